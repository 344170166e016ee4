//! A reference that carries the title of what it points to.

use serde::{Deserialize, Serialize};

use super::{EntryId, Localized};

/// A reference with the titles a reader needs to recognise it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Link {
    pub id: EntryId,
    pub title: Localized<String>,
}
