//! A level of the command tree: its commands, and who runs them.

/// The commands of a level, each with the arguments that run it, in the order of the help.
macro_rules! commands {
    ($($(#[$how:meta])* $variant:ident($arguments:path),)+) => {
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
                    $(Command::$variant(command) => command.run(session)),+
                }
            }
        }
    };
}
pub(crate) use commands;
