//! `tricorder serve`: the arguments of the server.

use std::net::IpAddr;

use clap::Args;

use super::answer::CommandAnswer;
use super::session::Session;
use view::error::Error;

#[derive(Debug, Args)]
pub struct Serve {
    #[arg(long)]
    pub port: Option<u16>,
    #[arg(long)]
    pub open: bool,
    #[arg(long)]
    pub lan: bool,
    #[arg(long)]
    pub ip: Option<IpAddr>,
    #[arg(long, conflicts_with_all = ["lan", "ip", "open"])]
    pub public: bool,
    #[arg(long, requires = "public")]
    pub listen: Option<IpAddr>,
    #[arg(long, requires = "public")]
    pub url: Option<String>,
    #[arg(long, id = "metrics-open", requires = "public")]
    pub metrics_open: bool,
}

impl Serve {
    /// Only a host runs it.
    ///
    /// # Errors
    /// Always.
    pub fn run(self, _: &Session<'_>) -> Result<CommandAnswer, Error> {
        Err(std::io::Error::from(std::io::ErrorKind::Unsupported).into())
    }
}
