//! What only the program knows of a virtual game stays with it: two tables that differ in nothing but the order of their
//! facedown piles look the same to everybody.

use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;

use crate::kit::built_in::library;
use crate::kit::opponent::{Opponent, random_setup, rulebook};
use app::solo::public::GameDocument;
use app::solo::question::{QuestionDocument, question_page};
use app::solo::status::status;
use app::solo::story::{document_steps, story};
use model::{EntryId, Lang, Position};
use page::locale::Texts;
use page::render::{Links, Terminal, html};
use solo::engine::run::{Action, RunInput, exec_with};
use solo::score::BotScore;
use solo::state::log::{Chapter, LogState};
use solo::state::question::Question;
use solo::state::setup::{DeckMode, Rulebook};
use solo::state::tabletop::{Face, Tabletop};
use words::effects::Names;

const NOWHERE: Links<'_> = Links { before: "", between: "/", behind: "" };
/// Games looked at.
const GAMES: u64 = 60;
/// Bot turns of each.
const TURNS: u8 = 4;

/// The same table with its facedown piles shuffled anew, as another seed might have it: drawn cards are part of the deck,
/// and any card of the Supplement deck may have come into it.
fn twin(book: &Rulebook, table: &Tabletop, random: &mut ChaCha8Rng) -> Tabletop {
    let mut twin = table.clone();
    if table.ending.is_none() {
        trade(book, &mut twin, random);
    }
    let drawn = twin.row.len();
    let mut facedown = std::mem::take(&mut twin.row);
    facedown.append(&mut twin.deck);
    facedown.shuffle(random);
    twin.deck = facedown.split_off(drawn);
    twin.row = facedown;
    twin.supplement.shuffle(random);
    twin.shuffles += 1;
    twin
}

/// Crew cards of the Supplement deck that came facedown into the deck change places with those still in it.
fn trade(book: &Rulebook, table: &mut Tabletop, random: &mut ChaCha8Rng) {
    let supplement: Vec<EntryId> = [Position::Development, Position::Reserve]
        .into_iter()
        .flat_map(|position| book.starting(position))
        .collect();
    let is_one = |face: &&mut Face| matches!(face, Face::Known(card) if supplement.contains(card));
    let piles = [&mut table.row, &mut table.deck, &mut table.supplement];
    let mut facedown: Vec<&mut Face> = piles.into_iter().flatten().filter(is_one).collect();
    let mut cards: Vec<Face> = facedown.iter().map(|face| (**face).clone()).collect();
    cards.shuffle(random);
    for (face, card) in facedown.iter_mut().zip(cards) {
        **face = card;
    }
}

/// Everything the program shows of a game, put together.
fn shown(book: &Rulebook, state: &LogState) -> String {
    let names = Names::default();
    let texts = Lang::ALL.map(Texts::new);
    let steps = state.chapters.last().map_or(&[][..], |chapter| &chapter.steps);
    let mut shown = serde_json::to_string(&GameDocument::new(book, "x", state)).expect("a document");
    let told = document_steps(&texts, &names, book, steps);
    shown += &serde_json::to_string(&told).expect("a document");
    if let Some(question) = &state.question {
        let asked = QuestionDocument::new(&texts, &names, book, question, &state.table, steps);
        shown += &serde_json::to_string(&asked).expect("a document");
    }
    for texts in &texts {
        let mut pages = vec![status(texts, &names, book, "x", state), story(texts, &names, book, steps)];
        if let Some(question) = &state.question {
            pages.push(question_page(texts, &names, book, question, &state.table, steps));
        }
        for page in pages {
            shown += &html(&page, texts.lang(), NOWHERE);
            shown += &Terminal::new(Some(80), false).render(&page);
        }
    }
    shown
}

fn assert_same(book: &Rulebook, state: &LogState, random: &mut ChaCha8Rng) {
    let mut other_book = book.clone();
    other_book.setup.seed += 1;
    let mut other = state.clone();
    other.table = twin(book, &state.table, random);
    assert_eq!(shown(book, state), shown(&other_book, &other));
    let (score, other) =
        (BotScore::count(book, &state.table, &[]), BotScore::count(&other_book, &other.table, &[]));
    assert_eq!(score, other);
}

#[test]
fn tables_that_differ_only_in_their_secret_look_the_same() {
    let mut random = ChaCha8Rng::seed_from_u64(16);
    for seed in 0..GAMES {
        let mut setup = random_setup(seed);
        setup.deck = DeckMode::Virtual;
        let book = rulebook(library(), setup);
        let mut opponent = Opponent::new(&book);
        let mut state = LogState::new(&book);
        for _ in 0..TURNS {
            if state.table.ending.is_some() {
                break;
            }
            let mut answer = |_: usize, question: &Question, table: &Tabletop| {
                let open =
                    LogState { table: table.clone(), question: Some(question.clone()), ..LogState::new(&book) };
                assert_same(&book, &open, &mut random);
                Some(RunInput::Answer(opponent.answer(question, table)))
            };
            let done = exec_with(&book, &state.table, &Action::Turn, &mut answer);
            state.table = done.table;
            state.chapters.push(Chapter { action: Action::Turn, steps: done.steps });
            assert_same(&book, &state, &mut random);
        }
    }
}
