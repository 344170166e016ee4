//! What the player answers, and the same cards again where a game is played a second time.

use model::{Effect, EntryId, PlayerPart, Suit};
use solo::state::question::{Chosen, PartOutcome, Question, QuestionAnswer, QuestionOrigin};
use solo::state::setup::Rulebook;
use solo::state::step::groups::{DeckStep, PileStep};
use solo::state::step::{Step, StepKind};
use solo::state::tabletop::{LocationSlot, MARKET, Slot, Tabletop};

use super::follow::token;
use super::{Face, Scripted, says_nothing, turned_up};

impl Scripted {
    /// The answer that fits the table.
    pub(super) fn answer(&mut self, book: &Rulebook, table: &Tabletop, question: &Question) -> QuestionAnswer {
        match question {
            Question::Stardate { .. } => {
                QuestionAnswer::Stardate { card: self.stardate.card, glory: self.stardate.glory }
            }
            Question::Market { .. } => QuestionAnswer::Market(self.market.clone()),
            Question::Refill { suit } => {
                let place = MARKET.iter().position(|other| other == suit);
                QuestionAnswer::Card(match &self.market[place.expect("a Market suit")] {
                    Slot::Card { card, .. } => Some(card.clone()),
                    Slot::Unknown | Slot::Empty => None,
                })
            }
            Question::Zone { .. } => QuestionAnswer::Zone(self.sites(table)),
            Question::NewSite { place } => {
                let site = self.zone.get(*place);
                QuestionAnswer::Card(site.map(|(card, _)| card.clone()))
            }
            Question::Tracks { .. } => QuestionAnswer::Tracks(self.tracks),
            Question::Reveal { from: QuestionOrigin::Discard, candidates } => {
                let card = self.unnamed.pop().expect("a card without a name");
                QuestionAnswer::Card(self.called(book, &card, candidates, &[]))
            }
            Question::Reveal { candidates, .. } => match &self.script {
                Some(_) => QuestionAnswer::Card(self.scripted(book, table, candidates)),
                None => QuestionAnswer::Card(self.reveal(book, table, candidates)),
            },
            Question::Drawn { candidates, .. } => QuestionAnswer::Card(self.any(candidates)),
            Question::EncounterLeft => QuestionAnswer::Yes(table.encounters > 0),
            Question::Incidents { left } => {
                let count = u8::try_from((i16::from(*left) + self.drift).max(1));
                self.drift = 0;
                QuestionAnswer::Count(count.expect("few Incidents"))
            }
            Question::Part { part } => QuestionAnswer::Part(self.outcome(table, *part, question)),
            Question::Where { places, .. } => QuestionAnswer::Where(self.left.filter(|at| places.contains(at))),
            Question::DiscardedIs { .. } => {
                QuestionAnswer::Yes(self.decision(table, "discarded").is_multiple_of(3))
            }
            Question::PlayerHas { .. } | Question::OwnCaptain { .. } => {
                QuestionAnswer::Yes(self.decision(table, "has").is_multiple_of(3))
            }
            Question::Junk { cards, .. } => QuestionAnswer::Junk(cards.clone()),
            Question::Several { questions } => {
                let mut answers: Vec<QuestionAnswer> = Vec::new();
                for question in questions {
                    answers.push(match question {
                        Question::Reveal { from: QuestionOrigin::Discard, candidates } => {
                            let card = self.unnamed.pop().expect("a card without a name");
                            QuestionAnswer::Card(self.called(book, &card, candidates, &answers))
                        }
                        other => self.answer(book, table, other),
                    });
                }
                QuestionAnswer::Several(answers)
            }
            Question::Choice { options, .. } => {
                self.options.clone_from(options);
                QuestionAnswer::Choice(Chosen::Option(self.choice(table, options)))
            }
        }
    }

    pub(super) fn sites(&self, table: &Tabletop) -> Vec<LocationSlot> {
        let sites = self.zone.iter().map(|(card, player)| LocationSlot {
            card: Some(card.clone()),
            bot_teams: table.site_of(card).map_or(0, |at| table.zone[at].bot_teams),
            player: *player,
        });
        sites.collect()
    }

    /// Where the script stands after a step, and what it left without a name.
    pub(super) fn keep_up(&mut self, step: &Step, turn: usize) {
        let Some(script) = &self.script else { return };
        let decided: Vec<&Step> = script[turn].iter().filter(|step| !says_nothing(&step.kind, false)).collect();
        let count = match step.kind {
            StepKind::Pile(PileStep::DiscardsUnnamed { cards } | PileStep::LogsUnnamed { cards }) => {
                usize::from(cards)
            }
            StepKind::Deck(DeckStep::Reshuffles { .. }) => {
                self.unnamed.clear();
                1
            }
            _ => usize::from(!says_nothing(&step.kind, false)),
        };
        if let StepKind::Pile(PileStep::DiscardsUnnamed { .. }) = step.kind {
            let cards = decided[self.used..self.used + count].iter();
            self.unnamed.extend(cards.filter_map(|step| turned_up(step)).cloned());
        }
        self.used += count;
    }

    /// The card turned up next in the same game asked singly; any Incident stands for another.
    pub(super) fn scripted(&self, book: &Rulebook, table: &Tabletop, among: &[EntryId]) -> Option<EntryId> {
        let script = self.script.as_ref()?.get(usize::from(table.turn) - 1)?;
        let mut decided = script.iter().filter(|step| !says_nothing(&step.kind, false));
        self.called(book, turned_up(decided.nth(self.used)?)?, among, &[])
    }

    /// A card as the program calls it: any Incident stands for another that was not named just now.
    pub(super) fn called(
        &self,
        book: &Rulebook,
        card: &EntryId,
        among: &[EntryId],
        named: &[QuestionAnswer],
    ) -> Option<EntryId> {
        let is_left = |other: &&EntryId| !named.contains(&QuestionAnswer::Card(Some((*other).clone())));
        let mut left = among.iter().filter(is_left);
        let found = left.clone().find(|other| *other == card);
        found.or_else(|| left.find(|other| book.is_any_incident(other))).cloned()
    }

    /// Cards the program could name by itself are no longer without a name.
    pub(super) fn forget_named(&mut self, book: &Rulebook, table: &Tabletop) {
        let discard = table.discard.iter();
        let count = discard.filter(|card| table.unnamed_of(card).is_some()).count();
        while self.unnamed.len() > count {
            let is_named = |card: &EntryId| table.discard.contains(card) || book.is_any_incident(card);
            let at = self.unnamed.iter().position(is_named).expect("a named card");
            self.unnamed.remove(at);
        }
    }

    pub(super) fn reveal(&mut self, book: &Rulebook, table: &Tabletop, among: &[EntryId]) -> Option<EntryId> {
        let Some(number) = table.pools.iter().position(|pool| pool == among) else {
            return self.any(among);
        };
        let is_incident = |card: &&EntryId| book.suit(card) == Suit::Incident;
        let order = self.orders.get_mut(&number)?;
        while !order.is_empty() {
            let found = match order.remove(0) {
                Face::Card(card) => among.iter().find(|other| **other == card),
                Face::Incident => among.iter().find(is_incident),
            };
            if found.is_some() {
                return found.cloned();
            }
        }
        None
    }

    pub(super) fn any(&self, among: &[EntryId]) -> Option<EntryId> {
        let rank = |card: &&EntryId| self.hash(("any", card.as_str()));
        among.iter().min_by_key(rank).cloned()
    }

    /// A number for a decision of the player's: the same however much was asked before it.
    pub(super) fn decision(&self, table: &Tabletop, what: &str) -> u64 {
        let card = self.card.as_ref().map(EntryId::as_str);
        self.hash((what, table.turn, card)) % 20
    }

    pub(super) fn outcome(&self, table: &Tabletop, part: PlayerPart, question: &Question) -> PartOutcome {
        let none_there = token(part).is_some_and(|of| {
            let mut sites = self.zone.iter();
            !sites.any(|(_, forces)| *of(&mut forces.clone()) > 0)
        });
        let outcome = match self.decision(table, "part") {
            _ if none_there => PartOutcome::Unable,
            0..3 => PartOutcome::Cancelled,
            3..5 => PartOutcome::Unable,
            _ => PartOutcome::Done,
        };
        if question.accepts(&QuestionAnswer::Part(outcome)) { outcome } else { PartOutcome::Done }
    }

    pub(super) fn choice(&self, table: &Tabletop, options: &[Vec<Effect>]) -> usize {
        let count = u64::try_from(options.len()).unwrap_or(1);
        usize::try_from(self.decision(table, "choice") % count).unwrap_or_default()
    }
}
