//! What the player does, suffers, chooses or reported, as sentences.

use super::telling::{Telling, Told, Tone, number, plain, told};
use crate::model::{Card, Effect, OperationKind, SuitRow};
use crate::solo::ask::Outcome;
use crate::solo::step::{RowName, Step, What};

impl Telling<'_> {
    /// What the player does, suffers, chooses or reported.
    pub fn yours(&self, so_far: &[Step], step: &Step) -> Told {
        match &step.what {
            What::Part {
                part,
                outcome,
                attack,
            } => {
                let tone = if *attack { Tone::Attack } else { Tone::Yours };
                let what = self.effects(&[Effect::You(*part)]);
                let what = what.trim_start_matches("► ").to_owned();
                told(
                    tone,
                    match outcome {
                        Outcome::Done => what,
                        Outcome::Cancelled => {
                            self.say("step-part-cancelled", &[("what", what.into())])
                        }
                        Outcome::Unable => self.say("step-part-unable", &[("what", what.into())]),
                    },
                )
            }
            What::Chooses { option: None } => plain(self.get("step-chooses-none")),
            // Between turns the Bot chooses; in a row the player does.
            What::Chooses { option: Some(at) } if step.depth == 0 => {
                plain(self.say("step-chooses-bot", &[("option", (at + 1).into())]))
            }
            What::Chooses { option: Some(at) } => self.choice(so_far, *at),
            What::ChoiceCancelled => told(Tone::Yours, self.get("step-choice-cancelled")),
            What::Leaves { card } => told(
                Tone::Yours,
                self.say("step-leaves", &[("card", self.title(card).into())]),
            ),
            What::StardateEmpties {
                card,
                to_player,
                next,
                glory,
            } => {
                let args = [
                    ("card", number(*card)),
                    ("next", number(*next)),
                    ("glory", number(*glory)),
                ];
                if *to_player {
                    told(Tone::Yours, self.say("step-stardate-empties-player", &args))
                } else {
                    plain(self.say("step-stardate-empties-bot", &args))
                }
            }
            What::Reported { event } => told(Tone::Title, self.event(event)),
            _ => plain(String::new()),
        }
    }

    /// The player's choice, with what concerns the player in it: the engine takes that as done.
    fn choice(&self, so_far: &[Step], at: usize) -> Told {
        let option = ("option", (at + 1).into());
        let own = self.own_parts(so_far, at);
        if own.is_empty() {
            return told(Tone::Yours, self.say("step-chooses", &[option]));
        }
        let is_attack = own.iter().any(Effect::is_attack);
        let tone = if is_attack { Tone::Attack } else { Tone::Yours };
        let what = self.effects(&own);
        let what = what.trim_start_matches("► ").to_owned();
        told(
            tone,
            self.say("step-chooses-part", &[option, ("what", what.into())]),
        )
    }

    /// What concerns the player in an option of the choice just made; nothing if the row offers more
    /// than one choice, for the steps do not tell which it was.
    fn own_parts(&self, so_far: &[Step], at: usize) -> Vec<Effect> {
        let depth = so_far.last().map(|step| step.depth);
        let resolved = so_far.iter().rev().find_map(|step| match &step.what {
            What::Resolves { card, row, .. } if Some(step.depth) == depth => Some((card, row)),
            _ => None,
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
        if let Effect::Choice { options } = effect {
            found.push(options.clone());
        }
        let inner: Vec<Effect> = effect.inner().cloned().collect();
        choices_in(&inner, found);
    }
}
