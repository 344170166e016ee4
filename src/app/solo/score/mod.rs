//! `tricorder solo score`: Final Scoring, the player's points against those of the Bot.

pub mod addends;
pub mod report;

use clap::Args;

use crate::argument_kinds::RarelyNeeded;
use crate::campaign::next::CampaignResult;
use crate::choices::{CAPTAINS, SIDES};
use crate::options::OneOf;
use crate::prompt::{Dialogue, Memory};
use crate::session::Session;
use crate::solo::card_ticks::NAMED;
use crate::solo::game::Game;
use crate::solo::results::results;
use crate::solo::score::report::{Opponent, Outcome, PastGames, ScoreReport};
use crate::solo::stored::GameNameArgs;
use crate::solo::tally::{Tally, TallyResult};
use crate::solo::tally_form::{ask_tally, combine_fields, defaults_from_game};
use crate::solo::{cards, question};
use crate::{Found, RunCommand};
use model::{CrewDeck, EntryId};
use page::locale::{Fact, say};
use solo::campaign::game::Scores;
use solo::score::holdings::UnnamedCards;
use solo::score::{BotScore, Verdict};
use solo::state::log::LogEntry;
use solo::state::setup::{BoardSide, Setup};
use solo::stats::GameTotal;
use words::Problem;

/// What `tricorder solo score` takes.
#[derive(Debug, Args)]
pub struct Score {
    /// Without a game: whose board counts.
    #[arg(long, value_parser = OneOf(&CAPTAINS), conflicts_with_all = ["name", "stored"])]
    captain: Option<CrewDeck>,
    #[arg(long, value_parser = OneOf(&SIDES), default_value = "basic", requires = "captain", add = RarelyNeeded)]
    side: BoardSide,
    #[command(flatten)]
    tally: Tally,
    #[arg(long, allow_negative_numbers = true, requires = "captain",
        value_parser = clap::value_parser!(i32).range(-999..=999))]
    bot_score: Option<i32>,
    /// Facedown cards of the Bot, turned up for scoring.
    #[arg(long = "facedown", conflicts_with = "captain", add = RarelyNeeded)]
    named: Option<String>,
    /// Counts only: the points are not kept.
    #[arg(long, conflicts_with = "captain", add = RarelyNeeded)]
    dry_run: bool,
    #[command(flatten)]
    which: GameNameArgs,
}

impl RunCommand for Score {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        match self.captain {
            Some(captain) => self.by_hand(session, captain),
            None => self.of_game(session),
        }
    }
}

impl Score {
    /// The player's numbers against a total given by hand.
    fn by_hand(&self, session: &Session<'_>, captain: CrewDeck) -> Result<Found, Problem> {
        let told = self.tally.player_score(session, captain, self.side, None)?;
        let total = told.score.total;
        let verdict = self.bot_score.map(|bot| Verdict::from_points(total, bot, None));
        let bot = self.bot_score.map(|total| Opponent::Told { total });
        Found::drawn(&ScoreReport::new(told.against(bot, verdict, &told.cards)), session.texts)
    }

    /// The player's numbers against the Bot of a game. Without any, at a terminal they are asked
    /// for; elsewhere only the Bot's points are shown.
    fn of_game(self, session: &Session<'_>) -> Result<Found, Problem> {
        let mut game = self.which.open(session)?;
        let score = self.bot_score(session, &game)?;
        let told = self.count_player(session, &game)?;
        let bot = Some(Opponent::Counted(&score));
        let Some(told) = told else {
            return Found::drawn(&ScoreReport::new(Outcome::of_bot(bot, &game.book.cards)), session.texts);
        };
        let ending = game.state.table.ending;
        let scores = Scores { player: told.score.total, bot: score.total };
        let verdict = Some(Verdict::from_points(scores.player, scores.bot, ending));
        let is_kept = ending.is_some() && !self.dry_run;
        if is_kept {
            keep(&mut game, scores)?;
        }
        let result = if is_kept { CampaignResult::of_game(session, &game)? } else { None };
        let past = if is_kept { Some(past_games(session, &game.book.setup)?) } else { None };
        let cards = &game.book.cards;
        let sheet = ScoreReport::new(told.against(bot, verdict, cards));
        Found::drawn(&sheet.ending(ending).into_campaign(result).among(past), session.texts)
    }

    fn count_player(&self, session: &Session<'_>, game: &Game) -> Result<Option<TallyResult>, Problem> {
        let setup = &game.book.setup;
        let dialogue = Dialogue::new(session, Memory::Score);
        let score = |tally: &Tally| tally.player_score(session, setup.captain, setup.side, Some(setup.bot));
        if !self.tally.is_empty() {
            self.tally.check_tokens(defaults_from_game(game).most_tokens)?;
            return score(&self.tally).map(Some);
        }
        if !dialogue.is_live() || !session.format().is_screen() {
            return Ok(None);
        }
        let tally = ask_tally(&dialogue, session, game)?;
        tally.as_ref().map(score).transpose()
    }

    fn bot_score(&self, session: &Session<'_>, game: &Game) -> Result<BotScore, Problem> {
        let kept = game.kept_tally(session)?.unwrap_or_default();
        let told = self.named.clone().unwrap_or_else(|| combine_fields(&kept).get(NAMED).to_owned());
        let named = told.split(';').filter(|name| !name.trim().is_empty());
        let names = cards::names(session)?;
        let reader = game.reader(session, &names);
        let unnamed = BotScore::count(&game.book, &game.state.table, &[]).err().unwrap_or_default();
        let among: Vec<EntryId> = unnamed.into_iter().flat_map(|group| group.among).collect();
        let mut cards = Vec::new();
        for name in named {
            let card = if among.is_empty() { reader.parse_card(name) } else { reader.find_card(name, &among) }?;
            reader.add_named(&among, &mut cards, &card)?;
        }
        BotScore::count(&game.book, &game.state.table, &cards)
            .map_err(|unnamed| unnamed_error(session, game, &unnamed))
    }
}

/// Keeps the points of a game that is over, for the statistics. The same points are not kept twice.
fn keep(game: &mut Game, scores: Scores) -> Result<(), Problem> {
    if game.state.scores != Some(scores) {
        game.append(LogEntry::Scored(scores))?;
    }
    Ok(())
}

/// The games against the same captain at the same level.
fn past_games(session: &Session<'_>, setup: &Setup) -> Result<PastGames, Problem> {
    let results = results(session)?;
    let games = results.finished.iter();
    let like_it = games.filter(|game| (game.bot, game.level) == (setup.bot, setup.difficulty));
    Ok(PastGames { bot: setup.bot, level: setup.difficulty, total: GameTotal::from_games(like_it) })
}

fn unnamed_error(session: &Session<'_>, game: &Game, unnamed: &[UnnamedCards]) -> Problem {
    let lang = session.texts.lang();
    let among: Vec<EntryId> = unnamed.iter().flat_map(|group| group.among.clone()).collect();
    let listed = question::candidates(&game.book, lang, &among);
    let cards = listed.iter().filter_map(|id| game.book.card(id));
    let titles: Vec<&String> = cards.map(|card| card.title.get(lang)).collect();
    let count: usize = unnamed.iter().map(|group| group.count).sum();
    Problem::misuse(say::err_facedown(count))
        .hint(say::hint_facedown(Fact::names(&titles)))
        .tap(say::hint_facedown_tap(Fact::names(&titles)))
}
