//! How much a player has to answer: twelve games, each with real cards and with a virtual deck.

use tricorder::solo::state::setup::{DeckMode, Questions};

use crate::kit::reference::library;
use crate::kit::scripted::{Figures, twelve};

#[test]
fn figures() {
    for questions in [Questions::Single, Questions::Joined] {
        for deck in [DeckMode::Physical, DeckMode::Virtual] {
            let games = twelve(library(), deck, questions);
            println!("{questions:?} {deck:?}\n{}", Figures::of(&games).lines());
        }
    }
}
