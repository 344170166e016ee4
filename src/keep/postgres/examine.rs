//! A look at the part of an owner on a server that changes nothing there: whether the tables are those of today, what
//! they hold, whether they can be written to.

use ::postgres::Client;

use super::executor::ServerExecutor;
use super::server::Server;
use super::{PostgresStore, schema};
use crate::UserError;
use crate::engine::first;
use crate::holdings::StoreExamination;
use crate::holdings::StoreHoldings;
use model::SystemFault;

/// The version of the tables that this program writes on servers.
pub fn format() -> i64 {
    schema::newest_version()
}

/// Looks at the part of an owner on a server and changes nothing.
///
/// # Errors
/// When the server cannot be asked, or a later version has written its tables.
pub fn examine(address: &str, owner: &str) -> Result<StoreExamination, UserError> {
    let server = Server::at(address)?;
    let (client, (format, version, is_closed)) = server.query(inspect)?;
    server.give_back(client);
    if format > schema::newest_version() {
        let (found, known) = (format, schema::newest_version());
        return Err(UserError::Newer { found, known });
    }
    let owner = owner.to_owned();
    let store = PostgresStore { server, owner };
    let holdings = (format == schema::newest_version()).then(|| StoreHoldings::from_store(&store));
    Ok(StoreExamination {
        engine: format!("PostgreSQL {version}"),
        format,
        flaws: Vec::new(),
        damaged: Vec::new(),
        refusal: is_closed.then(read_only),
        holdings: holdings.transpose()?,
    })
}

/// The version of the tables, that of the server, and whether nothing may be written.
fn inspect(client: &mut Client) -> Result<(i64, String, bool), UserError> {
    let sql = "SELECT current_setting('server_version'), current_setting('transaction_read_only')";
    let mut db = ServerExecutor::without_owner(client);
    let said = first(&mut db, sql, &[], |row| Ok((row.text(0)?, row.text(1)? == "on")))?;
    let (version, is_closed) = said.unwrap_or_default();
    Ok((schema::version(client)?, version, is_closed))
}

fn read_only() -> UserError {
    let fault = SystemFault::ReadOnly;
    let words = fault.code().to_owned();
    UserError::Server { fault, words }
}
