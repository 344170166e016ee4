//! What sort of thing an entry explains.

use crate::model::codes;

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

codes!(
    /// The three families of Captain's Chair traits (rules p. 36). Cards refer to traits by entry id, so
    /// the group is a property of the trait, not of the card.
    TraitGroup {
        Species => "species",
        Regular => "regular",
        Other => "other",
    }
);
