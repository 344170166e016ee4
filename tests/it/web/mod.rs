//! The page for phones and browsers: its routes in process, and the real server on this machine.

mod campaign;
mod guard;
mod lookup;
mod news;
#[cfg(unix)]
mod server;
mod solo;
