//! What one who is connected is told: the view of their seat, the faces of the cards in it, the log in words. After the first
//! time, only what has changed.

use std::collections::HashSet;
use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};

use quarterdeck_face::{Colour, Face, Faces, Size, Symbol};
use quarterdeck_runtime::View;
use quarterdeck_runtime::seen::{Pile, Style};
use quarterdeck_runtime::telling::Tongue;
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
    faces: HashSet<u64>,
    /// How much of the log was told, and to whom.
    read: usize,
    eyes: Option<u8>,
}

impl Teller {
    /// Tells somebody in a language.
    pub fn new(who: Who, language: &str) -> Teller {
        let language = language.to_owned();
        Teller { who, language, told: None, faces: HashSet::new(), read: 0, eyes: None }
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

    /// What is new.
    pub fn tell(&mut self, hosted: &Hosted) -> String {
        let eyes = hosted.eyes(self.who);
        // Another reader at the same screen, or a match that went back: the log is told from the start.
        let fresh = self.told.is_none() || self.eyes != eyes || hosted.events() < self.read;
        if fresh {
            (self.told, self.read) = (None, 0);
        }
        self.eyes = eyes;
        let mut view = hosted.speaker(eyes, &self.language).view(self.read);
        self.read = view.events;
        let lines = std::mem::take(&mut view.log);
        let late = lines.len().saturating_sub(MOST_LINES);
        let opened = hosted.opened();
        let mut new_faces = Map::new();
        let value = {
            let tongue = Tongue { game: &opened.game, language: &self.language };
            let mut drawing = Drawing { faces: &opened.faces, tongue, known: &mut self.faces, new: &mut new_faces };
            drawing.view(&view)
        };
        let mut told = Map::new();
        let mut set = |key: &str, value: Value| told.insert(key.to_owned(), value);
        set("kind", "view".into());
        set("at", hosted.decisions().into());
        set("undo", hosted.undoable(self.who).is_some().into());
        set("pace", hosted.usual_pace().into());
        set("trouble", hosted.trouble.clone().into());
        set("fresh", fresh.into());
        set("log", serde_json::to_value(&lines[late..]).unwrap_or_default());
        set("faces", Value::Object(new_faces));
        match &self.told {
            Some(old) => set("patch", serde_json::to_value(changes(old, &value)).unwrap_or_default()),
            None => {
                set("symbols", symbols(&opened.faces));
                set("quiet", quiet(&opened.faces));
                set("shared", (self.who.seats.len() > 1).into());
                set("view", value.clone())
            }
        };
        self.told = Some(value);
        Value::Object(told).to_string()
    }
}

/// Views with the faces of their cards.
struct Drawing<'d> {
    faces: &'d Faces,
    tongue: Tongue<'d>,
    known: &'d mut HashSet<u64>,
    new: &'d mut Map<String, Value>,
}

impl Drawing<'_> {
    fn view(&mut self, view: &View) -> Value {
        let mut value = serde_json::to_value(view).unwrap_or_default();
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
            let face = self.faces.face(card, &self.tongue);
            let json = &mut json["cards"][at];
            json["face"] = self.key(&face).into();
            if let Some(object) = json.as_object_mut() {
                object.remove("symbols");
            }
            if let Some(under) = &card.under {
                self.pile(under, &mut json["under"]);
            }
        }
    }

    /// The name of a face; it is drawn if it was not told before.
    fn key(&mut self, face: &Face) -> String {
        let mut hasher = DefaultHasher::new();
        face.hash(&mut hasher);
        let hash = hasher.finish();
        let key = format!("{hash:016x}");
        if self.known.insert(hash) {
            let [chip, card, full] = [Size::Chip, Size::Card, Size::Full].map(|size| face.svg(size));
            let drawn = json!({"chip": chip, "card": card, "full": full, "spoken": face.spoken()});
            self.new.insert(key.clone(), drawn);
        }
        key
    }
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

/// The ids of figures that tell players nothing.
fn quiet(faces: &Faces) -> Value {
    faces.looks().symbols().filter(|(_, symbol)| symbol.hidden).map(|(id, _)| Value::from(id)).collect()
}
