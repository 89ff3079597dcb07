//! A new ruling: it lays nothing out yet and says who decides first; its transcript is that of the match.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

use miette::{IntoDiagnostic, Result};
use quarterdeck_disk::pack_dir::{read_rules, read_rulings};
use quarterdeck_rulings::{Ruling, listed_rules, snapshot_path, snapshot_text};
use quarterdeck_runtime::{Game, player_counts};

use super::draft::Draft;
use super::{Wish, slug};
use crate::say::text;
use crate::troubled::troubled;

/// Who sits at the table of a ruling.
const PLAYERS: [&str; 8] = ["Anna", "Bob", "Clara", "Dan", "Eva", "Finn", "Greta", "Hugo"];
/// Other seeds: what is different with one of them is there by chance.
const SEEDS: [u64; 3] = [2, 3, 5];
/// A file's name has at most so many words.
const MOST_WORDS: usize = 12;

/// Adds a ruling to a pack.
pub fn begin(wish: &Wish<'_>) -> Result<ExitCode> {
    let (library, pack) = wish.own()?;
    let game = library.game(&pack, &[])?;
    let mut draft = Draft::of(&library, &pack)?;
    let covers = covered(wish, &draft)?;
    let said = wish.arguments.name.trim();
    let sentence = if said.ends_with(['.', '!', '?']) { said.to_owned() } else { format!("{said}.") };
    let words = slug(&sentence, '-');
    let file = words.split('-').take(MOST_WORDS).collect::<Vec<_>>().join("-");
    put(wish, &mut draft, &game, &sentence, &covers, &file)?;
    draft.write(wish, "new-next-ruling")?;
    Ok(ExitCode::SUCCESS)
}

/// The first ruling of a new pack, and the list of rules that it covers.
pub fn first_ruling(wish: &Wish<'_>, draft: &mut Draft, game: &Arc<Game>, id: &str) -> Result<()> {
    let rule = format!("{}-1", id.to_uppercase());
    let title = wish.say.say("new-first-rule", &[]);
    let list = format!("# {}\n{rule} {title}\n", wish.say.say("new-comment-rules", &[]));
    draft.put(wish, "rules.txt", list)?;
    put(wish, draft, game, "A match begins.", &rule, "a-match-begins")
}

/// The rules that it covers: those that were named. A pack that lists its rules wants to know.
fn covered(wish: &Wish<'_>, draft: &Draft) -> Result<String> {
    let listed: Vec<String> = read_rules(&draft.folder)
        .into_diagnostic()?
        .values()
        .flat_map(|list| listed_rules(list).collect::<Vec<_>>())
        .collect();
    let named = wish.arguments.covers.iter();
    if let Some(unlisted) = named.into_iter().find(|rule| !listed.is_empty() && !listed.contains(rule)) {
        let near = quarterdeck_dsl::problem::nearest_id(unlisted, listed.iter().map(String::as_str));
        let known = near.map_or_else(|| listed[..listed.len().min(8)].join(", "), str::to_owned);
        return Err(troubled(&wish.say, "new-no-rule", &[("rule", text(unlisted)), ("rules", text(known))]));
    }
    if !wish.arguments.covers.is_empty() {
        return Ok(wish.arguments.covers.join(", "));
    }
    if listed.is_empty() {
        return Ok(format!("{}-1", draft.pack.id.to_uppercase()));
    }
    let rulings = read_rulings(&draft.folder).into_diagnostic()?;
    let locked: BTreeSet<String> = rulings
        .iter()
        .filter_map(|(path, text)| Ruling::parse(path, text).ok())
        .flat_map(|ruling| ruling.covers().to_vec())
        .collect();
    let open: Vec<&str> = listed.iter().filter(|rule| !locked.contains(*rule)).map(String::as_str).collect();
    let shown = if open.is_empty() { &listed[..listed.len().min(8)] } else { &[] };
    let shown = open.into_iter().chain(shown.iter().map(String::as_str)).take(8).collect::<Vec<_>>().join(", ");
    Err(troubled(&wish.say, "new-covers-what", &[("rules", text(shown))]))
}

/// Adds a ruling and its transcript, after it was played.
fn put(wish: &Wish<'_>, draft: &mut Draft, game: &Arc<Game>, sentence: &str, covers: &str, file: &str) -> Result<()> {
    let pack = draft.pack.id.clone();
    let head = game.heads.iter().find(|head| head.pack == pack);
    let base = game.heads.iter().find(|head| head.playable).map_or(&game.id, |head| &head.pack);
    let (named, with) =
        if head.is_some_and(|head| head.playable) { (&pack, String::new()) } else { (base, format!(", with {pack}")) };
    let options = game.set_by(named);
    let counts = player_counts(game, &options)
        .map_err(|refusal| miette::miette!("{}", refusal.reason.tell(&wish.say.language)))?;
    let seats = counts.iter().find(|count| **count >= 2).or(counts.first()).copied().unwrap_or(2);
    let players = &PLAYERS[..usize::from(seats).min(PLAYERS.len())];
    let path = format!("rulings/{file}.ruling");
    let written = |decides: &str, seed: &str, laid: &[String]| {
        let comment = wish.say.say("new-comment-ruling", &[]);
        let comment: String = comment.lines().map(|line| format!("# {line}\n")).collect();
        let laid: String = laid.iter().map(|line| format!("{line}\n")).collect();
        let players = players.join(", ");
        let head = format!("ruling:  {sentence}\ncovers:  {covers}\n\ngame {named}, players {players}{with}{seed}\n");
        format!("{head}{comment}{laid}\ncheck\n  {decides} decides\n")
    };
    let library = |_: &str, _: &[String]| Ok(Arc::clone(game));
    for player in players {
        let Ok(ruling) = Ruling::parse(&path, &written(player, "", &[])) else {
            return Err(troubled(&wish.say, "new-no-sentence", &[("sentence", text(sentence))]));
        };
        if !ruling.play(&library).failures.is_empty() {
            continue;
        }
        // What chance has laid out is named, so that the transcript stays as it is when cards are added, if that can be said.
        let shuffled = |seed: u64| format!(", seed {seed}");
        let parse = |seed: &str, laid: &[String]| Ruling::parse(&path, &written(player, seed, laid)).ok();
        let lies = |seed: &str| parse(seed, &[]).map(|ruling| ruling.lies_open(&library)).unwrap_or_default();
        let others: Vec<Vec<String>> = SEEDS.iter().map(|seed| lies(&shuffled(*seed))).collect();
        let by_chance = |line: &String| others.iter().any(|other| !other.contains(line));
        let laid: Vec<String> = lies("").into_iter().filter(by_chance).collect();
        let tells = |seed: &str, laid: &[String]| -> Option<String> {
            let played = parse(seed, laid)?.play(&library);
            let told = played.transcript.split_once("\n==========\n")?.1.to_owned();
            played.failures.is_empty().then_some(told)
        };
        let told = tells("", &laid);
        let stays = told.is_some() && SEEDS.iter().all(|seed| tells(&shuffled(*seed), &laid) == told);
        let text_of_file = written(player, "", if stays { &laid } else { &[] });
        let played = Ruling::parse(&path, &text_of_file).map(|ruling| ruling.play(&library)).ok();
        let transcript = played.map(|played| played.transcript).unwrap_or_default();
        let snapshot = snapshot_path(Path::new(&path)).to_string_lossy().replace('\\', "/");
        draft.put(wish, &path, text_of_file)?;
        return draft.put(wish, &snapshot, snapshot_text(&format!("{file}.ruling"), &transcript));
    }
    Err(troubled(&wish.say, "new-nobody-decides", &[("pack", text(&pack))]))
}
