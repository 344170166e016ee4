//! Lists of entries.

use serde::Serialize;

use crate::Show;
use crate::kit::records;
use crate::kit::terms::Term;
use catalog::store::entries::Summary;
use model::order::Order;
use model::text::collation;
use model::{EntryId, Game, Kind, Lang, Localized};
use page::locale::{Texts, msg};
use page::{Page, PageTable, Words, faint, link};

/// The columns of a list in a spreadsheet.
const COLUMNS: [&str; 5] = ["id", "game", "kind", "title_de", "title_en"];

/// Entries. For programs they stand in the order of their ids; people read them by game and kind, and in
/// these by title.
#[derive(Serialize)]
pub struct List {
    total: usize,
    entries: Vec<ListItem>,
    /// Whether each entry has a number by which it can be opened.
    #[serde(skip)]
    pub is_numbered: bool,
}

#[derive(Serialize)]
struct ListItem {
    id: EntryId,
    game: Game,
    kind: Kind,
    title: Localized<String>,
}

impl From<Vec<Summary>> for List {
    fn from(summaries: Vec<Summary>) -> List {
        let listed = |Summary { id, title }: Summary| ListItem { game: id.game(), kind: id.kind(), id, title };
        List { total: summaries.len(), entries: summaries.into_iter().map(listed).collect(), is_numbered: false }
    }
}

impl List {
    /// Whether there is nothing in it.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The entries as people read them in a language.
    fn sorted(&self, lang: Lang) -> Vec<&ListItem> {
        let mut entries: Vec<&ListItem> = self.entries.iter().collect();
        entries.order_by_key(|entry| (entry.section(), collation(entry.title.get(lang))));
        entries
    }

    /// The ids in the order in which people read the entries.
    pub fn in_order(&self, lang: Lang) -> Vec<String> {
        let sorted = self.sorted(lang).into_iter();
        sorted.map(|entry| entry.id.to_string()).collect()
    }

    /// One entry a line, its cells parted by tabs: id, title, title in the other language, game, kind.
    pub fn lines(&self, lang: Lang) -> String {
        let rows = self.sorted(lang).into_iter().map(|entry| {
            let titles = [lang, lang.other()].map(|lang| entry.title.get(lang).clone());
            let [own, other] = titles;
            vec![entry.id.to_string(), own, other, entry.game.code().to_owned(), entry.kind.code().to_owned()]
        });
        records::lines(rows)
    }

    /// One id a line.
    pub fn ids(&self, lang: Lang) -> String {
        let ids = self.sorted(lang).into_iter();
        ids.map(|entry| format!("{}\n", entry.id)).collect()
    }

    /// A header and a line an entry for spreadsheets, the same columns in both languages.
    pub fn csv(&self, lang: Lang) -> String {
        let rows = self.sorted(lang).into_iter().map(|entry| {
            let (game, kind) = (entry.game.code().to_owned(), entry.kind.code().to_owned());
            let Localized { de, en } = entry.title.clone();
            vec![entry.id.to_string(), game, kind, de, en]
        });
        records::sheet(COLUMNS, rows)
    }
}

impl Show for List {
    /// All entries under headings of game and kind: title, title in the other language, id.
    fn page(&self, texts: &Texts) -> Page {
        let mut page = Page::new();
        let entries = self.sorted(texts.lang());
        let mut numbers = 1..;
        for group in entries.chunk_by(|a, b| a.section() == b.section()) {
            let (game, kind) = group[0].section();
            let heading = format!("{} · {}", game.term(texts), kind.term(texts));
            page.title(format!("{heading} ({})", group.len()));
            let rows = group.iter().zip(&mut numbers).map(|(entry, number)| {
                let number = self.is_numbered.then_some(number);
                entry.row(texts, number)
            });
            page.table(PageTable::bare(rows));
            page.gap();
        }
        page.say(msg::entry_list_total(texts, self.total));
        if self.is_numbered {
            page.say(faint(msg::entry_open_hint(texts)));
        }
        page
    }
}

impl ListItem {
    fn section(&self) -> (Game, Kind) {
        (self.game, self.kind)
    }

    fn row(&self, texts: &Texts, number: Option<usize>) -> Vec<Words> {
        let lang = texts.lang();
        let cells = [
            link(self.id.as_str(), self.title.get(lang)).into(),
            self.title.get(lang.other()).into(),
            self.id.as_str().into(),
        ];
        let number = number.map(|number| number.to_string().into());
        number.into_iter().chain(cells).collect()
    }
}
