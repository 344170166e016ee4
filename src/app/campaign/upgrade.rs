//! `tricorder campaign upgrade`: what the crew gains after a game.

use clap::{ArgGroup, Args};

use crate::campaign::bonuses;
use crate::campaign::journal::{CampaignData, CampaignJournal, CampaignName};
use crate::campaign::report::News;
use crate::session::Session;
use crate::solo::cards;
use crate::{Found, RunCommand};
use model::{Bonus, Card, CrewDeck, UpgradeOrigin};
use page::locale::{Fact, say};
use solo::campaign::CampaignState;
use solo::campaign::log::CampaignEntry;
use solo::campaign::upgrade::{
    self, Options, TimedBoost, Unfit, UpgradeCard, UpgradeOffer, may_move, may_move_fitting, may_reinforce,
    takes_from_each,
};
use words::Problem;

#[derive(Debug, Args)]
#[command(group = ArgGroup::new("choice").args(["reinforce", "bonus", "none"]))]
pub struct Upgrade {
    #[arg(long, num_args = 1..)]
    reinforce: Vec<String>,
    #[arg(long)]
    bonus: Option<usize>,
    #[arg(long, num_args = 1.., requires = "bonus")]
    own_card: Vec<String>,
    #[arg(long)]
    none: bool,
    #[command(flatten)]
    which: CampaignName,
}

/// A choice being made.
struct CampaignChoice<'a> {
    session: &'a Session<'a>,
    journal: &'a CampaignJournal,
    facts: &'a CampaignData<'a>,
    options: Options<'a>,
}

impl RunCommand for Upgrade {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let facts = CampaignData::load(session)?;
        let mut user = session.user()?;
        let mut journal = CampaignJournal::open(&mut user, &self.which)?;
        let choosing = CampaignChoice {
            session,
            journal: &journal,
            facts: &facts,
            options: facts.options(&journal.state, journal.game_to_upgrade()?)?,
        };
        let upgrade = self.chosen(&choosing)?;
        journal.add(&mut user, CampaignEntry::Upgrade(upgrade))?;
        facts.show_news(session, &journal, News::Upgraded)
    }
}

impl Upgrade {
    fn chosen(&self, choosing: &CampaignChoice<'_>) -> Result<upgrade::UpgradeChoice, Problem> {
        if let Some(number) = self.bonus {
            return choosing.bonus(number, &self.own_card.join(" "));
        }
        if self.none {
            return Ok(upgrade::UpgradeChoice::None);
        }
        if self.reinforce.is_empty() {
            let example = say::hint_example("tricorder campaign upgrade --bonus 1");
            return Err(Problem::missing_argument("--reinforce / --bonus / --none").hint(example));
        }
        choosing.reinforce(&self.reinforce.join(" "))
    }
}

impl CampaignChoice<'_> {
    /// Option A.
    fn reinforce(&self, name: &str) -> Result<upgrade::UpgradeChoice, Problem> {
        let card = cards::card(self.session, name, &[CrewDeck::Common])?;
        let named = self.options.named;
        may_reinforce(&self.journal.state, named, &card).map_err(|reason| {
            let possible = bonuses::wanted(self.session.texts, &self.facts.names, named);
            self.unfit(&card, reason, vec![possible])
        })?;
        Ok(upgrade::UpgradeChoice::Reinforce { card: card.id })
    }

    /// Option B; bonuses are counted from 1.
    fn bonus(&self, number: usize, own_card: &str) -> Result<upgrade::UpgradeChoice, Problem> {
        let state = &self.journal.state;
        if state.bars_option_b(self.options.game.outcome) {
            return Err(Problem::misuse(say::err_option_b_barred())
                .hint(say::hint_option_b_barred())
                .tap(say::hint_option_b_barred_tap()));
        }
        let count = self.options.offers.len();
        let offer = number.checked_sub(1).and_then(|at| self.options.offers.get(at)).ok_or_else(|| {
            Problem::misuse(say::err_no_such_bonus(number, count)).hint(say::hint_no_such_bonus())
        })?;
        match (offer.bonus, own_card) {
            (Bonus::Boost { when, effect }, "") => {
                Ok(upgrade::UpgradeChoice::Boost(TimedBoost { when: *when, effect: effect.clone() }))
            }
            (Bonus::Boost { .. }, _) => {
                let taken =
                    Problem::misuse(say::err_bonus_takes_no_card(number)).hint(say::hint_bonus_takes_no_card());
                Err(taken.tap(say::hint_bonus_takes_no_card_tap()))
            }
            (Bonus::ReinforceCard(_) | Bonus::ReinforceFitting { .. }, "") => {
                let titles = self.titles(offer);
                let needs_card = Problem::misuse(say::err_bonus_needs_card(number))
                    .hint(say::hint_bonus_needs_card(Fact::names(&titles)))
                    .tap(say::hint_bonus_needs_card_tap(Fact::names(&titles)));
                Err(needs_card)
            }
            (Bonus::ReinforceCard(origin), name) => {
                self.own_card(offer, name, |state, card| may_move(state, *origin, card).map(|()| *origin))
            }
            (Bonus::ReinforceFitting { fits, from, each }, names) => {
                let fits = |state: &CampaignState, card: &Card| may_move_fitting(state, fits, from, card);
                match (each, names.split_once(';')) {
                    (true, Some((one, other))) => self.both(offer, [one, other], fits),
                    (true | false, _) => self.own_card(offer, names, fits),
                }
            }
        }
    }

    fn own_card(
        &self,
        offer: &UpgradeOffer<'_>,
        name: &str,
        origin: impl Fn(&CampaignState, &Card) -> Result<UpgradeOrigin, Unfit>,
    ) -> Result<upgrade::UpgradeChoice, Problem> {
        let (own, _) = self.own(offer, name, &origin)?;
        Ok(upgrade::UpgradeChoice::OwnCard(own))
    }

    /// Two cards, each from another place.
    fn both(
        &self,
        offer: &UpgradeOffer<'_>,
        names: [&str; 2],
        origin: impl Fn(&CampaignState, &Card) -> Result<UpgradeOrigin, Unfit>,
    ) -> Result<upgrade::UpgradeChoice, Problem> {
        let (one, found) = self.own(offer, names[0].trim(), &origin)?;
        let (other, card) = self.own(offer, names[1].trim(), &origin)?;
        let cards = vec![one, other];
        if !takes_from_each(offer.bonus, &cards) {
            let others = offer.cards.iter().filter(|card| card.position != found.position);
            return Err(self.unfit(&card, Unfit::Elsewhere, self.titles_of(others)));
        }
        Ok(upgrade::UpgradeChoice::OwnCards(cards))
    }

    fn own(
        &self,
        offer: &UpgradeOffer<'_>,
        name: &str,
        origin: &impl Fn(&CampaignState, &Card) -> Result<UpgradeOrigin, Unfit>,
    ) -> Result<(UpgradeCard, Card), Problem> {
        let state = &self.journal.state;
        let found = cards::card(self.session, name, &[state.start.captain])?;
        let unfit = |reason| self.unfit(&found, reason, self.titles(offer));
        let origin = origin(state, &found).map_err(unfit)?;
        let card = found.id.clone();
        Ok((UpgradeCard { card, origin }, found))
    }

    fn unfit(&self, card: &Card, reason: Unfit, possible: Vec<String>) -> Problem {
        let lang = self.session.texts.lang();
        Problem::misuse(say::err_unfit_card(reason.code(), card.title.get(lang)))
            .hint(say::hint_unfit_card(Fact::names(possible)))
    }

    fn titles(&self, offer: &UpgradeOffer<'_>) -> Vec<String> {
        self.titles_of(offer.cards.iter())
    }

    fn titles_of<'c>(&self, cards: impl Iterator<Item = &'c &'c Card>) -> Vec<String> {
        let lang = self.session.texts.lang();
        cards.map(|card| card.title.get(lang).clone()).collect()
    }
}
