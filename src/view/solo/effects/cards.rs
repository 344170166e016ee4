//! Cards that come, go and lie in piles, in sentences.

use super::Sentences;
use crate::locale::msg;
use crate::model::{Acquisition, Faceup, Flip, OwnCard, Sought, Which};
use crate::view::kit::terms::Term;

impl Sentences<'_> {
    pub(super) fn acquisition(&self, acquisition: &Acquisition) -> String {
        match acquisition {
            Acquisition::GainCard { prefer, from } => {
                let prefer = self.preference(prefer);
                match from {
                    Faceup::Market => msg::effect_gain_card(self.texts, prefer),
                    Faceup::Junk => msg::effect_gain_card_junk(self.texts, prefer),
                    Faceup::MarketOrJunk => msg::effect_gain_card_also_junk(self.texts, prefer),
                }
            }
            Acquisition::GainMostValuable => msg::effect_gain_most_valuable(self.texts),
            Acquisition::GainMatchingFocus { step, from } => match from {
                Faceup::Market => msg::effect_gain_matching_focus(self.texts, *step),
                Faceup::Junk => msg::effect_gain_matching_focus_junk(self.texts, *step),
                Faceup::MarketOrJunk => {
                    msg::effect_gain_matching_focus_also_junk(self.texts, *step)
                }
            },
            Acquisition::GainFromDeck(suit) => {
                msg::effect_gain_from_deck(self.texts, self.name(suit.code()))
            }
            Acquisition::TakeCard { prefer } => {
                msg::effect_take_card(self.texts, self.preference(prefer))
            }
            Acquisition::GainByTokens(tokens) => {
                let tokens: Vec<String> =
                    tokens.iter().map(|token| token.term(self.texts)).collect();
                msg::effect_gain_by_tokens(self.texts, tokens.join(" > "))
            }
            Acquisition::TakeIncident => msg::effect_take_incident(self.texts),
            Acquisition::GainIncident => msg::effect_gain_incident(self.texts),
            Acquisition::GainBestEncounter(cards) => {
                msg::effect_gain_best_encounter(self.texts, *cards)
            }
            Acquisition::JunkIncident => msg::effect_junk_incident(self.texts),
            Acquisition::GainResources => msg::effect_gain_resources(self.texts),
            Acquisition::GainEncounter => msg::effect_gain_encounter(self.texts),
            Acquisition::TakeEncounter => msg::effect_take_encounter(self.texts),
            Acquisition::TakeSupplement => msg::effect_take_supplement(self.texts),
            Acquisition::JunkMostValuable => msg::effect_junk_most_valuable(self.texts),
        }
    }

    pub(super) fn flip(&self, flip: &Flip) -> String {
        match flip {
            Flip::DiscardDeck(cards) => msg::effect_discard_deck(self.texts, *cards),
            Flip::DiscardWholeDeck => msg::effect_discard_whole_deck(self.texts),
            Flip::DiscardSupplementBottom => msg::effect_discard_supplement_bottom(self.texts),
            Flip::DiscardSupplement(cards) => msg::effect_discard_supplement(self.texts, *cards),
            Flip::LogDeck(cards) => msg::effect_log_deck(self.texts, *cards),
            Flip::ResolveDeck => msg::effect_resolve_deck(self.texts),
            Flip::ResolveSupplement => msg::effect_resolve_supplement(self.texts),
        }
    }

    pub(super) fn own_card(&self, own: &OwnCard) -> String {
        match own {
            OwnCard::LogThis => msg::effect_log_this(self.texts),
            OwnCard::ReturnThis => msg::effect_return_this(self.texts),
            OwnCard::LogCard(which) => msg::effect_log_card(self.texts, self.which(*which)),
            OwnCard::DestroyThis => msg::effect_destroy_this(self.texts),
            OwnCard::LogDiscarded(sought) => self.log_discarded(sought),
            OwnCard::ResolveDiscarded(slugs) => {
                msg::effect_resolve_from_discard(self.texts, self.names_of(slugs))
            }
            OwnCard::ReturnDiscarded => msg::effect_return_discarded(self.texts),
            OwnCard::CardToDeck(slug) => msg::effect_card_to_deck(self.texts, self.name(slug)),
            OwnCard::LogFromDiscard(suit) => {
                msg::effect_log_from_discard(self.texts, self.name(suit.code()))
            }
            OwnCard::ResolveFromDiscard(suit) => {
                msg::effect_resolve_from_discard(self.texts, self.name(suit.code()))
            }
            OwnCard::ReturnIncident => msg::effect_return_incident(self.texts),
            OwnCard::ShipToDeck => msg::effect_ship_to_deck(self.texts),
            OwnCard::LogOfficer => msg::effect_log_officer(self.texts),
            OwnCard::DismissOfficer => msg::effect_dismiss_officer(self.texts),
            OwnCard::LogShip => msg::effect_log_ship(self.texts),
            OwnCard::DismissShip => msg::effect_dismiss_ship(self.texts),
            OwnCard::LogControlled { without: None } => msg::effect_log_controlled(self.texts),
            OwnCard::LogControlled {
                without: Some(slug),
            } => msg::effect_log_controlled_without(self.texts, self.name(slug)),
            OwnCard::LogInPlay(slug) => msg::effect_log_in_play(self.texts, self.name(slug)),
        }
    }

    fn log_discarded(&self, Sought { is, not }: &Sought) -> String {
        let name = |slug: &String| self.name(slug);
        match (is, not) {
            (Some(is), Some(not)) => msg::effect_log_discarded_but(self.texts, name(is), name(not)),
            (Some(is), None) => msg::effect_log_from_discard(self.texts, name(is)),
            (None, Some(not)) => msg::effect_log_discarded_without(self.texts, name(not)),
            (None, None) => msg::effect_log_discarded_any(self.texts),
        }
    }

    /// A card the row speaks of.
    pub(super) fn which(&self, which: Which) -> String {
        match which {
            Which::This => msg::effect_which_card_this(self.texts),
            Which::Found => msg::effect_which_card_found(self.texts),
            Which::Gained => msg::effect_which_card_gained(self.texts),
            Which::Resolved => msg::effect_which_card_resolved(self.texts),
        }
    }
}
