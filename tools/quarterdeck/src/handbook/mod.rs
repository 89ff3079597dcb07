//! `help`: finds what the documentation says by what somebody wants to do, in the words that come to mind. Recipes come
//! first: each is a whole example that works by copying.

pub mod bilingual;
mod search;
mod section;

use std::process::ExitCode;

use clap::{Args, CommandFactory};
use miette::Result;

pub use section::{Section, blocks, recipes, sections};

use crate::Arguments;
use crate::say::{Say, text};

/// So many others are named below the best.
const OTHERS: usize = 6;

/// Arguments of `help`.
#[derive(Args, Debug)]
pub struct HelpArguments {
    /// A command; or what you want to do, in your own words, as in `help make a card cheaper`.
    words: Vec<String>,
    /// Language: en or ru.
    #[arg(long)]
    lang: Option<String>,
}

/// Prints the help of a command, or what is nearest to the words.
pub fn help(arguments: &HelpArguments) -> Result<ExitCode> {
    // Who asks in Russian is answered in Russian.
    let in_russian = arguments.words.iter().flat_map(|word| word.chars()).any(|sign| ('а'..='я').contains(&sign));
    let spoken = || if in_russian { "ru".to_owned() } else { crate::help::language() };
    let language = arguments.lang.clone().unwrap_or_else(spoken);
    let say = Say::new(&language);
    let mut command = Arguments::command();
    let Some(first) = arguments.words.first() else {
        print!("{}", crate::help::told(&command.render_help().to_string(), &say.language));
        return Ok(ExitCode::SUCCESS);
    };
    let known = command.find_subcommand_mut(first).filter(|_| arguments.words.len() == 1);
    if let Some(found) = known {
        let told = found.clone().bin_name(format!("quarterdeck {first}")).render_help().to_string();
        print!("{}", crate::help::told(&told, &say.language));
        return Ok(ExitCode::SUCCESS);
    }
    let wanted = arguments.words.join(" ");
    let sections = section::sections_for(say.language == "ru");
    let found = search::find(&sections, &wanted);
    let Some((best, others)) = found.split_first() else {
        println!("{}", say.say("help-nothing", &[("words", text(wanted))]));
        for page in crate::handbook::section::recipe_pages() {
            println!("  {page}");
        }
        return Ok(ExitCode::FAILURE);
    };
    let russian = say.language == "ru";
    println!("{}\n", best.told(russian));
    if best.is_recipe() {
        println!("{}", say.say("help-try", &[]));
    }
    if !best.speaks(russian) {
        println!("{}", say.say("help-english", &[]));
    }
    println!("{}", say.say("help-from", &[("page", text(format!("docs/{}", best.page)))]));
    if !others.is_empty() {
        println!("\n{}", say.say("help-others", &[]));
        for other in others.iter().take(OTHERS) {
            let english = if other.speaks(russian) { String::new() } else { say.say("help-in-english", &[]) };
            println!("  {}{english}  (docs/{})", other.heading(russian), other.page);
        }
    }
    Ok(ExitCode::SUCCESS)
}
