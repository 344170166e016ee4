//! What sort of thing an entry explains.

use serde::{Deserialize, Serialize};

/// The kind of an entry. Declaration order breaks ties between entries of one game that match a
/// look-up equally well: what stands on cards comes before what stands in the margins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    Keyword,
    Type,
    Trait,
    Symbol,
    Resource,
    Glossary,
    Concept,
    Phase,
    Zone,
    Pile,
    Setup,
    Icon,
    Captain,
    Solo,
    Campaign,
    Challenge,
    Card,
}

impl Kind {
    /// All kinds in tie-break order.
    pub const ALL: [Kind; 17] = [
        Kind::Keyword,
        Kind::Type,
        Kind::Trait,
        Kind::Symbol,
        Kind::Resource,
        Kind::Glossary,
        Kind::Concept,
        Kind::Phase,
        Kind::Zone,
        Kind::Pile,
        Kind::Setup,
        Kind::Icon,
        Kind::Captain,
        Kind::Solo,
        Kind::Campaign,
        Kind::Challenge,
        Kind::Card,
    ];

    /// The code used in ids, options and JSON.
    pub fn code(self) -> &'static str {
        match self {
            Kind::Keyword => "keyword",
            Kind::Type => "type",
            Kind::Trait => "trait",
            Kind::Symbol => "symbol",
            Kind::Resource => "resource",
            Kind::Glossary => "glossary",
            Kind::Concept => "concept",
            Kind::Phase => "phase",
            Kind::Zone => "zone",
            Kind::Pile => "pile",
            Kind::Setup => "setup",
            Kind::Icon => "icon",
            Kind::Captain => "captain",
            Kind::Solo => "solo",
            Kind::Campaign => "campaign",
            Kind::Challenge => "challenge",
            Kind::Card => "card",
        }
    }

    /// The kind with this code.
    pub fn from_code(code: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.code() == code)
    }
}

/// The three families of Captain's Chair traits (rules p. 36). Cards refer to traits by entry id, so
/// the group is a property of the trait, not of the card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TraitGroup {
    Species,
    Regular,
    Other,
}

impl TraitGroup {
    /// The code used in data and as part of message ids.
    pub fn code(self) -> &'static str {
        match self {
            TraitGroup::Species => "species",
            TraitGroup::Regular => "regular",
            TraitGroup::Other => "other",
        }
    }
}
