//! `tricorder calc dilemmas`: which of the dilemmas drawn may be selected together.

use clap::Args;

use super::cards;
use super::cards::{DILEMMA, MISSION};
use super::crew::copies;
use crate::calc::Calculator;
use crate::calc::second::attempt::{Dilemmas as Due, OVERCOME};
use crate::calc::second::dilemmas::{COSTS, DRAWN, Drawn, PERSONNEL, Stack, choices, full, sorted};
use crate::calc::second::modifier::{MODIFIERS, modified};
use crate::cli::Answer;
use crate::cli::argument_kinds::CardWords;
use crate::cli::calc::{basis, number};
use crate::cli::options::Numbers;
use crate::cli::session::Session;
use crate::error::{CalcError, Error};
use crate::model::{CcgCard, Place};
use crate::search::query::fields;
use crate::view::calc;
use crate::view::calc::second::dilemmas as view;
use crate::view::calc::second::printed::Printed;

#[derive(Debug, Args)]
pub struct Dilemmas {
    #[arg(allow_negative_numbers = true)]
    drawn: Vec<CardWords>,
    #[arg(long = "personnel", allow_negative_numbers = true, value_parser = Numbers(PERSONNEL))]
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

impl Dilemmas {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let Some(personnel) = self.attempting.filter(|_| !self.drawn.is_empty()) else {
            return Err(CalcError::DilemmasDrawn.into());
        };
        let allowance = self.allowance(personnel);
        let (drawn, cards) = self.read(session)?;
        if drawn.len() > usize::from(allowance.number) {
            let (count, most) = (drawn.len(), allowance.number);
            return Err(CalcError::TooManyDilemmas { count, most }.into());
        }
        let at = self.at.as_ref();
        let stack = Stack {
            limit: allowance.cost,
            at: at.map(|typed| place(session, typed)).transpose()?,
        };
        let all = choices(&drawn, stack);
        let full = full(&drawn, stack, &all);
        let printed = Printed::of(Calculator::Dilemmas, &cards);
        let sum = view::Dilemmas::new(allowance, stack, drawn, (all.len(), full), printed);
        let basis = basis::of(session, Calculator::Dilemmas)?.with_rulings([205]);
        session.show(&calc::Answer::new(basis, sum))
    }

    /// What the opponent draws and may spend, modifiers included and never below zero.
    fn allowance(&self, personnel: u16) -> view::Allowance {
        let due = Due {
            personnel,
            overcome: self.overcome,
        };
        let whole = i32::from(personnel) - i32::from(self.overcome);
        let with = |change: i32| match change {
            0 => due.number(),
            change => {
                let sum = modified(0, whole.saturating_add(change));
                u16::try_from(sum).unwrap_or(u16::MAX)
            }
        };
        view::Allowance {
            personnel,
            overcome: self.overcome,
            number: with(self.number_modifier),
            number_modifier: self.number_modifier,
            cost: with(self.cost_modifier),
            cost_modifier: self.cost_modifier,
        }
    }

    /// The dilemmas named, those alike side by side, and their cards. A number with a sign changes the
    /// cost before it, of several copies each.
    fn read(&self, session: &Session<'_>) -> Result<(Vec<Drawn>, Vec<CcgCard>), Error> {
        let mut drawn: Vec<Drawn> = Vec::new();
        let mut cards = Vec::new();
        let mut last = 0;
        for typed in &self.drawn {
            if number::is_modifier(typed) {
                let change = number::modifier(typed)?;
                if drawn.is_empty() {
                    return Err(number::stray(typed));
                }
                drawn[last..].iter_mut().for_each(|one| one.modify(change));
                continue;
            }
            last = drawn.len();
            if number::is_number(typed) {
                drawn.push(Drawn::costing(number::within("cost", typed, COSTS)?));
            } else {
                let named = copies(session, [&**typed], DILEMMA)?;
                drawn.extend(named.iter().map(Drawn::of));
                cards.extend(named);
            }
        }
        number::inside("dilemmas", drawn.len(), DRAWN)?;
        Ok((sorted(drawn), cards))
    }
}

/// Planet or space, or where a mission of this name is.
fn place(session: &Session<'_>, typed: &str) -> Result<Place, Error> {
    let terms = fields::DILEMMA_TYPE.terms(typed);
    let known = terms.iter().find_map(|term| Place::from_code(term));
    if let Some(place) = known.filter(|place| matches!(place, Place::Planet | Place::Space)) {
        return Ok(place);
    }
    let mission = cards::one(session, typed, MISSION)?;
    match mission.place {
        Some(place @ (Place::Planet | Place::Space | Place::Dual)) => Ok(place),
        Some(Place::Headquarters) | None => {
            let name = mission.full_name();
            Err(CalcError::Headquarters { name }.into())
        }
    }
}
