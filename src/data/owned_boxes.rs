//! What of a library belongs to the boxes a player has, and what lies in others.

use std::collections::HashSet;
use std::sync::Arc;

use super::{DataItem, Library};
use model::{Boxes, Entry, EntryId, Kind};

impl Library {
    /// The library of somebody who has these boxes: their cards but those that others take the place of, and the
    /// entries of what they bring. A trait is of any box with a card that carries it.
    pub fn for_boxes(&self, boxes: &Boxes) -> Library {
        let kept: HashSet<&EntryId> = boxes
            .kept(self.cards())
            .into_iter()
            .map(|card| &card.id)
            .collect();
        let cards: Vec<_> = self
            .cards
            .iter()
            .filter(|located| kept.contains(&located.value.id))
            .cloned()
            .collect();
        let carried: HashSet<&str> = cards
            .iter()
            .flat_map(|located| located.value.traits.iter().map(String::as_str))
            .collect();
        let is_known = |entry: &Entry| {
            let own = entry.game_box.is_none_or(|of| boxes.has(of));
            own || entry.kind() == Kind::Trait && carried.contains(entry.id.slug())
        };
        let entries = self.entries.iter().filter(|entry| is_known(&entry.value));
        Library {
            entries: entries.map(|entry| entry_for_boxes(entry, boxes)).collect(),
            cards,
            ccg: Arc::clone(&self.ccg),
            examples: self.examples.clone(),
            programs: self.programs.clone(),
            boards: self.boards.clone(),
            boxes: self.boxes.clone(),
            stardates: self.stardates.clone(),
            card_sets: self.card_sets.clone(),
            retired: self.retired.clone(),
            owned: boxes.clone(),
        }
    }

    /// The ids of all entries and of all cards of Captain's Chair.
    pub(super) fn ids(&self) -> impl Iterator<Item = &EntryId> {
        let entries = self.entries().map(|entry| &entry.id);
        entries.chain(self.cards().map(|card| &card.id))
    }
}

/// An entry with what these boxes add to it.
fn entry_for_boxes(located: &DataItem<Entry>, boxes: &Boxes) -> DataItem<Entry> {
    let mut located = located.clone();
    let entry = &mut located.value;
    for further in std::mem::take(&mut entry.further) {
        if boxes.has(further.game_box) {
            for (text, more) in [
                (&mut entry.text.de, &further.text.de),
                (&mut entry.text.en, &further.text.en),
            ] {
                *text = format!("{}\n\n{more}", text.trim_end());
            }
        }
    }
    located
}
