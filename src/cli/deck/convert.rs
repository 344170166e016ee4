//! `tricorder deck convert` and `tricorder deck fix`: lists written anew, to standard output.

use std::collections::HashSet;

use clap::Args;

use super::cards::Finder;
use super::source::{format_parser, load, refused};
use crate::cli::Answer;
use crate::cli::session::Session;
use crate::deck::{Deck, DeckList, Format, Pile, fixed, write};
use crate::error::Error;

#[derive(Debug, Args)]
pub struct Convert {
    #[arg(required = true)]
    list: String,
    #[arg(long, required = true, value_parser = format_parser())]
    to: Format,
    #[arg(long, value_parser = format_parser())]
    format: Option<Format>,
}

#[derive(Debug, Args)]
pub struct Fix {
    #[arg(required = true)]
    list: String,
    #[arg(long, value_parser = format_parser())]
    format: Option<Format>,
}

impl Convert {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let (_, deck) = understood(session, &self.list, self.format)?;
        Ok(Answer {
            text: written(session, &deck, self.to),
            problem: kept(&deck, "deck-kept"),
            code: 0,
        })
    }
}

impl Fix {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let (list, deck) = understood(session, &self.list, self.format)?;
        let text = match list.format.is_document() {
            true => written(session, &deck, list.format),
            false => fixed(&list, &deck).0,
        };
        let problem = kept(&deck, "deck-not-fixed");
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
    format: Option<Format>,
) -> Result<(DeckList, Deck), Error> {
    let list = load(session, path, format)?;
    let deck = Finder::new(session).deck(&list)?;
    if let Some((line, trouble)) = list.troubles().next() {
        let words = vec![
            ("line", line.number.to_string()),
            ("text", line.text.clone()),
            ("trouble", trouble.code().to_owned()),
        ];
        return Err(refused("deck-line", words));
    }
    Ok((list, deck))
}

fn written(session: &Session<'_>, deck: &Deck, format: Format) -> String {
    let texts = session.screen.texts();
    let heading = |pile: Pile| texts.get(&format!("deck-pile-{}", pile.code()));
    write(deck, format, heading)
}

/// A word on names that were kept because no card has them.
fn kept(deck: &Deck, reason: &'static str) -> Option<Error> {
    let mut seen = HashSet::new();
    let names = deck.unknown.iter().map(|unknown| unknown.name.as_str());
    let names: Vec<&str> = names.filter(|name| seen.insert(*name)).collect();
    (!names.is_empty()).then(|| {
        let words = vec![
            ("count", names.len().to_string()),
            ("names", names.join(" · ")),
        ];
        refused(reason, words)
    })
}
