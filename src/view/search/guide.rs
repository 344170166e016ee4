//! The guide to the query language.

use crate::locale::{Message, Texts, msg};
use crate::page::{Facts, Labels, Page, command, label};
use crate::view::kit::spell::prose;

/// What the guide shows: parts of queries as typed, each with the words that explain it.
pub struct Guide<'a> {
    pub syntax: &'a [(&'a str, Message)],
    /// Fields by their names.
    pub fields: &'a [(String, Message)],
    /// Whole queries.
    pub examples: &'a [(&'a str, Message)],
}

/// The whole guide.
pub fn guide(texts: &Texts, guide: &Guide<'_>) -> Page {
    let mut page = prose(texts, &msg::search_guide(texts), 0);
    page.gap();
    page.title(msg::search_guide_syntax(texts));
    page.facts(explained(texts, Labels::Typed, guide.syntax));
    page.gap();
    page.title(msg::search_guide_fields(texts));
    page.facts(explained(texts, Labels::TypedWords, guide.fields));
    page.gap();
    page.title(msg::search_guide_examples(texts));
    for (query, message) in guide.examples {
        page.set_in(message(texts), 2);
        page.set_in(label(command(format!("tricorder search '{query}'"))), 4);
    }
    page
}

fn explained(texts: &Texts, labels: Labels, parts: &[(impl AsRef<str>, Message)]) -> Facts {
    let mut facts = Facts::new(labels);
    for (typed, message) in parts {
        facts.add(command(typed), message(texts));
    }
    facts
}
