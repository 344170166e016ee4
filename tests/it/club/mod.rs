//! A server that many share: real nodes on a real PostgreSQL, with real proxies. Where those are not installed the
//! tests say so and pass.

mod backup;
mod evening;
mod node;
mod seats;
mod share;
