//! What keys do in each place: in the line, in the answer, in words searched in it.

use super::answers::Answers;
use super::editor::Line;
use super::finder::{Act, Finder, Note};
use super::places::At;
use super::press::Key;
use super::reading::Subject;

impl Finder {
    /// Keys while the line is typed.
    pub fn typed(&mut self, key: &Key, answers: &dyn Answers) -> Act {
        match key {
            Key::Up => self.step(-1, answers),
            Key::Down => self.step(1, answers),
            Key::PageUp => self.reading.scroll(-self.reading.screenful()),
            Key::PageDown => self.reading.scroll(self.reading.screenful()),
            Key::Tab | Key::BackTab => {
                self.at = At::Pane;
                self.turn_link(*key == Key::Tab);
            }
            Key::Enter => self.at = At::Whole,
            Key::Escape => return self.escape_line(answers),
            Key::Sign('?') if self.line.is_empty() => self.show_keys(answers),
            Key::Sign(_)
            | Key::Paste(_)
            | Key::Rub(_)
            | Key::Left
            | Key::Right
            | Key::Home
            | Key::End => {
                let before = self.line.text();
                if self.line.press(key) && self.line.text() != before {
                    self.ask_unhurried(answers);
                }
            }
        }
        Act::Stay
    }

    /// Keys while the answer is read.
    pub fn read(&mut self, key: &Key, answers: &dyn Answers) -> Act {
        match key {
            Key::Up => self.reading.scroll(-1),
            Key::Down => self.reading.scroll(1),
            Key::PageUp => self.reading.scroll(-self.reading.screenful()),
            Key::PageDown | Key::Sign(' ') => self.reading.scroll(self.reading.screenful()),
            Key::Home => self.reading.scroll(isize::MIN),
            Key::End => self.reading.scroll(isize::MAX),
            Key::Tab => self.turn_link(true),
            Key::BackTab => self.turn_link(false),
            Key::Enter | Key::Right => self.follow(answers),
            Key::Left | Key::Rub(_) => {
                if !self.back(answers) {
                    self.note = Some(Note::NoWayBack);
                }
            }
            Key::Escape => self.escape_answer(answers),
            Key::Sign('/') => self.seeking = Some(Line::default()),
            Key::Sign('n') => self.reading.next_mark(true),
            Key::Sign('N') => self.reading.next_mark(false),
            Key::Sign('y') => return self.copy(answers, false),
            Key::Sign('Y') => return self.copy(answers, true),
            Key::Sign('?') => self.show_keys(answers),
            Key::Sign(_) | Key::Paste(_) => {}
        }
        Act::Stay
    }

    /// Keys while words to be searched in the answer are typed.
    pub fn seek(&mut self, key: &Key) {
        match key {
            Key::Enter => self.seeking = None,
            Key::Escape => {
                self.seeking = None;
                self.reading.mark("");
            }
            Key::Up => self.reading.next_mark(false),
            Key::Down => self.reading.next_mark(true),
            Key::Sign(_)
            | Key::Paste(_)
            | Key::Rub(_)
            | Key::Left
            | Key::Right
            | Key::Home
            | Key::End
            | Key::PageUp
            | Key::PageDown
            | Key::Tab
            | Key::BackTab => {
                let Some(line) = &mut self.seeking else {
                    return;
                };
                if line.press(key) {
                    let words = line.text();
                    self.reading.mark(&words);
                }
            }
        }
    }

    fn step(&mut self, by: isize, answers: &dyn Answers) {
        let height = usize::from(self.places().list.height);
        if self.list.step(by, height) {
            self.show_chosen(answers);
        }
    }

    fn turn_link(&mut self, is_on: bool) {
        self.lay();
        if !self.reading.turn(is_on) {
            self.note = Some(Note::NoLinks);
        }
    }

    /// Follows the link in focus; without one the answer gets the whole screen.
    fn follow(&mut self, answers: &dyn Answers) {
        match self.reading.link().map(|lead| lead.id.clone()) {
            Some(id) => self.go(Subject::Record(id), answers),
            None => self.at = At::Whole,
        }
    }

    fn escape_line(&mut self, answers: &dyn Answers) -> Act {
        if self.reading.subject == Subject::Keys {
            self.back(answers);
            return Act::Stay;
        }
        if self.line.is_empty() {
            return Act::Leave;
        }
        self.line = Line::default();
        self.ask(answers);
        Act::Stay
    }

    /// One step back at a time: words that are marked, the page of keys, the answer.
    fn escape_answer(&mut self, answers: &dyn Answers) {
        if self.reading.marks.is_some() {
            self.reading.mark("");
        } else if self.reading.subject != Subject::Keys || !self.back(answers) {
            self.at = At::Line;
            self.reading.focus = None;
        }
    }
}
