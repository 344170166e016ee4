//! Values of several parts: a field for each part in the form, one text on the line.

use clap::{Arg, ArgMatches, Command};

use crate::argument_kinds::{ValueCell, ValueShape};
use crate::parsers;
use model::Lang;
use model::text::{counted, key};
use page::locale::{Message, Texts};
use page::{FilledForm, FormChoice, FormControl, FormField, FormRow};

/// Keys for one more and one less are of no use where there are more numbers.
const COUNTABLE: i64 = 9_999;
/// Lines of cells that are read.
const MOST_LINES: usize = 8;
/// Numbers of a list that are asked for at first: one a player.
const NUMBERS: usize = 4;

/// How the form of an argument asks for its parts.
pub(super) enum Parts {
    Shape(ValueShape),
    /// Numbers with commas between them.
    Numbers(i64, i64),
}

/// The cells of a line, and what stands in them.
type Line = Vec<String>;

impl Parts {
    /// How an argument is asked for part by part; `None` if it has no parts.
    pub(super) fn of(command: &Command, arg: &Arg) -> Option<Parts> {
        if let Some(shape) = arg.get::<ValueShape>() {
            return Some(Parts::Shape(*shape));
        }
        arg.get_value_delimiter()?;
        number_range(command, arg).map(|(least, most)| Parts::Numbers(least, most))
    }

    /// The values that its parts were filled in for.
    pub(super) fn sent(&self, arg: &Arg, filled: &FilledForm) -> Vec<String> {
        let id = arg.get_id().as_str();
        let cell = |line: usize, at: usize| filled.get(&cell_name(id, line, at)).to_owned();
        match self {
            Parts::Shape(ValueShape::Cells { cells, between, .. }) => {
                let lines = (0..MOST_LINES).map(|line| (0..cells.len()).map(|at| cell(line, at)).collect::<Line>());
                lines.filter_map(|line| written(cells, *between, &line)).collect()
            }
            Parts::Shape(ValueShape::Counts { things, .. }) => {
                let counted = things.iter().enumerate().map(|(line, (code, _))| (cell(line, 0), code));
                let there = counted.filter(|(count, _)| !count.is_empty() && count != "0");
                there.map(|(count, code)| format!("{count} {code}")).collect()
            }
            Parts::Shape(ValueShape::Any(_) | ValueShape::Keys { .. }) => Vec::new(),
            Parts::Numbers(..) => {
                let numbers: Vec<String> = (0..MOST_LINES).map(|line| cell(line, 0)).collect();
                let count = numbers.iter().rposition(|number| !number.is_empty()).map_or(0, |last| last + 1);
                let zero = |number: &String| if number.is_empty() { "0".to_owned() } else { number.clone() };
                numbers[..count].iter().map(zero).collect()
            }
        }
    }

    /// The field of its parts with what they hold, and what of a text does not fit into them.
    pub(super) fn control(&self, texts: &Texts, arg: &Arg, text: &str) -> (FormControl, String) {
        match self {
            Parts::Shape(ValueShape::Any(things)) => any(texts, things, text),
            Parts::Shape(ValueShape::Keys { numbers, most }) => {
                (FormControl::Keys { numbers: (*numbers).to_owned(), most: *most }, text.to_owned())
            }
            Parts::Shape(ValueShape::Cells { cells, between, lines }) => {
                let given = text.lines().filter(|line| !line.trim().is_empty());
                let read: Option<Vec<Line>> = given.map(|line| parted(cells, *between, line)).collect();
                let rest = if read.is_none() { text.to_owned() } else { String::new() };
                let held = read.unwrap_or_default();
                let count = (*lines).max(held.len() + 1).min(MOST_LINES);
                let id = arg.get_id().as_str();
                let rows = (0..count).map(|line| FormRow(cells_of(texts, cells, (id, line), held.get(line))));
                (FormControl::Rows(rows.collect()), rest)
            }
            Parts::Shape(ValueShape::Counts { things, most }) => {
                let read = counts(things, text);
                let rest = if read.is_none() { text.to_owned() } else { String::new() };
                let held = read.unwrap_or_default();
                let row = |(line, (_, label)): (usize, &(&str, Message))| {
                    let count = held.get(line).copied().unwrap_or(0).to_string();
                    let control = FormControl::Number { least: 0, most: *most };
                    let name = cell_name(arg.get_id().as_str(), line, 0);
                    FormRow(vec![FormField::new(name, label(texts), control).holding(count)])
                };
                (FormControl::Rows(things.iter().enumerate().map(row).collect()), rest)
            }
            Parts::Numbers(least, most) => numbers(arg, (*least, *most), text),
        }
    }

    /// What its values are joined by where they are one argument.
    pub(super) fn between(arg: &Arg) -> String {
        arg.get_value_delimiter().map_or_else(|| ", ".to_owned(), String::from)
    }
}

fn cell_name(id: &str, line: usize, at: usize) -> String {
    format!("{id}.{line}.{at}")
}

/// Whether a name is that of a part of an argument.
pub(super) fn is_part(id: &str, sent: &str) -> bool {
    sent.strip_prefix(id).is_some_and(|rest| rest.starts_with('.'))
}

/// A line of cells as it is typed; `None` if nothing stands in it.
fn written(cells: &[ValueCell], between: char, line: &[String]) -> Option<String> {
    if line.iter().all(String::is_empty) {
        return None;
    }
    let parts = cells.iter().zip(line).filter_map(|(cell, held)| match cell {
        ValueCell::Name(_) => Some(held.as_str()),
        ValueCell::Number(..) if held.is_empty() => Some("0"),
        ValueCell::Number(..) => Some(held.as_str()),
        ValueCell::Word(word, _) => (held == "on").then_some(word.en[0]),
    });
    Some(parts.collect::<Vec<_>>().join(&between.to_string()))
}

/// The cells of a typed line; `None` if they do not fit. A name that stands first and a word that stands last may be missing.
fn parted(cells: &[ValueCell], between: char, line: &str) -> Option<Line> {
    let mut parts: Vec<&str> = line.split(between).map(str::trim).collect();
    let is_word = |cell: &ValueCell| matches!(cell, ValueCell::Word(..));
    let needed = cells.iter().filter(|cell| !is_word(cell)).count();
    let is_named = matches!(cells.first(), Some(ValueCell::Name(_)));
    if is_named && parts.len() + 1 == needed {
        parts.insert(0, "");
    }
    let (plain, mut words) = parts.split_at_checked(needed)?;
    let mut plain = plain.iter();
    let read = cells.iter().map(|cell| match cell {
        ValueCell::Name(_) => plain.next().map(|name| (*name).to_owned()),
        ValueCell::Number(_, least, most) => {
            let typed = plain.next()?;
            let number: i64 = typed.parse().ok()?;
            (*least..=*most).contains(&number).then(|| (*typed).to_owned())
        }
        ValueCell::Word(word, _) => {
            let is_it = words.first().is_some_and(|typed| word.is(typed));
            words = if is_it { &words[1..] } else { words };
            Some(if is_it { "on".to_owned() } else { String::new() })
        }
    });
    let held: Option<Line> = read.collect();
    held.filter(|_| words.is_empty())
}

/// Whether a typed word is the name of a thing, in either language.
fn is_called(typed: &str, code: &str, label: Message) -> bool {
    let labels = Lang::ALL.map(|lang| key(&label(&Texts::new(lang))));
    key(typed) == key(code) || labels.contains(&key(typed))
}

fn cells_of(texts: &Texts, cells: &[ValueCell], (id, line): (&str, usize), held: Option<&Line>) -> Vec<FormField> {
    let field = |(at, cell): (usize, &ValueCell)| {
        let (label, control) = match cell {
            ValueCell::Name(label) => (label(texts), FormControl::Line),
            ValueCell::Number(label, least, most) => {
                (label(texts), FormControl::Number { least: *least, most: *most })
            }
            ValueCell::Word(_, label) => (label(texts), FormControl::Switch),
        };
        let value = held.and_then(|held| held.get(at)).cloned().unwrap_or_default();
        FormField::new(cell_name(id, line, at), label, control).holding(value)
    };
    cells.iter().enumerate().map(field).collect()
}

fn split_things(text: &str) -> impl Iterator<Item = &str> {
    text.split([',', ';', '+', '\n']).map(str::trim).filter(|part| !part.is_empty())
}

/// How many there are of each thing; `None` if something else stands there.
fn counts(things: &[(&str, Message)], text: &str) -> Option<Vec<u32>> {
    let mut counts = vec![0; things.len()];
    for part in split_things(text) {
        let (count, name) = counted(part);
        let at = things.iter().position(|(code, label)| is_called(name, code, *label))?;
        counts[at] += count.unwrap_or(1);
    }
    Some(counts)
}

fn any(texts: &Texts, things: &[(&str, Message)], text: &str) -> (FormControl, String) {
    let choices = things.iter().map(|(code, label)| FormChoice::new(*code, label(texts))).collect();
    let code = |typed: &str| {
        let mut known = things.iter();
        let thing = known.find(|(code, label)| is_called(typed, code, *label));
        thing.map_or_else(|| typed.to_owned(), |(code, _)| (*code).to_owned())
    };
    let held: Vec<String> = split_things(text).map(code).collect();
    (FormControl::Several(choices), held.join("\n"))
}

fn numbers(arg: &Arg, (least, most): (i64, i64), text: &str) -> (FormControl, String) {
    let typed: Vec<&str> = text.split(',').map(str::trim).filter(|part| !part.is_empty()).collect();
    let is_number = |part: &&str| part.parse::<i64>().is_ok_and(|number| (least..=most).contains(&number));
    let fits = typed.iter().all(is_number) && typed.len() <= MOST_LINES;
    let held: &[&str] = if fits { &typed } else { &[] };
    let row = |line: usize| {
        let name = cell_name(arg.get_id().as_str(), line, 0);
        let value = held.get(line).copied().unwrap_or_default();
        let control = FormControl::Number { least, most };
        FormRow(vec![FormField::new(name, (line + 1).to_string(), control).holding(value)])
    };
    let rows = (0..NUMBERS.max(held.len())).map(row).collect();
    (FormControl::Rows(rows), if fits { String::new() } else { text.to_owned() })
}

/// The numbers an argument takes, one of them at a time: those it does not refuse.
pub(super) fn number_range(command: &Command, arg: &Arg) -> Option<(i64, i64)> {
    let wrong = match arg.get_long() {
        Some(long) => vec![format!("--{long}=?")],
        None => vec!["--".to_owned(), "?".to_owned()],
    };
    let refusal = parsed_by(command, &wrong).err()?;
    let (least, most) = parsers::range(&refusal)?.into_inner();
    (most.checked_sub(least)? <= COUNTABLE).then_some((least, most))
}

/// The arguments of a line, without the command itself.
pub(super) fn parsed_by(command: &Command, words: &[String]) -> Result<ArgMatches, clap::Error> {
    command.clone().no_binary_name(true).try_get_matches_from(words)
}
