//! `tricorder list errata`: what later prints of cards and boards say otherwise.

use clap::Args;

use crate::options::{AnswerFormat, OneOf};
use crate::session::Session;
use crate::{Found, RunCommand};
use ::view::entry as view;
use ::view::error::Error;
use model::choices;
use model::{Alert, Game, Kind};

choices! {
    /// The levels as they are typed.
    LEVELS: Alert = ALERT;
}

/// What may have errata: cards, and captains for their boards.
const KINDS: [Kind; 2] = [Kind::Card, Kind::Captain];

/// What `tricorder list errata` takes: the level, or nothing for all of them.
#[derive(Debug, Default, Args)]
pub struct Errata {
    #[arg(long, value_parser = OneOf(&LEVELS))]
    level: Option<Alert>,
    #[command(flatten)]
    _format: AnswerFormat,
}

impl RunCommand<view::Errata> for Errata {
    fn run(self, session: &Session<'_>) -> Result<Found<view::Errata>, Error> {
        let errata = of_level(session, self.level)?;
        let code = u8::from(errata.is_empty());
        Ok(Found::new(errata).ending(code))
    }
}

/// The errata of one level, or of all.
///
/// # Errors
/// When the data is not valid.
pub fn of_level(session: &Session<'_>, level: Option<Alert>) -> Result<view::Errata, Error> {
    let mut records = Vec::new();
    for kind in KINDS {
        let game = Game::CaptainsChair;
        records.extend(session.ask(|catalog| catalog.of_kind(game, kind))?);
    }
    Ok(view::Errata::from_records(&records, level))
}
