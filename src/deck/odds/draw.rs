//! Odds of drawing cards: hypergeometric, counted in whole hands wherever the numbers fit.

/// Cards drawn from a shuffled pile and not put back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Draw {
    /// Cards of the pile.
    pub pile: u32,
    /// Those among them that are wished for; never more than the pile has.
    pub wanted: u32,
    /// Cards drawn; more than the pile has are no more than all of it.
    pub drawn: u32,
}

/// How likely something is.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct DrawChance {
    /// From 0 to 1. Where hands are counted it is their quotient, rounded once. Where they are too many
    /// for that it comes from logarithms of factorials, right to eight places for piles of up to
    /// 10,000 cards.
    pub probability: f64,
    /// The count behind it, if it fits 128 bits; it always does up to piles of 128 cards.
    pub hands: Option<HandCount>,
}

/// Equally likely hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HandCount {
    /// Hands with what is wished for.
    pub favorable: u128,
    /// All hands of that size.
    pub all: u128,
}

impl DrawChance {
    /// The odds as the quotient of two counts, which are kept.
    pub fn from_hands(hands: HandCount) -> DrawChance {
        DrawChance { probability: quotient(hands.favorable, hands.all), hands: Some(hands) }
    }
}

impl Draw {
    /// The odds of at least so many wished-for cards.
    pub fn at_least(self, least: u32) -> DrawChance {
        let draw = self.sound();
        draw.between(least, draw.wanted.min(draw.drawn))
    }

    /// The odds of exactly so many.
    pub fn exactly(self, count: u32) -> DrawChance {
        self.sound().between(count, count)
    }

    /// How many of them there are on average: `drawn × wanted ÷ pile`. 0 of an empty pile.
    pub fn expected(self) -> f64 {
        let draw = self.sound();
        match draw.pile {
            0 => 0.0,
            pile => f64::from(draw.drawn) * f64::from(draw.wanted) / f64::from(pile),
        }
    }

    fn sound(self) -> Draw {
        Draw { wanted: self.wanted.min(self.pile), drawn: self.drawn.min(self.pile), ..self }
    }

    fn between(self, least: u32, most: u32) -> DrawChance {
        if let Some(hands) = self.counted(least, most) {
            return DrawChance::from_hands(hands);
        }
        let shares = (least..=most).map(|count| self.estimated(count));
        DrawChance { probability: shares.sum::<f64>().clamp(0.0, 1.0), hands: None }
    }

    fn counted(self, least: u32, most: u32) -> Option<HandCount> {
        let all = choose(self.pile, self.drawn)?;
        let others = self.pile - self.wanted;
        let mut favorable: u128 = 0;
        for count in least..=most.min(self.drawn) {
            let wanted = choose(self.wanted, count)?;
            let hands = wanted.checked_mul(choose(others, self.drawn - count)?)?;
            favorable = favorable.checked_add(hands)?;
        }
        Some(HandCount { favorable, all })
    }

    fn estimated(self, count: u32) -> f64 {
        let others = self.pile - self.wanted;
        let rest = self.drawn.saturating_sub(count);
        if count > self.wanted || count > self.drawn || rest > others {
            return 0.0;
        }
        let ln = ln_choose(self.wanted, count) + ln_choose(others, rest) - ln_choose(self.pile, self.drawn);
        ln.exp()
    }
}

/// In how many ways `count` of `total` things can be chosen. None if the number does not fit.
pub(crate) fn choose(total: u32, count: u32) -> Option<u128> {
    if count > total {
        return Some(0);
    }
    let count = count.min(total - count);
    let mut ways: u128 = 1;
    for step in 1..=u128::from(count) {
        let factor = u128::from(total - count) + step;
        let common = gcd(ways, step);
        // What of the divisor is not in the ways is in the factor.
        ways = (ways / common).checked_mul(factor / (step / common))?;
    }
    Some(ways)
}

fn gcd(a: u128, b: u128) -> u128 {
    match b {
        0 => a,
        b => gcd(b, a % b),
    }
}

fn quotient(part: u128, whole: u128) -> f64 {
    match whole {
        0 => 0.0,
        whole => part as f64 / whole as f64,
    }
}

fn ln_choose(total: u32, count: u32) -> f64 {
    ln_factorial(total) - ln_factorial(count) - ln_factorial(total - count)
}

/// Summed for small numbers, by Stirling's series for others.
fn ln_factorial(number: u32) -> f64 {
    const SMALL: u32 = 20;
    if number <= SMALL {
        return (2..=number).map(|factor| f64::from(factor).ln()).sum();
    }
    let n = f64::from(number);
    // The next term, 1 / (1680 n^7), is below 10^-12 for all numbers above SMALL.
    let series = 1.0 / (12.0 * n) - 1.0 / (360.0 * n.powi(3)) + 1.0 / (1260.0 * n.powi(5));
    (n + 0.5) * n.ln() - n + 0.5 * (2.0 * std::f64::consts::PI).ln() + series
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Counts all hands one by one; the wanted cards are the first ones.
    fn by_hand(draw: Draw, least: u32) -> HandCount {
        let mut hands = HandCount { favorable: 0, all: 0 };
        for hand in 0u32..1 << draw.pile {
            if hand.count_ones() == draw.drawn {
                let wanted = hand & ((1 << draw.wanted) - 1);
                hands.all += 1;
                hands.favorable += u128::from(wanted.count_ones() >= least);
            }
        }
        hands
    }

    #[test]
    fn an_opening_hand_is_as_in_books() {
        let draw = Draw { pile: 35, wanted: 3, drawn: 7 };
        let odds = draw.at_least(1);
        assert_eq!(odds.hands, Some(HandCount { favorable: 6_724_520 - 3_365_856, all: 6_724_520 }));
        assert!((odds.probability - 0.499_465).abs() < 1e-6);
        assert!((draw.expected() - 0.6).abs() < 1e-12);
    }

    #[test]
    fn large_piles_are_counted_or_estimated_alike() {
        for (pile, wanted, drawn) in [(60, 12, 7), (100, 3, 50), (128, 30, 64)] {
            let draw = Draw { pile, wanted, drawn };
            for count in 0..=3 {
                let (counted, estimated) = (draw.exactly(count), draw.estimated(count));
                assert!(counted.hands.is_some(), "{draw:?}");
                assert!((counted.probability - estimated).abs() < 1e-10, "{draw:?}");
            }
        }
        let huge = Draw { pile: 10_000, wanted: 3_000, drawn: 2_000 };
        let odds = huge.at_least(0);
        assert_eq!(odds.hands, None);
        assert!((odds.probability - 1.0).abs() < 1e-8, "{odds:?}");
    }

    #[test]
    fn no_cards_are_no_fault() {
        let draw = Draw { pile: 0, wanted: 4, drawn: 7 };
        assert!(draw.at_least(1).probability < f64::EPSILON);
        assert!((draw.at_least(0).probability - 1.0).abs() < f64::EPSILON);
        assert!(draw.expected() < f64::EPSILON);
    }

    proptest! {
        #[test]
        fn odds_are_those_of_all_hands(pile in 0u32..=13, wanted in 0u32..=13, drawn in 0u32..=13, least in 0u32..=5) {
            let draw = Draw { pile, wanted, drawn }.sound();
            prop_assert_eq!(draw.at_least(least).hands, Some(by_hand(draw, least)));
        }

        #[test]
        fn odds_lie_between_nothing_and_all_and_sum_to_one(pile in 0u32..400, wanted in 0u32..400, drawn in 0u32..400) {
            let draw = Draw { pile, wanted, drawn };
            let odds: Vec<f64> = (0..=wanted).map(|count| draw.exactly(count).probability).collect();
            prop_assert!(odds.iter().all(|odds| (0.0..=1.0).contains(odds)));
            prop_assert!((odds.iter().sum::<f64>() - 1.0).abs() < 1e-8);
        }

        #[test]
        fn more_cards_drawn_are_never_worse(pile in 1u32..200, wanted in 0u32..200, drawn in 0u32..100, least in 0u32..6) {
            let odds = |drawn| Draw { pile, wanted, drawn }.at_least(least).probability;
            prop_assert!(odds(drawn + 1) >= odds(drawn) - 1e-9);
        }
    }
}
