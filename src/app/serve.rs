//! `tricorder serve`: the arguments of the server.

use std::net::IpAddr;

use clap::Args;

/// What `tricorder serve` takes.
#[derive(Debug, Args)]
pub struct Serve {
    /// The port listened at; `None` for the usual one, or the next that is free.
    #[arg(long)]
    pub port: Option<u16>,
    /// Whether the browser of this machine is opened at once.
    #[arg(long)]
    pub open: bool,
    /// Whether devices of the same network are let in, with a key in the address.
    #[arg(long)]
    pub lan: bool,
    /// Whether many share the page, behind a proxy, each with a seat of their own.
    #[arg(long, conflicts_with_all = ["lan", "open"])]
    pub public: bool,
    /// The one address listened at: in the network instead of all, or with `public`, where the proxy runs on another
    /// machine.
    #[arg(long)]
    pub listen: Option<IpAddr>,
    /// With `public`: the address players see, as in `https://club.example`.
    #[arg(long, requires = "public")]
    pub url: Option<String>,
    /// With `public`: whether everybody may read `/metrics`, not this machine alone.
    #[arg(long, id = "metrics-open", requires = "public")]
    pub metrics_open: bool,
}
