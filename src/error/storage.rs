//! Files and folders the program lives in: data, catalog, the player's own games.

use std::io;
use std::path::PathBuf;

use super::reason::Reason;
use super::variants::{Detail, errors};
use crate::data::Finding;

errors! {
    /// What cannot be read or written.
    StorageError as Storage;

    /// The folder given with `--data` cannot be read.
    DataFolder { folder: PathBuf, reason: Reason }
        => 2, err_data_folder(folder, reason), try hint_data_folder();
    /// A folder with rules of the player's own cannot be listed.
    OwnFolder { folder: PathBuf, reason: Reason }
        => 2, err_own_folder(folder, reason), try hint_own_folder();
    /// Rules of the player's own are not valid.
    OwnRules { findings: Vec<Finding> } => 2, err_own_rules(), try hint_own_rules();
    /// The data is not valid.
    Data { findings: Vec<Finding> } => 2, err_data(), try hint_data();
    /// There is no cache folder to write to.
    NoCacheFolder => 2, err_no_cache_folder(), try hint_no_cache_folder();
    /// The catalog could not be written.
    CacheFolder { folder: PathBuf, reason: Reason }
        => 2, err_cache_folder(folder, reason), try hint_cache_folder();
    /// The catalog fails even when fresh in memory.
    Catalog { reason: Reason } => 2, err_catalog(reason), try hint_catalog();
    /// There is no folder for the player's own data.
    NoDataFolder => 2, err_no_data_folder(), try hint_no_data_folder();
    /// The user database cannot be read or written.
    UserData { path: PathBuf, reason: Reason, cause: &'static str }
        => 2, err_user_data(path, reason), try hint_user_data(cause);
    /// The server with the player's own data cannot be reached, or refuses.
    Server { address: Detail, cause: &'static str, words: Detail }
        => 2, err_server(cause, address, words), try hint_server(cause);
    /// A seat at a server that many share keeps as much as it may.
    Full { what: &'static str } => 2, err_full(what), try hint_full(what);
    /// Rules of the player's own are files of one machine, and the rest of the player's own data lies on a server.
    RulesOnServer => 2, err_rules_on_server(), try hint_rules_on_server();
    /// Something of the player's own is kept already, and is not to be replaced.
    Occupied { place: Detail } => 2, err_occupied(place), try hint_occupied();
    /// A file of everything cannot be taken over.
    Archive { file: PathBuf, reason: Reason } => 2, err_archive(file, reason), try hint_archive();
    /// A file of everything cannot be written.
    ArchiveUnwritable { file: PathBuf, reason: Reason }
        => 2, err_archive_unwritable(file, reason), try hint_archive_unwritable();
    /// Another terminal has gone on with the game or campaign.
    Moved => 2, err_moved(), try hint_moved();
    /// A game or campaign of this name exists.
    NameTaken { name: String } => 2, err_name_taken(name), try hint_name_taken();
    /// No game, training or campaign has this name.
    UnknownName { name: String, suggestions: Vec<String> }
        => 1, err_unknown_name(name), try hint_unknown_name(), near suggestions;
    /// A stored game or campaign does not follow the rules of this version; entries count from 1.
    Unplayable { name: String, entry: usize }
        => 2, err_unplayable(name, entry), try hint_unplayable();
    /// Pages of the manual cannot be written to a folder.
    ManFolder { folder: PathBuf, reason: Reason }
        => 2, err_man_folder(folder, reason), try hint_man_folder();
    /// A completion script cannot be written.
    ScriptFile { path: PathBuf, reason: Reason }
        => 2, err_script_file(path, reason), try hint_script_file();
    /// In the place of a completion script lies a file of somebody else.
    ForeignScript { path: PathBuf }
        => 2, err_foreign_script(path), try hint_foreign_script();
    /// The output could not be written.
    Output { reason: io::Error } => 2, err_output(reason), try hint_output();
}
