//! `tricorder solo cadet`: Cadet Training, turn by turn.

pub mod report;

use clap::{Args, Subcommand};

use crate::argument_kinds::ArgKind;
use crate::choices::{CAPTAINS, SIDES};
use crate::learn::read_lesson;
use crate::options::OneOf;
use crate::removal::Consent;
use crate::session::Session;
use crate::solo::cadet::report::{
    CurrentTraining, Training as TrainingView, TrainingNote, TrainingSummary, Trainings,
};
use crate::solo::rulebook;
use crate::solo::tally::{Tally, TallyResult};
use crate::user::User;
use crate::{Found, RunCommand, boxes, logs};
use keep::logs::{LogKind, StoredLog};
use model::{CrewDeck, Feature, Game, Mode, Stardates};
use page::locale::say;
use solo::cadet::{CadetEntry, CadetState, Stage, fold};
use solo::state::setup::BoardSide;
use words::Problem;
use words::names::captain_name;

/// What `tricorder solo cadet` takes: one of its subcommands.
#[derive(Debug, Args)]
pub struct Cadet {
    #[command(subcommand)]
    command: Option<Command>,
    #[arg(long, global = true, add = ArgKind::CadetGame)]
    name: Option<String>,
}

#[derive(Debug, Subcommand)]
enum Command {
    New(New),
    Status,
    Next,
    Undo,
    Score(Score),
    List,
    #[command(alias = "delete")]
    Remove(Remove),
}

#[derive(Debug, Args)]
struct New {
    #[arg(long, required = true, value_parser = OneOf(&CAPTAINS))]
    captain: CrewDeck,
    #[arg(long, value_parser = OneOf(&SIDES))]
    side: Option<BoardSide>,
}

impl New {
    /// The side of the board: Basic unless another is asked for. A board with one side is the Advanced one.
    fn side(&self, session: &Session<'_>) -> Result<BoardSide, Problem> {
        match (rulebook::board(session, self.captain)?.has_sides(), self.side) {
            (true, side) => Ok(side.unwrap_or(BoardSide::Basic)),
            (false, None | Some(BoardSide::Advanced)) => Ok(BoardSide::Advanced),
            (false, Some(BoardSide::Basic)) => Err(Problem::conflict("--side basic", &captain_name(self.captain))),
        }
    }
}

#[derive(Debug, Args)]
struct Score {
    #[arg(long, allow_negative_numbers = true, value_parser = clap::value_parser!(i32).range(-999..=999),
        conflicts_with_all = ["burn", "glory", "tokens", "endgame", "printed", "focus", "tracks", "marks", "missions", "mission_points", "cards"])]
    points: Option<i32>,
    #[arg(long, conflicts_with_all = ["glory", "tokens", "endgame", "printed", "focus", "tracks", "marks", "missions", "mission_points", "cards"])]
    burn: bool,
    #[command(flatten)]
    tally: Tally,
}

#[derive(Debug, Args)]
struct Remove {
    #[arg(required = true, add = ArgKind::CadetGame)]
    training: String,
    #[command(flatten)]
    consent: Consent,
}

/// A training in the user database.
struct Training {
    log: StoredLog,
    state: CadetState,
}

/// What the commands of a training share.
struct TrainingCommands<'a> {
    session: &'a Session<'a>,
    stardates: Stardates,
    user: User,
    name: Option<String>,
}

impl RunCommand for Cadet {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let mut desk = TrainingCommands {
            session,
            stardates: rulebook::stardates(session, Mode::Cadet)?,
            user: session.user()?,
            name: self.name,
        };
        match self.command {
            None => desk.overview(),
            Some(Command::New(new)) => desk.begin(&new),
            Some(Command::Status) => desk.status(),
            Some(Command::Next) => desk.next(),
            Some(Command::Undo) => desk.undo(),
            Some(Command::Score(score)) => desk.score(&score),
            Some(Command::List) => desk.list(),
            Some(Command::Remove(remove)) => desk.remove(&remove),
        }
    }
}

impl TrainingCommands<'_> {
    /// The current training, or how to begin one.
    fn overview(&mut self) -> Result<Found, Problem> {
        match self.current() {
            Ok(training) => self.show(training, None),
            Err(problem) if problem.is(say::ERR_NO_TRAINING) => {
                Ok(Found::shown(CurrentTraining { training: None, note: None }))
            }
            Err(error) => Err(error),
        }
    }

    fn begin(&mut self, new: &New) -> Result<Found, Problem> {
        boxes::know_captain(self.session, new.captain)?;
        let first = CadetEntry::Started { captain: new.captain, side: new.side(self.session)? };
        let name = self.name.as_deref().map(str::trim);
        if name == Some("") {
            return Err(Problem::malformed_value("--name", &self.name.clone().unwrap_or_default()));
        }
        let plain = new.captain.code();
        let log = logs::begin(&mut self.user, LogKind::Cadet, name, plain, &first)?;
        let training = self.replay(log)?;
        self.show(training, None)
    }

    fn status(&mut self) -> Result<Found, Problem> {
        let training = self.current()?;
        self.show(training, None)
    }

    fn next(&mut self) -> Result<Found, Problem> {
        let training = self.current()?;
        match training.state.stage {
            Stage::Turn(_) => {
                let training = self.append(&training, CadetEntry::TurnFinished)?;
                self.show(training, None)
            }
            Stage::Scoring => self.show(training, Some(TrainingNote::Count)),
            Stage::Scored { .. } | Stage::Burned => self.show(training, Some(TrainingNote::Over)),
        }
    }

    fn undo(&mut self) -> Result<Found, Problem> {
        let log = self.log()?;
        let Some(head) = log.head.checked_sub(1).filter(|head| *head > 0) else {
            let training = self.replay(log)?;
            return self.show(training, Some(TrainingNote::First));
        };
        let log = self.user.with(|db| db.rewind(&log, head))?;
        let training = self.replay(log)?;
        self.show(training, None)
    }

    fn score(&mut self, score: &Score) -> Result<Found, Problem> {
        let training = self.current()?;
        if score.burn {
            return self.burn(training);
        }
        let state = training.state;
        if score.points.is_none() && score.tally.is_empty() {
            return Err(Problem::missing_argument("--points / --glory … --cards …"));
        }
        let told = match score.points {
            Some(_) => None,
            None => Some(score.tally.player_score(self.session, state.captain, state.side, None)?),
        };
        let total = told.as_ref().map_or(0, |told| told.score.total);
        let points = score.points.unwrap_or(total);
        let entry = CadetEntry::Scored { points };
        match state.stage {
            Stage::Turn(_) => self.show_points(training, points, told.as_ref(), false),
            Stage::Scoring => {
                let training = self.append(&training, entry)?;
                self.show_points(training, points, told.as_ref(), true)
            }
            Stage::Scored { .. } | Stage::Burned => self.show(training, Some(TrainingNote::Over)),
        }
    }

    fn burn(&mut self, training: Training) -> Result<Found, Problem> {
        if training.state.after(CadetEntry::Burned).is_none() {
            return self.show(training, Some(TrainingNote::Over));
        }
        let training = self.append(&training, CadetEntry::Burned)?;
        self.show(training, None)
    }

    fn list(&mut self) -> Result<Found, Problem> {
        let trainings = self.summaries()?;
        Ok(Found::shown(Trainings { trainings, deleted: None }))
    }

    fn summaries(&mut self) -> Result<Vec<TrainingSummary>, Problem> {
        let logs = self.user.with(|db| db.list(LogKind::Cadet))?;
        let listed = logs.into_iter().map(|log| {
            let name = log.name.clone();
            match self.replay(log) {
                Ok(training) => Ok(TrainingSummary::Kept(Box::new(TrainingView::new(name, training.state)))),
                Err(problem) if problem.is(say::ERR_UNPLAYABLE) => Ok(TrainingSummary::Broken { name }),
                Err(error) => Err(error),
            }
        });
        listed.collect()
    }

    fn remove(&mut self, typed: &Remove) -> Result<Found, Problem> {
        let log = self.find_by_name(&typed.training)?;
        if let Some(kept) = typed.consent.refusal(self.session, &log.name)? {
            return Ok(kept);
        }
        self.user.with(|db| db.delete(&log))?;
        let trainings = self.summaries()?;
        Ok(Found::shown(Trainings { trainings, deleted: Some(log.name) }))
    }

    /// The training asked for by name, else the one used last.
    fn current(&mut self) -> Result<Training, Problem> {
        let log = self.log()?;
        self.replay(log)
    }

    fn log(&mut self) -> Result<StoredLog, Problem> {
        match self.name.clone() {
            Some(name) => {
                let log = self.find_by_name(&name)?;
                self.user.with(|db| db.touch(&log))
            }
            None => {
                let none = Problem::missing(say::err_no_training()).hint(say::hint_no_training());
                logs::find(&mut self.user, LogKind::Cadet, None, none)
            }
        }
    }

    fn find_by_name(&mut self, name: &str) -> Result<StoredLog, Problem> {
        logs::load_log(&mut self.user, LogKind::Cadet, name.trim())
    }

    fn replay(&mut self, log: StoredLog) -> Result<Training, Problem> {
        let entries: Vec<CadetEntry> = logs::entries(&mut self.user, &log)?;
        let state = fold(&self.stardates, &entries).map_err(|broken| logs::unplayable(&log, broken.number))?;
        Ok(Training { log, state })
    }

    fn append(&mut self, training: &Training, entry: CadetEntry) -> Result<Training, Problem> {
        let log = logs::append(&mut self.user, &training.log, &entry)?;
        self.replay(log)
    }

    fn show(&self, training: Training, note: Option<TrainingNote>) -> Result<Found, Problem> {
        let training = Some(self.to_view(training)?);
        Ok(Found::shown(CurrentTraining { training, note }))
    }

    /// A result: recorded when the turns are over, else a standing.
    fn show_points(
        &self,
        training: Training,
        points: i32,
        told: Option<&TallyResult>,
        recorded: bool,
    ) -> Result<Found, Problem> {
        let outcome = told.map(|told| told.against(None, None, &told.cards));
        let training = self.to_view(training)?;
        let counted = report::CountLine::new(training, points, recorded, outcome);
        Found::drawn(&counted, self.session.texts)
    }

    fn to_view(&self, training: Training) -> Result<TrainingView, Problem> {
        let captain = training.state.captain;
        let dilithium = rulebook::program(self.session, captain)?.rule.dilithium;
        let tasks = training.state.tasks(&self.stardates, dilithium);
        let first_glory = self.stardates.cards.first().map_or(0, |card| card.glory);
        let board = rulebook::board(self.session, captain)?;
        let view = TrainingView::new(training.log.name, training.state).with_tasks(tasks, first_glory).on(board);
        let Stage::Turn(turn) = training.state.stage else {
            return Ok(view);
        };
        let lesson = read_lesson(self.session, Game::with(Feature::Opponent))?;
        Ok(view.teaching(lesson.into_step(usize::from(turn))))
    }
}
