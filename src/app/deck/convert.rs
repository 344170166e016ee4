//! `tricorder deck convert` and `tricorder deck fix`: lists written anew, to standard output.

use std::collections::HashSet;

use clap::Args;

use crate::choices::FORMS;
use crate::deck::card_finder::CardFinder;
use crate::deck::page_parts::write_deck;
use crate::deck::source::Source;
use crate::deck::unrecognized::ReadList;
use crate::deck::written::{ConvertedDeck, FixedList};
use crate::options::OneOf;
use crate::session::Session;
use crate::{Found, RunCommand};
use deck::{DeckList, Format, FoundDeck, UnknownEntry, update_names};
use page::locale::{msg, say};
use words::Problem;

/// What `tricorder deck convert` takes: the list, and the form it is written in.
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
    /// A deck by its name, in a form.
    pub fn new(place: &str, to: Format) -> Convert {
        Convert { source: Source::at(place), to }
    }
}

impl RunCommand<ConvertedDeck> for Convert {
    fn run(self, session: &Session<'_>) -> Result<Found<ConvertedDeck>, Problem> {
        let (_, deck) = read_usable(&CardFinder::new(session), self.source.load(session)?)?;
        if !deck.unknown.is_empty() {
            return Err(not_written(session, &deck));
        }
        if deck.cards.is_empty() {
            return Err(Problem::misuse(say::err_deck_nothing()).hint(say::hint_deck_nothing()));
        }
        let document =
            ConvertedDeck { to: self.to, text: write_deck(session.texts, &deck, self.to), name: deck.name };
        Ok(Found::new(document))
    }
}

impl RunCommand<FixedList> for Fix {
    fn run(self, session: &Session<'_>) -> Result<Found<FixedList>, Problem> {
        let finder = CardFinder::new(session);
        let (list, mut deck) = read_usable(&finder, self.source.load(session)?)?;
        let taken = if self.apply { finder.settle(&mut deck)? } else { Vec::new() };
        let (text, changes) = update_names(&list, &deck);
        let read = ReadList { suggestions: finder.all_suggestions(&deck)?, list, deck };
        Ok(fix_answer(session, &read, FixedList::new(session.texts, &read, text, changes, taken)))
    }
}

/// A list that was mended. What programs find in the document is not said beside it.
fn fix_answer(session: &Session<'_>, read: &ReadList, fixed: FixedList) -> Found<FixedList> {
    let not_fixed =
        |(count, names)| Problem::misuse(say::err_deck_not_fixed(count, names)).hint(say::hint_deck_not_fixed());
    let problem: Option<Problem> = unknown(&read.deck).map(not_fixed);
    let is_said = session.format().is_for_people();
    let remark = fixed.remark(session.texts).filter(|_| is_said);
    let code = problem.as_ref().map_or(0, Problem::exit_code);
    Found { code, remark, problem, ..Found::new(fixed) }
}

/// A list with its cards.
///
/// # Errors
/// When a line cannot be used: written anew it would be lost.
pub(super) fn read_usable(finder: &CardFinder<'_>, list: DeckList) -> Result<(DeckList, FoundDeck), Problem> {
    let deck = finder.deck(&list)?;
    if let Some((line, trouble)) = list.faults().next() {
        return Err(
            Problem::misuse(say::err_deck_line(line.number, &line.text)).hint(say::hint_deck_line(trouble.code()))
        );
    }
    Ok((list, deck))
}

/// The lines whose cards are not known: they would be written as if they were cards.
fn not_written(session: &Session<'_>, deck: &FoundDeck) -> Problem {
    let line = |unknown: &UnknownEntry| {
        let place = msg::deck_place_line(session.texts, 1_usize, unknown.line.to_string());
        format!("{place}: {}", unknown.name)
    };
    let lines: Vec<String> = deck.unknown.iter().map(line).collect();
    Problem::misuse(say::err_deck_not_written(lines.len(), lines.join(" · "))).hint(say::hint_deck_not_written())
}

/// Names no card has: how many, and which; `None` if there are none.
fn unknown(deck: &FoundDeck) -> Option<(usize, String)> {
    let mut seen = HashSet::new();
    let names: Vec<&str> =
        deck.unknown.iter().map(|unknown| unknown.name.as_str()).filter(|name| seen.insert(*name)).collect();
    (!names.is_empty()).then(|| (names.len(), names.join(" · ")))
}
