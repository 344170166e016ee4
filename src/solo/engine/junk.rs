//! The Junk as a place to gain cards from. It lies on the table whoever turns the Bot's cards, and the
//! player may junk and take cards in the own turn, so it is asked for, once a Bot turn, where a row needs it.

use model::{EntryId, Faceup, Preference};

use super::market::Choose;
use super::run::{Flow, Run};
use crate::rules::market::{self, CardRanking};
use crate::rules::ranking::{Criterion, Rule};
use crate::state::question::{Question, QuestionAnswer};
use crate::state::step::StepKind;
use crate::state::step::decision::Choice;
use crate::state::step::groups::AcquisitionStep;
use crate::state::step::groups::GainStep;
use crate::state::tabletop::{Slot, Zone};
use crate::{Offer, TokenCounts};

/// Where a card to be gained lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GainSource {
    /// A place of the Market.
    Market(usize),
    /// A place in the Junk, counted from the card junked first.
    Junk(usize),
}

impl<'a> Run<'a> {
    /// What lies in the Junk.
    fn require_junk(&mut self) -> Flow {
        let answer = self.ask_if(|table| {
            let question = Question::Junk { cards: table.junk.clone(), unnamed: table.unnamed_junk };
            (!table.fresh.junk).then_some(question)
        })?;
        if let Some(QuestionAnswer::Junk(cards)) = answer {
            self.table.lay_junk(&cards, 0);
        }
        Ok(())
    }

    /// The cards of the Junk, the one junked last first: it wins a tie (solo rules of To Boldly Go,
    /// "from the Junk").
    fn junk_offers(&self) -> (Vec<usize>, Vec<Offer<'a>>) {
        let book = self.book;
        let cards = self.table.junk.iter().enumerate().rev();
        let offers = cards.filter_map(|(place, card)| {
            let (card, tokens) = (book.card(card)?, TokenCounts::default());
            Some((place, Offer { card, tokens }))
        });
        offers.unzip()
    }

    /// The card a preference falls on, in the Market, in the Junk or in both; says so if nothing fits.
    pub(crate) fn wanted_from(&mut self, prefer: &Preference, from: Faceup) -> Flow<Option<GainSource>> {
        let shelf = self.fitting_from(prefer, from)?;
        if shelf.is_none() {
            let prefer = prefer.clone();
            let nothing: StepKind = match from {
                Faceup::Market => AcquisitionStep::NothingFits { prefer }.into(),
                Faceup::Junk | Faceup::MarketOrJunk => GainStep::NothingFitsThere { prefer, from }.into(),
            };
            self.note(nothing);
        }
        Ok(shelf)
    }

    /// The card a preference falls on.
    pub(crate) fn fitting_from(&mut self, prefer: &Preference, from: Faceup) -> Flow<Option<GainSource>> {
        let prefer = &self.with_unmarked(prefer);
        match from {
            Faceup::Market => Ok(self.fitting(prefer)?.map(GainSource::Market)),
            Faceup::Junk => {
                self.require_junk()?;
                let (places, _) = self.junk_offers();
                let best = self.decide(Choice::Card, self.best_junk(prefer));
                Ok(best.map(|at| GainSource::Junk(places[at])))
            }
            Faceup::MarketOrJunk => self.fitting_anywhere(prefer),
        }
    }

    /// In the Market and the Junk together; the Market wins a tie.
    fn fitting_anywhere(&mut self, prefer: &Preference) -> Flow<Option<GainSource>> {
        self.require_junk()?;
        let (places, junk) = self.junk_offers();
        let choose: &Choose<'a, '_> = &|offers, multipliers| {
            // The Market stands first: the leftmost wins a tie.
            let all = [offers, &junk].concat();
            market::preferred(&all, prefer, multipliers).with_order(Rule::unprinted(Criterion::MarketFirst))
        };
        match self.for_bot(Choice::Card, choose)? {
            Some(place) => Ok(Some(GainSource::Market(place))),
            // It fell on a card of the Junk, or on nothing.
            None => Ok(self.best_junk(prefer).first().map(|at| GainSource::Junk(places[at]))),
        }
    }

    fn best_junk(&self, prefer: &Preference) -> CardRanking<'a> {
        let (_, offers) = self.junk_offers();
        let ranking = market::preferred(&offers, prefer, self.multipliers());
        ranking.with_order(Rule::unprinted(Criterion::JunkedLast))
    }

    /// The Bot gains a card of the Market or the Junk, to its Discard pile.
    pub fn gain_from(&mut self, shelf: GainSource) -> Option<EntryId> {
        match shelf {
            GainSource::Market(place) => self.gain(place),
            GainSource::Junk(place) => {
                let card = self.table.junk.remove(place);
                self.own(&card);
                self.table.put(card.clone(), Zone::Discard);
                let gained = card.clone();
                self.note(GainStep::GainsFromJunk { card: gained });
                Some(card)
            }
        }
    }

    /// A card of the Market goes to the Junk.
    pub fn junks_card(&mut self, card: EntryId) {
        self.table.junk.retain(|other| *other != card);
        self.table.junk.push(card);
    }

    /// The cards of a wiped Market go to the Junk.
    pub fn market_leaves(&mut self) {
        let slots = self.table.market.clone();
        for slot in slots {
            if let Slot::Card { card, .. } = slot {
                self.junks_card(card);
            }
        }
    }
}
