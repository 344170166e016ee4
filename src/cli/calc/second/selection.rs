//! `tricorder calc selection`: personnel selected at random, and how likely each was.

use clap::Args;

use super::cards;
use super::cards::PERSONNEL;
use super::crew::Crew;
use crate::calc::Calculator;
use crate::calc::second::selection::{NUMBERS, select};
use crate::chance::fresh_seed;
use crate::cli::Answer;
use crate::cli::argument_kinds::CardWords;
use crate::cli::calc::basis;
use crate::cli::options::Numbers;
use crate::cli::session::Session;
use crate::error::{CalcError, Error};
use crate::model::CcgCard;
use crate::view::calc::second::selection as view;

#[derive(Debug, Args)]
pub struct Selection {
    #[command(flatten)]
    crew: Crew,
    #[arg(long, default_value = "1", allow_negative_numbers = true,
        value_parser = Numbers(NUMBERS))]
    number: u16,
    #[arg(long)]
    of: Vec<CardWords>,
    #[arg(long, allow_negative_numbers = true, value_parser = Numbers(0..=u64::MAX))]
    seed: Option<u64>,
}

impl Selection {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        if self.crew.is_empty() {
            return Err(CalcError::SelectionWho.into());
        }
        let among = self.crew.read(session)?.unstopped;
        if among.is_empty() {
            return Err(CalcError::SelectionNobody.into());
        }
        let together = self.together(session, &among)?;
        let seed = self.seed.unwrap_or_else(fresh_seed);
        let selected = select(among.len(), self.number.into(), seed);
        let sum = view::Selection::new(&among, &selected, &together, seed);
        basis::answer(session, Calculator::Selection, sum)
    }

    /// All copies of those asked for with `--of`.
    fn together(&self, session: &Session<'_>, among: &[CcgCard]) -> Result<Vec<CcgCard>, Error> {
        let mut asked: Vec<CcgCard> = Vec::new();
        for name in &self.of {
            let card = cards::one(session, name, PERSONNEL)?;
            if !among.contains(&card) {
                let name = card.full_name();
                return Err(CalcError::NotAmong { name }.into());
            }
            asked.push(card);
        }
        let copies = among.iter().filter(|card| asked.contains(card));
        Ok(copies.cloned().collect())
    }
}
