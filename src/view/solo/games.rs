//! The list of stored solo games.

use serde::{Serialize, Serializer};

use super::public::PublicSetup;
use crate::locale::{Texts, msg};
use crate::page::{Page, Table};
use crate::solo::state::setup::Setup;
use crate::view::Show;
use crate::view::kit::terms::Term;
use crate::view::kit::titles::captain_name;

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
    #[serde(serialize_with = "public")]
    pub setup: Option<Setup>,
}

fn public<S: Serializer>(setup: &Option<Setup>, serializer: S) -> Result<S::Ok, S::Error> {
    setup.as_ref().map(PublicSetup::of).serialize(serializer)
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
        let rows = self.games.iter().map(|game| game.row(texts));
        page.table(Table::open(header, rows));
        page
    }
}

impl Stored {
    fn row(&self, texts: &Texts) -> Vec<String> {
        let setup = self.setup.as_ref();
        let told =
            |tell: &dyn Fn(&Setup) -> String| setup.map_or_else(|| msg::play_unknown(texts), tell);
        vec![
            self.name.clone(),
            told(&|setup| captain_name(setup.bot)),
            told(&|setup| setup.difficulty.term(texts)),
            told(&|setup| captain_name(setup.captain)),
            self.entries.to_string(),
        ]
    }
}
