//! From the text of data files to cards and tables. A list of cards is parsed item by item, so that one broken card
//! hides no other.

use serde::de::DeserializeOwned;

use super::files::FileForm;
use super::{DataFile, DataProblem, Finding};
use model::text::{SyntaxFault, SyntaxKind, yaml};

/// A value and the place it stands at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DataItem<T> {
    /// Path below the data folder.
    pub file: String,
    /// First line of the item, from 1.
    pub line: usize,
    /// What the item was parsed to.
    pub value: T,
}

/// Why a text cannot be read, and in which of its lines, from 1, as far as the parser tells.
pub(super) struct ParseFault {
    pub line: Option<usize>,
    pub problem: DataProblem,
}

impl ParseFault {
    /// The fault as a finding in a file, or in the item of it that has the id.
    pub(crate) fn within(self, file: &DataFile, id: Option<String>) -> Finding {
        Finding { file: file.path.to_string(), id, line: self.line, problem: self.problem }
    }
}

/// The line stands beside what is wrong. A parser that names none means the beginning, unless there is none.
impl From<SyntaxFault> for ParseFault {
    fn from(fault: SyntaxFault) -> ParseFault {
        let line = match fault.line {
            Some(line) => usize::try_from(line).ok(),
            None if fault.kind == SyntaxKind::Empty => None,
            None => Some(1),
        };
        let problem = DataProblem::Syntax(fault.without_place());
        ParseFault { line, problem }
    }
}

impl From<serde_json::Error> for ParseFault {
    fn from(error: serde_json::Error) -> ParseFault {
        SyntaxFault::read(&error.to_string()).into()
    }
}

/// The one document of a file.
pub(super) fn document<T: DeserializeOwned>(file: &DataFile) -> Result<T, ParseFault> {
    Ok(match file.form {
        FileForm::Yaml => yaml::read(&file.text)?,
        FileForm::Json => serde_json::from_str(&file.text)?,
    })
}

/// Adds the items of a file to `good`, and returns what could not be read.
pub(crate) fn items_of<T: DeserializeOwned>(file: &DataFile, good: &mut Vec<DataItem<T>>) -> Vec<Finding> {
    let mut bad = Vec::new();
    for item in items(file) {
        match item.read(file.form) {
            Ok(value) => good.push(DataItem { file: file.path.to_string(), line: item.line, value }),
            Err(fault) => bad.push(fault.within(file, item.id())),
        }
    }
    bad
}

/// Adds the one document of a file to `good`.
pub(crate) fn whole<T: DeserializeOwned>(file: &DataFile, good: &mut Vec<T>) -> Vec<Finding> {
    match document(file) {
        Ok(value) => {
            good.push(value);
            Vec::new()
        }
        Err(fault) => vec![fault.within(file, None)],
    }
}

/// Adds the items of a file that stands or falls as a whole to `good`.
pub(crate) fn whole_list<T: DeserializeOwned>(file: &DataFile, good: &mut Vec<T>) -> Vec<Finding> {
    let read: Result<Vec<T>, ParseFault> = match file.form {
        FileForm::Yaml => document(file),
        FileForm::Json => items(file).iter().map(|item| item.read(file.form)).collect(),
    };
    match read {
        Ok(values) => {
            good.extend(values);
            Vec::new()
        }
        Err(fault) => vec![fault.within(file, None)],
    }
}

/// One top-level list item of a file.
struct ParsedItem<'a> {
    line: usize,
    text: &'a str,
}

impl ParsedItem<'_> {
    /// The id as far as it can be seen without parsing.
    fn id(&self) -> Option<String> {
        let first = self.text.strip_prefix("- ")?.lines().next()?;
        first.strip_prefix("id:").map(|id| id.trim().to_owned())
    }

    fn read<T: DeserializeOwned>(&self, form: FileForm) -> Result<T, ParseFault> {
        let read = match form {
            FileForm::Yaml if !self.text.starts_with("- ") => {
                Err(ParseFault { line: Some(1), problem: DataProblem::StrayText })
            }
            FileForm::Yaml => yaml::read(self.text).map(|[value]: [T; 1]| value).map_err(ParseFault::from),
            FileForm::Json => serde_json::from_str(self.text).map_err(ParseFault::from),
        };
        read.map_err(|fault| ParseFault {
            line: Some(self.line + fault.line.map_or(0, |line| line.saturating_sub(1))),
            ..fault
        })
    }
}

fn items(file: &DataFile) -> Vec<ParsedItem<'_>> {
    match file.form {
        FileForm::Yaml => items_of_yaml(&file.text),
        FileForm::Json => lines_of_json(&file.text),
    }
}

/// An item stands in one line, with empty lines between.
fn lines_of_json(text: &str) -> Vec<ParsedItem<'_>> {
    let numbered = (1..).zip(text.lines());
    let lines = numbered.filter(|(_, text)| !text.is_empty());
    lines.map(|(line, text)| ParsedItem { line, text }).collect()
}

/// Cuts a file where a line starts with `- `: inside an item everything is indented.
fn items_of_yaml(text: &str) -> Vec<ParsedItem<'_>> {
    let mut starts = Vec::new();
    let mut offset = 0;
    for (number, line) in text.split_inclusive('\n').enumerate() {
        let stray = starts.is_empty() && !line.trim().is_empty() && !line.starts_with('#');
        if line.starts_with("- ") || stray {
            starts.push((number + 1, offset));
        }
        offset += line.len();
    }
    let ends = starts.iter().skip(1).map(|(_, offset)| *offset);
    starts
        .iter()
        .zip(ends.chain([text.len()]))
        .map(|(&(line, start), end)| ParsedItem { line, text: &text[start..end] })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::Link;

    const GOOD: &str = "- id: cc/card/tribbles\n  title:\n    de: Tribbles\n    en: Tribbles\n";

    fn file(text: String) -> DataFile {
        DataFile::yaml("cc/cards/common.yaml", text)
    }

    #[test]
    fn a_broken_item_hides_no_other_and_names_its_line() {
        let broken = GOOD.replace("title:", "titel:");
        let mut good: Vec<DataItem<Link>> = Vec::new();
        let bad = items_of(&file(format!("# head\n{GOOD}{broken}{GOOD}")), &mut good);
        assert_eq!(good.iter().map(|item| item.line).collect::<Vec<_>>(), [2, 10]);
        assert_eq!(bad[0].id.as_deref(), Some("cc/card/tribbles"));
        assert!((6..=9).contains(&bad[0].line.unwrap_or(0)), "{bad:?}");
    }

    #[test]
    fn text_before_the_list_is_reported() {
        let mut good: Vec<DataItem<Link>> = Vec::new();
        let bad = items_of(&file(format!("title: x\n{GOOD}")), &mut good);
        assert_eq!((good.len(), &bad[0].problem), (1, &DataProblem::StrayText));
    }
}
