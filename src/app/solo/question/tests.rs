//! Tests of [`super`].

use super::*;
use ::page::locale::Texts;
use ::page::render::Terminal;
use model::text::key;
use model::{CrewDeck, Effect, EntryId, Growth, Lang, PlayerPart, Specialty, Suit};
use solo::state::event::Event;
use solo::state::question::{CaptainQuestion, Question, QuestionOrigin};
use solo::state::setup::{DeckMode, Rulebook};
use solo::state::step::groups::{AcquisitionStep, CleanUpStep, PlayerStep, ResolutionStep, TurnStep};
use solo::state::step::{RowName, Step, StepKind};
use solo::state::tabletop::{MARKET, Slot, Tabletop};
use words::sample::{book, card, check_pages, check_text, full_table, names};

fn every_question(book: &Rulebook, table: &Tabletop) -> Vec<Question> {
    let team = Effect::You(PlayerPart::RemoveTeam);
    let gain = Effect::Grow(Growth::GainTrack { track: Specialty::Military, amount: 1 });
    let mut all = vec![
        Question::Stardate { card: Some(2), glory: 5, first: 1, last: 5 },
        Question::Stardate { card: None, glory: 0, first: 1, last: 5 },
        Question::Market { slots: table.market.clone() },
        Question::Market { slots: [const { Slot::Unknown }; 4] },
        Question::Zone { sites: table.zone.clone(), teams: 6 },
        Question::Zone { sites: Tabletop::new(6).zone, teams: 6 },
        Question::NewSite { place: 2 },
        Question::Tracks { steps: [3, 0, 15] },
        Question::EncounterLeft,
        Question::Incidents { left: 6 },
        Question::DiscardedIs { suit: Suit::Ally },
        Question::OwnCaptain { about: CaptainQuestion::IsFlipped },
        Question::OwnCaptain { about: CaptainQuestion::AreAllMarked },
        Question::PlayerHas { wanted: "klingon".to_owned() },
        Question::Junk { cards: Vec::new(), unnamed: 4 },
        Question::Junk { cards: vec![card("horta"), card("pakled-freighter")], unnamed: 0 },
        Question::Choice { options: vec![vec![team], vec![gain.clone()]], is_attack: true, may_be_none: true },
        Question::Choice { options: vec![vec![gain]], is_attack: false, may_be_none: true },
    ];
    all.extend(MARKET.map(|suit| Question::Refill { suit }));
    all.extend(about_cards(book));
    let reveal = |from| Question::Reveal { from, candidates: book.available() };
    let refill = Question::Refill { suit: Suit::Cargo };
    let bundles = [
        all[..3].to_vec(),
        vec![all[0].clone(), all[3].clone(), all[5].clone(), all[7].clone()],
        vec![reveal(QuestionOrigin::Discard), reveal(QuestionOrigin::Discard)],
        vec![about_cards(book)[13].clone(); 3],
        vec![reveal(QuestionOrigin::Row), refill, Question::NewSite { place: 1 }],
    ];
    all.extend(bundles.map(|questions| Question::Several { questions }));
    all
}

fn about_cards(book: &Rulebook) -> Vec<Question> {
    let candidates = book.available();
    let many: Vec<EntryId> = book.cards.keys().take(31).cloned().collect();
    let mut all = Vec::new();
    for from in [
        QuestionOrigin::Deck,
        QuestionOrigin::Supplement,
        QuestionOrigin::SupplementBottom,
        QuestionOrigin::Row,
        QuestionOrigin::Discard,
        QuestionOrigin::Log,
    ] {
        all.push(Question::Reveal { from, candidates: candidates.clone() });
        all.push(Question::Reveal { from, candidates: many.clone() });
    }
    for suit in [Suit::Incident, Suit::Encounter, Suit::Ship] {
        let candidates = book.commons(suit);
        all.push(Question::Drawn { suit, candidates, may_be_none: suit == Suit::Encounter });
    }
    for part in
        [PlayerPart::RemoveTeam, PlayerPart::DismissShip, PlayerPart::RemoveTeamsAtShip, PlayerPart::MayDraw]
    {
        all.push(Question::Part { part });
        all.extend([false, true].map(|neutral| Question::Where { part, places: vec![0, 2], neutral }));
    }
    all
}

fn step(depth: u8, kind: StepKind) -> Step {
    Step::new(depth, kind)
}

fn resolves(depth: u8, slug: &str) -> Step {
    let row = RowName::WithOfficer;
    step(depth, StepKind::Resolution(ResolutionStep::Resolves { card: card(slug), row, attack: true }))
}

/// What may have happened before a question.
fn befores() -> Vec<Vec<Step>> {
    let begins = step(0, StepKind::Turn(TurnStep::TurnBegins { turn: 3, last: false }));
    let reported = step(0, StepKind::Player(PlayerStep::Reported { event: Event::Incident }));
    vec![
        Vec::new(),
        vec![begins.clone()],
        vec![begins.clone(), step(0, StepKind::Turn(TurnStep::NothingSecured))],
        vec![begins, resolves(1, "krell")],
        vec![reported],
    ]
}

#[test]
fn every_question_reads_well_in_both_languages() {
    let (names, book) = (names(), book(CrewDeck::Koloth, DeckMode::Physical));
    let table = full_table(&book);
    for question in every_question(&book, &table) {
        for steps in befores() {
            check_pages(|texts| question_page(texts, &names, &book, &question, &table, &steps));
        }
    }
}

#[test]
fn every_question_has_its_texts_in_json() {
    let (names, book) = (names(), book(CrewDeck::Koloth, DeckMode::Physical));
    let table = full_table(&book);
    let texts = Lang::ALL.map(Texts::new);
    for question in every_question(&book, &table) {
        let asked = QuestionDocument::new(&texts, &names, &book, &question, &table, &[]);
        let value = serde_json::to_value(asked).expect("a document");
        for part in ["text", "why", "answer"] {
            for lang in ["de", "en"] {
                let text = value[part][lang].as_str().expect("a text");
                check_text(text);
                assert!(!text.contains(::page::KEPT_TOGETHER) && !text.contains('\u{a0}'), "{text}");
            }
        }
        assert!(value["ask"].is_string(), "{value}");
    }
}

fn why(question: &Question, steps: &[Step]) -> String {
    let (names, book) = (names(), book(CrewDeck::Koloth, DeckMode::Physical));
    let table = full_table(&book);
    let texts = Lang::ALL.map(Texts::new);
    let asked = QuestionDocument::new(&texts, &names, &book, question, &table, steps);
    let value = serde_json::to_value(asked).expect("a document");
    value["why"]["en"].as_str().expect("a text").to_owned()
}

#[test]
fn a_card_that_is_done_is_not_the_reason() {
    let nested = [
        resolves(1, "krell"),
        resolves(2, "korax"),
        step(1, StepKind::Acquisition(AcquisitionStep::NothingToJunk)),
    ];
    let question = Question::EncounterLeft;
    assert!(why(&question, &nested).starts_with("Krell"));
    assert!(why(&question, &nested[..2]).starts_with("Korax"));
    let cleared =
        [resolves(1, "krell"), step(0, StepKind::CleanUp(CleanUpStep::ClearsStaging { cards: Vec::new() }))];
    assert!(why(&question, &cleared).starts_with("Clean-up Step"));
}

#[test]
fn candidates_stand_by_title_in_the_language() {
    let book = book(CrewDeck::Koloth, DeckMode::Physical);
    let cards: Vec<EntryId> = [card("krell"), card("conquer-koloth"), card("arne-darvin")]
        .into_iter()
        .filter(|id| book.card(id).is_some())
        .collect();
    for lang in Lang::ALL {
        let sorted = candidates(&book, lang, &cards);
        let title = |id: &EntryId| key(book.card(id).expect("a card").title.get(lang));
        assert!(sorted.is_sorted_by_key(title));
        assert_eq!(sorted.len(), cards.len());
    }
}

#[test]
fn long_lists_are_not_shown() {
    let (names, book) = (names(), book(CrewDeck::Koloth, DeckMode::Physical));
    let candidates: Vec<EntryId> = book.cards.keys().take(31).cloned().collect();
    let question = Question::Reveal { from: QuestionOrigin::Deck, candidates };
    let texts = Texts::new(Lang::En);
    let page = question_page(&texts, &names, &book, &question, &Tabletop::new(6), &[]);
    let text = Terminal::new(Some(80), false).render(&page);
    assert!(text.lines().count() < 5, "{text}");
}

#[test]
fn a_player_with_freeman_is_told_what_her_fleet_weighs() {
    let texts = Texts::new(Lang::En);
    let told = |captain| {
        let mut book = book(CrewDeck::Koloth, DeckMode::Physical);
        book.setup.captain = captain;
        book.own_board = words::sample::board(captain);
        let table = full_table(&book);
        let question = Question::Zone { sites: table.zone.clone(), teams: table.teams };
        let page = question_page(&texts, &names(), &book, &question, &table, &[]);
        Terminal::new(Some(400), false).render(&page)
    };
    assert!(told(CrewDeck::Freeman).contains("fleet of 30"));
    assert!(!told(CrewDeck::Picard).contains("fleet of 30"));
}
