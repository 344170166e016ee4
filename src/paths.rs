//! The folders of the program on this system.

use std::path::PathBuf;

use directories::ProjectDirs;

/// The folder for what can be rebuilt: `TRICORDER_CACHE_DIR`, else the system's cache folder for the
/// program. `None` if the system names none.
pub fn cache() -> Option<PathBuf> {
    from_env("TRICORDER_CACHE_DIR").or_else(|| project().map(|dirs| dirs.cache_dir().to_owned()))
}

/// The user database: in `TRICORDER_DATA_DIR`, else in the system's folder for data of the program.
/// `None` if the system names none.
pub fn user_database() -> Option<PathBuf> {
    let folder = from_env("TRICORDER_DATA_DIR")
        .or_else(|| project().map(|dirs| dirs.data_local_dir().to_owned()))?;
    Some(folder.join("user.db"))
}

fn from_env(variable: &str) -> Option<PathBuf> {
    std::env::var_os(variable)
        .filter(|value| !value.is_empty())
        .map(PathBuf::from)
}

fn project() -> Option<ProjectDirs> {
    ProjectDirs::from("", "", "tricorder")
}
