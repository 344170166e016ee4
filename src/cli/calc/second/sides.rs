//! The two sides of a combat or an engagement, by cards or bare values.

use clap::Args;

use super::cards::Sort;
use super::crew::{copies, once};
use super::{bounds, refused};
use crate::calc::second::contest::{Addend, Contest, VALUES};
use crate::cli::session::Session;
use crate::error::Error;
use crate::model::CcgCard;

#[derive(Debug, Args)]
pub struct Sides {
    #[arg(long, num_args = 1.., allow_negative_numbers = true)]
    you: Vec<String>,
    #[arg(long = "opponent", num_args = 1.., allow_negative_numbers = true)]
    enemy: Vec<String>,
}

/// What a card adds to a side.
pub type Worth = fn(&CcgCard) -> Addend;

impl Sides {
    /// Both sides with what their cards of a sort add: yours, and your opponent's.
    ///
    /// # Errors
    /// When a side is missing, a name is not surely one card, or a value is out of bounds.
    pub fn contest(
        &self,
        session: &Session<'_>,
        sort: Sort,
        [yours, theirs]: [Worth; 2],
    ) -> Result<Contest, Error> {
        if self.you.is_empty() || self.enemy.is_empty() {
            return Err(refused("calc-sides", vec![]));
        }
        Ok(Contest {
            yours: side(session, &self.you, sort, yours)?,
            theirs: side(session, &self.enemy, sort, theirs)?,
        })
    }
}

fn side(
    session: &Session<'_>,
    typed: &[String],
    sort: Sort,
    worth: Worth,
) -> Result<Vec<Addend>, Error> {
    let mut cards = Vec::new();
    let mut addends = Vec::new();
    for typed in typed {
        if bounds::is_number(typed) {
            let value = bounds::within("value", typed, VALUES)?;
            addends.push(Addend::number(value));
            continue;
        }
        let named = copies(session, std::slice::from_ref(typed), sort)?;
        addends.extend(named.iter().map(worth));
        cards.extend(named);
    }
    once(&cards.iter().collect::<Vec<_>>())?;
    Ok(addends)
}
