//! `simulate`: bots play many matches; the result does not depend on the number of threads.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Instant;

use clap::Args;
use miette::{Result, miette};
use quarterdeck_runtime::telling::capital;
use quarterdeck_runtime::{Game, Setting, Skill, Table, player_counts};
use serde::Serialize;

use crate::boxes::line;
use crate::coverage::Section;
use crate::laboratory::counts::{Shard, figure_table, figures, match_table};
use crate::laboratory::told::{Figures, columns, heads, row, told};
use crate::laboratory::{Findings, Page, Study, Sweep, card_table, compare, csv, page, sweep};
use crate::library::{Library, open, options, shelf};
use crate::matches::Played;
use crate::say::{Say, number, put, put_line, system_language, text};
use crate::seek::{Sought, look_for};
use crate::trail::{Asked, MOST_DECISIONS};
use crate::watch::StoryTally;
use crate::written::write;
use crate::{Format, GameArguments};

/// How narrow an interval is to be, up and down: `0.5%`, perhaps with `±`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reach(pub f64);

impl FromStr for Reach {
    type Err = String;

    fn from_str(text: &str) -> Result<Reach, String> {
        let plain = text.trim().trim_start_matches(['±', '+', '-']).trim_end_matches('%').trim();
        let percent: Option<f64> = plain.replace(',', ".").parse().ok();
        let fits = |percent: &f64| (0.01..=50.0).contains(percent);
        percent
            .filter(fits)
            .map(|percent| Reach(percent / 100.0))
            .ok_or_else(|| "write percent between 0.01 and 50, like `±0.5%`".to_owned())
    }
}

/// Arguments of `simulate`.
#[derive(Args, Clone, Debug)]
pub struct SimulateArguments {
    #[command(flatten)]
    pub game: GameArguments,
    /// How many matches; a thousand if not given.
    #[arg(long)]
    games: Option<u64>,
    /// How many players; the fewest the game allows if not given.
    #[arg(long)]
    pub players: Option<u8>,
    /// Where all chance comes from.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Who plays: random, greedy, curious or search for all, or one for each seat, separated by commas.
    #[arg(long, value_delimiter = ',', default_value = "random")]
    pub bots: Vec<String>,
    /// How often a bot that searches tries out how a decision might go on.
    #[arg(long, value_name = "TRIES")]
    pub iterations: Option<u32>,
    /// How many threads.
    #[arg(long, default_value_t = 1)]
    pub threads: usize,
    /// How to print.
    #[arg(long, value_enum, default_value = "text")]
    pub format: Format,
    /// Play whole campaigns instead of single matches, for every number of players unless one is named.
    #[arg(long)]
    pub campaign: bool,
    /// Play so many matches of every chapter, as though those before had been won, for every number of players
    /// unless one is named.
    #[arg(long, conflicts_with = "campaign")]
    pub chapters: bool,
    /// Play campaigns or chapters with every value of this option.
    #[arg(long, value_name = "OPTION")]
    pub over: Option<String>,
    /// Count which actions, phases, events, counters and cards happened how often, and name what never did.
    #[arg(long, conflicts_with_all = ["campaign", "chapters"])]
    pub coverage: bool,
    /// After that, look for every action that never happened, by going back to where a match came nearest to it and
    /// playing on from there; so many decisions at most for each.
    #[arg(long, value_name = "DECISIONS", num_args = 0..=1, default_missing_value = "20000000", requires = "coverage")]
    pub seek: Option<u64>,
    /// A match that has not ended after so many decisions is given up; what is known of it is told.
    #[arg(long, value_name = "DECISIONS", default_value_t = MOST_DECISIONS)]
    pub longest: u64,
    /// The folder in which a match is kept that breaks down or does not end.
    #[arg(long, value_name = "DIR", default_value = ".")]
    pub keep: PathBuf,
    /// Study the matches: their length, seats, scores and leaders, and of each card how often it can be had, is taken and
    /// held, and how much more often those win who take it.
    #[arg(long, conflicts_with_all = ["campaign", "chapters"])]
    pub study: bool,
    /// Write what was studied into this file: a page with drawings.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["campaign", "chapters", "sweep"])]
    pub report: Option<PathBuf>,
    /// Write what was studied of cards into this file, for spreadsheets.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["campaign", "chapters", "sweep"])]
    pub csv: Option<PathBuf>,
    /// Write the same into this Parquet file.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["campaign", "chapters", "sweep"])]
    pub cards: Option<PathBuf>,
    /// Write a row for each match into this Parquet file.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["campaign", "chapters", "sweep", "compare"])]
    pub matches: Option<PathBuf>,
    /// Write every figure of the study into this Parquet file; those of all parts of a run add up.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["campaign", "chapters", "sweep", "compare"])]
    pub counts: Option<PathBuf>,
    /// Play one part of the run only, such as 2/5: all parts together are the whole run.
    #[arg(long, value_name = "PART/PARTS", conflicts_with_all = ["campaign", "chapters", "sweep", "compare", "until"])]
    pub shard: Option<Shard>,
    /// Play the same seeds with another version of the packs as well, a folder of packs or one pack, and say what has
    /// changed since and whether that is more than chance; with --chapters, how often each chapter is won.
    #[arg(long, value_name = "DIR", conflicts_with_all = ["campaign", "sweep", "coverage"])]
    pub compare: Option<PathBuf>,
    /// Let a number of a card take one value after the other, such as card.beacon.cost=1..5, and show how its figures move.
    #[arg(long, value_name = "NUMBER=FROM..TO", conflicts_with_all = ["campaign", "chapters", "coverage"])]
    pub sweep: Option<Sweep>,
    /// Play until it is known so exactly how often each seat wins, such as ±0.5%; at most so many matches as are named, a
    /// million if not given.
    #[arg(long, value_name = "PERCENT", conflicts_with_all = ["campaign", "chapters"], allow_hyphen_values = true)]
    pub until: Option<Reach>,
    /// Language: en or ru.
    #[arg(long)]
    pub lang: Option<String>,
    /// How often a chapter is tried before a campaign is given up.
    #[arg(long, default_value_t = 10)]
    pub tries: u32,
}

impl SimulateArguments {
    /// What was asked for, to say how a match is looked at.
    pub fn asked(&self) -> Asked<'_> {
        Asked { game: &self.game, folder: &self.keep }
    }

    /// How many matches are played at most.
    pub fn most(&self) -> u64 {
        self.games.unwrap_or(if self.until.is_some() { 1_000_000 } else { 1000 })
    }

    /// Whether matches are studied.
    pub fn is_studied(&self) -> bool {
        self.study
            || self.counts.is_some()
            || self.report.is_some()
            || self.csv.is_some()
            || self.cards.is_some()
            || self.compare.is_some()
            || self.sweep.is_some()
    }

    /// The skill of each seat.
    pub fn skills(&self, players: u8) -> Result<Vec<Skill>> {
        Ok(thorough(skills(&self.bots, players)?, self.iterations))
    }

    /// The command that plays the same again.
    fn again(&self, players: u8) -> String {
        let GameArguments { game, with, set, content } = &self.game;
        let mut all = vec!["quarterdeck simulate".to_owned(), game.clone()];
        if content != Path::new("content") {
            all.push(format!("--content {}", content.display()));
        }
        if !with.is_empty() {
            all.push(format!("--with {}", with.join(",")));
        }
        all.extend(set.iter().map(|set| format!("--set {set}")));
        all.push(format!("--players {players} --bots {} --seed {}", self.bots.join(","), self.seed));
        all.extend(self.iterations.map(|iterations| format!("--iterations {iterations}")));
        all.push(format!("--games {} --study", self.most()));
        all.join(" ")
    }
}

/// What came out.
#[derive(Serialize)]
struct Outcome {
    games: u64,
    players: u8,
    threads: usize,
    seconds: f64,
    games_per_second: f64,
    decisions_per_second: f64,
    decisions_per_game: f64,
    /// Matches won by each seat, shared ones counted for each.
    wins: Vec<u64>,
    /// The team of each seat, counted from 1, where some play together against others.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    teams: Vec<u8>,
    /// Matches that nobody won.
    no_winner: u64,
    /// Whether all win or lose together.
    together: bool,
    /// The sum of what wins were worth, if the game says so.
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<i64>,
    /// How often each title was won.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    titles: BTreeMap<String, u64>,
    /// Beats and quests, if the game tells a story.
    #[serde(skip_serializing_if = "Option::is_none")]
    story: Option<StoryTally>,
    /// What happened how often, and what never, if that is asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    coverage: Option<Vec<Section>>,
    /// What was studied, if that is asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    study: Option<Findings>,
    /// What was looked for because it never happened.
    #[serde(skip_serializing_if = "Option::is_none")]
    sought: Option<Vec<Sought>>,
    /// A hash over every event of every match.
    log_hash: String,
}

/// Plays and prints.
pub fn simulate(arguments: &SimulateArguments) -> Result<ExitCode> {
    let game = open(&arguments.game)?;
    let set = options(&game, &arguments.game)?;
    if arguments.campaign || arguments.chapters {
        return crate::campaigns::simulate(arguments, &game, &set);
    }
    let players = match arguments.players {
        Some(players) => players,
        None => player_counts(&game, &set).map_err(|refusal| miette!("{}", refusal.reason))?[0],
    };
    arguments.skills(players)?;
    let say = Say::new(&arguments.lang.clone().unwrap_or_else(system_language));
    if let Some(wish) = &arguments.sweep {
        return swept(arguments, wish, players, &set, &say);
    }
    let started = Instant::now();
    let mut total = Played { game: &game, players, set: &set, arguments }.all()?;
    let seconds = started.elapsed().as_secs_f64();
    let threads = arguments.threads.clamp(1, 64);
    let sought = match (arguments.seek, &total.coverage) {
        (Some(most), Some(coverage)) => {
            let setting = Setting { seats: players, seed: arguments.seed, options: set.clone(), ..Setting::default() };
            Some(look_for(&game, &setting, &coverage.never(), (most, threads))?)
        }
        _ => None,
    };
    let games = total.matches;
    let study = total.study.take();
    let rows = std::mem::take(&mut total.rows);
    let outcome = Outcome {
        games,
        players,
        threads,
        seconds,
        games_per_second: games as f64 / seconds,
        decisions_per_second: total.decisions as f64 / seconds,
        decisions_per_game: total.decisions as f64 / games.max(1) as f64,
        wins: total.wins,
        teams: total.teams,
        no_winner: total.no_winner,
        together: total.together,
        score: total.score,
        titles: total.titles,
        story: game.story.is_some().then_some(total.story),
        coverage: total.coverage.map(|coverage| coverage.sections(&game)),
        study: study.as_ref().map(|study| Findings::of(study, &game, &say.language)),
        sought,
        log_hash: format!("{:016x}", total.hash),
    };
    let studied = study.as_ref().zip(outcome.study.as_ref());
    if let (Some(folder), Some((study, _))) = (&arguments.compare, studied) {
        return compared(arguments, folder, (study, &game), players, &say);
    }
    print(&outcome, arguments, &say);
    if let (Some(file), Some((study, found))) = (&arguments.report, studied) {
        let called = |id: &str| capital(&game.locales.word(&say.language, id));
        let (title, again) = (title(&game, players, &set, &say.language), arguments.again(players));
        let played = Page { title, again, story: outcome.story.as_ref(), called: &called };
        write(file, page(&played, study, found, &say).as_bytes())?;
    }
    if let (Some(file), Some((_, found))) = (&arguments.csv, studied) {
        write(file, csv(found).as_bytes())?;
    }
    if let (Some(file), Some((_, found))) = (&arguments.cards, studied) {
        write(file, &card_table(found))?;
    }
    if let Some(file) = &arguments.matches {
        write(file, &match_table(&rows))?;
    }
    if let (Some(file), Some((study, _))) = (&arguments.counts, studied) {
        write(file, &figure_table(&figures(study, &game)))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// What is being played: the game, and what is played with it.
fn title(game: &Arc<Game>, players: u8, set: &[(String, String)], language: &str) -> String {
    let setting = Setting { seats: players, options: set.to_vec(), ..Setting::default() };
    let table = Table::start(game.clone(), setting);
    table.map_or_else(|_| game.locales.title(language, &game.id), |table| table.speaker(None, language).title())
}

/// Plays the same with an earlier version of the packs, and says what has changed.
fn compared(
    arguments: &SimulateArguments,
    folder: &Path,
    now: (&Study, &Game),
    players: u8,
    say: &Say,
) -> Result<ExitCode> {
    let (library, id) = earlier(arguments, folder)?;
    let game = library.game(&id, &arguments.game.with)?;
    let set = options(&game, &arguments.game)?;
    let before = Played { game: &game, players, set: &set, arguments }.all()?.study.unwrap_or_default();
    if arguments.format == Format::Json {
        let found = [(&before, &*game), now].map(|(study, game)| Findings::of(study, game, &say.language));
        put_line(&serde_json::json!({ "before": found[0], "now": found[1] }).to_string());
        return Ok(ExitCode::SUCCESS);
    }
    let matches = [("before", number(before.matches as usize)), ("now", number(now.0.matches as usize))];
    put_line(&say.say("compare-played", &matches));
    put(&compare((&before, &game), now, say));
    Ok(ExitCode::SUCCESS)
}

/// The packs of an earlier version, a folder of packs or one pack, and what is played of them: what is named now, expansions included.
pub fn earlier(arguments: &SimulateArguments, folder: &Path) -> Result<(Library, String)> {
    if !folder.is_dir() {
        let help = "name a folder with an earlier version of the packs";
        return Err(miette!(help = help, "there is no folder {}", folder.display()));
    }
    let (mut library, id) = shelf(&arguments.game)?;
    if !folder.join("pack.toml").is_file() {
        return Ok((Library::open(folder)?, id));
    }
    let put = library.put(folder)?;
    let named = library.find(&id).is_some();
    Ok((library, if named { id } else { put }))
}

/// Plays with each value of a number, and says what became of its card.
fn swept(
    arguments: &SimulateArguments,
    wish: &Sweep,
    players: u8,
    set: &[(String, String)],
    say: &Say,
) -> Result<ExitCode> {
    let mut rows = Vec::new();
    let mut all = Vec::new();
    for value in wish.from..=wish.to {
        let (mut library, id) = shelf(&arguments.game)?;
        let ids: Vec<&str> =
            std::iter::once(id.as_str()).chain(arguments.game.with.iter().map(String::as_str)).collect();
        sweep(&mut library, &ids, wish, value)?;
        let game = library.game(&id, &arguments.game.with)?;
        let total = Played { game: &game, players, set, arguments }.all()?;
        let found = Findings::of(&total.study.unwrap_or_default(), &game, &say.language);
        let length = Figures { say }.decimal(found.decisions.mean, 1);
        let figures = match found.cards.iter().find(|card| card.id == wish.card) {
            Some(card) => row(card, say),
            None => std::array::from_fn(|_| "–".to_owned()),
        };
        let [_, offered, chosen, taken, when, winners, losers, advantage] = figures;
        rows.push([value.to_string(), offered, chosen, taken, when, winners, losers, advantage, length]);
        all.push(serde_json::json!({ "value": value, "study": found }));
    }
    if arguments.format == Format::Json {
        put_line(&serde_json::Value::from(all).to_string());
        return Ok(ExitCode::SUCCESS);
    }
    let [_, offered, chosen, taken, when, winners, losers, advantage] = heads(say);
    let length = say.say("sweep-head-length", &[]);
    let head = [wish.key.clone(), offered, chosen, taken, when, winners, losers, advantage, length];
    rows.insert(0, head);
    let card = format!("{}.{}", wish.card, wish.key);
    put_line(&say.say("sweep-played", &[("number", text(card)), ("matches", number(arguments.most() as usize))]));
    let mut told = columns(&rows);
    line(&mut told, 2, &say.say("study-note", &[]));
    put(&told);
    Ok(ExitCode::SUCCESS)
}

fn print(outcome: &Outcome, arguments: &SimulateArguments, say: &Say) {
    if arguments.format == Format::Json {
        println!("{}", serde_json::to_string(outcome).unwrap_or_default());
        return;
    }
    let figures = Figures { say };
    let games = number(outcome.games as usize);
    let decimal = |number: f64, digits: usize| text(figures.decimal(number, digits));
    let told = |key: &str, arguments: &[_]| put_line(&say.say(key, arguments));
    let players = number(usize::from(outcome.players));
    told("simulated", &[("games", games), ("players", players), ("seconds", decimal(outcome.seconds, 2))]);
    let rates = [("games", outcome.games_per_second), ("decisions", outcome.decisions_per_second)];
    told("simulated-rate", &rates.map(|(name, rate)| (name, decimal(rate, 0))));
    told("simulated-length", &[("decisions", decimal(outcome.decisions_per_game, 1))]);
    let part = |won: u64| decimal(100.0 * won as f64 / outcome.games.max(1) as f64, 1);
    if outcome.together {
        let won = outcome.games - outcome.no_winner;
        told("simulated-together", &[("won", number(won as usize)), ("share", part(won))]);
    }
    for (seat, wins) in outcome.wins.iter().enumerate().filter(|_| !outcome.together) {
        let team = outcome.teams.get(seat).copied().unwrap_or(0);
        let key = if team == 0 { "simulated-seat" } else { "simulated-team-seat" };
        let seat = [("seat", number(seat + 1)), ("team", number(usize::from(team)))];
        told(key, &[&seat[..], &[("won", number(*wins as usize)), ("share", part(*wins))]].concat());
    }
    if outcome.no_winner > 0 {
        let key = if outcome.together { "simulated-lost" } else { "simulated-nobody" };
        told(key, &[("count", number(outcome.no_winner as usize))]);
    }
    if let Some(score) = outcome.score {
        let won = outcome.games - outcome.no_winner;
        told("simulated-worth", &[("worth", decimal(score as f64 / won.max(1) as f64, 1))]);
    }
    for (title, count) in &outcome.titles {
        println!("  {}: {count}", title.replace('_', " "));
    }
    if let Some(found) = &outcome.study {
        put(&self::told(found, say));
    }
    if let Some(story) = &outcome.story {
        story.print(outcome.games);
    }
    for section in outcome.coverage.iter().flatten() {
        section.print(outcome.games);
    }
    if let Some(sought) = &outcome.sought {
        let found = sought.iter().filter(|sought| sought.is_found()).count();
        println!("  actions that never happened and were looked for: {found} of {} found", sought.len());
        for sought in sought {
            println!("    {}", sought.tell());
        }
    }
    told("simulated-hash", &[("hash", text(outcome.log_hash.clone()))]);
}

/// The skill of each seat; the last one named holds for the rest.
pub fn skills(names: &[String], players: u8) -> Result<Vec<Skill>> {
    let mut skills = Vec::new();
    for name in names {
        let skill = Skill::named(name).ok_or_else(|| {
            miette!(help = format!("there is {}", Skill::NAMES.join(", ")), "there is no bot `{name}`")
        })?;
        skills.push(skill);
    }
    skills.resize(usize::from(players), skills.last().copied().unwrap_or(Skill::Random));
    Ok(skills)
}

/// The same skills, those that search with so many tries, if that is said.
pub fn thorough(skills: Vec<Skill>, iterations: Option<u32>) -> Vec<Skill> {
    let more = |skill| match (skill, iterations) {
        (Skill::Search(_), Some(tries)) => Skill::Search(tries.max(1)),
        (skill, _) => skill,
    };
    skills.into_iter().map(more).collect()
}

/// Scrambles a number (the finaliser of SplitMix64).
pub fn mix(mut number: u64) -> u64 {
    number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}
