//! The command tree as far as a line has got, with what knows the values of each argument, and what may stand there.

use std::any::TypeId;
use std::ffi::{OsStr, OsString};
use std::path::PathBuf;
use std::sync::Arc;

use clap::builder::PossibleValue;
use clap::{Arg, Command};
use clap_complete::engine::{ArgValueCompleter, CompletionCandidate, complete};

use super::name_source::NameSource;
use super::{Completion, CompletionRequest};
use app::args::Cli;
use app::argument_kinds::{ArgKind, CardWords, ListPath};
use app::help;
use app::line::{Line, is_with_value, subcommands_first};
use app::paths::Folders;
use page::locale::Texts;

/// Where on the tree a line has got to.
pub(super) struct TreePosition {
    pub command: Command,
    /// The words of the line, options anywhere among them, in the order the tree has them.
    pub words: Vec<OsString>,
    /// The words before the cursor that may belong to the same name.
    pub before: Vec<String>,
}

impl TreePosition {
    /// The place behind some words.
    pub(super) fn behind(words: &[String], texts: &Texts) -> TreePosition {
        let mut words: Vec<OsString> = words.iter().map(OsString::from).collect();
        if words.first().is_some_and(|first| first == "help") {
            words.remove(0);
        }
        let below = Line::read(words.clone()).arguments;
        let Some(program) = below.first().and_then(|command| Cli::with(command)) else {
            let command = help::worded(Cli::outline(), "tricorder", texts);
            let before = Vec::new();
            return TreePosition { command, words, before };
        };
        let words = subcommands_first(&program, below);
        TreePosition { before: spoken(&program, &words), command: help::worded(program, "tricorder", texts), words }
    }

    /// Gives every argument what knows its values.
    pub(super) fn knowing(self, knows: &Arc<NameSource>) -> TreePosition {
        let command = knowing(self.command, knows);
        TreePosition { command, ..self }
    }
}

/// The words at the end of a line that are neither options nor their values nor commands.
fn spoken(program: &Command, words: &[OsString]) -> Vec<String> {
    let mut command = program;
    let mut from = 0;
    while let Some(below) = words.get(from).and_then(|word| command.find_subcommand(word)) {
        (command, from) = (below, from + 1);
    }
    let mut spoken = Vec::new();
    for at in (from..words.len()).rev() {
        let text = words[at].to_string_lossy();
        let before = at.checked_sub(1).map(|at| words[at].to_string_lossy());
        let is_value = before.is_some_and(|option| is_with_value(program, command, &option));
        if text.starts_with('-') || is_value {
            break;
        }
        spoken.insert(0, text.into_owned());
    }
    spoken
}

fn knowing(command: Command, knows: &Arc<NameSource>) -> Command {
    let command = command.mut_args(|arg| knowing_values(arg, knows));
    command.mut_subcommands(|below| knowing(below, knows))
}

fn knowing_values(arg: Arg, knows: &Arc<NameSource>) -> Arg {
    if !arg.get_action().takes_values() {
        return arg;
    }
    let knows = Arc::clone(knows);
    if let Some(stands) = arg_kind(&arg) {
        return arg.add(offering(move |typed| knows.what_stands(stands, typed)));
    }
    let choices = choices(&arg);
    if choices.is_empty() {
        return arg;
    }
    arg.add(offering(move |typed| knows.of_choices(&choices, typed)))
}

/// What stands in an argument: as it says itself, or by the type of its values.
fn arg_kind(arg: &Arg) -> Option<ArgKind> {
    let said = arg.get::<ArgKind>().copied();
    let is = |id: TypeId| arg.get_value_parser().type_id() == id;
    let types = [
        (TypeId::of::<CardWords>(), ArgKind::SecondCard),
        (TypeId::of::<ListPath>(), ArgKind::DeckOrFile),
        (TypeId::of::<PathBuf>(), ArgKind::File),
    ];
    let by_type = types.into_iter().find(|(id, _)| is(*id));
    said.or(by_type.map(|(_, stands)| stands))
}

/// The words of a choice, the English one first.
fn choices(arg: &Arg) -> Vec<Vec<String>> {
    let values = arg.get_possible_values();
    let words = values.iter().map(PossibleValue::get_name_and_aliases);
    words.map(|words| words.map(str::to_owned).collect()).collect()
}

fn offering(offers: impl Fn(&str) -> Vec<Completion> + Send + Sync + 'static) -> ArgValueCompleter {
    ArgValueCompleter::new(move |typed: &OsStr| {
        let offers = offers(&typed.to_string_lossy()).into_iter();
        let candidate = |offer: Completion| CompletionCandidate::new(offer.word).help(Some(offer.about.into()));
        offers.map(candidate).collect::<Vec<_>>()
    })
}

/// What may stand where the cursor is.
pub(super) fn find_completions(asked: &CompletionRequest, texts: &Texts) -> Vec<Completion> {
    let place = TreePosition::behind(&asked.before, texts);
    let knows = Arc::new(NameSource {
        lang: texts.lang(),
        game: Line::read(place.words.clone()).game(),
        before: place.before.clone(),
        folders: Folders::of_system(),
        commands: Cli::names(),
    });
    let TreePosition { mut command, words, .. } = place.knowing(&knows);
    let typed = match asked.current.text.as_str() {
        "-" => "--",
        typed => typed,
    };
    let mut line = vec![OsString::from("tricorder")];
    line.extend(words);
    line.push(typed.into());
    let at = line.len() - 1;
    let folder = std::env::current_dir().ok();
    let completed = complete(&mut command, line, at, folder.as_deref());
    let mut found = completed.unwrap_or_default();
    if found.iter().any(is_command) {
        found.retain(is_command);
    }
    without_options(found.into_iter().map(Completion::from).collect(), typed)
}

/// Commands go before names: these can be told from them by one letter more.
fn is_command(found: &CompletionCandidate) -> bool {
    found.get_id().is_some_and(|id| id.starts_with("command::"))
}

/// Options are offered where one is begun, or where nothing else may stand.
fn without_options(mut offers: Vec<Completion>, typed: &str) -> Vec<Completion> {
    let is_option = |offer: &Completion| offer.word.starts_with('-');
    if !typed.starts_with('-') {
        if !offers.iter().all(is_option) {
            offers.retain(|offer| !is_option(offer));
        }
        offers.retain(|offer| offer.word.starts_with("--") || !is_option(offer));
    }
    offers
}
