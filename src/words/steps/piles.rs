//! Own cards of the Bot that go from one place to another, as sentences. With real cards the player moves them; else
//! the program does, and only what lies on the table is moved.

use crate::says;
use crate::steps::StepWriter;
use crate::steps::by_hand::discarded_cards;
use model::EntryId;
use page::locale::msg;
use solo::state::step::groups::{MovementStep, PileStep};
use solo::state::step::{Step, StepKind};
use solo::state::tabletop::Zone;

impl StepWriter<'_> {
    /// Cards on their way, in one line. `next` is the step that follows.
    pub(super) fn piles(&self, step: &PileStep, run: &[Step], next: Option<&Step>) -> String {
        match &discarded_cards(run)[..] {
            [] | [_] => self.pile(step, next),
            cards if self.is_virtual() => {
                msg::step_discards_several_virtual(self.texts, cards.len(), self.titles(cards))
            }
            cards => msg::step_discards_several(self.texts, cards.len(), self.titles(cards)),
        }
    }

    fn pile(&self, step: &PileStep, next: Option<&Step>) -> String {
        let is_virtual = self.is_virtual();
        says! { self, step => PileStep {
            Discards { card, from } => { self.flipped(self.discarded(card, *from), *from, next) };
            DiscardsBottom { card } if is_virtual => step_discards_bottom_virtual(card);
            DiscardsBottom { card } => step_discards_bottom(card);
            Logs { card, from } => { self.flipped(self.logged(card, *from), *from, next) };
            DiscardsUnnamed { cards } => step_discards_unnamed(cards);
            LogsUnnamed { cards } => step_logs_unnamed(cards);
            Returns { card, instead_of_log, from } => { self.returned(card, *from, *instead_of_log) };
            Stages { card, from } => { self.staged(card, *from) };
            Destroys { card } if self.is_boxed(card) => step_destroys_boxed(card);
            Destroys { card } => step_destroys(card);
            Fetches { card } => step_fetches(card);
            TurnsUp { card } => step_turns_up(card);
            PutsOnDeck { card } if is_virtual => step_puts_on_deck_virtual(card);
            Receives { card } if is_virtual => step_receives_virtual(card);
            PutsOnDeck { card } | Receives { card } => step_puts_on_deck(card);
            NoneThere { zone } => { self.none_there(*zone) };
        } }
    }

    /// Nothing of its kind lies in a zone.
    pub(super) fn none_there(&self, zone: Zone) -> String {
        says! { self, zone => Zone {
            Discard => step_none_discard();
            Officer => step_none_officer();
            Ships => step_none_ships();
            Controlled => step_none_controlled();
            Deck | Supplement | Staging | Log | Gone => step_none_other();
        } }
    }

    fn discarded(&self, card: &EntryId, from: Zone) -> String {
        let is_virtual = self.is_virtual();
        says! { self, from => Zone {
            Deck if is_virtual => step_discards_deck_virtual(card);
            Deck => step_discards_deck(card);
            Supplement if is_virtual => step_discards_supplement_virtual(card);
            Supplement => step_discards_supplement(card);
            Officer if is_virtual => step_discards_officer_virtual(card);
            Officer => step_discards_officer(card);
            Ships if is_virtual => step_discards_ships_virtual(card);
            Ships => step_discards_ships(card);
            Discard | Controlled | Staging | Log | Gone if is_virtual => step_discards_other_virtual(card);
            Discard | Controlled | Staging | Log | Gone => step_discards_other(card);
        } }
    }

    fn logged(&self, card: &EntryId, from: Zone) -> String {
        let is_virtual = self.is_virtual();
        says! { self, from => Zone {
            Deck if is_virtual => step_logs_deck_virtual(card);
            Deck => step_logs_deck(card);
            Discard if is_virtual => step_logs_discard_virtual(card);
            Discard => step_logs_discard(card);
            Officer if is_virtual => step_logs_officer_virtual(card);
            Officer => step_logs_officer(card);
            Ships if is_virtual => step_logs_ships_virtual(card);
            Ships => step_logs_ships(card);
            // A Location that lies on the table.
            Controlled if is_virtual && !self.is_boxed(card) => step_logs_controlled_virtual(card);
            Supplement | Controlled | Staging | Log | Gone if is_virtual => step_logs_other_virtual(card);
            Supplement | Controlled | Staging | Log | Gone => step_logs_other(card);
        } }
    }

    /// Another card to be resolved, and the pile it comes from.
    fn staged(&self, card: &EntryId, from: Zone) -> String {
        let is_virtual = self.is_virtual();
        says! { self, from => Zone {
            Deck if is_virtual => step_stages_deck_virtual(card);
            Deck => step_stages_deck(card);
            Supplement if is_virtual => step_stages_supplement_virtual(card);
            Supplement => step_stages_supplement(card);
            Discard | Officer | Ships | Controlled | Staging | Log | Gone if is_virtual => step_stages_discard_virtual(card);
            Discard | Officer | Ships | Controlled | Staging | Log | Gone => step_stages_discard(card);
        } }
    }

    fn returned(&self, card: &EntryId, from: Option<Zone>, instead_of_log: bool) -> String {
        let (texts, title) = (self.texts, self.card(card));
        let returned = if self.is_boxed(card) {
            msg::step_returns_boxed(texts, title)
        } else if self.is_virtual() && self.book.is_any_incident(card) {
            msg::step_returns_any_virtual(texts)
        } else if self.is_virtual() {
            msg::step_returns_virtual(texts, title)
        } else if from == Some(Zone::Deck) {
            msg::step_returns_deck(texts, title)
        } else if self.book.is_any_incident(card) {
            msg::step_returns_any(texts)
        } else {
            msg::step_returns(texts, title)
        };
        if instead_of_log { format!("{returned} {}", msg::step_returns_no_log(texts)) } else { returned }
    }

    /// The SUITS card turns back when an officer leaves, unless a new one follows at once (p. 7).
    fn flipped(&self, text: String, from: Zone, next: Option<&Step>) -> String {
        let is_replaced =
            matches!(next, Some(Step { kind: StepKind::Movement(MovementStep::Promotes { .. }), .. }));
        if from == Zone::Officer && !is_replaced && !self.is_virtual() {
            format!("{text} {}", msg::step_flips_back(self.texts))
        } else {
            text
        }
    }
}
