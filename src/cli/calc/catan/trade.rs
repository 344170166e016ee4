//! `tricorder calc trade`: trading with the supply.

use clap::Args;

use super::resources::{Resources, separated};
use crate::calc::Calculator;
use crate::calc::catan::trade::{Post, offers, plan};
use crate::cli::Answer;
use crate::cli::calc::basis;
use crate::cli::session::Session;
use crate::error::Error;
use crate::text::vocabulary::words;
use crate::view::calc::catan::trade as view;

#[derive(Debug, Args)]
pub struct Trade {
    #[arg(long, allow_hyphen_values = true)]
    have: String,
    #[arg(long, allow_hyphen_values = true)]
    want: Option<String>,
    #[arg(long)]
    posts: Option<String>,
}

impl Trade {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let resources = Resources::of(session)?;
        let have = resources.hand("--have", &self.have)?;
        let posts = posts(&resources, self.posts.as_deref().unwrap_or_default())?;
        let names = resources.names();
        let Some(want) = &self.want else {
            let offers = view::Offers::new(offers(&have, &posts), names);
            return basis::answer(session, Calculator::Trade, offers);
        };
        let plan = plan(&have, &resources.hand("--want", want)?, &posts);
        basis::answer(session, Calculator::Trade, view::Wanted::new(plan, names))
    }
}

/// Posts such as `3:1, Wasser`.
fn posts(resources: &Resources, text: &str) -> Result<Vec<Post>, Error> {
    separated(text).map(|part| post(resources, part)).collect()
}

fn post(resources: &Resources, part: &str) -> Result<Post, Error> {
    if words::POST_SIMPLE.is(part) {
        return Ok(Post::Simple);
    }
    let name = part.strip_prefix("2:1").unwrap_or(part);
    Ok(Post::Specialized(resources.named("--posts", name)?))
}
