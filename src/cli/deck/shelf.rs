//! The saved decks: found by name, in the latest version or an earlier one, `NAME@2`.

use super::unread::no_list;
use crate::cli::kept_names;
use crate::cli::session::Session;
use crate::cli::user::User;
use crate::deck::{DeckList, Family, read};
use crate::error::{DeckError, Error};
use crate::store::DeckVersion;

/// `NAME@2` as name and version; `None` for names without one.
pub fn parted(typed: &str) -> Option<(&str, usize)> {
    let (name, version) = typed.rsplit_once('@')?;
    let is_number = !version.is_empty() && version.bytes().all(|byte| byte.is_ascii_digit());
    let number = version.parse().ok().filter(|_| is_number)?;
    (!name.is_empty()).then_some((name, number))
}

/// No saved deck is called as was typed.
#[derive(Debug, Default)]
pub struct NotSaved {
    /// Saved decks that may have been meant.
    pub near: Vec<String>,
}

/// The version of a saved deck that a name means, in any spelling, or what else may have been meant.
///
/// # Errors
/// When the deck has no such version.
fn find(user: &mut User, typed: &str) -> Result<Result<DeckVersion, NotSaved>, Error> {
    if let Some(version) = spelled_so(user, typed)? {
        return Ok(Ok(version));
    }
    let (name, version) = match parted(typed) {
        Some((name, _)) => (name, &typed[name.len()..]),
        None => (typed, ""),
    };
    let decks = user.with(|db| db.decks())?;
    let names: Vec<&str> = decks.iter().map(|deck| deck.deck.as_str()).collect();
    let meant = match kept_names::meant(name, &names) {
        Some(kept) => spelled_so(user, &format!("{kept}{version}"))?,
        None => None,
    };
    Ok(meant.ok_or_else(|| NotSaved {
        near: kept_names::near(typed, &names),
    }))
}

/// The version that a name means as it stands.
fn spelled_so(user: &mut User, typed: &str) -> Result<Option<DeckVersion>, Error> {
    if let Some(deck) = user.with(|db| db.deck(typed))? {
        return Ok(Some(deck));
    }
    let Some((name, wanted)) = parted(typed) else {
        return Ok(None);
    };
    let mut versions = user.with(|db| db.deck_versions(name))?;
    let last = versions.len();
    match versions.iter().position(|version| version.number == wanted) {
        Some(at) => Ok(Some(versions.swap_remove(at))),
        None if last == 0 => Ok(None),
        None => Err(DeckError::NoVersion {
            name: name.to_owned(),
            wanted: wanted.to_string(),
            last,
        }
        .into()),
    }
}

/// The same; decks with names like it are suggested.
///
/// # Errors
/// When no deck is called so, or it has no such version.
pub fn found(user: &mut User, typed: &str) -> Result<DeckVersion, Error> {
    let unknown = |NotSaved { near }| DeckError::UnknownName {
        suggestions: near,
        name: typed.to_owned(),
    };
    Ok(find(user, typed)?.map_err(unknown)?)
}

/// The deck to be changed: only its latest version can be.
///
/// # Errors
/// When no deck is called so, or an earlier version is named.
pub fn latest(user: &mut User, typed: &str) -> Result<DeckVersion, Error> {
    let version = found(user, typed)?;
    let latest = user.with(|db| db.deck(&version.deck))?;
    match latest {
        Some(latest) if latest.number != version.number => Err(DeckError::Earlier {
            name: typed.to_owned(),
            deck: version.deck,
        }
        .into()),
        _ => Ok(version),
    }
}

/// The list of a version under the name of its deck.
///
/// # Errors
/// When it cannot be read.
pub fn list(session: &Session<'_>, version: &DeckVersion) -> Result<DeckList, Error> {
    let read = read(&version.body, Some(Family::Json), session.recognizer()?);
    let mut list = read.map_err(|error| no_list(&version.deck, error))?;
    list.name = Some(version.deck.clone());
    Ok(list)
}

/// The list a name means, if it means a saved deck, or what else may have been meant. It is called as it was typed.
///
/// # Errors
/// When the deck has no such version, or its list cannot be read.
pub fn named(session: &Session<'_>, typed: &str) -> Result<Result<DeckList, NotSaved>, Error> {
    if !session.folders.has_user() {
        return Ok(Err(NotSaved::default()));
    }
    // A file that is not there was asked for; saved decks are looked at on the way.
    let mut user = match session.user() {
        Ok(user) => user,
        Err(error) => {
            session.or_without::<()>(Err(error));
            return Ok(Err(NotSaved::default()));
        }
    };
    let version = match find(&mut user, typed)? {
        Ok(version) => version,
        Err(missing) => return Ok(Err(missing)),
    };
    let mut list = list(session, &version)?;
    list.name = Some(typed.to_owned());
    Ok(Ok(list))
}

/// Refuses names that would be taken for something else.
///
/// # Errors
/// When a name is empty, begins like an option or ends like a version.
pub fn sound(name: &str) -> Result<(), Error> {
    let name = name.to_owned();
    if name.is_empty() {
        Err(DeckError::NeedsName.into())
    } else if name.starts_with('-') {
        Err(DeckError::NameDash { name }.into())
    } else if parted(&name).is_some() {
        Err(DeckError::NameVersion { name }.into())
    } else {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::parted;

    #[test]
    fn a_version_stands_behind_the_last_sign() {
        assert_eq!(parted("a@2"), Some(("a", 2)));
        assert_eq!(parted("a@b@12"), Some(("a@b", 12)));
        for name in [
            "a",
            "a@",
            "a@x",
            "@2",
            "a@2x",
            "a@+2",
            "a@99999999999999999999",
        ] {
            assert_eq!(parted(name), None, "{name}");
        }
    }
}
