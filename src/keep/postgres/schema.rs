//! The tables on a server, and the way from those of earlier versions to them. They stand in a schema of their own,
//! so that a database may hold other things as well.

use ::postgres::Client;

use super::executor::ServerExecutor;
use crate::UserError;
use crate::clock::number;
use crate::engine::Executor;
use crate::engine::first;
use crate::engine::values;

/// The schema, one step for each version. Steps are added, never changed.
const MIGRATIONS: [&str; 6] = [
    r#"
CREATE TABLE tricorder_user.game (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    owner TEXT COLLATE "C" NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    created BIGINT NOT NULL,
    used BIGINT NOT NULL,
    head BIGINT NOT NULL CHECK (head >= 1),
    UNIQUE (owner, kind, name)
);
CREATE TABLE tricorder_user.game_event (
    game BIGINT NOT NULL REFERENCES tricorder_user.game (id) ON DELETE CASCADE,
    seq BIGINT NOT NULL CHECK (seq >= 1),
    event TEXT NOT NULL,
    PRIMARY KEY (game, seq)
);
CREATE TABLE tricorder_user.deck (
    owner TEXT COLLATE "C" NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (owner, name)
);
CREATE TABLE tricorder_user.deck_version (
    owner TEXT COLLATE "C" NOT NULL,
    deck TEXT COLLATE "C" NOT NULL,
    number BIGINT NOT NULL CHECK (number >= 1),
    saved BIGINT NOT NULL,
    source TEXT,
    note TEXT,
    body TEXT NOT NULL,
    PRIMARY KEY (owner, deck, number),
    FOREIGN KEY (owner, deck) REFERENCES tricorder_user.deck (owner, name)
        ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE TABLE tricorder_user.import_file (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    owner TEXT COLLATE "C" NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    layout TEXT NOT NULL,
    hash TEXT NOT NULL,
    imported BIGINT NOT NULL,
    UNIQUE (owner, name)
);
CREATE TABLE tricorder_user.import_row (
    file BIGINT NOT NULL REFERENCES tricorder_user.import_file (id) ON DELETE CASCADE,
    line BIGINT NOT NULL CHECK (line >= 1),
    body TEXT NOT NULL,
    PRIMARY KEY (file, line)
);
CREATE TABLE tricorder_user.owned (
    owner TEXT COLLATE "C" NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    count BIGINT NOT NULL CHECK (count >= 1),
    PRIMARY KEY (owner, name)
);
CREATE TABLE tricorder_user.note (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    owner TEXT COLLATE "C" NOT NULL,
    entry TEXT COLLATE "C" NOT NULL,
    body TEXT NOT NULL,
    written BIGINT NOT NULL
);
CREATE INDEX note_of ON tricorder_user.note (owner, entry, id);
CREATE TABLE tricorder_user.star (
    owner TEXT COLLATE "C" NOT NULL,
    entry TEXT COLLATE "C" NOT NULL,
    since BIGINT NOT NULL,
    PRIMARY KEY (owner, entry)
);
CREATE TABLE tricorder_user.setting (
    owner TEXT COLLATE "C" NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (owner, name)
);
"#,
    r#"
CREATE TABLE tricorder_user.seat (
    hash TEXT COLLATE "C" PRIMARY KEY,
    owner TEXT COLLATE "C" NOT NULL UNIQUE,
    made BIGINT NOT NULL,
    seen BIGINT NOT NULL
);
CREATE TABLE tricorder_user.share (
    hash TEXT COLLATE "C" PRIMARY KEY,
    game BIGINT NOT NULL REFERENCES tricorder_user.game (id) ON DELETE CASCADE,
    may_play BIGINT NOT NULL CHECK (may_play IN (0, 1)),
    made BIGINT NOT NULL,
    UNIQUE (game, may_play)
);
"#,
    // A node of the version before goes on beside it, and begins games without a word about this.
    "
ALTER TABLE tricorder_user.game
    ADD COLUMN changes BIGINT NOT NULL DEFAULT 1 CHECK (changes >= 1);
UPDATE tricorder_user.game SET changes = head;
",
    // 0 of a game of earlier versions, of which nobody knows more than when it was begun.
    "
ALTER TABLE tricorder_user.game ADD COLUMN moved BIGINT NOT NULL DEFAULT 0;
",
    r#"
CREATE TABLE tricorder_user.trash (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    owner TEXT COLLATE "C" NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    removed BIGINT NOT NULL,
    body TEXT NOT NULL
);
CREATE INDEX trash_of ON tricorder_user.trash (owner, id);
"#,
    "
CREATE TABLE tricorder_user.summary (
    game BIGINT PRIMARY KEY REFERENCES tricorder_user.game (id) ON DELETE CASCADE,
    changes BIGINT NOT NULL,
    body TEXT NOT NULL
);
",
];

/// The version of the tables that this program writes.
pub(super) fn newest_version() -> i64 {
    number(MIGRATIONS.len())
}

/// What only one may do at a time: the lock of whoever migrates.
/// Its bytes are `tricorde` in ASCII, a number nothing else on the server takes by chance.
const LOCK: i64 = 0x7472_6963_6f72_6465;

/// Where it is kept which steps have been taken.
const LEDGER: &str = "CREATE SCHEMA IF NOT EXISTS tricorder_user;
CREATE TABLE IF NOT EXISTS tricorder_user.migration (
    version BIGINT PRIMARY KEY,
    done TIMESTAMPTZ NOT NULL DEFAULT now()
);";

/// The version of the tables there are; 0 where there are none.
///
/// # Errors
/// When the server cannot be asked.
pub(super) fn version(client: &mut Client) -> Result<i64, UserError> {
    // Read as any table is: names are looked up in what this connection remembers, which may be older than its lock.
    let ledger = "SELECT 1::bigint FROM pg_catalog.pg_tables
        WHERE schemaname = 'tricorder_user' AND tablename = 'migration'";
    let mut db = ServerExecutor::without_owner(client);
    if db.rows(ledger, &[])?.is_empty() {
        return Ok(0);
    }
    let latest = "SELECT coalesce(max(version), 0) FROM tricorder_user.migration";
    Ok(first(&mut db, latest, &[], |row| row.number(0))?.unwrap_or(0))
}

/// Brings the tables to those of today; whoever comes second finds the work done.
///
/// # Errors
/// When a later version has written them, or the server refuses.
pub(super) fn migrate(client: &mut Client) -> Result<(), UserError> {
    client.batch_execute(&format!("BEGIN; SELECT pg_advisory_xact_lock({LOCK})"))?;
    match steps(client) {
        Ok(()) => Ok(client.batch_execute("COMMIT")?),
        Err(error) => {
            // A connection that cannot even do this is closed, which does the same.
            let _ = client.batch_execute("ROLLBACK");
            Err(error)
        }
    }
}

fn steps(client: &mut Client) -> Result<(), UserError> {
    // Under the lock, and not as it was seen before: another node may have been here meanwhile.
    let found = version(client)?;
    if found > newest_version() {
        return Err(UserError::Newer { found, known: newest_version() });
    }
    if found == newest_version() {
        return Ok(());
    }
    client.batch_execute(LEDGER)?;
    for (number, step) in (1_i64..).zip(MIGRATIONS).filter(|(number, _)| *number > found) {
        client.batch_execute(step)?;
        let done = "INSERT INTO @migration (version) VALUES ($2)";
        ServerExecutor::without_owner(client).run(done, values![number])?;
    }
    Ok(())
}
