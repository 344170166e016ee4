//! Catalogs as commands ask them: opened or built when they are first asked, and kept open with what was read of them.

use std::borrow::Cow;
use std::cell::{OnceCell, RefCell};
use std::rc::Rc;

use super::Session;
use crate::names::Names;
use crate::paths::Folders;
use crate::phrases::Phrases;
use crate::{imports, own_rules};
use catalog::{BuildStage, CardCatalog, Catalog, CatalogError, CatalogHandle, CatalogLocation, OpenedCards};
use deck::{NameIndex, Recognizer};
use model::{Card, Feature, Game, SystemFault};
use page::locale::{self, msg, say};
use words::Problem;

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
    pub(super) fn folders<'f>(&self, folders: &'f Folders) -> Cow<'f, Folders> {
        if !self.is_shared_by_visitors {
            return Cow::Borrowed(folders);
        }
        Cow::Owned(Folders { catalogs: folders.catalogs.clone(), ..Folders::default() })
    }
}

impl<'a> Session<'a> {
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
