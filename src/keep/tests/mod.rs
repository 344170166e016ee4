//! What every engine holds to: each test runs on a file of SQLite and, where it is installed, on a real PostgreSQL.

mod archive;
mod collection;
mod decks;
#[cfg(all(unix, feature = "postgres"))]
mod failover;
mod imports;
mod logs;
mod notebook;
#[cfg(all(unix, feature = "postgres"))]
mod postgres;
#[cfg(all(unix, feature = "postgres"))]
#[allow(dead_code)]
#[path = "../../../tests/it/kit/postgres/mod.rs"]
mod server;
mod settings;
mod sqlite;
mod trash;

use tempfile::TempDir;

use super::UserStore;
use super::sqlite::SqliteStore;

type Open = Box<dyn Fn() -> Box<dyn UserStore> + Send + Sync>;

/// A place with nothing in it. All stores that are opened there have the same content.
pub struct Bench {
    open: Open,
    _folder: Option<TempDir>,
}

impl Bench {
    pub fn sqlite() -> Bench {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("deep/user.db");
        Bench {
            open: Box::new(move || Box::new(SqliteStore::open(&path).expect("a database"))),
            _folder: Some(folder),
        }
    }

    /// The part of an owner of its own; `None` where there is no PostgreSQL.
    #[cfg(all(unix, feature = "postgres"))]
    pub fn postgres() -> Option<Bench> {
        let (address, owner) = (postgres::shared()?, postgres::new_owner());
        let open = move || super::postgres::open(&address, &owner).expect("a store");
        Some(Bench { open: Box::new(open), _folder: None })
    }

    #[cfg(not(all(unix, feature = "postgres")))]
    pub fn postgres() -> Option<Bench> {
        None
    }

    /// A store at this place.
    pub fn store(&self) -> Box<dyn UserStore> {
        (self.open)()
    }
}

/// Runs functions of a bench as tests, on each engine.
macro_rules! contract {
    ($($name:ident),+ $(,)?) => {$(
        mod $name {
            use crate::tests::Bench;

            #[test]
            fn on_sqlite() {
                super::$name(&Bench::sqlite());
            }

            #[test]
            fn on_postgres() {
                if let Some(bench) = Bench::postgres() {
                    super::$name(&bench);
                }
            }
        }
    )+};
}

use contract;
