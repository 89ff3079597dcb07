//! Which event is meant by other words: `at the start of your turn` is `your turn begins`.

/// Words that say no more than the event itself does.
const EMPTY: &[&str] = &[
    "when", "whenever", "on", "at", "the", "of", "a", "an", "card", "this", "it", "each", "after", "is", "if", "was",
    "to", "into", "your", "player", "you", "does", "event",
];

/// Words for what happens, and the word that events use.
const SAME: &[(&[&str], &str)] = &[
    (&["start", "starts", "starting", "started", "begin", "beginning", "began", "begun"], "begins"),
    (&["end", "ended", "ending", "finish", "finishes", "finished", "over", "stops"], "ends"),
    (&["enter", "entered", "entering", "arrives", "comes", "joins", "played"], "enters"),
    (&["leave", "left", "leaving", "exits", "exit"], "leaves"),
    (&["gain", "gains", "get", "gets", "gaining", "received"], "gained"),
    (&["lose", "loses", "losing", "loss", "pays", "paid", "spent", "spends"], "lost"),
    (&["complete", "completed", "performed"], "done"),
];

/// The event that is meant, if the words leave no doubt.
pub(super) fn meant(written: &str, known: &[String]) -> Option<String> {
    let words = words(written);
    let told = plain(&words);
    let same = |event: &&String| plain(&self::words(event)) == told;
    // The name of something that is done, without saying that it is.
    let nearly = |event: &&String| {
        let other = plain(&self::words(event));
        event.ends_with(" done") && !told.is_empty() && other.iter().filter(|word| *word != "done").eq(told.iter())
    };
    let found = known.iter().find(same).or_else(|| known.iter().find(nearly))?;
    let yours = words.iter().any(|word| word == "your" || word == "you");
    Some(if yours { format!("your {found}") } else { found.clone() })
}

/// The words of a text, also where a capital begins one.
fn words(text: &str) -> Vec<String> {
    let mut apart = String::new();
    for letter in text.chars() {
        if letter.is_uppercase() {
            apart.push(' ');
        }
        apart.extend(letter.to_lowercase());
    }
    apart.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// What words say, in any order.
fn plain(words: &[String]) -> Vec<String> {
    let usual = |word: &String| {
        let same = SAME.iter().find(|(others, _)| others.contains(&word.as_str()));
        same.map_or_else(|| word.clone(), |(_, usual)| (*usual).to_owned())
    };
    let mut plain: Vec<String> = words.iter().filter(|word| !EMPTY.contains(&word.as_str())).map(usual).collect();
    plain.sort();
    plain
}

#[cfg(test)]
mod tests {
    use super::meant;

    #[test]
    fn an_event_in_other_words_is_recognised() {
        let known = ["enters street", "turn begins", "turn ends", "oil gained", "light done"].map(str::to_owned);
        let found = |text: &str| meant(text, &known).unwrap_or_default();
        assert_eq!(found("at the start of your turn"), "your turn begins");
        assert_eq!(found("onTurnEnd"), "turn ends");
        assert_eq!(found("gain oil"), "oil gained");
        assert_eq!(found("light"), "light done");
        assert_eq!(found("enters your street"), "your enters street");
        assert_eq!(found("you hold a card"), "");
    }
}
