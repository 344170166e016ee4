//! Options that every command knows, and the values that several commands take.

use std::ffi::OsStr;
use std::fmt::Display;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::str::FromStr;

use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::model::{Game, Kind, Lang};
use crate::render::Color;
use crate::text::vocabulary::{Typed, alike, meant};

/// Options of every command.
#[derive(Debug, Default, Args)]
pub struct Global {
    #[arg(long, global = true, value_parser = lang_parser())]
    pub lang: Option<Lang>,
    #[arg(long, global = true, value_parser = color_parser(), default_value = "auto")]
    pub color: Color,
    #[arg(long, global = true)]
    pub data: Option<PathBuf>,
    #[arg(long, global = true)]
    pub json: bool,
    #[arg(long, global = true, conflicts_with = "json", value_parser = format_parser(&Format::DOCUMENTS))]
    pub format: Option<Format>,
    #[arg(long, global = true)]
    pub links: bool,
    /// Read before anything is parsed.
    #[arg(long, global = true)]
    pub no_pager: bool,
    #[arg(short, long, global = true, action = clap::ArgAction::Help)]
    pub help: Option<bool>,
}

/// How an answer is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    /// For the eyes, on a terminal.
    Text,
    /// For programs.
    Json,
    Html,
    Markdown,
    /// Cards in a table.
    Table,
    /// Cards below each other.
    List,
    /// A record a line, its cells parted by tabs.
    Lines,
    Csv,
    /// Ids alone, one a line.
    Ids,
}

impl Format {
    /// What every answer can be written as.
    pub const DOCUMENTS: [Format; 4] = [Format::Text, Format::Json, Format::Html, Format::Markdown];

    /// What cards can be written as too.
    pub const CARDS: [Format; 8] = [
        Format::Table,
        Format::List,
        Format::Json,
        Format::Csv,
        Format::Ids,
        Format::Text,
        Format::Html,
        Format::Markdown,
    ];

    /// What lists of entries can be written as too.
    pub const RECORDS: [Format; 8] = [
        Format::Table,
        Format::Lines,
        Format::Ids,
        Format::Csv,
        Format::Json,
        Format::Text,
        Format::Html,
        Format::Markdown,
    ];

    /// The word for it on the command line.
    pub fn code(self) -> &'static str {
        match self {
            Format::Text => "text",
            Format::Json => "json",
            Format::Html => "html",
            Format::Markdown => "markdown",
            Format::Table => "table",
            Format::List => "list",
            Format::Lines => "lines",
            Format::Csv => "csv",
            Format::Ids => "ids",
        }
    }

    /// Whether it is read on a screen, where a part at a time is enough.
    pub fn is_screen(self) -> bool {
        match self {
            Format::Text | Format::Table | Format::List => true,
            Format::Json
            | Format::Html
            | Format::Markdown
            | Format::Lines
            | Format::Csv
            | Format::Ids => false,
        }
    }

    /// Whether people read it, who can be told what was taken for what.
    pub fn is_for_people(self) -> bool {
        self.is_screen() || matches!(self, Format::Html | Format::Markdown)
    }

    fn from_code(code: &str) -> Option<Format> {
        Format::CARDS
            .into_iter()
            .chain(Format::RECORDS)
            .find(|format| format.code() == code)
    }
}

/// Accepts the code of one of some formats.
pub fn format_parser(formats: &[Format]) -> impl TypedValueParser<Value = Format> + use<> {
    let known: Vec<&'static str> = formats.iter().map(|format| format.code()).collect();
    codes(known, Format::from_code)
}

fn lang_parser() -> impl TypedValueParser<Value = Lang> {
    codes(Lang::ALL.map(Lang::code).to_vec(), Lang::from_tag)
}

/// Accepts the code of a game.
pub fn game_parser() -> impl TypedValueParser<Value = Game> {
    codes(Game::ALL.map(Game::code).to_vec(), Game::from_code)
}

/// Accepts the code of a kind.
pub fn kind_parser() -> impl TypedValueParser<Value = Kind> {
    codes(Kind::ALL.map(Kind::code).to_vec(), Kind::from_code)
}

fn color_parser() -> impl TypedValueParser<Value = Color> {
    codes(Color::ALL.map(Color::code).to_vec(), Color::from_code)
}

/// Accepts one of some codes.
pub fn codes<T: Clone + Send + Sync + 'static>(
    codes: Vec<&'static str>,
    from_code: impl Fn(&str) -> Option<T> + Clone + Send + Sync + 'static,
) -> impl TypedValueParser<Value = T> {
    PossibleValuesParser::new(codes).try_map(move |code| from_code(&code).ok_or("unknown code"))
}

/// `1–99`; where one is below zero `−99 … 99`.
fn bounds(lowest: &impl Display, highest: &impl Display) -> String {
    match lowest.to_string().strip_prefix('-') {
        Some(positive) => format!("−{positive} … {highest}"),
        None => format!("{lowest}–{highest}"),
    }
}

/// Accepts a whole number of a range; any other is refused with the range in words.
#[derive(Debug, Clone)]
pub struct Numbers<T>(pub RangeInclusive<T>);

impl<T> TypedValueParser for Numbers<T>
where
    T: FromStr + PartialOrd + Display + Clone + Send + Sync + 'static,
{
    type Value = T;

    fn parse_ref(
        &self,
        command: &clap::Command,
        arg: Option<&clap::Arg>,
        value: &OsStr,
    ) -> Result<T, clap::Error> {
        let number: Option<T> = value.to_str().and_then(|text| text.trim().parse().ok());
        let fitting = number.filter(|number| self.0.contains(number));
        fitting.ok_or_else(|| {
            let (lowest, highest) = (self.0.start(), self.0.end());
            let allowed = vec![bounds(lowest, highest)];
            refused(command, arg, value, allowed)
        })
    }
}

/// Accepts one of some words in either language and any spelling.
#[derive(Debug)]
pub struct OneOf<T: 'static>(pub &'static [(Typed, T)]);

impl<T> Clone for OneOf<T> {
    fn clone(&self) -> OneOf<T> {
        OneOf(self.0)
    }
}

impl<T: Copy + Send + Sync + 'static> TypedValueParser for OneOf<T> {
    type Value = T;

    fn parse_ref(
        &self,
        command: &clap::Command,
        arg: Option<&clap::Arg>,
        value: &OsStr,
    ) -> Result<T, clap::Error> {
        let typed = value.to_string_lossy();
        meant(&typed, self.0).ok_or_else(|| {
            let english = self.0.iter().map(|(word, _)| word.en[0]);
            let german = self.0.iter().map(|(word, _)| word.de[0]);
            let allowed = english.chain(german).map(str::to_owned).collect();
            let mut error = refused(command, arg, value, allowed);
            let near = alike(&typed, self.0, 1);
            if !near.is_empty() {
                error.insert(ContextKind::SuggestedValue, ContextValue::Strings(near));
            }
            error
        })
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let codes = self
            .0
            .iter()
            .map(|(word, _)| PossibleValue::new(word.en[0]));
        Some(Box::new(codes))
    }
}

/// A value that is not allowed, with those that are.
fn refused(
    command: &clap::Command,
    arg: Option<&clap::Arg>,
    value: &OsStr,
    allowed: Vec<String>,
) -> clap::Error {
    let typed = value.to_string_lossy().into_owned();
    let option = arg.map(ToString::to_string).unwrap_or_default();
    let mut error = clap::Error::new(ErrorKind::InvalidValue).with_cmd(command);
    error.insert(ContextKind::InvalidArg, ContextValue::String(option));
    error.insert(ContextKind::InvalidValue, ContextValue::String(typed));
    error.insert(ContextKind::ValidValue, ContextValue::Strings(allowed));
    error
}
