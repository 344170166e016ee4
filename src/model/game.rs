//! The four rule sets and the documents their entries point to.

use serde::{Deserialize, Serialize};

use crate::codes;

codes!(
    /// A rule set. Declaration order is the order of lists and of tied look-ups.
    Game {
        /// Star Trek: Captain's Chair, core box.
        CaptainsChair => "cc",
        /// Star Trek CCG Second Edition.
        SecondEdition => "2e",
        /// Star Trek Catan.
        Catan => "catan",
        /// The board variant of the First Edition CCG.
        FirstEdition => "1e",
    }
);

codes!(
    /// What entries cite: a printed document, or the cards themselves.
    Document {
        /// Captain's Chair, German rulebook.
        CaptainsChairRules => "cc-rules",
        /// Captain's Chair, German solo rulebook.
        CaptainsChairSolo => "cc-solo",
        /// Captain's Chair, cards and boards of the core box.
        CaptainsChairCards => "cc-cards",
        /// Captain's Chair, English rulebooks of the later boxes, as players have noted them down.
        CaptainsChairLater => "cc-later",
        /// Captain's Chair, cards and boards of the later boxes.
        CaptainsChairLaterCards => "cc-later-cards",
        /// Second Edition, German rules.
        SecondEditionRules => "2e-rules",
        /// Second Edition, cards of the Premiere set.
        SecondEditionCards => "2e-cards",
        /// Star Trek Catan, German almanac.
        CatanAlmanac => "catan-almanac",
        /// The First Edition board variant.
        FirstEditionVariant => "1e-variant",
    }
);

/// The place where a rule stands, to check an answer against paper. Of cards the entry itself says which
/// are meant.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SourceReference {
    /// The document that is cited.
    pub doc: Document,
    /// Printed page or range (`8`, `29-33`); absent where the document has no page numbers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pages: Option<String>,
    /// Heading as printed, in the language of the document.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub section: Option<String>,
}

impl SourceReference {
    /// Whether it names a printed page, alone or within a range.
    pub fn names_page(&self, page: u16) -> bool {
        let parts = self.pages.iter().flat_map(|pages| pages.split(','));
        let mut ranges = parts.filter_map(|part| {
            let (first, last) = part.split_once('-').unwrap_or((part, part));
            Some(first.trim().parse().ok()?..=last.trim().parse().ok()?)
        });
        ranges.any(|range: std::ops::RangeInclusive<u16>| range.contains(&page))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_in_print_names_the_pages_of_its_ranges() {
        let named = |pages: &str| -> Vec<u16> {
            let place =
                SourceReference { doc: Document::CaptainsChairSolo, pages: Some(pages.to_owned()), section: None };
            (1..20).filter(|page| place.names_page(*page)).collect()
        };
        assert_eq!(named("4, 8-9"), [4, 8, 9]);
        assert_eq!(named("12"), [12]);
        assert_eq!(named("inside"), [0_u16; 0]);
    }
}
