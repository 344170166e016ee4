//! `tricorder licenses`: under which licenses the program and its parts stand.

use clap::Args;

use crate::cli::Answer;
use crate::cli::session::Session;
use crate::error::Error;
use crate::notices::notices;
use crate::view::admin::licenses as view;

#[derive(Debug, Args)]
pub struct Licenses {}

impl Licenses {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        session.show(&view::Licenses {
            license: env!("CARGO_PKG_LICENSE"),
            notices: notices(),
        })
    }
}
