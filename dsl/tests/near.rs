//! Which word was meant: a slip is recognised, and another word is left alone.

use quarterdeck_dsl::problem::nearest;

#[test]
fn a_slip_is_recognised_and_another_word_is_not() {
    let words = ["has", "uses", "coins", "lanterns", "settler", "discard_pile", "it", "is", "at", "least"];
    let near = |word| nearest(word, words);
    assert_eq!(near("lantrens").as_deref(), Some("lanterns"));
    assert_eq!(near("conis").as_deref(), Some("coins"));
    assert_eq!(near("coin").as_deref(), Some("coins"));
    assert_eq!(near("setlers").as_deref(), Some("settler"));
    assert_eq!(near("discard pil").as_deref(), Some("discard pile"));
    for other in ["hues", "house", "ship", "if", "last one", "money", ""] {
        assert_eq!(near(other), None, "{other}");
    }
}

#[test]
fn of_two_that_are_equally_near_the_one_that_begins_alike_is_meant() {
    assert_eq!(nearest("cark", ["dark", "card", "park"]).as_deref(), Some("card"));
}

/// Edits between two words by the whole table, as it stands in books.
fn by_the_book(left: &[char], right: &[char]) -> usize {
    let mut table = vec![vec![0; right.len() + 1]; left.len() + 1];
    for row in 0..=left.len() {
        for column in 0..=right.len() {
            if row == 0 || column == 0 {
                table[row][column] = row + column;
                continue;
            }
            let same = left[row - 1] == right[column - 1];
            let mut best = (table[row - 1][column - 1] + usize::from(!same))
                .min(table[row - 1][column] + 1)
                .min(table[row][column - 1] + 1);
            if row > 1 && column > 1 && left[row - 1] == right[column - 2] && left[row - 2] == right[column - 1] {
                best = best.min(table[row - 2][column - 2] + 1);
            }
            table[row][column] = best;
        }
    }
    table[left.len()][right.len()]
}

#[test]
fn a_word_is_near_if_and_only_if_few_edits_lead_to_it() {
    let mut chance = 7_u64;
    let mut below = |limit: u64| {
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (chance >> 33) % limit
    };
    let mut near = 0;
    for _ in 0..20_000 {
        let mut word = |most| -> Vec<char> {
            let length = 1 + below(most);
            (0..length).map(|_| ['a', 'b', 'c', 'ж'][below(4) as usize]).collect()
        };
        let (word, others) = (word(12), [word(12), word(12), word(12)]);
        let limit = |other: &[char]| match word.len().min(other.len()) {
            0..=2 => 0,
            3..=5 => 1,
            6..=9 => 2,
            _ => 3,
        };
        let fits = others.iter().map(|other| (by_the_book(&word, other), other.first() != word.first(), other));
        let best =
            fits.filter(|(edits, _, other)| *edits <= limit(other)).min_by_key(|(edits, first, _)| (*edits, *first));
        let said: Vec<String> = others.iter().map(|other| other.iter().collect()).collect();
        let found = nearest(&word.iter().collect::<String>(), said.iter().map(String::as_str));
        assert_eq!(found, best.map(|(.., other)| other.iter().collect()), "{word:?} {said:?}");
        near += usize::from(found.is_some());
    }
    assert!((300..19_700).contains(&near), "{near}");
}
