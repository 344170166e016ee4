//! The words printed on cards: crew, suit, where a card begins, specialties, skills, operations.

use crate::model::codes;

codes!(
    /// The deck a card belongs to: common, or the crew of a captain.
    CrewDeck {
        Common => "common",
        Picard => "picard",
        Shran => "shran",
        Koloth => "koloth",
        Sisko => "sisko",
        Sela => "sela",
        Burnham => "burnham",
    }
);

codes!(
    /// The suit of a card (rules p. 15).
    Suit {
        Person => "person",
        Cargo => "cargo",
        Ship => "ship",
        Ally => "ally",
        Encounter => "encounter",
        Incident => "incident",
        Location => "location",
        Directive => "directive",
        Captain => "captain",
        Status => "status",
    }
);

codes!(
    /// Where a card begins the game, as marked at its lower edge (rules p. 6-7).
    Position {
        Available => "available",
        Reserve => "reserve",
        Development => "development",
        Deployed => "deployed",
        Discard => "discard",
        IncidentDeck => "incident-deck",
        StartingLocation => "starting-location",
        AdvancedLocation => "advanced-location",
        ControlledLocation => "controlled-location",
        SoloCampaign => "solo-campaign",
        SoloChallenge => "solo-challenge",
    }
);

codes!(
    /// One of the three specialties, in the order in which the Bot breaks ties (solo rules p. 5).
    Specialty {
        Research => "research",
        Influence => "influence",
        Military => "military",
    }
);

codes!(
    /// A Skill icon.
    Skill {
        Research => "research",
        Influence => "influence",
        Military => "military",
        Any => "any",
        Variable => "variable",
    }
);

codes!(
    /// When an operation is used.
    OperationKind {
        Play => "play",
        Activation => "activation",
        Passive => "passive",
        Reaction => "reaction",
        Resupply => "resupply",
        Control => "control",
        CleanUp => "clean-up",
        Endgame => "endgame",
        Special => "special",
        Surprise => "surprise",
    }
);
