//! The Five-Year Mission (solo rules p. 16-18): its modes, ranks and challenges.

use crate::model::codes;

codes!(
    /// The mode chosen for a whole campaign, from easy to hard (solo rules p. 16).
    CampaignMode {
        Stun => "stun",
        YellowAlert => "yellow-alert",
        Gates => "gates",
        KobayashiMaru => "kobayashi-maru",
    }
);

codes!(
    /// The rank of the player in a campaign, in the order of promotion (solo rules p. 16).
    Rank {
        Ensign => "ensign",
        Lieutenant => "lieutenant",
        Commander => "commander",
        Captain => "captain",
        Commodore => "commodore",
        Admiral => "admiral",
    }
);

codes!(
    /// A challenge of a campaign, in printed order (solo rules p. 18).
    Challenge {
        LiveLong => "live-long",
        Weakness => "weakness",
        TwoWeeks => "two-weeks",
        Gazelle => "gazelle",
        Acquisition => "acquisition",
        OnlyShip => "only-ship",
        Tuesday => "tuesday",
    }
);
