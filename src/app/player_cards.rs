//! The player's collection and decks, for the commands that search among cards.

use crate::deck::card_finder::CardFinder;
use crate::deck::named_lists::find_saved_list;
use crate::session::Session;
use catalog::search::cards::PlayerCards;
use catalog::search::query::{Query, SortKey, fields};
use words::Problem;

/// What a search needs to know of the player's things: nothing, unless it asks.
///
/// # Errors
/// When the user database or a deck that is asked for cannot be read.
pub fn for_search(session: &Session<'_>, query: &Query, sort: &[SortKey]) -> Result<PlayerCards, Problem> {
    let is_sorted = sort.iter().any(|key| key.field == &fields::OWNED);
    let copies = if is_sorted || query.names_field(&fields::OWNED) { session.owned_rows()? } else { Vec::new() };
    with_decks(session, PlayerCards::from_copies(copies), query)
}

/// Adds the saved decks a query asks for. Of a name no deck has, the names near to it are added.
///
/// # Errors
/// When one of the decks cannot be read.
pub fn with_decks(session: &Session<'_>, mut player: PlayerCards, query: &Query) -> Result<PlayerCards, Problem> {
    for name in query.texts_of(&fields::DECK) {
        match find_saved_list(session, name)? {
            Ok(list) => {
                let cards = CardFinder::new(session).deck(&list)?.cards.into_iter();
                player.add_deck(name, cards.map(|entry| entry.card.full_name()));
            }
            Err(unknown) => player.add_deck_names(unknown.near),
        }
    }
    Ok(player)
}
