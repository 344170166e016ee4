//! What a command has to say, and how it is written.

use std::fmt::Write as _;

use serde::Serialize;
use serde_json::Value;

use super::options::Format;
use super::recent_list::FollowUp;
use super::session::Session;
use model::Record;
use model::text::steers;
use page::Page;
use page::render::{Links, markdown};
use view::error::Error;
use view::{Shown, ways};

/// Links of a document lead to files named by ids, beside each other.
const MARKDOWN: Links<'_> = Links { before: "", between: "/", behind: ".md" };

/// What a command has to say.
pub struct CommandAnswer {
    /// For standard output.
    pub text: String,
    /// For standard error, beside the text: what people should know.
    pub remark: Option<Page>,
    /// The same: what is wrong.
    pub problem: Option<Error>,
    /// What the program ends with.
    pub code: u8,
    /// What can come after it.
    pub trail: FollowUp,
}

impl CommandAnswer {
    /// What was found: text for standard output, with nothing beside it and exit code 0.
    pub fn found(text: String) -> CommandAnswer {
        CommandAnswer { text, remark: None, problem: None, code: 0, trail: FollowUp::default() }
    }

    /// What was not found: text for programs, and the problem beside it.
    pub fn missed(text: String, problem: Error) -> CommandAnswer {
        CommandAnswer {
            text,
            remark: None,
            code: problem.exit_code(),
            problem: Some(problem),
            trail: FollowUp::default(),
        }
    }

    /// An answer that says itself what is wrong.
    pub fn with_code(text: String, code: u8) -> CommandAnswer {
        CommandAnswer { text, remark: None, problem: None, code, trail: FollowUp::default() }
    }
}

impl Session<'_> {
    /// What was found, written as the player wants it.
    ///
    /// # Errors
    /// When it cannot be written as JSON.
    pub fn show(&self, found: &dyn Shown) -> Result<CommandAnswer, Error> {
        self.judge(found, 0)
    }

    /// The same with the code the program ends with.
    ///
    /// # Errors
    /// When it cannot be written as JSON.
    pub fn judge(&self, found: &dyn Shown, code: u8) -> Result<CommandAnswer, Error> {
        Ok(CommandAnswer::with_code(self.written(found)?, code))
    }

    /// A text that is written to be kept as a file: as it is, unless the player asks for a document with it.
    ///
    /// # Errors
    /// When it cannot be written as JSON.
    pub fn handed_over(&self, text: &str, document: &dyn Shown) -> Result<CommandAnswer, Error> {
        match self.asked_format() {
            None => Ok(CommandAnswer::found(text.to_owned())),
            Some(_) => self.show(document),
        }
    }

    /// An answer that shows an entry or card in full.
    pub fn opening(&self, answer: CommandAnswer, record: &Record) -> CommandAnswer {
        let trail = self.opened(record);
        CommandAnswer { trail, ..answer }
    }

    /// An answer that lists entries or cards under numbers from 1; of hits the player may choose at once.
    pub fn listing(
        &self,
        answer: CommandAnswer,
        ids: impl IntoIterator<Item = String>,
        asks: bool,
    ) -> CommandAnswer {
        let trail = self.listed(ids, asks);
        CommandAnswer { trail, ..answer }
    }

    /// What was found as text.
    ///
    /// # Errors
    /// When it cannot be written as JSON.
    pub fn written(&self, found: &dyn Shown) -> Result<String, Error> {
        match self.format() {
            Format::Json => laid_out(found.as_document()),
            format => Ok(self.rendered(&found.as_page(self.texts), format)),
        }
    }

    /// A page alone, for what programs have no use for.
    pub fn rendered(&self, page: &Page, format: Format) -> String {
        match format {
            Format::Html => self.html_target.html(page, self.texts),
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

    /// A page as an answer.
    pub fn page(&self, page: &Page) -> CommandAnswer {
        CommandAnswer::found(self.rendered(page, self.format()))
    }
}

/// The document for programs: its fields by the alphabet, ending with a line end.
///
/// # Errors
/// When it has a shape JSON lacks.
pub fn json(document: &impl Serialize) -> Result<String, Error> {
    laid_out(serde_json::to_value(document))
}

fn laid_out(document: serde_json::Result<Value>) -> Result<String, Error> {
    let value = document.map_err(std::io::Error::from)?;
    Ok(escaped(&format!("{value:#}\n")))
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
