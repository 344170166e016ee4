//! `tricorder calc dice`: how often two dice show a total.

use std::collections::BTreeSet;

use clap::Args;

use crate::calc::Calculator;
use crate::calc::catan::dice::{MOST_ROLLS, Total};
use crate::cli::Answer;
use crate::cli::calc::basis;
use crate::cli::options::Numbers;
use crate::cli::session::Session;
use crate::error::{CalcError, Error};
use crate::view::calc::catan::dice as view;

#[derive(Debug, Args)]
pub struct Dice {
    #[arg(num_args = 0.., allow_negative_numbers = true)]
    totals: Vec<String>,
    #[arg(long, allow_negative_numbers = true, value_parser = Numbers(1..=MOST_ROLLS))]
    rolls: Option<u16>,
}

impl Dice {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let asked = totals(&self.totals)?;
        basis::answer(
            session,
            Calculator::Dice,
            view::Dice::new(asked, self.rolls),
        )
    }
}

/// Totals with spaces or commas between them: `6 8` or `6,8`.
fn totals(typed: &[String]) -> Result<BTreeSet<Total>, Error> {
    let parts = typed
        .iter()
        .flat_map(|text| text.split(|c: char| c.is_whitespace() || matches!(c, ',' | ';')));
    parts.filter(|part| !part.is_empty()).map(total).collect()
}

fn total(typed: &str) -> Result<Total, Error> {
    let number = typed.parse().ok();
    number.and_then(Total::new).ok_or_else(|| {
        let value = typed.to_owned();
        CalcError::Total { value }.into()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn read(typed: &[&str]) -> Option<Vec<u8>> {
        let typed: Vec<String> = typed.iter().map(|text| (*text).to_owned()).collect();
        let found = totals(&typed).ok()?;
        Some(found.into_iter().map(Total::number).collect())
    }

    #[test]
    fn totals_are_parted_by_space_or_commas() {
        for typed in [&["6", "8"][..], &["6,8"], &["8, 6"], &["6;8", "8"]] {
            assert_eq!(read(typed), Some(vec![6, 8]), "{typed:?}");
        }
        assert_eq!(read(&[]), Some(Vec::new()));
        for typed in ["1", "13", "-6", "x", "6-8"] {
            assert_eq!(read(&[typed]), None, "{typed}");
        }
    }

    proptest! {
        #[test]
        fn anything_is_read_or_refused(text in "\\PC{0,20}") {
            if let Ok(found) = totals(&[text]) {
                prop_assert!(found.iter().all(|total| (2..=12).contains(&total.number())));
            }
        }
    }
}
