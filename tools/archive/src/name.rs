//! Names of files in an archive: such that every system can write them, each to a place of its own within the folder of the pack.

use unicode_normalization::UnicodeNormalization;

use crate::Refusal;

/// The longest path and the longest part of one, in bytes: what every usual file system can hold.
const LONGEST_PATH: usize = 400;
const LONGEST_PART: usize = 200;

/// The longest id of a pack.
const LONGEST_ID: usize = 64;

/// How deep folders may lie in each other.
const DEEPEST: usize = 16;

/// How the names of files end that packs are made of.
const ENDINGS: &[&str] = &["toml", "luau", "ftl", "ruling", "snap", "md", "txt"];

/// Signs that mean something to the file system of some machine.
const MEANING: &[char] = &['<', '>', ':', '"', '|', '?', '*'];

/// Devices, which some systems open whatever folder and ending stand around their names.
const DEVICES: &[&str] = &["con", "prn", "aux", "nul", "conin$", "conout$"];

/// Refuses a path that is not plainly a file within the pack's own folder.
pub fn fit_path(path: &str) -> Result<(), Refusal> {
    let refuse = |code| Err(Refusal::new(code, &[("path", path)]));
    if path.is_empty() {
        return refuse("name-empty");
    }
    if path.len() > LONGEST_PATH {
        let start: String = path.chars().take(60).collect();
        return Err(Refusal::new("name-long", &[("path", &format!("{start}…"))]));
    }
    if path.contains('\\') {
        return refuse("name-backslash");
    }
    let drive = path.as_bytes().get(1) == Some(&b':') && path.as_bytes()[0].is_ascii_alphabetic();
    if path.starts_with('/') || drive {
        return refuse("name-absolute");
    }
    if path.chars().any(|sign| sign.is_control() || is_invisible(sign) || MEANING.contains(&sign)) {
        return refuse("name-sign");
    }
    if path.nfc().ne(path.chars()) {
        return refuse("name-form");
    }
    let parts: Vec<&str> = path.split('/').collect();
    if parts.len() > DEEPEST {
        return refuse("too-deep");
    }
    for part in &parts {
        match *part {
            ".." => return refuse("name-parent"),
            "" | "." => return refuse("name-empty"),
            _ if part.len() > LONGEST_PART => return refuse("name-long"),
            _ if part.starts_with('.') => return refuse("name-hidden"),
            _ if part.ends_with(['.', ' ']) || part.starts_with(' ') => return refuse("name-end"),
            _ if is_device(part) => return refuse("name-device"),
            _ => {}
        }
    }
    let ending = parts.last().and_then(|name| name.rsplit_once('.')).map(|(_, ending)| ending);
    if !ending.is_some_and(|ending| ENDINGS.contains(&ending)) {
        return refuse("name-ending");
    }
    Ok(())
}

/// Refuses an id that cannot be the name of a folder everywhere.
pub fn fit_id(id: &str) -> Result<(), Refusal> {
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit();
    let fit = id.len() <= LONGEST_ID
        && id.bytes().next().is_some_and(plain)
        && id.bytes().all(|byte| plain(byte) || byte == b'-' || byte == b'_')
        && !is_device(id);
    if fit { Ok(()) } else { Err(Refusal::new("bad-id", &[("id", id)])) }
}

/// What is the same for two names that some file system takes for one.
pub(crate) fn key(path: &str) -> String {
    let lower: String = path.nfkc().flat_map(char::to_lowercase).collect();
    // Letters that have two small forms, and `ß`, come together by way of the large ones.
    lower.to_uppercase().to_lowercase().nfkc().collect()
}

fn is_device(part: &str) -> bool {
    let stem = part.split('.').next().unwrap_or_default().trim_end().to_lowercase();
    let numbered = ["com", "lpt"].iter().find_map(|device| stem.strip_prefix(device));
    DEVICES.contains(&stem.as_str())
        || numbered.is_some_and(|number| {
            let mut signs = number.chars();
            matches!((signs.next(), signs.next()), (Some('0'..='9' | '¹' | '²' | '³'), None))
        })
}

/// Signs that are not seen, or turn the direction of writing: a name would look like another.
fn is_invisible(sign: char) -> bool {
    matches!(sign,
        '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::{fit_id, fit_path, key};

    #[test]
    fn plain_names_fit() {
        for path in
            ["pack.toml", "cards/ships.toml", "rulings/a-b/it's (so), and so.ruling", "locales/ru.ftl", "разбор.ruling"]
        {
            assert_eq!(fit_path(path), Ok(()), "{path}");
        }
    }

    #[test]
    fn names_that_mean_another_place_do_not() {
        let long = format!("{}.toml", "x".repeat(300));
        let deep = format!("{}x.toml", "a/".repeat(20));
        for (path, code) in [
            ("", "name-empty"),
            ("a//b.toml", "name-empty"),
            ("./a.toml", "name-empty"),
            ("a/", "name-empty"),
            ("../a.toml", "name-parent"),
            ("a/../../b.toml", "name-parent"),
            ("/etc/a.toml", "name-absolute"),
            ("C:/a.toml", "name-absolute"),
            ("c:a.toml", "name-absolute"),
            ("a\\b.toml", "name-backslash"),
            ("..\\b.toml", "name-backslash"),
            ("a\0.toml", "name-sign"),
            ("a\n.toml", "name-sign"),
            ("ab:stream.toml", "name-sign"),
            ("a\u{202e}.toml", "name-sign"),
            ("a\u{200b}.toml", "name-sign"),
            ("what?.toml", "name-sign"),
            ("con.toml", "name-device"),
            ("a/NUL.toml", "name-device"),
            ("com1.x.toml", "name-device"),
            ("LPT².toml", "name-device"),
            ("aux /b.toml", "name-end"),
            ("a./b.toml", "name-end"),
            (".git/config.toml", "name-hidden"),
            (".toml", "name-hidden"),
            ("run.exe", "name-ending"),
            ("run", "name-ending"),
            ("run.TOML", "name-ending"),
            ("e\u{301}.toml", "name-form"),
            (&deep, "too-deep"),
            (&long, "name-long"),
        ] {
            assert_eq!(fit_path(path).map_err(|refusal| refusal.code), Err(code), "{path:?}");
        }
    }

    #[test]
    fn ids_are_names_of_folders() {
        for id in ["tall-tales", "a", "x_1"] {
            assert_eq!(fit_id(id), Ok(()), "{id}");
        }
        for id in ["", "-a", "A", "a b", "a/b", "..", "con", "com7", "é", &"a".repeat(65)] {
            assert!(fit_id(id).is_err(), "{id}");
        }
    }

    #[test]
    fn names_that_some_system_takes_for_one_have_one_key() {
        for (one, other) in [
            ("Cards.toml", "cards.toml"),
            ("é.toml", "e\u{301}.toml"),
            ("straße.md", "STRASSE.md"),
            ("ﬁ.md", "fi.md"),
            ("Σ.md", "ς.md"),
        ] {
            assert_eq!(key(one), key(other), "{one} {other}");
        }
        assert_ne!(key("a.toml"), key("b.toml"));
    }
}
