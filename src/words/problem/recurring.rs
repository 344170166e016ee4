//! Problems met in more than one place.

use std::path::Path;

use crate::Problem;
use keep::damage::DamagedItem;
use page::locale::{Fact, Localize, Texts, msg, printable, say};

impl Problem {
    /// A headquarters cannot be attempted.
    pub fn headquarters(name: &str) -> Problem {
        Problem::misuse(say::err_calc_headquarters(name)).hint(say::hint_calc_headquarters())
    }

    /// There is not a single card in the collection.
    pub fn empty_collection() -> Problem {
        Problem::missing(say::err_collection_empty()).hint(say::hint_collection_empty())
    }

    /// A number stands for nothing of the list just shown, which has `count` entries and cards.
    pub fn not_in_list(number: &str, count: usize) -> Problem {
        Problem::missing(say::err_not_in_list(number, count)).hint(say::hint_not_in_list(count))
    }

    /// Nothing fits what a list asks for.
    pub fn nothing_listed() -> Problem {
        Problem::missing(say::err_nothing_listed()).hint(say::hint_nothing_listed())
    }

    /// No entry has this id.
    pub fn unknown_id(id: &str) -> Problem {
        Problem::missing(say::err_unknown_id(id)).hint(say::hint_unknown_id())
    }

    /// No card fits a query.
    pub fn no_card(query: &str) -> Problem {
        Problem::missing(say::err_no_card(query)).hint(say::hint_no_card())
    }

    /// Several cards have this name; they are listed with their numbers.
    pub fn ambiguous_card(name: &str, listed: &str) -> Problem {
        Problem::misuse(say::err_ambiguous_card(name)).hint(say::hint_ambiguous_card(Fact::in_full(listed), name))
    }

    /// The game is over.
    pub fn game_over() -> Problem {
        Problem::misuse(say::err_game_over()).hint(say::hint_game_over())
    }

    /// A field of a form was left empty.
    pub fn left_empty() -> Problem {
        Problem::misuse(say::err_left_empty()).hint(say::hint_left_empty())
    }

    /// Fewer cards were named than were asked for.
    pub fn names_missing(missing: usize) -> Problem {
        Problem::misuse(say::err_names_missing(missing)).hint(say::hint_names_missing())
    }

    /// Cards on the table are written in a way that cannot be read.
    pub fn notation(text: &str) -> Problem {
        Problem::misuse(say::err_notation(text)).hint(say::hint_notation())
    }

    /// There is nothing to undo.
    pub fn nothing_to_undo() -> Problem {
        Problem::misuse(say::err_nothing_to_undo()).hint(say::hint_nothing_to_undo())
    }

    /// A number that cannot be.
    pub fn out_of_range(text: &str, least: i32, most: i32) -> Problem {
        Problem::misuse(say::err_out_of_range(text)).hint(say::hint_out_of_range(least, most))
    }

    /// A question must be answered first.
    pub fn question_open() -> Problem {
        Problem::misuse(say::err_question_open()).hint(say::hint_question_open())
    }

    /// More Away Teams of the Bot were named than it has.
    pub fn too_many_teams(captain: &str, teams: u8, sent: impl Into<Fact>) -> Problem {
        Problem::misuse(say::err_too_many_teams(captain, teams, sent)).hint(say::hint_too_many_teams())
    }

    /// No three steps of the tracks.
    pub fn track_steps(text: &str) -> Problem {
        Problem::misuse(say::err_track_steps(text)).hint(say::hint_track_steps())
    }

    /// An answer, event or correction that cannot be read.
    pub fn unreadable_reply(text: &str) -> Problem {
        Problem::misuse(say::err_unreadable_reply(text)).hint(say::hint_unreadable_reply())
    }

    /// A `-` where several decks may have run out.
    pub fn which_deck() -> Problem {
        Problem::misuse(say::err_which_deck()).hint(say::hint_which_deck())
    }

    /// No catalog can be written to the folder of the catalogs.
    pub fn cache_folder(folder: &Path, reason: impl Into<Fact>) -> Problem {
        Problem::unreadable(say::err_cache_folder(folder, reason)).hint(say::hint_cache_folder())
    }

    /// Some things in the user database are damaged; the others can be read.
    pub fn damaged(path: &str, items: Vec<DamagedItem>) -> Problem {
        Problem::unreadable(say::err_damaged(Path::new(path), DamageList(items))).hint(say::hint_damaged())
    }

    /// Another terminal has gone on with the game or campaign.
    pub fn moved() -> Problem {
        Problem::misuse(say::err_moved()).hint(say::hint_moved())
    }

    /// There is no cache folder to write to.
    pub fn no_cache_folder() -> Problem {
        Problem::unreadable(say::err_no_cache_folder()).hint(say::hint_no_cache_folder())
    }

    /// There is no folder for the player's own data.
    pub fn no_data_folder() -> Problem {
        Problem::unreadable(say::err_no_data_folder()).hint(say::hint_no_data_folder())
    }

    /// Something of the player's own is kept already, and is not to be replaced.
    pub fn occupied() -> Problem {
        Problem::misuse(say::err_occupied()).hint(say::hint_occupied())
    }

    /// A folder with rules of the player's own cannot be listed.
    pub fn own_folder(folder: &Path, reason: impl Into<Fact>) -> Problem {
        Problem::unreadable(say::err_own_folder(folder, reason)).hint(say::hint_own_folder())
    }

    /// No game, training or campaign has this name.
    pub fn unknown_name(name: &str) -> Problem {
        Problem::missing(say::err_unknown_name(name)).hint(say::hint_unknown_name())
    }

    /// Two options that exclude each other, or one given twice.
    pub fn conflict(option: &str, other: &str) -> Problem {
        Problem::misuse(say::err_conflict(option, Fact::in_full(other))).hint(say::hint_conflict())
    }

    /// A value that is not of the form its option wants.
    pub fn malformed_value(option: &str, value: &str) -> Problem {
        Problem::misuse(say::err_malformed_value(option, value)).hint(say::hint_malformed_value())
    }

    /// A command lacks something it needs, named as the usage line shows it.
    pub fn missing_argument(what: &str) -> Problem {
        Problem::misuse(say::err_missing_argument(Fact::in_full(what))).hint(say::hint_missing_argument())
    }

    /// An option is given without its value.
    pub fn missing_value(option: &str) -> Problem {
        Problem::misuse(say::err_missing_value(option)).hint(say::hint_missing_value())
    }

    /// No captain, or no box, has this name.
    pub fn no_such_name(option: &str, value: &str, allowed: impl IntoIterator<Item: AsRef<str>>) -> Problem {
        Problem::missing(say::err_unknown_value(value, option)).hint(say::hint_unknown_value(Fact::names(allowed)))
    }

    /// Any other wrong use, with what is known of it in English; may be empty.
    pub fn unclear(detail: &str) -> Problem {
        Problem::misuse(say::err_usage(Fact::in_full(detail))).hint(say::hint_usage())
    }

    /// One word too many.
    pub fn unexpected_argument(argument: &str) -> Problem {
        Problem::misuse(say::err_unexpected_argument(argument)).hint(say::hint_unexpected_argument())
    }

    /// An option has a value it does not know; `allowed` is possible instead, in the order in which it is listed.
    pub fn unknown_value(option: &str, value: &str, allowed: impl IntoIterator<Item: AsRef<str>>) -> Problem {
        Problem::misuse(say::err_unknown_value(value, option)).hint(say::hint_unknown_value(Fact::names(allowed)))
    }
}

/// What is damaged, in the order in which it was found.
#[derive(Debug)]
struct DamageList(Vec<DamagedItem>);

impl Localize for DamageList {
    fn words(&self, texts: &Texts) -> String {
        let item = |item: &DamagedItem| match &*item.name {
            "" => msg::db_things(texts, item.kind.code()),
            name => msg::db_thing(texts, item.kind.code(), printable(name)),
        };
        self.0.iter().map(item).collect::<Vec<_>>().join(", ")
    }
}
