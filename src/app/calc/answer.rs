//! The one form of a calculator's answer: title, result in words, sums, open points, and the rules it rests on.

use serde::Serialize;

use crate::calc::Calculator;
use crate::entry::record;
use crate::session::Session;
use crate::{CommandReport, Found};
use model::{Entry, EntryId, Record, RuleTable, SourceReference};
use page::locale::{Texts, msg, say};
use page::{FactList, Labels, Page, alarm, link, strong};
use words::{Problem, Term, foot};

/// What a calculator has worked out: its fields are the document for programs.
pub trait Calculation: Serialize {
    /// The page without what the answer rests on.
    fn report(&self, texts: &Texts) -> Report;
}

/// Whether what was asked about can be done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// It can.
    Yes,
    /// It cannot.
    No,
    /// A player must look.
    Unclear,
}

impl From<bool> for Verdict {
    fn from(is_possible: bool) -> Verdict {
        if is_possible { Verdict::Yes } else { Verdict::No }
    }
}

/// What a calculator says.
#[derive(Debug, Default)]
pub struct Report {
    /// What the page is called; empty if the name of the calculator says all.
    title: String,
    /// The answer in a word, with what is lacking; empty where no word says it.
    word: String,
    /// The sums; empty if the result is all.
    pub sums: Page,
    /// The result in words, a paragraph each.
    pub result: Vec<String>,
    /// Labelled lines beside the rules: label and words.
    pub notes: Vec<(String, String)>,
}

impl Report {
    /// Sums with the result in words, below the name of the calculator.
    pub fn new(sums: impl Into<Page>, result: impl IntoIterator<Item = String>) -> Report {
        Report { sums: sums.into(), result: result.into_iter().collect(), ..Report::default() }
    }

    /// Sets a title, in place of the name of the calculator.
    pub fn with_title(self, title: String) -> Report {
        Report { title, ..self }
    }

    /// Sets the verdict that stands first, in a word, with what is lacking, part by part.
    pub fn judged(self, texts: &Texts, verdict: Verdict, lacking: &[String]) -> Report {
        let said = match verdict {
            Verdict::Yes => strong(msg::calc_verdict_yes(texts)),
            Verdict::No => alarm(msg::calc_verdict_no(texts)),
            Verdict::Unclear => strong(msg::calc_verdict_unclear(texts)),
        };
        let word = if lacking.is_empty() { said } else { format!("{said}: {}", lacking.join(", ")) };
        Report { word, ..self }
    }

    /// Adds labelled lines beside the rules: label and words.
    pub fn with_notes(mut self, notes: impl IntoIterator<Item = (String, String)>) -> Report {
        self.notes.extend(notes);
        self
    }
}

/// What an answer rests on: the rules followed, what they leave open, and where they stand in print.
#[derive(Debug)]
pub struct RuleBasis {
    calculator: Calculator,
    /// The first rule first.
    rules: Vec<Entry>,
    rulings: Vec<u16>,
}

impl RuleBasis {
    /// The rule entries a calculator follows, in its order; what a folder of data lacks is left out.
    ///
    /// # Errors
    /// When the catalog fails.
    pub fn load(session: &Session<'_>, calculator: Calculator) -> Result<RuleBasis, Problem> {
        let basis = RuleBasis { calculator, rules: Vec::new(), rulings: Vec::new() };
        basis.with_rules(session, calculator.follows())
    }

    /// Adds rules that apply only to what was asked here, by their slugs; those the data lacks are left out.
    ///
    /// # Errors
    /// When the catalog fails.
    pub fn with_rules(mut self, session: &Session<'_>, slugs: &[&str]) -> Result<RuleBasis, Problem> {
        let game = self.calculator.game().code();
        for slug in slugs {
            let id = format!("{game}/{slug}");
            let record = session.ask(|catalog| catalog.record(&id))?;
            self.rules.extend(match record {
                Some(Record::Rule(rule)) => Some(rule.entry),
                Some(Record::Card(_) | Record::Ccg(_)) | None => None,
            });
        }
        Ok(self)
    }

    /// Sets the numbers of those rulings that bear on the answer, among the rulings of its rules.
    pub fn with_rulings(self, rulings: impl Into<Vec<u16>>) -> RuleBasis {
        let rulings = rulings.into();
        RuleBasis { rulings, ..self }
    }

    /// A table of the rules, by its id.
    ///
    /// # Errors
    /// When a folder of data lacks it.
    pub fn table(&self, id: &str) -> Result<&RuleTable, Problem> {
        let mut tables = self.tables();
        tables.find(|table| table.id == id).ok_or_else(|| no_table(id))
    }

    fn tables(&self) -> impl Iterator<Item = &RuleTable> {
        self.rules.iter().flat_map(|entry| &entry.tables)
    }

    /// All tables of the rules as the answer, of which this one must be there.
    ///
    /// # Errors
    /// When a folder of data lacks it.
    pub fn answer_tables(self, id: &str) -> Result<Found, Problem> {
        self.table(id)?;
        let tables = RuleTables::new(&self);
        Ok(self.answer(tables))
    }

    /// What has been worked out, with the rules it rests on.
    pub fn answer(self, found: impl Calculation + 'static) -> Found {
        Found::shown(CalculatorAnswer::new(self, found))
    }

    /// The answer for a result that does not outlive the command: page and document are made at once.
    ///
    /// # Errors
    /// When it cannot be written as JSON.
    pub fn draw(self, session: &Session<'_>, found: impl Calculation) -> Result<Found, Problem> {
        Found::drawn(&CalculatorAnswer::new(self, found), session.texts)
    }

    /// The rulings that bear on the answer, below a heading.
    fn open_points(&self, texts: &Texts) -> Page {
        let all = self.rules.iter().flat_map(|entry| &entry.rulings);
        foot::rulings(texts, all.filter(|ruling| self.rulings.contains(&ruling.number)))
    }

    /// The titles of the rules and the first place of each in print, with further lines below.
    fn foot(&self, texts: &Texts, notes: &[(String, String)]) -> Page {
        let lang = texts.lang();
        let titles = self.rules.iter().map(|rule| link(rule.id.as_str(), rule.title.get(lang)));
        let mut distinct: Vec<SourceReference> = Vec::new();
        for place in self.rules.iter().filter_map(|rule| rule.source.first()) {
            if !distinct.contains(place) {
                distinct.push(place.clone());
            }
        }
        let mut facts = FactList::new(Labels::Short);
        facts.add(msg::calc_rule(texts), titles.collect::<Vec<_>>().join(" · "));
        facts.begin_asides();
        facts.add(msg::entry_label_source(texts), foot::sources(texts, &distinct));
        facts.end_asides();
        for (label, words) in notes {
            facts.add(label, words);
        }
        facts_page(facts)
    }
}

/// What a calculator has worked out, with the rules it follows.
///
/// # Errors
/// When the catalog fails.
pub fn answer(
    session: &Session<'_>,
    calculator: Calculator,
    found: impl Calculation + 'static,
) -> Result<Found, Problem> {
    Ok(RuleBasis::load(session, calculator)?.answer(found))
}

/// A table that is missing, or lacks what it must have.
pub fn no_table(id: &str) -> Problem {
    Problem::misuse(say::err_calc_no_table(id)).hint(say::hint_calc_no_table())
}

/// Labelled lines and nothing else.
pub fn facts_page(facts: FactList) -> Page {
    let mut page = Page::new();
    page.facts(facts);
    page
}

/// A result with what it rests on: `{"calculator", ...its own fields..., "rules": [ids]}`.
#[derive(Debug, Serialize)]
pub struct CalculatorAnswer<C> {
    calculator: &'static str,
    rules: Vec<EntryId>,
    #[serde(flatten)]
    found: C,
    #[serde(skip)]
    basis: RuleBasis,
}

impl<C: Calculation> CalculatorAnswer<C> {
    /// A result and what it rests on.
    pub fn new(basis: RuleBasis, found: C) -> CalculatorAnswer<C> {
        CalculatorAnswer {
            calculator: basis.calculator.code(),
            rules: basis.rules.iter().map(|rule| rule.id.clone()).collect(),
            found,
            basis,
        }
    }
}

impl<C: Calculation> CommandReport for CalculatorAnswer<C> {
    fn page(&self, texts: &Texts) -> Page {
        let calculator = self.basis.calculator;
        let report = self.found.report(texts);
        let title = if report.title.is_empty() { calculator.term(texts) } else { report.title };
        let mut page = Page::new();
        page.head(strong(title), msg::calc_place(texts, calculator.game().term(texts)));
        let mut result = Page::new();
        for words in std::iter::once(&report.word).chain(&report.result).filter(|words| !words.is_empty()) {
            result.say(words);
        }
        let foot = self.basis.foot(texts, &report.notes);
        page.append(Page::parts([result, report.sums, self.basis.open_points(texts), foot]));
        page
    }
}

/// The tables a calculator looks up, where nothing more is asked: `{"calculator", "tables": [{"id", "title",
/// "columns", "rows"}], "rules"}`.
#[derive(Debug, Serialize)]
pub struct RuleTables {
    tables: Vec<RuleTable>,
}

impl RuleTables {
    /// The tables of the rules of a calculator.
    pub fn new(basis: &RuleBasis) -> RuleTables {
        let tables = basis.tables().cloned().collect();
        RuleTables { tables }
    }
}

impl Calculation for RuleTables {
    fn report(&self, texts: &Texts) -> Report {
        let tables = self.tables.iter().map(|table| Page::from(record::table(texts, table)));
        Report::new(Page::parts(tables), [])
    }
}
