//! `tricorder deck diff`: what two decks have not in common.

use clap::Args;

use super::cards::Finder;
use super::source::{CLIPBOARD, load};
use crate::cli::Answer;
use crate::cli::argument_kinds::Stands;
use crate::cli::choices::FAMILIES;
use crate::cli::options::OneOf;
use crate::cli::session::Session;
use crate::deck::{Family, differences};
use crate::error::Error;
use crate::view::deck::diff::Compared;

#[derive(Debug, Args)]
pub struct Diff {
    #[arg(required = true, add = Stands::DeckOrFile)]
    first: String,
    #[arg(required_unless_present = "clipboard", conflicts_with = "clipboard", add = Stands::DeckOrFile)]
    second: Option<String>,
    #[arg(long)]
    clipboard: bool,
    #[arg(long, value_parser = OneOf(&FAMILIES))]
    from: Option<Family>,
}

impl Diff {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let finder = Finder::new(session);
        let read = |path: &str| finder.read(load(session, path, self.from)?);
        let (first, second) = (
            read(&self.first)?,
            read(self.second.as_deref().unwrap_or(CLIPBOARD))?,
        );
        let lists = [&first, &second];
        if !lists.iter().all(|read| read.is_understood()) {
            return session.judge(&Compared::new(session.texts, lists, Vec::new()), 2);
        }
        let found = differences(&first.deck, &second.deck);
        let code = u8::from(!found.is_empty());
        session.judge(&Compared::new(session.texts, lists, found), code)
    }
}
