//! The word for each value of the nouns of [`model`]: a new value without a word does not compile.

use deck::goldfish::{GameAction, Obstacle, Omission};
use deck::roster::StartPosition;
use deck::{CardAttribute, LineFault, Pile};
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
        while !names(table[place].0, codes[at]) {
            place += 1;
        }
        messages[at] = table[place].1;
        at += 1;
    }
    messages
}

/// Whether the end of a message's id names a code; what a code parts by `_` stands there parted by `-`.
const fn names(end: &str, code: &str) -> bool {
    let (end, code) = (end.as_bytes(), code.as_bytes());
    let mut at = 0;
    while at < end.len() && at < code.len() && (end[at] == code[at] || end[at] == b'-' && code[at] == b'_') {
        at += 1;
    }
    at == end.len() && at == code.len()
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
    Rank: CAMPAIGN_RANK,
    Review: CAMPAIGN_REVIEW,
    Demand: CAMPAIGN_CHALLENGE_DEMAND,
    Pile: DECK_PILE,
    Obstacle: DECK_OBSTACLE,
    Omission: DECK_OMISSION,
    GameAction: DECK_MOVE,
    LineFault: DECK_TROUBLE,
    CardAttribute: CCG_ATTRIBUTE,
    Zone: SOLO_ZONE,
    PlayerPart: EFFECT_PLAYER,
    Cost: PROGRAM_COST,
    ReinforcePlace: CAMPAIGN_REINFORCE,
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
}

terms! {
    CampaignMode {
        Stun => campaign_mode_stun,
        YellowAlert => campaign_mode_yellow_alert,
        Gates => campaign_mode_gates,
        KobayashiMaru => campaign_mode_kobayashi_maru,
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
    GameOutcome {
        Won => campaign_won,
        Lost => campaign_lost,
    }
    CrewPart {
        Tracks => campaign_lacks_tracks,
        Reserve => campaign_lacks_reserve,
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
    Attribute {
        Integrity => requires_attribute_integrity,
        Cunning => requires_attribute_cunning,
        Strength => requires_attribute_strength,
        Any => requires_attribute_any,
    }
}
