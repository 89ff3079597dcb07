//! How a game looks: what its packs say, laid together. What a later pack says counts more; what is said of a card counts
//! more than what is said of its kinds.

use std::collections::{BTreeMap, BTreeSet};

use quarterdeck_dsl::problem::nearest;
use quarterdeck_runtime::{Game, PackProblem};

use crate::frame::{Frame, Reading, Title};
use crate::palette::Colour;
use crate::read::{FaceLook, Look, Manner, Said};
use crate::shape::Shape;

/// What stands for a number or a word.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Symbol {
    /// Its shape.
    pub shape: Option<Shape>,
    /// Its colour.
    pub colour: Option<Colour>,
    /// It tells players nothing, and is left out where figures stand.
    pub hidden: bool,
}

/// Where a colour or a picture comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum From<T> {
    /// It is always this.
    Always(T),
    /// The symbol of the word at which an attribute of the card stands.
    Attribute(String),
}

/// What is said of the cards of a kind, or of one name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Template {
    pub colour: Option<From<Colour>>,
    pub art: Option<From<Shape>>,
    pub corners: Option<Vec<String>>,
    pub size: Option<[u16; 2]>,
    pub frame: Option<Frame>,
    pub title: Option<Title>,
    pub text: Option<Reading>,
    pub back: Option<Shape>,
    pub back_colour: Option<Colour>,
}

/// How a game looks.
#[derive(Clone, Debug, Default)]
pub struct Looks {
    symbols: BTreeMap<String, Symbol>,
    templates: BTreeMap<String, Template>,
    hidden_zones: BTreeSet<String>,
    manners: BTreeMap<String, Manner>,
    order: Vec<String>,
    back: (Option<Shape>, Option<Colour>),
}

impl Looks {
    /// Lays together what the packs of a game say, in their order; and everything that does not fit the game.
    pub fn of<'l>(game: &Game, said: impl IntoIterator<Item = &'l Look>) -> (Looks, Vec<PackProblem>) {
        let names = Names::of(game);
        let mut looks = Looks::default();
        let mut problems = Vec::new();
        for look in said {
            looks.back = (look.back.0.or(looks.back.0), look.back.1.or(looks.back.1));
            for symbol in &look.symbols {
                names.known(&symbol.of, names.figures.iter().chain(&names.values), "number or word", &mut problems);
                let known = looks.symbols.entry(symbol.of.text.clone()).or_default();
                known.shape = symbol.shape.or(known.shape);
                known.colour = symbol.colour.or(known.colour);
                known.hidden = symbol.shown.map_or(known.hidden, |shown| !shown);
            }
            for zone in &look.zones {
                names.known(&zone.of, names.zones.iter(), "zone", &mut problems);
                match zone.shown {
                    Some(true) => looks.hidden_zones.remove(&zone.of.text),
                    Some(false) => looks.hidden_zones.insert(zone.of.text.clone()),
                    None => false,
                };
                if let Some(manner) = zone.drawn {
                    looks.manners.insert(zone.of.text.clone(), manner);
                }
            }
            for zone in &look.order {
                names.known(zone, names.zones.iter(), "zone", &mut problems);
            }
            looks.lay_out(&look.order);
            for face in &look.faces {
                names.known(&face.of, names.kinds.iter().chain(&names.cards), "kind or card", &mut problems);
                let template = looks.templates.entry(face.of.text.clone()).or_default();
                names.lay(face, template, &mut problems);
            }
        }
        (looks, problems)
    }

    /// What stands for a number or a word.
    pub fn symbol(&self, id: &str) -> Symbol {
        self.symbols.get(id).copied().unwrap_or_default()
    }

    /// All symbols by what they stand for.
    pub fn symbols(&self) -> impl Iterator<Item = (&str, Symbol)> {
        self.symbols.iter().map(|(id, symbol)| (id.as_str(), *symbol))
    }

    /// Whether a zone is left out, because it tells players nothing.
    pub fn hides(&self, zone: &str) -> bool {
        self.hidden_zones.contains(zone)
    }

    /// Puts zones in an order: what is new comes behind what is named before it.
    fn lay_out(&mut self, wanted: &[Said]) {
        let mut next = 0;
        for zone in wanted {
            match self.order.iter().position(|known| *known == zone.text) {
                Some(at) => next = at + 1,
                None => {
                    self.order.insert(next, zone.text.clone());
                    next += 1;
                }
            }
        }
    }

    /// In which order zones are laid out; those that are not named follow.
    pub fn order(&self) -> &[String] {
        &self.order
    }

    /// How zones are drawn of which it is said.
    pub fn manners(&self) -> impl Iterator<Item = (&str, Manner)> {
        self.manners.iter().map(|(zone, manner)| (zone.as_str(), *manner))
    }

    /// What is said of a card with these kinds and this name.
    pub(crate) fn template<'n>(&self, kinds: impl Iterator<Item = &'n str>, card: &'n str) -> Template {
        let mut whole = Template { back: self.back.0, back_colour: self.back.1, ..Template::default() };
        for template in kinds.chain([card]).filter_map(|name| self.templates.get(name)) {
            whole.colour = template.colour.clone().or(whole.colour);
            whole.art = template.art.clone().or(whole.art);
            whole.corners = template.corners.clone().or(whole.corners);
            whole.size = template.size.or(whole.size);
            whole.frame = template.frame.or(whole.frame);
            whole.title = template.title.or(whole.title);
            whole.text = template.text.or(whole.text);
            whole.back = template.back.or(whole.back);
            whole.back_colour = template.back_colour.or(whole.back_colour);
        }
        whole
    }
}

/// What can be spoken of in a game.
struct Names {
    figures: Vec<String>,
    values: Vec<String>,
    attributes: Vec<String>,
    kinds: Vec<String>,
    cards: Vec<String>,
    zones: Vec<String>,
}

impl Names {
    fn of(game: &Game) -> Names {
        let attributes: Vec<String> = game.attributes.iter().map(|it| it.name.clone()).collect();
        let others = (game.resources.iter().map(|it| &it.name))
            .chain(game.counters.iter().map(|it| &it.name))
            .chain(game.queries.unnoted().iter().map(|it| &it.name));
        Names {
            figures: attributes.iter().chain(others).cloned().collect(),
            values: game.attributes.iter().flat_map(|it| it.values.iter().cloned()).collect(),
            kinds: game.kinds.iter().map(|it| it.name.clone()).collect(),
            zones: game.zones.iter().map(|it| it.name.clone()).collect(),
            cards: game.families.unnoted().iter().map(|it| it.name.clone()).collect(),
            attributes,
        }
    }

    /// Complains unless a name is one of these.
    fn known<'n>(
        &self,
        said: &Said,
        known: impl Iterator<Item = &'n String> + Clone,
        what: &str,
        problems: &mut Vec<PackProblem>,
    ) -> bool {
        if known.clone().any(|name| *name == said.text) {
            return true;
        }
        let problem =
            PackProblem::new("look::unknown", format!("there is no {what} `{}`", said.text), &said.spot, "not known");
        problems.push(match nearest(&said.text, known.map(String::as_str)) {
            Some(near) => problem.help(format!("did you mean `{near}`?")),
            None => problem.help("the ids are those of the pack's other files"),
        });
        false
    }

    fn lay(&self, face: &FaceLook, template: &mut Template, problems: &mut Vec<PackProblem>) {
        if let Some(said) = &face.colour {
            let names: Vec<String> = Colour::names().map(str::to_owned).collect();
            template.colour = self.named(said, Colour::named, &names, "colour, and no attribute,", problems);
        }
        if let Some(said) = &face.art {
            let names: Vec<String> = Shape::names().map(str::to_owned).collect();
            template.art = self.named(said, Shape::named, &names, "shape, and no attribute,", problems);
        }
        if let Some(corners) = &face.corners {
            // An empty name leaves a corner empty.
            for said in corners.iter().filter(|said| !said.text.is_empty()) {
                self.known(said, self.figures.iter(), "number", problems);
            }
            template.corners = Some(corners.iter().map(|said| said.text.clone()).collect());
        }
        template.size = face.size.or(template.size);
        template.frame = face.frame.or(template.frame);
        template.title = face.title.or(template.title);
        template.text = face.text.or(template.text);
        template.back = face.back.or(template.back);
        template.back_colour = face.back_colour.or(template.back_colour);
    }

    fn named<T>(
        &self,
        said: &Said,
        find: impl Fn(&str) -> Option<T>,
        names: &[String],
        what: &str,
        problems: &mut Vec<PackProblem>,
    ) -> Option<From<T>> {
        if let Some(found) = find(&said.text) {
            return Some(From::Always(found));
        }
        let known = self.known(said, names.iter().chain(&self.attributes), what, problems);
        known.then(|| From::Attribute(said.text.clone()))
    }
}
