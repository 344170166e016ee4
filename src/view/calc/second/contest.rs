//! Combat and engagement: two sums.

use serde::Serialize;

use super::printed::Printed;
use crate::calc::Calculator;
use crate::calc::second::contest::{Addend, Contest, Side};
use crate::calc::second::modifier::Change;
use crate::locale::{Texts, msg};
use crate::page::{Facts, Labels, Page};
use crate::view::calc::{Basis, Reckoning, Sum};
use crate::view::kit::sums::modifier;
use crate::view::solo::score::addends;

/// How two players fight.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fight {
    Combat,
    Engagement,
}

/// A fight as a program reads it; on a tie `winner` is null.
#[derive(Debug, Serialize)]
pub struct Fought {
    you: Strength,
    opponent: Strength,
    winner: Option<Side>,
    #[serde(flatten)]
    printed: Printed,
    #[serde(skip)]
    fight: Fight,
}

/// What a side adds up.
#[derive(Debug, Serialize)]
struct Strength {
    addends: Vec<Addend>,
    total: u32,
}

impl Fight {
    /// Who works it out.
    pub fn calculator(self) -> Calculator {
        match self {
            Fight::Combat => Calculator::Combat,
            Fight::Engagement => Calculator::Engagement,
        }
    }

    /// What your cards add, and those of your opponent.
    fn labels(self, texts: &Texts) -> [String; 2] {
        match self {
            Fight::Combat => [
                msg::calc_combat_you(texts),
                msg::calc_combat_opponent(texts),
            ],
            Fight::Engagement => [
                msg::calc_engagement_you(texts),
                msg::calc_engagement_opponent(texts),
            ],
        }
    }

    fn afterwards(self, texts: &Texts) -> String {
        match self {
            Fight::Combat => msg::calc_combat_after(texts),
            Fight::Engagement => msg::calc_engagement_after(texts),
        }
    }
}

impl Fought {
    /// A fight with what both sides add up.
    pub fn new(fight: Fight, contest: Contest, printed: Printed) -> Fought {
        let winner = contest.winner();
        let [yours, theirs] = contest.totals();
        let strength = |addends, total| Strength { addends, total };
        Fought {
            you: strength(contest.yours, yours),
            opponent: strength(contest.theirs, theirs),
            winner,
            printed,
            fight,
        }
    }

    fn verdict(&self, texts: &Texts) -> String {
        let (yours, theirs) = (self.you.total, self.opponent.total);
        match self.winner {
            Some(Side::You) => msg::calc_contest_you(texts, yours, theirs),
            Some(Side::Opponent) => msg::calc_contest_opponent(texts, theirs, yours),
            None => msg::calc_contest_nobody(texts, yours, theirs),
        }
    }
}

impl Strength {
    /// `7 (Worf) + 6 = 13`; with modifiers `5 (Worf: 7 − 2) + 0 (4 − 6) = 5`.
    fn sum(&self) -> String {
        let addends = self.addends.iter();
        let words = addends.map(|one| named(one.value, one.name.as_deref(), one.change));
        addends::addition(&words.collect::<Vec<_>>(), self.total)
    }
}

/// A number with whose it is, and how modifiers made it: `5 (Worf: 7 − 2)`.
pub fn named(value: u32, name: Option<&str>, change: Option<Change>) -> String {
    let change = change.map(|change| {
        let signed = modifier(change.modifier);
        format!("{} {signed}", change.printed)
    });
    let parts: Vec<String> = name.map(str::to_owned).into_iter().chain(change).collect();
    if parts.is_empty() {
        value.to_string()
    } else {
        format!("{value} ({})", parts.join(": "))
    }
}

impl Sum for Fought {
    fn reckoning(&self, texts: &Texts, _: &Basis) -> Reckoning {
        let mut facts = Facts::new(Labels::Sides);
        let sides = [&self.you, &self.opponent];
        for (label, strength) in self.fight.labels(texts).into_iter().zip(sides) {
            facts.add(label, strength.sum());
        }
        let mut sums = Page::new();
        sums.facts(facts);
        let result = [self.verdict(texts), self.fight.afterwards(texts)];
        self.printed.add_to(texts, Reckoning::new(sums, result))
    }
}
