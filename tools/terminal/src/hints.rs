//! The first match points out what is new: when something happens for the first time of which the packs say how it is
//! played, their sentence follows it in the log. Each is told once, and whoever wants none is told none.

use crate::app::App;
use crate::log::{Entry, Kind};

/// How a game is played, in one language.
#[derive(Clone, Debug, Default)]
pub struct Howto {
    /// The language.
    pub language: String,
    /// The whole page.
    pub text: String,
    /// Sentences by the word that they stress.
    pub hints: Vec<(String, String)>,
}

impl App<'_> {
    /// Points out what is new in what has happened since a line of the log.
    pub(crate) fn point_out(&mut self, from: usize) {
        let Some(mut hinted) = self.session.keeper.hinted() else { return };
        let own = self.session.howto.iter().find(|howto| howto.language == self.session.language);
        let Some(own) = own.filter(|own| !own.hints.is_empty()) else { return };
        let game = &self.session.table.game().id;
        for at in from..self.record.entries.len() {
            let told = self.record.entries[at].text.to_lowercase();
            let is_new = |word: &str| !hinted.contains(&format!("{game}:{word}"));
            let found = own.hints.iter().find(|(word, _)| told.contains(word.as_str()) && is_new(word));
            if let Some((word, sentence)) = found.filter(|_| self.record.entries[at].kind == Kind::Plain) {
                let event = self.record.entries[at].event;
                self.record.entries.insert(at + 1, Entry { event, text: sentence.clone(), kind: Kind::Hint });
                hinted.push(format!("{game}:{word}"));
                self.session.keeper.learn(Some(&hinted));
                // One at a time can be read.
                return;
            }
        }
    }

    /// Wants hints, or none any more.
    pub(crate) fn turn_hints(&mut self) {
        let on = self.session.keeper.hinted().is_none();
        self.session.keeper.learn(on.then_some(&[][..]));
        self.status = self.plain(if on { "hints-on" } else { "hints-off" });
    }
}
