//! `trace`: a saved match or a ruling, decision by decision: what was asked, what it answered, what was heard and kept silent.

mod page;
mod text;
pub mod told;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Args, ValueEnum};
use miette::{IntoDiagnostic, Result, miette};
use quarterdeck_rulings::{Ruling, Shown};
use quarterdeck_runtime::{Game, Log, Match, Progress, Save, StartError};
use std::sync::Arc;

pub use self::text::answer;
use self::told::{Kind, Trace, Tracer};
use crate::keep;
use crate::library::Library;
use crate::rulings::Games;
use crate::say::{Say, language, number, system_language, text as said};

/// Arguments of `trace`.
#[derive(Args, Clone, Debug)]
pub struct TraceArguments {
    /// A saved match, a campaign with a running one, or a ruling.
    file: PathBuf,
    /// Only what is about this card, by its id.
    #[arg(long, value_name = "CARD")]
    card: Option<String>,
    /// Only these decisions: `7`, or `7-12`.
    #[arg(long, value_name = "FROM-TO")]
    decisions: Option<String>,
    /// Lines to read, a page to step through in a browser, or JSON.
    #[arg(long, value_enum, default_value = "text")]
    format: TraceFormat,
    /// Write it into this file; a name that ends in `.html` means the page.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Where packs are looked for.
    #[arg(long, default_value = "content", value_name = "DIR")]
    content: PathBuf,
    /// Language: en or ru.
    #[arg(long)]
    lang: Option<String>,
}

/// How a trace is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum TraceFormat {
    /// Lines to read.
    Text,
    /// One page that needs nothing else.
    Html,
    /// For programs.
    Json,
}

/// Traces a match or a ruling.
pub fn trace(arguments: &TraceArguments) -> Result<ExitCode> {
    let language = language(&arguments.lang.clone().unwrap_or_else(system_language))?;
    let say = Say::new(&language);
    let is_ruling = arguments.file.extension().is_some_and(|ending| ending == "ruling");
    let mut trace = if is_ruling {
        ruling(&arguments.file, &arguments.content, &say)?
    } else {
        let save = read_save(&arguments.file, &say)?;
        let game = game_of(&save, &arguments.content)?;
        saved(&save, game, arguments.file.display().to_string(), &say)?
    };
    let wrong = trace.steps.iter().flat_map(|step| &step.lines).any(|line| line.kind == Kind::Wrong);
    narrow(&mut trace, arguments, &say)?;
    let wants_page = arguments.out.as_ref().is_some_and(|file| file.extension().is_some_and(|end| end == "html"));
    let written = match arguments.format {
        TraceFormat::Html => page::html(&trace, &say),
        TraceFormat::Text if wants_page => page::html(&trace, &say),
        TraceFormat::Text => text::lines(&trace, &say),
        TraceFormat::Json => format!("{}\n", serde_json::to_string_pretty(&trace).into_diagnostic()?),
    };
    match &arguments.out {
        Some(file) => crate::written::write(file, written.as_bytes())?,
        None => crate::say::put(&written),
    }
    Ok(if wrong { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

/// A saved match, or the running one of a campaign.
pub fn read_save(file: &Path, say: &Say) -> Result<Save> {
    let shown = ("file", said(file.display().to_string()));
    let written = keep::read_save(file, say)?;
    match Save::read(&written) {
        Ok(save) => Ok(save),
        Err(refusal) => match Progress::read(&written) {
            Ok(progress) => progress.current.ok_or_else(|| miette!("{}", say.say("replay-between", &[shown]))),
            Err(_) => Err(keep::refused(&refusal, file, say)),
        },
    }
}

/// The game of a saved match.
pub fn game_of(save: &Save, content: &Path) -> Result<Arc<Game>> {
    let library = Library::open(content)?;
    let mut packs = save.packs.iter().map(|pack| pack.id.clone());
    let base = packs.next().unwrap_or_default();
    library.game(&base, &packs.collect::<Vec<_>>())
}

/// The match of a save before its first decision.
pub fn started(save: &Save, game: Arc<Game>, log: Log, language: &str) -> Result<Match> {
    let begun = match &save.start {
        Some(position) => Match::resume(game, position.clone(), log).map_err(StartError::Fault),
        None => Match::with_log(game, &save.setting.setting(), log),
    };
    begun.map_err(|error| match error {
        StartError::Refused(refusal) => miette!(code = refusal.code, "{}", refusal.reason.tell(language)),
        StartError::Fault(fault) => miette!("{fault}"),
    })
}

/// The trace of a saved match.
fn saved(save: &Save, game: Arc<Game>, title: String, say: &Say) -> Result<Trace> {
    let mut playing = started(save, game, Log::keeping().traced(), &say.language)?;
    let mut tracer = Tracer::new(title, say, &save.setting.names);
    tracer.open(&playing);
    for decision in &save.decisions {
        let Some(at) = playing.option_ids().iter().position(|id| *id == decision.id) else {
            tracer.wrong(None, say.say("trace-not-open", &[("id", said(&*decision.id))]));
            return Ok(tracer.finish());
        };
        tracer.decide(&mut playing, at, None);
    }
    tracer.end(&playing);
    Ok(tracer.finish())
}

/// The trace of a ruling, with what does not hold in it.
fn ruling(file: &Path, content: &Path, say: &Say) -> Result<Trace> {
    let (ruling, library) = crate::ruled::read(file, content)?;
    let games = Games::new(&library);
    let mut tracer = Tracer::new(Ruling::sentence(&ruling).to_owned(), say, ruling.players());
    let played = ruling.follow(&|game: &str, with: &[String]| games.get(game, with), &mut |shown| match shown {
        Shown::Laid(playing) => tracer.open(playing),
        Shown::Step(line, text, before, at) => tracer.decide(&mut before.clone(), at, Some((line, text))),
    });
    for failure in played.failures {
        let why = failure.why.iter().map(|why| format!("\n{why}")).collect::<String>();
        let place = [("line", number(failure.line)), ("message", said(format!("{}{why}", failure.message)))];
        tracer.wrong(Some(failure.line), say.say("trace-failure", &place));
    }
    Ok(tracer.finish())
}

/// Leaves only what was asked for.
fn narrow(trace: &mut Trace, arguments: &TraceArguments, say: &Say) -> Result<()> {
    if let Some(range) = &arguments.decisions {
        let (from, to) = range.split_once('-').unwrap_or((range, range));
        let bounds = from.trim().parse::<usize>().ok().zip(to.trim().parse::<usize>().ok());
        let (from, to) = bounds.ok_or_else(|| {
            miette!(help = say.say("trace-range-help", &[]), "{}", say.say("trace-range", &[("text", said(&**range))]))
        })?;
        trace.steps.retain(|step| (from..=to).contains(&step.number));
    }
    if let Some(card) = &arguments.card {
        let id = card.trim_start_matches("card.").replace(' ', "_");
        if !trace.cards.contains_key(&id) {
            let known: Vec<&str> = trace.cards.keys().map(String::as_str).collect();
            let help = say.say("trace-no-card-help", &[("known", said(known.join(", ")))]);
            return Err(miette!(help = help, "{}", say.say("trace-no-card", &[("card", said(id))])));
        }
        for step in &mut trace.steps {
            step.lines.retain(|line| line.kind == Kind::Wrong || line.cards.contains(&id));
        }
        trace.steps.retain(|step| !step.lines.is_empty());
    }
    Ok(())
}
