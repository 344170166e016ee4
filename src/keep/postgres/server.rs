//! Connections to a server, kept for all who ask it in this process. A connection that was lost meanwhile is noticed
//! at the first thing it is asked, before anything depends on it, and another one is made.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};

use ::postgres::{Client, Config, NoTls};
use parking_lot::Mutex;
use xxhash_rust::xxh3::xxh3_64;

use super::fault::{bad_address, is_lost, no_secrecy};
use super::schema;
use crate::UserError;
use model::SystemFault;

/// How long to wait for a server that does not answer, and for others who change something of the same owner.
const PATIENCE: Duration = Duration::from_secs(5);
/// Connections that are kept while nobody needs them.
const MOST_IDLE: usize = 16;
/// What the locks of owners have in common.
/// Its bytes are `tric` in ASCII.
const LOCKS: i32 = 0x7472_6963;

/// A server, and the connections to it that nobody uses at the moment.
pub(super) struct Server {
    config: Config,
    idle: Mutex<Vec<Client>>,
    outage: Mutex<Option<Outage>>,
    /// Whether its tables have been seen to be those of today.
    is_ready: AtomicBool,
}

/// That nobody answered. Whoever waited long for it spares the next ones the same.
struct Outage {
    until: Instant,
    fault: SystemFault,
    words: String,
}

impl Server {
    /// The server at an address; one for all who name it.
    ///
    /// # Errors
    /// When it is no address.
    pub(super) fn at(address: &str) -> Result<Arc<Server>, UserError> {
        static KNOWN: LazyLock<Mutex<HashMap<String, Arc<Server>>>> = LazyLock::new(Mutex::default);
        let mut known = KNOWN.lock();
        if let Some(server) = known.get(address) {
            return Ok(Arc::clone(server));
        }
        let server = Arc::new(Server::new(config(address)?));
        known.insert(address.to_owned(), Arc::clone(&server));
        Ok(server)
    }

    fn new(config: Config) -> Server {
        Server { config, idle: Mutex::default(), outage: Mutex::default(), is_ready: AtomicBool::new(false) }
    }

    /// Sees once that the tables are those of today, and makes them so.
    ///
    /// # Errors
    /// When the server refuses, or a later version has written them.
    pub(super) fn make_ready(&self) -> Result<(), UserError> {
        if self.is_ready.load(Ordering::Acquire) {
            return Ok(());
        }
        let (mut client, found) = self.query(schema::version)?;
        if found != schema::newest_version() {
            schema::migrate(&mut client)?;
        }
        self.give_back(client);
        self.is_ready.store(true, Ordering::Release);
        Ok(())
    }

    /// What a connection was asked, and the connection.
    pub(super) fn query<T>(
        &self,
        ask: impl Fn(&mut Client) -> Result<T, UserError>,
    ) -> Result<(Client, T), UserError> {
        while let Some(mut client) = self.take_idle() {
            match ask(&mut client) {
                // The others lead to the same server; to wait for each of them would take its time.
                Err(error) if is_lost(&error) => drop(self.take_all_idle()),
                answer => return Ok((client, answer?)),
            }
        }
        let mut client = self.connected()?;
        let answer = ask(&mut client)?;
        Ok((client, answer))
    }

    /// A new connection.
    ///
    /// # Errors
    /// When the server cannot be reached; for as long as that took, nobody tries again.
    pub(super) fn connected(&self) -> Result<Client, UserError> {
        let mut outage = self.outage.lock();
        if let Some(outage) = outage.as_ref().filter(|it| Instant::now() < it.until) {
            let (fault, words) = (outage.fault, outage.words.clone());
            return Err(UserError::Server { fault, words });
        }
        *outage = None;
        // Connecting takes seconds: others must learn meanwhile what is known.
        drop(outage);
        let start = Instant::now();
        let connected = self.config.connect(NoTls).map_err(UserError::from);
        connected.inspect_err(|error| self.remember_outage(start, error))
    }

    /// Keeps in mind for as long as it took that nobody answered.
    fn remember_outage(&self, start: Instant, error: &UserError) {
        if error.fault() == SystemFault::Unreachable {
            *self.outage.lock() = Some(Outage {
                until: Instant::now() + start.elapsed(),
                fault: error.fault(),
                words: error.to_string(),
            });
        }
    }

    /// A connection with a transaction in which nobody else writes for this owner.
    pub(super) fn begin(&self, owner: &str) -> Result<Client, UserError> {
        // A lock has room for 32 bits; two owners with the same wait for each other, no more.
        let owner = xxh3_64(owner.as_bytes()) as i32;
        let patience = PATIENCE.as_millis();
        let sql = format!(
            "BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE;
            SET LOCAL lock_timeout = {patience};
            SELECT pg_advisory_xact_lock({LOCKS}, {owner})"
        );
        let (client, ()) = self.query(|client| Ok(client.batch_execute(&sql)?))?;
        Ok(client)
    }

    /// Ends a transaction: keeps what was changed, or takes it back.
    pub(super) fn end<T>(&self, mut client: Client, changed: Result<T, UserError>) -> Result<T, UserError> {
        match changed {
            Ok(changed) => {
                client.batch_execute("COMMIT")?;
                self.give_back(client);
                Ok(changed)
            }
            Err(error) => {
                let is_undone = client.batch_execute("ROLLBACK").is_ok();
                // Who may only read there is behind another server that writes.
                if is_undone && error.fault() != SystemFault::ReadOnly {
                    self.give_back(client);
                }
                Err(error)
            }
        }
    }

    /// How many connections wait for somebody who asks.
    pub(super) fn idle_count(&self) -> usize {
        self.idle.lock().len()
    }

    /// Keeps a connection for whoever asks next.
    pub(super) fn give_back(&self, client: Client) {
        let mut idle = self.idle.lock();
        if idle.len() < MOST_IDLE && !client.is_closed() {
            idle.push(client);
        }
    }

    fn take_all_idle(&self) -> Vec<Client> {
        std::mem::take(&mut *self.idle.lock())
    }

    fn take_idle(&self) -> Option<Client> {
        self.idle.lock().pop()
    }
}

/// Whether an address asks for a way that nobody else can read on.
fn wants_secrecy(address: &str) -> bool {
    let behind = address.split("sslmode=").nth(1).unwrap_or_default();
    let mode = behind.split(['&', ' ']).next().unwrap_or_default();
    // `prefer` takes what there is, and here there is nothing secret.
    !["", "disable", "prefer"].contains(&mode)
}

/// How a server is spoken to.
fn config(address: &str) -> Result<Config, UserError> {
    if wants_secrecy(address) {
        return Err(no_secrecy());
    }
    let mut config: Config = address.parse().map_err(|_| bad_address())?;
    // As with psql: the password need not stand in an address that others can read.
    if config.get_password().is_none()
        && let Some(password) = std::env::var("PGPASSWORD").ok().filter(|word| !word.is_empty())
    {
        config.password(password);
    }
    if config.get_connect_timeout().is_none() {
        config.connect_timeout(PATIENCE);
    }
    if config.get_tcp_user_timeout().is_none() {
        config.tcp_user_timeout(PATIENCE * 2);
    }
    config.application_name("tricorder");
    Ok(config)
}
