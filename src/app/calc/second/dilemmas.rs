//! `tricorder calc dilemmas`: which of the dilemmas drawn may be selected together ("Begegnen von Dilemmas", "Wenn Dein
//! Versuch scheitert").

use std::ops::RangeInclusive;

use clap::Args;
use serde::Serialize;

use crate::argument_kinds::{CardWords, Needed};
use crate::calc::Calculator;
use crate::calc::answer::{Calculation, Report, RuleBasis, facts_page};
use crate::calc::numbers::{MODIFIERS, check_number};
use crate::calc::second::attempt::OVERCOME;
use crate::calc::second::cards::{DILEMMA, MISSION, find_card};
use crate::calc::second::modifiers::modified;
use crate::calc::second::number_cards::{
    COST, ChoiceSearch, NumberCard, SHOWN, group_alike, read_number_cards, sort_choices,
};
use crate::calc::second::printed_values::PrintedValues;
use crate::options::Numbers;
use crate::session::Session;
use crate::{Found, RunCommand};
use catalog::search::query::fields;
use model::{CcgCard, Place};
use page::locale::{Texts, msg, say};
use page::{FactList, Labels, Page, PageTable};
use words::lists::listed;
use words::numbers::{addition, floored, modifier};
use words::{Problem, Term};

/// Dilemmas that may be given.
const DRAWN: RangeInclusive<usize> = 1..=16;
/// Personnel in an attempt that may be given.
const PERSONNEL: RangeInclusive<u16> = 1..=99;

/// A dilemma that was drawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
struct DrawnDilemma {
    #[serde(flatten)]
    card: NumberCard,
    /// Where it may be used; `None` if it is not known, which stands in no way.
    place: Option<Place>,
    /// Its text lets personnel face several copies in one attempt.
    repeats: bool,
}

impl DrawnDilemma {
    fn new((card, named): (NumberCard, Option<CcgCard>)) -> DrawnDilemma {
        let named = named.as_ref();
        DrawnDilemma {
            card,
            place: named.and_then(|named| named.place),
            repeats: named.is_some_and(|named| named.text_facts.repeats),
        }
    }

    /// Whether it may be used at a mission of this place. A dual one always may.
    fn fits(&self, at: Option<Place>) -> bool {
        match (self.place, at) {
            (None | Some(Place::Dual), _) | (_, None) => true,
            (Some(own), Some(at)) => own == at,
        }
    }

    fn is_copy_of(&self, other: &DrawnDilemma) -> bool {
        let name = &self.card.name;
        name.is_some() && *name == other.card.name && !self.repeats
    }
}

/// Dilemmas that may be selected together.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
struct DilemmaChoice {
    /// The dilemmas by their places among those drawn, from 0, in order.
    dilemmas: Vec<usize>,
    /// What they cost together.
    cost: u32,
}

/// Dilemmas among which the opponent selects.
struct DilemmaStack<'a> {
    drawn: &'a [DrawnDilemma],
    /// What those selected may cost together.
    limit: u32,
    /// The place of the mission, if it is known.
    at: Option<Place>,
}

impl DilemmaStack<'_> {
    /// All choices of at least one dilemma that may be selected, those of equal names and costs once: the
    /// dearest first, then those of more dilemmas, then in the order drawn.
    fn choices(&self) -> Vec<DilemmaChoice> {
        let may_join = |chosen: &[usize], at: usize| self.may_join(chosen, at);
        let search = ChoiceSearch { things: self.drawn, may_join: &may_join };
        let mut found = Vec::new();
        search.run(&mut |chosen| {
            found.extend(
                (!chosen.is_empty()).then(|| DilemmaChoice { dilemmas: chosen.to_vec(), cost: self.cost(chosen) }),
            );
        });
        sort_choices(&mut found, |choice| (choice.cost, &choice.dilemmas));
        found
    }

    /// The choices to which no dilemma can be added, in their order.
    fn full(&self, choices: &[DilemmaChoice]) -> Vec<DilemmaChoice> {
        let is_open = |choice: &&DilemmaChoice| {
            let mut rest = (0..self.drawn.len()).filter(|at| !choice.dilemmas.contains(at));
            rest.any(|at| self.may_join(&choice.dilemmas, at))
        };
        choices.iter().filter(|choice| !is_open(choice)).cloned().collect()
    }

    fn may_join(&self, chosen: &[usize], at: usize) -> bool {
        let dilemma = &self.drawn[at];
        let together = self.cost(chosen) + dilemma.card.number;
        let is_there = chosen.iter().any(|other| dilemma.is_copy_of(&self.drawn[*other]));
        dilemma.fits(self.at) && together <= self.limit && !is_there
    }

    fn cost(&self, chosen: &[usize]) -> u32 {
        chosen.iter().map(|at| self.drawn[*at].card.number).sum()
    }
}

/// What may be drawn and spent for an attempt, modifiers included.
#[derive(Debug, Clone, Copy, Serialize)]
struct DilemmaAllowance {
    personnel: u16,
    overcome: u16,
    /// Dilemmas the opponent draws.
    number: u16,
    number_modifier: i32,
    /// What those selected may cost together.
    cost: u16,
    cost_modifier: i32,
}

impl DilemmaAllowance {
    /// The personnel less the dilemmas overcome, as changed by a modifier, as a sum: `8 − 3 + 1 = 6`; what is less than
    /// zero is zero.
    fn sum(&self, change: i32) -> String {
        let mut words = self.personnel.to_string();
        if self.overcome > 0 {
            words.push_str(&format!(" − {}", self.overcome));
        }
        if change != 0 {
            words.push_str(&format!(" {}", modifier(change)));
        }
        if self.overcome == 0 && change == 0 {
            return words;
        }
        let total = i32::from(self.personnel) - i32::from(self.overcome) + change;
        floored(&words, total.into())
    }
}

/// Dilemmas as a program reads them: every choice to which none can be added, dearest first, its
/// dilemmas by their places among those drawn, from 0; `possible` counts all choices of at least one.
#[derive(Debug, Serialize)]
struct DilemmaChoices {
    allowance: DilemmaAllowance,
    at: Option<Place>,
    drawn: Vec<DrawnDilemma>,
    possible: usize,
    choices: Vec<DilemmaChoice>,
    #[serde(flatten)]
    printed: PrintedValues,
}

impl DilemmaChoices {
    fn facts(&self, texts: &Texts) -> Page {
        let allowance = &self.allowance;
        let sum = allowance.sum(allowance.number_modifier);
        let number = msg::calc_dilemmas_of(texts, sum, self.drawn.len());
        let mut facts = FactList::new(Labels::Medium);
        facts.add(msg::calc_dilemmas_number(texts), number);
        facts.add(msg::calc_dilemmas_limit(texts), allowance.sum(allowance.cost_modifier));
        if let Some(place) = self.at {
            facts.add(msg::calc_dilemmas_mission(texts), place.term(texts));
        }
        facts_page(facts)
    }

    fn table(&self, texts: &Texts) -> PageTable {
        PageTable::of(self.choices.iter().take(SHOWN))
            .col(msg::calc_dilemmas_selected(texts), |choice| self.words(choice))
            .col(msg::calc_dilemmas_count(texts), |choice| choice.dilemmas.len())
            .open()
    }

    /// `3 (Berserk Changeling) + 2 = 5`.
    fn words(&self, choice: &DilemmaChoice) -> String {
        let dilemmas = choice.dilemmas.iter().filter_map(|at| self.drawn.get(*at));
        let words: Vec<String> = dilemmas.map(|dilemma| dilemma.card.words()).collect();
        addition(&words, choice.cost)
    }

    fn result(&self, texts: &Texts) -> Vec<String> {
        let Some(DilemmaChoice { dilemmas, cost }) = self.choices.first() else {
            return vec![msg::calc_dilemmas_none(texts)];
        };
        let left = u32::from(self.allowance.cost).saturating_sub(*cost);
        let hidden = self.choices.len().saturating_sub(SHOWN);
        let strangers = self.strangers();
        let sentences = [
            Some(msg::calc_dilemmas_best(texts, dilemmas.len(), *cost, left)),
            (hidden > 0).then(|| msg::calc_dilemmas_more(texts, hidden)),
            Some(msg::calc_dilemmas_possible(texts, self.possible)),
            (!strangers.is_empty()).then(|| msg::calc_dilemmas_elsewhere(texts, listed(texts, &strangers))),
        ];
        sentences.into_iter().flatten().collect()
    }

    /// The dilemmas that do not fit the mission, each name once.
    fn strangers(&self) -> Vec<String> {
        let wrong = self.drawn.iter().filter(|dilemma| !dilemma.fits(self.at));
        let mut names: Vec<String> = wrong.filter_map(|dilemma| dilemma.card.name.clone()).collect();
        names.dedup();
        names
    }
}

impl Calculation for DilemmaChoices {
    fn report(&self, texts: &Texts) -> Report {
        let choices = (!self.choices.is_empty()).then(|| Page::from(self.table(texts)));
        let sums = Page::parts(std::iter::once(self.facts(texts)).chain(choices));
        self.printed.add_to(texts, Report::new(sums, self.result(texts)))
    }
}

#[derive(Debug, Args)]
pub struct DilemmasArgs {
    #[arg(allow_negative_numbers = true, add = Needed(&[]))]
    drawn: Vec<CardWords>,
    #[arg(long = "personnel", allow_negative_numbers = true, value_parser = Numbers(PERSONNEL), add = Needed(&[]))]
    attempting: Option<u16>,
    #[arg(long, default_value = "0", allow_negative_numbers = true,
        value_parser = Numbers(OVERCOME))]
    overcome: u16,
    #[arg(long)]
    at: Option<CardWords>,
    #[arg(long = "number", default_value = "0", allow_negative_numbers = true,
        value_parser = Numbers(MODIFIERS))]
    number_modifier: i32,
    #[arg(long = "cost", default_value = "0", allow_negative_numbers = true,
        value_parser = Numbers(MODIFIERS))]
    cost_modifier: i32,
}

impl RunCommand for DilemmasArgs {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let Some(personnel) = self.attempting.filter(|_| !self.drawn.is_empty()) else {
            return Err(Problem::misuse(say::err_calc_dilemmas_drawn()).hint(say::hint_calc_dilemmas_drawn()));
        };
        let allowance = self.allowance(personnel);
        let words = self.drawn.iter().map(|typed| &**typed);
        let cost = |card: &CcgCard| card.cost.unwrap_or(0).into();
        let read = read_number_cards(session, words, &COST, DILEMMA, cost)?;
        check_number("dilemmas", read.numbers.len(), DRAWN)?;
        let printed = PrintedValues::new(Calculator::Dilemmas, &read.cards);
        let drawn = group_alike(read.numbers.into_iter().map(DrawnDilemma::new).collect());
        if drawn.len() > usize::from(allowance.number) {
            let (count, most) = (drawn.len(), allowance.number);
            return Err(Problem::misuse(say::err_calc_too_many_dilemmas(count))
                .hint(say::hint_calc_too_many_dilemmas(most)));
        }
        let typed = self.at.as_ref();
        let at = typed.map(|typed| parse_place(session, typed)).transpose()?;
        let limit = allowance.cost.into();
        let stack = DilemmaStack { drawn: &drawn, limit, at };
        let all = stack.choices();
        let choices =
            DilemmaChoices { allowance, at, possible: all.len(), choices: stack.full(&all), drawn, printed };
        let basis = RuleBasis::load(session, Calculator::Dilemmas)?;
        Ok(basis.with_rulings([205]).answer(choices))
    }
}

impl DilemmasArgs {
    /// What the opponent draws and may spend, modifiers included and never below zero.
    fn allowance(&self, personnel: u16) -> DilemmaAllowance {
        let whole = i32::from(personnel) - i32::from(self.overcome);
        let with = |change: i32| {
            let sum = modified(0, whole.saturating_add(change));
            u16::try_from(sum).unwrap_or(u16::MAX)
        };
        DilemmaAllowance {
            personnel,
            overcome: self.overcome,
            number: with(self.number_modifier),
            number_modifier: self.number_modifier,
            cost: with(self.cost_modifier),
            cost_modifier: self.cost_modifier,
        }
    }
}

/// Planet or space, or where a mission of this name is.
fn parse_place(session: &Session<'_>, typed: &str) -> Result<Place, Problem> {
    let terms = fields::DILEMMA_TYPE.terms(typed);
    let known = terms.iter().find_map(|term| Place::from_code(term));
    if let Some(place) = known.filter(|place| matches!(place, Place::Planet | Place::Space)) {
        return Ok(place);
    }
    let mission = find_card(session, typed, MISSION)?;
    match mission.place {
        Some(place @ (Place::Planet | Place::Space | Place::Dual)) => Ok(place),
        Some(Place::Headquarters) | None => {
            let name = mission.full_name();
            Err(Problem::headquarters(&name))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn costs(costs: &[u8]) -> Vec<DrawnDilemma> {
        let card = |cost: &u8| NumberCard::new(&COST, None, (*cost).into());
        let drawn = costs.iter().map(|cost| DrawnDilemma::new((card(cost), None)));
        group_alike(drawn.collect())
    }

    fn new(name: &str, cost: u32, place: Place) -> DrawnDilemma {
        DrawnDilemma {
            card: NumberCard::new(&COST, Some(name.to_owned()), cost),
            place: Some(place),
            repeats: false,
        }
    }

    fn stack(drawn: &[DrawnDilemma], limit: u32) -> DilemmaStack<'_> {
        let at = None;
        DilemmaStack { drawn, limit, at }
    }

    fn sets(choices: &[DilemmaChoice]) -> Vec<Vec<usize>> {
        choices.iter().map(|choice| choice.dilemmas.clone()).collect()
    }

    #[test]
    fn the_dearest_choice_comes_first() {
        let drawn = costs(&[4, 3, 2]);
        let all = stack(&drawn, 5).choices();
        assert_eq!(sets(&all), [vec![1, 2], vec![0], vec![1], vec![2]]);
        assert_eq!(sets(&stack(&drawn, 5).full(&all)), [vec![1, 2], vec![0]]);
        assert_eq!(all[0].cost, 5);
        assert!(stack(&drawn, 1).choices().is_empty());
    }

    #[test]
    fn the_place_of_the_mission_counts() {
        let drawn = [new("A", 1, Place::Planet), new("B", 1, Place::Space), new("C", 1, Place::Dual)];
        let first = |at| {
            let stack = DilemmaStack { at, ..stack(&drawn, 9) };
            stack.choices().remove(0).dilemmas
        };
        assert_eq!(first(Some(Place::Planet)), [0, 2]);
        assert_eq!(first(Some(Place::Space)), [1, 2]);
        assert_eq!(first(None), [0, 1, 2]);
    }

    /// "Begegnen von Dilemmas": the same dilemma only once; a text may lift that.
    #[test]
    fn a_dilemma_is_used_once_unless_its_text_says_otherwise() {
        let once = new("A", 1, Place::Dual);
        let drawn = [once.clone(), once.clone()];
        assert_eq!(sets(&stack(&drawn, 9).choices()), [vec![0]]);
        let again = DrawnDilemma { repeats: true, ..once };
        let drawn = [again.clone(), again];
        assert_eq!(sets(&stack(&drawn, 9).choices()), [vec![0, 1], vec![0]]);
    }

    proptest! {
        #[test]
        fn choices_keep_the_limit_and_are_all_there(
            costs in proptest::collection::vec(0_u8..6, 1..8),
            limit in 0_u32..14,
        ) {
            let drawn = self::costs(&costs);
            let stack = stack(&drawn, limit);
            let all = stack.choices();
            for choice in &all {
                prop_assert!(choice.cost <= limit);
                prop_assert_eq!(choice.cost, stack.cost(&choice.dilemmas));
            }
            let fits = |set: u32| -> bool {
                let places: Vec<usize> = (0..drawn.len()).filter(|at| set >> at & 1 == 1).collect();
                stack.cost(&places) <= limit
            };
            let best = (1_u32..1 << drawn.len()).filter(|set| fits(*set)).map(|set| {
                let places: Vec<usize> = (0..drawn.len()).filter(|at| set >> at & 1 == 1).collect();
                (stack.cost(&places), places.len())
            });
            let first = all.first().map(|choice| (choice.cost, choice.dilemmas.len()));
            prop_assert_eq!(first, best.max());
            prop_assert_eq!(all.is_empty(), stack.full(&all).is_empty());
        }
    }
}
