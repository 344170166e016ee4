//! How Non-Aligned ships behave, ship by ship.

use serde_json::{Value, json};

use super::{Basis, sentence};
use crate::calc::first::Row;
use crate::view::{Screen, prose};

/// Some ships with their behaviour.
pub fn screen(screen: &Screen<'_>, ships: &[Row<'_>], basis: &Basis) -> String {
    let parts: Vec<String> = ships.iter().map(|row| ship(screen, *row)).collect();
    format!("{}{}", parts.join("\n"), basis.foot(screen))
}

fn ship(screen: &Screen<'_>, row: Row<'_>) -> String {
    let lang = screen.texts().lang();
    let text = |column| {
        row.cell(column)
            .map_or_else(String::new, |cell| cell.text(lang))
    };
    let name = screen.paint().title(&text("ship"));
    format!(
        "{}{}\n",
        sentence(screen, &name),
        prose::paragraph(screen, &text("behaviour"), 2)
    )
}

/// `{"ships": [{"ship", "behaviour": {"de", "en"}}], "follows"}`.
pub fn json(ships: &[Row<'_>], basis: &Basis) -> String {
    let ships: Vec<Value> = ships
        .iter()
        .map(|row| json!({ "ship": row.cell("ship"), "behaviour": row.cell("behaviour") }))
        .collect();
    basis.document(json!({ "ships": ships }))
}
