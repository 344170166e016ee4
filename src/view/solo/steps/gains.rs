//! What comes to the Bot by rows of the other boxes, as sentences.

use super::Telling;
use crate::locale::msg;
use crate::model::{Faceup, Preference};
use crate::solo::state::step::gains::GainStep;
use crate::view::solo::effects::Sentences;

impl Telling<'_> {
    /// Something comes to the Bot, or would have.
    pub(super) fn gain(&self, step: &GainStep) -> String {
        match step {
            GainStep::GainsFromJunk { card } if self.is_virtual() => {
                msg::step_gains_from_junk_virtual(self.texts, self.card(card))
            }
            GainStep::GainsFromJunk { card } => {
                msg::step_gains_from_junk(self.texts, self.card(card))
            }
            GainStep::NothingFitsThere { prefer, from } => self.nothing_fits(prefer, *from),
            GainStep::GainsTop { card, .. } if self.is_virtual() => {
                msg::step_gains_top_virtual(self.texts, self.card(card))
            }
            GainStep::GainsTop { card, .. } => msg::step_gains_top(self.texts, self.card(card)),
            GainStep::NoTop { suit } => msg::step_no_top(self.texts, self.suit(*suit)),
            GainStep::MarketIsEmpty => msg::step_market_is_empty(self.texts),
            GainStep::GainsResources { card, tokens } => {
                msg::step_gains_resources(self.texts, self.tokens(*tokens), self.card(card))
            }
            GainStep::NoResources => msg::step_no_resources(self.texts),
            GainStep::JunksIncident => msg::step_junks_incident(self.texts),
            GainStep::GainsIncident { card } if self.book.is_any_incident(card) => {
                if self.is_virtual() {
                    msg::step_takes_incident_virtual_discard(self.texts)
                } else {
                    msg::step_gains_incident_any(self.texts)
                }
            }
            GainStep::GainsIncident { card } if self.is_virtual() => {
                msg::step_gains_incident_virtual(self.texts, self.card(card))
            }
            GainStep::GainsIncident { card } => {
                msg::step_gains_incident(self.texts, self.card(card))
            }
        }
    }

    fn nothing_fits(&self, prefer: &Preference, from: Faceup) -> String {
        let prefer = Sentences::new(self.texts, self.names).preference(prefer);
        match from {
            Faceup::Market => msg::step_nothing_fits(self.texts, prefer),
            Faceup::Junk => msg::step_nothing_fits_junk(self.texts, prefer),
            Faceup::MarketOrJunk => msg::step_nothing_fits_either(self.texts, prefer),
        }
    }
}
