//! What a newcomer sees: what can be played, and how.

use std::path::Path;
use std::process::ExitCode;

use miette::Result;

use crate::library::Library;

const COMMANDS: &str = "\
  quarterdeck play <game>             play against bots at this terminal
  quarterdeck check [DIR…]            find everything wrong with packs
  quarterdeck test [DIR…]             run the rulings of packs
  quarterdeck simulate <game>         let bots play many matches and count
  quarterdeck explain <game> \"…\"      how a sentence is read
  quarterdeck drive <game>            play by JSON lines, for bots in any language
`quarterdeck <command> --help` says more; `cargo run --release -- <command>` runs one from here.";

/// Lists games and commands.
pub fn welcome() -> Result<ExitCode> {
    println!("Quarterdeck: tabletop card games that are nothing but data.\n");
    match Library::read(Path::new("content")) {
        Ok(library) => {
            println!("What can be played:");
            for (_, pack) in &library.packs {
                if let Ok(game) = library.game(&pack.id, &[]) {
                    let title = game.locales.text("en", "pack-title", &[]);
                    println!("  {:<22} {title}, {} to {} players", pack.id, game.players.0, game.players.1);
                }
            }
        }
        Err(_) => println!("There is no folder `content` here; name packs by their folder."),
    }
    println!("\nCommands:\n{COMMANDS}");
    Ok(ExitCode::SUCCESS)
}
