//! What the Bot lacks for what a row names first ("if able").

use crate::model::{
    Acquisition, Compound, Destination, Effect, Faceup, Flip, Movement, Preference,
};

use super::effects::Scope;
use super::run::{Flow, Run};
use crate::solo::state::step::reasons::Lack;
use crate::solo::state::tabletop::Zone;

impl Run<'_> {
    /// What an effect would need to do something, if the Bot lacks it.
    pub fn lack(&mut self, effect: &Effect, scope: &Scope) -> Flow<Option<Lack>> {
        Ok(match effect {
            Effect::Acquire(acquisition) => self.lacks_card(acquisition)?,
            Effect::Move(movement) => self.lacks_movement(movement, scope)?,
            Effect::Flip(flip) => self.lacks_supplement(flip),
            Effect::Own(own) => self.lacks_own(own, scope)?,
            Effect::Compound(Compound::Pay { costs, gain }) => {
                self.cannot_pay(costs, gain, scope)?
            }
            Effect::Compound(
                Compound::IfAble { .. }
                | Compound::When { .. }
                | Compound::IfAllAble { .. }
                | Compound::IfYouDo { .. }
                | Compound::ForEach { .. }
                | Compound::ForEachInPlay { .. }
                | Compound::Choice { .. },
            )
            | Effect::Grow(_)
            | Effect::You(_)
            | Effect::Continue => None,
        })
    }

    fn lacks_card(&mut self, acquisition: &Acquisition) -> Flow<Option<Lack>> {
        match acquisition {
            Acquisition::GainCard { prefer, from } => self.lacks_fitting(prefer, *from),
            Acquisition::TakeCard { prefer } => self.lacks_fitting(prefer, Faceup::Market),
            Acquisition::GainMatchingFocus { step, from } => {
                let Some(prefer) = self.matching_focus(*step) else {
                    return Ok(Some(Lack::Step { step: *step }));
                };
                self.lacks_fitting(&prefer, *from)
            }
            Acquisition::GainByTokens(_)
            | Acquisition::TakeIncident
            | Acquisition::GainEncounter
            | Acquisition::TakeEncounter
            | Acquisition::TakeSupplement
            | Acquisition::GainMostValuable
            | Acquisition::GainFromDeck(_)
            | Acquisition::GainIncident
            | Acquisition::GainBestEncounter(_)
            | Acquisition::JunkIncident
            | Acquisition::GainResources
            | Acquisition::JunkMostValuable => Ok(None),
        }
    }

    fn lacks_fitting(&mut self, prefer: &Preference, from: Faceup) -> Flow<Option<Lack>> {
        let fits = self.fitting_from(prefer, from)?.is_some();
        let prefer = prefer.clone();
        let lack = match from {
            Faceup::Market => Lack::Market { prefer },
            Faceup::Junk | Faceup::MarketOrJunk => Lack::Junk { prefer, from },
        };
        Ok((!fits).then_some(lack))
    }

    fn lacks_movement(&mut self, movement: &Movement, scope: &Scope) -> Flow<Option<Lack>> {
        match movement {
            // Away Teams are sent as far as possible; only a row that names where may fail.
            Movement::Send {
                to: Destination::Preferred | Destination::BotShip | Destination::Vacated,
                ..
            } => {
                let target = self.target(movement, scope)?;
                let has_team = target.is_some_and(|at| self.has_team_for(at));
                Ok((!has_team).then_some(Lack::Destination))
            }
            Movement::RemoveTeams(teams) => {
                let has_enough = |run: &Self| run.teams_away() >= u32::from(*teams);
                // A look at the table can only show fewer: too few as it is known are too few in any case.
                if has_enough(self) {
                    self.know_zone()?;
                }
                let (wanted, away) = (*teams, self.teams_away());
                Ok((!has_enough(self)).then_some(Lack::Teams { wanted, away }))
            }
            Movement::Deploy { .. }
            | Movement::Send { .. }
            | Movement::AddTeam { .. }
            | Movement::TakeControl
            | Movement::TakeControlUnsecured
            | Movement::Promote(_) => Ok(None),
        }
    }

    fn lacks_supplement(&self, flip: &Flip) -> Option<Lack> {
        match flip {
            Flip::ResolveSupplement => {
                let zone = Zone::Supplement;
                let is_empty = self.table.supplement.is_empty();
                is_empty.then_some(Lack::Nothing { zone })
            }
            Flip::DiscardDeck(_)
            | Flip::DiscardWholeDeck
            | Flip::DiscardSupplementBottom
            | Flip::DiscardSupplement(_)
            | Flip::LogDeck(_)
            | Flip::ResolveDeck => None,
        }
    }

    /// What is lacking for the costs, or for a Supplement card to be resolved for them.
    pub fn cannot_pay(
        &mut self,
        costs: &[Effect],
        gain: &[Effect],
        scope: &Scope,
    ) -> Flow<Option<Lack>> {
        for cost in costs {
            if let Some(lack) = self.lack(cost, scope)? {
                return Ok(Some(lack));
            }
        }
        let resolve = Flip::ResolveSupplement;
        let is_gained = gain.contains(&Effect::Flip(resolve.clone()));
        Ok(self.lacks_supplement(&resolve).filter(|_| is_gained))
    }
}
