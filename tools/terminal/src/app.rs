//! A match at the terminal: what is on the screen, whose decision it is, and what is being read.

use std::time::{Duration, Instant};

use quarterdeck_face::{Faces, Names};
use quarterdeck_runtime::seen::SeenOption;
use quarterdeck_runtime::telling::Tongue;
use quarterdeck_runtime::{Bot, ChooseError, Decided, Speaker, Table, View};
use ratatui::layout::Rect;

use crate::choices::{Choices, arrange};
use crate::hints::Howto;
use crate::ink::Tag;
use crate::keeper::Keeper;
use crate::layout::{PLACES, Place};
use crate::log::{Kind, Record, StoryPage};
use crate::page::Page;
use crate::pane::Pane;
use crate::sight::Pointed;
use crate::theme::Theme;
use crate::words::{next, plain, say, text};

/// How long bots take for a decision.
pub const PACE: Duration = Duration::from_millis(600);
/// How many decisions of bots may be lost if the machine fails.
const KEPT_EVERY: usize = 50;

/// What a match at the terminal needs.
pub struct Session<'k> {
    /// The match.
    pub table: Table,
    /// Bots by seat; those at people's seats never play.
    pub bots: Vec<Bot>,
    /// How the cards look.
    pub faces: Faces,
    /// The reader's language.
    pub language: String,
    /// One person decides for all: nobody need look away.
    pub alone: bool,
    /// Who keeps the match.
    pub keeper: &'k mut dyn Keeper,
    /// How long bots take for a decision.
    pub pace: Duration,
    /// Colours or none.
    pub theme: Theme,
    /// What is told first, if anything.
    pub greeting: String,
    /// How the game is played, by language; empty if nobody says.
    pub howto: Vec<Howto>,
    /// The match was begun before: what has happened was read already.
    pub resumed: bool,
}

/// How a match was left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Left {
    /// It was played to the end.
    Finished,
    /// The player has left before.
    Early,
    /// The pack has a mistake; why.
    Broken(String),
}

/// A match at the terminal.
pub struct App<'k> {
    pub(crate) session: Session<'k>,
    /// Who looks; nobody's seat for a spectator.
    pub(crate) seat: Option<u8>,
    /// Everything is shown: only to whoever looks at a match that was played.
    pub(crate) all: bool,
    pub(crate) view: View,
    pub(crate) record: Record,
    /// Names for the numbers in names.
    pub(crate) names: Names,
    /// So many lines of the log were there when the reader decided last.
    pub(crate) known: usize,
    /// So many pages of the story were opened.
    pub(crate) opened: usize,
    pub(crate) choices: Choices,
    pub(crate) panes: [Pane; PLACES.len()],
    pub(crate) focus: Place,
    /// The pane in sight where panes are folded.
    pub(crate) tab: Place,
    pub(crate) page: Option<Page>,
    /// What was typed of a number.
    pub(crate) typed: String,
    /// A word on what was done.
    pub(crate) status: String,
    pub(crate) things: Vec<Pointed>,
    pub(crate) hits: Vec<(Rect, Tag)>,
    /// Where options stand.
    pub(crate) rows: Vec<(Rect, usize)>,
    /// What is pointed at.
    pub(crate) pointer: Option<Pointed>,
    /// Bots do not wait.
    pub(crate) skipping: bool,
    /// When the next bot decides.
    due: Instant,
    /// Whose turn at the keyboard it was last.
    last: Option<u8>,
    /// The end was shown.
    ended: bool,
    pub(crate) size: (u16, u16),
    pub(crate) left: Option<Left>,
    /// The reader must decide anew what to look at.
    fresh: bool,
}

/// Speaks to whoever looks.
fn speaker<'s>(session: &'s Session<'_>, seat: Option<u8>, all: bool) -> Speaker<'s> {
    if all { session.table.all_told(&session.language) } else { session.table.speaker(seat, &session.language) }
}

impl<'k> App<'k> {
    /// Sits down.
    pub fn new(session: Session<'k>) -> App<'k> {
        let people: Vec<u8> = session.table.people.iter().collect();
        let asked = session.table.now().asked();
        let seat = asked.filter(|seat| people.contains(seat)).or(people.first().copied());
        let view = session.table.speaker(seat, &session.language).view(usize::MAX);
        let status = session.greeting.clone();
        let mut app = App {
            seat,
            all: false,
            view,
            record: Record::default(),
            names: Names::default(),
            known: 0,
            opened: 0,
            choices: Choices::default(),
            panes: std::array::from_fn(|_| Pane::default()),
            focus: Place::Options,
            tab: Place::Table,
            page: None,
            typed: String::new(),
            status,
            things: Vec::new(),
            hits: Vec::new(),
            rows: Vec::new(),
            pointer: None,
            skipping: false,
            due: Instant::now(),
            last: None,
            ended: false,
            size: (100, 40),
            left: None,
            fresh: true,
            session,
        };
        app.names = Names::of(app.tongue());
        app.refresh();
        // How the table was laid is no news.
        app.known = app.record.entries.iter().position(|entry| entry.kind == Kind::Turn).unwrap_or(0);
        if app.session.resumed {
            app.known = app.record.entries.len();
            app.opened = app.record.pages.len();
        }
        app
    }

    pub(crate) fn language(&self) -> &str {
        &self.session.language
    }

    pub(crate) fn plain(&self, key: &str) -> String {
        plain(self.language(), key)
    }

    pub(crate) fn tongue(&self) -> Tongue<'_> {
        Tongue { game: self.session.table.game(), language: &self.session.language }
    }

    pub(crate) fn is_person(&self, seat: u8) -> bool {
        self.session.table.people.has(seat)
    }

    pub(crate) fn pane(&mut self, place: Place) -> &mut Pane {
        &mut self.panes[place as usize]
    }

    /// Reads on: what has happened, what there is now, what can be done.
    pub(crate) fn refresh(&mut self) {
        let read = self.record.entries.len();
        let speaker = speaker(&self.session, self.seat, self.all);
        self.view = speaker.view(usize::MAX);
        self.record.read_on(&self.session.table, &speaker, &self.names);
        if read > 0 {
            self.point_out(read);
        }
        // Who joins in the middle of the story reads where it stands.
        if let Some(story) = self.view.story.as_ref().filter(|_| self.record.pages.is_empty()) {
            let (title, text) = (story.beat.title.clone(), story.beat.text.clone());
            self.record.pages.push(StoryPage { title, text, chapter: false });
        }
        arrange(&mut self.view.options);
        let room = self.room_for_options();
        let mut choices = Choices::new(&self.view.options, &self.tongue(), room);
        choices.begin();
        self.choices = choices;
        self.pointer = None;
        self.typed.clear();
        self.fresh = true;
        for place in [Place::Options, Place::Log] {
            let pane = self.pane(place);
            pane.held = false;
        }
        self.pane(Place::Options).top = 0;
        self.pane(Place::Detail).top = 0;
    }

    /// How many options fit, more or less, on a screen of this size.
    fn room_for_options(&self) -> usize {
        let (_, height) = self.size;
        usize::from(if height >= 50 { height / 2 } else { height / 3 }).max(4)
    }

    /// The highlighted option.
    pub(crate) fn chosen(&self) -> Option<&SeenOption> {
        self.view.options.get(self.choices.chosen()?)
    }

    /// How long to wait for a key before something happens by itself.
    pub fn patience(&self) -> Option<Duration> {
        if self.page.is_some() {
            return None;
        }
        match self.session.table.now().asked() {
            Some(seat) if !self.is_person(seat) => Some(self.due.saturating_duration_since(Instant::now())),
            _ => None,
        }
    }

    /// What happens by itself: pages open, bots decide, the end is shown. True if anything has.
    pub fn tick(&mut self) -> bool {
        if self.page.is_some() || self.left.is_some() {
            return false;
        }
        if self.opened < self.record.pages.len() && self.seat.is_some() {
            self.page = Some(Page::Story(self.opened));
            self.opened += 1;
            return true;
        }
        let Some(asked) = self.session.table.now().asked() else {
            if !self.ended {
                self.ended = true;
                self.skipping = false;
                self.page = Some(Page::End(0));
                return true;
            }
            return false;
        };
        if !self.is_person(asked) {
            return self.let_bot_decide(asked);
        }
        self.skipping = false;
        if !self.session.alone && self.session.table.people.len() > 1 && self.last != Some(asked) {
            self.last = Some(asked);
            if self.seat != Some(asked) || self.known > 0 {
                self.page = Some(Page::TurnTo(asked));
                return true;
            }
        }
        if self.seat != Some(asked) {
            self.look_as(asked);
            return true;
        }
        if self.fresh {
            self.fresh = false;
            if self.is_much() {
                self.page = Some(Page::Happened { from: self.known, top: 0 });
            }
            return true;
        }
        false
    }

    /// Whether more has happened than the log can show at once.
    fn is_much(&self) -> bool {
        let log = &self.panes[Place::Log as usize];
        let since: usize = self.record.entries[self.known.min(self.record.entries.len())..]
            .iter()
            .map(|entry| entry.text.chars().count() / usize::from(log.area.width.max(24) - 2) + 1)
            .sum();
        let others = self.session.table.decisions().last().is_some_and(|decided| Some(decided.seat) != self.seat);
        others && since > log.room.max(1)
    }

    /// Sees the table as somebody else.
    pub(crate) fn look_as(&mut self, seat: u8) {
        self.seat = Some(seat);
        self.known = 0;
        self.record = Record::default();
        self.refresh();
        self.opened = self.record.pages.len();
        self.known = self.record.entries.len();
    }

    fn let_bot_decide(&mut self, seat: u8) -> bool {
        if !self.skipping && Instant::now() < self.due {
            return false;
        }
        let option = self.session.bots[usize::from(seat)].choose(self.session.table.now());
        if let Err(error) = self.session.table.decide(option) {
            self.left = Some(Left::Broken(self.fault(&error)));
            return true;
        }
        let now = self.session.table.now().asked();
        if now.is_none_or(|seat| self.is_person(seat))
            || self.session.table.decisions().len().is_multiple_of(KEPT_EVERY)
        {
            self.keep();
        }
        self.due = Instant::now() + self.session.pace;
        // Nobody reads along while bots hurry.
        if !self.skipping || now.is_none_or(|seat| self.is_person(seat)) {
            self.refresh();
        } else {
            let speaker = speaker(&self.session, self.seat, self.all);
            self.record.read_on(&self.session.table, &speaker, &self.names);
        }
        true
    }

    /// Takes the highlighted option, or unfolds the highlighted group.
    pub(crate) fn take(&mut self) {
        let Some(option) = self.chosen() else {
            self.choices.fold(None);
            return;
        };
        let index = option.index;
        self.known = self.record.entries.len();
        self.status.clear();
        match self.session.table.decide(index) {
            Ok(()) => {
                self.keep();
                self.due = Instant::now() + self.session.pace;
                self.refresh();
                self.fresh = self.session.table.now().asked().is_none_or(|seat| Some(seat) != self.seat);
            }
            Err(error) => self.status = self.fault(&error),
        }
    }

    pub(crate) fn undo(&mut self) {
        let seat = self.seat;
        let own = |decided: &Decided| self.session.alone || Some(decided.seat) == seat;
        let own = self.session.table.decisions().iter().rposition(own);
        let key = match own.map(|at| self.session.table.undo_to(at)) {
            None => "nothing-to-undo",
            Some(Ok(_)) => "undone",
            Some(Err(_)) => "undo-blocked",
        };
        self.status = self.plain(key);
        if key == "undone" {
            self.keep();
            self.read_again();
        }
    }

    /// Reads everything again, in another language or after something was taken back.
    pub(crate) fn read_again(&mut self) {
        self.record = Record::default();
        let at = self.choices.chosen();
        self.refresh();
        self.known = self.record.entries.len();
        self.opened = self.record.pages.len();
        self.fresh = false;
        if let Some(at) = at {
            self.choices.find(at);
        }
        self.ended &= self.view.over;
    }

    pub(crate) fn switch_language(&mut self) {
        let known = self.known;
        let opened = self.opened;
        self.session.language = next(&self.session.language).to_owned();
        self.names = Names::of(self.tongue());
        self.status.clear();
        self.read_again();
        self.known = known.min(self.record.entries.len());
        self.opened = opened.min(self.record.pages.len());
    }

    pub(crate) fn keep(&mut self) {
        if let Err(trouble) = self.session.keeper.keep(&self.session.table) {
            self.status = trouble;
        }
    }

    pub(crate) fn save_as(&mut self, file: &str) {
        let language = self.session.language.clone();
        self.status = match self.session.keeper.save_as(&self.session.table, file, &language) {
            Ok(told) => told,
            Err(reason) => say(&language, "save-failed", &[("reason", text(reason))]),
        };
    }

    /// Leaves; at first one is asked whether one means it.
    pub(crate) fn leave(&mut self) {
        self.keep();
        self.left = Some(if self.view.over { Left::Finished } else { Left::Early });
    }

    fn fault(&self, error: &ChooseError) -> String {
        match error {
            ChooseError::Refused(refusal) => refusal.reason.tell(self.language()),
            ChooseError::Fault(fault) => {
                say(self.language(), "fault", &[("message", text(format!("{}: {fault}", fault.code)))])
            }
        }
    }

    /// Bots wait no longer, until the reader is asked.
    pub(crate) fn hurry(&mut self) {
        self.skipping = true;
        self.due = Instant::now();
    }

    /// How the match was left, once it was.
    pub fn left(&self) -> Option<&Left> {
        self.left.as_ref()
    }

    /// The match and the language as they are now.
    pub fn end(self) -> (Table, String) {
        (self.session.table, self.session.language)
    }

    /// The panes as they were drawn last.
    pub(crate) fn scroll(&mut self, place: Place, by: isize) {
        self.pane(place).scroll(by);
    }
}
