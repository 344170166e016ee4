//! A level of the command tree: its commands, and who runs them.

use crate::DynReport;
use crate::answer::Found;
use crate::session::Session;
use words::Problem;

/// A command with its arguments: from a line of a terminal or a form of the page, which fill the same fields.
pub trait RunCommand<R: DynReport + 'static = Box<dyn DynReport>> {
    /// Runs the command and hands over what it finds.
    ///
    /// # Errors
    /// When what was asked for is not there or cannot be read, or does not go together.
    fn run(self, session: &Session<'_>) -> Result<Found<R>, Problem>;
}

/// The commands of a level, each with the arguments that run it, in the order of the help. One that only a host can run
/// names the method of [`Host`](crate::host::Host) that does, `by` it.
macro_rules! commands {
    (of $group:ident: $($rest:tt)+) => {
        $crate::commands::commands! { $($rest)+ }

        impl $crate::commands::RunCommand for $group {
            fn run(
                self,
                session: &$crate::session::Session<'_>,
            ) -> Result<$crate::Found, words::Problem> {
                self.command.run(session)
            }
        }
    };
    ($($(#[$how:meta])* $variant:ident($arguments:path) $(by $host:ident)?,)+) => {
        /// A command of this level, with its arguments.
        #[derive(Debug, clap::Subcommand)]
        pub enum Command {
            $($(#[$how])* $variant($arguments)),+
        }

        impl $crate::commands::RunCommand for Command {
            fn run(
                self,
                session: &$crate::session::Session<'_>,
            ) -> Result<$crate::Found, words::Problem> {
                match self {
                    $(Command::$variant(command) => $crate::commands::run!(command, session $(, $host)?)),+
                }
            }
        }
    };
}

macro_rules! run {
    ($command:ident, $session:ident) => {
        $crate::commands::RunCommand::run($command, $session).map($crate::Found::boxed)
    };
    ($command:ident, $session:ident, $host:ident) => {
        $crate::commands::refuse(&$command)
    };
}

/// The refusal of a command that only a host can run, where there is none.
pub(crate) fn refuse<T>(_: &T) -> Result<Found, Problem> {
    Err(std::io::Error::from(std::io::ErrorKind::Unsupported).into())
}

pub(crate) use commands;
pub(crate) use run;
