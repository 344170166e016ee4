//! What a command has found, and how that is written.

use std::fmt::Write as _;

use serde::Serialize;
use serde_json::Value;

use crate::follow_up::FollowUp;
use crate::options::Format;
use crate::session::Session;
use model::text::steers;
use page::Page;
use page::locale::Texts;
use page::render::{Links, html, markdown};
use words::Problem;
use words::foot::ways;

/// Links of a Markdown document lead to files named by ids, beside each other.
const MARKDOWN: Links<'_> = Links { before: "", between: "/", behind: ".md" };
/// Links of an HTML document lead to files named by ids, beside each other.
const HTML: Links<'_> = Links { before: "", between: "/", behind: ".html" };

/// What a command has found: to programs its fields, to players a page.
pub trait CommandReport: Serialize {
    /// The page in the language of the texts.
    fn page(&self, texts: &Texts) -> Page;

    /// What of it is kept as a file, and stands in place of the page unless another form is asked for.
    fn text(&self) -> Option<&str> {
        None
    }
}

/// [`CommandReport`] without its type: what writes the answers of a hundred commands is compiled once.
pub trait DynReport {
    /// The page in the language of the texts.
    fn as_page(&self, texts: &Texts) -> Page;

    /// The fields; `None` of what programs have no use for.
    ///
    /// # Errors
    /// When they have a shape JSON lacks.
    fn as_document(&self) -> serde_json::Result<Option<Value>>;

    /// What of it is kept as a file, and stands in place of the page unless another form is asked for.
    fn as_text(&self) -> Option<&str> {
        None
    }
}

impl<S: CommandReport> DynReport for S {
    fn as_page(&self, texts: &Texts) -> Page {
        self.page(texts)
    }

    fn as_document(&self) -> serde_json::Result<Option<Value>> {
        serde_json::to_value(self).map(Some)
    }

    fn as_text(&self) -> Option<&str> {
        self.text()
    }
}

/// A page alone, for what programs have no use for.
impl DynReport for Page {
    fn as_page(&self, _: &Texts) -> Page {
        self.clone()
    }

    fn as_document(&self) -> serde_json::Result<Option<Value>> {
        Ok(None)
    }
}

impl DynReport for Box<dyn DynReport> {
    fn as_page(&self, texts: &Texts) -> Page {
        (**self).as_page(texts)
    }

    fn as_document(&self) -> serde_json::Result<Option<Value>> {
        (**self).as_document()
    }

    fn as_text(&self) -> Option<&str> {
        (**self).as_text()
    }
}

/// What a command has found, and what goes with it. Which face the report gets is decided where it is shown.
pub struct Found<R = Box<dyn DynReport>> {
    /// What was found.
    pub report: R,
    /// What the program ends with.
    pub code: u8,
    /// What can come after it.
    pub follow_up: FollowUp,
    /// What people should know beside the report.
    pub remark: Option<Page>,
    /// What is wrong, though there is a report.
    pub problem: Option<Problem>,
}

impl<R> Found<R> {
    /// A report with nothing beside it and exit code 0.
    pub fn new(report: R) -> Found<R> {
        Found { report, code: 0, follow_up: FollowUp::default(), remark: None, problem: None }
    }

    /// Sets the code the program ends with.
    pub fn ending(self, code: u8) -> Found<R> {
        Found { code, ..self }
    }

    /// Sets what the answer leaves behind for what comes after it.
    pub fn followed_by(self, follow_up: FollowUp) -> Found<R> {
        Found { follow_up, ..self }
    }

    /// Sets what is wrong beside the report; the program ends with the exit code of that.
    pub fn with_problem(self, problem: Problem) -> Found<R> {
        Found { code: problem.exit_code(), problem: Some(problem), ..self }
    }

    /// Makes another report of its own and keeps the rest.
    pub fn map<S>(self, change: impl FnOnce(R) -> S) -> Found<S> {
        let Found { report, code, follow_up, remark, problem } = self;
        Found { report: change(report), code, follow_up, remark, problem }
    }
}

impl<R: DynReport + 'static> Found<R> {
    /// Hides the type of the report, so that it can stand where any command answers.
    pub fn boxed(self) -> Found {
        self.map(|report| Box::new(report) as Box<dyn DynReport>)
    }
}

impl Found {
    /// A report of which it only matters how it looks.
    pub fn shown(report: impl DynReport + 'static) -> Found {
        Found::new(report).boxed()
    }

    /// A document for programs alone.
    ///
    /// # Errors
    /// When it has a shape JSON lacks.
    pub fn document(document: &impl Serialize) -> Result<Found, Problem> {
        let document = serde_json::to_value(document).map_err(std::io::Error::from)?;
        Ok(Found::shown(Drawing { page: Page::new(), document }))
    }

    /// A report about things that do not outlive the command: its page and its document.
    ///
    /// # Errors
    /// When it cannot be written as JSON.
    pub fn drawn(report: &impl CommandReport, texts: &Texts) -> Result<Found, Problem> {
        let document = serde_json::to_value(report).map_err(std::io::Error::from)?;
        Ok(Found::shown(Drawing { page: report.page(texts), document }))
    }
}

/// A report in both its forms.
struct Drawing {
    page: Page,
    document: Value,
}

impl DynReport for Drawing {
    fn as_page(&self, _: &Texts) -> Page {
        self.page.clone()
    }

    fn as_document(&self) -> serde_json::Result<Option<Value>> {
        Ok(Some(self.document.clone()))
    }
}

/// A text that is written as it is in every form of answer.
#[derive(Debug)]
pub struct PlainText(pub String);

impl DynReport for PlainText {
    fn as_page(&self, _: &Texts) -> Page {
        Page::verbatim(&self.0)
    }

    fn as_document(&self) -> serde_json::Result<Option<Value>> {
        Ok(None)
    }

    fn as_text(&self) -> Option<&str> {
        Some(&self.0)
    }
}

/// What a command has to say, as it is written.
pub struct CommandAnswer {
    /// The text for standard output.
    pub text: String,
    /// What people should know, for standard error.
    pub remark: Option<Page>,
    /// What is wrong, for standard error.
    pub problem: Option<Problem>,
    /// What the program ends with.
    pub code: u8,
    /// What can come after it.
    pub follow_up: FollowUp,
}

impl CommandAnswer {
    /// A text with nothing beside it and exit code 0.
    pub fn from_text(text: String) -> CommandAnswer {
        CommandAnswer { text, remark: None, problem: None, code: 0, follow_up: FollowUp::default() }
    }

    /// The answer, unless all it has to say is what is wrong.
    ///
    /// # Errors
    /// When that is all.
    pub fn or_problem(mut self) -> Result<CommandAnswer, Problem> {
        match self.problem.take() {
            Some(problem) if self.text.is_empty() => Err(problem),
            problem => Ok(CommandAnswer { problem, ..self }),
        }
    }
}

impl Session<'_> {
    /// What a command has found, written as the player wants it.
    ///
    /// # Errors
    /// When it cannot be written as JSON, or lacks a field that is asked for.
    pub fn answer(&self, found: Found) -> Result<CommandAnswer, Problem> {
        let Found { report, code, follow_up, remark, problem } = found;
        Ok(CommandAnswer { text: self.write(&*report)?, remark, problem, code, follow_up })
    }

    /// A report as text: what is kept as a file as it is, unless the player asks for a document with it.
    fn write(&self, report: &dyn DynReport) -> Result<String, Problem> {
        let (asked, document) = (self.asked_format(), || report.as_document().map_err(std::io::Error::from));
        if let Some(text) = report.as_text()
            && (asked.is_none() || document()?.is_none())
        {
            return Ok(text.to_owned());
        }
        if asked == Some(Format::Json)
            && let Some(document) = document()?
        {
            return Ok(pretty_json(&self.numbered(document)?));
        }
        Ok(self.render_page(&report.as_page(self.texts)))
    }

    /// A page in the form the player wants; of an empty one nothing is written.
    fn render_page(&self, page: &Page) -> String {
        if page.is_empty() {
            return String::new();
        }
        match self.format() {
            Format::Html => html(page, self.texts.lang(), HTML),
            Format::Markdown => markdown(page, MARKDOWN),
            Format::Text
            | Format::Json
            | Format::Table
            | Format::List
            | Format::Lines
            | Format::Csv
            | Format::Ids => self.terminal.render(page) + &self.ways(page),
        }
    }

    /// The commands that follow the links of a page, if they are wanted.
    fn ways(&self, page: &Page) -> String {
        if !self.shows_links() {
            return String::new();
        }
        self.terminal.render(&ways(self.texts, &page.links()))
    }
}

/// The document for programs: its fields by the alphabet, ending with a line end.
fn pretty_json(document: &Value) -> String {
    escaped(&format!("{document:#}\n"))
}

/// A document on one line without its end, its fields in the order of their struct.
///
/// # Errors
/// When it has a shape JSON lacks.
pub fn json_line(document: &impl Serialize) -> std::io::Result<String> {
    Ok(escaped(&serde_json::to_string(document)?))
}

/// A document in which signs that steer a screen are written by their numbers: such stand only inside strings.
fn escaped(document: &str) -> String {
    let mut out = String::with_capacity(document.len());
    for sign in document.chars() {
        if steers(sign) {
            // UTF-16 takes two units at most, and JSON writes such a sign as both.
            let mut units = [0; 2];
            for unit in sign.encode_utf16(&mut units) {
                // Writing into a text cannot fail.
                let _ = write!(out, "\\u{unit:04x}");
            }
        } else {
            out.push(sign);
        }
    }
    out
}
