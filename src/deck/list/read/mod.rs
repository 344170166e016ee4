//! From the text of a file to a deck list.

pub(in crate::deck) mod document;
pub(in crate::deck) mod lines;

use crate::deck::{DeckList, Format};

/// A text that does not have the form it should have.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no {}: {reason}", format.code())]
pub struct NoList {
    pub format: Format,
    /// In the words of the reader of that form.
    pub reason: String,
}

/// Reads a list; without a format it is told from the text.
///
/// # Errors
/// When YAML or JSON cannot be read. Lists of lines can always be read: a line that cannot be used
/// says so.
pub fn read(text: &str, format: Option<Format>) -> Result<DeckList, NoList> {
    let format = format.unwrap_or_else(|| detect(text));
    match format {
        Format::Yaml | Format::Json => document::read(text, format),
        Format::Lackey | Format::Text | Format::Markdown => Ok(lines::read(text, format)),
    }
}

/// The form of a text: JSON by its brace, YAML if it can be read as our own, LackeyCCG if most lines
/// that name cards have their tab, Markdown if its headings have their signs, else plain text.
pub fn detect(text: &str) -> Format {
    if text.trim_start().starts_with('{') {
        return Format::Json;
    }
    if document::looks_like_yaml(text) {
        return Format::Yaml;
    }
    let lines = lines::split(text).filter(|line| !line.trim().is_empty());
    let (tabbed, other): (Vec<&str>, Vec<&str>) = lines.partition(|line| lines::is_tabbed(line));
    let cards = other.iter().filter(|line| !line.trim().ends_with(':'));
    if !tabbed.is_empty() && tabbed.len() >= cards.count() {
        return Format::Lackey;
    }
    if other.iter().any(|line| lines::is_markdown_heading(line)) {
        Format::Markdown
    } else {
        Format::Text
    }
}
