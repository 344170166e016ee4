//! The calculators as forms: fields, ranges and words are those of the arguments of their commands.

#[cfg(test)]
mod tests;

use std::any::TypeId;

use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Command};

use crate::encode_query;
use app::args::Cli;
use app::argument_kinds::{CardWords, ListPath};
use app::{help, parsers};
use model::order::Order;
use model::text::with_capital;
use model::{Game, Lang};
use page::locale::{Texts, msg};
use page::{FilledForm, Form, FormChoice, FormControl, FormField, FormPart};
use view::Term;
use view::calculator::Calculator;

/// Where names of cards are suggested.
const CARDS: &str = "/suggest?game=2e&cards=1";
/// Lines shown of a field that takes several.
const ROWS: u8 = 3;
/// Lines shown of a field for a whole list.
const LIST_ROWS: u8 = 6;
/// Keys for one more and one less are of no use where there are more numbers.
const COUNTABLE: i64 = 9_999;
/// Parts a command from what is said about it.
const ASIDE: &str = "    ";

/// A calculator in the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct CalculatorSummary {
    /// In the address.
    pub name: &'static str,
    /// The game whose rules it follows.
    pub game: Game,
    /// Its title in the language asked for.
    pub title: String,
    /// What it answers, in a line.
    pub about: String,
}

/// A calculator to be used.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct CalculatorForm {
    /// Its name, game and title, as the list has them.
    pub listed: CalculatorSummary,
    /// Its arguments as fields, holding what was filled in.
    pub form: Form,
    /// The names of those that hold something else than at first.
    pub changed: Vec<String>,
    /// What was filled in.
    pub arguments: FormArguments,
    /// As typed in the terminal, and the address where the form holds them.
    pub examples: Vec<(String, String)>,
    /// What else there is to know, a paragraph each.
    pub notes: Vec<String>,
    /// Options of the terminal, and what the fields for them are called; the longest first.
    pub options: Vec<(String, String)>,
}

/// What was filled in in a form that is made from the arguments of a command: each field is named like its argument.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct FormArguments {
    /// The words of the command, then its arguments.
    pub words: Vec<String>,
    /// What stands for standard input.
    pub text: String,
}

impl FormArguments {
    /// Those of a command.
    pub fn new<'a>(command: impl IntoIterator<Item = &'a str>) -> FormArguments {
        FormArguments { words: command.into_iter().map(str::to_owned).collect(), text: String::new() }
    }

    /// The same with an option and its value from outside, which is never taken for another option.
    pub fn option(mut self, name: &str, value: &str) -> FormArguments {
        self.words.push(format!("{name}={value}"));
        self
    }

    /// The same with an option that has no value.
    pub fn switch(mut self, name: &str) -> FormArguments {
        self.words.push(name.to_owned());
        self
    }

    /// The same with words from outside, none of which is taken for an option. They come last.
    pub fn about<'a>(mut self, words: impl IntoIterator<Item = &'a str>) -> FormArguments {
        self.words.push("--".to_owned());
        self.words.extend(words.into_iter().map(str::to_owned));
        self
    }

    /// The same with a text for standard input.
    pub fn reading(self, text: &str) -> FormArguments {
        FormArguments { text: text.to_owned(), ..self }
    }
}

/// The command of a calculator with its words in a language.
struct FormBuilder<'a> {
    texts: &'a Texts,
    calculator: Calculator,
    command: Command,
}

/// Where a calculator is.
pub(crate) fn address(name: &str) -> String {
    format!("/calc/{name}")
}

/// All calculators.
pub(crate) fn list_calculators(texts: &Texts) -> Vec<CalculatorSummary> {
    let all = Calculator::ALL.iter();
    all.map(|calculator| list_entry(texts, *calculator)).collect()
}

/// A calculator by its name in addresses.
pub(crate) fn fill_form(texts: &Texts, name: &str, filled: &FilledForm) -> Option<CalculatorForm> {
    let asking = FormBuilder::new(texts, Calculator::from_code(name)?)?;
    Some(asking.sheet(filled))
}

fn list_entry(texts: &Texts, calculator: Calculator) -> CalculatorSummary {
    CalculatorSummary {
        name: calculator.code(),
        game: calculator.game(),
        title: calculator.term(texts),
        about: calculator.about(texts),
    }
}

impl<'a> FormBuilder<'a> {
    fn new(texts: &'a Texts, calculator: Calculator) -> Option<FormBuilder<'a>> {
        let line = calculator.command();
        let program = Cli::with("calc".as_ref())?;
        let found = line.split(' ').try_fold(&program, Command::find_subcommand)?;
        let command = help::worded(found.clone(), &line.replace(' ', "-"), texts);
        Some(FormBuilder { texts, calculator, command })
    }

    fn sheet(&self, filled: &FilledForm) -> CalculatorForm {
        let (examples, notes) = self.examples_and_notes();
        CalculatorForm {
            listed: list_entry(self.texts, self.calculator),
            form: self.form(filled),
            changed: self.changed(filled),
            arguments: self.arguments(filled),
            examples,
            notes,
            options: self.options(),
        }
    }

    fn options(&self) -> Vec<(String, String)> {
        let mut options: Vec<(String, String)> = Vec::new();
        for arg in self.command.get_arguments() {
            let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
            let names = arg.get_long().into_iter().chain(arg.get_all_aliases().into_iter().flatten());
            options.extend(names.map(|name| (format!("--{name}"), split_help(&help).0)));
        }
        options.order_by_key(|(option, _)| std::cmp::Reverse(option.len()));
        options
    }

    fn form(&self, filled: &FilledForm) -> Form {
        let arguments = self.command.get_arguments();
        Form {
            action: address(self.calculator.code()),
            is_change: false,
            title: String::new().into(),
            why: String::new().into(),
            kept: Vec::new(),
            parts: vec![FormPart {
                legend: String::new().into(),
                fields: arguments.map(|arg| self.field(arg, filled)).collect(),
            }],
            submit: msg::page_calc_go(self.texts),
        }
    }

    fn changed(&self, filled: &FilledForm) -> Vec<String> {
        let arguments = self.command.get_arguments();
        let changed = arguments.filter(|arg| value(arg, filled) != default_value(arg));
        changed.map(|arg| arg.get_id().to_string()).collect()
    }

    fn field(&self, arg: &Arg, filled: &FilledForm) -> FormField {
        let help = arg.get_help().map(ToString::to_string);
        let (label, hint) = split_help(&help.unwrap_or_default());
        let control = self.control(arg);
        let hint = self.hint(arg, &control, hint);
        let name = arg.get_id().as_str();
        FormField {
            is_needed: self.is_needed(arg),
            ..FormField::new(name, label, control).holding(value(arg, filled)).hinting(hint)
        }
    }

    /// What stands below a field: what its words say, unless all choices are in sight, and how several are
    /// filled in.
    fn hint(&self, arg: &Arg, control: &FormControl, hint: String) -> String {
        if has_kind(arg, TypeId::of::<ListPath>()) {
            return msg::page_calc_list(self.texts);
        }
        let is_in_sight = matches!(control, FormControl::OneOf(_));
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
        if has_kind(arg, TypeId::of::<ListPath>()) {
            return FormControl::Text { rows: LIST_ROWS };
        }
        let choices = self.choices(arg);
        if !choices.is_empty() {
            return FormControl::OneOf(choices);
        }
        let is_card = has_kind(arg, TypeId::of::<CardWords>());
        let suggestions = CARDS.to_owned();
        match (takes_lines(arg), self.range(arg)) {
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

    /// The numbers a field takes, one of them at a time: those its argument does not refuse.
    fn range(&self, arg: &Arg) -> Option<(i64, i64)> {
        if arg.get_value_delimiter().is_some() {
            return None;
        }
        let wrong = match arg.get_long() {
            Some(long) => vec![format!("--{long}=?")],
            None => vec!["--".to_owned(), "?".to_owned()],
        };
        let refusal = self.parsed(&wrong).err()?;
        let range = parsers::range(&refusal)?;
        let (least, most) = range.into_inner();
        (most.checked_sub(least)? <= COUNTABLE).then_some((least, most))
    }

    fn parsed(&self, words: &[String]) -> Result<ArgMatches, clap::Error> {
        let command = self.command.clone().no_binary_name(true);
        command.try_get_matches_from(words)
    }

    /// Whether a field must be filled in: what its command cannot do without, and what others stand behind.
    fn is_needed(&self, arg: &Arg) -> bool {
        let last = self.command.get_positionals().last();
        let is_last = last.is_some_and(|last| last.get_id() == arg.get_id());
        arg.is_required_set() || (arg.is_positional() && !is_last)
    }

    /// What was filled in.
    fn arguments(&self, filled: &FilledForm) -> FormArguments {
        let command = self.calculator.command();
        let mut line = FormArguments::new(command.split(' '));
        for arg in self.command.get_arguments() {
            line = with_option(line, arg, filled.get(arg.get_id().as_str()));
        }
        let behind: Vec<&str> =
            self.command.get_positionals().flat_map(|arg| values(arg, filled.get(arg.get_id().as_str()))).collect();
        line.about(behind)
    }

    /// The examples of the help with the addresses that hold them, and its notes.
    fn examples_and_notes(&self) -> (Vec<(String, String)>, Vec<String>) {
        let printed = self.command.get_after_help().map(ToString::to_string);
        let after = printed.unwrap_or_default();
        let start = format!("tricorder {} ", self.calculator.command());
        let lines = after.lines().map(str::trim);
        let typed = lines.clone().filter_map(|line| line.strip_prefix(&start));
        let examples = typed.filter_map(|typed| self.example(typed));
        let is_note = |line: &&str| !line.starts_with(&start) && !line.ends_with(':');
        let text = lines.filter(is_note).collect::<Vec<_>>().join("\n");
        let paragraphs = text.split("\n\n").map(|note| note.replace('\n', " "));
        let notes = paragraphs.map(|note| note.trim().to_owned());
        (examples.collect(), notes.filter(|note| !note.is_empty()).collect())
    }

    fn example(&self, line: &str) -> Option<(String, String)> {
        let (typed, aside) = line.split_once(ASIDE).unwrap_or((line, ""));
        let filled = self.filled(&split_words(typed))?;
        let path = format!("{}?{}", address(self.calculator.code()), encode_query(&filled.0));
        let shown = match aside.trim() {
            "" => self.shown(&filled),
            aside => with_capital(aside),
        };
        Some((shown, path))
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
            if has_kind(arg, TypeId::of::<ListPath>()) {
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

/// The same line with what was filled in for an option.
fn with_option(line: FormArguments, arg: &Arg, filled: &str) -> FormArguments {
    let Some(long) = arg.get_long().filter(|_| !filled.is_empty()) else {
        return line;
    };
    let name = format!("--{long}");
    if !arg.get_action().takes_values() {
        return line.switch(&name);
    }
    if has_kind(arg, TypeId::of::<ListPath>()) {
        return line.option(&name, "-").reading(filled);
    }
    if filled == default_value(arg) {
        return line;
    }
    let values = values(arg, filled).into_iter();
    values.fold(line, |line, value| line.option(&name, value))
}

/// What was filled in for an argument, value by value.
fn values<'a>(arg: &Arg, filled: &'a str) -> Vec<&'a str> {
    if !takes_lines(arg) {
        return vec![filled];
    }
    let lines = filled.lines().map(str::trim);
    lines.filter(|line| !line.is_empty()).collect()
}

/// Whether a field takes several values, a line each.
fn takes_lines(arg: &Arg) -> bool {
    matches!(arg.get_action(), ArgAction::Append) && arg.get_value_delimiter().is_none()
}

fn has_kind(arg: &Arg, kind: TypeId) -> bool {
    arg.get_value_parser().type_id() == kind
}

/// What was filled in for an argument, or what it holds at first.
fn value(arg: &Arg, filled: &FilledForm) -> String {
    let name = arg.get_id().as_str();
    let was_sent = filled.0.iter().any(|(sent, _)| sent == name);
    if was_sent { filled.get(name).to_owned() } else { default_value(arg) }
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
