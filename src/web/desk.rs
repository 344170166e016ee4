//! What the page asks of the program. Behind it stand the commands of the terminal: nothing is worked out twice.

use std::sync::Arc;

use serde::Serialize;

use super::club::person::Whose;
use super::club::wants::Seats;
use super::games::Games;
pub use super::terminal_line::{Leaf, Line};
use super::wants::{CardSearch, Decks, Reckoner};
use crate::locale::Texts;
use crate::model::{Game, Lang};

/// The program, as one worker of the page has it.
pub trait Desk: Reckoner + Decks + CardSearch + Games + Seats {
    /// A desk at which the things of one visitor lie.
    fn of<'a>(&'a self, whose: &Whose) -> Box<dyn Desk + 'a>;

    /// Whether the database they have in common did not answer something that was asked at this desk.
    fn has_missed(&self) -> bool;

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
