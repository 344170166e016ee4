//! The Bot's own cards under effects: discarded, logged, returned, resolved, dismissed (solo rules p. 7,
//! 9).

use model::{EntryId, Flip, OwnCard, Suit, Which};

use super::effects::EffectScope;
use super::run::{Flow, Run};
use super::unnamed::Fate;
use crate::rules::market::CardRanking;
use crate::rules::ranking::{Criterion, RankedCandidate, Ranking, Rule};
use crate::state::question::QuestionOrigin;
use crate::state::step::decision::Choice;
use crate::state::step::groups::PileStep;
use crate::state::step::reasons::Lack;
use crate::state::step::rulings;
use crate::state::tabletop::Zone;
use crate::{TokenCounts, Worth};

/// Of several own cards the least valuable one is logged.
const LEAST: &[Rule] = &[Rule::unprinted(Criterion::LeastValue)];

impl Run<'_> {
    /// Turns up cards from the top of a pile.
    pub(crate) fn flip(&mut self, flip: &Flip, scope: &mut EffectScope) -> Flow {
        match flip {
            Flip::DiscardDeck(cards) => self.discard_deck(*cards, scope)?,
            Flip::DiscardWholeDeck => {
                let cards = u8::try_from(self.table.deck.len()).unwrap_or(u8::MAX);
                self.discard_deck(cards, scope)?;
            }
            Flip::DiscardSupplementBottom => {
                if let Some(card) = self.flip_supplement(QuestionOrigin::SupplementBottom)? {
                    self.table.discard.push(card.clone());
                    self.note(PileStep::DiscardsBottom { card });
                }
            }
            Flip::DiscardSupplement(cards) => {
                for _ in 0..*cards {
                    if let Some(card) = self.flip_supplement(QuestionOrigin::Supplement)? {
                        self.discard(card, Zone::Supplement);
                    }
                }
            }
            Flip::LogDeck(cards) => {
                self.cards_leave_deck(*cards, Fate::Logged)?;
            }
            Flip::ResolveDeck => {
                if let Some(card) = self.flip_deck()? {
                    self.resolve_nested(card, Zone::Deck, scope)?;
                }
            }
            Flip::ResolveSupplement => {
                if let Some(card) = self.flip_supplement(QuestionOrigin::Supplement)? {
                    self.resolve_nested(card, Zone::Supplement, scope)?;
                }
            }
        }
        Ok(())
    }

    /// Cards from the top of the Bot deck; those that then lie on top of the Discard pile are remembered.
    fn discard_deck(&mut self, cards: u8, scope: &mut EffectScope) -> Flow {
        let left = self.cards_leave_deck(cards, Fate::Discarded)?;
        // If the deck ran out meanwhile, what was discarded before went into the new one.
        scope.flipped = left.min(self.table.discard.len());
        Ok(())
    }

    /// Effects on the Bot's own cards.
    pub(crate) fn own_card(&mut self, own: &OwnCard, scope: &mut EffectScope) -> Flow {
        match own {
            OwnCard::LogThis => self.log_this(scope),
            OwnCard::ReturnThis => {
                if let Some(from) = self.pick_up_this(scope) {
                    self.return_incident(scope.card.clone(), Some(from), false);
                }
            }
            OwnCard::LogCard(which) => self.log_card(*which, scope),
            OwnCard::DestroyThis => self.destroy_this(scope),
            OwnCard::LogDiscarded(sought) => {
                let found = self.find_by_filter(sought)?;
                if let Some(card) = self.taken_from_discard(found) {
                    self.log(card, Zone::Discard);
                }
            }
            OwnCard::ResolveDiscarded(slugs) => {
                let found = self.find_any(slugs)?;
                if let Some(card) = self.taken_from_discard(found) {
                    self.resolve_nested(card, Zone::Discard, scope)?;
                }
            }
            OwnCard::ReturnDiscarded => {
                let found = self.incident_discarded(scope)?;
                if let Some(card) = self.taken_from_discard(found) {
                    self.return_incident(card, Some(Zone::Discard), false);
                }
            }
            OwnCard::CardToDeck(slug) => self.card_to_deck(slug)?,
            OwnCard::ResolveFromDiscard(suit) => {
                if let Some(card) = self.take_from_discard(suit.code())? {
                    self.resolve_nested(card, Zone::Discard, scope)?;
                }
            }
            OwnCard::LogFromDiscard(suit) => {
                if let Some(card) = self.take_from_discard(suit.code())? {
                    self.log(card, Zone::Discard);
                }
            }
            OwnCard::ReturnIncident => {
                if let Some(card) = self.take_from_discard(Suit::Incident.code())? {
                    self.note(PileStep::Fetches { card: card.clone() });
                    self.return_incident(card, Some(Zone::Discard), false);
                }
            }
            OwnCard::ShipToDeck => self.card_to_deck(Suit::Ship.code())?,
            OwnCard::DismissOfficer => self.officer_leaves(Zone::Discard),
            OwnCard::LogOfficer => self.officer_leaves(Zone::Log),
            OwnCard::DismissShip => self.row_takes_ship(Zone::Discard),
            OwnCard::LogShip => self.row_takes_ship(Zone::Log),
            OwnCard::LogControlled { without } => {
                let without = without.as_deref();
                self.log_least(|run, card, zone| run.may_log(card, zone, without));
            }
            OwnCard::LogInPlay(slug) => {
                self.log_least(|run, card, zone| zone.is_in_play() && run.book.is(card, slug));
            }
        }
        Ok(())
    }

    /// What the Bot lacks for an effect on its own cards, if it lacks anything.
    pub(crate) fn lacks_own(&mut self, own: &OwnCard, scope: &EffectScope) -> Flow<Option<Lack>> {
        Ok(match own {
            OwnCard::ShipToDeck => self.lacks_in_discard(Suit::Ship)?,
            OwnCard::ReturnIncident => self.lacks_in_discard(Suit::Incident)?,
            OwnCard::LogFromDiscard(suit) | OwnCard::ResolveFromDiscard(suit) => self.lacks_in_discard(*suit)?,
            OwnCard::DismissShip | OwnCard::LogShip => {
                let zone = Zone::Ships;
                self.table.ships.is_empty().then_some(Lack::Nothing { zone })
            }
            OwnCard::DismissOfficer | OwnCard::LogOfficer => {
                let zone = Zone::Officer;
                self.table.officer.is_none().then_some(Lack::Nothing { zone })
            }
            OwnCard::LogControlled { without } => self.lacks_controlled(without.as_deref()),
            OwnCard::LogInPlay(slug) => {
                let fits = |run: &Self, card: &EntryId, zone: Zone| zone.is_in_play() && run.book.is(card, slug);
                let wanted = slug.clone();
                self.in_play_where(&fits).is_empty().then_some(Lack::InPlay { wanted })
            }
            OwnCard::LogDiscarded(sought) => {
                let found = self.find_by_filter(sought)?;
                let wanted = sought.is.iter().cloned().collect();
                self.lacks_discarded(found.is_some(), wanted, sought.not.clone())
            }
            OwnCard::ResolveDiscarded(slugs) => {
                let found = self.find_any(slugs)?;
                self.lacks_discarded(found.is_some(), slugs.clone(), None)
            }
            OwnCard::CardToDeck(slug) => {
                let found = self.find_in_discard(slug)?;
                self.lacks_discarded(found.is_some(), vec![slug.clone()], None)
            }
            OwnCard::ReturnDiscarded => {
                let found = self.incident_discarded(scope)?;
                found.is_none().then_some(Lack::NoIncident)
            }
            OwnCard::LogThis | OwnCard::LogCard(_) | OwnCard::DestroyThis | OwnCard::ReturnThis => None,
        })
    }

    fn lacks_in_discard(&mut self, wanted: Suit) -> Flow<Option<Lack>> {
        let found = self.find_in_discard(wanted.code())?;
        let cards = self.table.discard.len();
        Ok(found.is_none().then_some(Lack::Discard { wanted, cards }))
    }

    /// No card of the Discard pile is what a row looks for.
    fn lacks_discarded(&self, is_found: bool, wanted: Vec<String>, not: Option<String>) -> Option<Lack> {
        let cards = self.table.discard.len();
        (!is_found).then_some(Lack::Discarded { wanted, not, cards })
    }

    fn lacks_controlled(&self, without: Option<&str>) -> Option<Lack> {
        let fits = |run: &Self, card: &EntryId, zone| run.may_log(card, zone, without);
        self.in_play_where(&fits)
            .is_empty()
            .then(|| Lack::Controlled { without: without.map(str::to_owned), cards: self.table.controlled.len() })
    }

    /// Takes the card being resolved from where it lies; `None` if it is no longer there.
    fn pick_up_this(&mut self, scope: &EffectScope) -> Option<Zone> {
        let from = self.table.zone_of(&scope.card)?;
        let is_there = from.is_in_play() || from == Zone::Staging;
        is_there.then(|| {
            self.table.take_out(&scope.card);
            from
        })
    }

    fn resolve_nested(&mut self, card: EntryId, from: Zone, scope: &mut EffectScope) -> Flow {
        self.table.staging.push(card.clone());
        let staged = card.clone();
        self.note(PileStep::Stages { card: staged, from });
        self.resolve(&card)?;
        scope.resolved = Some(card);
        Ok(())
    }

    fn log_this(&mut self, scope: &EffectScope) {
        if let Some(from) = self.pick_up_this(scope) {
            self.log(scope.card.clone(), from);
        }
    }

    /// A card the row speaks of goes to the Log, from wherever it lies by now.
    fn log_card(&mut self, which: Which, scope: &EffectScope) {
        let Some(card) = scope.which(which) else {
            return;
        };
        let zone = self.table.zone_of(&card);
        let is_there = |zone: &Zone| zone.is_in_play() || matches!(zone, Zone::Staging | Zone::Discard);
        if let Some(from) = zone.filter(is_there) {
            self.table.take_out(&card);
            self.log(card, from);
        }
    }

    /// The card being resolved leaves the game.
    fn destroy_this(&mut self, scope: &EffectScope) {
        if self.pick_up_this(scope).is_some() {
            let card = scope.card.clone();
            self.table.gone.push(card.clone());
            self.note(PileStep::Destroys { card });
        }
    }

    /// A card of the Discard pile goes on top of the Bot deck.
    fn card_to_deck(&mut self, slug: &str) -> Flow {
        if let Some(card) = self.take_from_discard(slug)? {
            self.note(PileStep::Fetches { card: card.clone() });
            self.table.put(card.clone(), Zone::Deck);
            self.note(PileStep::PutsOnDeck { card });
        }
        Ok(())
    }

    /// The Incident among the cards the row just discarded.
    fn incident_discarded(&mut self, scope: &EffectScope) -> Flow<Option<EntryId>> {
        let book = self.book;
        let is_incident = |card: &EntryId| book.suit(card) == Suit::Incident;
        self.require_last_discarded(scope.flipped, &is_incident)?;
        let mut last = self.table.discard.iter().rev().take(scope.flipped);
        Ok(last.find(|card| is_incident(card)).cloned())
    }

    /// Takes the most recently discarded card with a suit or trait; says so if there is none.
    fn take_from_discard(&mut self, slug: &str) -> Flow<Option<EntryId>> {
        let card = self.find_in_discard(slug)?;
        Ok(self.taken_from_discard(card))
    }

    /// Takes a card found in the Discard pile; says so if there is none.
    fn taken_from_discard(&mut self, card: Option<EntryId>) -> Option<EntryId> {
        match &card {
            Some(card) => self.table.take_out(card),
            None => self.note(PileStep::NoneThere { zone: Zone::Discard }),
        }
        card
    }

    /// The Duty Officer goes to the Discard pile or the Log; the SUITS card flips (p. 7).
    pub fn officer_leaves(&mut self, to: Zone) {
        match self.table.officer.take() {
            Some(card) if to == Zone::Log => self.log(card, Zone::Officer),
            Some(card) => self.discard(card, Zone::Officer),
            None => self.note(PileStep::NoneThere { zone: Zone::Officer }),
        }
    }

    /// A row makes the Bot discard or log a Ship. The rulebook names the one only where the player makes it do so.
    fn row_takes_ship(&mut self, to: Zone) {
        let deployed: Vec<EntryId> = self.table.ships.iter().rev().map(|ship| ship.card.clone()).collect();
        if deployed.len() > 1 {
            self.rule_by(rulings::LAST_SHIP);
        }
        let last = Rule::unprinted(Criterion::DeployedLast);
        self.decide(Choice::Ship, Ranking::in_order(last, deployed.iter()));
        self.last_ship_leaves(to);
    }

    /// The most recently deployed Ship goes to the Discard pile or the Log (p. 9).
    pub fn last_ship_leaves(&mut self, to: Zone) {
        match self.table.ships.pop() {
            Some(ship) if to == Zone::Log => self.log(ship.card, Zone::Ships),
            Some(ship) => self.discard(ship.card, Zone::Ships),
            None => self.note(PileStep::NoneThere { zone: Zone::Ships }),
        }
    }

    /// Whether a card is a controlled Location without a certain trait.
    pub fn may_log(&self, card: &EntryId, zone: Zone, without: Option<&str>) -> bool {
        let barred = without.is_some_and(|slug| self.book.is(card, slug));
        zone == Zone::Controlled && !barred
    }

    /// Logs the card in play least valuable to the Bot among those that fit; on a tie the one that
    /// came first. The rulebook names no order here.
    fn log_least(&mut self, fits: impl Fn(&Self, &EntryId, Zone) -> bool) {
        let in_play = self.in_play_where(&fits);
        let ranking =
            self.by_worth(LEAST, Rule::unprinted(Criterion::PlayedFirst), in_play.iter().map(|(card, _)| card));
        match self.decide(Choice::Log, ranking).and_then(|at| in_play.get(at)) {
            Some((card, zone)) => {
                self.table.take_out(card);
                if in_play.len() > 1 {
                    self.rule_by(rulings::LOGGED_IN_PLAY);
                }
                self.log(card.clone(), *zone);
            }
            None => self.note(PileStep::NoneThere { zone: Zone::Controlled }),
        }
    }

    /// The value of a card to the Bot, without tokens; 0 for a card nobody knows.
    pub fn worth(&self, card: &EntryId) -> i32 {
        let printed = self.book.card(card);
        printed.map_or(0, |printed| Worth::from_card(printed, TokenCounts::default(), self.multipliers()).total())
    }

    /// Cards by their value to the Bot.
    pub fn by_worth<'c>(
        &self,
        rules: &'static [Rule],
        order: Rule,
        cards: impl Iterator<Item = &'c EntryId>,
    ) -> CardRanking<'c> {
        let candidates = cards.enumerate();
        let measured =
            candidates.map(|(at, what)| RankedCandidate { at, what, measures: [self.worth(what), 0, 0] });
        Ranking::new(rules, order, measured)
    }

    /// The cards in play that fit, and where they lie.
    fn in_play_where(&self, fits: &impl Fn(&Self, &EntryId, Zone) -> bool) -> Vec<(EntryId, Zone)> {
        let known = self.table.visible_cards().into_iter();
        let fitting = known.filter(|(card, zone)| fits(self, card, *zone));
        fitting.map(|(card, zone)| (card.clone(), zone)).collect()
    }
}
