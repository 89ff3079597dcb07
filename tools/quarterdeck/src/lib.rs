//! The command: arguments only; each command has a file of its own.

#[macro_use]
mod out;

mod asked;
mod begun;
mod bench;
mod board;
mod boxes;
mod campaign;
mod campaigns;
mod cards;
pub mod check;
mod check_command;
mod combinations;
pub mod cores;
mod coverage;
pub mod drive;
mod error_pages;
mod explain;
mod failure;
mod fix;
mod fmt;
mod gallery;
pub mod handbook;
mod help;
mod hinted;
mod howto;
mod keep;
mod laboratory;
mod league;
pub mod library;
mod lsp;
mod matches;
mod mutate;
mod new;
mod pack;
mod paper;
mod paper_help;
mod picture;
mod play;
mod print;
mod replay;
mod report;
mod ruled;
pub mod rulings;
mod sarif;
mod say;
pub mod schema;
mod screen;
mod seated;
mod seek;
mod serve;
mod simulate;
mod spreadsheet;
mod stamps;
mod story;
pub mod strict;
mod tabletop;
mod tracing;
mod trail;
mod troubled;
pub mod types;
mod values;
mod watch;
mod watching;
mod welcome;
mod workshop_help;
mod written;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Parser, Subcommand, ValueEnum};

/// Tabletop card games that are nothing but data.
#[derive(Parser)]
#[command(name = "quarterdeck", version, disable_help_subcommand = true)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

/// Which game, and how it is composed.
#[derive(Args, Clone, Debug)]
pub struct GameArguments {
    /// The game to play: the id of its pack, or a folder.
    pub game: String,
    /// Expansions to add, separated by commas.
    #[arg(long, value_delimiter = ',')]
    pub with: Vec<String>,
    /// An option of the game, as name=value; may be given several times.
    #[arg(long = "set", value_name = "OPTION=VALUE")]
    pub set: Vec<String>,
    /// Where packs are looked for.
    #[arg(long, default_value = "content", value_name = "DIR")]
    pub content: PathBuf,
}

/// How a result is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// For people.
    Text,
    /// For programs.
    Json,
}

#[derive(Subcommand)]
enum Command {
    /// Finds how something is done, by what you want to do; or tells what a command can do.
    Help(handbook::HelpArguments),
    /// Plays a match against bots at this terminal.
    Play(play::PlayArguments),
    /// Says how a game is played, in a page or two.
    Howto(howto::HowtoArguments),
    /// Writes a page of all cards, to be searched in a browser: faces, texts, rulings, where numbers come from.
    Gallery(gallery::GalleryArguments),
    /// Writes cards as PDF, to print and cut out.
    Print(print::PrintArguments),
    /// Draws a card as PNG.
    Picture(picture::PictureArguments),
    /// Writes decks for Tabletop Simulator.
    ExportTts(tabletop::TabletopArguments),
    /// Takes the numbers of cards into a spreadsheet, and back.
    #[command(subcommand)]
    Cards(spreadsheet::CardsCommand),
    /// Steps through a saved match, forth and back, and plays on from anywhere.
    Replay(replay::ReplayArguments),
    /// Plays by JSON lines on standard input and output, for programs in any language.
    Drive(drive::DriveArguments),
    /// Serves tables to browsers.
    Serve(serve::ServeArguments),
    /// Begins a game, an expansion, a card, a chapter or a ruling with files that work at once.
    New(new::NewArguments),
    /// Brings the files of packs into their canonical layout; comments and order are kept.
    Fmt(fmt::FmtArguments),
    /// Finds everything wrong with packs.
    Check(check_command::CheckArguments),
    /// Packs as single files: builds, verifies, installs, lists and removes them.
    #[command(subcommand)]
    Pack(pack::PackCommand),
    /// Plays the rulings of packs.
    Test(rulings::TestArguments),
    /// Checks a pack on every save, and plays the rulings that read what has changed.
    Watch(watching::WatchArguments),
    /// Changes a pack in many small ways and shows what no ruling notices.
    Mutate(mutate::MutateArguments),
    /// Tells a saved match or a ruling decision by decision: what was asked, who heard it, who kept silent and why.
    Trace(tracing::TraceArguments),
    /// Shows how a sentence is read, or what a card does and who set it.
    Explain(explain::ExplainArguments),
    /// Makes JSON Schema of the files of a pack, by which editors complete and check.
    Schema(schema::SchemaArguments),
    /// Writes what scripts of a game can say, with types, for editors and type checkers.
    Types(types::TypesArguments),
    /// Speaks with editors as a language server, on standard input and output.
    Lsp {
        /// Standard input and output, which is the only way; some editors say it.
        #[arg(long, hide = true)]
        stdio: bool,
    },
    /// Measures the engine's own steps: copying, listing, deciding, saving, loading.
    Bench(bench::BenchArguments),
    /// Shows the story of a game: chapters, beats, branches, quests, and what should be looked at again.
    Story(story::StoryArguments),
    /// Looks for a match in which a rare action is carried out, and saves it just before.
    Seek(seek::SeekArguments),
    /// Lets bots play many matches and counts.
    Simulate(simulate::SimulateArguments),
    /// Lets bots of different skill play against each other and shows how much better each is.
    League(league::LeagueArguments),
}

/// Does what the arguments of the process ask for.
pub fn run() -> ExitCode {
    end_with_the_reader();
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => return not_understood(&error),
    };
    let result = match arguments.command {
        None => welcome::welcome(),
        Some(Command::Help(arguments)) => handbook::help(&arguments),
        Some(Command::Play(arguments)) => play::play(&arguments),
        Some(Command::Howto(arguments)) => howto::howto(&arguments),
        Some(Command::Gallery(arguments)) => gallery::gallery(&arguments),
        Some(Command::Print(arguments)) => print::print(&arguments),
        Some(Command::Picture(arguments)) => picture::picture(&arguments),
        Some(Command::ExportTts(arguments)) => tabletop::export(&arguments),
        Some(Command::Cards(command)) => spreadsheet::cards(&command),
        Some(Command::Replay(arguments)) => replay::replay(&arguments),
        Some(Command::Drive(arguments)) => drive::drive(&arguments),
        Some(Command::Serve(arguments)) => serve::serve(&arguments),
        Some(Command::New(arguments)) => new::new(&arguments),
        Some(Command::Fmt(arguments)) => fmt::fmt(&arguments),
        Some(Command::Check(arguments)) => check_command::check(&arguments),
        Some(Command::Pack(command)) => pack::pack(&command),
        Some(Command::Test(arguments)) => rulings::test(&arguments),
        Some(Command::Watch(arguments)) => watching::watch(&arguments),
        Some(Command::Mutate(arguments)) => mutate::mutate(&arguments),
        Some(Command::Trace(arguments)) => tracing::trace(&arguments),
        Some(Command::Explain(arguments)) => explain::explain(&arguments),
        Some(Command::Schema(arguments)) => schema::schema(&arguments),
        Some(Command::Types(arguments)) => types::types(&arguments),
        Some(Command::Lsp { stdio: _ }) => lsp::lsp(),
        Some(Command::Bench(arguments)) => bench::bench(&arguments),
        Some(Command::Story(arguments)) => story::story(&arguments),
        Some(Command::Seek(arguments)) => seek::seek(&arguments),
        Some(Command::Simulate(arguments)) => simulate::simulate(&arguments),
        Some(Command::League(arguments)) => league::league(&arguments),
    };
    match result {
        Ok(code) => code,
        Err(report) => {
            eprintln!("{}", help::told(&report::told(&report), &help::language()));
            ExitCode::FAILURE
        }
    }
}

/// What was typed is no command; or help was asked for.
fn not_understood(error: &clap::Error) -> ExitCode {
    let said = help::told(&error.render().to_string(), &help::language());
    if error.use_stderr() {
        eprint!("{said}");
    } else {
        print!("{said}");
    }
    ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(1))
}

/// Ends quietly when nobody reads on, as in `quarterdeck … | head`.
fn end_with_the_reader() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        if panic.payload_as_str().is_some_and(|text| text.contains("Broken pipe")) {
            std::process::exit(0);
        }
        usual(panic);
    }));
}
