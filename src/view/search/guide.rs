//! The guide to the query language.

use serde::Serialize;

use crate::locale::{Texts, msg};
use crate::page::{Facts, Labels, Page, command, label};
use crate::view::Show;
use crate::view::kit::spell::prose;

/// `{"syntax":[{"query","meaning"}],"fields":[{"names","meaning"}],"examples":[{"query","meaning"}]}`: what can be
/// written, in the player's language.
#[derive(Debug, Serialize)]
pub struct Guide {
    pub syntax: Vec<Part>,
    pub fields: Vec<Named>,
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
pub struct Named {
    pub names: Vec<&'static str>,
    pub meaning: String,
}

impl Part {
    /// What is typed, and what it means.
    pub fn new(query: impl Into<String>, meaning: String) -> Part {
        Part {
            query: query.into(),
            meaning,
        }
    }
}

impl Show for Guide {
    fn page(&self, texts: &Texts) -> Page {
        let syntax = self.syntax.iter();
        let syntax = syntax.map(|part| (part.query.clone(), &part.meaning));
        let fields = self.fields.iter();
        let fields = fields.map(|field| (field.names.join(", "), &field.meaning));
        let mut page = prose(texts, &msg::search_guide(texts), 0);
        page.gap();
        page.title(msg::search_guide_syntax(texts));
        page.facts(explained(Labels::Typed, syntax));
        page.gap();
        page.title(msg::search_guide_fields(texts));
        page.facts(explained(Labels::TypedWords, fields));
        page.gap();
        page.title(msg::search_guide_examples(texts));
        for Part { query, meaning } in &self.examples {
            page.set_in(meaning.as_str(), 2);
            page.set_in(label(command(format!("tricorder search '{query}'"))), 4);
        }
        page
    }
}

fn explained<'a>(labels: Labels, parts: impl Iterator<Item = (String, &'a String)>) -> Facts {
    let mut facts = Facts::new(labels);
    for (typed, meaning) in parts {
        facts.add(command(typed), meaning.as_str());
    }
    facts
}
