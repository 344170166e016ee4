//! A line that is being typed.

use super::press::{Deletion, LineEdit};
use model::text::steers;

/// More signs are not taken: no look-up reads further.
const LONGEST: usize = 200;

/// Signs with a place between them where the next one goes.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct LineEditor {
    signs: Vec<char>,
    at: usize,
}

impl LineEditor {
    /// A line with words in it, to be gone on with.
    pub(super) fn from_text(words: &str) -> LineEditor {
        let mut line = LineEditor::default();
        line.insert(words);
        line
    }

    pub(super) fn text(&self) -> String {
        self.signs.iter().collect()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.signs.is_empty()
    }

    /// What stands before the place where the next sign goes.
    pub(super) fn before(&self) -> String {
        self.signs[..self.at].iter().collect()
    }

    /// Edits the line.
    pub(super) fn press(&mut self, edit: &LineEdit) {
        match edit {
            LineEdit::Sign(sign) => self.insert(sign.encode_utf8(&mut [0; 4])),
            LineEdit::Paste(text) => self.insert(text),
            LineEdit::Deletion(what) => self.rub(*what),
            LineEdit::Left => self.at = self.at.saturating_sub(1),
            LineEdit::Right => self.at = (self.at + 1).min(self.signs.len()),
            LineEdit::Home => self.at = 0,
            LineEdit::End => self.at = self.signs.len(),
        }
    }

    /// Puts in as much as there is room for. Line ends and tabs become blanks; what steers a screen is dropped.
    fn insert(&mut self, text: &str) {
        for sign in text.chars() {
            let sign = if "\n\t\r".contains(sign) { ' ' } else { sign };
            let is_doubled = sign == ' ' && text.len() > 1 && self.before().ends_with(' ');
            if self.signs.len() < LONGEST && !steers(sign) && !is_doubled {
                self.signs.insert(self.at, sign);
                self.at += 1;
            }
        }
    }

    fn rub(&mut self, what: Deletion) {
        let from = match what {
            Deletion::Before => self.at.saturating_sub(1),
            Deletion::Word => self.word(),
            Deletion::Line => 0,
            Deletion::Behind => {
                if self.at < self.signs.len() {
                    self.signs.remove(self.at);
                }
                return;
            }
        };
        self.signs.drain(from..self.at);
        self.at = from;
    }

    /// Where the word before the place begins.
    fn word(&self) -> usize {
        let before = &self.signs[..self.at];
        let blanks = before.iter().rev().take_while(|sign| **sign == ' ').count();
        let word = before.iter().rev().skip(blanks);
        self.at - blanks - word.take_while(|sign| **sign != ' ').count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(keys: &[LineEdit]) -> (String, String) {
        let mut line = LineEditor::default();
        for key in keys {
            line.press(key);
        }
        (line.before(), line.text())
    }

    #[test]
    fn what_is_pasted_is_cleaned_and_bounded() {
        let paste = |text: &str| typed(&[LineEdit::Paste(text.to_owned())]).1;
        assert_eq!(paste("Ki\u{1b}[31mra\r\n\tNerys\u{202e}"), "Ki[31mra Nerys");
        assert_eq!(paste(&"x".repeat(100_000)).len(), LONGEST);
    }

    #[test]
    fn signs_go_where_the_cursor_stands() {
        let left = [LineEdit::Sign('a'), LineEdit::Sign('c'), LineEdit::Left, LineEdit::Sign('b')];
        assert_eq!(typed(&left), ("ab".to_owned(), "abc".to_owned()));
        let rubbed = [
            LineEdit::Paste("one two  ".to_owned()),
            LineEdit::Deletion(Deletion::Word),
            LineEdit::Home,
            LineEdit::Deletion(Deletion::Behind),
        ];
        assert_eq!(typed(&rubbed).1, "ne ");
        let gone = [LineEdit::Deletion(Deletion::Before), LineEdit::Sign('x'), LineEdit::Deletion(Deletion::Line)];
        assert_eq!(typed(&gone).1, "");
    }
}
