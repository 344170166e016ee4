//! The guide to the query language.

use serde::Serialize;

use crate::Show;
use crate::kit::records::prose;
use page::locale::{Texts, msg};
use page::{FactList, Labels, Page, command, label};

/// `{"syntax":[{"query","meaning"}],"fields":[{"names","meaning"}],"examples":[{"query","meaning"}]}`: what can be
/// written, in the player's language.
#[derive(Debug, Serialize)]
pub struct Guide {
    /// The parts a query is made of, in the order in which they are explained.
    pub syntax: Vec<Part>,
    /// All fields, in the order in which they are explained.
    pub fields: Vec<FieldHelp>,
    /// Whole queries.
    pub examples: Vec<Part>,
}

/// A query or a part of one as typed, with the words that explain it.
#[derive(Debug, Serialize)]
pub struct Part {
    query: String,
    meaning: String,
}

/// A field by all its names.
#[derive(Debug, Serialize)]
pub struct FieldHelp {
    /// As they are typed in the player's language, the usual one first.
    pub names: Vec<&'static str>,
    /// What the field holds, in the player's language.
    pub meaning: String,
}

impl Part {
    /// What is typed, and what it means.
    pub fn new(query: impl Into<String>, meaning: String) -> Part {
        Part { query: query.into(), meaning }
    }
}

impl Show for Guide {
    fn page(&self, texts: &Texts) -> Page {
        let of_part = |part: &'_ Part| (part.query.clone(), part.meaning.clone());
        let of_field = |field: &'_ FieldHelp| (field.names.join(", "), field.meaning.clone());
        let mut page = prose(texts, &msg::search_guide(texts), 0);
        // With an option, which has no place on the page for browsers: it leaves the sentence out.
        let quoted =
            self.examples.first().map(|Part { query, .. }| format!("tricorder search '{query}' --limit 5"));
        page.part(Page::from_words(msg::search_guide_quotes(texts, command(quoted.unwrap_or_default()))));
        page.gap();
        page.title(msg::search_guide_syntax(texts));
        page.facts(explained(Labels::Typed, self.syntax.iter().map(of_part)));
        page.gap();
        page.title(msg::search_guide_fields(texts));
        page.facts(explained(Labels::TypedWords, self.fields.iter().map(of_field)));
        page.gap();
        page.title(msg::search_guide_examples(texts));
        for Part { query, meaning } in &self.examples {
            page.set_in(meaning.as_str(), 2);
            page.set_in(label(command(format!("tricorder search '{query}'"))), 4);
        }
        page
    }
}

fn explained(labels: Labels, parts: impl Iterator<Item = (String, String)>) -> FactList {
    let mut facts = FactList::new(labels);
    for (typed, meaning) in parts {
        facts.add(command(typed), meaning);
    }
    facts
}
