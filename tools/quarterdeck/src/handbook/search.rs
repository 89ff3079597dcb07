//! Finds sections by words. Rare words count more than common ones, what stands in a heading more than what stands below it,
//! and a word is the same in its forms.

use std::collections::BTreeSet;

use super::section::Section;

/// Words that say nothing of what is wanted.
const EMPTY: &str = "
    a an and are as at be by can card cards do does for from game games how i in is it let make my of on or so some that the this to want what when with
    another other own one me get use have has there which who they their you your am into way should must will would could if then than without about all any every
    без в для и из как карта карту карты карт мне на но о от по с сделать так у чтобы что это я
    мой моя мою моей моего свой свою своя своей другой другого другому игра игру игры игре нужно хочу можно ли есть если при когда где все всем мы вы он они его ее бы не
";

/// So many first letters of a Russian word, and of a long English one, are the same in all its forms, or nearly so.
const STEM: usize = 5;

/// Sections in which the words stand, the best first.
pub fn find(sections: &[Section], wanted: &str) -> Vec<Section> {
    let all = stems(wanted);
    let empty = stems(EMPTY);
    let told: BTreeSet<String> = all.difference(&empty).cloned().collect();
    let sought = if told.is_empty() { all } else { told };
    let indexed: Vec<[BTreeSet<String>; 3]> = sections
        .iter()
        .map(|section| {
            let heads = format!("{} {}", section.title, section.russian_heading().unwrap_or_default());
            [stems(&heads), stems(section.words()), stems(section.body)]
        })
        .collect();
    // How rare a word is: where it is only mentioned counts a quarter.
    let known = |stem: &String| -> u64 {
        let said = indexed.iter().filter(|[head, words, _]| head.contains(stem) || words.contains(stem)).count();
        let mentioned = indexed.iter().filter(|[.., body]| body.contains(stem)).count();
        (4 * said + mentioned) as u64
    };
    let rarity: Vec<u64> = sought.iter().map(known).collect();
    let mut found: Vec<(u64, usize)> = Vec::new();
    for (at, [head, words, body]) in indexed.iter().enumerate() {
        let (mut score, mut met) = (0, 0);
        for (stem, known) in sought.iter().zip(&rarity) {
            let (weight, halves) = match () {
                () if head.contains(stem) => (8, 2),
                () if words.contains(stem) => (6, 2),
                () if body.contains(stem) => (1, 1),
                () => (0, 0),
            };
            score += weight * 4_000 / (known + 12);
            met += halves;
        }
        // Whoever answers all of it is better than whoever answers one rare word.
        let sought = 2 * sought.len() as u64;
        let recipe = if sections[at].is_recipe() { 3 } else { 2 };
        if score > 0 {
            found.push((score * recipe * (sought + met) / sought, at));
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
    use super::super::section::sections_for;
    use super::find;

    /// Whoever asks so is answered by this section, or by one of the next two.
    const ASKED: &[(&str, &str)] = &[
        ("how do I make a card cheaper", "Make cards cheaper"),
        ("give a player one more turn", "One more action"),
        ("let players trade resources", "Offer a trade"),
        ("draw cards until the hand is full", "Draw up to so many cards"),
        ("limit the hand size", "A hand limit"),
        ("play a card from the hand", "A card that is used up"),
        ("count points at the end of the game", "Points at the end"),
        ("tie breaker", "Break ties"),
        ("shuffle the discard pile back into the deck", "Shuffle the discards back into the deck"),
        ("a timer that counts down rounds", "Something happens every third round"),
        ("damage and health", "A card on which tokens lie"),
        ("two players fight and the stronger wins", "A fight"),
        ("hidden roles traitor", "A secret goal"),
        ("secret objective only I see", "A secret goal"),
        ("pass cards to the neighbour", "Pass a card to the left"),
        ("protect a card from being stolen", "Instead of losing something"),
        ("copy the effect of another card", "Do what another does"),
        ("dice roll decides", "Roll dice"),
        ("everyone chooses at the same time", "A secret vote"),
        ("an upgrade of a card", "A card with two sides"),
        ("add a resource to the game", "A new resource"),
        ("translate my game to another language", "A translation"),
        ("print the cards", "On paper: print, gallery, pictures, spreadsheets"),
        ("make a card look blue", "How a pack looks"),
        ("see why my trigger did not fire", "Why, and why not"),
        ("test a rule", "Rulings"),
        ("undo", "The table at a terminal"),
        ("fix mistakes automatically", "Corrections"),
        ("install somebody's expansion", "Packs that travel"),
        ("write a script", "A cookbook of scripts"),
        ("balance the game", "The laboratory"),
        ("rename a card everywhere", "In your editor"),
        ("once per turn", "Once per turn"),
        ("an auction", "An auction with sealed bids"),
        ("a vote", "A secret vote"),
        ("until the end of the round", "Until the end of the round"),
        ("instead of", "Instead of losing something"),
        ("the owner chooses", "Another player chooses for you"),
        ("steal a card from an opponent", "Steal from another player"),
        ("wild cards", "A card that stands for another card"),
        ("skip a turn", "Miss a turn"),
        ("look at the top three cards", "Look at the top cards and take one"),
        ("discount", "Make cards cheaper"),
    ];

    /// The same in Russian.
    const ASKED_IN_RUSSIAN: &[(&str, &str)] = &[
        ("как сделать карту дешевле", "Make cards cheaper"),
        ("ещё один ход игроку", "One more action"),
        ("обмен между игроками", "Offer a trade"),
        ("добрать карты до пяти", "Draw up to so many cards"),
        ("ограничить число карт в руке", "A hand limit"),
        ("сбросить карту и что-то получить", "Trade several cards for one"),
        ("подсчёт очков в конце", "Points at the end"),
        ("кто победит при ничьей", "Break ties"),
        ("перемешать сброс в колоду", "Shuffle the discards back into the deck"),
        ("счётчик раундов", "Something happens every third round"),
        ("бой, побеждает сильнейший", "A fight"),
        ("скрытые роли", "A secret goal"),
        ("передать карты соседу", "Pass a card to the left"),
        ("защитить карту от кражи", "Instead of losing something"),
        ("повторить эффект другой карты", "Do what another does"),
        ("рынок карт", "A phase for everybody at the end of the round"),
        ("бонус отстающему", "Whoever has the most"),
        ("все выбирают одновременно", "A secret vote"),
        ("улучшить карту", "A card with two sides"),
        ("добавить новый ресурс", "A new resource"),
        ("число игроков", "Cards only for some numbers of players"),
        ("перевести игру на другой язык", "Перевести игру"),
        ("напечатать карты", "On paper: print, gallery, pictures, spreadsheets"),
        ("как играют боты", "6. Пусть сыграют боты"),
        ("изменить цвет карты", "How a pack looks"),
        ("почему карта не сработала", "Why, and why not"),
        ("проверить правило", "Rulings"),
        ("отменить ход", "The table at a terminal"),
        ("исправить ошибки", "Corrections"),
        ("установить чужое дополнение", "Packs that travel"),
        ("написать сценарий", "A cookbook of scripts"),
        ("баланс игры", "The laboratory"),
        ("переименовать карту", "In your editor"),
        ("написать главу истории", "Глава истории"),
        ("голосование", "A secret vote"),
        ("аукцион", "An auction with sealed bids"),
        ("кубики", "Roll dice"),
        ("раз за ход", "Once per turn"),
        ("украсть карту у соперника", "Steal from another player"),
        ("до конца раунда", "Until the end of the round"),
        ("пропустить ход", "Miss a turn"),
    ];

    #[test]
    fn what_is_wanted_is_found() {
        for (asked, russian) in [(ASKED, false), (ASKED_IN_RUSSIAN, true)] {
            let sections = sections_for(russian);
            for (wanted, answer) in asked {
                let found: Vec<&str> = find(&sections, wanted).iter().take(3).map(|section| section.title).collect();
                assert!(found.contains(answer), "`{wanted}` finds {found:?}, not `{answer}`");
            }
            assert!(find(&sections, "xyzzy").is_empty());
        }
    }
}
