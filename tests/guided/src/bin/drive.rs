//! The reader `drive` under libFuzzer.
#![no_main]

quarterdeck_guided::guided!(quarterdeck_guided::talk::drive);
