//! `play`: a match at the terminal, or through a pipe, against bots.

use std::io::{BufRead, IsTerminal};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::Args;
use miette::{Result, miette};
use quarterdeck_disk::save_file::{self, SaveFile, Trouble};
use quarterdeck_face::Looks;
use quarterdeck_runtime::seen::SeenOption;
use quarterdeck_runtime::telling::fold;
use quarterdeck_runtime::{Bot, Campaign, ChooseError, Decided, Save, Seats, Speaker, Table, View};
use quarterdeck_terminal::Howto;

use crate::begun::join;
pub use crate::begun::{not_started, seat_players, setting};
use crate::keep::{open_save, refused, told, unwritten};
use crate::library::shelf;
use crate::say::{Say, language, number, put, put_line, system_language, text};
use crate::screen::{self, Drawn};
use crate::simulate::{mix, skills};
use crate::{GameArguments, boxes, campaign, ruled, seated, serve};

/// Arguments of `play`.
#[derive(Args, Clone, Debug)]
pub struct PlayArguments {
    #[command(flatten)]
    pub game: GameArguments,
    /// How many players; three if the game allows it.
    #[arg(long)]
    pub players: Option<u8>,
    /// How many of them are people at this terminal.
    #[arg(long, default_value_t = 1)]
    pub people: u8,
    /// How the bots play: random, greedy, curious or search, for all or for each seat; search:800 tries 800 times.
    #[arg(long, value_delimiter = ',', default_value = "greedy")]
    pub bots: Vec<String>,
    /// How long a bot that searches thinks about a decision, in milliseconds.
    #[arg(long, value_name = "MS", conflicts_with = "browser")]
    pub think: Option<u64>,
    /// Where all chance comes from; each match is another one if not given.
    #[arg(long)]
    pub seed: Option<u64>,
    /// Language: en or ru.
    #[arg(long)]
    pub lang: Option<String>,
    /// Go on with the match in this file if there is one, and save after every decision.
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// How many columns the table may take; those of the terminal, up to 100, if not given.
    #[arg(long, value_name = "COLUMNS")]
    width: Option<usize>,
    /// Practice: everything can be taken back, even what has shown somebody something new.
    #[arg(long)]
    pub practice: bool,
    /// Bots play all seats.
    #[arg(long)]
    pub auto: bool,
    /// Play in a browser instead of at this terminal.
    #[arg(long, conflicts_with_all = ["save", "beat", "auto"])]
    browser: bool,
    /// Play the campaign: go on with the one in this file, or begin one; without a file it is kept beside you
    /// under the name of the game.
    #[arg(long, value_name = "FILE", num_args = 0..=1, default_missing_value = campaign::HERE, conflicts_with = "save")]
    pub campaign: Option<PathBuf>,
    /// Play this chapter of the story, by its id or number.
    #[arg(long, conflicts_with = "save")]
    pub chapter: Option<String>,
    /// Join the story at this beat.
    #[arg(long, conflicts_with_all = ["save", "campaign"])]
    pub beat: Option<String>,
    /// What the players are called, from the first seat on, separated by commas.
    #[arg(long, value_delimiter = ',')]
    pub names: Vec<String>,
}

/// How often a bot tries at least, however little time it has.
const FEWEST_TRIES: u32 = 16;
/// How many decisions of bots may be lost if the machine fails.
const KEPT_EVERY: usize = 50;

/// What a line of input asks for.
enum Wish {
    Choose(usize),
    Help,
    Explain(String),
    Table(bool),
    Undo,
    Save(String),
    Quit,
    Unclear(String),
}

/// A match at this terminal.
pub struct Player {
    pub table: Table,
    pub say: Say,
    /// How the cards look, where they are drawn with colours.
    pub looks: Looks,
    /// How the game is played, by language.
    pub howto: Vec<Howto>,
    pub bots: Vec<Bot>,
    pub save: Option<SaveFile>,
    /// The campaign that the match belongs to, and its file.
    pub campaign: Option<(SaveFile, Campaign)>,
    /// Where it was written last by `save`, and how many decisions had been made.
    written: Option<(PathBuf, usize)>,
    /// How much of the log each seat has read.
    read: Vec<usize>,
    /// The table as each seat saw it last.
    drawn: Vec<Drawn>,
    /// Whose turn at the keyboard it was last.
    last: Option<u8>,
    /// One person decides for all: nobody need look away.
    pub alone: bool,
    /// The match was begun before.
    pub resumed: bool,
    /// What is to be known before the first decision.
    pub greeting: String,
}

/// Plays one match.
pub fn play(arguments: &PlayArguments) -> Result<ExitCode> {
    boxes::fit(arguments.width);
    let language = language(&arguments.lang.clone().unwrap_or_else(system_language))?;
    let say = Say::new(&language);
    let named = Path::new(&arguments.game.game);
    if named.extension().is_some_and(|ending| ending == "ruling") {
        return play_ruling(named, arguments, say);
    }
    if arguments.browser {
        return serve::play(arguments, &language);
    }
    let (library, id) = shelf(&arguments.game)?;
    let game = library.game(&id, &arguments.game.with)?;
    let looks = library.looks_of(&game).0;
    let howto = seated::howto(&library, &game);
    let (arguments, say) = match seated::welcome(arguments, &game, &say)? {
        Some((arguments, language)) => (&arguments.clone(), Say::new(&language)),
        None => return Ok(ExitCode::SUCCESS),
    };
    let language = say.language.clone();
    if arguments.campaign.is_some() {
        return campaign::play(arguments, &game, (&looks, &howto), say);
    }
    let file = arguments.save.as_deref().map(|file| open_save(file, &say)).transpose()?;
    let saved = file.as_ref().and_then(SaveFile::text);
    let resumed = saved.is_some();
    let mut changed = Vec::new();
    let mut table = match saved {
        Some(saved) => {
            let opened = Save::read(saved)
                .and_then(|save| save.open(game))
                .map_err(|refusal| refused(&refusal, arguments.save.as_deref().unwrap_or(Path::new("")), &say))?;
            changed = opened.changed.iter().map(|change| change.tell(&language)).collect();
            opened.table
        }
        None => {
            let setting = setting(arguments, &game, &language)?;
            let mut table = match (&arguments.beat, &arguments.chapter) {
                (None, None) => Table::start(game, setting),
                (beat, _) => join(&game, &setting, beat.as_deref())?,
            }
            .map_err(|error| not_started(error, &language))?;
            seat_players(&mut table, arguments, &language);
            table
        }
    };
    if arguments.auto {
        table.people = Seats::none();
    } else if table.people.is_empty() {
        table.people = Seats::only(0);
    }
    table.practice |= arguments.practice;
    let mut player = Player::new(table, say, &arguments.bots, resumed)?;
    player.let_think(arguments.think);
    player.save = file;
    player.looks = looks;
    player.howto = howto;
    player.greet(resumed, &changed);
    if let (Some(_), Some(story)) = (&arguments.beat, player.speaker().story())
        && !quarterdeck_terminal::at_terminal()
    {
        put_line(&player.say.say("jumped", &[("title", text(&story.beat.title))]));
        put_line(&format!("{}\n", story.beat.text));
    }
    player.run()?;
    Ok(ExitCode::SUCCESS)
}

/// Plays on from where a ruling begins. Whoever sits at the terminal decides for everybody, and may take everything back.
fn play_ruling(file: &Path, arguments: &PlayArguments, say: Say) -> Result<ExitCode> {
    let (laid, names) = ruled::lay_out(file, &arguments.game.content)?;
    let mut table = Table::from_position(laid.game().clone(), laid.snapshot().clone())
        .map_err(|error| not_started(error, &say.language))?;
    table.names = names;
    if arguments.auto {
        table.people = Seats::none();
    }
    table.practice = true;
    let save = arguments.save.as_deref().map(|file| open_save(file, &say)).transpose()?;
    let mut player = Player::new(table, say, &arguments.bots, false)?;
    player.let_think(arguments.think);
    player.save = save;
    player.alone = true;
    player.greet(false, &[]);
    player.run()?;
    Ok(ExitCode::SUCCESS)
}

/// A line of input, whatever bytes it holds; nothing at the end.
pub fn next_line(input: &mut impl BufRead) -> Option<String> {
    let mut line = Vec::new();
    match input.read_until(b'\n', &mut line) {
        Ok(0) | Err(_) => None,
        Ok(_) => Some(String::from_utf8_lossy(&line).trim_end_matches(['\n', '\r']).to_owned()),
    }
}

impl Player {
    /// A match with its bots.
    pub fn new(table: Table, say: Say, bots: &[String], resumed: bool) -> Result<Player> {
        let seats = table.setting().seats;
        let bots = skills(bots, seats)?
            .into_iter()
            .enumerate()
            .map(|(seat, skill)| Bot::new(skill, mix(table.setting().seed ^ seat as u64)))
            .collect();
        let read = if resumed { table.now().events().len() } else { 0 };
        let drawn = (0..seats).map(|_| Drawn::default()).collect();
        let read = vec![read; usize::from(seats)];
        let looks = Looks::default();
        Ok(Player {
            table,
            say,
            looks,
            howto: Vec::new(),
            bots,
            save: None,
            campaign: None,
            written: None,
            read,
            drawn,
            last: None,
            alone: false,
            resumed,
            greeting: String::new(),
        })
    }

    /// Bots that search think so many milliseconds, if that is said, on all cores, and try a few times at least.
    pub fn let_think(&mut self, milliseconds: Option<u64>) {
        let Some(long) = milliseconds.map(Duration::from_millis) else {
            return;
        };
        let bots = std::mem::take(&mut self.bots).into_iter();
        self.bots = bots
            .map(|bot| {
                let bot = bot.with_patience(Arc::new(move || {
                    let began = Instant::now();
                    Box::new(move |tries| tries < FEWEST_TRIES || began.elapsed() < long)
                }));
                let cores = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
                bot.with_crew(Arc::new(on_all_cores), cores)
            })
            .collect();
    }

    fn speaker(&self) -> Speaker<'_> {
        self.table.speaker(self.first_person(), &self.say.language)
    }

    pub fn greet(&mut self, resumed: bool, changed: &[String]) {
        let me = self.first_person();
        let speaker = self.table.speaker(me, &self.say.language);
        let key = match (resumed, me) {
            (false, Some(_)) => "welcome",
            (false, None) => "welcome-auto",
            (true, Some(_)) => "resumed",
            (true, None) => "resumed-auto",
        };
        let arguments = [
            ("title", text(speaker.title())),
            ("players", number(usize::from(self.table.setting().seats))),
            ("seed", text(self.table.setting().seed.to_string())),
            ("count", number(self.table.decisions().len())),
            ("name", text(me.map_or_else(String::new, |seat| speaker.player(seat)))),
        ];
        put_line(&self.say.say(key, &arguments));
        if let Some(about) = speaker.optional("pack-about", &[]).filter(|_| !resumed) {
            put_line(&about);
        }
        if !changed.is_empty() {
            let key = if resumed { "changed" } else { "campaign-changed" };
            let told = self.say.say(key, &[("changes", text(changed.join("; ")))]);
            put_line(&told);
            self.greeting = told;
        }
        if me.is_some() {
            if self.table.practice {
                put_line(&self.say.say("practice", &[]));
            }
            if !quarterdeck_terminal::at_terminal() {
                put_line(&self.say.say("hint", &[]));
            }
        }
        put("\n");
    }

    pub fn first_person(&self) -> Option<u8> {
        (0..self.table.setting().seats).find(|seat| self.is_person(*seat))
    }

    fn is_person(&self, seat: u8) -> bool {
        self.table.people.has(seat)
    }

    /// Plays to the end; false if the player has left before.
    pub fn run(&mut self) -> Result<bool> {
        if quarterdeck_terminal::at_terminal() {
            return self.run_at_table();
        }
        let mut input = std::io::stdin().lock();
        while let Some(seat) = self.table.now().asked() {
            if !self.is_person(seat) {
                let choice = self.bots[usize::from(seat)].choose(self.table.now());
                if let Err(error) = self.table.decide(choice) {
                    return Err(self.fault(&error));
                }
                // What bots decide among themselves is kept now and then; nothing of a person's is at stake.
                let now = self.table.now().asked();
                if now.is_none_or(|seat| self.is_person(seat))
                    || self.table.decisions().len().is_multiple_of(KEPT_EVERY)
                {
                    self.keep()?;
                }
                if self.table.people.is_empty() {
                    self.print_log(None);
                }
                continue;
            }
            if !self.alone && self.table.people.len() > 1 && self.last != Some(seat) {
                let name = self.table.speaker(None, &self.say.language).player(seat);
                put_line(&self.say.say("turn-to", &[("name", text(name))]));
                if next_line(&mut input).is_none() {
                    self.leave();
                    return Ok(false);
                }
            }
            // Who has seen others play sees the whole table.
            let decided = self.table.decisions().last().map(|decided| decided.seat);
            let whole = self.last != Some(seat) || decided != Some(seat);
            self.last = Some(seat);
            self.print_log(Some(seat));
            self.print_table(seat, whole);
            loop {
                put("> ");
                let Some(line) = next_line(&mut input) else {
                    put("\n");
                    self.leave();
                    return Ok(false);
                };
                // Through a pipe, what was typed is part of what is read later.
                if !std::io::stdin().is_terminal() {
                    put_line(&line);
                }
                let wish = self.wish(&line, seat);
                if let Wish::Quit = wish {
                    self.leave();
                    return Ok(false);
                }
                if self.grant(wish, seat)? {
                    break;
                }
            }
        }
        self.finish();
        Ok(true)
    }

    /// What a line means.
    fn wish(&self, line: &str, seat: u8) -> Wish {
        let line = line.trim().trim_start_matches('\u{feff}');
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match first.to_lowercase().as_str() {
            "" => return Wish::Unclear(String::new()),
            "?" if rest.trim().is_empty() => return Wish::Help,
            "?" => return Wish::Explain(rest.trim().to_owned()),
            "help" | "справка" | "помощь" if rest.is_empty() => return Wish::Help,
            "table" | "стол" if rest.is_empty() => return Wish::Table(false),
            "table" | "стол" if ["all", "весь"].contains(&rest.trim()) => return Wish::Table(true),
            "undo" | "отмена" if rest.is_empty() => return Wish::Undo,
            "quit" | "exit" | "выход" if rest.is_empty() => return Wish::Quit,
            "save" | "сохранить" => return Wish::Save(rest.trim().to_owned()),
            word if word.starts_with('?') => return Wish::Explain(line[1..].trim().to_owned()),
            _ => {}
        }
        let options = self.options(seat);
        if let Ok(wanted) = line.parse::<i64>() {
            return match usize::try_from(wanted - 1).ok().filter(|at| *at < options.len()) {
                Some(at) => Wish::Choose(options[at].index),
                None => Wish::Unclear(
                    self.say
                        .say("no-number", &[("number", text(wanted.to_string())), ("count", number(options.len()))]),
                ),
            };
        }
        let wanted = fold(line);
        if let Some(option) = options.iter().find(|option| fold(&option.id) == wanted || fold(&option.label) == wanted)
        {
            return Wish::Choose(option.index);
        }
        let near: Vec<_> =
            options.iter().enumerate().filter(|(_, option)| fold(&option.label).contains(&wanted)).collect();
        match near.as_slice() {
            [(_, only)] => Wish::Choose(only.index),
            [] => Wish::Unclear(self.say.say("nonsense", &[("words", text(line)), ("count", number(options.len()))])),
            several => {
                let numbers: Vec<String> = several.iter().map(|(at, _)| (at + 1).to_string()).collect();
                Wish::Unclear(
                    self.say.say("ambiguous", &[("words", text(line)), ("options", text(numbers.join(", ")))]),
                )
            }
        }
    }

    /// Does what was asked for; true if the decision is made or the table has changed.
    fn grant(&mut self, wish: Wish, seat: u8) -> Result<bool> {
        match wish {
            Wish::Choose(at) => match self.table.decide(at) {
                Ok(()) => {
                    self.keep()?;
                    return Ok(true);
                }
                Err(error) => put_line(&self.fault(&error).to_string()),
            },
            Wish::Help => put_line(&self.say.say("help", &[])),
            Wish::Explain(words) => put_line(&self.explain(&words, seat)),
            Wish::Table(everything) => {
                let view = self.view(seat);
                put(&format!("{}\n{}", screen::table(&view, &self.say, everything), screen::question(&view)));
            }
            Wish::Undo => {
                let own = |decided: &Decided| self.alone || decided.seat == seat;
                let own = self.table.decisions().iter().rposition(own);
                let key = match own.map(|at| self.table.undo_to(at)) {
                    None => "nothing-to-undo",
                    Some(Ok(_)) => "undone",
                    Some(Err(_)) => "undo-blocked",
                };
                put_line(&self.say.say(key, &[]));
                if key == "undone" {
                    let events = self.table.now().events().len();
                    self.read.iter_mut().for_each(|read| *read = (*read).min(events));
                    self.keep()?;
                    return Ok(true);
                }
            }
            Wish::Save(file) if file.is_empty() => put_line(&self.say.say("save-how", &[])),
            Wish::Save(file) => {
                let message = match self.save_as(Path::new(&file)) {
                    Ok(()) => {
                        self.written = Some((PathBuf::from(&file), self.table.decisions().len()));
                        let game = self.named();
                        self.say.say("saved", &[("file", text(&file)), ("game", text(game))])
                    }
                    Err(trouble) => {
                        let reason = told(&trouble, Path::new(&file), &self.say);
                        self.say.say("save-failed", &[("reason", text(reason))])
                    }
                };
                put_line(&message);
            }
            Wish::Unclear(message) if message.is_empty() => {
                put(&screen::question(&self.view(seat)));
            }
            Wish::Unclear(message) => put_line(&message),
            Wish::Quit => {}
        }
        Ok(false)
    }

    fn print_log(&mut self, seat: Option<u8>) {
        let slot = usize::from(seat.unwrap_or(0));
        let view = self.table.speaker(seat, &self.say.language).view(self.read[slot]);
        put(&screen::log(&view));
        self.read[slot] = view.events;
    }

    /// Draws the table, or what has changed since the same player saw it last, and asks.
    fn print_table(&mut self, seat: u8, whole: bool) {
        let view = self.view(seat);
        let table = self.drawn[usize::from(seat)].changes(&view, &self.say, whole);
        put(&format!("{table}\n{}", screen::question(&view)));
    }

    /// What a player sees, with the options in the order in which they are listed.
    pub fn view(&self, seat: u8) -> View {
        let mut view = self.table.speaker(Some(seat), &self.say.language).view(usize::MAX);
        screen::arrange(&mut view.options);
        screen::silence(&mut view, &self.looks);
        view
    }

    pub fn options(&self, seat: u8) -> Vec<SeenOption> {
        let mut options = self.table.speaker(Some(seat), &self.say.language).options();
        screen::arrange(&mut options);
        options
    }

    /// Saves if that was asked for.
    pub fn keep(&mut self) -> Result<()> {
        if self.campaign.is_some() {
            return self.keep_campaign();
        }
        match &mut self.save {
            Some(file) => {
                let written = file.write(&Save::of(&self.table).write());
                written.map_err(|trouble| unwritten(trouble, file.path(), &self.say))
            }
            None => Ok(()),
        }
    }

    /// Saves in a file of the player's choice; the one that is kept anyway is written as ever.
    fn save_as(&mut self, file: &Path) -> std::result::Result<(), Trouble> {
        let text = Save::of(&self.table).write();
        match &mut self.save {
            Some(own) if own.path() == file => own.write(&text),
            _ => save_file::write(file, &text),
        }
    }

    fn fault(&self, error: &ChooseError) -> miette::Report {
        let message = match error {
            ChooseError::Refused(refusal) => refusal.reason.tell(&self.say.language),
            ChooseError::Fault(fault) => format!("{}: {fault}", fault.code),
        };
        miette!("{}", self.say.say("fault", &[("message", text(message))]))
    }

    /// The game as it is named on the command line.
    pub fn named(&self) -> String {
        let game = self.table.game();
        let leader = game.leader(self.table.now().position().options());
        let with: Vec<&str> = game.expansions(leader).collect();
        if with.is_empty() { leader.to_owned() } else { format!("{leader} --with {}", with.join(",")) }
    }

    /// Ends politely before the match does.
    pub fn leave(&mut self) {
        put_line(&self.say.say("bye", &[]));
        if let Some((file, _)) = &self.campaign {
            let file = ("file", text(file.path().display().to_string()));
            if self.keep().is_ok() {
                put_line(&self.say.say("campaign-kept", &[file]));
            }
            return;
        }
        let game = ("game", text(self.named()));
        let kept = self.keep().is_ok();
        let decisions = self.table.decisions().len();
        let written = self.written.as_ref().filter(|(_, at)| *at == decisions).map(|(file, _)| file.as_path());
        match self.save.as_ref().filter(|_| kept).map(SaveFile::path).or(written) {
            Some(file) => {
                put_line(&self.say.say("resume", &[game, ("file", text(file.display().to_string()))]));
            }
            _ => put_line(&self.say.say("not-kept", &[("seed", text(self.table.setting().seed.to_string()))])),
        }
    }

    fn finish(&mut self) {
        let seat = self.first_person();
        self.print_log(seat);
        put_line(&format!("\n{}", self.say.say("stands", &[])));
        let mut view = self.table.speaker(seat, &self.say.language).view(usize::MAX);
        screen::silence(&mut view, &self.looks);
        put(&format!("{}\n{}\n", screen::table(&view, &self.say, false), view.prompt));
    }
}

/// Carries out so many pieces of work at once.
fn on_all_cores(parts: usize, work: &(dyn Fn(usize) + Sync)) {
    std::thread::scope(|scope| {
        (1..parts).for_each(|part| {
            scope.spawn(move || work(part));
        });
        work(0);
    });
}
