//! What tests with a small pack of their own begin with: its files, the game, and a table.

use std::sync::Arc;

use quarterdeck_runtime::{Game, PackFiles, Setting, Table, check};

/// A pack of one file, with English texts if there are any.
pub fn small_pack(text: &str, texts: &str) -> PackFiles {
    let mut pack = PackFiles { id: "small".into(), ..PackFiles::default() };
    pack.files.insert("pack.toml".into(), text.into());
    if !texts.is_empty() {
        pack.files.insert("locales/en.ftl".into(), texts.into());
    }
    pack
}

/// The game of one pack, which must be sound.
pub fn game_of(pack: &PackFiles) -> Arc<Game> {
    let checked = check(&[pack]);
    Arc::new(checked.game.unwrap_or_else(|| panic!("{:#?}", checked.problems)))
}

/// How so many players begin, the first seat first.
pub fn seats(seats: u8, seed: u64, options: &[(&str, &str)]) -> Setting {
    let options = options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    Setting { seats, seed, first: Some(0), options, ..Setting::default() }
}

/// A table at which a match has begun.
pub fn table_of(game: Arc<Game>, setting: Setting) -> Table {
    Table::start(game, setting).unwrap_or_else(|error| panic!("{error:?}"))
}
