//! What is the player's and lies in files: small texts beside the database, rules of their own, the settings. Each
//! travels as a setting of the store, under its name; where there are no files, it stays one.

use std::fs;
use std::path::PathBuf;

use crate::own_rules;
use crate::paths::{Folders, UserDataPlace, write_atomically};
use crate::settings::{self, SettingsFile};
use crate::small_texts::{FilesBefore, SmallText};
use crate::user::user_error;
use data::{id_of, rules_of};
use keep::archive::{ArchivedRecord as KeptRecord, SettingRecord};
use keep::damage::{DamagedItem, KeptKind};
use model::Setting;
use words::Problem;

/// What the settings travel under.
const SETTINGS: &str = "config.yaml";
/// What the name of a rule begins with; its path below the folder of rules follows.
const RULES: &str = "rules/";
/// Settings that name programs and folders of one machine: they stay there. A backup from elsewhere starts nothing.
const OF_MACHINE: [Setting; 3] = [Setting::Pager, Setting::OwnData, Setting::Pictures];

/// A file that travels.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum FileBeside {
    /// A small text.
    Small(SmallText),
    /// The settings.
    Settings,
    /// A rule of the player's own, by its path below their folder.
    Rule(String),
}

impl FileBeside {
    /// What travels under a name; `None` if that is a setting of the store.
    pub(super) fn from_name(name: &str) -> Option<FileBeside> {
        let rule = || FileBeside::is_rule(name).then(|| FileBeside::Rule(name[RULES.len()..].to_owned()));
        let settings = || (name == SETTINGS).then_some(FileBeside::Settings);
        SmallText::from_name(name).map(FileBeside::Small).or_else(settings).or_else(rule)
    }

    /// Whether a rule travels under a name, be its path good or bad.
    pub(super) fn is_rule(name: &str) -> bool {
        name.starts_with(RULES)
    }

    fn is_of_rule(&self) -> bool {
        matches!(self, FileBeside::Rule(_))
    }

    /// Whether a text can stand in it.
    pub(super) fn fits(&self, text: &str) -> bool {
        text.len() as u64 <= SmallText::LONGEST
            && match self {
                FileBeside::Small(_) => true,
                FileBeside::Settings => SettingsFile::from_text(SETTINGS.into(), text.to_owned()).is_ok(),
                FileBeside::Rule(path) => id_of(path).is_some(),
            }
    }

    /// All there are, and those that cannot be read.
    pub(super) fn load(folders: &Folders) -> (Vec<KeptRecord>, Vec<DamagedItem>) {
        let damaged = |name: String| DamagedItem { kind: KeptKind::Setting, name };
        let record = |name: String, body: String| KeptRecord::Setting(SettingRecord { name, body });
        let texts = SmallText::TRAVELING.into_iter().filter_map(|small| {
            let body = small.read(folders, SmallText::LONGEST).ok().flatten()?;
            Some(record(small.code().to_owned(), body))
        });
        let (mut found, mut unreadable): (Vec<_>, Vec<_>) =
            (texts.collect(), SmallText::damaged(folders).collect());
        match load_settings(folders) {
            Ok(file) => found.push(record(SETTINGS.to_owned(), portable(&file.text, &SettingsFile::default()))),
            Err(_) => unreadable.push(damaged(SETTINGS.to_owned())),
        }
        let own = own_rules::usual(folders).map(|folder| rules_of(&folder, |path| id_of(path).is_some()));
        match own {
            None => {}
            Some(Ok(rules)) => {
                let name = |path: &str| format!("{RULES}{path}");
                unreadable.extend(rules.unreadable.iter().map(|finding| damaged(name(&finding.file))));
                let files = rules.files.into_vec().into_iter();
                found.extend(files.map(|file| record(name(&file.path), file.text.into_owned())));
            }
            Some(Err(_)) => unreadable.push(damaged(RULES.to_owned())),
        }
        (found, unreadable)
    }

    /// Puts the texts of these records into their files, to which all others of their kind give way: a small text that
    /// does not come along is empty from now on, and a rule is gone where others come. Settings stay where none come.
    ///
    /// # Errors
    /// When one cannot be read or written; then all are as they were, as far as they can be written.
    pub(super) fn exchange(folders: &Folders, records: &[KeptRecord]) -> Result<FilesBefore, Problem> {
        let new: Vec<(FileBeside, String)> = records
            .iter()
            .filter_map(KeptRecord::setting)
            .filter_map(|setting| Some((FileBeside::from_name(&setting.name)?, setting.body.clone())))
            .collect();
        let is_new = |one: &FileBeside| new.iter().any(|(file, _)| file == one);
        let brings_rules = new.iter().any(|(file, _)| file.is_of_rule());
        let (present, _) = FileBeside::load(folders);
        let present = present.iter().filter_map(KeptRecord::setting);
        let rules =
            present.filter_map(|setting| FileBeside::from_name(&setting.name)).filter(FileBeside::is_of_rule);
        let small = SmallText::TRAVELING.into_iter().map(FileBeside::Small);
        let others: Vec<FileBeside> = small.chain(rules).filter(|one| !is_new(one)).collect();
        let all = new.iter().map(|(file, _)| file).chain(&others);
        let before = FilesBefore::load(all.filter_map(|file| file.path(folders)))?;
        let put = || {
            new.iter().try_for_each(|(file, text)| file.put(folders, text))?;
            others.iter().try_for_each(|file| match file {
                FileBeside::Small(small) => match small.read(folders, u64::MAX) {
                    Ok(Some(_)) => small.keep(folders, ""),
                    Ok(None) | Err(_) => Ok(()),
                },
                FileBeside::Rule(_) if brings_rules => file.remove(folders),
                FileBeside::Rule(_) | FileBeside::Settings => Ok(()),
            })
        };
        match put() {
            Ok(()) => Ok(before),
            Err(error) => {
                before.put_back();
                Err(error)
            }
        }
    }

    fn path(&self, folders: &Folders) -> Option<PathBuf> {
        match self {
            FileBeside::Small(small) => Some(folders.local_user()?.with_file_name(small.code())),
            FileBeside::Settings => folders.settings.clone(),
            FileBeside::Rule(path) => Some(own_rules::folder(folders)?.join(path)),
        }
    }

    fn put(&self, folders: &Folders, text: &str) -> Result<(), Problem> {
        let path = self.path(folders).ok_or_else(Problem::no_data_folder)?;
        let text = match self {
            FileBeside::Settings => portable(text, &load_settings(folders).unwrap_or_default()),
            FileBeside::Small(_) | FileBeside::Rule(_) => text.to_owned(),
        };
        write_atomically(&path, &text).map_err(|error| unwritable(path, error))
    }

    fn remove(&self, folders: &Folders) -> Result<(), Problem> {
        let path = self.path(folders).ok_or_else(Problem::no_data_folder)?;
        fs::remove_file(&path).map_err(|error| unwritable(path, error))
    }
}

fn load_settings(folders: &Folders) -> Result<SettingsFile, Problem> {
    folders.settings.clone().map_or_else(|| Ok(SettingsFile::default()), SettingsFile::load)
}

fn unwritable(path: PathBuf, error: std::io::Error) -> Problem {
    user_error(&UserDataPlace::File(path), &error.into())
}

/// A text of the settings with what a file says of this machine in place of what it says of another.
fn portable(text: &str, here: &SettingsFile) -> String {
    OF_MACHINE
        .into_iter()
        .fold(text.to_owned(), |text, setting| settings::rewritten(&text, setting, here.value(setting)))
}

/// Whether a record is a text of these that says nothing: it is as good as none.
pub(super) fn is_empty_text(record: &KeptRecord) -> bool {
    let is_such =
        |setting: &SettingRecord| setting.body.is_empty() && FileBeside::from_name(&setting.name).is_some();
    record.setting().is_some_and(is_such)
}

/// Whether a record lies in a file where there are files.
pub(super) fn lies_beside(record: &KeptRecord) -> bool {
    record.setting().is_some_and(|setting| FileBeside::from_name(&setting.name).is_some())
}
