//! Decks for Tabletop Simulator: sheets of pictures, and a saved object that the program loads.

use std::collections::BTreeMap;

use quarterdeck_face::{Back, Face};
use serde_json::{Value, json};

use crate::cards::Card;
use crate::extent;
use crate::letters::Fonts;
use crate::picture::{BadPicture, Picture, picture};

/// The most cards beside each other and below each other on a sheet. The last place shows the back: it is what other
/// players see of a card in a hand.
const MOST: [usize; 2] = [10, 7];
/// The widest and highest sheet, in dots.
const DOTS: f32 = 4096.0;
/// How wide a card is at most, in dots.
const CARD: f32 = 408.0;
/// How wide the picture of a back is, in dots.
const BACK: u32 = 408;

/// Cards that come as one deck.
pub struct Deck<'c> {
    /// What it is called.
    pub name: String,
    /// Its cards.
    pub cards: Vec<&'c Card>,
}

/// What is to be written.
pub struct Tabletop {
    /// Pictures by the names of their files.
    pub pictures: Vec<(String, Vec<u8>)>,
    /// The saved object.
    pub saved: Value,
}

/// One place on a sheet: a face, what is behind it, and the cards that look like this.
struct Place<'c> {
    card: &'c Card,
    front: &'c Face,
    behind: Option<&'c Face>,
}

impl Tabletop {
    /// Decks of a game. `url` says where a picture will be found; `done` is told of each sheet.
    pub fn of(
        fonts: &Fonts,
        title: &str,
        decks: &[Deck<'_>],
        url: &dyn Fn(&str) -> String,
        done: &mut dyn FnMut(),
    ) -> Result<Tabletop, BadPicture> {
        let mut making = Making { fonts, title, url, done, pictures: Vec::new(), backs: Vec::new(), sheets: 0 };
        let mut objects = Vec::new();
        for (at, deck) in decks.iter().enumerate() {
            objects.push(making.deck(deck, at)?);
        }
        let saved = json!({
            "SaveName": title, "GameMode": "", "Date": "", "VersionNumber": "", "GameType": "", "GameComplexity": "",
            "Tags": [], "Gravity": 0.5, "PlayArea": 0.5, "Table": "", "Sky": "", "Note": "", "TabStates": {},
            "LuaScript": "", "LuaScriptState": "", "XmlUI": "",
            "ObjectStates": objects.into_iter().flatten().collect::<Vec<_>>(),
        });
        Ok(Tabletop { pictures: making.pictures, saved })
    }
}

struct Making<'m> {
    fonts: &'m Fonts,
    title: &'m str,
    url: &'m dyn Fn(&str) -> String,
    done: &'m mut dyn FnMut(),
    pictures: Vec<(String, Vec<u8>)>,
    backs: Vec<Back>,
    sheets: usize,
}

impl Making<'_> {
    /// The objects of a deck: cards of one size with one back lie together; those with two faces by themselves.
    fn deck(&mut self, deck: &Deck<'_>, number: usize) -> Result<Vec<Value>, BadPicture> {
        let mut piles: BTreeMap<(Back, bool), Vec<Place<'_>>> = BTreeMap::new();
        for card in &deck.cards {
            let faces: Vec<&Face> = std::iter::once(&card.face).chain(&card.more).collect();
            for sides in faces.chunks(2) {
                let behind = sides.get(1).copied();
                let place = Place { card, front: sides[0], behind };
                piles.entry((card.face.back(), behind.is_some())).or_default().push(place);
            }
        }
        let mut objects = Vec::new();
        for (at, ((back, _), places)) in piles.iter().enumerate() {
            let mut custom = serde_json::Map::new();
            let mut contained = Vec::new();
            for sheet in places.chunks(MOST[0] * MOST[1] - 1) {
                let (key, entry) = self.sheet(back, sheet)?;
                for (place, shown) in sheet.iter().enumerate() {
                    let id = key * 100 + place;
                    let only = json!({ key.to_string(): entry });
                    for _ in 0..shown.card.copies {
                        contained.push(card(shown, id, &only, contained.len()));
                    }
                }
                custom.insert(key.to_string(), entry);
            }
            let place = [number as f32 * 3.5, at as f32 * 4.5];
            objects.push(pile(&deck.name, contained, Value::Object(custom), place));
        }
        Ok(objects)
    }

    /// Draws a sheet; its number, and how a deck speaks of it.
    fn sheet(&mut self, back: &Back, places: &[Place<'_>]) -> Result<(usize, Value), BadPicture> {
        self.sheets += 1;
        let key = self.sheets;
        let across = (places.len() + 1).clamp(2, MOST[0]);
        let down = (places.len() + 1).div_ceil(across).max(2);
        let fronts: Vec<&Face> = places.iter().map(|place| place.front).collect();
        let front = self.drawn(&format!("sheet-{key}.png"), [across, down], back, &fronts)?;
        let two = places.first().is_some_and(|place| place.behind.is_some());
        let behind = if two {
            let faces: Vec<&Face> = places.iter().filter_map(|place| place.behind).collect();
            self.drawn(&format!("sheet-{key}-behind.png"), [across, down], back, &faces)?
        } else {
            self.back(back)?
        };
        (self.done)();
        let entry = json!({
            "FaceURL": (self.url)(&front), "BackURL": (self.url)(&behind), "NumWidth": across, "NumHeight": down,
            "BackIsHidden": true, "UniqueBack": two, "Type": 0,
        });
        Ok((key, entry))
    }

    fn drawn(
        &mut self,
        name: &str,
        [across, down]: [usize; 2],
        back: &Back,
        faces: &[&Face],
    ) -> Result<String, BadPicture> {
        let size = extent(back.size);
        let most = [DOTS / across as f32 / size[0], DOTS / down as f32 / size[1], CARD / size[0]];
        let scale = most.into_iter().fold(f32::INFINITY, f32::min);
        let card = size.map(|side| (side * scale).floor());
        let dots = [card[0] as u32 * across as u32, card[1] as u32 * down as u32];
        let mut drawing = Picture::new(self.fonts, dots, Some("#ffffff"))?;
        let corner = |at: usize| [(at % across) as f32 * card[0], (at / across) as f32 * card[1]];
        for (at, face) in faces.iter().enumerate() {
            drawing.place(corner(at), scale);
            face.draw(&mut drawing, size);
        }
        drawing.place(corner(across * down - 1), scale);
        back.draw(&mut drawing, size, self.title);
        self.pictures.push((name.to_owned(), drawing.png()?));
        Ok(name.to_owned())
    }

    fn back(&mut self, back: &Back) -> Result<String, BadPicture> {
        let at = match self.backs.iter().position(|known| known == back) {
            Some(at) => at,
            None => {
                let at = self.backs.len();
                let drawn = picture(self.fonts, None, Some((back, self.title)), BACK)?;
                self.pictures.push((format!("back-{}.png", at + 1), drawn));
                self.backs.push(back.clone());
                at
            }
        };
        Ok(format!("back-{}.png", at + 1))
    }
}

/// What every object has.
fn object(
    name: &str,
    nickname: &str,
    description: &str,
    [x, z]: [f32; 2],
    number: usize,
) -> serde_json::Map<String, Value> {
    let object = json!({
        "GUID": format!("{:06x}", (number * 7919 + nickname.len() * 104_729 + 0x1000) & 0xff_ffff),
        "Name": name, "Nickname": nickname, "Description": description, "GMNotes": "", "Memo": "",
        "Transform": {
            "posX": x, "posY": 1.5, "posZ": z, "rotX": 0.0, "rotY": 180.0, "rotZ": 180.0,
            "scaleX": 1.0, "scaleY": 1.0, "scaleZ": 1.0,
        },
        "ColorDiffuse": { "r": 0.713, "g": 0.713, "b": 0.713 },
        "Locked": false, "Grid": true, "Snap": true, "Autoraise": true, "Sticky": true, "Tooltip": true,
        "GridProjection": false, "HideWhenFaceDown": true, "Hands": name == "Card", "SidewaysCard": false,
        "LuaScript": "", "LuaScriptState": "", "XmlUI": "",
    });
    object.as_object().cloned().unwrap_or_default()
}

fn card(place: &Place<'_>, id: usize, custom: &Value, number: usize) -> Value {
    let face = place.front;
    let description = [face.kind(), face.text()].iter().filter(|text| !text.is_empty()).copied().collect::<Vec<_>>();
    let mut object = object("Card", &face.spoken(), &description.join("\n"), [0.0, 0.0], number + id * 1000);
    object.insert("CardID".into(), id.into());
    object.insert("CustomDeck".into(), custom.clone());
    Value::Object(object)
}

/// A deck; a single card is no deck.
fn pile(name: &str, mut contained: Vec<Value>, custom: Value, [x, z]: [f32; 2]) -> Value {
    if contained.len() == 1 {
        let mut only = contained.remove(0);
        only["Transform"]["posX"] = x.into();
        only["Transform"]["posZ"] = z.into();
        return only;
    }
    let ids: Vec<Value> = contained.iter().map(|card| card["CardID"].clone()).collect();
    let mut object = object("Deck", name, "", [x, z], contained.len());
    object.insert("DeckIDs".into(), ids.into());
    object.insert("CustomDeck".into(), custom);
    object.insert("ContainedObjects".into(), contained.into());
    Value::Object(object)
}
