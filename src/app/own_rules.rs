//! Rules of the player's own: files like those of `data/`, in a folder beside the user database and in those the
//! settings name. They stand beside what the program was built with; where there are none, nothing is read.

use std::collections::HashSet;
use std::path::PathBuf;

use crate::paths::{Folders, UserDataPlace, is_there};
use crate::settings;
use data::{Corpus, Finding, rules_of};
use page::locale::say;
use words::Problem;

/// The folder `note rule` writes to, beside the user database.
const FOLDER: &str = "rules";

/// The folder `note rule` writes to; `None` where the player's own data has no folder, or lies on a server.
pub fn folder(folders: &Folders) -> Option<PathBuf> {
    Some(folders.local_user()?.with_file_name(FOLDER))
}

/// The folder `note rule` writes to, for whoever cannot go on without.
///
/// # Errors
/// When there is no folder for the player's own data, or that lies on a server.
pub fn folder_to_write(folders: &Folders) -> Result<PathBuf, Problem> {
    let none = match &folders.user {
        Some(UserDataPlace::Server { .. }) => {
            Problem::unreadable(say::err_rules_on_server()).hint(say::hint_rules_on_server())
        }
        Some(UserDataPlace::File(_) | UserDataPlace::Memory(_)) | None => Problem::no_data_folder(),
    };
    folder(folders).ok_or(none)
}

/// All folders of the player's own rules: the usual one, if it is there, and those of the settings.
pub fn all(folders: &Folders) -> Vec<PathBuf> {
    let named = settings::of_player().own_data.iter().cloned();
    usual(folders).into_iter().chain(named).collect()
}

/// The usual folder, unless it is certain that it is not there.
pub(crate) fn usual(folders: &Folders) -> Option<PathBuf> {
    folder(folders).filter(|folder| is_there(folder).unwrap_or(true))
}

/// A corpus with the player's own files, without those that are left out.
///
/// # Errors
/// When a folder that the settings name cannot be listed; the corpus then is without it.
pub(crate) fn with_player_rules(
    corpus: Corpus,
    folders: &Folders,
    left_out: &HashSet<String>,
) -> (Corpus, Option<Problem>) {
    let is_wanted = |path: &str| !left_out.contains(path);
    let mut fault = None;
    let mut corpus = corpus;
    for folder in all(folders) {
        match rules_of(&folder, is_wanted) {
            Ok(own) => corpus = corpus.with_own(own),
            Err(error) => fault = Some(Problem::own_folder(&folder, error)),
        }
    }
    (corpus, fault)
}

/// The player's own files that something is wrong with.
pub fn files_with_findings(corpus: &Corpus, findings: &[Finding]) -> HashSet<String> {
    let files = findings.iter().map(|finding| &finding.file);
    let unread = |file: &String| corpus.unreadable.iter().any(|found| found.file == **file);
    let own = files.filter(|file| corpus.is_own(file) || unread(file));
    own.cloned().collect()
}
