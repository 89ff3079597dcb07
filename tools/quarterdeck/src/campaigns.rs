//! `simulate --campaign`: bots play whole campaigns, lost chapters again and again; `--chapters`: every
//! chapter by itself. For every number of players and, if asked for, every value of an option.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use indicatif::{ProgressBar, ProgressStyle};
use miette::{Result, miette};
use quarterdeck_runtime::{Bot, Campaign, Game, Log, Match, Setting, jump, player_counts};
use serde::Serialize;

use crate::Format;
use crate::laboratory::interval::{USUAL, difference, share};
use crate::laboratory::told::{Figures, columns};
use crate::library::options;
use crate::play::not_started;
use crate::say::{Say, number, put, put_line, system_language, text};
use crate::simulate::{SimulateArguments, earlier, mix};
use crate::trail::Trail;
use crate::watch::{StoryTally, Watch};

/// How a chapter fared.
#[derive(Clone, Debug, Default, Serialize)]
struct ChapterTally {
    /// Matches of it.
    matches: u64,
    /// Matches after which the campaign went on.
    won: u64,
    /// Campaigns that came to it.
    reached: u64,
    /// Campaigns that did it at the first try.
    at_once: u64,
    /// Decisions in all of its matches.
    decisions: u64,
    #[serde(flatten)]
    story: StoryTally,
}

/// How campaigns of one setting fared.
#[derive(Clone, Debug, Default, Serialize)]
struct CampaignTally {
    /// The option's value, if several are tried.
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<String>,
    players: u8,
    campaigns: u64,
    finished: u64,
    perfect: u64,
    /// Campaigns in which a chapter was lost too often.
    given_up: u64,
    matches: u64,
    chapters: BTreeMap<String, ChapterTally>,
    /// Chapters in their order.
    #[serde(skip)]
    order: Vec<String>,
}

impl CampaignTally {
    fn add(&mut self, name: String, other: ChapterTally) {
        let chapter = self.chapters.entry(name).or_default();
        chapter.matches += other.matches;
        chapter.won += other.won;
        chapter.reached += other.reached;
        chapter.at_once += other.at_once;
        chapter.decisions += other.decisions;
        chapter.story.add(other.story);
    }
}

/// Plays campaigns and prints.
pub fn simulate(arguments: &SimulateArguments, game: &Arc<Game>, set: &[(String, String)]) -> Result<ExitCode> {
    let say = Say::new(&arguments.lang.clone().unwrap_or_else(system_language));
    if let Some(folder) = &arguments.compare {
        return compared(arguments, folder, (game, set), &say);
    }
    let all = every_setting(arguments, game, set, &say)?;
    if arguments.format == Format::Json {
        println!("{}", serde_json::to_string(&all).unwrap_or_default());
        return Ok(ExitCode::SUCCESS);
    }
    if all.len() > 1 {
        table(&all);
    }
    let unseen = unseen(game, &all);
    if !unseen.is_empty() {
        put_line(&say.say("campaign-unseen", &[("beats", text(unseen.join(", ")))]));
    }
    Ok(ExitCode::SUCCESS)
}

/// Plays with every value of the option that is gone over, and every number of players; prints each unless versions are compared.
fn every_setting(
    arguments: &SimulateArguments,
    game: &Arc<Game>,
    set: &[(String, String)],
    say: &Say,
) -> Result<Vec<CampaignTally>> {
    let story = game.story.as_ref().ok_or_else(|| miette!("`{}` tells no story", game.id))?;
    let values: Vec<Option<String>> = match &arguments.over {
        None => vec![None],
        Some(name) => {
            let option = game.option_named(name).ok_or_else(|| miette!("there is no option `{name}`"))?;
            game.options[usize::from(option)].values.iter().cloned().map(Some).collect()
        }
    };
    let mut all = Vec::new();
    for value in values {
        let mut options = set.to_vec();
        if let (Some(name), Some(value)) = (&arguments.over, &value) {
            options.retain(|(known, _)| known != name);
            options.push((name.clone(), value.clone()));
        }
        // A value that cannot be played at all is left out.
        let counts = match player_counts(game, &options) {
            Ok(counts) => counts,
            Err(refusal) if arguments.over.is_none() => return Err(miette!("{}", refusal.reason)),
            Err(_) => continue,
        };
        let counts: Vec<u8> = match arguments.players {
            Some(players) => counts.into_iter().filter(|count| *count == players).collect(),
            None => counts,
        };
        for players in counts {
            let mut tally = several(arguments, game, &options, players)?;
            tally.value.clone_from(&value);
            tally.order = story.chapters.iter().map(|chapter| chapter.name.clone()).collect();
            if arguments.format == Format::Text && arguments.compare.is_none() {
                print(&tally, say);
            }
            all.push(tally);
        }
    }
    Ok(all)
}

/// How often each chapter is won, with an earlier version of the packs and now.
fn compared(
    arguments: &SimulateArguments,
    folder: &Path,
    (game, set): (&Arc<Game>, &[(String, String)]),
    say: &Say,
) -> Result<ExitCode> {
    let (library, id) = earlier(arguments, folder)?;
    let other = library.game(&id, &arguments.game.with)?;
    let before = every_setting(arguments, &other, &options(&other, &arguments.game)?, say)?;
    let now = every_setting(arguments, game, set, say)?;
    if arguments.format == Format::Json {
        put_line(&serde_json::json!({ "before": before, "now": now }).to_string());
        return Ok(ExitCode::SUCCESS);
    }
    let played = |all: &[CampaignTally]| number(all.iter().map(|tally| tally.matches as usize).sum());
    put_line(&say.say("compare-played", &[("before", played(&before)), ("now", played(&now))]));
    put(&columns(&changes(&before, &now, say)));
    Ok(ExitCode::SUCCESS)
}

/// A row for each chapter and number of players that both versions have.
fn changes(before: &[CampaignTally], now: &[CampaignTally], say: &Say) -> Vec<[String; 4]> {
    let figures = Figures { say };
    let heads = ["compare-head-what", "compare-head-before", "compare-head-now", "compare-head-change"];
    let mut rows = vec![heads.map(|head| say.say(head, &[]))];
    for tally in now {
        let same = |other: &&CampaignTally| other.players == tally.players && other.value == tally.value;
        let Some(earlier) = before.iter().find(same) else {
            continue;
        };
        for name in &tally.order {
            let (Some(old), Some(new)) = (earlier.chapters.get(name), tally.chapters.get(name)) else {
                continue;
            };
            let Some(change) = difference((new.won, new.matches), (old.won, old.matches), USUAL) else {
                continue;
            };
            let part =
                |chapter: &ChapterTally| figures.interval(&share(chapter.won as f64, chapter.matches as f64, USUAL));
            let players = number(usize::from(tally.players));
            let named = [("chapter", text(name.clone())), ("players", players)];
            let told = say.say("compare-chapter", &named);
            let value = tally.value.as_ref().map_or(String::new(), |value| format!("{value}, "));
            rows.push([format!("{value}{told}"), part(old), part(new), figures.points(&change)]);
        }
    }
    rows
}

/// The beats that nobody saw, of those that can be told in chapters that were played.
fn unseen(game: &Game, all: &[CampaignTally]) -> Vec<String> {
    let Some(story) = &game.story else {
        return Vec::new();
    };
    let played = |name: &str| all.iter().any(|tally| tally.chapters.contains_key(name));
    let seen =
        |beat: &str| all.iter().flat_map(|tally| tally.chapters.values()).any(|c| c.story.beats.contains_key(beat));
    let mut missed = Vec::new();
    for beat in &story.beats {
        let possible = beat.chapters.iter().any(|at| played(&story.chapters[usize::from(*at)].name));
        if possible && !seen(&beat.name) {
            missed.push(beat.name.clone());
        }
    }
    missed
}

/// How many matches of each chapter were won, in percent, side by side.
fn table(all: &[CampaignTally]) {
    println!("\nmatches won, in %:");
    let heads: Vec<String> = all
        .iter()
        .map(|tally| {
            format!("{}{}p", tally.value.as_ref().map_or(String::new(), |value| format!("{value} ")), tally.players)
        })
        .collect();
    let first = all[0].order.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    print!("  {:first$}", "");
    heads.iter().for_each(|head| print!("  {head}"));
    println!();
    for name in &all[0].order {
        print!("  {name:first$}");
        for (tally, head) in all.iter().zip(&heads) {
            let width = head.chars().count();
            match tally.chapters.get(name) {
                Some(chapter) => print!("  {:>width$.0}", 100.0 * chapter.won as f64 / chapter.matches.max(1) as f64),
                None => print!("  {:>width$}", "–"),
            }
        }
        println!();
    }
}

fn several(
    arguments: &SimulateArguments,
    game: &Arc<Game>,
    options: &[(String, String)],
    players: u8,
) -> Result<CampaignTally> {
    let next = AtomicU64::new(0);
    let shown = arguments.format == Format::Text;
    let bar = if shown { ProgressBar::new(arguments.most()) } else { ProgressBar::hidden() };
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} {per_sec} {eta}") {
        bar.set_style(style);
    }
    let parts: Vec<Result<CampaignTally>> = std::thread::scope(|scope| {
        let work = || -> Result<CampaignTally> {
            let mut tally = CampaignTally { players, ..CampaignTally::default() };
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= arguments.most() {
                    return Ok(tally);
                }
                let seed = mix(arguments.seed ^ mix(number));
                let setting =
                    Setting { seats: players, seed, first: None, options: options.to_vec(), ..Setting::default() };
                if arguments.chapters {
                    every_chapter(arguments, game, &setting, &mut tally)?;
                } else {
                    one(arguments, game, &setting, &mut tally)?;
                }
                bar.inc(1);
            }
        };
        let workers: Vec<_> = (0..arguments.threads.clamp(1, 64)).map(|_| scope.spawn(work)).collect();
        workers
            .into_iter()
            .map(|worker| worker.join().unwrap_or_else(|_| Err(miette!("a thread of the simulation broke down"))))
            .collect()
    });
    bar.finish_and_clear();
    let mut total = CampaignTally { players, ..CampaignTally::default() };
    for part in parts {
        let part = part?;
        total.campaigns += part.campaigns;
        total.finished += part.finished;
        total.perfect += part.perfect;
        total.given_up += part.given_up;
        total.matches += part.matches;
        for (name, other) in part.chapters {
            total.add(name, other);
        }
    }
    Ok(total)
}

/// One match of every chapter, each as though those before had been won.
fn every_chapter(
    arguments: &SimulateArguments,
    game: &Arc<Game>,
    setting: &Setting,
    tally: &mut CampaignTally,
) -> Result<()> {
    let Some(story) = &game.story else {
        return Ok(());
    };
    let option = &game.options[usize::from(story.option)].name;
    for chapter in &story.chapters {
        let mut options = setting.options.clone();
        options.retain(|(name, _)| name != option);
        options.push((option.clone(), chapter.name.clone()));
        let setting = Setting { options, ..setting.clone() };
        let setting = jump::chapter(game, &setting).map_err(|error| not_started(error, "en"))?;
        let mut campaign = Campaign::begin(game.clone(), &setting).map_err(|refusal| miette!("{}", refusal.reason))?;
        let (played, noted) = one_match(arguments, game, &setting)?;
        let won = u64::from(campaign.finish(&played).is_some_and(|result| result.went_on));
        tally.add(chapter.name.clone(), ChapterTally { reached: 1, won, at_once: won, ..noted });
        tally.matches += 1;
    }
    Ok(())
}

/// Plays one match and notes what happened in it.
fn one_match(arguments: &SimulateArguments, game: &Arc<Game>, setting: &Setting) -> Result<(Match, ChapterTally)> {
    let mut played =
        Match::with_log(game.clone(), setting, Log::hashing()).map_err(|error| not_started(error, "en"))?;
    let mut bots: Vec<Bot> = arguments
        .skills(setting.seats)?
        .into_iter()
        .enumerate()
        .map(|(seat, skill)| Bot::new(skill, mix(setting.seed ^ seat as u64)))
        .collect();
    let mut watch = Watch::default();
    let mut decisions = 0;
    let mut trail = Trail::new(setting.clone());
    let what = || format!("the match with seed {}", setting.seed);
    while let Some(seat) = played.asked() {
        let at = bots[usize::from(seat)].choose(&played);
        trail.note(&played, at);
        played.choose_quickly(at).map_err(|fault| trail.fault(game, &what(), &fault, &arguments.asked()))?;
        watch.look(&played);
        decisions += 1;
        if decisions >= arguments.longest && played.winners().is_none() {
            return Err(trail.endless(game, &what(), decisions, &arguments.asked()));
        }
    }
    let mut chapter = ChapterTally { matches: 1, decisions, ..ChapterTally::default() };
    watch.count(&played, &mut chapter.story);
    Ok((played, chapter))
}

/// One campaign, until it is finished or a chapter was lost too often.
fn one(arguments: &SimulateArguments, game: &Arc<Game>, setting: &Setting, tally: &mut CampaignTally) -> Result<()> {
    let mut campaign = Campaign::begin(game.clone(), setting).map_err(|refusal| miette!("{}", refusal.reason))?;
    tally.campaigns += 1;
    while let Some(setting) = campaign.setting(None) {
        let name = campaign.progress.chapter.clone().unwrap_or_default();
        let tries = campaign.failures(&name);
        if tries >= arguments.tries {
            tally.given_up += 1;
            return Ok(());
        }
        let (played, chapter) = one_match(arguments, game, &setting)?;
        let went_on = campaign.finish(&played).is_some_and(|result| result.went_on);
        let first = tries == 0;
        let (reached, won, at_once) = (u64::from(first), u64::from(went_on), u64::from(went_on && first));
        tally.add(name, ChapterTally { reached, won, at_once, ..chapter });
        tally.matches += 1;
    }
    tally.finished += 1;
    tally.perfect += u64::from(campaign.perfect());
    Ok(())
}

fn print(tally: &CampaignTally, say: &Say) {
    let figures = Figures { say };
    let value = tally.value.as_ref().map_or(String::new(), |value| format!("{value}, "));
    let percent = |part: u64, of: u64| 100.0 * part as f64 / of.max(1) as f64;
    if tally.campaigns == 0 {
        println!("{value}{} players: {} matches", tally.players, tally.matches);
    } else {
        println!(
            "{} campaigns, {value}{} players: {} finished ({:.1} %), {} perfect, {} given up, {:.1} matches each",
            tally.campaigns,
            tally.players,
            tally.finished,
            percent(tally.finished, tally.campaigns),
            tally.perfect,
            tally.given_up,
            tally.matches as f64 / tally.campaigns as f64
        );
    }
    for name in &tally.order {
        let Some(chapter) = tally.chapters.get(name) else { continue };
        let first = match tally.campaigns {
            0 => String::new(),
            _ => format!(", at the first try {:.1} %", percent(chapter.at_once, chapter.reached)),
        };
        println!(
            "chapter {name}: {} matches, {} won ({}){first}, {:.0} decisions a match",
            chapter.matches,
            chapter.won,
            figures.interval(&share(chapter.won as f64, chapter.matches as f64, USUAL)),
            chapter.decisions as f64 / chapter.matches.max(1) as f64
        );
        chapter.story.print(chapter.matches);
    }
}
