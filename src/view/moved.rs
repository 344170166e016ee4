//! What the Bot gains, moves and loses, as sentences.

use super::program::Sentences;
use super::telling::{Telling, number};
use crate::model::{Course, EntryId};
use crate::solo::Tokens;
use crate::solo::step::{Source, Step, What};
use crate::solo::table::Zone;

impl Telling<'_> {
    /// Tracks, Glory and resources.
    pub fn growth(&self, what: &What) -> String {
        match what {
            What::GainsTrack {
                track,
                amount,
                step,
            } => {
                let track = self.get(&format!("symbol-{}", track.code()));
                let args = [
                    ("amount", number(*amount)),
                    ("track", track.into()),
                    ("step", number(*step)),
                ];
                self.say("step-gains-track", &args)
            }
            What::GainsGlory { amount, from } => {
                let id = match from {
                    Source::Stardate => "step-gains-glory-stardate",
                    Source::Supply => "step-gains-glory-supply",
                };
                self.say(id, &[("amount", number(*amount))])
            }
            What::GotGlory { card, amount } => {
                let args = [
                    ("card", self.title(card).into()),
                    ("amount", number(*amount)),
                ];
                self.say("step-got-glory", &args)
            }
            What::StardateLoses { amount } => {
                self.say("step-stardate-loses", &[("amount", number(*amount))])
            }
            What::CreditsBegin { last_turn } => {
                self.say("step-credits-begin", &[("turn", number(*last_turn))])
            }
            What::Gets { token, amount } => {
                let args = [
                    ("amount", number(*amount)),
                    ("token", self.token(*token).into()),
                ];
                self.say("step-gets", &args)
            }
            _ => String::new(),
        }
    }

    /// Cards that come to the Bot or would have.
    pub fn cards(&self, what: &What) -> String {
        match what {
            What::Gains { card, tokens } => self.with_tokens("step-gains", card, *tokens),
            What::Takes { card, tokens } => self.with_tokens("step-takes", card, *tokens),
            What::NothingFits { prefer } => {
                let prefer = Sentences::plain(self.texts, self.names).preference(prefer);
                self.say("step-nothing-fits", &[("prefer", prefer.into())])
            }
            What::NoTokens { tokens } => {
                let tokens: Vec<String> = tokens.iter().map(|token| self.token(*token)).collect();
                self.say("step-no-tokens", &[("tokens", tokens.join(" / ").into())])
            }
            What::Junks { card } => self.with_card("step-junks", card),
            What::NothingToJunk => self.get("step-nothing-to-junk"),
            What::TakesIncident { card: Some(card) } => {
                self.with_card("step-takes-incident-named", card)
            }
            What::TakesIncident { card: None } => self.get("step-takes-incident"),
            What::GainsEncounter { card } => self.with_card("step-gains-encounter", card),
            What::TakesEncounter { card: Some(card) } => {
                self.with_card("step-takes-encounter-named", card)
            }
            What::TakesEncounter { card: None } => self.get("step-takes-encounter"),
            What::NoEncounter => self.get("step-no-encounter"),
            What::TakesSupplement => self.get("step-takes-supplement"),
            What::NoSupplement => self.get("step-no-supplement"),
            What::Returns {
                card,
                instead_of_log,
            } => {
                let instead = if *instead_of_log {
                    "step-returns-instead"
                } else {
                    "step-returns"
                };
                self.with_card(instead, card)
            }
            What::PutsOnDeck { card } => self.with_card("step-puts-on-deck", card),
            What::NoneThere { zone } => self.get(match zone {
                Zone::Discard => "step-none-discard",
                Zone::Officer => "step-none-officer",
                Zone::Ships => "step-none-ships",
                Zone::Controlled => "step-none-controlled",
                _ => "step-none-other",
            }),
            What::NeverResolved { card } => self.with_card("step-never-resolved", card),
            _ => String::new(),
        }
    }

    fn with_tokens(&self, id: &str, card: &EntryId, tokens: Tokens) -> String {
        let text = self.with_card(id, card);
        if tokens.count() == 0 {
            return text;
        }
        let tokens = self.tokens(tokens);
        format!(
            "{text} {}",
            self.say("step-with-tokens", &[("tokens", tokens.into())])
        )
    }

    /// A card that is discarded from a zone.
    pub fn discarded(&self, card: &EntryId, from: Zone) -> String {
        let place = from.code();
        let args = [("card", self.card(card).into())];
        let own = self.texts.find(&format!("step-discards-{place}"), &args);
        own.unwrap_or_else(|| self.say("step-discards-other", &args))
    }

    /// A card that is logged from a zone.
    pub fn logged(&self, card: &EntryId, from: Zone) -> String {
        let place = from.code();
        let args = [("card", self.card(card).into())];
        let own = self.texts.find(&format!("step-logs-{place}"), &args);
        own.unwrap_or_else(|| self.say("step-logs-other", &args))
    }

    /// The SUITS card turns back when an officer leaves, unless a new one follows at once (p. 7).
    pub fn flipped(&self, text: String, from: Zone, next: Option<&Step>) -> String {
        let is_replaced = matches!(
            next,
            Some(Step {
                what: What::Promotes { .. },
                ..
            })
        );
        if from == Zone::Officer && !is_replaced {
            format!("{text} {}", self.get("step-flips-back"))
        } else {
            text
        }
    }

    /// Ships, Away Teams, the Duty Officer and Locations.
    pub fn movement(&self, what: &What) -> String {
        match what {
            What::Deploys { card } => self.with_card("step-deploys", card),
            What::Warps { card, to, course } => {
                let id = match course {
                    Course::Explore => "step-explores",
                    Course::Engage => "step-engages",
                    Course::Stay => "step-warps",
                };
                self.say(
                    id,
                    &[
                        ("card", self.card(card).into()),
                        ("to", self.card(to).into()),
                    ],
                )
            }
            What::Sends { teams, to, from } => self.sends(*teams, to, from.as_ref()),
            What::RemovesTeam { from } => {
                self.say("step-removes-team", &[("from", self.card(from).into())])
            }
            What::Promotes { card } => self.with_card("step-promotes", card),
            What::Keeps { card } => self.with_card("step-keeps", card),
            What::NoTeam => self.get("step-no-team"),
            _ => self.get("step-no-destination"),
        }
    }

    fn sends(&self, teams: u8, to: &EntryId, from: Option<&EntryId>) -> String {
        let mut args = vec![("teams", number(teams)), ("to", self.card(to).into())];
        match from {
            None => self.say("step-sends", &args),
            Some(from) => {
                args.push(("from", self.card(from).into()));
                self.say("step-sends-from", &args)
            }
        }
    }
}
