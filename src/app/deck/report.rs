//! What is said of a list that was judged, and of several lists.

use serde::Serialize;

use crate::deck::page_parts::section;
use crate::deck::unrecognized::{FaultyLine, Legality, LineReading, ListFaults, UnknownCard};
use crate::session::Session;
use crate::{CommandReport, Found};
use deck::Pile;
use page::locale::{Texts, msg};
use page::{Page, PageTable};
use words::Problem;
use words::problem::{self, Medium};

/// What the rules of a game say of a list.
pub trait CheckVerdict: Serialize {
    /// What a list without a name is called.
    fn unnamed(&self, texts: &Texts) -> String;

    /// What must be known before anything else is read, a sentence each.
    fn notes(&self) -> Vec<String> {
        Vec::new()
    }

    /// The rules that are broken, each with the cards that break it.
    fn breaches(&self) -> Vec<RuleBreach>;

    /// How many cards there are.
    fn counts(&self, texts: &Texts) -> String;

    /// What is broken, a sentence each, with the place in the rules.
    fn broken(&self, texts: &Texts) -> Vec<String>;

    /// What no rule forbids.
    fn advice(&self) -> Vec<String>;

    /// What else was asked about the list, as a part of its own.
    fn beside(&self, _: &Texts) -> Page {
        Page::new()
    }

    /// Whether there is nothing more to say of a list that breaks no rule.
    fn is_clear(&self) -> bool {
        true
    }

    /// The heads of the numbers that are compared of several lists; none if they are not compared.
    fn columns(texts: &Texts) -> Vec<String>;

    /// The numbers below them.
    fn cells(&self) -> Vec<String>;
}

/// A rule that is broken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleBreach {
    /// In the player's language.
    pub message: String,
    /// The names of the cards that break it, each with the numbers of its lines.
    pub cards: Vec<(String, Vec<usize>)>,
    /// Copies too many, each of a card in a pile: without them the rule is kept. None where no card can go alone.
    pub surplus: Vec<(Pile, String, u32)>,
}

/// What a report says about lines of the list.
#[derive(Debug, Clone, Default)]
pub struct ListMarks {
    /// Lines that name no card.
    pub unknown: Vec<UnknownCard>,
    /// Lines that cannot be read.
    pub unreadable: Vec<FaultyLine>,
    /// What is broken.
    pub breaches: Vec<RuleBreach>,
    /// Numbers of the lines that name several cards.
    pub crowded: Vec<usize>,
}

impl ListMarks {
    /// How many lines are not understood.
    pub fn open(&self) -> usize {
        self.unknown.len() + self.unreadable.len()
    }
}

/// `{"name","legal",...the verdict's own fields...,"unknown":[{"line","name","suggestions"}],"unreadable":
/// [{"line","text","reason"}],"no_cards":[line],"lines":[each as [`LineReading`]]}`; the last two fields are missing
/// where they are empty; messages in the player's language.
#[derive(Debug, Serialize)]
pub struct CheckReport<V> {
    name: Option<String>,
    legal: bool,
    #[serde(flatten)]
    verdict: V,
    #[serde(flatten)]
    unread: ListFaults,
    #[serde(skip)]
    standing: Legality,
    /// Every line with what was made of it; empty unless it was asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    lines: Vec<LineReading>,
}

/// `{"decks":[...]}`: each as [`CheckReport`] with `path`; of unreadable files `path`, `legal` and `error`, a
/// sentence.
#[derive(Debug, Serialize)]
pub struct CheckReports<V> {
    decks: Vec<ListOutcome<V>>,
}

/// What became of a list.
#[derive(Debug, Serialize)]
struct ListOutcome<V> {
    path: String,
    #[serde(flatten)]
    result: CheckOutcome<V>,
}

#[derive(Debug, Serialize)]
#[serde(untagged)]
enum CheckOutcome<V> {
    Report(Box<CheckReport<V>>),
    Failed(ListFailure),
}

/// A list that could not be read.
#[derive(Debug, Serialize)]
struct ListFailure {
    legal: bool,
    error: String,
    #[serde(skip)]
    page: Page,
}

impl<V: CheckVerdict> CheckReport<V> {
    pub(super) fn new(name: Option<String>, standing: Legality, verdict: V, unread: ListFaults) -> CheckReport<V> {
        CheckReport { name, legal: standing == Legality::Legal, verdict, unread, standing, lines: Vec::new() }
    }

    /// The report with every line and what was made of it.
    pub(super) fn with_lines(self, lines: Vec<LineReading>) -> CheckReport<V> {
        CheckReport { lines, ..self }
    }

    /// Takes the lines and what was made of them out, for a place of their own.
    pub fn take_lines(&mut self) -> Page {
        LineReading::table(&std::mem::take(&mut self.lines))
    }

    /// Takes what it says about lines that are not understood out, for a place of their own, beside what is broken.
    pub fn take_marks(&mut self) -> ListMarks {
        let ListFaults { unknown, unreadable, .. } = std::mem::take(&mut self.unread);
        ListMarks { unknown, unreadable, breaches: self.verdict.breaches(), crowded: Vec::new() }
    }

    /// How the list stands.
    pub fn standing(&self) -> Legality {
        self.standing
    }

    fn title(&self, texts: &Texts) -> String {
        let name = self.name.clone();
        name.unwrap_or_else(|| self.verdict.unnamed(texts))
    }

    fn row(&self, texts: &Texts) -> Vec<String> {
        let faults = self.verdict.broken(texts).len() + self.unread.count();
        let mut row = vec![self.title(texts), self.standing.styled(texts)];
        row.extend(self.verdict.cells());
        row.push(faults.to_string());
        row
    }
}

impl<V: CheckVerdict> CommandReport for CheckReport<V> {
    fn page(&self, texts: &Texts) -> Page {
        let mut head = Page::new();
        let standing = self.standing.styled(texts);
        head.title(format!("{}: {standing}", self.title(texts)));
        for note in self.verdict.notes() {
            head.say(note);
        }
        head.say(self.verdict.counts(texts));
        let broken = self.verdict.broken(texts);
        Page::parts([
            head,
            LineReading::table(&self.lines),
            self.unread.page(texts),
            section(&msg::deck_section_violations(texts), broken),
            section(&msg::deck_section_advice(texts), self.verdict.advice()),
            self.verdict.beside(texts),
            self.unread.passed_over(texts),
        ])
    }
}

impl<V: CheckVerdict> CheckReports<V> {
    /// Lists by their paths.
    pub fn new(texts: &Texts, results: Vec<(String, Result<CheckReport<V>, Problem>)>) -> CheckReports<V> {
        let outcome = |(path, result): (String, Result<_, Problem>)| ListOutcome {
            path,
            result: match result {
                Ok(report) => CheckOutcome::Report(Box::new(report)),
                Err(error) => CheckOutcome::Failed(ListFailure {
                    legal: false,
                    error: error.sentence(texts),
                    page: problem::page(texts, &error, Medium::Typed),
                }),
            },
        };
        CheckReports { decks: results.into_iter().map(outcome).collect() }
    }

    fn table(&self, texts: &Texts) -> Page {
        let columns = V::columns(texts);
        let mut page = Page::new();
        if !columns.is_empty() {
            let first = [msg::deck_column_list(texts), msg::deck_column_standing(texts)];
            let header = first.into_iter().chain(columns).chain([msg::deck_column_faults(texts)]);
            let rows = self.decks.iter().map(|outcome| match &outcome.result {
                CheckOutcome::Report(report) => report.row(texts),
                CheckOutcome::Failed(_) => {
                    vec![outcome.path.clone(), Legality::Unread.styled(texts)]
                }
            });
            page.table(PageTable::open(header, rows));
        }
        page
    }
}

impl<V: CheckVerdict> CommandReport for CheckReports<V> {
    /// A line for each list, what could not be read, and a report of each list that is not legal; where
    /// nothing is compared, all lists in order.
    fn page(&self, texts: &Texts) -> Page {
        let table = self.table(texts);
        let is_all = table.is_empty();
        let mut failures = Page::new();
        let mut reports = Vec::new();
        for outcome in &self.decks {
            match &outcome.result {
                CheckOutcome::Failed(failure) if is_all => reports.push(failure.page.clone()),
                CheckOutcome::Failed(failure) => failures.append(failure.page.clone()),
                CheckOutcome::Report(report) => {
                    let is_clear = report.legal && report.lines.is_empty() && report.verdict.is_clear();
                    reports.extend((is_all || !is_clear).then(|| report.page(texts)));
                }
            }
        }
        Page::parts([table, failures].into_iter().chain(reports))
    }
}

/// The report of one list, or those of several with what could not be read.
///
/// # Errors
/// When the one list cannot be read.
pub(super) fn answer_all<V: CheckVerdict>(
    session: &Session<'_>,
    mut results: Vec<(String, Result<CheckReport<V>, Problem>)>,
) -> Result<Found, Problem> {
    if results.len() == 1
        && let Some((_, report)) = results.pop()
    {
        let report = report?;
        let code = exit_code(report.standing());
        return Ok(Found::drawn(&report, session.texts)?.ending(code));
    }
    let worst = results.iter().map(|(_, result)| match result {
        Ok(report) => exit_code(report.standing()),
        Err(error) => error.exit_code(),
    });
    let code = worst.max().unwrap_or(0);
    Ok(Found::drawn(&CheckReports::new(session.texts, results), session.texts)?.ending(code))
}

/// The code the program ends with.
fn exit_code(legality: Legality) -> u8 {
    match legality {
        Legality::Legal => 0,
        Legality::Illegal => 1,
        Legality::Unread => 2,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deck::unrecognized::UnknownCard;
    use deck::{NameIndex, Recognizer, read};
    use model::Lang;
    use model::text::key;
    use page::alarm;
    use page::locale::say;
    use page::{PageBlock, Words};
    use words::Problem;

    #[derive(Debug, Serialize)]
    struct TestVerdict {
        faults: Vec<String>,
    }

    impl CheckVerdict for TestVerdict {
        fn breaches(&self) -> Vec<RuleBreach> {
            Vec::new()
        }

        fn unnamed(&self, _: &Texts) -> String {
            "nameless".to_owned()
        }

        fn counts(&self, _: &Texts) -> String {
            "many cards".to_owned()
        }

        fn broken(&self, _: &Texts) -> Vec<String> {
            self.faults.clone()
        }

        fn advice(&self) -> Vec<String> {
            vec!["smile".to_owned()]
        }

        fn columns(_: &Texts) -> Vec<String> {
            vec!["cards".to_owned()]
        }

        fn cells(&self) -> Vec<String> {
            vec!["7".to_owned()]
        }
    }

    fn report(texts: &Texts, name: &str, faults: &[&str], list: &str) -> CheckReport<TestVerdict> {
        let names = NameIndex::new(["Odo"].map(key));
        let list = read::<Pile>(list, None, Recognizer::new(&names)).expect("a list");
        let near = ["Odo".to_owned()];
        let unknown = UnknownCard::new(texts, 2, "Obo", near.to_vec(), &near);
        let unread = ListFaults::from_list(&list, vec![unknown]);
        let faults: Vec<String> = faults.iter().map(|fault| (*fault).to_owned()).collect();
        let standing = Legality::new(true, faults.is_empty());
        let verdict = TestVerdict { faults };
        CheckReport::new(Some(name.to_owned()), standing, verdict, unread)
    }

    #[test]
    fn a_report_names_the_deck_then_what_is_unread_broken_and_advised() {
        let texts = Texts::new(Lang::En);
        let page = report(&texts, "mine", &["too big"], "0 Odo\nObo\nX:\n").page(&texts);
        let mut expected = Page::new();
        expected.title(format!("mine: {}", alarm("not legal")));
        expected.say("many cards");
        expected.gap();
        expected.heading("Not recognized");
        let zero = "line 1: \u{fdd8}0 Odo\u{fdd0} – the count must be 1 to 999";
        expected.point(zero);
        expected.point("line 2: Obo – did you mean Odo?");
        expected.point("line 3: \u{fdd8}X:\u{fdd0} – this heading names no pile");
        expected.gap();
        expected.heading("Rules broken");
        expected.point("too big");
        expected.gap();
        expected.heading("Notes");
        expected.point("smile");
        assert_eq!(page, expected);
    }

    #[test]
    fn of_several_lists_those_that_are_legal_have_a_line_alone() {
        let texts = Texts::new(Lang::En);
        let results = vec![
            ("a".to_owned(), Ok(report(&texts, "good", &[], ""))),
            ("b".to_owned(), Err(Problem::misuse(say::err_empty_query()).hint(say::hint_empty_query()))),
            ("c".to_owned(), Ok(report(&texts, "bad", &["too big"], ""))),
        ];
        let reports = CheckReports::new(&texts, results);
        let page = reports.page(&texts);
        let Some(PageBlock::Table(table)) = page.blocks.first() else {
            panic!("{page:?}");
        };
        let rows: Vec<Vec<String>> = table.rows.iter().map(|row| row.iter().map(Words::plain).collect()).collect();
        let expected =
            [vec!["good", "legal", "7", "1"], vec!["b", "not fully readable"], vec!["bad", "not legal", "7", "2"]];
        assert_eq!(rows, expected);
        let titles = page.blocks.iter().filter_map(|block| match block {
            PageBlock::Title(words) => Some(words.plain()),
            _ => None,
        });
        assert_eq!(titles.collect::<Vec<_>>(), ["bad: not legal"]);
        let document = serde_json::to_value(&reports).expect("a document");
        assert_eq!(document["decks"][0]["legal"], true);
        assert_eq!(document["decks"][1]["path"], "b");
        assert!(document["decks"][1]["error"].is_string());
    }
}
