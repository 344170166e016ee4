//! What a node of a shared server knows while it runs, and forgets with its end.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::gauges::Gauges;
use super::journal::Journal;
use super::origin::Origin;
use super::quota::Limits;
use crate::web::reply::Reply;

/// What all requests to a shared server have in common.
pub struct Club {
    /// The address players see.
    pub origin: Arc<Origin>,
    /// Whether everybody may read the measurements, and not only this machine.
    pub is_metered_openly: bool,
    pub(super) limits: Limits,
    pub(super) gauges: Gauges,
    pub(super) journal: Journal,
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
            journal: Journal::open(),
            is_ending: AtomicBool::new(false),
        }
    }

    /// From now on it says that it is unwell, so that the proxy asks others.
    pub fn end(&self) {
        self.is_ending.store(true, Ordering::Release);
    }

    pub(super) fn is_ending(&self) -> bool {
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
