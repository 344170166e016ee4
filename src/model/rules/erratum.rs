//! What later prints of a card or board say otherwise than the first one.

use serde::{Deserialize, Serialize};

use super::ruling::Certainty;
use crate::{Lang, Localized, codes};

/// One change of a printed wording, both wordings beside each other.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Erratum {
    /// What the change is about where it is not the card itself: a mission of a board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub part: Option<Localized<String>>,
    /// How much the change weighs, by the designers' list.
    pub level: Alert,
    /// Why the wording was changed.
    pub change: Change,
    /// Whether the game plays otherwise by the later wording.
    pub effect: Impact,
    /// The last English print that has the first wording.
    pub until: LastPrint,
    /// Where else the later wording is printed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub later: Vec<LaterPrint>,
    /// What the first print says, in our own words.
    pub first: Localized<String>,
    /// What later prints say, in our own words.
    pub latest: Localized<String>,
    /// The traits later prints add and drop.
    #[serde(default, skip_serializing_if = "TraitChange::is_none")]
    pub traits: TraitChange,
    /// The wording to play by; the operations of a card give this one.
    pub counts: Print,
    /// What the choice of [`Erratum::counts`] rests on.
    pub basis: Basis,
    /// How sure it is that this one is to be played by.
    pub certainty: Certainty,
    /// What else is known of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<Localized<String>>,
}

impl Erratum {
    /// The prose fields with their names.
    pub fn prose(&self) -> impl Iterator<Item = (&'static str, &Localized<String>)> {
        let both = [("first", &self.first), ("latest", &self.latest)];
        let note = self.note.iter().map(|note| ("note", note));
        both.into_iter().chain(note)
    }

    /// What a print says.
    pub fn wording(&self, print: Print, lang: Lang) -> &str {
        match print {
            Print::First => self.first.get(lang),
            Print::Latest => self.latest.get(lang),
        }
    }
}

/// The traits a later print has and the first one has not, and the other way round.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TraitChange {
    /// Slugs. Traits of later boxes need no entry of their own.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub added: Vec<String>,
    /// Slugs of traits of the first print.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dropped: Vec<String>,
}

impl TraitChange {
    /// Whether the traits stay as they are.
    pub fn is_none(&self) -> bool {
        self.added.is_empty() && self.dropped.is_empty()
    }

    /// Makes traits those of a print; what it has more comes behind the others.
    pub fn apply(&self, print: Print, traits: &mut Vec<String>) {
        let (own, foreign) = match print {
            Print::First => (&self.dropped, &self.added),
            Print::Latest => (&self.added, &self.dropped),
        };
        traits.retain(|slug| !foreign.contains(slug));
        for slug in own {
            if !traits.contains(slug) {
                traits.push(slug.clone());
            }
        }
    }
}

codes!(
    /// One of the two wordings of a card.
    Print {
        /// The wording of the first English print.
        First => "first",
        /// The wording of the latest print.
        Latest => "latest",
    }
);

impl Default for Print {
    /// The German box is taken for a first print unless a source says otherwise.
    fn default() -> Print {
        Print::First
    }
}

codes!(
    /// How much a change weighs, in the words of the designers' list; the weightiest first.
    Alert {
        /// The first print is wrong or out of balance.
        Red => "red",
        /// Rare cases play otherwise.
        Yellow => "yellow",
        /// Made for later boxes.
        Black => "black",
        /// Nothing to worry about.
        Green => "green",
    }
);

codes!(
    /// Why something was changed.
    Change {
        /// The wrong thing was printed.
        Correction => "correction",
        /// The first print is too strong or too weak.
        Balance => "balance",
        /// A rare case had to be settled.
        EdgeCase => "edge-case",
        /// What the card does was changed.
        Effect => "effect",
        /// Other words for the same.
        Wording => "wording",
        /// A slip of spelling or typesetting.
        Typo => "typo",
        /// A later box asks for it.
        LaterBox => "later-box",
    }
);

codes!(
    /// Whether a change changes the game.
    Impact {
        /// Both wordings play the same.
        Same => "same",
        /// The difference hardly ever shows in play.
        Hardly => "hardly",
        /// Only together with later boxes.
        LaterBoxes => "later-boxes",
        /// The later wording plays otherwise.
        Differs => "differs",
    }
);

codes!(
    /// The last English print of the core box that has the first wording.
    LastPrint {
        /// The first print alone.
        First => "first-print",
        /// The first and the second print.
        Second => "second-print",
        /// The first three prints.
        Third => "third-print",
        /// All of them; the change came with a later box.
        Every => "every-print",
        /// Which prints have it is not known.
        Unknown => "unknown",
    }
);

codes!(
    /// Other boxes and cards in print.
    LaterPrint {
        /// The box To Boldly Go.
        ToBoldlyGo => "to-boldly-go",
        /// The box Resistance is Futile.
        ResistanceIsFutile => "resistance-is-futile",
        /// The card that replaces the wrong one; it lies in To Boldly Go and Second Contact.
        Replacement => "replacement",
    }
);

codes!(
    /// What the choice of a wording rests on.
    Basis {
        /// Nothing is known of the German box: the first print is taken.
        FirstPrint => "first-print",
        /// Both wordings mean the same.
        Same => "same",
        /// The German rulebooks show which one is printed.
        GermanRules => "german-rules",
        /// The designers call the first print a mistake and have replaced it.
        Designers => "designers",
        /// All prints of the core box have it.
        CoreBox => "core-box",
    }
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn later_traits_come_behind_those_that_stay() {
        let change =
            TraitChange { added: vec!["transcendent".into(), "klingon".into()], dropped: vec!["alien".into()] };
        let mut traits = vec!["alien".to_owned(), "klingon".to_owned()];
        change.apply(Print::First, &mut traits);
        assert_eq!(traits, ["alien"]);
        change.apply(Print::Latest, &mut traits);
        change.apply(Print::Latest, &mut traits);
        assert_eq!(traits, ["transcendent", "klingon"]);
        assert!(!change.is_none() && TraitChange::default().is_none());
    }
}
