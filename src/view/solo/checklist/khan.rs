//! What the set-up of a Khan Bot has otherwise than that of the others.

use super::Checklist;
use crate::locale::msg;
use crate::model::Position;

impl Checklist<'_> {
    /// The board, if it has places for traits in the place of tracks.
    pub(super) fn khan_board(&self) -> Option<String> {
        let places = self.book.mark_places()?.count();
        Some(msg::checklist_khan_board(self.texts, self.bot(), places))
    }

    /// The Supplement deck, if one card of it lies under all others.
    pub(super) fn khan_supplement(&self) -> Option<String> {
        let mut cards = self.book.starting(Position::Development);
        let last = cards.iter().position(|card| self.book.is_last(card))?;
        let last = self.titles(&[cards.remove(last)]);
        Some(if self.is_virtual() {
            msg::checklist_khan_supplement_virtual(self.texts, cards.len(), last)
        } else {
            msg::checklist_khan_supplement(self.texts, cards.len(), last)
        })
    }

    /// The program card Khan starts on.
    pub(super) fn khan_programs(&self) -> String {
        if self.is_virtual() {
            msg::checklist_khan_programs_virtual(self.texts)
        } else {
            msg::checklist_khan_programs(self.texts)
        }
    }

    /// The Bot deck without a card put on top of it.
    pub(super) fn deck_alone(&self, available: usize) -> String {
        if self.is_virtual() {
            msg::checklist_deck_alone_virtual(self.texts, available)
        } else {
            msg::checklist_deck_alone(self.texts, available)
        }
    }
}
