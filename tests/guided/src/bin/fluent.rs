//! The reader `fluent` under libFuzzer.
#![no_main]

quarterdeck_guided::guided!(quarterdeck_guided::files::fluent);
