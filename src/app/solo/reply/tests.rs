//! What a number means where it is typed, what there cannot be so much of, and whose card a name means.

use std::cell::RefCell;

use crate::solo::reply::answer::parse_answer;
use crate::solo::reply::correction::parse_correction;
use crate::solo::reply::event::parse_event;
use crate::solo::reply::parts::{PartialLine, ReplyError};
use crate::solo::reply::reader::Reader;
use crate::solo::reply::sent::parse_answer_form;
use model::{CrewDeck, EntryId, Lang};
use page::FilledForm;
use page::locale::Texts;
use solo::state::question::{Question, QuestionAnswer, QuestionOrigin, Refill};
use solo::state::setup::{DeckMode, Questions, Rulebook};
use solo::state::tabletop::{LocationSlot, Slot, Tabletop};
use words::Problem;
use words::sample::{book, card, full_table, names};

/// A game of Koloth against Picard, with real cards.
struct Game {
    book: Rulebook,
    table: Tabletop,
}

impl Game {
    fn new() -> Game {
        Game::of(CrewDeck::Koloth)
    }

    fn of(bot: CrewDeck) -> Game {
        let mut book = book(bot, DeckMode::Physical);
        book.setup.questions = Questions::Joined;
        let table = if bot == CrewDeck::Koloth { full_table(&book) } else { book.set_up() };
        Game { book, table }
    }

    /// What is read, and which cards it says it took.
    fn read<T>(&self, read: impl FnOnce(Reader<'_>) -> T) -> (T, Vec<EntryId>) {
        let (guessed, names) = (RefCell::default(), names());
        let reader =
            Reader { book: &self.book, table: &self.table, lang: Lang::En, names: &names, guessed: &guessed };
        let read = read(reader);
        (read, guessed.take())
    }

    fn answer(&self, question: &Question, text: &str) -> Result<QuestionAnswer, (String, Option<PartialLine>)> {
        let refused = |ReplyError { error, partial }| (said(&error), partial);
        self.read(|reader| parse_answer(reader, question, text).map_err(refused)).0
    }

    fn refused(&self, question: &Question, text: &str) -> String {
        self.answer(question, text).expect_err("refused").0
    }

    fn meant(&self, parse: impl FnOnce(Reader<'_>) -> Result<EntryId, Problem>) -> EntryId {
        self.read(parse).0.unwrap_or_else(|error| panic!("{}", said(&error)))
    }

    fn corrected(&self, text: &str) -> Result<(), String> {
        self.read(|reader| parse_correction(reader, text).map(|_| ()).map_err(|error| said(&error))).0
    }

    fn reported(&self, text: &str) -> Result<(), String> {
        self.read(|reader| parse_event(reader, text).map(|_| ()).map_err(|error| said(&error))).0
    }
}

fn said(error: &Problem) -> String {
    let texts = Texts::new(Lang::En);
    let way_out = error.way_out(&texts).unwrap_or_default();
    page::plain(&format!("{} {way_out} {}", error.sentence(&texts), error.suggestions().join(", ")))
}

fn market(table: &Tabletop) -> Question {
    Question::Market { slots: table.market.clone() }
}

fn zone(table: &Tabletop) -> Question {
    Question::Zone { sites: table.zone.clone(), teams: table.teams }
}

#[test]
fn a_number_means_nothing_where_no_numbered_list_is_shown() {
    let game = Game::new();
    for question in [market(&game.table), zone(&game.table), Question::from(Refill::Zone(1))] {
        let refused = game.refused(&question, "3");
        assert!(refused.starts_with("“3” is a number; this asks for a name."), "{refused}");
    }
    for text in ["move log 3", "ship 1 @ 2", "junk + 3", "officer 3"] {
        let refused = game.corrected(text).expect_err("refused");
        assert!(refused.contains("is a number; this asks for a name"), "{refused}");
    }
    for text in ["give 3", "control 1", "remove-teams 1 2"] {
        let refused = game.reported(text).expect_err("refused");
        assert!(refused.contains("is a number; this asks for a name"), "{refused}");
    }
    let tracks = Question::Tracks { steps: [0; 3] };
    let both = Question::Several { questions: vec![market(&game.table), tracks.clone()] };
    for (question, text) in [(&both, "3"), (&both, "16 0 0"), (&tracks, "3"), (&tracks, "16 0 0")] {
        let refused = game.refused(question, text);
        assert!(refused.contains("three numbers from 0 to 15"), "{refused}");
    }
}

#[test]
fn a_number_of_the_list_shown_is_taken_and_said() {
    let game = Game::new();
    let candidates = vec![card("korax"), card("krell"), card("utilize-koloth")];
    let question = Question::Reveal { from: QuestionOrigin::Row, candidates: candidates.clone() };
    let (read, taken) =
        game.read(|reader| parse_answer(reader, &question, "2").map_err(|error| said(&error.error)));
    assert_eq!(read, Ok(QuestionAnswer::Card(Some(card("krell")))));
    assert_eq!(taken, [card("krell")]);
    assert!(game.refused(&question, "4").starts_with("The list has no number 4; it ends at 3."));
    let sent = FilledForm(vec![("answer.card".to_owned(), "2".to_owned())]);
    let (by_form, _) =
        game.read(|reader| parse_answer_form(reader, &question, &sent).map_err(|error| said(&error)));
    assert!(by_form.expect_err("the page shows no numbers").contains("this asks for a name"));
    let all: Vec<EntryId> = game.book.cards.keys().take(31).cloned().collect();
    let too_many = Question::Reveal { from: QuestionOrigin::Row, candidates: all };
    assert!(game.refused(&too_many, "2").contains("this asks for a name"));
}

#[test]
fn there_is_not_more_of_anything_than_the_pieces_allow() {
    let mut game = Game::new();
    game.table.stardate.glory = 4;
    let stardate = Question::Stardate { card: Some(1), glory: 3, first: 1, last: 5 };
    assert!(
        game.refused(&stardate, "5").starts_with("There can be at most 4 Glory left on Stardate card 1 by now.")
    );
    assert!(game.answer(&stardate, "4").is_ok() && game.answer(&stardate, "2 1").is_ok());
    let refused = game.refused(&stardate, "2 99");
    assert!(refused.starts_with("Stardate card 2 begins with 7 Glory"), "{refused}");
    let Some(first) = game.table.neutral_locations().first().cloned() else { panic!("a Location") };
    let named = |what: &str| format!("{first} + {what}");
    assert!(game.refused(&zone(&game.table), &named("6 you")).starts_with("Picard has 5 Away Teams; you named "));
    assert!(game.refused(&zone(&game.table), &named("40 ship")).contains("Ship tokens; you named "));
    assert!(game.refused(&Question::Incidents { left: 6 }, "50").contains("Allowed: 1 to "));
    for text in ["stardate 1 99", "incidents 99", "encounters 99", "held 9", "military 16", "my-tracks 1 2 16"] {
        assert!(game.corrected(text).is_err(), "{text}");
    }
    assert!(game.corrected(&format!("zone {}", named("6 you"))).is_err());
    assert!(game.reported("remove-teams 9 betazed").expect_err("refused").contains("Away Teams; you named 9"));
    assert!(game.reported("draw 30").expect_err("refused").contains("Allowed: 1 to 20"));
}

/// What cannot be costs only the part in which it stands.
#[test]
fn what_cannot_be_is_typed_anew_and_the_rest_is_kept() {
    let game = Game::new();
    let stardate = Question::Stardate { card: Some(1), glory: 4, first: 1, last: 5 };
    let question = Question::Several { questions: vec![stardate, market(&game.table)] };
    let (_, partial) = game.answer(&question, "9; lirpa + 2 glory").expect_err("too much Glory");
    let partial = partial.expect("the rest");
    assert_eq!(
        (partial.others(), partial.replace_bad("3")),
        ("lirpa + 2 glory".into(), "3; lirpa + 2 glory".into())
    );
}

#[test]
fn a_name_means_a_card_of_the_crews_that_play() {
    let game = Game::new();
    for (text, slug) in
        [("utilize", "utilize-koloth"), ("Utilize (Picard)", "utilize-picard"), ("Confiscate", "confiscate-koloth")]
    {
        assert_eq!(game.meant(|reader| reader.parse_card(text)), card(slug), "{text}");
    }
    assert_eq!(game.meant(|reader| reader.parse_given("Utilize")), card("utilize-picard"));
    assert_eq!(game.reported("give Red Alert (common)"), Ok(()));
    assert!(
        game.corrected("move deck Utilize (Sela)").expect_err("not here").contains("belongs to the crew of Sela")
    );
    let riker = Game::of(CrewDeck::Riker);
    let near = riker.corrected("move log Red Alertness").expect_err("no card");
    assert!(near.contains("There is no card “Red Alertness” in this game."), "{near}");
    assert!(near.contains("Red Alert (Riker)") && !near.contains("Red Alert, Red Alert"), "{near}");
    let rebner = Game::of(CrewDeck::Rebner);
    assert_eq!(rebner.corrected("move log Big Helmet"), Ok(()));
    let khan = Game::of(CrewDeck::Khan);
    let question = Question::Reveal { from: QuestionOrigin::Row, candidates: khan.book.available() };
    assert!(khan.refused(&question, "Ceti Alpha V").contains("that card is in the box"));
}

#[test]
fn cards_that_are_the_same_are_named_one_after_the_other() {
    let game = Game::of(CrewDeck::Rebner);
    let one = Question::Reveal { from: QuestionOrigin::Discard, candidates: game.book.available() };
    let two = Question::Several { questions: vec![one.clone(), one] };
    let named = |slug| QuestionAnswer::Card(Some(card(slug)));
    let both = QuestionAnswer::Several(vec![named("big-helmet"), named("big-helmet-2")]);
    assert_eq!(game.answer(&two, "Big Helmet; Big Helmet"), Ok(both));
    let (twice, partial) = game.answer(&two, "Samaritan Snare; Samaritan Snare").expect_err("one card");
    assert!(twice.starts_with("Samaritan Snare is named twice. Name each card once."), "{twice}");
    assert_eq!(partial.map(|partial| partial.others()), Some("Samaritan Snare".to_owned()));
}

#[test]
fn a_dash_says_that_the_only_deck_in_question_has_run_out() {
    let game = Game::new();
    let card_up = Question::Reveal { from: QuestionOrigin::Row, candidates: vec![card("korax"), card("krell")] };
    let place = |suit| Question::from(Refill::Market(suit));
    let (ship, ally) = (place(model::Suit::Ship), place(model::Suit::Ally));
    let one = Question::Several { questions: vec![card_up.clone(), ship.clone()] };
    let korax = QuestionAnswer::Card(Some(card("korax")));
    let none = QuestionAnswer::Card(None);
    assert_eq!(game.answer(&one, "korax; -"), Ok(QuestionAnswer::Several(vec![korax.clone(), none.clone()])));
    let two = Question::Several { questions: vec![card_up, ship, ally] };
    assert!(game.refused(&two, "korax; -").contains("which deck has run out"));
    let both = QuestionAnswer::Several(vec![korax.clone(), none.clone(), none.clone()]);
    assert_eq!(game.answer(&two, "korax; -; -"), Ok(both));
    let later = QuestionAnswer::Several(vec![korax, QuestionAnswer::Later, none]);
    assert_eq!(game.answer(&two, "korax; ally -"), Ok(later));
}

#[test]
fn a_location_nobody_has_named_may_be_reported() {
    let mut game = Game::new();
    assert!(game.reported("control xahea").is_err());
    game.table.zone[1] = LocationSlot::unknown();
    assert_eq!(game.reported("control xahea"), Ok(()));
    assert_eq!(game.reported("remove-teams 1 xahea"), Ok(()));
    game.table.market[2] = Slot::Unknown;
    assert!(game.answer(&market(&game.table), "-").is_ok());
}
