//! Files, folders and ports the program lives with: data, catalog, the player's own games, card files, exports, the
//! site and the server.

use std::path::PathBuf;

use super::variants::{Detail, errors};
use keep::damage::DamagedItem;
use page::locale::Reason;

errors! {
    /// What cannot be read or written.
    StorageError as Storage;

    /// The folder given with `--data` cannot be read.
    DataFolder {
        /// The folder as named.
        folder: PathBuf,
        /// What the system, the database or a parser has against it.
        reason: Reason,
    } as data_folder
        => 2, err_data_folder(folder, reason), try hint_data_folder();
    /// A folder with rules of the player's own cannot be listed.
    OwnFolder {
        /// The folder of the rules.
        folder: PathBuf,
        /// What the system, the database or a parser has against it.
        reason: Reason,
    } as own_folder
        => 2, err_own_folder(folder, reason), try hint_own_folder();
    /// There is no cache folder to write to.
    NoCacheFolder => 2, err_no_cache_folder(), try hint_no_cache_folder();
    /// The catalog could not be written.
    CacheFolder {
        /// The folder of the catalogs.
        folder: PathBuf,
        /// What the system, the database or a parser has against it.
        reason: Reason,
    } as cache_folder
        => 2, err_cache_folder(folder, reason), try hint_cache_folder();
    /// The catalog could not be written where it belongs, and lies elsewhere for a while.
    SpareCache {
        /// The folder of the catalogs.
        folder: PathBuf,
        /// What the system, the database or a parser has against it.
        reason: Reason,
        /// Where it lies.
        spare: PathBuf,
    } as spare_cache
        => 2, err_cache_folder(folder, reason), try hint_spare_cache(spare);
    /// The catalog fails even when fresh in memory.
    Catalog {
        /// What the system, the database or a parser has against it.
        reason: Reason,
    } as catalog => 2, err_catalog(reason), try hint_catalog();
    /// There is no folder for the player's own data.
    NoDataFolder => 2, err_no_data_folder(), try hint_no_data_folder();
    /// The user database cannot be read or written.
    UserData {
        /// The file of the database.
        path: PathBuf,
        /// What the system, the database or a parser has against it.
        reason: Reason,
        /// The code of the fault, which decides on what helps.
        cause: &'static str,
    } as user_data
        => 2, err_user_data(path, reason), try hint_user_data(cause);
    /// Some things in the user database are damaged; the others can be read.
    Damaged {
        /// The file of the database.
        path: PathBuf,
        /// What is damaged.
        items: Vec<DamagedItem>,
    } as damaged
        => 2, err_damaged(path, items), try hint_damaged();
    /// Something that was asked for by its name is damaged.
    DamagedName {
        /// The file of the database.
        path: PathBuf,
        /// What it is called, as far as that can be read.
        name: String,
    } as damaged_name
        => 2, err_damaged_name(path, name), try hint_damaged();
    /// The user database holds what this program has not put there and what could run.
    Foreign {
        /// The file of the database.
        path: PathBuf,
        /// What it is, in the words of SQLite.
        names: Vec<String>,
    } as foreign
        => 2, err_foreign(path, names), try hint_foreign();
    /// The user database can be read, and not written to.
    ReadOnly {
        /// The file of the database.
        path: PathBuf,
        /// The code of what keeps it from being written to.
        cause: &'static str,
    } as read_only
        => 2, err_read_only(cause, path), try hint_user_data(cause);
    /// The server with the player's own data cannot be reached, or refuses.
    Server {
        /// The address of the server without the password.
        address: Detail,
        /// The code of the fault, which decides on what helps.
        cause: &'static str,
        /// What the server or the system says, in its own words.
        words: Detail,
    } as server
        => 2, err_server(cause, address, words), try hint_server(cause);
    /// A seat at a server that many share keeps as much as it may.
    Full {
        /// The code of what there is too much of, such as `games` or `decks`.
        what: &'static str,
    } as full => 2, err_full(what), try hint_full(what);
    /// Rules of the player's own are files of one machine, and the rest of the player's own data lies on a server.
    RulesOnServer => 2, err_rules_on_server(), try hint_rules_on_server();
    /// Something of the player's own is kept already, and is not to be replaced.
    Occupied {
        /// The file of the database, or the address of its server without the password.
        place: Detail,
    } as occupied => 2, err_occupied(place), try hint_occupied();
    /// A file of everything cannot be taken over.
    Archive {
        /// The file as named.
        file: PathBuf,
        /// What the system, the database or a parser has against it.
        reason: Reason,
    } as archive => 2, err_archive(file, reason), try hint_archive();
    /// Nothing is kept, and a file that says something would be replaced by one that says so.
    ArchiveEmpty {
        /// The file as named.
        file: PathBuf,
        /// The file of the database, or the address of its server without the password.
        place: Detail,
    } as archive_empty => 2, err_archive_empty(file, place), try hint_archive_empty();
    /// A file of everything cannot be written.
    ArchiveUnwritable {
        /// The file as named.
        file: PathBuf,
        /// What the system, the database or a parser has against it.
        reason: Reason,
    } as archive_unwritable
        => 2, err_archive_unwritable(file, reason), try hint_archive_unwritable();
    /// Another terminal has gone on with the game or campaign.
    Moved => 2, err_moved(), try hint_moved();
    /// A game or campaign of this name exists.
    NameTaken {
        /// The name as typed.
        name: String,
    } as name_taken => 2, err_name_taken(name), try hint_name_taken(), tap hint_name_taken_tap();
    /// No game, training or campaign has this name.
    UnknownName {
        /// The name as typed.
        name: String,
        /// Names that may have been meant, the nearest first; may be empty.
        suggestions: Vec<String>,
    } as unknown_name
        => 1, err_unknown_name(name), try hint_unknown_name(), near suggestions;
    /// Nothing of this name was removed in the last thirty days.
    NotRemoved {
        /// The name as typed.
        name: String,
        /// The command that lists what can be brought back.
        command: &'static str,
        /// Names that may have been meant, the nearest first; may be empty.
        suggestions: Vec<String>,
    } as not_removed
        => 1, err_not_removed(name), try hint_not_removed(command), near suggestions;
    /// A stored game or campaign does not follow the rules of this version; entries count from 1.
    Unplayable {
        /// The name of the game or campaign.
        name: String,
        /// The number of the entry, from 1.
        entry: usize,
    } as unplayable
        => 2, err_unplayable(name, entry), try hint_unplayable();
    /// Pages of the manual cannot be written to a folder.
    ManFolder {
        /// The folder as named.
        folder: PathBuf,
        /// What the system, the database or a parser has against it.
        reason: Reason,
    } as man_folder
        => 2, err_man_folder(folder, reason), try hint_man_folder();
    /// A completion script cannot be written.
    ScriptFile {
        /// The file of the script.
        path: PathBuf,
        /// What the system, the database or a parser has against it.
        reason: Reason,
    } as script_file
        => 2, err_script_file(path, reason), try hint_script_file();
    /// In the place of a completion script lies a file of somebody else.
    ForeignScript {
        /// The file of somebody else.
        path: PathBuf,
    } as foreign_script
        => 2, err_foreign_script(path), try hint_foreign_script();
}

errors! {
    /// What keeps card files from being imported or found again.
    ImportError as Import;

    /// A path to import from cannot be read.
    CardFile {
        /// The file or folder that cannot be read.
        path: PathBuf,
        /// What the system, the database or a parser has against it.
        reason: Reason,
    } as card_file
        => 2, err_card_file(path, reason), try hint_card_file();
    /// A file is no card file of LackeyCCG.
    NoCardFile {
        /// The file that was read.
        path: PathBuf,
        /// The code of what is wrong with it, such as `empty` or `no-rows`.
        reason: &'static str,
    } as no_card_file
        => 2, err_no_card_file(path, reason), try hint_no_card_file(reason);
    /// A folder has no card file.
    NoCardFiles {
        /// The folder as named.
        folder: PathBuf,
    } as no_card_files => 2, err_no_card_files(folder), try hint_no_card_files();
    /// Two card files of one game and name in one import.
    TwinFiles {
        /// The name both would be kept under.
        name: String,
    } as twin_files => 2, err_twin_files(name), try hint_twin_files();
    /// A card file of another game than the one asked for.
    OtherEdition {
        /// The name of the file.
        name: String,
    } as other_edition => 2, err_other_edition(name), try hint_other_edition();
    /// The folder of the data cannot be read or written.
    CardData {
        /// The folder as named.
        path: PathBuf,
        /// What the system, the database or a parser has against it.
        reason: Reason,
    } as card_data => 2, err_card_data(path, reason), try hint_card_data();
    /// No imported file has this name.
    UnknownImport {
        /// The name as typed.
        name: String,
        /// Names that may have been meant, the nearest first; may be empty.
        suggestions: Vec<String>,
    } as unknown_import
        => 1, err_unknown_import(name), try hint_unknown_import(), near suggestions;
    /// Several imported files have this name.
    AmbiguousImport {
        /// The name as typed.
        name: String,
        /// The names of the files, with their game and ending.
        names: Vec<String>,
    } as ambiguous_import
        => 2, err_ambiguous_import(name), try hint_ambiguous_import(names);
}

errors! {
    /// What keeps an export from being written.
    ExportError as Export;

    /// The file holds something else.
    NotOurs {
        /// The file as named.
        file: PathBuf,
    } as not_ours => 2, err_export_not_ours(file), try hint_export_not_ours();
    /// The file cannot be written.
    Unwritable {
        /// The file as named.
        file: PathBuf,
        /// What the system, the database or a parser has against it.
        reason: Reason,
    } as unwritable
        => 2, err_export_unwritable(file, reason), try hint_export_unwritable();
}

errors! {
    /// What keeps the files from being written.
    SiteError as Site;

    /// The folder holds something else.
    NotOurs {
        /// The folder as named.
        folder: PathBuf,
    } as not_ours => 2, err_site_not_ours(folder), try hint_site_not_ours();
    /// The folder or a file in it cannot be written.
    Unwritable {
        /// The folder as named.
        folder: PathBuf,
        /// What the system, the database or a parser has against it.
        reason: Reason,
    } as unwritable
        => 2, err_site_unwritable(folder, reason), try hint_site_unwritable();
}

errors! {
    /// What keeps the page from being opened.
    ServeError as Serve;

    /// A port is taken, or not to be had.
    Port {
        /// The port that was tried.
        port: u16,
        /// What the system, the database or a parser has against it.
        reason: Reason,
        /// A port to try instead.
        other: u16,
    } as port
        => 2, err_serve_port(port, reason), try hint_serve_port(other);
    /// There is no network with private addresses.
    NoNetwork => 2, err_serve_network(), try hint_serve_network();
    /// The address is not one of this machine in a private network.
    NoSuchAddress {
        /// The address as typed.
        ip: String,
        /// The private addresses of this machine, as they are shown.
        known: String,
    } as no_such_address
        => 2, err_serve_address(ip), try hint_serve_address(known);
    /// The system gives no randomness for a key.
    NoChance => 2, err_serve_chance(), try hint_serve_chance();
    /// Many can share a page only with a server of PostgreSQL behind it.
    NoServer => 2, err_serve_server(), try hint_serve_server();
    /// What players should see as its address is none.
    BadUrl {
        /// The address as typed.
        url: String,
    } as bad_url => 2, err_serve_url(url), try hint_serve_url();
    /// The network cannot be used.
    Broken {
        /// What the system, the database or a parser has against it.
        reason: Reason,
    } as broken => 2, err_serve_broken(reason), try hint_serve_broken();
}
