//! What else comes to the Bot: cards it gains without a preference, resources, Encounters, Incidents.

use model::{CardFilter, EffectToken, EntryId, Faceup, PlayerPart, Preference, Skill, Specialty, Suit};

use super::effects::{EffectScope, HIGHEST};
use super::run::{Flow, Run, elsewhere};
use crate::TokenCounts;
use crate::rules::market;
use crate::rules::ranking::{Criterion, Rule};
use crate::state::question::{PartOutcome, Question, QuestionAnswer};
use crate::state::setup::EngineRules;
use crate::state::step::decision::Choice;
use crate::state::step::groups::GainStep;
use crate::state::step::groups::{AcquisitionStep, GrowthStep, MovementStep, PileStep, PlayerStep};
use crate::state::step::{GlorySource, rulings};
use crate::state::tabletop::Slot;
use model::order::Order;
use model::{Card, Effect};

/// Of several Encounters the most valuable one is gained.
const BEST: &[Rule] = &[Rule::on_page(Criterion::MostValue, "3")];

impl Run<'_> {
    /// Glory from the supply.
    pub fn gain_supply_glory(&mut self, amount: u8) {
        self.table.supply.glory = self.table.supply.glory.saturating_add(amount);
        let from = GlorySource::Supply;
        self.note(GrowthStep::GainsGlory { amount, from });
    }

    /// Resources go back to the supply, as far as the Bot has them.
    pub fn spend(&mut self, token: EffectToken, amount: u8) {
        let stock = self.table.supply.slot(token);
        let amount = amount.min(*stock);
        *stock -= amount;
        self.note(GrowthStep::Spends { token, amount });
    }

    /// A card with Skill icons raises a track before its row, by a special rule. With several different
    /// Skills, or with one that may be any, it is the highest of these tracks. What a variable Skill is worth
    /// hangs on other cards of a player, so it raises none (ruling).
    pub fn raise_by_skills(&mut self, card: &Card) {
        if !self.book.program.rule.skills {
            return;
        }
        let tracks = tracks_of(&card.skills);
        if let Some(track) = self.decide_on_track(HIGHEST, &tracks) {
            self.gain_track(track, 1);
        }
    }

    /// The most valuable card of the Market, whatever it is.
    pub(crate) fn gain_most_valuable(&mut self, scope: &mut EffectScope) -> Flow {
        scope.gained = None;
        // No level of a preference narrows them down: whatever lies there comes into question.
        let place = self.for_bot(Choice::Card, &|offers, multipliers| {
            market::most_valuable(offers, 0..offers.len(), multipliers)
        })?;
        match place {
            Some(place) => scope.gained = self.gain(place),
            None => self.note(GainStep::MarketIsEmpty),
        }
        Ok(())
    }

    /// The Focus icons of the tracks on which the Bot has reached a step; `None` if there is none.
    pub fn matching_focus(&self, step: u8) -> Option<Preference> {
        let tracks = Specialty::ALL.into_iter();
        let reached = tracks.filter(|track| self.step(*track) >= step);
        let level: Vec<CardFilter> = reached.map(CardFilter::Focus).collect();
        (!level.is_empty()).then(|| Preference { levels: vec![level] })
    }

    /// A card with the Focus icon of a track on which the Bot has reached a step.
    pub(crate) fn gain_matching_focus(&mut self, step: u8, from: Faceup, scope: &mut EffectScope) -> Flow {
        scope.gained = None;
        let Some(prefer) = self.matching_focus(step) else {
            return Ok(());
        };
        if let Some(shelf) = self.wanted_from(&prefer, from)? {
            scope.gained = self.gain_from(shelf);
        }
        Ok(())
    }

    /// The top card of a Market deck, which the player turns up and names.
    pub(crate) fn gain_from_deck(&mut self, suit: Suit, scope: &mut EffectScope) -> Flow {
        let book = self.book;
        let card = self.ask_card(|table| Question::Drawn {
            suit,
            candidates: elsewhere(table, book.commons(suit))
                .into_iter()
                .filter(|card| !table.is_faceup(card))
                .collect(),
            may_be_none: true,
        })?;
        scope.gained.clone_from(&card);
        match card {
            Some(card) => {
                self.own(&card);
                self.table.discard.push(card.clone());
                self.note(GainStep::GainsTop { card, suit });
            }
            None => self.note(GainStep::NoTop { suit }),
        }
        Ok(())
    }

    /// The Bot gains the top Incident, to its Discard pile (solo rules of To Boldly Go).
    pub(crate) fn gain_incident(&mut self) -> Flow {
        self.require_incidents()?;
        if let Some(card) = self.incident_drawn()? {
            self.own(&card);
            self.table.discard.push(card.clone());
            self.note(GainStep::GainsIncident { card });
        }
        self.one_incident_less()
    }

    /// The top Incident goes to the Junk; an empty Incident deck ends the game.
    pub(crate) fn junk_incident(&mut self) -> Flow {
        self.require_incidents()?;
        self.note(GainStep::JunksIncident);
        self.one_incident_less()
    }

    /// The most valuable of some Encounters from the top; the others leave the game. On a tie it is the
    /// one that lay higher.
    pub(crate) fn gain_best_encounter(&mut self, cards: u8, scope: &mut EffectScope) -> Flow {
        scope.gained = None;
        let drawn = self.top_encounters(cards)?;
        let ranking = self.by_worth(BEST, Rule::unprinted(Criterion::HigherInDeck), drawn.iter());
        let Some(best) = self.decide(Choice::Encounter, ranking).map(|at| drawn[at].clone()) else {
            self.no_encounter();
            return Ok(());
        };
        let decisions = std::mem::take(&mut self.decisions);
        for card in drawn {
            self.own(&card);
            self.table.encounters = self.table.encounters.saturating_sub(1);
            if card == best {
                self.decisions.clone_from(&decisions);
                self.table.discard.push(card.clone());
                self.note(AcquisitionStep::GainsEncounter { card });
            } else {
                self.table.gone.push(card.clone());
                self.note(PileStep::Destroys { card });
            }
        }
        scope.gained = Some(best);
        Ok(())
    }

    /// The top Encounters from the top down, as far as there are so many.
    fn top_encounters(&mut self, cards: u8) -> Flow<Vec<EntryId>> {
        let mut drawn: Vec<EntryId> = Vec::new();
        if self.book.follows(EngineRules::Second) {
            let commons = self.book.commons(Suit::Encounter);
            let answer = self.ask_if(|table| {
                let candidates = elsewhere(table, commons.clone());
                let one = Question::Drawn { suit: Suit::Encounter, candidates, may_be_none: true };
                Question::join(vec![one; cards.into()])
            })?;
            let answers = answer.map_or_else(Vec::new, QuestionAnswer::into_parts);
            drawn.extend(answers.into_iter().filter_map(QuestionAnswer::into_card));
            return Ok(drawn);
        }
        for _ in 0..cards {
            let Some(card) = self.encounter_besides(&drawn)? else {
                break;
            };
            drawn.push(card);
        }
        Ok(drawn)
    }

    fn encounter_besides(&mut self, drawn: &[EntryId]) -> Flow<Option<EntryId>> {
        let cards = self.book.commons(Suit::Encounter);
        self.ask_card(|table| {
            let mut candidates = elsewhere(table, cards.clone());
            candidates.retain(|card| !drawn.contains(card));
            Question::Drawn { suit: Suit::Encounter, candidates, may_be_none: true }
        })
    }

    /// All resources on one Market card. Which card is not said; it is the most valuable one with
    /// resources.
    pub(crate) fn gain_resources(&mut self) -> Flow {
        let place = self.for_bot(Choice::Plunder, &|offers, multipliers| {
            let with = (0..offers.len()).filter(|at| offers[*at].tokens.count() > 0);
            market::most_valuable(offers, with, multipliers)
        })?;
        let slot = place.map(|place| &mut self.table.market[place]);
        let Some(Slot::Card { card, tokens }) = slot else {
            self.note(GainStep::NoResources);
            return Ok(());
        };
        let (card, tokens) = (card.clone(), std::mem::take::<TokenCounts>(tokens));
        self.receive(tokens);
        self.rule_by(rulings::PLUNDERED_CARD);
        self.note(GainStep::GainsResources { card, tokens });
        Ok(())
    }

    /// An Away Team more on the Captain, while the Bot has fewer than so many.
    pub fn add_team(&mut self, at_most: u8) {
        if self.table.teams >= at_most {
            self.rule_by(rulings::NO_FURTHER_TEAM);
            self.note(MovementStep::NoTeamInSupply);
            return;
        }
        self.table.teams += 1;
        let teams = self.table.teams;
        self.note(MovementStep::AddsTeam { teams });
    }

    /// "You may A. If you do, B."
    pub(crate) fn if_you_do(&mut self, part: PlayerPart, steps: &[Effect], scope: &mut EffectScope) -> Flow {
        let answer = self.ask(|_| Question::Part { part })?;
        let QuestionAnswer::Part(outcome) = answer else {
            return Ok(());
        };
        let attack = part.is_attack();
        self.note(PlayerStep::Part { part, outcome, attack });
        if outcome != PartOutcome::Done {
            return Ok(());
        }
        // The deck may have one more now, so its count is asked for anew.
        if part == PlayerPart::MayReturnIncident {
            self.table.fresh.incidents = false;
        }
        self.effects(steps, scope)
    }
}

/// The tracks some Skill icons stand for.
fn tracks_of(skills: &[Skill]) -> Vec<Specialty> {
    let mut tracks: Vec<Specialty> = skills
        .iter()
        .flat_map(|skill| match skill {
            Skill::Research => vec![Specialty::Research],
            Skill::Influence => vec![Specialty::Influence],
            Skill::Military => vec![Specialty::Military],
            Skill::Any => Specialty::ALL.to_vec(),
            Skill::Variable => Vec::new(),
        })
        .collect();
    tracks.put_in_order();
    tracks.dedup();
    tracks
}
