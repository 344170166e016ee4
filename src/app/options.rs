//! Options that every command knows, and the values that several commands take.

use std::path::PathBuf;

use clap::Args;

use crate::choices::{COLORS, GAMES, LANGS};
use crate::fields::Fields;
pub use crate::parsers::{Numbers, OneOf, read_value};
use crate::settings;
use model::text::vocabulary::meant;
use model::{Game, Lang, choices, codes};
use page::render::Color;
use words::Problem;

/// Options of every command.
#[derive(Debug, Clone, Default, Args)]
pub struct Global {
    /// The language of the answer; `None` for that of the settings or the system.
    #[arg(short, long, global = true, value_parser = OneOf(&LANGS))]
    pub lang: Option<Lang>,
    /// When answers have color.
    #[arg(long, global = true, value_parser = OneOf(&COLORS), default_value = "auto")]
    pub color: Color,
    /// The folder with other data than the program's own.
    #[arg(long, global = true)]
    pub data: Option<PathBuf>,
    /// Read before anything is parsed.
    #[arg(long, global = true)]
    pub db: Option<String>,
    /// The answer as a document for programs, short for `--format json`, or so much of it. What is wanted stands behind
    /// `=`: any word behind a blank may be the name of a card.
    #[arg(long, global = true, num_args = 0..=1, require_equals = true, default_missing_value = "")]
    pub json: Option<Fields>,
    /// The form of the answer; `None` for the one the command has by itself.
    #[arg(long, global = true, conflicts_with = "json", value_parser = OneOf(&DOCUMENTS))]
    pub format: Option<Format>,
    /// Whether it is also shown how to open what the answer refers to.
    #[arg(long, global = true)]
    pub links: bool,
    /// Read before anything is parsed.
    #[arg(long, global = true)]
    pub no_pager: bool,
    /// Asks for the help, which clap then shows; never read.
    #[arg(short, long, global = true, action = clap::ArgAction::Help)]
    pub help: Option<bool>,
}

/// The form of the answer below a command that has forms of its own, which takes the place of that of [`Global`] and
/// is read there.
#[derive(Debug, Default, Args)]
pub struct AnswerFormat {
    #[arg(long, hide = true, conflicts_with = "json", value_parser = OneOf(&DOCUMENTS))]
    format: Option<Format>,
}

codes!(
    /// How an answer is written.
    Format {
        /// For the eyes, on a terminal.
        Text => "text",
        /// For programs.
        Json => "json",
        /// For browsers: a whole document, or a part of a page of the local server.
        Html => "html",
        /// For readers and editors of Markdown: a document with links to files beside it.
        Markdown => "markdown",
        /// Cards in a table.
        Table => "table",
        /// Cards below each other.
        List => "list",
        /// A record a line, its cells parted by tabs.
        Lines => "lines",
        /// Cells with commas between them, below a header.
        Csv => "csv",
        /// Ids alone, one a line.
        Ids => "ids",
    }
);

impl Format {
    /// Whether it is read on a screen, where a part at a time is enough.
    pub fn is_screen(self) -> bool {
        matches!(self, Format::Text | Format::Table | Format::List)
    }

    /// Whether people read it, who can be told what was taken for what.
    pub fn is_for_people(self) -> bool {
        self.is_screen() || matches!(self, Format::Html | Format::Markdown)
    }
}

choices! {
    /// What lists of entries can be written as too.
    pub RECORDS: Format = FORM [Table, Lines, Ids, Csv, Json, Text, Html, Markdown];
    /// What a collection can be written as, to be read again.
    pub COLLECTIONS: Format = FORM [Csv, Text];
    /// What every answer can be written as.
    pub DOCUMENTS: Format = FORM [Text, Json, Html, Markdown];
    /// What cards can be written as.
    pub CARDS: Format = FORM [Table, List, Lines, Json, Csv, Ids, Text, Html, Markdown];
}

/// The game the answer is wanted for: `--game`, else `TRICORDER_GAME`, else the one set for all runs.
#[derive(Debug, Default, Args)]
pub struct InGame {
    #[arg(short, long, value_parser = OneOf(&GAMES))]
    game: Option<Game>,
}

impl InGame {
    /// The choice of this game, as if it had been named.
    pub fn new(game: Game) -> InGame {
        InGame { game: Some(game) }
    }

    /// The game, if one is named. An empty variable is an unset one.
    ///
    /// # Errors
    /// When the variable names no game.
    pub fn wanted(&self, lang: Lang) -> Result<Option<Game>, Problem> {
        match (self.game, std::env::var("TRICORDER_GAME")) {
            (None, Ok(typed)) if !typed.trim().is_empty() => from_env(&typed, lang).map(Some),
            (game, _) => Ok(game.or(settings::of_player().game)),
        }
    }
}

/// The language something typed means: a word of either language, or a tag such as `de-AT`.
pub fn lang_named(typed: &str) -> Option<Lang> {
    meant(typed, &LANGS).or_else(|| Lang::from_tag(typed))
}

/// The language of `TRICORDER_LANG`, if it names one.
pub fn lang_of_environment() -> Option<Lang> {
    lang_named(&std::env::var("TRICORDER_LANG").ok()?)
}

/// The game of `TRICORDER_GAME`, if it names one.
pub fn game_of_environment() -> Option<Game> {
    meant(&std::env::var("TRICORDER_GAME").ok()?, &GAMES)
}

fn from_env(typed: &str, lang: Lang) -> Result<Game, Problem> {
    read_value("TRICORDER_GAME", typed, &GAMES, lang)
}
