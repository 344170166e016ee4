//! What the player does, suffers, chooses or reported, as sentences.

use super::{StepText, Telling, in_tone, plain};
use crate::locale::msg;
use crate::model::{Effect, EntryId, PlayerPart};
use crate::page::Tone;
use crate::solo::state::question::PartOutcome;
use crate::solo::state::step::Step;
use crate::solo::state::step::groups::PlayerStep;

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
            PlayerStep::Chooses { option: None, .. } => plain(msg::step_chooses_none(self.texts)),
            PlayerStep::Chooses {
                option: Some(at),
                what,
            } => self.chooses(so_far, *at, what),
            PlayerStep::ChoiceCancelled => {
                in_tone(Tone::Yours, msg::step_choice_cancelled(self.texts))
            }
            PlayerStep::Leaves { card } => in_tone(Tone::Yours, self.leaves(card)),
            PlayerStep::GoesToYou { card } => in_tone(Tone::Yours, self.goes_to_you(card)),
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

    /// A card that leaves the Bot. The challenge alone says itself where it goes.
    fn leaves(&self, card: &EntryId) -> String {
        let (texts, title) = (self.texts, self.title(card));
        match (self.is_challenge(card), self.is_boxed(card)) {
            (true, true) => msg::step_leaves_under_deck_boxed(texts, title),
            (true, false) => msg::step_leaves_under_deck(texts, title),
            (false, true) => msg::step_leaves_boxed(texts, title),
            (false, false) => msg::step_leaves(texts, title),
        }
    }

    /// A card that goes to the player as the part before said.
    fn goes_to_you(&self, card: &EntryId) -> String {
        let title = self.title(card);
        if self.is_boxed(card) {
            msg::step_goes_to_you_boxed(self.texts, title)
        } else {
            msg::step_goes_to_you(self.texts, title)
        }
    }

    fn leaves_site(&self, part: PlayerPart, location: String) -> String {
        if part == PlayerPart::RemoveTeamsAtShip {
            msg::step_leaves_site_teams(self.texts, location)
        } else if part.takes_team() {
            msg::step_leaves_site_team(self.texts, location)
        } else {
            msg::step_leaves_site_ship(self.texts, location)
        }
    }

    fn part(&self, part: PlayerPart, outcome: PartOutcome) -> String {
        let sentence = self.effects(&[Effect::You(part)]);
        let what = sentence.trim_start_matches("► ").to_owned();
        match outcome {
            PartOutcome::Done => what,
            PartOutcome::Cancelled => msg::step_part_cancelled(self.texts, what),
            PartOutcome::Unable if part.takes_team() => msg::step_part_no_team(self.texts, what),
            PartOutcome::Unable => msg::step_part_unable(self.texts, what),
        }
    }

    /// Between turns the Bot chooses; in a row the player does.
    fn chooses(&self, so_far: &[Step], at: usize, what: &[Effect]) -> StepText {
        if so_far.last().is_some_and(|step| step.depth == 0) {
            return plain(msg::step_chooses_bot(self.texts, at + 1));
        }
        let is_attack = what.iter().any(Effect::is_attack);
        let tone = if is_attack { Tone::Attack } else { Tone::Yours };
        let what = self.option(what).trim_start_matches("► ").to_owned();
        in_tone(tone, msg::step_chooses(self.texts, at + 1, what))
    }
}
