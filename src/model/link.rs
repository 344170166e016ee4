//! A reference that carries the title of what it points to.

use serde::{Deserialize, Serialize};

use super::{Availability, CrewDeck, EntryId, Localized};

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
    /// With which boxes there is something to point to.
    #[serde(default, skip_serializing_if = "Availability::is_always")]
    pub availability: Availability,
    /// With which boxes something else bears the title as well, where it depends on them.
    #[serde(default, skip_serializing_if = "is_settled")]
    pub rivals: Localized<Availability>,
}

fn is_settled(rivals: &Localized<Availability>) -> bool {
    rivals.de.is_always() && rivals.en.is_always()
}

impl Reference {
    /// The reference as somebody reads it who has some boxes, given their [bits](super::Boxes::bits).
    pub fn for_boxes(self, boxes: u32) -> Option<Reference> {
        self.availability.holds(boxes).then(|| self.settled(|rivals| rivals.holds(boxes)))
    }

    /// The reference beside all there is.
    pub fn beside_all(self) -> Reference {
        self.settled(|_| true)
    }

    fn settled(self, has_rivals: impl Fn(&Availability) -> bool) -> Reference {
        let is_shared = |lang| {
            let rivals = self.rivals.get(lang);
            *self.shared.get(lang) || !rivals.is_always() && has_rivals(rivals)
        };
        Reference {
            shared: Localized::from_fn(is_shared),
            link: self.link,
            deck: self.deck,
            availability: Availability::default(),
            rivals: Localized::default(),
        }
    }
}
