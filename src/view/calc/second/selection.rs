//! A random selection, and how likely it was.

use serde::Serialize;

use crate::calc::second::selection::{Chance, chance};
use crate::locale::{Texts, msg};
use crate::model::{CcgCard, EntryId};
use crate::page::{Page, Table};
use crate::view::calc::{Basis, Reckoning, Sum, listed};
use crate::view::kit::numbers::percent;

/// A selection as a program reads it; chances from 0 to 1.
#[derive(Debug, Serialize)]
pub struct Selection {
    seed: u64,
    among: usize,
    number: usize,
    selected: Vec<EntryId>,
    /// Every card once, in the order named.
    chances: Vec<Likely>,
    /// Of those asked for together; null if nobody was.
    of: Option<Together>,
    #[serde(skip)]
    names: Vec<String>,
}

/// How likely at least one copy of a card is selected.
#[derive(Debug, Serialize)]
struct Likely {
    card: EntryId,
    copies: usize,
    chance: f64,
    #[serde(skip)]
    name: String,
}

/// How likely some cards are selected.
#[derive(Debug, Serialize)]
struct Together {
    cards: Vec<EntryId>,
    /// At least one of them.
    any: f64,
    /// All of them.
    all: f64,
    #[serde(skip)]
    names: Vec<String>,
}

impl Selection {
    /// Those selected among cards, by their places; and the chances of everyone, and of some together.
    pub fn new(
        among: &[CcgCard],
        selected: &[usize],
        together: &[CcgCard],
        seed: u64,
    ) -> Selection {
        let chosen = || selected.iter().map(|at| &among[*at]);
        Selection {
            seed,
            among: among.len(),
            number: selected.len(),
            selected: chosen().map(|card| card.id.clone()).collect(),
            chances: likely(among, selected.len()),
            of: Together::of(together, selected.len(), among.len()),
            names: chosen().map(CcgCard::full_name).collect(),
        }
    }

    fn table(&self, texts: &Texts) -> Table {
        let has_copies = self.chances.iter().any(|likely| likely.copies > 1);
        let chance = if has_copies {
            msg::calc_selection_chance_any(texts)
        } else {
            msg::calc_selection_chance(texts)
        };
        let header = [msg::calc_selection_who(texts), chance];
        let chances = self.chances.iter();
        let rows = chances.map(|likely| vec![likely.words(), percent(texts, likely.chance)]);
        Table::open(header, rows)
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
fn likely(among: &[CcgCard], number: usize) -> Vec<Likely> {
    let mut all: Vec<Likely> = Vec::new();
    for card in among {
        match all.iter_mut().find(|known| known.card == card.id) {
            Some(known) => known.copies += 1,
            None => all.push(Likely {
                card: card.id.clone(),
                copies: 1,
                chance: 0.0,
                name: card.full_name(),
            }),
        }
    }
    for likely in &mut all {
        likely.chance = chance(likely.copies, number, among.len()).any;
    }
    all
}

impl Likely {
    /// `3 × Davies`.
    fn words(&self) -> String {
        match self.copies {
            1 => self.name.clone(),
            copies => format!("{copies} × {}", self.name),
        }
    }
}

impl Together {
    fn of(cards: &[CcgCard], number: usize, among: usize) -> Option<Together> {
        let Chance { any, all } = chance(cards.len(), number, among);
        (!cards.is_empty()).then(|| Together {
            cards: cards.iter().map(|card| card.id.clone()).collect(),
            any,
            all,
            names: likely(cards, 0).iter().map(Likely::words).collect(),
        })
    }
}

impl Sum for Selection {
    fn reckoning(&self, texts: &Texts, _: &Basis) -> Reckoning {
        let mut sums = Page::new();
        sums.table(self.table(texts));
        Reckoning {
            title: msg::calc_selection_of(texts, self.number, self.among),
            sums,
            result: self.result(texts),
            ..Reckoning::default()
        }
    }
}
