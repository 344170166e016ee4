//! `tricorder collection boxes`: which boxes of Captain's Chair the player has.

use clap::Args;

use crate::cli::Answer;
use crate::cli::boxes;
use crate::cli::choices::BOXES;
use crate::cli::options::OneOf;
use crate::cli::session::Session;
use crate::error::Error;
use crate::model::{Boxes, GameBox};
use crate::view::collection::boxes::Shelf;

#[derive(Debug, Args)]
pub struct OwnBoxes {
    #[arg(value_delimiter = ',', value_parser = OneOf(&BOXES))]
    boxes: Vec<GameBox>,
}

impl OwnBoxes {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let own = if self.boxes.is_empty() {
            session.boxes()?
        } else {
            let own = Boxes::of(self.boxes);
            boxes::are_enough(session, &own)?;
            boxes::keep(session, &own)?;
            own
        };
        let facts = boxes::facts(session)?;
        session.show(&Shelf::new(facts, &own))
    }
}
