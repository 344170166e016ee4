//! The screens of the calculators: the sum, and the rule behind it.

mod basis;
pub mod catan;
pub mod first;
pub mod second;
mod sheet;
mod words;

use serde_json::json;

use super::{Screen, grid, prose};
use crate::calc::Calculator;
use crate::model::Game;

pub use basis::Basis;
use sheet::{Sheet, title};
pub use sheet::{tables, tables_json};
use words::{listed, one_of};

/// All calculators, a line each, by game.
pub fn list(screen: &Screen<'_>) -> String {
    let games = Game::ALL.into_iter();
    let parts: Vec<String> = games.filter_map(|game| of_game(screen, game)).collect();
    let hint = screen.texts().get("calc-list-hint");
    format!(
        "{}\n{}\n",
        parts.join("\n"),
        prose::paragraph(screen, &hint, 0)
    )
}

fn of_game(screen: &Screen<'_>, game: Game) -> Option<String> {
    let texts = screen.texts();
    let calculators = Calculator::ALL
        .iter()
        .filter(|calculator| calculator.game() == game);
    let rows: Vec<Vec<String>> = calculators
        .map(|calculator| {
            let about = texts.get(&format!("calc-about-{}", calculator.code()));
            vec![format!("  tricorder {}", calculator.command()), about]
        })
        .collect();
    let heading = screen
        .paint()
        .label(&texts.get(&format!("game-{}", game.code())));
    (!rows.is_empty()).then(|| format!("{heading}\n{}", grid::columns(screen, &[], rows)))
}

/// The same as JSON.
pub fn list_json() -> String {
    let calculators: Vec<_> = Calculator::ALL
        .iter()
        .map(|calculator| {
            let game = calculator.game().code();
            json!({ "calculator": calculator.code(), "game": game, "command": calculator.command() })
        })
        .collect();
    format!("{:#}\n", json!({ "calculators": calculators }))
}
