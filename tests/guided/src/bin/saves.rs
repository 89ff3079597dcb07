//! The reader `saves` under libFuzzer.
#![no_main]

quarterdeck_guided::guided!(quarterdeck_guided::records::saves);
