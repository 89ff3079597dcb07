//! Many matches of bots on several threads, and what is counted of them.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use indicatif::{ProgressBar, ProgressStyle};
use miette::{Result, miette};
use quarterdeck_runtime::{Bot, Game, Log, Match, Setting, Skill};

use crate::Format;
use crate::coverage::Coverage;
use crate::laboratory::counts::Row;
use crate::laboratory::interval::{USUAL, share};
use crate::laboratory::{Study, Watched};
use crate::simulate::{SimulateArguments, mix};
use crate::trail::Trail;
use crate::watch::{StoryTally, Watch};

/// What one thread has counted.
#[derive(Default)]
pub struct Tally {
    /// Matches that were played.
    pub matches: u64,
    /// Decisions of all matches.
    pub decisions: u64,
    /// Matches won by each seat.
    pub wins: Vec<u64>,
    /// The team of each seat.
    pub teams: Vec<u8>,
    /// Matches that nobody won.
    pub no_winner: u64,
    /// Whether all win or lose together.
    pub together: bool,
    /// The sum of what wins were worth.
    pub score: Option<i64>,
    /// How often each title was won.
    pub titles: BTreeMap<String, u64>,
    /// Beats and quests.
    pub story: StoryTally,
    /// What happened how often, if that is asked for.
    pub coverage: Option<Coverage>,
    /// What was studied, if that is asked for.
    pub study: Option<Study>,
    /// A hash over every event of every match.
    pub hash: u64,
    /// Every match by itself, if that is asked for, in their order.
    pub rows: Vec<Row>,
}

impl Tally {
    fn new(game: &Game, players: u8, arguments: &SimulateArguments) -> Tally {
        let coverage = arguments.coverage.then(|| Coverage::new(game));
        let study = arguments.is_studied().then(|| Study::new(game, players));
        Tally { wins: vec![0; usize::from(players)], coverage, study, ..Tally::default() }
    }

    /// Adds what another thread has counted.
    fn add(&mut self, other: Tally) {
        self.matches += other.matches;
        self.decisions += other.decisions;
        self.no_winner += other.no_winner;
        self.together |= other.together;
        self.score = other.score.map_or(self.score, |score| Some(self.score.unwrap_or(0) + score));
        for (title, count) in other.titles {
            *self.titles.entry(title).or_default() += count;
        }
        self.story.add(other.story);
        if let (Some(all), Some(coverage)) = (&mut self.coverage, &other.coverage) {
            all.add(coverage);
        }
        if let (Some(all), Some(study)) = (&mut self.study, &other.study) {
            all.add(study);
        }
        self.hash = self.hash.wrapping_add(other.hash);
        self.rows.extend(other.rows);
        self.rows.sort_unstable_by_key(|row| row.number);
        if !other.teams.is_empty() {
            self.teams = other.teams;
        }
        for (sum, wins) in self.wins.iter_mut().zip(&other.wins) {
            *sum += wins;
        }
    }

    /// Whether it is known to so much, up or down, how often each seat wins.
    fn is_settled(&self, reach: f64) -> bool {
        let settled = |wins: &u64| share(*wins as f64, self.matches as f64, USUAL).reach() <= reach;
        self.matches > 0 && self.wins.iter().all(settled)
    }
}

/// What is played: a game and how.
pub struct Played<'a> {
    /// The game.
    pub game: &'a Arc<Game>,
    /// How many play.
    pub players: u8,
    /// Options of the game.
    pub set: &'a [(String, String)],
    /// What was asked for.
    pub arguments: &'a SimulateArguments,
}

/// So many matches are played before it is looked whether they are enough, however many threads there are.
const BATCH: u64 = 250;

impl Played<'_> {
    /// Plays all matches that were asked for; the result does not depend on the number of threads.
    pub fn all(&self) -> Result<Tally> {
        let most = self.arguments.most();
        let bar = if self.arguments.format == Format::Text { ProgressBar::new(most) } else { ProgressBar::hidden() };
        if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} {per_sec} {eta}") {
            bar.set_style(style);
        }
        let mut total = Tally::new(self.game, self.players, self.arguments);
        let Some(until) = self.arguments.until else {
            self.some(&mut total, most, &bar)?;
            bar.finish_and_clear();
            return Ok(total);
        };
        while total.matches < most && !total.is_settled(until.0) {
            let next = (total.matches + BATCH).min(most);
            self.some(&mut total, next, &bar)?;
        }
        bar.finish_and_clear();
        Ok(total)
    }

    /// Plays on until so many matches are played.
    fn some(&self, total: &mut Tally, until: u64, bar: &ProgressBar) -> Result<()> {
        let next = AtomicU64::new(total.matches);
        let threads = self.arguments.threads.clamp(1, 64);
        let results: Vec<Result<Tally>> = std::thread::scope(|scope| {
            let workers: Vec<_> = (0..threads).map(|_| scope.spawn(|| self.work(&next, until, bar))).collect();
            workers
                .into_iter()
                .map(|worker| worker.join().unwrap_or_else(|_| Err(miette!("a thread of the simulation broke down"))))
                .collect()
        });
        for result in results {
            total.add(result?);
        }
        Ok(())
    }

    fn work(&self, next: &AtomicU64, until: u64, bar: &ProgressBar) -> Result<Tally> {
        let Played { game, players, set, arguments } = *self;
        let mut tally = Tally::new(game, players, arguments);
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= until {
                return Ok(tally);
            }
            if arguments.shard.is_some_and(|shard| !shard.holds(number)) {
                bar.inc(1);
                continue;
            }
            let seed = mix(arguments.seed ^ mix(number));
            let setting = Setting { seats: players, seed, first: None, options: set.to_vec(), ..Setting::default() };
            // Events are kept only if somebody counts them.
            let log = if arguments.coverage { Log::keeping() } else { Log::hashing() };
            let mut trail = Trail::new(setting.clone());
            let what = || format!("match {number} (seed {seed})");
            let mut played = Match::with_log(game.clone(), &setting, log).map_err(|error| match error {
                quarterdeck_runtime::StartError::Refused(refusal) => miette!("{}", refusal),
                quarterdeck_runtime::StartError::Fault(fault) => miette!("{}: {fault}", fault.code),
            })?;
            let skills = arguments.skills(players)?;
            let thinks = skills.iter().any(|skill| *skill != Skill::Random);
            let mut bots: Vec<Bot> =
                skills.iter().enumerate().map(|(seat, skill)| Bot::new(*skill, mix(seed ^ seat as u64))).collect();
            let mut chance = seed | 1;
            let mut watched = tally.study.is_some().then(|| Watched::new(&played));
            let mut watch = game.story.as_ref().map(|_| Watch::default());
            let mut decisions = 0;
            if let Some(coverage) = &mut tally.coverage {
                coverage.open(&played);
            }
            while played.winners().is_none() {
                chance ^= chance << 13;
                chance ^= chance >> 7;
                chance ^= chance << 17;
                let at = match played.asked() {
                    Some(seat) if thinks => bots[usize::from(seat)].choose(&played),
                    _ => ((u128::from(chance) * played.choices().list.len() as u128) >> 64) as usize,
                };
                if let Some(coverage) = &mut tally.coverage {
                    coverage.look(&played, at, number + 1);
                }
                if let Some(watched) = &mut watched {
                    watched.look(&played, at);
                }
                trail.note(&played, at);
                played.choose_quickly(at).map_err(|fault| trail.fault(game, &what(), &fault, &arguments.asked()))?;
                if let Some(watch) = &mut watch {
                    watch.look(&played);
                }
                if let Some(watched) = &mut watched {
                    watched.after(&played);
                }
                decisions += 1;
                if decisions >= arguments.longest && played.winners().is_none() {
                    return Err(trail.endless(game, &what(), decisions, &arguments.asked()));
                }
            }
            tally.matches += 1;
            tally.decisions += decisions;
            if let (Some(study), Some(watched)) = (&mut tally.study, &watched) {
                study.close(watched, &played);
            }
            if let Some(watch) = watch {
                watch.count(&played, &mut tally.story);
            }
            if let Some(coverage) = &mut tally.coverage {
                coverage.close(&played, number + 1);
            }
            let winners = played.winners().unwrap_or_default();
            for (seat, wins) in (0..).zip(&mut tally.wins) {
                *wins += u64::from(winners.has(seat));
            }
            let position = played.position();
            tally.teams = (0..players).filter_map(|seat| position.team(seat)).map(|team| team + 1).collect();
            tally.no_winner += u64::from(winners.is_empty());
            tally.together |= played.position().together();
            if let Some(score) = played.position().score() {
                tally.score = Some(tally.score.unwrap_or(0) + i64::from(score));
            }
            if let Some(title) = played.position().title() {
                *tally.titles.entry(title.to_owned()).or_default() += 1;
            }
            let hash = mix(played.log_hash() ^ mix(number));
            tally.hash = tally.hash.wrapping_add(hash);
            if arguments.matches.is_some() {
                let score = |seat| position.rank(seat).and_then(|rank| rank.first().copied()).map_or(0, i64::from);
                let scores = (0..players).map(score).collect();
                let won = (0..players).filter(|seat| winners.has(*seat)).fold(0, |bits, seat| bits | 1 << seat);
                tally.rows.push(Row { number, seed, decisions, hash, winners: won, scores });
            }
            bar.inc(1);
        }
    }
}
