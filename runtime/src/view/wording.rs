//! The rules text of a card in the reader's language, made from its sentences: text and rule
//! cannot disagree.

use quarterdeck_dsl::describe::{self, Language, Lexicon, Scoped};
use quarterdeck_dsl::resolve::{self, Bound, Scope};
use quarterdeck_dsl::setting::Settled;
use quarterdeck_dsl::vocabulary::{OptionId, Vocabulary};

use crate::game::{CardSentence, Game, SentenceRole};
use crate::text::Words;
use crate::text::locale::Argument;
use crate::text::rules::ACTION;

/// What a sentence of a card says, as rules text, if the options are so; nothing if it never applies
/// then.
pub fn card_sentence(game: &Game, sentence: &CardSentence, options: &[i16], language: &str) -> Option<String> {
    let locales = &game.locales;
    let vocabulary = &game.vocabulary;
    let words = Words { locales, language };
    let tongue = Language::of(language);
    let mut lead: Vec<String> = Vec::new();
    if let Some(event) = &sentence.event {
        lead.push(event_words(game, event, language));
    }
    let mut never = false;
    let condition = sentence.condition.as_ref().and_then(|text| {
        told(&mut |scope| {
            let tree = resolve::condition(text, vocabulary, scope).ok()?;
            let clause = |tree| describe::clause(&tree, vocabulary, &Scoped { lexicon: &words, scope }, tongue);
            Some(match tree.settled(options) {
                Settled::Open(rest) => Some(clause(rest)),
                settled => {
                    never = settled == Settled::No;
                    None
                }
            })
        })
    });
    if never {
        return None;
    }
    let condition = condition.flatten();
    if let Some(condition) = condition {
        lead.push(locales.text(language, "text-if", &[("condition", Argument::text(condition))]));
    }
    let deed = match &sentence.role {
        SentenceRole::Requires => told(&mut |scope| {
            let tree = resolve::requirement(&sentence.text, vocabulary, scope).ok()?;
            Some(describe::requirement(&tree, vocabulary, &Scoped { lexicon: &words, scope }, tongue))
        }),
        SentenceRole::Does => told(&mut |scope| {
            let tree = resolve::instruction(&sentence.text, vocabulary, scope).ok()?;
            Some(describe::instruction(&tree, vocabulary, &Scoped { lexicon: &words, scope }, tongue))
        }),
        SentenceRole::Changes(query) => {
            let by = change(&sentence.text, vocabulary, &words, tongue);
            let arguments = [("query", Argument::text(words.name(query))), ("by", Argument::text(by))];
            Some(locales.text(language, "text-changes", &arguments))
        }
        SentenceRole::Acts(_) => None,
    };
    let deed = deed.unwrap_or_else(|| sentence.text.clone());
    if lead.is_empty() {
        return Some(capital(&deed));
    }
    Some(capital(&format!("{}: {}", lead.join(", "), small(&deed))))
}

/// The options that decide what such a sentence says.
pub(super) fn asked_options(game: &Game, sentence: &CardSentence) -> Vec<OptionId> {
    let asked = sentence.condition.as_ref().and_then(|text| {
        told(&mut |scope| Some(resolve::condition(text, &game.vocabulary, scope).ok()?.settling_options()))
    });
    asked.unwrap_or_default()
}

/// What an instruction says, as rules text.
pub fn instruction_text(game: &Game, text: &str, language: &str) -> String {
    let words = Words { locales: &game.locales, language };
    let tongue = Language::of(language);
    let deed = told(&mut |scope| {
        let tree = resolve::instruction(text, &game.vocabulary, scope).ok()?;
        Some(describe::instruction(&tree, &game.vocabulary, &Scoped { lexicon: &words, scope }, tongue))
    });
    deed.map_or_else(|| text.to_owned(), |deed| capital(&deed))
}

/// The first scope in which the sentence means something.
fn told<T>(tell: &mut dyn FnMut(&Scope) -> Option<T>) -> Option<T> {
    [Some(Bound::Card), Some(Bound::Player), Some(Bound::Place), None]
        .into_iter()
        .find_map(|it| tell(&Scope { it, this: true, ..Scope::default() }))
}

/// By how much a number changes: `+1`, `−1`, or an amount in words.
fn change(text: &str, vocabulary: &Vocabulary, words: &Words<'_>, language: Language) -> String {
    if let Ok(number) = text.parse::<i32>() {
        return if number < 0 { format!("−{}", number.unsigned_abs()) } else { format!("+{number}") };
    }
    let amount = told(&mut |scope| {
        let tree = resolve::amount(text, vocabulary, scope).ok()?;
        Some(describe::amount(&tree, vocabulary, &Scoped { lexicon: words, scope }, language))
    });
    format!("+ {}", amount.unwrap_or_else(|| text.to_owned()))
}

/// When a trigger applies, in words.
fn event_words(game: &Game, event: &str, language: &str) -> String {
    let (whose, rest) = match (event.strip_prefix("your "), event.strip_prefix("another ")) {
        (Some(rest), _) => ("-your", rest),
        (_, Some(rest)) => ("-other", rest),
        _ => ("", event),
    };
    let (key, name) = if let Some(zone) = rest.strip_prefix("enters ") {
        ("when-enters", zone)
    } else if let Some(zone) = rest.strip_prefix("leaves ") {
        ("when-leaves", zone)
    } else if let Some(phase) = rest.strip_suffix(" begins") {
        ("when-begins", phase)
    } else if let Some(phase) = rest.strip_suffix(" ends") {
        ("when-ends", phase)
    } else if let Some(resource) = rest.strip_suffix(" gained") {
        ("when-gained", resource)
    } else if let Some(resource) = rest.strip_suffix(" lost") {
        ("when-lost", resource)
    } else if let Some(action) = rest.strip_suffix(" done") {
        // An action is called by its label, without what it is done with.
        let label = game.locales.text(language, &ACTION.key(action.trim()), &[]);
        let name = label.split([':', '{']).next().unwrap_or_default().trim().to_owned();
        return game.locales.text(language, &format!("when-done{whose}"), &[("name", Argument::text(name))]);
    } else {
        ("when-announced", rest)
    };
    let name = game.locales.word(language, &name.trim().replace(' ', "_"));
    let arguments = [("name", Argument::text(name))];
    game.locales.text(language, &format!("{key}{whose}"), &arguments)
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn small(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}
