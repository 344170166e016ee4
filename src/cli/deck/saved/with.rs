//! `tricorder deck with`: in which of the saved decks a card is.

use clap::Args;

use crate::cli::Answer;
use crate::cli::argument_kinds::Stands;
use crate::cli::deck::cards::Finder;
use crate::cli::deck::shelf;
use crate::cli::session::Session;
use crate::deck::{Deck, Why, read_line};
use crate::error::{DeckError, Error};
use crate::order::Order;
use crate::text::key;
use crate::view::deck::with::{Holder, Holders, Holding};

#[derive(Debug, Args)]
pub struct With {
    #[arg(required = true, add = Stands::SecondCard)]
    card: Vec<String>,
}

impl With {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let name = self.card.join(" ");
        let finder = Finder::new(session);
        let mut holders = Vec::new();
        for version in session.user()?.with(|db| db.decks())? {
            let deck = finder.deck(&shelf::list(session, &version)?)?;
            let cards = held(&deck, &name);
            if !cards.is_empty() {
                let name = version.deck;
                holders.push(Holder { name, cards });
            }
        }
        if holders.is_empty() {
            return Err(nowhere(&finder, name)?);
        }
        session.show(&Holders {
            query: name,
            decks: holders,
        })
    }
}

/// The cards of a deck with a name or title, pile by pile, each once with all its copies.
fn held(deck: &Deck, wanted: &str) -> Vec<Holding> {
    let wanted_key = key(wanted);
    let known = deck
        .cards
        .iter()
        .filter(|line| line.card.is_called(wanted))
        .map(|line| (line.pile, line.card.full_name(), line.count));
    let unknown = deck
        .unknown
        .iter()
        .filter(|line| key(&line.name) == wanted_key)
        .map(|line| (line.pile(), line.name.clone(), line.count));
    let mut all: Vec<Holding> = Vec::new();
    for (pile, name, count) in known.chain(unknown) {
        let same = all
            .iter_mut()
            .find(|held| held.pile == pile && held.name == name);
        match same {
            Some(held) => held.count = held.count.saturating_add(count),
            None => all.push(Holding { pile, name, count }),
        }
    }
    all.order_by(|a, b| (a.pile, &a.name).cmp(&(b.pile, &b.name)));
    all
}

/// Why no deck has it: it is in none, or no card is called so.
fn nowhere(finder: &Finder<'_>, name: String) -> Result<Error, Error> {
    let found = finder.deck(&read_line(&name, finder.recognizer()?))?;
    let is_unknown = found
        .unknown
        .first()
        .is_some_and(|unknown| unknown.why == Why::NoSuchCard);
    if !is_unknown {
        return Ok(DeckError::InNoDeck { name }.into());
    }
    let suggestions = finder.all_suggestions(&found)?.into_iter().flatten();
    Ok(DeckError::NoCard {
        suggestions: suggestions.collect(),
        name,
    }
    .into())
}
