//! A server that many share: nobody has an account, everybody may take a seat. A seat is a word of 128 bits in an
//! address and then in a cookie; what is kept for it nobody else reaches (`whose`), but for games its holder shares
//! (`share`). Nodes keep nothing between requests: all of it lies with the database they have in common.

mod door;
mod gauges;
mod health;
mod journal;
mod origin;
pub mod person;
mod qr;
mod quota;
mod seats;
mod share;
mod state;
pub mod wants;
mod watch;
pub mod whose;

use std::sync::Arc;

pub use door::{answered, unheard};
pub use origin::Origin;
pub use quota::Peer;
pub use state::Club;
pub use watch::watch;

use super::app::App;

/// The rooms that only a shared server has.
pub fn routes() -> axum::Router<App> {
    seats::routes()
}

/// The page with which the holder of a seat shares a game; one player alone has nobody to share it with.
pub fn share_routes() -> axum::Router<App> {
    share::routes()
}

/// What machines ask, and not players: these answer to any name they are called by.
pub fn open_routes(app: App, club: Arc<Club>) -> axum::Router {
    health::routes(app, club)
}
