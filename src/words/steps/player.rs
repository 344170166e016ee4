//! What the player does, suffers, chooses or reported, as sentences.

use crate::says;
use crate::steps::{StepText, StepWriter, Title, in_tone};
use model::{Effect, EntryId, PlayerPart};
use page::Tone;
use page::locale::msg;
use solo::state::event::Event;
use solo::state::question::PartOutcome;
use solo::state::step::Step;
use solo::state::step::groups::PlayerStep;

impl StepWriter<'_> {
    /// What the player does, suffers, chooses or reported.
    pub(super) fn player(&self, step: &PlayerStep, so_far: &[Step]) -> StepText {
        says! { self, step => PlayerStep {
            Part { part, outcome: PartOutcome::Done, attack: true } => {
                (Tone::Attack, msg::step_attack(self.texts, self.part(*part, PartOutcome::Done)))
            };
            // What does not hit stands back.
            Part { part, outcome, attack: true } => { (Tone::Kept, self.part(*part, *outcome)) };
            Part { part, outcome, attack: false } => { (Tone::Yours, self.part(*part, *outcome)) };
            Chooses { option: None, .. } => step_chooses_none();
            Chooses { option: Some(at), what } => { self.chooses(so_far, *at, what) };
            ChoiceCancelled => step_choice_cancelled() in Yours;
            Leaves { card } => { (Tone::Yours, self.leaves(card)) };
            GoesToYou { card } if self.is_boxed(card) => step_goes_to_you_boxed(Title(card)) in Yours;
            GoesToYou { card } => step_goes_to_you(Title(card)) in Yours;
            LeavesSite { part: PlayerPart::RemoveTeamsAtShip, location } => step_leaves_site_teams(Title(location)) in Yours;
            LeavesSite { part, location } if part.takes_team() => step_leaves_site_team(Title(location)) in Yours;
            LeavesSite { location, .. } => step_leaves_site_ship(Title(location)) in Yours;
            // A Reaction to what is under way begins nothing.
            Reported { event } if so_far.len() > 1 => { (Tone::Yours, self.event(event)) };
            Reported { event } => { (Tone::Title, self.event(event)) };
            NoEffect => step_no_effect();
        } }
    }

    /// What was reported between two Bot turns.
    pub fn event(&self, event: &Event) -> String {
        says! { self, event => Event {
            Draw { cards } => step_reported_draw(cards);
            Incident => step_reported_incident();
            Incidents { cards } => step_reported_incidents(cards);
            Give { card } => step_reported_give(Title(card));
            Resource { token, amount } => step_reported_resource(amount, token);
            Steal => step_reported_steal();
            Hand => step_reported_hand();
            ReturnIncident => step_reported_return_incident();
            DismissOfficer => step_reported_dismiss_officer();
            LogOfficer => step_reported_log_officer();
            DismissShip { card: None } => step_reported_dismiss_ship();
            DismissShip { card: Some(card) } => step_reported_dismiss_ship_named(Title(card));
            LogShip { card: None } => step_reported_log_ship();
            LogShip { card: Some(card) } => step_reported_log_ship_named(Title(card));
            Recall { card: None } => step_reported_recall();
            Recall { card: Some(card) } => step_reported_recall_named(Title(card));
            YourGlory { amount } => step_reported_your_glory(amount);
            Burn => step_reported_burn();
            Choose { options } => step_reported_choose(options);
            RemoveTeams { location, teams } => step_reported_remove_teams(teams, Title(location));
            LoseLocation { location, logged: true } => step_reported_lose_location_logged(Title(location));
            LoseLocation { location, logged: false } => step_reported_lose_location_gone(Title(location));
            Control { location } if self.is_virtual() => step_reported_control_virtual(Title(location));
            Control { location } => step_reported_control(Title(location));
        } }
    }

    /// Events of which one is chosen, numbered.
    pub(super) fn options(&self, options: &[Event]) -> String {
        let numbered = (1..).zip(options);
        let words = numbered.map(|(number, option)| format!("({number}) {}", self.event(option)));
        words.collect::<Vec<String>>().join(" ")
    }

    /// A card that leaves the Bot. The challenge alone says itself where it goes.
    fn leaves(&self, card: &EntryId) -> String {
        let (texts, title) = (self.texts, self.linked_title(card));
        match (self.is_challenge(card), self.is_boxed(card)) {
            (true, true) => msg::step_leaves_under_deck_boxed(texts, title),
            (true, false) => msg::step_leaves_under_deck(texts, title),
            (false, true) => msg::step_leaves_boxed(texts, title),
            (false, false) => msg::step_leaves(texts, title),
        }
    }

    pub(super) fn part(&self, part: PlayerPart, outcome: PartOutcome) -> String {
        let sentence = self.effects(&[Effect::You(part)]);
        let what = sentence.trim_start_matches("► ").to_owned();
        match outcome {
            PartOutcome::Done => what,
            PartOutcome::Cancelled => msg::step_part_cancelled(self.texts, what),
            PartOutcome::Unable if part.takes_team() && part.leaves_zone() => {
                msg::step_part_no_team(self.texts, what)
            }
            PartOutcome::Unable => msg::step_part_unable(self.texts, what),
        }
    }

    /// Between turns the Bot chooses; in a row the player does.
    fn chooses(&self, so_far: &[Step], at: usize, what: &[Effect]) -> StepText {
        if so_far.last().is_some_and(|step| step.depth == 0) {
            return msg::step_chooses_bot(self.texts, at + 1).into();
        }
        let is_attack = what.iter().any(Effect::is_attack);
        let tone = if is_attack { Tone::Attack } else { Tone::Yours };
        let what = self.option(what).trim_start_matches("► ").to_owned();
        in_tone(tone, msg::step_chooses(self.texts, at + 1, what))
    }
}
