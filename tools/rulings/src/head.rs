//! The head of a ruling: what it covers must be listed somewhere, and its file must be called like its sentence.

use std::collections::BTreeSet;

use quarterdeck_dsl::problem::nearest;

use crate::scenario::{Mistake, Ruling};

/// Words of a file's name that are shorter than this say little.
const TELLING: usize = 4;
/// One in so many of the telling words of a name must be in the sentence.
const SHARE: usize = 3;
/// A file's name proposed for a sentence has at most so many words.
const MOST_WORDS: usize = 12;

/// The ids of the rules that a list numbers: `rules.txt` or `scenarios.txt`, one id and its title a line.
pub fn listed_rules(text: &str) -> impl Iterator<Item = String> {
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty());
    lines.filter_map(|line| line.split_whitespace().next().map(str::to_owned))
}

/// Everything wrong with a ruling that can be found without playing it. What it covers is looked up among the rules,
/// where any are listed.
pub fn head_mistakes(path: &str, text: &str, rules: Option<&BTreeSet<String>>) -> Vec<Mistake> {
    let ruling = match Ruling::parse(path, text) {
        Ok(ruling) => ruling,
        Err(mistakes) => return mistakes,
    };
    let line_of = |start: &str| text.lines().position(|line| line.starts_with(start)).map_or(1, |at| at + 1);
    let mistake = |line, message, help| Mistake { path: path.to_owned(), line, message, help };
    let mut mistakes = Vec::new();
    let covered = rules.into_iter().flat_map(|rules| ruling.covers().iter().map(move |id| (rules, id)));
    for (rules, id) in covered.filter(|(rules, id)| !rules.contains(*id)) {
        let help = match nearest(id, rules.iter().map(String::as_str)) {
            Some(near) => format!("did you mean `{near}`?"),
            None => "list it in rules.txt or scenarios.txt of the pack, with its title".to_owned(),
        };
        mistakes.push(mistake(line_of("covers:"), format!("there is no rule `{id}`"), help));
    }
    let file = path.rsplit('/').next().unwrap_or(path).trim_end_matches(".ruling");
    if !names(file, ruling.sentence()) {
        let help = format!("call it {}.ruling, or by a shorter form of the sentence", file_name(ruling.sentence()));
        mistakes.push(mistake(line_of("ruling:"), format!("the file `{file}` is not called like its sentence"), help));
    }
    mistakes
}

/// Whether the name of a file is a sentence, or a shorter form of it: enough of its words stand there.
fn names(file: &str, sentence: &str) -> bool {
    let words = words(sentence);
    let beginning = |word: &str| word.chars().take(TELLING).collect::<String>();
    let told = words.iter().map(|word| beginning(word)).collect::<BTreeSet<_>>();
    let name = self::words(file);
    let telling: Vec<&String> = name.iter().filter(|word| word.len() >= TELLING).collect();
    let shared = telling.iter().filter(|word| told.contains(&beginning(word))).count();
    shared * SHARE >= telling.len() && (shared > 0 || name.iter().all(|word| words.contains(word)))
}

/// A name for the file of a sentence.
fn file_name(sentence: &str) -> String {
    let mut words = words(sentence);
    words.truncate(MOST_WORDS);
    words.join("-")
}

/// The words of a text, in small letters of the Latin alphabet without marks.
fn words(text: &str) -> Vec<String> {
    let plain: String = text
        .to_lowercase()
        .chars()
        .filter(|letter| !['\'', '’'].contains(letter))
        .map(|letter| match letter {
            'ñ' => 'n',
            'á' | 'à' | 'â' | 'ä' => 'a',
            'é' | 'è' | 'ê' | 'ë' => 'e',
            'í' | 'ì' | 'î' | 'ï' => 'i',
            'ó' | 'ò' | 'ô' | 'ö' => 'o',
            'ú' | 'ù' | 'û' | 'ü' => 'u',
            'ç' => 'c',
            letter if letter.is_alphanumeric() => letter,
            _ => ' ',
        })
        .collect();
    plain.split_whitespace().map(str::to_owned).collect()
}
