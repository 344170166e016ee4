//! Controls that are filled in at once.

use crate::solo::control::fields;
use page::{FilledForm, FormControl, FormField, FormPart, Words};

/// Where names of cards are suggested from while they are typed.
pub const SUGGESTIONS: &str = "/suggest?game=cc";
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
    /// The Bot's Research, Influence and Military, or the traits it has marked.
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

    /// The controls holding what was filled in before.
    pub fn holding(mut self, filled: &FilledForm) -> Controls {
        self.groups.iter_mut().flat_map(|group| &mut group.parts).for_each(|part| part.fill_from(filled));
        self
    }

    /// The controls; where one place alone is asked for, the question names it and nothing else of the table is needed.
    pub fn without_lone_place(mut self) -> Controls {
        if let [Group { places, .. }] = self.groups.as_mut_slice()
            && places.len() == 1
        {
            places.clear();
        }
        self
    }

    /// The controls with a step before the paths of all fields.
    pub(super) fn under(self, step: &str) -> Controls {
        Controls { groups: self.groups.into_iter().map(|group| group.under(step)).collect() }
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

    /// Fields with a legend.
    pub(super) fn of(legend: String, fields: Vec<FormField>) -> Group {
        Group { parts: vec![FormPart { legend: legend.into(), fields }], ..Group::default() }
    }

    /// Groups that lie side by side at the table.
    pub(super) fn beside(groups: impl Iterator<Item = Group>, place: fn(usize) -> TablePlace) -> Group {
        let parts: Vec<FormPart> = groups.flat_map(|group| group.parts).collect();
        Group { places: (0..parts.len()).map(place).collect(), parts, ..Group::default() }
    }

    pub(super) fn titled(self, title: impl Into<Words>) -> Group {
        let title = title.into();
        Group { title, ..self }
    }

    /// The group with a step before the paths of all fields; the path of a value that is all there is, is empty.
    pub(super) fn under(mut self, step: &str) -> Group {
        for field in self.parts.iter_mut().flat_map(|part| &mut part.fields) {
            field.name = fields::path(step, &field.name);
        }
        self
    }

    /// The group with all its parts at one place of the table.
    pub(super) fn at(self, place: TablePlace) -> Group {
        Group { places: vec![place; self.parts.len()], ..self }
    }

    /// The parts with their places at the table; none if they lie nowhere.
    pub fn placed(&self) -> impl Iterator<Item = (TablePlace, &FormPart)> {
        self.places.iter().copied().zip(&self.parts)
    }
}

/// A number with its range.
pub(super) fn number(path: &str, label: String, (least, most): (u8, u8)) -> FormField {
    FormField::new(path, label, FormControl::Number { least: least.into(), most: most.into() })
}

/// A switch that is on or off.
pub(super) fn switch(path: &str, label: String, is_on: bool) -> FormField {
    FormField::new(path, label, FormControl::Switch).holding(if is_on { "on" } else { "" })
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
