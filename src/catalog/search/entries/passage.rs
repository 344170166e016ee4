//! What of an entry answers a query, as it is shown.

use std::borrow::Cow;

use model::text::sentences;
use model::{AnswerUnit, Lang, Localized, RuleRow, RuleTable, RuleText, Statement, StatementForm};

/// Longest heading that is repeated before its list item, in characters.
const LONGEST_HEADING: usize = 120;
/// A list of so many characters is short: whoever asks about an item of it sees all of it.
const SHORT_LIST: usize = 400;
/// So many steps are shown before the one that answers: it needs what they leave.
const STEPS_BEFORE: usize = 2;
/// Stands for what is left out.
const OMITTED: &str = "…";

/// What of an entry answers a query, as it is shown: a paragraph, an item with its heading or in its short list, a step
/// behind those before it, a row of a table in words.
#[derive(Debug, Clone, PartialEq)]
pub struct Passage {
    /// What is shown, line by line.
    pub lines: Vec<PassageLine>,
    /// The line among them that answers.
    pub answer: usize,
    /// The words of the statement that answers, as they stand in the entry; a row of a table is put into words.
    pub words: Localized<String>,
    /// Which of the parts of the entry that answer questions it is.
    pub part: usize,
    /// The line that answers by itself: an item behind what announces it.
    alone: Localized<String>,
    /// The sentence of it that says most of what is asked.
    sentence: Localized<String>,
    /// What else of the entry answers nearly as well.
    pub next: Option<Box<Passage>>,
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
    /// Whether it shows all of another.
    pub(super) fn shows(&self, other: &Passage) -> bool {
        self.lines.iter().any(|line| line.text == other.words)
    }

    /// All of it as one text, as those of rules are written.
    pub fn spelled(&self) -> Localized<String> {
        let line =
            |line: &PassageLine, lang| format!("{} {}", line.mark, line.text.get(lang)).trim_start().to_owned();
        Localized::from_fn(|lang| {
            let lines: Vec<String> = self.lines.iter().map(|one| line(one, lang)).collect();
            lines.join("\n")
        })
    }

    /// As it stands in a list: whole if it has at most so many characters, else the line that answers with as much as fits
    /// of the list it announces, else the sentence that answers with as many of those behind and before it as fit.
    pub fn brief(&self, lang: Lang, most: usize) -> String {
        let is_short = |text: &str| text.chars().count() <= most;
        let whole = run_on(String::new(), &self.lines, lang, |_| true);
        if is_short(&whole) {
            return whole;
        }
        let alone = self.alone.get(lang);
        if !is_short(alone) {
            return around(alone, self.sentence.get(lang), is_short).to_owned();
        }
        let announced = self.lines.get(self.answer + 1..).filter(|_| self.answer == 0).unwrap_or_default();
        let brief = run_on(alone.clone(), announced, lang, is_short);
        if announced.is_empty() { brief } else { format!("{brief} {OMITTED}") }
    }
}

/// A text that goes on with lines, as long as it is short.
fn run_on(text: String, lines: &[PassageLine], lang: Lang, is_short: impl Fn(&str) -> bool) -> String {
    let (mut run, mut is_below_item) = (text, false);
    for line in lines {
        let number = match line.mark.as_str() {
            // Items without a stop would run into each other.
            "-" if is_below_item && run.ends_with(char::is_alphanumeric) => "·",
            "-" => "",
            number => number,
        };
        let longer = format!("{run} {number} {}", line.text.get(lang)).replace("  ", " ").trim_start().to_owned();
        if !is_short(&longer) {
            break;
        }
        (run, is_below_item) = (longer, line.mark == "-");
    }
    run
}

/// The sentence of a text with as many whole ones behind it, then before it, as leave it short.
fn around<'t>(text: &'t str, sentence: &'t str, is_short: impl Fn(&str) -> bool) -> &'t str {
    let Some(start) = text.find(sentence) else {
        return sentence;
    };
    let all = sentences(text);
    let begins = |one: &&str| one.as_ptr() as usize - text.as_ptr() as usize;
    let (mut from, mut to) = (start, start + sentence.len());
    for next in all.iter().filter(|one| begins(one) >= start + sentence.len()) {
        let end = begins(next) + next.len();
        if !is_short(&text[from..end]) {
            break;
        }
        to = end;
    }
    for before in all.iter().rev().filter(|one| begins(one) < start) {
        if !is_short(&text[begins(before)..to]) {
            break;
        }
        from = begins(before);
    }
    &text[from..to]
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

/// Whether a paragraph announces a list: its last sentence is open.
fn announces(statement: &Statement) -> bool {
    let is_open =
        |text: &String| text.trim_end().ends_with(|last: char| matches!(last, ':' | ',') || last.is_alphanumeric());
    statement.form == StatementForm::Paragraph && is_open(&statement.text.de) && is_open(&statement.text.en)
}

/// A row of a table in words: what stands in each of its columns.
pub(super) fn row_in_words(table: &RuleTable, row: &RuleRow, lang: Lang) -> String {
    let pairs = table.columns.iter().zip(&row.cells);
    let cells = pairs.map(|(column, cell)| format!("{}: {}", column.title.get(lang), cell.text(lang)));
    format!("{}.", cells.collect::<Vec<_>>().join(", "))
}

/// A part of an entry, the one at that place, as it is shown; it has the sentence.
pub(super) fn passage(unit: AnswerUnit<'_>, part: usize, sentence: Localized<String>) -> Passage {
    let plain = |words: Localized<String>, text: Localized<String>| Passage {
        lines: vec![paragraph(text.clone())],
        answer: 0,
        words,
        part,
        alone: text,
        sentence: sentence.clone(),
        next: None,
    };
    match unit {
        AnswerUnit::Ruling(ruling) => plain(ruling.text.clone(), ruling.text.clone()),
        AnswerUnit::Row(table, row) => {
            let words = Localized::from_fn(|lang| row_in_words(table, row, lang));
            let text = Localized::from_fn(|lang| format!("{}: {}", table.title.get(lang), words.get(lang)));
            plain(words, text)
        }
        AnswerUnit::Statement(text, at) => {
            let heading = heading(unit).as_ref().and_then(announcement);
            let words = text.0[at].text.clone();
            let alone = match (&heading, text.0[at].form) {
                (Some(heading), StatementForm::Item) => {
                    behind(heading, &words, first_of_list(text, at) == Some(at))
                }
                (_, StatementForm::Paragraph | StatementForm::Item | StatementForm::Step) => words.clone(),
            };
            let (lines, answer) = statement_lines(text, at, heading, &alone);
            Passage { lines, answer, words, part, alone, sentence, next: None }
        }
    }
}

/// An item behind what announces it.
fn behind(heading: &Localized<String>, item: &Localized<String>, is_first: bool) -> Localized<String> {
    let gap = if is_first { " " } else { " … " };
    Localized::from_fn(|lang| format!("{}{gap}{}", heading.get(lang), item.get(lang)))
}

/// The lines a statement is shown in, below what announces it, and the place of its own among them.
fn statement_lines(
    text: &RuleText,
    at: usize,
    heading: Option<Localized<String>>,
    alone: &Localized<String>,
) -> (Vec<PassageLine>, usize) {
    let own = &text.0[at];
    match (own.form, first_of_list(text, at)) {
        (StatementForm::Item, Some(first)) => {
            let list = list_from(text, first);
            let length = |lang| list.iter().map(|line| line.text.get(lang).chars().count()).sum::<usize>();
            match heading.filter(|_| Lang::ALL.into_iter().all(|lang| length(lang) <= SHORT_LIST)) {
                Some(heading) => (std::iter::once(paragraph(heading)).chain(list).collect(), at - first + 1),
                None => (vec![paragraph(alone.clone())], 0),
            }
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
            let list = if announces(own) { list_from(text, at + 1) } else { Vec::new() };
            (std::iter::once(paragraph(own.text.clone())).chain(list).collect(), 0)
        }
    }
}

/// The items or steps of the list that begins at a place; none if none does.
fn list_from(text: &RuleText, first: usize) -> Vec<PassageLine> {
    let rest = text.0.get(first..).unwrap_or_default();
    let form = rest.first().map(|next| next.form).filter(|form| *form != StatementForm::Paragraph);
    let list = rest.iter().take_while(|next| Some(next.form) == form);
    (first..).take(list.count()).map(|at| listed(text, at)).collect()
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
    PassageLine { mark: text.mark(at), text: text.0[at].text.clone() }
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
        passage(unit, at, Localized::default()).spelled().en
    }

    #[test]
    fn a_paragraph_stands_alone_unless_it_announces() {
        assert_eq!(spelled("One. Two.\n\n- three", 0), "One. Two.");
        assert_eq!(spelled("Then:\n\n- one\n- two\n\nThree.", 0), "Then:\n- one\n- two");
    }

    #[test]
    fn an_item_stands_in_its_short_list_and_behind_what_announces_a_long_one() {
        let list = "Before. Then:\n\n- one\n- two";
        assert_eq!(
            (spelled(list, 1), spelled(list, 2)),
            ("Then:\n- one\n- two".into(), "Then:\n- one\n- two".into())
        );
        let long = format!("Before. Then\n\n- one\n- two\n- {}", "x".repeat(SHORT_LIST));
        assert_eq!((spelled(&long, 1), spelled(&long, 2)), ("Then one".to_owned(), "Then … two".to_owned()));
        assert_eq!(spelled("Before.\n\n- one\n- two", 2), "two");
    }

    #[test]
    fn what_is_long_is_brief_around_the_sentence_that_answers() {
        let text = "Aa aa aa. Bb bb bb. Cc cc cc. Dd dd dd.";
        let brief = |most| around(text, "Cc cc cc.", |text| text.len() <= most);
        assert_eq!((brief(9), brief(20)), ("Cc cc cc.", "Cc cc cc. Dd dd dd."));
        assert_eq!(brief(30), "Bb bb bb. Cc cc cc. Dd dd dd.");
    }

    #[test]
    fn what_announces_a_list_is_brief_with_what_is_short_of_it() {
        let brief = |text: &str| {
            let text = RuleText::from_plain(both(text));
            passage(AnswerUnit::Statement(&text, 0), 0, both("sentence")).brief(Lang::En, 220)
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
