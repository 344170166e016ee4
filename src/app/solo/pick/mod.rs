//! `tricorder solo pick`: which card or Location the computer chooses.

pub mod report;

use clap::Args;

use crate::argument_kinds::RarelyNeeded;
use crate::session::Session;
use crate::solo::cards;
use crate::solo::notation::{self, CardNotation};
use crate::solo::pick::report::{CardChoice, Laid, OnIt};
use crate::solo::valuation::{TrackArgs, Valuation};
use crate::{Found, RunCommand};
use model::text::vocabulary::{self, typed};
use model::{Card, CrewDeck, Preference};
use solo::rules::wish::{CardWish, MarketWish, PickResult, ZoneWish, by_preference};
use solo::{Multipliers, Offer, Worth, ZoneLocation};
use words::Problem;

/// What `tricorder solo pick` takes.
#[derive(Debug, Args)]
pub struct Pick {
    /// A preference, or one of: most, least, junk, explore, engage, send, control.
    #[arg(required = true)]
    wish: String,
    #[arg(long, conflicts_with = "zone")]
    market: Option<String>,
    #[arg(long)]
    zone: Option<String>,
    #[arg(long, requires = "zone", add = RarelyNeeded)]
    prefer: Option<String>,
    #[arg(long, requires = "zone", add = RarelyNeeded)]
    ignore_ships: bool,
    /// All values with their addends.
    #[arg(long, add = RarelyNeeded)]
    explain: bool,
    #[command(flatten)]
    tracks: TrackArgs,
}

/// The words for what is no preference.
const WISHES: [(vocabulary::TypedForms, Plain); 7] = [
    (typed::WISH_MOST, Plain::Market(MarketWish::Most)),
    (typed::WISH_LEAST, Plain::Market(MarketWish::Least)),
    (typed::WISH_JUNK, Plain::Market(MarketWish::Junk)),
    (typed::WISH_EXPLORE, Plain::Zone(ZoneWish::Explore)),
    (typed::WISH_ENGAGE, Plain::Zone(ZoneWish::Engage)),
    (typed::WISH_SEND, Plain::Zone(ZoneWish::Send)),
    (typed::WISH_CONTROL, Plain::Zone(ZoneWish::Control)),
];

/// A wish that is no preference.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Plain {
    Market(MarketWish),
    Zone(ZoneWish),
}

impl RunCommand for Pick {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let names = cards::names(session)?;
        let valuation = self.tracks.bot_valuation(session)?;
        let asked = self.asked(session, &valuation)?;
        let (option, text) = match asked.wish {
            CardWish::Zone(_) => ("--zone", self.zone.as_deref()),
            CardWish::Market(_) | CardWish::Preferred(_) => ("--market", self.market.as_deref()),
        };
        let text = text.ok_or_else(|| Problem::missing_argument(option))?;
        let typed = notation::several(text)?;
        // What lies in the middle of the table is a common card.
        let crews: Vec<CrewDeck> = [CrewDeck::Common].into_iter().chain(self.tracks.captain).collect();
        let meant = typed
            .iter()
            .map(|typed| cards::namesakes(session, typed.name, &crews))
            .collect::<Result<Vec<_>, Problem>>()?;
        let first: Vec<Card> = meant.iter().map(|cards| cards[0].clone()).collect();
        let (worths, picked) = asked.answer(&typed, &first)?;
        if let Some(at) = asked.turning_point(&typed, &meant)? {
            return Err(cards::ambiguous(session, typed[at].name, &meant[at]));
        }
        let laid = asked.laid(&typed, first, worths)?;
        let plain = CardChoice::new(session.texts, &names, &asked.wish, laid, &picked);
        let choice = if self.explain { plain.explained() } else { plain };
        let code = u8::from(!choice.is_made());
        Ok(Found::shown(choice).ending(code))
    }
}

impl Pick {
    /// The question for what was typed; what is no known word is a preference.
    fn asked<'e>(&self, session: &Session<'_>, valuation: &'e Valuation) -> Result<PickQuestion<'e>, Problem> {
        let wish = match vocabulary::meant(&self.wish, &WISHES) {
            Some(Plain::Zone(wish)) => CardWish::Zone(wish),
            Some(Plain::Market(wish)) => CardWish::Market(wish),
            None => CardWish::Preferred(preference(session, &self.wish, valuation)?),
        };
        Ok(PickQuestion {
            wish,
            multipliers: valuation.multipliers(),
            prefer: self.preferred(session, valuation)?,
            ignore_ships: self.ignore_ships,
        })
    }

    /// What `--prefer` names, most wanted first.
    fn preferred(&self, session: &Session<'_>, valuation: &Valuation) -> Result<Preference, Problem> {
        let Some(text) = &self.prefer else {
            return Ok(Preference::default());
        };
        preference(session, text, valuation)
    }
}

/// A preference with the Bot's unmarked traits in the place of the word for them.
fn preference(session: &Session<'_>, text: &str, valuation: &Valuation) -> Result<Preference, Problem> {
    let typed = cards::preference(session, text)?;
    Ok(match valuation.marks() {
        Some((places, marks)) => places.in_preference(marks, &typed),
        None => typed,
    })
}

/// What is looked for, and all that bears on it but the cards.
struct PickQuestion<'e> {
    wish: CardWish,
    multipliers: Multipliers<'e>,
    prefer: Preference,
    ignore_ships: bool,
}

/// The values of the cards, and the choice among them.
type Outcome = (Vec<Worth>, PickResult);

/// Ways to read the names that are tried, each a choice of its own. Where there are more, the first name of several
/// cards is asked about without trying.
const MOST_READINGS: usize = 256;

impl PickQuestion<'_> {
    /// The answer for cards, typed as here.
    fn answer(&self, typed: &[CardNotation<'_>], cards: &[Card]) -> Result<Outcome, Problem> {
        match &self.wish {
            CardWish::Zone(wish) => self.of_zone(*wish, typed, cards),
            CardWish::Market(wish) => self.of_market(typed, cards, |offers| wish.pick(offers, self.multipliers)),
            CardWish::Preferred(preference) => {
                self.of_market(typed, cards, |offers| by_preference(preference, offers, self.multipliers))
            }
        }
    }

    fn of_market(
        &self,
        typed: &[CardNotation<'_>],
        cards: &[Card],
        pick: impl Fn(&[Offer<'_>]) -> PickResult,
    ) -> Result<Outcome, Problem> {
        let offers = typed
            .iter()
            .zip(cards)
            .map(|(typed, card)| {
                let tokens = typed.tokens()?;
                Ok(Offer { card, tokens })
            })
            .collect::<Result<Vec<_>, Problem>>()?;
        let worths = offers.iter().map(|offer| offer.worth(self.multipliers));
        Ok((worths.collect(), pick(&offers)))
    }

    fn of_zone(&self, wish: ZoneWish, typed: &[CardNotation<'_>], cards: &[Card]) -> Result<Outcome, Problem> {
        let places = typed
            .iter()
            .zip(cards)
            .map(|(typed, card)| {
                let (bot, player) = typed.forces()?;
                Ok(ZoneLocation { card, bot, player })
            })
            .collect::<Result<Vec<_>, Problem>>()?;
        let worths = places.iter().map(|place| place.worth(self.multipliers));
        let picked = wish.pick(&places, self.multipliers, &self.prefer, self.ignore_ships);
        Ok((worths.collect(), picked))
    }

    /// The cards with their values and what lies or stands on them.
    fn laid(&self, typed: &[CardNotation<'_>], cards: Vec<Card>, worths: Vec<Worth>) -> Result<Vec<Laid>, Problem> {
        let laid = typed.iter().zip(cards).zip(worths);
        laid.map(|((typed, card), worth)| {
            let on_it = match &self.wish {
                CardWish::Zone(_) => {
                    let (bot, player) = typed.forces()?;
                    OnIt::Forces { bot, player }
                }
                CardWish::Market(_) | CardWish::Preferred(_) => OnIt::Tokens(typed.tokens()?),
            };
            Ok(Laid { card, worth, on_it })
        })
        .collect()
    }

    /// The first name several cards bear on whose meaning the answer depends. Namesakes that all lead to
    /// one answer need not be told apart.
    fn turning_point(&self, typed: &[CardNotation<'_>], meant: &[Vec<Card>]) -> Result<Option<usize>, Problem> {
        let shared = meant.iter().position(|cards| cards.len() > 1);
        let readings = meant.iter().map(Vec::len).fold(1, usize::saturating_mul);
        if shared.is_none() || readings > MOST_READINGS {
            return Ok(shared);
        }
        let first = self.answer(typed, &reading(meant, 0))?;
        for number in 1..readings {
            let cards = reading(meant, number);
            if self.answer(typed, &cards)? != first {
                let differs = |at: &usize| cards[*at].id != meant[*at][0].id;
                return Ok((0..cards.len()).find(differs));
            }
        }
        Ok(None)
    }
}

/// The cards of one of all ways to read the names.
fn reading(meant: &[Vec<Card>], number: usize) -> Vec<Card> {
    let mut left = number;
    let cards = meant.iter().map(|cards| {
        let card = &cards[left % cards.len()];
        left /= cards.len();
        card.clone()
    });
    cards.collect()
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
