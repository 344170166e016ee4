//! From clap's errors to ours, so that wrong use is answered in the player's language.

use clap::Command;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use super::choices::FORMS;
use super::{former_names, own_boxes};
use crate::paths::Folders;
use model::Lang;
use model::text::vocabulary;
use model::text::{Candidate, Policy, Resolution, resolve};
use view::error::UsageError;

/// So many commands are suggested for a word that is none.
const NEAREST: usize = 3;

/// Whether the player asked for help or the version.
pub fn is_help(error: &clap::Error) -> bool {
    matches!(
        error.kind(),
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
    )
}

/// Whether there were too few words, so that help is shown instead.
pub fn is_for_want_of_words(error: &clap::Error) -> bool {
    matches!(error.kind(), ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand | ErrorKind::MissingSubcommand)
}

/// What was wrong with the arguments of a command tree, told in a language.
pub fn from_clap(error: &clap::Error, tree: &Command, lang: Lang) -> UsageError {
    let facts = Facts { error, lang };
    match error.kind() {
        ErrorKind::InvalidUtf8 => UsageError::NotText,
        ErrorKind::MissingSubcommand => {
            UsageError::missing_subcommand(last_word(&facts.text(ContextKind::InvalidSubcommand)))
        }
        ErrorKind::InvalidSubcommand => {
            let word = facts.text(ContextKind::InvalidSubcommand);
            no_subcommand(tree, &facts.command(), word)
        }
        ErrorKind::UnknownArgument => facts.unknown_argument(),
        ErrorKind::MissingRequiredArgument => {
            UsageError::missing_argument(facts.list(ContextKind::InvalidArg).join(" "))
        }
        ErrorKind::ArgumentConflict => {
            UsageError::conflict(facts.option(), facts.list(ContextKind::PriorArg).join(" "))
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => facts.invalid_value(),
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues | ErrorKind::NoEquals => {
            UsageError::missing_value(facts.option())
        }
        ErrorKind::TooManyValues => UsageError::unexpected_argument(facts.text(ContextKind::InvalidValue)),
        _ => UsageError::unclear(error.kind().to_string()),
    }
}

/// Arguments that only one of two parsers could read: nothing more is known.
pub fn unclear() -> UsageError {
    UsageError::unclear("")
}

/// A word that is no command, with those that are, and those it may be a misspelling of.
pub fn no_subcommand(tree: &Command, path: &str, word: String) -> UsageError {
    let below = |command, name| Command::find_subcommand(command, name);
    let command = path.split_whitespace().try_fold(tree, below);
    let names: Vec<&str> = command.into_iter().flat_map(Command::get_subcommands).map(Command::get_name).collect();
    if path.is_empty() {
        let suggestions = nearest_commands(&word, tree);
        return UsageError::unknown_command(word, names, suggestions);
    }
    let suggestions = misspelt(&word, &names);
    UsageError::unknown_subcommand(path, word, names, suggestions)
}

/// The commands a word may mean, at most three, each called as it is today: by the names of today and by those they had,
/// in the order of the help; if it means none of these, by those of the commands below them.
pub fn nearest_commands(word: &str, tree: &Command) -> Vec<String> {
    let today =
        tree.get_subcommands().map(|command| (command.get_name().to_owned(), command.get_name().to_owned()));
    let former = former_names::all().map(|(name, called)| (name.to_owned(), called));
    let near = meant(word, &today.chain(former).collect::<Vec<_>>());
    if near.is_empty() { meant(word, &commands_below(tree)) } else { near }
}

/// The commands one level below, by their own names and by both words.
fn commands_below(tree: &Command) -> Vec<(String, String)> {
    let mut named = Vec::new();
    for command in tree.get_subcommands() {
        for name in command.get_subcommands().map(Command::get_name) {
            let called = format!("{} {name}", command.get_name());
            named.extend([(name.to_owned(), called.clone()), (called.clone(), called)]);
        }
    }
    named
}

/// The first of what is called by names that a word begins or misspells.
fn meant(word: &str, named: &[(String, String)]) -> Vec<String> {
    let names: Vec<&str> = named.iter().map(|(name, _)| name.as_str()).collect();
    let near = misspelt(word, &names);
    let mut called: Vec<String> =
        named.iter().filter(|(name, _)| near.contains(name)).map(|(_, today)| today.clone()).collect();
    called.dedup();
    called.truncate(NEAREST);
    called
}

/// The names a word begins or misspells; what merely looks alike is a word of its own.
fn misspelt(word: &str, names: &[&str]) -> Vec<String> {
    let known: Vec<_> = names.iter().map(|name| Candidate::new(*name, [*name])).collect();
    let policy = Policy { numbers: false, initials: false, ..Policy::PROMPT };
    match resolve(word, &known, policy) {
        Resolution::One(name, _) => vec![name.to_owned()],
        Resolution::Several(names) => names.into_iter().map(str::to_owned).collect(),
        Resolution::Nothing => Vec::new(),
    }
}

struct Facts<'a> {
    error: &'a clap::Error,
    lang: Lang,
}

impl Facts<'_> {
    fn list(&self, kind: ContextKind) -> Vec<String> {
        match self.error.get(kind) {
            Some(ContextValue::String(text)) => vec![text.clone()],
            Some(ContextValue::Strings(texts)) => texts.clone(),
            Some(ContextValue::Number(number)) => vec![number.to_string()],
            _ => Vec::new(),
        }
    }

    fn text(&self, kind: ContextKind) -> String {
        self.list(kind).into_iter().next().unwrap_or_default()
    }

    /// The option without its value: `--game` of `--game <GAME>`, `[boxes]` of `[boxes]...`.
    fn option(&self) -> String {
        let shown = self.text(ContextKind::InvalidArg);
        shown.split([' ', '=']).next().unwrap_or_default().trim_end_matches("...").to_owned()
    }

    /// The command whose subcommand is wrong, read from the usage line.
    fn command(&self) -> String {
        let usage = match self.error.get(ContextKind::Usage) {
            Some(ContextValue::StyledStr(usage)) => usage.to_string(),
            _ => String::new(),
        };
        let words = usage.split_whitespace().skip_while(|word| *word != "tricorder");
        let path: Vec<&str> = words.skip(1).take_while(|word| !word.starts_with(['[', '<', '-'])).collect();
        path.join(" ")
    }

    fn unknown_argument(&self) -> UsageError {
        let argument = self.text(ContextKind::InvalidArg);
        if !argument.starts_with('-') {
            return UsageError::unexpected_argument(argument);
        }
        UsageError::unknown_option(argument, self.list(ContextKind::SuggestedArg))
    }

    fn invalid_value(&self) -> UsageError {
        let value = self.text(ContextKind::InvalidValue);
        if value.is_empty() {
            return UsageError::missing_value(self.option());
        }
        let mut allowed = self.list(ContextKind::ValidValue);
        let german = self.list(ContextKind::Custom);
        if self.lang == Lang::De && !german.is_empty() {
            allowed = german;
        }
        if allowed.is_empty() {
            return UsageError::malformed_value(self.option(), value);
        }
        let option = self.option();
        let suggestions = self.list(ContextKind::SuggestedValue);
        if own_boxes::are_captains(&allowed) || own_boxes::are_boxes(&allowed) {
            UsageError::no_such_name(option, value, of_own_boxes(allowed), of_own_boxes(suggestions))
        } else if option.starts_with("--format") && vocabulary::meant(&value, &FORMS).is_some() {
            UsageError::form_of_list(option, value, allowed)
        } else {
            UsageError::unknown_value(option, value, allowed, suggestions)
        }
    }
}

/// Of captains those of the player's boxes: those of others are known, but no way out.
fn of_own_boxes(names: Vec<String>) -> Vec<String> {
    own_boxes::without_others(names, &Folders::of_system())
}

fn last_word(text: &str) -> String {
    text.split_whitespace().last().unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::Cli;

    #[test]
    fn a_misspelt_command_is_called_as_it_is_today() {
        let tree = Cli::command();
        for (word, near) in [
            ("serach", "search"),
            ("docter", "admin doctor"),
            ("completion", "admin completions"),
            ("resum", "solo resume"),
            ("deck-chek", "deck check"),
        ] {
            assert_eq!(nearest_commands(word, &tree), [near], "{word}");
        }
        assert!(nearest_commands("worf", &tree).is_empty());
        assert_eq!(nearest_commands("co", &tree).len(), NEAREST);
    }
}
