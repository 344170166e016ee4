//! What sort of thing an entry explains.

use crate::codes;

codes!(
    /// The kind of an entry. Declaration order breaks ties between entries of one game that match a
    /// look-up equally well: what stands on cards comes before what stands in the margins.
    Kind {
        /// A keyword of operations: log, beam, deploy.
        Keyword => "keyword",
        /// A suit of cards of Captain's Chair: Ally, Cargo, Directive.
        Type => "type",
        /// A trait that cards carry: Alien, Ambassador.
        Trait => "trait",
        /// A symbol printed on cards and boards: action token, Away Team.
        Symbol => "symbol",
        /// Something that is gained and spent: Dilithium.
        Resource => "resource",
        /// A term that the glossary or the almanac of a game explains.
        Glossary => "glossary",
        /// A rule or a term that is of none of the other kinds.
        Concept => "concept",
        /// A part of the turn or of the game.
        Phase => "phase",
        /// An area in which cards lie in play.
        Zone => "zone",
        /// A deck or pile of cards.
        Pile => "pile",
        /// Components, and what is done before the first turn.
        Setup => "setup",
        /// An icon printed on cards of Second Edition.
        Icon => "icon",
        /// One of the captains of Captain's Chair, with what is peculiar to playing as them.
        Captain => "captain",
        /// How to play alone, and how the Bot plays.
        Solo => "solo",
        /// How to play a campaign.
        Campaign => "campaign",
        /// A challenge, which makes a solo game harder on top of its level.
        Challenge => "challenge",
        /// A card, built in or imported.
        Card => "card",
    }
);

impl Kind {
    /// Whether entries of this kind speak of one way to play (alone, a campaign) and not of the game as
    /// such. The general rule comes before them.
    pub fn is_variant(self) -> bool {
        matches!(self, Kind::Solo | Kind::Campaign | Kind::Challenge)
    }
}

codes!(
    /// The three families of Captain's Chair traits (rules p. 36). Cards refer to traits by entry id, so
    /// the group is a property of the trait, not of the card.
    TraitGroup {
        /// A species: Andorian.
        Species => "species",
        /// A trait that is neither a species nor points to a rule: Ancient, Time Travel.
        Regular => "regular",
        /// A trait that points to a rule: Ongoing, Wildcard.
        Other => "other",
    }
);
