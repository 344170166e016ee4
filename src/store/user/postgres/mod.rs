//! The player's own data on a server of PostgreSQL. Each owner has a part of every table; whoever opens a store names
//! the owner, and no statement reaches beyond.

mod archive;
mod collection;
mod decks;
mod examine;
mod fault;
mod imports;
mod logs;
mod news;
mod notebook;
mod quota;
mod schema;
mod seats;
mod server;
mod settings;
mod statement;
mod text;

use std::sync::Arc;

use ::postgres::{Client, Error};

use super::{UserError, UserStore};
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
    Ok(Box::new(opened(address, owner)?))
}

fn opened(address: &str, owner: &str) -> Result<PostgresStore, UserError> {
    let server = Server::at(address)?;
    server.make_ready()?;
    let owner = owner.to_owned();
    Ok(PostgresStore { server, owner })
}

impl PostgresStore {
    /// Reads; what is asked may be asked twice, if the connection turns out to be lost.
    fn read<T>(&self, ask: impl Fn(&mut Client) -> Result<T, Error>) -> Result<T, UserError> {
        let (client, told) = self.server.asked(ask)?;
        self.server.give_back(client);
        Ok(told)
    }

    /// Changes something, whole or not at all, while nobody else changes anything of the same owner.
    fn write<T>(
        &mut self,
        change: impl FnOnce(&mut Client, &str) -> Result<T, UserError>,
    ) -> Result<T, UserError> {
        let mut client = self.server.begun(&self.owner)?;
        let changed = change(&mut client, &self.owner);
        self.server.ended(client, changed)
    }
}
