//! The reader `sentences` under libFuzzer.
#![no_main]

quarterdeck_guided::guided!(quarterdeck_guided::sentences::sentences);
