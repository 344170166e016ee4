//! The list of stored solo games.

use serde::Serialize;

use crate::locale::{Texts, msg};
use crate::page::{Page, Table};
use crate::solo::state::setup::Setup;
use crate::view::Show;

/// The stored games, last used first: `{"games":[{"name","entries","setup"}]}`.
#[derive(Debug, Serialize)]
pub struct Games {
    pub games: Vec<Stored>,
}

/// A stored game.
#[derive(Debug, Serialize)]
pub struct Stored {
    pub name: String,
    /// Entries of its log that count.
    pub entries: usize,
    /// `None` if its log cannot be read.
    pub setup: Option<Setup>,
}

impl Show for Games {
    fn page(&self, texts: &Texts) -> Page {
        if self.games.is_empty() {
            return Page::of(msg::play_no_games(texts));
        }
        let header = [
            msg::play_list_name(texts),
            msg::play_list_bot(texts),
            msg::play_list_difficulty(texts),
            msg::play_list_captain(texts),
            msg::play_list_entries(texts),
        ];
        let mut page = Page::new();
        page.table(Table::open(header, self.games.iter().map(Stored::row)));
        page
    }
}

impl Stored {
    fn row(&self) -> Vec<String> {
        let setup = self.setup.as_ref();
        let told = |tell: fn(&Setup) -> &'static str| setup.map_or("?", tell).to_owned();
        vec![
            self.name.clone(),
            told(|setup| setup.bot.code()),
            told(|setup| setup.difficulty.code()),
            told(|setup| setup.captain.code()),
            self.entries.to_string(),
        ]
    }
}
