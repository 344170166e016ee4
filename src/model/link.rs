//! A reference that carries the title of what it points to.

use serde::{Deserialize, Serialize};

use super::{CrewDeck, EntryId, Localized};

/// A reference with the titles a reader needs to recognise it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Link {
    /// What it points to.
    pub id: EntryId,
    /// Its title, by which a reader recognises it.
    pub title: Localized<String>,
}

/// A reference on the page of a rule entry, with what tells it apart from others of its title.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reference {
    /// Id and title of what it points to.
    pub link: Link,
    /// In which languages something else that could be meant bears the same title.
    pub shared: Localized<bool>,
    /// The deck of a card of Captain's Chair; an entry is told apart by its kind.
    pub deck: Option<CrewDeck>,
}
