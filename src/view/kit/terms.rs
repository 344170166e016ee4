//! The word for each value of the nouns of [`crate::model`]: a new value without a word does not compile.

use crate::locale::Texts;
use crate::model::{
    Alert, Basis, CardField, Certainty, Change, Cost, Document, Focus, Game, Impact, Kind,
    LaterPrint, Mode, OperationKind, Place, PlayerPart, Position, Print, Quadrant, RulingOrigin,
    Skill, Specialty, Token, TraitGroup,
};
use crate::solo::state::setup::BoardSide;

/// What has a word in each language.
pub trait Term {
    /// The word.
    fn term(&self, texts: &Texts) -> String;
}

/// The word for a code of a card file, `type`, `icon` or another kind; the code itself where there is none, as in sets of imported cards.
pub(in crate::view) fn word(texts: &Texts, kind: &str, code: &str) -> String {
    let id = format!("ccg-{kind}-{}", code.to_ascii_lowercase());
    texts.find(&id, &[]).unwrap_or_else(|| code.to_owned())
}

/// Gives every value of an enum its message.
macro_rules! terms {
    ($($name:ident { $($value:ident => $message:ident),+ $(,)? })+) => {
        $(impl $crate::view::kit::terms::Term for $name {
            fn term(&self, texts: &$crate::locale::Texts) -> String {
                match self {
                    $($name::$value => $crate::locale::msg::$message(texts)),+
                }
            }
        })+
    };
}
pub(in crate::view) use terms;

terms! {
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
    Game {
        CaptainsChair => entry_game_cc,
        SecondEdition => entry_game_2e,
        Catan => entry_game_catan,
        FirstEdition => entry_game_1e,
    }
    Document {
        CaptainsChairRules => entry_document_cc_rules,
        CaptainsChairSolo => entry_document_cc_solo,
        CaptainsChairCards => entry_document_cc_cards,
        CaptainsChairLater => entry_document_cc_later,
        CaptainsChairLaterCards => entry_document_cc_later_cards,
        SecondEditionRules => entry_document_2e_rules,
        SecondEditionCards => entry_document_2e_cards,
        CatanAlmanac => entry_document_catan_almanac,
        FirstEditionVariant => entry_document_1e_variant,
    }
    Kind {
        Keyword => entry_kind_keyword,
        Type => entry_kind_type,
        Trait => entry_kind_trait,
        Symbol => entry_kind_symbol,
        Resource => entry_kind_resource,
        Glossary => entry_kind_glossary,
        Concept => entry_kind_concept,
        Phase => entry_kind_phase,
        Zone => entry_kind_zone,
        Pile => entry_kind_pile,
        Setup => entry_kind_setup,
        Icon => entry_kind_icon,
        Captain => entry_kind_captain,
        Solo => entry_kind_solo,
        Campaign => entry_kind_campaign,
        Challenge => entry_kind_challenge,
        Card => entry_kind_card,
    }
    TraitGroup {
        Species => entry_group_species,
        Regular => entry_group_regular,
        Other => entry_group_other,
    }
    Certainty {
        Sure => entry_certainty_sure,
        Likely => entry_certainty_likely,
        Open => entry_certainty_open,
    }
    RulingOrigin {
        GermanRules => entry_origin_german_rules,
        Cards => entry_origin_cards,
        EnglishRules => entry_origin_english_rules,
        Deduced => entry_origin_deduced,
        Faq => entry_origin_faq,
        Players => entry_origin_players,
    }
    Print {
        First => errata_print_first,
        Latest => errata_print_latest,
    }
    Alert {
        Red => errata_alert_red,
        Yellow => errata_alert_yellow,
        Black => errata_alert_black,
        Green => errata_alert_green,
    }
    Change {
        Correction => errata_change_correction,
        Balance => errata_change_balance,
        EdgeCase => errata_change_edge_case,
        Effect => errata_change_effect,
        Wording => errata_change_wording,
        Typo => errata_change_typo,
        LaterBox => errata_change_later_box,
    }
    Impact {
        Same => errata_effect_same,
        Hardly => errata_effect_hardly,
        LaterBoxes => errata_effect_later_boxes,
        Differs => errata_effect_differs,
    }
    LaterPrint {
        ToBoldlyGo => errata_later_to_boldly_go,
        ResistanceIsFutile => errata_later_resistance_is_futile,
        Replacement => errata_later_replacement,
    }
    Basis {
        FirstPrint => errata_basis_first_print,
        Same => errata_basis_same,
        GermanRules => errata_basis_german_rules,
        Designers => errata_basis_designers,
        CoreBox => errata_basis_core_box,
    }
    Position {
        Available => entry_position_available,
        Reserve => entry_position_reserve,
        Development => entry_position_development,
        Deployed => entry_position_deployed,
        Discard => entry_position_discard,
        IncidentDeck => entry_position_incident_deck,
        StartingLocation => entry_position_starting_location,
        AdvancedLocation => entry_position_advanced_location,
        ControlledLocation => entry_position_controlled_location,
        SoloCampaign => entry_position_solo_campaign,
        SoloChallenge => entry_position_solo_challenge,
        Rewards => entry_position_rewards,
    }
    Skill {
        Research => entry_skill_research,
        Influence => entry_skill_influence,
        Military => entry_skill_military,
        Any => entry_skill_any,
        Variable => entry_skill_variable,
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
    Place {
        Planet => ccg_place_planet,
        Space => ccg_place_space,
        Dual => ccg_place_dual,
        Headquarters => ccg_place_headquarters,
    }
    Quadrant {
        Alpha => ccg_quadrant_alpha,
        Gamma => ccg_quadrant_gamma,
        Delta => ccg_quadrant_delta,
        Mirror => ccg_quadrant_mirror,
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
    Token {
        Dilithium => symbol_dilithium,
        Latinum => symbol_latinum,
        Glory => symbol_glory,
    }
    PlayerPart {
        TakeIncident => effect_player_take_incident,
        TakeIncidentAndDiscard => effect_player_take_incident_and_discard,
        RemoveTeam => effect_player_remove_team,
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
    Mode {
        TwoPlayers => play_level_two_players,
        Cadet => play_level_cadet,
        Ensign => play_level_ensign,
        Lieutenant => play_level_lieutenant,
        Commander => play_level_commander,
        Captain => play_level_captain,
        Admiral => play_level_admiral,
    }
    BoardSide {
        Basic => play_side_basic,
        Advanced => play_side_advanced,
    }
}
