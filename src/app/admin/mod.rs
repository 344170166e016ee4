//! `tricorder admin`: commands about the program's own data: the data check, the catalogs, what keeps the player's own
//! data, and what a shell or a manual needs; and the import of card files.

pub(crate) mod amounts;
pub mod completions;
pub mod data;
pub mod db;
pub mod doctor;
pub mod export;
pub mod import;
pub mod index;
mod licenses;
pub mod man;
mod own;
pub mod site;

use clap::Args;

use crate::Found;
use crate::commands::{RunCommand, commands};
use crate::host::Host;
use crate::session::Session;
use words::Problem;

/// What `tricorder admin` takes: one of its subcommands.
#[derive(Debug, Args)]
pub struct Admin {
    #[command(subcommand)]
    command: Command,
}

commands! { of Admin:
    /// Looks at the whole installation.
    Doctor(doctor::Doctor),
    /// Checks the data of the program, or writes its lists of cards anew.
    Data(data::Data) by run_data,
    /// Looks at the catalogs in the cache folder, builds them anew, or exports them.
    Index(index::Index),
    /// Looks after what keeps the player's own data, and moves all of it.
    Db(db::Db),
    /// Writes the reference as plain files into a folder.
    Site(site::Site) by write_site,
    /// Prints the script that completes words in a shell, or sets it up.
    Completions(completions::Completions) by completions,
    /// Prints a page of the manual, or writes all of them.
    Man(man::Man),
    /// Prints the licenses of the program and of all it is built from.
    Licenses(licenses::Licenses),
}

impl Admin {
    /// Runs the command that was typed on a host.
    pub(crate) fn run_on(self, host: &dyn Host, session: &Session<'_>) -> Result<Found, Problem> {
        match self.command {
            Command::Data(command) => host.run_data(command, session),
            Command::Site(command) => host.write_site(command, session),
            Command::Completions(command) => host.completions(command, session),
            command => command.run(session),
        }
    }
}
