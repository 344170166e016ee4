//! Marked traits and exile: what is marked, and what cards that come or leave bring a Bot in exile while
//! anything happens.

use super::run::{Flow, Run};
use super::trigger::Trigger;
use crate::rules::marks::{MarkSpaces, TraitMark};
use crate::state::step::groups::CaptainStep;
use crate::state::step::reasons::{CheckKind, SideCheck};
use model::{EntryId, Preference};

impl Run<'_> {
    /// A row has a trait marked: the first that is open on the board.
    pub(crate) fn mark_trait(&mut self) -> Flow {
        let Some(places) = self.book.mark_places() else {
            return Ok(());
        };
        match places.next(self.table.marks()) {
            Some(mark) => self.mark(mark),
            None => self.note(CaptainStep::NothingToMark),
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

    fn mark(&mut self, mark: TraitMark) {
        let places = self.book.mark_places().map_or(0, MarkSpaces::count);
        let Some(state) = &mut self.table.captain else {
            return;
        };
        let (slug, card) = (mark.slug.clone(), mark.card.clone());
        state.marks.push(mark);
        let marked = state.marks.len();
        self.note(CaptainStep::Marks { slug, card, marked, places });
    }

    /// A preference with the traits that are not marked in the place of the word for them.
    pub fn with_unmarked(&self, prefer: &Preference) -> Preference {
        let places = self.book.mark_places();
        places.map_or_else(|| prefer.clone(), |places| places.in_preference(self.table.marks(), prefer))
    }

    /// Whether so many traits are marked.
    pub fn marked_at_least(&self, wanted: u8) -> (bool, CheckKind) {
        let marked = u8::try_from(self.table.marks().len()).unwrap_or(u8::MAX);
        (marked >= wanted, SideCheck::Marked { wanted, marked }.into())
    }
}

/// Dilithium with which a Bot comes back from exile.
const ENOUGH: u8 = 5;

impl Run<'_> {
    /// What follows for the captain from what has just been written down.
    pub(super) fn captain_answers(&mut self, trigger: Trigger) {
        match trigger {
            Trigger::Comes(card) => self.mark_for(&card),
            Trigger::LeavesSupplement => self.exile_dilithium(false),
        }
    }

    /// In exile 1 Dilithium from the supply.
    fn exile_dilithium(&mut self, at_end: bool) {
        if !self.table.is_exile() {
            return;
        }
        let supply = &mut self.table.supply;
        supply.dilithium = supply.dilithium.saturating_add(1);
        let dilithium = supply.dilithium;
        self.note(CaptainStep::GainsDilithium { at_end, dilithium });
    }

    /// The end of a turn in exile: 1 Dilithium, and with enough of it the Bot comes back.
    pub(crate) fn end_of_exile_turn(&mut self) -> Flow {
        self.exile_dilithium(true);
        if !self.table.is_exile() || self.table.supply.dilithium < ENOUGH {
            return Ok(());
        }
        let dilithium = std::mem::take(&mut self.table.supply.dilithium);
        self.note(CaptainStep::SpendsAll { dilithium });
        self.gain_encounter()?;
        if let Some(state) = &mut self.table.captain {
            state.exile = false;
        }
        let with_officer = self.table.officer.is_some();
        self.note(CaptainStep::LeavesExile { with_officer });
        Ok(())
    }
}
