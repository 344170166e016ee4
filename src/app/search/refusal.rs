//! From faults of a query to what the player is told.

use catalog::search::query::fields::QueryField;
use catalog::search::query::{Fault, QueryError};
use model::Lang;
use page::locale::say;
use words::Problem;

/// A query that was refused.
pub fn refused(lang: Lang, query: &str, error: QueryError) -> Problem {
    let problem = explain(&error.fault.display_in(lang), lang);
    match error.at {
        Some(at) => problem.at(query, at),
        None => problem,
    }
}

/// Of names of fields those of a language and the quick ones, if there are any: others look alike by chance.
fn in_language(suggestions: &[String], lang: Lang) -> Vec<&String> {
    let is_own = |name: &&String| {
        let field = QueryField::find_by_name(name);
        field.is_none_or(|field| field.name(lang) == name.as_str() || field.quick() == Some(name))
    };
    let own: Vec<&String> = suggestions.iter().filter(is_own).collect();
    if own.is_empty() { suggestions.iter().collect() } else { own }
}

fn explain(fault: &Fault, lang: Lang) -> Problem {
    match fault {
        Fault::Empty => Problem::misuse(say::err_query_empty()).hint(say::hint_query_empty()),
        Fault::TooLong => Problem::misuse(say::err_query_too_long()).hint(say::hint_query_too_long()),
        Fault::TooDeep => Problem::misuse(say::err_query_too_deep()).hint(say::hint_query_too_deep()),
        Fault::TooManyPatterns => {
            Problem::misuse(say::err_query_too_many_patterns()).hint(say::hint_query_too_many_patterns())
        }
        Fault::UnknownField { field, suggestions } => Problem::misuse(say::err_query_unknown_field(field))
            .hint(say::hint_query_unknown_field())
            .near(in_language(suggestions, lang)),
        Fault::UnknownSort { field, suggestions } => Problem::misuse(say::err_query_unknown_sort(field))
            .hint(say::hint_query_unknown_sort())
            .near(in_language(suggestions, lang)),
        Fault::MissingField => {
            Problem::misuse(say::err_query_missing_field()).hint(say::hint_query_missing_field())
        }
        Fault::MissingValue { field } => {
            Problem::misuse(say::err_query_missing_value(field)).hint(say::hint_query_missing_value(field))
        }
        Fault::UnknownValue { field, value, suggestions } => {
            Problem::missing(say::err_query_unknown_value(value, field))
                .hint(say::hint_query_unknown_value(field, value))
                .near(suggestions)
        }
        Fault::NotANumber { field, value } => {
            Problem::misuse(say::err_query_not_a_number(value, field)).hint(say::hint_query_not_a_number(field))
        }
        Fault::NotComparable { field } => {
            Problem::misuse(say::err_query_not_comparable(field)).hint(say::hint_query_not_comparable(field))
        }
        Fault::HowMany { field, word } => {
            Problem::misuse(say::err_query_how_many(field)).hint(say::hint_query_how_many(field, *word))
        }
        Fault::NotAddable { field } => {
            Problem::misuse(say::err_query_not_addable(field)).hint(say::hint_query_not_addable())
        }
        Fault::MissingSummand => {
            Problem::misuse(say::err_query_missing_summand()).hint(say::hint_query_missing_summand())
        }
        Fault::OneNumber { field } => {
            Problem::misuse(say::err_query_one_number(field)).hint(say::hint_query_one_number(field))
        }
        Fault::RegexElsewhere { field } => {
            Problem::misuse(say::err_query_regex_elsewhere(field)).hint(say::hint_query_regex_elsewhere(field))
        }
        Fault::BadRegex { pattern, reason } => {
            Problem::misuse(say::err_query_bad_regex(pattern, reason.code())).hint(say::hint_query_bad_regex())
        }
        Fault::OpenQuote => Problem::misuse(say::err_query_open_quote()),
        Fault::OpenRegex => Problem::misuse(say::err_query_open_regex()).hint(say::hint_query_open_regex()),
        Fault::OpenParenthesis => Problem::misuse(say::err_query_open_parenthesis()),
        Fault::StrayParenthesis => Problem::misuse(say::err_query_stray_parenthesis()),
        Fault::Nothing => Problem::misuse(say::err_query_nothing()).hint(say::hint_query_nothing()),
    }
}
