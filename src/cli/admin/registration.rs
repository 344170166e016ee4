//! Completion scripts in the folders in which shells look for them. Files of the player's own, like those a shell
//! begins with, are never touched.

use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::cli::complete::{Shell, VARIABLE};
use crate::error::{Error, StorageError};
use crate::paths;
use crate::view::admin::completions::{Before, Installed, Next};

/// Stands in every script of this program, also in those of earlier versions.
const OURS: [&str; 2] = [VARIABLE, "__fish_tricorder"];

/// Puts the script of a shell in its place.
///
/// # Errors
/// When there is a file of somebody else, or it cannot be written.
pub fn install(shell: Shell) -> Result<Installed, Error> {
    let place = place(shell).ok_or(StorageError::NoDataFolder)?;
    let script = shell.script(&program());
    let path = place.path;
    let before = written(&path, &script).map_err(|error| unwritable(&path, error))?;
    if before == Before::Foreign {
        return Err(StorageError::ForeignScript { path }.into());
    }
    Ok(Installed {
        shell: shell.name(),
        before,
        lines: lines(&path, place.next),
        next: place.next,
        path,
    })
}

/// What is to be added to the file the shell begins with.
fn lines(path: &Path, next: Next) -> Vec<String> {
    let shown = |path: &Path| paths::without_home(&path.display().to_string());
    match next {
        Next::Bash => vec![format!("source {}", shown(path))],
        Next::Zsh | Next::Fish => Vec::new(),
        Next::ZshFolder => {
            let parent = path.parent().unwrap_or(path);
            let folder = format!("fpath=({} $fpath)", shown(parent));
            vec![folder, "autoload -Uz compinit && compinit".to_owned()]
        }
    }
}

/// Where a script belongs, and what is left to do.
struct Place {
    path: PathBuf,
    next: Next,
}

fn place(shell: Shell) -> Option<Place> {
    let of =
        |variable: &str, below: &str| folder(variable).or_else(|| Some(paths::home()?.join(below)));
    Some(match shell {
        Shell::Bash => {
            let own = folder("BASH_COMPLETION_USER_DIR");
            let usual = || Some(of("XDG_DATA_HOME", ".local/share")?.join("bash-completion"));
            Place {
                path: own.or_else(usual)?.join("completions/tricorder"),
                next: Next::Bash,
            }
        }
        Shell::Zsh => zsh()?,
        Shell::Fish => Place {
            path: of("XDG_CONFIG_HOME", ".config")?.join("fish/completions/tricorder.fish"),
            next: Next::Fish,
        },
    })
}

/// A folder of the player's among those zsh looks in, if they are told to programs; else `.zfunc`, which zsh has to
/// be told of.
fn zsh() -> Option<Place> {
    let home = folder("ZDOTDIR").or_else(paths::home)?;
    let looked_in = env::var_os("FPATH").unwrap_or_default();
    let known = env::split_paths(&looked_in).find(|one| one.starts_with(&home) && one.is_dir());
    Some(match known {
        Some(known) => Place {
            path: known.join("_tricorder"),
            next: Next::Zsh,
        },
        None => Place {
            path: home.join(".zfunc/_tricorder"),
            next: Next::ZshFolder,
        },
    })
}

/// The folder a variable names. Relative ones count as unset, as they do everywhere.
fn folder(variable: &str) -> Option<PathBuf> {
    let named = env::var_os(variable).map(PathBuf::from);
    named.filter(|path| path.is_absolute())
}

/// Writes a file, if there is none or one of this program.
fn written(path: &Path, script: &str) -> io::Result<Before> {
    let before = match fs::read_to_string(path) {
        Ok(text) if text == script => return Ok(Before::Same),
        Ok(text) if OURS.iter().any(|sign| text.contains(sign)) => Before::Older,
        Ok(_) => return Ok(Before::Foreign),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Before::Nothing,
        Err(error) => return Err(error),
    };
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, script)?;
    Ok(before)
}

/// The program as shells are to call it: by its name where they find it by that, else by its path.
fn program() -> String {
    let name = "tricorder";
    let searched = env::var_os("PATH").unwrap_or_default();
    let is_found = env::split_paths(&searched).any(|folder| folder.join(name).is_file());
    let path = env::current_exe().ok().filter(|_| !is_found);
    path.map_or_else(|| name.to_owned(), |path| path.display().to_string())
}

fn unwritable(path: &Path, error: io::Error) -> Error {
    StorageError::ScriptFile {
        path: path.to_owned(),
        reason: error.into(),
    }
    .into()
}
