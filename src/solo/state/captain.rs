//! What only some captains have, as their boards and programs declare it: traits that are marked, an exile, a card at
//! the bottom of the Supplement deck, a fleet.

use super::setup::Rulebook;
use super::tabletop::{Face, LocationSlot, Ship, Tabletop};
use crate::Forces;
use crate::rules::marks::{CaptainState, MarkSpaces, TraitMark};
use crate::rules::row::rows_in_exile;
use crate::rules::row::{ProgramRow, Side, rows_for};
use model::{Card, EntryId, ExileCard, Position, SpecialRule};

impl Tabletop {
    /// The traits the Bot has marked.
    pub fn marks(&self) -> &[TraitMark] {
        self.captain.as_ref().map_or(&[], |state| &state.marks)
    }

    /// Whether the Bot is in exile.
    pub fn is_exile(&self) -> bool {
        self.captain.as_ref().is_some_and(|state| state.exile)
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

    /// What only the Bot's captain has before the first turn; nothing for most.
    pub fn captain_at_start(&self) -> Option<CaptainState> {
        self.board.marks.as_ref()?;
        Some(CaptainState { exile: self.program.exile.is_some(), marks: Vec::new() })
    }

    /// The card of exile, as long as it counts.
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

    /// The special rule of the Bot; none in exile, where only that card counts.
    pub fn special_rule(&self, table: &Tabletop) -> Option<&SpecialRule> {
        self.exile(table).is_none().then_some(&self.program.rule)
    }

    /// Whether the Bot's cards of a position go back to the box.
    pub fn is_boxed(&self, position: Position) -> bool {
        self.board.boxed.contains(&position)
    }

    /// The Supplement deck of the Developments: shuffled, but one that lies under all others.
    pub fn developments(&self, table: &mut Tabletop) -> Vec<Face> {
        let mut cards = self.starting(Position::Development);
        let last = cards.extract_if(.., |card| self.is_last(card));
        let mut pile: Vec<Face> = last.map(Face::Known).collect();
        pile.extend(self.pile(table, cards));
        pile
    }

    /// Whether a Development lies under the Supplement deck.
    pub fn is_last(&self, card: &EntryId) -> bool {
        self.board.last_development.as_deref() == Some(card.slug())
    }

    /// Whether a Ship card is a fleet: one token that weighs as much as two.
    pub fn is_fleet(&self, card: &EntryId) -> bool {
        [&self.board, &self.own_board].iter().any(|board| board.fleet.as_deref() == Some(card.slug()))
    }

    /// Whether the player may have a fleet, and is asked where it is.
    pub fn has_own_fleet(&self) -> bool {
        self.setup.asks_own_captain && self.own_board.fleet.is_some()
    }

    /// What the Bot's forces at a neutral Location weigh in comparisons: a fleet is one token that weighs two (its
    /// card, for the Bot as well; that more than securing goes by it is ruling 510 and our reading).
    pub fn bot_weight(&self, table: &Tabletop, site: &LocationSlot) -> Forces {
        let is_here = |ship: &Ship| self.is_fleet(&ship.card) && ship.at.is_some() && ship.at == site.card;
        let forces = table.bot_forces(site);
        let more = u8::from(table.ships.iter().any(is_here));
        Forces { ships: forces.ships.saturating_add(more), ..forces }
    }
}
