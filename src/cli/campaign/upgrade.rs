//! `tricorder campaign upgrade`: what the crew brings home from an assignment.

use clap::{ArgGroup, Args};

use super::book::{Book, Facts};
use super::which::Which;
use crate::cli::Answer;
use crate::cli::session::Session;
use crate::cli::solo::cards;
use crate::error::{CampaignError, Error, UsageError};
use crate::model::{Bonus, Card, CrewDeck, Origin};
use crate::solo::campaign::State;
use crate::solo::campaign::log::Entry;
use crate::solo::campaign::upgrade;
use crate::solo::campaign::upgrade::{
    Offer, Options, OwnCard, TimedBoost, Unfit, may_move, may_move_fitting, may_reinforce,
    takes_from_each,
};
use crate::view::campaign::News;

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
    which: Which,
}

/// A choice being made.
struct Choosing<'a> {
    session: &'a Session<'a>,
    book: &'a Book,
    facts: &'a Facts<'a>,
    options: Options<'a>,
}

impl Upgrade {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let facts = Facts::load(session)?;
        let mut user = session.user()?;
        let mut book = Book::open(&mut user, &self.which)?;
        let choosing = Choosing {
            session,
            book: &book,
            facts: &facts,
            options: facts.options(&book.state, book.game_to_upgrade()?)?,
        };
        let upgrade = self.chosen(&choosing)?;
        book.add(&mut user, Entry::Upgrade(upgrade))?;
        facts.told(session, &book, News::Upgraded)
    }

    fn chosen(&self, choosing: &Choosing<'_>) -> Result<upgrade::Upgrade, Error> {
        if let Some(number) = self.bonus {
            return choosing.bonus(number, &self.own_card.join(" "));
        }
        if self.none {
            return Ok(upgrade::Upgrade::None);
        }
        if self.reinforce.is_empty() {
            return Err(UsageError::MissingArgument {
                what: "--reinforce / --bonus / --none".into(),
            }
            .into());
        }
        choosing.reinforce(&self.reinforce.join(" "))
    }
}

impl Choosing<'_> {
    /// Option A.
    fn reinforce(&self, name: &str) -> Result<upgrade::Upgrade, Error> {
        let card = cards::card(self.session, name, Some(CrewDeck::Common))?;
        let lang = self.session.texts.lang();
        may_reinforce(&self.book.state, self.options.named, &card).map_err(|reason| {
            let named = self.options.named.reinforce.iter();
            let possible = named.map(|slug| self.facts.names.of(slug, lang));
            self.unfit(&card, reason, possible.collect())
        })?;
        Ok(upgrade::Upgrade::Reinforce { card: card.id })
    }

    /// Option B; bonuses are counted from 1.
    fn bonus(&self, number: usize, own_card: &str) -> Result<upgrade::Upgrade, Error> {
        let state = &self.book.state;
        if state.bars_option_b(self.options.game.outcome) {
            return Err(CampaignError::OptionBBarred.into());
        }
        let count = self.options.offers.len();
        let offer = number
            .checked_sub(1)
            .and_then(|at| self.options.offers.get(at))
            .ok_or(CampaignError::NoSuchBonus { number, count })?;
        match (offer.bonus, own_card) {
            (Bonus::Boost { when, effect }, "") => Ok(upgrade::Upgrade::Boost(TimedBoost {
                when: *when,
                effect: effect.clone(),
            })),
            (Bonus::Boost { .. }, _) => Err(CampaignError::BonusTakesNoCard { number }.into()),
            (Bonus::ReinforceCard(_) | Bonus::ReinforceFitting { .. }, "") => {
                Err(CampaignError::BonusNeedsCard {
                    number,
                    possible: self.titles(offer),
                }
                .into())
            }
            (Bonus::ReinforceCard(origin), name) => self.own_card(offer, name, |state, card| {
                may_move(state, *origin, card).map(|()| *origin)
            }),
            (Bonus::ReinforceFitting { fits, from, each }, names) => {
                let fits = |state: &State, card: &Card| may_move_fitting(state, fits, from, card);
                match (each, names.split_once(';')) {
                    (true, Some((one, other))) => self.both(offer, [one, other], fits),
                    (true | false, _) => self.own_card(offer, names, fits),
                }
            }
        }
    }

    fn own_card(
        &self,
        offer: &Offer<'_>,
        name: &str,
        origin: impl Fn(&State, &Card) -> Result<Origin, Unfit>,
    ) -> Result<upgrade::Upgrade, Error> {
        let (own, _) = self.own(offer, name, &origin)?;
        Ok(upgrade::Upgrade::OwnCard(own))
    }

    /// Two cards, each from another place.
    fn both(
        &self,
        offer: &Offer<'_>,
        names: [&str; 2],
        origin: impl Fn(&State, &Card) -> Result<Origin, Unfit>,
    ) -> Result<upgrade::Upgrade, Error> {
        let (one, found) = self.own(offer, names[0].trim(), &origin)?;
        let (other, card) = self.own(offer, names[1].trim(), &origin)?;
        let cards = vec![one, other];
        if !takes_from_each(offer.bonus, &cards) {
            let others = offer
                .cards
                .iter()
                .filter(|card| card.position != found.position);
            return Err(self.unfit(&card, Unfit::Elsewhere, self.titles_of(others)));
        }
        Ok(upgrade::Upgrade::OwnCards(cards))
    }

    fn own(
        &self,
        offer: &Offer<'_>,
        name: &str,
        origin: &impl Fn(&State, &Card) -> Result<Origin, Unfit>,
    ) -> Result<(OwnCard, Card), Error> {
        let state = &self.book.state;
        let found = cards::card(self.session, name, Some(state.start.captain))?;
        let unfit = |reason| self.unfit(&found, reason, self.titles(offer));
        let origin = origin(state, &found).map_err(unfit)?;
        let card = found.id.clone();
        Ok((OwnCard { card, origin }, found))
    }

    fn unfit(&self, card: &Card, reason: Unfit, possible: Vec<String>) -> Error {
        let lang = self.session.texts.lang();
        CampaignError::UnfitCard {
            card: card.title.get(lang).clone(),
            reason: reason.code(),
            possible,
        }
        .into()
    }

    fn titles(&self, offer: &Offer<'_>) -> Vec<String> {
        self.titles_of(offer.cards.iter())
    }

    fn titles_of<'c>(&self, cards: impl Iterator<Item = &'c &'c Card>) -> Vec<String> {
        let lang = self.session.texts.lang();
        cards.map(|card| card.title.get(lang).clone()).collect()
    }
}
