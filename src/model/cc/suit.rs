//! The words printed on cards: crew, suit, where a card begins, specialties, skills, operations.

use crate::codes;

codes!(
    /// The deck a card belongs to: common, or the crew of a captain.
    CrewDeck {
        /// Cards of the common decks.
        Common => "common",
        /// The crew of Picard.
        Picard => "picard",
        /// The crew of Shran.
        Shran => "shran",
        /// The crew of Koloth.
        Koloth => "koloth",
        /// The crew of Sisko.
        Sisko => "sisko",
        /// The crew of Sela.
        Sela => "sela",
        /// The crew of Burnham.
        Burnham => "burnham",
        /// The crew of Archer.
        Archer => "archer",
        /// The crew of Georgiou.
        Georgiou => "georgiou",
        /// The crew of Khan.
        Khan => "khan",
        /// The crew of Kirk.
        Kirk => "kirk",
        /// The crew of Rebner.
        Rebner => "rebner",
        /// The crew of Soval.
        Soval => "soval",
        /// The crew of Freeman.
        Freeman => "freeman",
        /// The crew of Pike.
        Pike => "pike",
        /// The crew of Riker.
        Riker => "riker",
    }
);

codes!(
    /// A box or pack that cards come in, in the order in which they came out.
    GameBox {
        /// The core box.
        Core => "core",
        /// To Boldly Go.
        ToBoldlyGo => "to-boldly-go",
        /// Second Contact.
        SecondContact => "second-contact",
        /// The first promo pack.
        Promo1 => "promo-1",
        /// The second promo pack.
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
        /// Person cards.
        Person => "person",
        /// Cargo.
        Cargo => "cargo",
        /// Ship cards.
        Ship => "ship",
        /// Ally cards.
        Ally => "ally",
        /// Encounter cards.
        Encounter => "encounter",
        /// Incident cards.
        Incident => "incident",
        /// Location cards.
        Location => "location",
        /// Directive cards.
        Directive => "directive",
        /// Captain cards.
        Captain => "captain",
        /// Status cards.
        Status => "status",
    }
);

codes!(
    /// Where a card begins the game, as marked at its lower edge (rules p. 6-7).
    Position {
        /// Among the Available cards.
        Available => "available",
        /// In the Reserve deck.
        Reserve => "reserve",
        /// In the Development pile.
        Development => "development",
        /// Deployed.
        Deployed => "deployed",
        /// In the Discard pile.
        Discard => "discard",
        /// In the Incident deck.
        IncidentDeck => "incident-deck",
        /// Among the Starting Locations.
        StartingLocation => "starting-location",
        /// In the Location deck.
        AdvancedLocation => "advanced-location",
        /// In the Location Area, controlled.
        ControlledLocation => "controlled-location",
        /// Only in a solo campaign.
        SoloCampaign => "solo-campaign",
        /// Only with a solo challenge.
        SoloChallenge => "solo-challenge",
        /// In the Reward pile.
        Rewards => "rewards",
    }
);

codes!(
    /// One of the three specialties, in the order in which the Bot breaks ties (solo rules p. 5).
    Specialty {
        /// Research.
        Research => "research",
        /// Influence.
        Influence => "influence",
        /// Military.
        Military => "military",
    }
);

codes!(
    /// A Focus icon: one specialty, or the one that is best on the player's board.
    Focus {
        /// Research.
        Research => "research",
        /// Influence.
        Influence => "influence",
        /// Military.
        Military => "military",
        /// The specialty with the highest multiplier.
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
        /// Research.
        Research => "research",
        /// Influence.
        Influence => "influence",
        /// Military.
        Military => "military",
        /// Any of the three.
        Any => "any",
        /// One that the card chooses.
        Variable => "variable",
    }
);

codes!(
    /// When an operation is used.
    OperationKind {
        /// Used when the card is played.
        Play => "play",
        /// Used as an ACTIVATION: the card is exhausted.
        Activation => "activation",
        /// Used at all times.
        Passive => "passive",
        /// Used when something happens: the card is exhausted.
        Reaction => "reaction",
        /// Used in the Resupply Step.
        Resupply => "resupply",
        /// Used in the Control Step.
        Control => "control",
        /// Used in the Clean-up Step.
        CleanUp => "clean-up",
        /// Used in Final Scoring.
        Endgame => "endgame",
        /// Used when the card itself says.
        Special => "special",
        /// Used when the Bot resolves the card.
        Surprise => "surprise",
        /// Used from hand, when its condition is met.
        Support => "support",
    }
);
