//! `play --campaign`: match after match, with everything that is remembered in one file.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use miette::{Result, miette};
use quarterdeck_disk::save_file::SaveFile;
use quarterdeck_face::Looks;
use quarterdeck_runtime::telling::CHAPTER_TITLE;
use quarterdeck_runtime::{Campaign, Game, Progress, Refusal, Save, Seats, Table};
use quarterdeck_terminal::Howto;

use crate::keep::{open_save, refused, unwritten};
use crate::play::{PlayArguments, Player, next_line, not_started, seat_players, setting};
use crate::say::{Say, number, put_line, text};

/// What `--campaign` without a file stands for: a file here, named after the game.
pub const HERE: &str = ".";

/// Plays a campaign from where it stands, until it is over or the player leaves.
pub fn play(arguments: &PlayArguments, game: &Arc<Game>, shown: (&Looks, &[Howto]), mut say: Say) -> Result<ExitCode> {
    let file = file_of(arguments, game);
    let (looks, howto) = shown;
    let shown = ("file", text(file.display().to_string()));
    let speaking = Say::new(&say.language);
    let refused = |refusal: Refusal| refused(&refusal, &file, &speaking);
    let mut changed = Vec::new();
    let mut running = None;
    let mut kept = open_save(&file, &say)?;
    let begun = kept.text().is_none();
    let mut campaign = if let Some(saved) = kept.text() {
        let progress = Progress::read(saved).map_err(refused)?;
        let opened = Campaign::open(progress, game.clone()).map_err(refused)?;
        changed = opened.changed.iter().map(|change| change.tell(&say.language)).collect();
        running = opened.table;
        opened.campaign
    } else {
        put_line(&say.say("campaign-begins", std::slice::from_ref(&shown)));
        Campaign::begin(game.clone(), &setting(arguments, game, &say.language)?).map_err(refused)?
    };
    if campaign.won() {
        put_line(&say.say("campaign-over", &[shown]));
        return Ok(ExitCode::SUCCESS);
    }
    if !begun {
        told_in_vain(arguments, &campaign, &say)?;
        let chapter = chapter_title(&campaign, &say.language);
        put_line(&say.say("campaign-goes-on", &[shown, ("chapter", text(chapter))]));
    }
    loop {
        let resumed = running.is_some();
        let mut table = match running.take() {
            Some(table) => table,
            None => next_table(&mut campaign, arguments, begun, &say.language)?,
        };
        if arguments.auto {
            table.people = Seats::none();
        }
        table.practice |= arguments.practice;
        let mut player = Player::new(table, Say::new(&say.language), &arguments.bots, resumed)?;
        player.let_think(arguments.think);
        player.looks = looks.clone();
        player.howto = howto.to_vec();
        player.campaign = Some((kept, campaign));
        player.keep_campaign()?;
        player.greet(resumed, &changed);
        changed.clear();
        if !player.run()? {
            return Ok(ExitCode::SUCCESS);
        }
        // The reader may have changed the language.
        say = Say::new(&player.say.language);
        let Some((still_kept, mut finished)) = player.campaign.take() else {
            return Ok(ExitCode::SUCCESS);
        };
        finished.finish(player.table.now());
        kept = still_kept;
        write(&mut kept, &finished, &say)?;
        report(&finished, &say);
        if finished.won() {
            return Ok(ExitCode::SUCCESS);
        }
        if !goes_on(&finished, &player, &say) {
            put_line(&say.say("campaign-kept", &[("file", text(file.display().to_string()))]));
            return Ok(ExitCode::SUCCESS);
        }
        campaign = finished;
    }
}

/// What is said on the command line is settled when a campaign begins; what differs now is refused, not ignored.
fn told_in_vain(arguments: &PlayArguments, campaign: &Campaign, say: &Say) -> Result<()> {
    let settled = &campaign.progress;
    let said = crate::library::options(
        campaign.game(),
        &crate::GameArguments { game: String::new(), ..arguments.game.clone() },
    )?;
    let differs = |(name, value): &&(String, String)| {
        settled.options.iter().find(|(known, _)| known == name).is_none_or(|(_, known)| known != value)
    };
    let mut vain: Vec<String> = Vec::new();
    if let Some(players) = arguments.players.filter(|players| *players != settled.seats) {
        vain.push(format!("--players {players}"));
    }
    vain.extend(said.iter().filter(differs).map(|(name, value)| format!("--set {name}={value}")));
    if vain.is_empty() {
        return Ok(());
    }
    let seats = ("players", number(usize::from(settled.seats)));
    Err(miette!(
        code = "campaign::settled",
        "{}",
        say.say("campaign-settled", &[("said", text(vain.join(" "))), seats])
    ))
}

/// The file that was named, or one beside the reader that is called like the game.
fn file_of(arguments: &PlayArguments, game: &Game) -> PathBuf {
    match &arguments.campaign {
        Some(file) if file.as_os_str() != HERE => file.clone(),
        _ => {
            let named = Path::new(&arguments.game.game).file_name().map(|name| name.to_string_lossy().into_owned());
            PathBuf::from(format!("{}.campaign.json", named.unwrap_or_else(|| game.id.clone())))
        }
    }
}

/// The next match of the campaign.
fn next_table(campaign: &mut Campaign, arguments: &PlayArguments, begun: bool, language: &str) -> Result<Table> {
    let setting = campaign.setting(None).ok_or_else(|| miette!("the campaign is over"))?;
    let mut table = Table::start(campaign.game().clone(), setting).map_err(|error| not_started(error, language))?;
    if begun && campaign.progress.names.is_empty() {
        seat_players(&mut table, arguments, language);
        campaign.progress.names.clone_from(&table.names);
        campaign.progress.people = table.people;
    }
    table.names.clone_from(&campaign.progress.names);
    table.people = campaign.progress.people;
    Ok(table)
}

fn chapter_title(campaign: &Campaign, language: &str) -> String {
    let chapter = campaign.progress.chapter.clone().unwrap_or_default();
    campaign.game().locales.text(language, &CHAPTER_TITLE.key(&chapter), &[])
}

/// How the match went for the campaign.
fn report(campaign: &Campaign, say: &Say) {
    let progress = &campaign.progress;
    let lost: u32 = progress.failures.iter().map(|(_, count)| count).sum();
    match progress.results.last() {
        Some(result) if !result.went_on => {
            let count = campaign.failures(&result.chapter) as usize;
            put_line(&say.say("chapter-lost", &[("count", number(count))]));
        }
        Some(result) if result.winners.is_empty() => put_line(&say.say("chapter-over", &[])),
        _ => put_line(&say.say("chapter-won", &[])),
    }
    if campaign.perfect() {
        put_line(&say.say("campaign-perfect", &[]));
    } else if campaign.won() {
        let matches = ("matches", number(progress.results.len()));
        put_line(&say.say("campaign-won", &[matches, ("lost", number(lost as usize))]));
    }
}

/// Whether the reader wants the next match; bots among themselves go on by themselves.
fn goes_on(campaign: &Campaign, player: &Player, say: &Say) -> bool {
    if player.first_person().is_none() {
        return true;
    }
    put_line(&say.say("campaign-next", &[("chapter", text(chapter_title(campaign, &say.language)))]));
    next_line(&mut std::io::stdin().lock()).is_some()
}

fn write(file: &mut SaveFile, campaign: &Campaign, say: &Say) -> Result<()> {
    file.write(&campaign.write()).map_err(|trouble| unwritten(trouble, file.path(), say))
}

impl Player {
    /// Writes the campaign with the running match.
    pub fn keep_campaign(&mut self) -> Result<()> {
        if let Some((file, campaign)) = &mut self.campaign {
            campaign.progress.current = Some(Save::of(&self.table));
            return write(file, campaign, &self.say);
        }
        Ok(())
    }
}
