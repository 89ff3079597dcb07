//! Russian.

mod adjective;
mod clause;
mod noun;
mod number;
mod verb;

use super::Lexicon;
use super::parts::{OR, listed};
use crate::tree::{Number, Set, Side, Slot, Source, Who};
use crate::vocabulary::Vocabulary;
use adjective::{Adjective, Agreement, Case, Gender, decline};

/// What stands for the player spoken of.
#[derive(Clone)]
enum They {
    /// `этот игрок`
    Plain,
    /// Anyone of a selection: `какой-либо игрок`.
    Some(Box<Set>),
    /// A selection: `каждый игрок`.
    Named(Box<Set>),
}

/// Tells sentences in Russian.
pub(super) struct Russian<'s> {
    vocabulary: &'s Vocabulary,
    lexicon: &'s dyn Lexicon,
    they: They,
    /// The subject of the clause, whose things are `свои`.
    subject: Option<Who>,
}

impl<'s> Russian<'s> {
    pub(super) fn new(vocabulary: &'s Vocabulary, lexicon: &'s dyn Lexicon) -> Russian<'s> {
        Russian { vocabulary, lexicon, they: They::Plain, subject: None }
    }

    fn with_they(&self, they: They) -> Russian<'s> {
        Russian { vocabulary: self.vocabulary, lexicon: self.lexicon, they, subject: self.subject.clone() }
    }

    fn with_subject(&self, subject: Who) -> Russian<'s> {
        Russian { vocabulary: self.vocabulary, lexicon: self.lexicon, they: self.they.clone(), subject: Some(subject) }
    }

    /// A noun in a case and number.
    fn word(&self, word: &str, case: Case, plural: bool) -> String {
        if word.contains(OR) {
            let words: Vec<String> = word.split(OR).map(|word| self.word(word, case, plural)).collect();
            return listed(&words, "или");
        }
        let key = if plural { format!("{}-pl", case.key()) } else { case.key().to_owned() };
        if let Some(form) = self.lexicon.form(word, &key) {
            return form;
        }
        // An adjective that stands alone.
        if self.adjectival(word) {
            let agreement = Agreement { gender: Gender::M, animate: false, plural };
            return self.adjective(&Adjective::Word(word.to_owned()), case, agreement);
        }
        match engine(word, case, plural) {
            Some(form) => form.to_owned(),
            None => self.lexicon.name(word),
        }
    }

    fn adjectival(&self, word: &str) -> bool {
        self.lexicon.gender(word).as_deref() == Some("adj")
    }

    fn agreement(&self, word: &str) -> Agreement {
        let word = word.split(OR).next().unwrap_or(word);
        let gender = match self.lexicon.gender(word).as_deref() {
            Some("f") => Gender::F,
            Some("n") => Gender::N,
            Some(_) => Gender::M,
            None => match word {
                "card" | "position" => Gender::F,
                "place" => Gender::N,
                _ => Gender::M,
            },
        };
        let accusative = self.word(word, Case::Acc, true);
        let animate = accusative == self.word(word, Case::Gen, true) && accusative != self.word(word, Case::Nom, true);
        Agreement { gender, animate, plural: false }
    }

    fn adjective(&self, adjective: &Adjective, case: Case, agreement: Agreement) -> String {
        if let Some(text) = decline(adjective, case, agreement) {
            return text;
        }
        let word = match adjective {
            Adjective::Word(word) => word,
            Adjective::Any(words) => {
                let one = |word: &String| self.adjective(&Adjective::Word(word.clone()), case, agreement);
                return listed(&words.iter().map(one).collect::<Vec<_>>(), "или");
            }
            _ => return String::new(),
        };
        let form = agreement.form(case);
        let endings: &[&str] = match (agreement.plural, agreement.gender) {
            (true, _) => &["pl"],
            (_, Gender::M) => &["m"],
            (_, Gender::F) => &["f"],
            (_, Gender::N) => &["n", "m"],
        };
        endings
            .iter()
            .find_map(|ending| self.lexicon.form(word, &format!("{}-{ending}", form.key())))
            .unwrap_or_else(|| self.lexicon.name(word))
    }

    fn slot_word(&self, slot: Slot) -> String {
        self.lexicon.slot(slot).unwrap_or_else(|| "card".into())
    }

    /// Something bound, in a case.
    fn slot(&self, slot: Slot, case: Case) -> String {
        let word = self.slot_word(slot);
        let agreement = self.agreement(&word);
        let pronoun = match slot {
            Slot::It => Adjective::This,
            Slot::This | Slot::Part => Adjective::Hard("данн"),
            Slot::Bound(_) if matches!(word.as_str(), "card" | "place" | "player") => Adjective::Hard("выбранн"),
            Slot::Bound(_) => return self.word(&word, case, false),
        };
        format!("{} {}", self.adjective(&pronoun, case, agreement), self.word(&word, case, false))
    }

    /// A player in a case.
    fn who(&self, who: &Who, case: Case) -> String {
        let player = |adjective: Adjective| {
            format!(
                "{} {}",
                self.adjective(&adjective, case, Agreement::PLAYER),
                engine("player", case, false).unwrap_or_default()
            )
        };
        match who {
            Who::You => match case {
                Case::Nom => "вы",
                Case::Gen | Case::Acc | Case::Pre => "вас",
                Case::Dat => "вам",
                Case::Ins => "вами",
            }
            .to_owned(),
            Who::They => match &self.they {
                They::Plain => player(Adjective::This),
                They::Some(set) => {
                    let some = self.adjective(&Adjective::Some, case, Agreement::PLAYER);
                    format!("{some} {}", self.things(set, case))
                }
                They::Named(set) => self.things(set, case),
            },
            Who::Active => player(Adjective::Hard("активн")),
            Who::First => player(Adjective::Hard("перв")),
            Who::OfSet(set) if let Source::Side(Side::Partners, of) = &set.source => {
                self.possessed(of, engine("partner", case, false).unwrap_or_default(), case, Agreement::PLAYER)
            }
            Who::OfSet(set)
                if matches!(
                    set.source,
                    Source::Players(_) | Source::Opponents(_) | Source::Side(..) | Source::AnyOf(_)
                ) =>
            {
                self.things(set, case)
            }
            Who::OfSet(set) => {
                format!("{} {}", engine("owner", case, false).unwrap_or_default(), self.things(set, Case::Gen))
            }
            Who::OwnerOf(slot) => {
                format!("{} {}", engine("owner", case, false).unwrap_or_default(), self.slot(*slot, Case::Gen))
            }
            Who::Bound(slot) if self.lexicon.slot(*slot).is_some() => self.slot(*slot, case),
            Who::Bound(Slot::It | Slot::This | Slot::Part) => player(Adjective::This),
            Who::Bound(_) => player(Adjective::Hard("выбранн")),
        }
    }

    /// A noun with its owner: `ваша карта`, `карта активного игрока`.
    fn possessed(&self, who: &Who, noun: &str, case: Case, agreement: Agreement) -> String {
        let pronoun = |adjective: Adjective| format!("{} {noun}", self.adjective(&adjective, case, agreement));
        if self.subject.as_ref() == Some(who) {
            return pronoun(Adjective::Own);
        }
        match (who, &self.they) {
            (Who::You, _) => pronoun(Adjective::Your),
            (Who::They, They::Plain) => format!("его {noun}"),
            _ => format!("{noun} {}", self.who(who, Case::Gen)),
        }
    }

    pub(super) fn selection(&self, set: &Set) -> String {
        self.things(set, Case::Nom)
    }

    pub(super) fn amount(&self, number: &Number) -> String {
        self.number(number, Case::Nom)
    }
}

/// The nouns that every game has.
fn engine(word: &str, case: Case, plural: bool) -> Option<&'static str> {
    let forms: [[&'static str; 6]; 2] = match word {
        "card" => [
            ["карта", "карты", "карте", "карту", "картой", "карте"],
            ["карты", "карт", "картам", "карты", "картами", "картах"],
        ],
        "player" => [
            ["игрок", "игрока", "игроку", "игрока", "игроком", "игроке"],
            ["игроки", "игроков", "игрокам", "игроков", "игроками", "игроках"],
        ],
        "opponent" => [
            ["соперник", "соперника", "сопернику", "соперника", "соперником", "сопернике"],
            ["соперники", "соперников", "соперникам", "соперников", "соперниками", "соперниках"],
        ],
        "other_player" => [
            ["другой игрок", "другого игрока", "другому игроку", "другого игрока", "другим игроком", "другом игроке"],
            [
                "другие игроки",
                "других игроков",
                "другим игрокам",
                "других игроков",
                "другими игроками",
                "других игроках",
            ],
        ],
        "partner" => [
            ["партнёр", "партнёра", "партнёру", "партнёра", "партнёром", "партнёре"],
            ["партнёры", "партнёров", "партнёрам", "партнёров", "партнёрами", "партнёрах"],
        ],
        "team" => [
            ["участник", "участника", "участнику", "участника", "участником", "участнике"],
            ["участники", "участников", "участникам", "участников", "участниками", "участниках"],
        ],
        "owner" => [
            ["владелец", "владельца", "владельцу", "владельца", "владельцем", "владельце"],
            ["владельцы", "владельцев", "владельцам", "владельцев", "владельцами", "владельцах"],
        ],
        "place" => [
            ["место", "места", "месту", "место", "местом", "месте"],
            ["места", "мест", "местам", "места", "местами", "местах"],
        ],
        "position" => [
            ["позиция", "позиции", "позиции", "позицию", "позицией", "позиции"],
            ["позиции", "позиций", "позициям", "позиции", "позициями", "позициях"],
        ],
        "zone" => {
            [["зона", "зоны", "зоне", "зону", "зоной", "зоне"], ["зоны", "зон", "зонам", "зоны", "зонами", "зонах"]]
        }
        "tile" => [
            ["плитка", "плитки", "плитке", "плитку", "плиткой", "плитке"],
            ["плитки", "плиток", "плиткам", "плитки", "плитками", "плитках"],
        ],
        _ => return None,
    };
    let at = match case {
        Case::Nom => 0,
        Case::Gen => 1,
        Case::Dat => 2,
        Case::Acc => 3,
        Case::Ins => 4,
        Case::Pre => 5,
    };
    Some(forms[usize::from(plural)][at])
}

/// `с` or `со`, `в` or `во` before a word.
fn before(preposition: &str, next: &str) -> String {
    let letters: Vec<char> = next.to_lowercase().chars().take(2).collect();
    let consonant = |letter: Option<&char>| letter.is_some_and(|letter| !"аеёиоуыэюяьъ0123456789 ".contains(*letter));
    let longer = match (preposition, letters.first()) {
        ("с", Some('с' | 'з' | 'ш' | 'ж')) | ("в", Some('в' | 'ф')) => consonant(letters.get(1)),
        ("с", Some('в')) => letters.get(1) == Some(&'с'),
        _ => false,
    };
    if longer && letters.first() != Some(&'ф') {
        format!("{preposition}о {next}")
    } else {
        format!("{preposition} {next}")
    }
}
