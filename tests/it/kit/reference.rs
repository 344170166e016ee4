//! The built-in data and what is made of it, loaded once for all tests.

use std::sync::LazyLock;

use catalog::lookup;
use catalog::lookup::{LookupScope, ScoredRecord};
use catalog::store::names::{Question, Spelling};
use catalog::{Catalog, CatalogError, CatalogFolders};
use data::{Library, embedded};
use model::{Boxes, Game};
use page::locale;

use super::desk::Desk;

/// The built-in data, of all boxes.
pub fn library() -> &'static Library {
    static LIBRARY: LazyLock<Library> = LazyLock::new(|| Library::load(&embedded()).expect("sound data"));
    &LIBRARY
}

/// What of the built-in data a player has with the core box alone.
pub fn core() -> &'static Library {
    static LIBRARY: LazyLock<Library> = LazyLock::new(|| library().for_boxes(&Boxes::default()));
    &LIBRARY
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
        let catalog = Catalog::open(embedded(), CatalogFolders::only_cache(cache), locale::symbol, &|_| {});
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
