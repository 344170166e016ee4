//! What can be seen of the player's own data without changing anything.

use std::fs;
use std::path::Path;

use crate::model::SystemFault;
use crate::paths::{Place, without_home};
use crate::store::{Examined, SqliteStore, UserError, examine_server, server_format};
use crate::view::admin::doctor::{Own, OwnState};

/// A look at what is kept at a place.
///
/// # Errors
/// When it cannot be read, or a later version has written it.
pub fn examined(place: &Place) -> Result<Examined, UserError> {
    match place {
        Place::File(path) => SqliteStore::examine(path),
        Place::Server { address, owner } => examine_server(address, owner),
    }
}

/// The version of the tables that this program writes there.
pub fn known_format(place: &Place) -> i64 {
    match place {
        Place::File(_) => SqliteStore::format(),
        Place::Server { .. } => server_format(),
    }
}

/// Whether nothing has been kept yet, which is no fault.
pub fn is_nothing_yet(place: &Place, error: &UserError) -> bool {
    matches!(place, Place::File(_)) && error.fault() == SystemFault::Missing
}

/// Own data as it was seen.
pub fn seen(place: &Place, examined: Examined) -> Own {
    let state = match (&examined.holdings, examined.flaws.is_empty()) {
        (Some(_), _) => OwnState::Ready,
        (None, false) => OwnState::Unusable,
        // A server without any tables.
        (None, true) if examined.format == 0 => OwnState::Missing,
        (None, true) => OwnState::Earlier,
    };
    let is_server = matches!(place, Place::Server { .. });
    Own {
        engine: is_server.then_some(examined.engine),
        format: Some(examined.format),
        kept: examined.holdings.map(Into::into),
        ..unseen(state, Some(place))
    }
}

/// Own data of which no more is known.
pub fn unseen(state: OwnState, place: Option<&Place>) -> Own {
    let file = place.and_then(|place| match place {
        Place::File(path) => fs::metadata(path).ok(),
        Place::Server { .. } => None,
    });
    Own {
        state,
        path: place.map(|place| short(place).shown()),
        engine: None,
        bytes: file.map(|meta| meta.len()),
        format: None,
        kept: None,
    }
}

/// A place as it may be shown to others.
pub fn short(place: &Place) -> Place {
    match place {
        Place::File(path) => Place::File(shown(path).into()),
        Place::Server { .. } => place.clone(),
    }
}

/// A path as it may be shown to others.
pub fn shown(path: &Path) -> String {
    without_home(&path.display().to_string())
}
