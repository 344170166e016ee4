//! Controls that are filled in at once.

use super::fields;
use page::{FilledForm, FormControl, FormField, FormPart, Words};

/// More tokens than this are never typed.
pub(super) const MOST_TOKENS: u8 = 99;

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
    /// From top to bottom, or as they lie side by side at the table.
    pub parts: Vec<FormPart>,
    /// Where on the table the parts lie, in their order; empty if they lie nowhere.
    pub places: Vec<TablePlace>,
}

/// A place of the table that is drawn: a tap there shows what may stand or lie at it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TablePlace {
    /// The Bot's Research, Influence and Military, or the traits Khan has marked.
    Tracks,
    /// The Bot's resources.
    Supply,
    /// The Stardate card on top.
    Stardate,
    /// A place of the Market, from 0.
    Market(usize),
    /// A place of the Neutral Zone, from 0.
    Zone(usize),
    /// The player's Research, Influence and Military.
    PlayerTracks,
    /// The Duty Officer.
    Officer,
    /// The Bot's deployed Ships.
    Ships,
    /// The Junk.
    Junk,
    /// The Bot's piles, the Incident deck and the Encounter deck.
    Piles,
}

impl Controls {
    /// All fields, from top to bottom.
    pub fn fields(&self) -> impl Iterator<Item = &FormField> {
        self.groups.iter().flat_map(|group| &group.parts).flat_map(|part| &part.fields)
    }

    /// Whether a button sends it, so that no other is needed.
    pub fn is_sent_by_choice(&self) -> bool {
        let is_buttons = |field: &FormField| matches!(field.control, FormControl::Buttons(_));
        self.fields().any(is_buttons)
    }

    /// Whether nothing has to be filled in any more.
    pub fn is_complete(&self) -> bool {
        let mut parts = self.groups.iter().flat_map(|group| &group.parts);
        !self.is_sent_by_choice() && !parts.any(is_open)
    }

    /// The same holding what was filled in before.
    pub fn holding(mut self, filled: &FilledForm) -> Controls {
        self.groups.iter_mut().flat_map(|group| &mut group.parts).for_each(|part| part.take_up(filled));
        self
    }

    /// The same with a word before the names of all fields, so that they can be sent beside others.
    pub(super) fn under(mut self, word: &str) -> Controls {
        let parts = self.groups.iter_mut().flat_map(|group| &mut group.parts);
        for field in parts.flat_map(|part| &mut part.fields) {
            field.name = format!("{}{}", fields::under(word), field.name);
        }
        self
    }
}

/// Whether something of a part is still to be filled in: a field that is needed, or a card that is neither named nor
/// said to be none.
pub fn is_open(part: &FormPart) -> bool {
    let has_none = part.fields.iter().any(|field| field.control == FormControl::Switch && field.value == "on");
    let is_card = |field: &FormField| matches!(field.control, FormControl::OneOfMany(_));
    part.fields.iter().any(|field| field.value.is_empty() && (field.is_needed || is_card(field) && !has_none))
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

    /// The same at one place of the table.
    pub(super) fn at(self, place: TablePlace) -> Group {
        Group { places: vec![place; self.parts.len()], ..self }
    }

    /// The parts with their places at the table; none if they lie nowhere.
    pub fn placed(&self) -> impl Iterator<Item = (TablePlace, &FormPart)> {
        self.places.iter().copied().zip(&self.parts)
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
