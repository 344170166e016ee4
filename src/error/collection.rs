//! The collection.

use super::variants::errors;

errors! {
    /// What is wrong with what is to be booked in the collection, or with a question about it.
    CollectionError as Collection;

    /// There is not a single card.
    Empty => 1, err_collection_empty(), try hint_collection_empty();
    /// No card of the collection fits a query.
    NoneFits { query: String } => 1, err_collection_none_fits(query), try hint_no_card();
    /// No card has this name.
    UnknownCard { name: String, suggestions: Vec<String> }
        => 1, err_collection_unknown_card(name), try hint_collection_unknown_card(),
        near suggestions;
    /// Several cards can be meant, or name and number are different cards.
    Ambiguous { name: String, suggestions: Vec<String> }
        => 2, err_collection_ambiguous(name), try hint_collection_ambiguous(), near suggestions;
    /// What was typed names no card; `trouble` is its code.
    Line { text: String, trouble: &'static str }
        => 2, err_collection_line(text), try hint_deck_line(trouble);
    /// A list to be read in has no card.
    NoCards => 2, err_collection_no_cards(), try hint_collection_no_cards();
}
