//! The words of a command and of all below it in one language.

use clap::{Arg, ArgAction, Command};

use crate::argument_kinds::Needed;
use model::Game;
use page::locale::{Texts, msg};
use words::Term;
use words::lists::one_of;

/// Options of every command stand last in its help, in this order.
pub(crate) const LAST: [&str; 10] =
    ["lang", "format", "json", "links", "color", "no_pager", "data", "db", "help", "version"];
/// From this place on options of every command stand; no command has that many of its own.
const FAR_DOWN: usize = 900;

/// A command below the program without the options of every command, which stand in the help of the program.
pub(crate) fn with_own_options(command: Command) -> Command {
    let with_own = command.mut_args(|arg| if is_of_all(&arg) { arg.hide(true) } else { arg });
    with_own.mut_subcommands(with_own_options)
}

/// Whether an option is one that every command has.
pub(crate) fn is_of_all(arg: &Arg) -> bool {
    arg.is_global_set() && LAST.contains(&arg.get_id().as_str())
}

/// The id of a message of a command, named by its path: `help-deck-check-after`. Those below `calc` stand with what they
/// answer, under the last part of the path: `calc-event-help-after`.
pub fn message_id(family: &str, path: &str, part: &str) -> String {
    let calculator = path.strip_prefix("calc-").and_then(|below| below.rsplit('-').next());
    match calculator {
        Some(code) => ["calc", code, family].join("-") + part,
        None => format!("{family}-{path}{part}"),
    }
}

/// A message of a command or an argument, if there is one. The games it lists are those there are: `games` by their
/// codes, `games-by-code` in lines of their own, with `game` for the one that is meant where none is named.
fn find_words(texts: &Texts, id: &str) -> Option<String> {
    let lines = Game::ALL.map(|game| format!("  {:<6} {}", game.code(), game.term(texts)));
    let games = one_of(texts, &Game::CODES.map(str::to_owned));
    let game = Game::default().code();
    texts.find(id, &[("games", games.into()), ("games-by-code", lines.join("\n").into()), ("game", game.into())])
}

/// A command with all its words in one language.
pub fn worded(command: Command, path: &str, texts: &Texts) -> Command {
    let command = command
        .about(texts.get(&message_id("help", path, "")))
        .subcommand_help_heading(msg::usage_heading_commands(texts))
        .mut_args(|arg| worded_arg(arg, path, texts))
        .mut_subcommands(|sub| {
            let below = below(path, sub.get_name());
            worded(sub, &below, texts)
        });
    let usage = usage(&command, path, texts);
    command.override_usage(usage)
}

/// What the help of a command says behind its options, in paragraphs.
pub(crate) fn remarks(path: &str, texts: &Texts) -> Option<String> {
    find_words(texts, &message_id("help", path, "-after"))
}

/// What the exit codes of a command mean, where that is more than what they mean everywhere.
pub(crate) fn exit_codes(path: &str, texts: &Texts) -> Option<String> {
    texts.find(&message_id("help", path, "-codes"), &[])
}

/// The line that calls a command.
pub(crate) fn call(path: &str) -> String {
    if path == "tricorder" { path.to_owned() } else { format!("tricorder {}", path.replace('-', " ")) }
}

/// Examples of a command, each to be typed as it stands, in one or several lines, with a remark behind two blanks or
/// none: those its message has, else the command alone if it needs nothing, else those of the first command below it.
pub(crate) fn examples(command: &Command, path: &str, texts: &Texts) -> Vec<String> {
    if let Some(written) = texts.find(&message_id("help", path, "-example"), &[]) {
        let continued = written.replace("\\\n", "\\\r");
        return continued.lines().map(|line| line.replace('\r', "\n")).collect();
    }
    if !command.get_arguments().any(is_needed) && !command.is_subcommand_required_set() {
        return vec![call(path)];
    }
    let first = command.get_subcommands().next();
    first.map(|first| examples(first, &below(path, first.get_name()), texts)).unwrap_or_default()
}

/// The examples of a command and of all below it.
pub(crate) fn examples_of_tree(command: &Command, path: &str, texts: &Texts) -> Vec<String> {
    let below =
        command.get_subcommands().flat_map(|sub| examples_of_tree(sub, &below(path, sub.get_name()), texts));
    examples(command, path, texts).into_iter().chain(below).collect()
}

/// Whether a command cannot be called without an argument, or without the option in its place.
fn is_needed(arg: &Arg) -> bool {
    arg.is_required_set() || arg.get::<Needed>().is_some()
}

/// How a command is called: as its message has it, else as its arguments do.
pub(crate) fn usage(command: &Command, path: &str, texts: &Texts) -> String {
    if let Some(written) = texts.find(&message_id("usage", path, ""), &[]) {
        return written;
    }
    let call = call(path);
    let options =
        command.get_arguments().filter(|arg| !arg.is_positional() && !arg.is_hide_set() && !is_of_all(arg));
    let (needed, others): (Vec<&Arg>, Vec<&Arg>) = options.partition(|arg| is_needed(arg));
    let mut words = vec![call.clone()];
    words.extend((!others.is_empty()).then(|| msg::usage_some_options(texts)));
    words.extend(needed.iter().map(|arg| format!("--{} {}", arg.get_long().unwrap_or_default(), placeholder(arg))));
    words.extend(command.get_positionals().map(|arg| match arg.get::<Needed>() {
        Some(Needed(options)) if !options.is_empty() => {
            format!("({} | --{})", placeholder(arg), options.join(" | --"))
        }
        _ => placeholder(arg),
    }));
    if !command.has_subcommands() {
        return words.join(" ");
    }
    let name = msg::usage_a_command(texts);
    if words.len() > 1 {
        return format!("{}\n{call} <{name}>", words.join(" "));
    }
    if command.is_subcommand_required_set() { format!("{call} <{name}>") } else { format!("{call} [{name}]") }
}

/// An argument as usage and help name it: between brackets it may be left out, and `…` says that there may be several.
pub(crate) fn placeholder(arg: &Arg) -> String {
    let name = value_name(arg);
    let several = if matches!(arg.get_action(), ArgAction::Append) { "…" } else { "" };
    if is_needed(arg) { format!("<{name}>{several}") } else { format!("[{name}]{several}") }
}

pub(crate) fn value_name(arg: &Arg) -> String {
    let named = arg.get_value_names().and_then(|names| names.first());
    named.map_or_else(|| arg.get_id().to_string(), ToString::to_string)
}

/// The path of a command below another.
pub(crate) fn below(path: &str, name: &str) -> String {
    if path == "tricorder" { name.to_owned() } else { format!("{path}-{name}") }
}

fn worded_arg(arg: Arg, path: &str, texts: &Texts) -> Arg {
    let id = arg.get_id().to_string();
    let own = |family| find_words(texts, &message_id(family, path, &format!("-{id}")));
    let of_any = format!("help-any-{id}");
    let help = own("help").or_else(|| find_words(texts, &of_any)).unwrap_or(of_any);
    let heading =
        if arg.is_positional() { msg::usage_heading_arguments(texts) } else { msg::usage_heading_options(texts) };
    let mut arg = arg.help(help).help_heading(heading);
    if let Some(place) = LAST.iter().position(|last| *last == id) {
        arg = arg.display_order(FAR_DOWN + place);
    }
    if !arg.get_action().takes_values() {
        return arg;
    }
    arg = arg.hide_possible_values(true).hide_default_value(true).hide_env(true);
    match own("value").or_else(|| texts.find(&format!("value-{id}"), &[])) {
        Some(value) => arg.value_name(value),
        None => arg,
    }
}
