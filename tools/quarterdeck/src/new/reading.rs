//! A card as it would be printed, read into a table. Every part is tried with the pack itself: what `check` would refuse was
//! not read, and is told with the reason.

use miette::Result;
use quarterdeck_dsl::problem::nearest;
use quarterdeck_runtime::{Game, PackProblem};

use super::card::{Card, When, chosen};
use super::deed::{change, deeds};
use super::draft::Draft;
use super::model::{Model, kinds, simplest};
use super::moment::{conditional, moments};
use super::printed::{names, printed};
use super::toml_text::sentence;
use super::{Wish, is_cyrillic};
use crate::say::text;

/// A card, and the parts of its text that could not be read, with the reason.
pub struct Described {
    pub card: Card,
    pub unread: Vec<(String, String)>,
}

/// The parts of a text: a point followed by a blank ends one.
pub fn parts(said: &str) -> Vec<String> {
    let marked = said.trim().trim_end_matches('.').replace(". ", "\n");
    marked.split('\n').map(|part| part.trim().to_owned()).filter(|part| !part.is_empty()).collect()
}

/// Reads the parts behind the name.
#[allow(clippy::too_many_arguments)]
pub fn read(
    wish: &Wish<'_>,
    game: &Game,
    models: &[Model],
    draft: &mut Draft,
    path: &str,
    card: Card,
    parts: &[String],
    kind: Option<&str>,
) -> Result<Described> {
    let mut reader = Reader { wish, game, draft, path, described: Described { card, unread: Vec::new() } };
    let known = kinds(models);
    // A kind can be called as players call it, in any language.
    let kind_of = |part: &String| known.iter().find(|kind| names(game, kind).contains(&part.to_lowercase()));
    let said = parts.iter().find_map(kind_of);
    let mut others: Vec<&String> = Vec::new();
    for part in parts.iter().filter(|part| kind_of(part).is_none()) {
        if !reader.printed(part) {
            others.push(part);
        }
    }
    let printed = &reader.described.card.printed;
    let fitting = || {
        models.iter().filter(|model| {
            printed.iter().all(|(key, _)| key == "count" || model.printed.iter().any(|(known, _)| known == key))
        })
    };
    let mut fit: Vec<&String> = fitting().filter_map(|model| model.kinds.first()).collect();
    fit.sort();
    fit.dedup();
    let kind = match (kind.or(said.map(String::as_str)), fit.as_slice()) {
        (None, [only]) if !printed.is_empty() => (*only).clone(),
        (named, _) => chosen(wish, game, models, named)?,
    };
    if let Some(model) = simplest(models, &kind) {
        let like = Card::like(&reader.described.card.id, model);
        reader.described.card.kinds = like.kinds;
        reader.described.card.placing = like.placing;
    }
    for part in others {
        reader.sentence(part);
    }
    Ok(reader.described)
}

struct Reader<'r, 'w> {
    wish: &'r Wish<'w>,
    game: &'r Game,
    draft: &'r mut Draft,
    path: &'r str,
    described: Described,
}

impl Reader<'_, '_> {
    /// Reads numbers and words that are printed; whether the part is a list of such.
    fn printed(&mut self, part: &str) -> bool {
        let pieces = printed(self.game, part);
        if !pieces.first().is_some_and(Result::is_ok) {
            return self.unknown_number(part);
        }
        for piece in pieces {
            match piece {
                Ok(found) => self.described.card.printed.push(found),
                Err(piece) => {
                    let why = self.no_attribute(&piece);
                    self.described.unread.push((piece, why));
                }
            }
        }
        true
    }

    /// A word and a number that nothing printed on cards is called by: no sentence either.
    fn unknown_number(&mut self, part: &str) -> bool {
        let words: Vec<&str> = part.split_whitespace().collect();
        let lone = matches!(words[..], [word, number] if number.parse::<i32>().is_ok() && word.chars().all(char::is_alphabetic));
        if lone {
            let why = self.no_attribute(part);
            self.described.unread.push((part.to_owned(), why));
        }
        lone
    }

    fn no_attribute(&self, piece: &str) -> String {
        let names: Vec<String> =
            self.game.attributes.iter().flat_map(|attribute| names(self.game, &attribute.name)).collect();
        let name = piece.to_lowercase();
        let name = name.split_whitespace().next().unwrap_or_default();
        match nearest(name, names.iter().map(String::as_str)) {
            Some(near) => self.wish.say.say("new-near-attribute", &[("near", text(near))]),
            None => {
                let known = self.game.attributes.iter().map(|attribute| attribute.name.replace('_', " "));
                let known = known.collect::<Vec<_>>().join(", ");
                self.wish.say.say("new-no-attribute", &[("known", text(known))])
            }
        }
    }

    /// What is wrong with the card if it is so.
    fn wrong(&mut self, card: &Card) -> Option<PackProblem> {
        let file = format!("{}/{}", self.draft.pack.id, self.path);
        let problems = self.draft.problems_with(self.path, &card.written());
        problems.into_iter().find(|problem| problem.file == file)
    }

    /// Reads a sentence: what happens at a moment, a standing change, or what the card requires.
    fn sentence(&mut self, part: &str) {
        let mut reason = None;
        let moments = moments(self.game, part);
        for moment in &moments {
            let (said, deed) = conditional(&moment.rest);
            let condition = match (&moment.condition, said) {
                (Some(own), Some(said)) => Some(format!("{own} and {said}")),
                (own, said) => own.clone().or(said),
            };
            for does in deeds(&deed) {
                let mut card = self.described.card.clone();
                card.when.push(When { event: moment.event.clone(), condition: condition.clone(), does });
                match self.wrong(&card) {
                    None => {
                        self.described.card = card;
                        return;
                    }
                    Some(problem) => reason = reason.or(Some(problem)),
                }
            }
        }
        if moments.is_empty() && self.changed(part, &mut reason) {
            return;
        }
        if moments.is_empty() {
            let said = lowered(part);
            let starts = ["requires ", "requires: ", "you must ", "to have it, "];
            let said = starts.iter().find_map(|start| said.strip_prefix(start)).map_or(said.clone(), str::to_owned);
            let required = Card { requires: Some(sentence(&said)), ..self.described.card.clone() };
            match self.wrong(&required) {
                None if self.described.card.requires.is_none() => {
                    self.described.card = required;
                    return;
                }
                None => return self.unread(part, "new-required-twice"),
                Some(problem) => reason = reason.or(Some(problem)),
            }
            if self.is_deed(&said) {
                return self.unread(part, "new-no-moment");
            }
        }
        if is_cyrillic(part) {
            return self.unread(part, "new-rules-in-latin");
        }
        let why = reason.map(|problem| told(&problem)).unwrap_or_default();
        self.described.unread.push((part.to_owned(), why));
    }

    /// Reads a standing change of a number; if it is one that the pack refuses, why.
    fn changed(&mut self, part: &str, reason: &mut Option<PackProblem>) -> bool {
        let Some(change) = change(self.game, part) else {
            return false;
        };
        let mut card = self.described.card.clone();
        card.changes.push(change);
        *reason = self.wrong(&card);
        if reason.is_none() {
            self.described.card = card;
        }
        reason.is_none()
    }

    /// Whether something could be done by these words, if only it were said when.
    fn is_deed(&mut self, said: &str) -> bool {
        let Some(phase) = self.game.phases.unnoted().iter().map(|phase| phase.name.replace('_', " ")).next_back()
        else {
            return false;
        };
        let mut card = self.described.card.clone();
        let whole = card.when.len();
        deeds(said).into_iter().any(|does| {
            card.when.truncate(whole);
            card.when.push(When { event: format!("{phase} begins"), condition: None, does });
            self.wrong(&card).is_none()
        })
    }

    fn unread(&mut self, part: &str, why: &str) {
        self.described.unread.push((part.to_owned(), self.wish.say.say(why, &[])));
    }
}

fn lowered(part: &str) -> String {
    let mut letters = part.chars();
    letters.next().map(|first| first.to_lowercase().chain(letters).collect()).unwrap_or_default()
}

/// A problem in one line.
fn told(problem: &PackProblem) -> String {
    problem.help.as_ref().map_or_else(|| problem.message.clone(), |help| format!("{}; {help}", problem.message))
}

#[cfg(test)]
mod tests {
    use super::parts;

    #[test]
    fn a_point_and_a_blank_end_a_part() {
        let said = "Beacon. Cost 2.  At the start of your turn gain 1 oil.";
        assert_eq!(parts(said), ["Beacon", "Cost 2", "At the start of your turn gain 1 oil"]);
        assert_eq!(parts("Cat lantern"), ["Cat lantern"]);
    }
}
