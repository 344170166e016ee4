//! News of games on a server: told once a move is kept, so that nobody hears of what then did not happen, and heard
//! over one connection of a process.

use std::thread::sleep;
use std::time::Duration;

use ::postgres::fallible_iterator::FallibleIterator;

use super::PostgresStore;
use super::server::Server;
use crate::UserError;
use crate::seats::mark;

/// Where it is told.
const CHANNEL: &str = "tricorder_moved";
/// After so long without a word it is tried whether the line stands.
const SILENCE: Duration = Duration::from_secs(15);
/// How long to wait before a lost line is taken up again: a server that is down would else be asked without end.
const BREATH: Duration = Duration::from_millis(500);

impl PostgresStore {
    /// Tells that a game has moved. Transactions that tell stand in one line until the disk has confirmed each of them:
    /// so this is one of its own, which waits for no disk. What is not heard is looked up by whoever watches.
    pub(super) fn notify(&self, game: &str) {
        let mark = mark(&self.owner, game);
        let sql = format!(
            "BEGIN; SET LOCAL synchronous_commit = off;
            SELECT pg_notify('{CHANNEL}', '{mark}'); COMMIT"
        );
        if let Ok((client, ())) = self.server.query(|client| Ok(client.batch_execute(&sql)?)) {
            self.server.give_back(client);
        }
    }
}

/// Hears the marks of all games that move at a server, and an empty one whenever some may have been missed. Ends when
/// `hear` says so.
///
/// # Errors
/// When it is no address.
pub fn hear(address: &str, hear: &mut dyn FnMut(&str) -> bool) -> Result<(), UserError> {
    let server = Server::at(address)?;
    loop {
        // A line that breaks is taken up again.
        if matches!(listen(&server, hear), Ok(())) {
            return Ok(());
        }
        sleep(BREATH);
    }
}

fn listen(server: &Server, hear: &mut dyn FnMut(&str) -> bool) -> Result<(), UserError> {
    let mut client = server.connected()?;
    client.batch_execute(&format!("LISTEN {CHANNEL}"))?;
    // What moved before the line stood was not heard.
    if !hear("") {
        return Ok(());
    }
    loop {
        let told = client.notifications().timeout_iter(SILENCE).next()?;
        match told {
            Some(told) if !hear(told.payload()) => return Ok(()),
            Some(_) => {}
            None => client.batch_execute("SELECT 1")?,
        }
    }
}
