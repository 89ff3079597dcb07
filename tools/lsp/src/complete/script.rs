//! What scripts can ask and do, as the engine itself lists it: for whoever writes `you:` or `card.`, and for whoever points at it.

use std::fmt::Write as _;

use lsp_types::CompletionItemKind;
use quarterdeck_runtime::reference::{FIELDS, METHODS, Member, VERBS, parameters, verb_name};

use super::{Offer, word_start};
use crate::hover::Pointed;
use crate::thing::Span;

/// Sections whose ids scripts have in quotes.
const IN_SCRIPTS: &[&str] =
    &["zone", "board", "counter", "query", "resource", "option", "kind", "phase", "event", "card"];

impl Pointed<'_> {
    pub(super) fn in_script(&self, before: &str) -> (Vec<Offer>, usize) {
        let line = before.rsplit('\n').next().unwrap_or_default();
        let from = word_start(before);
        if ['"', '\''].iter().any(|quote| line.matches(*quote).count() % 2 == 1) {
            return (self.ids(IN_SCRIPTS), from);
        }
        let offers = match sign_before(before, from) {
            Some(':') => {
                let mut offers: Vec<Offer> = members(METHODS, CompletionItemKind::METHOD);
                offers.extend(VERBS.iter().map(|verb| {
                    let given: Vec<&str> = parameters(verb).iter().map(|it| it.name).collect();
                    let detail = format!("{{ {} }}", given.join(", "));
                    let offer = Offer::new(verb_name(verb.spec), CompletionItemKind::METHOD, detail);
                    Offer { about: verb.spec.about.to_owned(), ..offer }
                }));
                offers
            }
            Some('.') => {
                let mut offers = members(FIELDS, CompletionItemKind::FIELD);
                offers.extend(self.ids(&["attribute"]));
                offers
            }
            _ => Vec::new(),
        };
        (offers, from)
    }
}

/// The members of a list, those with the same name as one.
fn members(list: &[Member], kind: CompletionItemKind) -> Vec<Offer> {
    let mut offers: Vec<Offer> = Vec::new();
    for member in list {
        if !offers.iter().any(|known| known.label == member.name) {
            let offer = Offer::new(member.name, kind, signature(member));
            offers.push(Offer { about: member.about.to_owned(), rank: 2, ..offer });
        }
    }
    offers
}

fn signature(member: &Member) -> String {
    let of = member.of.name();
    if FIELDS.contains(member) {
        format!("{of}.{}: {}", member.name, member.gives)
    } else {
        format!("{of}:{}({}): {}", member.name, member.given, member.gives)
    }
}

/// The sign by which a name is asked of something: `:` or `.` behind a name, a bracket or a quote.
fn sign_before(text: &str, from: usize) -> Option<char> {
    let sign = text.get(..from)?.chars().next_back().filter(|sign| [':', '.'].contains(sign))?;
    let of = text[..from - 1].chars().next_back()?;
    (of.is_alphanumeric() || "_)]\"'".contains(of)).then_some(sign)
}

/// What is told of a method or field that a script names there.
pub fn told(text: &str, byte: usize) -> Option<(String, Span)> {
    let is_part = |sign: char| sign.is_ascii_alphanumeric() || sign == '_';
    let from = text.get(..byte)?.rfind(|sign: char| !is_part(sign)).map_or(0, |before| before + 1);
    let to = text.get(byte..)?.find(|sign: char| !is_part(sign)).map_or(text.len(), |behind| byte + behind);
    let (name, sign) = (text.get(from..to)?, sign_before(text, from)?);
    let list = if sign == ':' { METHODS } else { FIELDS };
    let mut told = String::new();
    for member in list.iter().filter(|member| member.name == name) {
        let _ = writeln!(told, "**{}**\n\n{}\n", signature(member), member.about);
    }
    if let Some(verb) = VERBS.iter().find(|verb| sign == ':' && verb_name(verb.spec) == name) {
        let given: Vec<String> = parameters(verb).iter().map(|it| format!("{}: {}", it.name, it.kind)).collect();
        let _ = writeln!(told, "**{name}** {{ {} }}\n\n{}\n", given.join(", "), verb.spec.about);
    }
    (!told.is_empty()).then_some((told, (from, to)))
}

#[cfg(test)]
mod tests {
    use super::told;

    #[test]
    fn what_a_script_asks_is_explained() {
        let text = "local all = game:zone(\"deck\"):cards()\nprint(all[1].owner, game.zone)";
        let at = |word: &str| text.find(word).map(|at| at + 1).unwrap_or_default();
        let (zone, span) = told(text, at("zone")).unwrap_or_default();
        assert!(zone.contains("Game:zone(name: ZoneName): Zone") && zone.contains("Player:zone("), "{zone}");
        assert_eq!(&text[span.0..span.1], "zone");
        assert!(told(text, at("owner")).is_some_and(|(told, _)| told.contains("Card.owner")));
        assert_eq!(told(text, at("all")), None);
    }
}
