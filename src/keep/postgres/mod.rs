//! The player's own data on a server of PostgreSQL. Each owner has a part of every table; whoever opens a store names
//! the owner, and no statement reaches beyond.

mod examine;
mod executor;
mod fault;
mod news;
mod quota;
mod schema;
mod seats;
mod server;

use std::sync::Arc;

use super::damage::{DamagedItem, StoreCondition};
use super::engine::{Engine, Executor};
use super::{UserError, UserStore};
use executor::ServerExecutor;
use model::SystemFault;
use server::Server;

pub use examine::{examine, format};
pub use news::hear;
pub use seats::seats;

/// The part of one owner on a server. It holds no connection: each operation borrows one.
struct PostgresStore {
    server: Arc<Server>,
    owner: String,
}

/// Opens the part of an owner on a server; makes the tables where there are none.
///
/// # Errors
/// When the server cannot be reached or refuses, or a later version has written its tables.
pub fn open(address: &str, owner: &str) -> Result<Box<dyn UserStore>, UserError> {
    Ok(Box::new(open_store(address, owner)?))
}

fn open_store(address: &str, owner: &str) -> Result<PostgresStore, UserError> {
    let server = Server::at(address)?;
    server.make_ready()?;
    let owner = owner.to_owned();
    Ok(PostgresStore { server, owner })
}

impl Engine for PostgresStore {
    fn read<T>(&self, ask: impl Fn(&mut dyn Executor) -> Result<T, UserError>) -> Result<T, UserError> {
        let owner = &self.owner;
        let asked = |client: &mut _| ask(&mut ServerExecutor { client, owner });
        let (client, answer) = self.server.query(asked)?;
        self.server.give_back(client);
        Ok(answer)
    }

    fn read_snapshot<T>(&self, ask: impl Fn(&mut dyn Executor) -> Result<T, UserError>) -> Result<T, UserError> {
        let owner = &self.owner;
        let (client, answer) = self.server.query(|client| {
            client.batch_execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")?;
            let answer = ask(&mut ServerExecutor { client, owner });
            // Nothing was changed: it only ends the moment.
            client.batch_execute("ROLLBACK")?;
            answer
        })?;
        self.server.give_back(client);
        Ok(answer)
    }

    fn write<T>(&mut self, change: impl FnOnce(&mut dyn Executor) -> Result<T, UserError>) -> Result<T, UserError> {
        let mut client = self.server.begin(&self.owner)?;
        let changed = change(&mut ServerExecutor { client: &mut client, owner: &self.owner });
        self.server.end(client, changed)
    }

    fn announce(&self, log: &str) {
        self.notify(log);
    }
}

impl StoreCondition for PostgresStore {
    fn take_damage(&self) -> Vec<DamagedItem> {
        Vec::new()
    }

    /// A server says so itself when it is written to.
    fn write_barrier(&self) -> Option<SystemFault> {
        None
    }
}
