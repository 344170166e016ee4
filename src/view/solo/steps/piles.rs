//! Own cards of the Bot that go from one place to another, as sentences. With real cards the player moves them; else the
//! program does, and only what lies on the table is moved.

use super::Telling;
use crate::locale::msg;
use crate::model::EntryId;
use crate::solo::state::step::groups::{MovementStep, PileStep};
use crate::solo::state::step::{Step, StepKind};
use crate::solo::state::table::Zone;

impl Telling<'_> {
    /// A card on its way. `next` is the step that follows.
    pub(super) fn pile(&self, step: &PileStep, next: Option<&Step>) -> String {
        match step {
            PileStep::Discards { card, from } if self.is_virtual() => {
                self.discarded_virtually(card, *from)
            }
            PileStep::Discards { card, from } => {
                self.flipped(self.discarded(card, *from), *from, next)
            }
            PileStep::Logs { card, from } if self.is_virtual() => {
                self.logged_virtually(card, *from)
            }
            PileStep::Logs { card, from } => self.flipped(self.logged(card, *from), *from, next),
            PileStep::DiscardsUnnamed { cards } => msg::step_discards_unnamed(self.texts, *cards),
            PileStep::LogsUnnamed { cards } => msg::step_logs_unnamed(self.texts, *cards),
            PileStep::Returns {
                card,
                instead_of_log,
            } => self.returned(card, *instead_of_log),
            PileStep::Stages { card, from } => self.staged(card, *from),
            PileStep::Fetches { card } => msg::step_fetches(self.texts, self.card(card)),
            PileStep::TurnsUp { card } => msg::step_turns_up(self.texts, self.card(card)),
            PileStep::PutsOnDeck { card } if self.is_virtual() => {
                msg::step_puts_on_deck_virtual(self.texts, self.card(card))
            }
            PileStep::Receives { card } if self.is_virtual() => {
                msg::step_receives_virtual(self.texts, self.card(card))
            }
            PileStep::PutsOnDeck { card } | PileStep::Receives { card } => {
                msg::step_puts_on_deck(self.texts, self.card(card))
            }
            PileStep::NoneThere { zone } => self.none_there(*zone),
        }
    }

    fn none_there(&self, zone: Zone) -> String {
        match zone {
            Zone::Discard => msg::step_none_discard(self.texts),
            Zone::Officer => msg::step_none_officer(self.texts),
            Zone::Ships => msg::step_none_ships(self.texts),
            Zone::Controlled => msg::step_none_controlled(self.texts),
            Zone::Deck | Zone::Supplement | Zone::Staging | Zone::Log | Zone::Gone => {
                msg::step_none_other(self.texts)
            }
        }
    }

    fn discarded(&self, card: &EntryId, from: Zone) -> String {
        match from {
            Zone::Deck => msg::step_discards_deck(self.texts, self.card(card)),
            Zone::Supplement => msg::step_discards_supplement(self.texts, self.card(card)),
            Zone::Staging | Zone::Discard | Zone::Log | Zone::Controlled | Zone::Gone => {
                msg::step_discards_other(self.texts, self.card(card))
            }
            Zone::Officer => msg::step_discards_officer(self.texts, self.card(card)),
            Zone::Ships => msg::step_discards_ships(self.texts, self.card(card)),
        }
    }

    fn discarded_virtually(&self, card: &EntryId, from: Zone) -> String {
        let (texts, card) = (self.texts, self.card(card));
        match from {
            Zone::Deck => msg::step_discards_deck_virtual(texts, card),
            Zone::Supplement => msg::step_discards_supplement_virtual(texts, card),
            Zone::Staging | Zone::Discard | Zone::Log | Zone::Controlled | Zone::Gone => {
                msg::step_discards_other_virtual(texts, card)
            }
            Zone::Officer => msg::step_discards_officer_virtual(texts, card),
            Zone::Ships => msg::step_discards_ships_virtual(texts, card),
        }
    }

    fn logged(&self, card: &EntryId, from: Zone) -> String {
        match from {
            Zone::Deck => msg::step_logs_deck(self.texts, self.card(card)),
            Zone::Supplement | Zone::Staging | Zone::Log | Zone::Controlled | Zone::Gone => {
                msg::step_logs_other(self.texts, self.card(card))
            }
            Zone::Discard => msg::step_logs_discard(self.texts, self.card(card)),
            Zone::Officer => msg::step_logs_officer(self.texts, self.card(card)),
            Zone::Ships => msg::step_logs_ships(self.texts, self.card(card)),
        }
    }

    fn logged_virtually(&self, card: &EntryId, from: Zone) -> String {
        let (texts, title) = (self.texts, self.card(card));
        match from {
            Zone::Deck => msg::step_logs_deck_virtual(texts, title),
            Zone::Discard => msg::step_logs_discard_virtual(texts, title),
            Zone::Officer => msg::step_logs_officer_virtual(texts, title),
            Zone::Ships => msg::step_logs_ships_virtual(texts, title),
            Zone::Controlled if !self.is_boxed(card) => {
                msg::step_logs_controlled_virtual(texts, title)
            }
            Zone::Controlled | Zone::Supplement | Zone::Staging | Zone::Log | Zone::Gone => {
                msg::step_logs_other_virtual(texts, title)
            }
        }
    }

    fn returned(&self, card: &EntryId, instead_of_log: bool) -> String {
        let title = self.card(card);
        let returned = if self.book.is_any_incident(card) {
            msg::step_returns_any(self.texts)
        } else if self.is_boxed(card) {
            msg::step_returns_boxed(self.texts, title)
        } else if self.is_virtual() {
            msg::step_returns_virtual(self.texts, title)
        } else {
            msg::step_returns(self.texts, title)
        };
        if instead_of_log {
            format!("{returned} {}", msg::step_returns_no_log(self.texts))
        } else {
            returned
        }
    }

    /// Another card to be resolved, and the pile it comes from.
    fn staged(&self, card: &EntryId, from: Zone) -> String {
        let (texts, card) = (self.texts, self.card(card));
        match (from, self.is_virtual()) {
            (Zone::Deck, false) => msg::step_stages_deck(texts, card),
            (Zone::Deck, true) => msg::step_stages_deck_virtual(texts, card),
            (Zone::Supplement, false) => msg::step_stages_supplement(texts, card),
            (Zone::Supplement, true) => msg::step_stages_supplement_virtual(texts, card),
            (
                Zone::Discard
                | Zone::Staging
                | Zone::Log
                | Zone::Officer
                | Zone::Controlled
                | Zone::Ships
                | Zone::Gone,
                false,
            ) => msg::step_stages_discard(texts, card),
            (
                Zone::Discard
                | Zone::Staging
                | Zone::Log
                | Zone::Officer
                | Zone::Controlled
                | Zone::Ships
                | Zone::Gone,
                true,
            ) => msg::step_stages_discard_virtual(texts, card),
        }
    }

    /// The SUITS card turns back when an officer leaves, unless a new one follows at once (p. 7).
    fn flipped(&self, text: String, from: Zone, next: Option<&Step>) -> String {
        let is_replaced = matches!(
            next,
            Some(Step {
                kind: StepKind::Movement(MovementStep::Promotes { .. }),
                ..
            })
        );
        if from == Zone::Officer && !is_replaced {
            format!("{text} {}", msg::step_flips_back(self.texts))
        } else {
            text
        }
    }
}
