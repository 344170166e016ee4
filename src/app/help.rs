//! Help in the player's language: clap draws it, Fluent words it.

use std::ffi::OsString;

use clap::Command;

use crate::args::Cli;
use crate::document_help::{DOCUMENTS, document_help};
use crate::help_screens::{HelpScreens, is_short};
use crate::help_tree::examples_of_tree;
pub use crate::help_tree::{message_id, worded};
use crate::{CommandAnswer, refusal};
use page::Page;
use page::locale::{Texts, msg};
use page::render::{Color, Terminal};
use words::Problem;

/// The whole command tree with all its words in one language.
pub fn localized(texts: &Texts) -> Command {
    let mut command = Cli::worded(texts);
    command.build();
    command
}

/// The examples of every help, each to be typed as it stands but for a remark behind two blanks.
pub fn every_example(texts: &Texts) -> Vec<String> {
    let documents = DOCUMENTS.iter().map(|example| (*example).to_owned());
    examples_of_tree(&localized(texts), "tricorder", texts).into_iter().chain(documents).collect()
}

/// Whether the first word names no command but the topic that explains documents for programs.
pub(crate) fn is_topic(arguments: &[OsString]) -> bool {
    arguments.first().is_some_and(|topic| topic == "json")
}

/// Answers `-h`, `--help` and `--version`.
pub(crate) fn run(arguments: Vec<OsString>, texts: &Texts, color: Color) -> Result<CommandAnswer, Problem> {
    let terminal = Terminal::of_stdout(color);
    if is_topic(&arguments) {
        return Ok(CommandAnswer::from_text(terminal.render(&document_help(texts))));
    }
    let tree = HelpScreens { texts, terminal: &terminal }.tree(is_short(&arguments));
    let mut command = tree.version(msg::usage_version(texts, env!("CARGO_PKG_VERSION")));
    command.build();
    let argv = std::iter::once(OsString::from("tricorder")).chain(arguments);
    match command.try_get_matches_from(argv) {
        Err(error) if terminal.paint().is_on() => Ok(CommandAnswer::from_text(error.render().ansi().to_string())),
        Err(error) => Ok(CommandAnswer::from_text(error.render().to_string())),
        Ok(_) => Err(refusal::unclear()),
    }
}

/// What is wrong with arguments, named in the player's language.
pub fn refusal(arguments: Vec<OsString>, texts: &Texts) -> Problem {
    let argv = std::iter::once(OsString::from("tricorder")).chain(arguments);
    let tree = localized(texts);
    match tree.clone().try_get_matches_from(argv) {
        Err(error) => refusal::from_clap(&error, &tree, texts.lang()),
        Ok(_) => refusal::unclear(),
    }
}

/// Says that a command is also the name of something.
pub fn also_a_name(words: &str, texts: &Texts) -> String {
    let terminal = Terminal::of_stdout(Color::Auto);
    let page = Page::from_words(msg::usage_also_a_name(texts, words));
    format!("\n{}", terminal.render(&page))
}
