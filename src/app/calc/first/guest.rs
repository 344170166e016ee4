//! What comes to a mission with single Non-Aligned cards (phase 7, "Angehen der Missionen").

use serde::Serialize;

use super::{TableRow, table_rows};
use model::text::vocabulary::meant;
use model::{RuleTable, choices, codes};

/// Dilemmas Empok Nor gets beside those of the mission.
pub const DILEMMAS: u64 = 3;
/// AU personnel of a Cryosatellite, if there is 1 Medical on the discoverer's ship.
pub const FROZEN: u64 = 3;

codes!(
    /// A card that turns up at a space mission and brings a fixed number of cards.
    Guest {
        /// Empok Nor, with dilemmas beside those of the mission.
        EmpokNor => "empok-nor",
        /// A Cryosatellite, with an Artifact and, if there is Medical, with AU personnel.
        Cryosatellite => "cryosatellite",
    }
);

choices! {
    GUESTS: Guest = GUEST;
}

/// What a guest brings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct GuestCards {
    /// Dilemmas beside those of the mission.
    pub dilemmas: u64,
    /// Artifacts that are earned with it.
    pub artifacts: u64,
    /// AU personnel.
    pub personnel: u64,
}

impl Guest {
    /// What a player means by a name, in any spelling.
    pub fn parse(name: &str) -> Option<Guest> {
        meant(name, &GUESTS)
    }

    /// Its printed name, as in the table of Non-Aligned ships.
    pub fn title(self) -> &'static str {
        match self {
            Guest::EmpokNor => "Empok Nor",
            Guest::Cryosatellite => "Cryosatellite",
        }
    }

    /// The slug of its rule entry.
    pub fn entry(self) -> &'static str {
        match self {
            Guest::EmpokNor => "concept/empok-nor",
            Guest::Cryosatellite => "concept/cryosatellite",
        }
    }

    /// Numbers of the rulings that bear on it: where the dilemmas lie, whether a crew is rolled, when the
    /// contents are earned.
    pub fn rulings(self) -> &'static [u16] {
        match self {
            Guest::EmpokNor => &[327, 328],
            Guest::Cryosatellite => &[329],
        }
    }

    /// What it brings: Empok Nor 3 dilemmas; the Cryosatellite always 1 Artifact, and 3 AU personnel only
    /// with 1 Medical on the discoverer's ship.
    pub fn brings(self, medical: bool) -> GuestCards {
        match self {
            Guest::EmpokNor => GuestCards { dilemmas: DILEMMAS, artifacts: 0, personnel: 0 },
            Guest::Cryosatellite => {
                GuestCards { dilemmas: 0, artifacts: 1, personnel: if medical { FROZEN } else { 0 } }
            }
        }
    }
}

/// The numbers of the dilemma roll on which something beside the dilemmas is at the mission.
pub fn numbers_with_extra(table: &RuleTable) -> Vec<u64> {
    let extra = table_rows(table).filter(|row| has_extra(*row));
    extra.filter_map(|row| row.number("roll")).collect()
}

/// Whether a row of the dilemma roll has more than dilemmas: a dash, the same in both languages, stands
/// where it has not.
pub fn has_extra(row: TableRow<'_>) -> bool {
    row.name("extra").is_none()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_known_in_every_spelling() {
        assert_eq!(Guest::parse("empok nor"), Some(Guest::EmpokNor));
        assert_eq!(Guest::parse("Cryosattelite"), Some(Guest::Cryosatellite));
        assert_eq!(Guest::parse("Phoenix"), None);
        for guest in Guest::ALL {
            assert_eq!(Guest::parse(guest.title()), Some(guest));
            assert_eq!(Guest::parse(guest.code()), Some(guest));
        }
    }

    #[test]
    fn only_the_cryosatellite_asks_for_medical() {
        let brings = |guest: Guest, medical| {
            let found = guest.brings(medical);
            [found.dilemmas, found.artifacts, found.personnel]
        };
        assert_eq!(brings(Guest::EmpokNor, false), [3, 0, 0]);
        assert_eq!(brings(Guest::EmpokNor, true), [3, 0, 0]);
        assert_eq!(brings(Guest::Cryosatellite, false), [0, 1, 0]);
        assert_eq!(brings(Guest::Cryosatellite, true), [0, 1, 3]);
    }
}
