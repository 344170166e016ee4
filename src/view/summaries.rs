//! Lists of entries.

use super::{Screen, grid};
use crate::model::{Game, Kind};
use crate::store::Summary;

/// All entries under headings of game and kind: title, title in the other language, id.
pub fn list(screen: &Screen<'_>, entries: &[Summary]) -> String {
    let texts = screen.texts();
    let mut out = String::new();
    for group in entries.chunk_by(|a, b| section(a) == section(b)) {
        let (game, kind) = section(&group[0]);
        let heading = format!(
            "{} · {}",
            texts.get(&format!("game-{}", game.code())),
            texts.get(&format!("kind-{}", kind.code()))
        );
        out.push_str(&format!(
            "{} ({})\n",
            screen.paint().title(&heading),
            group.len()
        ));
        out.push_str(&grid::columns(
            screen,
            &[],
            group.iter().map(|s| row(screen, s)).collect(),
        ));
        out.push('\n');
    }
    out.push_str(&texts.with("list-total", &[("count", entries.len().into())]));
    out.push('\n');
    out
}

fn section(summary: &Summary) -> (Game, Kind) {
    (summary.id.game(), summary.id.kind())
}

fn row(screen: &Screen<'_>, summary: &Summary) -> Vec<String> {
    let lang = screen.texts().lang();
    vec![
        summary.title.get(lang).clone(),
        summary.title.get(lang.other()).clone(),
        summary.id.to_string(),
    ]
}
