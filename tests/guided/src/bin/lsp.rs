//! The reader `lsp` under libFuzzer.
#![no_main]

quarterdeck_guided::guided!(quarterdeck_guided::talk::lsp);
