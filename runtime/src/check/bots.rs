//! What bots value: amounts, and cards whose requirements are worth striving for.

use quarterdeck_dsl::resolve::uses::Use;
use quarterdeck_dsl::resolve::{Bound, Scope};
use quarterdeck_dsl::tree::{Condition, Number, Set, Source, Test, Who};

use super::Builder;
use crate::game::{AimDef, BotDef, Sentence};
use crate::pack::keys::{Aim, Bots, Worth, aim, bots, worth};
use crate::pack::reader::{Table, Text};
use crate::pack::value::{Node, Value};
use crate::problem::PackProblem;

/// How many steps bots try for one decision, if the pack does not say.
const TRIALS: u32 = 1_000_000;

impl Builder<'_> {
    pub(super) fn bot(&mut self) -> BotDef {
        let mut bot = BotDef { trials: TRIALS, ..BotDef::default() };
        for single in self.singles("bot") {
            let table = Table::<Bots>::new(single, &mut self.problems);
            let value = table.get(bots::VALUE, &mut self.problems);
            let aims = table.get(bots::AIMS, &mut self.problems);
            let trials = table.get(bots::TRIALS, &mut self.problems);
            table.finish(&mut self.problems);
            bot.trials = trials.map_or(bot.trials, i32::unsigned_abs);
            for item in value {
                bot.value.extend(self.worth(item));
            }
            for item in aims {
                bot.aims.extend(self.aim(item));
            }
        }
        bot
    }

    /// An amount, or a table that says when it counts.
    fn worth(&mut self, value: &Value) -> Option<(Option<Sentence<Condition>>, Sentence<Number>)> {
        if !matches!(value.node, Node::Table(_)) {
            return Some((None, self.number_value(value, &Scope::default())?));
        }
        let table = Table::<Worth>::new(value, &mut self.problems);
        let condition = table.get(worth::IF, &mut self.problems);
        let amount = table.get(worth::VALUE, &mut self.problems);
        table.finish(&mut self.problems);
        Some((self.only_if(condition)?, self.number_value(amount?, &Scope::default())?))
    }

    fn aim(&mut self, value: &Value) -> Option<AimDef> {
        let table = Table::<Aim>::new(value, &mut self.problems);
        let cards = table.get(aim::CARDS, &mut self.problems);
        let condition = table.get(aim::IF, &mut self.problems);
        let players = table.get(aim::PLAYERS, &mut self.problems);
        let worth = table.get(aim::WORTH, &mut self.problems);
        table.finish(&mut self.problems);
        let players = match players {
            Some(text) => self.players(&text, &Scope::default())?,
            None => Sentence::implied(Set::of(Source::Players(Who::You)), &value.spot),
        };
        let worth = self.number_value(worth?, &Scope::default())?;
        let text = cards?;
        let cards = self.selection(&text, &Scope::default(), Use::Each)?;
        self.with_requirements(&cards, &text);
        Some(AimDef { condition: self.only_if(condition)?, cards, players, worth })
    }

    /// When something counts: always, or as said.
    fn only_if(&mut self, text: Option<Text>) -> Option<Option<Sentence<Condition>>> {
        match text {
            Some(text) => self.condition(&text, &Scope::default()).map(Some),
            None => Some(None),
        }
    }

    /// Says so if none of the cards could have a requirement.
    fn with_requirements(&mut self, cards: &Set, text: &Text) {
        let fits = |family: usize| {
            cards.tests.iter().all(|test| match test {
                Test::Kind(kind) => self.families[family].kinds.holds(*kind),
                Test::Family(known) => usize::from(*known) == family,
                _ => true,
            })
        };
        let any = (0..self.families.len()).any(|family| fits(family) && self.families[family].requires.is_some());
        if Bound::of(cards) != Bound::Card || !any {
            self.problems.push(
                PackProblem::new(
                    "pack::no_requirement",
                    "a bot can only strive for cards that have a requirement",
                    &text.spot,
                    "none of these has one",
                )
                .help("select cards that say `requires = '…'`"),
            );
        }
    }
}
