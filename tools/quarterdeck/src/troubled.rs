//! What went wrong with a command, said by its texts: the message, and below it what would be right.

use miette::{Report, miette};
use quarterdeck_runtime::telling::Argument;

use crate::say::Say;

/// A failure with the texts `<key>` and `<key>-help`.
pub fn troubled(say: &Say, key: &str, arguments: &[(&str, Argument)]) -> Report {
    let help = say.say(&format!("{key}-help"), arguments);
    miette!(help = help, "{}", say.say(key, arguments))
}
