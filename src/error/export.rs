//! The catalog for other programs.

use std::path::PathBuf;

use super::reason::Reason;
use super::variants::errors;

errors! {
    /// What keeps an export from being written.
    ExportError as Export;

    /// The file holds something else.
    NotOurs { file: PathBuf } => 2, err_export_not_ours(file), try hint_export_not_ours();
    /// The file cannot be written.
    Unwritable { file: PathBuf, reason: Reason }
        => 2, err_export_unwritable(file, reason), try hint_export_unwritable();
}
