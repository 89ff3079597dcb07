//! `gallery`: a page of all cards, with their texts, their rulings and where their numbers come from.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use miette::Result;
use quarterdeck_paper::{Card, Gallery, Shown, extent};
use quarterdeck_rulings::Ruling;
use quarterdeck_runtime::telling::{Tongue, capital};

use crate::paper::{CardArguments, Opened};
use crate::rulings::rulings_of;
use crate::say::{LANGUAGES, Say, number, put_line, text};
use crate::written::write;

/// Arguments of `gallery`.
#[derive(Args, Clone, Debug)]
pub struct GalleryArguments {
    #[command(flatten)]
    cards: CardArguments,
    /// Write `index.html` into this folder; `<game>-gallery` if not given.
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

/// Writes the page.
pub fn gallery(arguments: &GalleryArguments) -> Result<ExitCode> {
    let mut opened = arguments.cards.open()?;
    opened.library = std::mem::take(&mut opened.library).with_rulings()?;
    let whole = opened.cards(&opened.language);
    let title = opened.title.clone();
    let cards = arguments.cards.chosen(whole.all)?;
    let rulings = spoken(&opened);
    let others: Vec<(&str, BTreeMap<String, Card>)> = LANGUAGES
        .iter()
        .filter(|language| **language != opened.language && opened.game.locales.has(language, "pack-title"))
        .map(|language| {
            (*language, opened.cards(language).all.into_iter().map(|card| (card.id.clone(), card)).collect())
        })
        .collect();
    let shown = cards.iter().map(|card| show(&opened, card, &others, &rulings)).collect();
    let page = Gallery { title, language: opened.language.clone(), cards: shown };
    let folder = arguments.out.clone().unwrap_or_else(|| PathBuf::from(format!("{}-gallery", opened.game.id)));
    write(&folder.join("index.html"), page.html().as_bytes())?;
    let file = folder.join("index.html").display().to_string();
    let done = [("cards", number(page.cards.len())), ("file", text(file))];
    put_line(&Say::new(&opened.language).say("gallery", &done));
    Ok(ExitCode::SUCCESS)
}

/// A ruling: what it says, where it stands, and the words that players say in it.
struct Spoken {
    sentence: String,
    place: String,
    words: String,
}

/// All rulings of the packs of the game.
fn spoken(opened: &Opened) -> Vec<Spoken> {
    let within = |id: &str| opened.game.packs.iter().any(|(known, ..)| known == id);
    let mut all = Vec::new();
    for (_, pack) in opened.library.packs.iter().filter(|(_, pack)| within(&pack.id)) {
        for (path, text) in rulings_of(pack) {
            let place = format!("{}/{path}", pack.id);
            let Ok(ruling) = Ruling::parse(&place, text) else {
                continue;
            };
            // What only lies there is not spoken of; what somebody does something with is.
            let deeds = text.lines().filter(|line| !line.starts_with(' ')).filter_map(|line| line.split_once(": "));
            let deeds =
                deeds.filter(|(who, _)| who.chars().next().is_some_and(char::is_uppercase) && !who.contains('\''));
            let said: Vec<&str> = deeds.map(|(_, deed)| deed).collect();
            let words = format!("{} \n {}", ruling.sentence(), said.join(" \n "));
            all.push(Spoken { sentence: ruling.sentence().to_owned(), place, words: folded(&words) });
        }
    }
    all
}

/// In small letters, with one blank around every word.
fn folded(text: &str) -> String {
    let words = text.split(|sign: char| !sign.is_alphanumeric()).filter(|word| !word.is_empty());
    format!(" {} ", words.map(str::to_lowercase).collect::<Vec<_>>().join(" "))
}

/// The names by which rulings speak of a card.
fn names(opened: &Opened, family: &str) -> Vec<String> {
    let locales = &opened.game.locales;
    let key = format!("word-{}", family.replace('_', "-"));
    let forms = ["one", "other"].iter().filter_map(|form| locales.form("en", &key, form));
    let mut names: Vec<String> =
        forms.chain([locales.word("en", family), family.to_owned()]).map(|name| folded(&name)).collect();
    names.sort();
    names.dedup();
    names
}

fn show(opened: &Opened, card: &Card, others: &[(&str, BTreeMap<String, Card>)], rulings: &[Spoken]) -> Shown {
    let game = &opened.game;
    let family = game.printings[usize::from(card.printing)].family;
    let told = |language: &str, card: &Card| {
        let flavor = Tongue { game, language }.flavor(family);
        let texts: Vec<&str> = std::iter::once(&card.face).chain(&card.more).map(|face| face.text()).collect();
        (language.to_owned(), capital(card.face.name()), texts.join("\n"), flavor)
    };
    let mut all = vec![told(&opened.language, card)];
    all.extend(others.iter().filter_map(|(language, cards)| Some(told(language, cards.get(&card.id)?))));
    let names = names(opened, &card.family);
    let speaks = |ruling: &&Spoken| names.iter().any(|name| ruling.words.contains(name.as_str()));
    let tongue = Tongue { game, language: &opened.language };
    let faces = std::iter::once(&card.face).chain(&card.more).map(|face| face.svg_in(extent(face.size()))).collect();
    Shown {
        id: card.id.clone(),
        faces,
        told: all,
        kinds: card.kinds.iter().map(|kind| tongue.word(kind).to_string()).collect(),
        copies: card.copies,
        pack: game.locales.title(&opened.language, &card.pack),
        designed: tongue.designed(&[card.printing]),
        rulings: rulings.iter().filter(speaks).map(|it| (it.sentence.clone(), it.place.clone())).collect(),
    }
}
