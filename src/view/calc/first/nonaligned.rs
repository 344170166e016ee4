//! How Non-Aligned ships behave, ship by ship.

use serde_json::{Value, json};

use crate::calc::first::Row;
use crate::view::calc::{Basis, Sheet, title};
use crate::view::{Screen, prose};

/// Some ships with their behaviour.
pub fn show(screen: &Screen<'_>, ships: &[Row<'_>], basis: &Basis) -> String {
    let parts: Vec<String> = ships.iter().map(|row| ship(screen, *row)).collect();
    let sheet = Sheet {
        title: title(screen, basis),
        sums: parts.join("\n"),
        ..Sheet::default()
    };
    sheet.show(screen, basis)
}

fn ship(screen: &Screen<'_>, row: Row<'_>) -> String {
    let lang = screen.texts().lang();
    let text = |column| {
        row.cell(column)
            .map_or_else(String::new, |cell| cell.text(lang))
    };
    let name = screen.paint().label(&text("ship"));
    format!(
        "{}\n{}\n",
        prose::paragraph(screen, &name, 0),
        prose::paragraph(screen, &text("behaviour"), 2)
    )
}

/// `{"calculator", "ships": [{"ship", "behaviour": {"de", "en"}}], "rules"}`.
pub fn json(ships: &[Row<'_>], basis: &Basis) -> String {
    let ships: Vec<Value> = ships
        .iter()
        .map(|row| json!({ "ship": row.cell("ship"), "behaviour": row.cell("behaviour") }))
        .collect();
    basis.document(json!({ "ships": ships }))
}
