//! An opened catalog: what everybody has, and over it what the player wrote.

use std::sync::Arc;

use super::lazy::Lazy;
use super::place::CatalogSource;
use super::{CatalogError, CatalogLocation, build};
use crate::search::{Answers, EntryIndex, phrases};
use crate::store::contents::list_order;
use crate::store::names::{Question, Spelling};
use crate::store::register::{NameMatch, Register, Summary};
use model::text::{key, words};
use model::{Boxes, EntryId, Game, Kind, Lang, Localized, Record};

/// An opened catalog, ready to be asked by somebody who has some boxes.
pub struct CatalogHandle {
    /// What everybody may have.
    pub(crate) base: OpenedCatalog,
    /// What the player wrote, which lies over it.
    pub(crate) own: Option<OpenedCatalog>,
}

/// The files of a catalog.
pub(crate) struct OpenedCatalog {
    pub register: Register,
    index: Lazy<EntryIndex>,
    pub place: CatalogLocation,
}

impl OpenedCatalog {
    /// The phrases of a record; where boxes decide on its questions, they are made here.
    fn phrases(&self, id: &str) -> Result<Vec<u8>, CatalogError> {
        let kept = self.register.kept_phrases(id)?;
        if !kept.is_empty() {
            return Ok(kept);
        }
        Ok(self.register.with_id(id)?.map(|record| phrases()(&record)).unwrap_or_default())
    }
}

impl CatalogHandle {
    fn layers(&self) -> impl Iterator<Item = &OpenedCatalog> {
        self.own.iter().chain([&self.base])
    }

    /// Names, ids, and what is read by keys, of all that everybody may have.
    pub fn register(&self) -> &Register {
        &self.base.register
    }

    /// All records with a name that equals `query` when folded: those of the player's boxes before others, which say
    /// [what they take](Record::beyond); rules before cards, titles before aliases, then in list order.
    ///
    /// # Errors
    /// When the catalog is damaged.
    pub fn find_by_name(&self, query: &str, game: Option<Game>) -> Result<Vec<NameMatch>, CatalogError> {
        let mut found = self.base.register.bearers(query, game)?;
        let over = self.own.as_ref().map(|own| own.register.bearers(query, game)).transpose()?;
        for named in over.into_iter().flatten() {
            found.retain(|known| known.record.id() != named.record.id());
            let place = found.partition_point(|known| known.order() < named.order());
            found.insert(place, named);
        }
        Ok(found)
    }

    /// The record with this id, whatever box it is from.
    ///
    /// # Errors
    /// When the catalog is damaged.
    pub fn record_of_any_box(&self, id: &str) -> Result<Option<Record>, CatalogError> {
        for layer in self.layers() {
            if let Some(record) = layer.register.with_id(id)? {
                return Ok(Some(record));
            }
        }
        Ok(None)
    }

    /// The record with this id, if the player's boxes have it.
    ///
    /// # Errors
    /// When the catalog is damaged.
    pub fn record(&self, id: &str) -> Result<Option<Record>, CatalogError> {
        Ok(self.record_of_any_box(id)?.filter(|record| record.beyond().is_none()))
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
        let mut listed = self.base.register.list(game, kind, trait_slug)?;
        if let Some(own) = &self.own {
            listed.extend(own.register.list(game, kind, trait_slug)?);
            listed.sort_by(|a, b| list_order(&a.id).cmp(&list_order(&b.id)));
        }
        Ok(listed)
    }

    /// Every title and alias as spelled in the data, for "did you mean".
    ///
    /// # Errors
    /// When the catalog is damaged.
    pub fn spellings(&self) -> Result<Vec<Spelling>, CatalogError> {
        let mut spellings = self.base.register.spellings()?;
        let own = self.own.as_ref().map(|own| own.register.spellings()).transpose()?;
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
        for id in self.base.register.cards_with_word(longest, game)? {
            let record = self.listed(id.as_str())?;
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

    /// The printed names that rows of programs call: slugs and titles.
    ///
    /// # Errors
    /// When the catalog is damaged.
    pub fn called(&self) -> Result<Vec<(String, Localized<String>)>, CatalogError> {
        let mut called = self.base.register.called()?;
        if let Some(own) = &self.own {
            called.extend(own.register.called()?);
        }
        Ok(called)
    }

    /// What the index knows of a query; the phrases of the nearest entries are read from the register.
    ///
    /// # Errors
    /// When the catalog is damaged.
    pub fn nearest(&self, query: &str, game: Option<Game>, limit: usize) -> Result<Answers, CatalogError> {
        let own = self.own.as_ref().map(|own| own.index.get()).transpose()?;
        self.base.index.get()?.lookup(own, query, game, limit, |id| self.phrases(id))
    }

    /// Whether the index knows a word as it is typed, or players say it for one of the games.
    ///
    /// # Errors
    /// When the catalog is damaged.
    pub fn knows_word(&self, word: &str) -> Result<bool, CatalogError> {
        let own = self.own.as_ref().map(|own| own.index.get()).transpose()?;
        Ok(self.base.index.get()?.knows_word(own, word)?)
    }

    fn phrases(&self, id: &str) -> Result<Vec<u8>, CatalogError> {
        let phrases = self.base.phrases(id)?;
        match &self.own {
            Some(own) if phrases.is_empty() => own.phrases(id),
            Some(_) | None => Ok(phrases),
        }
    }
}

/// Where a name stands among all: by its key, then as its record in lists.
fn order(spelling: &Spelling) -> impl Ord + use<> {
    let id = EntryId::try_from(spelling.id.clone()).ok();
    (key(&spelling.name), id.map(|id| (id.game(), id.kind(), id)))
}

/// Opens a catalog for somebody who has some boxes.
pub(crate) fn open(source: CatalogSource, boxes: &Boxes) -> Result<OpenedCatalog, CatalogError> {
    let register = match &source {
        CatalogSource::Folder { folder, .. } => Register::open(&build::register(folder), boxes)?,
        CatalogSource::Files(files) => Register::open_bytes(Arc::clone(files.register()?), boxes)?,
    };
    Ok(OpenedCatalog { register, place: source.place(), index: Lazy::new(source, boxes) })
}
