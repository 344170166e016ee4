//! Why a row goes on as it does, as sentences: the condition with its figures, and what was lacking.

use crate::lists::join_words;
use crate::says;
use crate::sentences::FixedWords;
use crate::steps::StepWriter;
use model::Faceup;
use solo::state::step::reasons::{CardCheck, CheckKind, ConditionCheck, Lack, SideCheck};
use solo::state::tabletop::Zone;

impl StepWriter<'_> {
    /// How a condition was decided, and by what.
    pub(super) fn check(&self, check: &ConditionCheck) -> String {
        let (holds, suit) = (check.holds, |card| self.book.suit(card));
        says! { self, &check.what => CheckKind {
            Suit { card, .. } if holds => step_check_suit(card, suit(card));
            Suit { wanted, card } => step_check_suit_not(card, suit(card), wanted);
            Discard { wanted, card: Some(card) } => step_check_discard(card, wanted);
            Discard { wanted, card: None } => step_check_discard_none(wanted);
            AtLeast { track, wanted, step } if holds => step_check_at_least_met(track, step, wanted);
            AtLeast { track, wanted, step } => step_check_at_least(track, step, wanted);
            AtMost { track, wanted, step } if holds => step_check_at_most_met(track, step, wanted);
            AtMost { track, wanted, step } => step_check_at_most(track, step, wanted);
            Officer { wanted, card: Some(card) } if holds => step_check_officer(card, wanted);
            Officer { wanted, card: Some(card) } => step_check_officer_not(card, wanted);
            Officer { wanted, card: None } => step_check_officer_none(wanted);
            Card(what) => { self.card_checked(holds, what) };
            Side(what) => { self.side_checked(holds, what) };
            Discarded { wanted, .. } if holds => step_check_discarded(wanted);
            Discarded { wanted, discarded: true } => step_check_discarded_not(wanted);
            Discarded { discarded: false, .. } => step_check_discarded_none();
        } }
    }

    /// What was looked at on a single card.
    fn card_checked(&self, holds: bool, what: &CardCheck) -> String {
        let suit = |card| self.book.suit(card);
        says! { self, what => CardCheck {
            Trait { wanted, card: Some(card) } if holds => step_check_trait(card, wanted);
            Trait { wanted, card: Some(card) } => step_check_trait_not(card, wanted);
            Trait { card: None, .. } => step_check_no_card();
            Named { card, .. } if holds => step_check_named(card);
            Named { wanted, card } => step_check_named_not(card, wanted);
            Skill { card } if holds => step_check_skill(card);
            Skill { card } => step_check_skill_not(card);
            ControlStep { card } if holds => step_check_control_step(card);
            ControlStep { card } => step_check_control_step_not(card);
            Gained { card: None, .. } => step_check_gained_none();
            Gained { wanted, card: Some(card) } if suit(card) == *wanted => step_check_suit(card, wanted);
            Gained { wanted, card: Some(card) } => step_check_suit_not(card, suit(card), wanted);
            Shares { card: None, .. } => step_check_no_card();
            Shares { card: Some(card), shared: None } => step_check_shares_not(card);
            Shares { card: Some(card), shared: Some(shared) } => step_check_shares(card, shared);
        } }
    }

    /// What was looked at on one side of the table.
    fn side_checked(&self, holds: bool, what: &SideCheck) -> String {
        let all = |slugs: &[String]| FixedWords(join_words(slugs, " + ", |slug| self.name(slug)));
        says! { self, what => SideCheck {
            OfficerWithout { wanted, card: Some(card) } if holds => step_check_officer_not(card, wanted);
            OfficerWithout { wanted, card: Some(card) } => step_check_officer(card, wanted);
            OfficerWithout { wanted, card: None } => step_check_officer_none(wanted);
            NoOfficer { card: None } => step_check_no_officer();
            NoOfficer { card: Some(card) } => step_check_has_officer(card);
            DiscardAll { wanted, card: Some(card) } => step_check_discard(card, all(wanted));
            DiscardAll { wanted, card: None } => step_check_discard_none(all(wanted));
            Log { wanted, card: Some(card) } => step_check_log(card, wanted);
            Log { wanted, card: None } => step_check_log_none(wanted);
            InPlay { wanted, card: Some(card) } => step_check_in_play(card, wanted);
            InPlay { wanted, card: None } => step_check_in_play_none(wanted);
            Higher { track, step, than, other } => step_check_higher(track, step, than, other);
            Marked { wanted, marked } if holds => step_check_marked_met(marked, wanted);
            Marked { wanted, marked } => step_check_marked(marked, wanted);
            PlayerHas { wanted } if holds => step_check_player_has(wanted);
            PlayerHas { wanted } => step_check_player_has_not(wanted);
            PlayerShip if holds => step_check_player_ship();
            PlayerShip => step_check_player_ship_not();
        } }
    }

    /// What is lacking for what a row asks.
    pub(super) fn lack(&self, lack: &Lack) -> String {
        let without = |slug: &Option<String>| {
            let name = slug.as_deref().map(|slug| self.name(slug));
            FixedWords(name.unwrap_or_default())
        };
        says! { self, lack => Lack {
            Market { prefer } | Junk { prefer, from: Faceup::Market } => step_lack_market(prefer);
            Junk { prefer, from: Faceup::Junk } => step_lack_junk(prefer);
            Junk { prefer, from: Faceup::MarketOrJunk } => step_lack_market_or_junk(prefer);
            Discard { wanted, cards } => step_lack_discard(cards, wanted);
            Discarded { wanted, not: Some(not), cards } if wanted.is_empty() => step_lack_discarded_without(cards, not);
            Discarded { wanted, not: Some(not), cards } => step_lack_discarded_but(cards, wanted, not);
            Discarded { wanted, not: None, cards } => step_lack_discarded(cards, wanted);
            NoIncident => step_lack_no_incident();
            Step { step } => step_lack_step(step);
            Destination => step_lack_destination();
            Teams { wanted, away } => step_lack_teams(away, wanted);
            Controlled { without: trait_, cards } => step_lack_controlled(cards, without(trait_));
            InPlay { wanted } => step_lack_in_play(wanted);
            Nothing { zone: Zone::Supplement } => step_lack_supplement();
            Nothing { zone } => { self.none_there(*zone) };
        } }
    }
}
