//! Archives: as they travel, or, where the first byte says so, what is packed in them.

use std::collections::BTreeMap;
use std::io::{Read as _, Write as _};

use crate::{Reader, pack};

/// Opens archives: nothing in them lies elsewhere than where it may.
///
/// # Panics
/// If what is shipped cannot be packed.
#[must_use]
pub fn archives() -> Reader {
    let files: BTreeMap<String, Vec<u8>> = pack("chalk")
        .files
        .into_iter()
        .filter(|(path, _)| path == "pack.toml")
        .map(|(path, text)| (path, text.into_bytes()))
        .collect();
    let whole = quarterdeck_archive::bundle("chalk", &semver::Version::new(0, 1, 0), &[], &files).expect("it is fit");
    let mut tar = Vec::new();
    flate2::read::GzDecoder::new(&whole[..]).read_to_end(&mut tar).expect("it was just packed");
    let seeds = vec![[&[0], whole.as_slice()].concat(), [&[1], tar.as_slice()].concat()];
    let reads = move |data: &[u8]| {
        let Some((first, rest)) = data.split_first() else { return };
        let opened = if first % 2 == 0 {
            quarterdeck_archive::open(rest)
        } else {
            let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::none());
            packed.write_all(rest).expect("memory can be written");
            quarterdeck_archive::open(&packed.finish().expect("memory can be written"))
        };
        if let Ok(bundle) = opened {
            for path in bundle.files.keys() {
                assert!(!path.starts_with('/') && !path.split('/').any(|part| part == ".."), "{path}");
            }
        }
    };
    Reader { seeds, reads: Box::new(reads) }
}
