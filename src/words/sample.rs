//! A game for the tests of this module: Koloth against Picard, with a full table.

use std::sync::LazyLock;

use crate::effects::Names;
use data::{Library, embedded};
use model::{
    Board, Boost, Boxes, CrewDeck, EffectToken, EntryId, GameBox, Kind, Lang, Mode, Moment, NAMED_CARDS, Print,
    Program,
};
use page::Page;
use page::locale::Texts;
use page::render::Terminal;
use solo::campaign::challenge::{Demand, Loadout, ReinforcePlace, Reinforcement, TimedBoost};
use solo::state::log::LogState;
use solo::state::setup::{BoardSide, DeckMode, EngineRules, Questions, Rulebook, Setup};
use solo::state::tabletop::{LocationSlot, Ship, Slot, Tabletop};
use solo::{Forces, TokenCounts};

static LIBRARY: LazyLock<Library> = LazyLock::new(|| Library::load(&embedded()).expect("valid data"));

/// The facts of a game.
pub fn book(bot: CrewDeck, deck: DeckMode) -> Rulebook {
    let captain = if bot == CrewDeck::Picard { CrewDeck::Burnham } else { CrewDeck::Picard };
    let setup = Setup {
        bot,
        difficulty: Mode::Lieutenant,
        captain,
        side: BoardSide::Advanced,
        conspiracy: bot == CrewDeck::Sela,
        deck,
        seed: 1,
        campaign: None,
        loadout: None,
        printing: Print::First,
        questions: Questions::Single,
        boxes: if bot.of_box() == Some(GameBox::Core) { Boxes::default() } else { Boxes::all() },
        countdown: false,
        asks_own_captain: false,
        rules: EngineRules::Third,
    };
    Rulebook {
        program: LIBRARY.program(bot).expect("a program").clone(),
        board: board(bot),
        own_board: board(captain),
        boxes: LIBRARY.boxes.clone(),
        stardates: LIBRARY.stardates(setup.difficulty).expect("cards").clone(),
        cards: setup.printed(LIBRARY.cards()),
        setup,
    }
}

/// The board of a captain.
pub fn board(captain: CrewDeck) -> Board {
    LIBRARY.board(captain).expect("a board").clone()
}

/// What a fourth assignment brings, with a challenge that takes an Incident.
pub fn loadout() -> Loadout {
    let boost = |when, effect| TimedBoost { when, effect };
    Loadout {
        number: 4,
        reinforce: ReinforcePlace::Deck,
        pile: vec![Reinforcement { card: card("pakled-freighter"), origin: None }],
        boosts: vec![
            boost(Moment::Unnamed, Boost::GainTokens { token: EffectToken::Glory, amount: 2 }),
            boost(Moment::AfterHand, Boost::Draw(1)),
        ],
        demands: vec![Demand::ShuffleIncident],
    }
}

/// The printed names of all suits and traits of the built-in data.
pub fn names() -> Names {
    let entries = LIBRARY.entries();
    let named = entries.filter(|entry| matches!(entry.kind(), Kind::Type | Kind::Trait));
    let cards = LIBRARY.cards();
    let called = cards.filter(|card| NAMED_CARDS.contains(&card.id.slug()));
    let cards = called.map(|card| (card.id.slug().to_owned(), card.title.clone()));
    let titles = named.map(|entry| (entry.id.slug().to_owned(), entry.title.clone()));
    Names::new(titles.chain(cards))
}

/// The programs of all captains.
pub fn programs() -> &'static [Program] {
    &LIBRARY.programs
}

/// The id of a common card by its slug.
pub fn card(slug: &str) -> EntryId {
    EntryId::try_from(format!("cc/card/{slug}")).expect("an id")
}

fn cards(slugs: &[&str]) -> Vec<EntryId> {
    slugs.iter().map(|slug| card(slug)).collect()
}

/// A table with more on it than any game is likely to see.
pub fn full_table(book: &Rulebook) -> Tabletop {
    let mut table = book.set_up();
    table.turn = 12;
    table.tracks = [15, 11, 14];
    table.supply = TokenCounts { glory: 24, dilithium: 12, latinum: 10 };
    table.officer = Some(card("kang-the-dahar-master"));
    let sites = ["ancient-relay-station", "amargosa-observatory", "memory-alpha"];
    let ships = ["iks-klothos", "iks-devisor", "iks-groth", "uss-enterprise-c", "uss-reliant"];
    table.ships = (0..)
        .zip(ships)
        .map(|(at, ship): (usize, _)| Ship { card: card(ship), at: Some(card(sites[at % 3])) })
        .collect();
    table.controlled = cards(&["betazed", "corvan-ii", "delta-vega", "indri-viii", "risa", "dozaria"]);
    table.discard = cards(&["good-day-to-die"]);
    table.log = cards(&["curzon-dax"]);
    table.staging = cards(&["klingon-disruptors", "prototype-cloak"]);
    table.held = vec![1, 2];
    let forces = Forces { teams: 4, ships: 2 };
    table.zone = sites.map(|site| LocationSlot { card: Some(card(site)), bot_teams: 2, player: forces }).to_vec();
    let tokens = TokenCounts { glory: 3, dilithium: 2, latinum: 1 };
    table.market = ["admiral-pressman", "holosuite", "xindi-reptilian-battleship", "arinsen"].map(|slug| {
        let card = card(slug);
        Slot::Card { card, tokens }
    });
    table.last_turn = Some(13);
    table
}

/// A game that stands so, as its log would have it.
pub fn state(table: Tabletop) -> LogState {
    LogState { table, chapters: Vec::new(), question: None, scores: None }
}

/// Checks a page in both languages: every message exists, no line is wider than 80 columns.
pub fn check_pages(page: impl Fn(&Texts) -> Page) {
    for lang in Lang::ALL {
        let page = page(&Texts::new(lang));
        for color in [false, true] {
            let text = Terminal::new(Some(80), color).render(&page);
            check_text(&text);
            for line in text.lines().filter(|_| !color) {
                let width = line.chars().count();
                assert!(width <= 80, "{width} columns: {line}");
            }
        }
    }
}

/// Checks that no id of a message shows, and that something is said.
pub fn check_text(text: &str) {
    let starts = ["step-", "ask-", "why-", "status-", "checklist-", "play-", "effect-", "symbol-"];
    assert!(!text.trim().is_empty());
    for start in starts {
        let shows = text
            .match_indices(start)
            .any(|(at, _)| !text[..at].ends_with(|before: char| before.is_alphanumeric() || before == '-'));
        assert!(!shows, "{start} in {text}");
    }
}
