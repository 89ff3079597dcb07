//! Cards that are in every way worse than another of their kind, or the same and dearer: no number is better, every effect is
//! matched, and something is worse.

use std::collections::BTreeSet;

use quarterdeck_dsl::tree::Number;
use quarterdeck_dsl::vocabulary::AttributeId;
use quarterdeck_runtime::{Game, PackFiles, PackProblem};
use toml_edit::{Document, Item, TableLike, Value};

use super::mentions::Mentions;
use super::spot;
use crate::fix::with_needs;

/// A printing of a card: what is printed on it, and all else that is written of it.
struct Printed {
    /// The pack that has it.
    pack: String,
    id: String,
    path: String,
    span: Option<std::ops::Range<usize>>,
    /// Numbers and words, by key.
    values: Vec<(String, String)>,
    /// What it requires.
    requires: Option<String>,
    /// What it does, trigger by trigger.
    effects: Vec<Effect>,
    /// Everything else, as written.
    rest: String,
}

/// A trigger: when, and what is done.
#[derive(PartialEq)]
struct Effect {
    /// Everything but what is done, as written.
    when: String,
    /// What is done, sentence by sentence; nothing if it is not just sentences.
    deeds: Option<Vec<String>>,
    /// What is done, as written.
    written: String,
}

/// Keys that do not make a card better or worse.
const APART: &[&str] = &["copies", "count", "designed", "mark", "plural"];

/// Verbs that only bring something.
const BRINGS: &[&str] = &["gain ", "draw "];

/// Keys whose sentences only reckon what is worth something.
const RECKONS: &[&str] = &["base", "by", "rank", "value", "shows", "name", "figures", "kind"];

/// Which numbers make a card worse the higher they are, and which the lower.
struct Worth {
    prices: Vec<String>,
    goods: Vec<String>,
}

/// Every card of a pack that has a better twin in it, or in a pack that it needs.
pub fn worse_cards(pack: &PackFiles, known: &[&PackFiles], mentions: &Mentions, game: &Game) -> Vec<PackProblem> {
    let prices = prices(known, game);
    let goods = goods(game, mentions).into_iter().filter(|name| !prices.contains(name)).collect();
    let worth = Worth { prices, goods };
    let needed = with_needs(known, &pack.id);
    let spoken: Vec<&str> = known.iter().flat_map(|other| pieces(other)).collect();
    let cards: Vec<Printed> = needed.iter().flat_map(|other| printed(other, &spoken, game)).collect();
    let mut found = Vec::new();
    let mut told: BTreeSet<&str> = BTreeSet::new();
    for worse in cards.iter().filter(|card| card.pack == pack.id) {
        let twin = cards.iter().find_map(|better| Some((better, worth.why_worse(worse, better)?)));
        let Some((better, why)) = twin.filter(|_| told.insert(&worse.id)) else {
            continue;
        };
        let message = format!("`{}` is `{}` {}", worse.id, better.id, why.join(", "));
        let place = spot(pack, &worse.path, worse.span.clone());
        found.push(
            PackProblem::new("strict::worse_card", message, &place, "in no way better")
                .help(format!("let it do more than `{}`, or cost less", better.id)),
        );
    }
    found
}

impl Worth {
    /// In what one card is worse than another; nothing if it is better in anything, or the same in everything.
    fn why_worse(&self, worse: &Printed, better: &Printed) -> Option<Vec<String>> {
        if (&worse.pack, &worse.id) == (&better.pack, &better.id)
            || worse.rest != better.rest
            || worse.values.len() != better.values.len()
        {
            return None;
        }
        // Where nothing is paid for cards, some are just worth less than others; and what is not just said in sentences, such as
        // the effects of events, is not judged.
        let priced = worse.values.iter().any(|(key, _)| self.prices.contains(key));
        if !priced || worse.effects.iter().any(|effect| effect.deeds.is_none()) {
            return None;
        }
        let mut why = Vec::new();
        for ((key, value), (same, other)) in worse.values.iter().zip(&better.values) {
            if key != same {
                return None;
            }
            if value == other {
                continue;
            }
            let (value, other) = (value.parse::<i64>().ok()?, other.parse::<i64>().ok()?);
            let name = key.replace('_', " ");
            match (self.prices.contains(key), self.goods.contains(key)) {
                (true, _) if value > other => why.push(format!("at a higher {name}")),
                (_, true) if value < other => why.push(format!("with less {name}")),
                _ => return None,
            }
        }
        if worse.requires != better.requires {
            let (more, less) = (worse.requires.as_ref()?, better.requires.as_ref()?);
            if !asks_more(more, less) {
                return None;
            }
            why.push("that asks for more".to_owned());
        }
        // Every effect of the worse one is matched by one of the better, which may bring more.
        let mut left: Vec<&Effect> = better.effects.iter().collect();
        for effect in &worse.effects {
            let same = left.iter().position(|other| *other == effect);
            let at = same.or_else(|| left.iter().position(|other| brings_more(other, effect)))?;
            if same.is_none() {
                why.push("that brings less".to_owned());
            }
            left.remove(at);
        }
        if !left.iter().all(|effect| only_brings(effect)) {
            return None;
        }
        if !left.is_empty() {
            why.push("without all that it does".to_owned());
        }
        (!why.is_empty()).then_some(why)
    }
}

/// Whether an effect does nothing but bring something to whoever has the card.
fn only_brings(effect: &Effect) -> bool {
    let brings = |deed: &String| BRINGS.iter().any(|verb| deed.starts_with(verb)) && !deed.contains(" then ");
    effect.deeds.as_ref().is_some_and(|deeds| !deeds.is_empty() && deeds.iter().all(brings))
}

/// Whether one effect is the other with greater numbers, and only brings something.
fn brings_more(more: &Effect, less: &Effect) -> bool {
    let (Some(many), Some(few)) = (&more.deeds, &less.deeds) else {
        return false;
    };
    let more_of = |(many, few): (&String, &String)| is_more_of(many, few, &|_| true);
    more.when == less.when && only_brings(more) && many.len() == few.len() && many.iter().zip(few).all(more_of)
}

/// Words of a requirement behind which stands how many are asked for.
const ASKS: &[&str] = &["discard", "pay", "hold", "and"];

/// Whether one requirement is the other with more of the same.
fn asks_more(more: &str, less: &str) -> bool {
    is_more_of(more.trim_matches(['\'', '"']), less.trim_matches(['\'', '"']), &|before| ASKS.contains(&before))
}

/// Whether two sentences have the same words and one has the greater numbers, all of them behind a word that counts.
fn is_more_of(more: &str, less: &str, counts: &dyn Fn(&str) -> bool) -> bool {
    let (many, few): (Vec<&str>, Vec<&str>) = (more.split_whitespace().collect(), less.split_whitespace().collect());
    let not_less = |at: usize| {
        let numbers = many[at].parse::<u32>().ok().zip(few[at].parse::<u32>().ok());
        // `1 gem` and `2 gems` speak of the same.
        many[at].trim_end_matches('s') == few[at].trim_end_matches('s')
            || numbers.is_some_and(|(one, other)| one > other) && counts(at.checked_sub(1).map_or("", |at| many[at]))
    };
    many.len() == few.len() && (0..many.len()).all(not_less)
}

/// Attributes of which more is better: the winner is found by them, and nothing else asks for them.
fn goods(game: &Game, mentions: &Mentions) -> Vec<String> {
    let (mut good, mut bad) = (BTreeSet::new(), BTreeSet::new());
    for number in &game.finish.rank {
        reckoned(number, true, game, 0, &mut good, &mut bad);
    }
    let names = good.difference(&bad).map(|at| game.attributes[*at].name.clone());
    names.filter(|name| !mentions.speak_of(name, None, |key| !RECKONS.contains(&key))).collect()
}

/// Queries are followed so deep.
const DEEPEST: usize = 8;

/// The attributes of cards that make a number greater, and those that make it less.
fn reckoned(
    number: &Number,
    adds: bool,
    game: &Game,
    depth: usize,
    good: &mut BTreeSet<usize>,
    bad: &mut BTreeSet<usize>,
) {
    let mut note = |attribute: AttributeId| {
        let list = if adds { &mut *good } else { &mut *bad };
        list.insert(usize::from(attribute));
    };
    match number {
        Number::Total(attribute, _) => note(*attribute),
        Number::Plus(one, other) => {
            reckoned(one, adds, game, depth, good, bad);
            reckoned(other, adds, game, depth, good, bad);
        }
        Number::Minus(one, other) => {
            reckoned(one, adds, game, depth, good, bad);
            reckoned(other, !adds, game, depth, good, bad);
        }
        Number::Query(query, _) if depth < DEEPEST => {
            let query = &game.queries.unnoted()[usize::from(*query)];
            reckoned(&query.base, adds, game, depth + 1, good, bad);
            query.changes.iter().for_each(|change| reckoned(&change.by, adds, game, depth + 1, good, bad));
        }
        _ => {}
    }
}

/// Attributes that are paid: `pay … equal to its cost`, or a query that begins with them and is paid.
fn prices(known: &[&PackFiles], game: &Game) -> Vec<String> {
    let texts: Vec<String> = known
        .iter()
        .flat_map(|pack| &pack.files)
        .filter(|(path, _)| path.ends_with(".toml"))
        .map(|(_, text)| text.replace('_', " "))
        .collect();
    let paid = |name: &str| {
        let owed = format!("equal to its {name}");
        texts.iter().flat_map(|text| text.match_indices(&owed).map(move |(at, _)| &text[..at])).any(|before| {
            let sentence = before.rsplit(['\'', '"']).next().unwrap_or_default();
            sentence.split_whitespace().any(|word| word == "pay")
        })
    };
    let begun = |name: &str| {
        let queries = game.queries.unnoted().iter().filter(|query| query.base.text() == format!("its {name}"));
        queries.map(|query| query.name.replace('_', " ")).any(|query| paid(&query))
    };
    let names = game.attributes.iter().map(|attribute| attribute.name.clone());
    names.filter(|name| paid(&name.replace('_', " ")) || begun(&name.replace('_', " "))).collect()
}

/// All printings of the cards that a pack defines and that no sentence of any pack speaks of by name.
fn printed(pack: &PackFiles, spoken: &[&str], game: &Game) -> Vec<Printed> {
    let mut found = Vec::new();
    for (path, text) in pack.files.iter().filter(|(path, _)| path.ends_with(".toml")) {
        let Ok(document) = Document::parse(text.as_str()) else {
            continue;
        };
        let Some(cards) = document.get("card").and_then(Item::as_table_like) else {
            continue;
        };
        for (id, card) in cards.iter() {
            let Some(card) =
                card.as_table_like().filter(|card| !card.contains_key("extends") && !card.contains_key("replaces"))
            else {
                continue;
            };
            if !is_spoken_of(id, spoken) {
                let span = cards.get_key_value(id).and_then(|(key, _)| key.span());
                found.extend(printings([&pack.id, id, path], span, card, game));
            }
        }
    }
    found
}

/// Everything that stands in quotes in the tables and scripts of a pack.
fn pieces(pack: &PackFiles) -> impl Iterator<Item = &str> {
    let sentences = pack.files.iter().filter(|(path, _)| path.ends_with(".toml") || path.ends_with(".luau"));
    sentences.flat_map(|(_, text)| text.split(['\'', '"']).skip(1).step_by(2))
}

/// A card that sentences name may be worth more than is printed on it.
fn is_spoken_of(id: &str, spoken: &[&str]) -> bool {
    let spaced = id.replace('_', " ");
    spoken.iter().any(|piece| piece.contains(&spaced) || *piece == id)
}

/// Every printing of a card; of which pack it is, its id and its file.
fn printings(
    [pack, id, path]: [&str; 3],
    span: Option<std::ops::Range<usize>>,
    card: &dyn TableLike,
    game: &Game,
) -> Vec<Printed> {
    let is_printed = |key: &str| game.attributes.iter().any(|attribute| attribute.name == key);
    let value = |item: &Item| item.as_value().map(|value| value.to_string().trim().to_owned());
    let own: Vec<(String, String)> = card
        .iter()
        .filter(|(key, _)| is_printed(key))
        .filter_map(|(key, item)| Some((key.to_owned(), value(item)?)))
        .collect();
    let mut rest: Vec<String> = card
        .iter()
        .filter(|(key, _)| !is_printed(key) && !APART.contains(key) && !["when", "requires"].contains(key))
        .map(|(key, item)| format!("{key} = {}", item.to_string().trim()))
        .collect();
    rest.sort();
    let rest = rest.join("\n");
    let copies = card.get("copies").and_then(Item::as_array);
    let copies: Vec<Vec<(String, String)>> = match copies {
        Some(copies) => copies
            .iter()
            .filter_map(Value::as_inline_table)
            .map(|copy| {
                let said = copy.iter().filter(|(key, _)| !APART.contains(key));
                own.iter()
                    .cloned()
                    .chain(said.map(|(key, value)| (key.to_owned(), value.to_string().trim().to_owned())))
                    .collect()
            })
            .collect(),
        None => vec![own],
    };
    copies
        .into_iter()
        .map(|mut values| {
            values.sort();
            Printed {
                pack: pack.to_owned(),
                id: id.to_owned(),
                path: path.to_owned(),
                span: span.clone(),
                values,
                requires: card.get("requires").and_then(value),
                effects: effects(card),
                rest: rest.clone(),
            }
        })
        .collect()
}

/// What a card does, trigger by trigger.
fn effects(card: &dyn TableLike) -> Vec<Effect> {
    let triggers = super::heard::tables(card.get("when"));
    let effects = triggers.into_iter().map(|trigger| {
        let written = |item: &Item| item.to_string().trim().to_owned();
        let mut when: Vec<String> = trigger
            .iter()
            .filter(|(key, _)| *key != "do")
            .map(|(key, item)| format!("{key} = {}", written(item)))
            .collect();
        when.sort();
        let done = trigger.get("do");
        let deeds = match done {
            Some(Item::Value(Value::String(text))) => Some(vec![text.value().clone()]),
            Some(Item::Value(Value::Array(list))) => {
                list.iter().map(|deed| deed.as_str().map(str::to_owned)).collect::<Option<Vec<String>>>()
            }
            _ => None,
        };
        Effect { when: when.join("\n"), deeds, written: done.map(written).unwrap_or_default() }
    });
    effects.collect()
}
