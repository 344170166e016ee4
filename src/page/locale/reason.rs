//! Why something could not be read or written, told by systems, databases and parsers, in the player's
//! language.

use std::io;

use super::sentence::{Fact, Localize, cleaned};
use super::{Texts, msg};
use model::SystemFault;
use model::text::{Shape, SyntaxFault, SyntaxKind};

/// What others say.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reason {
    /// A system or a database, with its own words for what we have none for.
    System {
        /// What happened, as far as it is one of the faults we have words for.
        fault: SystemFault,
        /// The system's or the database's own words, in whatever language; shown where ours do not say more.
        words: String,
    },
    /// A parser.
    Syntax(Box<SyntaxFault>),
    /// A later version of the program has written the file.
    Newer {
        /// The version of the form the file is written in.
        found: i64,
        /// The latest version of that form which this program reads.
        known: i64,
    },
}

impl From<io::Error> for Reason {
    fn from(error: io::Error) -> Reason {
        Reason::from(&error)
    }
}

impl From<&io::Error> for Reason {
    fn from(error: &io::Error) -> Reason {
        Reason::System { fault: error.kind().into(), words: error.to_string() }
    }
}

impl From<SystemFault> for Reason {
    fn from(fault: SystemFault) -> Reason {
        let words = fault.code().to_owned();
        Reason::System { fault, words }
    }
}

impl From<SyntaxFault> for Reason {
    fn from(fault: SyntaxFault) -> Reason {
        Reason::Syntax(Box::new(fault))
    }
}

/// What was the matter, as a whole sentence or two.
impl Localize for Reason {
    fn words(&self, texts: &Texts) -> String {
        match self {
            Reason::System { fault, words } => msg::reason_system(texts, fault.code(), cleaned(words)),
            Reason::Syntax(fault) => syntax(texts, fault),
            Reason::Newer { found, known } => msg::reason_newer(texts, *found, *known),
        }
    }
}

impl From<io::Error> for Fact {
    fn from(error: io::Error) -> Fact {
        Reason::from(&error).into()
    }
}

impl From<&io::Error> for Fact {
    fn from(error: &io::Error) -> Fact {
        Reason::from(error).into()
    }
}

impl From<SystemFault> for Fact {
    fn from(fault: SystemFault) -> Fact {
        Reason::from(fault).into()
    }
}

impl From<SyntaxFault> for Fact {
    fn from(fault: SyntaxFault) -> Fact {
        Reason::from(fault).into()
    }
}

/// The place first, as far as it is known, then what is wrong there.
pub fn syntax(texts: &Texts, fault: &SyntaxFault) -> String {
    let bare = kind(texts, &fault.kind);
    let what = if fault.path.is_empty() { bare } else { msg::reason_in_field(texts, cleaned(&fault.path), bare) };
    match (fault.line, fault.column) {
        (Some(line), Some(column)) => msg::reason_at(texts, line, column, what),
        (Some(line), None) => msg::reason_at_line(texts, line, what),
        (None, _) => what,
    }
}

fn kind(texts: &Texts, kind: &SyntaxKind) -> String {
    match kind {
        SyntaxKind::MissingField(name) => msg::reason_missing_field(texts, cleaned(name)),
        SyntaxKind::UnknownField { name, known } => {
            msg::reason_unknown_field(texts, cleaned(name), or_none(&known.join(", ")))
        }
        SyntaxKind::UnknownWord { name, known } => msg::reason_unknown_word(texts, cleaned(name), known.join(", ")),
        SyntaxKind::DoubledField(name) => msg::reason_doubled_field(texts, cleaned(name)),
        SyntaxKind::WrongShape { found, meant } => {
            msg::reason_wrong_shape(texts, shape(texts, *found), shape(texts, *meant))
        }
        SyntaxKind::BadValue(value) => msg::reason_bad_value(texts, or_none(value)),
        SyntaxKind::Repeated(name) => msg::reason_repeated(texts, cleaned(name)),
        SyntaxKind::NotText => msg::reason_system(texts, SystemFault::NotText.code(), String::new()),
        SyntaxKind::TooDeep => msg::reason_too_deep(texts),
        SyntaxKind::TooLong => msg::reason_too_long(texts),
        SyntaxKind::Empty => msg::reason_empty(texts),
        SyntaxKind::Malformed => msg::reason_malformed(texts),
        SyntaxKind::CutOff => msg::reason_cut_off(texts),
        SyntaxKind::Checksum => msg::reason_checksum(texts),
        SyntaxKind::Newer { found, known } => msg::reason_newer_version(texts, *found, *known),
    }
}

/// The words, or the code of the variant without them.
fn or_none(words: &str) -> String {
    match words {
        "" => "none".to_owned(),
        words => cleaned(words),
    }
}

fn shape(texts: &Texts, shape: Shape) -> String {
    match shape {
        Shape::Text => msg::reason_shape_text(texts),
        Shape::Number => msg::reason_shape_number(texts),
        Shape::YesNo => msg::reason_shape_yes_no(texts),
        Shape::List => msg::reason_shape_list(texts),
        Shape::Fields => msg::reason_shape_fields(texts),
        Shape::Nothing => msg::reason_shape_nothing(texts),
        Shape::Other => msg::reason_shape_other(texts),
    }
}
