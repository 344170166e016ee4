//! The page inside a browser: the routes of `web` with the commands of `app`, asked by a service worker instead of a
//! socket. What a player owns lies in memory while it is used and is handed out as bytes, to be kept before an answer is
//! shown; catalogs are built once and handed out the same way.
//!
//! [`Companion`] is the program; [`bindings`] is what JavaScript sees of it. `src/web/assets/app/worker.js` is the other side.

pub mod bindings;
mod companion;
mod cookies;

pub use companion::{Companion, PageAnswer, PageRequest};
