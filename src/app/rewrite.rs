//! Arguments as players type them, before they are parsed: `tricorder loggen` means
//! `tricorder lookup loggen`, `tricorder help list` means `tricorder list --help`, and options may stand
//! before the words of a command.

use std::ffi::{OsStr, OsString};

use clap::Subcommand;

use super::args::Command;
use super::choices::{COLORS, GAMES, LANGS};
use super::former_names::todays_words;
use super::options::{lang_named, lang_of_environment};
use model::text::vocabulary::meant;
use model::{Game, Lang};
use page::render::Color;

/// Options that take their value from the next argument and may stand before a command without
/// subcommands.
const WITH_VALUE: [&str; 18] = [
    "--lang",
    "-l",
    "--color",
    "--data",
    "--db",
    "--game",
    "-g",
    "--pick",
    "-n",
    "--sort",
    "--limit",
    "--skip",
    "--format",
    "--kind",
    "--trait",
    "--level",
    "--type",
    "--captain",
];

/// The language asked for with `--lang`, else `TRICORDER_LANG`, known before anything is parsed, so
/// that wrong use is answered in it too.
pub fn language(arguments: &[OsString]) -> Option<Lang> {
    let typed = first_value(arguments, "--lang", Some("-l"), lang_named);
    typed.or_else(lang_of_environment)
}

/// The game asked for with `--game`, else `TRICORDER_GAME`.
pub fn game(arguments: &[OsString]) -> Option<Game> {
    let named = |typed: &str| meant(typed, &GAMES);
    let typed = first_value(arguments, "--game", Some("-g"), named);
    typed.or_else(|| named(&std::env::var("TRICORDER_GAME").ok()?))
}

/// What `--color` asks for, known before anything is parsed.
pub fn color(arguments: &[OsString]) -> Color {
    let typed = first_value(arguments, "--color", None, |typed| meant(typed, &COLORS));
    typed.unwrap_or_default()
}

/// The server named with `--db`, known before anything is parsed, for what is kept beside an answer lies there too.
pub fn server(arguments: &[OsString]) -> Option<String> {
    first_value(arguments, "--db", None, |typed| Some(typed.to_owned()))
}

/// The first value of an option that can be read.
fn first_value<T>(
    arguments: &[OsString],
    long: &str,
    short: Option<&str>,
    read: impl Fn(&str) -> Option<T>,
) -> Option<T> {
    let texts: Vec<&str> = arguments
        .iter()
        .filter_map(|argument| argument.to_str())
        .take_while(|argument| *argument != "--")
        .collect();
    (0..texts.len()).find_map(|at| {
        let text = texts[at];
        if text == long || Some(text) == short {
            return texts.get(at + 1).and_then(|value| read(value));
        }
        let of_long = text.strip_prefix(long).and_then(|rest| rest.strip_prefix('='));
        let of_short = short.and_then(|short| text.strip_prefix(short));
        of_long.or(of_short).and_then(&read)
    })
}

/// Whether long answers may go through a pager: not with `--no-pager`. Known before anything is parsed, for
/// help is long too.
pub fn is_paged(arguments: &[OsString]) -> bool {
    let options = arguments.iter().take_while(|argument| *argument != "--");
    !options.into_iter().any(|argument| argument == "--no-pager")
}

/// Whether there is anything that is neither an option nor the value of one.
pub fn has_word(arguments: &[OsString]) -> bool {
    first_word(arguments, |option| WITH_VALUE.contains(&option)).is_some()
}

/// The word that stands where a command could and is none.
pub fn word_in_place_of_command(arguments: &[OsString]) -> Option<&str> {
    let at = first_word(arguments, |option| WITH_VALUE.contains(&option))?;
    let word = arguments[at].to_str()?;
    (word != "help" && !is_forced(arguments, at) && !is_command(&arguments[at])).then_some(word)
}

/// Whether the last option lacks its value.
pub fn lacks_a_value(arguments: &[OsString]) -> bool {
    arguments.last().and_then(|last| last.to_str()).is_some_and(|last| WITH_VALUE.contains(&last))
}

/// Whether neither words nor help nor a document are asked for: at most how answers are to be.
pub fn asks_for_nothing(arguments: &[OsString]) -> bool {
    let is_form = |argument: &OsString| {
        let text = argument.to_str().unwrap_or_default();
        text == "--json" || text == "--format" || text.starts_with("--format=")
    };
    let mut others = arguments.iter();
    !has_word(arguments) && !others.any(|argument| is_information(argument) || is_form(argument))
}

/// The arguments with the command in front, wherever it was typed, called as it is today.
pub fn arguments(arguments: Vec<OsString>) -> Vec<OsString> {
    called_as_today(command_first(arguments))
}

/// The same with the words of today for the name a command had.
pub fn called_as_today(mut arguments: Vec<OsString>) -> Vec<OsString> {
    if let Some(words) = arguments.first().and_then(|name| todays_words(name)) {
        arguments.splice(..1, words.iter().map(OsString::from));
    }
    arguments
}

/// The arguments with the command in front as it was typed: options may stand before it.
pub fn command_first(mut arguments: Vec<OsString>) -> Vec<OsString> {
    let Some(at) = first_word(&arguments, |option| WITH_VALUE.contains(&option)) else {
        if !arguments.iter().any(is_information) {
            arguments.push("--help".into());
        }
        return arguments;
    };
    if arguments[at] == "help" {
        return help_word_to_flag(arguments, at);
    }
    let command = if !is_forced(&arguments, at) && is_command(&arguments[at]) {
        arguments.remove(at)
    } else {
        "lookup".into()
    };
    if command == "search" {
        arguments = expand_negations(arguments);
    }
    arguments.insert(0, command);
    arguments
}

/// `help solo new`: the same with the flag instead of the word. What is no command behind it is left in
/// front and refused.
fn help_word_to_flag(mut arguments: Vec<OsString>, at: usize) -> Vec<OsString> {
    arguments.remove(at);
    let word = first_word(&arguments, |option| WITH_VALUE.contains(&option));
    if let Some(word) = word {
        let command = arguments.remove(word);
        arguments.insert(0, command);
    }
    add_help_flag(&mut arguments);
    arguments
}

/// Adds `--help`, in front of what is no option any more.
fn add_help_flag(arguments: &mut Vec<OsString>) {
    let end = arguments.iter().position(|argument| argument == "--");
    arguments.insert(end.unwrap_or(arguments.len()), "--help".into());
}

/// The same with the words of subcommands behind the command, wherever they were typed; `solo help new`
/// is `solo new --help`.
pub fn subcommands_first(program: &clap::Command, mut arguments: Vec<OsString>) -> Vec<OsString> {
    let mut path = 0;
    let mut command = program;
    while command.has_subcommands() {
        let takes_value = |option: &str| is_with_value(program, command, option);
        let Some(at) = first_word(&arguments[path..], takes_value).map(|at| at + path) else {
            break;
        };
        if is_forced(&arguments, at) {
            break;
        }
        if arguments[at] == "help" {
            arguments.remove(at);
            add_help_flag(&mut arguments);
            continue;
        }
        let Some(found) = command.find_subcommand(&arguments[at]) else {
            break;
        };
        let word = arguments.remove(at);
        arguments.insert(path, word);
        (path, command) = (path + 1, found);
    }
    arguments
}

/// Whether an option of the program or below a command takes its value from the next argument.
pub fn is_with_value(program: &clap::Command, command: &clap::Command, option: &str) -> bool {
    let own = program.get_opts().chain(command.get_opts());
    let takes = |arg: &clap::Arg| {
        let is_optional = arg.get_num_args().is_some_and(|count| count.min_values() == 0);
        let long = arg.get_long().is_some_and(|long| option.strip_prefix("--") == Some(long));
        let short =
            arg.get_short().is_some_and(|short| option.strip_prefix('-') == Some(short.encode_utf8(&mut [0; 4])));
        arg.get_action().takes_values() && !is_optional && (long || short)
    };
    own.into_iter().any(takes) || command.get_subcommands().any(|sub| is_with_value(program, sub, option))
}

/// Arguments of a search, in which `-type:ship` means `not type:ship` and is no option.
fn expand_negations(arguments: Vec<OsString>) -> Vec<OsString> {
    let mut out: Vec<OsString> = Vec::with_capacity(arguments.len());
    let mut is_over = false;
    for argument in arguments {
        let before = out.last().and_then(|last| last.to_str());
        let is_value = before.is_some_and(|last| WITH_VALUE.contains(&last));
        if before == Some("--sort") && is_sort_key(&argument) {
            // `-cost` would pass for an option; behind `=` it is the value.
            let mut whole = out.pop().unwrap_or_default();
            whole.push("=");
            whole.push(&argument);
            out.push(whole);
            continue;
        }
        let negated = argument
            .to_str()
            .and_then(|text| text.strip_prefix('-'))
            .filter(|rest| !is_short_option(rest))
            .filter(|_| !is_value && !is_over);
        is_over |= argument == "--";
        match negated {
            Some(rest) => out.extend([OsString::from("not"), rest.into()]),
            None => out.push(argument),
        }
    }
    out
}

/// `-cost` behind `--sort`: from the highest to the lowest.
fn is_sort_key(argument: &OsStr) -> bool {
    let text = argument.to_str().unwrap_or_default();
    text.starts_with('-') && text.len() > 1 && !text.starts_with("--")
}

/// Whether what stands behind a hyphen is an option and no word to be left out: one letter, alone or
/// with its value (`-gcc`), or a second hyphen.
fn is_short_option(rest: &str) -> bool {
    let value = |short| rest.strip_prefix(short).unwrap_or_default();
    rest.chars().count() < 2
        || rest.starts_with('-')
        || meant(value('g'), &GAMES).is_some()
        || meant(value('l'), &LANGS).is_some()
}

/// Whether a word stands behind `--`.
fn is_forced(arguments: &[OsString], at: usize) -> bool {
    at > 0 && arguments[at - 1] == "--"
}

fn is_command(word: &OsStr) -> bool {
    word.to_str().is_some_and(Command::has_subcommand) || todays_words(word).is_some()
}

/// Whether help or the version is asked for.
pub fn is_information(argument: &OsString) -> bool {
    ["-h", "--help", "-V", "--version"].iter().any(|flag| argument == flag)
}

/// Where the first argument stands that is neither an option nor the value of one.
fn first_word(arguments: &[OsString], takes_value: impl Fn(&str) -> bool) -> Option<usize> {
    let mut at = 0;
    while let Some(argument) = arguments.get(at) {
        let text = argument.to_str().unwrap_or_default();
        if text == "--" {
            return (at + 1 < arguments.len()).then_some(at + 1);
        }
        if takes_value(text) {
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
    use crate::former_names;

    fn rewritten(line: &str) -> String {
        let given = line.split_whitespace().map(OsString::from).collect();
        let out: Vec<_> =
            arguments(given).into_iter().map(|argument| argument.to_string_lossy().into_owned()).collect();
        out.join(" ")
    }

    #[test]
    fn words_without_a_command_are_looked_up() {
        assert_eq!(rewritten("loggen"), "lookup loggen");
        assert_eq!(rewritten("--game cc --json antike station"), "lookup --game cc --json antike station");
        assert_eq!(rewritten("--lang=de list"), "list --lang=de");
        assert_eq!(rewritten("-- -x"), "lookup -- -x");
    }

    #[test]
    fn a_search_may_leave_things_out() {
        assert_eq!(rewritten("search borg -type:ship --sort -cost"), "search borg not type:ship --sort=-cost");
        assert_eq!(rewritten("search -h"), "search -h");
        assert_eq!(rewritten("search -g 2e borg -lde"), "search -g 2e borg -lde");
        assert_eq!(rewritten("search borg -n 2"), "search borg -n 2");
    }

    #[test]
    fn help_is_a_flag_in_disguise() {
        assert_eq!(rewritten("help list"), "list --help");
        assert_eq!(rewritten("help worf"), "worf --help");
        assert_eq!(rewritten("help -l de solo new"), "solo -l de new --help");
        assert_eq!(rewritten(""), "--help");
        assert_eq!(rewritten("--version"), "--version");
    }

    #[test]
    fn former_names_call_the_commands_of_today() {
        assert_eq!(rewritten("--lang de star worf --remove"), "note star --lang de worf --remove");
        assert_eq!(rewritten("help doctor"), "admin doctor --help");
        assert_eq!(rewritten("-- star worf"), "lookup -- star worf");
        assert_eq!(command_first(vec!["star".into(), "worf".into()]), ["star", "worf"]);
        let program = super::super::args::Cli::command();
        for (former, today) in former_names::all() {
            let found = today.split(' ').try_fold(&program, clap::Command::find_subcommand);
            assert!(found.is_some() && program.find_subcommand(former).is_none(), "{former}");
        }
    }

    fn below(line: &str) -> String {
        let given = line.split_whitespace().map(OsString::from).collect();
        let given = arguments(given);
        let program = super::super::args::Cli::with(&given[0]).expect("a command");
        let out = subcommands_first(&program, given);
        let words: Vec<_> = out.iter().map(|word| word.to_string_lossy()).collect();
        words.join(" ")
    }

    #[test]
    fn options_may_stand_before_any_word_of_a_command() {
        assert_eq!(below("-l de solo --name A status"), "solo status -l de --name A");
        assert_eq!(below("solo --json cadet --name A undo"), "solo cadet undo --json --name A");
        assert_eq!(below("solo --campaign new"), "solo new --campaign");
        assert_eq!(below("solo -- status"), "solo -- status");
        assert_eq!(below("deck leer"), "deck leer");
    }

    #[test]
    fn help_may_stand_before_a_subcommand() {
        assert_eq!(below("solo help"), "solo --help");
        assert_eq!(below("solo help new"), "solo new --help");
        assert_eq!(below("help solo cadet new"), "solo cadet new --help");
        assert_eq!(below("solo help spielen"), "solo spielen --help");
    }

    #[test]
    fn every_option_with_a_value_of_commands_without_subcommands_is_known() {
        for name in ["lookup", "show", "find", "search"] {
            let program = super::super::args::Cli::with(name.as_ref()).expect("a command");
            let command = program.find_subcommand(name).expect("itself");
            let options = program.get_opts().chain(command.get_opts());
            for arg in options.filter(|arg| arg.get_action().takes_values()) {
                let long = format!("--{}", arg.get_long().expect("a long name"));
                assert!(WITH_VALUE.contains(&long.as_str()), "{long}");
                let short = arg.get_short().map(|short| format!("-{short}"));
                assert!(short.is_none_or(|short| WITH_VALUE.contains(&short.as_str())));
            }
        }
    }

    #[test]
    fn the_language_and_the_color_are_known_before_parsing() {
        let given = |line: &str| line.split_whitespace().map(OsString::from).collect::<Vec<_>>();
        for line in ["x --lang de", "--lang=DE x", "x -l deutsch", "-lde x", "--lang German"] {
            assert_eq!(language(&given(line)), Some(Lang::De), "{line}");
        }
        assert_eq!(language(&given("--lang=en x")), Some(Lang::En));
        assert_eq!(color(&given("x --color nie")), Color::Never);
        let none = first_value(&given("-- --lang de"), "--lang", None, |_| Some(()));
        assert_eq!(none, None);
        assert_eq!(language(&given("search -leadership --lang de")), Some(Lang::De));
    }
}
