//! `tricorder admin db`: the engine that keeps the player's own data.

pub mod report;

use clap::{Args, Subcommand};
use report::{MigrationReport, Status};

use crate::admin::doctor::report::{UserDataHealth, UserDataState};
use crate::admin::own;
use crate::paths::UserDataPlace;
use crate::session::Session;
use crate::user::{opened, user_error};
use crate::{Found, RunCommand};
use words::Problem;

/// What `tricorder admin db` takes: one of its subcommands.
#[derive(Debug, Args)]
pub struct Db {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Status,
    Migrate,
}

impl RunCommand for Db {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let known = session.folders.user.clone();
        let place = known.ok_or_else(Problem::no_data_folder)?;
        match self.command {
            Command::Status => status(&place),
            Command::Migrate => migrate(&place),
        }
    }
}

/// What is kept at a place as it lies; why nothing can be written there, and what of it is damaged, if so.
fn seen(place: &UserDataPlace) -> Result<(UserDataHealth, [Option<Problem>; 2]), Problem> {
    match own::examined(place) {
        Err(error) if own::is_nothing_yet(place, &error) => {
            Ok((own::unseen(UserDataState::Missing, Some(place)), [None, None]))
        }
        Err(error) => Err(user_error(place, &error)),
        Ok(mut examined) => {
            let fault = examined.refusal.as_ref();
            let refusal = fault.map(|error| user_error(place, error));
            let damaged = std::mem::take(&mut examined.damaged);
            let damage = (!damaged.is_empty()).then(|| Problem::damaged(&place.shown(), damaged));
            Ok((own::seen(place, examined), [refusal, damage]))
        }
    }
}

fn status(place: &UserDataPlace) -> Result<Found, Problem> {
    let (own, [refusal, damage]) = seen(place)?;
    let mut found = Found::shown(Status { known: own::known_format(place), is_writable: refusal.is_none(), own });
    found.problem = refusal.or(damage);
    Ok(found)
}

fn migrate(place: &UserDataPlace) -> Result<Found, Problem> {
    let before = seen(place)?.0.format.unwrap_or_default();
    opened(place).map_err(|error| user_error(place, &error))?;
    let after = seen(place)?.0.format.unwrap_or_default();
    Ok(Found::shown(MigrationReport { before, after }))
}
