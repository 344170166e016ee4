//! Card files to import, and those imported.

use std::path::PathBuf;

use super::reason::Reason;
use super::variants::errors;

errors! {
    /// What keeps card files from being imported or found again.
    ImportError as Import;

    /// A path to import from cannot be read.
    CardFile { path: PathBuf, reason: Reason }
        => 2, err_card_file(path, reason), try hint_card_file();
    /// A file is no card file of LackeyCCG.
    NoCardFile { path: PathBuf, reason: &'static str }
        => 2, err_no_card_file(path, reason), try hint_no_card_file(reason);
    /// A folder has no card file.
    NoCardFiles { folder: PathBuf } => 2, err_no_card_files(folder), try hint_no_card_files();
    /// Two card files of one game and name in one import.
    TwinFiles { name: String } => 2, err_twin_files(name), try hint_twin_files();
    /// A card file of another game than the one asked for.
    OtherEdition { name: String } => 2, err_other_edition(name), try hint_other_edition();
    /// The folder of the data cannot be read or written.
    CardData { path: PathBuf, reason: Reason } => 2, err_card_data(path, reason), try hint_card_data();
    /// No imported file has this name.
    UnknownImport { name: String, suggestions: Vec<String> }
        => 1, err_unknown_import(name), try hint_unknown_import(), near suggestions;
    /// Several imported files have this name.
    AmbiguousImport { name: String, names: Vec<String> }
        => 2, err_ambiguous_import(name), try hint_ambiguous_import(names);
}
