//! The built-in data and what is made of it, loaded once for all tests.

use std::sync::LazyLock;

use tricorder::catalog::{Catalog, CatalogError};
use tricorder::data::{Library, embedded};
use tricorder::locale;
use tricorder::lookup;
use tricorder::lookup::{Extent, Found};
use tricorder::model::{Boxes, Game};

use super::desk::Desk;

/// The built-in data, of all boxes.
pub fn library() -> &'static Library {
    static LIBRARY: LazyLock<Library> =
        LazyLock::new(|| Library::load(&embedded()).expect("sound data"));
    &LIBRARY
}

/// What of the built-in data a player has with the core box alone.
pub fn core() -> &'static Library {
    static LIBRARY: LazyLock<Library> = LazyLock::new(|| library().within(&Boxes::default()));
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
        let catalog = Catalog::open(embedded(), cache, locale::symbol);
        Reference {
            catalog: catalog.expect("the built-in data makes a catalog"),
            _desk: desk,
        }
    }

    pub fn find(&mut self, query: &str, game: Option<Game>) -> Vec<Found> {
        let found: Result<lookup::Answer, CatalogError> = self
            .catalog
            .ask(|open| lookup::find(open, query, game, Extent::Best));
        found.expect("a look-up does not fail").found
    }
}
