//! Arguments as players type them, before they are parsed: `tricorder loggen` means
//! `tricorder lookup loggen`, `tricorder help list` means `tricorder list --help`.

use std::ffi::{OsStr, OsString};

use clap::Subcommand;

use super::args::Command;
use crate::model::Lang;

/// Options that take their value from the next argument and may stand before a command.
const WITH_VALUE: [&str; 8] = [
    "--lang", "--color", "--data", "--game", "--pick", "--sort", "--limit", "--format",
];

/// The language asked for with `--lang`, known before anything is parsed, so that wrong use is
/// answered in it too.
pub fn language(arguments: &[OsString]) -> Option<Lang> {
    let mut arguments = arguments.iter().filter_map(|argument| argument.to_str());
    while let Some(argument) = arguments.next() {
        match argument.strip_prefix("--lang") {
            Some("") => return arguments.next().and_then(Lang::from_tag),
            Some(rest) => return rest.strip_prefix('=').and_then(Lang::from_tag),
            None if argument == "--" => return None,
            None => {}
        }
    }
    None
}

/// Whether long answers may go through a pager: not with `--no-pager`. Known before anything is parsed, for
/// help is long too.
pub fn is_paged(arguments: &[OsString]) -> bool {
    let options = arguments.iter().take_while(|argument| *argument != "--");
    !options.into_iter().any(|argument| argument == "--no-pager")
}

/// The arguments with the command in front, wherever it was typed: options may stand before it.
pub fn arguments(mut arguments: Vec<OsString>) -> Vec<OsString> {
    let Some(at) = first_word(&arguments) else {
        if !arguments.iter().any(is_information) {
            arguments.push("--help".into());
        }
        return arguments;
    };
    if arguments[at] == "help" {
        arguments.remove(at);
        arguments.push("--help".into());
        return self::arguments(arguments);
    }
    let is_forced = at > 0 && arguments[at - 1] == "--";
    let command = if !is_forced && is_command(&arguments[at]) {
        arguments.remove(at)
    } else {
        "lookup".into()
    };
    if command == "search" {
        arguments = negations(arguments);
    }
    arguments.insert(0, command);
    arguments
}

/// Arguments of a search, in which `-type:ship` means `not type:ship` and is no option.
fn negations(arguments: Vec<OsString>) -> Vec<OsString> {
    let mut out: Vec<OsString> = Vec::with_capacity(arguments.len());
    let mut is_over = false;
    for argument in arguments {
        let is_value = out
            .last()
            .and_then(|last| last.to_str())
            .is_some_and(|last| WITH_VALUE.contains(&last));
        let negated = argument
            .to_str()
            .and_then(|text| text.strip_prefix('-'))
            .filter(|rest| !matches!(*rest, "" | "h" | "V") && !rest.starts_with('-'))
            .filter(|_| !is_value && !is_over);
        is_over |= argument == "--";
        match negated {
            Some(rest) => out.extend([OsString::from("not"), rest.into()]),
            None => out.push(argument),
        }
    }
    out
}

fn is_command(word: &OsStr) -> bool {
    word.to_str().is_some_and(Command::has_subcommand)
}

fn is_information(argument: &OsString) -> bool {
    ["-h", "--help", "-V", "--version"]
        .iter()
        .any(|flag| argument == flag)
}

/// Where the first argument stands that is neither an option nor the value of one.
fn first_word(arguments: &[OsString]) -> Option<usize> {
    let mut at = 0;
    while let Some(argument) = arguments.get(at) {
        let text = argument.to_str().unwrap_or_default();
        if text == "--" {
            return (at + 1 < arguments.len()).then_some(at + 1);
        }
        if WITH_VALUE.contains(&text) {
            at += 2;
        } else if is_option(argument) {
            at += 1;
        } else {
            return Some(at);
        }
    }
    None
}

fn is_option(argument: &OsStr) -> bool {
    argument.as_encoded_bytes().starts_with(b"-") && argument.len() > 1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rewritten(line: &str) -> String {
        let given = line.split_whitespace().map(OsString::from).collect();
        let out: Vec<_> = arguments(given)
            .into_iter()
            .map(|argument| argument.to_string_lossy().into_owned())
            .collect();
        out.join(" ")
    }

    #[test]
    fn words_without_a_command_are_looked_up() {
        assert_eq!(rewritten("loggen"), "lookup loggen");
        assert_eq!(
            rewritten("--game cc --json antike station"),
            "lookup --game cc --json antike station"
        );
        assert_eq!(rewritten("--lang=de list"), "list --lang=de");
        assert_eq!(rewritten("-- -x"), "lookup -- -x");
    }

    #[test]
    fn a_search_may_leave_things_out() {
        assert_eq!(
            rewritten("search borg -type:ship --sort -cost"),
            "search borg not type:ship --sort -cost"
        );
        assert_eq!(rewritten("search -h"), "search -h");
    }

    #[test]
    fn help_is_a_flag_in_disguise() {
        assert_eq!(rewritten("help list"), "list --help");
        assert_eq!(rewritten(""), "--help");
        assert_eq!(rewritten("--version"), "--version");
    }

    #[test]
    fn the_language_is_known_before_parsing() {
        let given = |line: &str| {
            line.split_whitespace()
                .map(OsString::from)
                .collect::<Vec<_>>()
        };
        assert_eq!(language(&given("x --lang de")), Some(Lang::De));
        assert_eq!(language(&given("--lang=en x")), Some(Lang::En));
        assert_eq!(language(&given("-- --lang de")), None);
    }
}
