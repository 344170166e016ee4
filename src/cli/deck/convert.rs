//! `tricorder deck convert` and `tricorder deck fix`: lists written anew, to standard output.

use std::collections::HashSet;

use clap::Args;

use super::cards::Finder;
use super::source::load;
use crate::cli::Answer;
use crate::cli::choices::FORMS;
use crate::cli::session::Session;
use crate::cli::values::OneOf;
use crate::deck::write;
use crate::deck::{Deck, DeckList, Format, fixed};
use crate::error::{DeckError, Error};
use crate::view::deck::heading;

#[derive(Debug, Args)]
pub struct Convert {
    #[arg(required = true)]
    list: String,
    #[arg(long, required = true, value_parser = OneOf(&FORMS))]
    to: Format,
    #[arg(long, value_parser = OneOf(&FORMS))]
    from: Option<Format>,
}

#[derive(Debug, Args)]
pub struct Fix {
    #[arg(required = true)]
    list: String,
    #[arg(long, value_parser = OneOf(&FORMS))]
    from: Option<Format>,
}

impl Convert {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let (_, deck) = understood(session, &self.list, self.from)?;
        Ok(Answer {
            text: written(session, &deck, self.to),
            problem: unknown(&deck).map(|(count, names)| DeckError::Kept { count, names }.into()),
            code: 0,
        })
    }
}

impl Fix {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let (list, deck) = understood(session, &self.list, self.from)?;
        let text = if list.format.is_document() {
            written(session, &deck, list.format)
        } else {
            fixed(&list, &deck).0
        };
        let not_fixed = |(count, names)| DeckError::NotFixed { count, names }.into();
        let problem: Option<Error> = unknown(&deck).map(not_fixed);
        Ok(Answer {
            text,
            code: problem.as_ref().map_or(0, Error::exit_code),
            problem,
        })
    }
}

/// A list with its cards.
///
/// # Errors
/// When a line cannot be used: written anew it would be lost.
pub fn understood(
    session: &Session<'_>,
    path: &str,
    from: Option<Format>,
) -> Result<(DeckList, Deck), Error> {
    let list = load(session, path, from)?;
    let deck = Finder::new(session).deck(&list)?;
    if let Some((line, trouble)) = list.troubles().next() {
        return Err(DeckError::Line {
            line: line.number,
            text: line.text.clone(),
            trouble: trouble.code(),
        }
        .into());
    }
    Ok((list, deck))
}

fn written(session: &Session<'_>, deck: &Deck, format: Format) -> String {
    write(deck, format, |pile| heading(session.texts, pile))
}

/// Names no card has: how many, and which; `None` if there are none.
fn unknown(deck: &Deck) -> Option<(usize, String)> {
    let mut seen = HashSet::new();
    let names: Vec<&str> = deck
        .unknown
        .iter()
        .map(|unknown| unknown.name.as_str())
        .filter(|name| seen.insert(*name))
        .collect();
    (!names.is_empty()).then(|| (names.len(), names.join(" · ")))
}
