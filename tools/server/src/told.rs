//! What one who is connected is told: the view of their seat, the faces of the cards in it, the log in words. After the first
//! time, only what has changed.

use std::collections::HashMap;
use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};

use quarterdeck_face::{Colour, Face, Faces, Size, Symbol};
use quarterdeck_runtime::seen::{Pile, SeenCard, Style};
use quarterdeck_runtime::telling::Tongue;
use quarterdeck_runtime::{Seats, Speaker, View};
use serde_json::{Map, Value, json};

use crate::hosted::{Hosted, Who};
use crate::patch::changes;

/// The most lines of the log that are told at once.
const MOST_LINES: usize = 400;

/// Tells one who is connected.
pub struct Teller {
    who: Who,
    language: String,
    /// What was told last.
    told: Option<Value>,
    /// Faces that were told.
    faces: HashMap<u64, Face>,
    /// The names of the faces of cards that were seen, by what is seen of them.
    seen: HashMap<u64, String>,
    /// People who were said to be away.
    away: Seats,
    /// How much of the log was told, to whom, and of which match.
    read: usize,
    eyes: Option<u8>,
    series: u64,
}

impl Teller {
    /// Tells somebody in a language.
    pub fn new(who: Who, language: &str) -> Teller {
        let language = language.to_owned();
        let (faces, seen) = (HashMap::new(), HashMap::new());
        let away = Seats::none();
        Teller { who, language, told: None, faces, seen, away, read: 0, eyes: None, series: 0 }
    }

    /// Who is told.
    pub fn who(&self) -> Who {
        self.who
    }

    /// In which language.
    pub fn language(&self) -> &str {
        &self.language
    }

    /// From now on in another language; everything is told anew.
    pub fn speak(&mut self, language: &str) {
        *self = Teller::new(self.who, language);
    }

    /// What is new; these seats have their page open.
    pub fn tell(&mut self, hosted: &Hosted, present: Seats) -> String {
        let eyes = hosted.eyes(self.who);
        // Another reader at the same screen, or a match that went back: the log is told from the start.
        let another = self.eyes != eyes || hosted.series != self.series;
        let fresh = self.told.is_none() || another || hosted.events() < self.read;
        if fresh {
            (self.told, self.read) = (None, 0);
        }
        if hosted.series != self.series {
            // The packs may be others.
            self.seen.clear();
        }
        (self.eyes, self.series) = (eyes, hosted.series);
        let speaker = hosted.speaker(eyes, &self.language);
        let mut view = speaker.view(self.read);
        let mut pages: Vec<Value> = if fresh { hosted.earlier_pages(&self.language) } else { Vec::new() };
        pages.extend(speaker.pages(self.read).iter().filter_map(|page| serde_json::to_value(page).ok()));
        self.read = view.events;
        let opened = hosted.opened();
        let lines = self.lines(&opened.faces, &mut view);
        let moves = std::mem::take(&mut view.moves);
        let mut new_faces = Map::new();
        let mut value = self.drawn(hosted, &view, &mut new_faces);
        if let Some(campaign) = hosted.campaign_told(&self.language) {
            value["campaign"] = campaign;
        }
        let mut told = Map::new();
        let mut set = |key: &str, value: Value| told.insert(key.to_owned(), value);
        set("kind", "view".into());
        set("at", hosted.decisions().into());
        set("undo", hosted.undoable(self.who).is_some().into());
        set("pace", hosted.usual_pace().into());
        set("trouble", hosted.trouble.clone().into());
        set("fresh", fresh.into());
        set("back", hosted.since(self.who).into());
        set("save", hosted.may_have_all(self.who).into());
        let away = hosted.away(present);
        if fresh || away != self.away {
            set("away", away.iter().collect::<Vec<u8>>().into());
            self.away = away;
        }
        set("log", lines);
        set("faces", Value::Object(new_faces));
        if !pages.is_empty() {
            set("pages", pages.into());
        }
        if !fresh && !moves.is_empty() {
            set("moves", serde_json::to_value(&moves).unwrap_or_default());
        }
        match &self.told {
            Some(old) => set("patch", serde_json::to_value(changes(old, &value)).unwrap_or_default()),
            None => {
                set("symbols", symbols(&opened.faces));
                set("quiet", quiet(&opened.faces));
                set("abouts", abouts(&Tongue { game: &opened.game, language: &self.language }));
                set("layout", layout(&opened.faces));
                set("shared", (self.who.seats.len() > 1).into());
                set("replay", self.who.owner.into());
                if !self.who.seats.is_empty() {
                    set("watch", hosted.watchers().into());
                }
                set("view", value.clone())
            }
        };
        self.told = Some(value);
        Value::Object(told).to_string()
    }

    /// The latest lines of the log, with names for the numbers in names.
    fn lines(&self, faces: &Faces, view: &mut View) -> Value {
        let mut lines = std::mem::take(&mut view.log);
        lines.drain(..lines.len().saturating_sub(MOST_LINES));
        for line in &mut lines {
            line.text = faces.tell(&line.text, &self.language);
        }
        serde_json::to_value(lines).unwrap_or_default()
    }

    /// A view with the names of its faces.
    fn drawn(&mut self, hosted: &Hosted, view: &View, new: &mut Map<String, Value>) -> Value {
        let opened = hosted.opened();
        let tongue = Tongue { game: &opened.game, language: &self.language };
        Drawing { faces: &opened.faces, tongue, known: &mut self.faces, seen: &mut self.seen, new }.view(view)
    }

    /// The table as it was after so many decisions, and what the last of them had brought. Whoever has the whole record chooses
    /// through whose eyes; nobody's are those that see everything.
    pub fn look(&mut self, hosted: &Hosted, at: usize, eyes: Option<u8>) -> Option<String> {
        let table = hosted.earlier(at)?;
        let at = table.decisions().len();
        let seats = table.setting().seats;
        let speaker: Speaker<'_> = match eyes.filter(|seat| *seat < seats) {
            Some(seat) if self.who.owner => table.speaker(Some(seat), &self.language),
            None if self.who.owner => table.all_told(&self.language),
            _ => table.speaker(hosted.eyes(self.who), &self.language),
        };
        let since = table.decisions().last().map_or(0, |last| last.events);
        let mut view = speaker.view(since);
        view.options.clear();
        let lines = self.lines(&hosted.opened().faces, &mut view);
        let moves = std::mem::take(&mut view.moves);
        let mut faces = Map::new();
        let language = self.language.clone();
        let value = self.drawn(hosted, &view, &mut faces);
        let pages = table.speaker(None, &language).pages(since);
        let told = json!({
            "kind": "past",
            "at": at,
            "of": hosted.decisions(),
            "view": value,
            "faces": faces,
            "log": lines,
            "moves": moves,
            "pages": pages,
        });
        Some(told.to_string())
    }

    /// All cards of the match, with how many of them are seen.
    pub fn cards(&mut self, hosted: &Hosted) -> String {
        let opened = hosted.opened();
        let tongue = Tongue { game: &opened.game, language: &self.language };
        let mut new = Map::new();
        let (known, seen) = (&mut self.faces, &mut self.seen);
        let mut drawing = Drawing { faces: &opened.faces, tongue, known, seen, new: &mut new };
        let speaker = hosted.speaker(hosted.eyes(self.who), &self.language);
        let all = speaker.sheet(|zone| opened.faces.looks().hides(zone)).into_iter().map(|printing| {
            let key = drawing.key(&printing.card);
            json!({"face": key, "name": printing.card.name, "total": printing.total, "seen": printing.seen})
        });
        let all: Vec<Value> = all.collect();
        json!({"kind": "cards", "cards": all, "faces": new}).to_string()
    }

    /// A card in full, with what comes when it is turned over, if its face was told.
    pub fn face(&self, hosted: &Hosted, key: &str) -> Option<String> {
        let face = self.faces.get(&u64::from_str_radix(key, 16).ok()?)?;
        let opened = hosted.opened();
        let tongue = Tongue { game: &opened.game, language: &self.language };
        let options = opened.game.option_values(&hosted.table.setting().options).unwrap_or_default();
        let behind = face.id().and_then(|id| opened.faces.behind(id, &tongue, &options));
        let behind = behind.map(|face| face.whole());
        Some(json!({"kind": "face", "key": key, "full": face.svg_within(Size::Full), "behind": behind}).to_string())
    }
}

/// Views with the faces of their cards.
struct Drawing<'d> {
    faces: &'d Faces,
    tongue: Tongue<'d>,
    known: &'d mut HashMap<u64, Face>,
    seen: &'d mut HashMap<u64, String>,
    new: &'d mut Map<String, Value>,
}

impl Drawing<'_> {
    fn view(&mut self, view: &View) -> Value {
        let mut value = serde_json::to_value(view).unwrap_or_default();
        for (at, option) in view.options.iter().enumerate() {
            let json = &mut value["options"][at];
            json["label"] = self.faces.label(option, self.tongue.language).into();
            let Some(json) = json.as_object_mut() else { continue };
            // Its place in the list is its number; of what is chosen with it, the page asks where that lies.
            json.remove("index");
            let lying = option.arguments.iter().filter(|argument| argument.lies.is_some());
            let lying: Vec<Value> = lying.map(|it| json!({"kind": it.kind, "lies": it.lies})).collect();
            json.remove("arguments");
            if !lying.is_empty() {
                json.insert("arguments".to_owned(), lying.into());
            }
        }
        for (at, zone) in view.zones.iter().enumerate() {
            let json = &mut value["zones"][at];
            let hidden = zone.style == Style::Hidden || self.faces.looks().hides(&zone.id);
            if zone.purse || (hidden && !is_offered(view, &zone.id)) {
                json["style"] = "hidden".into();
                json["cards"] = json!([]);
            } else {
                self.pile(&zone.pile, json);
            }
        }
        for (at, board) in view.boards.iter().enumerate() {
            for (number, place) in board.places.iter().enumerate() {
                self.pile(&place.pile, &mut value["boards"][at]["places"][number]);
            }
        }
        value
    }

    fn pile(&mut self, pile: &Pile, json: &mut Value) {
        for (at, card) in pile.cards.iter().enumerate() {
            let json = &mut json["cards"][at];
            json["face"] = self.key(card).into();
            // What stands on the face is told with it, once.
            if let Some(object) = json.as_object_mut() {
                ["symbols", "text", "counters"].into_iter().for_each(|part| drop(object.remove(part)));
                // A card that lies where it stands in the list need not be told again when one before it leaves.
                if card.at == at {
                    object.remove("at");
                }
            }
            if let Some(under) = &card.under {
                self.pile(under, &mut json["under"]);
            }
        }
    }

    /// The name of the face of a card; it is drawn if it was not told before.
    fn key(&mut self, card: &SeenCard) -> String {
        let seen = hashed(|hasher| {
            (&card.id, &card.name, &card.text).hash(hasher);
            for figure in card.symbols.iter().chain(&card.counters) {
                (&figure.id, &figure.name, figure.value, &figure.word).hash(hasher);
            }
            (card.symbols.len(), card.now.len()).hash(hasher);
            card.now.iter().for_each(|now| (&now.id, now.value).hash(hasher));
        });
        if let Some(key) = self.seen.get(&seen) {
            return key.clone();
        }
        let face = self.faces.face(card, &self.tongue);
        let hash = hashed(|hasher| face.hash(hasher));
        let key = format!("{hash:016x}");
        if !self.known.contains_key(&hash) {
            // In full it is drawn when somebody looks at it.
            let [chip, card] = [Size::Chip, Size::Card].map(|size| face.svg_within(size));
            let drawn = json!({"chip": chip, "card": card, "spoken": face.spoken(), "text": face.text()});
            self.new.insert(key.clone(), drawn);
            self.known.insert(hash, face);
        }
        self.seen.insert(seen, key.clone());
        key
    }
}

fn hashed(write: impl FnOnce(&mut DefaultHasher)) -> u64 {
    let mut hasher = DefaultHasher::new();
    write(&mut hasher);
    hasher.finish()
}

/// Whether something in a zone can be chosen.
fn is_offered(view: &View, zone: &str) -> bool {
    let mut places = view.options.iter().flat_map(|option| &option.arguments).filter_map(|it| it.lies.as_ref());
    places.any(|lies| lies.zone.as_deref().is_some_and(|known| known == zone))
}

/// The symbols of numbers and words, drawn.
fn symbols(faces: &Faces) -> Value {
    let drawn = |symbol: Symbol| {
        let colour = symbol.colour.or_else(|| Colour::named("grey"));
        let (bright, deep) = colour.map_or(("#cccccc", "#444444"), |colour| (colour.bright, colour.deep));
        symbol.shape.map(|shape| shape.svg(bright, deep))
    };
    let all = faces.looks().symbols().filter_map(|(id, symbol)| Some((id.to_owned(), drawn(symbol)?.into())));
    Value::Object(all.collect())
}

/// In which order zones are laid out, and how they are drawn of which packs say so.
fn layout(faces: &Faces) -> Value {
    let manners = faces.looks().manners().map(|(zone, manner)| (zone.to_owned(), manner.name().into()));
    json!({"zones": faces.looks().order(), "drawn": Value::Object(manners.collect())})
}

/// What numbers are for, where the packs say so.
fn abouts(tongue: &Tongue<'_>) -> Value {
    let game = tongue.game;
    let ids = (game.resources.iter().map(|it| &it.name))
        .chain(game.counters.iter().map(|it| &it.name))
        .chain(game.queries.unnoted().iter().map(|it| &it.name));
    ids.filter_map(|id| Some((id.clone(), tongue.about(id)?.into()))).collect::<Map<String, Value>>().into()
}

/// The ids of figures that tell players nothing.
fn quiet(faces: &Faces) -> Value {
    faces.looks().symbols().filter(|(_, symbol)| symbol.hidden).map(|(id, _)| Value::from(id)).collect()
}
