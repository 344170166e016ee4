//! What a player can set once for all runs.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::codes;

codes!(
    /// A setting, as its file names it.
    Setting {
        /// Language of the output, as a code of [`Lang`](crate::Lang).
        Language => "language",
        /// The game to look in where none is named, as a code of [`Game`](crate::Game).
        Game => "game",
        /// Whose traits count where nobody says: the first print's or the latest one's.
        Printing => "printing",
        /// How names and titles are painted: `bold blue`.
        ColorTitle => "color-title",
        /// How headings and labels are painted.
        ColorLabel => "color-label",
        /// How symbols of cards and bars are painted.
        ColorSymbol => "color-symbol",
        /// How ids, sources and notes in passing are painted.
        ColorFaint => "color-faint",
        /// How errors and attacks are painted.
        ColorAlarm => "color-alarm",
        /// The command long answers go through on a terminal; `cat` for none.
        Pager => "pager",
        /// Columns that are written in at most.
        Width => "width",
        /// Folders with entries of the player's own.
        OwnData => "own-data",
        /// Folders with pictures of cards that are the player's own.
        Pictures => "pictures",
        /// Whether the program remembers what was looked up.
        Recent => "recent",
        /// Where the app is that links to decks open.
        App => "app",
    }
);

/// Where the value of a setting comes from; each wins over those behind it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SetBy {
    /// An option of the line.
    Option(&'static str),
    /// A variable of the environment.
    Variable(&'static str),
    /// The file of the settings.
    File,
    /// What the system says of its language.
    System,
    /// Nobody.
    Default,
}

impl SetBy {
    /// The word for it in documents.
    pub fn code(self) -> &'static str {
        match self {
            SetBy::Option(_) => "option",
            SetBy::Variable(_) => "environment",
            SetBy::File => "file",
            SetBy::System => "system",
            SetBy::Default => "default",
        }
    }

    /// The option or the variable.
    pub fn name(self) -> Option<&'static str> {
        match self {
            SetBy::Option(name) | SetBy::Variable(name) => Some(name),
            SetBy::File | SetBy::System | SetBy::Default => None,
        }
    }
}

/// The value of a setting as it is kept.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum SettingValue {
    /// A switch, typed `on` or `off`.
    Flag(bool),
    /// A whole number: the width.
    Number(usize),
    /// A code, a style or a command, in one line.
    Word(String),
    /// Several values in the order typed: the folders of own rules.
    List(Vec<String>),
}

impl SettingValue {
    /// What stands in it, one by one.
    pub fn parts(&self) -> Vec<String> {
        match self {
            SettingValue::List(list) => list.clone(),
            SettingValue::Flag(_) | SettingValue::Number(_) | SettingValue::Word(_) => vec![self.to_string()],
        }
    }
}

/// In one line, as it is typed.
impl fmt::Display for SettingValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SettingValue::Flag(is_on) => f.write_str(if *is_on { "on" } else { "off" }),
            SettingValue::Number(number) => number.fmt(f),
            SettingValue::Word(word) => f.write_str(word),
            SettingValue::List(list) => f.write_str(&list.join(", ")),
        }
    }
}
