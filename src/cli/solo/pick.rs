//! `tricorder solo pick`: which card or Location the computer chooses.

use clap::Args;

use super::notation::{self, Typed};
use super::table::{self, Tracks};
use crate::cli::Answer;
use crate::cli::session::Session;
use crate::data::Library;
use crate::error::Error;
use crate::model::Card;
use crate::solo::{Multipliers, Offer, Place, market, zone};
use crate::text::key;
use crate::view::choice::{self, Choice, Reason};
use crate::view::program::Names;

#[derive(Debug, Args)]
pub struct Pick {
    /// A preference, or one of: most, least, junk, explore, engage, send, control.
    #[arg(required = true)]
    wish: String,
    #[arg(long, conflicts_with = "zone")]
    market: Option<String>,
    #[arg(long)]
    zone: Option<String>,
    #[arg(long, requires = "zone")]
    prefer: Option<String>,
    #[arg(long, requires = "zone")]
    ignore_ships: bool,
    #[command(flatten)]
    tracks: Tracks,
    #[arg(long)]
    json: bool,
}

/// A wish that is no preference.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Wish {
    Most,
    Least,
    Junk,
    Explore,
    Engage,
    Send,
    Control,
}

impl Wish {
    fn from_word(word: &str) -> Option<Wish> {
        Some(match key(word).as_str() {
            "most" | "highest" | "hochster" | "hochsterwert" => Wish::Most,
            "least" | "lowest" | "niedrigster" | "niedrigsterwert" => Wish::Least,
            "junk" | "schrotten" => Wish::Junk,
            "explore" | "erkunden" => Wish::Explore,
            "engage" | "ansteurn" => Wish::Engage,
            "send" | "senden" | "aussenden" => Wish::Send,
            "control" | "kontrolle" => Wish::Control,
            _ => return None,
        })
    }

    fn is_of_zone(self) -> bool {
        matches!(
            self,
            Wish::Explore | Wish::Engage | Wish::Send | Wish::Control
        )
    }
}

impl Pick {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let library = Library::solo(&session.corpus()?, None);
        let multipliers = self.tracks.multipliers(&library)?;
        let names = table::names(session)?;
        match Wish::from_word(&self.wish) {
            Some(wish) if wish.is_of_zone() => self.of_zone(session, wish, multipliers, &names),
            wish => self.of_market(session, wish, multipliers, &names),
        }
    }

    fn of_market(
        &self,
        session: &Session<'_>,
        wish: Option<Wish>,
        multipliers: Multipliers,
        names: &Names,
    ) -> Result<Answer, Error> {
        let (typed, cards) = self.laid_out(session, "--market", self.market.as_deref())?;
        let offers = typed
            .iter()
            .zip(&cards)
            .map(|(typed, card)| {
                Ok(Offer {
                    card,
                    tokens: typed.tokens()?,
                })
            })
            .collect::<Result<Vec<_>, Error>>()?;
        let (places, reason) = self.in_question(session, wish, &offers)?;
        let picked = match reason {
            Reason::Least => market::least_valuable(&offers, &places, multipliers),
            _ => market::most_valuable(&offers, &places, multipliers),
        };
        let worths = offers
            .iter()
            .map(|offer| offer.worth(multipliers).total())
            .collect();
        self.answer(
            session,
            names,
            &Choice {
                cards,
                worths,
                places,
                picked,
                reason,
            },
        )
    }

    /// The offers that come into question, and why.
    fn in_question(
        &self,
        session: &Session<'_>,
        wish: Option<Wish>,
        offers: &[Offer<'_>],
    ) -> Result<(Vec<usize>, Reason), Error> {
        let all = (0..offers.len()).collect();
        Ok(match wish {
            Some(Wish::Most) => (all, Reason::Most),
            Some(Wish::Least) => (all, Reason::Least),
            Some(Wish::Junk) => (market::junkable(offers), Reason::Junk),
            _ => {
                let preference = table::preference(session, &self.wish)?;
                let places = market::candidates(offers, &preference);
                (places, Reason::Preference(preference))
            }
        })
    }

    fn of_zone(
        &self,
        session: &Session<'_>,
        wish: Wish,
        multipliers: Multipliers,
        names: &Names,
    ) -> Result<Answer, Error> {
        let (typed, cards) = self.laid_out(session, "--zone", self.zone.as_deref())?;
        let places = typed
            .iter()
            .zip(&cards)
            .map(|(typed, card)| {
                let (bot, player) = typed.forces()?;
                Ok(Place { card, bot, player })
            })
            .collect::<Result<Vec<_>, Error>>()?;
        let prefer = self.preferred_traits(session)?;
        let (picked, reason) = match wish {
            Wish::Explore => (zone::explore(&places, multipliers), Reason::Explore),
            Wish::Engage => (zone::engage(&places, multipliers), Reason::Engage),
            Wish::Control => (zone::control(&places, multipliers), Reason::Control),
            _ => {
                let picked = zone::send(&places, multipliers, &prefer, self.ignore_ships);
                (picked, Reason::Send)
            }
        };
        let worths = places
            .iter()
            .map(|place| place.worth(multipliers).total())
            .collect();
        let places = (0..cards.len()).collect();
        self.answer(
            session,
            names,
            &Choice {
                cards,
                worths,
                places,
                picked,
                reason,
            },
        )
    }

    /// The cards of an option, as typed and as they are.
    fn laid_out<'t>(
        &self,
        session: &Session<'_>,
        option: &str,
        text: Option<&'t str>,
    ) -> Result<(Vec<Typed<'t>>, Vec<Card>), Error> {
        let text = text.ok_or_else(|| Error::MissingArgument {
            what: option.to_owned(),
        })?;
        let typed = notation::several(text)?;
        let cards = typed
            .iter()
            .map(|typed| table::card(session, typed.name, self.tracks.captain))
            .collect::<Result<_, _>>()?;
        Ok((typed, cards))
    }

    /// The traits of `--prefer`, most wanted first.
    fn preferred_traits(&self, session: &Session<'_>) -> Result<Vec<String>, Error> {
        let Some(text) = &self.prefer else {
            return Ok(Vec::new());
        };
        let preference = table::preference(session, text)?;
        Ok(preference.traits().map(str::to_owned).collect())
    }

    fn answer(
        &self,
        session: &Session<'_>,
        names: &Names,
        choice: &Choice,
    ) -> Result<Answer, Error> {
        let mut answer = Answer::found(if self.json {
            choice::choice_json(&session.screen, choice, names)
        } else {
            choice::choice(&session.screen, choice, names)
        });
        answer.code = u8::from(choice.picked.is_none());
        Ok(answer)
    }
}
