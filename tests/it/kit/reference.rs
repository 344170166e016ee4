//! The catalog of the built-in data, opened in this process.

use catalog::lookup;
use catalog::lookup::{LookupScope, ScoredRecord};
use catalog::store::names::{Question, Spelling};
use catalog::{Catalog, CatalogError, CatalogFolders};
use data::embedded;
use model::{Boxes, Game};
use page::locale;

use super::desk::Desk;

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
