//! Play at a terminal: the first screen, the table in panes, and the files in which a match is kept meanwhile.

use std::path::Path;
use std::sync::Arc;

use miette::{IntoDiagnostic, Result, WrapErr, miette};
use quarterdeck_disk::save_file;
use quarterdeck_face::Faces;
use quarterdeck_runtime::{Game, Save, Skill, Table, player_counts};
use quarterdeck_terminal::form::{Form, Title};
use quarterdeck_terminal::{Howto, Keeper, Left, PACE, Session, Theme, at_terminal};

use crate::begun::named;
use crate::keep::told;
use crate::library::{Library, options};
use crate::play::{PlayArguments, Player};
use crate::say::{LANGUAGES, Say, put_line, text};

/// How wide a page is.
const PAGE: usize = 70;

/// How a game is played, in every language in which its packs say so.
pub fn howto(library: &Library, game: &Game) -> Vec<Howto> {
    let pages = LANGUAGES.iter().filter_map(|language| library.howto(game, language));
    pages.map(|page| Howto { text: page.text(PAGE), hints: page.stressed(), language: page.language }).collect()
}

/// Whether nothing was said of what the first screen asks for.
fn is_open(arguments: &PlayArguments) -> bool {
    let kept = |file: &Option<std::path::PathBuf>| file.as_ref().is_some_and(|file| file.exists());
    let campaign = arguments.campaign.is_some();
    let said = arguments.players.is_some() || arguments.lang.is_some() || arguments.people != 1;
    let named = !arguments.names.is_empty() || arguments.bots != ["greedy"];
    !(said || named || arguments.auto || campaign || arguments.beat.is_some() || kept(&arguments.save))
}

/// Asks who plays, unless that was said. The arguments with what was answered, and the language; nothing if the reader
/// has changed their mind.
pub fn welcome(arguments: &PlayArguments, game: &Arc<Game>, say: &Say) -> Result<Option<(PlayArguments, String)>> {
    if !at_terminal() || !is_open(arguments) {
        return Ok(Some((arguments.clone(), say.language.clone())));
    }
    let refused =
        |refusal: quarterdeck_runtime::Refusal| miette!(code = refusal.code, "{}", refusal.reason.tell(&say.language));
    let options = options(game, &arguments.game)?;
    let counts = player_counts(game, &options).map_err(refused)?;
    let leader = game.leader(&game.option_values(&options).map_err(refused)?);
    let titles = LANGUAGES.iter().map(|language| Title {
        language: (*language).to_owned(),
        title: game.locales.title(language, leader),
        about: game.locales.find(language, "pack-about", &[]).unwrap_or_default(),
        names: named(&[], *counts.iter().max().unwrap_or(&1), language),
    });
    let seats = counts.iter().copied().filter(|count| *count <= 3).max().unwrap_or(counts[0]);
    let form = Form::new(titles.collect(), counts, seats, Skill::NAMES, &say.language);
    let answered = form.ask(Theme::of_environment()).into_diagnostic().wrap_err("the terminal cannot be drawn on")?;
    Ok(answered.map(|answer| {
        let mut arguments = arguments.clone();
        arguments.players = Some(answer.seats);
        arguments.names = answer.names;
        arguments.bots = vec![answer.bots];
        (arguments, answer.language)
    }))
}

/// The files of a match at a terminal.
struct Files<'p> {
    player: &'p mut Player,
}

impl Keeper for Files<'_> {
    fn keep(&mut self, table: &Table) -> std::result::Result<(), String> {
        self.player.table = table.clone();
        self.player.keep().map_err(|report| report.to_string())
    }

    fn save_as(&mut self, table: &Table, file: &str, language: &str) -> std::result::Result<String, String> {
        let say = Say::new(language);
        let path = Path::new(file);
        let written = Save::of(table).write();
        let saved = match &mut self.player.save {
            Some(own) if own.path() == path => own.write(&written),
            _ => save_file::write(path, &written),
        };
        saved.map_err(|trouble| told(&trouble, path, &say))?;
        Ok(say.say("saved", &[("file", text(file)), ("game", text(self.player.named()))]))
    }

    fn keeps(&self) -> bool {
        self.player.save.is_some() || self.player.campaign.is_some()
    }

    fn hinted(&self) -> Option<Vec<String>> {
        crate::hinted::read()
    }

    fn learn(&mut self, hinted: Option<&[String]>) {
        crate::hinted::write(hinted);
    }
}

impl Player {
    /// Plays to the end in panes; false if the player has left before.
    pub fn run_at_table(&mut self) -> Result<bool> {
        let session = |player: &mut Player| -> Result<(Left, Table, String)> {
            let table = player.table.clone();
            let faces = Faces::new(table.game(), player.looks.clone());
            let (language, alone, resumed) = (player.say.language.clone(), player.alone, player.resumed);
            let (bots, greeting) = (std::mem::take(&mut player.bots), std::mem::take(&mut player.greeting));
            let mut files = Files { player };
            let howto = std::mem::take(&mut files.player.howto);
            let session = Session {
                table,
                bots,
                faces,
                language,
                alone,
                keeper: &mut files,
                pace: PACE,
                theme: Theme::of_environment(),
                greeting,
                howto,
                resumed,
            };
            quarterdeck_terminal::play(session).into_diagnostic().wrap_err("the terminal cannot be drawn on")
        };
        let (left, table, language) = session(self)?;
        self.table = table;
        self.say = Say::new(&language);
        match left {
            Left::Finished => {
                let view = self.table.speaker(self.first_person(), &self.say.language).view(usize::MAX);
                put_line(&view.prompt);
                Ok(true)
            }
            Left::Early => {
                self.leave();
                Ok(false)
            }
            Left::Broken(reason) => Err(miette!("{reason}")),
        }
    }
}
