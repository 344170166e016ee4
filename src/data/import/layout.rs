//! Which of the known layouts a card file has: told by its header alone.

use model::codes;

codes!(
    /// A game whose cards a file holds.
    Edition {
        /// Star Trek CCG Second Edition.
        Second => "2e",
        /// Star Trek CCG First Edition.
        First => "1e",
    }
);

codes!(
    /// The columns of a file.
    Layout {
        /// Second Edition, 23 columns.
        Second => "2e-23",
        /// Second Edition as Webula processes it: 28 columns, every value in double quotes.
        SecondProcessed => "2e-28",
        /// First Edition, 27 columns.
        First => "1e-27",
        /// First Edition with the lore of the cards, 28 columns.
        FirstLore => "1e-28",
    }
);

impl Layout {
    /// The game.
    pub fn edition(self) -> Edition {
        match self {
            Layout::Second | Layout::SecondProcessed => Edition::Second,
            Layout::First | Layout::FirstLore => Edition::First,
        }
    }

    /// Columns of a line.
    pub fn columns(self) -> usize {
        match self {
            Layout::Second => 23,
            Layout::SecondProcessed => 28,
            Layout::First => 27,
            Layout::FirstLore => 28,
        }
    }

    /// The columns a header must name, with their places.
    fn landmarks(self) -> &'static [(usize, &'static str)] {
        match self {
            Layout::Second => &[(0, "Name"), (5, "CollectorsInfo"), (6, "Type"), (18, "Skills")],
            Layout::SecondProcessed => &[(0, "Name"), (5, "CollectorsInfo"), (6, "Type"), (19, "Skills")],
            Layout::First => &[(0, "Name"), (3, "Release"), (4, "Info"), (7, "Type")],
            Layout::FirstLore => &[(0, "Name"), (3, "Release"), (7, "Type"), (24, "Lore")],
        }
    }
}

/// The layout a header line announces.
pub(super) fn detect(header: &str) -> Option<Layout> {
    let fields: Vec<&str> = header.trim_end().split('\t').map(unquoted).collect();
    let names = |layout: &Layout| {
        let is_there =
            |(at, name): &(usize, &str)| fields.get(*at).is_some_and(|field| field.eq_ignore_ascii_case(name));
        fields.len() == layout.columns() && layout.landmarks().iter().all(is_there)
    };
    Layout::ALL.into_iter().find(names)
}

/// A field without the double quotes around it and blanks at its ends.
fn unquoted(field: &str) -> &str {
    let field = field.trim();
    let inner = field.strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
    inner.unwrap_or(field)
}

#[cfg(test)]
pub mod tests {
    use super::*;

    pub const SECOND: &str = "Name\tSet\tImageFile\tRarity\tUnique\tCollectorsInfo\tType\tCost\tMission/DilemmaType\tSpan\tPoints\tQuadrant\tAffiliation\tIcons\tStaff\tKeywords\tClass\tSpecies\tSkills\tIntegrity/Range\tCunning/Weapons\tStrength/Shields\tText";
    pub const PROCESSED: &str = "Name\tSet\tImageFile\tRarity\tUnique\tCollectorsInfo\tType\tCost\tMission\tDilemmaType\tSpan\tPoints\tQuadrant\tAffiliation\tIcons\tStaff\tKeywords\tClass\tSpecies\tSkills\tIntegrity\tRange\tCunning\tWeapons\tStrength\tShields\tgametext\tHoF";
    pub const FIRST: &str = "Name\tSet\tImageFile\tRelease\tInfo\tProperty\tUniqueness\tType\tMission/ Dilemma Type\tAffil\tClass\tInt/Rng\tCun/Wpn\tStr/Shd\tPoints\tRegion\tQuadrant\tSpan\tIcons\tStaff\tCharacteristics/ Keywords\tRequires\tPersona\tCommand\tReports\tNames\tText";

    #[test]
    fn headers_tell_layouts_apart() {
        assert_eq!(detect(SECOND), Some(Layout::Second));
        assert_eq!(detect(PROCESSED), Some(Layout::SecondProcessed));
        assert_eq!(detect(FIRST), Some(Layout::First));
        let quoted = PROCESSED.replace('\t', "\"\t\"");
        assert_eq!(detect(&format!("\"{quoted}\"")), Some(Layout::SecondProcessed));
        let lore = FIRST.replace("Command\t", "Command\tLore\t");
        assert_eq!(detect(&lore), Some(Layout::FirstLore));
        assert_eq!(detect("Name\tSet"), None);
        assert_eq!(detect("1\tWorf"), None);
    }

    #[test]
    fn codes_lead_back() {
        for layout in Layout::ALL {
            assert_eq!(Layout::from_code(layout.code()), Some(layout));
        }
    }
}
