//! Finds sections by words. Rare words count more than common ones, what stands in a heading more than what stands below it,
//! and a word is the same in its forms.

use std::collections::BTreeSet;

use super::section::Section;

/// Words that say nothing of what is wanted.
const EMPTY: &[&str] = &[
    "a",
    "an",
    "and",
    "are",
    "as",
    "at",
    "be",
    "by",
    "can",
    "card",
    "cards",
    "do",
    "does",
    "for",
    "from",
    "game",
    "how",
    "i",
    "in",
    "is",
    "it",
    "let",
    "make",
    "my",
    "of",
    "on",
    "or",
    "so",
    "some",
    "that",
    "the",
    "this",
    "to",
    "want",
    "what",
    "when",
    "with",
    "без",
    "в",
    "для",
    "и",
    "из",
    "как",
    "карта",
    "карту",
    "карты",
    "карт",
    "мне",
    "на",
    "но",
    "о",
    "от",
    "по",
    "с",
    "сделать",
    "так",
    "у",
    "чтобы",
    "что",
    "это",
    "я",
];

/// So many first letters of a Russian word, and of a long English one, are the same in all its forms, or nearly so.
const STEM: usize = 5;

/// Sections in which the words stand, the best first.
pub fn find(sections: &[Section], wanted: &str) -> Vec<Section> {
    let all = stems(wanted);
    let told: BTreeSet<String> =
        all.iter().filter(|stem| !EMPTY.iter().any(|empty| stem_of(empty) == **stem)).cloned().collect();
    let sought = if told.is_empty() { all } else { told };
    let indexed: Vec<[BTreeSet<String>; 3]> = sections
        .iter()
        .map(|section| {
            let heads = format!("{} {}", section.title, section.russian_heading().unwrap_or_default());
            [stems(&heads), stems(section.words()), stems(section.body)]
        })
        .collect();
    let mut found: Vec<(u64, usize)> = Vec::new();
    for (at, index) in indexed.iter().enumerate() {
        let mut score = 0;
        for stem in &sought {
            let weight = if index[0].contains(stem) {
                8
            } else if index[1].contains(stem) {
                6
            } else {
                u64::from(index[2].contains(stem))
            };
            let known = indexed.iter().filter(|other| other.iter().any(|words| words.contains(stem))).count();
            score += weight * 1_000 / (known as u64 + 3);
        }
        let recipe = if sections[at].is_recipe() { 3 } else { 2 };
        if score > 0 {
            found.push((score * recipe, at));
        }
    }
    found.sort_by_key(|(score, at)| (std::cmp::Reverse(*score), *at));
    let least = found.first().map_or(0, |(score, _)| score / 4);
    found.into_iter().take_while(|(score, _)| *score >= least).map(|(_, at)| sections[at]).collect()
}

fn stems(text: &str) -> BTreeSet<String> {
    let words = text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(|word| stem_of(&word.to_lowercase())).collect()
}

/// What is the same in most forms of a word.
fn stem_of(word: &str) -> String {
    let length = word.chars().count();
    if !word.is_ascii() {
        return if length > STEM { word.chars().take(STEM).collect() } else { word.to_owned() };
    }
    let endings = ["ing", "ies", "er", "ed", "es", "s", "y", "e"];
    let cut = endings.iter().find_map(|ending| word.strip_suffix(ending).filter(|rest| rest.len() >= 3));
    cut.unwrap_or(word).to_owned()
}

#[cfg(test)]
mod tests {
    use super::super::sections;
    use super::find;

    /// Whoever asks so is answered by this recipe, or by one of the next two.
    const ASKED: &[(&str, &str)] = &[
        ("how do I make a card cheaper", "Make cards cheaper"),
        ("once per turn", "Once per turn"),
        ("an auction", "An auction with sealed bids"),
        ("a vote", "A secret vote"),
        ("until the end of the round", "Until the end of the round"),
        ("instead of", "Instead of losing something"),
        ("the owner chooses", "Another player chooses for you"),
        ("steal a card from an opponent", "Steal from another player"),
        ("rolling dice", "Roll dice"),
        ("wild cards", "A card that stands for another card"),
        ("skip a turn", "Miss a turn"),
        ("look at the top three cards", "Look at the top cards and take one"),
        ("discount", "Make cards cheaper"),
        ("как сделать карту дешевле", "Make cards cheaper"),
        ("раз за ход", "Once per turn"),
        ("тайное голосование", "A secret vote"),
        ("бросок кубика", "Roll dice"),
        ("украсть карту у соперника", "Steal from another player"),
        ("до конца раунда", "Until the end of the round"),
        ("пропустить ход", "Miss a turn"),
    ];

    #[test]
    fn what_is_wanted_is_found() {
        let sections = sections();
        for (wanted, answer) in ASKED {
            let found: Vec<&str> = find(&sections, wanted).iter().take(3).map(|section| section.title).collect();
            assert!(found.contains(answer), "`{wanted}` finds {found:?}, not `{answer}`");
        }
        assert!(find(&sections, "xyzzy").is_empty());
    }
}
