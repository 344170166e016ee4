//! The reference as plain files.

use std::path::PathBuf;

use super::reason::Reason;
use super::variants::errors;

errors! {
    /// What keeps the files from being written.
    SiteError as Site;

    /// The folder holds something else.
    NotOurs { folder: PathBuf } => 2, err_site_not_ours(folder), try hint_site_not_ours();
    /// The folder or a file in it cannot be written.
    Unwritable { folder: PathBuf, reason: Reason }
        => 2, err_site_unwritable(folder, reason), try hint_site_unwritable();
}
