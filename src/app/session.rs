//! What every command needs: texts, screen, data and the catalog built from it.

use std::borrow::Cow;
use std::cell::{OnceCell, RefCell};
use std::collections::HashSet;
use std::ffi::OsString;
use std::rc::Rc;

use crate::asides::Asides;
use crate::input::Input;
use crate::machine::{DataFolder, DataReader, Machine};
use crate::names::Names;
use crate::options::{Format, Global};
use crate::paths::Folders;
use crate::phrases::Phrases;
use crate::user::User;
use crate::{imports, own_boxes, own_rules};
use catalog::{BuildStage, CardCatalog, Catalog, CatalogError, CatalogHandle, CatalogLocation, OpenedCards};
use data::Corpus;
use deck::{NameIndex, Recognizer};
use keep::{UserError, UserStore};
use model::{Boxes, Card, Feature, Game, Lang, SystemFault};
use page::locale::{self, Texts, msg, say};
use page::render::{Color, Terminal};
use words::Problem;
use words::problem::{self, Medium};

/// Columns of what is shown as it stands on a page, like a list to copy.
const PAGE_WIDTH: usize = 80;

/// Catalogs, opened when they are first asked, and kept open.
#[derive(Default)]
pub struct CatalogCache {
    catalog: RefCell<Option<Catalog>>,
    cards: RefCell<Option<CardCatalog>>,
    /// The cards games are played with, once they have been read from the catalog.
    played: OnceCell<Rc<[Card]>>,
    /// All names, once somebody typed what is none.
    names: OnceCell<Names>,
    /// All that can be offered, once somebody types.
    phrases: OnceCell<Phrases>,
    /// What cards of Second Edition are called in lists, once a list was read.
    second_names: OnceCell<NameIndex>,
    /// Whether people ask who have nothing to do with each other.
    is_shared_by_visitors: bool,
}

impl CatalogCache {
    /// Catalogs many people ask: what one of them imported, wrote or owns has no part in them.
    pub fn common() -> CatalogCache {
        CatalogCache { is_shared_by_visitors: true, ..CatalogCache::default() }
    }

    /// The folders that catalogs are made from.
    fn folders<'f>(&self, folders: &'f Folders) -> Cow<'f, Folders> {
        if !self.is_shared_by_visitors {
            return Cow::Borrowed(folders);
        }
        Cow::Owned(Folders { catalogs: folders.catalogs.clone(), user: None })
    }
}

/// One run of a command.
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
        Session {
            texts,
            terminal: self.terminal,
            tree: self.tree,
            machine: self.machine,
            input: self.input.clone(),
            folders: self.folders.clone(),
            lacking: Rc::default(),
            imports: self.imports.clone(),
            global: self.global.clone(),
            read_data: self.read_data,
            catalogs: self.catalogs,
        }
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
        let json = self.global.json.then_some(Format::Json);
        json.or(self.global.format)
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

    /// The data of this run: a folder given with `--data`, else what the program was built with and what the player
    /// wrote.
    ///
    /// # Errors
    /// When the folder cannot be listed.
    pub fn corpus(&self) -> Result<Corpus, Problem> {
        self.corpus_without(&HashSet::new())
    }

    /// The data of this run without the player's files at some paths.
    fn corpus_without(&self, left_out: &HashSet<String>) -> Result<Corpus, Problem> {
        let alone = self.corpus_alone()?;
        if self.global.data.is_some() {
            return Ok(alone);
        }
        let (joined, fault) = own_rules::with_player_rules(alone, &self.catalogs.folders(&self.folders), left_out);
        fault.into_iter().for_each(|fault| self.lacking.add(fault));
        Ok(joined)
    }

    /// What the player wrote with what it joins: the data the program was built with, whatever `--data` names.
    pub fn corpus_of_own(&self) -> Corpus {
        let folders = self.catalogs.folders(&self.folders);
        own_rules::with_player_rules(data::embedded(), &folders, &HashSet::new()).0
    }

    /// The boxes of Captain's Chair the player has. Where that cannot be read, the core box.
    ///
    /// # Errors
    /// When the variable for them names none.
    pub fn boxes(&self) -> Result<Boxes, Problem> {
        let folders = self.catalogs.folders(&self.folders);
        match own_boxes::of_player(&folders, self.texts.lang()) {
            Err(error) if error.is(say::ERR_UNKNOWN_VALUE) => Err(error),
            read => Ok(self.or_default_with_warning(read)),
        }
    }

    /// The data of this run without anything the player wrote: cards do not need it.
    ///
    /// # Errors
    /// When the folder given with `--data` cannot be listed.
    pub fn corpus_alone(&self) -> Result<Corpus, Problem> {
        match &self.global.data {
            None => Ok(data::embedded()),
            Some(folder) => {
                let found = (self.read_data)(folder).map_err(|error| {
                    Problem::unreadable(say::err_data_folder(folder, error)).hint(say::hint_data_folder())
                });
                Ok(found?)
            }
        }
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

    /// The cards games are played with. They are read once: a game that is opened for every step needs all of them.
    ///
    /// # Errors
    /// When they have to be read and cannot be.
    pub fn played_cards(&self, read: impl FnOnce() -> Result<Vec<Card>, Problem>) -> Result<Rc<[Card]>, Problem> {
        if let Some(cards) = self.catalogs.played.get() {
            return Ok(Rc::clone(cards));
        }
        let cards = read()?.into();
        Ok(Rc::clone(self.catalogs.played.get_or_init(|| cards)))
    }

    /// All names of entries and cards, read once.
    ///
    /// # Errors
    /// When they have to be read and cannot be.
    pub fn names(&self) -> Result<&'a Names, Problem> {
        if let Some(names) = self.catalogs.names.get() {
            return Ok(names);
        }
        let known = self.ask(CatalogHandle::spellings)?;
        Ok(self.catalogs.names.get_or_init(|| Names::new(known)))
    }

    /// All that is offered while somebody types, read once.
    ///
    /// # Errors
    /// When it has to be read and cannot be.
    pub fn phrases(&self) -> Result<&'a Phrases, Problem> {
        let phrases = &self.catalogs.phrases;
        if let Some(known) = phrases.get() {
            return Ok(known);
        }
        let (names, questions) = self.ask(|catalog| Ok((catalog.spellings()?, catalog.questions()?)))?;
        Ok(phrases.get_or_init(|| Phrases::new(names, questions)))
    }

    /// What lists of Second Edition are read by: the names of all its cards, read once.
    ///
    /// # Errors
    /// When they have to be read and cannot be.
    pub fn recognizer(&self) -> Result<Recognizer<'a>, Problem> {
        let names = &self.catalogs.second_names;
        if let Some(known) = names.get() {
            return Ok(Recognizer::new(known));
        }
        let keys = self.ask_cards(|cards| Ok(cards.db.keys(Game::with(Feature::Decks))?))?;
        Ok(Recognizer::new(names.get_or_init(|| NameIndex::new(keys))))
    }

    /// Asks the catalog, opening or building it on the first call.
    ///
    /// # Errors
    /// When the data is not valid.
    pub fn ask<T>(&self, question: impl Fn(&CatalogHandle) -> Result<T, CatalogError>) -> Result<T, Problem> {
        let mut slot = self.catalogs.catalog.borrow_mut();
        let catalog = match slot.take() {
            Some(open) => slot.insert(open),
            None => slot.insert(self.catalog()?),
        };
        let answer = catalog.ask(question)?;
        self.tell_refusal(catalog.refusal(), catalog.place());
        Ok(answer)
    }

    /// The catalog. What is wrong with rules of the player's own keeps only these out of it, and is said beside the
    /// answer.
    fn catalog(&self) -> Result<Catalog, Problem> {
        let (boxes, folders) = (self.boxes()?, &self.folders.catalogs);
        let notice = |stage| self.tell_build(stage);
        let open = |corpus| Catalog::open(corpus, boxes.clone(), folders.clone(), locale::symbol, &notice);
        let corpus = self.corpus()?;
        if !corpus.has_own() {
            return Ok(open(corpus)?);
        }
        let findings = match open(corpus.clone()) {
            Err(CatalogError::Data(findings)) => findings,
            opened => return Ok(opened?),
        };
        let faulty = own_rules::files_with_findings(&corpus, &findings);
        if faulty.is_empty() {
            return Err(Problem::of_data(findings));
        }
        let catalog = open(self.corpus_without(&faulty)?)?;
        let own_rules = Problem::unreadable(say::err_own_rules()).hint(say::hint_own_rules());
        self.lacking.add(own_rules.own_findings(findings));
        Ok(catalog)
    }

    /// Asks the catalog of cards, opening or building it on the first call.
    ///
    /// # Errors
    /// When the data is not valid.
    pub fn ask_cards<T>(&self, question: impl Fn(&OpenedCards) -> Result<T, CatalogError>) -> Result<T, Problem> {
        let mut slot = self.catalogs.cards.borrow_mut();
        let catalog = match slot.take() {
            Some(open) => slot.insert(open),
            None => {
                let corpus = self.corpus_alone()?;
                let imported = self
                    .or_default_with_warning(imports::for_search(&self.catalogs.folders(&self.folders), &corpus));
                let (folders, notice) = (self.folders.catalogs.clone(), |stage| self.tell_build(stage));
                let open = CardCatalog::open(corpus, self.boxes()?, imported, folders, locale::symbol, &notice)?;
                slot.insert(open)
            }
        };
        let answer = catalog.ask(question)?;
        self.tell_refusal(catalog.refusal(), catalog.place());
        Ok(answer)
    }

    /// Tells whoever waits at a terminal that a catalog is being built, and how far it is.
    fn tell_build(&self, stage: BuildStage) {
        let line = match stage {
            BuildStage::Reading => msg::admin_index_reading(self.texts),
            BuildStage::Writing => msg::admin_index_writing(self.texts),
            BuildStage::Ended => String::new(),
        };
        self.machine.announce(&self.terminal.one_line(&line));
    }

    /// Says that a catalog was built elsewhere than in the cache, and what that costs.
    fn tell_refusal(&self, refusal: Option<SystemFault>, place: &CatalogLocation) {
        let (Some(fault), Some(folder)) = (refusal, &self.folders.catalogs.cache) else {
            return;
        };
        let error = match place {
            CatalogLocation::Memory => Problem::cache_folder(folder, fault),
            CatalogLocation::Folder(spare) => Problem::unreadable(say::err_cache_folder(folder, fault))
                .hint(say::hint_spare_cache(spare.parent().unwrap_or(spare))),
        };
        self.lacking.add(error);
    }
}
