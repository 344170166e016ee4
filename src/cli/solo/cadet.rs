//! `tricorder solo cadet`: Cadet Training, turn by turn.

use clap::{Args, Subcommand};

use super::table;
use super::tally::{Tally, Told};
use crate::cli::Answer;
use crate::cli::logs;
use crate::cli::session::{Session, User};
use crate::data::Library;
use crate::error::Error;
use crate::model::{Deck, Mode, Stardates};
use crate::solo::cadet::{Entry, Stage, State, fold};
use crate::solo::setup::BoardSide;
use crate::store::{Log, LogKind};
use crate::view::cadet::{self as view, Listed, Note, Training as Shown};
use crate::view::score::Sheet;

#[derive(Debug, Args)]
pub struct Cadet {
    #[command(subcommand)]
    command: Option<Command>,
    #[arg(long, global = true)]
    name: Option<String>,
    #[arg(long, global = true)]
    json: bool,
}

#[derive(Debug, Subcommand)]
enum Command {
    New(New),
    Status,
    Next,
    Undo,
    Score(Score),
    List,
    Delete(Delete),
}

#[derive(Debug, Args)]
struct New {
    #[arg(long, required = true, value_parser = table::captain_parser(), ignore_case = true)]
    captain: Deck,
    #[arg(long, value_parser = table::side_parser(), default_value = "basic")]
    side: BoardSide,
}

#[derive(Debug, Args)]
struct Score {
    #[arg(long, allow_negative_numbers = true, value_parser = clap::value_parser!(i32).range(-999..=999),
        conflicts_with_all = ["burn", "glory", "tokens", "endgame", "printed", "focus", "tracks", "missions", "mission_points", "cards"])]
    points: Option<i32>,
    #[arg(long, conflicts_with_all = ["glory", "tokens", "endgame", "printed", "focus", "tracks", "missions", "mission_points", "cards"])]
    burn: bool,
    #[command(flatten)]
    tally: Tally,
}

#[derive(Debug, Args)]
struct Delete {
    #[arg(required = true)]
    training: String,
}

/// A training in the user database.
struct Training {
    log: Log,
    state: State,
}

/// What the commands of a training share.
struct Desk<'a> {
    session: &'a Session<'a>,
    stardates: Stardates,
    user: User,
    name: Option<String>,
    json: bool,
}

impl Cadet {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let library = Library::solo(&session.corpus()?, None);
        let stardates =
            library
                .stardates(Mode::Cadet)
                .cloned()
                .ok_or_else(|| Error::NoProgram {
                    captain: Mode::Cadet.code().to_owned(),
                })?;
        let mut desk = Desk {
            session,
            stardates,
            user: session.user()?,
            name: self.name,
            json: self.json,
        };
        match self.command {
            None => desk.overview(),
            Some(Command::New(new)) => desk.begin(&new),
            Some(Command::Status) => desk.status(),
            Some(Command::Next) => desk.next(),
            Some(Command::Undo) => desk.undo(),
            Some(Command::Score(score)) => desk.score(&score),
            Some(Command::List) => desk.list(),
            Some(Command::Delete(delete)) => desk.delete(&delete.training),
        }
    }
}

impl Desk<'_> {
    /// The current training, or how to begin one.
    fn overview(&mut self) -> Result<Answer, Error> {
        match self.current() {
            Ok(training) => Ok(self.shown(&training, None)),
            Err(Error::NoTraining) => Ok(Answer::found(if self.json {
                view::training_json(None)
            } else {
                view::none(&self.session.screen)
            })),
            Err(error) => Err(error),
        }
    }

    fn begin(&mut self, new: &New) -> Result<Answer, Error> {
        let first = logs::written(&Entry::Started {
            captain: new.captain,
            side: new.side,
        })?;
        let log = match self.name.clone() {
            Some(name) if name.trim().is_empty() => {
                return Err(Error::MalformedValue {
                    option: "--name".to_owned(),
                    value: name,
                });
            }
            Some(name) => logs::begin(&mut self.user, LogKind::Cadet, name.trim(), &first)?,
            None => {
                let name = new.captain.code();
                logs::begin_numbered(&mut self.user, LogKind::Cadet, name, &first)?
            }
        };
        let training = self.replayed(log)?;
        Ok(self.shown(&training, None))
    }

    fn status(&mut self) -> Result<Answer, Error> {
        let training = self.current()?;
        Ok(self.shown(&training, None))
    }

    fn next(&mut self) -> Result<Answer, Error> {
        let training = self.current()?;
        match training.state.stage {
            Stage::Turn(_) => {
                let training = self.append(&training, Entry::TurnFinished)?;
                Ok(self.shown(&training, None))
            }
            Stage::Scoring => Ok(self.shown(&training, Some(Note::Count))),
            _ => Ok(self.shown(&training, Some(Note::Over))),
        }
    }

    fn undo(&mut self) -> Result<Answer, Error> {
        let log = self.log()?;
        let Some(head) = log.head.checked_sub(1).filter(|head| *head > 0) else {
            let training = self.replayed(log)?;
            return Ok(self.shown(&training, Some(Note::First)));
        };
        let log = self.user.with(|db| db.rewind(&log, head))?;
        let training = self.replayed(log)?;
        Ok(self.shown(&training, None))
    }

    fn score(&mut self, score: &Score) -> Result<Answer, Error> {
        let training = self.current()?;
        if score.burn {
            return self.burn(&training);
        }
        let state = training.state;
        if score.points.is_none() && score.tally.is_empty() {
            return Err(Error::MissingArgument {
                what: "--points / --glory … --cards …".to_owned(),
            });
        }
        let told = match score.points {
            Some(_) => None,
            None => Some(
                score
                    .tally
                    .player_score(self.session, state.captain, state.side)?,
            ),
        };
        let total = told.as_ref().map_or(0, |told| told.score.total());
        let points = score.points.unwrap_or(total);
        let entry = Entry::Scored { points };
        match state.stage {
            Stage::Turn(_) => Ok(self.counted(&training, points, told.as_ref(), false)),
            Stage::Scoring => {
                let training = self.append(&training, entry)?;
                Ok(self.counted(&training, points, told.as_ref(), true))
            }
            _ => Ok(self.shown(&training, Some(Note::Over))),
        }
    }

    fn burn(&mut self, training: &Training) -> Result<Answer, Error> {
        if training.state.after(Entry::Burned).is_none() {
            return Ok(self.shown(training, Some(Note::Over)));
        }
        let training = self.append(training, Entry::Burned)?;
        Ok(self.shown(&training, None))
    }

    fn list(&mut self) -> Result<Answer, Error> {
        let logs = self.user.with(|db| db.list(LogKind::Cadet))?;
        let trainings = logs
            .into_iter()
            .map(|log| {
                let name = log.name.clone();
                match self.replayed(log) {
                    Ok(training) => Ok(Listed {
                        name,
                        state: Some(training.state),
                    }),
                    Err(Error::Unplayable { .. }) => Ok(Listed { name, state: None }),
                    Err(error) => Err(error),
                }
            })
            .collect::<Result<Vec<_>, Error>>()?;
        Ok(Answer::found(if self.json {
            view::list_json(&trainings)
        } else {
            view::list(&self.session.screen, &trainings)
        }))
    }

    fn delete(&mut self, name: &str) -> Result<Answer, Error> {
        let log = self.named(name)?;
        self.user.with(|db| db.delete(&log))?;
        if self.json {
            return self.list();
        }
        Ok(Answer::found(view::deleted(
            &self.session.screen,
            &log.name,
        )))
    }

    /// The training asked for by name, else the one used last.
    fn current(&mut self) -> Result<Training, Error> {
        let log = self.log()?;
        self.replayed(log)
    }

    fn log(&mut self) -> Result<Log, Error> {
        match self.name.clone() {
            Some(name) => {
                let log = self.named(&name)?;
                self.user.with(|db| db.touch(&log))
            }
            None => {
                let none = Error::NoTraining;
                logs::find(&mut self.user, LogKind::Cadet, None, none)
            }
        }
    }

    fn named(&mut self, name: &str) -> Result<Log, Error> {
        logs::named(&mut self.user, LogKind::Cadet, name.trim())
    }

    fn replayed(&mut self, log: Log) -> Result<Training, Error> {
        let entries: Vec<Entry> = logs::entries(&mut self.user, &log)?;
        let state = fold(&self.stardates, &entries);
        let state = state.map_err(|broken| logs::unplayable(&log, broken.number))?;
        Ok(Training { log, state })
    }

    fn append(&mut self, training: &Training, entry: Entry) -> Result<Training, Error> {
        let body = logs::written(&entry)?;
        let log = self.user.with(|db| db.append(&training.log, &body))?;
        self.replayed(log)
    }

    fn shown(&self, training: &Training, note: Option<Note>) -> Answer {
        self.with_view(training, |shown| {
            if self.json {
                view::training_json(Some(shown))
            } else {
                view::training(&self.session.screen, shown, note)
            }
        })
    }

    /// A result: recorded when the turns are over, else a standing.
    fn counted(
        &self,
        training: &Training,
        points: i32,
        told: Option<&Told>,
        recorded: bool,
    ) -> Answer {
        let sheet = told.map(|told| Sheet {
            you: Some(&told.score),
            counted: told.counted.as_ref(),
            listed: told.cards.len(),
            bot: None,
            verdict: None,
            cards: &told.cards,
        });
        let screen = &self.session.screen;
        self.with_view(training, |shown| match (&sheet, training.state.stage) {
            _ if self.json => view::counted_json(shown, points, sheet.as_ref(), recorded),
            (Some(sheet), _) => view::counted(screen, shown, sheet),
            (None, Stage::Turn(turn)) => view::standing(screen, shown, turn, points),
            (None, _) => view::training(screen, shown, None),
        })
    }

    fn with_view(&self, training: &Training, view: impl FnOnce(&Shown<'_>) -> String) -> Answer {
        let tasks = training.state.tasks(&self.stardates);
        Answer::found(view(&Shown {
            name: &training.log.name,
            state: training.state,
            tasks: &tasks,
            first_glory: self.stardates.cards.first().map_or(0, |card| card.glory),
        }))
    }
}
