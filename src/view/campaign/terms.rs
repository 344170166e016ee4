//! Words of the Five-Year Mission.

use crate::model::{CampaignMode, Challenge, Rank};
use crate::solo::campaign::assignment::ReinforcePlace;
use crate::solo::campaign::challenge::Demand;
use crate::solo::campaign::log::GameOutcome;
use crate::solo::campaign::rank::Review;
use crate::view::kit::terms::terms;

terms! {
    CampaignMode {
        Stun => campaign_mode_stun,
        YellowAlert => campaign_mode_yellow_alert,
        Gates => campaign_mode_gates,
        KobayashiMaru => campaign_mode_kobayashi_maru,
    }
    Rank {
        Ensign => campaign_rank_ensign,
        Lieutenant => campaign_rank_lieutenant,
        Commander => campaign_rank_commander,
        Captain => campaign_rank_captain,
        Commodore => campaign_rank_commodore,
        Admiral => campaign_rank_admiral,
    }
    Review {
        Ensign => campaign_review_ensign,
        Lieutenant => campaign_review_lieutenant,
        Commander => campaign_review_commander,
        Captain => campaign_review_captain,
        Commodore => campaign_review_commodore,
        AdmiralLate => campaign_review_admiral_late,
        Admiral => campaign_review_admiral,
        AdmiralEarly => campaign_review_admiral_early,
    }
    Challenge {
        LiveLong => campaign_challenge_live_long,
        Weakness => campaign_challenge_weakness,
        TwoWeeks => campaign_challenge_two_weeks,
        Gazelle => campaign_challenge_gazelle,
        Acquisition => campaign_challenge_acquisition,
        OnlyShip => campaign_challenge_only_ship,
        Tuesday => campaign_challenge_tuesday,
    }
    Demand {
        LackEither => campaign_challenge_demand_lack_either,
        LackBoth => campaign_challenge_demand_lack_both,
        MixReserve => campaign_challenge_demand_mix_reserve,
        ReinforceInReserve => campaign_challenge_demand_reinforce_in_reserve,
        ShuffleIncident => campaign_challenge_demand_shuffle_incident,
        OptionAOnly => campaign_challenge_demand_option_a_only,
        KeepShip => campaign_challenge_demand_keep_ship,
        LackTeam => campaign_challenge_demand_lack_team,
        LackTwoTeams => campaign_challenge_demand_lack_two_teams,
    }
    GameOutcome {
        Won => campaign_won,
        Lost => campaign_lost,
    }
    ReinforcePlace {
        Box => campaign_reinforce_box,
        Deck => campaign_reinforce_deck,
        Reserve => campaign_reinforce_reserve,
    }
}
