//! The rolls of a round: event card, movement, dilemmas, crew, Mercenary Ship.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::Serialize;

use super::guest::has_extra;
use super::{Row, Side, rows};
use crate::calc::Calculator;
use crate::model::{Lang, Table, codes};
use crate::text::key;

/// The highest number of the die.
pub const FACES: u64 = 6;

codes!(
    /// A roll of one six-sided die with a table to it.
    Roll {
        /// Which type of card may be drawn (phase 1).
        Event => "event",
        /// Where a Non-Aligned ship or a roaming card goes (phase 4).
        Movement => "movement",
        /// How many dilemmas are at a mission, and whether more is there (phase 7).
        Dilemma => "dilemma",
        /// How many personnel a Non-Aligned ship has aboard (phase 7).
        Crew => "crew",
        /// What the Mercenary Ship does after it has robbed its discoverer (phase 7).
        Mercenary => "mercenary",
    }
);

impl Roll {
    /// The roll in the list of calculators.
    pub fn calculator(self) -> Calculator {
        match self {
            Roll::Event => Calculator::Event,
            Roll::Movement => Calculator::Movement,
            Roll::Dilemma => Calculator::Dilemma,
            Roll::Crew => Calculator::Crew,
            Roll::Mercenary => Calculator::Mercenary,
        }
    }

    /// The id of its table.
    pub fn table(self) -> &'static str {
        match self {
            Roll::Event => "event-roll",
            Roll::Movement => "movement-roll",
            Roll::Dilemma => "dilemma-roll",
            Roll::Crew => "crew-roll",
            Roll::Mercenary => "mercenary-roll",
        }
    }

    /// Numbers of the rulings that bear on a result: whether any hand card may be exchanged, how far a
    /// movement goes, who of several opponents gets the Mercenary Ship and what it takes.
    pub fn rulings(self, die: u64) -> &'static [u16] {
        match self {
            Roll::Event => &[313],
            Roll::Movement if die <= 4 => &[317],
            Roll::Mercenary if die <= 3 => &[321, 322],
            Roll::Mercenary => &[322],
            Roll::Movement | Roll::Dilemma | Roll::Crew => &[],
        }
    }
}

/// A die that lies on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Thrown {
    #[serde(skip)]
    pub roll: Roll,
    /// Who rolled; only for the event card roll.
    pub side: Option<Side>,
    /// 1 to 6.
    pub die: u64,
    /// What it came from; absent for a real die.
    pub seed: Option<u64>,
}

/// The die, 1 to 6: the same seed gives the same number on every machine. Each of the rolls has
/// numbers of its own, so one seed serves a whole round.
pub fn die(roll: Roll, seed: u64) -> u64 {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    random.set_stream(roll as u64);
    random.random_range(1..=FACES)
}

/// The row of a roll's table for a number of the die; `None` if the table has none.
pub fn row(table: &Table, die: u64) -> Option<Row<'_>> {
    rows(table).find(|row| row.number("roll") == Some(die))
}

/// The card type of the event card roll for a side (phase 1, table; one column a side).
pub fn card(row: Row<'_>, side: Side) -> Option<&str> {
    row.name(side.code())
}

/// Whether the player chooses one of two types: that is so for Objective/Incident only, marked with
/// an asterisk in the table of phase 1.
pub fn is_choice(card: &str) -> bool {
    key(card) == key("Objective/Incident")
}

/// What is at a mission beside its dilemmas (phase 7, table); `None` for rows with a dash there, which
/// alone is the same in both languages.
pub fn extra(row: Row<'_>, lang: Lang) -> Option<String> {
    has_extra(row).then(|| row.text("extra", lang))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_gives_the_same_numbers_for_ever() {
        let numbers = |seed| Roll::ALL.iter().map(move |roll| die(*roll, seed));
        let all: Vec<u64> = [7, 8, u64::MAX].into_iter().flat_map(numbers).collect();
        assert_eq!(all, [1, 6, 2, 2, 6, 1, 4, 2, 3, 5, 5, 2, 3, 4, 1]);
    }

    #[test]
    fn every_number_comes_up_about_as_often() {
        for roll in Roll::ALL {
            let mut seen = [0_u32; 7];
            for seed in 0..6000 {
                seen[usize::try_from(die(roll, seed)).expect("small")] += 1;
            }
            assert_eq!(seen[0], 0);
            assert!(
                seen[1..].iter().all(|n| (850..1150).contains(n)),
                "{seen:?}"
            );
        }
    }

    #[test]
    fn only_objective_or_incident_is_a_choice() {
        assert!(is_choice("Objective/Incident"));
        assert!(!is_choice("Borg-Event/Interrupt"));
    }
}
