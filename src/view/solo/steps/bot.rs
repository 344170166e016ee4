//! What the Bot gains, moves and loses, as sentences.

use super::{StepText, Telling, in_tone, plain};
use crate::locale::msg;
use crate::model::{Course, EntryId};
use crate::page::Tone;
use crate::solo::Tokens;
use crate::solo::state::step::groups::{AcquisitionStep, GrowthStep, MovementStep, PileStep};
use crate::solo::state::step::{Source, Step, StepKind};
use crate::solo::state::table::Zone;
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
            } => {
                let track = track.term(self.texts);
                msg::step_gains_track(self.texts, *amount, track, *step)
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
            GrowthStep::Gets { token, amount } => {
                msg::step_gets(self.texts, *amount, token.term(self.texts))
            }
            GrowthStep::StardateEmpties {
                card,
                to_player,
                next,
                glory,
            } => return self.stardate_empties(*card, *to_player, *next, *glory),
        })
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
                let gains = msg::step_gains(self.texts, self.card(card));
                self.with_tokens(gains, *tokens)
            }
            AcquisitionStep::Takes { card, tokens } => {
                let takes = msg::step_takes(self.texts, self.card(card));
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
            AcquisitionStep::TakesIncident { .. } => msg::step_takes_incident(self.texts),
            AcquisitionStep::IncidentsLeft { left } => msg::step_incidents_left(self.texts, *left),
            AcquisitionStep::GainsEncounter { card } => {
                msg::step_gains_encounter(self.texts, self.card(card))
            }
            AcquisitionStep::TakesEncounter { card: Some(card) } => {
                msg::step_takes_encounter_named(self.texts, self.card(card))
            }
            AcquisitionStep::TakesEncounter { card: None } => msg::step_takes_encounter(self.texts),
            AcquisitionStep::NoEncounter => msg::step_no_encounter(self.texts),
            AcquisitionStep::TakesSupplement => msg::step_takes_supplement(self.texts),
            AcquisitionStep::NoSupplement => msg::step_no_supplement(self.texts),
        }
    }

    /// Own cards that go from one place to another. `next` is the step that follows.
    pub fn pile(&self, step: &PileStep, next: Option<&Step>) -> String {
        match step {
            PileStep::Discards { card, from } => {
                self.flipped(self.discarded(card, *from), *from, next)
            }
            PileStep::Logs { card, from } => self.flipped(self.logged(card, *from), *from, next),
            PileStep::DiscardsUnnamed { cards } => msg::step_discards_unnamed(self.texts, *cards),
            PileStep::LogsUnnamed { cards } => msg::step_logs_unnamed(self.texts, *cards),
            PileStep::Returns {
                card,
                instead_of_log,
            } => self.returned(card, *instead_of_log),
            PileStep::PutsOnDeck { card } => msg::step_puts_on_deck(self.texts, self.card(card)),
            PileStep::NoneThere { zone } => match zone {
                Zone::Discard => msg::step_none_discard(self.texts),
                Zone::Officer => msg::step_none_officer(self.texts),
                Zone::Ships => msg::step_none_ships(self.texts),
                Zone::Controlled => msg::step_none_controlled(self.texts),
                Zone::Deck | Zone::Supplement | Zone::Staging | Zone::Log | Zone::Gone => {
                    msg::step_none_other(self.texts)
                }
            },
        }
    }

    /// An Incident that goes under its deck.
    fn returned(&self, card: &EntryId, instead_of_log: bool) -> String {
        match (self.book.is_any_incident(card), instead_of_log) {
            (true, true) => msg::step_returns_any_instead(self.texts),
            (true, false) => msg::step_returns_any(self.texts),
            (false, true) => msg::step_returns_instead(self.texts, self.card(card)),
            (false, false) => msg::step_returns(self.texts, self.card(card)),
        }
    }

    fn with_tokens(&self, text: String, tokens: Tokens) -> String {
        if tokens.count() == 0 {
            return text;
        }
        let tokens = msg::step_with_tokens(self.texts, self.tokens(tokens));
        format!("{text} {tokens}")
    }

    /// A card that is discarded from a zone.
    fn discarded(&self, card: &EntryId, from: Zone) -> String {
        match from {
            Zone::Deck => msg::step_discards_deck(self.texts, self.card(card)),
            Zone::Supplement => msg::step_discards_supplement(self.texts, self.card(card)),
            Zone::Staging | Zone::Discard | Zone::Log | Zone::Controlled | Zone::Gone => {
                msg::step_discards_other(self.texts, self.card(card))
            }
            Zone::Officer => msg::step_discards_officer(self.texts, self.card(card)),
            Zone::Ships => msg::step_discards_ships(self.texts, self.card(card)),
        }
    }

    /// A card that is logged from a zone.
    fn logged(&self, card: &EntryId, from: Zone) -> String {
        match from {
            Zone::Deck => msg::step_logs_deck(self.texts, self.card(card)),
            Zone::Supplement | Zone::Staging | Zone::Log | Zone::Controlled | Zone::Gone => {
                msg::step_logs_other(self.texts, self.card(card))
            }
            Zone::Discard => msg::step_logs_discard(self.texts, self.card(card)),
            Zone::Officer => msg::step_logs_officer(self.texts, self.card(card)),
            Zone::Ships => msg::step_logs_ships(self.texts, self.card(card)),
        }
    }

    /// The SUITS card turns back when an officer leaves, unless a new one follows at once (p. 7).
    fn flipped(&self, text: String, from: Zone, next: Option<&Step>) -> String {
        let is_replaced = matches!(
            next,
            Some(Step {
                kind: StepKind::Movement(MovementStep::Promotes { .. }),
                ..
            })
        );
        if from == Zone::Officer && !is_replaced {
            format!("{text} {}", msg::step_flips_back(self.texts))
        } else {
            text
        }
    }

    /// Ships, Away Teams, the Duty Officer and Locations.
    pub fn movement(&self, step: &MovementStep) -> String {
        match step {
            MovementStep::Deploys { card } => msg::step_deploys(self.texts, self.card(card)),
            MovementStep::Warps { card, to, course } => {
                let (card, to) = (self.card(card), self.card(to));
                match course {
                    Course::Explore => msg::step_explores(self.texts, card, to),
                    Course::Engage => msg::step_engages(self.texts, card, to),
                    Course::Stay => msg::step_warps(self.texts, card, to),
                }
            }
            MovementStep::Sends { teams, to, from } => self.sends(*teams, to, from.as_ref()),
            MovementStep::JustSent => msg::step_just_sent(self.texts, JUST_SENT),
            MovementStep::RemovesTeam { from } => {
                msg::step_removes_team(self.texts, self.card(from))
            }
            MovementStep::Promotes { card } => msg::step_promotes(self.texts, self.card(card)),
            MovementStep::Keeps { card } => msg::step_keeps(self.texts, self.card(card)),
            MovementStep::NoTeam => msg::step_no_team(self.texts),
            MovementStep::NoDestination => msg::step_no_destination(self.texts),
        }
    }

    fn sends(&self, teams: u8, to: &EntryId, from: Option<&EntryId>) -> String {
        let to = self.card(to);
        match from {
            None => msg::step_sends(self.texts, teams, to),
            Some(from) => msg::step_sends_from(self.texts, teams, self.card(from), to),
        }
    }
}
