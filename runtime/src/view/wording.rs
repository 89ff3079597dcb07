//! The rules text of a card in the reader's language, made from what the card does: text and rule cannot disagree.
//! Every sentence is told in the scope in which it was read, and nothing that is done is left out.

use quarterdeck_dsl::Settled;
use quarterdeck_dsl::describe::{self, Lexicon, Scoped};
use quarterdeck_dsl::tree::{
    Argument as Dsl, Condition, Doer, Instruction, Number, Quantity, Set, Slot, Source, Subject, Test, Who,
};
use quarterdeck_dsl::vocabulary::{ACTIONS_LEFT, AttributeId, FamilyId, OptionId, Vocabulary};

use super::moment::{Melted, tidy};
use crate::game::{
    ChangeDef, ChooseDef, Deed, EffectId, FamilyDef, Game, Given, LetDef, OfferDef, PrintingId, ScriptDef, Sentence,
    TriggerDef, What,
};
use crate::text::Words;
use crate::text::glossary::value_of;
use crate::text::locale::Argument;
use crate::text::rules::{CHANGE, RAISED, SCRIPT, WORD, script_id};

/// Tells rules in one language and one setting.
pub(super) struct Wording<'g> {
    pub(super) game: &'g Game,
    pub(super) language: &'g str,
    options: &'g [i16],
    /// Options that had a say in what is told, and their values.
    pub asked: Vec<(OptionId, i16)>,
    /// The printing that is spoken of, if it is one.
    pub printing: Option<PrintingId>,
    /// What is printed on the card has a say in what is told.
    pub by_printing: bool,
    /// The effects that are being told, the outermost first.
    within: Vec<EffectId>,
}

/// Something that is done, in words.
struct Told {
    text: String,
    /// What stands behind it would be taken for a part of it.
    open: bool,
    /// It begins with a condition.
    conditional: bool,
}

impl Told {
    fn plain(text: String) -> Told {
        Told { text, open: false, conditional: false }
    }

    fn open(text: String) -> Told {
        Told { text, open: true, conditional: false }
    }

    /// So that something can stand behind it.
    fn closed(self) -> String {
        if self.open { format!("({})", self.text) } else { self.text }
    }
}

/// When something applies.
enum Applies {
    Always,
    Never,
    If(String),
}

/// How a tree is described.
pub(super) type Describe<T> = fn(&T, &Vocabulary, &dyn Lexicon) -> String;

impl<'g> Wording<'g> {
    /// Tells the rules of a game if the options have these values.
    pub fn new(game: &'g Game, language: &'g str, options: &'g [i16]) -> Wording<'g> {
        Wording { game, language, options, asked: Vec::new(), printing: None, by_printing: false, within: Vec::new() }
    }

    /// A sentence by itself.
    pub fn sentence<T>(&self, sentence: &Sentence<T>, describe: Describe<T>) -> String {
        self.told(sentence, &sentence.tree, describe)
    }

    /// What a trigger says; nothing if nothing ever comes of it in this setting.
    pub fn trigger(&mut self, trigger: &TriggerDef) -> Option<String> {
        let condition = trigger.condition.as_ref();
        let mut melted = Melted::of(self.left_of(condition)?, &self.game.vocabulary);
        // A time ("at the beginning of your turn") is no clause to which another could be joined; what a pack says itself is one.
        let timed = self.is_time(trigger.heard);
        let moment = self.moment(trigger.heard, trigger.whose, condition, &mut melted);
        // What ends with a colon is no clause.
        let (moment, bare) = match moment.strip_suffix(':') {
            Some(moment) => (moment.to_owned(), true),
            None => (moment, false),
        };
        let rest = condition.zip(melted.rest());
        let alone = bare && rest.is_none();
        let lead = match (moment.is_empty(), rest) {
            (true, None) => {
                let sentences = self.deeds(trigger.effect);
                return (!sentences.is_empty()).then(|| sentences.join(" "));
            }
            (false, None) => moment,
            (true, Some((sentence, rest))) => {
                self.say("wording-if", &[("condition", &self.told(sentence, &rest, describe::clause))])
            }
            (false, Some((sentence, rest))) => {
                let key = match rest {
                    Condition::Any(_) => "wording-when-if",
                    _ if bare => "wording-when-if",
                    _ if timed => "wording-when-if",
                    Condition::All(_) => "wording-when-all",
                    _ => "wording-when-and",
                };
                self.say(key, &[("moment", &moment), ("condition", &self.told(sentence, &rest, describe::clause))])
            }
        };
        let done = self.effect(trigger.effect)?;
        let key = match done {
            Told { open: true, .. } => "wording-lead-open",
            Told { conditional: false, .. } if alone => "wording-lead-bare",
            _ => "wording-lead",
        };
        Some(capital(&tidy(&format!("{}.", self.say(key, &[("lead", &lead), ("deed", &done.text)])))))
    }

    /// What a standing change to a number says; nothing if it never applies in this setting.
    pub fn change(&mut self, change: &ChangeDef) -> Option<String> {
        let condition = change.condition.as_ref();
        let mut melted = Melted::of(self.left_of(condition)?, &self.game.vocabulary);
        let name = &self.game.queries.unnoted()[usize::from(change.query)].name;
        let own = CHANGE.key(name);
        let text = if self.game.locales.has(self.language, &own) {
            let (by, way) = match change.by.tree {
                Number::Constant(by) => (Argument::Number(by.saturating_abs()), if by < 0 { "less" } else { "more" }),
                _ => (Argument::text(self.sentence(&change.by, describe::amount)), "more"),
            };
            let mut arguments = vec![("by", by), ("way", Argument::text(way))];
            self.place_of_it(&own, condition, &mut melted, &mut arguments);
            tidy(&self.game.locales.text(self.language, &own, &arguments))
        } else {
            melted = Melted::of(self.left_of(condition)?, &self.game.vocabulary);
            melted.keep_all();
            let query = self.game.locales.word(self.language, name);
            let by = match change.by.tree {
                Number::Constant(by) if by < 0 => format!("−{}", by.unsigned_abs()),
                Number::Constant(by) => format!("+{by}"),
                _ => format!("+ {}", self.sentence(&change.by, describe::amount)),
            };
            self.say("wording-changes", &[("query", &query), ("by", &by)])
        };
        let told = match condition.zip(melted.rest()) {
            None => text,
            Some((sentence, rest)) => {
                let condition = self.told(sentence, &rest, describe::clause);
                self.say("wording-only-if", &[("condition", &condition), ("deed", &small(&text))])
            }
        };
        Some(capital(&tidy(&format!("{}.", told.trim_end_matches('.')))))
    }

    /// As what else the cards of a family count.
    pub fn counts_as(&self, family: &FamilyDef) -> Option<String> {
        let kin = |other: &FamilyId| {
            let mut set = Set::of(Source::Everywhere);
            set.quantity = Quantity::One;
            set.tests.push(Test::Family(*other));
            let name = &self.game.families.unnoted()[usize::from(*other)].name;
            let mut arguments = vec![("it", Argument::text(self.plain(&set, describe::selection)))];
            let declined = self.game.locales.declined(self.language, "wording-kin");
            for asked in declined {
                let form = self.game.locales.form(self.language, &WORD.key(name), &asked.form);
                let form = form.unwrap_or_else(|| self.game.locales.word(self.language, name));
                arguments.push((&asked.variable, Argument::text(form)));
            }
            self.game.locales.text(self.language, "wording-kin", &arguments)
        };
        let kin: Vec<String> = family.counts_as.iter().map(kin).collect();
        let kin = self.either_of(&kin)?;
        Some(capital(&format!("{}.", self.say("wording-counts-as", &[("kin", &kin)]))))
    }

    /// `a, b or c`
    pub fn either_of(&self, all: &[String]) -> Option<String> {
        let (last, first) = all.split_last()?;
        if first.is_empty() {
            return Some(last.clone());
        }
        Some(self.say("wording-or", &[("first", &first.join(", ")), ("next", last)]))
    }

    /// What an effect does, in one sentence for each deed.
    pub fn deeds(&mut self, effect: EffectId) -> Vec<String> {
        let mut all = Vec::new();
        self.gather(effect, &mut all);
        all.into_iter().map(|told| capital(&format!("{}.", told.text))).collect()
    }

    /// What is left of a condition in this setting; nothing at all if it never holds.
    fn left_of(&mut self, condition: Option<&Sentence<Condition>>) -> Option<Option<Condition>> {
        let Some(condition) = condition else {
            return Some(None);
        };
        self.note_asked(condition);
        match condition.settled(self.options) {
            Settled::Yes => Some(None),
            Settled::No => None,
            Settled::Open(rest) => self.left_for_printing(rest),
        }
    }

    /// What is left of a condition for the printing that is spoken of; nothing at all if it never holds of it.
    fn left_for_printing(&mut self, condition: Condition) -> Option<Option<Condition>> {
        let all = match condition {
            Condition::All(all) => all,
            other => vec![other],
        };
        let mut rest = Vec::new();
        for part in all {
            let Some((attribute, value)) = printed_on_this(&part) else {
                rest.push(part);
                continue;
            };
            self.by_printing = true;
            match self.printing {
                Some(printing)
                    if self.game.printings[usize::from(printing)].values[usize::from(attribute)] == value => {}
                Some(_) => return None,
                None => rest.push(part),
            }
        }
        Some(if rest.len() > 1 { Some(Condition::All(rest)) } else { rest.pop() })
    }

    /// Notes the options that have a say in a condition.
    fn note_asked(&mut self, condition: &Sentence<Condition>) {
        let asked = condition.settling_options().into_iter();
        self.asked.extend(asked.map(|option| (option, value_of(option, self.options))));
    }

    fn applies(&mut self, condition: Option<&Sentence<Condition>>) -> Applies {
        let Some(condition) = condition else {
            return Applies::Always;
        };
        self.note_asked(condition);
        match condition.settled(self.options) {
            Settled::Yes => Applies::Always,
            Settled::No => Applies::Never,
            Settled::Open(rest) => Applies::If(self.told(condition, &rest, describe::clause)),
        }
    }

    /// All that an effect does as one text; nothing if it does nothing.
    fn effect(&mut self, effect: EffectId) -> Option<Told> {
        let mut all = Vec::new();
        self.gather(effect, &mut all);
        let last = all.pop()?;
        if all.is_empty() {
            return Some(last);
        }
        let mut texts: Vec<String> = all.into_iter().map(Told::closed).collect();
        texts.push(last.text);
        Some(Told::open(texts.join("; ")))
    }

    /// Adds the deeds of an effect; those of effects that it performs in any case stand among its own.
    fn gather(&mut self, effect: EffectId, all: &mut Vec<Told>) {
        if self.game.unspoken.binary_search(&effect).is_ok() {
            return;
        }
        if self.within.contains(&effect) {
            all.push(Told::plain(self.say("wording-again", &[])));
            return;
        }
        self.within.push(effect);
        for deed in &self.game.effects.unnoted()[usize::from(effect)] {
            match deed {
                Deed { condition: None, what: What::Perform(inner) } => self.gather(*inner, all),
                deed => all.extend(self.deed(deed)),
            }
        }
        self.within.pop();
    }

    fn deed(&mut self, deed: &Deed) -> Option<Told> {
        match self.applies(deed.condition.as_ref()) {
            Applies::Always => self.what(&deed.what),
            Applies::Never => None,
            Applies::If(condition) => {
                let done = self.what(&deed.what)?;
                Some(self.only_if(&condition, done))
            }
        }
    }

    fn what(&mut self, what: &What) -> Option<Told> {
        match what {
            // What goes without saying is told by whoever brought it.
            What::Do(instruction) if instruction.text().is_empty() => None,
            What::Do(instruction) => {
                let told = self.raised(instruction).unwrap_or_else(|| self.sentence(instruction, describe::deed));
                Some(Told::plain(told))
            }
            What::Perform(effect) => self.effect(*effect),
            What::Either(either) => self.either(&either.0, either.1, either.2),
            What::Each(_, set, effect) => {
                let done = self.effect(*effect)?;
                Some(Told::open(format!("{}: {}", self.sentence(set, describe::each), done.text)))
            }
            What::To(to) => {
                let done = self.effect(to.effect)?;
                let key = if to.secretly { "wording-secretly" } else { "wording-to" };
                let players = self.sentence(&to.players, describe::selection);
                Some(Told::open(self.say(key, &[("players", &players), ("deed", &done.text)])))
            }
            What::Choose(choose) => Some(self.choose(choose)),
            // What is only handed on is told where it was said.
            What::Let(given) if given.is_handed_on() => self.effect(given.effect),
            What::Let(given) => {
                let done = self.effect(given.effect)?;
                Some(Told::open(format!("{}: {}", self.given(given), done.text)))
            }
            What::Offer(offers) => self.offer(offers),
            What::Run(script) => Some(Told::plain(self.script(&self.game.scripts[usize::from(*script)]))),
        }
    }

    /// What it means that a counter is raised, if the pack says so.
    fn raised(&self, instruction: &Instruction) -> Option<String> {
        let [step] = instruction.steps.as_slice() else {
            return None;
        };
        let [Dsl::Counter(counter, Subject::Table | Subject::Player(Who::You)), Dsl::Number(Number::Constant(by))] =
            step.arguments.as_slice()
        else {
            return None;
        };
        if self.game.vocabulary.verb_spec(step.verb).name != "raise" || step.doer != Doer::You {
            return None;
        }
        let own = match *counter {
            ACTIONS_LEFT => RAISED.key("actions_left"),
            counter => RAISED.key(&self.game.counters.get(usize::from(counter))?.name),
        };
        self.game.locales.find(self.language, &own, &[("by", Argument::Number(*by))]).map(|text| tidy(&text))
    }

    /// What is called by a name, and what it is.
    fn given(&self, given: &LetDef) -> String {
        let value = match &given.value {
            Given::Amount(number) => self.sentence(number, describe::amount),
            Given::Thing(set) => self.sentence(set, describe::selection),
        };
        let name = self.game.locales.word(self.language, &given.name);
        self.say("wording-let", &[("name", &name), ("value", &value)])
    }

    fn only_if(&self, condition: &str, done: Told) -> Told {
        if done.open {
            let lead = self.say("wording-if", &[("condition", condition)]);
            return Told::open(format!("{lead}: {}", done.text));
        }
        let text = self.say("wording-only-if", &[("condition", condition), ("deed", &done.text)]);
        Told { text, open: false, conditional: true }
    }

    fn either(&mut self, condition: &Sentence<Condition>, done: EffectId, otherwise: EffectId) -> Option<Told> {
        let asked = match self.applies(Some(condition)) {
            Applies::Always => return self.effect(done),
            Applies::Never => return self.effect(otherwise),
            Applies::If(asked) => asked,
        };
        match (self.effect(done), self.effect(otherwise)) {
            (Some(done), Some(otherwise)) => {
                let done = self.say("wording-only-if", &[("condition", &asked), ("deed", &done.closed())]);
                Some(Told::open(self.say("wording-otherwise", &[("deed", &done), ("else", &otherwise.closed())])))
            }
            (Some(done), None) => Some(self.only_if(&asked, done)),
            (None, Some(otherwise)) => {
                let not = condition.with(Condition::Not(Box::new(condition.tree.clone())));
                match self.applies(Some(&not)) {
                    Applies::If(not) => Some(self.only_if(&not, otherwise)),
                    Applies::Always | Applies::Never => Some(otherwise),
                }
            }
            (None, None) => None,
        }
    }

    /// A choice, and those within it of which nothing is done in between, with what is done then.
    fn choose(&mut self, first: &ChooseDef) -> Told {
        let effects = self.game.effects.unnoted();
        let mut choices = self.choice(first);
        let mut last = first;
        while let [Deed { condition: None, what: What::Choose(next) }] = effects[usize::from(last.effect)].as_slice()
            && next.otherwise == first.otherwise
        {
            choices = self.say("wording-then", &[("first", &choices), ("next", &self.choice(next))]);
            last = next;
        }
        let done = self.effect(last.effect);
        let told = done.map_or_else(|| choices.clone(), |done| format!("{choices}: {}", done.text));
        match first.otherwise.and_then(|otherwise| self.effect(otherwise)) {
            Some(otherwise) => {
                Told::open(self.say("wording-unchosen", &[("choice", &told), ("else", &otherwise.closed())]))
            }
            None => Told::open(told),
        }
    }

    /// That something is chosen; what is settled already is only spoken of.
    fn choice(&self, choose: &ChooseDef) -> String {
        if settled(&choose.set) {
            return self.sentence(&choose.set, describe::each);
        }
        let words = Words { locales: &self.game.locales, language: self.language };
        let lexicon = Scoped { lexicon: &words, scope: choose.set.scope() };
        let by = choose.by.as_deref();
        describe::choice(by, &choose.set, &self.game.vocabulary, &lexicon)
    }

    fn offer(&mut self, offers: &[OfferDef]) -> Option<Told> {
        let mut choices: Vec<(Option<String>, Told)> = Vec::new();
        let mut nothing = false;
        for offer in offers {
            let condition = match self.applies(offer.condition.as_ref()) {
                Applies::Never => continue,
                Applies::Always => None,
                Applies::If(condition) => Some(condition),
            };
            match self.effect(offer.effect) {
                Some(done) => choices.push((condition, done)),
                None => nothing = true,
            }
        }
        if choices.len() < 2 {
            let (condition, done) = choices.pop()?;
            let done =
                if nothing { Told { text: self.say("wording-may", &[("deed", &done.text)]), ..done } } else { done };
            return Some(match condition {
                Some(condition) => self.only_if(&condition, done),
                None => done,
            });
        }
        let simple = choices.iter().all(|(condition, done)| condition.is_none() && !done.open);
        let mut texts: Vec<String> = Vec::new();
        for (condition, done) in choices {
            texts.push(match condition {
                Some(condition) => self.only_if(&condition, done).closed(),
                None => done.closed(),
            });
        }
        let either = |texts: &[String]| self.either_of(texts).unwrap_or_default();
        if simple {
            let told = either(&texts);
            return Some(Told::plain(if nothing { self.say("wording-may", &[("deed", &told)]) } else { told }));
        }
        if nothing {
            texts.push(self.say("wording-nothing", &[]));
        }
        let last = texts.pop().unwrap_or_default();
        let choices = self.say("wording-or", &[("first", &texts.join("; ")), ("next", &last)]);
        Some(Told::open(self.say("wording-offer", &[("choices", &choices)])))
    }

    fn script(&self, script: &ScriptDef) -> String {
        let file = self.game.script_files.get(script.file);
        let (path, source) = file.map_or(("", ""), |(path, source)| (path.as_str(), source.as_str()));
        let own = SCRIPT.key(&script_id(path, &script.function));
        let numbers = crate::script::check::numbers(source);
        let numbers: Vec<(&str, Argument)> =
            numbers.iter().map(|(name, number)| (name.as_str(), Argument::Number(*number))).collect();
        let locales = &self.game.locales;
        let told = locales.find(self.language, &own, &numbers).or_else(|| locales.find("en", &own, &numbers));
        let file = path.rsplit('/').next().and_then(|name| name.split('.').next()).unwrap_or_default();
        let name = || format!("{file}.{}", script.function);
        told.unwrap_or_else(|| self.say("wording-script", &[("name", &name())]))
    }

    /// What is left of a sentence, told in its scope.
    pub(super) fn told<T, U>(&self, sentence: &Sentence<T>, tree: &U, describe: Describe<U>) -> String {
        let words = Words { locales: &self.game.locales, language: self.language };
        let lexicon = Scoped { lexicon: &words, scope: sentence.scope() };
        describe(tree, &self.game.vocabulary, &lexicon)
    }

    /// Something that stands in no sentence.
    pub(super) fn plain<T>(&self, tree: &T, describe: Describe<T>) -> String {
        let words = Words { locales: &self.game.locales, language: self.language };
        describe(tree, &self.game.vocabulary, &words)
    }

    pub(super) fn say(&self, key: &str, arguments: &[(&str, &str)]) -> String {
        let arguments: Vec<(&str, Argument)> =
            arguments.iter().map(|(name, text)| (*name, Argument::text(*text))).collect();
        self.game.locales.text(self.language, key, &arguments)
    }
}

/// The value that must be printed on the card itself.
fn printed_on_this(condition: &Condition) -> Option<(AttributeId, i32)> {
    match condition {
        Condition::Is(set, tests) if matches!(set.source, Source::Slot(Slot::This)) && set.tests.is_empty() => {
            match tests.as_slice() {
                [Test::Value(attribute, value)] => Some((*attribute, *value)),
                _ => None,
            }
        }
        _ => None,
    }
}

/// Whether there is only one thing that can be meant.
fn settled(set: &Set) -> bool {
    matches!(set.source, Source::Slot(_) | Source::Player(_)) && set.tests.is_empty()
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

pub(super) fn small(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}
