//! `tricorder solo value`: what cards are worth, with the four addends.

use clap::Args;
use clap::builder::TypedValueParser;

use super::notation;
use super::table::{self, Tracks};
use crate::cli::Answer;
use crate::cli::args::codes;
use crate::cli::session::Session;
use crate::data::Library;
use crate::error::Error;
use crate::solo::Worth;
use crate::view::{self, solo::Valued};

#[derive(Debug, Args)]
pub struct Value {
    #[arg(required = true, num_args = 1..)]
    cards: Vec<String>,
    #[command(flatten)]
    tracks: Tracks,
    #[arg(long = "for", id = "for", value_parser = whose_parser(), default_value = "bot")]
    whose: Whose,
    #[arg(long)]
    json: bool,
}

/// Whose board counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Whose {
    /// Always the Basic side (solo rules p. 1-2).
    Bot,
    Player,
}

fn whose_parser() -> impl TypedValueParser<Value = Whose> {
    codes(vec!["bot", "player"], |code| match code {
        "bot" => Some(Whose::Bot),
        "player" => Some(Whose::Player),
        _ => None,
    })
}

impl Value {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let library = Library::solo(&session.corpus()?, None);
        if self.whose == Whose::Bot && self.tracks.is_advanced() {
            return Err(Error::Conflict {
                option: "--side advanced".to_owned(),
                other: "--for bot".to_owned(),
            });
        }
        let multipliers = self.tracks.multipliers(&library)?;
        let valued = self
            .cards
            .iter()
            .map(|text| {
                let typed = notation::typed(text)?;
                let card = table::card(session, typed.name, self.tracks.captain)?;
                let worth = Worth::of(&card, typed.tokens()?, multipliers);
                Ok(Valued { card, worth })
            })
            .collect::<Result<Vec<_>, Error>>()?;
        Ok(Answer::found(if self.json {
            view::solo::values_json(&valued)
        } else {
            view::solo::values(&session.screen, &valued, multipliers)
        }))
    }
}
