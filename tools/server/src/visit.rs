//! Somebody at a table without the line on which they speak, for programs that try out what can be said there.

use std::sync::Arc;

use crate::hall::{Hall, Place};
use crate::socket::{Answer, answer, spoken};
use crate::told::Teller;

/// Somebody who sits at a table or watches it.
pub struct Visit {
    hall: Arc<Hall>,
    place: Arc<Place>,
    teller: Teller,
}

impl Visit {
    /// Lets somebody sit down who knows a secret of the table; or says in words why not.
    pub fn sit(hall: &Arc<Hall>, table: &str, token: &str, language: &str) -> Result<Visit, String> {
        let place = hall.find(table)?;
        let who = place.hosted().who(token).ok_or_else(|| "there is no such table".to_owned())?;
        Ok(Visit { hall: hall.clone(), place, teller: Teller::new(who, spoken(language)) })
    }

    /// What is new to them.
    pub fn told(&mut self) -> String {
        self.teller.tell(&self.place.hosted(), self.place.present())
    }

    /// What is answered to a word: nothing if it makes no sense, and the line would be over; else what is said, if anything is.
    pub fn hear(&mut self, word: &str) -> Option<Option<String>> {
        let wish = serde_json::from_str(word).ok()?;
        Some(match answer(&self.hall, &self.place, &mut self.teller, wish) {
            Answer::Nothing => None,
            Answer::Anew => Some(self.told()),
            Answer::Say(told) => Some(told),
        })
    }
}
