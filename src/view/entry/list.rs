//! Lists of entries.

use serde::Serialize;

use crate::locale::{Texts, msg};
use crate::model::{EntryId, Game, Kind, Localized};
use crate::page::{Page, Table, Words, link};
use crate::store::Summary;
use crate::view::Show;
use crate::view::kit::terms::Term;

/// Entries in list order.
#[derive(Serialize)]
pub struct List {
    total: usize,
    entries: Vec<Listed>,
}

#[derive(Serialize)]
struct Listed {
    id: EntryId,
    game: Game,
    kind: Kind,
    title: Localized<String>,
}

impl From<Vec<Summary>> for List {
    fn from(summaries: Vec<Summary>) -> List {
        let listed = |Summary { id, title }: Summary| Listed {
            game: id.game(),
            kind: id.kind(),
            id,
            title,
        };
        List {
            total: summaries.len(),
            entries: summaries.into_iter().map(listed).collect(),
        }
    }
}

impl List {
    /// Whether there is nothing in it.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }
}

impl Show for List {
    /// All entries under headings of game and kind: title, title in the other language, id.
    fn page(&self, texts: &Texts) -> Page {
        let mut page = Page::new();
        for group in self.entries.chunk_by(|a, b| a.section() == b.section()) {
            let (game, kind) = group[0].section();
            let heading = format!("{} · {}", game.term(texts), kind.term(texts));
            page.title(format!("{heading} ({})", group.len()));
            page.table(Table::bare(group.iter().map(|entry| entry.row(texts))));
            page.gap();
        }
        page.say(msg::entry_list_total(texts, self.total));
        page
    }
}

impl Listed {
    fn section(&self) -> (Game, Kind) {
        (self.game, self.kind)
    }

    fn row(&self, texts: &Texts) -> Vec<Words> {
        let lang = texts.lang();
        vec![
            link(self.id.as_str(), self.title.get(lang)).into(),
            self.title.get(lang.other()).into(),
            self.id.as_str().into(),
        ]
    }
}
