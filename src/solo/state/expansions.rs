//! What only games with a box beyond the core have: the Junk that is followed, traits that Khan marks, and the card
//! he starts on.

use super::setup::Rulebook;
use super::tabletop::{Face, Slot, Tabletop};
use crate::rules::marks::{KhanState, MarkSpaces, TraitMark};
use crate::rules::row::rows_in_exile;
use crate::rules::row::{ProgramRow, Side, rows_for};
use model::{Card, EntryId, ExileCard, Position, SpecialRule};

/// Lies under the Supplement deck (solo set-up of Khan's crew).
const LAST: &str = "cc/card/genesis-device";

impl Tabletop {
    /// The traits Khan has marked.
    pub fn marks(&self) -> &[TraitMark] {
        self.khan.as_ref().map_or(&[], |khan| &khan.marks)
    }

    /// Whether Khan is on the card he starts on.
    pub fn is_exile(&self) -> bool {
        self.khan.as_ref().is_some_and(|khan| khan.exile)
    }
}

impl Rulebook {
    /// The places for traits on the Bot's board, if it has any.
    pub fn mark_places(&self) -> Option<MarkSpaces<'_>> {
        let marks = self.board.marks.as_ref()?;
        let captain = self.captain_card(self.setup.captain);
        Some(MarkSpaces {
            printed: &marks.traits,
            captain: captain.map_or(&[], |card| &card.traits),
            of_captain: usize::from(marks.of_opponent),
        })
    }

    /// Khan before the first turn; nothing for the others.
    pub fn khan_at_start(&self) -> Option<KhanState> {
        self.board.marks.as_ref()?;
        Some(KhanState { exile: self.program.exile.is_some(), marks: Vec::new() })
    }

    /// The card Khan is on, as long as he is on it.
    pub fn exile(&self, table: &Tabletop) -> Option<&ExileCard> {
        self.program.exile.as_ref().filter(|_| table.is_exile())
    }

    /// The rows that fit a card, on the program cards in use.
    pub fn rows_of<'b>(&'b self, table: &Tabletop, card: &Card, side: Side) -> Vec<ProgramRow<'b>> {
        match self.exile(table) {
            Some(exile) => rows_in_exile(exile, card),
            None => rows_for(&self.program, card, side),
        }
    }

    /// The special rule of the program card that counts now (solo set-up of Khan's crew: always that of
    /// the card in use).
    pub fn special_rule(&self, table: &Tabletop) -> Option<SpecialRule> {
        let exile = self.exile(table).map(|exile| exile.special_rule);
        exile.or(self.program.special_rule)
    }

    /// Whether cards of a position go back to the box: Khan's two Locations do.
    pub fn is_boxed(&self, position: Position) -> bool {
        self.board.marks.is_some() && position == Position::ControlledLocation
    }

    /// The Supplement deck of the Developments: shuffled, but one that lies under all of Khan's.
    pub fn developments(&self, table: &mut Tabletop) -> Vec<Face> {
        let mut cards = self.starting(Position::Development);
        let last = cards.extract_if(.., |card| self.is_last(card));
        let mut pile: Vec<Face> = last.map(Face::Known).collect();
        pile.extend(self.pile(table, cards));
        pile
    }

    /// Whether a Development lies under the Supplement deck.
    pub fn is_last(&self, card: &EntryId) -> bool {
        self.board.marks.is_some() && card.as_str() == LAST
    }
}

impl Tabletop {
    /// The Junk as told, with so many cards of the set-up that nobody has named. A card that was thought to
    /// lie in the Market has left it.
    pub fn lay_junk(&mut self, cards: &[EntryId], unnamed: u8) {
        for slot in &mut self.market {
            if matches!(slot, Slot::Card { card, .. } if cards.contains(card)) {
                *slot = Slot::Unknown;
            }
        }
        self.junk = cards.to_vec();
        self.unnamed_junk = unnamed;
        self.fresh.junk = unnamed == 0;
    }
}

impl Rulebook {
    /// Whether the Junk is followed: no Bot of the core box ever looks there.
    pub fn follows_junk(&self) -> bool {
        !self.setup.boxes.is_core_alone()
    }
}
