//! The list of stored solo games.

use serde_json::json;

use super::{Screen, grid, prose};
use crate::solo::setup::Setup;

/// A stored game.
pub struct Stored {
    pub name: String,
    /// Entries of its log that count.
    pub entries: usize,
    /// `None` if its log cannot be read.
    pub setup: Option<Setup>,
}

/// A word to the player, wrapped; a text of several lines stays as it is.
pub fn notice(screen: &Screen<'_>, id: &str) -> String {
    let text = screen.texts().get(id);
    let wrapped = if text.contains('\n') {
        text
    } else {
        prose::paragraph(screen, &text, 0)
    };
    format!("{wrapped}\n")
}

/// All games, last used first.
pub fn list(screen: &Screen<'_>, games: &[Stored]) -> String {
    let texts = screen.texts();
    if games.is_empty() {
        return format!("{}\n", texts.get("play-no-games"));
    }
    let header = ["name", "bot", "difficulty", "captain", "entries"]
        .map(|column| texts.get(&format!("play-list-{column}")));
    let rows = games.iter().map(|game| {
        let setup = game.setup.as_ref();
        let told = |tell: fn(&Setup) -> &'static str| setup.map_or("?", tell).to_owned();
        vec![
            game.name.clone(),
            told(|setup| setup.bot.code()),
            told(|setup| setup.difficulty.code()),
            told(|setup| setup.captain.code()),
            game.entries.to_string(),
        ]
    });
    grid::columns(screen, &header, rows.collect())
}

/// `{"games":[{"name","entries","setup"}]}`.
pub fn list_json(games: &[Stored]) -> String {
    let games: Vec<_> = games
        .iter()
        .map(|game| json!({ "name": game.name, "entries": game.entries, "setup": game.setup }))
        .collect();
    format!("{:#}\n", json!({ "games": games }))
}
