//! Tests of [`super`].

use super::*;
use data::{Library, embedded};
use model::{Boxes, CrewDeck, Lang, Mode, Print};
use page::locale::Texts;
use page::render::Terminal;
use solo::score::PlayerHoldings;
use solo::state::setup::{BoardSide, DeckMode, EngineRules, Questions, Rulebook, Setup};
use solo::state::tabletop::{Face, FacedownPool, Tabletop, Zone};
use words::sample::check_pages;

fn book(bot: CrewDeck) -> Rulebook {
    let library = Library::load(&embedded()).expect("sound data");
    let board = library.board(bot).expect("a board").clone();
    Rulebook {
        program: library.program(bot).expect("a program").clone(),
        own_board: board.clone(),
        board,
        boxes: library.boxes.clone(),
        stardates: library.stardates(Mode::Ensign).expect("cards").clone(),
        cards: library.for_boxes(&Boxes::default()).cards().map(|card| (card.id.clone(), card.clone())).collect(),
        setup: Setup {
            bot,
            difficulty: Mode::Ensign,
            captain: bot,
            side: BoardSide::Advanced,
            conspiracy: true,
            deck: DeckMode::Virtual,
            seed: 1,
            campaign: None,
            loadout: None,
            printing: Print::First,
            questions: Questions::Single,
            boxes: Boxes::default(),
            countdown: false,
            asks_own_captain: false,
            rules: EngineRules::Second,
        },
    }
}

/// A Bot with something on every line.
fn rich(book: &Rulebook) -> Tabletop {
    let mut table = book.set_up();
    let card = |slug: &str| EntryId::try_from(format!("cc/card/{slug}")).expect("an id");
    for (slug, zone) in [
        ("sukal", Zone::Log),
        ("verex-iii", Zone::Controlled),
        ("vger", Zone::Log),
        ("koala", Zone::Discard),
        ("boltzmann-brain", Zone::Discard),
        ("guardian-of-forever", Zone::Discard),
        ("sha-ka-ree", Zone::Discard),
    ] {
        table.put(card(slug), zone);
    }
    table.deck.extend(vec![Face::Hidden(FacedownPool::Incident); 4]);
    table.zone[0].bot_teams = 3;
    table.supply.glory = 21;
    table.supply.dilithium = 3;
    table.supply.latinum = 2;
    table.tracks = [9, 4, 15];
    table
}

/// The sheet of a result in which both sides have something.
fn page_in(texts: &Texts, book: &Rulebook) -> Page {
    let bot = BotScore::count(book, &rich(book), &[]).expect("all cards are known");
    let holdings = PlayerHoldings {
        glory: 30,
        focus: [2, 0, 3],
        steps: [7, 3, 15],
        missions: 1,
        mission_points: 4,
        ..PlayerHoldings::default()
    };
    let you = SideScore::new(holdings, book.own_board.advanced.as_ref(), BoardSide::Advanced);
    let sheet = ScoreReport::new(Outcome {
        you: Some(&you),
        counted: None,
        listed: 0,
        bot: Some(Opponent::Counted(&bot)),
        verdict: Some(Verdict::from_points(you.total, bot.total, None)),
        cards: &book.cards,
    });
    sheet.page(texts)
}

#[test]
fn a_full_sheet_fits_eighty_columns_and_shows_its_addends() {
    for captain in [CrewDeck::Koloth, CrewDeck::Burnham] {
        let book = book(captain);
        check_pages(|texts| page_in(texts, &book));
        let resources = match captain {
            CrewDeck::Burnham => "3 + 2 ÷ 2 → 4",
            _ => "(3 + 2) ÷ 2 → 2",
        };
        let text = Terminal::new(Some(80), false).render(&page_in(&Texts::new(Lang::De), &book));
        assert!(text.contains(resources), "{text}");
        assert!(text.contains("34 − 4 = 30"), "{text}");
    }
}
