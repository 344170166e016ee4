//! The card search: queries that nothing fits, and queries that cannot be understood.

use super::variants::errors;
use crate::search::query::Fault;

errors! {
    /// Why no card is found.
    SearchError as Search;

    /// No card fits a query.
    NoCard { query: String, suggestions: Vec<String> }
        => 1, err_no_card(query), try hint_no_card(), near suggestions;
    /// No card fits a query of several parts; `alone` fit the part that excludes most, `without` are
    /// left when it is dropped.
    NoCardFits { part: String, without: usize, alone: usize, suggestions: Vec<String> }
        => 1, err_no_card_fits(part, without, alone), try hint_no_card_fits(), near suggestions;
    /// The same if nothing fits that part even alone.
    NoCardHas { part: String, without: usize, suggestions: Vec<String> }
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
