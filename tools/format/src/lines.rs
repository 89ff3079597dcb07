//! Files in which lines count: rulings, texts and scripts. Blanks at the ends of lines go, and blank lines that only follow others; what stands in
//! a line stays as it is written.

/// The words with which the head of a ruling begins, whose lines are aligned by hand.
const HEAD: [&str; 3] = ["ruling:", "covers:", "because:"];

/// A ruling: what belongs to a step stands two blanks further in.
pub fn ruling(text: &str) -> String {
    let mut in_head = false;
    let lines = text.lines().map(|line| {
        let line = line.trim_end();
        let indented = line.starts_with([' ', '\t']);
        in_head = HEAD.iter().any(|head| line.starts_with(head)) || in_head && indented;
        if indented && !in_head { format!("  {}", line.trim_start()) } else { line.to_owned() }
    });
    joined(lines.collect(), |_| 1)
}

/// Texts: one blank beside each `=`, forms four blanks further in.
pub fn texts(text: &str) -> String {
    let lines = text.lines().map(|line| {
        let line = line.trim_end();
        let form = line.trim_start().strip_prefix('.').filter(|_| line.starts_with([' ', '\t']));
        match form.and_then(assigned).or_else(|| assigned(line)) {
            Some((key, said)) => {
                let begins = if form.is_some() { "    ." } else { "" };
                format!("{begins}{key} = {said}").trim_end().to_owned()
            }
            None => line.to_owned(),
        }
    });
    // Within a text, blank lines are part of what it says; two part sections from each other.
    joined(lines.collect(), |next| if next.starts_with([' ', '\t']) { usize::MAX } else { 2 })
}

/// A script: where its lines are broken and how far they stand in is its author's. One that has texts of several lines is left as it is.
pub fn script(text: &str) -> String {
    if text.contains("[[") || text.contains("[=") || text.contains('`') {
        return text.to_owned();
    }
    joined(text.lines().map(|line| line.trim_end().to_owned()).collect(), |_| usize::MAX)
}

/// The key that a line begins with, and what stands behind its `=`.
fn assigned(line: &str) -> Option<(&str, &str)> {
    let (key, said) = line.split_once('=')?;
    let key = key.trim_end();
    let name = key.strip_prefix('-').unwrap_or(key);
    let is_key = |sign: char| sign.is_ascii_alphanumeric() || sign == '-' || sign == '_';
    (name.starts_with(|sign: char| sign.is_ascii_alphabetic()) && name.chars().all(is_key))
        .then(|| (key, said.trim_start()))
}

/// The lines, with so many blank lines at most before what comes next, and none at either end.
fn joined(lines: Vec<String>, most: impl Fn(&str) -> usize) -> String {
    let mut whole = String::new();
    let mut blank = 0;
    for line in lines {
        if line.is_empty() {
            blank += 1;
            continue;
        }
        if !whole.is_empty() {
            (0..blank.min(most(&line))).for_each(|_| whole.push('\n'));
        }
        blank = 0;
        whole.push_str(&line);
        whole.push('\n');
    }
    whole
}

#[cfg(test)]
mod tests {
    use super::{ruling, script, texts};

    #[test]
    fn rulings_are_laid_out_line_by_line() {
        let before = "\nruling:  A thing.  \n         It goes on.\ncovers:  X-1\n\n\n\ngame x, players Anna\nAnna: rest\n\t refused\n";
        let after =
            "ruling:  A thing.\n         It goes on.\ncovers:  X-1\n\ngame x, players Anna\nAnna: rest\n  refused\n";
        assert_eq!(ruling(before), after);
        assert_eq!(ruling(after), after);
    }

    #[test]
    fn texts_keep_what_they_say() {
        let before = "# Words\na=b\n  .one   =  c \n\n\n\n-d =\n    first\n\n\n    second = third\ne-f  = { $g ->\n  *[other] = h\n}\n";
        let after = "# Words\na = b\n    .one = c\n\n\n-d =\n    first\n\n\n    second = third\ne-f = { $g ->\n  *[other] = h\n}\n";
        assert_eq!(texts(before), after);
        assert_eq!(texts(after), after);
    }

    #[test]
    fn scripts_lose_blanks_that_nobody_sees() {
        assert_eq!(script("local a = 1  \n\n\n\treturn a"), "local a = 1\n\n\n\treturn a\n");
        let long = "local a = [[ \n ]]";
        assert_eq!(script(long), long);
    }
}
