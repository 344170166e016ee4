//! Forms made of the arguments of commands, and commands made of what was filled in.
//!
//! A field is named like its argument; its label, range and choices are those of the argument, so a form needs nothing
//! that the terminal has not got.

mod shape;
#[cfg(test)]
mod tests;

use std::any::TypeId;
use std::ffi::OsString;

use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Command};

use super::args::Cli;
use super::argument_kinds::{CardWords, ListPath, Remembered};
use super::commands::RunCommand;
use super::help_tree::{examples, remarks};
use super::session::Session;
use super::{Found, help, parsed};
use model::Lang;
use model::order::Order;
use model::text::with_capital;
use page::locale::{Texts, msg};
use page::{FilledForm, FormChoice, FormControl, FormField};
use shape::{Parts, is_part, number_range, parsed_by};
use words::Problem;

/// Where names of cards are suggested.
const CARDS: &str = "/suggest?game=2e&cards=1";
/// Lines shown of a field that takes several.
const ROWS: u8 = 3;
/// Lines shown of a field for a whole list.
const LIST_ROWS: u8 = 6;
/// Parts a command from what is said about it.
const ASIDE: &str = "    ";

/// A command with what was filled in for its arguments. What does not fit them is told as in a terminal when it is run.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FilledCommand {
    words: Vec<OsString>,
    /// What stands for its standard input.
    pub text: String,
}

impl FilledCommand {
    /// The command of a path, such as `campaign record`, with the values of the fields that are named like its arguments
    /// or like a group of them; other fields are left out. No value is ever taken for an option, a path or an address of
    /// its own: a list is handed over as the input of the command.
    pub fn new(path: &str, filled: &FilledForm) -> FilledCommand {
        let program = program_of(path);
        FilledCommand::from_levels(path, &levels(program.as_ref(), path), filled)
    }

    fn from_levels(path: &str, levels: &[&Command], filled: &FilledForm) -> FilledCommand {
        let mut line = FilledCommand { words: path.split(' ').map(OsString::from).collect(), text: String::new() };
        let mut behind = Vec::new();
        for level in levels {
            for arg in level.get_arguments() {
                let values = sent_values(level, arg, filled);
                match arg.get_long() {
                    Some(long) => line.push_option(arg, long, values),
                    // What others stand behind keeps its place.
                    None if values.is_empty() && is_needed(level, arg) => behind.push(String::new()),
                    None => {
                        let lines = values.iter().flat_map(|value| value_lines(arg, value));
                        behind.extend(lines.map(str::to_owned));
                    }
                }
            }
        }
        line.words.push("--".into());
        line.words.extend(behind.into_iter().map(OsString::from));
        line
    }

    fn push_option(&mut self, arg: &Arg, long: &str, values: Vec<String>) {
        for value in values.into_iter().filter(|value| *value != default_value(arg)) {
            if !arg.get_action().takes_values() {
                self.words.push(format!("--{long}").into());
            } else if is_list(arg) {
                self.words.push(format!("--{long}=-").into());
                self.text = value;
            } else {
                self.words.extend(value_lines(arg, &value).iter().map(|value| format!("--{long}={value}").into()));
            }
        }
    }
}

impl RunCommand for FilledCommand {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let program = self.words.first().and_then(|command| Cli::with(command));
        match parsed(program.unwrap_or_else(Cli::command), &self.words) {
            Ok(cli) => cli.command.run(session),
            Err(_) => Err(help::refusal(self.words, session.texts)),
        }
    }
}

/// The program with the outermost command of a path alone; `None` if there is no such command.
fn program_of(path: &str) -> Option<Command> {
    Cli::with(path.split(' ').next()?.as_ref())
}

/// The commands of a path, from the outermost to the innermost that there is.
fn levels<'c>(program: Option<&'c Command>, path: &str) -> Vec<&'c Command> {
    let below = |level: &mut Option<&'c Command>, word| {
        *level = level.and_then(|above| above.find_subcommand(word));
        *level
    };
    path.split(' ').scan(program, below).collect()
}

/// What was filled in for an argument: under its name or that of its option, or under that of a group of arguments as the
/// name of this one.
fn sent_values(command: &Command, arg: &Arg, filled: &FilledForm) -> Vec<String> {
    let id = arg.get_id().as_str();
    let group = |group: &&clap::ArgGroup| group.get_args().any(|other| other.as_str() == id);
    if command.get_groups().filter(group).any(|group| filled.get(group.get_id().as_str()) == id) {
        return vec!["on".to_owned()];
    }
    let names = [Some(id), arg.get_long()];
    let of_arg = filled.0.iter().filter(|(sent, _)| names.contains(&Some(sent.as_str())));
    let values = of_arg.map(|(_, value)| value.trim()).filter(|value| !value.is_empty());
    let parts = Parts::of(command, arg);
    let takes_all = parts.is_some() || matches!(arg.get_action(), ArgAction::Append);
    let typed = values.take(if takes_all { usize::MAX } else { 1 }).map(str::to_owned);
    let Some(parts) = parts else {
        return typed.collect();
    };
    let all: Vec<String> = typed.chain(parts.sent(arg, filled)).collect();
    if all.is_empty() || takes_lines(arg) { all } else { vec![all.join(&Parts::between(arg))] }
}

/// The arguments of a command as fields of a form, with its words in a language.
pub struct ArgumentForm<'a> {
    texts: &'a Texts,
    path: String,
    command: Command,
}

/// What a command is used for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FormExample {
    /// What is filled in, in a line.
    pub title: String,
    /// What is filled in.
    pub filled: FilledForm,
}

impl<'a> ArgumentForm<'a> {
    /// The form of the command of a path, such as `calc range`; `None` if there is none.
    pub fn new(texts: &'a Texts, path: &str) -> Option<ArgumentForm<'a>> {
        let program = program_of(path);
        let command = help::worded(levels(program.as_ref(), path).pop()?.clone(), &path.replace(' ', "-"), texts);
        Some(ArgumentForm { texts, path: path.to_owned(), command })
    }

    /// The command with what was filled in.
    pub fn read(&self, filled: &FilledForm) -> FilledCommand {
        FilledCommand::from_levels(&self.path, &[&self.command], filled)
    }

    /// Its arguments as fields, holding what was filled in, in the order of the help.
    pub fn fields(&self, filled: &FilledForm) -> Vec<FormField> {
        self.command.get_arguments().map(|arg| self.field(arg, filled)).collect()
    }

    /// Options of the terminal, and what the fields for them are called; the longest first, as they are replaced in
    /// this order and one may begin like another.
    pub fn options(&self) -> Vec<(String, String)> {
        let mut options: Vec<(String, String)> = Vec::new();
        for arg in self.command.get_arguments() {
            let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
            let names = arg.get_long().into_iter().chain(arg.get_all_aliases().into_iter().flatten());
            options.extend(names.map(|name| (format!("--{name}"), split_help(&help).0)));
        }
        options.order_by_key(|(option, _)| std::cmp::Reverse(option.len()));
        options
    }

    /// The names of the fields that hold something else than at first.
    pub fn changed(&self, filled: &FilledForm) -> Vec<String> {
        let changed = self.command.get_arguments().filter(|arg| self.value(arg, filled) != default_value(arg));
        changed.map(|arg| arg.get_id().to_string()).collect()
    }

    fn field(&self, arg: &Arg, filled: &FilledForm) -> FormField {
        let help = arg.get_help().map(ToString::to_string);
        let (label, hint) = split_help(&help.unwrap_or_default());
        let (control, held) = match Parts::of(&self.command, arg) {
            Some(parts) => parts.control(self.texts, arg, &self.value(arg, filled)),
            None => (self.control(arg), self.value(arg, filled)),
        };
        let hint = self.hint(arg, &control, hint);
        let name = arg.get_id().as_str();
        FormField {
            is_needed: is_needed(&self.command, arg),
            ..FormField::new(name, label, control).holding(held).hinting(hint)
        }
    }

    /// What stands below a field: what its words say, unless all choices are in sight, and how several are
    /// filled in.
    fn hint(&self, arg: &Arg, control: &FormControl, hint: String) -> String {
        if is_list(arg) {
            return msg::page_calc_list(self.texts);
        }
        let is_in_sight = matches!(control, FormControl::OneOf(_) | FormControl::Several(_));
        match (control.takes_lines(), hint.is_empty()) {
            (true, true) => with_capital(&msg::page_calc_lines(self.texts)),
            (true, false) => format!("{hint} – {}", msg::page_calc_lines(self.texts)),
            (false, _) if is_in_sight => String::new(),
            (false, _) => hint,
        }
    }

    fn control(&self, arg: &Arg) -> FormControl {
        if !arg.get_action().takes_values() {
            return FormControl::Switch;
        }
        if is_list(arg) {
            return FormControl::Text { rows: LIST_ROWS };
        }
        let choices = self.choices(arg);
        if !choices.is_empty() {
            return FormControl::OneOf(choices);
        }
        let is_card = has_kind(arg, TypeId::of::<CardWords>());
        let suggestions = CARDS.to_owned();
        let range = number_range(&self.command, arg);
        match (takes_lines(arg), range) {
            (true, _) if is_card => FormControl::Names { rows: ROWS, suggestions },
            (true, _) => FormControl::Text { rows: ROWS },
            (false, Some((least, most))) => FormControl::Number { least, most },
            (false, None) if is_card => FormControl::Name { suggestions },
            (false, None) => FormControl::Line,
        }
    }

    fn choices(&self, arg: &Arg) -> Vec<FormChoice> {
        let listed = arg.get_possible_values();
        let choice = |value: &clap::builder::PossibleValue| {
            let mut words = value.get_name_and_aliases();
            let shown = match self.texts.lang() {
                Lang::En => words.next(),
                Lang::De => words.last(),
            };
            FormChoice::new(value.get_name(), with_capital(shown.unwrap_or_default()))
        };
        listed.iter().map(choice).collect()
    }

    /// What was filled in for an argument, or what it holds at first.
    fn value(&self, arg: &Arg, filled: &FilledForm) -> String {
        let name = arg.get_id().as_str();
        let was_sent = filled.0.iter().any(|(sent, _)| sent == name || is_part(name, sent));
        if !was_sent {
            return default_value(arg);
        }
        match Parts::of(&self.command, arg) {
            Some(_) => sent_values(&self.command, arg, filled).join("\n"),
            None => filled.get(name).to_owned(),
        }
    }

    /// The fields that are the same in every game, with what was filled in for them.
    pub fn remembered(&self, filled: &FilledForm) -> Vec<(String, String)> {
        let same = self.command.get_arguments().filter(|arg| arg.get::<Remembered>().is_some());
        same.map(|arg| (arg.get_id().to_string(), self.value(arg, filled))).collect()
    }

    fn parsed(&self, words: &[String]) -> Result<ArgMatches, clap::Error> {
        parsed_by(&self.command, words)
    }

    /// The examples of its help that a form can hold.
    pub fn examples(&self) -> Vec<FormExample> {
        self.example_lines().iter().filter_map(|typed| self.example(typed)).collect()
    }

    /// What its help says behind the options, a paragraph each.
    pub fn notes(&self) -> Vec<String> {
        let text = remarks(&self.path.replace(' ', "-"), self.texts).unwrap_or_default();
        let paragraphs = text.split("\n\n").map(|note| note.replace('\n', " ").trim().to_owned());
        paragraphs.filter(|note| !note.is_empty()).collect()
    }

    /// Its examples as they are typed behind its name.
    fn example_lines(&self) -> Vec<String> {
        let start = format!("tricorder {} ", self.path);
        let examples = examples(&self.command, &self.path.replace(' ', "-"), self.texts);
        examples.iter().filter_map(|line| Some(line.strip_prefix(&start)?.to_owned())).collect()
    }

    fn example(&self, line: &str) -> Option<FormExample> {
        let (typed, aside) = line.split_once(ASIDE).unwrap_or((line, ""));
        let filled = self.filled(&split_words(typed))?;
        let title = match aside.trim() {
            "" => self.shown(&filled),
            aside => with_capital(aside),
        };
        Some(FormExample { title, filled })
    }

    /// What is filled in, in a line: words behind what they are for, unless they are what it is all about.
    fn shown(&self, filled: &FilledForm) -> String {
        let parts = filled.0.iter().filter_map(|(id, value)| {
            let mut arguments = self.command.get_arguments();
            let arg = arguments.find(|arg| arg.get_id() == id.as_str())?;
            let value = value.replace('\n', ", ");
            let (label, _) = split_help(&arg.get_help()?.to_string());
            Some(match (arg.is_positional(), arg.get_action().takes_values()) {
                (true, _) => value,
                (false, true) => format!("{label}: {value}"),
                (false, false) => label,
            })
        });
        parts.collect::<Vec<_>>().join(" · ")
    }

    /// A line of the terminal as what is filled in; `None` if it is refused or reads a file.
    fn filled(&self, words: &[String]) -> Option<FilledForm> {
        let matches = self.parsed(words).ok()?;
        let mut filled = FilledForm::default();
        for arg in self.command.get_arguments() {
            let id = arg.get_id().as_str();
            if matches.value_source(id).is_none_or(|source| source == ValueSource::DefaultValue) {
                continue;
            }
            if is_list(arg) {
                return None;
            }
            filled.0.push((id.to_owned(), typed_value(arg, &matches)));
        }
        Some(filled)
    }
}

/// The value of a field as typed in the terminal.
fn typed_value(arg: &Arg, matches: &ArgMatches) -> String {
    if !arg.get_action().takes_values() {
        return "on".to_owned();
    }
    let raw = matches.get_raw(arg.get_id().as_str());
    let values: Vec<_> = raw.into_iter().flatten().map(|value| value.to_string_lossy()).collect();
    let between = arg.get_value_delimiter().unwrap_or('\n');
    values.join(&between.to_string())
}

/// What was filled in for an argument, value by value.
fn value_lines<'a>(arg: &Arg, filled: &'a str) -> Vec<&'a str> {
    if !takes_lines(arg) {
        return vec![filled];
    }
    filled.lines().map(str::trim).filter(|line| !line.is_empty()).collect()
}

/// Whether a field must be filled in: what its command cannot do without, and what others stand behind.
fn is_needed(command: &Command, arg: &Arg) -> bool {
    let is_last = command.get_positionals().last().is_some_and(|last| last.get_id() == arg.get_id());
    arg.is_required_set() || (arg.is_positional() && !is_last)
}

/// Whether a field takes several values, a line each.
fn takes_lines(arg: &Arg) -> bool {
    matches!(arg.get_action(), ArgAction::Append) && arg.get_value_delimiter().is_none()
}

/// Whether it is a whole list of cards, of which nobody but a terminal may give the path.
fn is_list(arg: &Arg) -> bool {
    has_kind(arg, TypeId::of::<ListPath>())
}

fn has_kind(arg: &Arg, kind: TypeId) -> bool {
    arg.get_value_parser().type_id() == kind
}

fn default_value(arg: &Arg) -> String {
    let values = arg.get_default_values().first();
    let value = values.map(|value| value.to_string_lossy().into_owned());
    value.unwrap_or_default()
}

/// What a field is called, and what stands below it: the help of its argument up to the first colon, semicolon
/// or bracket, and the rest.
fn split_help(help: &str) -> (String, String) {
    let at = [": ", "; ", " ("].iter().filter_map(|sign| help.find(sign));
    let Some(at) = at.min() else {
        return (help.to_owned(), String::new());
    };
    let (label, rest) = help.split_at(at);
    let trimmed = rest.trim_start_matches([':', ';', ' ']);
    let rest = match trimmed.strip_prefix('(') {
        Some(inside) => inside.replacen(')', "", 1),
        None => trimmed.to_owned(),
    };
    (label.to_owned(), with_capital(&rest))
}

/// The words of a line, those in quotation marks together.
fn split_words(line: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut is_quoted = false;
    for sign in line.chars() {
        match (sign, words.last_mut()) {
            ('"', _) => is_quoted = !is_quoted,
            (' ', _) if !is_quoted => words.push(String::new()),
            (sign, Some(word)) => word.push(sign),
            (_, None) => {}
        }
    }
    words.retain(|word| !word.is_empty());
    words
}
