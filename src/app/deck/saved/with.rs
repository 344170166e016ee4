//! `tricorder deck list --card`: in which saved decks a card is.

use serde::Serialize;

use crate::deck::card_finder::CardFinder;
use crate::deck::named_lists;
use crate::session::Session;
use crate::{CommandReport, Found, RunCommand};
use deck::{FoundDeck, MatchFailure, Pile};
use model::order::Order;
use model::text::key;
use page::locale::{Texts, msg, say};
use page::{Page, PageTable};
use words::{Problem, Term};

/// Asks for the saved decks that have the card of a name.
#[derive(Debug)]
pub struct DecksOfCard(pub String);

impl RunCommand<DecksWithCard> for DecksOfCard {
    fn run(self, session: &Session<'_>) -> Result<Found<DecksWithCard>, Problem> {
        let DecksOfCard(name) = self;
        let finder = CardFinder::new(session);
        let mut holders = Vec::new();
        for version in session.user()?.with(|db| db.decks())? {
            let Some(list) = named_lists::read_if_whole(session, &version) else {
                continue;
            };
            let deck = finder.deck(&list)?;
            let cards = copies_in_deck(&deck, &name);
            if !cards.is_empty() {
                let name = version.deck;
                holders.push(DeckWithCard { name, cards });
            }
        }
        if holders.is_empty() {
            return Err(not_found(&finder, name)?);
        }
        Ok(Found::new(DecksWithCard { query: name, decks: holders }))
    }
}

/// The cards of a deck with a name or title, pile by pile, each once with all its copies.
fn copies_in_deck(deck: &FoundDeck, wanted: &str) -> Vec<PileCopies> {
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
    let mut all: Vec<PileCopies> = Vec::new();
    for (pile, name, count) in known.chain(unknown) {
        let same = all.iter_mut().find(|held| held.pile == pile && held.name == name);
        match same {
            Some(held) => held.count = held.count.saturating_add(count),
            None => all.push(PileCopies { pile, name, count }),
        }
    }
    all.order_by(|a, b| (a.pile, &a.name).cmp(&(b.pile, &b.name)));
    all
}

/// Why no deck has it: it is in none, or no card is called so.
fn not_found(finder: &CardFinder<'_>, name: String) -> Result<Problem, Problem> {
    let read = finder.read_typed(&name)?;
    let is_unknown = read.deck.unknown.first().is_some_and(|unknown| unknown.why == MatchFailure::NoSuchCard);
    if !is_unknown {
        return Ok(Problem::missing(say::err_deck_in_no_deck(name)).hint(say::hint_deck_in_no_deck()));
    }
    Ok(Problem::missing(say::err_deck_no_card(name))
        .hint(say::hint_deck_no_card())
        .near(read.suggestions.into_iter().flatten()))
}

/// `{"query","decks":[{"name","cards":[{"pile","name","count"}]}]}`, by name of the deck; there is one at
/// least.
#[derive(Debug, Serialize)]
pub struct DecksWithCard {
    /// The name that was looked for, as typed.
    pub query: String,
    /// The decks that have the card, by their names.
    pub decks: Vec<DeckWithCard>,
}

/// A deck that has the card.
#[derive(Debug, Serialize)]
pub struct DeckWithCard {
    /// The name of the deck.
    pub name: String,
    /// Pile by pile; several cards share a title.
    pub cards: Vec<PileCopies>,
}

/// Copies in a pile.
#[derive(Debug, Serialize)]
pub struct PileCopies {
    /// The pile the copies are in.
    pub pile: Pile,
    /// Full name of the card, or the name as written if it is not known.
    pub name: String,
    /// Copies in this pile.
    pub count: u32,
}

impl CommandReport for DecksWithCard {
    fn page(&self, texts: &Texts) -> Page {
        let header = [
            msg::deck_column_list(texts),
            msg::deck_column_card(texts),
            msg::deck_column_pile(texts),
            msg::deck_column_copies(texts),
        ];
        let rows = self.decks.iter().flat_map(|deck| {
            let row = |held: &PileCopies| {
                let (pile, count) = (held.pile.term(texts), held.count.to_string());
                vec![deck.name.clone(), held.name.clone(), pile, count]
            };
            deck.cards.iter().map(row).collect::<Vec<_>>()
        });
        let mut page = Page::new();
        page.table(PageTable::open(header, rows));
        page
    }
}
