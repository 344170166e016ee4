//! `tricorder calc combat` and `calc engagement`: two sums set against each other: who wins a combat between personnel
//! ("Kampf") or an engagement between ships ("Gefecht").

use std::cmp::Ordering;

use clap::Args;
use serde::Serialize;

use crate::argument_kinds::{CardWords, Needed};
use crate::calc::Calculator;
use crate::calc::answer::{Calculation, Report, answer, facts_page};
use crate::calc::second::cards::{CardSort, PERSONNEL, SHIP};
use crate::calc::second::crew::check_unique;
use crate::calc::second::number_cards::{NumberCard, TypedCards, VALUE, read_number_cards};
use crate::calc::second::printed_values::PrintedValues;
use crate::session::Session;
use crate::{Found, RunCommand};
use model::CcgCard;
use page::locale::{Texts, msg, say};
use page::{FactList, Labels};
use words::Problem;
use words::numbers::addition;

/// How two players fight.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum ContestKind {
    Combat,
    Engagement,
}

impl ContestKind {
    fn calculator(self) -> Calculator {
        match self {
            ContestKind::Combat => Calculator::Combat,
            ContestKind::Engagement => Calculator::Engagement,
        }
    }

    /// The cards that fight.
    fn sort(self) -> CardSort {
        match self {
            ContestKind::Combat => PERSONNEL,
            ContestKind::Engagement => SHIP,
        }
    }

    /// What a card adds to a side: a person Strength, of yours only when unstopped, of the opponent all who are
    /// present; a ship Weapons for the player who began the engagement, Shields for the opponent.
    fn value(self, side: ContestSide, card: &CcgCard) -> u32 {
        // By their places in Integrity, Cunning, Strength and in Range, Weapons, Shields.
        card.attribute(match (self, side) {
            (ContestKind::Combat, _) => 2,
            (ContestKind::Engagement, ContestSide::You) => 1,
            (ContestKind::Engagement, ContestSide::Opponent) => 2,
        })
    }

    /// What your cards add, and those of your opponent.
    fn labels(self, texts: &Texts) -> [String; 2] {
        match self {
            ContestKind::Combat => [msg::calc_combat_you(texts), msg::calc_combat_opponent(texts)],
            ContestKind::Engagement => [msg::calc_engagement_you(texts), msg::calc_engagement_opponent(texts)],
        }
    }

    fn consequence(self, texts: &Texts) -> String {
        match self {
            ContestKind::Combat => msg::calc_combat_after(texts),
            ContestKind::Engagement => msg::calc_engagement_after(texts),
        }
    }
}

/// One of the two players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
enum ContestSide {
    /// Who began it.
    You,
    Opponent,
}

/// What a side adds up.
#[derive(Debug, Serialize)]
struct SideSum {
    addends: Vec<NumberCard>,
    total: u32,
}

impl SideSum {
    fn new(addends: Vec<NumberCard>) -> SideSum {
        let values = addends.iter().map(|addend| addend.number);
        SideSum { total: values.fold(0, u32::saturating_add), addends }
    }

    /// `7 (Worf) + 6 = 13`; with modifiers `5 (Worf: 7 − 2) + 0 (4 − 6) = 5`.
    fn words(&self) -> String {
        let words: Vec<String> = self.addends.iter().map(NumberCard::words).collect();
        addition(&words, self.total)
    }
}

/// A fight as a program reads it; on a tie `winner` is null.
#[derive(Debug, Serialize)]
struct Contest {
    you: SideSum,
    opponent: SideSum,
    /// Who has the higher total.
    winner: Option<ContestSide>,
    #[serde(flatten)]
    printed: PrintedValues,
    #[serde(skip)]
    kind: ContestKind,
}

impl Contest {
    fn new(kind: ContestKind, yours: Vec<NumberCard>, theirs: Vec<NumberCard>, printed: PrintedValues) -> Contest {
        let (you, opponent) = (SideSum::new(yours), SideSum::new(theirs));
        Contest {
            winner: match you.total.cmp(&opponent.total) {
                Ordering::Greater => Some(ContestSide::You),
                Ordering::Less => Some(ContestSide::Opponent),
                Ordering::Equal => None,
            },
            you,
            opponent,
            printed,
            kind,
        }
    }

    fn verdict(&self, texts: &Texts) -> String {
        let (yours, theirs) = (self.you.total, self.opponent.total);
        match self.winner {
            Some(ContestSide::You) => msg::calc_contest_you(texts, yours, theirs),
            Some(ContestSide::Opponent) => msg::calc_contest_opponent(texts, theirs, yours),
            None => msg::calc_contest_nobody(texts, yours, theirs),
        }
    }
}

impl Calculation for Contest {
    fn report(&self, texts: &Texts) -> Report {
        let mut facts = FactList::new(Labels::Sides);
        let sides = [&self.you, &self.opponent];
        for (label, side) in self.kind.labels(texts).into_iter().zip(sides) {
            facts.add(label, side.words());
        }
        let result = [self.verdict(texts), self.kind.consequence(texts)];
        self.printed.add_to(texts, Report::new(facts_page(facts), result))
    }
}

#[derive(Debug, Args)]
pub struct CombatArgs {
    #[command(flatten)]
    sides: SideArgs,
}

impl RunCommand for CombatArgs {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        self.sides.fight(session, ContestKind::Combat)
    }
}

#[derive(Debug, Args)]
pub struct EngagementArgs {
    #[command(flatten)]
    sides: SideArgs,
}

impl RunCommand for EngagementArgs {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        self.sides.fight(session, ContestKind::Engagement)
    }
}

#[derive(Debug, Args)]
struct SideArgs {
    #[arg(long, num_args = 1.., allow_negative_numbers = true, add = Needed(&[]))]
    you: Vec<CardWords>,
    #[arg(long = "opponent", num_args = 1.., allow_negative_numbers = true, add = Needed(&[]))]
    enemy: Vec<CardWords>,
}

impl SideArgs {
    /// Who wins, with what the cards add on both sides.
    fn fight(&self, session: &Session<'_>, kind: ContestKind) -> Result<Found, Problem> {
        if self.you.is_empty() || self.enemy.is_empty() {
            return Err(Problem::misuse(say::err_calc_sides()).hint(say::hint_calc_sides()));
        }
        let read = |typed: &[CardWords], side| -> Result<TypedCards, Problem> {
            let words = typed.iter().map(|typed| &**typed);
            let value = |card: &CcgCard| kind.value(side, card);
            let read = read_number_cards(session, words, &VALUE, kind.sort(), value)?;
            check_unique(&read.cards.iter().collect::<Vec<_>>())?;
            Ok(read)
        };
        let yours = read(&self.you, ContestSide::You)?;
        let theirs = read(&self.enemy, ContestSide::Opponent)?;
        let cards = yours.cards.iter().chain(&theirs.cards);
        let printed = PrintedValues::new(kind.calculator(), cards);
        let contest = Contest::new(kind, yours.into_numbers(), theirs.into_numbers(), printed);
        answer(session, kind.calculator(), contest)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use model::sample::{crew_member, galaxy};

    #[test]
    fn personnel_fight_with_strength() {
        let value = |side| ContestKind::Combat.value(side, &crew_member("klingon", &[]));
        assert_eq!([ContestSide::You, ContestSide::Opponent].map(value), [7, 7]);
    }

    #[test]
    fn weapons_meet_shields() {
        let value = |side| ContestKind::Engagement.value(side, &galaxy());
        assert_eq!([ContestSide::You, ContestSide::Opponent].map(value), [8, 9]);
    }

    fn winner(yours: &[u32], theirs: &[u32]) -> Option<ContestSide> {
        let side = |values: &[u32]| {
            let addends = values.iter().map(|value| NumberCard::new(&VALUE, None, *value));
            addends.collect()
        };
        let printed = PrintedValues::default();
        Contest::new(ContestKind::Combat, side(yours), side(theirs), printed).winner
    }

    #[test]
    fn the_higher_total_wins_and_a_tie_nobody() {
        assert_eq!(winner(&[5, 6], &[10]), Some(ContestSide::You));
        assert_eq!(winner(&[5], &[3, 3]), Some(ContestSide::Opponent));
        assert_eq!(winner(&[5, 1], &[3, 3]), None);
        assert_eq!(winner(&[], &[]), None);
    }

    proptest! {
        #[test]
        fn sides_are_equal_before_the_rule(
            yours in proptest::collection::vec(VALUE.typed.clone(), 0..9),
            theirs in proptest::collection::vec(VALUE.typed.clone(), 0..9),
        ) {
            let swapped = winner(&theirs, &yours).map(|side| match side {
                ContestSide::You => ContestSide::Opponent,
                ContestSide::Opponent => ContestSide::You,
            });
            prop_assert_eq!(winner(&yours, &theirs), swapped);
        }
    }
}
