//! What a campaign waits for: an opponent, the end of a game, its score, its entry in the log book, an upgrade.

use crate::campaign::bonuses;
use crate::campaign::journal::CampaignJournal;
use crate::campaign::report::CampaignReport;
use crate::session::Session;
use crate::solo::game::{Game, replay_stored, setup_of};
use keep::logs::LogKind;
use model::{Bonus, Card, CrewDeck, Mode};
use page::FilledForm;
use page::locale::{Texts, msg};
use solo::campaign::game::{CampaignGame, GameOutcome};
use solo::campaign::log::CampaignEntry;
use solo::campaign::upgrade::{Options, UpgradeOffer};
use solo::state::setup::Setup;
use solo::stats::{FinishedGame, Progress};
use words::{Problem, Term};

/// So many games are looked through for that of the assignment, last used first.
const LOOKED_AT: usize = 24;

/// The next step of a campaign.
#[derive(Debug)]
pub enum CampaignStep {
    /// A game of the assignment goes on.
    Play(AssignmentGame),
    /// It is over, and its points are still to be counted.
    Score(AssignmentGame),
    /// It is scored, and its result is still to be entered.
    Record(CampaignResult),
    /// An upgrade is to be chosen after the game against a captain.
    Upgrade(CrewDeck, Vec<UpgradeGroup>),
    /// An opponent is to be chosen, at the level the rules decide.
    Face(Mode, Vec<CrewDeck>),
    /// The ten assignments are done.
    Over,
}

/// A stored game of the assignment that is next.
#[derive(Debug)]
pub struct AssignmentGame {
    /// The name it is kept under.
    pub name: String,
    /// Captain of the Bot.
    pub opponent: CrewDeck,
    /// The Bot's turns begun.
    pub turn: u8,
}

/// The result of a game with what it changes in the campaign.
#[derive(Debug)]
pub struct CampaignResult {
    /// The name of the campaign.
    pub campaign: String,
    /// The entry of the log book.
    pub game: CampaignGame,
    /// The version of the log book it was made for.
    pub version: String,
    /// What the entry changes, in a sentence.
    pub change: String,
}

/// What may be chosen as an upgrade: one option of the program, with its cards.
#[derive(Debug)]
pub struct UpgradeGroup {
    /// What the option is.
    pub words: String,
    /// Each a tap: its words, and the argument of `campaign upgrade` with its value.
    pub choices: Vec<UpgradeTap>,
    /// How many of them are taken together, each from another place.
    pub together: usize,
}

/// A tap that chooses an upgrade.
#[derive(Debug)]
pub struct UpgradeTap {
    /// What is chosen, as its button says it.
    pub label: String,
    /// The arguments of `campaign upgrade`.
    pub filled: FilledForm,
}

impl CampaignStep {
    /// What a campaign waits for.
    ///
    /// # Errors
    /// When the user database or the data cannot be read.
    pub fn of(
        session: &Session<'_>,
        journal: &CampaignJournal,
        sheet: &CampaignReport<'_>,
    ) -> Result<CampaignStep, Problem> {
        let texts = session.texts;
        if let Some(options) = &sheet.options {
            return Ok(CampaignStep::Upgrade(options.game.opponent, upgrade_groups(texts, sheet, options)));
        }
        let Some(next) = journal.state.next_assignment() else {
            return Ok(CampaignStep::Over);
        };
        if let Some(step) = step_of_game(session, journal, next.loadout.number)? {
            return Ok(step);
        }
        Ok(CampaignStep::Face(next.difficulty, next.opponents))
    }
}

/// The step that the game of an assignment asks for; `None` if none was begun.
fn step_of_game(
    session: &Session<'_>,
    journal: &CampaignJournal,
    number: usize,
) -> Result<Option<CampaignStep>, Problem> {
    let mut user = session.user()?;
    let logs = user.with(|db| db.list(LogKind::Solo))?;
    for log in logs.into_iter().filter(|log| log.created >= journal.log.created).take(LOOKED_AT) {
        let setup = setup_of(&mut user, &log)?;
        if !setup.is_some_and(|setup| is_game_of(&setup, journal, number)) {
            continue;
        }
        let Some((book, state)) = replay_stored(session, &log)? else { continue };
        let game = AssignmentGame { name: log.name, opponent: book.setup.bot, turn: state.table.turn };
        return Ok(Some(match Progress::from_state(&book.setup, &state) {
            Progress::Running => CampaignStep::Play(game),
            Progress::Unscored => CampaignStep::Score(game),
            Progress::Finished(finished) => {
                CampaignStep::Record(CampaignResult::new(session.texts, journal, &book.setup, &finished))
            }
        }));
    }
    Ok(None)
}

/// Whether a game was begun for an assignment of a campaign.
fn is_game_of(setup: &Setup, journal: &CampaignJournal, number: usize) -> bool {
    let is_named = setup.campaign.as_ref() == Some(&journal.log.name);
    is_named && setup.loadout.as_ref().is_some_and(|loadout| loadout.number == number)
}

impl CampaignResult {
    fn new(texts: &Texts, journal: &CampaignJournal, setup: &Setup, finished: &FinishedGame) -> CampaignResult {
        let outcome = if finished.verdict.is_won() { GameOutcome::Won } else { GameOutcome::Lost };
        let game = CampaignGame { opponent: setup.bot, outcome, scores: finished.scores, side: Some(setup.side) };
        let change = journal.state.after(&CampaignEntry::Game(game.clone())).map_or_else(
            |_| String::new(),
            |after| msg::campaign_changes(texts, outcome.term(texts), after.rank().term(texts)),
        );
        CampaignResult { campaign: journal.log.name.clone(), game, version: journal.log.version(), change }
    }

    /// The result of a game that is over and scored, for the campaign it is part of, where its assignment is the next.
    ///
    /// # Errors
    /// When the user database or the data cannot be read.
    pub fn of_game(session: &Session<'_>, game: &Game) -> Result<Option<CampaignResult>, Problem> {
        let setup = &game.book.setup;
        let Some(name) = &setup.campaign else { return Ok(None) };
        let mut user = session.user()?;
        let logs = user.with(|db| db.list(LogKind::Campaign))?;
        let Some(found) = logs.into_iter().find(|campaign| campaign.name == *name) else { return Ok(None) };
        let journal = CampaignJournal::read(&mut user, found)?;
        if !is_game_of(setup, &journal, journal.state.games.len() + 1) || journal.state.is_ready().is_err() {
            return Ok(None);
        }
        Ok(match Progress::from_state(setup, &game.state) {
            Progress::Finished(finished) => Some(CampaignResult::new(session.texts, &journal, setup, &finished)),
            Progress::Running | Progress::Unscored => None,
        })
    }

    /// The arguments of `campaign record`.
    pub fn filled(&self) -> FilledForm {
        let outcome = match self.game.outcome {
            GameOutcome::Won => "won",
            GameOutcome::Lost => "lost",
        };
        let side = self.game.side.map_or("", |side| side.code());
        let filled = FilledForm::default()
            .with("bot", self.game.opponent.code())
            .with("outcome", outcome)
            .with("side", side);
        match self.game.scores {
            Some(scores) => {
                filled.with("score", scores.player.to_string()).with("bot-score", scores.bot.to_string())
            }
            None => filled,
        }
    }
}

/// Option A, option B bonus by bonus, and none where the rules allow it (solo rules p. 17-18).
fn upgrade_groups(texts: &Texts, sheet: &CampaignReport<'_>, options: &Options<'_>) -> Vec<UpgradeGroup> {
    let named = bonuses::wanted(texts, sheet.names, options.named);
    let reinforce = options.common.iter().map(|card| tap(texts, card, FilledForm::default(), "reinforce"));
    let option_a =
        UpgradeGroup { words: msg::campaign_option_a(texts, named), choices: reinforce.collect(), together: 1 };
    let offers = (1..).zip(&options.offers).map(|(number, offer)| offer_group(texts, sheet, number, offer));
    let none = options.may_decline.then(|| UpgradeGroup {
        words: msg::campaign_b_barred(texts),
        choices: vec![UpgradeTap {
            label: msg::campaign_take_none(texts),
            filled: FilledForm::default().with("none", "on"),
        }],
        together: 1,
    });
    std::iter::once(option_a).chain(offers).chain(none).collect()
}

fn offer_group(texts: &Texts, sheet: &CampaignReport<'_>, number: usize, offer: &UpgradeOffer<'_>) -> UpgradeGroup {
    let filled = FilledForm::default().with("bonus", number.to_string());
    let cards = || offer.cards.iter().map(|card| tap(texts, card, filled.clone(), "own-card")).collect::<Vec<_>>();
    let (choices, together) = match offer.bonus {
        Bonus::Boost { .. } => (vec![UpgradeTap { label: msg::campaign_take_boost(texts), filled }], 1),
        Bonus::ReinforceCard(_) | Bonus::ReinforceFitting { each: false, .. } => (cards(), 1),
        Bonus::ReinforceFitting { from, each: true, .. } => (cards(), from.len()),
    };
    let bonus = bonuses::bonus(texts, sheet.names, offer.bonus);
    // The cards that fit stand below it as choices.
    let lacks = if offer.cards.is_empty() { sheet.possible(texts, offer) } else { String::new() };
    UpgradeGroup { words: format!("{bonus} {lacks}").trim_end().to_owned(), choices, together }
}

fn tap(texts: &Texts, card: &Card, filled: FilledForm, argument: &str) -> UpgradeTap {
    let title = card.title.get(texts.lang());
    UpgradeTap { label: title.clone(), filled: filled.with(argument, title) }
}
