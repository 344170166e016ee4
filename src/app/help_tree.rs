//! The words of a command and of all below it in one language.

use clap::{Arg, Command};

use model::Game;
use page::locale::{Texts, msg};
use words::Term;
use words::lists::one_of;

const TEMPLATE: &str = "{about-with-newline}\n{usage-heading}\n  {usage}\n\n{all-args}{after-help}";
/// Options of every command stand last in its help, in this order.
pub(crate) const LAST: [&str; 10] =
    ["lang", "format", "json", "links", "color", "no_pager", "data", "db", "help", "version"];
/// From this place on options of every command stand; no command has that many of its own.
const FAR_DOWN: usize = 900;

/// A command below the program without the options of every command, which stand in the help of the program.
pub(crate) fn with_own_options(command: Command) -> Command {
    let with_own = command.mut_args(|arg| {
        let is_of_all = arg.is_global_set() && LAST.contains(&arg.get_id().as_str());
        if is_of_all { arg.hide(true) } else { arg }
    });
    with_own.mut_subcommands(with_own_options)
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
    let usage_heading = msg::usage_heading_usage(texts);
    let mut command = command
        .about(texts.get(&message_id("help", path, "")))
        .help_template(TEMPLATE.replace("{usage-heading}", &usage_heading))
        .override_usage(texts.get(&message_id("usage", path, "")))
        .subcommand_help_heading(msg::usage_heading_commands(texts))
        .mut_args(|arg| worded_arg(arg, path, texts))
        .mut_subcommands(|sub| {
            let below = below(path, sub.get_name());
            worded(sub, &below, texts)
        });
    if let Some(after) = find_words(texts, &message_id("help", path, "-after")) {
        command = command.after_help(after);
    }
    command
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
