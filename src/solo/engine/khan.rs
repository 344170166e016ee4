//! Khan's board: the traits he marks.

use super::run::{Flow, Run};
use crate::model::{EntryId, Preference};
use crate::solo::rules::marks::{Mark, Places};
use crate::solo::state::step::khan::KhanStep;
use crate::solo::state::step::reasons::{Checked, SideChecked};

impl Run<'_> {
    /// A row has a trait marked: the first that is open on the board.
    pub fn mark_trait(&mut self) -> Flow {
        let Some(places) = self.book.mark_places() else {
            return Ok(());
        };
        match places.next(self.table.marks()) {
            Some(mark) => self.mark(mark),
            None => self.note(KhanStep::NothingToMark),
        }
        Ok(())
    }

    /// A card has come to the Bot: the first trait of the board that it has and that is open is marked.
    pub(super) fn mark_for(&mut self, card: &EntryId) {
        let (book, marks) = (self.book, self.table.marks());
        let places = book.mark_places().zip(book.card(card));
        let mark = places.and_then(|(places, card)| places.for_card(marks, card));
        if let Some(mark) = mark {
            self.mark(mark);
        }
    }

    fn mark(&mut self, mark: Mark) {
        let places = self.book.mark_places().map_or(0, Places::count);
        let Some(khan) = &mut self.table.khan else {
            return;
        };
        let (slug, card) = (mark.slug.clone(), mark.card.clone());
        khan.marks.push(mark);
        let marked = khan.marks.len();
        self.note(KhanStep::Marks {
            slug,
            card,
            marked,
            places,
        });
    }

    /// A preference with the traits that are not marked in the place of the word for them.
    pub fn with_unmarked(&self, prefer: &Preference) -> Preference {
        let places = self.book.mark_places();
        places.map_or_else(
            || prefer.clone(),
            |places| places.in_preference(self.table.marks(), prefer),
        )
    }

    /// Whether so many traits are marked.
    pub fn marked_at_least(&self, wanted: u8) -> (bool, Checked) {
        let marked = u8::try_from(self.table.marks().len()).unwrap_or(u8::MAX);
        (
            marked >= wanted,
            SideChecked::Marked { wanted, marked }.into(),
        )
    }
}
