//! How the table is drawn: zones, boards, signs of cards, headings of options, lines of figures.
//! The tables themselves are read where they are defined; here is what they say about drawing.

use quarterdeck_dsl::resolve::Scope;
use quarterdeck_dsl::vocabulary::{AttributeId, AttributeType, Bearer, CounterId, KindId, QueryId};

use super::Builder;
use crate::game::{ActionId, DrawingDef, FamilyDef, GroupDef, ResourceDef, RowDef, Store, Style, Symbol, ZoneDrawing};
use crate::pack::keys::{Board, Card, CardKind, Group, Row, Zone, board, card, group, kind, row, zone};
use crate::pack::reader::{Table, Text};
use crate::problem::PackProblem;
use crate::text::phrase::Phrase;

impl Builder<'_> {
    pub(super) fn drawing(&mut self) -> DrawingDef {
        DrawingDef {
            zones: self.drawn_zones(),
            grounds: self.grounds(),
            symbols: self.symbols(),
            marks: self.signs(),
            groups: self.groups(),
            rows: self.rows(),
            counters: self.shown_counters(),
        }
    }

    fn drawn_zones(&mut self) -> Vec<ZoneDrawing> {
        let mut zones = Vec::new();
        for (at, definition) in self.section("zone").iter().enumerate() {
            let table = Table::<Zone>::look(&definition.value);
            let style = table.get(zone::DRAWN, &mut self.problems).unwrap_or(Style::Line);
            let condition = table.get(zone::DRAWN_IF, &mut self.problems);
            let across = table.get(zone::ACROSS, &mut self.problems).unwrap_or(0);
            let condition = condition.and_then(|text| self.condition(&text, &Scope::default()));
            let keeps =
                |resource: &ResourceDef| matches!(resource.store, Store::Cards { kept, .. } if usize::from(kept) == at);
            let purse = self.resources.iter().any(keeps);
            zones.push(ZoneDrawing { style, across: u8::try_from(across).unwrap_or(0), condition, purse });
        }
        zones
    }

    /// Counters that are neither quiet nor the store of a resource.
    fn shown_counters(&self) -> Vec<(Bearer, Vec<CounterId>)> {
        let stores =
            |id| self.resources.iter().any(|resource| matches!(resource.store, Store::Counter(kept) if kept == id));
        let shown = |bearer, id: &CounterId| {
            let counter = &self.counters[usize::from(*id)];
            counter.bearer == bearer && !counter.quiet && !stores(*id)
        };
        [Bearer::Table, Bearer::Player, Bearer::Card, Bearer::Place]
            .map(|bearer| (bearer, CounterId::all(self.counters.len()).filter(|id| shown(bearer, id)).collect()))
            .into()
    }

    /// The kind that a place is called by.
    fn grounds(&mut self) -> Vec<Option<KindId>> {
        let kinds = self.ids_of("kind");
        let mut grounds = Vec::new();
        for definition in self.section("board") {
            let ground = Table::<Board>::look(&definition.value).get(board::GROUND, &mut self.problems);
            grounds.push(ground.and_then(|text| self.find("kind", &text, &kinds)).map(KindId::at));
        }
        grounds
    }

    /// Numbers drawn with the cards of a family, because they are of a kind: attributes that are numbers, and queries
    /// of cards.
    fn symbols(&mut self) -> Vec<Vec<Symbol>> {
        let mut known: Vec<(String, Symbol)> = Vec::new();
        for (at, attribute) in self.attributes.iter().enumerate() {
            if attribute.kind == AttributeType::Number && !attribute.family {
                known.push((attribute.name.clone(), Symbol::Attribute(AttributeId::at(at))));
            }
        }
        for (at, query) in self.queries.iter().enumerate().filter(|(_, query)| query.bearer == Bearer::Card) {
            known.push((query.name.clone(), Symbol::Query(QueryId::at(at))));
        }
        let names: Vec<String> = known.iter().map(|(name, _)| name.clone()).collect();
        let mut of_kind: Vec<Vec<Symbol>> = Vec::new();
        for definition in self.section("kind") {
            let written = Table::<CardKind>::look(&definition.value).get(kind::SYMBOLS, &mut self.problems);
            let found = written.iter().filter_map(|text| self.find("number of a card", text, &names));
            of_kind.push(found.map(|at| known[at].1).collect());
        }
        let of_family = |family: &FamilyDef| {
            let mut symbols = Vec::new();
            for symbol in family.kinds.indices().flat_map(|kind| &of_kind[kind]) {
                if !symbols.contains(symbol) {
                    symbols.push(*symbol);
                }
            }
            symbols
        };
        self.families.iter().map(of_family).collect()
    }

    /// A sign for the cards of a family.
    fn signs(&mut self) -> Vec<Option<Phrase>> {
        let mut signs = Vec::new();
        for definition in self.section("card") {
            let sign = Table::<Card>::look(&definition.value).get(card::MARK, &mut self.problems);
            if let Some(text) = sign.as_ref().filter(|text| text.text.chars().count() != 1) {
                self.problems.push(
                    PackProblem::new(
                        "pack::bad_mark",
                        "a mark is a single sign",
                        &text.spot,
                        "this is none, or several",
                    )
                    .help("write one letter or sign, such as `mark = \"▲\"`"),
                );
            }
            signs.push(sign.map(|text| text.text.into()));
        }
        signs
    }

    /// `[group.<id>]`: options under one heading.
    fn groups(&mut self) -> Vec<GroupDef> {
        let names = self.ids_of("action");
        let mut taken: Vec<Option<String>> = vec![None; names.len()];
        let mut groups = Vec::new();
        for definition in self.section("group") {
            let table = Table::<Group>::new(&definition.value, &mut self.problems);
            let written = table.get(group::ACTIONS, &mut self.problems);
            table.finish(&mut self.problems);
            let mut actions = Vec::new();
            for text in &written {
                let Some(at) = self.find("action", text, &names) else { continue };
                match &taken[at] {
                    Some(other) => self.twice("action", text, other),
                    None => actions.push(ActionId::at(at)),
                }
                taken[at] = Some(definition.id.clone());
            }
            groups.push(GroupDef { name: definition.id.clone(), actions });
        }
        groups
    }

    /// `[row.<id>]`: figures of a player in one line.
    fn rows(&mut self) -> Vec<RowDef> {
        let mut names: Vec<String> = self.resources.iter().map(|resource| resource.name.clone()).collect();
        let counters = self.counters.iter().filter(|counter| counter.bearer == Bearer::Player && !counter.quiet);
        names.extend(counters.map(|counter| counter.name.clone()));
        let queries = self.queries.iter().filter(|query| query.bearer == Bearer::Player && !query.quiet);
        names.extend(queries.map(|query| query.name.clone()));
        let mut taken: Vec<Option<String>> = vec![None; names.len()];
        let mut rows = Vec::new();
        for definition in self.section("row") {
            let table = Table::<Row>::new(&definition.value, &mut self.problems);
            let written = table.get(row::FIGURES, &mut self.problems);
            let marks = table.get(row::MARKS, &mut self.problems);
            table.finish(&mut self.problems);
            let mut figures = Vec::new();
            for text in written {
                if self.is_quiet(&text) {
                    continue;
                }
                let Some(at) = self.find("number of a player", &text, &names) else { continue };
                match &taken[at] {
                    Some(other) => self.twice("number", &text, other),
                    None => figures.push(text.text),
                }
                taken[at] = Some(definition.id.clone());
            }
            rows.push(RowDef { name: definition.id.clone(), figures, marks });
        }
        rows
    }

    /// Reports a number that the pack itself keeps from the table.
    fn is_quiet(&mut self, text: &Text) -> bool {
        let quiet = self.counters.iter().any(|counter| counter.name == text.text && counter.quiet)
            || self.queries.iter().any(|query| query.name == text.text && query.quiet);
        if quiet {
            self.problems.push(
                PackProblem::new(
                    "pack::quiet_figure",
                    format!("`{}` is quiet, so it is never shown", text.text),
                    &text.spot,
                    "this would show it",
                )
                .help("leave it out of the row, or leave `quiet = true` out where it is defined"),
            );
        }
        quiet
    }

    fn twice(&mut self, what: &str, text: &Text, other: &str) {
        self.problems.push(
            PackProblem::new(
                "pack::drawn_twice",
                format!("the {what} `{}` already stands under `{other}`", text.text),
                &text.spot,
                "named again",
            )
            .help("name it in one of the two"),
        );
    }
}
