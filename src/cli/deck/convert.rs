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
use crate::view::deck::convert::Converted;
use crate::view::deck::fix::Fixed;
use crate::view::deck::heading;
use crate::view::deck::unrecognized::Read;

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
        let document = Converted {
            to: self.to,
            text: written(session, &deck, self.to),
            name: deck.name,
        };
        session.handed_over(&document.text, &document)
    }
}

impl Fix {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let finder = Finder::new(session);
        let (list, mut deck) = understood(&finder, self.source.load(session)?)?;
        let taken = if self.apply {
            finder.settle(&mut deck)?
        } else {
            Vec::new()
        };
        let (text, changes) = fixed(&list, &deck);
        let read = Read {
            suggestions: finder.all_suggestions(&deck)?,
            list,
            deck,
        };
        told(
            session,
            &read,
            &Fixed::new(session.texts, &read, text, changes, taken),
        )
    }
}

/// A list that was mended. What programs find in the document is not said beside it.
fn told(session: &Session<'_>, read: &Read, fixed: &Fixed) -> Result<Answer, Error> {
    let not_fixed = |(count, names)| DeckError::NotFixed { count, names }.into();
    let problem: Option<Error> = unknown(&read.deck).map(not_fixed);
    let is_said = session.format().is_for_people();
    let answer = session.handed_over(&fixed.text, fixed)?;
    Ok(Answer {
        remark: fixed.remark(session.texts).filter(|_| is_said),
        code: problem.as_ref().map_or(answer.code, Error::exit_code),
        problem,
        ..answer
    })
}

/// A list with its cards.
///
/// # Errors
/// When a line cannot be used: written anew it would be lost.
pub fn understood(finder: &Finder<'_>, list: DeckList) -> Result<(DeckList, Deck), Error> {
    let deck = finder.deck(&list)?;
    if let Some((line, trouble)) = list.doubts().next() {
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
