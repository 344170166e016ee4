//! A server that many share: real nodes on a real PostgreSQL, with real proxies. Where those are not installed the
//! tests say so and pass.

mod backup;
mod evening;
mod failover;
mod node;
mod outage;
mod player;
mod seats;
mod share;
mod writers;
