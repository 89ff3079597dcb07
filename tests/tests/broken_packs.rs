//! Packs that were broken by chance: whatever is written, checking reports it and does not break
//! down, and every mark lies in its file.

use quarterdeck_runtime::PackFiles;
use quarterdeck_runtime::packs::{Sentences, check_with};
use quarterdeck_tests::shelf::{gather, packs};

/// How many times each file is broken.
const TIMES: usize = 24;

/// A small generator (xorshift).
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((u128::from(self.0) * limit.max(1) as u128) >> 64) as usize
    }
}

/// Words and lines with their places.
fn pieces(text: &str, inside: impl Fn(char) -> bool) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    let mut start = None;
    for (at, letter) in text.char_indices().chain([(text.len(), '\0')]) {
        match (inside(letter) && at < text.len(), start) {
            (true, None) => start = Some(at),
            (false, Some(from)) => {
                found.push((from, at));
                start = None;
            }
            _ => {}
        }
    }
    found
}

/// A text with one thing wrong, as a tired author would do it.
fn broken(text: &str, chance: &mut Chance) -> String {
    let words = pieces(text, |letter| letter.is_alphanumeric() || letter == '_');
    let lines = pieces(text, |letter| letter != '\n');
    if words.is_empty() {
        return String::new();
    }
    let (from, to) = words[chance.below(words.len())];
    let (other, end) = words[chance.below(words.len())];
    let (line, line_end) = lines[chance.below(lines.len())];
    let word = &text[from..to];
    match chance.below(9) {
        0 => format!("{}{}", &text[..from], &text[to..]),
        1 => format!("{}{word} {}", &text[..from], &text[from..]),
        2 => format!("{}{}{}", &text[..from], &text[other..end], &text[to..]),
        3 => format!("{}{}", &text[..line], &text[line_end..]),
        4 => format!("{}\n{}", &text[..line_end], &text[line..]),
        5 => text[..from].to_owned(),
        6 => format!("{}пират{}", &text[..from], &text[to..]),
        7 => format!("{}{}{}", &text[..from], word.chars().rev().collect::<String>(), &text[to..]),
        _ => {
            let signs = ["'", "\"", "[", "]", "{", "}", "=", ",", "(", "99999999999", "-1", "true", "[]"];
            format!("{}{}{}", &text[..from], signs[chance.below(signs.len())], &text[from..])
        }
    }
}

/// Files are parted among so many threads.
const THREADS: usize = 2;

#[test]
fn whatever_is_written_is_reported_at_a_place() {
    let all = packs();
    let reported: usize = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..THREADS)
            .map(|first| {
                scope.spawn({
                    let all = &all;
                    move || all.iter().map(|pack| breaks(pack, all, first)).sum::<usize>()
                })
            })
            .collect();
        threads.into_iter().map(|thread| thread.join().unwrap_or_else(|told| std::panic::resume_unwind(told))).sum()
    });
    assert!(reported > 100, "hardly anything was found: {reported}");
}

/// Breaks each file of a pack that is a thread's own in many ways; how many problems were reported.
fn breaks(pack: &PackFiles, all: &[PackFiles], first: usize) -> usize {
    let sentences = Sentences::default();
    let mut chance = Chance(0x00ab_cdef + first as u64);
    let mut reported = 0;
    let paths = pack.files.keys().filter(|path| !path.starts_with("rulings/"));
    for path in paths.skip(first).step_by(THREADS) {
        for _ in 0..TIMES {
            let mut worse = pack.clone();
            let text = broken(&pack.files[path], &mut chance);
            worse.files.insert(path.clone(), text.clone());
            let mut packs: Vec<&PackFiles> = gather(pack, all);
            packs.retain(|known| known.id != pack.id);
            packs.push(&worse);
            for problem in check_with(&sentences, &packs).problems {
                reported += 1;
                let (id, inner) = problem.file.split_once('/').unwrap_or((&problem.file, ""));
                let file = packs.iter().find(|known| known.id == id).and_then(|known| known.files.get(inner));
                let length = file.map_or(0, String::len);
                let (from, to) = problem.span;
                let boundary = |at| file.is_none_or(|text| text.is_char_boundary(at));
                assert!(
                    from <= to && to <= length && boundary(from) && boundary(to),
                    "{problem:?} does not lie in its file, which is {length} long; {path} was:\n{text}"
                );
                assert!(!problem.message.is_empty(), "{problem:?} says nothing");
            }
        }
    }
    reported
}
