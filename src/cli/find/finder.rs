//! What the finder shows, and what a key makes of it. Nothing here knows a terminal: presses go in, and what is
//! to be done outside comes out.

use ratatui_core::layout::Size;

use super::answers::{Answers, Told};
use super::editor::Line;
use super::filter::{Filter, Range};
use super::list::List;
use super::places::{At, Places};
use super::press::{Key, Press};
use super::reading::{Reading, Subject};
use crate::page::Page;

/// No way back is longer.
const LONGEST_WAY: usize = 100;

/// Something to be done outside.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Act {
    Stay,
    Copy(String),
    Stop,
    Leave,
}

/// What is said for a moment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Note {
    Copied(String),
    NothingToCopy,
    NoLinks,
    NoWayBack,
}

/// A page that was left through a link.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Seen {
    subject: Subject,
    top: usize,
    focus: Option<usize>,
}

/// All that is on the screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finder {
    pub line: Line,
    pub filter: Filter,
    pub list: List,
    pub reading: Reading,
    pub at: At,
    /// Words being typed that are searched in the answer.
    pub seeking: Option<Line>,
    pub note: Option<Note>,
    pub size: Size,
    pub has_color: bool,
    range: Range,
    /// What answers the line, kept to come back to.
    answer: Page,
    /// Whether the line is still to be answered.
    is_due: bool,
    /// Whether more has been pressed than is done.
    pub is_hurried: bool,
    way: Vec<Seen>,
}

impl Finder {
    /// A finder with words in its line.
    pub fn new(
        words: &str,
        filter: Filter,
        size: Size,
        has_color: bool,
        answers: &dyn Answers,
    ) -> Finder {
        let mut finder = Finder {
            line: Line::of(words),
            filter,
            list: List::default(),
            reading: Reading::of(Subject::Answer, Page::new(), has_color),
            at: At::Line,
            seeking: None,
            note: None,
            size,
            has_color,
            range: Range::default(),
            answer: Page::new(),
            is_due: false,
            is_hurried: false,
            way: Vec::new(),
        };
        finder.ask(answers);
        finder
    }

    /// Where everything stands.
    pub fn places(&self) -> Places {
        Places::of(self.size, self.at)
    }

    /// What a press does.
    pub fn press(&mut self, press: Press, answers: &dyn Answers) -> Act {
        self.note = None;
        if press.concerns_answer() {
            self.catch_up(answers);
        }
        match press {
            Press::Leave => return Act::Leave,
            Press::Stop => return Act::Stop,
            Press::Copy => return self.copy(answers, false),
            Press::Help => self.show_keys(answers),
            Press::Size(size) => {
                self.size = size;
                self.list.fit(usize::from(self.places().list.height));
            }
            Press::Turn(switch, way) => {
                // Not before it is needed: it takes reading through all there is.
                if self.range == Range::default() {
                    self.range = answers.range();
                }
                self.filter.turn(switch, way, &self.range);
                self.ask_again(answers);
            }
            Press::Click(at) => self.click(at, answers),
            Press::Wheel(at, way) => self.wheel(at, way),
            Press::Key(key) => {
                let act = self.key(&key, answers);
                self.lay();
                return act;
            }
        }
        self.lay();
        Act::Stay
    }

    fn key(&mut self, key: &Key, answers: &dyn Answers) -> Act {
        if self.seeking.is_some() {
            self.seek(key);
            return Act::Stay;
        }
        match self.at {
            At::Line => self.typed(key, answers),
            At::Pane | At::Whole => self.read(key, answers),
        }
    }

    /// Lays the answer out for the size of its pane.
    pub fn lay(&mut self) {
        let pane = self.places().pane;
        self.reading
            .lay(usize::from(pane.width), usize::from(pane.height));
    }

    /// Asks for what is typed, unless that takes long: then what stands there stays until nobody types.
    pub fn ask(&mut self, answers: &dyn Answers) {
        self.is_due = answers.is_slow(&self.line.text());
        if !self.is_due {
            self.answer(answers);
        }
    }

    /// Asks for what is typed, unless more keys wait: nobody would see the answer to half of what was pasted.
    pub fn ask_unhurried(&mut self, answers: &dyn Answers) {
        if self.is_hurried {
            self.is_due = true;
        } else {
            self.ask(answers);
        }
    }

    /// Asks for what was put off; whether something was.
    pub fn catch_up(&mut self, answers: &dyn Answers) -> bool {
        let is_due = std::mem::take(&mut self.is_due);
        if is_due {
            self.answer(answers);
        }
        is_due
    }

    /// Shows what fits what is typed, from the first hit on.
    fn answer(&mut self, answers: &dyn Answers) {
        let Told { rows, total, page } = answers.find(&self.line.text(), self.filter);
        self.list = List::of(rows, total);
        self.answer = page;
        self.way.clear();
        self.open(Subject::Answer, answers);
        self.lay();
    }

    /// The same question in another language or about something else; what is read otherwise stays.
    fn ask_again(&mut self, answers: &dyn Answers) {
        let subject = self.reading.subject.clone();
        // An answer clears the way back, which still leads on from what is read.
        let way = std::mem::take(&mut self.way);
        let id = self.list.row().map(|row| row.id.clone());
        self.ask(answers);
        match subject {
            Subject::Answer => {}
            Subject::Keys => self.open(Subject::Keys, answers),
            Subject::Record(read) => {
                let same = self
                    .list
                    .rows
                    .iter()
                    .position(|row| Some(&row.id) == id.as_ref());
                self.list.chosen = same.unwrap_or(self.list.chosen);
                if same.is_some() || self.at != At::Line {
                    self.open(Subject::Record(read), answers);
                }
            }
        }
        self.way = way;
    }

    /// Shows a page from its beginning.
    fn open(&mut self, subject: Subject, answers: &dyn Answers) {
        let lang = self.filter.lang;
        let page = match &subject {
            Subject::Answer => self.answer.clone(),
            Subject::Record(id) => answers.record(lang, id),
            Subject::Keys => answers.keys(lang),
        };
        self.reading = Reading::of(subject, page, self.has_color);
    }

    /// Shows another page and remembers the way back.
    pub fn go(&mut self, subject: Subject, answers: &dyn Answers) {
        let Reading {
            subject: from,
            top,
            focus,
            ..
        } = &self.reading;
        let seen = Seen {
            subject: from.clone(),
            top: *top,
            focus: *focus,
        };
        if self.way.len() == LONGEST_WAY {
            self.way.remove(0);
        }
        self.way.push(seen);
        self.open(subject, answers);
    }

    /// Goes back where a link was followed; whether there was a way.
    pub fn back(&mut self, answers: &dyn Answers) -> bool {
        let Some(seen) = self.way.pop() else {
            return false;
        };
        self.open(seen.subject, answers);
        self.lay();
        (self.reading.top, self.reading.focus) = (seen.top, seen.focus);
        true
    }

    /// Shows the row that is chosen.
    pub fn show_chosen(&mut self, answers: &dyn Answers) {
        let Some(row) = self.list.row() else {
            return;
        };
        // The first one is the answer, with what else is known.
        let subject = match self.list.chosen {
            0 => Subject::Answer,
            _ => Subject::Record(row.id.clone()),
        };
        self.way.clear();
        self.open(subject, answers);
    }

    pub fn show_keys(&mut self, answers: &dyn Answers) {
        // Or the answer would come later and take the place of the keys.
        self.catch_up(answers);
        if self.reading.subject == Subject::Keys {
            self.back(answers);
        } else {
            self.go(Subject::Keys, answers);
        }
    }

    /// The entry or card that is read.
    fn id(&self) -> Option<&str> {
        match &self.reading.subject {
            Subject::Record(id) => Some(id),
            Subject::Answer => self.list.rows.first().map(|row| row.id.as_str()),
            Subject::Keys => None,
        }
    }

    /// Copies the name of what is read, or its id.
    pub fn copy(&mut self, answers: &dyn Answers, is_id: bool) -> Act {
        let Some(id) = self.id().map(str::to_owned) else {
            self.note = Some(Note::NothingToCopy);
            return Act::Stay;
        };
        let title = answers.title(self.filter.lang, &id).filter(|_| !is_id);
        let words = title.unwrap_or(id);
        self.note = Some(Note::Copied(words.clone()));
        Act::Copy(words)
    }
}
