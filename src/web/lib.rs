//! The page at the table: the program for a phone's browser. A room a subject (`lookup`, `cards`, ...), each with
//! its routes; what it answers comes from the commands of `app`, which a [`worker::Worker`] runs. `frame` draws what stands
//! on every page, `guard` says who may ask.
//!
//! # To add something
//!
//! - **A page for the browser**: its route and its function in the room it belongs to, its words in `page.ftl`; if it
//!   asks something no command answers, a method of the worker.
//!   Everything works without script and without `style=` attributes, which the policy forbids.
//!   `tests/it/web/links.rs` follows every link, `tests/web/` looks at the page in Chromium.
//! - **A page of the site**: what is not an entry, a line in `site/sheets.rs`. It asks the built-in catalog alone,
//!   never that of cards with imports.

mod about;
mod assets;
mod calc;
mod card_page;
mod cards;
pub mod club;
mod collection;
mod deck;
mod dice;
mod form;
mod frame;
mod game_page;
mod games;
mod guard;
mod home;
mod html_fragment;
mod key;
mod learn;
mod list;
mod lookup;
mod notebook;
mod pictures;
mod place;
mod program_sheet;
mod reply;
mod router;
mod settings;
pub mod site;
mod solo;
mod trash;
mod visit;
pub mod worker;

use std::net::{IpAddr, SocketAddr};

use axum::Extension;
use axum::middleware::from_fn_with_state;

use self::router::RouteScope;

/// The routes of the page, ready to be served.
pub type Routes = axum::Router;

pub use guard::Lock;
pub use key::Key;
pub use router::{App, Job, Pool, Queue};
pub use visit::encode_query;

/// The port asked for where none is named: 47, twice.
pub const PORT: u16 = 4747;
/// So many ports are tried after it.
pub const MORE_PORTS: u16 = 20;

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
        let key = own.map(|key| format!("?{}={}", key::KEY, key.code()));
        format!("http://{of}/{}", key.unwrap_or_default())
    }

    /// The addresses other machines can reach.
    pub fn abroad(&self) -> impl Iterator<Item = &SocketAddr> {
        let addresses = self.addresses.iter();
        addresses.filter(|address| !IpAddr::is_loopback(&address.ip()))
    }
}

/// All routes for whoever runs the program inside the browser: pages of others can send forms there too.
pub fn app_router(app: App) -> Routes {
    router(app, Lock::in_browser())
}

/// All routes, behind the guard.
pub fn router(app: App, lock: Lock) -> Routes {
    let lock = lock.with_token(app.token());
    let guarded = rooms(&app).with_state(app.clone()).layer(from_fn_with_state(lock, guard::admit));
    match app.club().cloned() {
        None => guarded,
        Some(club) => guarded
            // Outside the guard: what is refused there is counted too.
            .layer(from_fn_with_state(club.clone(), club::watch))
            // Outside both: monitors and proxies call this node by any name.
            .merge(club::open_routes(app, club)),
    }
}

fn rooms(app: &App) -> axum::Router<App> {
    let mut own = axum::Router::new()
        .merge(deck::routes())
        .merge(collection::routes())
        .merge(solo::routes())
        .merge(notebook::routes())
        .merge(trash::routes())
        .merge(club::share_routes());
    if app.club().is_none() {
        own = own.merge(settings::routes());
    }
    let mut rooms = axum::Router::new()
        .merge(lookup::routes())
        .merge(game_page::routes())
        .merge(learn::routes())
        .merge(about::routes())
        .merge(list::routes())
        .merge(cards::routes())
        .merge(pictures::routes())
        .merge(program_sheet::routes())
        .merge(calc::routes())
        .merge(dice::routes())
        .merge(own.layer(Extension(RouteScope::Own)))
        .merge(assets::routes())
        .fallback(router::page(frame::nowhere));
    if let Some(program) = app.program() {
        rooms = rooms.merge(site::app::routes(program.clone()));
    }
    if app.club().is_some() {
        rooms = rooms.merge(club::routes().layer(Extension(RouteScope::Door)));
    }
    rooms
}
