//! What the Bot gains, moves and loses, as sentences.

use super::{StepText, Telling, in_tone, plain};
use crate::locale::msg;
use crate::model::{Course, EntryId};
use crate::page::Tone;
use crate::solo::Tokens;
use crate::solo::state::step::Source;
use crate::solo::state::step::groups::{AcquisitionStep, GrowthStep, MovementStep};
use crate::view::kit::terms::Term;
use crate::view::solo::effects::Sentences;

/// The ruling on Away Teams sent twice (`cc/solo/sending-away-teams`).
const JUST_SENT: u16 = 185;

impl Telling<'_> {
    /// Tracks, Glory and resources.
    pub fn growth(&self, step: &GrowthStep) -> StepText {
        plain(match step {
            GrowthStep::GainsTrack {
                track,
                amount,
                step,
                lost,
            } => {
                let track = track.term(self.texts);
                match amount.saturating_sub(*lost) {
                    0 => {
                        return in_tone(
                            Tone::Kept,
                            msg::step_gains_no_track(self.texts, track, *step),
                        );
                    }
                    gained => msg::step_gains_track(self.texts, track, *step, gained),
                }
            }
            GrowthStep::GainsGlory { amount, from } => match from {
                Source::Stardate => msg::step_gains_glory_stardate(self.texts, *amount),
                Source::Supply => msg::step_gains_glory_supply(self.texts, *amount),
            },
            GrowthStep::GotGlory { card, amount } => {
                msg::step_got_glory(self.texts, self.title(card), *amount)
            }
            GrowthStep::StardateLoses { amount } => msg::step_stardate_loses(self.texts, *amount),
            GrowthStep::CreditsBegin { last_turn } => {
                msg::step_credits_begin(self.texts, *last_turn)
            }
            GrowthStep::YouGain { amount, from } => return self.you_gain(*amount, *from),
            GrowthStep::Gets { token, amount } => {
                msg::step_gets(self.texts, *amount, token.term(self.texts))
            }
            GrowthStep::Spends { amount: 0, token } => {
                msg::step_spends_nothing(self.texts, token.term(self.texts))
            }
            GrowthStep::Spends { token, amount } => {
                msg::step_spends(self.texts, *amount, token.term(self.texts))
            }
            GrowthStep::StardateEmpties {
                card,
                to_player,
                next,
                glory,
            } => return self.stardate_empties(*card, *to_player, *next, *glory),
        })
    }

    fn you_gain(&self, amount: u8, from: Source) -> StepText {
        let words = match from {
            Source::Stardate => msg::step_you_gain_stardate(self.texts, amount),
            Source::Supply => msg::step_you_gain_supply(self.texts, amount),
        };
        in_tone(Tone::Yours, words)
    }

    fn stardate_empties(&self, card: u8, to_player: bool, next: u8, glory: u8) -> StepText {
        if to_player {
            in_tone(
                Tone::Yours,
                msg::step_stardate_empties_player(self.texts, card, glory, next),
            )
        } else {
            plain(msg::step_stardate_empties_bot(
                self.texts, card, glory, next,
            ))
        }
    }

    /// Cards that come to the Bot or would have.
    pub fn acquisition(&self, step: &AcquisitionStep) -> String {
        match step {
            AcquisitionStep::Gains { card, tokens } => {
                let card = self.card(card);
                let gains = if self.is_virtual() {
                    msg::step_gains_virtual(self.texts, card)
                } else {
                    msg::step_gains(self.texts, card)
                };
                self.with_tokens(gains, *tokens)
            }
            AcquisitionStep::Takes { card, tokens } => {
                let card = self.card(card);
                let takes = if self.is_virtual() {
                    msg::step_takes_virtual(self.texts, card)
                } else {
                    msg::step_takes(self.texts, card)
                };
                self.with_tokens(takes, *tokens)
            }
            AcquisitionStep::NothingFits { prefer } => {
                let prefer = Sentences::new(self.texts, self.names).preference(prefer);
                msg::step_nothing_fits(self.texts, prefer)
            }
            AcquisitionStep::NoTokens { tokens } => {
                let tokens: Vec<String> =
                    tokens.iter().map(|token| token.term(self.texts)).collect();
                msg::step_no_tokens(self.texts, tokens.join(" / "))
            }
            AcquisitionStep::Junks { card } => msg::step_junks(self.texts, self.card(card)),
            AcquisitionStep::NothingToJunk => msg::step_nothing_to_junk(self.texts),
            AcquisitionStep::TakesIncident { card: Some(card) }
                if !self.book.is_any_incident(card) =>
            {
                msg::step_takes_incident_named(self.texts, self.card(card))
            }
            AcquisitionStep::TakesIncident { .. } if self.is_virtual() => {
                msg::step_takes_incident_virtual(self.texts)
            }
            AcquisitionStep::TakesIncident { .. } => msg::step_takes_incident(self.texts),
            AcquisitionStep::IncidentsLeft { left } => msg::step_incidents_left(self.texts, *left),
            AcquisitionStep::GainsEncounter { card } if self.is_virtual() => {
                msg::step_gains_encounter_virtual(self.texts, self.card(card))
            }
            AcquisitionStep::GainsEncounter { card } => {
                msg::step_gains_encounter(self.texts, self.card(card))
            }
            AcquisitionStep::TakesEncounter { card: Some(card) } => {
                msg::step_takes_encounter_named(self.texts, self.card(card))
            }
            AcquisitionStep::TakesEncounter { card: None } => msg::step_takes_encounter(self.texts),
            AcquisitionStep::NoEncounter => msg::step_no_encounter(self.texts),
            AcquisitionStep::TakesSupplement if self.is_virtual() => {
                msg::step_takes_supplement_virtual(self.texts)
            }
            AcquisitionStep::TakesSupplement => msg::step_takes_supplement(self.texts),
            AcquisitionStep::NoSupplement => msg::step_no_supplement(self.texts),
        }
    }

    fn with_tokens(&self, text: String, tokens: Tokens) -> String {
        if tokens.count() == 0 {
            return text;
        }
        let tokens = msg::step_with_tokens(self.texts, self.tokens(tokens));
        format!("{text} {tokens}")
    }

    /// Ships, Away Teams, the Duty Officer and Locations.
    /// `times`: how often in a row.
    pub fn movement(&self, step: &MovementStep, times: usize) -> String {
        match step {
            MovementStep::Deploys { card } if self.is_virtual() => {
                msg::step_deploys_virtual(self.texts, self.card(card))
            }
            MovementStep::Deploys { card } => msg::step_deploys(self.texts, self.card(card)),
            MovementStep::Warps { card, to, course } => {
                let (card, to) = (self.card(card), self.card(to));
                match course {
                    Course::Explore => msg::step_explores(self.texts, card, to),
                    Course::Engage => msg::step_engages(self.texts, card, to),
                    Course::Stay => msg::step_warps(self.texts, card, to),
                }
            }
            MovementStep::Sends { teams, to, from } => {
                self.sends(usize::from(*teams) * times, to, from.as_ref())
            }
            MovementStep::JustSent => msg::step_just_sent(self.texts, JUST_SENT),
            MovementStep::RemovesTeam { from } => {
                msg::step_removes_team(self.texts, times, self.card(from))
            }
            MovementStep::Promotes { card } if self.is_virtual() => {
                msg::step_promotes_virtual(self.texts, self.card(card))
            }
            MovementStep::Promotes { card } => msg::step_promotes(self.texts, self.card(card)),
            MovementStep::Keeps { card } if self.is_virtual() => {
                msg::step_keeps_virtual(self.texts, self.card(card))
            }
            MovementStep::Keeps { card } => msg::step_keeps(self.texts, self.card(card)),
            MovementStep::NoTeam => msg::step_no_team(self.texts),
            MovementStep::AddsTeam { teams } => msg::step_adds_team(self.texts, *teams),
            MovementStep::NoTeamInSupply => msg::step_no_team_in_supply(self.texts),
            MovementStep::NoDestination => msg::step_no_destination(self.texts),
        }
    }

    fn sends(&self, teams: usize, to: &EntryId, from: Option<&EntryId>) -> String {
        let to = self.card(to);
        match from {
            None => msg::step_sends(self.texts, teams, to),
            Some(from) => msg::step_sends_from(self.texts, teams, self.card(from), to),
        }
    }
}
