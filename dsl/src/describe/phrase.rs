//! A phrase: what is to be said, without the words of any language. Its key names the pattern by which a language says it,
//! and its parts are what the pattern can speak of.

use std::borrow::Cow;

/// Something to be said.
#[derive(Clone, Debug, Default)]
pub(super) struct Phrase {
    /// The pattern that says it.
    pub key: Cow<'static, str>,
    /// The pattern if there is no such one.
    pub instead: &'static str,
    /// What the pattern can speak of.
    pub parts: Vec<(&'static str, Part)>,
    /// The word that others agree with.
    pub head: Option<String>,
    /// Whether several are meant.
    pub many: Option<bool>,
}

/// What a pattern can speak of.
#[derive(Clone, Debug)]
pub(super) enum Part {
    /// A phrase that stands in the same form as the whole, such as the noun behind a number.
    Same(Phrase),
    /// A phrase of its own form, such as who owns a thing.
    Own(Phrase),
    /// A word, by its id.
    Word(String),
    /// A text as it is, such as a title.
    Text(String),
    /// A number.
    Number(i32),
    /// What patterns choose by.
    Mark(&'static str),
}

impl Phrase {
    pub(super) fn new(key: &'static str) -> Phrase {
        Phrase { key: Cow::Borrowed(key), ..Phrase::default() }
    }

    /// A phrase with a pattern of its own, or else a common one.
    pub(super) fn named(key: String, instead: &'static str) -> Phrase {
        Phrase { key: Cow::Owned(key), instead, ..Phrase::default() }
    }

    fn with(mut self, name: &'static str, part: Part) -> Phrase {
        self.parts.push((name, part));
        self
    }

    pub(super) fn same(self, name: &'static str, phrase: Phrase) -> Phrase {
        self.with(name, Part::Same(phrase))
    }

    pub(super) fn own(self, name: &'static str, phrase: Phrase) -> Phrase {
        self.with(name, Part::Own(phrase))
    }

    pub(super) fn maybe(self, name: &'static str, phrase: Option<Phrase>) -> Phrase {
        match phrase {
            Some(phrase) => self.own(name, phrase),
            None => self,
        }
    }

    pub(super) fn maybe_same(self, name: &'static str, phrase: Option<Phrase>) -> Phrase {
        match phrase {
            Some(phrase) => self.same(name, phrase),
            None => self,
        }
    }

    pub(super) fn word(self, name: &'static str, word: &str) -> Phrase {
        self.with(name, Part::Word(word.to_owned()))
    }

    pub(super) fn text(self, name: &'static str, text: String) -> Phrase {
        self.with(name, Part::Text(text))
    }

    pub(super) fn number(self, name: &'static str, number: i32) -> Phrase {
        self.with(name, Part::Number(number))
    }

    pub(super) fn mark(self, name: &'static str, mark: &'static str) -> Phrase {
        self.with(name, Part::Mark(mark))
    }

    pub(super) fn flag(self, name: &'static str, flag: bool) -> Phrase {
        self.mark(name, if flag { "yes" } else { "no" })
    }

    /// What others agree with.
    pub(super) fn headed(mut self, head: &str, many: bool) -> Phrase {
        self.head = Some(head.to_owned());
        self.many = Some(many);
        self
    }

    /// Whether several are meant.
    pub(super) fn many(mut self, many: bool) -> Phrase {
        self.many = Some(many);
        self
    }

    /// Agrees as another phrase does.
    pub(super) fn like(mut self, other: &Phrase) -> Phrase {
        self.head.clone_from(&other.head);
        self.many = other.many;
        self
    }

    /// Several phrases: `a, b and c`. Two that are joined agree as many.
    pub(super) fn list(list: Vec<Phrase>, joint: &'static str) -> Phrase {
        let mut rest = list.into_iter();
        let Some(mut told) = rest.next() else {
            return Phrase::new("nothing");
        };
        let mut rest = rest.peekable();
        while let Some(next) = rest.next() {
            let key = if rest.peek().is_some() { "comma" } else { joint };
            told = Phrase::new(key).same("first", told).same("last", next).many(true);
        }
        told
    }

    /// Several phrases, all joined alike.
    pub(super) fn list_by(list: Vec<Phrase>, joint: &'static str) -> Phrase {
        let joined = |told: Phrase, next| Phrase::new(joint).same("first", told).same("last", next).many(true);
        list.into_iter().reduce(joined).unwrap_or_else(|| Phrase::new("nothing"))
    }

    pub(super) fn part(&self, name: &str) -> Option<&Part> {
        self.parts.iter().find(|(known, _)| *known == name).map(|(_, part)| part)
    }
}
