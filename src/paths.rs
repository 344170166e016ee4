//! The folders of the program on this system.

use std::path::PathBuf;

use directories::ProjectDirs;

/// The folder for what can be rebuilt: `TRICORDER_CACHE_DIR`, else the system's cache folder for the
/// program. `None` if the system names none.
pub fn cache() -> Option<PathBuf> {
    from_env("TRICORDER_CACHE_DIR").or_else(|| project().map(|dirs| dirs.cache_dir().to_owned()))
}

fn from_env(variable: &str) -> Option<PathBuf> {
    std::env::var_os(variable)
        .filter(|value| !value.is_empty())
        .map(PathBuf::from)
}

fn project() -> Option<ProjectDirs> {
    ProjectDirs::from("", "", "tricorder")
}
