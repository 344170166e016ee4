//! From clap's errors to ours, so that wrong use is answered in the player's language.

use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::error::Error;

/// Whether the player asked for help or the version.
pub fn is_help(error: &clap::Error) -> bool {
    matches!(
        error.kind(),
        ErrorKind::DisplayHelp
            | ErrorKind::DisplayVersion
            | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
    )
}

/// What was wrong with the arguments.
pub fn from_clap(error: &clap::Error) -> Error {
    let facts = Facts(error);
    match error.kind() {
        ErrorKind::InvalidUtf8 => Error::NotText,
        ErrorKind::MissingSubcommand => Error::MissingSubcommand {
            command: last_word(&facts.text(ContextKind::InvalidSubcommand)),
        },
        ErrorKind::InvalidSubcommand => Error::UnknownSubcommand {
            command: facts.command(),
            subcommand: facts.text(ContextKind::InvalidSubcommand),
            suggestions: facts.list(ContextKind::SuggestedSubcommand),
        },
        ErrorKind::UnknownArgument => facts.unknown_argument(),
        ErrorKind::MissingRequiredArgument => Error::MissingArgument {
            what: facts.list(ContextKind::InvalidArg).join(" "),
        },
        ErrorKind::ArgumentConflict => Error::Conflict {
            option: facts.option(),
            other: facts.list(ContextKind::PriorArg).join(" "),
        },
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => facts.invalid_value(),
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues | ErrorKind::NoEquals => {
            Error::MissingValue {
                option: facts.option(),
            }
        }
        ErrorKind::TooManyValues => Error::UnexpectedArgument {
            argument: facts.text(ContextKind::InvalidValue),
        },
        _ => Error::Usage(error.kind().to_string()),
    }
}

struct Facts<'a>(&'a clap::Error);

impl Facts<'_> {
    fn list(&self, kind: ContextKind) -> Vec<String> {
        match self.0.get(kind) {
            Some(ContextValue::String(text)) => vec![text.clone()],
            Some(ContextValue::Strings(texts)) => texts.clone(),
            Some(ContextValue::Number(number)) => vec![number.to_string()],
            _ => Vec::new(),
        }
    }

    fn text(&self, kind: ContextKind) -> String {
        self.list(kind).into_iter().next().unwrap_or_default()
    }

    /// The option without its value: `--game` of `--game <GAME>`.
    fn option(&self) -> String {
        let shown = self.text(ContextKind::InvalidArg);
        shown
            .split([' ', '='])
            .next()
            .unwrap_or_default()
            .to_owned()
    }

    /// The command whose subcommand is wrong, read from the usage line.
    fn command(&self) -> String {
        let usage = match self.0.get(ContextKind::Usage) {
            Some(ContextValue::StyledStr(usage)) => usage.to_string(),
            _ => String::new(),
        };
        let words = usage
            .split_whitespace()
            .skip_while(|word| *word != "tricorder");
        let path: Vec<&str> = words
            .skip(1)
            .take_while(|word| !word.starts_with(['[', '<', '-']))
            .collect();
        path.join(" ")
    }

    fn unknown_argument(&self) -> Error {
        let argument = self.text(ContextKind::InvalidArg);
        if !argument.starts_with('-') {
            return Error::UnexpectedArgument { argument };
        }
        Error::UnknownOption {
            option: argument,
            suggestions: self.list(ContextKind::SuggestedArg),
        }
    }

    fn invalid_value(&self) -> Error {
        let value = self.text(ContextKind::InvalidValue);
        if value.is_empty() {
            return Error::MissingValue {
                option: self.option(),
            };
        }
        let allowed = self.list(ContextKind::ValidValue);
        if allowed.is_empty() {
            return Error::MalformedValue {
                option: self.option(),
                value,
            };
        }
        Error::UnknownValue {
            option: self.option(),
            value,
            allowed,
            suggestions: self.list(ContextKind::SuggestedValue),
        }
    }
}

fn last_word(text: &str) -> String {
    text.split_whitespace()
        .last()
        .unwrap_or_default()
        .to_owned()
}
