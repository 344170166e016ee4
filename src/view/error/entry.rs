//! Entries that are not there, and questions to the card search.

use super::variants::{Detail, errors};
use catalog::search::query::Fault;

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

errors! {
    for Fault;

    Empty => 2, err_query_empty(), try hint_query_empty();
    TooLong => 2, err_query_too_long(), try hint_query_too_long();
    TooDeep => 2, err_query_too_deep(), try hint_query_too_deep();
    TooManyPatterns => 2, err_query_too_many_patterns(), try hint_query_too_many_patterns();
    UnknownField { field, suggestions }
        => 2, err_query_unknown_field(field), try hint_query_unknown_field(), near suggestions;
    UnknownSort { field, suggestions }
        => 2, err_query_unknown_sort(field), try hint_query_unknown_sort(), near suggestions;
    MissingField => 2, err_query_missing_field(), try hint_query_missing_field();
    MissingValue { field }
        => 2, err_query_missing_value(field), try hint_query_missing_value(field);
    UnknownValue { field, value, suggestions }
        => 1, err_query_unknown_value(value, field), try hint_query_unknown_value(field, value),
        near suggestions;
    NotANumber { field, value }
        => 2, err_query_not_a_number(value, field), try hint_query_not_a_number(field);
    NotComparable { field }
        => 2, err_query_not_comparable(field), try hint_query_not_comparable(field);
    HowMany { field, word }
        => 2, err_query_how_many(field), try hint_query_how_many(field, word);
    NotAddable { field }
        => 2, err_query_not_addable(field), try hint_query_not_addable();
    MissingSummand => 2, err_query_missing_summand(), try hint_query_missing_summand();
    OneNumber { field } => 2, err_query_one_number(field), try hint_query_one_number(field);
    RegexElsewhere { field }
        => 2, err_query_regex_elsewhere(field), try hint_query_regex_elsewhere(field);
    BadRegex { pattern, reason }
        => 2, err_query_bad_regex(pattern, reason), try hint_query_bad_regex();
    OpenQuote => 2, err_query_open_quote();
    OpenRegex => 2, err_query_open_regex(), try hint_query_open_regex();
    OpenParenthesis => 2, err_query_open_parenthesis();
    StrayParenthesis => 2, err_query_stray_parenthesis();
    Nothing => 2, err_query_nothing(), try hint_query_nothing();
}
