//! The words printed on cards: crew, suit, where a card begins, specialties, skills, operations.

use crate::codes;

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
        Archer => "archer",
        Georgiou => "georgiou",
        Khan => "khan",
        Kirk => "kirk",
        Rebner => "rebner",
        Soval => "soval",
        Freeman => "freeman",
        Pike => "pike",
        Riker => "riker",
    }
);

codes!(
    /// A box or pack that cards come in, in the order in which they came out.
    GameBox {
        Core => "core",
        ToBoldlyGo => "to-boldly-go",
        SecondContact => "second-contact",
        Promo1 => "promo-1",
        Promo2 => "promo-2",
    }
);

impl GameBox {
    /// Whether it is a pack of single cards.
    pub fn is_promo(self) -> bool {
        match self {
            GameBox::Promo1 | GameBox::Promo2 => true,
            GameBox::Core | GameBox::ToBoldlyGo | GameBox::SecondContact => false,
        }
    }
}

impl CrewDeck {
    /// The box a crew comes in; none for common cards, which every box has.
    pub fn of_box(self) -> Option<GameBox> {
        match self {
            CrewDeck::Common => None,
            CrewDeck::Picard
            | CrewDeck::Shran
            | CrewDeck::Koloth
            | CrewDeck::Sisko
            | CrewDeck::Sela
            | CrewDeck::Burnham => Some(GameBox::Core),
            CrewDeck::Archer
            | CrewDeck::Georgiou
            | CrewDeck::Khan
            | CrewDeck::Kirk
            | CrewDeck::Rebner
            | CrewDeck::Soval => Some(GameBox::ToBoldlyGo),
            CrewDeck::Freeman | CrewDeck::Pike | CrewDeck::Riker => Some(GameBox::SecondContact),
        }
    }
}

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
        Rewards => "rewards",
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
    /// A Focus icon: one specialty, or the one that is best on the player's board.
    Focus {
        Research => "research",
        Influence => "influence",
        Military => "military",
        Best => "best",
    }
);

impl Focus {
    /// The specialty of the icon; none for Best Focus, which any board decides anew.
    pub fn specialty(self) -> Option<Specialty> {
        match self {
            Focus::Research => Some(Specialty::Research),
            Focus::Influence => Some(Specialty::Influence),
            Focus::Military => Some(Specialty::Military),
            Focus::Best => None,
        }
    }
}

impl From<Specialty> for Focus {
    fn from(specialty: Specialty) -> Focus {
        match specialty {
            Specialty::Research => Focus::Research,
            Specialty::Influence => Focus::Influence,
            Specialty::Military => Focus::Military,
        }
    }
}

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
        Support => "support",
    }
);
