//! `tricorder calc combat` and `calc engagement`: who wins, by cards or bare values on both sides.

use clap::Args;

use super::cards::{PERSONNEL, SHIP, Sort};
use super::crew::{copies, once};
use crate::calc::second::contest::{Addend, Contest, VALUES, shields, strength, weapons};
use crate::cli::Answer;
use crate::cli::argument_kinds::CardWords;
use crate::cli::calc::{basis, number};
use crate::cli::session::Session;
use crate::error::{CalcError, Error};
use crate::model::CcgCard;
use crate::view::calc::second::contest::{Fight, Fought};
use crate::view::calc::second::printed::Printed;

#[derive(Debug, Args)]
pub struct Combat {
    #[command(flatten)]
    sides: Sides,
}

impl Combat {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let worth: [Worth; 2] = [strength, strength];
        self.sides.fight(session, Fight::Combat, PERSONNEL, worth)
    }
}

#[derive(Debug, Args)]
pub struct Engagement {
    #[command(flatten)]
    sides: Sides,
}

impl Engagement {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let worth: [Worth; 2] = [weapons, shields];
        self.sides.fight(session, Fight::Engagement, SHIP, worth)
    }
}

#[derive(Debug, Args)]
struct Sides {
    #[arg(long, num_args = 1.., allow_negative_numbers = true)]
    you: Vec<CardWords>,
    #[arg(long = "opponent", num_args = 1.., allow_negative_numbers = true)]
    enemy: Vec<CardWords>,
}

/// What a card adds to a side.
type Worth = fn(&CcgCard) -> Addend;

impl Sides {
    /// Who wins, with what the cards of a sort add on both sides: yours, and your opponent's.
    ///
    /// # Errors
    /// When a side is missing, a name is not surely one card, or a value is out of bounds.
    fn fight(
        &self,
        session: &Session<'_>,
        fight: Fight,
        sort: Sort,
        [yours, theirs]: [Worth; 2],
    ) -> Result<Answer, Error> {
        if self.you.is_empty() || self.enemy.is_empty() {
            return Err(CalcError::Sides.into());
        }
        let (yours, mut cards) = side(session, &self.you, sort, yours)?;
        let (theirs, enemies) = side(session, &self.enemy, sort, theirs)?;
        cards.extend(enemies);
        let calculator = fight.calculator();
        let printed = Printed::of(calculator, &cards);
        let fought = Fought::new(fight, Contest { yours, theirs }, printed);
        basis::answer(session, calculator, fought)
    }
}

/// What the names and numbers of a side add, and its cards. A number with a sign changes what stands
/// before it, of several copies each.
fn side(
    session: &Session<'_>,
    typed: &[CardWords],
    sort: Sort,
    worth: Worth,
) -> Result<(Vec<Addend>, Vec<CcgCard>), Error> {
    let mut cards = Vec::new();
    let mut addends: Vec<Addend> = Vec::new();
    let mut last = 0;
    for typed in typed {
        if number::is_modifier(typed) {
            let modifier = number::modifier(typed)?;
            if addends.is_empty() {
                return Err(number::stray(typed));
            }
            let changed = addends[last..].iter_mut();
            changed.for_each(|addend| addend.modify(modifier));
            continue;
        }
        last = addends.len();
        if number::is_number(typed) {
            let value = number::within("value", typed, VALUES)?;
            addends.push(Addend::number(value));
            continue;
        }
        let named = copies(session, [&**typed], sort)?;
        addends.extend(named.iter().map(worth));
        cards.extend(named);
    }
    once(&cards.iter().collect::<Vec<_>>())?;
    Ok((addends, cards))
}
