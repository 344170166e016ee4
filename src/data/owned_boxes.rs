//! What of a library belongs to the boxes a player has, and what lies in others.

use std::borrow::Cow;
use std::collections::HashSet;
use std::sync::Arc;

use super::Library;
use super::text_template::{TemplateFault, TextTemplates};
use model::{Boxes, Cell, Entry, EntryId, Kind, Lang, Localized, RuleRow, RuleText};

impl Library {
    /// The library of somebody who has these boxes: their cards but those that others take the place of, and the
    /// entries of what they bring. A trait is of any box with a card that carries it.
    pub fn for_boxes(&self, boxes: &Boxes) -> Library {
        let kept: HashSet<&EntryId> = boxes.kept(self.cards()).into_iter().map(|card| &card.id).collect();
        let cards: Vec<_> = self.cards.iter().filter(|located| kept.contains(&located.value.id)).cloned().collect();
        let carried: HashSet<&str> =
            cards.iter().flat_map(|located| located.value.traits.iter().map(String::as_str)).collect();
        let is_known = |entry: &Entry| {
            let own = entry.game_box.is_none_or(|of| boxes.has(of));
            own || entry.kind() == Kind::Trait && carried.contains(entry.id.slug())
        };
        let entries = self.entries.iter().filter(|entry| is_known(&entry.value));
        let templates = TextTemplates::new(self, boxes);
        Library {
            entries: entries
                .map(|located| {
                    let mut own = located.clone();
                    // What cannot be filled in was refused before the program left the house.
                    let _ = fill_entry(&mut own.value, &templates);
                    own
                })
                .collect(),
            cards,
            ccg: Arc::clone(&self.ccg),
            examples: self.examples.clone(),
            programs: self.programs.clone(),
            boards: self.boards.clone(),
            boxes: self.boxes.clone(),
            stardates: self.stardates.clone(),
            card_sets: self.card_sets.clone(),
            retired: self.retired.clone(),
            deviations: self.deviations.clone(),
            owned: boxes.clone(),
        }
    }

    /// The ids of all entries and of all cards of Captain's Chair.
    pub(super) fn ids(&self) -> impl Iterator<Item = &EntryId> {
        let entries = self.entries().map(|entry| &entry.id);
        entries.chain(self.cards().map(|card| &card.id))
    }
}

/// Makes an entry what somebody with some boxes reads: its texts filled in, and what the boxes add to it.
///
/// # Errors
/// When a text names something unknown; the entry is of no use then.
pub(crate) fn fill_entry(entry: &mut Entry, templates: &TextTemplates<'_>) -> Result<(), TemplateFault> {
    if entry.is_own {
        return Ok(());
    }
    let further = std::mem::take(&mut entry.further).into_iter();
    for addition in further.filter(|addition| templates.boxes.has(addition.game_box)) {
        entry.text.0.extend(addition.text.0);
    }
    for text in std::iter::once(&mut entry.text).chain(&mut entry.example) {
        fill_text(text, templates)?;
    }
    for ruling in &mut entry.rulings {
        fill(&mut ruling.text, templates)?;
    }
    for table in &mut entry.tables {
        for cell in table.rows.iter_mut().flat_map(|row| &mut row.cells) {
            fill_cell(cell, templates)?;
        }
        let is_left = |row: &RuleRow| row.cells.iter().any(|cell| !cell.text(Lang::En).is_empty());
        table.rows.retain(is_left);
    }
    Ok(())
}

/// Fills in all statements. One of which nothing is left goes, with the questions it answers.
fn fill_text(text: &mut RuleText, templates: &TextTemplates<'_>) -> Result<(), TemplateFault> {
    for mut statement in std::mem::take(&mut text.0) {
        let is_template = statement.text.iter().any(|(_, words)| words.contains('{'));
        fill(&mut statement.text, templates)?;
        let is_left = statement.text.iter().any(|(_, words)| !words.trim().is_empty());
        if is_left || !is_template {
            text.0.push(statement);
        }
    }
    Ok(())
}

fn fill(text: &mut Localized<String>, templates: &TextTemplates<'_>) -> Result<(), TemplateFault> {
    for lang in Lang::ALL {
        let own = text.get_mut(lang);
        if let Cow::Owned(filled) = templates.fill(lang, own)? {
            *own = filled;
        }
    }
    Ok(())
}

fn fill_cell(cell: &mut Cell, templates: &TextTemplates<'_>) -> Result<(), TemplateFault> {
    match cell {
        Cell::Number(_) => Ok(()),
        Cell::Text(text) => fill(text, templates),
        Cell::Name(name) => {
            let mut both = Localized::from_fn(|_| name.clone());
            fill(&mut both, templates)?;
            if both.de == both.en {
                *name = both.en;
            } else {
                *cell = Cell::Text(both);
            }
            Ok(())
        }
    }
}
