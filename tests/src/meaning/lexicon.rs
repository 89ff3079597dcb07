//! The words of a vocabulary, sorted by what they are good for in a sentence.

use quarterdeck_dsl::vocabulary::{AttributeType, Bearer, Meaning, Vocabulary};

/// The words of a vocabulary, by what they are good for.
#[derive(Clone, Debug, Default)]
pub struct Lexicon {
    pub(super) cards: Vec<String>,
    pub(super) players: Vec<String>,
    pub(super) partners: Vec<String>,
    pub(super) zones: Vec<String>,
    pub(super) own_zones: Vec<String>,
    pub(super) places: Vec<String>,
    pub(super) boards: Vec<String>,
    pub(super) worded: Vec<String>,
    pub(super) values: Vec<String>,
    pub(super) adjectives: Vec<String>,
    pub(super) of_players: Vec<String>,
    pub(super) of_places: Vec<String>,
    pub(super) called: Vec<String>,
    pub(super) card_numbers: Vec<String>,
    pub(super) place_numbers: Vec<String>,
    pub(super) player_numbers: Vec<String>,
    pub(super) table_numbers: Vec<String>,
    pub(super) resources: Vec<String>,
    pub(super) counters: Vec<String>,
    pub(super) words: Vec<(String, String)>,
    pub(super) verbs: Vec<String>,
    pub(super) others: Vec<String>,
    pub(super) families: Vec<String>,
    pub(super) phases: Vec<String>,
    pub(super) events: Vec<String>,
    pub(super) beats: Vec<String>,
    pub(super) player_counters: Vec<String>,
    pub(super) card_counters: Vec<String>,
    pub(super) place_counters: Vec<String>,
    pub(super) all: Vec<String>,
}

impl Lexicon {
    /// The words of a vocabulary.
    pub fn of(vocabulary: &Vocabulary) -> Lexicon {
        let mut lexicon = Lexicon::default();
        for (word, meanings) in vocabulary.words() {
            for meaning in meanings {
                lexicon.add(&word.replace('_', " "), *meaning, vocabulary);
            }
        }
        lexicon
    }

    fn add(&mut self, word: &str, meaning: Meaning, vocabulary: &Vocabulary) {
        let word = word.to_owned();
        self.all.push(word.clone());
        match meaning {
            Meaning::AnyCard => self.cards.extend([word.clone(), word.clone(), word]),
            Meaning::Kind(_) => self.cards.extend([word.clone(), word]),
            Meaning::Family(_) if self.families.len() < 60 => {
                self.cards.push(word.clone());
                self.families.push(word);
            }
            Meaning::Partner => self.partners.extend([word.clone(), word]),
            Meaning::Team => self.partners.push(word),
            Meaning::AnyPlayer | Meaning::Opponent => self.players.extend([word.clone(), word]),
            Meaning::ActivePlayer | Meaning::FirstPlayer | Meaning::Owner => self.players.push(word),
            Meaning::Zone(_, true) => self.own_zones.push(word),
            Meaning::Zone(_, false) => self.zones.push(word),
            Meaning::AnyZone | Meaning::PlaceOf(_) => self.places.push(word),
            Meaning::Board(_) => self.boards.push(word),
            Meaning::Attribute(attribute) => match vocabulary.attribute_type(attribute) {
                AttributeType::Values => self.worded.push(word),
                AttributeType::Flag => {
                    self.adjectives.push(word.clone());
                    self.card_numbers.push(word);
                }
                AttributeType::Number => {
                    self.card_numbers.push(word.clone());
                    self.place_numbers.push(word);
                }
                AttributeType::List => self.others.push(word),
            },
            Meaning::Value(..) => {
                self.values.push(word.clone());
                self.adjectives.push(word);
            }
            Meaning::Resource(_) => {
                self.resources.push(word.clone());
                self.player_numbers.push(word);
            }
            Meaning::Query(_, bearer) => self.number(word, bearer),
            Meaning::Condition(_, Bearer::Table) => self.called.push(word),
            Meaning::Condition(_, Bearer::Card) => self.adjectives.extend([word.clone(), word]),
            Meaning::Condition(_, Bearer::Player) => self.of_players.push(word),
            Meaning::Condition(_, Bearer::Place) => self.of_places.push(word),
            Meaning::Counter(_, bearer) => {
                match bearer {
                    Bearer::Table => self.counters.push(word.clone()),
                    Bearer::Player => self.player_counters.push(word.clone()),
                    Bearer::Card => self.card_counters.push(word.clone()),
                    Bearer::Place => self.place_counters.push(word.clone()),
                }
                self.number(word, bearer);
            }
            Meaning::Option(_) | Meaning::ActionsLeft | Meaning::ActionsTaken => self.table_numbers.push(word),
            Meaning::OptionValue(option, _) => {
                self.words.push((vocabulary.name(Meaning::Option(option)).replace('_', " "), word));
            }
            Meaning::CounterValue(counter, _) => {
                let of = [Bearer::Table, Bearer::Player, Bearer::Card, Bearer::Place].into_iter().find_map(|bearer| {
                    Some(vocabulary.name(Meaning::Counter(counter, bearer))).filter(|name| *name != "?")
                });
                self.words.push((of.unwrap_or("?").replace('_', " "), word));
            }
            Meaning::Position => {
                self.card_numbers.push(word.clone());
                self.place_numbers.push(word);
            }
            Meaning::Empty | Meaning::FaceDown | Meaning::FaceUp | Meaning::Done => self.adjectives.push(word),
            Meaning::Verb(_) => self.verbs.push(word),
            Meaning::Phase(_) => self.phases.push(word),
            Meaning::Event(_) => self.events.push(word),
            Meaning::Beat(_) | Meaning::NextBeat => self.beats.push(word),
            _ => self.others.push(word),
        }
    }

    fn number(&mut self, word: String, bearer: Bearer) {
        match bearer {
            Bearer::Table => self.table_numbers.push(word),
            Bearer::Player => self.player_numbers.push(word),
            Bearer::Card => self.card_numbers.push(word),
            Bearer::Place => self.place_numbers.push(word),
        }
    }
}
