//! Why something is not on offer: the first thing that stands in its way.

use quarterdeck_dsl::tree::{Context, SLOTS, Seat, Set, Source, Thing};
use quarterdeck_dsl::vocabulary::FamilyId;

use super::label::Named;
use super::narrate::capital;
use super::speaker::Speaker;
use crate::flow::action::ChoiceKind;
use crate::flow::legality::{Course, Hurdle};
use crate::game::{ActionDef, ActionId, OfferDef, PrintingId};
use crate::state::Status;
use crate::state::frame::UNLIMITED;
use crate::text::locale::Argument;
use crate::text::rules::CASES;
use crate::text::signs::nested_quotes;

/// What stands in the way of an action, from far to near.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Obstacle {
    /// The action is not part of this phase.
    Phase,
    /// The phase allows no more actions: taken and allowed.
    Limit(i16, i16),
    /// It was used already, or no card brings it.
    Used,
    /// There is nothing to choose.
    Nothing,
    /// The thing in question cannot be chosen.
    NotThere,
    /// Its condition does not hold.
    Condition,
    /// There is nowhere to go; which target.
    Target(usize),
    /// Not with this choice.
    Allowed,
    /// Something that the reader may not know.
    Hidden,
    /// It asks for more than there is.
    Missing,
    /// Nothing: it is on offer.
    Open,
}

/// An obstacle with the choice that comes up against it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    pub obstacle: Obstacle,
    pub action: ActionId,
    pub context: Context,
}

/// What the reader has in mind.
struct Wanted {
    /// Folded words.
    words: String,
    /// Printings that they name.
    cards: Vec<PrintingId>,
}

impl Speaker<'_> {
    /// Explains in words why what the reader has in mind is not on offer, or that it is.
    pub fn why(&self, words: &str) -> String {
        nested_quotes(&self.reason(words))
    }

    /// The actions of the present phase that are not on offer to the listener, each with the first thing that stands in
    /// its way; nothing if something else than an action is asked of the listener.
    pub fn closed(&self) -> Vec<(String, String)> {
        let Status::Action(seat) = self.known.status() else {
            return Vec::new();
        };
        let Some(frame) = self.known.phase_on_top().filter(|_| self.seat() == Some(seat)) else {
            return Vec::new();
        };
        let is_open = |id: ActionId| self.known.open().iter().any(|choice| choice.kind == ChoiceKind::Action(id));
        let free = Wanted { words: String::new(), cards: Vec::new() };
        let actions = self.game().phases[usize::from(frame.phase)].actions.iter().copied();
        let closed = actions.filter(|id| !is_open(*id)).map(|id| {
            let found = self.obstacle(id, &free, seat);
            let name = self.tongue().action_name(&self.game().actions[usize::from(id)]);
            let why = nested_quotes(&capital(&self.tell_obstacle(&found, &name, None)));
            (self.game().actions[usize::from(id)].name.clone(), why)
        });
        closed.collect()
    }

    fn reason(&self, words: &str) -> String {
        let wanted = Wanted { words: fold(words), cards: self.named_cards(words) };
        let Some(asked) = self.known.asked() else {
            return self.text("why-over", &[]);
        };
        if self.seat() != Some(asked) {
            return self.text("why-wait", &[("player", Argument::text(self.player(asked)))]);
        }
        for option in self.options() {
            if fold(&option.id) == wanted.words || fold(&option.label) == wanted.words {
                return self.text("why-open", &[("label", Argument::text(option.label))]);
            }
        }
        if let Some(told) = self.why_offer(&wanted.words) {
            return told;
        }
        let actions: Vec<ActionId> = self.named_actions(&wanted);
        let unknown = || self.text("why-unknown", &[("words", Argument::text(words.to_owned()))]);
        if wanted.cards.is_empty() && actions.is_empty() {
            return unknown();
        }
        if let Some(stranger) = self.stranger(&wanted).or_else(|| self.strange_id(words)) {
            return self.text("why-unknown", &[("words", Argument::text(stranger))]);
        }
        let Status::Action(seat) = self.known.status() else {
            return self.text("why-decide-first", &[("prompt", Argument::text(self.prompt()))]);
        };
        let mut best: Option<Found> = None;
        for action in actions {
            let definition = &self.game().actions[usize::from(action)];
            if !wanted.cards.is_empty() && !wanted.cards.iter().any(|card| self.slot_for(definition, *card).is_some()) {
                continue;
            }
            let found = self.obstacle(action, &wanted, seat);
            if best.is_none_or(|known| found.obstacle > known.obstacle) {
                best = Some(found);
            }
        }
        let family = |card: &PrintingId| self.game().printings[usize::from(*card)].family;
        let named = match wanted.cards.as_slice() {
            [] => None,
            [only] => Some(Named { card: *only, family: false }),
            [first, others @ ..] => {
                others.iter().all(|card| family(card) == family(first)).then_some(Named { card: *first, family: true })
            }
        };
        let wish = named.map_or_else(|| words.to_owned(), |named| self.named_in(named, ""));
        match best {
            Some(found) => capital(&self.tell_obstacle(&found, &wish, named)),
            None if wanted.cards.is_empty() => unknown(),
            // What a card brings is there for whoever has it; before that there is nothing to choose.
            None if wanted.cards.iter().any(|card| self.works(family(card))) => self.text("why-brings", &[]),
            None => self.text("why-unused", &[]),
        }
    }

    /// Whether a card does something for whoever has it.
    fn works(&self, family: FamilyId) -> bool {
        let family = &self.game().families[usize::from(family)];
        !(family.actions.is_empty() && family.changes.is_empty() && family.triggers.is_empty())
    }

    /// What stands in the way of an action with what is wanted.
    fn obstacle(&self, id: ActionId, wanted: &Wanted, seat: Seat) -> Found {
        let action = &self.game().actions[usize::from(id)];
        let context = Context { you: seat, they: seat, ..Context::default() };
        if !action.borne {
            return self.obstacle_from(id, wanted, context);
        }
        // The card that comes closest is told of.
        let mut best = Found { obstacle: Obstacle::Used, action: id, context };
        for context in self.known.bearers(id, seat) {
            let found = self.obstacle_from(id, wanted, context);
            if found.obstacle > best.obstacle || found.obstacle <= Obstacle::Limit(i16::MAX, i16::MAX) {
                best = found;
            }
        }
        best
    }

    /// The same for one card that brings the action, or for the player.
    fn obstacle_from(&self, id: ActionId, wanted: &Wanted, mut context: Context) -> Found {
        let action = &self.game().actions[usize::from(id)];
        let at = |obstacle, context| Found { obstacle, action: id, context };
        let Some(frame) = self.known.phase_on_top() else {
            return at(Obstacle::Phase, context);
        };
        if !self.game().phases[usize::from(frame.phase)].actions.contains(&id) {
            return at(Obstacle::Phase, context);
        }
        if frame.limit != UNLIMITED && action.uses > frame.limit - frame.used {
            return at(Obstacle::Limit(frame.used, frame.limit), context);
        }
        if self.known.used_up(action, context.you) {
            return at(Obstacle::Used, context);
        }
        // What the reader cannot know is taken as given, as long as something else stands in the way.
        let Some(courses) = self.known.courses(id, &context) else {
            return at(Obstacle::Hidden, context);
        };
        if let [(_, Course::Fell(Hurdle::Condition))] = courses[..] {
            return at(Obstacle::Condition, context);
        }
        let is_whole = |course: &Course| !matches!(course, Course::Fell(Hurdle::Nothing(_)));
        // Which of the choices the words speak of; the others are free.
        let mut named = [false; SLOTS];
        let mut places = Vec::new();
        for (context, _) in courses.iter().filter(|(_, course)| is_whole(course)) {
            for (named, thing) in named.iter_mut().zip(&context.slots[..action.choose.len()]) {
                if self.meant(*thing, wanted) {
                    *named = true;
                    places.extend(self.place_names(*thing));
                }
            }
        }
        if !courses.iter().any(|(_, course)| is_whole(course)) {
            return at(Obstacle::Nothing, context);
        }
        if !wanted.cards.is_empty() && !named.contains(&true) || self.strays(wanted, &places) {
            return at(Obstacle::NotThere, context);
        }
        let fits = |slots: &[Thing; SLOTS]| {
            named.iter().zip(slots).all(|(named, thing)| !*named || self.meant(*thing, wanted))
        };
        let mut open = self.known.open().iter();
        if let Some(choice) = open.find(|choice| choice.kind == ChoiceKind::Action(id) && fits(&choice.slots)) {
            context.slots = choice.slots;
            return at(Obstacle::Open, context);
        }
        let mut nearest = at(Obstacle::NotThere, context);
        for (context, course) in courses.into_iter().filter(|(context, _)| fits(&context.slots)) {
            let reached = self.reached(action, &context, course);
            if reached > nearest.obstacle {
                nearest = at(reached, context);
            }
        }
        nearest
    }

    /// Whether the words speak of a thing. What the reader may not see has no name but its place.
    fn meant(&self, thing: Thing, wanted: &Wanted) -> bool {
        match thing {
            Thing::Card(card) if self.known.is_piece(card) => {
                self.meant(Thing::Zone(self.known.place_of(card)), wanted)
            }
            Thing::Card(card) => match self.known.printing(card) {
                Some(printing) => wanted.cards.contains(&printing),
                None => contains_words(&wanted.words, &fold(&self.known.thing_id(thing))),
            },
            Thing::Zone(_) => self.place_names(thing).iter().any(|name| contains_words(&wanted.words, name)),
            Thing::Player(seat) => contains_words(&wanted.words, &fold(&self.player(seat))),
            Thing::Value(attribute, value) => {
                contains_words(&wanted.words, &fold(&self.tongue().value(attribute, value)))
            }
            Thing::Amount(amount) => contains_words(&wanted.words, &amount.to_string()),
            Thing::Nothing => false,
        }
    }

    /// What a place, or where a piece stands, is called.
    fn place_names(&self, thing: Thing) -> Vec<String> {
        let zone = match thing {
            Thing::Zone(zone) => zone,
            Thing::Card(card) if self.known.is_piece(card) => self.known.place_of(card),
            _ => return Vec::new(),
        };
        vec![fold(&self.known.zone_id(zone)), fold(&self.zone(zone)).trim_start_matches("the ").to_owned()]
    }

    /// Whether the words name a place that is not among what can be chosen.
    fn strays(&self, wanted: &Wanted, places: &[String]) -> bool {
        let game = self.game();
        let mut known = places.to_vec();
        for card in &wanted.cards {
            known.push(fold(&self.printing(*card)));
            known.push(fold(game.printing_id(*card)));
        }
        let is_place = |word: &str| {
            word.parse::<usize>().is_ok()
                || game.zones.iter().any(|zone| fold(&zone.name) == word || fold(&self.word(&zone.name)) == word)
        };
        wanted.words.split(' ').any(|word| is_place(word) && !known.iter().any(|name| contains_words(name, word)))
    }

    /// The choice of an action in which such cards are chosen, wherever they lie.
    pub(super) fn slot_for(&self, action: &ActionDef, printing: PrintingId) -> Option<usize> {
        let seat = self.seat().unwrap_or_default();
        let context = Context { you: seat, they: seat, ..Context::default() };
        let of_cards = |source: &Source| {
            matches!(
                source,
                Source::Slot(_) | Source::CardsIn(_) | Source::Held(_) | Source::HeldBySome(_) | Source::Everywhere
            )
        };
        let fits = |set: &Set| of_cards(&set.source) && self.known.is_such(printing, &set.tests, &context);
        action.choose.iter().position(|(_, set)| fits(set))
    }

    /// A word that nothing in this game is called. If no card is named beside it, it is what the reader asks about, and what
    /// is known of the action alone would be the answer to another question.
    fn stranger(&self, wanted: &Wanted) -> Option<String> {
        if !wanted.cards.is_empty() {
            return None;
        }
        strange_word(&wanted.words, 3, &self.called())
    }

    /// A word beside the name of a card that is no name of anything: another card is meant, which is not in this game.
    pub fn is_of_another(&self, words: &str) -> bool {
        let mut known = self.called();
        for at in PrintingId::all(self.game().printings.len()) {
            let family = &self.game().families[usize::from(self.game().printings[usize::from(at)].family)].name;
            known.extend([fold(&self.printing(at)), fold(&self.word(family))]);
            let cases = CASES.iter().filter(|case| self.tongue().form_if(family, case).is_some());
            known.extend(cases.map(|case| fold(&self.tongue().printing_in(at, case))));
        }
        // Shorter words are articles and the like.
        self.strange_id(words).is_some() || strange_word(&fold(words), 4, &known).is_some()
    }

    /// What is written like an id, and is none: the name of a card that stands in it is not what is meant.
    fn strange_id(&self, words: &str) -> Option<String> {
        let mut ids = words.split_whitespace().filter(|word| word.contains('_')).peekable();
        ids.peek()?;
        let mut known = self.called();
        known.extend(PrintingId::all(self.game().printings.len()).map(|at| fold(self.game().printing_id(at))));
        ids.find(|id| !known.iter().any(|name| contains_words(name, &fold(id)))).map(str::to_owned)
    }

    /// All names in this game, but for those of cards in the words of the reader.
    fn called(&self) -> Vec<String> {
        let game = self.game();
        let mut known: Vec<String> = self.options().into_iter().flat_map(|open| [open.id, open.label]).collect();
        for action in game.actions.iter() {
            known.extend([action.name.clone(), self.tongue().action_name(action)]);
        }
        let names = game.zones.iter().map(|zone| &zone.name).chain(game.boards.iter().map(|board| &board.name));
        let names = names.chain(game.kinds.iter().map(|kind| &kind.name));
        let names = names.chain(game.attributes.iter().flat_map(|attribute| &attribute.values));
        let names = names.chain(game.resources.iter().map(|resource| &resource.name));
        for name in names {
            known.extend([name.clone(), self.word(name).to_string()]);
            known.extend(CASES.iter().chain(&["one", "other"]).filter_map(|case| self.tongue().form_if(name, case)));
        }
        known.extend(game.families.iter().map(|family| family.name.clone()));
        known.extend((0..self.known.seats()).map(|seat| self.player(seat)));
        known.iter().map(|text| fold(text)).collect()
    }

    /// What stands in the way of a choice that fared so.
    fn reached(&self, action: &ActionDef, context: &Context, course: Course) -> Obstacle {
        match course {
            Course::Fell(Hurdle::Condition) => Obstacle::Condition,
            Course::Fell(Hurdle::Nothing(_)) => Obstacle::Nothing,
            Course::Fell(Hurdle::Target(at)) => Obstacle::Target(at),
            Course::Fell(Hurdle::Allowed) => Obstacle::Allowed,
            Course::Clear | Course::Doubtful => match self.known.asked_for(action, context) {
                Some(Some(_)) => Obstacle::Missing,
                Some(None) if course == Course::Clear => Obstacle::Open,
                Some(None) | None => Obstacle::Hidden,
            },
        }
    }

    /// Why a choice of the present offer is not open.
    fn why_offer(&self, words: &str) -> Option<String> {
        let (offers, context) = self.known.offers()?;
        let named = |(_, offer): &(usize, &OfferDef)| {
            let label = fold(&self.offer_outline(offer, context));
            contains_words(words, &fold(&offer.name)) || label.split(' ').next() == words.split(' ').next()
        };
        let (at, offer) = offers.iter().enumerate().find(named)?;
        let is_this = |kind: ChoiceKind| matches!(kind, ChoiceKind::Offer(open) if usize::from(open) == at);
        let open = self.known.open().iter().any(|choice| is_this(choice.kind));
        Some(capital(&self.tell_offer(offer, context, open)))
    }

    /// Printings that the words name, by their name in any form the table shows.
    pub fn named_cards(&self, words: &str) -> Vec<PrintingId> {
        let wanted = fold(words);
        let game = self.game();
        let (mut exact, mut loose) = (Vec::new(), Vec::new());
        for at in PrintingId::all(game.printings.len()) {
            let family = &game.families[usize::from(game.printings[usize::from(at)].family)].name;
            let name = self.printing(at);
            let mut full = vec![fold(&name), fold(game.printing_id(at))];
            // Labels name cards in other forms, and people repeat them.
            let declined = CASES.iter().skip(1).filter(|case| self.tongue().form_if(family, case).is_some());
            full.extend(declined.map(|case| fold(&self.tongue().printing_in(at, case))));
            // What stands in brackets tells like cards apart; people leave it out.
            let bare = name.split(" (").next().map(fold).unwrap_or_default();
            let short = [fold(&self.word(family)), fold(family), bare];
            if let Some(full) = full.iter().find(|full| contains_words(&wanted, full)) {
                exact.push((full.len(), at));
            } else if let Some(length) = longest(short.iter().filter(|name| contains_words(&wanted, name))) {
                loose.push((length, at));
            }
        }
        // A longer name can hold a shorter one: the longest name that fits is meant, a full one rather than another.
        let most = exact.iter().chain(&loose).map(|(length, _)| *length).max();
        let of = |found: Vec<(usize, PrintingId)>| -> Vec<PrintingId> {
            found.into_iter().filter(|(length, _)| Some(*length) == most).map(|(_, at)| at).collect()
        };
        let exact = of(exact);
        if exact.is_empty() { of(loose) } else { exact }
    }

    fn named_actions(&self, wanted: &Wanted) -> Vec<ActionId> {
        let game = self.game();
        let verb = wanted.words.split(' ').next().unwrap_or("");
        let found: Vec<ActionId> = ActionId::all(game.actions.len())
            .filter(|id| {
                let action = &game.actions[usize::from(*id)];
                let name = fold(&self.tongue().action_name(action));
                contains_words(&wanted.words, &fold(&action.name))
                    || !verb.is_empty() && name.split(' ').next() == Some(verb)
            })
            .collect();
        if found.is_empty() && !wanted.cards.is_empty() {
            return ActionId::all(game.actions.len())
                .filter(|id| !game.actions[usize::from(*id)].choose.is_empty())
                .collect();
        }
        found
    }
}

/// The first word of so many letters that stands in none of the names.
fn strange_word(words: &str, letters: usize, known: &[String]) -> Option<String> {
    let is_known = |word: &str| known.iter().any(|text| contains_words(text, word));
    let is_name = |word: &&str| word.chars().count() >= letters && word.chars().all(char::is_alphabetic);
    words.split(' ').filter(is_name).find(|word| !is_known(word)).map(str::to_owned)
}

fn longest<'n>(names: impl Iterator<Item = &'n String>) -> Option<usize> {
    names.map(String::len).max()
}

/// Lower case, single blanks, no punctuation.
pub fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    let mut gap = false;
    for sign in text.chars() {
        let sign = match sign {
            '’' => '\'',
            '−' => '-',
            '_' | '…' | '«' | '»' | '“' | '”' | '"' | '(' | ')' | ':' | ',' | '→' => ' ',
            other => other,
        };
        if sign.is_whitespace() {
            gap = !folded.is_empty();
            continue;
        }
        if std::mem::take(&mut gap) {
            folded.push(' ');
        }
        folded.extend(sign.to_lowercase());
    }
    folded
}

/// Whether whole words stand in a text.
fn contains_words(text: &str, words: &str) -> bool {
    if words.is_empty() {
        return false;
    }
    let is_end = |sign: Option<&u8>| sign.is_none_or(|sign| *sign == b' ');
    let mut from = 0;
    while let Some(at) = text[from..].find(words).map(|at| from + at) {
        let before = at.checked_sub(1).and_then(|before| text.as_bytes().get(before));
        if is_end(before) && is_end(text.as_bytes().get(at + words.len())) {
            return true;
        }
        from = at + text[at..].chars().next().map_or(1, char::len_utf8);
    }
    false
}

#[cfg(test)]
mod tests {
    use super::{contains_words, fold};

    #[test]
    fn words_stand_in_a_text_as_a_whole() {
        for (text, words, stand) in [
            ("red cat", "red", true),
            ("red cat", "cat", true),
            ("red cat", "re", false),
            ("red cat", "at", false),
            ("xa a a", "a a", true),
            ("яблоко ябл", "ябл", true),
            ("яблоко", "ябл", false),
            ("red", "", false),
        ] {
            assert_eq!(contains_words(text, words), stand, "`{words}` in `{text}`");
        }
    }

    #[test]
    fn what_is_written_otherwise_is_folded_alike() {
        assert_eq!(fold("  Red_Cat (“blue”): −2…  "), "red cat blue -2");
        assert_eq!(fold("ЁЖ’и"), "ёж'и");
    }
}
