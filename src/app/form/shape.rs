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
                let width = cells.iter().map(ValueCell::width).sum();
                let lines = (0..MOST_LINES).map(|line| (0..width).map(|at| cell(line, at)).collect::<Line>());
                lines.filter_map(|line| written(cells, *between, &line)).collect()
            }
            Parts::Shape(ValueShape::Counts { things, says_none, .. }) => {
                let counts: Line = (0..things.len()).map(|line| cell(line, 0)).collect();
                counted_things(things, &counts, *says_none).collect()
            }
            Parts::Shape(ValueShape::Any(_) | ValueShape::One(_) | ValueShape::Keys { .. }) => Vec::new(),
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
            Parts::Shape(ValueShape::Any(things)) => among(texts, things, text, FormControl::Several),
            Parts::Shape(ValueShape::One(things)) => among(texts, things, text, FormControl::OneOf),
            Parts::Shape(ValueShape::Keys { words, between, most }) => {
                let control = FormControl::Keys { words: (*words).to_owned(), between: *between, most: *most };
                (control, text.to_owned())
            }
            Parts::Shape(ValueShape::Cells { cells, between, lines }) => {
                let ends = |sign| sign == '\n' || Some(sign) == arg.get_value_delimiter();
                let given = text.split(ends).filter(|line| !line.trim().is_empty());
                let read: Option<Vec<Line>> = given.map(|line| parted(cells, *between, line)).collect();
                let rest = if read.is_none() { text.to_owned() } else { String::new() };
                let held = read.unwrap_or_default();
                let count = (*lines).max(held.len() + 1).min(MOST_LINES);
                let id = arg.get_id().as_str();
                let rows = (0..count).map(|line| FormRow(cells_of(texts, cells, (id, line), held.get(line))));
                (FormControl::Rows(rows.collect()), rest)
            }
            Parts::Shape(ValueShape::Counts { things, most, .. }) => {
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
    let mut rest = line;
    let mut is_empty = true;
    let mut parts: Vec<String> = Vec::new();
    for cell in cells {
        let (held, behind) = rest.split_at_checked(cell.width())?;
        rest = behind;
        let part = match cell {
            ValueCell::Word(word, _) => (held[0] == "on").then(|| word.en[0].to_owned()),
            ValueCell::Number(..) if held[0].is_empty() => Some("0".to_owned()),
            ValueCell::Name(_) | ValueCell::Number(..) => Some(held[0].clone()),
            ValueCell::Counts(things, _) => {
                Some(counted_things(things, held, false).collect::<Vec<_>>().join(", "))
            }
        };
        is_empty &= match cell {
            ValueCell::Word(..) => part.is_none(),
            ValueCell::Name(_) | ValueCell::Number(..) => held[0].is_empty(),
            ValueCell::Counts(..) => part.as_ref().is_none_or(String::is_empty),
        };
        parts.extend(part);
    }
    (!is_empty).then(|| parts.join(&between.to_string()))
}

/// How many there are of each thing, with or without those of which there are none.
fn counted_things(things: &[(&str, Message)], counts: &[String], says_none: bool) -> impl Iterator<Item = String> {
    let counted = things.iter().zip(counts);
    let told = counted.filter(move |(_, count)| !count.is_empty() && (says_none || *count != "0"));
    told.map(|((code, _), count)| format!("{count} {code}"))
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
    if parts.len() < needed {
        return None;
    }
    let mut words = parts.split_off(needed);
    let mut plain = parts.into_iter();
    let read = cells.iter().map(|cell| match cell {
        ValueCell::Name(_) => plain.next().map(|name| vec![name.to_owned()]),
        ValueCell::Number(_, least, most) => {
            let typed = plain.next()?;
            let number: i64 = typed.parse().ok()?;
            (*least..=*most).contains(&number).then(|| vec![typed.to_owned()])
        }
        ValueCell::Word(word, _) => {
            let at = words.iter().position(|typed| word.is(typed));
            Some(vec![at.map_or_else(String::new, |at| {
                words.remove(at);
                "on".to_owned()
            })])
        }
        ValueCell::Counts(things, most) => {
            let held = counts(things, plain.next()?)?;
            let fits = held.iter().all(|count| i64::from(*count) <= *most);
            fits.then(|| held.iter().map(u32::to_string).collect())
        }
    });
    let held: Option<Vec<Line>> = read.collect();
    held.filter(|_| words.is_empty()).map(|cells| cells.concat())
}

/// Whether a typed word is the name of a thing, in either language.
fn is_called(typed: &str, code: &str, label: Message) -> bool {
    let labels = Lang::ALL.map(|lang| key(&label(&Texts::new(lang))));
    key(typed) == key(code) || labels.contains(&key(typed))
}

fn cells_of(texts: &Texts, cells: &[ValueCell], (id, line): (&str, usize), held: Option<&Line>) -> Vec<FormField> {
    let shown = cells.iter().flat_map(|cell| match cell {
        ValueCell::Name(label) => vec![(label(texts), FormControl::Line, "")],
        ValueCell::Number(label, least, most) => {
            vec![(label(texts), FormControl::Number { least: *least, most: *most }, "")]
        }
        ValueCell::Word(_, label) => vec![(label(texts), FormControl::Switch, "")],
        ValueCell::Counts(things, most) => {
            let control = FormControl::Number { least: 0, most: *most };
            things.iter().map(|(_, label)| (label(texts), control.clone(), "0")).collect()
        }
    });
    let field = |(at, (label, control, first)): (usize, (String, FormControl, &str))| {
        let value = held.and_then(|held| held.get(at)).map_or(first, String::as_str);
        FormField::new(cell_name(id, line, at), label, control).holding(value)
    };
    shown.enumerate().map(field).collect()
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

/// Some things to choose from; a text where something else stands.
fn among(
    texts: &Texts,
    things: &[(&str, Message)],
    text: &str,
    control: fn(Vec<FormChoice>) -> FormControl,
) -> (FormControl, String) {
    let code = |typed: &str| {
        let mut known = things.iter();
        known.find(|(code, label)| is_called(typed, code, *label)).map(|(code, _)| *code)
    };
    let held: Option<Vec<&str>> = split_things(text).map(code).collect();
    let choices = things.iter().map(|(code, label)| FormChoice::new(*code, label(texts)));
    match held {
        Some(held) => (control(choices.collect()), held.join("\n")),
        None => (FormControl::Line, text.replace('\n', ", ")),
    }
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
