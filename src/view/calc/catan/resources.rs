//! Resources in words.

use std::collections::BTreeMap;

use crate::calc::catan::resource::{Hand, Resource};
use crate::locale::Texts;
use crate::model::{Lang, Localized};
use crate::view::calc::listed;

/// The titles of the resources.
#[derive(Debug)]
pub struct Names(pub BTreeMap<Resource, Localized<String>>);

impl Names {
    /// The title of a resource.
    pub(super) fn title(&self, texts: &Texts, resource: Resource) -> &str {
        let title = self.0.get(&resource);
        title.map_or(resource.code(), |title| title.get(texts.lang()))
    }

    /// A number of cards of a resource; in running text English writes its title small.
    pub(super) fn cards(&self, texts: &Texts, count: u8, resource: Resource) -> String {
        let title = self.title(texts, resource);
        match texts.lang() {
            Lang::De => format!("{count} {title}"),
            Lang::En => format!("{count} {}", title.to_lowercase()),
        }
    }

    /// `3 Wasser und 1 Nahrung`.
    pub(super) fn hand(&self, texts: &Texts, hand: &Hand) -> String {
        let cards = hand.cards();
        let words: Vec<String> = cards
            .map(|(resource, count)| self.cards(texts, count, resource))
            .collect();
        listed(texts, &words)
    }
}
