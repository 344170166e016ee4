//! Settings on a server.

use super::PostgresStore;
use super::statement::{Cells, first, rows, run};
use crate::store::user::UserError;
use crate::store::user::settings::Settings;

impl Settings for PostgresStore {
    fn setting(&self, name: &str) -> Result<Option<String>, UserError> {
        let sql = "SELECT body FROM tricorder_user.setting WHERE owner = $1 AND name = $2";
        self.read(|client| {
            let found = rows(client, sql, &[&self.owner, &name])?;
            first(&found, |row| row.text(0))
        })
    }

    fn keep_setting(&mut self, name: &str, body: &str) -> Result<(), UserError> {
        self.write(|client, owner| {
            let sql = "INSERT INTO tricorder_user.setting (owner, name, body) VALUES ($1, $2, $3)
                ON CONFLICT (owner, name) DO UPDATE SET body = excluded.body";
            run(client, sql, &[&owner, &name, &body])?;
            Ok(())
        })
    }
}
