//! Who keeps a match in a file; the table knows no disk.

use quarterdeck_runtime::Table;

/// Keeps matches. What is told is in the reader's language.
pub trait Keeper {
    /// Keeps the match as it is now, if that was asked for. Says why not.
    fn keep(&mut self, table: &Table) -> Result<(), String>;

    /// Keeps it in a file of the player's choice; says how to go on with it, or why not.
    fn save_as(&mut self, table: &Table, file: &str, language: &str) -> Result<String, String>;

    /// Whether the match is kept anyway, so that nothing is lost by leaving.
    fn keeps(&self) -> bool;

    /// What was pointed out to the reader before; nothing if they want nothing pointed out.
    fn hinted(&self) -> Option<Vec<String>> {
        None
    }

    /// Keeps what was pointed out so far, or that nothing is wanted.
    fn learn(&mut self, _hinted: Option<&[String]>) {}
}
