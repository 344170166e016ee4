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
        let at = cards.iter().position(|card| self.book.is_last(card))?;
        let last = self.titles(&[cards.remove(at)]);
        Some(if self.is_virtual() {
            msg::checklist_khan_supplement_virtual(self.texts, cards.len(), last)
        } else {
            msg::checklist_khan_supplement(self.texts, last, cards.len())
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

#[cfg(test)]
mod tests {
    use super::super::checklist;
    use crate::locale::Texts;
    use crate::model::{CrewDeck, Lang};
    use crate::render::Terminal;
    use crate::solo::state::setup::DeckMode;
    use crate::view::sample::{book, check_pages, names};

    #[test]
    fn khan_begins_in_exile_with_a_card_under_his_supplement_deck() {
        let names = names();
        for deck in [DeckMode::Physical, DeckMode::Virtual] {
            let book = book(CrewDeck::Khan, deck);
            check_pages(|texts| checklist(texts, &names, &book));
            let list = checklist(&Texts::new(Lang::De), &names, &book);
            let text = Terminal::new(Some(400), false).render(&list);
            for part in ["12 Merkmale", "Genesis-Gerät", "Khan im Exil"] {
                assert!(text.contains(part), "{part}: {text}");
            }
            assert!(!text.contains("Zorniger") && !text.contains("die einfache Seite"));
            let boxed = text.contains("Zurück in die Schachtel: Ceti Alpha V, Ceti Alpha VI");
            let physical = text.contains("Lege Genesis-Gerät verdeckt");
            assert_eq!(physical, deck == DeckMode::Physical, "{text}");
            assert_eq!(boxed, deck == DeckMode::Physical, "{text}");
        }
    }
}
