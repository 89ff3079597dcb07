//! The reader `howto` under libFuzzer.
#![no_main]

quarterdeck_guided::guided!(quarterdeck_guided::shown::howto);
