//! The rules text of a card in the reader's language, made from what the card does: text and rule cannot disagree.
//! Every sentence is told in the scope in which it was read, and nothing that is done is left out.

use quarterdeck_dsl::Settled;
use quarterdeck_dsl::describe::{self, Lexicon, Scoped};
use quarterdeck_dsl::tree::{Condition, Number, Set, Source};
use quarterdeck_dsl::vocabulary::{OptionId, Vocabulary};

use crate::game::{
    ChangeDef, ChooseDef, Deed, EffectId, Game, Given, Heard, LetDef, OfferDef, ScriptDef, Sentence, TriggerDef, What,
    Whose,
};
use crate::text::Words;
use crate::text::glossary::value_of;
use crate::text::locale::Argument;
use crate::text::rules::ACTION;

/// Tells rules in one language and one setting.
pub(super) struct Wording<'g> {
    game: &'g Game,
    language: &'g str,
    options: &'g [i16],
    /// Options that had a say in what is told, and their values.
    pub asked: Vec<(OptionId, i16)>,
    /// The effects that are being told, the outermost first.
    within: Vec<EffectId>,
}

/// Something that is done, in words.
struct Told {
    text: String,
    /// What stands behind it would be taken for a part of it.
    open: bool,
}

impl Told {
    fn plain(text: String) -> Told {
        Told { text, open: false }
    }

    fn open(text: String) -> Told {
        Told { text, open: true }
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
type Describe<T> = fn(&T, &Vocabulary, &dyn Lexicon) -> String;

impl<'g> Wording<'g> {
    /// Tells the rules of a game if the options have these values.
    pub fn new(game: &'g Game, language: &'g str, options: &'g [i16]) -> Wording<'g> {
        Wording { game, language, options, asked: Vec::new(), within: Vec::new() }
    }

    /// A sentence by itself.
    pub fn sentence<T>(&self, sentence: &Sentence<T>, describe: Describe<T>) -> String {
        self.told(sentence, &sentence.tree, describe)
    }

    /// What a trigger says; nothing if nothing ever comes of it in this setting.
    pub fn trigger(&mut self, trigger: &TriggerDef) -> Option<String> {
        let mut lead = vec![self.heard(trigger.heard, trigger.whose)];
        lead.extend(self.lead(trigger.condition.as_ref())?);
        let done = self.effect(trigger.effect)?;
        Some(capital(&format!("{}: {}.", lead.join(", "), done.text)))
    }

    /// What a standing change to a number says; nothing if it never applies in this setting.
    pub fn change(&mut self, change: &ChangeDef) -> Option<String> {
        let lead = self.lead(change.condition.as_ref())?;
        let query = self.game.locales.word(self.language, &self.game.queries.unnoted()[usize::from(change.query)].name);
        let by = match change.by.tree {
            Number::Constant(by) if by < 0 => format!("−{}", by.unsigned_abs()),
            Number::Constant(by) => format!("+{by}"),
            _ => format!("+ {}", self.sentence(&change.by, describe::amount)),
        };
        let text = self.say("wording-changes", &[("query", &query), ("by", &by)]);
        Some(capital(&lead.map_or_else(|| text.clone(), |lead| format!("{lead}: {}", small(&text)))))
    }

    /// What an effect does, in one sentence for each deed.
    pub fn deeds(&mut self, effect: EffectId) -> Vec<String> {
        let mut all = Vec::new();
        self.gather(effect, &mut all);
        all.into_iter().map(|told| capital(&format!("{}.", told.text))).collect()
    }

    /// What a condition puts before what is done; nothing at all if it never holds.
    fn lead(&mut self, condition: Option<&Sentence<Condition>>) -> Option<Option<String>> {
        match self.applies(condition) {
            Applies::Always => Some(None),
            Applies::Never => None,
            Applies::If(condition) => Some(Some(self.say("wording-if", &[("condition", &condition)]))),
        }
    }

    fn applies(&mut self, condition: Option<&Sentence<Condition>>) -> Applies {
        let Some(condition) = condition else {
            return Applies::Always;
        };
        let asked = condition.settling_options().into_iter();
        self.asked.extend(asked.map(|option| (option, value_of(option, self.options))));
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
            What::Do(instruction) => Some(Told::plain(self.sentence(instruction, describe::deed))),
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
            What::Let(given) => {
                let done = self.effect(given.effect)?;
                Some(Told::open(format!("{}: {}", self.given(given), done.text)))
            }
            What::Offer(offers) => self.offer(offers),
            What::Run(script) => Some(Told::plain(self.script(&self.game.scripts[usize::from(*script)]))),
        }
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
        Told::plain(self.say("wording-only-if", &[("condition", condition), ("deed", &done.text)]))
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
            let done = if nothing {
                Told { text: self.say("wording-may", &[("deed", &done.text)]), open: done.open }
            } else {
                done
            };
            return Some(match condition {
                Some(condition) => self.only_if(&condition, done),
                None => done,
            });
        }
        let mut texts: Vec<String> = Vec::new();
        for (condition, done) in choices {
            texts.push(match condition {
                Some(condition) => self.only_if(&condition, done).closed(),
                None => done.closed(),
            });
        }
        if nothing {
            texts.push(self.say("wording-nothing", &[]));
        }
        Some(Told::open(self.say("wording-offer", &[("choices", &texts.join(" / "))])))
    }

    fn script(&self, script: &ScriptDef) -> String {
        let path = self.game.script_files.get(script.file).map_or("", |(path, _)| path.as_str());
        let file = path.rsplit('/').next().and_then(|name| name.split('.').next()).unwrap_or_default();
        self.say("wording-script", &[("name", &format!("{file}.{}", script.function))])
    }

    /// When a trigger applies, in words.
    fn heard(&self, heard: Heard, whose: Whose) -> String {
        let game = self.game;
        let (key, name) = match heard {
            Heard::Enters(zone) => ("when-enters", &game.zones[usize::from(zone)].name),
            Heard::Arrives(board) => ("when-enters", &game.boards[usize::from(board)].name),
            Heard::Leaves(zone) => ("when-leaves", &game.zones[usize::from(zone)].name),
            Heard::Begins(phase) => ("when-begins", &game.phases.unnoted()[usize::from(phase)].name),
            Heard::Ends(phase) => ("when-ends", &game.phases.unnoted()[usize::from(phase)].name),
            Heard::Gains(resource) => ("when-gained", &game.resources[usize::from(resource)].name),
            Heard::Loses(resource) => ("when-lost", &game.resources[usize::from(resource)].name),
            Heard::Announced(event) => ("when-announced", &game.events[usize::from(event)]),
            Heard::Done(action) => ("when-done", &game.actions.unnoted()[usize::from(action)].name),
        };
        let name = match heard {
            // An action is called by its label, without what it is done with.
            Heard::Done(_) => {
                let label = game.locales.text(self.language, &ACTION.key(name), &[]);
                label.split([':', '{']).next().unwrap_or_default().trim().to_owned()
            }
            _ => game.locales.word(self.language, name),
        };
        let whose = match whose {
            Whose::Anyone => "",
            Whose::Yours => "-your",
            Whose::Others => "-other",
        };
        self.say(&format!("{key}{whose}"), &[("name", &name)])
    }

    /// What is left of a sentence, told in its scope.
    fn told<T>(&self, sentence: &Sentence<T>, tree: &T, describe: Describe<T>) -> String {
        let words = Words { locales: &self.game.locales, language: self.language };
        let lexicon = Scoped { lexicon: &words, scope: sentence.scope() };
        describe(tree, &self.game.vocabulary, &lexicon)
    }

    fn say(&self, key: &str, arguments: &[(&str, &str)]) -> String {
        let arguments: Vec<(&str, Argument)> =
            arguments.iter().map(|(name, text)| (*name, Argument::text(*text))).collect();
        self.game.locales.text(self.language, key, &arguments)
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

fn small(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}
