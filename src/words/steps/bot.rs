//! What the Bot gains, moves and loses, marks and exile of some captains among it, as sentences.

use crate::lists::join_words;
use crate::sentences::FixedWords;
use crate::steps::{StepText, StepWriter, Title};
use crate::{Term, says};
use model::{Course, Faceup};
use page::Tone;
use page::locale::msg;
use solo::state::step::GlorySource;
use solo::state::step::groups::{AcquisitionStep, CaptainStep, GainStep, GrowthStep, MovementStep};

impl StepWriter<'_> {
    /// Tracks, Glory and resources.
    pub(super) fn growth(&self, step: &GrowthStep) -> StepText {
        says! { self, step => GrowthStep {
            GainsTrack { track, step, amount, lost } if lost >= amount => step_gains_no_track(track, step) in Kept;
            GainsTrack { track, step, amount, lost } => step_gains_track(track, step, amount - lost);
            GainsGlory { amount, from: GlorySource::Stardate } => step_gains_glory_stardate(amount);
            GainsGlory { amount, from: GlorySource::Supply } => step_gains_glory_supply(amount);
            GotGlory { card, amount } => step_got_glory(Title(card), amount);
            StardateLoses { amount } => step_stardate_loses(amount);
            CreditsBegin { last_turn } => step_credits_begin(last_turn);
            YouGain { amount, from: GlorySource::Stardate } => step_you_gain_stardate(amount) in Yours;
            YouGain { amount, from: GlorySource::Supply } => step_you_gain_supply(amount) in Yours;
            Gets { token, amount } => step_gets(amount, token);
            Spends { amount: 0, token } => step_spends_nothing(token);
            Spends { token, amount } => step_spends(amount, token);
            StardateLeaves { card, next, glory, owed } => { self.owing(msg::step_stardate_leaves(self.texts, *card, *glory, *next), *owed) };
            StardateEmpties { card, to_player: true, next, glory, owed } => {
                (Tone::Yours, self.owing(msg::step_stardate_empties_player(self.texts, *card, *glory, *next), *owed))
            };
            StardateEmpties { card, to_player: false, next, glory, owed } => { self.owing(msg::step_stardate_empties_bot(self.texts, *card, *glory, *next), *owed) };
        } }
    }

    /// Glory that is still to be taken once the next Stardate card is filled.
    fn owing(&self, filled: String, owed: u8) -> String {
        if owed == 0 { filled } else { format!("{filled} {}", msg::step_stardate_owed(self.texts, owed)) }
    }

    /// Cards that come to the Bot or would have.
    pub(super) fn acquisition(&self, step: &AcquisitionStep) -> String {
        let sentence: String = says! { self, step => AcquisitionStep {
            Gains { card, .. } if self.is_virtual() => step_gains_virtual(card);
            Gains { card, .. } => step_gains(card);
            Takes { card, .. } if self.is_virtual() => step_takes_virtual(card);
            Takes { card, .. } => step_takes(card);
            NothingFits { prefer } => step_nothing_fits(prefer);
            NoTokens { tokens } => step_no_tokens(FixedWords(join_words(tokens, " / ", |token| token.term(self.texts))));
            Junks { card } => step_junks(card);
            NothingToJunk => step_nothing_to_junk();
            TakesIncident { card: Some(card) } if !self.book.is_any_incident(card) => step_takes_incident_named(card);
            TakesIncident { .. } if self.is_virtual() => step_takes_incident_virtual();
            TakesIncident { .. } => step_takes_incident();
            IncidentsLeft { left } => step_incidents_left(left);
            GainsEncounter { card } if self.is_virtual() => step_gains_encounter_virtual(card);
            GainsEncounter { card } => step_gains_encounter(card);
            TakesEncounter { card: Some(card) } => step_takes_encounter_named(card);
            TakesEncounter { card: None } => step_takes_encounter();
            NoEncounter => step_no_encounter();
            TakesSupplement if self.is_virtual() => step_takes_supplement_virtual();
            TakesSupplement => step_takes_supplement();
            NoSupplement => step_no_supplement();
        } };
        if let AcquisitionStep::Gains { tokens, .. } | AcquisitionStep::Takes { tokens, .. } = step
            && tokens.count() > 0
        {
            let tokens = msg::step_with_tokens(self.texts, self.tokens(*tokens));
            return format!("{sentence} {tokens}");
        }
        sentence
    }

    /// What comes to the Bot by rows of the other boxes, or would have.
    pub(super) fn gain(&self, step: &GainStep) -> String {
        let is_any = |card| self.book.is_any_incident(card);
        says! { self, step => GainStep {
            GainsFromJunk { card } if self.is_virtual() => step_gains_from_junk_virtual(card);
            GainsFromJunk { card } => step_gains_from_junk(card);
            NothingFitsThere { prefer, from: Faceup::Market } => step_nothing_fits(prefer);
            NothingFitsThere { prefer, from: Faceup::Junk } => step_nothing_fits_junk(prefer);
            NothingFitsThere { prefer, from: Faceup::MarketOrJunk } => step_nothing_fits_either(prefer);
            GainsTop { card, .. } if self.is_virtual() => step_gains_top_virtual(card);
            GainsTop { card, .. } => step_gains_top(card);
            NoTop { suit } => step_no_top(suit);
            MarketIsEmpty => step_market_is_empty();
            GainsResources { card, tokens } => step_gains_resources(tokens, card);
            NoResources => step_no_resources();
            JunksIncident => step_junks_incident();
            GainsIncident { card } if is_any(card) && self.is_virtual() => step_takes_incident_virtual_discard();
            GainsIncident { card } if is_any(card) => step_gains_incident_any();
            GainsIncident { card } if self.is_virtual() => step_gains_incident_virtual(card);
            GainsIncident { card } => step_gains_incident(card);
        } }
    }

    /// Ships, Away Teams, the Duty Officer and Locations.
    /// `times`: how often in a row.
    pub(super) fn movement(&self, step: &MovementStep, times: usize) -> String {
        let all = |teams: &u8| usize::from(*teams) * times;
        says! { self, step => MovementStep {
            Deploys { card } if self.is_virtual() => step_deploys_virtual(card);
            Deploys { card } => step_deploys(card);
            Warps { card, to, course: Course::Explore } => step_explores(card, to);
            Warps { card, to, course: Course::Engage } => step_engages(card, to);
            Warps { card, to, course: Course::Stay } => step_warps(card, to);
            Sends { teams, to, from: None } => step_sends(all(teams), to);
            Sends { teams, to, from: Some(from) } => step_sends_from(all(teams), from, to);
            JustSent => step_just_sent();
            RemovesTeam { from } => step_removes_team(times, from);
            Promotes { card } if self.is_virtual() => step_promotes_virtual(card);
            Promotes { card } => step_promotes(card);
            Keeps { card } if self.is_virtual() => step_keeps_virtual(card);
            Keeps { card } => step_keeps(card);
            NoTeam => step_no_team();
            AddsTeam { teams } => step_adds_team(teams);
            NoTeamInSupply => step_no_team_in_supply();
            NoDestination => step_no_destination();
        } }
    }

    /// Marks, exile and the way back.
    pub(super) fn captain(&self, step: &CaptainStep) -> StepText {
        says! { self, step => CaptainStep {
            Marks { slug, card: Some(card), marked, places } => step_captain_marks_card(Title(card), slug, marked, places);
            Marks { slug, card: None, marked, places } => step_captain_marks(slug, marked, places);
            NothingToMark => step_captain_nothing_to_mark() in Kept;
            NoRow { card } => step_captain_no_row(FixedWords(self.printed_title(card))) in Kept;
            GainsDilithium { at_end: true, dilithium } => step_captain_dilithium_end(dilithium);
            GainsDilithium { at_end: false, dilithium } => step_captain_dilithium(dilithium);
            SpendsAll { dilithium } => step_captain_spends_all(dilithium);
            LeavesExile { with_officer: true } => step_captain_leaves_exile_with_officer();
            LeavesExile { with_officer: false } => step_captain_leaves_exile_without_officer();
        } }
    }
}
