//! The reader `packs` under libFuzzer.
#![no_main]

quarterdeck_guided::guided!(quarterdeck_guided::files::packs);
