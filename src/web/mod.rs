//! The page at the table: the program for a phone's browser. A room a subject (`lookup`, `cards`, ...), each with
//! its routes; what it answers comes from the [`Desk`], which runs the commands of the terminal. `frame` draws what
//! stands on every page, `guard` says who may ask, `listen` talks to the network.

mod address;
mod app;
mod assets;
mod calc;
mod cards;
pub mod club;
mod command_links;
mod deck;
mod desk;
mod form;
mod frame;
mod games;
mod guard;
mod listen;
mod lookup;
mod pool;
mod program_sheet;
mod reply;
pub mod site;
mod solo;
mod tab;
mod terminal_line;
mod visit;
pub mod wants;

use std::net::{IpAddr, SocketAddr};

use axum::Extension;
use axum::middleware::from_fn_with_state;

use self::app::Reach;

/// The routes of the page, ready to be served.
pub type Routes = axum::Router;

pub use address::private_addresses;
pub use app::App;
pub use calc::address as calculator;
pub use command_links::led;
#[cfg(test)]
pub(crate) use command_links::{NOWHERE, PLACED, ROOMS};
pub use desk::{Desk, Leaf, Line, Suggestion, WithDesk};
pub use games::{
    Act, Ask, Book, FLAG, Games, Listed, Next, Refusal, Refused, Rights, Sheet, Standing,
};
pub use guard::{Key, Lock};
pub use listen::{FAREWELL, Listening, NoPort, bind, run};
pub use pool::Pool;
pub use visit::query;

/// The port asked for where none is named: 47, twice.
pub const PORT: u16 = 4747;
/// So many ports are tried after it.
const MORE_PORTS: u16 = 20;

/// Which page of the program is served to whom.
#[derive(Debug, Clone)]
pub struct Service {
    /// Where it listens; its own machine first.
    pub addresses: Vec<SocketAddr>,
    /// What visitors must bring, if anything.
    pub key: Option<Key>,
}

impl Service {
    /// The address of the page as a visitor opens it.
    pub fn address(&self, of: &SocketAddr) -> String {
        let own = self.key.as_ref();
        let key = own.map(|key| format!("?{}={}", guard::KEY, key.code()));
        format!("http://{of}/{}", key.unwrap_or_default())
    }

    /// The addresses other machines can reach.
    pub fn abroad(&self) -> impl Iterator<Item = &SocketAddr> {
        let addresses = self.addresses.iter();
        addresses.filter(|address| !IpAddr::is_loopback(&address.ip()))
    }
}

/// All routes, behind the guard.
pub fn router(app: App, lock: Lock) -> Routes {
    let own = axum::Router::new()
        .merge(deck::routes())
        .merge(solo::routes())
        .merge(club::share_routes());
    let mut rooms = axum::Router::new()
        .merge(lookup::routes())
        .merge(cards::routes())
        .merge(program_sheet::routes())
        .merge(calc::routes())
        .merge(own.layer(Extension(Reach::Own)))
        .merge(assets::routes())
        .fallback(app::page(frame::nowhere));
    if app.club().is_some() {
        rooms = rooms.merge(club::routes().layer(Extension(Reach::Door)));
    }
    let guarded = rooms
        .with_state(app.clone())
        .layer(from_fn_with_state(lock, guard::admit));
    match app.club().cloned() {
        None => guarded,
        Some(club) => guarded
            // Outside the guard: what is refused there is counted too.
            .layer(from_fn_with_state(club.clone(), club::watch))
            // Outside both: monitors and proxies call this node by any name.
            .merge(club::open_routes(app, club)),
    }
}
