//! From clap's errors to ours, so that wrong use is answered in the player's language.

use clap::Command;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::calc::Calculator;
use crate::choices::{FORMS, GAMES};
use crate::help_tree::examples;
use crate::own_boxes;
use crate::paths::Folders;
use model::Lang;
use model::text::vocabulary::typed::HABIT;
use model::text::{Candidate, Policy, Resolution, resolve, vocabulary};
use page::locale::{Fact, Texts, say};
use words::Problem;

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
pub fn from_clap(error: &clap::Error, tree: &Command, lang: Lang) -> Problem {
    let facts = Facts { error, lang };
    match error.kind() {
        ErrorKind::InvalidUtf8 => Problem::misuse(say::err_not_text()).hint(say::hint_not_text()),
        ErrorKind::MissingSubcommand => {
            let path = facts.text(ContextKind::InvalidSubcommand);
            let word = last_word(&path);
            Problem::misuse(say::err_missing_subcommand(&word)).hint(say::hint_missing_subcommand(word))
        }
        ErrorKind::InvalidSubcommand => {
            let word = facts.text(ContextKind::InvalidSubcommand);
            no_subcommand(tree, &facts.command(), &word)
        }
        ErrorKind::UnknownArgument => facts.unknown_argument(),
        ErrorKind::MissingRequiredArgument => facts.missing_argument(tree),
        ErrorKind::ArgumentConflict => {
            Problem::conflict(&facts.option(), &facts.list(ContextKind::PriorArg).join(" "))
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => facts.invalid_value(),
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues | ErrorKind::NoEquals => {
            Problem::missing_value(&facts.option())
        }
        ErrorKind::TooManyValues => Problem::unexpected_argument(&facts.text(ContextKind::InvalidValue)),
        _ => Problem::unclear(&error.kind().to_string()),
    }
}

/// Arguments that only one of two parsers could read: nothing more is known.
pub fn unclear() -> Problem {
    Problem::unclear("")
}

/// A word that is no command, with those that are, and those that may be meant by it.
pub fn no_subcommand(tree: &Command, path: &str, word: &str) -> Problem {
    if path.is_empty() {
        let suggestions = nearest_commands(word, tree);
        return unknown_command(tree, word, word, suggestions);
    }
    let below = |command, name| Command::find_subcommand(command, name);
    let command = path.split_whitespace().try_fold(tree, below);
    let suggestions = command.map(|command| nearest_below(word, command, path)).unwrap_or_default();
    Problem::misuse(say::err_unknown_subcommand(path, word))
        .hint(say::hint_unknown_subcommand(path, Fact::names(names(command)), word))
        .near(suggestions)
}

/// A line that begins with what is no command, with those that may be meant.
pub fn unknown_command(tree: &Command, word: &str, line: &str, suggestions: Vec<String>) -> Problem {
    Problem::misuse(say::err_unknown_command(word))
        .hint(say::hint_unknown_command(Fact::names(names(Some(tree))), line))
        .near(suggestions)
}

fn names(command: Option<&Command>) -> Vec<&str> {
    command.into_iter().flat_map(Command::get_subcommands).map(Command::get_name).collect()
}

/// The commands a word may mean, at most three, in the order of the help: those called so or for which it is said, if there
/// are none those that are begun or misspelt; those of the program before those below them.
pub fn nearest_commands(word: &str, tree: &Command) -> Vec<String> {
    nearest_below(word, tree, "")
}

/// Whether players say a word for a command.
pub fn is_said_for_a_command(word: &str) -> bool {
    HABIT.iter().any(|said| said.is(word))
}

/// The commands a word may mean below a command, each with the words behind `path`. Behind `calc` the name of a game
/// means its calculators.
fn nearest_below(word: &str, command: &Command, path: &str) -> Vec<String> {
    if let ("calc", Some(game)) = (path, vocabulary::meant(word, &GAMES)) {
        let of_game = Calculator::ALL.into_iter().filter(|calculator| calculator.game() == game);
        return of_game.filter_map(|one| Some(one.command().strip_prefix("calc ")?.to_owned())).collect();
    }
    let weak = Policy { numbers: false, initials: false, ..Policy::PROMPT };
    let mut near = Vec::new();
    for policy in [Policy::ARGUMENT, weak] {
        let mut level = vec![(String::new(), command)];
        while near.is_empty() && !level.is_empty() {
            let below = level.iter().flat_map(|(called, command)| {
                let below = command.get_subcommands();
                below.map(move |below| (format!("{called} {}", below.get_name()).trim_start().to_owned(), below))
            });
            level = below.collect();
            near = meant(word, path, &level, policy);
        }
    }
    near.truncate(NEAREST);
    near
}

/// Of commands, each as it is called, those a word means by their names and by what is said for them; what merely looks
/// alike is a word of its own.
fn meant(word: &str, path: &str, commands: &[(String, &Command)], policy: Policy) -> Vec<String> {
    let mut candidates = Vec::with_capacity(commands.len());
    for (called, command) in commands {
        let code = format!("{path} {called}").trim_start().replace(' ', "-");
        let said = HABIT.iter().filter(|said| said.code == code).flat_map(|said| said.forms());
        let full = vec![command.get_name(), called];
        candidates.push(Candidate { thing: called, full, other: said.collect() });
    }
    match resolve(word, &candidates, policy) {
        Resolution::One(called, _) => vec![called.clone()],
        Resolution::Several(called) => called.into_iter().cloned().collect(),
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

    /// The option without its value, another argument by its name: `--game` of `--game <GAME>`, `boxes` of `[boxes]...`.
    fn option(&self) -> String {
        let shown = self.text(ContextKind::InvalidArg);
        if !shown.starts_with('-') {
            return shown.trim_end_matches("...").trim_matches(['<', '>', '[', ']']).to_owned();
        }
        shown.split([' ', '=']).next().unwrap_or_default().to_owned()
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

    /// What is missing, with a line that has it.
    fn missing_argument(&self, tree: &Command) -> Problem {
        let missing = self.list(ContextKind::InvalidArg).join(" ").replace("...", "…");
        let path = self.command();
        let command = path.split_whitespace().try_fold(tree, Command::find_subcommand);
        let texts = Texts::new(self.lang);
        let shown = command.map(|command| examples(command, &path.replace(' ', "-"), &texts)).unwrap_or_default();
        match shown.first().and_then(|example| example.split("  ").next()) {
            Some(example) => Problem::missing_argument(&missing).hint(say::hint_example(example)),
            None => Problem::missing_argument(&missing),
        }
    }

    fn unknown_argument(&self) -> Problem {
        let argument = self.text(ContextKind::InvalidArg);
        if !argument.starts_with('-') {
            return Problem::unexpected_argument(&argument);
        }
        Problem::misuse(say::err_unknown_option(argument))
            .hint(say::hint_unknown_option())
            .near(self.list(ContextKind::SuggestedArg))
    }

    fn invalid_value(&self) -> Problem {
        let value = self.text(ContextKind::InvalidValue);
        if value.is_empty() {
            return Problem::missing_value(&self.option());
        }
        let mut allowed = self.list(ContextKind::ValidValue);
        let german = self.list(ContextKind::Custom);
        if self.lang == Lang::De && !german.is_empty() {
            allowed = german;
        }
        if allowed.is_empty() {
            return Problem::malformed_value(&self.option(), &value);
        }
        let option = self.option();
        let suggestions = self.list(ContextKind::SuggestedValue);
        if own_boxes::are_captains(&allowed) || own_boxes::are_boxes(&allowed) {
            Problem::no_such_name(&option, &value, of_own_boxes(allowed)).near(of_own_boxes(suggestions))
        } else if option.starts_with("--format") && vocabulary::meant(&value, &FORMS).is_some() {
            Problem::misuse(say::err_unknown_value(&value, option))
                .hint(say::hint_form_of_list(Fact::names(allowed), &value))
        } else {
            Problem::unknown_value(&option, &value, allowed).near(suggestions)
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
    fn the_commands_a_word_may_mean_are_called_as_they_are_typed() {
        let tree = Cli::command();
        for (word, near) in [
            ("serach", &["search"][..]),
            ("docter", &["admin doctor"]),
            ("completion", &["admin completions"]),
            ("resum", &["solo resume"]),
            ("deck-chek", &["deck check"]),
            ("co", &["collection", "config"]),
            ("pruefen", &["deck check"]),
            ("sicherung", &["backup"]),
            ("starten", &["solo new", "solo play", "campaign new"]),
            ("worf", &[]),
        ] {
            assert_eq!(nearest_commands(word, &tree), near, "{word}");
        }
        assert_eq!(nearest_below("starten", tree.find_subcommand("solo").expect("solo"), "solo"), ["new", "play"]);
        let catan = nearest_below("catan", tree.find_subcommand("calc").expect("calc"), "calc");
        assert!(catan.contains(&"trade".to_owned()) && !catan.contains(&"range".to_owned()), "{catan:?}");
    }

    #[test]
    fn words_are_said_for_commands_there_are() {
        let tree = Cli::command();
        for said in HABIT {
            let found = said.code.split('-').try_fold(&tree, |command, name| command.find_subcommand(name));
            assert!(found.is_some(), "{}", said.code);
        }
    }
}
