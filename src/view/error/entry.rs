//! Entries that are not there, and questions to the card search.

use super::variants::{Detail, errors};

errors! {
    /// Why no entry is shown.
    EntryError as Entry;

    /// The query has no letter or digit.
    EmptyQuery => 2, err_empty_query(), try hint_empty_query();
    /// Nothing fits the query.
    NothingFound {
        /// The query as typed.
        query: String,
        /// Names that may have been meant, the nearest first; may be empty.
        suggestions: Vec<String>,
    } as nothing_found
        => 1, err_nothing_found(query), try hint_nothing_found(), near suggestions;
    /// Most of what was asked occurs nowhere.
    NotUnderstood {
        /// The query as typed.
        query: String,
        /// Its words that occur nowhere.
        words: Vec<String>,
        /// Its other words, in their order.
        rest: String,
        /// Names that may have been meant, the nearest first; may be empty.
        suggestions: Vec<String>,
    } as not_understood
        => 1, err_not_understood(words, query), try hint_not_understood(rest), near suggestions;
    /// Only games that were not asked for know the query.
    OnlyElsewhere {
        /// The query as typed.
        query: String,
        /// Hits in other games.
        count: usize,
        /// Names that may have been meant, the nearest first; may be empty.
        suggestions: Vec<String>,
    } as only_elsewhere
        => 1, err_only_elsewhere(query), try hint_only_elsewhere(count), near suggestions;
    /// No entry has this id.
    UnknownId {
        /// The id or name as typed.
        id: String,
        /// Names that may have been meant, the nearest first; may be empty.
        suggestions: Vec<String>,
    } as unknown_id
        => 1, err_unknown_id(id), try hint_unknown_id(), near suggestions;
    /// Several entries bear the name.
    SeveralEntries {
        /// The name as typed.
        name: String,
        /// The candidates with their numbers, as they are shown.
        listed: Detail,
    } as several_entries
        => 2, err_several_entries(name), try hint_several_entries(listed, name);
    /// Nothing fits what a list asks for.
    NothingListed => 1, err_nothing_listed(), try hint_nothing_listed();
    /// No trait has this name.
    UnknownTrait {
        /// The name as typed.
        name: String,
        /// Names that may have been meant, the nearest first; may be empty.
        suggestions: Vec<String>,
    } as unknown_trait
        => 1, err_unknown_trait(name), try hint_unknown_trait(), near suggestions;
    /// A number stands for nothing of the list just shown.
    NotInList {
        /// The number as typed.
        number: String,
        /// Entries and cards in the list.
        count: usize,
    } as not_in_list
        => 1, err_not_in_list(number, count), try hint_not_in_list(count);
    /// No list was shown on a terminal yet.
    NoList => 1, err_no_list(), try hint_no_list();
    /// `--pick` names a hit that does not exist.
    NoSuchHit {
        /// The number as typed.
        number: usize,
        /// Hits there are.
        count: usize,
    } as no_such_hit
        => 1, err_no_such_hit(number, count), try hint_no_such_hit();
}

errors! {
    /// Why no card is found.
    SearchError as Search;

    /// No card fits a query.
    NoCard {
        /// The query as typed.
        query: String,
        /// Names that may have been meant, the nearest first; may be empty.
        suggestions: Vec<String>,
    } as no_card
        => 1, err_no_card(query), try hint_no_card(), near suggestions;
    /// No card fits a query of several parts; `alone` fit the part that excludes most, `without` are
    /// left when it is dropped.
    NoCardFits {
        /// The part that excludes most, in the player's language.
        part: String,
        /// Cards that fit the others.
        without: usize,
        /// Cards that fit this part.
        alone: usize,
        /// Names that may have been meant, the nearest first; may be empty.
        suggestions: Vec<String>,
    } as no_card_fits
        => 1, err_no_card_fits(part, without, alone), try hint_no_card_fits(), near suggestions;
    /// The same if nothing fits that part even alone.
    NoCardHas {
        /// The part no card fits, in the player's language.
        part: String,
        /// Cards that fit the others.
        without: usize,
        /// Names that may have been meant, the nearest first; may be empty.
        suggestions: Vec<String>,
    } as no_card_has
        => 1, err_no_card_has(part, without), try hint_no_card_has(), near suggestions;
}
