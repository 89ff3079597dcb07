//! Cards with several faces: every face is a family of its own, joined to the first.

use std::collections::BTreeMap;

use quarterdeck_dsl::vocabulary::FamilyId;

use super::Builder;
use crate::game::PrintingId;
use crate::pack::keys::{Card, card};
use crate::pack::reader::Table;
use crate::problem::PackProblem;

impl Builder<'_> {
    /// Joins the printings of each card's faces, once all families are there.
    pub(super) fn join_faces(&mut self, families: &[String]) {
        let mut taken: BTreeMap<FamilyId, FamilyId> = BTreeMap::new();
        for (first, texts) in std::mem::take(&mut self.faces) {
            let own = self.printings_with(first);
            let mut ring = own.clone();
            if own.len() != 1 {
                self.problems.push(
                    PackProblem::new(
                        "pack::bad_face",
                        format!("`{}` has several printings, so its faces are not clear", families[usize::from(first)]),
                        &texts[0].spot,
                        "faces of which of them?",
                    )
                    .help("give each printing a card of its own, with its own faces"),
                );
                continue;
            }
            for text in &texts {
                let Some(face) = self.find("card", text, families).map(FamilyId::at) else {
                    continue;
                };
                let before = taken.get(&face).copied();
                let printings = self.printings_with(face);
                let wrong = if face == first {
                    Some("a card is always its own first face".to_owned())
                } else if let Some(of) = before {
                    Some(format!("it is already a face of `{}`", families[usize::from(of)]))
                } else if Table::<Card>::look(&self.section("card")[usize::from(face)].value).gives(&card::COPIES) {
                    Some("it has `copies`, but a face is not a card by itself".to_owned())
                } else {
                    None
                };
                if let Some(wrong) = wrong {
                    self.problems.push(
                        PackProblem::new(
                            "pack::bad_face",
                            format!("`{}` cannot be a further face of `{}`", text.text, families[usize::from(first)]),
                            &text.spot,
                            wrong,
                        )
                        .help("name the other faces in their order, each defined once as `[card.…]` without `copies`"),
                    );
                    continue;
                }
                taken.insert(face, first);
                for printing in printings {
                    self.printings[usize::from(printing)].count = 0;
                    ring.push(printing);
                }
            }
            for printing in &ring {
                self.printings[usize::from(*printing)].faces.clone_from(&ring);
            }
        }
    }

    fn printings_with(&self, family: FamilyId) -> Vec<PrintingId> {
        // Printings stand in the order of their families.
        let first = self.printings.partition_point(|printing| printing.family < family);
        let own = self.printings[first..].iter().take_while(|printing| printing.family == family);
        own.enumerate().map(|(at, _)| PrintingId::at(first + at)).collect()
    }
}
