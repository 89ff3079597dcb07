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
    let language = arguments.lang.clone().unwrap_or_else(crate::help::language);
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
    println!("{}\n", best.told(say.language == "ru"));
    println!("{}", say.say("help-from", &[("page", text(format!("docs/{}", best.page)))]));
    if !others.is_empty() {
        println!("\n{}", say.say("help-others", &[]));
        for other in others.iter().take(OTHERS) {
            println!("  {}  (docs/{})", other.heading(say.language == "ru"), other.page);
        }
    }
    Ok(ExitCode::SUCCESS)
}
