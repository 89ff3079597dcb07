//! What a game is made of, with names resolved to ids and sentences to trees.

use quarterdeck_dsl::resolve::Scope;
use quarterdeck_dsl::syntax::Order;
use quarterdeck_dsl::tree::{CardAt, Condition, Number, Requirement, Set, ZoneAt};
use quarterdeck_dsl::vocabulary::{
    AttributeId, AttributeType, Bearer, BoardId, CounterId, EventId, FamilyId, KindId, OptionId, PhaseId, QueryId,
    ResourceId, Vocabulary, ZoneId,
};

use super::effect::Deed;
use super::few::Few;
use super::naming::FamilyNames;
use super::noted::Noted;
use super::plan::Programs;
use super::print::Print;
use super::sentence::Sentence;
use super::told::{OwnText, RuleRef};
use super::values::{ValueTable, Values};
use crate::ids::{ActionId, EffectId, PrintingId};
use crate::problem::Spot;
use crate::text::glossary::Glossaries;
use crate::text::locale::Locales;

/// No value: the attribute is not printed on the card.
pub const ABSENT: i32 = i32::MIN;
/// The most players a game can have; zones of players are laid out for so many.
pub const MOST_SEATS: usize = 8;
/// A counter notes the use of so many actions of a card, as bits.
pub const USES: u16 = 30;

/// A compiled game.
#[derive(Debug)]
pub struct Game {
    /// The base pack's id.
    pub id: String,
    /// All packs: id, version, content hash.
    pub packs: Vec<(String, String, u64)>,
    /// What the heads of the packs say, in the same order.
    pub heads: Vec<super::HeadDef>,
    /// Fewest and most players that any pack allows.
    pub players: (u8, u8),
    /// Settings that are refused.
    pub refusals: Vec<super::RefusalDef>,
    /// Cards that do not take part in some settings.
    pub left_out: Vec<super::LeaveOutDef>,
    /// Options.
    pub options: Vec<super::OptionDef>,
    /// Words.
    pub vocabulary: Vocabulary,
    /// Names of kinds.
    pub kinds: Vec<KindDef>,
    /// Attributes.
    pub attributes: Vec<AttributeDef>,
    /// Resources.
    pub resources: Vec<ResourceDef>,
    /// Zones.
    pub zones: Vec<ZoneDef>,
    /// Boards.
    pub boards: Vec<BoardDef>,
    /// Counters.
    pub counters: Vec<CounterDef>,
    /// Names of events.
    pub events: Vec<String>,
    /// Queries.
    pub queries: Noted<QueryDef>,
    /// Phases.
    pub phases: Noted<PhaseDef>,
    /// Actions.
    pub actions: Noted<ActionDef>,
    /// Families of cards.
    pub families: Noted<FamilyDef>,
    /// Printings of cards.
    pub printings: Vec<PrintingDef>,
    /// The same, laid out for speed.
    pub print: Print,
    /// What is printed on them.
    pub values: ValueTable,
    /// Families by what they are called.
    pub(crate) names: FamilyNames,
    /// How it is played.
    pub(crate) programs: Programs,
    /// Effects, by id.
    pub effects: Noted<Vec<Deed>>,
    /// Triggers, by id.
    pub triggers: Noted<TriggerDef>,
    /// Scripts that effects run.
    pub scripts: Vec<ScriptDef>,
    /// Texts of all script files: path and source.
    pub script_files: Vec<(String, String)>,
    /// What set-up does.
    pub setup: EffectId,
    /// The outermost phase.
    pub root: PhaseId,
    /// How the winner is found.
    pub finish: super::FinishDef,
    /// Who plays with whom, if some may play together against others.
    pub teams: Option<super::TeamsDef>,
    /// What a bot values.
    pub bot: super::BotDef,
    /// How the table is drawn.
    pub drawing: super::DrawingDef,
    /// The story it tells, if it tells one.
    pub story: Option<super::StoryDef>,
    /// What `discard`, `draw` and `reveal` mean here.
    pub words: super::WordsDef,
    /// How zones are laid out in a match.
    pub layout: Layout,
    /// Texts in all languages.
    pub locales: Locales,
    /// Names and card texts in all languages, each made when it is first asked for.
    pub glossaries: Glossaries,
    /// Where things stand in the files.
    pub places: super::Places,
    /// Who set what: thing, key, packs in order.
    pub provenance: Vec<(String, String, Vec<String>)>,
    /// What packs offer to others.
    pub hooks: Vec<HookDef>,
    /// Effects that cards do not speak of, in order.
    pub unspoken: Vec<EffectId>,
    /// Texts of cards and abilities that are written by hand beside a rule.
    pub own_texts: Vec<OwnText>,
}

/// A kind of card.
#[derive(Debug, PartialEq)]
pub struct KindDef {
    /// Its name.
    pub name: String,
    /// Attributes that tell its cards apart, in the order of writing.
    pub shows: Vec<AttributeId>,
    /// Whether cards under its cards are parts of them.
    pub parts: Parts,
}

/// Which cards a crafted card consists of, and which of them show.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Parts {
    /// It is just itself.
    #[default]
    None,
    /// Itself and all cards under it.
    All,
    /// The card that was put under it last covers it and the others.
    Last,
}

/// An attribute.
#[derive(Debug, PartialEq)]
pub struct AttributeDef {
    /// Its name.
    pub name: String,
    /// Its type.
    pub kind: AttributeType,
    /// Its values, for words.
    pub values: Vec<String>,
    /// Its value is the card's family.
    pub family: bool,
    /// A crafted card has as much of it as its parts have together.
    pub adds_up: bool,
}

/// A resource of players.
#[derive(Debug, PartialEq)]
pub struct ResourceDef {
    /// Its name.
    pub name: String,
    /// Where it is kept.
    pub store: Store,
    /// Nobody ever has more, if it is a number.
    pub most: i32,
}

/// Where a resource is kept.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Store {
    /// In a counter.
    Counter(CounterId),
    /// As cards in a zone of the player: kept in, taken from, spent to.
    Cards {
        /// The player's zone.
        kept: ZoneId,
        /// Where new ones come from.
        source: ZoneId,
        /// Where spent ones go.
        sink: ZoneId,
    },
}

/// Who sees the cards of a zone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sight {
    /// Everybody.
    All,
    /// The player whose zone it is.
    Owner,
    /// The player whose zone it is, and partners.
    Team,
    /// Nobody.
    Nobody,
    /// Everybody sees the top card, nobody those below it.
    Top,
}

/// A zone.
#[derive(Debug, PartialEq)]
pub struct ZoneDef {
    /// Its name.
    pub name: String,
    /// Each player has one.
    pub per_player: bool,
    /// Who sees its cards.
    pub sight: Sight,
    /// Its cards are held by the player, and their abilities work.
    pub held: bool,
    /// Abilities of its cards work though nobody holds them.
    pub works: bool,
    /// When empty and a card is needed, this zone is shuffled into it.
    pub refill: Option<ZoneId>,
    /// New cards are put on top rather than at the bottom.
    pub stack: bool,
}

/// A board: places in a row, or in a grid.
#[derive(Debug, PartialEq)]
pub struct BoardDef {
    /// Its name.
    pub name: String,
    /// The zones that stand before its first place.
    pub from: Vec<EndDef>,
    /// The zones that stand behind its last.
    pub to: Vec<EndDef>,
    /// The board on which its places are numbered on.
    pub follows: Option<BoardId>,
    /// How many places it can have.
    pub most: u16,
    /// Width, if it is a grid.
    pub width: u16,
    /// Where its tiles come from.
    pub tiles: Option<ZoneId>,
    /// Place attribute and the tile attribute it is read from.
    pub reads: Vec<(AttributeId, AttributeId)>,
    /// Tiles may be laid the other way round.
    pub turns: bool,
}

/// A zone at an end of a board.
#[derive(Debug, PartialEq)]
pub struct EndDef {
    /// The zone.
    pub zone: ZoneId,
    /// It is joined to the board only while this holds.
    pub condition: Option<Sentence<Condition>>,
}

/// A counter.
#[derive(Debug, PartialEq)]
pub struct CounterDef {
    /// Its name.
    pub name: String,
    /// Of what.
    pub bearer: Bearer,
    /// The phase whose beginning sets it back.
    pub resets: Option<PhaseId>,
    /// The words at which it can stand; empty if it is a number.
    pub values: Vec<String>,
    /// Its first value.
    pub start: i32,
    /// Players see it only of themselves.
    pub secret: bool,
    /// It is not shown on the table.
    pub quiet: bool,
}

/// A standing change to a query.
#[derive(Debug, PartialEq)]
pub struct ChangeDef {
    /// Which query.
    pub query: QueryId,
    /// When it applies.
    pub condition: Option<Sentence<Condition>>,
    /// By how much.
    pub by: Sentence<Number>,
}

/// A named number.
#[derive(Debug, PartialEq)]
pub struct QueryDef {
    /// Its name.
    pub name: String,
    /// Of what.
    pub bearer: Bearer,
    /// Where it starts.
    pub base: Sentence<Number>,
    /// Changes by the rules.
    pub changes: Vec<ChangeDef>,
    /// Not below.
    pub least: i32,
    /// Not above.
    pub most: i32,
    /// It is not shown on the table.
    pub quiet: bool,
    /// It is the limit of a phase: while that is on, it is what the phase allows.
    pub limits: bool,
}

/// A phase.
#[derive(Debug, Default, PartialEq)]
pub struct PhaseDef {
    /// Its name.
    pub name: String,
    /// Whose it is, one after the other; else the surrounding phase's player.
    pub each: Option<Sentence<Set>>,
    /// Its player becomes the active player.
    pub active: bool,
    /// Skipped unless this holds.
    pub condition: Option<Sentence<Condition>>,
    /// Carried out first.
    pub before: Option<EffectId>,
    /// Phases within it, in order.
    pub steps: Vec<PhaseId>,
    /// Actions that are open in it.
    pub actions: Vec<ActionId>,
    /// How many actions may be taken.
    pub limit: Option<Sentence<Number>>,
    /// Begins anew when it has ended.
    pub repeats: bool,
    /// Carried out last, also if the phase was cut short.
    pub after: Option<EffectId>,
}

/// An action.
#[derive(Debug, PartialEq)]
pub struct ActionDef {
    /// Its name.
    pub name: String,
    /// When it is open at all.
    pub condition: Option<Sentence<Condition>>,
    /// What is chosen: name and from what.
    pub choose: Vec<(String, Sentence<Set>)>,
    /// What follows from the choice: name and what; the action is not open without it.
    pub target: Vec<(String, Sentence<Set>)>,
    /// What must hold of the choice.
    pub allowed: Option<Sentence<Condition>>,
    /// What must be met and paid.
    pub requires: Option<Payment>,
    /// It is brought by cards: open for each card that brings it and that the player holds.
    pub borne: bool,
    /// Where it is noted that it was used; cards note it as bits of this counter and those behind it.
    pub once: Option<CounterId>,
    /// How many of the phase's actions it uses.
    pub uses: i16,
    /// It does nothing useful: a phase with nothing else to do ends by itself.
    pub idle: bool,
    /// Where it is the only option, it is carried out without asking.
    pub forced: bool,
    /// What it does.
    pub effect: EffectId,
    /// Rules that its text tells beside its own, by their ids.
    pub tells: Vec<(String, RuleRef)>,
}

/// What an action must be paid with.
#[derive(Debug, PartialEq)]
pub enum Payment {
    /// A requirement of the action.
    Own(Sentence<Requirement>),
    /// The requirement on the chosen card (slot of the choice).
    OfChoice(u8),
}

/// A family of cards: one table `[card.…]`.
#[derive(Debug, PartialEq)]
pub struct FamilyDef {
    /// Its name.
    pub name: String,
    /// Its kinds.
    pub kinds: Few<KindId>,
    /// Families it may count as where wildcards are allowed.
    pub counts_as: Vec<FamilyId>,
    /// Families that are its neighbours.
    pub beside: Vec<FamilyId>,
    /// What must be met to get it.
    pub requires: Option<Sentence<Requirement>>,
    /// Standing changes while it works.
    pub changes: Vec<ChangeDef>,
    /// Queries that it changes, as bits.
    pub changed: u64,
    /// Attributes that tell its cards apart.
    pub shows: Vec<AttributeId>,
    /// Cards can lie under it.
    pub holds: bool,
    /// Whether these are parts of it.
    pub parts: Parts,
    /// Actions that it brings, each with the bit that notes its use.
    pub actions: Vec<(ActionId, u16)>,
    /// The pack that brought it.
    pub pack: String,
    /// Triggers that it bears, in the order of writing.
    pub triggers: Vec<u16>,
    /// Rules that its text tells beside its own, by their ids.
    pub tells: Vec<(String, RuleRef)>,
}

/// Cards with the same numbers.
#[derive(Clone, Debug, PartialEq)]
pub struct PrintingDef {
    /// Their family.
    pub family: FamilyId,
    /// Values by attribute.
    pub values: Values,
    /// Rows of words on tiles: attribute and values.
    pub lists: Vec<(AttributeId, Vec<i32>)>,
    /// How many there are.
    pub count: u32,
    /// Each player has so many.
    pub per_player: bool,
    /// Where they start.
    pub starts_in: ZoneId,
    /// The pack that brought them.
    pub pack: String,
    /// They take part only if all of these hold of the setting.
    pub conditions: Vec<Sentence<Condition>>,
    /// All faces of the card as printings, in their order, this one among them; empty if it has one.
    pub faces: Vec<PrintingId>,
    /// What on them no rulebook prints.
    pub designed: Designed,
}

/// What on a card no rulebook prints.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum Designed {
    /// All is printed somewhere.
    #[default]
    Nothing,
    /// These attributes and keys of the card.
    These(Vec<String>),
    /// The card as a whole.
    Everything,
}

/// Whose event a trigger listens to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Whose {
    /// Anyone's.
    Anyone,
    /// Only one's own.
    Yours,
    /// Only other players'.
    Others,
}

/// What a trigger listens to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Heard {
    /// A card enters a zone.
    Enters(ZoneId),
    /// A card leaves a zone.
    Leaves(ZoneId),
    /// A card comes to a place of a board.
    Arrives(BoardId),
    /// A phase begins.
    Begins(PhaseId),
    /// A phase ends.
    Ends(PhaseId),
    /// An event of the pack.
    Announced(EventId),
    /// A player gains a resource.
    Gains(ResourceId),
    /// A player loses or pays a resource.
    Loses(ResourceId),
    /// A player has taken an action.
    Done(ActionId),
}

/// Something that a pack offers to others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HookDef {
    /// Which table, such as `event.dusk`.
    pub table: String,
    /// The pack that offers it.
    pub pack: String,
    /// What it is for, in the words of its author.
    pub about: String,
    /// Packs that have changed the table.
    pub changed_by: Vec<String>,
}

/// A trigger.
#[derive(Debug, PartialEq)]
pub struct TriggerDef {
    /// The id of a rule that has one.
    pub name: Option<String>,
    /// What it listens to.
    pub heard: Heard,
    /// Whose.
    pub whose: Whose,
    /// The family that bears it, or a rule of the game.
    pub bearer: Option<FamilyId>,
    /// When it applies.
    pub condition: Option<Sentence<Condition>>,
    /// What it does.
    pub effect: EffectId,
}

/// A function of a script file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScriptDef {
    /// Index into `script_files`.
    pub file: usize,
    /// Name of the function.
    pub function: String,
    /// Where it is used.
    pub spot: Spot,
    /// What its sentences can speak of.
    pub scope: Scope,
}

/// One zone as it lies on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Spread {
    /// A shared zone, or one player's.
    Zone(ZoneId, Option<u8>),
    /// A place of a board, from 0.
    Place(BoardId, u16),
    /// Tiles that were laid on a board.
    Tiles(BoardId),
    /// Under a card.
    Under(CardAt),
}

/// How zones are laid out in a match.
#[derive(Debug, Default, PartialEq)]
pub struct Layout {
    /// First zone of each declared zone; a player's is this plus the seat.
    pub zone_base: Vec<ZoneAt>,
    /// First place of each board.
    pub board_base: Vec<ZoneAt>,
    /// What each zone is.
    pub spread: Vec<Spread>,
    /// Held zones of each seat.
    pub held: Vec<Vec<ZoneAt>>,
    /// Shared zones whose cards work.
    pub working: Vec<ZoneAt>,
    /// Shared zones at the ends of boards.
    pub ends: Vec<ZoneAt>,
    /// First zone under cards, if cards can hold cards.
    pub under_base: Option<ZoneAt>,
    /// First counter value of each counter.
    pub counter_base: Vec<usize>,
    /// First of the hidden zones in which laid tiles are kept, one for each board.
    pub tiles_base: ZoneAt,
    /// Where the counters of a card begin; each card has all of them.
    pub card_starts: Vec<i32>,
    /// First of the numbers that note which beats were told.
    pub told_base: usize,
    /// How many counters, one behind the other, note what a card has used.
    pub once_width: usize,
    /// Counter values before those of cards.
    pub counters_fixed: usize,
    /// Place values: attributes that places read.
    pub place_attributes: Vec<AttributeId>,
}

/// Which end of a zone is meant by default.
pub fn end_of(zone: &ZoneDef, order: Option<Order>) -> Order {
    order.unwrap_or(if zone.stack { Order::Top } else { Order::Bottom })
}

impl PrintingDef {
    /// How many such cards there can be in a match.
    pub fn most(&self) -> usize {
        self.count as usize * if self.per_player { MOST_SEATS } else { 1 }
    }
}

impl Game {
    /// Whether the places of all boards are numbered in one row, so that a number alone names a place.
    pub fn numbered_on(&self) -> bool {
        self.boards.iter().filter(|board| board.follows.is_none()).count() == 1
    }

    /// The family of the first face of what is printed on a card: all of its faces are one kin.
    pub fn kin(&self, printing: PrintingId) -> FamilyId {
        let own = &self.printings[usize::from(printing)];
        own.faces.first().map_or(own.family, |first| self.printings[usize::from(*first)].family)
    }

    /// The value of an option by its name.
    pub fn option_named(&self, name: &str) -> Option<OptionId> {
        self.options.iter().position(|option| option.name == name).map(OptionId::at)
    }
}
