//! What `play` answers to `? words` where nothing is drawn: the same as at a terminal, in lines.

use quarterdeck_terminal::ask::Asked;

use crate::play::Player;

impl Player {
    /// What is known of what the words name, or why something is not on offer.
    pub fn explain(&self, words: &str, seat: u8) -> String {
        let wanted = words.parse::<usize>().ok().and_then(|at| self.options(seat).into_iter().nth(at.wrapping_sub(1)));
        let words = wanted.map_or_else(|| words.to_owned(), |option| option.label);
        let howto = self.howto.iter().find(|howto| howto.language == self.say.language);
        let played = howto.map_or(&[][..], |howto| &howto.hints);
        let lines = Asked::new(&self.table, Some(seat), &self.say.language).knowing(played).answer(&words);
        lines.into_iter().map(|line| format!("  {line}")).collect::<Vec<_>>().join("\n")
    }
}
