//! From clap's errors to ours, so that wrong use is answered in the player's language.

use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::deck;
use crate::error::UsageError;
use crate::model::CrewDeck;

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
pub fn from_clap(error: &clap::Error) -> UsageError {
    let facts = Facts(error);
    match error.kind() {
        ErrorKind::InvalidUtf8 => UsageError::NotText,
        ErrorKind::MissingSubcommand => UsageError::MissingSubcommand {
            command: last_word(&facts.text(ContextKind::InvalidSubcommand)),
        },
        ErrorKind::InvalidSubcommand => UsageError::UnknownSubcommand {
            command: facts.command(),
            subcommand: facts.text(ContextKind::InvalidSubcommand),
            suggestions: facts.list(ContextKind::SuggestedSubcommand),
        },
        ErrorKind::UnknownArgument => facts.unknown_argument(),
        ErrorKind::MissingRequiredArgument => UsageError::MissingArgument {
            what: facts.list(ContextKind::InvalidArg).join(" ").into(),
        },
        ErrorKind::ArgumentConflict => UsageError::Conflict {
            option: facts.option(),
            other: facts.list(ContextKind::PriorArg).join(" ").into(),
        },
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => facts.invalid_value(),
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues | ErrorKind::NoEquals => {
            UsageError::MissingValue {
                option: facts.option(),
            }
        }
        ErrorKind::TooManyValues => UsageError::UnexpectedArgument {
            argument: facts.text(ContextKind::InvalidValue),
        },
        _ => UsageError::Unclear {
            detail: error.kind().to_string().into(),
        },
    }
}

/// Arguments that only one of two parsers could read: nothing more is known.
pub fn unclear() -> UsageError {
    UsageError::Unclear { detail: "".into() }
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

    fn unknown_argument(&self) -> UsageError {
        let argument = self.text(ContextKind::InvalidArg);
        if !argument.starts_with('-') {
            return UsageError::UnexpectedArgument { argument };
        }
        UsageError::UnknownOption {
            option: argument,
            suggestions: self.list(ContextKind::SuggestedArg),
        }
    }

    fn invalid_value(&self) -> UsageError {
        let value = self.text(ContextKind::InvalidValue);
        if value.is_empty() {
            return UsageError::MissingValue {
                option: self.option(),
            };
        }
        let allowed = self.list(ContextKind::ValidValue);
        if allowed.is_empty() {
            return UsageError::MalformedValue {
                option: self.option(),
                value,
            };
        }
        let option = self.option();
        let suggestions = self.list(ContextKind::SuggestedValue);
        if is_of_captains(&allowed) {
            UsageError::UnknownCaptain {
                option,
                value,
                allowed,
                suggestions,
            }
        } else if option.starts_with("--format") && deck::Format::from_code(&value).is_some() {
            UsageError::FormOfList {
                option,
                value,
                allowed,
            }
        } else {
            UsageError::UnknownValue {
                option,
                value,
                allowed,
                suggestions,
            }
        }
    }
}

/// Whether only captains are allowed: then the value is a name nobody bears.
fn is_of_captains(allowed: &[String]) -> bool {
    allowed
        .iter()
        .all(|code| CrewDeck::from_code(code).is_some_and(|deck| deck != CrewDeck::Common))
}

fn last_word(text: &str) -> String {
    text.split_whitespace()
        .last()
        .unwrap_or_default()
        .to_owned()
}
