//! Own cards of the Bot that go from one place to another, as sentences. With real cards the player moves them; else the
//! program does, and only what lies on the table is moved.

use super::Telling;
use crate::locale::{Texts, msg};
use crate::model::EntryId;
use crate::solo::state::step::groups::{MovementStep, PileStep};
use crate::solo::state::step::{Step, StepKind};
use crate::solo::state::tabletop::Zone;

/// A sentence about a card.
type Sentence = fn(&Texts, String) -> String;

/// What is said of a card that leaves a zone.
struct Moved {
    deck: Sentence,
    supplement: Sentence,
    discard: Sentence,
    officer: Sentence,
    ships: Sentence,
    /// A Location that lies on the table.
    controlled: Sentence,
    other: Sentence,
}

const DISCARDED: Moved = Moved {
    deck: msg::step_discards_deck,
    supplement: msg::step_discards_supplement,
    officer: msg::step_discards_officer,
    ships: msg::step_discards_ships,
    ..Moved::all(msg::step_discards_other)
};

const DISCARDED_VIRTUALLY: Moved = Moved {
    deck: msg::step_discards_deck_virtual,
    supplement: msg::step_discards_supplement_virtual,
    officer: msg::step_discards_officer_virtual,
    ships: msg::step_discards_ships_virtual,
    ..Moved::all(msg::step_discards_other_virtual)
};

const LOGGED: Moved = Moved {
    deck: msg::step_logs_deck,
    discard: msg::step_logs_discard,
    officer: msg::step_logs_officer,
    ships: msg::step_logs_ships,
    ..Moved::all(msg::step_logs_other)
};

const LOGGED_VIRTUALLY: Moved = Moved {
    deck: msg::step_logs_deck_virtual,
    discard: msg::step_logs_discard_virtual,
    officer: msg::step_logs_officer_virtual,
    ships: msg::step_logs_ships_virtual,
    controlled: msg::step_logs_controlled_virtual,
    ..Moved::all(msg::step_logs_other_virtual)
};

/// Another card to be resolved, and the pile it comes from.
const STAGED: Moved = Moved {
    deck: msg::step_stages_deck,
    supplement: msg::step_stages_supplement,
    ..Moved::all(msg::step_stages_discard)
};

const STAGED_VIRTUALLY: Moved = Moved {
    deck: msg::step_stages_deck_virtual,
    supplement: msg::step_stages_supplement_virtual,
    ..Moved::all(msg::step_stages_discard_virtual)
};

impl Moved {
    const fn all(sentence: Sentence) -> Moved {
        Moved {
            deck: sentence,
            supplement: sentence,
            discard: sentence,
            officer: sentence,
            ships: sentence,
            controlled: sentence,
            other: sentence,
        }
    }
}

impl Telling<'_> {
    /// Cards on their way, in one line. `next` is the step that follows.
    pub(super) fn piles(&self, step: &PileStep, run: &[Step], next: Option<&Step>) -> String {
        let cards = run.iter().filter_map(|step| {
            let StepKind::Pile(PileStep::Discards { card, .. }) = &step.kind else {
                return None;
            };
            Some(card.clone())
        });
        match &cards.collect::<Vec<EntryId>>()[..] {
            [] | [_] => self.pile(step, next),
            cards if self.is_virtual() => {
                msg::step_discards_several_virtual(self.texts, cards.len(), self.titles(cards))
            }
            cards => msg::step_discards_several(self.texts, cards.len(), self.titles(cards)),
        }
    }

    fn pile(&self, step: &PileStep, next: Option<&Step>) -> String {
        match step {
            PileStep::Discards { card, from } if self.is_virtual() => {
                self.moved(&DISCARDED_VIRTUALLY, card, *from)
            }
            PileStep::Discards { card, from } => {
                self.flipped(self.moved(&DISCARDED, card, *from), *from, next)
            }
            PileStep::Logs { card, from } if self.is_virtual() => {
                self.moved(&LOGGED_VIRTUALLY, card, *from)
            }
            PileStep::Logs { card, from } => {
                self.flipped(self.moved(&LOGGED, card, *from), *from, next)
            }
            PileStep::DiscardsUnnamed { cards } => msg::step_discards_unnamed(self.texts, *cards),
            PileStep::LogsUnnamed { cards } => msg::step_logs_unnamed(self.texts, *cards),
            PileStep::Returns {
                card,
                instead_of_log,
                from,
            } => self.returned(card, *from, *instead_of_log),
            PileStep::Stages { card, from } if self.is_virtual() => {
                self.moved(&STAGED_VIRTUALLY, card, *from)
            }
            PileStep::Stages { card, from } => self.moved(&STAGED, card, *from),
            PileStep::Destroys { card } if self.is_boxed(card) => {
                msg::step_destroys_boxed(self.texts, self.card(card))
            }
            PileStep::Destroys { card } => msg::step_destroys(self.texts, self.card(card)),
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

    /// A card that leaves a zone, by the sentence for that zone.
    fn moved(&self, sentences: &Moved, card: &EntryId, from: Zone) -> String {
        let sentence = match from {
            Zone::Deck => sentences.deck,
            Zone::Supplement => sentences.supplement,
            Zone::Discard => sentences.discard,
            Zone::Officer => sentences.officer,
            Zone::Ships => sentences.ships,
            Zone::Controlled if !self.is_boxed(card) => sentences.controlled,
            Zone::Controlled | Zone::Staging | Zone::Log | Zone::Gone => sentences.other,
        };
        sentence(self.texts, self.card(card))
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
        if instead_of_log {
            format!("{returned} {}", msg::step_returns_no_log(texts))
        } else {
            returned
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
