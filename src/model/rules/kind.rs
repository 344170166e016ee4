//! What sort of thing an entry explains.

use crate::codes;

codes!(
    /// The kind of an entry. Declaration order breaks ties between entries of one game that match a
    /// look-up equally well: what stands on cards comes before what stands in the margins.
    Kind {
        Keyword => "keyword",
        Type => "type",
        Trait => "trait",
        Symbol => "symbol",
        Resource => "resource",
        Glossary => "glossary",
        Concept => "concept",
        Phase => "phase",
        Zone => "zone",
        Pile => "pile",
        Setup => "setup",
        Icon => "icon",
        Captain => "captain",
        Solo => "solo",
        Campaign => "campaign",
        Challenge => "challenge",
        Card => "card",
    }
);

impl Kind {
    /// Whether entries of this kind speak of one way to play (alone, a campaign) and not of the game as
    /// such. The general rule comes before them.
    pub fn is_variant(self) -> bool {
        match self {
            Kind::Solo | Kind::Campaign | Kind::Challenge => true,
            Kind::Keyword
            | Kind::Type
            | Kind::Trait
            | Kind::Symbol
            | Kind::Resource
            | Kind::Glossary
            | Kind::Concept
            | Kind::Phase
            | Kind::Zone
            | Kind::Pile
            | Kind::Setup
            | Kind::Icon
            | Kind::Captain
            | Kind::Card => false,
        }
    }
}

codes!(
    /// The three families of Captain's Chair traits (rules p. 36). Cards refer to traits by entry id, so
    /// the group is a property of the trait, not of the card.
    TraitGroup {
        Species => "species",
        Regular => "regular",
        Other => "other",
    }
);
