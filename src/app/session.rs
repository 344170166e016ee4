//! One run of a command: its language, its screen, its options, what the player keeps. What is searched is made by
//! `corpus`, and asked by `catalogs`.

mod catalogs;
mod corpus;

use std::cell::OnceCell;
use std::ffi::OsString;
use std::rc::Rc;

use serde_json::Value;

use crate::asides::Asides;
use crate::imports;
use crate::input::Input;
use crate::machine::{DataFolder, DataReader, Machine};
use crate::options::{Format, Global};
use crate::paths::Folders;
use crate::user::User;
pub use catalogs::CatalogCache;
use keep::{UserError, UserStore};
use model::Lang;
use page::locale::Texts;
use page::render::{Color, Terminal};
use words::Problem;
use words::problem::{self, Medium};

/// Columns of what is shown as it stands on a page, like a list to copy.
const PAGE_WIDTH: usize = 80;

/// One run of a command.
#[derive(Clone)]
pub struct Session<'a> {
    /// All messages, in the language of the answer.
    pub texts: &'a Texts,
    /// Where the answer is shown, with its width and whether it has color.
    pub terminal: Terminal,
    /// The whole command tree in a language, for what is made from it.
    pub tree: fn(&Texts) -> clap::Command,
    /// The machine the program runs on.
    pub machine: &'a dyn Machine,
    /// Where lists are read from.
    pub input: Input,
    /// Where what is kept lies.
    pub folders: Folders,
    /// What the answer had to do without.
    lacking: Rc<Asides>,
    /// Hash of all that is imported, once it is known.
    imports: OnceCell<u64>,
    global: Global,
    read_data: DataReader,
    catalogs: &'a CatalogCache,
}

impl<'a> Session<'a> {
    /// A command run at a terminal: it reads standard input, and keeps things in the folders of the system.
    pub fn new(
        texts: &'a Texts,
        global: Global,
        tree: fn(&Texts) -> clap::Command,
        catalogs: &'a CatalogCache,
        machine: &'a dyn Machine,
    ) -> Session<'a> {
        Session {
            texts,
            terminal: Terminal::of_stdout(global.color),
            tree,
            machine,
            input: Input::System,
            folders: Folders::of_system(),
            lacking: Rc::default(),
            imports: OnceCell::default(),
            global,
            read_data: machine.data_reader(),
            catalogs,
        }
    }

    /// A session for a command asked by the local page: answers are parts of its pages, and nothing is read but the
    /// text handed over.
    pub fn of_page(
        texts: &'a Texts,
        tree: fn(&Texts) -> clap::Command,
        text: Vec<u8>,
        folders: Folders,
        catalogs: &'a CatalogCache,
        machine: &'a dyn Machine,
    ) -> Session<'a> {
        let global = Global { format: Some(Format::Html), ..Global::default() };
        Session {
            texts,
            terminal: Terminal::new(Some(PAGE_WIDTH), false),
            tree,
            machine,
            input: Input::Handed(text),
            folders,
            lacking: Rc::default(),
            imports: OnceCell::default(),
            global,
            read_data: machine.data_reader(),
            catalogs,
        }
    }

    /// A session in another language, with the catalogs of this one; what it lacks is told by itself.
    pub fn in_language<'b>(&self, texts: &'b Texts) -> Session<'b>
    where
        'a: 'b,
    {
        Session { texts, lacking: Rc::default(), ..self.clone() }
    }

    /// When answers have color, if the player says so.
    pub fn color(&self) -> Color {
        self.global.color
    }

    /// Sets the folder data is read from; `None` means what the program was built with.
    pub fn with_data(mut self, folder: Option<&DataFolder>) -> Session<'a> {
        self.global.data = folder.map(|folder| folder.path.clone());
        self.read_data = folder.map_or(self.read_data, |folder| folder.read);
        self
    }

    /// The folder the data comes from, if it is not what the program was built with.
    pub fn data(&self) -> Option<DataFolder> {
        let path = self.global.data.clone()?;
        Some(DataFolder { path, read: self.read_data })
    }

    /// The language the player named on the line.
    pub fn chosen_lang(&self) -> Option<Lang> {
        self.global.lang
    }

    /// An error inside a dialogue, which goes on.
    pub fn complaint(&self, error: &Problem) -> String {
        self.terminal.render(&problem::page(self.texts, error, Medium::Typed))
    }

    /// How answers are written.
    pub fn format(&self) -> Format {
        self.asked_format().unwrap_or(Format::Text)
    }

    /// How answers are written, if the player said so.
    pub fn asked_format(&self) -> Option<Format> {
        let json = self.global.json.as_ref().map(|_| Format::Json);
        json.or(self.global.format)
    }

    /// How a list is written: unless said otherwise a record a line where nobody looks at it.
    pub fn list_format(&self, own: Option<Format>) -> Format {
        let is_watched = self.terminal.height().is_some();
        own.or(self.asked_format()).unwrap_or(if is_watched { Format::Text } else { Format::Lines })
    }

    /// A document as it is written: its number in it, and the fields of it that the player wants.
    ///
    /// # Errors
    /// When it has no such field.
    pub(crate) fn numbered(&self, document: Value) -> Result<Value, Problem> {
        self.global.json.clone().unwrap_or_default().numbered(document)
    }

    /// Whether the player wants to see how to follow the links of an answer.
    pub fn shows_links(&self) -> bool {
        self.global.links
    }

    /// Whether the player has imported cards; asked of the user database once.
    pub fn has_imports(&self) -> bool {
        let known = self.imports.get().copied();
        // A fault is not kept: whoever asks next tries again.
        let stamp = known.or_else(|| imports::stamp(&self.folders).ok());
        stamp.is_some_and(|stamp| *self.imports.get_or_init(|| stamp) != 0)
    }

    /// Opens the player's own data, making it where there is none.
    ///
    /// # Errors
    /// When it cannot be opened.
    pub fn user(&self) -> Result<User, Problem> {
        Ok(User::open(&self.folders)?.telling(Rc::clone(&self.lacking)))
    }

    /// Reads the player's own data; where nothing has been kept yet, there is nothing.
    ///
    /// # Errors
    /// When it cannot be looked at, opened or read.
    pub fn read_user<T: Default>(
        &self,
        read: impl FnOnce(&mut dyn UserStore) -> Result<T, UserError>,
    ) -> Result<T, Problem> {
        self.existing_user()?.map_or_else(|| Ok(T::default()), |mut user| user.with(read))
    }

    /// The player's own data; `None` where nothing has been kept yet.
    ///
    /// # Errors
    /// When it cannot be looked at or opened.
    pub fn existing_user(&self) -> Result<Option<User>, Problem> {
        Ok(User::open_existing(&self.folders)?.map(|user| user.telling(Rc::clone(&self.lacking))))
    }

    /// Every card of the collection with its copies, as it is kept: by the name it had then.
    ///
    /// # Errors
    /// When the user database cannot be read. Where there is none, there is nothing.
    pub fn owned_rows(&self) -> Result<Vec<(String, u32)>, Problem> {
        self.read_user(|db| db.owned())
    }

    /// The options of the line that hold for another line as well.
    pub fn options(&self) -> Vec<OsString> {
        let color = format!("--color={}", self.global.color.code());
        let folders = self.global.data.iter();
        let data = folders.flat_map(|folder| ["--data".into(), folder.clone().into()]);
        let links = self.global.links.then(|| "--links".into());
        data.chain(links).chain([color.into()]).collect()
    }

    /// What was read of the player's own data; where that cannot be read, nothing, which is said beside the answer.
    pub fn or_default_with_warning<T: Default>(&self, read: Result<T, Problem>) -> T {
        read.unwrap_or_else(|error| {
            self.lacking.add(error);
            T::default()
        })
    }

    /// What the answer had to do without, and how what it is from stands.
    pub fn take_warnings(&self) -> Vec<Problem> {
        self.lacking.take()
    }
}
