//! What keeps the program from answering, as a value made where it happens; and how a player reads it: what is wrong,
//! and what to do.

mod recurring;

use std::{fmt, io};

use crate::findings;
use crate::prose::spelled;
use catalog::CatalogError;
use data::Finding;
use model::Lang;
use page::locale::{Reason, Sentence, Texts, msg, printable, say};
use page::{Page, PageBlock, Span, Words, alarm};

/// By how many signs the ways out are set in below what is wrong.
pub const MARGIN: usize = 2;

/// Faults of the settings, and of what is to be set.
const OF_SETTINGS: [&str; 7] = [
    say::ERR_NO_CONFIG_FOLDER,
    say::ERR_NO_SUCH_SETTING,
    say::ERR_SETTING_REFUSED,
    say::ERR_SETTINGS_FILE,
    say::ERR_SETTINGS_UNFIT,
    say::ERR_SETTINGS_UNKNOWN,
    say::ERR_SETTINGS_UNWRITABLE,
];

/// Remarks beside an answer that lacks nothing for it.
const REMARKS: [&str; 4] = [say::ERR_CACHE_FOLDER, say::ERR_DAMAGED, say::ERR_DECK_NO_LIST, say::ERR_READ_ONLY];

/// Why there is no answer: what is wrong, and what helps. Its code is the id of the message that says what is wrong.
///
/// ```text
/// Problem::missing(say::err_unknown_card(name)).hint(say::hint_unknown_card()).near(suggestions)
/// ```
#[derive(Debug)]
pub struct Problem {
    exit_code: u8,
    sentence: Sentence,
    hint: Option<Sentence>,
    tap: Option<Sentence>,
    near: Vec<String>,
    more: Option<Box<Exhibit>>,
    is_closed_pipe: bool,
}

/// What is shown below the sentence.
#[derive(Debug)]
enum Exhibit {
    /// What is wrong with data, each with the place to mend it.
    Findings(Vec<Finding>),
    /// What is wrong with rules of the player's own, each with the place to mend it.
    OwnFindings(Vec<Finding>),
    /// What was typed, and where it is wrong, in characters from 0.
    Place(String, usize),
}

/// How the reader can do what helps.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Medium {
    /// By commands in a terminal.
    Typed,
    /// On the page for browsers.
    Tapped,
}

impl Problem {
    /// Something named is not there: the program ends with 1, whatever command meets it.
    pub fn missing(sentence: Sentence) -> Problem {
        Problem { exit_code: 1, ..Problem::misuse(sentence) }
    }

    /// Something cannot be done as it was asked for: the program ends with 2.
    pub fn misuse(sentence: Sentence) -> Problem {
        let (hint, tap, near, more) = (None, None, Vec::new(), None);
        Problem { exit_code: 2, sentence, hint, tap, near, more, is_closed_pipe: false }
    }

    /// Something cannot be read or written, which nobody asked for wrongly: the program ends with 2.
    pub fn unreadable(sentence: Sentence) -> Problem {
        Problem::misuse(sentence)
    }

    /// The catalog cannot be opened: findings in the data for what they are, every other fault as what it is where it
    /// is met.
    pub fn of_catalog(error: CatalogError, other: impl FnOnce(Reason) -> Problem) -> Problem {
        match error {
            CatalogError::Data(findings) => Problem::of_data(findings),
            CatalogError::Store(_) | CatalogError::Index(_) | CatalogError::Folder(_) | CatalogError::Damaged => {
                other(Reason::System { fault: error.fault(), words: error.to_string() })
            }
        }
    }

    /// The data is not valid.
    pub fn of_data(findings: Vec<Finding>) -> Problem {
        let problem = Problem::unreadable(say::err_data()).hint(say::hint_data());
        Problem { more: Some(Box::new(Exhibit::Findings(findings))), ..problem }
    }

    /// The problem with what helps.
    pub fn hint(self, hint: Sentence) -> Problem {
        Problem { hint: Some(hint), ..self }
    }

    /// The problem with what helps whoever cannot type what the hint names.
    pub fn tap(self, tap: Sentence) -> Problem {
        Problem { tap: Some(tap), ..self }
    }

    /// The problem with names that may have been meant, the nearest first.
    pub fn near(self, names: impl IntoIterator<Item: AsRef<str>>) -> Problem {
        Problem { near: names.into_iter().map(|name| printable(name.as_ref())).collect(), ..self }
    }

    /// The problem with what is wrong with rules of the player's own, each with the place to mend it.
    pub fn own_findings(self, findings: Vec<Finding>) -> Problem {
        Problem { more: Some(Box::new(Exhibit::OwnFindings(findings))), ..self }
    }

    /// The problem with the place of what was typed where it is wrong, in characters from 0.
    pub fn at(self, typed: &str, place: usize) -> Problem {
        Problem { more: Some(Box::new(Exhibit::Place(typed.to_owned(), place))), ..self }
    }

    /// Whether it is the one that the message of this id tells of.
    pub fn is(&self, id: &str) -> bool {
        self.sentence.id() == id
    }

    /// Whether it is about the settings.
    pub fn is_of_settings(&self) -> bool {
        OF_SETTINGS.contains(&self.sentence.id())
    }

    /// Whether a server with the player's own data did not do what was asked: it says nothing of what is kept there.
    pub fn is_away(&self) -> bool {
        self.is(say::ERR_SERVER)
    }

    /// Whether the reader of the output went away, which is no error.
    pub fn is_closed_pipe(&self) -> bool {
        self.is_closed_pipe
    }

    /// What the program ends with: 1 when something named is not there, 2 for wrong use or unreadable data.
    pub fn exit_code(&self) -> u8 {
        self.exit_code
    }

    /// What is wrong, in one sentence.
    pub fn sentence(&self, texts: &Texts) -> String {
        self.sentence.words(texts)
    }

    /// What helps, if anything does.
    pub fn way_out(&self, texts: &Texts) -> Option<String> {
        self.hint.as_ref().map(|hint| hint.words(texts))
    }

    /// What helps on the page for browsers, where nobody types options; nothing if only a terminal can do it.
    fn way_by_taps(&self, texts: &Texts) -> Option<String> {
        let typed = || self.way_out(texts).filter(|hint| !hint.lines().any(names_option));
        self.tap.as_ref().map(|tap| tap.words(texts)).or_else(typed)
    }

    /// Names that may have been meant, the nearest first.
    pub fn suggestions(&self) -> &[String] {
        &self.near
    }
}

/// In English, for whoever uses the library.
impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(&Texts::new(Lang::En)))
    }
}

impl std::error::Error for Problem {}

/// The output could not be written.
impl From<io::Error> for Problem {
    fn from(reason: io::Error) -> Problem {
        let is_closed_pipe = model::is_closed_pipe(&reason);
        let output = Problem::unreadable(say::err_output(reason)).hint(say::hint_output());
        Problem { is_closed_pipe, ..output }
    }
}

impl From<CatalogError> for Problem {
    fn from(error: CatalogError) -> Problem {
        Problem::of_catalog(error, |reason| Problem::unreadable(say::err_catalog(reason)).hint(say::hint_catalog()))
    }
}

/// Whether a line names an option outside of a command: a whole command the page makes a link of, or leaves out.
fn names_option(line: &str) -> bool {
    let words = Words::from(line).0;
    let before = words.iter().take_while(|span| !matches!(span, Span::Hint(_) | Span::Command(_)));
    let is_option = |word: &str| {
        let name = word.trim_start_matches(|sign: char| !sign.is_alphanumeric() && sign != '-').strip_prefix("--");
        name.is_some_and(|name| name.starts_with(char::is_alphabetic))
    };
    before.map(Span::plain).any(|text| text.split_whitespace().any(is_option))
}

/// What is wrong, where, and what helps.
pub fn page(texts: &Texts, problem: &Problem, medium: Medium) -> Page {
    let mut page = labelled(texts, &spelled(texts, &problem.sentence(texts)));
    match problem.more.as_deref() {
        Some(Exhibit::Findings(findings)) => page.append(findings::findings(texts, findings)),
        Some(Exhibit::OwnFindings(findings)) => page.append(findings::findings_to_read(texts, findings)),
        Some(Exhibit::Place(typed, at)) => page.push(PageBlock::Pointed { typed: typed.clone(), at: *at }),
        None => {}
    }
    add_hints(&mut page, texts, problem, medium);
    page
}

/// What an answer had to do without, and why: the player's own data or settings, or a part of them. What takes nothing
/// from the answer is said as it is.
pub fn aside(texts: &Texts, problem: &Problem, medium: Medium) -> Page {
    let sentence = spelled(texts, &problem.sentence(texts));
    let mut page = Page::from_words(if REMARKS.contains(&problem.sentence.id()) {
        sentence
    } else if problem.is_of_settings() {
        msg::err_without_settings(texts, sentence)
    } else {
        msg::err_without_own(texts, sentence)
    });
    if let Some(Exhibit::OwnFindings(findings)) = problem.more.as_deref() {
        page.append(findings::findings(texts, findings));
    }
    add_hints(&mut page, texts, problem, medium);
    page
}

/// A fault of the program itself.
pub fn panic(texts: &Texts, detail: &str) -> Page {
    let mut page = labelled(texts, &msg::err_panic(texts, detail));
    page.say_indented(msg::hint_panic(texts), MARGIN);
    page
}

fn labelled(texts: &Texts, sentence: &str) -> Page {
    Page::from_words(format!("{} {sentence}", alarm(msg::err_label(texts))))
}

fn add_hints(page: &mut Page, texts: &Texts, problem: &Problem, medium: Medium) {
    let names: Vec<String> = problem.near.iter().map(|name| msg::hint_quoted(texts, name)).collect();
    let meant = (!names.is_empty()).then(|| msg::hint_did_you_mean(texts, names.join(", ")));
    let way_out = match medium {
        Medium::Typed => problem.way_out(texts),
        Medium::Tapped => problem.way_by_taps(texts),
    };
    for hint in meant.into_iter().chain(way_out) {
        page.say_indented(spelled(texts, &hint), MARGIN);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use page::render::Terminal;

    fn shown(error: &Problem) -> String {
        Terminal::new(Some(80), false).render(&page(&Texts::new(Lang::En), error, Medium::Typed))
    }

    #[test]
    fn a_query_is_shown_with_its_fault_marked() {
        let error = Problem::misuse(say::err_query_open_parenthesis()).at("type:ship (", 10);
        let lines = "Error: The parenthesis is never closed: a ) is missing.\n    type:ship (\n              ^\n";
        assert_eq!(shown(&error), lines);
    }

    #[test]
    fn where_nobody_types_no_hint_names_an_option() {
        let texts = Texts::new(Lang::En);
        let tapped = |error: Problem| page(&texts, &error, Medium::Tapped).blocks.len();
        let needs_name = || {
            let typed = Problem::misuse(say::err_deck_needs_name()).hint(say::hint_deck_needs_name());
            typed.tap(say::hint_deck_needs_name_tap())
        };
        let no_such_hit = Problem::missing(say::err_no_such_hit(9_usize, 3_usize)).hint(say::hint_no_such_hit());
        assert_eq!(tapped(needs_name()), 2);
        assert_eq!(tapped(no_such_hit), 1);
        let said = page(&texts, &needs_name(), Medium::Tapped);
        assert!(!Terminal::new(Some(80), false).render(&said).contains("--"), "{said:?}");
    }

    #[test]
    fn what_helps_stands_below_what_is_wrong() {
        let unknown = Problem::missing(say::err_unknown_card("Wolf")).hint(say::hint_unknown_card());
        let error = unknown.near(["Worf"]);
        let lines = "Error: There is no card “Wolf”.\n  Did you mean “Worf”?\n  To see all cards: tricorder list --kind card\n";
        assert_eq!(shown(&error), lines);
    }

    #[test]
    fn a_reader_that_went_away_is_no_error() {
        assert!(Problem::from(io::Error::from(io::ErrorKind::BrokenPipe)).is_closed_pipe());
        assert!(!Problem::from(io::Error::from(io::ErrorKind::NotFound)).is_closed_pipe());
    }

    #[test]
    fn a_problem_speaks_for_itself() {
        let problem = Problem::missing(say::err_unknown_card("Wolf\u{7}")).near(["Worf"]);
        assert_eq!(problem.to_string(), "There is no card “Wolf ”.");
        assert_eq!(problem.exit_code(), 1);
        assert_eq!(problem.suggestions(), ["Worf"]);
    }
}
