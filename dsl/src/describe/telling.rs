//! Says phrases in a language by its patterns, which are Fluent messages. Patterns choose by what they are given, ask for
//! parts in a form, and may call a few functions; which forms there are and how words change is known to the language
//! alone.

use std::cell::{OnceCell, RefCell};
use std::collections::BTreeMap;

use fluent_syntax::ast::{CallArguments, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

use super::Lexicon;
use super::parts::OR;
use super::phrase::{Part, Phrase};

/// The functions that patterns can call: name, what it is given, what it tells.
pub const FUNCTIONS: &[(&str, &str, &str)] = &[
    ("FORM", "`$part`, and forms as `case: \"gen\"`", "the part in these forms"),
    (
        "AGREE",
        "`$part` or the `\"key\"` of a pattern, `$other`, and forms",
        "the part or pattern, agreeing with the other in what `agreement` names",
    ),
    ("FEATURE", "`$part`, `\"gender\"`", "what the part makes others agree with"),
    ("WORD", "`\"id\"`, and forms", "a word of the language itself (`noun-<id>`) in these forms"),
    ("ATTR", "`$word`, `\"at\"`", "a form of the word as it is written, or nothing"),
    ("ALIKE", "`$word`, two forms", "`yes` if both forms of the word are written alike"),
    ("STARTS", "a text, beginnings as `\"a e [iou]n\"`", "`yes` if the text begins so"),
    ("OR", "two texts", "the first that is not empty"),
    ("TEXT", "`\"key\"`, and forms", "another pattern in these forms; one can choose by it"),
];

/// Which form is asked for: names and values that the language gives itself.
type Forms = Vec<(String, String)>;

/// Nested deeper than any sentence.
const DEEPEST: usize = 120;

/// Says phrases in one language.
pub(super) struct Telling<'l> {
    lexicon: &'l dyn Lexicon,
    plurals: OnceCell<Option<PluralRules>>,
    /// Which words are adjectives, as far as it was asked.
    adjectives: RefCell<BTreeMap<String, bool>>,
    /// Parts of the phrase that is being told, by their place, in the forms in which they were asked for: patterns look at
    /// a part before they show it.
    known: RefCell<BTreeMap<(usize, Forms), String>>,
}

/// What a pattern sees.
#[derive(Clone, Copy)]
struct Scope<'s> {
    phrase: &'s Phrase,
    forms: &'s Forms,
    depth: usize,
}

/// What stands in braces.
enum Value<'s> {
    Part(&'s Part),
    Word(String),
    Text(String),
    Nothing,
}

impl<'l> Telling<'l> {
    pub(super) fn new(lexicon: &'l dyn Lexicon) -> Telling<'l> {
        Telling { lexicon, plurals: OnceCell::new(), adjectives: RefCell::default(), known: RefCell::default() }
    }

    /// The phrase in words.
    pub(super) fn tell(&self, phrase: &Phrase) -> String {
        self.known.borrow_mut().clear();
        self.phrase(phrase, &Forms::new(), 0)
    }

    /// Whether a word describes a noun, and stands with it as adjectives do.
    pub(super) fn is_adjective(&self, word: &str) -> bool {
        if let Some(known) = self.adjectives.borrow().get(word) {
            return *known;
        }
        let asked = Phrase::new("is-adjective").word("word", word);
        let is = self.phrase(&asked, &Forms::new(), 0).trim() == "yes";
        self.adjectives.borrow_mut().insert(word.to_owned(), is);
        is
    }

    /// A part of the phrase that is being told.
    fn inner(&self, phrase: &Phrase, forms: Forms, depth: usize) -> String {
        let place = (std::ptr::from_ref(phrase).addr(), forms);
        if let Some(known) = self.known.borrow().get(&place) {
            return known.clone();
        }
        let told = self.phrase(phrase, &place.1, depth);
        self.known.borrow_mut().insert(place, told.clone());
        told
    }

    fn phrase(&self, phrase: &Phrase, forms: &Forms, depth: usize) -> String {
        if depth > DEEPEST {
            return String::new();
        }
        let found = self.lexicon.pattern(&key(&phrase.key), None);
        let found = found.or_else(|| self.lexicon.pattern(&key(phrase.instead), None));
        match found {
            Some(pattern) => self.pattern(pattern, Scope { phrase, forms, depth: depth + 1 }),
            None => format!("⟨{}⟩", phrase.key),
        }
    }

    fn pattern(&self, pattern: &Pattern<&str>, scope: Scope<'_>) -> String {
        let mut text = String::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => text.push_str(value),
                PatternElement::Placeable { expression } => text.push_str(&self.expression(expression, scope)),
            }
        }
        text
    }

    fn expression(&self, expression: &Expression<&str>, scope: Scope<'_>) -> String {
        match expression {
            Expression::Inline(inline) => self.show(&self.value(inline, scope), scope),
            Expression::Select { selector, variants } => {
                let chosen = self.value(selector, scope);
                let number = match chosen {
                    Value::Part(Part::Number(n)) => Some(*n),
                    _ => None,
                };
                let text = match &chosen {
                    Value::Part(Part::Same(_) | Part::Own(_)) => "some".to_owned(),
                    Value::Nothing => "none".to_owned(),
                    other => self.show(other, scope),
                };
                let category = number.map(|n| self.category(n));
                let exact = variants.iter().find(|variant| match variant.key {
                    VariantKey::Identifier { name } => name == text,
                    VariantKey::NumberLiteral { value } => value == text,
                });
                let plural = || {
                    variants.iter().find(|variant| match variant.key {
                        VariantKey::Identifier { name } => Some(name) == category,
                        VariantKey::NumberLiteral { .. } => false,
                    })
                };
                let usual = || variants.iter().find(|variant| variant.default);
                exact.or_else(plural).or_else(usual).map_or_else(String::new, |it| self.pattern(&it.value, scope))
            }
        }
    }

    /// What CLDR calls so many in this language: `one`, `few`, `many`, `other` …
    fn category(&self, n: i32) -> &'static str {
        let rules = self.plurals.get_or_init(|| {
            let language: LanguageIdentifier = self.lexicon.language().parse().ok()?;
            let language = LanguageIdentifier::from_parts(language.language, None, None, &[]);
            PluralRules::create(language, PluralRuleType::CARDINAL).ok()
        });
        match rules.as_ref().and_then(|rules| rules.select(n.unsigned_abs() as usize).ok()) {
            Some(PluralCategory::ZERO) => "zero",
            Some(PluralCategory::ONE) => "one",
            Some(PluralCategory::TWO) => "two",
            Some(PluralCategory::FEW) => "few",
            Some(PluralCategory::MANY) => "many",
            Some(PluralCategory::OTHER) | None => "other",
        }
    }

    fn value<'s>(&self, inline: &InlineExpression<&str>, scope: Scope<'s>) -> Value<'s> {
        match inline {
            InlineExpression::StringLiteral { value } => {
                Value::Text(fluent_syntax::unicode::unescape_unicode_to_string(value).into_owned())
            }
            InlineExpression::NumberLiteral { value } => Value::Text((*value).to_owned()),
            InlineExpression::VariableReference { id } => self.variable(id.name, scope),
            InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute.as_ref().map(|attribute| attribute.name);
                Value::Text(self.message(id.name, attribute, scope).unwrap_or_default())
            }
            InlineExpression::FunctionReference { id, arguments } => self.function(id.name, arguments, scope),
            InlineExpression::Placeable { expression } => Value::Text(self.expression(expression, scope)),
            InlineExpression::TermReference { .. } => Value::Nothing,
        }
    }

    /// A part, else a form that is asked for, else what the language says of forms that are not.
    fn variable<'s>(&self, name: &str, scope: Scope<'s>) -> Value<'s> {
        if let Some(part) = scope.phrase.part(name) {
            return Value::Part(part);
        }
        match scope.forms.iter().find(|(known, _)| known == name) {
            Some((_, form)) => Value::Text(form.clone()),
            None => self.message(&format!("usual-{name}"), None, scope).map_or(Value::Nothing, Value::Text),
        }
    }

    /// Another pattern, which sees the same.
    fn message(&self, key: &str, attribute: Option<&str>, scope: Scope<'_>) -> Option<String> {
        if scope.depth > DEEPEST {
            return None;
        }
        let pattern = self.lexicon.pattern(key, attribute)?;
        Some(self.pattern(pattern, Scope { depth: scope.depth + 1, ..scope }))
    }

    fn function<'s>(&self, name: &str, arguments: &CallArguments<&str>, scope: Scope<'s>) -> Value<'s> {
        let given = |at: usize| arguments.positional.get(at).map_or(Value::Nothing, |inline| self.value(inline, scope));
        let text = |at: usize| self.show(&given(at), scope);
        let asked = || -> Forms {
            let literal = |value: &InlineExpression<&str>| match value {
                InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => {
                    (*value).to_owned()
                }
                _ => String::new(),
            };
            arguments.named.iter().map(|named| (named.name.name.to_owned(), literal(&named.value))).collect()
        };
        let yes = |is: bool| Value::Text(if is { "yes" } else { "no" }.to_owned());
        match name {
            "FORM" => Value::Text(self.formed(&given(0), &asked(), scope)),
            "AGREE" => {
                let mut forms = self.agreement(&given(1), scope);
                forms.extend(asked());
                match arguments.positional.first() {
                    Some(InlineExpression::StringLiteral { value }) => Value::Text(self.within(value, &forms, scope)),
                    _ => Value::Text(self.formed(&given(0), &forms, scope)),
                }
            }
            "FEATURE" => Value::Text(self.feature(&given(0), &text(1), scope).unwrap_or_default()),
            "WORD" => Value::Text(self.formed(&Value::Word(text(0)), &asked(), scope)),
            "ATTR" => {
                Value::Text(word_of(&given(0)).and_then(|word| self.lexicon.form(word, &text(1))).unwrap_or_default())
            }
            "ALIKE" => {
                let value = given(0);
                let form =
                    |word: &str, form: &str| self.lexicon.form(word, form).unwrap_or_else(|| self.lexicon.name(word));
                yes(word_of(&value).is_some_and(|word| form(word, &text(1)) == form(word, &text(2))))
            }
            "STARTS" => yes(starts(&text(0), &text(1))),
            "OR" => Value::Text(Some(text(0)).filter(|text| !text.trim().is_empty()).unwrap_or_else(|| text(1))),
            "TEXT" => Value::Text(self.within(&text(0), &asked(), scope)),
            _ => Value::Nothing,
        }
    }

    /// Another pattern, in the form of the whole but for what is asked.
    fn within(&self, key: &str, asked: &[(String, String)], scope: Scope<'_>) -> String {
        let forms = merge(asked, scope.forms);
        self.message(key, None, Scope { forms: &forms, ..scope }).unwrap_or_default()
    }

    fn show(&self, value: &Value<'_>, scope: Scope<'_>) -> String {
        self.formed(value, &[], scope)
    }

    /// What is given, in the form of the whole but for what is asked.
    fn formed(&self, value: &Value<'_>, asked: &[(String, String)], scope: Scope<'_>) -> String {
        let merged = |inherits: bool| -> Forms { merge(asked, if inherits { scope.forms } else { &[] }) };
        match value {
            Value::Part(Part::Same(phrase)) => self.inner(phrase, merged(true), scope.depth),
            Value::Part(Part::Own(phrase)) => self.inner(phrase, merged(false), scope.depth),
            Value::Part(Part::Word(word)) => self.word(word, &merged(true), scope.depth),
            Value::Word(word) => self.word(word, &merged(true), scope.depth),
            Value::Part(Part::Text(text)) | Value::Text(text) => text.clone(),
            Value::Part(Part::Number(n)) => n.to_string(),
            Value::Part(Part::Mark(mark)) => (*mark).to_owned(),
            Value::Nothing => String::new(),
        }
    }

    /// A word in a form: the language says under which names the form may be written.
    fn word(&self, word: &str, forms: &Forms, depth: usize) -> String {
        if depth > DEEPEST {
            return String::new();
        }
        if let Some((first, rest)) = word.rsplit_once(OR) {
            // Kinds of which any will do: `a`, `a or b`, `a, b or c`.
            let mut told = String::new();
            for (at, one) in first.split(OR).enumerate() {
                let one = self.word(one, forms, depth + 1);
                told = if at == 0 { one } else { self.joined("comma", told, one, depth) };
            }
            return self.joined("or", told, self.word(rest, forms, depth + 1), depth);
        }
        let key = if self.is_adjective(word) { "form-adjective" } else { "form-noun" };
        let asked = Phrase::new(key).word("word", word);
        let names = self.phrase(&asked, forms, depth + 1);
        let found = names.split_whitespace().find_map(|name| self.lexicon.form(word, name));
        found.unwrap_or_else(|| self.lexicon.name(word))
    }

    fn joined(&self, key: &'static str, first: String, last: String, depth: usize) -> String {
        self.phrase(&Phrase::new(key).text("first", first).text("last", last), &Forms::new(), depth + 1)
    }

    /// In what others agree with this, and how.
    fn agreement(&self, value: &Value<'_>, scope: Scope<'_>) -> Forms {
        let names = self.message("agreement", None, scope).unwrap_or_default();
        let one = |name: &str| self.feature(value, name, scope).map(|feature| (name.to_owned(), feature));
        names.split_whitespace().filter_map(one).collect()
    }

    /// In what others agree with this: its pattern says so, or else its word does.
    fn feature(&self, value: &Value<'_>, name: &str, scope: Scope<'_>) -> Option<String> {
        let key = format!("feature-{name}");
        let empty = Forms::new();
        let mut asked = Phrase::new("");
        match value {
            Value::Part(Part::Same(phrase) | Part::Own(phrase)) => {
                let inner = Scope { phrase, forms: &empty, depth: scope.depth + 1 };
                if let Some(said) = self.message(&self::key(&phrase.key), Some(name), inner) {
                    return Some(said);
                }
                if let Some(head) = word_of(value) {
                    asked = asked.word("word", head);
                }
                if let Some(many) = phrase.many {
                    asked = asked.flag("many", many);
                }
            }
            other => asked = asked.word("word", word_of(other)?),
        }
        let inner = Scope { phrase: &asked, forms: &empty, depth: scope.depth + 1 };
        self.message(&key, None, inner).filter(|feature| !feature.trim().is_empty())
    }
}

/// What is asked, the last first, and what was asked before of other forms.
fn merge(asked: &[(String, String)], before: &[(String, String)]) -> Forms {
    let mut forms = Forms::new();
    for form in asked.iter().rev().chain(before) {
        if !forms.iter().any(|(name, _)| *name == form.0) {
            forms.push(form.clone());
        }
    }
    forms
}

/// The key of the message that says a phrase.
fn key(name: &str) -> String {
    match name.split('-').next() {
        Some("verb" | "do" | "form" | "is") if name != "is" => name.to_owned(),
        _ => format!("say-{name}"),
    }
}

/// The word that is meant, or the first of several.
fn word_of<'v>(value: &'v Value<'_>) -> Option<&'v str> {
    let word = match value {
        Value::Part(Part::Word(word)) => word,
        Value::Word(word) => word,
        Value::Part(Part::Same(phrase) | Part::Own(phrase)) => phrase.head.as_deref()?,
        _ => return None,
    };
    word.split(OR).next()
}

/// Whether a text begins with one of these: letters, or `[…]` for one of several.
fn starts(text: &str, beginnings: &str) -> bool {
    let letters: Vec<char> = text.trim_start().to_lowercase().chars().take(12).collect();
    beginnings.split_whitespace().any(|beginning| {
        let mut rest = letters.iter();
        let mut pattern = beginning.chars();
        while let Some(sign) = pattern.next() {
            let wanted: Vec<char> =
                if sign == '[' { pattern.by_ref().take_while(|sign| *sign != ']').collect() } else { vec![sign] };
            if !rest.next().is_some_and(|letter| wanted.contains(letter)) {
                return false;
            }
        }
        true
    })
}
