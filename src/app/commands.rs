//! A level of the command tree: its commands, and who runs them.

use super::answer::CommandAnswer;
use view::error::Error;

/// The commands of a level, each with the arguments that run it, in the order of the help. One that only a host can run
/// names the method of [`Host`](crate::host::Host) that does, `by` it.
macro_rules! commands {
    ($($(#[$how:meta])* $variant:ident($arguments:path) $(by $host:ident)?,)+) => {
        /// A command of this level, with its arguments.
        #[derive(Debug, clap::Subcommand)]
        pub enum Command {
            $($(#[$how])* $variant($arguments)),+
        }

        impl Command {
            /// Runs the command that was typed.
            ///
            /// # Errors
            /// When it cannot be answered.
            pub fn run(
                self,
                session: &$crate::session::Session<'_>,
            ) -> Result<$crate::CommandAnswer, ::view::error::Error> {
                match self {
                    $(Command::$variant(command) => $crate::commands::run!(command, session $(, $host)?)),+
                }
            }
        }
    };
}
pub(crate) use commands;

macro_rules! run {
    ($command:ident, $session:ident) => {
        $command.run($session)
    };
    ($command:ident, $session:ident, $host:ident) => {
        $crate::commands::refuse(&$command)
    };
}
pub(crate) use run;

/// Without a host nobody runs what only a host can.
pub(crate) fn refuse<T>(_: &T) -> Result<CommandAnswer, Error> {
    Err(std::io::Error::from(std::io::ErrorKind::Unsupported).into())
}
