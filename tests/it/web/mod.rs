//! The page for phones and browsers: its routes in process, and the real server on this machine.

mod calc;
mod cards;
mod deck;
mod guard;
mod links;
mod lookup;
#[cfg(unix)]
mod server;
mod solo;
