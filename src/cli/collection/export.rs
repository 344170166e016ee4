//! `tricorder collection export`: the collection as a list that `import` reads again.

use clap::Args;

use super::show::{holdings, nothing};
use crate::cli::Answer;
use crate::cli::options::{COLLECTIONS, Format, OneOf};
use crate::cli::session::Session;
use crate::error::Error;
use crate::view::collection::export::{Exported, csv, text};

#[derive(Debug, Args)]
pub struct Export {
    #[arg(long, default_value = "csv", value_parser = OneOf(&COLLECTIONS))]
    to: Format,
}

impl Export {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let holdings = holdings(session, None, &[])?;
        if holdings.is_empty() {
            return Ok(Answer::missed(String::new(), nothing(&holdings)));
        }
        let document = match self.to {
            Format::Text => Exported {
                text: text(&holdings),
                to: "text",
            },
            Format::Csv
            | Format::Json
            | Format::Html
            | Format::Markdown
            | Format::Table
            | Format::List
            | Format::Lines
            | Format::Ids => Exported {
                text: csv(&holdings),
                to: "csv",
            },
        };
        session.handed_over(&document.text, &document)
    }
}
