//! Choosing among faceup cards (solo rules p. 3, 8). Cards stand in the order of the table, from left
//! to right; on a tie the leftmost is chosen, whichever end is wanted.

use model::{Card, EffectToken, EntryId, Preference};

use super::ranking::{Criterion, RankedCandidate, Ranking, Rule};
use crate::{Multipliers, TokenCounts, Worth};

/// What decides between cards of equal value and with equally many tokens.
const LEFTMOST: Rule = Rule::on_page(Criterion::Leftmost, "3");
const MOST: &[Rule] = &[Rule::on_page(Criterion::MostValue, "3"), Rule::on_page(Criterion::MoreTokens, "3")];
const LEAST: &[Rule] = &[Rule::on_page(Criterion::LeastValue, "4"), Rule::on_page(Criterion::LessTokens, "4")];
const PREFERRED: &[Rule] = &[Rule::on_page(Criterion::Preference, "8"), MOST[0], MOST[1]];
const NAMED_TOKEN: &[Rule] = &[Rule::on_page(Criterion::NamedToken, "8"), MOST[0], MOST[1]];

/// Faceup cards and what decides between them.
pub type CardRanking<'a> = Ranking<&'a EntryId>;

/// A faceup card with what lies on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Offer<'a> {
    /// The faceup card.
    pub card: &'a Card,
    /// Resource tokens that lie on it.
    pub tokens: TokenCounts,
}

impl Offer<'_> {
    /// The value of the card.
    pub fn worth(&self, multipliers: Multipliers) -> Worth {
        Worth::from_card(self.card, self.tokens, multipliers)
    }

    /// What offers are compared by: value, then tokens.
    fn rank(&self, multipliers: Multipliers) -> (i32, i32) {
        (self.worth(multipliers).total(), count(self.tokens.count()))
    }
}

/// A number of tokens as a measure.
pub fn count(tokens: u32) -> i32 {
    i32::try_from(tokens).unwrap_or(i32::MAX)
}

/// The offers at `places`: value, then tokens, then leftmost.
fn by_value<'a>(
    rules: &'static [Rule],
    offers: &[Offer<'a>],
    places: impl Iterator<Item = usize>,
    multipliers: Multipliers,
) -> CardRanking<'a> {
    let candidates = places.map(|at| {
        let (value, tokens) = offers[at].rank(multipliers);
        RankedCandidate { at, what: &offers[at].card.id, measures: [value, tokens, 0] }
    });
    Ranking::new(rules, LEFTMOST, candidates)
}

/// The offers at some places, the most valuable first: value, then tokens, then leftmost.
pub fn most_valuable<'a>(
    offers: &[Offer<'a>],
    places: impl Iterator<Item = usize>,
    multipliers: Multipliers,
) -> CardRanking<'a> {
    by_value(MOST, offers, places, multipliers)
}

/// All offers, the least valuable first: value, then fewer tokens, then leftmost.
pub fn least_valuable<'a>(offers: &[Offer<'a>], multipliers: Multipliers) -> CardRanking<'a> {
    by_value(LEAST, offers, 0..offers.len(), multipliers)
}

/// The offers that fit a preference: those of an earlier level first, then the most valuable.
pub fn preferred<'a>(offers: &[Offer<'a>], preference: &Preference, multipliers: Multipliers) -> CardRanking<'a> {
    let candidates = (0..offers.len()).filter_map(|at| {
        let fits = |level: &Vec<model::CardFilter>| level.iter().any(|filter| offers[at].card.fits(filter));
        let level = preference.levels.iter().position(fits)?;
        Some((at, i32::try_from(level).unwrap_or(i32::MAX)))
    });
    measured_first(PREFERRED, offers, candidates, multipliers)
}

/// The offers with most of the first token any of them carries, then the most valuable. If none carries any, all have
/// equally many of the last one.
pub fn with_most<'a>(offers: &[Offer<'a>], tokens: &[EffectToken], multipliers: Multipliers) -> CardRanking<'a> {
    let count = |offer: &Offer<'_>, token: EffectToken| i32::from(*offer.tokens.clone().slot(token));
    let lies = |token: &EffectToken| offers.iter().any(|offer| count(offer, *token) > 0);
    let named = tokens.iter().copied().find(lies).or(tokens.last().copied());
    let candidates =
        named.into_iter().flat_map(|token| offers.iter().map(move |offer| count(offer, token)).enumerate());
    measured_first(NAMED_TOKEN, offers, candidates, multipliers)
}

/// Offers that are compared by a measure before their value.
fn measured_first<'a>(
    rules: &'static [Rule],
    offers: &[Offer<'a>],
    candidates: impl Iterator<Item = (usize, i32)>,
    multipliers: Multipliers,
) -> CardRanking<'a> {
    let candidates = candidates.map(|(at, first)| {
        let (value, tokens) = offers[at].rank(multipliers);
        RankedCandidate { at, what: &offers[at].card.id, measures: [first, value, tokens] }
    });
    Ranking::new(rules, LEFTMOST, candidates)
}

/// Places of the offers that fit the first level of a preference that any fits.
pub fn candidates(offers: &[Offer<'_>], preference: &Preference) -> Vec<usize> {
    let fitting = |level: &Vec<model::CardFilter>| -> Vec<usize> {
        let fits = |place: &usize| level.iter().any(|filter| offers[*place].card.fits(filter));
        (0..offers.len()).filter(fits).collect()
    };
    preference.levels.iter().map(fitting).find(|places| !places.is_empty()).unwrap_or_default()
}

/// The offers that may be junked, those without any token (solo rules p. 8), the most valuable first.
pub fn junkable<'a>(offers: &[Offer<'a>], multipliers: Multipliers) -> CardRanking<'a> {
    let places = (0..offers.len()).filter(|place| offers[*place].tokens.count() == 0);
    most_valuable(offers, places, multipliers)
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::{CrewDeck, EntryId, Focus, GameBox, Localized, Operation, OperationKind, Suit, Vp};
    use proptest::prelude::*;

    fn card(suit: Suit, vp: i8, focus: Option<Focus>) -> Card {
        Card {
            id: EntryId::try_from("cc/card/test".to_owned()).expect("an id"),
            title: Localized::default(),
            title_origin: None,
            game_box: GameBox::Core,
            number: String::new(),
            reprints: Vec::new(),
            replaces: None,
            reverse_of: None,
            aliases: Localized::default(),
            deck: CrewDeck::Common,
            suit,
            position: None,
            traits: Vec::new(),
            skills: Vec::new(),
            focus,
            vp: Some(Vp::Points(vp)),
            away_teams: None,
            away_teams_elsewhere: false,
            ship_token: false,
            cannot_be_played: false,
            development_cost: None,
            operations: Vec::new(),
            errata: Vec::new(),
            rulings: Vec::new(),
            worded_after: None,
        }
    }

    #[test]
    fn the_first_level_of_a_preference_that_any_fits_counts_alone() {
        let (person, ship) = (card(Suit::Person, 1, None), card(Suit::Ship, 1, None));
        let offers = [&person, &ship, &person].map(|card| Offer { card, tokens: TokenCounts::default() });
        let of = |suits: &[Suit]| {
            let levels = suits.iter().map(|suit| vec![model::CardFilter::Suit(*suit)]).collect();
            candidates(&offers, &Preference { levels })
        };
        assert_eq!(of(&[Suit::Person, Suit::Ship]), [0, 2]);
        assert_eq!(of(&[Suit::Cargo, Suit::Ship]), [1]);
        assert!(of(&[Suit::Cargo]).is_empty());
    }

    proptest! {
        #[test]
        fn more_of_any_addend_is_never_worth_less(
            vp in -5_i8..10, glory in 0_u8..9, step in 0_u8..7, more in 0_u8..5
        ) {
            let card = card(Suit::Ship, vp, Some(Focus::Military));
            let worth = |glory, military| {
                let multipliers = Multipliers { military, ..Multipliers::default() };
                Worth::from_card(&card, TokenCounts { glory, ..TokenCounts::default() }, multipliers).total()
            };
            prop_assert_eq!(worth(glory + more, step), worth(glory, step) + i32::from(more));
            prop_assert!(worth(glory, step + more) >= worth(glory, step));
        }

        #[test]
        fn printed_points_and_an_endgame_operation_count_in_full(vp in -5_i8..10, more in 0_i8..5) {
            let worth = |card: &Card| {
                Worth::from_card(card, TokenCounts::default(), Multipliers::default()).total()
            };
            let plain = card(Suit::Location, vp, None);
            prop_assert_eq!(
                worth(&card(Suit::Location, vp + more, None)),
                worth(&plain) + i32::from(more)
            );
            let endgame = Operation {
                kind: OperationKind::Endgame,
                action: false,
                attack: false,
                gist: Localized::default(),
                effects: Vec::new(),
            };
            let scoring = Card { operations: vec![endgame], ..plain.clone() };
            prop_assert_eq!(worth(&scoring), worth(&plain) + 5);
        }

        #[test]
        fn ties_go_by_tokens_then_to_the_left(tokens in proptest::collection::vec(0_u8..4, 1..6)) {
            let card = card(Suit::Cargo, 2, None);
            let offers: Vec<Offer<'_>> = tokens
                .iter()
                .map(|latinum| Offer { card: &card, tokens: TokenCounts { latinum: *latinum, ..TokenCounts::default() } })
                .collect();
            let all = 0..offers.len();
            let most = tokens.iter().max().and_then(|max| tokens.iter().position(|n| n == max));
            let least = tokens.iter().min().and_then(|min| tokens.iter().position(|n| n == min));
            prop_assert_eq!(most_valuable(&offers, all, Multipliers::default()).first(), most);
            prop_assert_eq!(least_valuable(&offers, Multipliers::default()).first(), least);
        }
    }
}
