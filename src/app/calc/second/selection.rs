//! `tricorder calc selection`: random selection: all cards concerned are shuffled, and some drawn blind ("Glossary,
//! selections"); and how likely each was.

use std::ops::RangeInclusive;

use clap::Args;
use serde::Serialize;

use crate::argument_kinds::CardWords;
use crate::calc::Calculator;
use crate::calc::answer::{Calculation, Report, answer};
use crate::calc::second::cards::{PERSONNEL, find_card};
use crate::calc::second::crew::CrewArgs;
use crate::options::Numbers;
use crate::session::Session;
use crate::{Found, RunCommand};
use model::chance::{fresh_seed, shuffle};
use model::{CcgCard, EntryId};
use page::PageTable;
use page::locale::{Texts, msg, say};
use words::Problem;
use words::lists::listed;
use words::numbers::percent;

/// Cards selected at most.
const NUMBERS: RangeInclusive<u16> = 1..=99;

/// The places of those selected among so many, from 0, in the order drawn. As many as there are, if
/// there are fewer.
fn select_places(among: usize, number: usize, seed: u64) -> Vec<usize> {
    let mut places: Vec<usize> = (0..among).collect();
    shuffle(&mut places, seed, 1);
    places.truncate(number);
    places
}

/// How likely some of those among whom is selected are drawn, from 0 to 1.
#[derive(Debug, Clone, Copy, PartialEq)]
struct SelectionChance {
    /// At least one of them.
    any: f64,
    /// All of them.
    all: f64,
}

/// The chance of `wanted` cards when `number` of `among` are drawn; each card is as likely as any
/// other.
fn selection_chance(wanted: usize, number: usize, among: usize) -> SelectionChance {
    let (number, wanted) = (number.min(among), wanted.min(among));
    let others = among - wanted;
    SelectionChance { any: 1.0 - share(others, number, among), all: share(number, wanted, among) }
}

/// How likely `drawn` cards of `among` all come from `from` of them.
fn share(from: usize, drawn: usize, among: usize) -> f64 {
    let step = |at: usize| from.saturating_sub(at) as f64 / (among - at) as f64;
    (0..drawn).map(step).product()
}

/// A selection as a program reads it; chances from 0 to 1.
#[derive(Debug, Serialize)]
struct Selection {
    seed: u64,
    among: usize,
    number: usize,
    selected: Vec<EntryId>,
    /// Every card once, in the order named.
    chances: Vec<CardChance>,
    /// The chance of the cards asked for together; null if none were.
    of: Option<GroupChance>,
    #[serde(skip)]
    names: Vec<String>,
}

/// How likely at least one copy of a card is selected.
#[derive(Debug, Serialize)]
struct CardChance {
    card: EntryId,
    copies: usize,
    chance: f64,
    #[serde(skip)]
    name: String,
}

/// How likely some cards are selected.
#[derive(Debug, Serialize)]
struct GroupChance {
    cards: Vec<EntryId>,
    /// At least one of them.
    any: f64,
    /// All of them.
    all: f64,
    #[serde(skip)]
    names: Vec<String>,
}

impl Selection {
    /// The selection of cards by their places, with the chances of each card and of some together.
    fn new(among: &[CcgCard], selected: &[usize], together: &[CcgCard], seed: u64) -> Selection {
        let chosen = || selected.iter().map(|at| &among[*at]);
        Selection {
            seed,
            among: among.len(),
            number: selected.len(),
            selected: chosen().map(|card| card.id.clone()).collect(),
            chances: card_chances(among, selected.len()),
            of: GroupChance::new(together, selected.len(), among.len()),
            names: chosen().map(CcgCard::full_name).collect(),
        }
    }

    fn table(&self, texts: &Texts) -> PageTable {
        let has_copies = self.chances.iter().any(|likely| likely.copies > 1);
        let chance =
            if has_copies { msg::calc_selection_chance_any(texts) } else { msg::calc_selection_chance(texts) };
        PageTable::of(&self.chances)
            .col(msg::calc_selection_who(texts), |likely| likely.words())
            .col(chance, |likely| percent(texts, likely.chance))
            .open()
    }

    fn result(&self, texts: &Texts) -> Vec<String> {
        let names = listed(texts, &self.names);
        let mut result = vec![msg::calc_selection_result(texts, names)];
        result.extend(self.of.as_ref().map(|of| {
            let (any, all) = (percent(texts, of.any), percent(texts, of.all));
            let names = listed(texts, &of.names);
            match of.cards.len() {
                1 => msg::calc_selection_one(texts, names, any),
                _ => msg::calc_selection_together(texts, names, any, all),
            }
        }));
        result.push(msg::calc_selection_seed(texts, self.seed.to_string()));
        result
    }
}

/// The chance of every card, copies together.
fn card_chances(among: &[CcgCard], number: usize) -> Vec<CardChance> {
    let mut all: Vec<CardChance> = Vec::new();
    for card in among {
        match all.iter_mut().find(|known| known.card == card.id) {
            Some(known) => known.copies += 1,
            None => all.push(CardChance { card: card.id.clone(), copies: 1, chance: 0.0, name: card.full_name() }),
        }
    }
    for likely in &mut all {
        likely.chance = selection_chance(likely.copies, number, among.len()).any;
    }
    all
}

impl CardChance {
    /// `3 × Davies`.
    fn words(&self) -> String {
        match self.copies {
            1 => self.name.clone(),
            copies => format!("{copies} × {}", self.name),
        }
    }
}

impl GroupChance {
    fn new(cards: &[CcgCard], number: usize, among: usize) -> Option<GroupChance> {
        let SelectionChance { any, all } = selection_chance(cards.len(), number, among);
        (!cards.is_empty()).then(|| GroupChance {
            cards: cards.iter().map(|card| card.id.clone()).collect(),
            any,
            all,
            names: card_chances(cards, 0).iter().map(CardChance::words).collect(),
        })
    }
}

impl Calculation for Selection {
    fn report(&self, texts: &Texts) -> Report {
        let title = msg::calc_selection_of(texts, self.number, self.among);
        Report::new(self.table(texts), self.result(texts)).with_title(title)
    }
}

#[derive(Debug, Args)]
pub struct SelectionArgs {
    #[command(flatten)]
    crew: CrewArgs,
    #[arg(long, default_value = "1", allow_negative_numbers = true,
        value_parser = Numbers(NUMBERS))]
    number: u16,
    #[arg(long)]
    of: Vec<CardWords>,
    #[arg(long, allow_negative_numbers = true, value_parser = Numbers(0..=u64::MAX))]
    seed: Option<u64>,
}

impl RunCommand for SelectionArgs {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        if self.crew.is_empty() {
            return Err(Problem::misuse(say::err_calc_selection_who()).hint(say::hint_calc_selection_who()));
        }
        let among = self.crew.read(session)?.unstopped;
        if among.is_empty() {
            return Err(Problem::misuse(say::err_calc_selection_nobody()).hint(say::hint_calc_selection_nobody()));
        }
        let together = self.read_together(session, &among)?;
        let seed = self.seed.unwrap_or_else(fresh_seed);
        let selected = select_places(among.len(), self.number.into(), seed);
        let sum = Selection::new(&among, &selected, &together, seed);
        answer(session, Calculator::Selection, sum)
    }
}

impl SelectionArgs {
    /// All copies of those asked for with `--of`.
    fn read_together(&self, session: &Session<'_>, among: &[CcgCard]) -> Result<Vec<CcgCard>, Problem> {
        let mut asked: Vec<CcgCard> = Vec::new();
        for name in &self.of {
            let card = find_card(session, name, PERSONNEL)?;
            if !among.contains(&card) {
                let name = card.full_name();
                return Err(Problem::misuse(say::err_calc_not_among(name)).hint(say::hint_calc_not_among()));
            }
            asked.push(card);
        }
        let copies = among.iter().filter(|card| asked.contains(card));
        Ok(copies.cloned().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn near(a: f64, b: f64) -> bool {
        (a - b).abs() < 1e-9
    }

    #[test]
    fn everyone_is_as_likely_as_the_others() {
        let one = selection_chance(1, 3, 9);
        assert!(near(one.any, 1.0 / 3.0) && near(one.all, 1.0 / 3.0));
        let pair = selection_chance(2, 3, 9);
        assert!(near(pair.any, 1.0 - 15.0 / 36.0) && near(pair.all, 3.0 / 36.0));
        assert!(near(selection_chance(4, 3, 9).all, 0.0));
        assert!(near(selection_chance(1, 9, 9).any, 1.0) && near(selection_chance(1, 12, 9).all, 1.0));
    }

    #[test]
    fn the_same_seed_selects_the_same() {
        assert_eq!(select_places(9, 3, 7), select_places(9, 3, 7));
        assert_eq!(select_places(2, 3, 7).len(), 2);
    }

    proptest! {
        #[test]
        fn nobody_is_selected_twice(among in 1_usize..40, number in 0_usize..40, seed: u64) {
            let mut places = select_places(among, number, seed);
            prop_assert_eq!(places.len(), number.min(among));
            places.sort_unstable();
            places.dedup();
            prop_assert_eq!(places.len(), number.min(among));
            prop_assert!(places.iter().all(|place| *place < among));
        }

        /// Counted over all choices of a small group.
        #[test]
        fn chances_are_those_of_all_choices(among in 1_usize..9, wanted in 1_usize..9, number in 1_usize..9) {
            let (wanted, number) = (wanted.min(among), number.min(among));
            let choices = (0_u32..1 << among).filter(|set| set.count_ones() as usize == number);
            let mask = (1_u32 << wanted) - 1;
            let (mut all, mut any, mut total) = (0, 0, 0);
            for set in choices {
                total += 1;
                any += i32::from(set & mask != 0);
                all += i32::from(set & mask == mask);
            }
            let chance = selection_chance(wanted, number, among);
            prop_assert!(near(chance.any, f64::from(any) / f64::from(total)));
            prop_assert!(near(chance.all, f64::from(all) / f64::from(total)));
        }
    }
}
