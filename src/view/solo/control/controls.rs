//! Controls that are filled in at once.

use page::{FilledForm, FormControl, FormField, FormPart, Words};

/// More tokens than this are never typed.
pub(super) const MOST_TOKENS: i64 = 99;

/// All that is filled in at once.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Controls {
    /// The groups from top to bottom.
    pub groups: Vec<Group>,
}

/// Parts about the same thing.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Group {
    /// May be empty.
    pub title: Words,
    /// Whether the parts are places that lie side by side at the table.
    pub is_row: bool,
    /// The parts that are always in sight.
    pub parts: Vec<FormPart>,
    /// What is seldom needed, and the words it stands behind.
    pub rare: Vec<FormPart>,
    /// The words that the seldom needed parts stand behind; empty if there are none.
    pub rare_title: String,
}

impl Controls {
    /// All fields, the seldom ones behind those of their group.
    pub fn fields(&self) -> impl Iterator<Item = &FormField> {
        let parts = self.groups.iter().flat_map(|group| group.parts.iter().chain(&group.rare));
        parts.flat_map(|part| &part.fields)
    }

    /// Whether a button sends it, so that no other is needed.
    pub fn is_sent_by_choice(&self) -> bool {
        let is_buttons = |field: &FormField| matches!(field.control, FormControl::Buttons(_));
        self.fields().any(is_buttons)
    }

    /// Whether nothing has to be filled in any more.
    pub fn is_complete(&self) -> bool {
        let is_open = |field: &FormField| field.is_needed && field.value.is_empty();
        !self.is_sent_by_choice() && !self.fields().any(is_open)
    }

    /// The same holding what was filled in before.
    pub fn holding(mut self, filled: &FilledForm) -> Controls {
        for group in &mut self.groups {
            let parts = group.parts.iter_mut().chain(&mut group.rare);
            parts.for_each(|part| part.take_up(filled));
        }
        self
    }
}

impl Group {
    /// Fields without a title of their own.
    pub(super) fn plain(fields: Vec<FormField>) -> Group {
        Group { parts: vec![part(fields)], ..Group::default() }
    }

    pub(super) fn titled(self, title: impl Into<Words>) -> Group {
        let title = title.into();
        Group { title, ..self }
    }

    /// Whether something of what is seldom needed holds a value.
    pub fn has_rare_values(&self) -> bool {
        let fields = self.rare.iter().flat_map(|part| &part.fields);
        let mut values = fields.map(|field| field.value.as_str());
        values.any(|value| !["", "0"].contains(&value))
    }
}

/// A field with a prefix, still without its label.
pub(super) fn field(prefix: &str, name: &str, control: FormControl) -> impl FnOnce(String) -> FormField + use<> {
    let name = format!("{prefix}{name}");
    move |label| FormField::new(name, label, control)
}

/// A number with its range, still without its label.
pub(super) fn number(
    prefix: &str,
    name: &str,
    (least, most): (i64, i64),
) -> impl FnOnce(String) -> FormField + use<> {
    field(prefix, name, FormControl::Number { least, most })
}

/// Fields without a legend.
pub(super) fn part(fields: Vec<FormField>) -> FormPart {
    FormPart { legend: Words::default(), fields }
}

/// A word at the beginning of a line.
pub(super) fn capital(word: &str) -> String {
    let mut signs = word.chars();
    let first = signs.next().map(|first| first.to_uppercase().to_string());
    first.unwrap_or_default() + signs.as_str()
}
