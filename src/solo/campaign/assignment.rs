//! The next game of a campaign: all that belongs to its set-up (solo rules p. 16-18).

use serde::Serialize;

use super::CampaignState;
use super::challenge::Demand;
pub use super::challenge::{Loadout, ReinforcePlace, Reinforcement, TimedBoost};
use super::rank::difficulty;
use super::upgrade::UpgradeChoice;
use model::order::Order;
use model::{Challenge, CrewDeck, Mode, Rank};

/// All that the next game is set up with.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Assignment {
    /// Level of the Bot, by the player's rank and the mode of the campaign.
    pub difficulty: Mode,
    /// In the order of [`CrewDeck::ALL`].
    pub opponents: Vec<CrewDeck>,
    /// What the campaign adds to the set-up of the game.
    #[serde(flatten)]
    pub loadout: Loadout,
}

impl CampaignState {
    /// The cards that start each game in the Reinforcement pile, in the order chosen (p. 17).
    pub fn pile(&self) -> Vec<Reinforcement> {
        self.upgrades().flat_map(UpgradeChoice::reinforcements).collect()
    }

    /// The boosts of each game: those before the opening hand first, else in the order chosen (p. 17).
    pub fn boosts(&self) -> Vec<TimedBoost> {
        let chosen = self.upgrades().filter_map(|upgrade| {
            if let UpgradeChoice::Boost(boost) = upgrade { Some(boost.clone()) } else { None }
        });
        let mut boosts: Vec<TimedBoost> = chosen.collect();
        boosts.order_by_key(|boost| !boost.is_before_hand());
        boosts
    }

    /// Where the Directive Reinforce begins the next game: out of it without a card in the pile, in the
    /// Reserve deck by Two Weeks after a win, else among the Available cards (p. 17-18).
    pub fn reinforce(&self) -> ReinforcePlace {
        let two_weeks = self.start.challenges.contains(&Challenge::TwoWeeks);
        if self.pile().is_empty() {
            ReinforcePlace::Box
        } else if two_weeks && self.streak() > 0 {
            ReinforcePlace::Reserve
        } else {
            ReinforcePlace::Deck
        }
    }

    /// Captains of the campaign's boxes that may be faced, in the order of [`CrewDeck::ALL`].
    pub fn opponents(&self) -> Vec<CrewDeck> {
        let captains = self.start.boxes.captains().into_iter();
        captains.filter(|deck| self.may_face(*deck).is_ok()).collect()
    }

    /// What a challenge demands of the next game.
    pub fn demand(&self, challenge: Challenge) -> Option<Demand> {
        demand(challenge, self.rank(), self.streak(), self.reinforce())
    }

    /// The next game with all that belongs to its set-up; none when the campaign is over. An upgrade
    /// still due changes it.
    pub fn next_assignment(&self) -> Option<Assignment> {
        if self.is_over() {
            return None;
        }
        let challenges = self.start.challenges.iter();
        Some(Assignment {
            difficulty: difficulty(self.start.mode, self.rank()),
            opponents: self.opponents(),
            loadout: Loadout {
                number: self.games.len() + 1,
                reinforce: self.reinforce(),
                pile: self.pile(),
                boosts: self.boosts(),
                demands: challenges.filter_map(|c| self.demand(*c)).collect(),
            },
        })
    }
}

/// What a challenge asks of the next game (p. 18), by the rank of the player and the number of games
/// won in a row until now. A loss ends a row, and with it whatever the row has built up.
fn demand(challenge: Challenge, rank: Rank, streak: usize, reinforce: ReinforcePlace) -> Option<Demand> {
    match challenge {
        Challenge::LiveLong => match streak {
            0 => None,
            1 => Some(Demand::LackEither),
            _ => Some(Demand::LackBoth),
        },
        Challenge::Weakness => (rank >= Rank::Lieutenant).then_some(Demand::MixReserve),
        Challenge::TwoWeeks => (reinforce == ReinforcePlace::Reserve).then_some(Demand::ReinforceInReserve),
        Challenge::Gazelle => (streak >= 2).then_some(Demand::ShuffleIncident),
        Challenge::Acquisition => Some(Demand::OptionAOnly),
        Challenge::OnlyShip => Some(Demand::KeepShip),
        Challenge::Tuesday if streak == 0 => Some(Demand::LackTeam),
        Challenge::Tuesday => Some(Demand::LackTwoTeams),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::campaign::log::{CampaignEntry, GameOutcome};
    use crate::campaign::tests::{boost, campaign, game, id, played};
    use crate::campaign::upgrade::UpgradeCard;
    use model::Moment;
    use model::UpgradeOrigin;

    #[test]
    fn reinforce_is_in_the_deck_only_with_a_card_in_the_pile() {
        let first = played(&[], "l");
        assert_eq!(first.reinforce(), ReinforcePlace::Box);
        let with_boost = first.after(&boost(Moment::Unnamed)).expect("an upgrade");
        assert_eq!(with_boost.reinforce(), ReinforcePlace::Box);
        let own = UpgradeCard { card: id("own"), origin: UpgradeOrigin::Reserve };
        let with_card = first.after(&CampaignEntry::Upgrade(UpgradeChoice::OwnCard(own))).expect("an upgrade");
        assert_eq!(with_card.reinforce(), ReinforcePlace::Deck);
        assert_eq!(with_card.pile()[0].origin, Some(UpgradeOrigin::Reserve));
    }

    #[test]
    fn the_same_boost_counts_twice_and_the_early_ones_come_first() {
        let mut state = campaign(&[]);
        for when in [Moment::Unnamed, Moment::BeforeHand, Moment::Unnamed] {
            state = state.after(&game(CrewDeck::Sela, GameOutcome::Lost)).expect("a game");
            state = state.after(&boost(when)).expect("an upgrade");
        }
        let moments: Vec<Moment> = state.boosts().iter().map(|boost| boost.when).collect();
        let expected = [Moment::BeforeHand, Moment::Unnamed, Moment::Unnamed];
        assert_eq!(moments, expected);
    }
}
