//! Small texts of the player's own that are asked for all the time. On this machine each is a file beside the user
//! database, for to open that takes longer than an answer; on a server it is a setting of its owner's part, so that
//! nobody reads what is another's.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use crate::paths::{Folders, UserDataPlace, is_there, put_written, read_limited, write_atomically};
use crate::user::{User, user_error};
use keep::UserError;
use keep::damage::{DamagedItem, KeptKind};
use model::codes;
use words::Problem;

codes!(
    /// What is kept in this way; its code is what the file or the setting is called.
    SmallText {
        /// The boxes the player has.
        Boxes => "boxes",
        /// The last list, an id a line.
        LastList => "last-list",
        /// What was opened, the latest first, an id a line.
        Past => "recent",
        /// What fell with the dice of the page.
        Throws => "throws",
        /// What has notes, an id a line.
        Noted => "noted",
    }
);

impl SmallText {
    /// What goes along where everything moves to another place.
    pub const TRAVELING: [SmallText; 4] =
        [SmallText::Boxes, SmallText::LastList, SmallText::Past, SmallText::Throws];

    /// Bytes a text may have that goes along where everything moves.
    pub const LONGEST: u64 = 1 << 20;

    /// The texts that go along where everything moves, and cannot be read.
    pub fn damaged(folders: &Folders) -> impl Iterator<Item = DamagedItem> {
        let unreadable = |small: &SmallText| small.read(folders, SmallText::LONGEST).is_err();
        let item = |small: SmallText| DamagedItem { kind: KeptKind::Setting, name: small.code().to_owned() };
        SmallText::TRAVELING.into_iter().filter(unreadable).map(item)
    }

    /// What goes along under a name.
    pub fn from_name(name: &str) -> Option<SmallText> {
        SmallText::TRAVELING.into_iter().find(|small| small.code() == name)
    }

    /// The text, if there is one of no more bytes than wanted.
    ///
    /// # Errors
    /// When there is something that cannot be read.
    pub fn read(self, folders: &Folders, longest: u64) -> Result<Option<String>, Problem> {
        match &folders.user {
            None => Ok(None),
            Some(UserDataPlace::File(user)) => {
                let path = user.with_file_name(self.code());
                let text = read_limited(&path, longest).map_err(UserError::from);
                text.map_err(|error| user_error(&UserDataPlace::File(path), &error))
            }
            Some(UserDataPlace::Server { .. } | UserDataPlace::Memory(_)) => {
                User::open(folders)?.with(|store| store.setting(self.code()))
            }
        }
    }

    /// Keeps a text in place of the one before.
    ///
    /// # Errors
    /// When there is no place for it, or it cannot be written.
    pub fn keep(self, folders: &Folders, text: &str) -> Result<(), Problem> {
        match &folders.user {
            None => Err(Problem::no_data_folder()),
            Some(UserDataPlace::File(user)) => {
                let path = user.with_file_name(self.code());
                let kept = write_atomically(&path, text).map_err(UserError::from);
                kept.map_err(|error| user_error(&UserDataPlace::File(path), &error))
            }
            Some(UserDataPlace::Server { .. } | UserDataPlace::Memory(_)) => {
                User::open(folders)?.with(|store| store.keep_setting(self.code(), text))
            }
        }
    }
}

/// Files byte by byte as they were at a moment; those that were not there as well.
pub struct FilesBefore(Vec<(PathBuf, Option<Vec<u8>>)>);

impl FilesBefore {
    /// The files at these paths as they are now.
    ///
    /// # Errors
    /// When one of them cannot be read.
    pub fn load(paths: impl Iterator<Item = PathBuf>) -> Result<FilesBefore, Problem> {
        let read = |path: &Path| if is_there(path)? { fs::read(path).map(Some) } else { Ok(None) };
        let load = |path: PathBuf| match read(&path) {
            Ok(before) => Ok((path, before)),
            Err(error) => Err(user_error(&UserDataPlace::File(path), &error.into())),
        };
        Ok(FilesBefore(paths.map(load).collect::<Result<_, _>>()?))
    }

    /// Makes the files what they were, as far as they can be written.
    pub fn put_back(self) {
        for (path, before) in self.0 {
            let _ = match before {
                Some(bytes) => put_written(&path, |file| file.write_all(&bytes)),
                None => fs::remove_file(&path),
            };
        }
    }
}
