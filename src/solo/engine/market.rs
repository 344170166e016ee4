//! The Market in motion: what the Bot gains, takes and junks (solo rules p. 3, 8).

use model::{Card, EffectToken, EntryId, Preference};

use super::effects::EffectScope;
use super::run::{Flow, Run, elsewhere};
use crate::rules::market::{self, CardRanking};
use crate::state::question::{Question, QuestionAnswer};
use crate::state::setup::Rulebook;
use crate::state::step::decision::Choice;
use crate::state::step::groups::AcquisitionStep;
use crate::state::tabletop::{MARKET, Slot, Zone};
use crate::{Multipliers, Offer, TokenCounts};

/// A choice among Market cards: which of some offers, with some multipliers.
pub(super) type Choose<'a, 'c> = dyn Fn(&[Offer<'a>], Multipliers<'_>) -> CardRanking<'a> + 'c;

/// Cards in places nobody has named.
type Filling<'a> = Vec<(usize, &'a Card)>;

impl<'a> Run<'a> {
    /// How the Bot looks at cards now.
    pub fn multipliers(&self) -> Multipliers<'a> {
        let book: &'a Rulebook = self.book;
        book.bot_multipliers(&self.table)
    }

    /// The Market as told.
    pub fn take_market(&mut self, answer: &QuestionAnswer) {
        if let QuestionAnswer::Market(slots) = answer {
            self.table.market.clone_from(slots);
            for slot in slots {
                if let Slot::Card { card, .. } = slot {
                    // A card cannot lie in both: the player may have taken it back since.
                    self.table.junk.retain(|other| other != card);
                }
            }
            self.table.fresh.market = true;
        }
    }

    fn ask_market(&mut self) -> Flow {
        let answer = self.ask(|table| Question::Market { slots: table.market.clone() })?;
        self.take_market(&answer);
        Ok(())
    }

    /// The Market as far as a choice depends on it: asked once a Bot turn, then only what was refilled.
    fn require_market(&mut self, choose: &Choose<'a, '_>, among: &[Multipliers]) -> Flow {
        if !self.table.fresh.market {
            self.ask_market()?;
        }
        loop {
            let unknown = self.unknown_slots();
            let joins = self.book.joins();
            match unknown[..] {
                [] => return Ok(()),
                _ if joins && !self.depends_on(&unknown, choose, among) => return Ok(()),
                [_, _, ..] if joins => self.ask_market()?,
                [place, ..] => self.refill(place)?,
            }
        }
    }

    fn unknown_slots(&self) -> Vec<usize> {
        let is_unknown = |place: &usize| self.table.market[*place] == Slot::Unknown;
        (0..MARKET.len()).filter(is_unknown).collect()
    }

    fn refill(&mut self, place: usize) -> Flow {
        let suit = MARKET[place];
        let card = self.ask_card(|_| Question::Refill { suit })?;
        // A correction typed meanwhile may have filled the place.
        if self.table.market[place] == Slot::Unknown {
            self.lay_in_market(place, card);
        }
        Ok(())
    }

    /// A card laid out anew in the Market, or none if its deck has run out.
    pub fn lay_in_market(&mut self, place: usize, card: Option<EntryId>) {
        self.table.junk.retain(|other| card.as_ref() != Some(other));
        self.table.market[place] =
            card.map_or(Slot::Empty, |card| Slot::Card { card, tokens: TokenCounts::default() });
    }

    /// The place of the Market card a choice falls on, with some multipliers.
    fn chosen_place(&self, choose: &Choose<'a, '_>, multipliers: Multipliers) -> Option<usize> {
        let (places, offers) = self.offers(&[]);
        chosen(choose, &places, &offers, multipliers)
    }

    /// Decides among the Market cards, all of which that matter are known.
    fn decide_on_card(
        &mut self,
        choice: Choice,
        choose: &Choose<'a, '_>,
        multipliers: Multipliers,
    ) -> Option<usize> {
        let (places, offers) = self.offers(&[]);
        let at = self.decide(choice, choose(&offers, multipliers))?;
        places.get(at).copied()
    }

    /// The place of the Market card a choice by the player's values falls on. The player's tracks are
    /// asked for only if the choice depends on them.
    pub(crate) fn for_player(&mut self, choice: Choice, choose: &Choose<'a, '_>) -> Flow<Option<usize>> {
        self.require_market_and_tracks(choose)?;
        let among = self.possible_player_multipliers();
        self.require_market(choose, &among)?;
        self.require_player_values(choose)?;
        let multipliers = self.book.player_multipliers(&self.table);
        Ok(self.decide_on_card(choice, choose, multipliers))
    }

    /// The Market together with the player's tracks, where both have to be asked for or may have to be: what
    /// fills an open place may decide whether the tracks count.
    fn require_market_and_tracks(&mut self, choose: &Choose<'a, '_>) -> Flow {
        let among = self.possible_player_multipliers();
        let unknown = self.unknown_slots();
        let asks_market =
            !self.table.fresh.market || !unknown.is_empty() && self.depends_on(&unknown, choose, &among);
        let is_known = among.len() == 1 || self.book.own_tracks().is_none();
        if !self.book.joins() || is_known || !asks_market || !self.may_decide(&unknown, choose, &among) {
            return Ok(());
        }
        let answer = self.ask(|table| {
            let slots = table.market.clone();
            let steps = table.player_tracks;
            let questions = vec![Question::Market { slots }, Question::Tracks { steps }];
            Question::Several { questions }
        })?;
        for answer in answer.into_parts() {
            self.take_market(&answer);
            self.take_tracks(&answer);
        }
        Ok(())
    }

    /// Whether the player's tracks may decide a choice once the open places are filled.
    fn may_decide(&self, unknown: &[usize], choose: &Choose<'a, '_>, among: &[Multipliers]) -> bool {
        if !self.table.fresh.market || unknown.len() > 1 {
            return true;
        }
        self.fillings(unknown).iter().any(|filling| {
            let (places, offers) = self.offers(filling);
            let mut choices = among.iter().map(|one| chosen(choose, &places, &offers, *one));
            let first = choices.next();
            choices.any(|choice| Some(choice) != first)
        })
    }

    /// Whether a choice among the cards known to be in the Market hangs on where the player's markers are.
    pub fn tracks_decide(&self, choose: &Choose<'a, '_>) -> bool {
        let among = self.possible_player_multipliers();
        let mut choices = among.iter().map(|one| self.chosen_place(choose, *one));
        let first = choices.next();
        choices.any(|choice| Some(choice) != first)
    }

    /// Whether a choice may fall otherwise with one card than with another in places nobody has named.
    /// Not looked into with more than some hundred possibilities.
    fn depends_on(&self, unknown: &[usize], choose: &Choose<'a, '_>, among: &[Multipliers]) -> bool {
        let is_few = unknown.len() == 1 || unknown.len() == 2 && among.len() == 1;
        if !is_few {
            return true;
        }
        let fillings = self.fillings(unknown);
        among.iter().any(|multipliers| {
            let mut choices = fillings.iter().map(|filling| {
                let (places, offers) = self.offers(filling);
                chosen(choose, &places, &offers, *multipliers)
            });
            let first = choices.next().flatten();
            first.is_some_and(|place| unknown.contains(&place)) || choices.any(|choice| choice != first)
        })
    }

    /// All that may lie in some places of the Market. A deck may have run out.
    fn fillings(&self, places: &[usize]) -> Vec<Filling<'a>> {
        let mut fillings = vec![Filling::new()];
        for place in places {
            let mut cards = elsewhere(&self.table, self.book.commons(MARKET[*place]));
            // What lies in the Junk is known where the program looks there; games without such rows never did.
            if self.table.fresh.junk {
                cards.retain(|card| !self.table.junk.contains(card));
            }
            let cards: Vec<&Card> = cards.iter().filter_map(|id| self.book.card(id)).collect();
            let with = |filling: &Filling<'a>, card| [&filling[..], &[(*place, card)]].concat();
            fillings = fillings
                .into_iter()
                .flat_map(|filling| {
                    let more: Vec<_> = cards.iter().map(|card| with(&filling, *card)).collect();
                    more.into_iter().chain([filling])
                })
                .collect();
        }
        fillings
    }

    /// The place of the Market card a choice by the Bot's values falls on.
    pub(crate) fn for_bot(&mut self, choice: Choice, choose: &Choose<'a, '_>) -> Flow<Option<usize>> {
        let multipliers = self.multipliers();
        self.require_market(choose, &[multipliers])?;
        Ok(self.decide_on_card(choice, choose, multipliers))
    }

    /// The cards of the Market with the places they lie at, and further ones in places nobody has named.
    fn offers(&self, further: &[(usize, &'a Card)]) -> (Vec<usize>, Vec<Offer<'a>>) {
        let book = self.book;
        let cards = self.table.market.iter().enumerate();
        let offers = cards.filter_map(|(place, slot)| {
            let (card, tokens) = match slot {
                Slot::Card { card, tokens } => (book.card(card)?, *tokens),
                Slot::Unknown => {
                    let filled = further.iter().find(|(at, _)| *at == place)?;
                    (filled.1, TokenCounts::default())
                }
                Slot::Empty => return None,
            };
            Some((place, Offer { card, tokens }))
        });
        offers.unzip()
    }

    /// The place of the Market card a preference falls on; says so if nothing fits.
    pub(crate) fn wanted(&mut self, prefer: &Preference) -> Flow<Option<usize>> {
        let place = self.fitting(prefer)?;
        if place.is_none() {
            let prefer = prefer.clone();
            self.note(AcquisitionStep::NothingFits { prefer });
        }
        Ok(place)
    }

    /// The place of the Market card a preference falls on.
    pub(crate) fn fitting(&mut self, prefer: &Preference) -> Flow<Option<usize>> {
        self.for_bot(Choice::Card, &|offers, multipliers| market::preferred(offers, prefer, multipliers))
    }

    /// The Bot gains a Market card, to its Discard pile (solo rules p. 8).
    pub fn gain(&mut self, place: usize) -> Option<EntryId> {
        let (card, tokens) = self.acquire(place, Zone::Discard)?;
        self.note(AcquisitionStep::Gains { card: card.clone(), tokens });
        Some(card)
    }

    /// The Bot takes a Market card, on top of its deck (solo rules p. 8).
    pub fn take(&mut self, place: usize) {
        if let Some((card, tokens)) = self.acquire(place, Zone::Deck) {
            self.note(AcquisitionStep::Takes { card, tokens });
        }
    }

    /// Moves a Market card with its tokens to the Bot. The place is then unknown.
    fn acquire(&mut self, place: usize, to: Zone) -> Option<(EntryId, TokenCounts)> {
        let slot = std::mem::replace(&mut self.table.market[place], Slot::Unknown);
        let Slot::Card { card, tokens } = slot else {
            return None;
        };
        self.own(&card);
        self.table.put(card.clone(), to);
        self.receive(tokens);
        Some((card, tokens))
    }

    /// Adds tokens from a card to the Bot's resources.
    pub fn receive(&mut self, tokens: TokenCounts) {
        let mut gained = tokens;
        for token in [EffectToken::Glory, EffectToken::Dilithium, EffectToken::Latinum] {
            let amount = *gained.slot(token);
            let stock = self.table.supply.slot(token);
            *stock = stock.saturating_add(amount);
        }
    }

    /// The Market card with most of the first token any carries; then by value, then leftmost. If none
    /// carries any, all have equally many of the last one, so the value decides.
    pub(crate) fn gain_by_tokens(&mut self, tokens: &[EffectToken], scope: &mut EffectScope) -> Flow {
        scope.gained = None;
        let place =
            self.for_bot(Choice::Card, &|offers, multipliers| market::with_most(offers, tokens, multipliers))?;
        match place {
            Some(place) => scope.gained = self.gain(place),
            None => {
                let tokens = tokens.to_vec();
                self.note(AcquisitionStep::NoTokens { tokens });
            }
        }
        Ok(())
    }

    /// Junks the card most valuable to the player; cards with tokens are skipped (p. 8).
    pub(crate) fn junk(&mut self) -> Flow {
        let place = self.for_player(Choice::Junk, &market::junkable)?;
        let slot = place.map(|place| std::mem::replace(&mut self.table.market[place], Slot::Unknown));
        let junked = match slot {
            Some(Slot::Card { card, .. }) => Some(card),
            Some(Slot::Unknown | Slot::Empty) | None => None,
        };
        if let Some(card) = &junked {
            self.junks_card(card.clone());
        }
        self.note(match junked {
            Some(card) => AcquisitionStep::Junks { card },
            None => AcquisitionStep::NothingToJunk,
        });
        Ok(())
    }
}

/// The place of the card a choice falls on; `None` if it falls on nothing, or on a card that lies elsewhere.
fn chosen<'a>(
    choose: &Choose<'a, '_>,
    places: &[usize],
    offers: &[Offer<'a>],
    multipliers: Multipliers<'_>,
) -> Option<usize> {
    let at = choose(offers, multipliers).first()?;
    places.get(at).copied()
}
