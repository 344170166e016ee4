//! All commands with their words in one language.

use clap::{Arg, Args, Command};

use super::args::Cli;
use super::entry::lookup::Lookup;
use page::locale::{Texts, msg};

const TEMPLATE: &str = "{about-with-newline}\n{usage-heading}\n  {usage}\n\n{all-args}{after-help}";
/// Options of every command stand last in its help, in this order.
pub(crate) const LAST: [&str; 10] =
    ["lang", "format", "json", "links", "color", "no_pager", "data", "db", "help", "version"];
/// No command has that many options of its own.
const FAR_DOWN: usize = 900;

/// The whole command tree with all its words in one language.
pub fn localized(texts: &Texts) -> Command {
    let mut command = tree(texts);
    command.build();
    command
}

/// The tree before it is built. The program shows the options of a look-up as its own, for that command
/// may be left out.
pub(crate) fn tree(texts: &Texts) -> Command {
    let lookup = Lookup::augment_args(Command::new("lookup"));
    let options: Vec<Arg> = lookup.get_opts().cloned().collect();
    let program = Cli::command().args(options);
    worded(program, "tricorder", texts)
}

/// A command below the program without the options of every command, which stand in the help of the program.
pub(crate) fn with_own_options(command: Command) -> Command {
    let with_own = command.mut_args(|arg| {
        let is_of_all = arg.is_global_set() && LAST.contains(&arg.get_id().as_str());
        if is_of_all { arg.hide(true) } else { arg }
    });
    with_own.mut_subcommands(with_own_options)
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
pub(crate) fn below(path: &str, name: &str) -> String {
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
