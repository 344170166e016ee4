//! The only place with SQL. Holds the catalog database: derived from data, disposable, read-only
//! once written.

mod catalog;

pub use catalog::{CatalogDb, NameMatch, StoreError, Summary};
