//! What `play` answers to `? words`: a card's name, numbers and text, or why something is not on offer.

use quarterdeck_dsl::vocabulary::FamilyId;
use quarterdeck_runtime::View;
use quarterdeck_runtime::definitions::PrintingId;
use quarterdeck_runtime::seen::Pile;
use quarterdeck_runtime::telling::{Argument, Phrase, Tongue, fold};

use crate::play::Player;
use crate::say::{Say, text};

impl Player {
    /// A card's name, numbers and text, or why something is not on offer.
    pub fn explain(&self, words: &str, seat: u8) -> String {
        let speaker = self.table.speaker(Some(seat), &self.say.language);
        if let Ok(wanted) = words.parse::<usize>()
            && let Some(option) = self.options(seat).get(wanted.wrapping_sub(1))
        {
            return self.explain(&option.label, seat);
        }
        let mut cards = speaker.named_cards(words);
        let why = speaker.why(words);
        if cards.is_empty() && why == speaker.text("why-unknown", &[("words", Argument::Text(words.to_owned().into()))])
        {
            // Part of the name of a card on the table will do.
            let names = lying(&self.view(seat), &fold(words));
            cards = names.iter().flat_map(|name| speaker.named_cards(name)).collect();
            cards.sort_unstable();
            cards.dedup();
        }
        let mut out = card_lines(speaker.tongue(), &cards, self.table.now().position().options());
        // Of several cards there is nothing more to tell.
        let unnamed = speaker.named_cards(words).is_empty();
        match cards.as_slice() {
            [only] if unnamed => out.push(format!("  {}", speaker.why(&speaker.printing(*only)))),
            [_, ..] if unnamed => {}
            _ => out.push(format!("  {why}")),
        }
        out.join("\n")
    }
}

/// What players read of cards: each with its name and numbers, then what they do, and what is said of them besides.
pub fn card_lines(tongue: Tongue<'_>, cards: &[PrintingId], options: &[i16]) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    let mut texts: Vec<(FamilyId, Phrase)> = Vec::new();
    for printing in cards {
        let family = tongue.game.printings[usize::from(*printing)].family;
        let mut line = tongue.printing(*printing).to_string();
        let printed: Vec<String> =
            tongue.printed(*printing).into_iter().map(|(name, value)| format!("{name}: {value}")).collect();
        if !printed.is_empty() {
            line = format!("{line} — {}", printed.join(", "));
        }
        out.push(format!("  {line}"));
        let told = (family, tongue.printing_text(*printing, options));
        if !texts.contains(&told) {
            texts.push(told);
        }
    }
    out.extend(tongue.designed(cards).into_iter().map(|line| format!("  {line}")));
    let say = Say::new(tongue.language);
    let mut families: Vec<FamilyId> = Vec::new();
    for (family, told) in texts {
        out.extend(Some(told).filter(|text| !text.is_empty()).map(|text| format!("  {text}")));
        if families.contains(&family) {
            continue;
        }
        families.push(family);
        let flavor = tongue.flavor(family).map(|flavor| say.say("flavor", &[("text", text(flavor))]));
        out.extend(flavor.map(|flavor| format!("  {flavor}")));
    }
    out
}

/// The names of cards that the view shows and in which some word begins with these.
fn lying(view: &View, words: &str) -> Vec<Phrase> {
    let mut names = Vec::new();
    let zones = view.zones.iter().map(|zone| &zone.pile);
    let places = view.boards.iter().flat_map(|board| &board.places).map(|place| &place.pile);
    for pile in zones.chain(places) {
        gather(pile, words, &mut names);
    }
    names
}

fn gather(pile: &Pile, words: &str, names: &mut Vec<Phrase>) {
    for card in &pile.cards {
        let fits = !words.is_empty() && format!(" {}", fold(&card.name)).contains(&format!(" {words}"));
        if fits && !names.contains(&card.name) {
            names.push(card.name.clone());
        }
        card.under.iter().for_each(|under| gather(under, words, names));
    }
}
