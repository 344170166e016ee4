//! What only the captains of the other boxes do. Cards and rows as printed on their Command cards; where a source is
//! silent, as the rulings say.

mod archer;
mod junk;
mod own_captain;
mod resolution;
mod second_contact;
mod to_boldly_go;

use solo::engine::run::ActionResult;
use solo::state::step::groups::ResolutionStep;
use solo::state::step::{RowName, StepKind};

use crate::kit::scene::FILLER;

/// The rows a turn carried out, in their order, as a card and what the row matches.
fn rows(done: &ActionResult) -> Vec<(String, String)> {
    let row = |row: &RowName| match row {
        RowName::Surprise => "surprise".to_owned(),
        RowName::Wildcard => "wildcard".to_owned(),
        RowName::Traits { traits, .. } => traits.join("/"),
        RowName::WithoutOfficer => "without".to_owned(),
        RowName::WithOfficer => "with".to_owned(),
        RowName::Exile { .. } => "exile".to_owned(),
    };
    let steps = done.steps.iter();
    let rows = steps.filter_map(|step| match &step.kind {
        StepKind::Resolution(ResolutionStep::Resolves { card, row: name, .. }) => {
            Some((card.slug().to_owned(), row(name)))
        }
        _ => None,
    });
    rows.filter(|(card, _)| card != FILLER).collect()
}

fn row(card: &str, row: &str) -> (String, String) {
    (card.to_owned(), row.to_owned())
}
