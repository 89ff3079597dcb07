//! `serve`: tables in a browser; and `play --browser`: one table, laid at once.

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::sync::Arc;

use clap::Args;
use miette::{IntoDiagnostic, Result, WrapErr, miette};
use quarterdeck_face::Faces;
use quarterdeck_howto::{Line, Part, Piece};
use quarterdeck_runtime::packs::needs;
use quarterdeck_runtime::telling::Locales;
use quarterdeck_runtime::{Game, PackFiles};
use quarterdeck_server::{Bit, Offered, Opened, SeatWish, Setup, Shelf, TableWish, Told};

use crate::begun::named;
use crate::campaign;
use crate::library::{Library, shelf};
use crate::play::{PlayArguments, setting};
use crate::say::{put_line, system_language};
use crate::simulate::skills;

/// How long bots take for a decision, in milliseconds.
const PACE: u64 = 600;

/// Arguments of `serve`.
#[derive(Args, Clone, Debug)]
pub struct ServeArguments {
    /// The port to listen at; 0 takes any that is free.
    #[arg(long, default_value_t = 8417)]
    port: u16,
    /// The address to listen at; 0.0.0.0 lets others in the same network in.
    #[arg(long, default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    host: IpAddr,
    /// A name under which the server may be asked, beside addresses and `localhost`; may be given several times.
    #[arg(long = "name", value_name = "NAME")]
    names: Vec<String>,
    /// The folder in which tables are kept.
    #[arg(long, default_value = "tables", value_name = "DIR")]
    data: PathBuf,
    /// Where packs are looked for.
    #[arg(long, default_value = "content", value_name = "DIR")]
    content: PathBuf,
    /// Open a browser at the match in this file, to look at it from its beginning.
    #[arg(long, value_name = "FILE")]
    replay: Option<PathBuf>,
}

/// Serves until the process is asked to end.
pub fn serve(arguments: &ServeArguments) -> Result<ExitCode> {
    let packs = Arc::new(Packs::new(Library::open(&arguments.content)?));
    let setup = Setup {
        address: SocketAddr::new(arguments.host, arguments.port),
        data: arguments.data.clone(),
        names: arguments.names.clone(),
    };
    let saved = arguments.replay.as_ref().map(|file| {
        quarterdeck_disk::save_file::read(file)
            .into_diagnostic()
            .wrap_err_with(|| format!("cannot read {}", file.display()))
    });
    let saved = saved.transpose()?;
    let told = quarterdeck_server::serve(packs, &setup, |address, hall| {
        let Some(saved) = &saved else {
            put_line(&format!("http://{address}/"));
            return Ok(());
        };
        let made = hall.replay(saved, &system_language()).map_err(io::Error::other)?;
        let link = format!("http://{address}/t/{}#{}", made.table, made.watch);
        put_line(&link);
        browse(&link);
        Ok(())
    });
    told.into_diagnostic().wrap_err_with(|| format!("cannot serve at {}", setup.address))?;
    Ok(ExitCode::SUCCESS)
}

/// Lays one table, opens a browser at it, and serves it until the process is asked to end.
pub fn play(arguments: &PlayArguments, language: &str) -> Result<ExitCode> {
    if arguments.campaign.as_ref().is_some_and(|file| file.as_os_str() != campaign::HERE) {
        return Err(miette!(
            help = "leave the file out; a campaign of the terminal is looked at with `serve --replay FILE`",
            "in a browser a campaign is kept with its table, not in a file"
        ));
    }
    let (library, id) = shelf(&arguments.game)?;
    let game = library.game(&id, &arguments.game.with)?;
    let wish = TableWish { game: id, ..wish(arguments, &game, language)? };
    let address = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 0);
    let setup = Setup {
        address,
        data: std::env::temp_dir().join(format!("quarterdeck-{}", std::process::id())),
        names: Vec::new(),
    };
    let told = quarterdeck_server::serve(Arc::new(Packs::new(library)), &setup, |address, hall| {
        let made = hall.lay(&wish).map_err(io::Error::other)?;
        let seat = made.seats.first().map_or(&made.watch, |seat| &seat.token);
        let link = format!("http://{address}/t/{}#{seat}", made.table);
        put_line(&link);
        browse(&link);
        Ok(())
    });
    told.map_err(|error| miette!("{error}"))?;
    Ok(ExitCode::SUCCESS)
}

/// A table as the arguments say.
fn wish(arguments: &PlayArguments, game: &Arc<Game>, language: &str) -> Result<TableWish> {
    let setting = setting(arguments, game, language)?;
    skills(&arguments.bots, setting.seats)?;
    let bot = |seat: u8| arguments.bots.get(usize::from(seat)).or(arguments.bots.last()).cloned();
    let called = named(&arguments.names, setting.seats, language);
    let seat = |seat: u8| SeatWish {
        name: called[usize::from(seat)].clone(),
        bot: bot(seat).filter(|_| seat >= arguments.people),
    };
    Ok(TableWish {
        game: arguments.game.game.clone(),
        with: arguments.game.with.clone(),
        options: setting.options.into_iter().collect(),
        seats: (0..setting.seats).map(seat).collect(),
        shared: arguments.people > 1,
        practice: arguments.practice,
        campaign: arguments.campaign.is_some(),
        pace: PACE,
        seed: Some(setting.seed),
        language: language.to_owned(),
    })
}

/// Opens a browser, where that is possible; the link was printed anyway.
pub fn browse(link: &str) {
    let opener = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };
    Command::new(opener).arg(link).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().ok();
}

/// The packs that can be played here.
pub struct Packs {
    library: Library,
    offered: Vec<Offered>,
}

impl Packs {
    /// What can be played of these.
    pub fn new(library: Library) -> Packs {
        let packs = library.packs.iter().map(|(_, pack)| pack);
        let offered = packs.map(|pack| Offered {
            id: pack.id.clone(),
            titles: titles(pack),
            needs: needs(pack).into_iter().map(|need| need.text).collect(),
            playable: !is_expansion(pack),
        });
        Packs { offered: offered.collect(), library }
    }
}

impl Shelf for Packs {
    fn offered(&self) -> Vec<Offered> {
        self.offered.clone()
    }

    fn open(&self, id: &str, with: &[String]) -> std::result::Result<Opened, String> {
        let game = self.library.game(id, with).map_err(|report| report.to_string())?;
        let (looks, _) = self.library.looks_of(&game);
        Ok(Opened { faces: Faces::new(&game, looks), game })
    }

    fn howto(&self, game: &Game, language: &str) -> Option<Vec<Told>> {
        Some(self.library.howto(game, language)?.parts.into_iter().map(told).collect())
    }
}

/// A part of a page as the browser is told it.
fn told(part: Part) -> Told {
    let line = |line: Line| -> Vec<Bit> {
        let bits = line.into_iter().map(|piece| match piece {
            // What is typed at a terminal is chosen in a browser.
            Piece::Text { text, strong } => Bit::Words { text: text.replace('`', ""), strong },
            Piece::Symbol { svg, name } => Bit::Symbol { svg, name },
        });
        bits.collect()
    };
    match part {
        Part::Heading(rank, said) => {
            Told { tag: ["h1", "h2", "h3", "h4"][usize::from(rank.clamp(1, 4)) - 1], lines: vec![line(said)] }
        }
        Part::Paragraph(said) => Told { tag: "p", lines: vec![line(said)] },
        Part::List { numbered, items } => {
            Told { tag: if numbered { "ol" } else { "ul" }, lines: items.into_iter().map(line).collect() }
        }
    }
}

/// What a pack is called, by language.
fn titles(pack: &PackFiles) -> Vec<(String, String)> {
    let language = |path: &str| Path::new(path).file_stem().map(|stem| stem.to_string_lossy().into_owned());
    let files = pack.files.iter().filter(|(path, _)| path.starts_with("locales/") && path.ends_with(".ftl"));
    let files: Vec<(String, String, String)> =
        files.filter_map(|(path, text)| Some((language(path)?, pack.id.clone(), text.clone()))).collect();
    let locales = Locales::read(&files);
    locales.languages().map(|language| (language.to_owned(), locales.title(language, &pack.id))).collect()
}

fn is_expansion(pack: &PackFiles) -> bool {
    let head = pack.files.get("pack.toml").and_then(|text| text.parse::<toml::Table>().ok());
    let said = head.as_ref().and_then(|head| head.get("pack")?.get("expansion")?.as_bool());
    said.unwrap_or(false)
}
