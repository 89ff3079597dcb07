//! What an option leads to at once, as far as the player can know it: what it costs now, what it brings, and what is left.
//! It is tried out on a copy. If chance was asked, or the player has seen something new, nothing is told.

use quarterdeck_runtime::seen::Figure;
use quarterdeck_runtime::telling::Phrase;
use quarterdeck_runtime::{Snapshot, Speaker, Table};

/// A number of the player before and after.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// Its stable id.
    pub id: Phrase,
    /// Its name.
    pub name: Phrase,
    /// How much it was.
    pub before: i32,
    /// How much it will be.
    pub after: i32,
}

impl Change {
    /// By how much, with its sign.
    pub fn signed(&self) -> String {
        let by = self.after - self.before;
        if by < 0 { format!("−{}", -by) } else { format!("+{by}") }
    }
}

/// How often chance was asked so far.
fn rolls(state: &Snapshot) -> Option<u64> {
    serde_json::to_value(state).ok()?.get("rolls")?.as_u64()
}

/// What the player's resources and shown numbers become by an option.
pub fn preview(table: &Table, seat: u8, language: &str, option: usize) -> Vec<Change> {
    let before = table.now();
    let mut after = before.clone();
    after.forget_seen();
    if after.choose(option).is_err() || after.forget_seen().has(seat) {
        return Vec::new();
    }
    let figures = |matched| -> Vec<Figure> {
        let view = Speaker::new(matched, Some(seat), &table.names, language).view(usize::MAX);
        let own = view.players.into_iter().find(|player| player.seat == seat);
        let own = own.into_iter().flat_map(|own| own.resources.into_iter().chain(own.queries).chain(own.counters));
        own.filter(|figure| figure.word.is_none()).collect()
    };
    let (old, new) = (figures(before), figures(&after));
    let changes: Vec<Change> = (old.iter())
        .filter_map(|figure| {
            let later = new.iter().find(|later| later.id == figure.id)?;
            let (before, after) = (figure.value?, later.value?);
            (before != after).then(|| Change { id: figure.id.clone(), name: figure.name.clone(), before, after })
        })
        .collect();
    // Only now, for it takes longest.
    if changes.is_empty() || rolls(before.snapshot()) != rolls(after.snapshot()) {
        return Vec::new();
    }
    changes
}
