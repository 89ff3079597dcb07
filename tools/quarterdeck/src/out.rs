//! The only way from the command to a screen. What packs, saves and scripts say passes here, and signs that would act on
//! the screen (escape codes, other control signs, overrides of the direction of writing) are made visible. In this crate
//! `print!`, `println!`, `eprint!` and `eprintln!` are those of this file.

use std::borrow::Cow;
use std::fmt::Write as _;
use std::io::Write;

use quarterdeck_runtime::telling::is_unsafe;

/// Prints; if nobody reads any more, that is the end.
pub fn put(text: &str) {
    let mut out = std::io::stdout().lock();
    if out.write_all(harmless(text).as_bytes()).and_then(|()| out.flush()).is_err() {
        std::process::exit(0);
    }
}

/// Complains; if nobody reads that, it is lost.
pub fn complain(text: &str) {
    let mut out = std::io::stderr().lock();
    out.write_all(harmless(text).as_bytes()).and_then(|()| out.flush()).ok();
}

/// The text with every sign that would act on the screen written by its number, as `\u{1b}`.
pub fn harmless(text: &str) -> Cow<'_, str> {
    if !text.chars().any(is_unsafe) {
        return Cow::Borrowed(text);
    }
    let text = text.replace("\r\n", "\n");
    let mut safe = String::with_capacity(text.len() + 16);
    for sign in text.chars() {
        if is_unsafe(sign) {
            let _ = write!(safe, "{}", sign.escape_unicode());
        } else {
            safe.push(sign);
        }
    }
    Cow::Owned(safe)
}

/// JSON that says the same without such signs. Outside of its texts JSON has none.
pub fn harmless_json(json: &str) -> Cow<'_, str> {
    if !json.chars().any(is_unsafe) {
        return Cow::Borrowed(json);
    }
    let mut safe = String::with_capacity(json.len() + 16);
    for sign in json.chars() {
        if is_unsafe(sign) {
            let _ = write!(safe, "\\u{:04x}", u32::from(sign));
        } else {
            safe.push(sign);
        }
    }
    Cow::Owned(safe)
}

macro_rules! print {
    ($($text:tt)*) => { $crate::out::put(&format!($($text)*)) };
}

macro_rules! println {
    () => { $crate::out::put("\n") };
    ($($text:tt)*) => { $crate::out::put(&(format!($($text)*) + "\n")) };
}

macro_rules! eprint {
    ($($text:tt)*) => { $crate::out::complain(&format!($($text)*)) };
}

macro_rules! eprintln {
    ($($text:tt)*) => { $crate::out::complain(&(format!($($text)*) + "\n")) };
}

#[cfg(test)]
mod tests {
    use super::{harmless, harmless_json};

    #[test]
    fn signs_that_act_on_the_screen_are_shown_by_their_numbers() {
        assert_eq!(harmless("\u{1b}[2Jred\u{202e}der\u{7}"), "\\u{1b}[2Jred\\u{202e}der\\u{7}");
        assert_eq!(harmless("a\rb\u{9b}1m"), "a\\u{d}b\\u{9b}1m");
        assert_eq!(harmless("two\r\nlines\tи «знаки» 👩‍🚀"), "two\nlines\tи «знаки» 👩‍🚀".replace('\r', ""));
    }

    #[test]
    fn json_says_the_same() {
        let names = vec!["\u{202e}a\u{1b}\u{9b}".to_owned()];
        let safe = harmless_json(&serde_json::to_string(&names).unwrap_or_default()).into_owned();
        assert!(safe.is_ascii(), "{safe}");
        assert_eq!(serde_json::from_str::<Vec<String>>(&safe).ok(), Some(names));
    }
}
