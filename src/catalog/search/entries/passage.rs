//! What of an entry answers a query, as it is shown.

use std::borrow::Cow;

use model::text::sentences;
use model::{AnswerUnit, Lang, Localized, RuleRow, RuleTable, RuleText, Statement, StatementForm};

/// Longest heading that is repeated before its list item, in characters.
const LONGEST_HEADING: usize = 120;
/// So many steps are shown before the one that answers: it needs what they leave.
const STEPS_BEFORE: usize = 2;
/// Stands for what is left out.
const OMITTED: &str = "…";

/// What of an entry answers a query, as it is shown: a paragraph, an item with its heading, a step behind those before
/// it, a row of a table in words.
#[derive(Debug, Clone, PartialEq)]
pub struct Passage {
    /// What is shown, line by line.
    pub lines: Vec<PassageLine>,
    /// The line among them that answers.
    pub answer: usize,
    /// The words of the statement that answers, as they stand in the entry; a row of a table is put into words.
    pub words: Localized<String>,
    /// The sentence of it that says most of what is asked.
    sentence: Localized<String>,
}

/// A line of a passage.
#[derive(Debug, Clone, PartialEq)]
pub struct PassageLine {
    /// A hyphen, a number with its dot, or nothing before a paragraph.
    pub mark: String,
    /// What it says.
    pub text: Localized<String>,
}

impl Passage {
    /// All of it as one text, as those of rules are written.
    pub fn spelled(&self) -> Localized<String> {
        let line =
            |line: &PassageLine, lang| format!("{} {}", line.mark, line.text.get(lang)).trim_start().to_owned();
        Localized::from_fn(|lang| {
            let lines: Vec<String> = self.lines.iter().map(|one| line(one, lang)).collect();
            lines.join("\n")
        })
    }

    /// As it stands in a list: whole if it has at most so many characters, with as much as fits of the list it announces,
    /// else the sentence that answers.
    pub fn brief(&self, lang: Lang, most: usize) -> String {
        let Some((answer, announced)) = self.lines.get(self.answer..).and_then(<[PassageLine]>::split_first) else {
            return String::new();
        };
        let is_short = |text: &str| text.chars().count() <= most;
        let mut brief = answer.text.get(lang).clone();
        if !is_short(&brief) {
            return self.sentence.get(lang).clone();
        }
        for line in announced {
            let number = if line.mark == "-" { "" } else { &line.mark };
            let longer = format!("{brief} {number} {}", line.text.get(lang)).replace("  ", " ");
            if !is_short(&longer) {
                return format!("{brief} {OMITTED}");
            }
            brief = longer;
        }
        brief
    }
}

/// What announces an item, a step or a row.
pub(super) fn heading(unit: AnswerUnit<'_>) -> Option<Localized<Cow<'_, str>>> {
    match unit {
        AnswerUnit::Statement(text, at) => {
            let heading = text.0.get(first_of_list(text, at)?.checked_sub(1)?)?;
            announces(heading).then(|| Localized::from_fn(|lang| heading.text.get(lang).as_str().into()))
        }
        AnswerUnit::Ruling(_) => None,
        AnswerUnit::Row(table, _) => Some(Localized::from_fn(|lang| table.title.get(lang).as_str().into())),
    }
}

/// The place of the first item or step of the list that one is in.
fn first_of_list(text: &RuleText, at: usize) -> Option<usize> {
    let form = text.0.get(at)?.form;
    let before = text.0[..at].iter().rev().take_while(|one| one.form == form).count();
    (form != StatementForm::Paragraph).then(|| at - before)
}

/// Whether a paragraph announces a list.
fn announces(statement: &Statement) -> bool {
    let is_open = |text: &String| text.trim_end().ends_with(':');
    statement.form == StatementForm::Paragraph && is_open(&statement.text.de) && is_open(&statement.text.en)
}

/// A row of a table in words: what stands in each of its columns.
pub(super) fn row_in_words(table: &RuleTable, row: &RuleRow, lang: Lang) -> String {
    let pairs = table.columns.iter().zip(&row.cells);
    let cells = pairs.map(|(column, cell)| format!("{}: {}", column.title.get(lang), cell.text(lang)));
    format!("{}.", cells.collect::<Vec<_>>().join(", "))
}

/// A part as it is shown; it has the sentence.
pub(super) fn passage(unit: AnswerUnit<'_>, sentence: Localized<String>) -> Passage {
    let (words, lines, answer) = match unit {
        AnswerUnit::Ruling(ruling) => (ruling.text.clone(), vec![paragraph(ruling.text.clone())], 0),
        AnswerUnit::Row(table, row) => {
            let words = Localized::from_fn(|lang| row_in_words(table, row, lang));
            let text = Localized::from_fn(|lang| format!("{}: {}", table.title.get(lang), words.get(lang)));
            (words, vec![paragraph(text)], 0)
        }
        AnswerUnit::Statement(text, at) => {
            let (lines, answer) = statement_lines(text, at, heading(unit).as_ref().and_then(announcement));
            (text.0[at].text.clone(), lines, answer)
        }
    };
    Passage { lines, answer, words, sentence }
}

/// The lines a statement is shown in, below what announces it, and the place of its own among them.
fn statement_lines(text: &RuleText, at: usize, heading: Option<Localized<String>>) -> (Vec<PassageLine>, usize) {
    let own = &text.0[at];
    match (own.form, first_of_list(text, at)) {
        (StatementForm::Item, Some(first)) => {
            let gap = if first == at { " " } else { " … " };
            let behind = |heading: Localized<String>| {
                Localized::from_fn(|lang| format!("{}{gap}{}", heading.get(lang), own.text.get(lang)))
            };
            (vec![paragraph(heading.map_or_else(|| own.text.clone(), behind))], 0)
        }
        (StatementForm::Step, Some(first)) => {
            let from = first.max(at.saturating_sub(STEPS_BEFORE));
            let mut lines: Vec<PassageLine> = heading.into_iter().map(paragraph).collect();
            if from > first {
                lines.push(paragraph(Localized::from_fn(|_| OMITTED.to_owned())));
            }
            lines.extend((from..=at).map(|step| listed(text, step)));
            let answer = lines.len() - 1;
            (lines, answer)
        }
        (StatementForm::Paragraph | StatementForm::Item | StatementForm::Step, _) => {
            let mut lines = vec![paragraph(own.text.clone())];
            if announces(own) {
                let form = text.0.get(at + 1).map(|next| next.form);
                let list = (at + 1..text.0.len()).take_while(|next| Some(text.0[*next].form) == form);
                lines.extend(list.map(|next| listed(text, next)));
            }
            (lines, 0)
        }
    }
}

/// The sentence of a heading that announces, if it is short enough to be repeated.
fn announcement(heading: &Localized<Cow<'_, str>>) -> Option<Localized<String>> {
    let last = Localized::from_fn(|lang| sentences(heading.get(lang)).last().copied().unwrap_or_default());
    let is_short = Lang::ALL.into_iter().all(|lang| last.get(lang).chars().count() <= LONGEST_HEADING);
    is_short.then(|| Localized::from_fn(|lang| (*last.get(lang)).to_owned()))
}

fn paragraph(text: Localized<String>) -> PassageLine {
    PassageLine { mark: String::new(), text }
}

/// An item or a step with its mark.
fn listed(text: &RuleText, at: usize) -> PassageLine {
    let statement = &text.0[at];
    let mark = match (statement.form, first_of_list(text, at)) {
        (StatementForm::Step, Some(first)) => format!("{}.", at - first + 1),
        (StatementForm::Item, _) => "-".to_owned(),
        (StatementForm::Paragraph | StatementForm::Step, _) => String::new(),
    };
    PassageLine { mark, text: statement.text.clone() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn both(text: &str) -> Localized<String> {
        Localized::from_fn(|_| text.to_owned())
    }

    fn spelled(text: &str, at: usize) -> String {
        let text = RuleText::from_plain(both(text));
        let unit = AnswerUnit::Statement(&text, at);
        passage(unit, Localized::default()).spelled().en
    }

    #[test]
    fn a_paragraph_stands_alone_unless_it_announces() {
        assert_eq!(spelled("One. Two.\n\n- three", 0), "One. Two.");
        assert_eq!(spelled("Then:\n\n- one\n- two\n\nThree.", 0), "Then:\n- one\n- two");
    }

    #[test]
    fn an_item_has_the_sentence_that_announces_it() {
        let list = "Before. Then:\n\n- one\n- two";
        assert_eq!((spelled(list, 1), spelled(list, 2)), ("Then: one".to_owned(), "Then: … two".to_owned()));
        assert_eq!(spelled("Before.\n\n- one\n- two", 2), "two");
    }

    #[test]
    fn what_announces_a_list_is_brief_with_what_is_short_of_it() {
        let brief = |text: &str| {
            let text = RuleText::from_plain(both(text));
            passage(AnswerUnit::Statement(&text, 0), both("sentence")).brief(Lang::En, 220)
        };
        assert_eq!(brief("You win with:\n\n- points,\n- luck."), "You win with: points, luck.");
        assert_eq!(brief(&format!("Then:\n\n1. one\n2. {}", "x".repeat(300))), "Then: 1. one …");
        assert_eq!(brief(&"x".repeat(300)), "sentence");
    }

    #[test]
    fn a_step_stands_behind_those_before_it() {
        let steps = "Then:\n\n1. one\n2. two\n3. three\n4. four";
        assert_eq!(spelled(steps, 2), "Then:\n1. one\n2. two");
        assert_eq!(spelled(steps, 4), "Then:\n…\n2. two\n3. three\n4. four");
    }
}
