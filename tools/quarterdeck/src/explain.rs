//! `explain`: how a sentence is read, what it means in words, who set what on a card, what a pack offers to others.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use miette::{Report, Result, miette};
use quarterdeck_dsl::describe::{self, Scoped};
use quarterdeck_dsl::explain::reading;
use quarterdeck_dsl::parse;
use quarterdeck_dsl::problem::Problem;
use quarterdeck_dsl::resolve::uses::Use;
use quarterdeck_dsl::resolve::{self, Bound, Scope};
use quarterdeck_dsl::syntax::Form;
use quarterdeck_dsl::tree::Set;
use quarterdeck_dsl::vocabulary::Vocabulary;
use quarterdeck_runtime::definitions::{FamilyDef, PrintingId};
use quarterdeck_runtime::telling::{Tongue, Words};
use quarterdeck_runtime::{Game, PackFiles, PackProblem};

use crate::GameArguments;
use crate::library::{Library, open};
use crate::report::render;
use crate::say::Say;
use crate::values::{Moment, Spoken};
use quarterdeck_terminal::ask::card_lines;

/// Arguments of `explain`.
#[derive(Args, Clone, Debug)]
pub struct ExplainArguments {
    #[command(flatten)]
    game: GameArguments,
    /// A sentence, or the id of a card.
    #[arg(required_unless_present = "hooks")]
    sentence: Option<String>,
    /// List what the packs offer to expansions: their hooks, and rules that have an id.
    #[arg(long)]
    hooks: bool,
    /// Also say what it answers in this saved match, or as this ruling lays it out.
    #[arg(long = "match", value_name = "FILE")]
    kept: Option<PathBuf>,
    /// Before which decision of the match, from 1; else as it was saved.
    #[arg(long, value_name = "NUMBER", requires = "kept")]
    decision: Option<usize>,
    /// Who is `you`: a name, or the number of a seat; else whoever is asked.
    #[arg(long, value_name = "PLAYER", requires = "kept")]
    you: Option<String>,
    /// Which card `it` is, by its id.
    #[arg(long, value_name = "CARD", requires = "kept")]
    it: Option<String>,
    /// Which card `this card` is, by its id.
    #[arg(long, value_name = "CARD", requires = "kept")]
    this: Option<String>,
    /// The language of the explanation, besides English.
    #[arg(long, default_value = "en")]
    lang: String,
}

const FORMS: [(Form, &str); 5] = [
    (Form::Instruction, "an instruction"),
    (Form::Requirement, "a requirement"),
    (Form::Condition, "a condition"),
    (Form::Amount, "an amount"),
    (Form::Selection, "a selection"),
];

/// Explains a sentence or a card.
pub fn explain(arguments: &ExplainArguments) -> Result<ExitCode> {
    let say = Say::new(&arguments.lang);
    let moment = moment(arguments, &say)?;
    let game = match &moment {
        Some(moment) => moment.playing().game().clone(),
        None => open(&arguments.game)?,
    };
    if arguments.hooks {
        hooks(&game);
    }
    let Some(text) = arguments.sentence.as_deref().map(str::trim) else {
        return Ok(ExitCode::SUCCESS);
    };
    let mut languages = vec!["en"];
    if arguments.lang != "en" {
        languages.push(&arguments.lang);
    }
    let id = text.trim_start_matches("card.").replace(' ', "_");
    if let Some(family) = game.families.iter().find(|family| family.name == id) {
        let set = crate::library::options(&game, &arguments.game)?;
        let values = game.option_values(&set).map_err(|refusal| miette!("{}", refusal.reason))?;
        card(&game, family, &values, &languages);
        return Ok(ExitCode::SUCCESS);
    }
    let scope = Scope { it: Some(Bound::Card), this: true, they: true, ..Scope::default() };
    let mut nearest: Option<((bool, usize), Vec<Problem>)> = None;
    for (form, name) in FORMS {
        match read(&game, text, form, &scope, &languages) {
            Ok(meaning) => {
                println!("`{text}` is {name}.");
                if let Ok(sentence) = parse(text, form, &game.vocabulary) {
                    println!("\nIn its usual form:\n  {sentence}\n\nHow it is read:");
                    for line in reading(&sentence, &game.vocabulary).lines() {
                        println!("  {line}");
                    }
                }
                println!("\nWhat it means:");
                for line in meaning {
                    println!("  {line}");
                }
                if let Some(moment) = &moment {
                    println!("\n{}", moment.head(&say));
                    for line in moment.told(text, form, &scope, &say).unwrap_or_default() {
                        println!("  {line}");
                    }
                }
                return Ok(ExitCode::SUCCESS);
            }
            Err(problems) => {
                // The form in which it is a sentence, if only a wrong one, is the one that was meant; else the one in
                // which it could be read the furthest.
                let furthest = problems.iter().map(|problem| problem.span.start).max().unwrap_or(0);
                let reach = (parse(text, form, &game.vocabulary).is_ok(), furthest);
                if nearest.as_ref().is_none_or(|(known, _)| reach > *known) {
                    nearest = Some((reach, problems));
                }
            }
        }
    }
    if let Some(elsewhere) = elsewhere(arguments, &id)? {
        return Err(elsewhere);
    }
    // One word that is no sentence is the name of a card, if it is nearly one.
    let names = game.families.iter().map(|family| family.name.as_str());
    if !text.contains(' ')
        && let Some(near) = quarterdeck_dsl::problem::nearest_id(&id, names)
    {
        return Err(miette!(help = format!("did you mean `{near}`?"), "there is no card `{id}`"));
    }
    for problem in nearest.map(|(_, problems)| problems).unwrap_or_default() {
        let shown = PackProblem::of_sentence(problem, "sentence/sentence", 0);
        let file = quarterdeck_runtime::PackFiles {
            id: "sentence".into(),
            files: [("sentence".to_owned(), text.to_owned())].into(),
        };
        print!("{}", render(&shown, &[&file]));
    }
    Err(miette!("`{text}` cannot be understood"))
}

/// The match in which a sentence is asked, if one is named.
fn moment(arguments: &ExplainArguments, say: &Say) -> Result<Option<Moment>> {
    let Some(file) = &arguments.kept else {
        return Ok(None);
    };
    let spoken =
        Spoken { seat: arguments.you.as_deref(), it: arguments.it.as_deref(), this: arguments.this.as_deref() };
    Moment::open(file, arguments.decision, &spoken, &arguments.game.content, say).map(Some)
}

/// What packs offer to others, pack by pack.
fn hooks(game: &Game) {
    let rules = game.rules_named();
    if game.hooks.is_empty() && rules.is_empty() {
        println!("{} offers no hooks: no table says `hook = \"…\"`, and no rule has an id.", game.id);
    }
    for hook in &game.hooks {
        println!("{} (from {}): {}", hook.table, hook.pack, hook.about);
        if !hook.changed_by.is_empty() {
            println!("  changed by {}", hook.changed_by.join(", "));
        }
    }
    for (thing, key, packs) in game.provenance.iter().filter(|(thing, ..)| thing.starts_with('[')) {
        println!("`{key}` of {thing}: set by {}", packs.join(", then by "));
    }
    if !rules.is_empty() {
        println!(
            "Rules in the order in which they are asked. Each can be replaced, left out, or have others before and after it:"
        );
    }
    for (id, heard, place) in rules {
        let stands = place.map_or_else(String::new, |place| format!(" ({place})"));
        println!("  {id}{stands}: hears {heard}");
    }
}

/// The card that is meant, if it is in a pack that was not named.
fn elsewhere(arguments: &ExplainArguments, id: &str) -> Result<Option<Report>> {
    let table = format!("[card.{id}]");
    let holds = |pack: &&PackFiles| {
        let mut cards = pack.files.iter().filter(|(path, _)| path.ends_with(".toml"));
        cards.any(|(_, text)| text.lines().any(|line| line.trim() == table))
    };
    let library = Library::open(&arguments.game.content)?;
    let game = &arguments.game.game;
    let named = |pack: &&PackFiles| pack.id == *game || arguments.game.with.contains(&pack.id);
    let others = library.packs.iter().map(|(_, pack)| pack).filter(|pack| !named(pack));
    let Some(pack) = others.into_iter().find(holds) else {
        return Ok(None);
    };
    let help = format!("add it: `quarterdeck explain {game} --with {} {id}`", pack.id);
    Ok(Some(miette!(help = help, "there is no card `{id}` here; it is in the pack `{}`", pack.id)))
}

/// What a sentence means in each language.
fn read(
    game: &Game,
    text: &str,
    form: Form,
    scope: &Scope,
    languages: &[&str],
) -> std::result::Result<Vec<String>, Vec<Problem>> {
    let vocabulary = &game.vocabulary;
    let mut lines = Vec::new();
    for language in languages {
        let words = Words { locales: &game.locales, language };
        let lexicon = Scoped { lexicon: &words, scope };
        lines.push(match form {
            Form::Instruction => {
                describe::instruction(&resolve::instruction(text, vocabulary, scope)?, vocabulary, &lexicon)
            }
            Form::Requirement => {
                describe::requirement(&resolve::requirement(text, vocabulary, scope)?, vocabulary, &lexicon)
            }
            Form::Condition => describe::condition(&resolve::condition(text, vocabulary, scope)?, vocabulary, &lexicon),
            Form::Amount => describe::amount(&resolve::amount(text, vocabulary, scope)?, vocabulary, &lexicon),
            Form::Selection => describe::selection(&anywhere(text, vocabulary, scope)?, vocabulary, &lexicon),
        });
    }
    Ok(lines)
}

fn card(game: &Game, family: &FamilyDef, options: &[i16], languages: &[&str]) {
    println!("card.{} comes from the pack {}.", family.name, family.pack);
    for (thing, key, packs) in &game.provenance {
        if *thing == format!("card.{}", family.name) {
            println!("  {key}: set by {}", packs.join(", then by "));
        }
    }
    let of_family =
        |at: &PrintingId| game.families[usize::from(game.printings[usize::from(*at)].family)].name == family.name;
    let printings: Vec<PrintingId> = PrintingId::all(game.printings.len()).filter(of_family).collect();
    for language in languages {
        println!("\nWhat players read ({language}):");
        card_lines(Tongue { game, language }, &printings, options).iter().for_each(|line| println!("  {line}"));
    }
}

/// A selection as it is understood in the first place where it can stand.
pub fn anywhere(text: &str, vocabulary: &Vocabulary, scope: &Scope) -> resolve::Resolved<Set> {
    let place = |place| resolve::selection(text, vocabulary, scope, place);
    place(Use::Choice).or_else(|_| place(Use::Each)).or_else(|_| place(Use::Object)).or_else(|_| place(Use::One))
}
