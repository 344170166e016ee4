//! A campaign as programs read it.

use serde::{Serialize, Serializer};

use crate::campaign::report::{CampaignReport, Row, rows};
use model::{Bonus, CampaignMode, Card, Challenge, CrewDeck, EntryId, Mode, Rank};
use solo::campaign::assignment::Assignment;
use solo::campaign::log::{GameOutcome, Scores};
use solo::campaign::rank::Review;
use solo::campaign::upgrade::{Options, UpgradeChoice, UpgradeOffer};
use solo::state::setup::BoardSide;

impl Serialize for CampaignReport<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Status::new(self).serialize(serializer)
    }
}

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
