//! From a draft to a game: everything that can be wrong is found here, all at once, before a
//! game exists.

mod addressed;
mod boards;
mod borne;
mod bots;
pub mod bound;
mod boxes;
mod cards;
mod choices;
mod clashes;
mod designed;
mod drawing;
mod effects;
mod endless;
mod events;
mod faces;
mod flow;
mod follow;
mod given;
mod layout;
pub mod limits;
mod locales;
pub mod long;
pub mod most;
pub mod names;
mod numbers;
mod odd;
pub mod order;
mod queries;
mod reach;
mod rivals;
mod sense;
mod setting;
mod story;
mod teams;
mod telling;
mod tells;

use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

use quarterdeck_dsl::Sentences;
use quarterdeck_dsl::resolve::uses::Use;
use quarterdeck_dsl::resolve::{self, Scope};
use quarterdeck_dsl::tree::{Condition, Instruction, Number, Requirement, Set};
use quarterdeck_dsl::vocabulary::{FamilyId, PhaseId, Vocabulary};

use self::limits::Limits;
use crate::game::{
    ActionDef, AttributeDef, BoardDef, BotDef, CounterDef, Deed, DrawingDef, EffectId, FamilyDef, FamilyNames,
    FinishDef, Game, HeadDef, HookDef, KindDef, LeaveOutDef, OptionDef, OwnText, PhaseDef, Places, Print, PrintingDef,
    Programs, QueryDef, RefusalDef, ResourceDef, ScriptDef, Sentence, StoryDef, TeamsDef, TriggerDef, ValueTable,
    WordsDef, ZoneDef,
};
use crate::pack::compose::{Definition, Draft, compose};
use crate::pack::files::PackFiles;
use crate::pack::hooks::Hook;
use crate::pack::opened::{OpenedPack, Readings};
use crate::pack::reader::Text;
use crate::pack::value::Value;
use crate::problem::{PackProblem, Spot};
use crate::text::glossary::Glossaries;

/// A game being built.
pub(crate) struct Builder<'d> {
    draft: &'d Draft,
    sentences: &'d Sentences,
    /// What ids there are, section by section.
    sections: BTreeMap<&'d str, Known<'d>>,
    problems: Vec<PackProblem>,
    vocabulary: Vocabulary,
    options: Vec<OptionDef>,
    kinds: Vec<KindDef>,
    attributes: Vec<AttributeDef>,
    resources: Vec<ResourceDef>,
    zones: Vec<ZoneDef>,
    boards: Vec<BoardDef>,
    counters: Vec<CounterDef>,
    queries: Vec<QueryDef>,
    phases: Vec<PhaseDef>,
    actions: Vec<ActionDef>,
    families: Vec<FamilyDef>,
    printings: Vec<PrintingDef>,
    effects: Vec<Vec<Deed>>,
    /// Effects that cards do not speak of.
    unspoken: Vec<EffectId>,
    named_effects: BTreeMap<String, EffectId>,
    /// What effects with a name call the amount that they are given.
    given_to: BTreeMap<String, String>,
    triggers: Vec<TriggerDef>,
    /// Where each trigger stands.
    heard_at: Vec<Spot>,
    /// The first sentence that speaks of what is held, and where.
    holding: Option<Spot>,
    scripts: Vec<ScriptDef>,
    words: WordsDef,
    /// Keys of `[words]` that name no zone.
    misspelled_words: Vec<&'static str>,
    /// Everything that is required, and where.
    required: Vec<(Text, Sentence<Requirement>)>,
    /// Choices that are offered, and where.
    offered: Vec<(String, Spot)>,
    /// Questions with texts of their own, and where.
    questions: Vec<Text>,
    /// Titles of winners, and where.
    titles: Vec<Text>,
    /// Families with further faces, and what was written.
    faces: Vec<(FamilyId, Vec<Text>)>,
    /// What is left out.
    out: Vec<setting::Out>,
    /// Reasons for refusing a setting, and where.
    reasons: Vec<(String, Spot)>,
}

/// The ids of a section, and where each stands.
struct Known<'d> {
    ids: Rc<[String]>,
    at: HashMap<&'d str, usize>,
}

impl<'d> Known<'d> {
    fn new(definitions: &'d [Definition]) -> Known<'d> {
        let mut at = HashMap::new();
        for (place, definition) in definitions.iter().enumerate() {
            at.entry(definition.id.as_str()).or_insert(place);
        }
        Known { ids: definitions.iter().map(|definition| definition.id.clone()).collect(), at }
    }
}

/// What is read last.
struct Rest {
    finish: FinishDef,
    teams: Option<TeamsDef>,
    bot: BotDef,
    drawing: DrawingDef,
    setup: EffectId,
    root: PhaseId,
    locales: crate::text::locale::Locales,
    own_texts: Vec<OwnText>,
    heads: Vec<HeadDef>,
    refusals: Vec<RefusalDef>,
    story: Option<StoryDef>,
    left_out: Vec<LeaveOutDef>,
}

/// What could be built, and everything that is wrong.
pub struct Checked {
    /// The game, if nothing is wrong.
    pub game: Option<Game>,
    /// Everything that is wrong, by file and place.
    pub problems: Vec<PackProblem>,
}

/// Checks packs and makes a game of them. `packs` holds the packs to be played, in any order, and
/// whatever they need.
pub fn check(packs: &[&PackFiles]) -> Checked {
    check_with(&Sentences::default(), packs)
}

/// The same for whoever checks several games and keeps the sentences that were read.
pub fn check_with(sentences: &Sentences, packs: &[&PackFiles]) -> Checked {
    let opened: Vec<OpenedPack<'_>> = packs.iter().map(|pack| OpenedPack::new(pack)).collect();
    check_opened(sentences, &opened.iter().collect::<Vec<_>>())
}

/// The same for whoever checks the same packs again and again: only files that have changed are read.
pub fn check_again(sentences: &Sentences, readings: &Readings, packs: &[&PackFiles]) -> Checked {
    let opened: Vec<OpenedPack<'_>> = packs.iter().map(|pack| OpenedPack::again(pack, readings)).collect();
    check_opened(sentences, &opened.iter().collect::<Vec<_>>())
}

/// The same with packs whose tables were read already.
pub fn check_opened(sentences: &Sentences, packs: &[&OpenedPack<'_>]) -> Checked {
    check_within(sentences, packs, &Limits::WIDEST)
}

/// The same with other limits, for tests: packs at the widest ones are large.
#[doc(hidden)]
pub fn check_within(sentences: &Sentences, packs: &[&OpenedPack<'_>], limits: &Limits) -> Checked {
    let mut problems: Vec<PackProblem> = packs.iter().flat_map(|pack| pack.problems.clone()).collect();
    // What was lost with a broken line, or with a pack, would be reported as missing everywhere else.
    if packs.iter().any(|pack| pack.broken) {
        return refused(problems);
    }
    problems.extend(packs.iter().filter_map(|pack| order::expands_nothing(pack)));
    if problems.iter().any(|problem| problem.message.starts_with("an expansion says")) {
        return refused(problems);
    }
    let ordered = order::order(packs, &mut problems);
    if problems.iter().any(|problem| ["pack::missing_pack", "pack::circle"].contains(&problem.code)) {
        return refused(problems);
    }
    let draft = compose(&ordered, &mut problems);
    problems.append(&mut limits::too_much(&draft, limits));
    if problems.iter().any(|problem| problem.code == "pack::too_many") {
        return refused(problems);
    }
    let mut builder = Builder::new(&draft, sentences);
    builder.problems.append(&mut problems);
    builder.names();
    builder.option_sets();
    builder.zones_and_boards();
    builder.seen_by_nobody();
    builder.numbers();
    builder.contradictions();
    builder.what_is_left_out();
    builder.flow();
    builder.cards();
    let finish = builder.finish();
    let teams = builder.teams();
    let bot = builder.bot();
    let drawing = builder.drawing();
    let setup = builder.setup();
    let root = builder.root();
    let heads = builder.heads();
    let refusals = builder.refusals();
    let left_out = builder.left_out();
    let story = builder.story();
    builder.tells();
    let (locales, own_texts) = builder.locales();
    builder.rivals(&locales);
    builder.what_is_played(root, limits);
    let mut problems = std::mem::take(&mut builder.problems);
    problems.extend(crate::script::check::check(&draft.scripts, &builder.scripts, &builder.ids()));
    if problems.is_empty() {
        problems.extend(crate::script::check::orphans(&draft.scripts, &builder.scripts));
    }
    if !problems.is_empty() {
        let files: Vec<&PackFiles> = packs.iter().map(|opened| opened.pack).collect();
        let (problems, more) = most::shown(sorted(problems));
        return told(follow::without_followers(problems, &files), more);
    }
    let spots: Vec<Spot> = builder.reasons.iter().map(|(_, spot)| spot.clone()).collect();
    let rest = Rest { finish, teams, bot, drawing, setup, root, locales, own_texts, heads, refusals, left_out, story };
    let mut game = builder.build(rest);
    for opened in packs {
        for (path, _) in &opened.tables {
            let text = opened.pack.files.get(*path).map_or("", String::as_str);
            game.places.note_file(format!("{}/{path}", opened.pack.id), text);
        }
    }
    match crate::opening::player_counts(&game, &[]) {
        Err(refusal) if !spots.is_empty() => {
            let message = format!("nothing can be played: {}", refusal.reason);
            let problem = PackProblem::new("pack::always_refused", message, &spots[0], "with every number of players")
                .help("let one number of players be possible when no option is set");
            Checked { game: None, problems: vec![problem] }
        }
        _ => Checked { game: Some(game), problems },
    }
}

fn sorted(mut problems: Vec<PackProblem>) -> Vec<PackProblem> {
    problems.sort_by(|left, right| (&left.file, left.span, left.code).cmp(&(&right.file, right.span, right.code)));
    problems.dedup();
    problems
}

/// Nothing can be played; everything that is wrong comes in order, once.
fn refused(problems: Vec<PackProblem>) -> Checked {
    let (problems, more) = most::shown(sorted(problems));
    told(problems, more)
}

fn told(mut problems: Vec<PackProblem>, more: Vec<PackProblem>) -> Checked {
    problems.extend(more);
    problems = sorted(problems);
    // What holds a sign that nobody can see needs no second message.
    let hidden: Vec<(String, (usize, usize))> = problems
        .iter()
        .filter(|problem| problem.code == "pack::control_sign")
        .map(|problem| (problem.file.clone(), problem.span))
        .collect();
    problems.retain(|problem| {
        let within = |(file, (from, to)): &(String, (usize, usize))| {
            *file == problem.file && (*from..=*to).contains(&problem.span.0)
        };
        problem.code == "pack::control_sign" || !hidden.iter().any(within)
    });
    Checked { game: None, problems }
}

impl<'d> Builder<'d> {
    fn new(draft: &'d Draft, sentences: &'d Sentences) -> Builder<'d> {
        let mut vocabulary = Vocabulary::engine();
        for verb in crate::verb::VERBS {
            vocabulary.add_verb(verb.spec);
        }
        Builder {
            draft,
            sentences,
            sections: draft.sections.iter().map(|(name, list)| (*name, Known::new(list))).collect(),
            problems: Vec::new(),
            vocabulary,
            options: Vec::new(),
            kinds: Vec::new(),
            attributes: Vec::new(),
            resources: Vec::new(),
            zones: Vec::new(),
            boards: Vec::new(),
            counters: Vec::new(),
            queries: Vec::new(),
            phases: Vec::new(),
            actions: Vec::new(),
            families: Vec::new(),
            printings: Vec::new(),
            effects: Vec::new(),
            named_effects: BTreeMap::new(),
            given_to: BTreeMap::new(),
            triggers: Vec::new(),
            heard_at: Vec::new(),
            holding: None,
            scripts: Vec::new(),
            words: WordsDef::default(),
            misspelled_words: Vec::new(),
            required: Vec::new(),
            offered: Vec::new(),
            unspoken: Vec::new(),
            questions: Vec::new(),
            out: Vec::new(),
            reasons: Vec::new(),
            titles: Vec::new(),
            faces: Vec::new(),
        }
    }

    /// What is written rightly and could not be played. Only asked if nothing else is wrong, as whatever is missing
    /// would be missed here again.
    fn what_is_played(&mut self, root: PhaseId, limits: &Limits) {
        if self.problems.is_empty() {
            self.too_much_in_all(limits);
            self.query_circles();
            self.effect_circles();
            self.unreachable_phases(root);
            self.endless_phases();
            self.trigger_circles();
            self.unused_effects();
            self.nothing_held();
            self.cards_in_play();
            self.requirements_of_box();
        }
        // Where it is said who wins, a match comes to its end.
        let finishes = self.draft.singles.contains_key("finish");
        if self.problems.is_empty() && finishes {
            self.endless_actions();
        }
        if self.problems.is_empty() && finishes {
            self.endless_match(root);
        }
    }

    /// The ids that scripts may name.
    fn ids(&self) -> crate::script::names::Ids {
        let of = ["zone", "board", "counter", "query", "resource", "option", "kind", "phase", "event"];
        let ids = |section| self.section(section).iter().map(|definition| definition.id.clone()).collect();
        crate::script::names::Ids { of: of.map(|section| (section, ids(section))).into() }
    }

    /// All definitions of a section.
    fn section(&self, section: &str) -> &'d [Definition] {
        self.draft.sections.get(section).map_or(&[], Vec::as_slice)
    }

    /// The tables of a name that packs write once, those of all packs.
    fn singles(&self, name: &str) -> &'d [Value] {
        self.draft.singles.get(name).map_or(&[], Vec::as_slice)
    }

    fn sentence<T>(&mut self, text: &Text, scope: &Scope, result: resolve::Resolved<T>) -> Option<Sentence<T>> {
        match result {
            Ok(tree) => {
                self.speaks_of_held(text);
                Some(Sentence::new(tree, scope, &text.spot, &text.text))
            }
            Err(problems) => {
                let placed = |problem| {
                    let problem = PackProblem::of_sentence(problem, &text.spot.file, text.start());
                    if text.is_verbatim() { problem } else { PackProblem { span: text.spot.span, ..problem } }
                };
                self.problems.extend(problems.into_iter().map(placed));
                None
            }
        }
    }

    fn condition(&mut self, text: &Text, scope: &Scope) -> Option<Sentence<Condition>> {
        let result = self.sentences.condition(&text.text, &self.vocabulary, scope);
        self.sentence(text, scope, result)
    }

    fn amount(&mut self, text: &Text, scope: &Scope) -> Option<Sentence<Number>> {
        let result = self.sentences.amount(&text.text, &self.vocabulary, scope);
        self.sentence(text, scope, result)
    }

    fn selection(&mut self, text: &Text, scope: &Scope, place: Use) -> Option<Sentence<Set>> {
        let result = self.sentences.selection(&text.text, &self.vocabulary, scope, place);
        self.sentence(text, scope, result)
    }

    fn requirement(&mut self, text: &Text, scope: &Scope) -> Option<Sentence<Requirement>> {
        let result = self.sentences.requirement(&text.text, &self.vocabulary, scope);
        let requirement = self.sentence(text, scope, result)?;
        self.can_be_met(text, &requirement);
        self.required.push((text.clone(), requirement.clone()));
        Some(requirement)
    }

    fn instruction(&mut self, text: &Text, scope: &Scope) -> Option<Sentence<Instruction>> {
        let result = self.sentences.instruction(&text.text, &self.vocabulary, scope);
        let instruction = self.sentence(text, scope, result)?;
        self.leaves_story(text, &instruction);
        self.can_be_done(text, &instruction);
        Some(instruction)
    }

    /// The place of an id in a list of names, or a problem with the nearest one.
    fn find(&mut self, what: &str, text: &Text, names: &[String]) -> Option<usize> {
        let known = self.sections.get(what).and_then(|known| known.at.get(text.text.as_str()).copied());
        let found = match known.filter(|at| names.get(*at) == Some(&text.text)) {
            Some(at) => Some(at),
            None => names.iter().position(|name| *name == text.text),
        };
        if found.is_none() {
            let mut problem = PackProblem::new(
                "pack::unknown_id",
                format!("there is no {what} `{}`", text.text),
                &text.spot,
                format!("no {what} has this id"),
            );
            let listed: Vec<&str> = text.text.split(',').map(str::trim).collect();
            problem = match quarterdeck_dsl::problem::nearest(&text.text, names.iter().map(String::as_str)) {
                _ if listed.len() > 1 && listed.iter().all(|id| names.iter().any(|name| name == id)) => {
                    let items: Vec<String> = listed.iter().map(|id| format!("\"{id}\"")).collect();
                    problem.help(format!("write a list of several texts: `[{}]`", items.join(", ")))
                }
                Some(near) => problem.help(format!("did you mean `{}`?", near.replace(' ', "_"))),
                _ if begun_alike(&text.text, names).is_some() => {
                    problem.help(format!("did you mean `{}`?", begun_alike(&text.text, names).unwrap_or_default()))
                }
                _ if text.text.trim().contains(' ') && what == "effect" => {
                    problem.help("an instruction stands under `do = '…'`; `perform` names an effect")
                }
                None if names.is_empty() => problem.help(format!("define it as `[{what}.{}]`", text.text)),
                None => {
                    let some: Vec<&str> = names.iter().take(8).map(String::as_str).collect();
                    problem.help(format!("there is: {}", some.join(", ")))
                }
            };
            self.problems.push(problem);
        }
        found
    }

    /// The ids of a section, in order.
    fn ids_of(&self, section: &str) -> Rc<[String]> {
        self.sections.get(section).map_or_else(Rc::default, |known| known.ids.clone())
    }

    fn zone_names(&self) -> Rc<[String]> {
        self.ids_of("zone")
    }

    fn phase_names(&self) -> Rc<[String]> {
        self.ids_of("phase")
    }

    /// What packs offer to others, and who has made use of it.
    fn hooks(&self) -> Vec<HookDef> {
        let definitions = |section: &str| match section {
            "rule" => self.draft.rules.as_slice(),
            _ => self.draft.sections.get(section).map_or(&[][..], Vec::as_slice),
        };
        let used_by = |hook: &Hook| {
            let changed = definitions(hook.section).iter().filter(|definition| definition.id == hook.id);
            let mut packs: Vec<String> =
                changed.flat_map(|definition| &definition.changed_by).map(|(_, pack)| pack.clone()).collect();
            packs.retain(|pack| *pack != hook.pack);
            packs.dedup();
            packs
        };
        let hook = |hook: &Hook| HookDef {
            table: format!("{}.{}", hook.section, hook.id),
            pack: hook.pack.clone(),
            about: hook.about.text.clone(),
            changed_by: used_by(hook),
        };
        self.draft.hooks.iter().map(hook).collect()
    }

    fn build(self, rest: Rest) -> Game {
        let Rest { finish, teams, bot, drawing, setup, root, locales, own_texts, heads, refusals, left_out, story } =
            rest;
        let head = self.draft.packs.iter().find(|pack| pack.playable).or(self.draft.packs.first());
        let players = setting::players(self.draft.packs.iter().filter_map(|pack| pack.players));
        let layout = self.layout();
        let print = Print::new(&self.printings, &self.families, &self.attributes, self.queries.len(), self.kinds.len());
        let values = ValueTable::new(&self.printings, self.attributes.len());
        let hooks = self.hooks();
        let rules = (&"rule", &self.draft.rules);
        let provenance = self
            .draft
            .sections
            .iter()
            .chain([rules])
            .flat_map(|(section, list)| {
                list.iter().flat_map(move |definition| {
                    definition.changed_by.iter().map(move |(key, pack)| {
                        (
                            format!("{section}.{}", definition.id),
                            key.clone(),
                            vec![definition.pack.clone(), pack.clone()],
                        )
                    })
                })
            })
            .chain(self.draft.changed.iter().cloned())
            .collect();
        let glossaries = Glossaries::new(locales.languages(), self.printings.len());
        let spots = |section| self.section(section).iter().map(|definition| definition.spot.clone()).collect();
        let (phases, actions, cards) = (spots("phase"), spots("action"), spots("card"));
        let places = Places::new(phases, actions, self.heard_at, cards);
        Game {
            id: head.map(|pack| pack.id.clone()).unwrap_or_default(),
            packs: self.draft.packs.iter().map(|pack| (pack.id.clone(), pack.version.clone(), pack.hash)).collect(),
            heads,
            players,
            refusals,
            left_out,
            options: self.options,
            vocabulary: self.vocabulary,
            kinds: self.kinds,
            attributes: self.attributes,
            resources: self.resources,
            zones: self.zones,
            boards: self.boards,
            counters: self.counters,
            events: self
                .draft
                .sections
                .get("event")
                .map_or_else(Vec::new, |list| list.iter().map(|definition| definition.id.clone()).collect()),
            queries: self.queries.into(),
            phases: self.phases.into(),
            actions: self.actions.into(),
            families: self.families.into(),
            printings: self.printings,
            print,
            values,
            effects: self.effects.into(),
            triggers: self.triggers.into(),
            scripts: self.scripts,
            script_files: self.draft.scripts.clone(),
            setup,
            root,
            finish,
            teams,
            bot,
            drawing,
            story,
            words: self.words,
            layout,
            locales,
            own_texts,
            glossaries,
            places,
            provenance,
            hooks,
            unspoken: self.unspoken,
            names: FamilyNames::default(),
            programs: Programs::new(crate::verb::plan),
        }
    }
}

/// The only name that begins like this one: `tiles` for `tile_stack`.
fn begun_alike<'n>(written: &str, names: &'n [String]) -> Option<&'n str> {
    let stem = written.strip_suffix('s').unwrap_or(written);
    let mut alike = names.iter().filter(|name| stem.len() > 3 && name.split('_').next() == Some(stem));
    let first = alike.next()?;
    alike.next().is_none().then_some(first)
}
