//! A server that many share: nobody has an account, everybody may take a seat. A seat is a word of 128 bits in an
//! address and then in a cookie; what is kept for it nobody else reaches (`access`), but for games its holder shares
//! (`seats`). Nodes keep nothing between requests: all of it lies with the database they have in common.

pub mod access;
pub mod identity;
mod monitoring;
mod origin;
mod quota;
mod seats;
mod state;

pub use access::{answer_visitor, unavailable};
pub use monitoring::{open_routes, watch};
pub use origin::Origin;
pub use quota::Peer;
pub use seats::{routes, share_routes};
pub use state::Club;
