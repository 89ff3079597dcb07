//! `[campaign]`, `[chapter.…]` and `[beat.…]`: the story, its branches, and what carries over.

use std::collections::BTreeSet;

use quarterdeck_dsl::resolve::uses::Use;
use quarterdeck_dsl::resolve::{Bound, Scope};
use quarterdeck_dsl::tree::{Argument, Doer, Instruction, Place, Quantity, Set, Source, Step, Test, ZoneRef};
use quarterdeck_dsl::vocabulary::{Bearer, BeatId, CounterId, FamilyId, Meaning, OptionId, VerbId, ZoneId};

use super::Builder;
use crate::game::{
    BeatDef, ChapterDef, ChapterId, CounterDef, Deed, ExitDef, KeepDef, Leads, Noted, Sentence, StoryDef, What,
};
use crate::pack::compose::Definition;
use crate::pack::keys::{Beat, Campaign, Chapter, Keep, Way, beat, campaign, chapter, keep, way};
use crate::pack::reader::{Table, Text};
use crate::pack::value::{Node, Value};
use crate::problem::{PackProblem, Spot};

/// The counter that stands at the latest beat.
const LATEST: &str = "latest_beat";

impl Builder<'_> {
    /// Words for the story: its beats, the latest and the next one, and quests that are done.
    pub(super) fn beat_names(&mut self) {
        if !self.draft.singles.contains_key("campaign") {
            return;
        }
        self.vocabulary.add_story();
        let counter = CounterId::at(self.section("counter").len());
        self.vocabulary.add(LATEST, LATEST, Meaning::Counter(counter, Bearer::Table));
        self.vocabulary.add("no_beat", "no_beat", Meaning::CounterValue(counter, 0));
        for (at, definition) in self.section("beat").iter().enumerate() {
            let sound = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '_';
            if !definition.id.chars().all(sound) {
                self.problems.push(
                    PackProblem::new(
                        "pack::bad_name",
                        format!("`{}` is not a good id", definition.id),
                        &definition.spot,
                        "this id",
                    )
                    .help("a beat is named by small Latin letters, digits and `_`, as in `[beat.28a]`"),
                );
            }
            let name = format!("beat_{}", definition.id);
            self.vocabulary.add(&name, &name, Meaning::Beat(BeatId::at(at)));
            self.vocabulary.add(&name, &name, Meaning::CounterValue(counter, BeatId::at(at).number() + 1));
        }
    }

    /// The counter that stands at the latest beat comes after those of the packs.
    pub(super) fn beat_counter(&mut self) {
        if self.draft.singles.contains_key("campaign") {
            let names = self.section("beat").iter().map(|definition| format!("beat_{}", definition.id));
            let values = std::iter::once("no_beat".to_owned()).chain(names).collect();
            self.counters.push(CounterDef {
                name: LATEST.into(),
                bearer: Bearer::Table,
                resets: None,
                values,
                start: 0,
                secret: false,
                quiet: true,
            });
        }
    }

    /// An instruction must leave the latest beat alone: only `tell` changes it.
    pub(super) fn leaves_story(&mut self, text: &Text, instruction: &Instruction) {
        let Some(latest) = self.counters.iter().position(|counter| counter.name == LATEST) else {
            return;
        };
        let mut objects = instruction.steps.iter().filter_map(|step| step.arguments.first());
        if objects.any(|object| matches!(object, Argument::Counter(counter, _) if usize::from(*counter) == latest)) {
            self.problems.push(
                PackProblem::new(
                    "pack::told_only",
                    "the latest beat changes only when a beat is told",
                    &text.spot,
                    "this would leave out what the beat brings",
                )
                .help("write `tell beat …`"),
            );
        }
    }

    /// The story, if there is one.
    pub(super) fn story(&mut self) -> Option<StoryDef> {
        let campaigns = self.singles("campaign");
        let Some(first) = campaigns.first() else {
            if let Some(definition) = self.section("beat").iter().chain(self.section("chapter")).next() {
                self.problems.push(
                    PackProblem::new(
                        "pack::no_campaign",
                        "there is a story here, but no `[campaign]` to tell it",
                        &definition.spot,
                        "who would tell this?",
                    )
                    .help(
                        "write `[campaign]` and below it `chapters = \"…\"`: the option whose values are the chapters",
                    ),
                );
            }
            return None;
        };
        let mut story = StoryDef {
            option: OptionId::at(0),
            latest: CounterId::at(self.section("counter").len()),
            quests: None,
            done: None,
            failures: None,
            goes_on: None,
            carries: Vec::new(),
            keeps: Vec::new(),
            chapters: Vec::new(),
            beats: Noted::default(),
        };
        let mut option = None;
        for value in campaigns {
            self.campaign(value, &mut story, &mut option);
        }
        if option.is_none() && !self.problems.iter().any(|problem| problem.file == *first.spot.file) {
            Table::<Campaign>::look(first).missing(&campaign::CHAPTERS, "\"…\"", &mut self.problems);
        }
        for definition in self.section("beat") {
            let beat = self.beat(definition, &story, Table::look(first));
            story.beats.push(beat);
        }
        story.option = OptionId::at(option?);
        let values = self.options[usize::from(story.option)].values.clone();
        if values.is_empty() {
            return None;
        }
        let mut chapters: Vec<(usize, ChapterDef)> = Vec::new();
        for definition in self.section("chapter") {
            chapters.extend(self.chapter(definition, &values));
        }
        chapters.sort_by_key(|(at, _)| *at);
        if self.problems.is_empty() {
            self.missing_chapters(campaigns, &values, &chapters);
        }
        story.chapters = chapters.into_iter().map(|(_, chapter)| chapter).collect();
        if self.problems.is_empty() {
            self.graph(&mut story);
        }
        Some(story)
    }

    fn campaign(&mut self, value: &Value, story: &mut StoryDef, option: &mut Option<usize>) {
        let table = Table::<Campaign>::new(value, &mut self.problems);
        let chapters = table.get(campaign::CHAPTERS, &mut self.problems);
        let quests = table.get(campaign::QUESTS, &mut self.problems);
        let done = table.get(campaign::DONE, &mut self.problems);
        let failures = table.get(campaign::FAILURES, &mut self.problems);
        let goes_on = table.get(campaign::GOES_ON, &mut self.problems);
        let carries = table.get(campaign::CARRIES, &mut self.problems);
        let keeps = table.get(campaign::KEEPS, &mut self.problems);
        table.finish(&mut self.problems);
        let names = self.ids_of("option");
        if let Some(text) = chapters {
            let found = self.find("option", &text, &names);
            if let Some(at) = found
                && self.options[at].values.is_empty()
            {
                self.problems.push(
                    PackProblem::new(
                        "pack::bad_chapters",
                        format!("`{}` is a number, but chapters have names", text.text),
                        &text.spot,
                        "an option with `values` is expected here",
                    )
                    .help("give that option `values = [\"one\", \"two\"]`"),
                );
            }
            *option = found.or(*option);
        }
        let zones = self.zone_names();
        if let Some(text) = quests {
            story.quests = self.find("zone", &text, &zones).map(ZoneId::at).or(story.quests);
        }
        if let Some(text) = done {
            let scope = Scope { it: Some(Bound::Card), ..Scope::default() };
            story.done = self.condition(&text, &scope).or(story.done.take());
        }
        if let Some(text) = failures {
            story.failures = self.number_option(&text).map(OptionId::at).or(story.failures);
        }
        if let Some(text) = goes_on {
            story.goes_on = self.condition(&text, &Scope::default()).or(story.goes_on.take());
        }
        for entry in carries {
            let name = Text { text: entry.key.clone(), spot: entry.spot.clone(), quotes: 0 };
            let option = self.number_option(&name);
            let number = self.number_value(&entry.value, &Scope::default());
            story.carries.extend(option.zip(number).map(|(option, number)| (OptionId::at(option), number)));
        }
        for value in keeps {
            story.keeps.extend(self.keep(value, &zones));
        }
    }

    /// `keeps = { cards = '…', in = "…" }`
    fn keep(&mut self, value: &Value, zones: &[String]) -> Option<KeepDef> {
        let table = Table::<Keep>::new(value, &mut self.problems);
        let cards = table.get(keep::CARDS, &mut self.problems);
        let zone = table.get(keep::IN, &mut self.problems);
        table.finish(&mut self.problems);
        let zone = zone.and_then(|text| self.find("zone", &text, zones));
        let text = cards?;
        let cards = self.selection(&text, &Scope::default(), Use::Each)?;
        if Bound::of(&cards) != Bound::Card {
            let message = "only cards can be kept for the next match";
            self.problems.push(
                PackProblem::new("pack::not_cards", message, &text.spot, "this selects something else")
                    .help("select cards, as in `cards you hold`"),
            );
            return None;
        }
        Some(KeepDef { cards, zone: ZoneId::at(zone?) })
    }

    /// An option that is a number.
    fn number_option(&mut self, text: &Text) -> Option<usize> {
        let names = self.ids_of("option");
        let at = self.find("option", text, &names)?;
        if self.options[at].values.is_empty() {
            return Some(at);
        }
        self.problems.push(
            PackProblem::new(
                "pack::not_a_number",
                format!("the values of `{}` are words, but what is carried over is a number", text.text),
                &text.spot,
                "an option that is a number is expected here",
            )
            .help("declare a number as `[option.…]` with `least`, `most` and `default`"),
        );
        None
    }

    fn chapter(&mut self, definition: &Definition, values: &[String]) -> Option<(usize, ChapterDef)> {
        let table = Table::<Chapter>::new(&definition.value, &mut self.problems);
        let opens = table.get(chapter::OPENS, &mut self.problems);
        let won = table.get(chapter::WON, &mut self.problems);
        let lost = table.get(chapter::LOST, &mut self.problems);
        table.finish(&mut self.problems);
        let name = Text { text: definition.id.clone(), spot: definition.spot.clone(), quotes: 0 };
        let at = self.find("value", &name, values);
        let opens = opens.and_then(|text| self.beat_id(&text));
        let (won, lost) = (self.exits(&won), self.exits(&lost));
        Some((at?, ChapterDef { name: definition.id.clone(), opens: opens?, won, lost }))
    }

    fn beat(&mut self, definition: &Definition, story: &StoryDef, campaign: Table<'_, Campaign>) -> BeatDef {
        let table = Table::<Beat>::new(&definition.value, &mut self.problems);
        let done = table.get(beat::DO, &mut self.problems);
        let quest = table.get(beat::QUEST, &mut self.problems);
        let next = table.get(beat::NEXT, &mut self.problems);
        table.finish(&mut self.problems);
        let mut deeds = Vec::new();
        if let Some(value) = done {
            let effect = self.effect(value, &Scope::default());
            deeds.push(Deed { condition: None, what: What::Perform(effect) });
        }
        let families = self.ids_of("card");
        let quest = quest.and_then(|text| self.find("card", &text, &families)).map(FamilyId::at);
        if let Some(quest) = quest {
            match story.quests {
                Some(zone) => deeds.push(lay_out(quest, zone, &definition.spot)),
                None => campaign.missing(&campaign::QUESTS, "\"…\"", &mut self.problems),
            }
            if story.done.is_none() {
                campaign.missing(&campaign::DONE, "'…'", &mut self.problems);
            }
        }
        let effect = self.add_effect(deeds);
        BeatDef {
            name: definition.id.clone(),
            pack: definition.pack.clone(),
            effect,
            quest,
            next: self.exits(&next),
            chapters: Vec::new(),
        }
    }

    fn exits(&mut self, values: &[&Value]) -> Vec<ExitDef> {
        values.iter().filter_map(|value| self.exit(value)).collect()
    }

    /// A way on: the id of a beat, or a table with `if` and one of `read`, `do` and `rests`.
    fn exit(&mut self, value: &Value) -> Option<ExitDef> {
        if matches!(value.node, Node::Text(..)) {
            let text = crate::pack::reader::text(value, &mut self.problems)?;
            let beat = self.beat_id(&text)?;
            return Some(ExitDef { condition: None, leads: Leads::Beat(beat) });
        }
        let table = Table::<Way>::new(value, &mut self.problems);
        let given = table.get(way::IF, &mut self.problems);
        let read = table.get(way::READ, &mut self.problems);
        let done = table.get(way::DO, &mut self.problems);
        let rests = table.get(way::RESTS, &mut self.problems);
        table.finish(&mut self.problems);
        let condition = given.as_ref().map(|text| self.condition(text, &Scope::default()));
        let leads = match (read, done, rests) {
            (Some(text), None, false) => self.beat_id(&text).map(Leads::Beat),
            (None, Some(value), false) => Some(Leads::Do(self.effect(value, &Scope::default()))),
            (None, None, true) => Some(Leads::Rests),
            _ => {
                self.problems.push(
                    PackProblem::new("pack::what_next", "it is not clear what follows", table.spot, "in this table")
                        .help("give exactly one of `read = \"…\"`, `do = '…'` and `rests = true`"),
                );
                return None;
            }
        };
        let condition = match condition {
            Some(condition) => Some(condition?),
            None => None,
        };
        Some(ExitDef { condition, leads: leads? })
    }

    fn beat_id(&mut self, text: &Text) -> Option<BeatId> {
        let names = self.ids_of("beat");
        self.find("beat", text, &names).map(BeatId::at)
    }

    /// Every value of the option is a chapter.
    fn missing_chapters(&mut self, campaigns: &[Value], values: &[String], chapters: &[(usize, ChapterDef)]) {
        for (at, value) in values.iter().enumerate() {
            if !chapters.iter().any(|(known, _)| *known == at) {
                self.problems.push(
                    PackProblem::new(
                        "pack::missing_chapter",
                        format!("nothing is told in chapter `{value}`"),
                        &campaigns[0].spot,
                        "all values of the option are chapters",
                    )
                    .help(format!("write `[chapter.{value}]` with `opens = \"…\"`, or leave the value out")),
                );
            }
        }
    }

    /// The branches: every beat can be reached and left, and the story comes to an end.
    fn graph(&mut self, story: &mut StoryDef) {
        let closing: BTreeSet<BeatId> = story
            .chapters
            .iter()
            .flat_map(|chapter| chapter.won.iter().chain(&chapter.lost))
            .filter_map(|exit| match exit.leads {
                Leads::Beat(beat) => Some(beat),
                Leads::Do(..) | Leads::Rests => None,
            })
            .collect();
        for at in 0..story.chapters.len() {
            let opens = story.chapters[at].opens;
            if let Some(other) = story.chapters[..at].iter().find(|other| other.opens == opens) {
                let message =
                    format!("chapters `{}` and `{}` open with the same beat", other.name, story.chapters[at].name);
                let spot = self.chapter_spot(&story.chapters[at].name);
                self.problems.push(
                    PackProblem::new("pack::opens_twice", message, &spot, "the story would begin again")
                        .help("let every chapter open with a beat of its own"),
                );
            }
            for beat in story.beats_of(at) {
                story.beats[usize::from(beat)].chapters.push(ChapterId::at(at));
            }
        }
        for (at, beat) in story.beats.iter().enumerate() {
            self.ways(story, at, beat, closing.contains(&BeatId::at(at)));
        }
        if self.problems.is_empty() {
            self.story_circles(story, &closing);
        }
    }

    fn chapter_spot(&self, name: &str) -> Spot {
        let found = self.section("chapter").iter().find(|definition| definition.id == name);
        found.map_or_else(|| self.draft.packs[0].spot.clone(), |definition| definition.spot.clone())
    }

    /// Whether one beat is reached, and what follows is said.
    fn ways(&mut self, story: &StoryDef, at: usize, beat: &BeatDef, closing: bool) {
        let definition = &self.section("beat")[at];
        let name = &beat.name;
        let mut report = |code: &'static str, message: String, label: &str, help: &str| {
            self.problems.push(PackProblem::new(code, message, &definition.spot, label).help(help));
        };
        if beat.chapters.is_empty() {
            let message = format!("no way leads to beat `{name}`");
            report(
                "pack::unreachable_beat",
                message,
                "never told",
                "let a chapter open with it, or name it in the `next` of another beat",
            );
        }
        let leads = |exit: &ExitDef| matches!(exit.leads, Leads::Beat(to) if usize::from(to) == at);
        let told_within = story.chapters.iter().any(|chapter| usize::from(chapter.opens) == at)
            || story.beats.iter().any(|other| other.next.iter().any(leads));
        if closing {
            if !self.effects[usize::from(beat.effect)].is_empty() || !beat.next.is_empty() || told_within {
                let message = format!("beat `{name}` is told when the match is over, so nothing can follow from it");
                report(
                    "pack::closing_beat",
                    message,
                    "closes a chapter",
                    "give it only texts: no `do`, `quest` or `next`, and no way to it from other beats",
                );
            }
            return;
        }
        match beat.next.iter().position(|exit| exit.condition.is_none()) {
            _ if beat.next.is_empty() => {
                let message = format!("nothing says what follows beat `{name}`");
                report(
                    "pack::no_exit",
                    message,
                    "the story gets stuck here",
                    "add `next = \"…\"`, or `next = { rests = true }` if nothing follows",
                );
            }
            None => {
                let message = format!("nothing follows beat `{name}` if none of its conditions holds");
                report(
                    "pack::no_exit",
                    message,
                    "the story may get stuck here",
                    "end `next` with a way that has no `if`, such as `{ rests = true }`",
                );
            }
            Some(last) if last + 1 < beat.next.len() => {
                let message =
                    format!("way {} on from beat `{name}` has no `if`, so those after it are never taken", last + 1);
                report("pack::never_taken", message, "some ways are never taken", "put the way without `if` last");
            }
            Some(_) => {}
        }
    }

    /// From every beat the story must come to an end. Each circle is reported once.
    fn story_circles(&mut self, story: &StoryDef, closing: &BTreeSet<BeatId>) {
        let mut ends: Vec<bool> = (0..story.beats.len())
            .map(|at| {
                closing.contains(&BeatId::at(at))
                    || story.beats[at].next.iter().any(|exit| !matches!(exit.leads, Leads::Beat(_)))
            })
            .collect();
        loop {
            let leads = |exit: &ExitDef| matches!(exit.leads, Leads::Beat(to) if ends[usize::from(to)]);
            let more: Vec<usize> =
                (0..ends.len()).filter(|at| !ends[*at] && story.beats[*at].next.iter().any(leads)).collect();
            if more.is_empty() {
                break;
            }
            more.into_iter().for_each(|at| ends[at] = true);
        }
        let Some(start) = ends.iter().position(|ends| !ends) else {
            return;
        };
        let names: Vec<&str> =
            (0..ends.len()).filter(|at| !ends[*at]).map(|at| story.beats[at].name.as_str()).collect();
        let message = format!("the story goes round in a circle without an end: {}", names.join(", "));
        self.problems.push(
            PackProblem::new("pack::story_circle", message, &self.section("beat")[start].spot, "no way leads out")
                .help("give one of these beats a way with `do = 'end the match'` or `rests = true`"),
        );
    }
}

/// The quest goes to the end of its zone, wherever it lies.
fn lay_out(quest: FamilyId, zone: ZoneId, spot: &Spot) -> Deed {
    let verb = crate::verb::VERBS.iter().position(|verb| verb.spec.name == "move").map_or(VerbId::at(0), VerbId::at);
    let mut cards = Set::of(Source::Everywhere);
    cards.tests.push(Test::Family(quest));
    cards.quantity = Quantity::All;
    let place = Argument::Place(Place::Zone(ZoneRef { zone, whose: None }), None);
    let step = Step {
        doer: Doer::You,
        verb,
        arguments: vec![Argument::Cards(cards), place],
        manner: quarterdeck_dsl::syntax::Manner::default(),
    };
    Deed { condition: None, what: What::Do(Sentence::implied(Instruction { steps: vec![step] }, spot)) }
}
