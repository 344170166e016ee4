//! What an assignment of a campaign changes about the set-up (solo rules p. 17-18), where it is done.

use crate::campaign::bonuses;
use crate::solo::checklist::SetUpWriter;
use model::{Boost, CrewDeck, Position, UpgradeOrigin};
use page::locale::msg;
use solo::campaign::ASSIGNMENTS;
use solo::campaign::challenge::{Demand, Loadout, ReinforcePlace, Reinforcement, TimedBoost};
use solo::campaign::upgrade::CrewMeans;
use words::Term;

impl SetUpWriter<'_> {
    /// Which assignment it is.
    pub(super) fn assignment(&self) -> impl Iterator<Item = String> {
        let setup = &self.book.setup;
        let loadout = setup.loadout.as_ref().zip(setup.campaign.as_deref());
        let told =
            loadout.map(|(loadout, name)| msg::checklist_assignment(self.texts, loadout.number, ASSIGNMENTS, name));
        told.into_iter()
    }

    /// Cards that are taken out of the Market decks before they are shuffled.
    pub(super) fn out_of_the_market(&self) -> Option<String> {
        let loadout = self.book.setup.loadout.as_ref()?;
        let cards: Vec<_> = loadout.commons().cloned().collect();
        self.some(&cards, |cards| msg::checklist_out_of_the_market(self.texts, cards))
    }

    /// What is done to the player's own cards, resources and Away Teams, step by step.
    pub(super) fn own_loadout(&self) -> Vec<String> {
        let Some(loadout) = &self.book.setup.loadout else {
            return Vec::new();
        };
        let demands = || loadout.demands.iter().copied();
        let at_set_up = demands().filter(|demand| !demand.holds_all_game());
        let all_game = demands().filter(|demand| demand.holds_all_game());
        let mut lines = self.reinforcements(loadout);
        lines.extend(at_set_up.map(|demand| self.demand(demand)));
        lines.extend(self.boosts(loadout));
        lines.extend(all_game.map(|demand| {
            let what = self.demanded(demand);
            msg::checklist_all_game(self.texts, what)
        }));
        lines
    }

    /// The Reinforcement pile and the Directive that reaches it. Into the Reserve deck it goes once that is there.
    fn reinforcements(&self, loadout: &Loadout) -> Vec<String> {
        let texts = self.texts;
        let pile: Vec<String> = loadout.pile.iter().map(|card| self.reinforcement(card)).collect();
        let reinforce = match loadout.reinforce {
            ReinforcePlace::Box | ReinforcePlace::Reserve => None,
            ReinforcePlace::Deck => Some(msg::checklist_reinforce_deck(texts, self.reinforce())),
        };
        let pile = (!pile.is_empty()).then(|| msg::checklist_pile_own(texts, pile.join(" · ")));
        pile.into_iter().chain(reinforce).collect()
    }

    /// The Directive that reaches the Reinforcement pile.
    fn reinforce(&self) -> String {
        self.titles(&self.at(CrewDeck::Common, Position::SoloCampaign))
    }

    fn reinforcement(&self, reinforcement: &Reinforcement) -> String {
        let title = self.telling.title(&reinforcement.card);
        match reinforcement.origin {
            None => title,
            Some(UpgradeOrigin::Reserve) => msg::checklist_from_reserve(self.texts, title),
            Some(UpgradeOrigin::Available) => msg::checklist_from_available(self.texts, title),
        }
    }

    /// What a challenge asks for at set-up.
    fn demand(&self, demand: Demand) -> String {
        let what = self.demanded(demand);
        if demand == Demand::ReinforceInReserve {
            return msg::checklist_reinforce_reserve(self.texts, self.reinforce());
        }
        let is_shuffled = demand == Demand::ShuffleIncident;
        let left = is_shuffled.then(|| msg::checklist_incidents_left(self.texts, self.book.set_up().incidents));
        left.map_or_else(|| what.clone(), |left| format!("{what} {left}"))
    }

    fn demanded(&self, demand: Demand) -> String {
        let challenge = demand.challenge().term(self.texts);
        format!("{challenge}: {}", demand.term(self.texts))
    }

    /// The boosts, with the opening hand between those before and those after it.
    fn boosts(&self, loadout: &Loadout) -> Vec<String> {
        if loadout.boosts.is_empty() {
            return Vec::new();
        }
        let (before, after): (Vec<_>, Vec<_>) = loadout.boosts.iter().partition(|boost| boost.is_before_hand());
        let mut lines: Vec<String> = before.into_iter().map(|boost| self.boost(boost)).collect();
        lines.push(msg::checklist_draw_hand(self.texts));
        lines.extend(after.into_iter().map(|boost| self.boost(boost)));
        lines.extend(self.glory_left());
        lines
    }

    fn boost(&self, boost: &TimedBoost) -> String {
        let told = bonuses::timed(self.texts, self.telling.names, boost.when, &boost.effect);
        let means = CrewMeans::new(&self.book.own_board, self.book.cards.values());
        let lack = means.lacks(&boost.effect).map(|part| part.term(self.texts));
        let parts = [Some(told), lack, self.incident_of(&boost.effect)];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
    }

    /// What becomes of the Incident an attack gives the Bot: one it takes from the deck is counted, which one of
    /// their own players give they report.
    fn incident_of(&self, boost: &Boost) -> Option<String> {
        let texts = self.texts;
        if *boost == Boost::GiveIncident {
            return Some(msg::checklist_incident_given(texts));
        }
        let is_taken = *boost == Boost::DrawAndForceIncident;
        is_taken.then(|| {
            if self.is_virtual() {
                msg::checklist_incident_taken_virtual(texts)
            } else {
                msg::checklist_incident_taken(texts)
            }
        })
    }

    /// The Glory on the Stardate card after the boosts, if they took any.
    fn glory_left(&self) -> Option<String> {
        let stardate = self.book.set_up().stardate;
        let first = self.book.stardate(1)?;
        let is_changed = stardate.glory != first.glory || stardate.card != Some(1);
        let card = stardate.card.filter(|_| is_changed)?;
        Some(msg::checklist_glory_left(self.texts, card, stardate.glory))
    }

    /// Where the solo Directives are.
    pub(super) fn directives_of(&self, loadout: &Loadout, reinforce: String, conspiracy: String) -> String {
        let (texts, is_asked) = (self.texts, self.book.setup.conspiracy);
        match (loadout.reinforce, is_asked) {
            (ReinforcePlace::Box, false) => msg::checklist_directives_none(texts, reinforce, conspiracy),
            (ReinforcePlace::Box, true) => msg::checklist_directives_conspiracy(texts, conspiracy, reinforce),
            (ReinforcePlace::Deck | ReinforcePlace::Reserve, false) => {
                msg::checklist_directives_placed(texts, reinforce, conspiracy)
            }
            (ReinforcePlace::Deck | ReinforcePlace::Reserve, true) => {
                msg::checklist_directives_placed_both(texts, reinforce, conspiracy)
            }
        }
    }
}
