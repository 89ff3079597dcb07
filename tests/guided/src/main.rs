//! Readers of strangers' words under libFuzzer, which keeps whatever reaches something new in them and changes that further. Which reader it
//! is, is said by `QUARTERDECK_READER`; `tests/guided/run` builds this and starts it.
#![no_main]

mod readers;

use std::sync::OnceLock;

use libfuzzer_sys::fuzz_target;
use readers::Reader;

/// The reader, made ready once; libFuzzer works in one thread.
static READER: OnceLock<Reader> = OnceLock::new();

fuzz_target!(|data: &[u8]| {
    READER.get_or_init(|| {
        let name = std::env::var("QUARTERDECK_READER").unwrap_or_default();
        let reader = Reader::named(&name).expect("QUARTERDECK_READER names one of the readers");
        if let Ok(folder) = std::env::var("QUARTERDECK_SEEDS") {
            reader.write_seeds(folder.as_ref());
        }
        reader
    })(data);
});
