//! Why a line does not hold: which triggers heard what happened, which kept silent and because of what, which deeds
//! were left out, and of what a number is made.

use quarterdeck_dsl::describe::{self, Scoped};
use quarterdeck_dsl::evaluate;
use quarterdeck_dsl::explain::{self, Part};
use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::tree::{CardAt, Condition, Context, Thing};
use quarterdeck_dsl::vocabulary::QueryId;
use quarterdeck_runtime::definitions::{ChangeDef, Sentence, Spread, TriggerId, What, Whose};
use quarterdeck_runtime::position::{Came, Note, Noted, Position};
use quarterdeck_runtime::telling::Words;
use quarterdeck_runtime::{Game, Match};

/// Speaks of a match to an author, who may know everything.
pub(crate) struct Why<'w> {
    pub playing: &'w Match,
    pub players: &'w [String],
}

impl Why<'_> {
    /// Everything that heard what happened since an event, or could have: what kept silent first.
    pub fn heard(&self, since: usize) -> Vec<String> {
        let notes = self.playing.notes();
        let (mut silent, mut left_out, mut others, mut done) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        for note in notes {
            let name = self.name(note);
            match (&note.came, note.what) {
                (Came::Silent(state), Noted::Trigger(id)) => {
                    let condition = self.game().triggers[usize::from(id)].condition.as_ref();
                    let position = Position::new(self.game(), state);
                    silent.push(format!(
                        "{name} and keeps silent: {}",
                        self.failing(&position, condition, &note.context)
                    ));
                }
                (Came::Silent(state), Noted::Deed(effect, deed)) => {
                    let deed = &self.game().effects[usize::from(effect)][usize::from(deed)];
                    let position = Position::new(self.game(), state);
                    let why = self.failing(&position, deed.condition.as_ref(), &note.context);
                    left_out.push(format!("{name} leaves out{}: {why}", self.deed(&deed.what)));
                }
                (Came::NotTheirs, _) => others.push(format!("{name}, but {}", self.whose(note))),
                (Came::Done(_), Noted::Trigger(_)) => done.push(format!("{name} and acts")),
                (Came::Done(_), Noted::Deed(..)) => {}
            }
        }
        let apart = self.out_of_reach(since, notes);
        counted([silent, left_out, others, apart, done].concat())
    }

    /// Of what a named number is made, and which changes do not apply.
    pub fn query(&self, query: QueryId, thing: Thing, asker: u8) -> Vec<String> {
        let game = self.game();
        let position = self.playing.position();
        let definition = &game.queries[usize::from(query)];
        let context = Context { you: asker, they: asker, it: thing, ..Context::default() };
        let name = definition.name.replace('_', " ");
        let mut told = vec![format!("{name} begins with {}", evaluate::number(&definition.base, &context, &position))];
        let mut apart = Vec::new();
        for change in &definition.changes {
            told.push(self.change(&position, change, &context, "a rule"));
        }
        for card in CardAt::all(position.cards()) {
            let changes = position.family(card).changes.iter().filter(|change| change.query == query);
            for change in changes {
                let (id, place) = (position.card_id(card), self.place(&position, card));
                if position.held_zones(asker).contains(&position.zone_of(position.whole(card))) {
                    let context = Context { this: Thing::Card(position.whole(card)), ..context };
                    told.push(self.change(&position, change, &context, &format!("`{id}` in {place}")));
                } else if self.lies_about(&position, card) {
                    apart.push(format!("`{id}` in {place} would change it, but is not held by {}", self.player(asker)));
                }
            }
        }
        told.extend(apart);
        counted(told)
    }

    fn change(&self, position: &Position<'_>, change: &ChangeDef, context: &Context, who: &str) -> String {
        let holds = change.condition.as_ref().is_none_or(|condition| evaluate::holds(condition, context, position));
        if holds {
            return format!("{who} changes it by {}", evaluate::number(&change.by, context, position));
        }
        format!("{who} does not change it: {}", self.failing(position, change.condition.as_ref(), context))
    }

    fn game(&self) -> &Game {
        self.playing.game()
    }

    fn player(&self, seat: u8) -> &str {
        self.players.get(usize::from(seat)).map_or("nobody", String::as_str)
    }

    /// What came into question: a card and what it hears, a rule, or what a deed belongs to.
    fn name(&self, note: &Note) -> String {
        let game = self.game();
        match note.what {
            Noted::Trigger(id) => {
                let trigger = &game.triggers[usize::from(id)];
                let heard = game.heard_name(trigger.heard).replace('_', " ");
                match (trigger.bearer, note.context.this) {
                    (Some(_), Thing::Card(card)) => {
                        let position = self.playing.position();
                        format!("`{}` of {} hears `{heard}`", position.card_id(card), self.player(note.context.you))
                    }
                    _ => format!("a rule hears `{heard}` ({})", self.player(note.context.you)),
                }
            }
            Noted::Deed(effect, _) => game.owner(effect).0,
        }
    }

    fn whose(&self, note: &Note) -> String {
        let Noted::Trigger(id) = note.what else {
            return String::new();
        };
        let you = self.player(note.context.you);
        match self.game().triggers[usize::from(id)].whose {
            Whose::Others => format!("minds only what others than {you} do"),
            Whose::Yours | Whose::Anyone => format!("minds only what happens to {you}"),
        }
    }

    /// A deed in words, if it is a sentence.
    fn deed(&self, what: &What) -> String {
        match what {
            What::Do(instruction) => {
                let game = self.game();
                let words = Words { locales: &game.locales, language: "en" };
                let lexicon = Scoped { lexicon: &words, scope: instruction.scope() };
                let told = describe::instruction(instruction, &game.vocabulary, &lexicon);
                format!(" “{told}”")
            }
            _ => " a deed".into(),
        }
    }

    /// The parts of a condition that did not hold, with their values.
    fn failing(&self, position: &Position<'_>, condition: Option<&Sentence<Condition>>, context: &Context) -> String {
        let Some(condition) = condition else {
            return "its condition does not hold".into();
        };
        let game = self.game();
        let words = Words { locales: &game.locales, language: "en" };
        let lexicon = Scoped { lexicon: &words, scope: condition.scope() };
        let part = explain::condition(condition, context, position, &game.vocabulary, &lexicon);
        let mut parts = Vec::new();
        unmet(&part, &mut parts);
        if parts.is_empty() {
            "its condition did not hold then".into()
        } else {
            format!("not so: {}", parts.join("; "))
        }
    }

    /// Cards that listen to what happened, but lie where nobody holds them, or are held by one whom it does not concern.
    fn out_of_reach(&self, since: usize, notes: &[Note]) -> Vec<String> {
        let game = self.game();
        let position = self.playing.position();
        let noted = |card: CardAt, id: TriggerId| {
            notes.iter().any(|note| note.what == Noted::Trigger(id) && note.context.this == Thing::Card(card))
        };
        let mut told = Vec::new();
        for event in &self.playing.events()[since..] {
            for heard in game.heard(event).into_iter().flatten() {
                for (family, id) in &game.listeners().of(heard).families {
                    let is = |card: &CardAt| position.printing(*card).family == *family;
                    let cards = CardAt::all(position.cards()).filter(is);
                    for card in cards.filter(|card| !noted(*card, *id) && self.lies_about(&position, *card)) {
                        let (name, place) = (position.card_id(card), self.place(&position, card));
                        let heard = game.heard_name(heard).replace('_', " ");
                        let holder = position.holder(card).filter(|seat| {
                            position.held_zones(*seat).contains(&position.zone_of(position.whole(card)))
                        });
                        told.push(match holder {
                            Some(seat) if seat != event.seat() => {
                                format!("`{name}` of {0} hears `{heard}` only if it happens to {0}", self.player(seat))
                            }
                            Some(_) => continue,
                            None => {
                                format!("`{name}` would hear `{heard}`, but lies in {place}, where it does not work")
                            }
                        });
                    }
                }
            }
        }
        told
    }

    /// Whether a card lies open somewhere on the table, so that an author may have thought that it works.
    fn lies_about(&self, position: &Position<'_>, card: CardAt) -> bool {
        let zone = position.zone_of(card);
        let known = !position.known_to(card).is_empty();
        known && matches!(self.game().layout.spread.get(usize::from(zone)), Some(Spread::Zone(..) | Spread::Place(..)))
    }

    fn place(&self, position: &Position<'_>, card: CardAt) -> String {
        let zone = position.zone_of(card);
        match self.game().layout.spread.get(usize::from(zone)) {
            None => "the box".into(),
            Some(Spread::Zone(_, Some(seat))) => {
                format!("{}'s {}", self.player(*seat), position.zone_id(zone).replace('_', " "))
            }
            Some(_) => position.zone_id(zone).replace('_', " "),
        }
    }
}

/// The innermost parts that do not hold.
fn unmet(part: &Part, told: &mut Vec<String>) {
    if part.met {
        return;
    }
    if !part.parts.is_empty() {
        part.parts.iter().for_each(|inner| unmet(inner, told));
        return;
    }
    let mut values: Vec<String> = part.values.iter().map(|(name, value)| format!("{name}: {value}")).collect();
    if let (true, Some(have)) = (values.is_empty(), part.have) {
        values.push(format!("now {have}"));
    }
    let line = if values.is_empty() { part.text.clone() } else { format!("{} ({})", part.text, values.join(", ")) };
    if !told.contains(&line) {
        told.push(line);
    }
}

/// Equal lines once, with how many there are.
fn counted(lines: Vec<String>) -> Vec<String> {
    let mut groups: Vec<(String, usize)> = Vec::new();
    for line in lines {
        match groups.iter_mut().find(|(known, _)| *known == line) {
            Some((_, count)) => *count += 1,
            None => groups.push((line, 1)),
        }
    }
    groups.into_iter().map(|(line, count)| if count == 1 { line } else { format!("{line} ({count} times)") }).collect()
}
