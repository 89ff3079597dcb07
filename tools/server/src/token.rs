//! Secrets by which a seat is known: random, long, and compared without telling how much of a guess was right.

use std::io;

/// Bytes of chance in a secret.
const BYTES: usize = 16;

/// A secret that nobody can guess.
pub fn secret() -> io::Result<String> {
    random(BYTES)
}

/// A name that is not taken yet, short enough for a link.
pub fn name() -> io::Result<String> {
    random(8)
}

/// A number from which the chance of a match comes.
pub fn chance() -> io::Result<u64> {
    Ok(u64::from_str_radix(&name()?, 16).unwrap_or(1) % 1_000_000_000)
}

fn random(bytes: usize) -> io::Result<String> {
    let mut chance = vec![0u8; bytes];
    getrandom::fill(&mut chance).map_err(|error| io::Error::other(error.to_string()))?;
    Ok(chance.iter().map(|byte| format!("{byte:02x}")).collect())
}

/// Whether two secrets are the same.
pub fn same(left: &str, right: &str) -> bool {
    left.len() == right.len() && left.bytes().zip(right.bytes()).fold(0, |all, (l, r)| all | (l ^ r)) == 0
}

/// Whether a text could be the name of a table: nothing that leads anywhere else on a disk.
pub fn is_name(text: &str) -> bool {
    text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_hexdigit() && !byte.is_ascii_uppercase())
}

#[cfg(test)]
mod tests {
    use super::{is_name, name, same, secret};

    #[test]
    fn secrets_are_long_and_differ() {
        let (one, other) = (secret().expect("chance"), secret().expect("chance"));
        assert_eq!(one.len(), 32);
        assert!(!same(&one, &other) && same(&one, &one.clone()) && !same(&one, &one[1..]));
    }

    #[test]
    fn only_names_of_tables_are_names() {
        assert!(is_name(&name().expect("chance")));
        for wrong in ["", "../../etc/passwd", "0123456789abcdeF", "0123456789abcde", "0123456789abcde/"] {
            assert!(!is_name(wrong), "{wrong}");
        }
    }
}
