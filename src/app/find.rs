//! `tricorder find`: the arguments of the finder.

use clap::Args;

use super::entry::lookup::Lookup;
use super::options::InGame;
use super::session::Session;

/// What `tricorder find` takes.
#[derive(Debug, Args)]
pub struct Find {
    /// What the line of the finder begins with; may be empty.
    pub words: Vec<String>,
    /// The game that is looked into first, or where none is named the one of the settings.
    #[command(flatten)]
    pub game: InGame,
    /// Where there is no screen: whether all hits are listed, even if the first of them is clearly the answer.
    #[arg(short, long, hide = true)]
    pub all: bool,
    /// Where there is no screen: the number of the hit that is shown in full, from 1 in the order of the list.
    #[arg(short = 'n', long, hide = true, conflicts_with = "all")]
    pub pick: Option<usize>,
}

impl Find {
    /// Whether no screen is wanted but a document.
    pub fn wants_document(&self, session: &Session<'_>) -> bool {
        self.all || self.pick.is_some() || session.asked_format().is_some()
    }

    /// Where there is no screen the words are looked up, this one too: it is the name of a keyword.
    pub fn into_lookup(self) -> Lookup {
        let words = std::iter::once("find".to_owned()).chain(self.words);
        Lookup { game: self.game, all: self.all, pick: self.pick, ..Lookup::of_words(words.collect()) }
    }
}
