//! `tricorder admin completions`: completion scripts, written out or put into the folders in which shells look for them.
//! Files of the player's own, like those a shell begins with, are never touched.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

use clap_complete::Shell;

use crate::complete::{Shell as AskingShell, VARIABLE};
use app::Found;
use app::admin::completions::{Completions, InstallReport, NextStep, PreviousScript, Script};
use app::paths::{self, write_atomically};
use app::session::Session;
use page::locale::say;
use words::Problem;

/// How the program is called once it is installed.
const INSTALLED: &str = "tricorder";

/// Prints a script, or puts it where the shell reads it.
///
/// # Errors
/// When the shell is not known, or the script cannot be put there.
pub(crate) fn run(arguments: &Completions, session: &Session<'_>) -> Result<Found, Problem> {
    if arguments.install {
        let shell = arguments.shell.or_else(shell_of_player).ok_or_else(missing_shell)?;
        let asking = asking(shell).ok_or_else(|| not_installed(shell))?;
        return Ok(Found::shown(install(asking)?));
    }
    let shell = arguments.shell.ok_or_else(missing_shell)?;
    let script = match asking(shell) {
        Some(shell) => shell.script(INSTALLED),
        None => made_from_tree(session, shell),
    };
    let shell = shell.to_string();
    let document = Script { shell, script };
    Ok(Found::shown(document))
}

/// The shell as one that asks the program, if it does.
fn asking(shell: Shell) -> Option<AskingShell> {
    AskingShell::called(&shell.to_string())
}

fn made_from_tree(session: &Session<'_>, shell: Shell) -> String {
    let mut command = (session.tree)(session.texts);
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command, INSTALLED, &mut script);
    String::from_utf8_lossy(&script).into_owned()
}

/// The shell the player works in.
fn shell_of_player() -> Option<Shell> {
    Shell::from_shell_path(Path::new(&env::var_os("SHELL")?))
}

fn missing_shell() -> Problem {
    Problem::missing_argument("<bash|zsh|fish>")
}

fn not_installed(shell: Shell) -> Problem {
    Problem::unknown_value("--install", &shell.to_string(), ["bash", "zsh", "fish"])
}

/// Stands in every script of this program, also in those of earlier versions.
const OURS: [&str; 2] = [VARIABLE, "__fish_tricorder"];

/// Puts the script of a shell in its place.
///
/// # Errors
/// When there is a file of somebody else, or it cannot be written.
fn install(shell: AskingShell) -> Result<InstallReport, Problem> {
    let target = script_target(shell).ok_or_else(Problem::no_data_folder)?;
    let script = shell.script(&program_call());
    let path = target.path;
    let before = write_script(&path, &script)
        .map_err(|error| Problem::unreadable(say::err_script_file(&path, error)).hint(say::hint_script_file()))?;
    if before == PreviousScript::Foreign {
        return Err(Problem::unreadable(say::err_foreign_script(&path)).hint(say::hint_foreign_script()));
    }
    Ok(InstallReport {
        shell: shell.name(),
        before,
        lines: startup_lines(&path, target.next),
        next: target.next,
        path,
    })
}

/// What is to be added to the file the shell begins with.
fn startup_lines(path: &Path, next: NextStep) -> Vec<String> {
    let shown = |path: &Path| paths::without_home(&path.display().to_string());
    match next {
        NextStep::Bash => vec![format!("source {}", shown(path))],
        NextStep::Zsh | NextStep::Fish => Vec::new(),
        NextStep::ZshFolder => {
            let parent = path.parent().unwrap_or(path);
            let folder = format!("fpath=({} $fpath)", shown(parent));
            vec![folder, "autoload -Uz compinit && compinit".to_owned()]
        }
    }
}

/// Where a script belongs, and what is left to do.
struct ScriptTarget {
    path: PathBuf,
    next: NextStep,
}

fn script_target(shell: AskingShell) -> Option<ScriptTarget> {
    let of = |variable: &str, below: &str| folder_from_env(variable).or_else(|| Some(paths::home()?.join(below)));
    Some(match shell {
        AskingShell::Bash => {
            let own = folder_from_env("BASH_COMPLETION_USER_DIR");
            let usual = || Some(of("XDG_DATA_HOME", ".local/share")?.join("bash-completion"));
            ScriptTarget { path: own.or_else(usual)?.join("completions/tricorder"), next: NextStep::Bash }
        }
        AskingShell::Zsh => zsh_target()?,
        AskingShell::Fish => ScriptTarget {
            path: of("XDG_CONFIG_HOME", ".config")?.join("fish/completions/tricorder.fish"),
            next: NextStep::Fish,
        },
    })
}

/// A folder of the player's among those zsh looks in, if they are told to programs; else `.zfunc`, which zsh has to
/// be told of.
fn zsh_target() -> Option<ScriptTarget> {
    let home = folder_from_env("ZDOTDIR").or_else(paths::home)?;
    let looked_in = env::var_os("FPATH").unwrap_or_default();
    let known = env::split_paths(&looked_in).find(|one| one.starts_with(&home) && one.is_dir());
    Some(match known {
        Some(known) => ScriptTarget { path: known.join("_tricorder"), next: NextStep::Zsh },
        None => ScriptTarget { path: home.join(".zfunc/_tricorder"), next: NextStep::ZshFolder },
    })
}

/// The folder a variable names. Relative ones count as unset, as they do everywhere.
fn folder_from_env(variable: &str) -> Option<PathBuf> {
    let named = env::var_os(variable).map(PathBuf::from);
    named.filter(|path| path.is_absolute())
}

/// Writes a file, if there is none or one of this program.
fn write_script(path: &Path, script: &str) -> io::Result<PreviousScript> {
    let before = match fs::read_to_string(path) {
        Ok(text) if text == script => return Ok(PreviousScript::Same),
        Ok(text) if OURS.iter().any(|sign| text.contains(sign)) => PreviousScript::Older,
        Ok(_) => return Ok(PreviousScript::Foreign),
        Err(error) if error.kind() == io::ErrorKind::NotFound => PreviousScript::Nothing,
        Err(error) => return Err(error),
    };
    write_atomically(path, script)?;
    Ok(before)
}

/// The program as shells are to call it: by its name where they find it by that, else by its path.
fn program_call() -> String {
    let name = "tricorder";
    let searched = env::var_os("PATH").unwrap_or_default();
    let is_found = env::split_paths(&searched).any(|folder| folder.join(name).is_file());
    let path = env::current_exe().ok().filter(|_| !is_found);
    path.map_or_else(|| name.to_owned(), |path| path.display().to_string())
}
