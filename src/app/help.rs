//! Help in the player's language: clap draws it, Fluent words it.

use std::ffi::OsString;

use clap::{Arg, Args, Command};

use super::args::Cli;
use super::entry::lookup::Lookup;
use super::{CommandAnswer, refusal, rewrite};
use page::locale::{Message, Texts, msg};
use page::{Page, PageTable};
use page::render::{Color, Terminal};
use view::error::Error;

const TEMPLATE: &str = "{about-with-newline}\n{usage-heading}\n  {usage}\n\n{all-args}{after-help}";
const SHORT: &str = "{about-with-newline}\n{usage-heading}\n  {usage}\n\n{commands}{all-args}{after-help}";
const PROGRAM: &str = "{about-with-newline}\n{usage-heading}\n  {usage}\n\n{groups}\n\n{options-heading}:\n{options}{after-help}";
const SHORT_PROGRAM: &str = "{about-with-newline}\n{groups}{after-help}";

/// The commands of the program, by what they are for.
const GROUPS: [(Message, &[&str]); 3] = [
    (
        msg::usage_heading_at_the_table,
        &["lookup", "find", "show", "list", "search", "solo", "campaign", "calc"],
    ),
    (msg::usage_heading_decks_and_cards, &["deck", "collection", "import"]),
    (msg::usage_heading_yours, &["note", "serve", "config", "admin"]),
];

/// Options of every command stand last in its help, in this order.
const LAST: [&str; 10] =
    ["lang", "format", "json", "links", "color", "no_pager", "data", "db", "help", "version"];
/// No command has that many options of its own.
const FAR_DOWN: usize = 900;

/// Answers `-h`, `--help` and `--version`.
pub(crate) fn run(arguments: Vec<OsString>, texts: &Texts) -> Result<CommandAnswer, Error> {
    let terminal = Terminal::of_stdout(rewrite::color(&arguments));
    let mut command = screens(texts, &terminal, is_short(&arguments));
    command.build();
    let argv = std::iter::once(OsString::from("tricorder")).chain(arguments);
    match command.try_get_matches_from(argv) {
        Err(error) if terminal.paint().is_on() => Ok(CommandAnswer::found(error.render().ansi().to_string())),
        Err(error) => Ok(CommandAnswer::found(error.render().to_string())),
        Ok(_) => Err(refusal::unclear().into()),
    }
}

/// Whether the help is to fit one screen: with `-h`, which `--help` takes precedence over.
fn is_short(arguments: &[OsString]) -> bool {
    let has = |flag: &str| arguments.iter().any(|argument| argument == flag);
    has("-h") && !has("--help")
}

/// The tree as its help screens show it: the commands of the program in groups.
fn screens(texts: &Texts, terminal: &Terminal, is_short: bool) -> Command {
    let program = tree(texts).term_width(terminal.width());
    let groups = grouped(&program, texts, terminal);
    let program = if is_short { shortened(program, "tricorder", texts) } else { program };
    let template = if is_short { SHORT_PROGRAM } else { PROGRAM };
    let options = msg::usage_heading_options(texts);
    let template = template.replace("{usage-heading}", &msg::usage_heading_usage(texts));
    let template = template.replace("{groups}", groups.trim_end()).replace("{options-heading}", &options);
    program.help_template(template).mut_subcommands(|command| command.hide(false))
}

/// The commands of the program in their groups, each with what it does.
fn grouped(program: &Command, texts: &Texts, terminal: &Terminal) -> String {
    let of_group = |(heading, names): &(Message, &[&str])| {
        let commands = names.iter().filter_map(|name| program.find_subcommand(name));
        let row = |command: &Command| {
            let about = command.get_about().map(ToString::to_string);
            vec![format!("  {:<10}", command.get_name()), about.unwrap_or_default()]
        };
        let mut page = Page::from_words(heading(texts));
        page.table(PageTable::bare(commands.map(row)));
        terminal.render(&page)
    };
    GROUPS.iter().map(of_group).collect()
}

/// A command whose help fits one screen: what it does, the names of its commands, its own options, an example, and
/// where the rest stands.
fn shortened(command: Command, path: &str, texts: &Texts) -> Command {
    let names: Vec<&str> = command.get_subcommands().map(Command::get_name).collect();
    let commands = match names.as_slice() {
        [] => String::new(),
        names => format!("{}: {}\n\n", msg::usage_heading_commands(texts), names.join(", ")),
    };
    let typed = if path == "tricorder" { path.to_owned() } else { format!("tricorder {}", path.replace('-', " ")) };
    let example = texts.find(&format!("help-{path}-example"), &[]);
    let example = example.map(|line| format!("{} {line}\n", msg::usage_heading_example(texts)));
    let after = format!("{}{}", example.unwrap_or_default(), msg::usage_more(texts, &typed));
    let template = SHORT.replace("{usage-heading}", &msg::usage_heading_usage(texts));
    command
        .help_template(template.replace("{commands}", &commands))
        .after_help(after)
        .mut_args(|arg| if LAST.contains(&arg.get_id().as_str()) { arg.hide(true) } else { arg })
        .mut_subcommands(|sub| {
            let below = below(path, sub.get_name());
            shortened(sub, &below, texts).hide(true)
        })
}

/// What is wrong with arguments, named in the player's language.
pub fn refusal(arguments: Vec<OsString>, texts: &Texts) -> Error {
    let argv = std::iter::once(OsString::from("tricorder")).chain(arguments);
    let tree = localized(texts);
    match tree.clone().try_get_matches_from(argv) {
        Err(error) => refusal::from_clap(&error, &tree, texts.lang()).into(),
        Ok(_) => refusal::unclear().into(),
    }
}

/// Says that a command is also the name of something.
pub fn also_a_name(words: &str, texts: &Texts) -> String {
    let terminal = Terminal::of_stdout(Color::Auto);
    let page = Page::from_words(msg::usage_also_a_name(texts, words));
    format!("\n{}", terminal.render(&page))
}

/// The whole command tree with all its words in one language.
pub fn localized(texts: &Texts) -> Command {
    let mut command = tree(texts);
    command.build();
    command
}

/// The tree before it is built. The program shows the options of a look-up as its own, for that command
/// may be left out.
fn tree(texts: &Texts) -> Command {
    let lookup = Lookup::augment_args(Command::new("lookup"));
    let options: Vec<Arg> = lookup.get_opts().cloned().collect();
    let program = Cli::command().args(options);
    worded(program, "tricorder", texts)
}

/// A command with all its words in one language; its messages are named by the path, `calc-range`.
pub fn worded(command: Command, path: &str, texts: &Texts) -> Command {
    let usage_heading = msg::usage_heading_usage(texts);
    let mut command = command
        .about(texts.get(&format!("help-{path}")))
        .help_template(TEMPLATE.replace("{usage-heading}", &usage_heading))
        .override_usage(texts.get(&format!("usage-{path}")))
        .subcommand_help_heading(msg::usage_heading_commands(texts))
        .mut_args(|arg| worded_arg(arg, path, texts))
        .mut_subcommands(|sub| {
            let below = below(path, sub.get_name());
            worded(sub, &below, texts)
        });
    if let Some(after) = texts.find(&format!("help-{path}-after"), &[]) {
        command = command.after_help(after);
    }
    command
}

/// The path of a command below another.
fn below(path: &str, name: &str) -> String {
    if path == "tricorder" { name.to_owned() } else { format!("{path}-{name}") }
}

fn worded_arg(arg: Arg, path: &str, texts: &Texts) -> Arg {
    let id = arg.get_id().to_string();
    let help =
        texts.find(&format!("help-{path}-{id}"), &[]).unwrap_or_else(|| texts.get(&format!("help-any-{id}")));
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
    let own = texts.find(&format!("value-{path}-{id}"), &[]);
    match own.or_else(|| texts.find(&format!("value-{id}"), &[])) {
        Some(value) => arg.value_name(value),
        None => arg,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::Lang;

    fn words_of(command: &Command) -> Vec<String> {
        let args = command.get_arguments().filter_map(Arg::get_help);
        let own = command.get_about().into_iter().chain(args);
        let mut words: Vec<String> = own.map(ToString::to_string).collect();
        words.extend(command.get_subcommands().flat_map(words_of));
        words
    }

    #[test]
    fn every_command_and_argument_has_its_words_in_both_languages() {
        for lang in Lang::ALL {
            for words in words_of(&localized(&Texts::new(lang))) {
                let is_id = words.starts_with("help-") || words.is_empty();
                assert!(!is_id, "{}: {words}", lang.code());
            }
        }
    }

    #[test]
    fn the_command_tree_is_sound() {
        Cli::command().debug_assert();
    }

    #[test]
    fn every_command_can_be_parsed_alone() {
        for command in Cli::command().get_subcommands() {
            let alone = Cli::with(command.get_name().as_ref()).expect("a parser");
            alone.debug_assert();
        }
        assert!(Cli::with("nothing".as_ref()).is_none());
    }
}
