//! The reader `archives` under libFuzzer.
#![no_main]

quarterdeck_guided::guided!(quarterdeck_guided::archives::archives);
