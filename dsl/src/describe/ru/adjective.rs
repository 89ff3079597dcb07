//! Russian cases and agreement, and the adjectives and pronouns that the engine itself uses.

/// A case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Case {
    Nom,
    Gen,
    Dat,
    Acc,
    Ins,
    Pre,
}

impl Case {
    /// Its name in locales.
    pub(super) fn key(self) -> &'static str {
        match self {
            Case::Nom => "nom",
            Case::Gen => "gen",
            Case::Dat => "dat",
            Case::Acc => "acc",
            Case::Ins => "ins",
            Case::Pre => "pre",
        }
    }
}

/// A gender.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Gender {
    M,
    F,
    N,
}

/// What adjectives and verbs agree with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Agreement {
    pub(super) gender: Gender,
    pub(super) animate: bool,
    pub(super) plural: bool,
}

impl Agreement {
    pub(super) const PLAYER: Agreement = Agreement { gender: Gender::M, animate: true, plural: false };

    pub(super) fn many(self, plural: bool) -> Agreement {
        Agreement { plural, ..self }
    }

    /// The case whose form an adjective takes: the accusative of living things is their genitive.
    pub(super) fn form(self, case: Case) -> Case {
        match case {
            Case::Acc if self.animate && (self.plural || self.gender == Gender::M) => Case::Gen,
            Case::Acc if self.plural || self.gender != Gender::F => Case::Nom,
            other => other,
        }
    }
}

/// An adjective or pronoun.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Adjective {
    /// A stem with hard endings: `перв-ый`.
    Hard(&'static str),
    /// A hard stem stressed on its ending: `пуст-ой`.
    Stressed(&'static str),
    /// A stem with soft endings: `верхн-ий`.
    Soft(&'static str),
    /// A stem on a hushing sound: `ближайш-ий`.
    Hushing(&'static str),
    /// A stem on г, к or х, stressed on its ending: `друг-ой`.
    Velar(&'static str),
    /// `какой-либо`: the second part does not change.
    Some,
    /// `ваш`
    Your,
    /// `свой`
    Own,
    /// `этот`
    This,
    /// `весь`
    All,
    /// `чей`
    Whose,
    /// `третий`
    Third,
    /// `12-й`
    Numbered(i32),
    /// A word of a pack.
    Word(String),
    /// Words of a pack of which one is enough: `красный или зелёный`.
    Any(Vec<String>),
}

/// Endings in the order m, f, n, plural for each case but the accusative.
type Endings = [[&'static str; 4]; 5];

const HARD: Endings = [
    ["ый", "ая", "ое", "ые"],
    ["ого", "ой", "ого", "ых"],
    ["ому", "ой", "ому", "ым"],
    ["ым", "ой", "ым", "ыми"],
    ["ом", "ой", "ом", "ых"],
];
const SOFT: Endings = [
    ["ий", "яя", "ее", "ие"],
    ["его", "ей", "его", "их"],
    ["ему", "ей", "ему", "им"],
    ["им", "ей", "им", "ими"],
    ["ем", "ей", "ем", "их"],
];
const HUSHING: Endings = [
    ["ий", "ая", "ее", "ие"],
    ["его", "ей", "его", "их"],
    ["ему", "ей", "ему", "им"],
    ["им", "ей", "им", "ими"],
    ["ем", "ей", "ем", "их"],
];
const VELAR: Endings = [
    ["ой", "ая", "ое", "ие"],
    ["ого", "ой", "ого", "их"],
    ["ому", "ой", "ому", "им"],
    ["им", "ой", "им", "ими"],
    ["ом", "ой", "ом", "их"],
];
const YOUR: Endings = [
    ["ваш", "ваша", "ваше", "ваши"],
    ["вашего", "вашей", "вашего", "ваших"],
    ["вашему", "вашей", "вашему", "вашим"],
    ["вашим", "вашей", "вашим", "вашими"],
    ["вашем", "вашей", "вашем", "ваших"],
];
const OWN: Endings = [
    ["свой", "своя", "своё", "свои"],
    ["своего", "своей", "своего", "своих"],
    ["своему", "своей", "своему", "своим"],
    ["своим", "своей", "своим", "своими"],
    ["своём", "своей", "своём", "своих"],
];
const THIS: Endings = [
    ["этот", "эта", "это", "эти"],
    ["этого", "этой", "этого", "этих"],
    ["этому", "этой", "этому", "этим"],
    ["этим", "этой", "этим", "этими"],
    ["этом", "этой", "этом", "этих"],
];
const ALL: Endings = [
    ["весь", "вся", "всё", "все"],
    ["всего", "всей", "всего", "всех"],
    ["всему", "всей", "всему", "всем"],
    ["всем", "всей", "всем", "всеми"],
    ["всём", "всей", "всём", "всех"],
];
const WHOSE: Endings = [
    ["чей", "чья", "чьё", "чьи"],
    ["чьего", "чьей", "чьего", "чьих"],
    ["чьему", "чьей", "чьему", "чьим"],
    ["чьим", "чьей", "чьим", "чьими"],
    ["чьём", "чьей", "чьём", "чьих"],
];

const THIRD: Endings = [
    ["третий", "третья", "третье", "третьи"],
    ["третьего", "третьей", "третьего", "третьих"],
    ["третьему", "третьей", "третьему", "третьим"],
    ["третьим", "третьей", "третьим", "третьими"],
    ["третьем", "третьей", "третьем", "третьих"],
];
const NUMBERED: Endings =
    [["й", "я", "е", "е"], ["го", "й", "го", "х"], ["му", "й", "му", "м"], ["м", "й", "м", "ми"], ["м", "й", "м", "х"]];

/// The adjective in a case, agreeing; a pack's word is looked up by the caller.
pub(super) fn decline(adjective: &Adjective, case: Case, agreement: Agreement) -> Option<String> {
    let form = agreement.form(case);
    let row = match form {
        Case::Nom => 0,
        Case::Gen => 1,
        Case::Dat => 2,
        Case::Ins => 3,
        Case::Pre => 4,
        Case::Acc => 5,
    };
    let column = match (agreement.plural, agreement.gender) {
        (true, _) => 3,
        (_, Gender::M) => 0,
        (_, Gender::F) => 1,
        (_, Gender::N) => 2,
    };
    // Only feminine singulars have an accusative of their own.
    let pick = |endings: &Endings, accusative: &'static str| endings.get(row).map_or(accusative, |row| row[column]);
    Some(match adjective {
        Adjective::Hard(stem) => format!("{stem}{}", pick(&HARD, "ую")),
        Adjective::Stressed(stem) if row == 0 && column == 0 => format!("{stem}ой"),
        Adjective::Stressed(stem) => format!("{stem}{}", pick(&HARD, "ую")),
        Adjective::Soft(stem) => format!("{stem}{}", pick(&SOFT, "юю")),
        Adjective::Hushing(stem) => format!("{stem}{}", pick(&HUSHING, "ую")),
        Adjective::Velar(stem) => format!("{stem}{}", pick(&VELAR, "ую")),
        Adjective::Some => format!("как{}-либо", pick(&VELAR, "ую")),
        Adjective::Your => pick(&YOUR, "вашу").to_owned(),
        Adjective::Own => pick(&OWN, "свою").to_owned(),
        Adjective::This => pick(&THIS, "эту").to_owned(),
        Adjective::All => pick(&ALL, "всю").to_owned(),
        Adjective::Whose => pick(&WHOSE, "чью").to_owned(),
        Adjective::Third => pick(&THIRD, "третью").to_owned(),
        Adjective::Numbered(n) => format!("{n}-{}", pick(&NUMBERED, "ю")),
        Adjective::Word(_) | Adjective::Any(_) => return None,
    })
}
