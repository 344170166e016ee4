//! The calculators of the First Edition board variant.

pub mod nonaligned;
pub mod price;
pub mod recruit;
pub mod roll;
pub mod turn;
pub mod victory;

use serde_json::{Value, json};

use crate::model::{Entry, Ruling, Table};
use crate::view::entry::{self, Rows};
use crate::view::{Screen, grid, prose};

/// What an answer rests on.
pub struct Basis {
    /// The entries of the rules, the first rule first.
    pub entries: Vec<Entry>,
    /// Numbers of the rulings of these entries that bear on the answer.
    rulings: &'static [u16],
}

impl Basis {
    pub fn new(entries: Vec<Entry>, rulings: &'static [u16]) -> Basis {
        Basis { entries, rulings }
    }

    /// All tables of the rules, where nothing more is asked.
    pub fn tables(&self, screen: &Screen<'_>) -> String {
        let tables = self.all_tables();
        let shown: Vec<String> = tables.map(|table| grid::table(screen, table)).collect();
        format!("{}{}", shown.join("\n"), self.foot(screen))
    }

    /// `{"tables": [{"id", "title", "columns", "rows"}], "follows": [...]}`.
    pub fn tables_json(&self) -> String {
        let tables: Vec<&Table> = self.all_tables().collect();
        self.document(json!({ "tables": tables }))
    }

    fn all_tables(&self) -> impl Iterator<Item = &Table> {
        self.entries.iter().flat_map(|entry| &entry.tables)
    }

    /// What the rules leave open, and where they stand.
    fn foot(&self, screen: &Screen<'_>) -> String {
        self.foot_with(screen, |_| {})
    }

    fn foot_with(&self, screen: &Screen<'_>, more: impl Fn(&mut Rows<'_>)) -> String {
        let rulings: Vec<Ruling> = self.open_points().cloned().collect();
        let mut rows = Rows::new(screen);
        let lang = screen.texts().lang();
        for entry in &self.entries {
            let place = entry::sources(screen, &entry.source);
            rows.add(
                "calc-first-rule",
                &format!("{} ({place})", entry.title.get(lang)),
            );
        }
        more(&mut rows);
        if rows.is_empty() {
            return String::new();
        }
        format!("{}\n{}", entry::rulings(screen, &rulings), rows.finish())
    }

    fn open_points(&self) -> impl Iterator<Item = &Ruling> {
        let all = self.entries.iter().flat_map(|entry| &entry.rulings);
        all.filter(|ruling| self.rulings.contains(&ruling.number))
    }

    /// A document with the rules it follows: `"follows": [{"id", "title"}]`.
    fn document(&self, mut value: Value) -> String {
        let follow = |entry: &Entry| json!({ "id": entry.id, "title": entry.title });
        value["follows"] = self.entries.iter().map(follow).collect();
        format!("{value:#}\n")
    }
}

/// A sentence, wrapped, with its line end.
fn sentence(screen: &Screen<'_>, words: &str) -> String {
    prose::paragraph(screen, words, 0) + "\n"
}
