//! A `View`: what one seat, or a spectator, may know. Everything that is drawn is drawn from this.
//! Hidden cards are only counted; cards are named by what is printed on them, never by number.

use quarterdeck_dsl::resolve::Bound;
use quarterdeck_dsl::solve::MOST_WAYS;
use quarterdeck_dsl::tree::{SLOTS, Seat, Thing, ZoneAt};
use quarterdeck_dsl::vocabulary::BoardId;
use serde::Serialize;

use super::laid_out::SeenMove;
use super::narrate::{Line, capital};
use super::now::{SeenBring, SeenChange, SeenGoal};
use super::reckoned::SeenEnd;
use super::speaker::Speaker;
use super::story::SeenStory;
use crate::flow::action::{Choice, ChoiceKind};
use crate::game::{Spread, Style};
use crate::state::Status;
use crate::state::naming::Names;
pub use crate::text::glossary::{SeenGroup, SeenRow};
use crate::text::locale::Argument;
use crate::text::phrase::Phrase;
use crate::text::rules::{ASK, PHASE_PROMPT, TITLE};

/// A named number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Figure {
    /// Stable id.
    pub id: Phrase,
    /// Its name in the reader's language.
    pub name: Phrase,
    /// How much; nothing if the reader cannot know it.
    pub value: Option<i32>,
    /// The word at which it stands, if it is no number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub word: Option<Phrase>,
}

/// One player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeenPlayer {
    /// The seat, from 0.
    pub seat: Seat,
    /// The name.
    pub name: String,
    /// Whether the reader sits here.
    pub you: bool,
    /// Whether it is this player's turn.
    pub active: bool,
    /// Whether this player is asked.
    pub asked: bool,
    /// Whether this player has won; only when the match is over.
    pub won: bool,
    /// The number of this player's team, from 0; nothing where everybody plays alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub team: Option<u8>,
    /// Resources.
    pub resources: Vec<Figure>,
    /// Named numbers of players.
    pub queries: Vec<Figure>,
    /// Counters that the reader may know.
    pub counters: Vec<Figure>,
}

/// A card that the reader may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeenCard {
    /// How it is written in rulings and saves.
    pub id: Phrase,
    /// Its name with its numbers.
    pub name: Phrase,
    /// Its rules text; empty if there is none.
    #[serde(skip_serializing_if = "is_silent")]
    pub text: Phrase,
    /// Its place in the zone, from 0 at the top.
    pub at: usize,
    /// Whose it is, if it is a player's own piece.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub owner: Option<Seat>,
    /// It lies face down, though the reader knows it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub face_down: bool,
    /// Who has claimed it, if it is nobody's own piece.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub holder: Option<Seat>,
    /// The sign by which it is drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mark: Option<Phrase>,
    /// Numbers that are drawn with it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub symbols: Vec<Figure>,
    /// Numbers on it that are others now than are printed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub now: Vec<SeenChange>,
    /// What is asked for it, with how much the reader has.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub goals: Vec<SeenGoal>,
    /// Counters on it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub counters: Vec<Figure>,
    /// Whether what lies under it are parts of it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub crafted: bool,
    /// What lies under it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub under: Option<Pile>,
}

/// Cards that lie together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Pile {
    /// How many there are, seen or not.
    pub count: usize,
    /// Those that the reader may know, from the top.
    pub cards: Vec<SeenCard>,
}

/// A zone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeenZone {
    /// Stable id.
    pub id: Phrase,
    /// Its name.
    pub name: Phrase,
    /// Whose it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub owner: Option<Seat>,
    /// A resource is kept in it, so that its count is told already.
    pub purse: bool,
    /// Only its top card matters to players.
    pub stack: bool,
    /// How it is drawn.
    pub style: Style,
    /// Boxes in a row; 0 if as many as fit.
    #[serde(skip_serializing_if = "is_zero")]
    pub across: u8,
    /// How many of what lie there, where the pack has a word of its own for what may not be seen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub counted: Option<String>,
    /// What lies there.
    #[serde(flatten)]
    pub pile: Pile,
}

/// A place of a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeenPlace {
    /// Its number, from 1.
    pub number: usize,
    /// Which of its cards it is named by.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ground: Option<usize>,
    /// Values printed on it: id and name.
    pub values: Vec<(Phrase, Phrase)>,
    /// Counters of it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub counters: Vec<Figure>,
    /// What lies there.
    #[serde(flatten)]
    pub pile: Pile,
}

/// A board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeenBoard {
    /// Stable id.
    pub id: Phrase,
    /// Its name.
    pub name: Phrase,
    /// What a place is called.
    pub place: Phrase,
    /// Places in a row, if it is a grid; else 0.
    pub width: u16,
    /// Its places are named by cards, and drawn as boxes.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub grounded: bool,
    /// The zones before its first place that are joined to it now.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub from: Vec<Phrase>,
    /// The zones behind its last place that are joined to it now.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub to: Vec<Phrase>,
    /// Its places in order.
    pub places: Vec<SeenPlace>,
}

/// An argument of an option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OptionArgument {
    /// What the pack calls it.
    pub name: String,
    /// `card`, `zone`, `player` or `value`.
    pub kind: &'static str,
    /// Its id.
    pub id: String,
    /// Where it is on the table, if it is anywhere.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lies: Option<Whereabouts>,
}

/// Where something is in a view.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Whereabouts {
    /// The zone or the board, by its id; nothing if it is a player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub zone: Option<Phrase>,
    /// Whose zone it is, or which player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub owner: Option<Seat>,
    /// The number of the place, if it is a board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<usize>,
    /// How many cards lie above it, if it is a card; of a card under another one, that one's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<usize>,
}

/// Something the asked player can do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeenOption {
    /// Its number.
    pub index: usize,
    /// Its stable id.
    pub id: String,
    /// What it says.
    pub label: String,
    /// The heading under which it stands.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group: Option<SeenGroup>,
    /// What is chosen.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub arguments: Vec<OptionArgument>,
    /// What it costs and brings, as far as that can be known before.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub brings: Vec<SeenBring>,
}

/// What a seat may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// The game.
    pub game: String,
    /// Its title.
    pub title: String,
    /// Whose view; nothing for a spectator.
    pub seat: Option<Seat>,
    /// The language.
    pub language: String,
    /// The players by seat.
    pub players: Vec<SeenPlayer>,
    /// Zones of the table, then of each player.
    pub zones: Vec<SeenZone>,
    /// Boards.
    pub boards: Vec<SeenBoard>,
    /// In which lines figures of players are drawn; empty if in one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rows: Vec<SeenRow>,
    /// Counters and named numbers of the table.
    pub table: Vec<Figure>,
    /// The phase going on.
    pub phase: Option<String>,
    /// Whose decision it is.
    pub asked: Option<Seat>,
    /// How many actions the phase still allows, where it allows several and one of them is asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub actions_left: Option<i16>,
    /// What all players must have together to win together.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub together: Vec<SeenGoal>,
    /// Whether the match is over.
    pub over: bool,
    /// What is asked, or what is waited for.
    pub prompt: String,
    /// What can be done; empty unless the reader is asked.
    pub options: Vec<SeenOption>,
    /// The log in words since the asked event.
    pub log: Vec<Line>,
    /// What went where since the asked event.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<SeenMove>,
    /// The story, once it has begun.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub story: Option<SeenStory>,
    /// The end with its reasons, once there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub end: Option<SeenEnd>,
    /// Number of events so far: ask from here on next time.
    pub events: usize,
}

impl Speaker<'_> {
    /// The view, with the log since an event.
    pub fn view(&self, since: usize) -> View {
        let (known, seats) = (self.known, self.known.seats());
        let mut zones: Vec<SeenZone> = Vec::new();
        for own in [false, true] {
            for (at, spread) in self.game().layout.spread.iter().enumerate() {
                let Spread::Zone(id, owner) = *spread else {
                    continue;
                };
                if owner.is_some() != own || owner.is_some_and(|owner| owner >= seats) {
                    continue;
                }
                let definition = &self.game().zones[usize::from(id)];
                let drawing = &self.game().drawing.zones[usize::from(id)];
                let (name_id, name) = self.tongue().called(&definition.name);
                let pile = self.pile(ZoneAt::at(at));
                zones.push(SeenZone {
                    id: name_id,
                    name,
                    owner,
                    purse: drawing.purse,
                    stack: definition.stack,
                    style: if self.is_drawn(drawing) { drawing.style } else { Style::Hidden },
                    across: drawing.across,
                    counted: self.counted(&definition.name, &pile),
                    pile,
                });
            }
        }
        View {
            game: self.game().leader(known.options()).to_owned(),
            title: self.title(),
            seat: self.seat(),
            language: self.language.to_owned(),
            players: (0..seats).map(|seat| self.seen_player(seat)).collect(),
            zones,
            boards: BoardId::all(known.boards())
                .filter(|board| known.places(*board).1 > 0)
                .map(|board| self.board(board))
                .collect(),
            rows: self.tongue().rows(),
            table: self.table_figures(),
            phase: known.phase().map(|phase| phase.name.clone()),
            asked: known.asked(),
            actions_left: known.actions_left(),
            together: self.together(),
            over: known.winners().is_some(),
            prompt: self.prompt(),
            options: self.options(),
            log: self.narrate(since),
            moves: self.moves(since),
            story: self.story(),
            end: self.end(),
            events: known.events(),
        }
    }

    /// The options of the present decision; none unless the reader is asked.
    pub fn options(&self) -> Vec<SeenOption> {
        let ids = self.known.option_ids();
        let (choices, names) = (self.known.open(), self.known.names());
        let mut labels: Vec<String> = choices.iter().map(|choice| capital(&self.label(choice, &names))).collect();
        // Options that read alike are told apart by a number.
        let mut order: Vec<usize> = (0..labels.len()).collect();
        order.sort_by(|left, right| labels[*left].cmp(&labels[*right]));
        let alike: Vec<&[usize]> = order.chunk_by(|left, right| labels[*left] == labels[*right]).collect();
        for (twins, at) in alike.into_iter().flat_map(|alike| alike.iter().enumerate().skip(1)) {
            labels[*at] = format!("{} ({})", labels[*at], twins + 1);
        }
        choices
            .iter()
            .zip(ids)
            .zip(labels)
            .enumerate()
            .map(|(index, ((choice, id), label))| {
                let (group, arguments) = (self.group(choice), self.arguments(choice, &names));
                SeenOption { index, id, label, group, arguments, brings: self.brings(choice) }
            })
            .collect()
    }

    fn arguments(&self, choice: &Choice, called: &Names<'_>) -> Vec<OptionArgument> {
        let names: Vec<&str> = match choice.kind {
            ChoiceKind::Action(id) => {
                let action = &self.game().actions[usize::from(id)];
                action.choose.iter().chain(&action.target).map(|(name, _)| name.as_str()).collect()
            }
            ChoiceKind::Offer(_) | ChoiceKind::Pick(_) => vec!["it"],
            ChoiceKind::Stop | ChoiceKind::Answer(_) => Vec::new(),
        };
        let mut arguments = Vec::new();
        if let ChoiceKind::Action(id) = choice.kind
            && self.game().actions[usize::from(id)].borne
        {
            let bearer = choice.slots[SLOTS - 1];
            let id = called.thing_id(bearer).into_owned();
            arguments.push(OptionArgument {
                name: "this".to_owned(),
                kind: "card",
                id,
                lies: self.whereabouts(bearer, called),
            });
        }
        for (name, thing) in names.iter().zip(&choice.slots) {
            let kind = match thing {
                Thing::Card(_) => "card",
                Thing::Zone(_) => "zone",
                Thing::Player(_) => "player",
                Thing::Value(..) => "value",
                Thing::Amount(_) => "amount",
                Thing::Nothing => continue,
            };
            arguments.push(OptionArgument {
                name: (*name).to_owned(),
                kind,
                id: called.thing_id(*thing).into_owned(),
                lies: self.whereabouts(*thing, called),
            });
        }
        arguments
    }

    /// What is asked, or what is waited for.
    pub fn prompt(&self) -> String {
        let Some(asked) = self.known.asked() else {
            return self.outcome();
        };
        if self.seat() != Some(asked) {
            return self.text("prompt-wait", &[("player", Argument::text(self.player(asked)))]);
        }
        match self.known.status() {
            Status::Action(_) => {
                let phase = self.known.phase().map_or("", |phase| &phase.name);
                let own = self.optional(&PHASE_PROMPT.key(phase), &[]);
                self.more_ways(own.unwrap_or_else(|| self.text("prompt-action", &[])))
            }
            Status::Pick(..) => {
                let own = self.known.asked_choice().and_then(|choose| choose.ask.as_deref());
                own.and_then(|ask| self.optional(&ASK.key(ask), &[])).unwrap_or_else(|| {
                    let general = match self.known.asked_choice().map(|choose| choose.bound) {
                        Some(Bound::Player) => "prompt-pick-player",
                        Some(Bound::Place) => "prompt-pick-place",
                        Some(Bound::Value) => "prompt-choose",
                        Some(Bound::Amount) => "prompt-amount",
                        _ if self.known.asked_order() => "prompt-order",
                        _ => "prompt-pick",
                    };
                    self.text(general, &[])
                })
            }
            // A script names the text of its question.
            Status::Script(_) => {
                let prompt = self.known.choices().and_then(|choices| self.optional(&choices.prompt, &[]));
                prompt.unwrap_or_else(|| self.text("prompt-choose", &[]))
            }
            _ => self.text("prompt-choose", &[]),
        }
    }

    /// What is asked, and for which actions not every way to pay is listed.
    fn more_ways(&self, mut prompt: String) -> String {
        for (id, slots) in self.known.cut_short() {
            let action = self.outline(&self.game().actions[usize::from(id)], &slots, None);
            let count = Argument::Number(MOST_WAYS as i32);
            let note = self.text("prompt-more-ways", &[("count", count), ("action", Argument::text(action))]);
            prompt = format!("{prompt} {note}");
        }
        prompt
    }

    /// How the match ended; empty while it goes on.
    pub fn outcome(&self) -> String {
        let Some(winners) = self.known.winners() else {
            return String::new();
        };
        let names: Vec<Phrase> = winners.iter().map(|seat| self.player(seat).into()).collect();
        let seats = i32::from(self.known.seats());
        let key = match (names.is_empty(), self.known.together()) {
            (true, true) => "over-lost-together",
            (false, true) => "over-won-together",
            (true, false) => "over-nobody",
            (false, false) => "over-won",
        };
        let count = if self.known.together() { seats } else { names.len() as i32 };
        let arguments =
            [("players", Argument::text(capital(&self.listed(&names)))), ("count", Argument::Number(count))];
        let mut outcome = self.text(key, &arguments);
        if let Some(score) = self.known.score() {
            outcome.push(' ');
            outcome.push_str(&self.text("over-score", &[("score", Argument::Number(score))]));
        }
        if let Some(title) = self.known.title() {
            outcome.push(' ');
            outcome.push_str(&self.text(&TITLE.key(&title), &[]));
        }
        outcome
    }
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_zero(number: &u8) -> bool {
    *number == 0
}

fn is_silent(text: &Phrase) -> bool {
    text.is_empty()
}
