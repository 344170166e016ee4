//! `tricorder errata`: what later prints of cards and boards say otherwise.

use clap::Args;

use crate::cli::Answer;
use crate::cli::options::OneOf;
use crate::cli::session::Session;
use crate::error::Error;
use crate::model::{Alert, Game, Kind};
use crate::text::vocabulary::{Typed, words};
use crate::view::entry as view;

/// The levels as they are typed.
static LEVELS: [(Typed, Alert); 4] = [
    (words::ALERT_RED, Alert::Red),
    (words::ALERT_YELLOW, Alert::Yellow),
    (words::ALERT_BLACK, Alert::Black),
    (words::ALERT_GREEN, Alert::Green),
];

/// What may have errata: cards, and captains for their boards.
const KINDS: [Kind; 2] = [Kind::Card, Kind::Captain];

#[derive(Debug, Args)]
pub struct Errata {
    #[arg(long, value_parser = OneOf(&LEVELS))]
    level: Option<Alert>,
}

impl Errata {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let errata = of_level(session, self.level)?;
        session.judge(&errata, u8::from(errata.is_empty()))
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
        records.extend(session.ask(|catalog| Ok(catalog.db()?.of_kind(game, kind)?))?);
    }
    Ok(view::Errata::of(&records, level))
}
