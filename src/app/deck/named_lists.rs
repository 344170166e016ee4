//! Lists by name: the saved decks, in the latest version or an earlier one, `NAME@2`, and the decks that come with the
//! program, `example:klingon`.

use std::path::Path;

use crate::deck::written::name_of;
use crate::kept_names;
use crate::paths::is_there;
use crate::session::Session;
use crate::user::User;
use data::examples;
use deck::{Citation, DeckList, Family, ListError, Pile, read};
use keep::decks::DeckVersion;
use model::text::vocabulary::typed;
use model::text::{SyntaxKind, closest, key};
use model::{ExampleCopies, ExampleDeck};
use page::locale::say;
use words::Problem;

/// `NAME@2` as name and version; `None` for names without one.
pub(super) fn split_version(typed: &str) -> Option<(&str, usize)> {
    let (name, version) = typed.rsplit_once('@')?;
    let is_number = !version.is_empty() && version.bytes().all(|byte| byte.is_ascii_digit());
    let number = version.parse().ok().filter(|_| is_number)?;
    (!name.is_empty()).then_some((name, number))
}

/// No saved deck is called as was typed.
#[derive(Debug, Default)]
pub(crate) struct UnknownDeckName {
    /// Saved decks that may have been meant.
    pub near: Vec<String>,
}

/// The version of a saved deck that a name means, in any spelling, or what else may have been meant.
///
/// # Errors
/// When the deck has no such version.
fn find(user: &mut User, typed: &str) -> Result<Result<DeckVersion, UnknownDeckName>, Problem> {
    if let Some(version) = find_exact(user, typed)? {
        return Ok(Ok(version));
    }
    let (name, version) = match split_version(typed) {
        Some((name, _)) => (name, &typed[name.len()..]),
        None => (typed, ""),
    };
    let decks = user.with(|db| db.decks())?;
    let names: Vec<&str> = decks.iter().map(|deck| deck.deck.as_str()).collect();
    let meant = match kept_names::meant(name, &names) {
        Some(kept) => find_exact(user, &format!("{kept}{version}"))?,
        None => None,
    };
    Ok(meant.ok_or_else(|| UnknownDeckName { near: kept_names::near(typed, &names) }))
}

/// The version that a name means as it stands.
fn find_exact(user: &mut User, typed: &str) -> Result<Option<DeckVersion>, Problem> {
    if let Some(deck) = user.with(|db| db.deck(typed))? {
        return Ok(Some(deck));
    }
    let Some((name, wanted)) = split_version(typed) else {
        return Ok(None);
    };
    let mut versions = user.with(|db| db.deck_versions(name))?;
    let last = versions.len();
    match versions.iter().position(|version| version.number == wanted) {
        Some(at) => Ok(Some(versions.swap_remove(at))),
        None if last == 0 => Ok(None),
        None => Err(Problem::missing(say::err_deck_no_version(name, last, wanted.to_string()))
            .hint(say::hint_deck_no_version(name))),
    }
}

/// The version of a saved deck that a name means, as `NAME` or `NAME@2`.
///
/// # Errors
/// When no deck is called so, with the names like it; or when it has no such version.
pub(super) fn find_version(user: &mut User, typed: &str) -> Result<DeckVersion, Problem> {
    let unknown = |UnknownDeckName { near }| {
        Problem::missing(say::err_deck_unknown_name(typed)).hint(say::hint_deck_unknown_name()).near(near)
    };
    find(user, typed)?.map_err(unknown)
}

/// The deck to be changed: only its latest version can be.
///
/// # Errors
/// When no deck is called so, or an earlier version is named.
pub(super) fn find_latest(user: &mut User, typed: &str) -> Result<DeckVersion, Problem> {
    let version = find_version(user, typed)?;
    let latest = user.with(|db| db.deck(&version.deck))?;
    match latest {
        Some(latest) if latest.number != version.number => {
            Err(Problem::misuse(say::err_deck_earlier(typed)).hint(say::hint_deck_earlier(version.deck, typed)))
        }
        _ => Ok(version),
    }
}

/// A text that does not have the form it should have.
pub(super) fn no_list(path: &str, error: ListError) -> Problem {
    if error.family == Family::Code {
        let what = if matches!(error.fault.kind, SyntaxKind::Newer { .. }) { "newer" } else { "damaged" };
        return Problem::unreadable(say::err_deck_code(error.fault)).hint(say::hint_deck_code(what));
    }
    Problem::unreadable(say::err_deck_no_list(path, error.family.code(), error.fault))
        .hint(say::hint_deck_no_list())
}

/// The list of a version under the name of its deck.
///
/// # Errors
/// When it cannot be read.
pub(super) fn read_version(session: &Session<'_>, version: &DeckVersion) -> Result<DeckList, Problem> {
    let read = read(&version.body, Some(Family::Json), session.recognizer()?);
    let mut list = read.map_err(|error| no_list(&version.deck, error))?;
    list.name = Some(version.deck.clone());
    Ok(list)
}

/// The list of one version among many; `None` if it cannot be read, which is said beside the answer.
pub(super) fn read_if_whole(session: &Session<'_>, version: &DeckVersion) -> Option<DeckList> {
    session.or_default_with_warning(read_version(session, version).map(Some))
}

/// The list a name means, if it means a saved deck, or what else may have been meant. It is called as it was typed.
///
/// # Errors
/// When the deck has no such version, or its list cannot be read.
pub(crate) fn find_saved_list(
    session: &Session<'_>,
    typed: &str,
) -> Result<Result<DeckList, UnknownDeckName>, Problem> {
    // A file that is not there was asked for; saved decks are looked at on the way.
    let Some(mut user) = session.or_default_with_warning(session.existing_user()) else {
        return Ok(Err(UnknownDeckName::default()));
    };
    let version = match find(&mut user, typed)? {
        Ok(version) => version,
        Err(missing) => return Ok(Err(missing)),
    };
    let mut list = read_version(session, &version)?;
    list.name = Some(typed.to_owned());
    Ok(Ok(list))
}

/// Refuses names that would be taken for something else.
///
/// # Errors
/// When a name is empty, begins like an option or ends like a version.
pub(crate) fn check_name(name: &str) -> Result<(), Problem> {
    if name.is_empty() {
        Err(Problem::misuse(say::err_deck_needs_name())
            .hint(say::hint_deck_needs_name())
            .tap(say::hint_deck_needs_name_tap()))
    } else if name.starts_with('-') {
        Err(Problem::misuse(say::err_deck_name_dash(name))
            .hint(say::hint_deck_name_dash())
            .tap(say::hint_deck_name_dash_tap()))
    } else if split_version(name).is_some() {
        Err(Problem::misuse(say::err_deck_name_version(name)).hint(say::hint_deck_name_version()))
    } else {
        Ok(())
    }
}

/// At most this many names are suggested.
const SUGGESTIONS: usize = 3;

/// The example decks, in the order of their ids.
///
/// # Errors
/// When the data cannot be read.
pub fn read_examples(session: &Session<'_>) -> Result<Vec<ExampleDeck>, Problem> {
    let decks = examples(&session.corpus()?);
    decks.map_err(Problem::of_data)
}

/// The example deck a name such as `example:klingon` stands for. `None` for every other name, and where
/// there is a file of this name.
///
/// # Errors
/// When no example deck is called so.
pub(super) fn find_example(session: &Session<'_>, typed: &str) -> Result<Option<DeckList>, Problem> {
    let Some((word, name)) = typed.split_once(':') else {
        return Ok(None);
    };
    if !typed::DECK_EXAMPLE.is(word) || (session.input.has_files() && is_there(Path::new(typed)).unwrap_or(false)) {
        return Ok(None);
    }
    let decks = read_examples(session)?;
    match decks.iter().find(|deck| deck.is_called(name)) {
        Some(deck) => Ok(Some(example_list(session, deck))),
        None => Err(unknown_example(&decks, typed, name)),
    }
}

fn unknown_example(decks: &[ExampleDeck], typed: &str, name: &str) -> Problem {
    let names: Vec<&str> = decks.iter().flat_map(ExampleDeck::names).collect();
    let near = closest(name, names, SUGGESTIONS).into_iter();
    let owner = |near: &str| decks.iter().find(|deck| deck.is_called(near));
    let mut suggestions: Vec<String> = near.filter_map(owner).map(name_of).collect();
    suggestions.dedup_by_key(|name| key(name));
    Problem::missing(say::err_deck_unknown_example(typed)).hint(say::hint_deck_unknown_example()).near(suggestions)
}

/// An example as a list, under its title in the language of the session.
fn example_list(session: &Session<'_>, deck: &ExampleDeck) -> DeckList {
    let piles = deck.piles().into_iter();
    let cards = piles.flat_map(|(pile, copies)| contents(pile, copies));
    DeckList { name: Some(deck.title.get(session.texts.lang()).clone()), ..DeckList::of_cards(cards) }
}

fn contents(pile: Pile, copies: &ExampleCopies) -> impl Iterator<Item = Citation<Pile>> {
    let cards = copies.0.iter();
    cards.map(move |(name, count)| Citation::by_name(Some(pile), *count, name))
}

#[cfg(test)]
mod tests {
    use super::split_version;

    #[test]
    fn a_version_stands_behind_the_last_sign() {
        assert_eq!(split_version("a@2"), Some(("a", 2)));
        assert_eq!(split_version("a@b@12"), Some(("a@b", 12)));
        for name in ["a", "a@", "a@x", "@2", "a@2x", "a@+2", "a@99999999999999999999"] {
            assert_eq!(split_version(name), None, "{name}");
        }
    }
}
