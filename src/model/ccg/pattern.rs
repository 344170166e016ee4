//! Expressions that find words in game texts.

use std::sync::OnceLock;

use regex::{Captures, Match, Regex};

/// A regular expression of ours, compiled when it is first asked. A wrong one finds nothing, which tests notice.
pub struct Pattern {
    expression: &'static str,
    compiled: OnceLock<Option<Regex>>,
}

impl Pattern {
    /// One of the crate `regex`.
    pub const fn new(expression: &'static str) -> Pattern {
        Pattern { expression, compiled: OnceLock::new() }
    }

    fn regex(&self) -> Option<&Regex> {
        self.compiled.get_or_init(|| Regex::new(self.expression).ok()).as_ref()
    }

    /// Whether it stands somewhere in a text.
    pub fn is_in(&self, text: &str) -> bool {
        self.regex().is_some_and(|regex| regex.is_match(text))
    }

    /// All places where it stands, the first of them first.
    pub fn all<'a>(&self, text: &'a str) -> impl Iterator<Item = Captures<'a>> {
        self.regex().into_iter().flat_map(|regex| regex.captures_iter(text))
    }

    /// The first place where it stands, with its groups.
    pub fn first<'a>(&self, text: &'a str) -> Option<Captures<'a>> {
        self.regex()?.captures(text)
    }

    /// The first place where it stands.
    pub fn place<'a>(&self, text: &'a str) -> Option<Match<'a>> {
        self.regex()?.find(text)
    }

    /// The text with something else in its places; `$1` stands for a group.
    pub fn replace(&self, text: &str, with: &str) -> String {
        self.regex().map_or_else(|| text.to_owned(), |regex| regex.replace_all(text, with).into_owned())
    }

    /// What stands before the first place; the whole text if there is none.
    pub fn before<'a>(&self, text: &'a str) -> &'a str {
        self.place(text).map_or(text, |place| &text[..place.start()])
    }

    /// What stands behind the first place; the whole text if there is none.
    pub fn behind<'a>(&self, text: &'a str) -> &'a str {
        self.place(text).map_or(text, |place| &text[place.end()..])
    }
}
