//! What may be written at a place, by the declarations of the tables.

use quarterdeck_runtime::reference::{Form, KeyInfo, ROOTS, Stands, TABLES, TableKeys};

/// Tables whose keys may stand in any other that packs write by itself.
const EVERYWHERE: [&str; 3] = ["changing", "hooked", "belonging"];

fn table(name: &str) -> Option<&'static TableKeys> {
    TABLES.iter().copied().find(|table| table.name == name)
}

/// What keys lead to.
#[derive(Clone, Copy, Debug)]
pub enum Leads {
    /// The file itself.
    File,
    /// Tables of this name, each with an id.
    Ids,
    /// A value of this form; `own` if it is a table that stands in files by itself.
    Form { form: Form, own: bool },
    /// What is printed on a card, under a key that is an attribute.
    Printed,
}

/// What these keys lead to; nothing if there is no such key.
pub fn lead(path: &[String]) -> Option<Leads> {
    let Some((first, rest)) = path.split_first() else {
        return Some(Leads::File);
    };
    let root = ROOTS.iter().find(|root| root.name == first)?;
    let rest = match (root.stands, rest) {
        (Stands::ById, []) => return Some(Leads::Ids),
        (Stands::ById, [_, rest @ ..]) => rest,
        (_, rest) => rest,
    };
    let mut leads = Leads::Form { form: root.form, own: true };
    for key in rest {
        let Leads::Form { form, own } = leads else {
            return None;
        };
        let common = || EVERYWHERE.iter().filter(|_| own).find_map(|name| table(name)?.key(key));
        leads = match within(&form, key).or_else(|| common().map(|key| Some(key.form))) {
            Some(Some(form)) => Leads::Form { form, own: false },
            Some(None) => Leads::Printed,
            None => return None,
        };
    }
    Some(leads)
}

/// What a key of a form has; nothing within if it is printed on cards, nothing at all if there is no such key.
fn within(form: &Form, key: &str) -> Option<Option<Form>> {
    match form {
        Form::Table(table) => table.key(key).map(|key| Some(key.form)).or_else(|| table.others.map(|_| None)),
        Form::Effect => table("doing")?.key(key).map(|key| Some(key.form)),
        Form::Names(_, form) => Some(Some(**form)),
        Form::Several(form) => within(form, key),
        Form::Either(forms) => forms.iter().find_map(|form| within(form, key)),
        _ => None,
    }
}

/// The keys of a table, and whether attributes are keys of it as well.
pub fn keys(form: &Form, own: bool) -> (Vec<&'static KeyInfo>, bool) {
    let mut found: Vec<&'static KeyInfo> = Vec::new();
    let mut others = false;
    for table in tables(form) {
        found.extend(table.all());
        others |= table.others.is_some();
    }
    if own {
        found.extend(EVERYWHERE.iter().filter_map(|name| table(name)).flat_map(TableKeys::all));
    }
    (found, others)
}

fn tables(form: &Form) -> Vec<&'static TableKeys> {
    match form {
        Form::Table(table) => vec![table],
        Form::Effect => table("doing").into_iter().collect(),
        Form::Several(form) => tables(form),
        Form::Either(forms) => forms.iter().flat_map(tables).collect(),
        _ => Vec::new(),
    }
}

/// Every plain form that a value can have: of alternatives and lists, what they are made of.
pub fn plain(form: &Form) -> Vec<Form> {
    match form {
        Form::Several(form) => plain(form),
        Form::Either(forms) => forms.iter().flat_map(plain).collect(),
        other => vec![*other],
    }
}
