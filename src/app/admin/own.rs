//! What can be seen of the player's own data without changing anything.

use std::fs;
use std::path::Path;

use crate::admin::doctor::report::{UserDataHealth, UserDataState};
use crate::paths::{UserDataPlace, is_there, without_home};
use keep::UserError;
use keep::holdings::StoreExamination;
use keep::postgres::{examine as examine_server, format as server_format};
use keep::sqlite::SqliteStore;
use model::SystemFault;

/// A look at what is kept at a place.
///
/// # Errors
/// When it cannot be read, or a later version has written it.
pub(super) fn examined(place: &UserDataPlace) -> Result<StoreExamination, UserError> {
    match place {
        UserDataPlace::File(path) => {
            is_there(path)?;
            SqliteStore::examine(path)
        }
        UserDataPlace::Memory(name) => SqliteStore::examine_memory(name),
        UserDataPlace::Server { address, owner } => examine_server(address, owner),
    }
}

/// The version of the tables that this program writes there.
pub(super) fn known_format(place: &UserDataPlace) -> i64 {
    match place {
        UserDataPlace::File(_) | UserDataPlace::Memory(_) => SqliteStore::format(),
        UserDataPlace::Server { .. } => server_format(),
    }
}

/// Whether nothing has been kept yet, which is no fault.
pub(super) fn is_nothing_yet(place: &UserDataPlace, error: &UserError) -> bool {
    matches!(place, UserDataPlace::File(_)) && error.fault() == SystemFault::Missing
}

/// The state of the player's own data as a store was examined.
pub(super) fn seen(place: &UserDataPlace, examined: StoreExamination) -> UserDataHealth {
    let state = match (&examined.holdings, examined.flaws.is_empty()) {
        (Some(_), _) => UserDataState::Ready,
        (None, false) => UserDataState::Unusable,
        // A server without any tables.
        (None, true) if examined.format == 0 => UserDataState::Missing,
        (None, true) => UserDataState::Earlier,
    };
    let is_server = matches!(place, UserDataPlace::Server { .. });
    UserDataHealth {
        engine: is_server.then_some(examined.engine),
        format: Some(examined.format),
        kept: examined.holdings.map(Into::into),
        ..unseen(state, Some(place))
    }
}

/// The state of the player's own data of which no more is known than its place.
pub(super) fn unseen(state: UserDataState, place: Option<&UserDataPlace>) -> UserDataHealth {
    let file = place.and_then(|place| match place {
        UserDataPlace::File(path) => fs::metadata(path).ok(),
        UserDataPlace::Server { .. } | UserDataPlace::Memory(_) => None,
    });
    UserDataHealth {
        state,
        path: place.map(|place| short(place).shown()),
        engine: None,
        bytes: file.map(|meta| meta.len()),
        format: None,
        kept: None,
    }
}

/// A place as it may be shown to others.
pub(super) fn short(place: &UserDataPlace) -> UserDataPlace {
    match place {
        UserDataPlace::File(path) => UserDataPlace::File(shown(path).into()),
        UserDataPlace::Server { .. } | UserDataPlace::Memory(_) => place.clone(),
    }
}

/// A path as it may be shown to others.
pub(super) fn shown(path: &Path) -> String {
    without_home(&path.display().to_string())
}
