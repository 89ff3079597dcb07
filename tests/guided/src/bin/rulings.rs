//! The reader `rulings` under libFuzzer.
#![no_main]

quarterdeck_guided::guided!(quarterdeck_guided::files::rulings);
