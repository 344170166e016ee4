//! The steps only Khan takes.

use super::*;
use solo::state::step::groups::CaptainStep;

fn steps() -> Vec<Step> {
    let marks = |of: Option<&str>| CaptainStep::Marks {
        slug: "doctor".to_owned(),
        card: of.map(card),
        marked: 3,
        places: 12,
    };
    let dilithium = |at_end| CaptainStep::GainsDilithium { at_end, dilithium: 2 };
    let leaves = |with_officer| CaptainStep::LeavesExile { with_officer };
    let khan = [
        marks(None),
        marks(Some("boltzmann-brain")),
        CaptainStep::NothingToMark,
        CaptainStep::NoRow { card: card("vger") },
        dilithium(false),
        dilithium(true),
        CaptainStep::SpendsAll { dilithium: 6 },
        leaves(false),
        leaves(true),
    ];
    let row = RowName::Exile { number: 5, matches: vec!["person".to_owned(), "cargo".to_owned()] };
    let resolves = ResolutionStep::Resolves { card: card("joachim"), row, attack: false };
    let own = khan.map(StepKind::Captain).into_iter();
    let kinds = own.chain([StepKind::Resolution(resolves)]);
    kinds.map(|kind| Step::new(0, kind)).collect()
}

#[test]
fn every_step_of_khan_reads_well_in_both_languages() {
    let names = names();
    for deck in [DeckMode::Physical, DeckMode::Virtual] {
        let book = book(CrewDeck::Khan, deck);
        check_pages(|texts| story(texts, &names, &book, &steps()));
    }
}
