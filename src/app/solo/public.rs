//! What may be seen of a game, as a program reads it. What is not listed here does not show: the order of facedown
//! piles, and the seed it comes from, are nobody's to know.

use serde::Serialize;

use model::{Boxes, CrewDeck, EntryId, Mode, Print, codes};
use solo::Multipliers;
use solo::campaign::challenge::Loadout;
use solo::state::log::LogState;
use solo::state::question::Question;
use solo::state::setup::{BoardSide, DeckMode, Rulebook, Setup};
use solo::state::tabletop::{Ending, Tabletop};
use words::terms;

/// The choices of a game, without the seed: whoever knows that knows the order of the deck.
#[derive(Debug, Serialize)]
pub struct PublicSetup<'a>(#[serde(serialize_with = "SetupFields::serialize")] pub &'a Setup);

/// What of the choices shows; the print only if it was chosen.
#[derive(Serialize)]
#[serde(remote = "Setup")]
struct SetupFields {
    bot: CrewDeck,
    difficulty: Mode,
    captain: CrewDeck,
    side: BoardSide,
    conspiracy: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    countdown: bool,
    #[serde(skip_serializing_if = "Boxes::is_core_alone")]
    boxes: Boxes,
    deck: DeckMode,
    #[serde(skip_serializing_if = "Option::is_none")]
    campaign: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    loadout: Option<Loadout>,
    #[serde(skip_serializing_if = "is_first")]
    printing: Print,
}

fn is_first(print: &Print) -> bool {
    *print == Print::First
}

/// Where a game stands, as a program reads it.
#[derive(Debug, Serialize)]
pub struct GameDocument<'a> {
    game: &'a str,
    setup: PublicSetup<'a>,
    turn: u8,
    multipliers: PublicMultipliers,
    next: NextAction,
    question: &'a Option<Question>,
    table: PublicTable<'a>,
}

impl<'a> GameDocument<'a> {
    /// Where a game of this name stands.
    pub fn new(book: &'a Rulebook, name: &'a str, state: &'a LogState) -> GameDocument<'a> {
        let Multipliers { research, influence, military, favorites: _ } = book.bot_multipliers(&state.table);
        GameDocument {
            game: name,
            setup: PublicSetup(&book.setup),
            turn: state.table.turn,
            multipliers: PublicMultipliers { research, influence, military },
            next: NextAction::from_state(state),
            question: &state.question,
            table: PublicTable { table: &state.table, junk: book.follows_junk().then_some(&state.table.junk) },
        }
    }
}

#[derive(Debug, Serialize)]
struct PublicMultipliers {
    research: u8,
    influence: u8,
    military: u8,
}

/// A table with its Junk, as far as known, where that is followed: the card junked last at the end.
#[derive(Debug, Serialize)]
struct PublicTable<'a> {
    #[serde(flatten)]
    table: &'a Tabletop,
    #[serde(skip_serializing_if = "Option::is_none")]
    junk: Option<&'a [EntryId]>,
}

codes!(
    /// What comes next in a game.
    NextAction {
        /// The player answers a question.
        Question => "question",
        /// The player takes a turn.
        YourTurn => "your-turn",
        /// Nothing: the game is lost.
        Lost => "lost",
        /// The points are counted.
        Scoring => "scoring",
    }
);

terms! { NextAction: STATUS_NEXT }

impl NextAction {
    pub(super) fn from_state(state: &LogState) -> NextAction {
        match (state.table.ending, &state.question) {
            (Some(Ending::Burn), _) => NextAction::Lost,
            (Some(Ending::Credits), _) => NextAction::Scoring,
            (None, Some(_)) => NextAction::Question,
            (None, None) => NextAction::YourTurn,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::Suit;
    use words::sample::{book, full_table, state};

    fn document(book: &Rulebook, state: &LogState) -> serde_json::Value {
        serde_json::to_value(GameDocument::new(book, "x", state)).expect("a document")
    }

    #[test]
    fn json_says_what_comes_next() {
        let book = book(CrewDeck::Koloth, DeckMode::Physical);
        let state = state(full_table(&book));
        let document = document(&book, &state);
        assert_eq!(document["next"], "your-turn");
        assert_eq!(document["multipliers"]["military"], 5);
        assert_eq!(document["table"]["turn"], 12);
    }

    /// A field that a table gets must be listed before it shows.
    #[test]
    fn what_is_hidden_never_shows() {
        let mut book = book(CrewDeck::Koloth, DeckMode::Virtual);
        let mut state = state(book.set_up());
        state.table.reinforcements = book.commons(Suit::Cargo);
        (state.table.player_focus, state.table.unnamed_junk) = (1, 1);
        book.setup.boxes = Boxes::all();
        (book.setup.countdown, book.setup.printing) = (true, Print::Latest);
        let document = document(&book, &state);
        let fields =
            |of: &str| document[of].as_object().expect("fields").keys().cloned().collect::<Vec<_>>().join(" ");
        assert_eq!(fields("setup"), "bot boxes captain conspiracy countdown deck difficulty printing side");
        assert_eq!(
            fields("table"),
            "controlled deck discard encounters ending gone held incidents junk last_turn log market officer \
             player_focus player_tracks reinforcements row ships staging stardate supplement supply teams tracks turn \
             unnamed_junk zone"
        );
        for pile in ["deck", "supplement", "row"] {
            assert!(document["table"][pile].is_u64(), "{pile}");
        }
    }
}
