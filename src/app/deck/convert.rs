//! `tricorder deck convert` and `tricorder deck fix`: lists written anew, to standard output.

use std::collections::HashSet;

use clap::Args;

use super::card_finder::CardFinder;
use super::source::Source;
use crate::CommandAnswer;
use crate::choices::FORMS;
use crate::options::OneOf;
use crate::session::Session;
use deck::{DeckList, Format, FoundDeck, UnknownEntry, update_names};
use page::locale::msg;
use view::deck::unrecognized::ReadList;
use view::deck::write_deck;
use view::deck::written::ConvertedDeck;
use view::deck::written::FixedList;
use view::error::{DeckError, Error};

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
    pub fn run(self, session: &Session<'_>) -> Result<CommandAnswer, Error> {
        let (_, deck) = read_usable(&CardFinder::new(session), self.source.load(session)?)?;
        if !deck.unknown.is_empty() {
            return Err(not_written(session, &deck));
        }
        if deck.cards.is_empty() {
            return Err(DeckError::Nothing.into());
        }
        let document =
            ConvertedDeck { to: self.to, text: write_deck(session.texts, &deck, self.to), name: deck.name };
        session.handed_over(&document.text, &document)
    }
}

impl Fix {
    pub fn run(self, session: &Session<'_>) -> Result<CommandAnswer, Error> {
        let finder = CardFinder::new(session);
        let (list, mut deck) = read_usable(&finder, self.source.load(session)?)?;
        let taken = if self.apply { finder.settle(&mut deck)? } else { Vec::new() };
        let (text, changes) = update_names(&list, &deck);
        let read = ReadList { suggestions: finder.all_suggestions(&deck)?, list, deck };
        fix_answer(session, &read, &FixedList::new(session.texts, &read, text, changes, taken))
    }
}

/// A list that was mended. What programs find in the document is not said beside it.
fn fix_answer(session: &Session<'_>, read: &ReadList, fixed: &FixedList) -> Result<CommandAnswer, Error> {
    let not_fixed = |(count, names)| DeckError::NotFixed { count, names }.into();
    let problem: Option<Error> = unknown(&read.deck).map(not_fixed);
    let is_said = session.format().is_for_people();
    let answer = session.handed_over(&fixed.text, fixed)?;
    Ok(CommandAnswer {
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
pub(super) fn read_usable(finder: &CardFinder<'_>, list: DeckList) -> Result<(DeckList, FoundDeck), Error> {
    let deck = finder.deck(&list)?;
    if let Some((line, trouble)) = list.faults().next() {
        return Err(DeckError::Line { line: line.number, text: line.text.clone(), trouble: trouble.code() }.into());
    }
    Ok((list, deck))
}

/// The lines whose cards are not known: they would be written as if they were cards.
fn not_written(session: &Session<'_>, deck: &FoundDeck) -> Error {
    let line = |unknown: &UnknownEntry| {
        let place = msg::deck_place_line(session.texts, 1_usize, unknown.line.to_string());
        format!("{place}: {}", unknown.name)
    };
    let lines: Vec<String> = deck.unknown.iter().map(line).collect();
    DeckError::NotWritten { count: lines.len(), lines: lines.join(" · ") }.into()
}

/// Names no card has: how many, and which; `None` if there are none.
fn unknown(deck: &FoundDeck) -> Option<(usize, String)> {
    let mut seen = HashSet::new();
    let names: Vec<&str> =
        deck.unknown.iter().map(|unknown| unknown.name.as_str()).filter(|name| seen.insert(*name)).collect();
    (!names.is_empty()).then(|| (names.len(), names.join(" · ")))
}
