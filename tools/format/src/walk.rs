//! The values of a file of tables by the forms that their keys declare: where keys, ids and sentences stand. It is the one place
//! that knows how a form is found in a value; who lays out files and who answers editors both go through here.

use quarterdeck_runtime::packs::{Entry, Node, Value};
use quarterdeck_runtime::reference::{Form, KeyInfo, ROOTS, Root, Stands, TABLES, TableKeys};

/// Tables whose keys may stand in any other.
const EVERYWHERE: [&str; 3] = ["changing", "hooked", "belonging"];

/// What stands somewhere.
pub enum Said<'v> {
    /// A key that its table declares.
    Key(&'v Entry, &'static KeyInfo),
    /// A key that is the id of a thing, and of which section.
    Name(&'v Entry, &'static str),
    /// An id of one of these sections.
    Id(&'v Value, Vec<&'static str>),
    /// A sentence, and of which sort.
    Sentence(&'v Value, &'static str),
    /// A function of a script.
    Function(&'v Value),
    /// What is printed on a card for an attribute.
    Printed(&'v Value),
}

/// Who is told what stands in a value.
pub type See<'s, 'v> = &'s mut dyn FnMut(Said<'v>);

/// A declaration by its name.
pub fn table(name: &str) -> Option<&'static TableKeys> {
    TABLES.iter().copied().find(|table| table.name == name)
}

/// The keys of a table, in the order of the file.
pub fn entries(value: &Value) -> &[Entry] {
    match &value.node {
        Node::Table(entries) => entries,
        _ => &[],
    }
}

/// The items of a list; anything else is its own only item.
pub fn items(value: &Value) -> &[Value] {
    match &value.node {
        Node::List(items) => items,
        _ => std::slice::from_ref(value),
    }
}

/// Tells all that stands in a file.
pub fn file<'v>(whole: &'v Value, see: See<'_, 'v>) {
    for entry in entries(whole) {
        if let Some(root) = ROOTS.iter().find(|root| root.name == entry.key) {
            of_root(root, entry, see);
        }
    }
}

fn of_root<'v>(root: &'static Root, entry: &'v Entry, see: See<'_, 'v>) {
    match root.stands {
        Stands::ById => entries(&entry.value).iter().for_each(|thing| value(&root.form, &thing.value, see)),
        Stands::InList => items(&entry.value).iter().for_each(|item| value(&root.form, item, see)),
        Stands::Once | Stands::OfPack => value(&root.form, &entry.value, see),
    }
}

/// Tells what stands in a value of this form.
pub fn value<'v>(form: &Form, of: &'v Value, see: See<'_, 'v>) {
    match form {
        Form::Id(section) => see(Said::Id(of, vec![section])),
        Form::Sentence(sort) => see(Said::Sentence(of, sort)),
        Form::Effect => match &of.node {
            Node::Text(..) => see(Said::Sentence(of, "instruction")),
            Node::List(items) => items.iter().for_each(|item| value(form, item, see)),
            Node::Table(_) => keys_of(table("doing"), of, see),
            _ => {}
        },
        Form::Table(keys) => keys_of(Some(keys), of, see),
        Form::Names(what, form) => {
            let first = what.split(' ').next();
            let section = first.and_then(|what| ["option", "attribute"].into_iter().find(|known| *known == what));
            for entry in entries(of) {
                if let Some(section) = section {
                    see(Said::Name(entry, section));
                }
                value(form, &entry.value, see);
            }
        }
        Form::Either(forms) => either(forms, of, see),
        Form::Several(form) => items(of).iter().for_each(|item| value(form, item, see)),
        Form::Text(what) if what.contains("function") => see(Said::Function(of)),
        Form::Text(_) | Form::Number(..) | Form::Flag | Form::True | Form::Word(_) | Form::Pair(..) => {}
    }
}

/// The form that fits the value; of several ids, any.
fn either<'v>(forms: &[Form], of: &'v Value, see: See<'_, 'v>) {
    match &of.node {
        Node::Text(..) => {
            let id = |form: &Form| if let Form::Id(section) = form { Some(*section) } else { None };
            let ids: Vec<&'static str> = forms.iter().filter_map(id).collect();
            if !ids.is_empty() {
                see(Said::Id(of, ids));
                return;
            }
            let spoken = |form: &&Form| matches!(form, Form::Sentence(_) | Form::Effect | Form::Several(_));
            if let Some(form) = forms.iter().find(spoken) {
                value(form, of, see);
            }
        }
        Node::Table(_) => {
            let with_keys = forms.iter().filter(|form| matches!(form, Form::Table(_) | Form::Names(..) | Form::Effect));
            // Of an effect and a table of its own, the one that has all the keys.
            let fits = |form: &&Form| match form {
                Form::Table(keys) => entries(of).iter().all(|entry| keys.key(&entry.key).is_some()),
                _ => true,
            };
            let mut with_keys: Vec<&Form> = with_keys.collect();
            with_keys.sort_by_key(|form| !matches!(form, Form::Table(_)));
            if let Some(form) = with_keys.iter().copied().find(fits).or(with_keys.first().copied()) {
                value(form, of, see);
            }
        }
        Node::List(_) => {
            if let Some(form) = forms.iter().find(|form| matches!(form, Form::Several(_) | Form::Effect)) {
                value(form, of, see);
            }
        }
        _ => {}
    }
}

fn keys_of<'v>(keys: Option<&'static TableKeys>, of: &'v Value, see: See<'_, 'v>) {
    for entry in entries(of) {
        let common = EVERYWHERE.iter().filter_map(|name| table(name)).find_map(|keys| keys.key(&entry.key));
        match keys.and_then(|keys| keys.key(&entry.key)).or(common) {
            Some(key) => {
                see(Said::Key(entry, key));
                value(&key.form, &entry.value, see);
            }
            // An attribute with what is printed.
            None if keys.is_some_and(|keys| keys.others.is_some()) => {
                see(Said::Name(entry, "attribute"));
                items(&entry.value).iter().for_each(|printed| see(Said::Printed(printed)));
            }
            None => {}
        }
    }
}
