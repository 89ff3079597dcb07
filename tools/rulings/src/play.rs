//! Plays a ruling: every run of it, step by step, checking every line that was written by hand.

use std::sync::Arc;

use quarterdeck_dsl::tree::ZoneAt;
use quarterdeck_runtime::definitions::{Sight, Spread};
use quarterdeck_runtime::{Campaign, ChooseError, Game, Log, Match, Progress};

use crate::arrange::{NoMatch, arrange};
use crate::expect::{Moment, Views, in_a_row};
use crate::open::{Opening, Openings, finish_setup, setting};
use crate::replay::replay;
use crate::scenario::{Expectation, Ruling, Run, Step};
use crate::transcript::{Follower, Shown, Transcript};
use crate::wish::{Found, Wishes};
use crate::words::Expected;

/// Finds a game by the id of its pack and of the packs it is played with.
pub type Library<'l> = &'l dyn Fn(&str, &[String]) -> Result<Arc<Game>, String>;

/// A line of a ruling that does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The line, from 1.
    pub line: usize,
    /// What was expected and what was found.
    pub message: String,
    /// What explains it, the most telling first.
    pub why: Vec<String>,
}

impl Failure {
    pub(crate) fn new(line: usize, message: impl Into<String>) -> Failure {
        Failure { line, message: message.into(), why: Vec::new() }
    }

    fn because(self, why: Vec<String>) -> Failure {
        Failure { why, ..self }
    }
}

/// What came of a ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// Lines that do not hold; empty if the ruling holds.
    pub failures: Vec<Failure>,
    /// Everything that happened, for the snapshot.
    pub transcript: String,
}

impl Ruling {
    /// Plays the ruling with games from the library.
    pub fn play(&self, library: Library<'_>) -> Played {
        self.write(library, Transcript::new(&self.text, &self.table.players))
    }

    /// The same, shown to somebody step by step.
    pub fn follow(&self, library: Library<'_>, follower: Follower<'_>) -> Played {
        self.write(library, Transcript::new(&self.text, &self.table.players).followed(follower))
    }

    /// The names of its players, by seat.
    pub fn players(&self) -> &[String] {
        &self.table.players
    }

    fn write(&self, library: Library<'_>, mut transcript: Transcript<'_>) -> Played {
        let mut failures = Vec::new();
        match library(&self.table.game, &self.table.with) {
            Ok(game) => {
                for run in &self.runs {
                    self.play_run(&game, run, None, &mut transcript, &mut failures);
                }
            }
            Err(message) => failures.push(Failure::new(self.table.line, message)),
        }
        Played { failures, transcript: transcript.finish() }
    }

    /// The match as the ruling lays it out, before its first step, with the names of its players.
    pub fn laid_out(&self, library: Library<'_>) -> Result<(Match, Vec<String>), Vec<Failure>> {
        let failed = |message: String| vec![Failure::new(self.table.line, message)];
        let game = library(&self.table.game, &self.table.with).map_err(failed)?;
        let run = self.runs.first().ok_or_else(|| failed("nothing is laid out".into()))?;
        let laid = arrange(&game, &self.table, run, None).map_err(|error| match error {
            NoMatch::Refused(reason) => failed(format!("the match cannot start: {reason}")),
            NoMatch::Failed(failures) => failures,
        })?;
        Ok((laid, self.table.players.clone()))
    }

    /// What lies open or in somebody's hand before the first step, a line for each zone, as such lines lay it out; nothing if there is no match.
    pub fn lies_open(&self, library: Library<'_>) -> Vec<String> {
        let Ok((laid, players)) = self.laid_out(library) else {
            return Vec::new();
        };
        let position = laid.position();
        let game = position.game;
        let mut lines = Vec::new();
        for zone in ZoneAt::all(position.zones()) {
            let Some(Spread::Zone(id, owner)) = game.layout.spread.get(usize::from(zone)) else {
                continue;
            };
            let def = &game.zones[usize::from(*id)];
            let cards: Vec<String> = position.cards_in(zone).map(|card| position.card_id(card).to_owned()).collect();
            if cards.is_empty() || matches!(def.sight, Sight::Nobody | Sight::Top) {
                continue;
            }
            let whose = owner.and_then(|owner| players.get(usize::from(owner)));
            let whose = whose.map(|name| format!("{name}'s ")).unwrap_or_default();
            lines.push(format!("{whose}{}: {}", def.name.replace('_', " "), in_a_row(cards)));
        }
        lines
    }

    /// Whether every line holds. It is quicker than playing the ruling in full: nothing is written down, nothing is
    /// replayed from copies and saves, and the first line that does not hold ends it.
    pub fn holds(&self, library: Library<'_>) -> bool {
        library(&self.table.game, &self.table.with).is_ok_and(|game| self.unmet(&game, &|_| None).is_none())
    }

    /// The first line that does not hold in this game, with nothing that explains it; matches may have been opened before.
    pub fn unmet(&self, game: &Arc<Game>, openings: Openings<'_>) -> Option<Failure> {
        let mut failures = Vec::new();
        let mut transcript = Transcript::unread(&self.table.players);
        self.runs.iter().find_map(|run| {
            self.play_run(game, run, Some(openings), &mut transcript, &mut failures);
            (!failures.is_empty()).then(|| failures.remove(0))
        })
    }

    /// Every line that does not hold in this game, with what explains it, and nothing else: neither a transcript nor what copies and saves
    /// would do.
    pub fn explain(&self, game: &Arc<Game>, openings: Openings<'_>) -> Vec<Failure> {
        let mut failures = Vec::new();
        let mut transcript = Transcript::explaining(&self.table.players);
        for run in &self.runs {
            self.play_run(game, run, Some(openings), &mut transcript, &mut failures);
        }
        failures
    }

    /// How the matches of its runs are opened, each once.
    pub fn openings(&self, game: &Game) -> Vec<Opening> {
        let mut all = Vec::new();
        for opening in self.runs.iter().map(|run| Opening::of(game, &self.table, run)) {
            if !all.contains(&opening) {
                all.push(opening);
            }
        }
        all
    }

    fn play_run(
        &self,
        game: &Arc<Game>,
        run: &Run,
        openings: Option<Openings<'_>>,
        transcript: &mut Transcript<'_>,
        failures: &mut Vec<Failure>,
    ) {
        if run.line != 0 {
            transcript.heading("again");
        }
        let mut playing = match arrange(game, &self.table, run, openings) {
            Ok(playing) => playing,
            Err(NoMatch::Refused(reason)) => {
                transcript.heading(&format!("refused: {reason}"));
                if self.impossible.is_none() {
                    failures.push(Failure::new(self.table.line, format!("the match cannot start: {reason}")));
                }
                return;
            }
            Err(NoMatch::Failed(found)) => {
                failures.extend(found);
                return;
            }
        };
        if let Some(line) = self.impossible {
            failures.push(Failure::new(line, "expected that the match cannot start; it can"));
            return;
        }
        transcript.opening(&playing);
        let line = run.line.max(self.table.line);
        let mut campaign = None;
        let mut start = playing.snapshot().clone();
        let mut opening = playing.events().to_vec();
        let mut decisions = Vec::new();
        for step in &run.steps {
            if step.next {
                if transcript.is_read()
                    && let Err(message) = replay(game, &start, &opening, &decisions, &playing)
                {
                    failures.push(Failure::new(line, message));
                }
                if let Err(message) = self.next_match(game, &mut campaign, &mut playing) {
                    failures.push(Failure::new(step.line, message));
                    return;
                }
                (start, opening) = (playing.snapshot().clone(), playing.events().to_vec());
                decisions.clear();
            }
            match self.play_step(&mut playing, step, campaign.as_ref(), transcript, failures) {
                Ok(Some(at)) => decisions.push(at),
                Ok(None) => {}
                Err(failure) => {
                    failures.push(failure);
                    break;
                }
            }
            if !transcript.explains() && !failures.is_empty() {
                return;
            }
        }
        if transcript.is_read()
            && let Err(message) = replay(game, &start, &opening, &decisions, &playing)
        {
            failures.push(Failure::new(line, message));
        }
    }

    /// Takes the finished match into the campaign, and starts the next one if there is any.
    fn next_match(&self, game: &Arc<Game>, campaign: &mut Option<Campaign>, playing: &mut Match) -> Result<(), String> {
        let campaign = match campaign {
            Some(campaign) => campaign,
            None => {
                let begun = Campaign::begin(game.clone(), &setting(game, &self.table, Some(0)));
                campaign.insert(begun.map_err(|refusal| refusal.to_string())?)
            }
        };
        // What is kept goes through the file every time.
        let progress = Progress::read(&campaign.write()).map_err(|refusal| refusal.to_string())?;
        if progress != campaign.progress {
            return Err("the campaign cannot be written and read back".into());
        }
        if campaign.finish(playing).is_none() {
            return Err("the match is not over, so the campaign cannot go on".into());
        }
        if let Some(setting) = campaign.setting(Some(0)) {
            let mut started = Match::new(game.clone(), &setting).map_err(|error| format!("{error:?}"))?;
            if self.table.after_setup {
                finish_setup(&mut started)?;
            }
            let state = started.snapshot().clone();
            *playing = Match::resume(game.clone(), state, Log::keeping()).map_err(|fault| fault.to_string())?;
        }
        Ok(())
    }

    /// Plays one step; returns the option that was chosen. After an error the rest makes no sense.
    fn play_step(
        &self,
        playing: &mut Match,
        step: &Step,
        campaign: Option<&Campaign>,
        transcript: &mut Transcript<'_>,
        failures: &mut Vec<Failure>,
    ) -> Result<Option<usize>, Failure> {
        let before = playing.events().len();
        let refused = |line: &&Expectation| matches!(line.expected, Expected::Refused(_));
        let refusal = step.expectations.iter().find(refused).map(|line| line.line);
        transcript.heading(&step.text);
        let earlier = transcript.explains().then(|| playing.clone());
        let mut chosen = None;
        if let Some((seat, text)) = &step.deed {
            let found = self.find(playing, *seat, text);
            match (found, refusal) {
                (Err(reason), Some(line)) => {
                    transcript.refused();
                    if playing.asked() == Some(*seat)
                        && let Found::Several(ids) = self.wishes(playing).find(text)
                    {
                        let ids = ids.join("; ");
                        failures
                            .push(Failure::new(line, format!("expected a refusal; offered in several ways: {ids}")));
                    }
                    if let Some(nonsense) = self.wishes(playing).nonsense(text) {
                        failures
                            .push(Failure::new(line, format!("refused for the wrong reason: {nonsense} ({reason})")));
                    }
                }
                (Ok(at), Some(line)) => {
                    let id = playing.option_ids()[at].clone();
                    return Err(Failure::new(line, format!("expected a refusal; `{id}` is offered")));
                }
                (Err(reason), None) => {
                    let deed = Some((*seat, text.as_str()));
                    let failure = Failure::new(step.line, reason);
                    if !transcript.explains() {
                        return Err(failure);
                    }
                    let (players, views) = (&self.table.players, Views::default());
                    let moment = Moment { playing, players, before, beside: &[], deed, campaign, views };
                    return Err(failure.because(moment.why_refused()));
                }
                (Ok(at), None) => {
                    transcript.show(Shown::Step(step.line, &step.text, playing, at));
                    playing.choose(at).map_err(|error| Failure::new(step.line, explain(&error)))?;
                    chosen = Some(at);
                }
            }
        } else if let Some(line) = refusal {
            failures.push(Failure::new(line, "`check` does nothing that could be refused"));
        }
        if step.deed.is_some() && refusal.is_none() {
            transcript.events(playing, before);
            transcript.decision(playing);
        }
        if let Some(campaign) = campaign.filter(|_| step.next) {
            transcript.campaign(campaign);
        }
        let changes: Vec<&Expected> = step.expectations.iter().map(|line| &line.expected).collect();
        let deed = step.deed.as_ref().map(|(seat, text)| (*seat, text.as_str()));
        let (players, views) = (&self.table.players, Views::default());
        let moment = Moment { playing, players, before, beside: &changes, deed, campaign, views };
        let mut told = false;
        for line in &step.expectations {
            if transcript.is_read() {
                for reason in moment.reasons(&line.expected) {
                    transcript.reason(&reason);
                }
            }
            if let Err(found) = moment.check(&line.expected) {
                let traced = earlier.as_ref().filter(|_| !told).and_then(|earlier| traced(earlier, chosen?));
                told |= traced.is_some();
                let why = if transcript.explains() { moment.why(&line.expected, traced.as_ref()) } else { Vec::new() };
                failures.push(Failure::new(line.line, format!("expected `{}`; {found}", line.text)).because(why));
            }
        }
        Ok(chosen)
    }

    fn wishes<'w>(&'w self, playing: &'w Match) -> Wishes<'w> {
        Wishes { playing, players: &self.table.players }
    }

    /// The option a step means, or why there is none.
    fn find(&self, playing: &Match, seat: u8, text: &str) -> Result<usize, String> {
        let name = |seat: u8| self.table.players.get(usize::from(seat)).map_or("somebody", String::as_str);
        match playing.asked() {
            None => return Err("the match is over".into()),
            Some(asked) if asked != seat => {
                let ids = playing.option_ids().join("; ");
                return Err(format!("{} is not asked; {} decides: {ids}", name(seat), name(asked)));
            }
            Some(_) => {}
        }
        match self.wishes(playing).find(text) {
            Found::One(at) => Ok(at),
            Found::None => Err(format!("`{text}` is not offered; offered: {}", playing.option_ids().join("; "))),
            Found::Several(ids) => Err(format!("`{text}` can be several things; say which: {}", ids.join("; "))),
        }
    }
}

/// The same step again, with everything noted that came into question.
fn traced(earlier: &Match, chosen: usize) -> Option<Match> {
    let mut again = earlier.clone();
    again.trace();
    again.choose(chosen).ok()?;
    Some(again)
}

pub(crate) fn explain(error: &ChooseError) -> String {
    match error {
        ChooseError::Refused(refusal) => refusal.to_string(),
        ChooseError::Fault(fault) => format!("{fault} ({})", fault.involved.join(", ")),
    }
}
