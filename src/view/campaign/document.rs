//! A campaign as programs read it.

use super::{CampaignReport, Row, rows};
use crate::terms;
use model::{Bonus, CampaignMode, Card, Challenge, CrewDeck, EntryId, Mode, Rank};
use serde::Serialize;
use solo::campaign::assignment::{Assignment, ReinforcePlace};
use solo::campaign::challenge::Demand;
use solo::campaign::log::{GameOutcome, Scores};
use solo::campaign::rank::Review;
use solo::campaign::upgrade::{Options, UpgradeChoice, UpgradeOffer};
use solo::state::setup::BoardSide;

/// Where a campaign stands; what does not apply is null.
#[derive(Debug, Serialize)]
pub(super) struct Status<'a> {
    name: &'a str,
    captain: CrewDeck,
    mode: CampaignMode,
    challenges: &'a [Challenge],
    rank: Rank,
    wins: usize,
    streak: usize,
    over: bool,
    games: Vec<Game<'a>>,
    upgrade_due: Option<Due<'a>>,
    next: Option<Assignment>,
    review: Option<Review>,
}

#[derive(Debug, Serialize)]
struct Game<'a> {
    number: usize,
    rank: Rank,
    difficulty: Mode,
    opponent: CrewDeck,
    outcome: GameOutcome,
    scores: Option<Scores>,
    side: Option<BoardSide>,
    upgrade: &'a Option<UpgradeChoice>,
}

/// What may be chosen after a game.
#[derive(Debug, Serialize)]
struct Due<'a> {
    opponent: CrewDeck,
    outcome: GameOutcome,
    reinforce: &'a [String],
    #[serde(skip_serializing_if = "<[String]>::is_empty")]
    except: &'a [String],
    cards: Vec<&'a EntryId>,
    bonuses: Vec<Choice<'a>>,
    may_decline: bool,
}

/// A bonus by its number, from 1.
#[derive(Debug, Serialize)]
struct Choice<'a> {
    number: usize,
    bonus: &'a Bonus,
    cards: Vec<&'a EntryId>,
}

impl<'a> Status<'a> {
    pub(super) fn new(sheet: &'a CampaignReport<'_>) -> Status<'a> {
        let state = sheet.state;
        Status {
            name: sheet.name,
            captain: state.start.captain,
            mode: state.start.mode,
            challenges: &state.start.challenges,
            rank: state.rank(),
            wins: state.wins(),
            streak: state.streak(),
            over: state.is_over(),
            games: rows(state).into_iter().map(Game::from).collect(),
            upgrade_due: sheet.options.as_ref().map(Due::from),
            next: state.next_assignment(),
            review: state.review(),
        }
    }
}

impl<'a> From<Row<'a>> for Game<'a> {
    fn from(row: Row<'a>) -> Game<'a> {
        let game = &row.played.game;
        Game {
            number: row.number,
            rank: row.rank,
            difficulty: row.level,
            opponent: game.opponent,
            outcome: game.outcome,
            scores: game.scores,
            side: game.side,
            upgrade: &row.played.upgrade,
        }
    }
}

impl<'a> From<&'a Options<'_>> for Due<'a> {
    fn from(options: &'a Options<'_>) -> Due<'a> {
        let bonus = |(number, offer): (usize, &'a UpgradeOffer<'_>)| Choice {
            number,
            bonus: offer.bonus,
            cards: ids(&offer.cards),
        };
        Due {
            opponent: options.game.opponent,
            outcome: options.game.outcome,
            reinforce: &options.named.reinforce,
            except: &options.named.except,
            cards: ids(&options.common),
            bonuses: (1..).zip(&options.offers).map(bonus).collect(),
            may_decline: options.may_decline,
        }
    }
}

fn ids<'a>(cards: &[&'a Card]) -> Vec<&'a EntryId> {
    cards.iter().map(|card| &card.id).collect()
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
}
