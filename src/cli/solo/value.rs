//! `tricorder solo value`: what cards are worth, with the four addends.

use clap::Args;

use super::cards;
use super::eyes::Tracks;
use super::notation;
use crate::cli::Answer;
use crate::cli::argument_kinds::Stands;
use crate::cli::options::OneOf;
use crate::cli::session::Session;
use crate::error::{Error, UsageError};
use crate::solo::Worth;
use crate::text::vocabulary::{Typed, words};
use crate::view::solo::single::Values;

#[derive(Debug, Args)]
pub struct Value {
    #[arg(required = true, num_args = 1.., add = Stands::OwnCard)]
    cards: Vec<String>,
    #[command(flatten)]
    tracks: Tracks,
    #[arg(long = "for", id = "for", value_parser = OneOf(&WHOSE), default_value = "bot")]
    whose: Whose,
    /// Where each addend comes from.
    #[arg(long)]
    why: bool,
}

/// Whose board counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Whose {
    /// Always the Basic side (solo rules p. 1-2).
    Bot,
    Player,
}

static WHOSE: [(Typed, Whose); 2] = [
    (words::WHOSE_BOT, Whose::Bot),
    (words::WHOSE_PLAYER, Whose::Player),
];

impl Value {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        if self.whose == Whose::Bot && self.tracks.is_advanced() {
            return Err(UsageError::Conflict {
                option: "--side advanced".to_owned(),
                other: "--for bot".into(),
            }
            .into());
        }
        let eyes = match self.whose {
            Whose::Bot => self.tracks.of_bot(session)?,
            Whose::Player => self.tracks.of_player(session)?,
        };
        let multipliers = eyes.look();
        let valued = self
            .cards
            .iter()
            .map(|text| {
                let typed = notation::typed(text)?;
                let mut meant = cards::namesakes(session, typed.name, self.tracks.captain)?;
                let tokens = typed.tokens()?;
                let worth_of = |card| Worth::of(card, tokens, multipliers);
                let worth = worth_of(&meant[0]);
                // Namesakes are told apart only where it matters.
                if meant.iter().any(|other| worth_of(other) != worth) {
                    return Err(cards::ambiguous(session, typed.name, &meant));
                }
                Ok((meant.swap_remove(0), worth))
            })
            .collect::<Result<Vec<_>, Error>>()?;
        let names = cards::names(session)?;
        let values = Values::new(valued, multipliers, &names);
        session.show(&if self.why { values.explained() } else { values })
    }
}
