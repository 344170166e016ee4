//! The page for phones and browsers: its routes in process, and the real server on this machine.

mod calc;
mod campaign;
mod cards;
mod deck;
mod dice;
mod frame;
mod guard;
mod learn;
mod links;
mod lookup;
mod news;
mod places;
#[cfg(unix)]
mod server;
mod site;
mod solo;
