//! `tricorder data`: what is wrong with the data, what it does not know, and cards made of card files.

use clap::{Args, Subcommand};

use super::data_cards::Cards;
use crate::cli::Answer;
use crate::cli::session::Session;
use crate::data::{Library, gaps};
use crate::error::Error;
use crate::view::admin::data as view;

#[derive(Debug, Args)]
pub struct Data {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Check(Check),
    Cards(Cards),
}

#[derive(Debug, Args)]
struct Check {
    #[arg(long)]
    gaps: bool,
}

impl Data {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        match self.command {
            Command::Check(check) => check.run(session),
            Command::Cards(cards) => cards.run(session),
        }
    }
}

impl Check {
    fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let (corpus, texts) = (session.corpus()?, session.texts);
        let library = match Library::checked(&corpus) {
            Ok(library) => library,
            Err(findings) => return session.judge(&view::Check::refused(texts, &findings), 2),
        };
        if self.gaps {
            return session.show(&view::Check::gaps(texts, &gaps(&library)));
        }
        let files = corpus.files.iter().filter(|file| !file.is_names());
        session.show(&view::Check::clean(view::Extent {
            files: files.count(),
            entries: library.located().len(),
            cards: library.located_cards().len() + library.located_ccg().len(),
        }))
    }
}
