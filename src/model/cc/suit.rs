//! The words printed on cards: crew, suit, where a card begins, specialties, skills, operations.

use crate::codes;

// `GameBox` and `CrewDeck`, made of `data/cc/boxes.yaml`.
include!(concat!(env!("OUT_DIR"), "/crews.rs"));

codes!(
    /// The suit of a card (rules p. 15).
    Suit {
        /// Of the Market or a crew; can be promoted to Duty Officer.
        Person => "person",
        /// Of the Market or a crew: devices, weapons, artifacts and creatures.
        Cargo => "cargo",
        /// Of the Market or a crew; most can be deployed.
        Ship => "ship",
        /// Of the Market or a crew: species, civilizations and large organizations.
        Ally => "ally",
        /// Never of the Market: common ones form a deck of their own and are taken unseen from its top.
        Encounter => "encounter",
        /// A burden, worth −2 victory points at the end; common ones form a deck of their own.
        Incident => "incident",
        /// Counts for whoever controls it; in the Neutral Zone it is nobody’s.
        Location => "location",
        /// Of a crew or of solo play, never of the Market.
        Directive => "directive",
        /// Leads a crew; in play from the start, never in a deck.
        Captain => "captain",
        /// In play from the start, above the Crew board; it goes into no deck.
        Status => "status",
    }
);

codes!(
    /// Where a card begins the game, as marked at its lower edge (rules p. 6-7).
    Position {
        /// In the Draw deck.
        Available => "available",
        /// In the Reserve deck.
        Reserve => "reserve",
        /// In the Development pile.
        Development => "development",
        /// In play, as a deployed card.
        Deployed => "deployed",
        /// In the Discard pile.
        Discard => "discard",
        /// In the Incident deck.
        IncidentDeck => "incident-deck",
        /// In the Neutral Zone, on top of the Location deck, or in the box.
        StartingLocation => "starting-location",
        /// In the Location deck, below the Starting Location.
        AdvancedLocation => "advanced-location",
        /// In play, as a Location already controlled.
        ControlledLocation => "controlled-location",
        /// In the box outside a campaign: the Directive Reinforce.
        SoloCampaign => "solo-campaign",
        /// In the box unless a challenge of solo play asks for it: a Directive such as Conspiracy.
        SoloChallenge => "solo-challenge",
        /// On the Reward pile, a supply that is no part of the Market.
        Rewards => "rewards",
    }
);

codes!(
    /// One of the three specialties, in the order in which the Bot breaks ties (solo rules p. 5).
    Specialty {
        /// Goes before both others on a tie.
        Research => "research",
        /// Goes before Military on a tie.
        Influence => "influence",
        /// Comes last on a tie.
        Military => "military",
    }
);

codes!(
    /// A Focus icon: one specialty, or the one that is best on the player's board.
    Focus {
        /// Counts on the Research track.
        Research => "research",
        /// Counts on the Influence track.
        Influence => "influence",
        /// Counts on the Military track.
        Military => "military",
        /// Counts on the track with the highest multiplier.
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
        /// Counts for Research.
        Research => "research",
        /// Counts for Influence.
        Influence => "influence",
        /// Counts for Military.
        Military => "military",
        /// Counts for one specialty of the player’s choice.
        Any => "any",
        /// Counts for what the text of its card says at that moment.
        Variable => "variable",
    }
);

codes!(
    /// When an operation is used.
    OperationKind {
        /// When the card is played; of several one is chosen.
        Play => "play",
        /// In the own Action Step, by exhausting the card.
        Activation => "activation",
        /// At all times, without exhausting the card.
        Passive => "passive",
        /// When what it names comes about, in anybody’s turn, by exhausting the card.
        Reaction => "reaction",
        /// At the start of the own turn, in the Resupply Step.
        Resupply => "resupply",
        /// At once when control of the Location is taken.
        Control => "control",
        /// At the start of the own Clean-up Step.
        CleanUp => "clean-up",
        /// In Final Scoring, if the card is in play.
        Endgame => "endgame",
        /// When its own text says so.
        Special => "special",
        /// When the Bot resolves the card; it means nothing to a player.
        Surprise => "surprise",
        /// When what it names comes about in the own Action Step, by playing the card from hand.
        Support => "support",
    }
);
