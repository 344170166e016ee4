//! The word for each value of the nouns of [`model`]: a new value without a word does not compile.

use deck::roster::StartPosition;
use deck::{CardAttribute, LineFault, Pile};
use model::text::vocabulary::is_same;
use model::{
    Alert, Attribute, Basis, CardField, Certainty, Change, Cost, Document, EffectToken, Focus, Game, Impact, Kind,
    LaterPrint, Mode, OperationKind, Place, PlayerPart, Position, Print, PrintedValue, Quadrant, RulingOrigin,
    Skill, Specialty, TraitGroup,
};
use model::{CampaignMode, Challenge, CrewPart, Rank};
use page::locale::{Message, Texts};
use solo::campaign::assignment::ReinforcePlace;
use solo::campaign::challenge::Demand;
use solo::campaign::log::GameOutcome;
use solo::campaign::rank::Review;
use solo::rules::wish::{MarketWish, ZoneWish};
use solo::score::WorthlessFocus;
use solo::state::setup::BoardSide;
use solo::state::tabletop::Zone;

/// What has a word in each language.
pub trait Term {
    /// The word.
    fn term(&self, texts: &Texts) -> String;
}

/// The word for a code of a card file, `type`, `icon` or another kind; the code itself where there is none, as in sets
/// of imported cards.
pub fn word(texts: &Texts, kind: &str, code: &str) -> String {
    let id = format!("ccg-{kind}-{}", code.to_ascii_lowercase());
    texts.find(&id, &[]).unwrap_or_else(|| code.to_owned())
}

/// The messages of codes, in their order. A table has one for each code and no other: else it does not compile.
pub const fn by_code<const N: usize>(codes: [&str; N], table: [(&str, Message); N]) -> [Message; N] {
    let mut messages = [table[0].1; N];
    let mut at = 0;
    while at < N {
        let mut place = 0;
        while !is_same(table[place].0, codes[at]) {
            place += 1;
        }
        messages[at] = table[place].1;
        at += 1;
    }
    messages
}

/// Gives every value of an enum its message: by its code in a table of messages (`TABLES` of `generate::messages`), or
/// named.
#[macro_export]
macro_rules! terms {
    ($($name:ident: $table:ident),+ $(,)?) => {
        $(impl $crate::terms::Term for $name {
            fn term(&self, texts: &page::locale::Texts) -> String {
                const TERMS: [page::locale::Message; $name::CODES.len()] =
                    $crate::terms::by_code($name::CODES, page::locale::msg::$table);
                TERMS[*self as usize](texts)
            }
        })+
    };
    ($($name:ident { $($value:ident => $message:ident),+ $(,)? })+) => {
        $(impl $crate::terms::Term for $name {
            fn term(&self, texts: &page::locale::Texts) -> String {
                match self {
                    $($name::$value => page::locale::msg::$message(texts)),+
                }
            }
        })+
    };
}

terms! {
    Game: ENTRY_GAME,
    Document: ENTRY_DOCUMENT,
    Kind: ENTRY_KIND,
    TraitGroup: ENTRY_GROUP,
    Certainty: ENTRY_CERTAINTY,
    RulingOrigin: ENTRY_ORIGIN,
    Print: ERRATA_PRINT,
    Alert: ERRATA_ALERT,
    Change: ERRATA_CHANGE,
    Impact: ERRATA_EFFECT,
    LaterPrint: ERRATA_LATER,
    Basis: ERRATA_BASIS,
    Position: ENTRY_POSITION,
    Skill: ENTRY_SKILL,
    Place: CCG_PLACE,
    Quadrant: CCG_QUADRANT,
    Mode: PLAY_LEVEL,
    BoardSide: PLAY_SIDE,
}

terms! {
    PrintedValue {
        Range => ccg_attribute_range,
        Weapons => ccg_attribute_weapons,
        Shields => ccg_attribute_shields,
        Integrity => ccg_attribute_integrity,
        Cunning => ccg_attribute_cunning,
        Strength => ccg_attribute_strength,
        Attributes => calc_printed_attributes,
        Cost => calc_printed_cost,
        Span => calc_printed_span,
        Skills => calc_printed_skills,
        Icons => calc_printed_icons,
        Staffing => calc_printed_staffing,
        Requirements => calc_printed_requirements,
    }
    CardField {
        Uniqueness => ccg_label_uniqueness,
        Cost => ccg_label_cost,
        Place => ccg_label_place,
        Span => ccg_label_span,
        Points => ccg_label_points,
        Affiliations => ccg_label_affiliation,
        Attempt => ccg_label_attempt,
        Requirement => ccg_label_requirement,
        Icons => ccg_label_icons,
        Keywords => ccg_label_keywords,
        Species => ccg_label_species,
        Skills => ccg_label_skills,
        Attributes => ccg_label_attributes,
    }
    OperationKind {
        Play => entry_operation_play,
        Activation => entry_operation_activation,
        Passive => entry_operation_passive,
        Reaction => entry_operation_reaction,
        Resupply => entry_operation_resupply,
        Control => entry_operation_control,
        CleanUp => entry_operation_clean_up,
        Endgame => entry_operation_endgame,
        Special => entry_operation_special,
        Surprise => entry_operation_surprise,
        Support => entry_operation_support,
    }
    Specialty {
        Research => symbol_research,
        Influence => symbol_influence,
        Military => symbol_military,
    }
    Focus {
        Research => symbol_research,
        Influence => symbol_influence,
        Military => symbol_military,
        Best => symbol_best_focus,
    }
    EffectToken {
        Dilithium => symbol_dilithium,
        Latinum => symbol_latinum,
        Glory => symbol_glory,
    }
    PlayerPart {
        TakeIncident => effect_player_take_incident,
        TakeIncidentAndDiscard => effect_player_take_incident_and_discard,
        RemoveTeam => effect_player_remove_team,
        RemoveTeamInZone => effect_player_remove_team_in_zone,
        DiscardCard => effect_player_discard_card,
        DiscardTop => effect_player_discard_top,
        DismissOfficer => effect_player_dismiss_officer,
        DismissShip => effect_player_dismiss_ship,
        LogControlled => effect_player_log_controlled,
        MayDraw => effect_player_may_draw,
        MayReturnIncident => effect_player_may_return_incident,
        TakeIncidentAndThis => effect_player_take_incident_and_this,
        ExhaustLocation => effect_player_exhaust_location,
        RemoveTeamsAtShip => effect_player_remove_teams_at_ship,
        RemoveTeamAtToken => effect_player_remove_team_at_token,
        DismissShipInZone => effect_player_dismiss_ship_in_zone,
        LogShip => effect_player_log_ship,
        TakeDiscardedIncident => effect_player_take_discarded_incident,
        FindAndLog => effect_player_find_and_log,
        TakeThis => effect_player_take_this,
        LogThis => effect_player_log_this,
        DiscardThisAndDraw => effect_player_discard_this_and_draw,
        DrawAndDiscard => effect_player_draw_and_discard,
        GainTwoDilithium => effect_player_gain_two_dilithium,
        RecallShip => effect_player_recall_ship,
        MayWarpShip => effect_player_may_warp_ship,
    }
    Cost {
        Dilithium => program_cost_dilithium,
        Latinum => program_cost_latinum,
        Glory => program_cost_glory,
        Incident => program_cost_incident,
    }
}

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
    CrewPart {
        Tracks => campaign_lacks_tracks,
        Reserve => campaign_lacks_reserve,
    }
    Pile {
        Missions => deck_pile_missions,
        Dilemmas => deck_pile_dilemmas,
        Deck => deck_pile_deck,
        Aside => deck_pile_aside,
    }
    StartPosition {
        Unmarked => deck_crew_place_unmarked,
        Available => entry_position_available,
        Reserve => entry_position_reserve,
        Development => entry_position_development,
        Deployed => entry_position_deployed,
        Discard => entry_position_discard,
        ControlledLocation => entry_position_controlled_location,
        IncidentDeck => entry_position_incident_deck,
        Reinforcement => deck_crew_place_reinforcement,
    }
    LineFault {
        UnknownHeading => deck_trouble_unknown_heading,
        Count => deck_trouble_count,
        NoName => deck_trouble_no_name,
        Change => deck_trouble_change,
        Numbering => deck_trouble_numbering,
        Strange => deck_trouble_strange,
        Contradiction => deck_trouble_contradiction,
        UnclearCount => deck_trouble_unclear_count,
    }
    CardAttribute {
        Integrity => ccg_attribute_integrity,
        Cunning => ccg_attribute_cunning,
        Strength => ccg_attribute_strength,
        Range => ccg_attribute_range,
        Weapons => ccg_attribute_weapons,
        Shields => ccg_attribute_shields,
    }
    WorthlessFocus {
        NoMission => score_no_mission,
        NotFlipped => score_not_flipped,
        NoMultiplier => score_no_multiplier,
    }
    MarketWish {
        Most => pick_reason_most,
        Least => pick_reason_least,
        Junk => pick_reason_junk,
    }
    ZoneWish {
        Explore => pick_reason_explore,
        Engage => pick_reason_engage,
        Send => pick_reason_send,
        Control => pick_reason_control,
    }
    Zone {
        Deck => solo_zone_deck,
        Supplement => solo_zone_supplement,
        Discard => solo_zone_discard,
        Staging => solo_zone_staging,
        Log => solo_zone_log,
        Officer => solo_zone_officer,
        Controlled => solo_zone_controlled,
        Ships => solo_zone_ships,
        Gone => solo_zone_gone,
    }
    Attribute {
        Integrity => requires_attribute_integrity,
        Cunning => requires_attribute_cunning,
        Strength => requires_attribute_strength,
        Any => requires_attribute_any,
    }
}
