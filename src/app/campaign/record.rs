//! `tricorder campaign record`: how a game ended.

use clap::{ArgGroup, Args};

use crate::campaign::journal::{CampaignData, CampaignJournal, CampaignName};
use crate::campaign::report::News;
use crate::choices::{CAPTAINS, SIDES};
use crate::options::OneOf;
use crate::session::Session;
use crate::{Found, RunCommand};
use model::CrewDeck;
use page::locale::say;
use solo::campaign::log::{CampaignEntry, CampaignGame, GameOutcome, Scores};
use solo::state::setup::BoardSide;
use words::Problem;

/// More points than any game brings.
const POINTS: std::ops::RangeInclusive<i64> = -99..=999;

#[derive(Debug, Args)]
#[command(group = ArgGroup::new("outcome").args(["won", "lost"]))]
pub struct Record {
    #[arg(long, required = true, value_parser = OneOf(&CAPTAINS))]
    bot: CrewDeck,
    #[arg(long)]
    won: bool,
    #[arg(long)]
    lost: bool,
    #[arg(long, requires = "bot_score", allow_negative_numbers = true, value_parser = clap::value_parser!(i32).range(POINTS))]
    score: Option<i32>,
    #[arg(long, requires = "score", allow_negative_numbers = true, value_parser = clap::value_parser!(i32).range(POINTS))]
    bot_score: Option<i32>,
    #[arg(long, value_parser = OneOf(&SIDES))]
    side: Option<BoardSide>,
    #[command(flatten)]
    which: CampaignName,
}

impl RunCommand for Record {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let scores = self.scores();
        let game = CampaignGame { opponent: self.bot, outcome: self.outcome(scores)?, scores, side: self.side };
        let facts = CampaignData::load(session)?;
        let mut user = session.user()?;
        let mut journal = CampaignJournal::open(&mut user, &self.which)?;
        journal.add(&mut user, CampaignEntry::Game(game))?;
        facts.show_news(session, &journal, News::Recorded)
    }
}

impl Record {
    fn scores(&self) -> Option<Scores> {
        let (player, bot) = self.score.zip(self.bot_score)?;
        Some(Scores { player, bot })
    }

    /// How the game ended: as `--won` or `--lost` says, else by the points.
    fn outcome(&self, scores: Option<Scores>) -> Result<GameOutcome, Problem> {
        let said = if self.won {
            Some(GameOutcome::Won)
        } else if self.lost {
            Some(GameOutcome::Lost)
        } else {
            scores.map(Scores::outcome)
        };
        let example = "tricorder campaign record --bot koloth --won";
        said.ok_or_else(|| Problem::missing_argument("--won / --lost").hint(say::hint_example(example)))
    }
}
