//! The folders of the program on this system.

use std::path::{Path, PathBuf};

use directories::ProjectDirs;

/// The folders of a run.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Folders {
    /// For what can be rebuilt; `None` if there is none.
    pub cache: Option<PathBuf>,
    /// The user database; `None` if there is no folder for it.
    pub user: Option<PathBuf>,
}

impl Folders {
    /// Those of the system, or of the variables that say otherwise.
    pub fn of_system() -> Folders {
        Folders {
            cache: cache(),
            user: user_database(),
        }
    }

    /// The user database, if there is one yet.
    pub fn known_user(&self) -> Option<&Path> {
        self.user.as_deref().filter(|path| path.exists())
    }
}

/// The folder for what can be rebuilt: `TRICORDER_CACHE_DIR`, else the system's cache folder for the
/// program. `None` if the system names none.
fn cache() -> Option<PathBuf> {
    from_env("TRICORDER_CACHE_DIR").or_else(|| project().map(|dirs| dirs.cache_dir().to_owned()))
}

/// The user database: in `TRICORDER_DATA_DIR`, else in the system's folder for data of the program.
/// `None` if the system names none.
fn user_database() -> Option<PathBuf> {
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
