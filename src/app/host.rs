//! Commands that only some machines can run.

use crate::admin::completions::Completions;
use crate::admin::data::Data;
use crate::admin::site::Site;
use crate::answer::Found;
use crate::find::Find;
use crate::machine::Machine;
use crate::serve::Serve;
use crate::session::Session;
use words::Problem;

/// A machine with the commands that are its own.
pub trait Host: Machine {
    /// Shows the finder.
    ///
    /// # Errors
    /// When the screen cannot be drawn, or the look-up in its place fails.
    fn find(&self, arguments: Find, session: &Session<'_>) -> Result<Found, Problem>;

    /// Serves the page until told to stop.
    ///
    /// # Errors
    /// When no port or network can be had.
    fn serve(&self, arguments: Serve, session: &Session<'_>) -> Result<Found, Problem>;

    /// Writes the page as files.
    ///
    /// # Errors
    /// When the folder cannot be written, or the data is not valid.
    fn write_site(&self, arguments: Site, session: &Session<'_>) -> Result<Found, Problem>;

    /// Checks the data, or writes its lists of cards anew.
    ///
    /// # Errors
    /// When the data or the card files cannot be read, or the lists not be written.
    fn run_data(&self, arguments: Data, session: &Session<'_>) -> Result<Found, Problem>;

    /// Prints a script for a shell, or puts it in its place.
    ///
    /// # Errors
    /// When the shell is not known, or the script cannot be put there.
    fn completions(&self, arguments: Completions, session: &Session<'_>) -> Result<Found, Problem>;
}
