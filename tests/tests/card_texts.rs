//! What cards say is complete: whatever a card requires, changes, brings or sets off, and every part of what it does, has a
//! say in its text, in both languages, unless the text is written by hand.

use quarterdeck_dsl::vocabulary::FamilyId;
use quarterdeck_runtime::definitions::{EffectId, OfferDef, What};
use quarterdeck_runtime::packs::{Sentences, check_with};
use quarterdeck_runtime::telling::Tongue;
use quarterdeck_runtime::{Game, PackFiles};
use quarterdeck_tests::shelf::{gather, packs, settings};

const LANGUAGES: [&str; 2] = ["en", "ru"];

/// Puts back what was taken away.
type Undo = Box<dyn FnOnce(&mut Game)>;
/// A part of a rule that can be taken away, and what it is called.
type Part = (String, Box<dyn Fn(&mut Game) -> Undo>);

/// What can be taken out of a list.
fn item<T: 'static>(name: String, list: impl Fn(&mut Game) -> &mut Vec<T> + Copy + 'static, at: usize) -> Part {
    let take = move |game: &mut Game| -> Undo {
        let item = list(game).remove(at);
        Box::new(move |game| list(game).insert(at, item))
    };
    (name, Box::new(take))
}

/// What can be left out.
fn optional<T: 'static>(name: String, slot: impl Fn(&mut Game) -> &mut Option<T> + Copy + 'static) -> Part {
    let take = move |game: &mut Game| -> Undo {
        let taken = slot(game).take();
        Box::new(move |game| *slot(game) = taken)
    };
    (name, Box::new(take))
}

fn choices(game: &mut Game, effect: usize, deed: usize) -> &mut Vec<OfferDef> {
    match &mut game.effects[effect][deed].what {
        What::Offer(offers) => offers,
        _ => panic!("it was an offer"),
    }
}

/// What a card says in each language and setting.
fn texts(game: &mut Game, family: usize, settings: &[Vec<i16>]) -> Vec<[String; 2]> {
    // What was made before is made anew.
    game.note_reading();
    let text =
        |language, options: &[i16]| Tongue { game, language }.family_text(FamilyId::at(family), options).to_string();
    settings.iter().map(|options| LANGUAGES.map(|language| text(language, options))).collect()
}

/// All effects that come of one.
fn effects(game: &Game, effect: EffectId, found: &mut Vec<EffectId>) {
    // What is not spoken of has no say.
    if found.contains(&effect) || game.unspoken.contains(&effect) {
        return;
    }
    found.push(effect);
    for deed in game.effects.unnoted()[usize::from(effect)].iter() {
        let inner: Vec<EffectId> = match &deed.what {
            What::Do(_) | What::Run(_) => Vec::new(),
            What::Offer(offers) => offers.iter().map(|offer| offer.effect).collect(),
            What::Choose(choose) => [Some(choose.effect), choose.otherwise].into_iter().flatten().collect(),
            What::Perform(inner) | What::Each(_, _, inner) => vec![*inner],
            What::To(to) => vec![to.effect],
            What::Let(given) => vec![given.effect],
            What::Either(either) => vec![either.1, either.2],
        };
        inner.into_iter().for_each(|inner| effects(game, inner, found));
    }
}

/// Whether two triggers do the same at different moments.
fn alike(game: &Game, one: usize, other: usize) -> bool {
    let (one, other) = (&game.triggers.unnoted()[one], &game.triggers.unnoted()[other]);
    let deeds = |effect: EffectId| &game.effects.unnoted()[usize::from(effect)];
    one.heard != other.heard && one.condition == other.condition && deeds(one.effect) == deeds(other.effect)
}

/// Everything that can be taken away from a card.
fn parts(game: &Game, family: usize) -> Vec<Part> {
    let definition = &game.families.unnoted()[family];
    let mut parts: Vec<Part> = Vec::new();
    if definition.requires.is_some() {
        parts.push(optional("requires".into(), move |game| &mut game.families[family].requires));
    }
    for at in 0..definition.changes.len() {
        parts.push(item(format!("change {at}"), move |game| &mut game.families[family].changes, at));
        if definition.changes[at].condition.is_some() {
            let name = format!("if of change {at}");
            parts.push(optional(name, move |game| &mut game.families[family].changes[at].condition));
        }
    }
    for at in 0..definition.actions.len() {
        parts.push(item(format!("action {at}"), move |game| &mut game.families[family].actions, at));
    }
    for (at, trigger) in definition.triggers.iter().enumerate() {
        // What is said alike of two moments is said once.
        if definition.triggers.iter().any(|other| alike(game, usize::from(*trigger), usize::from(*other))) {
            continue;
        }
        parts.push(item(format!("trigger {at}"), move |game| &mut game.families[family].triggers, at));
        let id = usize::from(*trigger);
        if game.triggers.unnoted()[id].condition.is_some() {
            parts.push(optional(format!("if of trigger {at}"), move |game| &mut game.triggers[id].condition));
        }
        let mut within = Vec::new();
        effects(game, game.triggers.unnoted()[id].effect, &mut within);
        within.into_iter().for_each(|effect| deeds(game, usize::from(effect), &mut parts));
    }
    parts
}

/// Everything that can be taken away from an effect.
fn deeds(game: &Game, effect: usize, parts: &mut Vec<Part>) {
    for (at, deed) in game.effects.unnoted()[effect].iter().enumerate() {
        if matches!(&deed.what, What::Perform(inner) if game.unspoken.contains(inner)) {
            continue;
        }
        let name = format!("deed {at} of effect {effect}");
        parts.push(item(name.clone(), move |game| &mut game.effects[effect], at));
        if deed.condition.is_some() {
            parts.push(optional(format!("if of {name}"), move |game| &mut game.effects[effect][at].condition));
        }
        if let What::Offer(offers) = &deed.what {
            for choice in 0..offers.len() {
                let name = format!("choice {choice} of {name}");
                parts.push(item(name, move |game| choices(game, effect, at), choice));
            }
        }
    }
}

fn game(sentences: &Sentences, pack: &PackFiles, all: &[PackFiles]) -> Game {
    let checked = check_with(sentences, &gather(pack, all));
    checked.game.unwrap_or_else(|| panic!("{}: {:#?}", pack.id, checked.problems))
}

#[test]
fn every_part_of_every_card_has_a_say_in_its_text() {
    let all = packs();
    let sentences = Sentences::default();
    let (mut cards, mut told) = (0, 0);
    for pack in &all {
        let whole = game(&sentences, pack, &all);
        let settings = settings(&whole);
        // The same, of which something is taken away.
        let mut without = game(&sentences, pack, &all);
        for family in 0..whole.families.len() {
            let name = &whole.families.unnoted()[family].name;
            let own = format!("text-{}", name.replace('_', "-"));
            if LANGUAGES.iter().any(|language| whole.locales.find(language, &own, &[]).is_some()) {
                continue;
            }
            let parts = parts(&whole, family);
            if parts.is_empty() {
                continue;
            }
            cards += 1;
            let before = texts(&mut without, family, &settings);
            for (part, take_away) in parts {
                let put_back = take_away(&mut without);
                let after = texts(&mut without, family, &settings);
                put_back(&mut without);
                for (at, language) in LANGUAGES.iter().enumerate() {
                    let differs = before.iter().zip(&after).any(|(before, after)| before[at] != after[at]);
                    assert!(
                        differs,
                        "{}: {name} says the same without {part} ({language}): {}",
                        pack.id, before[0][at]
                    );
                }
                told += 1;
            }
        }
    }
    assert!(cards > 300 && told > cards, "only {told} parts of {cards} cards were looked at");
}
