//! The reader `looks` under libFuzzer.
#![no_main]

quarterdeck_guided::guided!(quarterdeck_guided::shown::looks);
