//! What may be seen of a game, as a program reads it. What is not listed here does not show: the order of facedown
//! piles, and the seed it comes from, are nobody's to know.

use serde::Serialize;

use model::{Boxes, CrewDeck, EntryId, Mode, Print};
use solo::campaign::challenge::Loadout;
use solo::rules::marks::CaptainState;
use solo::state::log::LogState;
use solo::state::question::Question;
use solo::state::setup::{BoardSide, DeckMode, Rulebook, Setup};
use solo::state::tabletop::{Ending, LocationSlot, Ship, Slot, Stardate, Tabletop};
use solo::{Multipliers, TokenCounts};
use words::terms;

/// The choices of a game, without the seed: whoever knows that knows the order of the deck.
#[derive(Debug, Serialize)]
pub struct PublicSetup<'a> {
    bot: CrewDeck,
    difficulty: Mode,
    captain: CrewDeck,
    side: BoardSide,
    conspiracy: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    countdown: bool,
    #[serde(skip_serializing_if = "Boxes::is_core_alone")]
    boxes: &'a Boxes,
    deck: DeckMode,
    #[serde(skip_serializing_if = "Option::is_none")]
    campaign: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    loadout: Option<&'a Loadout>,
    #[serde(skip_serializing_if = "Option::is_none")]
    printing: Option<Print>,
}

impl PublicSetup<'_> {
    /// What may be seen of the choices; the print only if it was chosen.
    pub fn new(setup: &Setup) -> PublicSetup<'_> {
        PublicSetup {
            bot: setup.bot,
            difficulty: setup.difficulty,
            captain: setup.captain,
            side: setup.side,
            conspiracy: setup.conspiracy,
            countdown: setup.countdown,
            boxes: &setup.boxes,
            deck: setup.deck,
            campaign: setup.campaign.as_deref(),
            loadout: setup.loadout.as_ref(),
            printing: Some(setup.printing).filter(|print| *print != Print::First),
        }
    }
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
            setup: PublicSetup::new(&book.setup),
            turn: state.table.turn,
            multipliers: PublicMultipliers { research, influence, military },
            next: NextAction::from_state(state),
            question: &state.question,
            table: PublicTable::new(book, &state.table),
        }
    }
}

#[derive(Debug, Serialize)]
struct PublicMultipliers {
    research: u8,
    influence: u8,
    military: u8,
}

/// What may be seen of a table. Facedown piles are given by their size: which cards they hold is nobody's
/// to know. What is not listed here does not show.
#[derive(Debug, Serialize)]
struct PublicTable<'a> {
    turn: u8,
    tracks: [u8; 3],
    supply: TokenCounts,
    /// Cards in it.
    deck: usize,
    /// Cards in it.
    supplement: usize,
    discard: &'a [EntryId],
    /// Facedown cards of the Staging Area.
    row: usize,
    staging: &'a [EntryId],
    log: &'a [EntryId],
    officer: &'a Option<EntryId>,
    controlled: &'a [EntryId],
    ships: &'a [Ship],
    gone: &'a [EntryId],
    teams: u8,
    market: &'a [Slot; 4],
    /// With the cards of more than the core box: as far as known, the card junked last at the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    junk: Option<&'a [EntryId]>,
    /// Cards below those that nobody has named.
    #[serde(skip_serializing_if = "is_none")]
    unnamed_junk: u8,
    zone: &'a [LocationSlot],
    stardate: Stardate,
    held: &'a [u8],
    incidents: u8,
    encounters: u8,
    player_tracks: [u8; 3],
    /// What a Focus icon is worth to a player whose board has no tracks.
    #[serde(skip_serializing_if = "is_none")]
    player_focus: u8,
    #[serde(skip_serializing_if = "<[EntryId]>::is_empty")]
    reinforcements: &'a [EntryId],
    #[serde(rename = "khan", skip_serializing_if = "Option::is_none")]
    captain: Option<&'a CaptainState>,
    last_turn: Option<u8>,
    ending: Option<Ending>,
}

fn is_none(number: &u8) -> bool {
    *number == 0
}

impl PublicTable<'_> {
    fn new<'t>(book: &Rulebook, table: &'t Tabletop) -> PublicTable<'t> {
        PublicTable {
            turn: table.turn,
            tracks: table.tracks,
            supply: table.supply,
            deck: table.deck.len(),
            supplement: table.supplement.len(),
            discard: &table.discard,
            row: table.row.len(),
            staging: &table.staging,
            log: &table.log,
            officer: &table.officer,
            controlled: &table.controlled,
            ships: &table.ships,
            gone: &table.gone,
            teams: table.teams,
            market: &table.market,
            junk: book.follows_junk().then_some(&table.junk[..]),
            unnamed_junk: table.unnamed_junk,
            zone: &table.zone,
            stardate: table.stardate,
            held: &table.held,
            incidents: table.incidents,
            encounters: table.encounters,
            player_tracks: table.player_tracks,
            player_focus: table.player_focus,
            reinforcements: &table.reinforcements,
            captain: table.captain.as_ref(),
            last_turn: table.last_turn,
            ending: table.ending,
        }
    }
}

/// What comes next in a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum NextAction {
    Question,
    YourTurn,
    Lost,
    Scoring,
}

terms! {
    NextAction {
        Question => status_next_question,
        YourTurn => status_next_your_turn,
        Lost => status_next_lost,
        Scoring => status_next_scoring,
    }
}

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
        let book = book(CrewDeck::Koloth, DeckMode::Virtual);
        let mut state = state(book.set_up());
        state.table.reinforcements = book.commons(Suit::Cargo);
        state.table.player_focus = 1;
        let shown = document(&book, &state)["table"].clone();
        let all = serde_json::to_value(&state.table).expect("a table");
        let hidden: Vec<&String> =
            all.as_object().expect("fields").keys().filter(|name| shown.get(name.as_str()).is_none()).collect();
        let never = ["fresh", "junk", "pools", "shuffles", "unnamed", "unnamed_junk"];
        assert_eq!(hidden, never);
        for pile in ["deck", "supplement", "row"] {
            assert!(shown[pile].is_u64(), "{pile}");
        }
    }
}
