//! Decisions as numbers: an option has the same number wherever it is open. Each action has a block of numbers, one for
//! every combination of what can be chosen for it; offers, single things, answers to scripts and "enough" have theirs.
//!
//! Players and their zones are counted from who decides: a number means the same at every seat. A card is its look; one
//! that the player does not see, how many lie above it. Ways to pay for the same are counted as they are listed. Where a
//! block would be too large, what was chosen is folded into it; two options that meet there take the next free numbers,
//! so that the numbers of one decision always differ.

use std::collections::BTreeMap;

use quarterdeck_dsl::tree::{CardAt, SLOTS, Set, Source, Thing, ZoneAt};

use super::{Counted, above};
use crate::flow::action::{Choice, ChoiceKind};
use crate::game::{EffectId, Game, Spread, What};
use crate::hash::Fnv;
use crate::playing::Match;
use crate::state::Frame;

/// A block has at most so many numbers; above it, what was chosen is folded.
const ROOM: u32 = 4096;
/// So many ways to pay for the same have numbers of their own.
const WAYS: u32 = 8;
/// So many cards that are not seen have numbers by their place.
const UNSEEN: u32 = 16;
/// So many amounts, and answers to a script, have numbers of their own.
const AMOUNTS: u32 = 64;

/// Which things can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Domain {
    Cards,
    Zones,
    Players,
    Values,
    Amounts,
    Any,
}

/// The numbers of one action.
#[derive(Clone, Debug)]
struct Block {
    name: String,
    first: u32,
    size: u32,
    domains: Vec<Domain>,
    ways: u32,
    folded: bool,
}

/// How the decisions of a game are numbered.
#[derive(Clone, Debug)]
pub struct Actions {
    counted: Counted,
    /// For each attribute the number of its first value, and how many there are.
    values: Vec<(u32, u32)>,
    blocks: Vec<Block>,
    /// Where the choices of each offer begin, and how many it has.
    offers: BTreeMap<(EffectId, u16), (u32, u32)>,
    /// A single thing; the numbers behind it: enough, and answers.
    pick: Block,
    stop: u32,
    answers: u32,
    size: u32,
}

impl Actions {
    pub(super) fn new(game: &Game, counted: Counted) -> Actions {
        let mut values = Vec::new();
        let mut next = 0;
        for attribute in &game.attributes {
            let many = if attribute.values.is_empty() { 16 } else { attribute.values.len() as u32 };
            values.push((next, many));
            next += many;
        }
        let empty = Block { name: String::new(), first: 0, size: 0, domains: vec![], ways: 1, folded: false };
        let mut actions = Actions {
            counted,
            values,
            blocks: Vec::new(),
            offers: BTreeMap::new(),
            pick: empty,
            stop: 0,
            answers: 0,
            size: 0,
        };
        for action in game.actions.unnoted() {
            let bearer = action.borne.then_some(Domain::Cards);
            let chosen = action.choose.iter().map(|(_, set)| domain(set));
            let ways = if action.requires.is_some() { WAYS } else { 1 };
            let block = actions.block(&action.name, bearer.into_iter().chain(chosen).collect(), ways);
            actions.blocks.push(block);
        }
        let mut picks = false;
        for (effect, deeds) in EffectId::all(game.effects.unnoted().len()).zip(game.effects.unnoted()) {
            for (at, deed) in deeds.iter().enumerate() {
                if let What::Offer(choices) = &deed.what {
                    actions.offers.insert((effect, at as u16), (actions.size, choices.len() as u32));
                    actions.size += choices.len() as u32;
                }
                picks |= !matches!(deed.what, What::Offer(_) | What::Perform(_));
            }
        }
        let domains = if picks { vec![Domain::Any] } else { Vec::new() };
        actions.pick = actions.block("pick", domains, 1);
        actions.stop = actions.size;
        actions.answers = actions.size + 1;
        actions.size += 1 + if game.scripts.is_empty() { 0 } else { AMOUNTS };
        actions
    }

    fn block(&mut self, name: &str, domains: Vec<Domain>, ways: u32) -> Block {
        let combinations = domains.iter().map(|domain| u64::from(self.width(*domain)));
        let whole = combinations.fold(1u64, u64::saturating_mul).saturating_mul(u64::from(ways));
        let folded = whole > u64::from(ROOM);
        let size = if folded { ROOM } else { whole as u32 };
        let first = self.size;
        self.size += size;
        Block { name: name.to_owned(), first, size, domains, ways, folded }
    }

    /// How many numbers there are: each is below this.
    pub fn size(&self) -> usize {
        self.size as usize
    }

    /// What every number stands for: the action and what is chosen, as far as that has a number of its own.
    pub fn name(&self, game: &Game, number: usize) -> Option<String> {
        let number = u32::try_from(number).ok().filter(|number| *number < self.size)?;
        if number == self.stop {
            return Some("stop".to_owned());
        }
        if number >= self.answers {
            return Some(format!("answer {}", number - self.answers));
        }
        for ((effect, deed), (first, many)) in &self.offers {
            if (*first..first + many).contains(&number) {
                let deed = &game.effects.unnoted()[usize::from(*effect)][usize::from(*deed)];
                let What::Offer(choices) = &deed.what else { continue };
                return choices.get((number - first) as usize).map(|choice| choice.name.clone());
            }
        }
        let within = |block: &&Block| (block.first..block.first + block.size).contains(&number);
        let block = self.blocks.iter().chain([&self.pick]).find(within)?;
        if block.folded {
            return Some(format!("{} #{}", block.name, number - block.first));
        }
        let mut rest = number - block.first;
        let way = rest % block.ways;
        rest /= block.ways;
        let mut things = Vec::new();
        for domain in block.domains.iter().rev() {
            things.push(self.thing_name(game, *domain, rest % self.width(*domain)));
            rest /= self.width(*domain);
        }
        things.push(block.name.clone());
        things.reverse();
        things.extend((way > 0).then(|| format!("#{}", way + 1)));
        Some(things.join(" "))
    }

    fn thing_name(&self, game: &Game, domain: Domain, code: u32) -> String {
        let looks = self.counted.looks.len() as u32;
        match domain {
            Domain::Cards if code < looks => game.printing_id(self.counted.looks[code as usize]).to_string(),
            Domain::Cards => format!("unseen {}", code - looks),
            Domain::Zones => format!("zone {code}"),
            Domain::Players => format!("player {code}"),
            Domain::Values => format!("value {code}"),
            Domain::Amounts => code.to_string(),
            Domain::Any => {
                let mut rest = code;
                for part in [Domain::Cards, Domain::Zones, Domain::Players, Domain::Values, Domain::Amounts] {
                    if rest < self.width(part) {
                        return self.thing_name(game, part, rest);
                    }
                    rest -= self.width(part);
                }
                code.to_string()
            }
        }
    }

    /// How many things there are of a kind.
    fn width(&self, domain: Domain) -> u32 {
        let looks = self.counted.looks.len() as u32;
        match domain {
            Domain::Cards => looks + UNSEEN,
            Domain::Zones => self.counted.zones as u32 + looks,
            Domain::Players => u32::from(self.counted.seats),
            Domain::Values => self.values.last().map_or(1, |(first, many)| first + many),
            Domain::Amounts => AMOUNTS,
            Domain::Any => [Domain::Cards, Domain::Zones, Domain::Players, Domain::Values, Domain::Amounts]
                .iter()
                .map(|part| self.width(*part))
                .sum(),
        }
    }

    /// The numbers of all options of the present decision, in their order.
    pub fn numbers(&self, matched: &Match, numbers: &mut Vec<u32>) {
        numbers.clear();
        let Some(seat) = matched.asked() else {
            return;
        };
        for choice in &matched.choices().list {
            let (first, size, code) = self.code(matched, choice, seat);
            let mut code = code % size.max(1);
            // Ways to pay for the same stand side by side; whatever still meets goes on to the next free number.
            let mut tries = 0;
            while numbers.contains(&(first + code)) && tries < size {
                code = (code + 1) % size;
                tries += 1;
            }
            numbers.push(first + code);
        }
    }

    /// The option of the present decision that has a number.
    pub fn option(&self, matched: &Match, number: u32) -> Option<usize> {
        let mut numbers = Vec::new();
        self.numbers(matched, &mut numbers);
        numbers.iter().position(|known| *known == number)
    }

    /// The block of an option and its number within: where it begins, its size, and the number.
    fn code(&self, matched: &Match, choice: &Choice, seat: u8) -> (u32, u32, u32) {
        match choice.kind {
            ChoiceKind::Action(id) => {
                let action = &matched.game().actions.unnoted()[usize::from(id)];
                let block = &self.blocks[usize::from(id)];
                let bearer = action.borne.then_some(choice.slots[SLOTS - 1]);
                let things = bearer.into_iter().chain(choice.slots[..action.choose.len()].iter().copied());
                self.combined(matched, block, things, seat)
            }
            ChoiceKind::Offer(at) => {
                let (first, many) = self.offer(matched).unwrap_or((self.stop, 1));
                (first, many, u32::from(at))
            }
            ChoiceKind::Pick(thing) => self.combined(matched, &self.pick, std::iter::once(thing), seat),
            ChoiceKind::Stop => (self.stop, 1, 0),
            ChoiceKind::Answer(at) => (self.answers, (self.size - self.answers).max(1), at),
        }
    }

    /// The offer that is open.
    fn offer(&self, matched: &Match) -> Option<(u32, u32)> {
        match matched.snapshot().stack.last()? {
            Frame::Effect(frame) => self.offers.get(&(frame.effect, frame.deed)).copied(),
            Frame::Phase(_) => None,
        }
    }

    fn combined(
        &self,
        matched: &Match,
        block: &Block,
        things: impl Iterator<Item = Thing>,
        seat: u8,
    ) -> (u32, u32, u32) {
        let mut code = 0u32;
        let mut hash = Fnv::default();
        for (thing, domain) in things.zip(&block.domains) {
            let thing = self.thing(matched, thing, *domain, seat);
            hash.write(&thing.to_le_bytes());
            code = code.wrapping_mul(self.width(*domain)).wrapping_add(thing % self.width(*domain));
        }
        let code = if block.folded { (hash.0 >> 20) as u32 % block.size.max(1) } else { code.wrapping_mul(block.ways) };
        (block.first, block.size, code)
    }

    /// The number of a thing among those of its kind.
    fn thing(&self, matched: &Match, thing: Thing, domain: Domain, seat: u8) -> u32 {
        if domain == Domain::Any {
            let parts = [Domain::Cards, Domain::Zones, Domain::Players, Domain::Values, Domain::Amounts];
            let own = kind_of(thing);
            let before = parts.iter().take_while(|part| Some(**part) != own).map(|part| self.width(*part)).sum::<u32>();
            return own.map_or(0, |own| before + self.thing(matched, thing, own, seat) % self.width(own));
        }
        match thing {
            Thing::Nothing => 0,
            Thing::Card(card) => self.card(matched, card, seat),
            Thing::Zone(zone) => self.zone(matched, zone, seat),
            Thing::Player(player) => u32::from(self.counted.relative(player, seat)),
            Thing::Value(attribute, value) => {
                let (first, many) = self.values.get(usize::from(attribute)).copied().unwrap_or((0, 1));
                first + value.rem_euclid(many.max(1) as i32) as u32
            }
            Thing::Amount(amount) => amount.rem_euclid(AMOUNTS as i32) as u32,
        }
    }

    fn card(&self, matched: &Match, card: CardAt, seat: u8) -> u32 {
        let position = matched.position();
        let seen = position.visible(card, Some(seat));
        let look = self.counted.look(position.printing_of(card)).filter(|_| seen);
        look.unwrap_or_else(|| self.counted.looks.len() as u32 + above(matched, card) as u32 % UNSEEN)
    }

    /// A zone, those of players counted from who decides; what lies under a card, by the card.
    fn zone(&self, matched: &Match, zone: ZoneAt, seat: u8) -> u32 {
        let layout = &matched.game().layout;
        match layout.spread.get(usize::from(zone)) {
            Some(Spread::Under(card)) => self.counted.zones as u32 + self.card(matched, *card, seat),
            Some(Spread::Zone(id, Some(owner))) => {
                let base = layout.zone_base[usize::from(*id)].index() as u32;
                base + u32::from(self.counted.relative(*owner, seat))
            }
            _ => zone.index() as u32,
        }
    }
}

/// Which things a selection is made of.
fn domain(set: &Set) -> Domain {
    match &set.source {
        Source::Player(_) | Source::Players(_) | Source::Opponents(_) | Source::Side(..) | Source::AnyOf(_) => {
            Domain::Players
        }
        Source::Zone(_) | Source::PlacesOf(_) | Source::Ends => Domain::Zones,
        Source::Values(..) => Domain::Values,
        Source::Amounts(..) => Domain::Amounts,
        Source::CardsIn(_) | Source::Held(_) | Source::HeldBySome(_) | Source::Everywhere => Domain::Cards,
        Source::Slot(_) | Source::Here => Domain::Any,
    }
}

fn kind_of(thing: Thing) -> Option<Domain> {
    match thing {
        Thing::Nothing => None,
        Thing::Card(_) => Some(Domain::Cards),
        Thing::Zone(_) => Some(Domain::Zones),
        Thing::Player(_) => Some(Domain::Players),
        Thing::Value(..) => Some(Domain::Values),
        Thing::Amount(_) => Some(Domain::Amounts),
    }
}
