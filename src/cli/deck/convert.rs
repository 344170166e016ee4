//! `tricorder deck convert` and `tricorder deck fix`: lists written anew, to standard output.

use std::collections::HashSet;

use clap::Args;

use super::cards::Finder;
use super::source::Source;
use crate::cli::Answer;
use crate::cli::choices::FORMS;
use crate::cli::options::OneOf;
use crate::cli::session::Session;
use crate::deck::write;
use crate::deck::{Deck, DeckList, Format, Unknown, fixed};
use crate::error::{DeckError, Error};
use crate::locale::msg;
use crate::view::deck::fix::taken;
use crate::view::deck::heading;

#[derive(Debug, Args)]
pub struct Convert {
    #[command(flatten)]
    source: Source,
    #[arg(long, required = true, value_parser = OneOf(&FORMS))]
    to: Format,
}

#[derive(Debug, Args)]
pub struct Fix {
    #[command(flatten)]
    source: Source,
    #[arg(long)]
    apply: bool,
}

impl Convert {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let (_, deck) = understood(&Finder::new(session), self.source.load(session)?)?;
        if !deck.unknown.is_empty() {
            return Err(not_written(session, &deck));
        }
        if deck.cards.is_empty() {
            return Err(DeckError::Nothing.into());
        }
        Ok(Answer::found(written(session, &deck, self.to)))
    }
}

impl Fix {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let finder = Finder::new(session);
        let (list, mut deck) = understood(&finder, self.source.load(session)?)?;
        let settled = if self.apply {
            finder.settle(&mut deck)?
        } else {
            Vec::new()
        };
        let text = if list.format.is_written_anew() {
            written(session, &deck, list.format).replace('\n', list.line_end())
        } else {
            fixed(&list, &deck).0
        };
        let is_document = list.format.is_document();
        let not_fixed = |(count, names)| DeckError::NotFixed { count, names }.into();
        let problem: Option<Error> = unknown(&deck).map(not_fixed);
        let code = problem.as_ref().map_or(0, Error::exit_code);
        Ok(Answer {
            remark: taken(session.texts, is_document, &settled),
            problem,
            ..Answer::judged(text, code)
        })
    }
}

/// A list with its cards.
///
/// # Errors
/// When a line cannot be used: written anew it would be lost.
pub fn understood(finder: &Finder<'_>, list: DeckList) -> Result<(DeckList, Deck), Error> {
    let deck = finder.deck(&list)?;
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

/// The lines whose cards are not known: they would be written as if they were cards.
fn not_written(session: &Session<'_>, deck: &Deck) -> Error {
    let line = |unknown: &Unknown| {
        let place = msg::deck_place_line(session.texts, 1_usize, unknown.line.to_string());
        format!("{place}: {}", unknown.name)
    };
    let lines: Vec<String> = deck.unknown.iter().map(line).collect();
    DeckError::NotWritten {
        count: lines.len(),
        lines: lines.join(" · "),
    }
    .into()
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
