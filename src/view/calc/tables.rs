//! All tables of the rules, where nothing more is asked.

use serde::Serialize;

use super::{Basis, Reckoning, Sum};
use crate::locale::Texts;
use crate::model::Table;
use crate::page::Page;
use crate::view::entry;

/// The tables a calculator looks up: `{"calculator", "tables": [{"id", "title", "columns", "rows"}],
/// "rules"}`.
#[derive(Debug, Serialize)]
pub struct Tables {
    tables: Vec<Table>,
}

impl Tables {
    /// Those of the rules of a calculator.
    pub fn of(basis: &Basis) -> Tables {
        Tables {
            tables: basis.tables().cloned().collect(),
        }
    }
}

impl Sum for Tables {
    fn reckoning(&self, texts: &Texts, _: &Basis) -> Reckoning {
        let tables = self.tables.iter().map(|table| {
            let mut page = Page::new();
            page.table(entry::table(texts, table));
            page
        });
        Reckoning {
            sums: Page::parts(tables),
            ..Reckoning::default()
        }
    }
}
