//! The Market in motion: what the Bot gains, takes and junks (solo rules p. 3, 8).

use crate::model::{EntryId, Preference, Threshold, Token};

use super::effects::Scope;
use super::run::{Flow, Run};
use crate::solo::rules::market;
use crate::solo::state::question::{Answer, Question};
use crate::solo::state::step::groups::AcquisitionStep;
use crate::solo::state::table::{MARKET, Slot, Zone};
use crate::solo::{Multipliers, Offer, Tokens};

impl Run<'_> {
    /// The Market with all four places known: asked once a Bot turn, then only what was refilled.
    pub fn know_market(&mut self) -> Flow {
        if !self.table.fresh.market {
            let answer = self.ask(|table| Question::Market {
                slots: table.market.clone(),
            })?;
            if let Answer::Market(slots) = answer {
                self.table.market = slots;
            }
            self.table.fresh.market = true;
        }
        while let Some(place) = self.unknown_slot() {
            self.refill(place)?;
        }
        Ok(())
    }

    fn unknown_slot(&self) -> Option<usize> {
        let mut slots = self.table.market.iter();
        slots.position(|slot| *slot == Slot::Unknown)
    }

    fn refill(&mut self, place: usize) -> Flow {
        let suit = MARKET[place];
        let card = self.ask_card(|_| Question::Refill { suit })?;
        // A correction typed meanwhile may have filled the place.
        if self.table.market[place] != Slot::Unknown {
            return Ok(());
        }
        self.table.market[place] = card.map_or(Slot::Empty, |card| Slot::Card {
            card,
            tokens: Tokens::default(),
        });
        Ok(())
    }

    /// The place of the Market card a choice by the player's values falls on. The player's tracks are
    /// asked for only if the choice depends on them. The Market must be known.
    pub fn for_player(
        &mut self,
        choose: impl Fn(&[Offer<'_>], Multipliers) -> Option<usize>,
    ) -> Flow<Option<usize>> {
        if !self.table.fresh.tracks && self.depends_on_tracks(&choose) {
            self.know_tracks()?;
        }
        let steps = self.table.player_tracks;
        let multipliers = Multipliers::reached(self.book.own_tracks(), steps);
        let (places, offers) = self.offers();
        Ok(choose(&offers, multipliers).map(|at| places[at]))
    }

    fn depends_on_tracks(
        &self,
        choose: &impl Fn(&[Offer<'_>], Multipliers) -> Option<usize>,
    ) -> bool {
        let (_, offers) = self.offers();
        let mut choices = every_multiplier(self)
            .into_iter()
            .map(|multipliers| choose(&offers, multipliers));
        let first = choices.next();
        choices.any(|choice| Some(choice) != first)
    }

    /// The cards of the Market with the places they lie at.
    pub fn offers(&self) -> (Vec<usize>, Vec<Offer<'_>>) {
        let book = self.book;
        let cards = self.table.market.iter().enumerate();
        let offers = cards.filter_map(|(place, slot)| match slot {
            Slot::Card { card, tokens } => {
                let offer = Offer {
                    card: book.card(card)?,
                    tokens: *tokens,
                };
                Some((place, offer))
            }
            Slot::Unknown | Slot::Empty => None,
        });
        offers.unzip()
    }

    /// The player's tracks, asked once a Bot turn.
    fn know_tracks(&mut self) -> Flow {
        let answer = self.ask(|table| Question::Tracks {
            steps: table.player_tracks,
        })?;
        if let Answer::Tracks(steps) = answer {
            self.table.player_tracks = steps;
        }
        self.table.fresh.tracks = true;
        Ok(())
    }

    /// The place of the Market card a preference falls on; says so if nothing fits.
    pub fn wanted(&mut self, prefer: &Preference) -> Flow<Option<usize>> {
        let place = self.fitting(prefer)?;
        if place.is_none() {
            let prefer = prefer.clone();
            self.note(AcquisitionStep::NothingFits { prefer });
        }
        Ok(place)
    }

    /// The place of the Market card a preference falls on.
    pub fn fitting(&mut self, prefer: &Preference) -> Flow<Option<usize>> {
        self.know_market()?;
        let (places, offers) = self.offers();
        let candidates = market::candidates(&offers, prefer);
        let at = market::most_valuable(&offers, &candidates, self.multipliers());
        Ok(at.map(|at| places[at]))
    }

    /// The Bot gains a Market card, to its Discard pile (solo rules p. 8).
    pub fn gain(&mut self, place: usize) -> Option<EntryId> {
        let (card, tokens) = self.acquire(place, Zone::Discard)?;
        self.note(AcquisitionStep::Gains {
            card: card.clone(),
            tokens,
        });
        Some(card)
    }

    /// The Bot takes a Market card, on top of its deck (solo rules p. 8).
    pub fn take(&mut self, place: usize) {
        if let Some((card, tokens)) = self.acquire(place, Zone::Deck) {
            self.note(AcquisitionStep::Takes { card, tokens });
        }
    }

    /// Moves a Market card with its tokens to the Bot. The place is then unknown.
    fn acquire(&mut self, place: usize, to: Zone) -> Option<(EntryId, Tokens)> {
        let slot = std::mem::replace(&mut self.table.market[place], Slot::Unknown);
        let Slot::Card { card, tokens } = slot else {
            return None;
        };
        self.own(&card);
        self.table.put(card.clone(), to);
        self.receive(tokens);
        Some((card, tokens))
    }

    fn receive(&mut self, tokens: Tokens) {
        let mut gained = tokens;
        for token in [Token::Glory, Token::Dilithium, Token::Latinum] {
            let amount = *gained.slot(token);
            let stock = self.table.supply.slot(token);
            *stock = stock.saturating_add(amount);
        }
    }

    /// The Market card with most of the first token any carries; then by value, then leftmost. If none
    /// carries any, all have equally many of the last one, so the value decides.
    pub fn gain_by_tokens(&mut self, tokens: &[Token], scope: &mut Scope) -> Flow {
        self.know_market()?;
        scope.gained = None;
        let multipliers = self.multipliers();
        let (places, offers) = self.offers();
        let count = |at: usize, token: Token| *offers[at].tokens.clone().slot(token);
        let most = tokens.iter().enumerate().find_map(|(level, token)| {
            let best = (0..offers.len()).map(|at| count(at, *token)).max()?;
            let with = (0..offers.len()).filter(|at| count(*at, *token) == best);
            let is_last = level + 1 == tokens.len();
            (best > 0 || is_last).then(|| with.collect::<Vec<usize>>())
        });
        let at = most.and_then(|at| market::most_valuable(&offers, &at, multipliers));
        match at.map(|at| places[at]) {
            Some(place) => scope.gained = self.gain(place),
            None => {
                let tokens = tokens.to_vec();
                self.note(AcquisitionStep::NoTokens { tokens });
            }
        }
        Ok(())
    }

    /// Junks the card most valuable to the player; cards with tokens are skipped (p. 8).
    pub fn junk(&mut self) -> Flow {
        self.know_market()?;
        let place = self.for_player(|offers, multipliers| {
            market::most_valuable(offers, &market::junkable(offers), multipliers)
        })?;
        let slot =
            place.map(|place| std::mem::replace(&mut self.table.market[place], Slot::Unknown));
        self.note(match slot {
            Some(Slot::Card { card, .. }) => AcquisitionStep::Junks { card },
            Some(Slot::Unknown | Slot::Empty) | None => AcquisitionStep::NothingToJunk,
        });
        Ok(())
    }
}

/// Every combination of multipliers the player's board allows.
fn every_multiplier(run: &Run<'_>) -> Vec<Multipliers> {
    let tracks = run.book.own_tracks();
    let values = |thresholds: &[Threshold]| {
        let lowest = thresholds.first().is_none_or(|first| first.step > 0);
        let zero = lowest.then_some(0);
        let reached = thresholds.iter().map(|threshold| threshold.multiplier);
        zero.into_iter().chain(reached).collect::<Vec<u8>>()
    };
    let mut all = Vec::new();
    for research in values(&tracks.research) {
        for influence in values(&tracks.influence) {
            for military in values(&tracks.military) {
                all.push(Multipliers {
                    research,
                    influence,
                    military,
                });
            }
        }
    }
    all
}
