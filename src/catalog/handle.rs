//! An opened catalog.

use std::cell::OnceCell;
use std::path::Path;
use std::sync::Arc;

use super::lazy::Lazy;
use super::shelf::CatalogFiles;
use super::{CatalogError, CatalogLocation, build};
use crate::search::{Answers, EntryIndex};
use crate::store::contents::list_order;
use crate::store::entries::{CatalogDb, NameMatch, Summary};
use crate::store::keyed::KeyedStore;
use crate::store::names::{NameTally, Question, Spelling};
use crate::store::register::Register;
use model::text::{key, words};
use model::{Card, EntryId, Game, Kind, Lang, Localized, Record, SystemFault};

/// An opened catalog, ready to be asked.
pub struct CatalogHandle {
    /// Opened when it is first needed: whoever asks for a name or an id does not need it.
    db: OnceCell<CatalogDb>,
    register: Register,
    index: Lazy<EntryIndex>,
    place: CatalogLocation,
    /// Why the cache could not be written to when it was built, if so.
    pub(crate) refusal: Option<SystemFault>,
    /// What the player wrote, which lies over it.
    pub(crate) own: Option<Box<CatalogHandle>>,
}

impl CatalogHandle {
    /// The catalog with that of what a player wrote lying over it.
    pub(crate) fn with_own(self, own: Option<Box<CatalogHandle>>) -> CatalogHandle {
        CatalogHandle { own, ..self }
    }

    /// The catalog with the reason why the cache could not be written to, if so.
    pub(crate) fn built_after(self, refusal: Option<SystemFault>) -> CatalogHandle {
        CatalogHandle { refusal, ..self }
    }

    /// The database.
    ///
    /// # Errors
    /// When its file is missing. Damage shows when it is read.
    fn db(&self) -> Result<&CatalogDb, CatalogError> {
        if let (None, CatalogLocation::Folder(folder)) = (self.db.get(), &self.place) {
            let opened = CatalogDb::open(&build::database(folder))?;
            return Ok(self.db.get_or_init(|| opened));
        }
        self.db.get().ok_or(CatalogError::Damaged)
    }

    /// All records with a name that equals `query` when folded: rules before cards, titles before aliases, then
    /// in list order.
    ///
    /// # Errors
    /// When the catalog is damaged.
    pub fn find_by_name(&self, query: &str, game: Option<Game>) -> Result<Vec<NameMatch>, CatalogError> {
        let mut found = self.register.find_by_name(query, game)?;
        let over = self.own.as_ref().map(|own| own.find_by_name(query, game)).transpose()?;
        for named in over.into_iter().flatten() {
            found.retain(|known| known.record.id() != named.record.id());
            let place = found.partition_point(|known| known.order() < named.order());
            found.insert(place, named);
        }
        Ok(found)
    }

    /// The record with this id.
    ///
    /// # Errors
    /// When the catalog is damaged.
    pub fn record(&self, id: &str) -> Result<Option<Record>, CatalogError> {
        if let Some(own) = &self.own
            && let Some(record) = own.record(id)?
        {
            return Ok(Some(record));
        }
        Ok(self.register.record(id)?)
    }

    /// All records of boxes the player does not have with a name that equals `query` when folded.
    ///
    /// # Errors
    /// When the catalog is damaged.
    pub fn unowned_by_name(&self, query: &str) -> Result<Vec<NameMatch>, CatalogError> {
        Ok(self.register.unowned_by_name(query)?)
    }

    /// The record with this id of a box the player does not have.
    ///
    /// # Errors
    /// When the catalog is damaged.
    pub fn unowned_record(&self, id: &str) -> Result<Option<Record>, CatalogError> {
        Ok(self.register.unowned_record(id)?)
    }

    /// All records of a game and a kind, in list order.
    ///
    /// # Errors
    /// When the catalog is damaged.
    pub fn of_kind(&self, game: Game, kind: Kind) -> Result<Vec<Record>, CatalogError> {
        let listed = self.list(Some(game), Some(kind), None)?;
        listed.iter().map(|summary| self.listed(summary.id.as_str())).collect()
    }

    /// All entries of a game and a kind that carry a trait, in list order: game, kind, id. What is `None` is not asked
    /// for.
    ///
    /// # Errors
    /// When the catalog is damaged.
    pub fn list(
        &self,
        game: Option<Game>,
        kind: Option<Kind>,
        trait_slug: Option<&str>,
    ) -> Result<Vec<Summary>, CatalogError> {
        let mut listed = self.db()?.list(game, kind, trait_slug)?;
        if let Some(own) = &self.own {
            listed.extend(own.list(game, kind, trait_slug)?);
            listed.sort_by(|a, b| list_order(&a.id).cmp(&list_order(&b.id)));
        }
        Ok(listed)
    }

    /// Every title and alias as spelled in the data, for "did you mean".
    ///
    /// # Errors
    /// When the catalog is damaged.
    pub fn spellings(&self) -> Result<Vec<Spelling>, CatalogError> {
        let mut spellings = self.db()?.spellings()?;
        let own = self.own.as_ref().map(|own| own.spellings()).transpose()?;
        for spelling in own.into_iter().flatten() {
            let place = order(&spelling);
            spellings.insert(spellings.partition_point(|known| order(known) < place), spelling);
        }
        Ok(spellings)
    }

    /// Every question that entries answer, in list order.
    ///
    /// # Errors
    /// When the catalog is damaged.
    pub fn questions(&self) -> Result<Vec<Question>, CatalogError> {
        let mut questions = Vec::new();
        for summary in self.list(None, None, None)?.iter().filter(|listed| listed.id.kind() != Kind::Card) {
            let record = self.listed(summary.id.as_str())?;
            for lang in Lang::ALL {
                let id = || summary.id.to_string();
                let asked =
                    record.questions(lang).map(|(_, text)| Question { text: text.to_owned(), lang, id: id() });
                questions.extend(asked);
            }
        }
        Ok(questions)
    }

    /// The cards with all words of a query in one of their names, the first `most` in list order.
    ///
    /// # Errors
    /// When the catalog is damaged.
    pub fn cards_with_name_words(
        &self,
        query: &str,
        game: Option<Game>,
        most: usize,
    ) -> Result<Vec<Record>, CatalogError> {
        let wanted = words(query);
        // The longest word is the rarest as a rule.
        let Some(longest) = wanted.iter().max_by_key(|word| word.len()) else {
            return Ok(Vec::new());
        };
        let mut found = Vec::new();
        for id in self.db()?.cards_with_word(longest, game)? {
            let record = self.listed(&id)?;
            if record.name_has_words(&wanted) {
                found.push(record);
            }
            if found.len() == most {
                break;
            }
        }
        Ok(found)
    }

    /// The record of an id that the database lists.
    fn listed(&self, id: &str) -> Result<Record, CatalogError> {
        self.record(id)?.ok_or(CatalogError::Damaged)
    }

    /// All cards of Captain's Chair as they are printed: those of the player's boxes in list order, then those of
    /// others by their ids.
    ///
    /// # Errors
    /// When the catalog is damaged.
    pub fn printed_cards(&self) -> Result<Vec<Card>, CatalogError> {
        Ok(self.register.printed_cards()?)
    }

    /// What built-in cards call a skill, a species or a keyword so, with how many have it.
    ///
    /// # Errors
    /// When the catalog is damaged.
    pub fn card_values(&self, name: &str, game: Option<Game>) -> Result<Vec<NameTally>, CatalogError> {
        Ok(self.register.card_values(name, game)?)
    }

    /// The program, board, box or Stardates with this key; no other is read.
    ///
    /// # Errors
    /// When the catalog is damaged.
    pub fn keyed<T: KeyedStore>(&self, key: &str) -> Result<Option<T>, CatalogError> {
        Ok(self.register.keyed(key)?)
    }

    /// All programs, boards, boxes or Stardates, by their keys.
    ///
    /// # Errors
    /// When the catalog is damaged.
    pub fn all_keyed<T: KeyedStore>(&self) -> Result<Vec<T>, CatalogError> {
        Ok(self.register.all_keyed()?)
    }

    /// The printed names that rows of programs call: slugs and titles.
    ///
    /// # Errors
    /// When the catalog is damaged.
    pub fn called(&self) -> Result<Vec<(String, Localized<String>)>, CatalogError> {
        let mut called = self.register.called()?;
        if let Some(own) = &self.own {
            called.extend(own.called()?);
        }
        Ok(called)
    }

    /// The full-text index. It is checked page by page as it is read, as the database is row by row.
    ///
    /// # Errors
    /// When the catalog is damaged.
    pub fn index(&self) -> Result<&EntryIndex, CatalogError> {
        self.index.get()
    }

    /// What the index knows of a query; the phrases of the nearest entries are read from the register.
    ///
    /// # Errors
    /// When the catalog is damaged.
    pub fn nearest(&self, query: &str, game: Option<Game>, limit: usize) -> Result<Answers, CatalogError> {
        let own = self.own.as_ref().map(|own| own.index()).transpose()?;
        self.index()?.lookup(own, query, game, limit, |id| self.phrases(id))
    }

    /// Whether the index knows a word as it is typed, or players say it for one of the games.
    ///
    /// # Errors
    /// When the catalog is damaged.
    pub fn knows_word(&self, word: &str) -> Result<bool, CatalogError> {
        let own = self.own.as_ref().map(|own| own.index()).transpose()?;
        Ok(self.index()?.knows_word(own, word)?)
    }

    fn phrases(&self, id: &str) -> Result<Vec<u8>, CatalogError> {
        let phrases = self.register.phrases(id)?;
        match &self.own {
            Some(own) if phrases.is_empty() => own.phrases(id),
            Some(_) | None => Ok(phrases),
        }
    }

    /// Where the catalog lies.
    pub fn place(&self) -> &CatalogLocation {
        &self.place
    }
}

/// Where a name stands among all: by its key, then as its record in lists.
fn order(spelling: &Spelling) -> impl Ord + use<> {
    let id = EntryId::try_from(spelling.id.clone()).ok();
    (key(&spelling.name), id.map(|id| (id.game(), id.kind(), id)))
}

/// Opens the catalog in a folder; its index is read into memory if it `is_held`.
pub(crate) fn open_folder(folder: &Path, is_held: bool) -> Result<CatalogHandle, CatalogError> {
    Ok(CatalogHandle {
        db: OnceCell::new(),
        register: Register::open(&build::register(folder))?,
        index: Lazy::in_folder(folder, is_held),
        place: CatalogLocation::Folder(folder.to_owned()),
        refusal: None,
        own: None,
    })
}

/// Opens a catalog in memory.
pub(crate) fn open_files(files: CatalogFiles) -> Result<CatalogHandle, CatalogError> {
    Ok(CatalogHandle {
        db: CatalogDb::from_bytes(files.database()?)?.into(),
        register: Register::open_bytes(Arc::clone(files.register()?))?,
        index: Lazy::in_memory(files),
        place: CatalogLocation::Memory,
        refusal: None,
        own: None,
    })
}
