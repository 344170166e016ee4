//! What the page asks of the program. Behind it stand the commands of the terminal: nothing is worked out twice.

use std::sync::Arc;

use serde::Serialize;

use super::calc::Reckoner;
use super::cards::CardSearch;
use super::deck::Decks;
use super::games::Games;
use crate::locale::Texts;
use crate::model::{Game, Lang};

/// The program, as one worker of the page has it.
pub trait Desk: Reckoner + Decks + CardSearch + Games {
    /// The words of a language.
    fn texts(&self, lang: Lang) -> &Texts;

    /// Answers a line as it would be typed in a terminal, as part of a page. No file is ever opened.
    fn ask(&self, lang: Lang, line: &Line) -> Leaf;

    /// The title of an entry or card; `None` if no id is like this.
    fn title(&self, lang: Lang, id: &str) -> Option<String>;

    /// Names that begin with what is typed, then those that hold it, at most so many.
    fn suggest(&self, lang: Lang, typed: &str, game: Option<Game>, most: usize) -> Vec<Suggestion>;
}

/// Makes a desk and lends it out until the work is done.
pub type WithDesk = Arc<dyn Fn(&mut dyn FnMut(&dyn Desk)) + Send + Sync>;

/// A command with its arguments.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Line {
    pub words: Vec<String>,
    /// What stands for standard input.
    pub text: Vec<u8>,
}

impl Line {
    /// A command and the options the program itself chooses.
    pub fn of<'a>(words: impl IntoIterator<Item = &'a str>) -> Line {
        Line {
            words: words.into_iter().map(str::to_owned).collect(),
            text: Vec::new(),
        }
    }

    /// The same with an option and its value from outside, which is never taken for another option.
    pub fn option(mut self, name: &str, value: &str) -> Line {
        self.words.push(format!("{name}={value}"));
        self
    }

    /// The same with an option that has no value.
    pub fn switch(mut self, name: &str) -> Line {
        self.words.push(name.to_owned());
        self
    }

    /// The same with words from outside, none of which is taken for an option. They come last.
    pub fn about<'a>(mut self, words: impl IntoIterator<Item = &'a str>) -> Line {
        self.words.push("--".to_owned());
        self.words.extend(words.into_iter().map(str::to_owned));
        self
    }

    /// The same with a text for standard input.
    pub fn reading(self, text: impl Into<Vec<u8>>) -> Line {
        let text = text.into();
        Line { text, ..self }
    }
}

/// An answer as part of a page.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Leaf {
    /// In plain words; may be empty.
    pub title: String,
    /// HTML, escaped.
    pub body: String,
    /// As programs end: 0 found or done, 1 nothing found or illegal, 2 wrong use.
    pub code: u8,
}

/// Something that may have been meant.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Suggestion {
    pub id: String,
    pub title: String,
    /// The title in the other language, if it is another.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub other: String,
    /// Game and kind, as shown.
    pub place: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_from_outside_stand_where_no_option_is_read() {
        let line = Line::of(["search"])
            .option("--sort", "--data")
            .about(["--data", "/etc"]);
        assert_eq!(
            line.words,
            ["search", "--sort=--data", "--", "--data", "/etc"]
        );
    }
}
