//! What the page asks of the program. Behind it stand the commands of the terminal: nothing is worked out twice.

use serde::Serialize;
use serde_json::Value;

use super::club::identity::{Principal, SeatBackend};
use super::games::{GameBackend, Refusal};
use keep::trash::{TrashKind, TrashedItem};
use model::{Game, Lang};
use page::locale::Texts;
use page::{FilledForm, Form};
use view::entry::CardFace;

/// The program, as one worker of the page has it.
pub trait Backend: CalculatorBackend + DeckBackend + CardSearchBackend + GameBackend + SeatBackend {
    /// A backend at which the things of one visitor lie.
    fn of<'a>(&'a self, whose: &Principal) -> Box<dyn Backend + 'a>;

    /// Whether the database they have in common did not answer something that was asked at this backend.
    fn has_missed(&self) -> bool;

    /// The words of a language.
    fn texts(&self, lang: Lang) -> &Texts;

    /// Answers a line as it would be typed in a terminal, as part of a page. No file is ever opened.
    fn ask(&self, lang: Lang, line: &CommandLine) -> HtmlFragment;

    /// The title of an entry or card; `None` if no id is like this.
    fn title(&self, lang: Lang, id: &str) -> Option<String>;

    /// The rules on pages of a printed document, by its code and their numbers; `None` where nothing is known of them.
    fn printed(&self, lang: Lang, doc: &str, pages: &str) -> Option<HtmlFragment>;

    /// The entries and cards with a star of the player's, by their ids.
    fn stars(&self) -> Vec<String>;

    /// What was removed and can be brought back, removed last first.
    ///
    /// # Errors
    /// When it cannot be read.
    fn trash(&self, lang: Lang) -> Result<Vec<TrashedItem>, Refusal>;

    /// Brings back what was removed last of a kind under a name.
    ///
    /// # Errors
    /// When there is nothing of this name, or nothing can be written.
    fn restore(&self, lang: Lang, kind: TrashKind, name: &str) -> Result<(), Refusal>;

    /// Names that begin with what is typed, then those that hold it, at most so many.
    fn suggest(&self, lang: Lang, typed: &str, game: Option<Game>, most: usize) -> Vec<Suggestion>;
}

/// Something that may have been meant.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Suggestion {
    /// The id of the entry or card.
    pub id: String,
    /// Its title in the language asked for.
    pub title: String,
    /// The title in the other language, if it is another.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub other: String,
    /// Game and kind, as shown.
    pub place: String,
}

/// A command with its arguments.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct CommandLine {
    /// Command, options and words in the order in which a terminal takes them, without the name of the program.
    pub words: Vec<String>,
    /// What stands for standard input.
    pub text: Vec<u8>,
}

impl CommandLine {
    /// A command and the options the program itself chooses.
    pub fn of<'a>(words: impl IntoIterator<Item = &'a str>) -> CommandLine {
        CommandLine { words: words.into_iter().map(str::to_owned).collect(), text: Vec::new() }
    }

    /// The same with an option and its value from outside, which is never taken for another option.
    pub fn option(mut self, name: &str, value: &str) -> CommandLine {
        self.words.push(format!("{name}={value}"));
        self
    }

    /// The same with an option that has no value.
    pub fn switch(mut self, name: &str) -> CommandLine {
        self.words.push(name.to_owned());
        self
    }

    /// The same with words from outside, none of which is taken for an option. They come last.
    pub fn about<'a>(mut self, words: impl IntoIterator<Item = &'a str>) -> CommandLine {
        self.words.push("--".to_owned());
        self.words.extend(words.into_iter().map(str::to_owned));
        self
    }

    /// The same with a text for standard input.
    pub fn reading(self, text: impl Into<Vec<u8>>) -> CommandLine {
        let text = text.into();
        CommandLine { text, ..self }
    }
}

/// An answer as part of a page.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct HtmlFragment {
    /// In plain words; may be empty.
    pub title: String,
    /// HTML, escaped.
    pub body: String,
    /// The id of the one entry or card it shows in full; empty for anything else.
    pub entry: String,
    /// How many hits there are in all, where some are not shown.
    pub total: Option<usize>,
    /// As programs end: 0 found or done, 1 nothing found or illegal, 2 wrong use.
    pub code: u8,
}

/// What the room of calculators asks.
pub trait CalculatorBackend {
    /// All calculators, in the order of lists.
    fn calculators(&self, lang: Lang) -> Vec<CalculatorSummary>;

    /// A calculator with its form, holding what was filled in; `None` if there is none of this name.
    fn calculator(&self, lang: Lang, name: &str, filled: &FilledForm) -> Option<CalculatorForm>;
}

/// A calculator in the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CalculatorSummary {
    /// In the address.
    pub name: &'static str,
    /// The game whose rules it follows.
    pub game: Game,
    /// Its title in the language asked for.
    pub title: String,
    /// What it answers, in a line.
    pub about: String,
}

/// A calculator to be used.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CalculatorForm {
    /// Its name, game and title, as the list has them.
    pub listed: CalculatorSummary,
    /// Its arguments as fields, holding what was filled in.
    pub form: Form,
    /// The names of those that hold something else than at first.
    pub changed: Vec<String>,
    /// What was filled in as a line of the terminal.
    pub line: CommandLine,
    /// As typed in the terminal, and the address where the form holds them.
    pub examples: Vec<(String, String)>,
    /// What else there is to know, a paragraph each.
    pub notes: Vec<String>,
    /// Options of the terminal, and what the fields for them are called; the longest first.
    pub options: Vec<(String, String)>,
}

/// What the room of cards asks.
pub trait CardSearchBackend {
    /// What a query can be narrowed down by; nothing if it cannot be read.
    fn facets(&self, lang: Lang, typed: &str) -> Vec<Facet>;

    /// A query with the ticks of a form in the place of those it had: values under the codes of their fields. What
    /// cannot be ticked stays as it was typed.
    fn ticked(&self, lang: Lang, typed: &str, ticks: &FilledForm) -> String;

    /// A card by its id, as it is shown on a page of its own; `None` for any other entry.
    fn card(&self, lang: Lang, id: &str) -> Option<CardSheet>;

    /// What cards can be sorted by: as typed, and as shown.
    fn sorts(&self, lang: Lang) -> Vec<(&'static str, &'static str)>;
}

/// A card with what its page shows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardSheet {
    /// What it is called in lists of decks and collections.
    pub name: String,
    /// What it shows at a glance.
    pub face: CardFace,
    /// All else, as HTML.
    pub rest: String,
}

/// A field whose values can be tapped.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Facet {
    /// The code of the field, which its ticks are sent under.
    pub code: &'static str,
    /// The name of the field in the language asked for, with a capital.
    pub label: String,
    /// Its values, in the order in which they are shown; never empty.
    pub choices: Vec<FacetChoice>,
}

/// A value that can be tapped.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FacetChoice {
    /// The value as shown, in the language asked for.
    pub label: String,
    /// As its tick sends it.
    pub value: String,
    /// What is searched for after a tap: with the value beside those of its field, or without it if it is on. There is
    /// one game at a time.
    pub query: String,
    /// How many cards have the value and all that other fields ask for.
    pub count: usize,
    /// Whether the value is a game.
    pub is_game: bool,
    /// Whether the query asks for the value already, so that a tap takes it away.
    pub is_on: bool,
}

/// What the room of decks asks.
pub trait DeckBackend {
    /// The document for programs that a line answers with; `Null` where it ends in an error.
    fn document(&self, lang: Lang, line: &CommandLine) -> Value;

    /// The forms a deck can be written in.
    fn deck_forms(&self, lang: Lang) -> Vec<DeckFormat>;
}

/// A form of deck lists.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeckFormat {
    /// As typed.
    pub code: &'static str,
    /// As shown.
    pub label: String,
    /// What names of its files end with.
    pub ending: &'static str,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_from_outside_stand_where_no_option_is_read() {
        let line = CommandLine::of(["search"]).option("--sort", "--data").about(["--data", "/etc"]);
        assert_eq!(line.words, ["search", "--sort=--data", "--", "--data", "/etc"]);
    }
}
