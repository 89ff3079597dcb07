//! Texts that are written by hand, and texts that are made from sentences, say what the rule says: where the rule changes, so
//! does what players read, in both languages.

use quarterdeck_dsl::vocabulary::FamilyId;
use quarterdeck_runtime::telling::Tongue;
use quarterdeck_runtime::{Game, PackFiles, check};
use quarterdeck_tests::shelf::{gather, packs};

const PACK: &str = "port-royal-adventure";
const FILE: &str = "cards/quests.toml";

/// A card, a number of its rule, the number that is written instead, and what is read then in English and in Russian.
const CHANGES: &[(&str, &str, &str, &str, &str)] = &[
    ("quest_33", "colors_needed = 4", "colors_needed = 3", "3 different colors", "3 разных цветов"),
    ("quest_34", "colors_needed = 4", "colors_needed = 3", "3 different colors", "3 разных цветов"),
    ("quest_34", "price         = 5", "price         = 7", "7 coins", "7 монет"),
    ("quest_37", "discard 2 ships", "discard 3 ships", "3 ships", "3 корабля"),
    ("quest_51", "price         = 5", "price         = 7", "7 coins", "7 монет"),
    ("quest_51", "berths_taken  = 4", "berths_taken  = 3", "card 3 of the harbor", "карты № 3"),
    ("quest_51", "sacrifice     = 1", "sacrifice     = 2", "2 cards less", "на 2 карты меньше"),
    ("quest_52", "berths_taken  = 1", "berths_taken  = 2", "card 2 of the harbor", "карты № 2"),
    ("quest_57", "discard 4 ships", "discard 3 ships", "3 ships", "3 корабля"),
    ("quest_58", "pay 5 coins", "pay 7 coins", "7 coins", "7 монет"),
];

/// What players read on a card.
fn text(game: &Game, card: &str, language: &str) -> String {
    let family = game.families.iter().position(|family| family.name == card).expect("a card");
    let options = vec![0; game.options.len()];
    Tongue { game, language }.family_text(FamilyId::at(family), &options).to_string()
}

fn game(changed: &PackFiles, all: &[PackFiles]) -> Game {
    let checked = check(&gather(changed, all));
    checked.game.unwrap_or_else(|| panic!("{:#?}", checked.problems))
}

#[test]
fn what_players_read_follows_the_rule() {
    let all = packs();
    let pack = all.iter().find(|pack| pack.id == PACK).expect("the pack");
    let as_it_is = game(pack, &all);
    for (card, is, becomes, english, russian) in CHANGES {
        let mut changed = pack.clone();
        let file = changed.files.get_mut(FILE).expect("the quests");
        let start = file.find(&format!("[card.{card}]")).expect("the card");
        let at = start + file[start..].find(is).unwrap_or_else(|| panic!("{card} does not say `{is}`"));
        file.replace_range(at..at + is.len(), becomes);
        assert!(!file[start..at].contains("\n[card."), "{card} does not say `{is}`");
        let changed = game(&changed, &all);
        for (language, read) in [("en", english), ("ru", russian)] {
            let (before, after) = (text(&as_it_is, card, language), text(&changed, card, language));
            assert!(!before.contains(read), "{card}: {before}");
            assert!(after.contains(read), "{card}: {after}");
        }
    }
}
