//! The page for phones and browsers: its routes in process, and the real server on this machine.

mod fold;
mod guard;
mod lookup;
#[cfg(unix)]
mod server;
mod site;
