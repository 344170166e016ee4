//! The finder without a terminal: presses in, screens out.

use std::path::PathBuf;

use ratatui_core::backend::TestBackend;
use ratatui_core::layout::{Position, Size};
use ratatui_core::style::{Color, Modifier};
use ratatui_core::terminal::Terminal;

use super::answers::{self, AnswerSource, Direction, Filter, FilterSwitch, FilterValues, HitRow, SearchResult};
use super::finder::{Finder, FinderAction};
use super::paint::draw;
use super::places::Focus;
use super::press::{Deletion, Key, LineEdit, Press};
use super::reading::Subject;
use model::{CrewDeck, Game, Kind, Lang};
use page::locale::Texts;
use page::{Page, link, strong};

/// Titles by language and what an entry links to, beside its id.
const KNOWN: [(&str, [&str; 2], &str); 4] = [
    ("cc/keyword/log", ["Loggen", "Log"], "cc/keyword/recall"),
    ("cc/keyword/recall", ["Zurückrufen", "Recall"], "cc/trait/borg"),
    ("cc/trait/borg", ["Borg", "Borg"], "cc/keyword/log"),
    ("2e/card/logistics", ["Logistik", "Logistics of a Very Long Name Indeed"], "cc/trait/borg"),
];

/// Knows a few entries, by the beginnings of their titles.
struct Few;

impl Few {
    fn of(lang: Lang, known: [&'static str; 2]) -> &'static str {
        known[usize::from(lang == Lang::En)]
    }
}

impl AnswerSource for Few {
    fn find(&self, words: &str, filter: Filter) -> SearchResult {
        let fits = |title: &str| title.to_lowercase().starts_with(&words.to_lowercase());
        let in_game = |id: &str| filter.game.is_none_or(|game| id.starts_with(game.code()));
        let rows: Vec<HitRow> = KNOWN
            .iter()
            .filter(|(id, titles, _)| in_game(id) && titles.iter().any(|title| fits(title)))
            .map(|(id, titles, _)| HitRow { id: (*id).to_owned(), title: Few::of(filter.lang, *titles).to_owned() })
            .collect();
        let page = match rows.first() {
            Some(row) if !words.is_empty() => self.record(filter.lang, &row.id),
            Some(_) => answers::welcome(&Texts::new(filter.lang)),
            None => Page::from_words("Nothing"),
        };
        let rows = if words.is_empty() { Vec::new() } else { rows };
        SearchResult { total: rows.len(), rows, page }
    }

    fn is_slow(&self, words: &str) -> bool {
        words.contains('/')
    }

    fn record(&self, lang: Lang, id: &str) -> Page {
        let mut page = Page::new();
        let (_, titles, to) = KNOWN.iter().find(|(known, ..)| *known == id).expect("an entry");
        page.head(strong(Few::of(lang, *titles)), id);
        page.say(format!("See {}.", link(to, "the other one")));
        for line in 0..40 {
            page.say(format!("Line {line} of the page"));
        }
        page
    }

    fn picture(&self, id: &str) -> Option<PathBuf> {
        id.contains("/card/").then(|| PathBuf::from("card.jpg"))
    }

    fn title(&self, lang: Lang, id: &str) -> Option<String> {
        let found = KNOWN.iter().find(|(known, ..)| *known == id);
        found.map(|(_, titles, _)| Few::of(lang, *titles).to_owned())
    }

    fn keys(&self, lang: Lang) -> Page {
        answers::keys(&Texts::new(lang))
    }

    fn range(&self) -> FilterValues {
        FilterValues {
            kinds: vec![(Game::CaptainsChair, vec![Kind::Keyword, Kind::Card])],
            crews: vec![CrewDeck::Picard],
        }
    }
}

/// Widths of terminals.
const WIDTHS: [u16; 3] = [60, 80, 120];

struct Seat {
    finder: Finder,
    texts: [Texts; 2],
}

impl Seat {
    fn new(width: u16, lang: Lang, has_color: bool) -> Seat {
        let filter = Filter { lang, game: None, kind: None, crew: None };
        let size = Size { width, height: 24 };
        Seat { finder: Finder::new("", filter, size, has_color, &Few), texts: Lang::ALL.map(Texts::new) }
    }

    fn press(&mut self, press: Press) -> FinderAction {
        self.finder.press(press, &Few)
    }

    fn keys(&mut self, keys: &[Key]) -> FinderAction {
        let mut act = FinderAction::Stay;
        for key in keys {
            act = self.press(Press::Key(key.clone()));
        }
        act
    }

    fn type_words(&mut self, words: &str) -> FinderAction {
        let keys: Vec<Key> = words.chars().map(|sign| Key::Edit(LineEdit::Sign(sign))).collect();
        self.keys(&keys)
    }

    fn terminal(&self) -> Terminal<TestBackend> {
        let Size { width, height } = self.finder.size;
        let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a terminal");
        let texts = &self.texts[usize::from(self.finder.filter.lang == Lang::En)];
        terminal.draw(|frame| draw(frame, &self.finder, texts)).expect("drawn");
        terminal
    }

    fn lines(&self) -> Vec<String> {
        let terminal = self.terminal();
        let width = usize::from(self.finder.size.width);
        let cells = terminal.backend().buffer().content();
        let line = |cells: &[ratatui_core::buffer::Cell]| {
            let line: String = cells.iter().map(ratatui_core::buffer::Cell::symbol).collect();
            line.trim_end().to_owned()
        };
        cells.chunks(width).map(line).collect()
    }

    fn shows(&self, words: &str) -> bool {
        self.lines().iter().any(|line| line.contains(words))
    }

    fn subject(&self) -> &Subject {
        &self.finder.reading.subject
    }
}

fn record(id: &str) -> Subject {
    Subject::Record(id.to_owned())
}

#[test]
fn every_key_answers_at_every_width_in_both_languages() {
    for lang in Lang::ALL {
        for width in WIDTHS {
            let mut seat = Seat::new(width, lang, false);
            let hello = ["Wonach suchst", "looking for"][usize::from(lang == Lang::En)];
            assert!(seat.shows(hello), "{:#?}", seat.lines());
            seat.type_words("lo");
            let title = ["Loggen", "Log"][usize::from(lang == Lang::En)];
            assert!(seat.shows("> lo") && seat.shows(title) && seat.shows("Line 3 of"));
            assert_eq!(seat.finder.list.rows.len(), 2);
            seat.type_words("gi");
            assert_eq!(seat.finder.list.rows.len(), 1);
            assert!(seat.shows("2e"), "{:#?}", seat.lines());
            assert!(seat.lines().iter().all(|line| line.chars().count() <= width.into()));
        }
    }
}

#[test]
fn what_takes_long_waits_until_nobody_types() {
    let mut seat = Seat::new(80, Lang::En, false);
    seat.type_words("log");
    assert!(!seat.finder.catch_up(&Few));
    seat.type_words("/");
    assert_eq!(seat.finder.list.rows.len(), 2);
    assert!(seat.shows("> log/") && seat.shows("Line 3 of"));
    assert!(seat.finder.catch_up(&Few) && !seat.finder.catch_up(&Few));
    assert!(seat.finder.list.rows.is_empty() && seat.shows("Nothing"));
    // Whoever types on has no use for it any more.
    seat.type_words("x/");
    seat.keys(&[Key::Edit(LineEdit::Deletion(Deletion::Line))]);
    assert!(!seat.finder.catch_up(&Few));
}

#[test]
fn what_is_pasted_is_answered_once_and_before_a_key_that_concerns_the_answer() {
    let mut seat = Seat::new(80, Lang::En, false);
    seat.finder.is_hurried = true;
    seat.type_words("log");
    assert!(seat.finder.list.rows.is_empty() && seat.shows("> log"));
    seat.keys(&[Key::Down]);
    assert_eq!(seat.finder.list.rows.len(), 2);
    seat.type_words("x");
    assert!(seat.finder.catch_up(&Few) && seat.finder.list.rows.is_empty());
    // The page of keys stays: it is not taken for the answer that is still to come.
    for help in [Press::Help, Press::Key(Key::Edit(LineEdit::Sign('?')))] {
        seat.keys(&[Key::Edit(LineEdit::Deletion(Deletion::Line))]);
        seat.press(help);
        assert!(!seat.finder.catch_up(&Few) && *seat.subject() == Subject::Keys);
        seat.type_words("logx");
    }
    // The last of what waits is answered as ever.
    seat.keys(&[Key::Edit(LineEdit::Deletion(Deletion::Before))]);
    seat.finder.is_hurried = false;
    seat.keys(&[Key::Edit(LineEdit::Deletion(Deletion::Before))]);
    assert!(!seat.finder.catch_up(&Few) && !seat.finder.list.rows.is_empty());
}

#[test]
fn links_are_followed_and_gone_back() {
    let mut seat = Seat::new(80, Lang::En, false);
    seat.type_words("log");
    seat.keys(&[Key::Tab, Key::Enter]);
    assert_eq!(*seat.subject(), record("cc/keyword/recall"));
    assert!(seat.shows("Recall"));
    seat.keys(&[Key::Tab, Key::Enter]);
    assert_eq!(*seat.subject(), record("cc/trait/borg"));
    seat.keys(&[Key::Edit(LineEdit::Deletion(Deletion::Before))]);
    assert_eq!(*seat.subject(), record("cc/keyword/recall"));
    seat.keys(&[Key::Edit(LineEdit::Left)]);
    assert_eq!((seat.subject(), seat.finder.reading.focus), (&Subject::Answer, Some(0)));
    seat.keys(&[Key::Edit(LineEdit::Left)]);
    assert!(seat.shows("not followed any link"));
}

#[test]
fn another_hit_is_another_answer() {
    let mut seat = Seat::new(80, Lang::En, false);
    seat.type_words("log");
    seat.keys(&[Key::Down]);
    assert_eq!(*seat.subject(), record("2e/card/logistics"));
    seat.keys(&[Key::Down, Key::Up]);
    assert_eq!(*seat.subject(), Subject::Answer);
    seat.press(Press::Click(Position::new(3, 3)));
    assert_eq!(*seat.subject(), record("2e/card/logistics"));
}

#[test]
fn switches_ask_again_and_keep_what_is_read() {
    let mut seat = Seat::new(80, Lang::En, false);
    seat.type_words("log");
    seat.press(Press::Turn(FilterSwitch::Lang, Direction::On));
    assert!(seat.shows("Loggen") && seat.shows("F2 Deutsch"));
    seat.keys(&[Key::Tab, Key::Enter]);
    seat.press(Press::Turn(FilterSwitch::Lang, Direction::On));
    assert_eq!(*seat.subject(), record("cc/keyword/recall"));
    assert!(seat.shows("Recall"));
    seat.keys(&[Key::Edit(LineEdit::Left)]);
    assert_eq!(*seat.subject(), Subject::Answer);
    seat.keys(&[Key::Escape]);
    seat.press(Press::Turn(FilterSwitch::Game, Direction::On));
    seat.press(Press::Turn(FilterSwitch::Game, Direction::On));
    assert_eq!(seat.finder.filter.game, Some(Game::SecondEdition));
    assert_eq!(seat.finder.list.rows.len(), 1);
    seat.press(Press::Turn(FilterSwitch::Crew, Direction::On));
    assert!(seat.shows("F5 Picard") && seat.shows("F3 all games"));
}

#[test]
fn an_answer_is_searched() {
    let mut seat = Seat::new(80, Lang::En, false);
    seat.type_words("log");
    seat.keys(&[Key::Enter]);
    assert_eq!(seat.finder.at, Focus::Whole);
    seat.type_words("/LINE 3");
    assert!(seat.shows("Search the page: LINE 3") && seat.shows("1 of 11"));
    seat.keys(&[Key::Enter, Key::Edit(LineEdit::Sign('n')), Key::Edit(LineEdit::Sign('n'))]);
    assert!(seat.shows("3 of 11"));
    seat.keys(&[Key::Edit(LineEdit::Sign('N'))]);
    assert!(seat.shows("2 of 11"));
    let terminal = seat.terminal();
    let cells = terminal.backend().buffer().content();
    let is_marked =
        |cell: &&ratatui_core::buffer::Cell| cell.modifier.contains(Modifier::REVERSED | Modifier::BOLD);
    let marked: String = cells.iter().filter(is_marked).map(ratatui_core::buffer::Cell::symbol).collect();
    assert_eq!(marked, "Line 3");
    seat.keys(&[Key::Escape, Key::Escape]);
    assert_eq!((seat.finder.at, &seat.finder.reading.marks), (Focus::Line, &None));
}

#[test]
fn name_and_id_are_copied() {
    let mut seat = Seat::new(80, Lang::En, false);
    assert_eq!(seat.press(Press::Copy), FinderAction::Stay);
    seat.type_words("log");
    assert_eq!(seat.press(Press::Copy), FinderAction::Copy("Log".to_owned()));
    assert!(seat.shows("Copied"));
    seat.keys(&[Key::Tab]);
    let id = FinderAction::Copy("cc/keyword/log".to_owned());
    assert_eq!(seat.type_words("Y"), id);
}

#[test]
fn the_own_picture_of_a_card_is_opened_and_a_missing_one_told() {
    let mut seat = Seat::new(80, Lang::En, false);
    for (words, opened, told) in
        [("logis", FinderAction::Open(PathBuf::from("card.jpg")), false), ("recall", FinderAction::Stay, true)]
    {
        seat.type_words(words);
        seat.keys(&[Key::Tab]);
        assert_eq!(seat.type_words("o"), opened);
        assert_eq!(seat.shows("You have no picture of this."), told);
        seat.keys(&[Key::Escape, Key::Escape]);
    }
}

#[test]
fn escape_goes_back_a_step_at_a_time() {
    let mut seat = Seat::new(80, Lang::En, false);
    seat.type_words("log");
    seat.press(Press::Help);
    assert!(seat.shows("Ctrl-U"), "{:#?}", seat.lines());
    seat.keys(&[Key::Escape]);
    assert_eq!(*seat.subject(), Subject::Answer);
    seat.keys(&[Key::Enter, Key::Escape]);
    assert_eq!(seat.finder.at, Focus::Line);
    assert_eq!(seat.keys(&[Key::Escape]), FinderAction::Stay);
    assert!(seat.finder.line.is_empty());
    assert_eq!(seat.keys(&[Key::Escape]), FinderAction::Leave);
    assert_eq!(seat.press(Press::Leave), FinderAction::Leave);
    assert_eq!(seat.press(Press::Stop), FinderAction::Stop);
}

#[test]
fn without_color_there_is_none() {
    for (has_color, is_plain) in [(false, true), (true, false)] {
        let mut seat = Seat::new(80, Lang::En, has_color);
        seat.type_words("log");
        seat.keys(&[Key::Tab]);
        let terminal = seat.terminal();
        let cells = terminal.backend().buffer().content();
        let plain =
            |cell: &ratatui_core::buffer::Cell| cell.fg == Color::Reset && !cell.modifier.contains(Modifier::DIM);
        assert_eq!(cells.iter().all(plain), is_plain);
        assert!(cells.iter().any(|cell| cell.modifier.contains(Modifier::REVERSED)));
        assert!(cells.iter().any(|cell| cell.modifier.contains(Modifier::UNDERLINED)));
    }
}

#[test]
fn the_wheel_moves_what_it_turns_over_and_links_are_clicked() {
    let mut seat = Seat::new(80, Lang::En, false);
    seat.type_words("log");
    seat.press(Press::Wheel(Position::new(50, 10), Direction::On));
    assert_eq!(seat.finder.reading.top, 3);
    seat.press(Press::Wheel(Position::new(50, 10), Direction::Back));
    let pane = seat.finder.places().pane;
    seat.press(Press::Click(Position::new(pane.x + 5, pane.y + 2)));
    assert_eq!(*seat.subject(), record("cc/keyword/recall"));
}

/// Any presses in any order at any size: nothing panics and everything is drawn.
#[test]
fn nothing_pressed_makes_it_panic() {
    let presses = [
        Press::Key(Key::Edit(LineEdit::Sign('l'))),
        Press::Key(Key::Edit(LineEdit::Sign('/'))),
        Press::Key(Key::Edit(LineEdit::Paste("lo\u{1b}[2J日本\n語".to_owned()))),
        Press::Key(Key::Edit(LineEdit::Deletion(Deletion::Word))),
        Press::Key(Key::Down),
        Press::Key(Key::Tab),
        Press::Key(Key::Enter),
        Press::Key(Key::Escape),
        Press::Key(Key::Edit(LineEdit::End)),
        Press::Key(Key::Edit(LineEdit::Sign('n'))),
        Press::Key(Key::Edit(LineEdit::Left)),
        Press::Help,
        Press::Copy,
        Press::Turn(FilterSwitch::Game, Direction::Back),
        Press::Turn(FilterSwitch::Lang, Direction::On),
        Press::Click(Position::new(40, 5)),
        Press::Wheel(Position::new(3, 3), Direction::On),
        Press::Size(Size::new(1, 1)),
        Press::Size(Size::new(33, 5)),
        Press::Size(Size::new(80, 24)),
        Press::Size(Size::new(0, 0)),
        Press::Size(Size::new(200, 3)),
    ];
    let mut seat = Seat::new(80, Lang::De, true);
    let mut number: usize = 7;
    for _ in 0..3000 {
        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let press = presses[(number >> 33) % presses.len()].clone();
        seat.press(press);
        if seat.finder.size.width > 0 && seat.finder.size.height > 0 {
            seat.lines();
        }
    }
}
