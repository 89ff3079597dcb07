//! In which definitions two compiled games differ, and which definitions of a game were read: a match that read none of those in which
//! another game differs goes on in the other game as it did in this one.

use super::definition::{ActionDef, FamilyDef, Game, PhaseDef, PrintingDef, QueryDef, TriggerDef};
use super::effect::{Deed, What};
use super::noted::{Noted, Shape};
use super::plan::Program;
use super::story::{BeatDef, ChapterDef, StoryDef};
use crate::readers::{read_as, shared};
use crate::text::glossary::Glossaries;

/// One definition of a game: an effect, a trigger, an action, a phase, a query, a family, a beat, a value that is printed on a card, or
/// who hears a kind of event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Part {
    list: u8,
    at: usize,
}

/// What differs between two games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Difference {
    /// Nothing that a match could depend on.
    Nothing,
    /// Only these definitions.
    Parts(Vec<Part>),
    /// Something that any match may depend on.
    Anything,
}

/// The numbers of the lists; behind them come the lists of who hears what.
const EFFECTS: u8 = 0;
const TRIGGERS: u8 = 1;
const ACTIONS: u8 = 2;
const PHASES: u8 = 3;
const QUERIES: u8 = 4;
const FAMILIES: u8 = 5;
const BEATS: u8 = 6;
const VALUES: u8 = 7;
const LISTENERS: u8 = 8;

/// Of the values of a printing so many are told apart.
const MARKS: usize = 64;

impl Game {
    /// From now on it is noted which definitions are read, and by whom. Texts that were made before are made anew, so that what they are
    /// made of is read again.
    pub fn note_reading(&mut self) {
        self.effects.note();
        self.triggers.note();
        self.actions.note();
        self.phases.note();
        self.queries.note();
        self.families.note();
        if let Some(story) = &mut self.story {
            story.beats.note();
        }
        self.note_values();
        self.programs.note();
        self.glossaries = Glossaries::new(self.locales.languages(), self.printings.len());
    }

    /// From now on this thread reads as this one of [`READERS`], as if it had read nothing. Matches of several threads can so be played at
    /// the same time.
    pub fn begin_reading(&self, reader: usize) {
        read_as(reader);
        self.effects.forget();
        self.triggers.forget();
        self.actions.forget();
        self.phases.forget();
        self.queries.forget();
        self.families.forget();
        if let Some(story) = &self.story {
            story.beats.forget();
        }
        self.printings.iter().for_each(|printing| printing.values.forget());
        self.programs.each(Program::forget_reading);
        self.glossaries.forget();
    }

    /// The definitions that this thread's reader has read since then, in order. Who asks for a text that is made once for all reads what any
    /// such text is made of.
    pub fn parts_read(&self) -> Vec<Part> {
        let mut parts = self.own_parts_read();
        // Whoever asks for a text notes for himself which values it tells.
        add_values(self.printings.iter().map(|printing| printing.values.read()), &mut parts);
        if self.glossaries.are_read() {
            parts.extend(shared(|| self.own_parts_read()));
        }
        parts.sort_unstable();
        parts.dedup();
        parts
    }

    fn own_parts_read(&self) -> Vec<Part> {
        let mut parts = Vec::new();
        let mut add = |list: u8, read: &mut dyn Iterator<Item = usize>| {
            parts.extend(read.map(|at| Part { list, at }));
        };
        add(EFFECTS, &mut self.effects.read());
        add(TRIGGERS, &mut self.triggers.read());
        add(ACTIONS, &mut self.actions.read());
        add(PHASES, &mut self.phases.read());
        add(QUERIES, &mut self.queries.read());
        add(FAMILIES, &mut self.families.read());
        if let Some(story) = &self.story {
            add(BEATS, &mut story.beats.read());
        }
        self.programs.each(|program| {
            add(EFFECTS, &mut program.effects.read());
            add(TRIGGERS, &mut program.triggers.read());
            add(ACTIONS, &mut program.actions.read());
            add(PHASES, &mut program.phases.read());
            add(QUERIES, &mut program.queries.read());
            add(FAMILIES, &mut program.changes.read());
            for (list, table) in (LISTENERS..).zip(program.listeners.tables()) {
                add(list, &mut table.read());
            }
        });
        parts
    }

    /// In what the rules of another game differ from these. Texts, what bots value and where things are written are no rules.
    pub fn difference(&self, other: &Game) -> Difference {
        let Game {
            id,
            packs: _,
            heads,
            players,
            refusals,
            left_out,
            options,
            vocabulary,
            kinds,
            attributes,
            resources,
            zones,
            boards,
            counters,
            events,
            queries,
            phases,
            actions,
            families,
            printings,
            print,
            // Made of the printings.
            values: _,
            effects,
            triggers,
            scripts,
            script_files,
            setup,
            root,
            finish,
            teams,
            bot: _,
            drawing,
            story,
            words,
            layout,
            locales: _,
            glossaries: _,
            provenance: _,
            hooks: _,
            places: _,
            unspoken: _,
            own_texts: _,
            // Made of all these.
            programs: _,
            names: _,
        } = self;
        let script = |other: &Game| -> Vec<_> {
            other.scripts.iter().map(|script| (script.file, script.function.clone())).collect()
        };
        let settings = (id, heads, players, refusals, left_out, options)
            == (&other.id, &other.heads, &other.players, &other.refusals, &other.left_out, &other.options);
        let names = (vocabulary, kinds, attributes, events, words)
            == (&other.vocabulary, &other.kinds, &other.attributes, &other.events, &other.words);
        let table = (resources, zones, boards, counters, layout)
            == (&other.resources, &other.zones, &other.boards, &other.counters, &other.layout);
        let cards = printings.len() == other.printings.len()
            && printings.iter().zip(&other.printings).all(|(one, other)| one.frame_is(other))
            && *print == other.print;
        let flow = (setup, root, finish, teams, drawing)
            == (&other.setup, &other.root, &other.finish, &other.teams, &other.drawing);
        let scripted = *script_files == other.script_files && (scripts.is_empty() || script(self) == script(other));
        let (listeners, heard) = (&self.program().listeners, &other.program().listeners);
        if !(settings && names && table && cards && flow && scripted && listeners.alike(heard)) {
            return Difference::Anything;
        }
        let mut parts = Some(Vec::new());
        compare(EFFECTS, effects, &other.effects, &mut parts);
        compare(TRIGGERS, triggers, &other.triggers, &mut parts);
        compare(ACTIONS, actions, &other.actions, &mut parts);
        compare(PHASES, phases, &other.phases, &mut parts);
        compare(QUERIES, queries, &other.queries, &mut parts);
        compare(FAMILIES, families, &other.families, &mut parts);
        match (story, &other.story) {
            (Some(story), Some(other)) if story.frame_is(other) => {
                compare(BEATS, &story.beats, &other.beats, &mut parts);
            }
            (None, None) => {}
            _ => parts = None,
        }
        for (list, (one, other)) in (LISTENERS..).zip(listeners.tables().iter().zip(heard.tables())) {
            compare(list, one, other, &mut parts);
        }
        let values = || printings.iter().zip(&other.printings).map(|(one, other)| one.values.differing(&other.values));
        if values().any(|marks| marks != 0) {
            // What tests ask of print is looked up in plans.
            compare_plans(self.program(), other.program(), &mut parts);
            if let Some(found) = &mut parts {
                add_values(values(), found);
            }
        }
        match parts {
            Some(parts) if parts.is_empty() => Difference::Nothing,
            Some(parts) => Difference::Parts(parts),
            None => Difference::Anything,
        }
    }
}

/// Adds the places where two lists differ; nothing is left to add to if they differ in more than single definitions.
fn compare<T: Shape>(list: u8, one: &Noted<T>, other: &Noted<T>, parts: &mut Option<Vec<Part>>) {
    let Some(found) = parts else {
        return;
    };
    let (one, other) = (one.unnoted(), other.unnoted());
    if one.len() != other.len() || !one.iter().zip(other).all(|(one, other)| one.alike(other)) {
        *parts = None;
        return;
    }
    let differ = one.iter().zip(other).enumerate().filter(|(_, (one, other))| !one.same(other));
    found.extend(differ.map(|(at, _)| Part { list, at }));
}

/// The same of what definitions come to.
fn compare_plans(one: &Program, other: &Program, parts: &mut Option<Vec<Part>>) {
    fn add<P: PartialEq>(list: u8, one: &[P], other: &[P], parts: &mut Option<Vec<Part>>) {
        let Some(found) = parts.as_mut().filter(|_| one.len() == other.len()) else {
            *parts = None;
            return;
        };
        let differ = one.iter().zip(other).enumerate().filter(|(_, (one, other))| one != other);
        found.extend(differ.map(|(at, _)| Part { list, at }));
    }
    if (&one.boards, &one.seen, one.remembered) != (&other.boards, &other.seen, other.remembered) {
        *parts = None;
    }
    add(EFFECTS, one.effects.unnoted(), other.effects.unnoted(), parts);
    add(TRIGGERS, one.triggers.unnoted(), other.triggers.unnoted(), parts);
    add(ACTIONS, one.actions.unnoted(), other.actions.unnoted(), parts);
    add(PHASES, one.phases.unnoted(), other.phases.unnoted(), parts);
    add(QUERIES, one.queries.unnoted(), other.queries.unnoted(), parts);
    add(FAMILIES, one.changes.unnoted(), other.changes.unnoted(), parts);
    add(FAMILIES, &one.payments, &other.payments, parts);
}

/// Adds values, told by the marks of one printing after the other.
fn add_values(of_printings: impl Iterator<Item = u64>, parts: &mut Vec<Part>) {
    for (printing, mut marks) in of_printings.enumerate() {
        while marks != 0 {
            parts.push(Part { list: VALUES, at: printing * MARKS + marks.trailing_zeros() as usize });
            marks &= marks - 1;
        }
    }
}

impl PrintingDef {
    /// Whether all but the values is the same.
    fn frame_is(&self, other: &PrintingDef) -> bool {
        let PrintingDef { family, values: _, lists, count, per_player, starts_in, pack, conditions, faces, designed } =
            self;
        (family, lists, count, per_player, starts_in)
            == (&other.family, &other.lists, &other.count, &other.per_player, &other.starts_in)
            && (pack, conditions, faces, designed) == (&other.pack, &other.conditions, &other.faces, &other.designed)
    }
}

impl Shape for Vec<Deed> {
    /// Names of choices are asked for without a note.
    fn alike(&self, other: &Vec<Deed>) -> bool {
        fn names(deeds: &[Deed]) -> Vec<&str> {
            let mut names = Vec::new();
            for deed in deeds {
                match &deed.what {
                    What::Offer(offers) => names.extend(offers.iter().map(|offer| offer.name.as_str())),
                    What::Choose(choose) => names.extend(choose.ask.as_deref()),
                    _ => {}
                }
            }
            names
        }
        names(self) == names(other)
    }
}

impl Shape for TriggerDef {
    fn alike(&self, _: &TriggerDef) -> bool {
        true
    }
}

impl Shape for ActionDef {
    fn alike(&self, other: &ActionDef) -> bool {
        (&self.name, self.borne, self.once) == (&other.name, other.borne, other.once)
    }
}

impl Shape for PhaseDef {
    fn alike(&self, other: &PhaseDef) -> bool {
        self.name == other.name
    }
}

impl Shape for QueryDef {
    fn alike(&self, other: &QueryDef) -> bool {
        (&self.name, self.bearer, self.quiet) == (&other.name, other.bearer, other.quiet)
    }
}

impl Shape for FamilyDef {
    fn alike(&self, other: &FamilyDef) -> bool {
        (&self.name, &self.kinds, &self.counts_as, &self.beside, &self.shows, self.holds, self.parts, &self.actions)
            == (
                &other.name,
                &other.kinds,
                &other.counts_as,
                &other.beside,
                &other.shows,
                other.holds,
                other.parts,
                &other.actions,
            )
    }

    fn same(&self, other: &FamilyDef) -> bool {
        self.alike(other) && (&self.requires, &self.changes) == (&other.requires, &other.changes)
    }
}

impl Shape for BeatDef {
    fn alike(&self, other: &BeatDef) -> bool {
        self.name == other.name
    }

    fn same(&self, other: &BeatDef) -> bool {
        (&self.name, self.effect, self.quest, &self.chapters)
            == (&other.name, other.effect, other.quest, &other.chapters)
            && self.next == other.next
    }
}

impl StoryDef {
    /// Whether all but the beats is the same.
    fn frame_is(&self, other: &StoryDef) -> bool {
        let StoryDef { option, latest, quests, done, failures, goes_on, carries, keeps, chapters, beats: _ } = self;
        let chapter = |one: &ChapterDef, other: &ChapterDef| {
            (&one.name, one.opens) == (&other.name, other.opens) && (&one.won, &one.lost) == (&other.won, &other.lost)
        };
        (option, latest, quests, done, failures)
            == (&other.option, &other.latest, &other.quests, &other.done, &other.failures)
            && (goes_on, carries, keeps) == (&other.goes_on, &other.carries, &other.keeps)
            && chapters.len() == other.chapters.len()
            && chapters.iter().zip(&other.chapters).all(|(one, other)| chapter(one, other))
    }
}
