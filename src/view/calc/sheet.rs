//! The one form of a calculator's screen: title, sums, result in words, open points, rules.

use super::Basis;
use crate::view::entry::{Rows, headed};
use crate::view::{Screen, grid, prose};

/// What a calculator says.
#[derive(Default)]
pub struct Sheet {
    pub title: String,
    /// The sums, ending with a line end; empty if the result is all.
    pub sums: String,
    /// The result in words, a paragraph each.
    pub result: Vec<String>,
    /// Labelled lines beside the rules: id of the label, and the words.
    pub notes: Vec<(&'static str, String)>,
}

impl Sheet {
    /// The whole screen.
    pub fn show(&self, screen: &Screen<'_>, basis: &Basis) -> String {
        let result = self.result.iter();
        let result = result.map(|words| prose::paragraph(screen, words, 0) + "\n");
        let parts = [
            self.sums.clone(),
            result.collect(),
            basis.open_points(screen).trim_start().to_owned(),
            self.foot(screen, basis),
        ];
        let parts = parts.into_iter().filter(|part| !part.trim().is_empty());
        let parts: Vec<String> = parts.collect();
        self.head(screen, basis) + &parts.join("\n")
    }

    fn head(&self, screen: &Screen<'_>, basis: &Basis) -> String {
        let texts = screen.texts();
        let game = texts.get(&format!("game-{}", basis.calculator().game().code()));
        let place = texts.with("calc-place", &[("game", game.into())]);
        headed(screen, &screen.paint().title(&self.title), &place)
    }

    fn foot(&self, screen: &Screen<'_>, basis: &Basis) -> String {
        let mut rows = Rows::new(screen);
        basis.add_to(&mut rows, screen);
        for (label, words) in &self.notes {
            rows.add(label, words);
        }
        rows.finish()
    }
}

/// All tables of the rules, where nothing more is asked.
pub fn tables(screen: &Screen<'_>, basis: &Basis) -> String {
    let tables = basis.tables();
    let tables: Vec<String> = tables.map(|table| grid::table(screen, table)).collect();
    let sheet = Sheet {
        title: title(screen, basis),
        sums: tables.join("\n"),
        ..Sheet::default()
    };
    sheet.show(screen, basis)
}

/// The title of a calculator whose answers all have the same.
pub fn title(screen: &Screen<'_>, basis: &Basis) -> String {
    let code = basis.calculator().code();
    screen.texts().get(&format!("calc-{code}-title"))
}

/// `{"calculator", "tables": [{"id", "title", "columns", "rows"}], "rules"}`.
pub fn tables_json(basis: &Basis) -> String {
    let tables: Vec<_> = basis.tables().collect();
    basis.document(serde_json::json!({ "tables": tables }))
}
