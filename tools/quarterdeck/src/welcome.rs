//! What a newcomer sees: what can be played, and how.

use std::path::Path;
use std::process::ExitCode;

use miette::Result;
use quarterdeck_runtime::player_counts;

use crate::library::Library;

const COMMANDS: &str = "  quarterdeck play <game>             play against bots at this terminal
  quarterdeck replay FILE             step through a saved match, and play on from anywhere
  quarterdeck check [DIR…]            find everything wrong with packs
  quarterdeck test [DIR…]             run the rulings of packs
  quarterdeck simulate <game>         let bots play many matches and count
  quarterdeck explain <game> \"…\"      how a sentence is read
  quarterdeck pack build <pack>       a pack as one file; pack install FILE installs one
  quarterdeck watch <pack>            check at every save, and play the rulings concerned
  quarterdeck lsp                     the language server, for editors
  quarterdeck schema                  JSON Schema of packs, for editors
  quarterdeck drive <game>            play by JSON lines, for bots in any language
  quarterdeck story <game>            the chapters and branches of a story, as text or a page
  quarterdeck seek <game> <action>    find a match in which something rare is done, and play on from there
  quarterdeck mutate <pack>           small changes of a pack that no ruling notices
  quarterdeck bench                   how long the engine's own steps take
`quarterdeck <command> --help` says more; `cargo run --release -- <command>` runs one from here.";

/// Lists games and commands.
pub fn welcome() -> Result<ExitCode> {
    println!("Quarterdeck: tabletop card games that are nothing but data.\n");
    match Library::open(Path::new("content")) {
        Ok(library) => {
            println!("What can be played:");
            for (_, pack) in &library.packs {
                if let Ok(game) = library.game(&pack.id, &[]) {
                    let title = game.locales.title("en", &pack.id);
                    match player_counts(&game, &game.set_by(&pack.id)).unwrap_or_default().as_slice() {
                        [] => {}
                        [only] => println!("  {:<22} {title}, {only} players", pack.id),
                        [low, .., high] => println!("  {:<22} {title}, {low} to {high} players", pack.id),
                    }
                }
            }
        }
        Err(_) => println!("There is no folder `content` here; name packs by their folder."),
    }
    println!("\nCommands:\n{COMMANDS}");
    Ok(ExitCode::SUCCESS)
}
