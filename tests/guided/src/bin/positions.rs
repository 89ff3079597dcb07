//! The reader `positions` under libFuzzer.
#![no_main]

quarterdeck_guided::guided!(quarterdeck_guided::records::positions);
