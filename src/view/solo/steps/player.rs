//! What the player does, suffers, chooses or reported, as sentences.

use super::{StepText, Telling, in_tone, plain};
use crate::locale::msg;
use crate::model::{Card, Compound, Effect, OperationKind, PlayerPart, SuitRow};
use crate::page::Tone;
use crate::solo::state::question::PartOutcome;
use crate::solo::state::step::groups::{PlayerStep, ResolutionStep};
use crate::solo::state::step::{RowName, Step, StepKind};

impl Telling<'_> {
    /// What the player does, suffers, chooses or reported.
    pub fn player(&self, step: &PlayerStep, so_far: &[Step]) -> StepText {
        match step {
            PlayerStep::Part {
                part,
                outcome,
                attack,
            } => {
                let tone = if *attack { Tone::Attack } else { Tone::Yours };
                in_tone(tone, self.part(*part, *outcome))
            }
            PlayerStep::Chooses { option: None } => plain(msg::step_chooses_none(self.texts)),
            PlayerStep::Chooses { option: Some(at) } => self.chooses(so_far, *at),
            PlayerStep::ChoiceCancelled => {
                in_tone(Tone::Yours, msg::step_choice_cancelled(self.texts))
            }
            PlayerStep::Leaves { card } if self.is_boxed(card) => in_tone(
                Tone::Yours,
                msg::step_leaves_boxed(self.texts, self.title(card)),
            ),
            PlayerStep::Leaves { card } => {
                in_tone(Tone::Yours, msg::step_leaves(self.texts, self.title(card)))
            }
            PlayerStep::LeavesSite { part, location } => {
                in_tone(Tone::Yours, self.leaves_site(*part, self.title(location)))
            }
            // A Reaction to what is under way begins nothing.
            PlayerStep::Reported { event } if so_far.len() > 1 => {
                in_tone(Tone::Yours, self.event(event))
            }
            PlayerStep::Reported { event } => in_tone(Tone::Title, self.event(event)),
            PlayerStep::NoEffect => plain(msg::step_no_effect(self.texts)),
        }
    }

    fn leaves_site(&self, part: PlayerPart, location: String) -> String {
        if part == PlayerPart::DismissShip {
            msg::step_leaves_site_ship(self.texts, location)
        } else {
            msg::step_leaves_site_team(self.texts, location)
        }
    }

    fn part(&self, part: PlayerPart, outcome: PartOutcome) -> String {
        let sentence = self.effects(&[Effect::You(part)]);
        let what = sentence.trim_start_matches("► ").to_owned();
        match outcome {
            PartOutcome::Done => what,
            PartOutcome::Cancelled => msg::step_part_cancelled(self.texts, what),
            PartOutcome::Unable => msg::step_part_unable(self.texts, what),
        }
    }

    /// Between turns the Bot chooses; in a row the player does.
    fn chooses(&self, so_far: &[Step], at: usize) -> StepText {
        if so_far.last().is_some_and(|step| step.depth == 0) {
            return plain(msg::step_chooses_bot(self.texts, at + 1));
        }
        self.choice(so_far, at)
    }

    /// The player's choice, with what concerns the player in it: the engine takes that as done.
    fn choice(&self, so_far: &[Step], at: usize) -> StepText {
        let own = self.own_parts(so_far, at);
        if own.is_empty() {
            return in_tone(Tone::Yours, msg::step_chooses(self.texts, at + 1));
        }
        let is_attack = own.iter().any(Effect::is_attack);
        let tone = if is_attack { Tone::Attack } else { Tone::Yours };
        let what = self.effects(&own).trim_start_matches("► ").to_owned();
        in_tone(tone, msg::step_chooses_part(self.texts, at + 1, what))
    }

    /// What concerns the player in an option of the choice just made; nothing if the row offers more
    /// than one choice, for the steps do not tell which it was.
    fn own_parts(&self, so_far: &[Step], at: usize) -> Vec<Effect> {
        let depth = so_far.last().map(|step| step.depth);
        let resolved = so_far.iter().rev().find_map(|step| {
            let StepKind::Resolution(ResolutionStep::Resolves { card, row, .. }) = &step.kind
            else {
                return None;
            };
            (Some(step.depth) == depth).then_some((card, row))
        });
        let Some((card, row)) = resolved else {
            return Vec::new();
        };
        let mut choices = Vec::new();
        let printed = self.book.card(card);
        choices_in(
            &printed.map_or_else(Vec::new, |card| self.effects_of(card, row)),
            &mut choices,
        );
        let [options] = &choices[..] else {
            return Vec::new();
        };
        let option = options.get(at).cloned().unwrap_or_default();
        let is_own = |effect: &Effect| matches!(effect, Effect::You(_));
        option.into_iter().filter(is_own).collect()
    }

    /// What a row makes a card do.
    fn effects_of(&self, card: &Card, row: &RowName) -> Vec<Effect> {
        let program = &self.book.program;
        let of_suit = |rows: &[SuitRow]| {
            let row = rows.iter().find(|row| row.suit == card.suit);
            row.map_or_else(Vec::new, |row| row.effects.clone())
        };
        match row {
            RowName::Surprise => {
                let operations = card.operations.iter();
                let surprise = operations.filter(|one| one.kind == OperationKind::Surprise);
                surprise.flat_map(|one| one.effects.clone()).collect()
            }
            RowName::Wildcard => self.trait_row(1),
            RowName::Traits { number, .. } => self.trait_row(*number),
            RowName::WithoutOfficer => of_suit(&program.without_officer),
            RowName::WithOfficer => of_suit(&program.with_officer),
        }
    }

    fn trait_row(&self, number: usize) -> Vec<Effect> {
        let row = number
            .checked_sub(1)
            .and_then(|at| self.book.program.traits.get(at));
        row.map_or_else(Vec::new, |row| row.effects.clone())
    }
}

/// The options of every choice among effects.
fn choices_in(effects: &[Effect], found: &mut Vec<Vec<Vec<Effect>>>) {
    for effect in effects {
        if let Effect::Compound(Compound::Choice { options }) = effect {
            found.push(options.clone());
        }
        let inner: Vec<Effect> = effect.inner().cloned().collect();
        choices_in(&inner, found);
    }
}
