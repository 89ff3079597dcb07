//! The options: in groups with headings, long groups folded, one of them highlighted.

use std::collections::BTreeSet;

use quarterdeck_runtime::seen::SeenOption;
use quarterdeck_runtime::telling::Tongue;

/// A group of so many is folded if not everything fits.
const LONG: usize = 5;
/// So few options need no headings.
const FEW: usize = 8;

/// A line of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Row {
    /// The heading of a group.
    Heading(usize),
    /// An option, by its place in the list.
    Option(usize),
}

/// Options that stand under one heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// What the heading says; nothing if there is none.
    pub name: Option<String>,
    /// Its options, by their places in the list.
    pub options: Vec<usize>,
}

/// The options of a decision.
#[derive(Clone, Debug, Default)]
pub struct Choices {
    pub groups: Vec<Group>,
    folded: BTreeSet<usize>,
    /// The highlighted line, among those that are not folded away.
    pub at: usize,
}

impl Choices {
    /// The options, already in the order in which they are listed; long groups are folded unless they fit into so many lines.
    pub fn new(options: &[SeenOption], tongue: &Tongue<'_>, room: usize) -> Choices {
        let key = |option: &SeenOption| match &option.group {
            Some(group) => (group.id.to_string(), Some(group.name.to_string())),
            None => {
                // Options of one action stand together, under its name.
                let verb = option.id.split(' ').next().unwrap_or_default();
                let action = tongue.game.actions.unnoted().iter().find(|action| action.name == verb);
                let name = action.map(|action| tongue.action_name(action));
                (verb.to_owned(), name)
            }
        };
        let mut groups: Vec<(String, Group)> = Vec::new();
        for (at, option) in options.iter().enumerate() {
            let (id, name) = key(option);
            match groups.iter_mut().find(|(known, _)| *known == id) {
                Some((_, group)) => group.options.push(at),
                None => groups.push((id, Group { name, options: vec![at] })),
            }
        }
        let mut groups: Vec<Group> = groups.into_iter().map(|(_, group)| group).collect();
        // A single heading would tell nothing, and so would one above a single option; few options need none.
        let few = options.len() <= FEW || groups.len() == 1;
        for group in &mut groups {
            if few || group.options.len() == 1 {
                group.name = None;
            }
        }
        let mut choices = Choices { groups, folded: BTreeSet::new(), at: 0 };
        let mut long: Vec<usize> = (0..choices.groups.len()).collect();
        long.sort_by_key(|at| std::cmp::Reverse(choices.groups[*at].options.len()));
        for at in long {
            if choices.rows().len() <= room {
                break;
            }
            if choices.groups[at].name.is_some() && choices.groups[at].options.len() >= LONG {
                choices.folded.insert(at);
            }
        }
        choices
    }

    /// The lines that are there now.
    pub fn rows(&self) -> Vec<Row> {
        let mut rows = Vec::new();
        for (at, group) in self.groups.iter().enumerate() {
            if group.name.is_some() {
                rows.push(Row::Heading(at));
            }
            if !self.folded.contains(&at) {
                rows.extend(group.options.iter().map(|option| Row::Option(*option)));
            }
        }
        rows
    }

    /// Whether a group is folded.
    pub fn is_folded(&self, group: usize) -> bool {
        self.folded.contains(&group)
    }

    /// The highlighted option; of a heading, none.
    pub fn chosen(&self) -> Option<usize> {
        match self.rows().get(self.at) {
            Some(Row::Option(at)) => Some(*at),
            _ => None,
        }
    }

    /// Moves the highlight.
    pub fn step(&mut self, by: isize) {
        let last = self.rows().len().saturating_sub(1);
        self.at = self.at.saturating_add_signed(by).min(last);
    }

    /// Highlights the first option, if a heading is.
    pub fn begin(&mut self) {
        self.at = self.rows().iter().position(|row| matches!(row, Row::Option(_))).unwrap_or(0);
    }

    /// Highlights an option, wherever it is.
    pub fn find(&mut self, option: usize) {
        if let Some(group) = self.groups.iter().position(|group| group.options.contains(&option)) {
            self.folded.remove(&group);
        }
        if let Some(at) = self.rows().iter().position(|row| *row == Row::Option(option)) {
            self.at = at;
        }
    }

    /// Folds or unfolds the group of the highlighted line.
    pub fn fold(&mut self, fold: Option<bool>) {
        let group = match self.rows().get(self.at) {
            Some(Row::Heading(group)) => *group,
            Some(Row::Option(option)) => {
                let found = self.groups.iter().position(|group| group.options.contains(option));
                match found {
                    Some(group) if self.groups[group].name.is_some() => group,
                    _ => return,
                }
            }
            None => return,
        };
        let fold = fold.unwrap_or(!self.folded.contains(&group));
        if fold {
            self.folded.insert(group);
        } else {
            self.folded.remove(&group);
        }
        if let Some(at) = self.rows().iter().position(|row| *row == Row::Heading(group)) {
            self.at = if fold { at } else { self.at };
        }
    }
}

/// Brings options into the order in which they are listed: those without a heading, then heading by heading.
pub fn arrange(options: &mut [SeenOption]) {
    options.sort_by_key(|option| option.group.as_ref().map_or(0, |group| group.at + 1));
}
