//! Files as editors name them (`file:///…`), and as the disk does.

use std::path::{Path, PathBuf};
use std::str::FromStr;

use lsp_types::Uri;

/// The path of a file; nothing for what lies on no disk.
pub fn path(uri: &Uri) -> Option<PathBuf> {
    let rest = uri.as_str().strip_prefix("file://")?;
    // A name of a machine may stand before the path; only ours is read.
    let rest = rest.strip_prefix("localhost").unwrap_or(rest);
    if !rest.starts_with('/') {
        return None;
    }
    let mut bytes = Vec::with_capacity(rest.len());
    let mut left = rest.as_bytes();
    while let Some((first, behind)) = left.split_first() {
        let number = (*first == b'%').then(|| behind.get(..2).and_then(|two| std::str::from_utf8(two).ok()));
        match number.flatten().and_then(|two| u8::from_str_radix(two, 16).ok()) {
            Some(byte) => {
                bytes.push(byte);
                left = &behind[2..];
            }
            None => {
                bytes.push(*first);
                left = behind;
            }
        }
    }
    let text = String::from_utf8(bytes).ok()?;
    // `/C:/packs` on systems whose disks have letters.
    let drive = text.as_bytes().get(1..3).is_some_and(|two| two[0].is_ascii_alphabetic() && two[1] == b':');
    Some(PathBuf::from(if drive { &text[1..] } else { text.as_str() }))
}

/// The name of a file for editors.
pub fn uri(path: &Path) -> Option<Uri> {
    let text = path.to_str()?.replace('\\', "/");
    let mut name = String::from(if text.starts_with('/') { "file://" } else { "file:///" });
    for byte in text.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'-' | b'_' | b'.' | b'~' => name.push(char::from(byte)),
            _ => name.push_str(&format!("%{byte:02X}")),
        }
    }
    Uri::from_str(&name).ok()
}

#[cfg(test)]
mod tests {
    use super::{Path, path, uri};

    #[test]
    fn names_of_files_come_back_as_they_were() {
        for name in ["/packs/мой набор/pack.toml", "/a%20b/100 %/#1?.toml", "/plain/pack.toml"] {
            let there = uri(Path::new(name));
            assert!(there.as_ref().is_some_and(|uri| uri.as_str().is_ascii()), "{name}");
            assert_eq!(there.and_then(|uri| path(&uri)).as_deref(), Some(Path::new(name)));
        }
    }

    #[test]
    fn only_files_have_paths() {
        let there = |text: &str| text.parse().ok().and_then(|uri| path(&uri));
        assert_eq!(there("untitled:Untitled-1"), None);
        assert_eq!(there("file:///C%3A/packs/pack.toml").as_deref(), Some(Path::new("C:/packs/pack.toml")));
    }
}
