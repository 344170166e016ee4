//! Conditions that rows of the other boxes have, as sentences with what they were held against.

use super::Telling;
use crate::locale::{Texts, msg};
use crate::model::{EntryId, Suit};
use crate::solo::state::step::reasons::{CardChecked, SideChecked};
use crate::view::kit::terms::Term;

/// A sentence about a card.
type OfCard = fn(&Texts, String) -> String;

/// A sentence about a card and what it should be.
type OfCardAndName = fn(&Texts, String, String) -> String;

impl Telling<'_> {
    /// What was looked at on a single card.
    pub(super) fn card_checked(&self, holds: bool, what: &CardChecked) -> String {
        let texts = self.texts;
        let named = |slug: &str| self.names.of(slug, texts.lang());
        match what {
            CardChecked::Trait { wanted, card } => {
                self.check_trait(holds, card.as_ref(), named(wanted))
            }
            CardChecked::Named { card, .. } if holds => {
                msg::step_check_named(texts, self.card(card))
            }
            CardChecked::Named { wanted, card } => {
                msg::step_check_named_not(texts, self.card(card), named(wanted))
            }
            CardChecked::Skill { card } => self.either(
                holds,
                [msg::step_check_skill, msg::step_check_skill_not],
                card,
            ),
            CardChecked::ControlStep { card } => self.either(
                holds,
                [
                    msg::step_check_control_step,
                    msg::step_check_control_step_not,
                ],
                card,
            ),
            CardChecked::Gained { wanted, card } => self.check_gained(*wanted, card.as_ref()),
            CardChecked::Shares { card, shared } => {
                self.check_shares(card.as_ref(), shared.as_deref())
            }
        }
    }

    /// What was looked at on one side of the table.
    pub(super) fn side_checked(&self, holds: bool, what: &SideChecked) -> String {
        let texts = self.texts;
        let named = |slug: &str| self.names.of(slug, texts.lang());
        match what {
            SideChecked::OfficerWithout { wanted, card } => {
                let sentence: OfCardAndName = if holds {
                    msg::step_check_officer_not
                } else {
                    msg::step_check_officer
                };
                self.there(
                    card.as_ref(),
                    named(wanted),
                    sentence,
                    msg::step_check_officer_none,
                )
            }
            SideChecked::NoOfficer { card: None } => msg::step_none_officer(texts),
            SideChecked::NoOfficer { card: Some(card) } => {
                msg::step_check_has_officer(texts, self.card(card))
            }
            SideChecked::DiscardAll { wanted, card } => {
                let wanted: Vec<String> = wanted.iter().map(|slug| named(slug)).collect();
                let (has, none) = (msg::step_check_discard, msg::step_check_discard_none);
                self.there(card.as_ref(), wanted.join(" + "), has, none)
            }
            SideChecked::Log { wanted, card } => {
                let (has, none) = (msg::step_check_log, msg::step_check_log_none);
                self.there(card.as_ref(), named(wanted), has, none)
            }
            SideChecked::InPlay { wanted, card } => {
                let (has, none) = (msg::step_check_in_play, msg::step_check_in_play_none);
                self.there(card.as_ref(), named(wanted), has, none)
            }
            SideChecked::Higher {
                track,
                step,
                than,
                other,
            } => msg::step_check_higher(texts, track.term(texts), *step, than.term(texts), *other),
            SideChecked::Marked { wanted, marked } => {
                msg::step_check_marked(texts, *marked, *wanted)
            }
            SideChecked::PlayerHas { wanted } if holds => {
                msg::step_check_player_has(texts, named(wanted))
            }
            SideChecked::PlayerHas { wanted } => {
                msg::step_check_player_has_not(texts, named(wanted))
            }
            SideChecked::PlayerShip if holds => msg::step_check_player_ship(texts),
            SideChecked::PlayerShip => msg::step_check_player_ship_not(texts),
        }
    }

    /// What holds of a card or does not.
    fn either(&self, holds: bool, [yes, no]: [OfCard; 2], card: &EntryId) -> String {
        let sentence = if holds { yes } else { no };
        sentence(self.texts, self.card(card))
    }

    /// A card that was looked for, or that there is none.
    fn there(
        &self,
        card: Option<&EntryId>,
        wanted: String,
        has: OfCardAndName,
        none: OfCard,
    ) -> String {
        match card {
            Some(card) => has(self.texts, self.card(card), wanted),
            None => none(self.texts, wanted),
        }
    }

    fn check_trait(&self, holds: bool, card: Option<&EntryId>, wanted: String) -> String {
        match card {
            Some(card) if holds => msg::step_check_trait(self.texts, self.card(card), wanted),
            Some(card) => msg::step_check_trait_not(self.texts, self.card(card), wanted),
            None => msg::step_check_no_card(self.texts),
        }
    }

    fn check_gained(&self, wanted: Suit, card: Option<&EntryId>) -> String {
        let Some(card) = card else {
            return msg::step_check_gained_none(self.texts);
        };
        let (title, suit) = (self.card(card), self.book.suit(card));
        if suit == wanted {
            msg::step_check_suit(self.texts, title, self.suit(suit))
        } else {
            msg::step_check_suit_not(self.texts, title, self.suit(suit), self.suit(wanted))
        }
    }

    fn check_shares(&self, card: Option<&EntryId>, shared: Option<&str>) -> String {
        match (card, shared) {
            (None, _) => msg::step_check_no_card(self.texts),
            (Some(card), None) => msg::step_check_shares_not(self.texts, self.card(card)),
            (Some(card), Some(slug)) => {
                let shared = self.names.of(slug, self.texts.lang());
                msg::step_check_shares(self.texts, self.card(card), shared)
            }
        }
    }
}
