//! A server that many share: nobody has an account, everybody may take a seat. A seat is a word of 128 bits in an
//! address and then in a cookie; what is kept for it nobody else reaches (`whose`), but for games its holder shares
//! (`share`). Nodes keep nothing between requests: all of it lies with the database they have in common.

mod gauges;
mod health;
mod journal;
mod limits;
mod origin;
mod qr;
mod seats;
mod share;
pub mod wants;
mod watch;
pub mod whose;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

pub use limits::Peer;
pub use origin::Origin;
pub use watch::watch;

use super::app::App;
use super::reply::Reply;
use gauges::Gauges;
use limits::Limits;

/// The cookie with the word of a seat.
pub const SEAT: &str = "seat";

/// What all requests to a shared server have in common.
pub struct Club {
    /// The address players see.
    pub origin: Arc<Origin>,
    /// Whether everybody may read the measurements, and not only this machine.
    pub is_metered_openly: bool,
    limits: Limits,
    gauges: Gauges,
    is_ending: AtomicBool,
}

impl Club {
    /// A server that players see at an address.
    pub fn new(origin: Origin, is_metered_openly: bool) -> Club {
        Club {
            origin: Arc::new(origin),
            is_metered_openly,
            limits: Limits::default(),
            gauges: Gauges::default(),
            is_ending: AtomicBool::new(false),
        }
    }

    /// From now on it says that it is unwell, so that the proxy asks others.
    pub fn end(&self) {
        self.is_ending.store(true, Ordering::Release);
    }

    fn is_ending(&self) -> bool {
        self.is_ending.load(Ordering::Acquire)
    }

    /// Remembers what a reply says beside its page.
    pub fn told(&self, reply: &Reply) {
        if let Some(seat) = &reply.seated {
            self.limits.know(seat);
        }
        if reply.moved.is_some() {
            self.gauges.event();
        }
    }
}

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
