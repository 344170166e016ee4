//! What keys and the mouse do in each place: in the line, in the answer, in words searched in it.

use ratatui_core::layout::Position;

use super::answers::{AnswerSource, Direction};
use super::editor::LineEditor;
use super::finder::{Finder, FinderAction, StatusNote};
use super::places::Focus;
use super::press::{Key, LineEdit};
use super::reading::Subject;

impl Finder {
    /// Keys while the line is typed.
    pub(super) fn typed(&mut self, key: &Key, answers: &dyn AnswerSource) -> FinderAction {
        match key {
            Key::Up => self.step(-1, answers),
            Key::Down => self.step(1, answers),
            Key::PageUp => self.reading.scroll(-self.reading.screenful()),
            Key::PageDown => self.reading.scroll(self.reading.screenful()),
            Key::Tab | Key::BackTab => {
                self.at = Focus::Pane;
                self.turn_link(*key == Key::Tab);
            }
            Key::Enter => self.at = Focus::Whole,
            Key::Escape => return self.escape_line(answers),
            Key::Edit(LineEdit::Sign('?')) if self.line.is_empty() => self.show_keys(answers),
            Key::Edit(edit) => {
                let before = self.line.text();
                self.line.press(edit);
                if self.line.text() != before {
                    self.ask_unhurried(answers);
                }
            }
        }
        FinderAction::Stay
    }

    /// Keys while the answer is read.
    pub(super) fn read(&mut self, key: &Key, answers: &dyn AnswerSource) -> FinderAction {
        match key {
            Key::Up => self.reading.scroll(-1),
            Key::Down => self.reading.scroll(1),
            Key::PageUp => self.reading.scroll(-self.reading.screenful()),
            Key::PageDown | Key::Edit(LineEdit::Sign(' ')) => self.reading.scroll(self.reading.screenful()),
            Key::Edit(LineEdit::Home) => self.reading.scroll(isize::MIN),
            Key::Edit(LineEdit::End) => self.reading.scroll(isize::MAX),
            Key::Tab => self.turn_link(true),
            Key::BackTab => self.turn_link(false),
            Key::Enter | Key::Edit(LineEdit::Right) => self.follow(answers),
            Key::Edit(LineEdit::Left | LineEdit::Deletion(_)) => {
                if !self.back(answers) {
                    self.note = Some(StatusNote::NoWayBack);
                }
            }
            Key::Escape => self.escape_answer(answers),
            Key::Edit(LineEdit::Sign('/')) => self.seeking = Some(LineEditor::default()),
            Key::Edit(LineEdit::Sign('n')) => self.reading.next_mark(true),
            Key::Edit(LineEdit::Sign('N')) => self.reading.next_mark(false),
            Key::Edit(LineEdit::Sign('y')) => return self.copy(answers, false),
            Key::Edit(LineEdit::Sign('Y')) => return self.copy(answers, true),
            Key::Edit(LineEdit::Sign('o')) => return self.open_picture(answers),
            Key::Edit(LineEdit::Sign('?')) => self.show_keys(answers),
            Key::Edit(LineEdit::Sign(_) | LineEdit::Paste(_)) => {}
        }
        FinderAction::Stay
    }

    /// Keys while words to be searched in the answer are typed.
    pub(super) fn seek(&mut self, key: &Key) {
        match key {
            Key::Enter => self.seeking = None,
            Key::Escape => {
                self.seeking = None;
                self.reading.mark("");
            }
            Key::Up => self.reading.next_mark(false),
            Key::Down => self.reading.next_mark(true),
            Key::Edit(edit) => {
                if let Some(line) = &mut self.seeking {
                    line.press(edit);
                    let words = line.text();
                    self.reading.mark(&words);
                }
            }
            Key::PageUp | Key::PageDown | Key::Tab | Key::BackTab => {}
        }
    }

    fn step(&mut self, by: isize, answers: &dyn AnswerSource) {
        let height = usize::from(self.places().list.height);
        if self.list.step(by, height) {
            self.show_chosen(answers);
        }
    }

    fn turn_link(&mut self, is_on: bool) {
        self.lay();
        if !self.reading.turn(is_on) {
            self.note = Some(StatusNote::NoLinks);
        }
    }

    /// Follows the link in focus; without one the answer gets the whole screen.
    fn follow(&mut self, answers: &dyn AnswerSource) {
        match self.reading.link().map(|lead| lead.id.clone()) {
            Some(id) => self.go(Subject::Record(id), answers),
            None => self.at = Focus::Whole,
        }
    }

    fn escape_line(&mut self, answers: &dyn AnswerSource) -> FinderAction {
        if self.reading.subject == Subject::Keys {
            self.back(answers);
            return FinderAction::Stay;
        }
        if self.line.is_empty() {
            return FinderAction::Leave;
        }
        self.line = LineEditor::default();
        self.ask(answers);
        FinderAction::Stay
    }

    /// One step back at a time: words that are marked, the page of keys, the answer.
    fn escape_answer(&mut self, answers: &dyn AnswerSource) {
        if self.reading.marks.is_some() {
            self.reading.mark("");
        } else if self.reading.subject != Subject::Keys || !self.back(answers) {
            self.at = Focus::Line;
            self.reading.focus = None;
        }
    }
}

/// Lines a wheel moves at once.
const WHEEL: isize = 3;

impl Finder {
    /// A click chooses a row, follows a link, or says where keys go.
    pub(super) fn click(&mut self, at: Position, answers: &dyn AnswerSource) {
        let places = self.places();
        if places.line.contains(at) {
            self.at = Focus::Line;
        } else if places.list.contains(at) {
            let row = self.list.top + usize::from(at.y - places.list.y);
            self.at = Focus::Line;
            self.list.choose(row, usize::from(places.list.height));
            self.show_chosen(answers);
        } else if places.pane.contains(at) {
            let (x, y) = (at.x - places.pane.x, at.y - places.pane.y);
            self.click_answer(usize::from(x), usize::from(y), answers);
        }
    }

    fn click_answer(&mut self, column: usize, row: usize, answers: &dyn AnswerSource) {
        if self.at == Focus::Line {
            self.at = Focus::Pane;
        }
        let link = self.reading.sheet.link_at(self.reading.top + row, column);
        if let Some(lead) = link.and_then(|link| self.reading.sheet.links.get(link)) {
            let id = lead.id.clone();
            self.reading.focus = link;
            self.go(Subject::Record(id), answers);
        }
    }

    /// The wheel moves what it turns over.
    pub(super) fn wheel(&mut self, at: Position, way: Direction) {
        let places = self.places();
        let by = match way {
            Direction::On => WHEEL,
            Direction::Back => -WHEEL,
        };
        if places.list.contains(at) {
            self.list.scroll(by, usize::from(places.list.height));
        } else {
            self.reading.scroll(by);
        }
    }
}
