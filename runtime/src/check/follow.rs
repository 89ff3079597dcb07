//! Leaves out what only follows from another mistake: a word that was not defined rightly is missing wherever it is used,
//! and a key that is misspelt is missing in its table. Whatever else is wrong is told as well.

use std::collections::BTreeMap;

use crate::pack::files::PackFiles;
use crate::problem::PackProblem;

/// Mistakes in how something is defined.
const DEFINING: &[&str] = &[
    "pack::unknown_key",
    "pack::bad_name",
    "pack::reserved_name",
    "pack::unknown_value",
    "pack::wrong_type",
    "pack::missing_key",
    "pack::unknown_id",
    "pack::misplaced_file",
    "pack::already_defined",
    "pack::unknown_language",
];

/// Of two mistakes in one table, the second follows from the first.
const IN_ONE_TABLE: &[(&str, &str)] = &[
    ("pack::unknown_key", "pack::missing_key"),
    ("pack::unknown_key", "pack::what_to_do"),
    ("pack::unknown_key", "pack::what_next"),
    ("pack::unknown_key", "pack::already_defined"),
    ("pack::unknown_key", "pack::missing_words"),
    ("pack::unknown_id", "pack::missing_key"),
    ("pack::unknown_id", "pack::what_next"),
    ("pack::wrong_type", "pack::already_defined"),
    ("pack::wrong_type", "pack::missing_key"),
    ("pack::bad_name", "pack::missing_key"),
];

/// Of two mistakes anywhere, the second follows from the first.
const ANYWHERE: &[(&str, &str)] = &[
    ("pack::empty_phase", "pack::unused_action"),
    ("pack::already_defined", "pack::unused_action"),
    ("pack::what_next", "pack::unreachable_beat"),
    ("pack::no_exit", "pack::unreachable_beat"),
    ("pack::extends_and_replaces", "pack::extends_single"),
    ("pack::extends_and_replaces", "pack::unused_action"),
    ("pack::misplaced_file", "pack::missing_script"),
];

/// What needs a word that is defined elsewhere.
fn needs_words(code: &str) -> bool {
    code.starts_with("sentence::")
        || [
            "pack::missing_text",
            "pack::unknown_text",
            "pack::unknown_id",
            "pack::unused_action",
            "pack::unknown_event",
        ]
        .contains(&code)
        || ["pack::missing_words", "pack::missing_key", "pack::unknown_variable", "pack::unknown_form"].contains(&code)
        || ["pack::missing_form", "pack::no_match", "pack::unreachable_phase"].contains(&code)
}

/// Only the mistakes from which others follow, and those that stand by themselves.
pub(super) fn without_followers(problems: Vec<PackProblem>, packs: &[&PackFiles]) -> Vec<PackProblem> {
    let files: BTreeMap<String, &str> = packs
        .iter()
        .flat_map(|pack| pack.files.iter().map(move |(path, text)| (format!("{}/{path}", pack.id), text.as_str())))
        .collect();
    let places: Vec<Place> = problems.iter().map(|problem| Place::of(problem, &files)).collect();
    let follows = |at: usize, of: usize| follows_from(&problems[at], &places[at], &problems[of], &places[of]);
    let kept: Vec<bool> = (0..problems.len())
        .map(|at| {
            // Of two that seem to follow from each other, the first is told.
            !(0..problems.len()).any(|of| of != at && follows(at, of) && (of < at || !follows(of, at)))
        })
        .collect();
    // Something is wrong, so something must be told.
    if !kept.contains(&true) {
        return problems;
    }
    let mut kept = kept.into_iter();
    problems.into_iter().filter(|_| kept.next().unwrap_or(true)).collect()
}

/// Where a mistake stands.
struct Place<'t> {
    /// Where the table begins, and its heading.
    table: usize,
    heading: &'t str,
    /// The key or the first word of the line.
    key: &'t str,
    line: &'t str,
}

impl<'t> Place<'t> {
    fn of(problem: &PackProblem, files: &BTreeMap<String, &'t str>) -> Place<'t> {
        let text = files.get(&problem.file).copied().unwrap_or("");
        let at = problem.span.0.min(text.len());
        let start = text.get(..at).unwrap_or("").rfind('\n').map_or(0, |end| end + 1);
        let line = text[start..].lines().next().unwrap_or("");
        let mut table = 0;
        if problem.file.ends_with(".toml") {
            let is_heading = |at: usize| text[at..].starts_with('[');
            let mut starts = std::iter::once(0).chain(text[..start].match_indices('\n').map(|(end, _)| end + 1));
            table = starts.rfind(|at| is_heading(*at)).unwrap_or(0);
            if is_heading(start) {
                table = start;
            }
        }
        let heading = text[table..].lines().next().unwrap_or("").trim_matches(['[', ']', ' ']);
        let key = line.split(['=', ' ']).next().unwrap_or("");
        Place { table, heading, key, line }
    }

    /// The id that the table defines: `[card.beacon]` → `beacon`.
    fn id(&self) -> Option<&'t str> {
        self.heading.split('.').nth(1).map(|id| id.trim_matches(['"', '\'']))
    }
}

fn follows_from(problem: &PackProblem, place: &Place<'_>, root: &PackProblem, of: &Place<'_>) -> bool {
    let pair = |pairs: &[(&str, &str)]| pairs.contains(&(root.code, problem.code));
    // A rule with a sentence that cannot be read has no numbers that its text could tell.
    let tells_numbers = problem.help.as_ref().is_some_and(|help| help.starts_with("the numbers of the rule are"));
    if tells_numbers && root.code.starts_with("sentence::") {
        return true;
    }
    let one_table = problem.file == root.file && place.table == of.table;
    // Without its head, or without what it needs, nothing of a pack can be right.
    let headless = |problem: &PackProblem| problem.message.starts_with("this file has no `[pack]`");
    let helps = |problem: &PackProblem, with: &str| problem.help.as_ref().is_some_and(|help| help.ends_with(with));
    if root.code == "pack::unknown_key"
        && root.file.ends_with("/pack.toml")
        && (helps(root, "`needs`?") || helps(root, "`pack`?") && headless(problem))
    {
        return true;
    }
    // What was to be added to something was not added.
    let changes = helps(root, "`extends`?") || helps(root, "`replaces`?");
    if root.code == "pack::unknown_key" && changes && problem.code == "pack::unused_action" {
        return true;
    }
    // A head without its heading is told as such.
    if headless(problem) && root.code == "pack::unknown_key" && !helps(root, "`pack`?") {
        return false;
    }
    if headless(root) && problem.code == "pack::unknown_key" && problem.file == root.file {
        return !helps(problem, "`pack`?");
    }
    if pair(ANYWHERE) || one_table && pair(IN_ONE_TABLE) {
        return true;
    }
    // What is told of one file hides what would be in it.
    let no_texts = problem.code == "pack::missing_text" && problem.message.contains("has no texts in");
    if no_texts && ["pack::misplaced_file", "pack::unknown_language"].contains(&root.code) {
        return true;
    }
    // A key of `[words]` that is misspelt is missing wherever it is needed.
    if root.code == "pack::unknown_key" && of.heading == "words" && problem.code == "pack::missing_words" {
        return true;
    }
    // The outermost phase has another name, which nobody else knows.
    if root.code == "pack::no_match" {
        let named = problem.code.starts_with("sentence::") && problem.message.contains("`match`");
        return named || one_table && problem.code == "pack::missing_text";
    }
    // The other tables of a thing are still called as it was meant.
    if root.code == "pack::bad_name" && problem.code == "pack::missing_key" && problem.file == root.file {
        let letters = |id: &str| id.chars().filter(|letter| letter.is_alphabetic()).collect::<String>().to_lowercase();
        if let (Some(meant), Some(written)) = (place.id().map(letters), of.id().map(letters))
            && (meant == written || quarterdeck_dsl::problem::nearest(&written, [meant.as_str()]).is_some())
        {
            return true;
        }
    }
    // Without what is chosen, whatever speaks of it has nothing to speak of.
    let unbound = ["sentence::nothing_is_it", "sentence::nobody_is_they"].contains(&problem.code);
    if unbound && of.key == "of" && place.heading == of.heading {
        return true;
    }
    if one_table && unbound && ["choose", "each", "of", "event", "target"].contains(&of.key) && place.key != of.key {
        return true;
    }
    if !DEFINING.contains(&root.code) || !needs_words(problem.code) || one_table && problem.code != "pack::missing_text"
    {
        return false;
    }
    // Two that could follow from each other: the definition is told.
    if DEFINING.contains(&problem.code) && problem.code == root.code && problem.code != "pack::unknown_id" {
        return false;
    }
    let said = words(&format!("{} {}", place.line, problem.message));
    let mentions = |id: &str| {
        let id = words(id);
        !id.is_empty() && said.windows(id.len()).any(|some| some.iter().zip(&id).all(|(word, part)| alike(word, part)))
    };
    let defines = root.code != "pack::unknown_id"
        || ["sentence::", "pack::missing_text", "pack::unknown_text"].iter().any(|code| problem.code.starts_with(code));
    defines && (of.id().is_some_and(mentions) || quoted(&root.message).any(mentions))
}

/// What a message quotes.
fn quoted(message: &str) -> impl Iterator<Item = &str> {
    message.split('`').skip(1).step_by(2).filter(|quoted| quoted.len() > 2)
}

fn alike(word: &str, part: &str) -> bool {
    word == part || word.strip_suffix('s') == Some(part)
}

fn words(text: &str) -> Vec<String> {
    text.split(|letter: char| !letter.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect()
}
