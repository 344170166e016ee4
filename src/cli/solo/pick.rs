//! `tricorder solo pick`: which card or Location the computer chooses.

use clap::Args;

use super::cards;
use super::cards::Tracks;
use super::notation;
use super::notation::Typed;
use crate::cli::Answer;
use crate::cli::session::Session;
use crate::error::{Error, UsageError};
use crate::model::Card;
use crate::solo::rules::wish::{MarketWish, Picked, Wish, ZoneWish, by_preference};
use crate::solo::{Multipliers, Offer, Place};
use crate::text::vocabulary;
use crate::text::vocabulary::words;
use crate::view::solo::pick::{Choice, Laid};

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
}

/// The words for what is no preference.
const WISHES: [(vocabulary::Typed, Plain); 7] = [
    (words::WISH_MOST, Plain::Market(MarketWish::Most)),
    (words::WISH_LEAST, Plain::Market(MarketWish::Least)),
    (words::WISH_JUNK, Plain::Market(MarketWish::Junk)),
    (words::WISH_EXPLORE, Plain::Zone(ZoneWish::Explore)),
    (words::WISH_ENGAGE, Plain::Zone(ZoneWish::Engage)),
    (words::WISH_SEND, Plain::Zone(ZoneWish::Send)),
    (words::WISH_CONTROL, Plain::Zone(ZoneWish::Control)),
];

/// A wish that is no preference.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Plain {
    Market(MarketWish),
    Zone(ZoneWish),
}

impl Pick {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let multipliers = self.tracks.multipliers(session)?;
        let names = cards::names(session)?;
        let meant = vocabulary::meant(&self.wish, &WISHES);
        let (wish, laid, picked) = match meant {
            Some(Plain::Zone(wish)) => self.of_zone(session, wish, multipliers)?,
            Some(Plain::Market(wish)) => self.of_market(session, Some(wish), multipliers)?,
            None => self.of_market(session, None, multipliers)?,
        };
        let choice = Choice::new(session.texts, &names, &wish, laid, &picked);
        session.judge(&choice, u8::from(!choice.is_made()))
    }

    /// Without a wish, what was typed is a preference.
    fn of_market(
        &self,
        session: &Session<'_>,
        wish: Option<MarketWish>,
        multipliers: Multipliers,
    ) -> Result<(Wish, Vec<Laid>, Picked), Error> {
        let (typed, cards) = self.laid_out(session, "--market", self.market.as_deref())?;
        let offers = typed
            .iter()
            .zip(&cards)
            .map(|(typed, card)| {
                let tokens = typed.tokens()?;
                Ok(Offer { card, tokens })
            })
            .collect::<Result<Vec<_>, Error>>()?;
        let (wish, picked) = match wish {
            Some(wish) => (Wish::Market(wish), wish.pick(&offers, multipliers)),
            None => {
                let preference = cards::preference(session, &self.wish)?;
                let picked = by_preference(&preference, &offers, multipliers);
                (Wish::Preferred(preference), picked)
            }
        };
        let worths: Vec<i32> = offers
            .iter()
            .map(|offer| offer.worth(multipliers).total())
            .collect();
        Ok((wish, laid(cards, worths), picked))
    }

    fn of_zone(
        &self,
        session: &Session<'_>,
        wish: ZoneWish,
        multipliers: Multipliers,
    ) -> Result<(Wish, Vec<Laid>, Picked), Error> {
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
        let picked = wish.pick(&places, multipliers, &prefer, self.ignore_ships);
        let worths: Vec<i32> = places
            .iter()
            .map(|place| place.worth(multipliers).total())
            .collect();
        Ok((Wish::Zone(wish), laid(cards, worths), picked))
    }

    /// The cards of an option, as typed and as they are.
    fn laid_out<'t>(
        &self,
        session: &Session<'_>,
        option: &str,
        text: Option<&'t str>,
    ) -> Result<(Vec<Typed<'t>>, Vec<Card>), Error> {
        let text = text.ok_or_else(|| UsageError::MissingArgument {
            what: option.into(),
        })?;
        let typed = notation::several(text)?;
        let cards = typed
            .iter()
            .map(|typed| cards::card(session, typed.name, self.tracks.captain))
            .collect::<Result<_, _>>()?;
        Ok((typed, cards))
    }

    /// The traits of `--prefer`, most wanted first.
    fn preferred_traits(&self, session: &Session<'_>) -> Result<Vec<String>, Error> {
        let Some(text) = &self.prefer else {
            return Ok(Vec::new());
        };
        let preference = cards::preference(session, text)?;
        Ok(preference.traits().map(str::to_owned).collect())
    }
}

fn laid(cards: Vec<Card>, worths: Vec<i32>) -> Vec<Laid> {
    let pairs = cards.into_iter().zip(worths);
    pairs.map(|(card, worth)| Laid { card, worth }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wishes_are_known_in_both_languages() {
        let meant = |typed| vocabulary::meant(typed, &WISHES);
        for typed in ["highest", "Höchster Wert", "most"] {
            assert_eq!(meant(typed), Some(Plain::Market(MarketWish::Most)));
        }
        for typed in ["engage", "ansteuern"] {
            assert_eq!(meant(typed), Some(Plain::Zone(ZoneWish::Engage)));
        }
        assert_eq!(meant("ship > cargo"), None);
    }
}
