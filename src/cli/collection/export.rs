//! `tricorder collection export`: the collection as a list that `import` reads again.

use clap::Args;

use super::show::{holdings, nothing};
use crate::cli::Answer;
use crate::cli::options::{COLLECTIONS, Format, OneOf};
use crate::cli::session::Session;
use crate::error::Error;
use crate::view::collection::export::{csv, text};

#[derive(Debug, Args)]
pub struct Export {
    #[arg(long, default_value = "csv", value_parser = OneOf(&COLLECTIONS))]
    to: Format,
}

impl Export {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let holdings = holdings(session, None, &[])?;
        let written = match self.to {
            Format::Text => text(&holdings),
            Format::Csv
            | Format::Json
            | Format::Html
            | Format::Markdown
            | Format::Table
            | Format::List
            | Format::Lines
            | Format::Ids => csv(&holdings),
        };
        if holdings.is_empty() {
            return Ok(Answer::missed(String::new(), nothing(&holdings)));
        }
        Ok(Answer::found(written))
    }
}
