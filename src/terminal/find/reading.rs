//! The answer that is read: where it stands, which link is in focus, what was searched in it.

use page::Page;
use page::render::{PageLink, StyledPage};

/// What a page is about, so that it can be asked for again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Subject {
    /// The answer to what is typed, or why there is none.
    Answer,
    /// An entry or card by its id.
    Record(String),
    /// The keys.
    Keys,
}

/// A page that is read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct AnswerPane {
    pub subject: Subject,
    page: Page,
    pub sheet: StyledPage,
    /// Columns and lines of the pane.
    room: (usize, usize),
    has_color: bool,
    /// The first line in sight.
    pub top: usize,
    /// The link in focus.
    pub focus: Option<usize>,
    pub marks: Option<Marks>,
}

/// Where searched words stand in a page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Marks {
    pub words: String,
    pub places: Vec<Mark>,
    /// The one that is looked at.
    pub at: usize,
}

/// A place of words: the line, and how many signs stand before and in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Mark {
    pub line: usize,
    pub before: usize,
    pub signs: usize,
}

impl AnswerPane {
    /// A page from its beginning. It has no lines before it is laid out.
    pub(super) fn new(subject: Subject, page: Page, has_color: bool) -> AnswerPane {
        AnswerPane {
            subject,
            page,
            sheet: StyledPage::default(),
            room: (0, 0),
            has_color,
            top: 0,
            focus: None,
            marks: None,
        }
    }

    /// Lays the page out for a pane, if it is not yet.
    pub(super) fn lay(&mut self, width: usize, height: usize) {
        if self.room.0 != width {
            self.sheet = StyledPage::render(&self.page, width, self.has_color);
            if let Some(marks) = self.marks.take() {
                self.mark(&marks.words);
            }
        }
        self.room = (width, height);
        self.scroll(0);
    }

    /// Lines of a screenful, one of which stays in sight.
    pub(super) fn screenful(&self) -> isize {
        isize::try_from(self.room.1.saturating_sub(1).max(1)).unwrap_or(1)
    }

    /// Moves the lines in sight.
    pub(super) fn scroll(&mut self, by: isize) {
        let last = self.sheet.lines.len().saturating_sub(self.room.1);
        self.top = self.top.saturating_add_signed(by).min(last);
    }

    /// The link in focus.
    pub(super) fn link(&self) -> Option<&PageLink> {
        self.sheet.links.get(self.focus?)
    }

    /// Brings the next link into focus, or the one before; whether there is any. The first is the first in sight.
    pub(super) fn turn(&mut self, is_on: bool) -> bool {
        let links = &self.sheet.links;
        if links.is_empty() {
            return false;
        }
        let in_sight = links.iter().position(|lead| lead.line >= self.top);
        let next = match (self.focus, is_on) {
            (None, true) => in_sight.unwrap_or(0),
            (None, false) => links.len() - 1,
            (Some(at), true) => (at + 1) % links.len(),
            (Some(at), false) => (at + links.len() - 1) % links.len(),
        };
        let line = links[next].line;
        self.focus = Some(next);
        self.show(line);
        true
    }

    /// Finds words in the page and looks at the first place from the lines in sight on. Without words nothing is
    /// marked any more.
    pub(super) fn mark(&mut self, words: &str) {
        let wanted = folded(words.trim());
        if wanted.is_empty() {
            self.marks = None;
            return;
        }
        let lines = 0..self.sheet.lines.len();
        let places: Vec<Mark> =
            lines.flat_map(|line| places(line, &folded(&self.sheet.plain(line)), &wanted)).collect();
        let from_here = places.iter().position(|mark| mark.line >= self.top);
        self.marks = Some(Marks { words: words.to_owned(), at: from_here.unwrap_or(0), places });
        self.show_mark();
    }

    /// Looks at the next place of the words searched, or the one before.
    pub(super) fn next_mark(&mut self, is_on: bool) {
        if let Some(marks) = &mut self.marks {
            let count = marks.places.len().max(1);
            let step = if is_on { 1 } else { count - 1 };
            marks.at = (marks.at + step) % count;
        }
        self.show_mark();
    }

    fn show_mark(&mut self) {
        let marks = self.marks.as_ref();
        if let Some(mark) = marks.and_then(|marks| marks.places.get(marks.at)) {
            self.show(mark.line);
        }
    }

    /// Brings a line into sight.
    fn show(&mut self, line: usize) {
        if line < self.top || line >= self.top + self.room.1 {
            // A third from the top, so that what leads to the line is in sight too.
            self.top = line.saturating_sub(self.room.1 / 3);
            self.scroll(0);
        }
    }
}

/// Signs as they are compared: one for each.
fn folded(text: &str) -> Vec<char> {
    let small = |sign: char| sign.to_lowercase().next().unwrap_or(sign);
    text.chars().map(small).collect()
}

fn places(line: usize, signs: &[char], wanted: &[char]) -> Vec<Mark> {
    let windows = signs.windows(wanted.len()).enumerate();
    let found = windows.filter(|(_, window)| *window == wanted);
    found.map(|(before, _)| Mark { line, before, signs: wanted.len() }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use page::link;

    fn reading() -> AnswerPane {
        let mut page = Page::new();
        for at in 0..20 {
            let id = format!("cc/card/c{at}");
            page.say(format!("Line {at} leads to {}", link(&id, "Ärger")));
        }
        let mut reading = AnswerPane::new(Subject::Answer, page, false);
        reading.lay(40, 5);
        reading
    }

    #[test]
    fn focus_goes_round_and_stays_in_sight() {
        let mut reading = reading();
        assert!(reading.turn(true));
        assert_eq!((reading.focus, reading.top), (Some(0), 0));
        assert!(reading.turn(false));
        assert_eq!((reading.focus, reading.top), (Some(19), 15));
        assert_eq!(reading.link().map(|lead| lead.line), Some(19));
        assert!(reading.turn(true));
        assert_eq!((reading.focus, reading.top), (Some(0), 0));
    }

    #[test]
    fn words_are_found_in_any_case_from_here_on() {
        let mut reading = reading();
        reading.scroll(10);
        reading.mark("äRGER");
        let marks = reading.marks.clone().expect("marks");
        assert_eq!((marks.places.len(), marks.at), (20, 10));
        reading.next_mark(false);
        assert_eq!(reading.marks.as_ref().map(|marks| marks.at), Some(9));
        assert!(reading.top <= 9);
        reading.mark("nowhere");
        assert_eq!(reading.marks.as_ref().map(|marks| marks.places.len()), Some(0));
        reading.next_mark(true);
        reading.mark("");
        assert_eq!(reading.marks, None);
    }

    #[test]
    fn nobody_scrolls_beyond_the_end() {
        let mut reading = reading();
        reading.scroll(100);
        assert_eq!(reading.top, 15);
        reading.lay(40, 50);
        assert_eq!(reading.top, 0);
    }
}
