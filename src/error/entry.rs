//! Look-ups of entries.

use super::variants::{Detail, errors};

errors! {
    /// Why no entry is shown.
    EntryError as Entry;

    /// The query has no letter or digit.
    EmptyQuery => 2, err_empty_query(), try hint_empty_query();
    /// Nothing fits the query.
    NothingFound { query: String, suggestions: Vec<String> }
        => 1, err_nothing_found(query), try hint_nothing_found(), near suggestions;
    /// Most of what was asked occurs nowhere.
    NotUnderstood { query: String, words: Vec<String>, rest: String, suggestions: Vec<String> }
        => 1, err_not_understood(words, query), try hint_not_understood(rest), near suggestions;
    /// Only games that were not asked for know the query.
    OnlyElsewhere { query: String, count: usize, suggestions: Vec<String> }
        => 1, err_only_elsewhere(query), try hint_only_elsewhere(count), near suggestions;
    /// No entry has this id.
    UnknownId { id: String, suggestions: Vec<String> }
        => 1, err_unknown_id(id), try hint_unknown_id(), near suggestions;
    /// Several entries bear the name.
    SeveralEntries { name: String, listed: Detail }
        => 2, err_several_entries(name), try hint_several_entries(listed, name);
    /// Nothing fits what a list asks for.
    NothingListed => 1, err_nothing_listed(), try hint_nothing_listed();
    /// No trait has this name.
    UnknownTrait { name: String, suggestions: Vec<String> }
        => 1, err_unknown_trait(name), try hint_unknown_trait(), near suggestions;
    /// A number stands for nothing of the list just shown.
    NotInList { number: String, count: usize }
        => 1, err_not_in_list(number, count), try hint_not_in_list(count);
    /// No list was shown on a terminal yet.
    NoList => 1, err_no_list(), try hint_no_list();
    /// `--pick` names a hit that does not exist.
    NoSuchHit { number: usize, count: usize }
        => 1, err_no_such_hit(number, count), try hint_no_such_hit();
}
