//! The built-in data and what is made of it, loaded once for all tests.

use std::collections::HashSet;
use std::sync::LazyLock;

use catalog::lookup;
use catalog::lookup::{LookupScope, ScoredRecord};
use catalog::store::names::{Question, Spelling};
use catalog::{Catalog, CatalogError, CatalogFolders};
use data::{Library, embedded, record_for};
use model::{Boxes, EntryId, Game, Record};
use page::locale;

use super::desk::Desk;

/// The built-in data, of all boxes.
pub fn library() -> &'static Library {
    static LIBRARY: LazyLock<Library> = LazyLock::new(|| Library::load(&embedded()).expect("sound data"));
    &LIBRARY
}

/// What of the built-in data a player has with the core box alone.
pub fn core() -> &'static Library {
    static LIBRARY: LazyLock<Library> = LazyLock::new(|| {
        let mut own = library().clone();
        let records = own.records_for(&Boxes::default());
        let ids: HashSet<&EntryId> = records.iter().map(Record::id).collect();
        own.entries.retain(|entry| ids.contains(&entry.value.id));
        own.cards.retain(|card| ids.contains(&card.value.id));
        own
    });
    &LIBRARY
}

/// All records, as somebody reads them who has all boxes.
pub fn records() -> Vec<Record> {
    library().records().into_iter().map(|record| record_for(record, &Boxes::all())).collect()
}

/// The built-in reference, opened in this process.
pub struct Reference {
    catalog: Catalog,
    _desk: Desk,
}

impl Reference {
    pub fn open() -> Reference {
        let desk = Desk::new();
        let cache = Some(desk.cache.path().to_owned());
        let catalog =
            Catalog::open(embedded(), Boxes::default(), CatalogFolders::only_cache(cache), locale::symbol, &|_| {});
        Reference { catalog: catalog.expect("the built-in data makes a catalog"), _desk: desk }
    }

    /// All names, and all questions that entries answer.
    pub fn offered(&mut self) -> (Vec<Spelling>, Vec<Question>) {
        let offered: Result<_, CatalogError> = self.catalog.ask(|open| Ok((open.spellings()?, open.questions()?)));
        offered.expect("the catalog is read")
    }

    pub fn find(&mut self, query: &str, game: Option<Game>) -> Vec<ScoredRecord> {
        let found: Result<lookup::LookupAnswer, CatalogError> =
            self.catalog.ask(|open| lookup::find(open, query, game, LookupScope::Best));
        found.expect("a look-up does not fail").found
    }
}
