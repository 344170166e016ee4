//! The folders of the program on this system.

use std::fs::{self, File, Metadata};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

use crate::input::STANDARD;
pub use catalog::CatalogFolders;
use directories::{BaseDirs, ProjectDirs};

/// Where the player's own data is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum UserDataPlace {
    /// A database of SQLite on this machine. What belongs to its player alone may lie in files beside it.
    File(PathBuf),
    /// A database of SQLite in memory, by its name: a browser keeps its bytes. Nothing lies beside it.
    Memory(String),
    /// A part of a server of PostgreSQL. Nothing of it lies on this machine, where others may have their part.
    Server {
        /// The address with the password, if there is one: never to be shown.
        address: String,
        /// Whose part.
        owner: String,
    },
}

impl UserDataPlace {
    /// The part of a server that belongs to whoever has its address.
    pub fn server(address: &str) -> UserDataPlace {
        UserDataPlace::Server { address: address.to_owned(), owner: String::new() }
    }

    /// The place as it may be shown to its player.
    pub fn shown(&self) -> String {
        match self {
            UserDataPlace::File(path) => path.display().to_string(),
            UserDataPlace::Memory(name) => name.clone(),
            UserDataPlace::Server { address, .. } => without_password(address),
        }
    }
}

/// The folders of a run.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Folders {
    /// Where catalogs lie, those that came with the program and those in the cache.
    pub catalogs: CatalogFolders,
    /// Where the player's own data is; `None` if there is no folder for it.
    pub user: Option<UserDataPlace>,
    /// The file of the settings of whoever runs the program; `None` where nobody has one.
    pub settings: Option<PathBuf>,
}

impl Folders {
    /// The folders of the system, or of the variables and the option that say otherwise.
    pub fn of_system() -> Folders {
        let named = NAMED.get().cloned().flatten();
        let address = named.or_else(|| set("TRICORDER_DB"));
        let server = address.map(|address| UserDataPlace::server(&address));
        let catalogs =
            CatalogFolders { packaged: packaged(), cache: cache(), spare: spare(), shelf: None, is_held: false };
        let user = server.or_else(|| user_database().map(UserDataPlace::File));
        Folders { catalogs, user, settings: settings_file() }
    }

    /// The user database, if it is one on this machine.
    pub fn local_user(&self) -> Option<&Path> {
        match &self.user {
            Some(UserDataPlace::File(path)) => Some(path),
            Some(UserDataPlace::Server { .. } | UserDataPlace::Memory(_)) | None => None,
        }
    }
}

/// The server named with `--db`.
static NAMED: OnceLock<Option<String>> = OnceLock::new();

/// Says once for this run which server `--db` names.
pub fn set_database_address(address: Option<String>) {
    // A second word of the same run would be the same.
    let _ = NAMED.set(address);
}

/// An address of a server without what may be secret in it: the password, and of what is said about the way there all
/// but the place. Of what is no address nothing is left.
fn without_password(address: &str) -> String {
    let Some((scheme, rest)) = address.split_once("://") else {
        return String::new();
    };
    // The last one: a password may hold the sign as well.
    let (person, place) = rest.rsplit_once('@').unwrap_or(("", rest));
    let person = person.split(':').next().unwrap_or_default();
    let at = if person.is_empty() { "" } else { "@" };
    let (place, options) = place.split_once('?').unwrap_or((place, ""));
    let options: Vec<&str> = options.split('&').filter(|option| says_where(option)).collect();
    let mark = if options.is_empty() { "" } else { "?" };
    format!("{scheme}://{person}{at}{place}{mark}{}", options.join("&"))
}

/// Whether an option of an address says where a server is, and as whom it is asked.
fn says_where(option: &str) -> bool {
    let name = option.split('=').next().unwrap_or_default();
    ["host", "port", "user", "dbname"].contains(&name)
}

/// The folder for what can be rebuilt: `TRICORDER_CACHE_DIR`, else the system's cache folder for the
/// program. `None` if the system names none.
fn cache() -> Option<PathBuf> {
    from_env("TRICORDER_CACHE_DIR").or_else(|| project().map(|dirs| dirs.cache_dir().to_owned()))
}

/// The folder for what need not outlive the session: the one the system gives to its user alone, else one of the user's
/// among temporary files. `None` if there is none, or if it is somebody else's: folders that others can write to are no
/// place for what is read again.
fn spare() -> Option<PathBuf> {
    let given = from_env("XDG_RUNTIME_DIR").filter(|folder| folder.is_absolute());
    given.map(|folder| folder.join("tricorder")).or_else(own_temporary)
}

/// A folder among temporary files that belongs to whoever runs the program; made by whoever writes into it first.
#[cfg(target_os = "linux")]
fn own_temporary() -> Option<PathBuf> {
    use std::os::unix::fs::MetadataExt;

    const OTHERS_WRITE: u32 = 0o022;
    let user = fs::metadata("/proc/self").ok()?.uid();
    let folder = std::env::temp_dir().join(format!("tricorder-{user}"));
    match fs::symlink_metadata(&folder) {
        Ok(found) => {
            let is_own = found.is_dir() && found.uid() == user && found.mode() & OTHERS_WRITE == 0;
            is_own.then_some(folder)
        }
        Err(error) => (error.kind() == io::ErrorKind::NotFound).then_some(folder),
    }
}

/// A folder among temporary files, which this system keeps for each user apart.
#[cfg(not(target_os = "linux"))]
fn own_temporary() -> Option<PathBuf> {
    cfg!(any(windows, target_os = "macos")).then(|| std::env::temp_dir().join("tricorder"))
}

/// The variable that names the folder of catalogs which came with the program.
const PACKAGE: &str = "TRICORDER_CATALOG";

/// Whether the player says where the catalogs lie that came with the program.
pub fn is_package_named() -> bool {
    from_env(PACKAGE).is_some()
}

/// The folders that may hold catalogs which came with the program: the one of `TRICORDER_CATALOG`, or else
/// `share/tricorder` beside the program, as in an archive, and one folder above it, as packages of systems have it. Where
/// the system does not say where the program lies, it is taken to lie where packages put it.
fn packaged() -> Vec<PathBuf> {
    if let Some(folder) = from_env(PACKAGE) {
        return vec![folder];
    }
    let program = std::env::current_exe().unwrap_or_else(|_| "/usr/bin/tricorder".into());
    let beside = program.ancestors().skip(1).take(2);
    beside.map(|folder| folder.join("share").join("tricorder")).collect()
}

/// The user database: in `TRICORDER_DATA_DIR`, else in the system's folder for data of the program.
/// `None` if the system names none.
fn user_database() -> Option<PathBuf> {
    let folder =
        from_env("TRICORDER_DATA_DIR").or_else(|| project().map(|dirs| dirs.data_local_dir().to_owned()))?;
    Some(folder.join("user.db"))
}

/// The file of the settings: in `TRICORDER_CONFIG_DIR`, else in the system's folder for settings of the program.
/// `None` if the system names none.
pub fn settings_file() -> Option<PathBuf> {
    let folder = from_env("TRICORDER_CONFIG_DIR").or_else(|| project().map(|dirs| dirs.config_dir().to_owned()))?;
    Some(folder.join("config.yaml"))
}

/// A path that begins with `~` from the player's home folder; any other as it is.
pub fn at_home(path: &str) -> PathBuf {
    let below = path.strip_prefix('~').map(|rest| rest.trim_start_matches(['/', '\\']));
    match (below, BaseDirs::new()) {
        (Some(below), Some(dirs)) => dirs.home_dir().join(below),
        (Some(_) | None, _) => path.into(),
    }
}

/// Whether something stands at a path. What cannot be looked at is not what is not there: a link on the way that leads
/// nowhere may lead to a disk that is not mounted today.
///
/// # Errors
/// When nobody can tell.
pub fn is_there(path: &Path) -> io::Result<bool> {
    let absence = match fs::metadata(path) {
        Ok(_) => return Ok(true),
        Err(error) if error.kind() == io::ErrorKind::NotFound => error,
        Err(error) => return Err(error),
    };
    let nearest = path.ancestors().find(|place| place.symlink_metadata().is_ok());
    match nearest.map(fs::metadata) {
        Some(Err(_)) => Err(io::Error::new(io::ErrorKind::StaleNetworkFileHandle, absence)),
        Some(Ok(_)) | None => Ok(false),
    }
}

/// Puts a text in the place of a file, and makes its folder where there is none.
///
/// # Errors
/// When the folder cannot be made or the file cannot be written.
pub fn write_atomically(path: &Path, text: &str) -> io::Result<()> {
    create_folder_of(path)?;
    put_written(path, |file| file.write_all(text.as_bytes()))
}

fn create_folder_of(path: &Path) -> io::Result<()> {
    path.parent().map_or(Ok(()), fs::create_dir_all)
}

/// Puts a text in the place of a file, making its folder, and waits until it is on the disk: a power cut then leaves
/// the old text or the new one.
///
/// # Errors
/// When the folder cannot be made, or the file cannot be written or flushed.
pub fn put_safely(path: &Path, text: &str) -> io::Result<()> {
    create_folder_of(path)?;
    put_written(path, |file| {
        file.write_all(text.as_bytes())?;
        // Pipes and devices have nothing to wait for, and say so.
        if file.metadata()?.is_file() { file.sync_all() } else { Ok(()) }
    })
}

/// Writes piece by piece to what a path names, in a folder that is there. A file is replaced whole, so that whoever
/// reads finds the old one or the new, and what cannot be finished leaves the old one. Links are followed; owner and
/// mode stay. Devices and pipes are written to as they are.
///
/// # Errors
/// When it cannot be written.
pub fn put_written(path: &Path, write: impl FnOnce(&mut File) -> io::Result<()>) -> io::Result<()> {
    let before = if is_there(path)? { Some(fs::metadata(path)?) } else { None };
    if before.as_ref().is_some_and(|found| !found.is_file()) {
        return write(&mut File::options().write(true).open(path)?);
    }
    let target = if before.is_some() { fs::canonicalize(path)? } else { path.to_owned() };
    // In the same folder, for only there renaming is one step; named so that no other writer, of this process or
    // another, writes to it.
    let mut name = target.file_name().unwrap_or_default().to_owned();
    static WRITERS: AtomicU32 = AtomicU32::new(0);
    name.push(format!(".{}-{}.part", std::process::id(), WRITERS.fetch_add(1, Ordering::Relaxed)));
    let part = target.with_file_name(name);
    let mut file = File::create(&part)?;
    let written = before.map_or(Ok(()), |found| keep_access(&file, &found));
    let placed = written.and_then(|()| write(&mut file)).and_then(|()| fs::rename(&part, &target));
    if placed.is_err() {
        let _ = fs::remove_file(&part);
    }
    placed
}

/// Gives a file the owner and the mode of the one it is going to replace.
fn keep_access(file: &File, before: &Metadata) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::{MetadataExt, fchown};

        // Only the owner of the machine may give files away; everybody else owns what they write.
        let _ = fchown(file, Some(before.uid()), Some(before.gid()));
    }
    file.set_permissions(before.permissions())
}

/// Whether a path names standard output. A file to which that goes would be written to from two places.
pub fn is_standard_output(path: &Path) -> bool {
    let names = [STANDARD, "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"];
    names.iter().any(|name| path == Path::new(name))
}

/// The text of a file that is no longer than wanted; `None` if there is none.
///
/// # Errors
/// When it is no file, is longer, or cannot be read as text.
pub fn read_limited(path: &Path, longest: u64) -> io::Result<Option<String>> {
    let is_found = match is_there(path) {
        // A file in the place of one of its folders has nothing below it.
        Err(error) if error.kind() == io::ErrorKind::NotADirectory => false,
        is_found => is_found?,
    };
    if !is_found {
        return Ok(None);
    }
    let found = fs::metadata(path)?;
    if found.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    // To open a pipe would wait for somebody who writes.
    if !found.is_file() {
        return Err(io::ErrorKind::InvalidInput.into());
    }
    if found.len() > longest {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    fs::read_to_string(path).map(Some)
}

fn from_env(variable: &str) -> Option<PathBuf> {
    std::env::var_os(variable).filter(|value| !value.is_empty()).map(PathBuf::from)
}

/// The text of a variable that says something.
fn set(variable: &str) -> Option<String> {
    let value = std::env::var(variable).ok()?;
    Some(value.trim().to_owned()).filter(|value| !value.is_empty())
}

fn project() -> Option<ProjectDirs> {
    ProjectDirs::from("", "", "tricorder")
}

/// The player's home folder.
pub fn home() -> Option<PathBuf> {
    BaseDirs::new().map(|dirs| dirs.home_dir().to_owned())
}

/// A text in which the player's home folder is `~`, as it may be shown to others.
pub fn without_home(text: &str) -> String {
    let home = BaseDirs::new().map(|dirs| dirs.home_dir().display().to_string());
    // A home of `/` alone stands in every path.
    match home.filter(|home| home.len() > 1) {
        Some(home) => shortened(text, &home),
        None => text.to_owned(),
    }
}

/// The folder at the beginning of paths as `~`; a folder that merely begins alike is another.
fn shortened(text: &str, home: &str) -> String {
    let mut parts = text.split(home);
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let is_whole = !part.starts_with(|sign: char| sign.is_alphanumeric() || "-_.".contains(sign));
        out.push_str(if is_whole { "~" } else { home });
        out.push_str(part);
    }
    out
}

/// Whether files can be made in a folder, or where it would be made itself. Nothing stays behind.
///
/// # Errors
/// When they cannot.
pub fn try_writing(folder: &Path) -> io::Result<()> {
    let is_there = |place: &&Path| place.symlink_metadata().is_ok();
    let place = folder.ancestors().find(is_there).unwrap_or(folder);
    let trial = place.join(format!(".tricorder-{}", std::process::id()));
    File::create_new(&trial)?;
    fs::remove_file(trial)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_home_folder_itself_is_shortened() {
        let shown = |text| shortened(text, "/home/jo");
        assert_eq!(shown("/home/jo/.cache"), "~/.cache");
        assert_eq!(shown("/home/jo"), "~");
        assert_eq!(shown("file:///home/jo/a, /home/jo/b"), "file://~/a, ~/b");
        assert_eq!(shown("/home/joanna/x"), "/home/joanna/x");
        assert_eq!(shown("/srv/x"), "/srv/x");
    }

    #[test]
    fn no_password_is_shown() {
        let shown = |address: &str| UserDataPlace::server(address).shown();
        let plain = "postgres://jo@db.example:5433/club";
        assert_eq!(shown(plain), plain);
        assert_eq!(shown("postgres://jo:secret@db.example:5433/club"), plain);
        assert_eq!(shown("postgres://jo:se/cr?e:t@x@db.example:5433/club"), plain);
        assert_eq!(
            shown("postgres:///club?host=/run/pg&password=secret&user=jo&sslmode=disable"),
            "postgres:///club?host=/run/pg&user=jo"
        );
        assert_eq!(shown("host=x password=secret"), "");
    }

    #[test]
    fn writing_is_tried_without_a_trace() {
        let folder = tempfile::tempdir().expect("a folder");
        assert!(try_writing(&folder.path().join("a/b")).is_ok());
        assert_eq!(fs::read_dir(folder.path()).expect("the folder").count(), 0);
        let file = folder.path().join("file");
        fs::write(&file, "").expect("a file");
        let refused = try_writing(&file.join("x")).expect_err("no folder");
        assert_eq!(refused.kind(), io::ErrorKind::NotADirectory);
    }
}
