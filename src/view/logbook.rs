//! The log book of a campaign as a Markdown page, to be kept or printed.

use super::campaign::{Row, Sheet, challenge, level, mode, rank, result, rows};
use super::solo::captain_name;
use crate::locale::Texts;
use crate::solo::setup::BoardSide;

/// A heading, the choices, and a table with a row for each game.
pub fn markdown(texts: &Texts, sheet: &Sheet<'_>) -> String {
    let start = &sheet.state.start;
    let title = texts.with("campaign-title", &[("name", sheet.name.into())]);
    let challenges = start.challenges.iter().map(|c| challenge(texts, *c));
    let facts = [
        ("campaign-label-captain", captain_name(start.captain)),
        ("campaign-label-mode", mode(texts, start.mode)),
        (
            "campaign-label-challenges",
            challenges.collect::<Vec<_>>().join(", "),
        ),
        ("campaign-label-rank", rank(texts, sheet.state.rank())),
    ];
    let mut out = format!("# {}\n\n", cell(&title));
    for (label, fact) in facts.iter().filter(|(_, fact)| !fact.is_empty()) {
        out.push_str(&format!("- {}: {}\n", texts.get(label), cell(fact)));
    }
    out.push('\n');
    out.push_str(&table(texts, sheet));
    if let Some(review) = sheet.state.review() {
        let verdict = texts.get(&format!("campaign-review-{}", review.code()));
        out.push_str(&format!("\n{}\n", cell(&verdict)));
    }
    out
}

fn table(texts: &Texts, sheet: &Sheet<'_>) -> String {
    let columns = [
        "number", "rank", "level", "opponent", "side", "result", "upgrade",
    ];
    let header = columns.map(|column| texts.get(&format!("campaign-label-{column}")));
    let mut out = line(&header) + &line(&columns.map(|_| "---".to_owned()));
    for row in rows(sheet.state) {
        out.push_str(&line(&cells(texts, sheet, &row)));
    }
    out
}

fn cells(texts: &Texts, sheet: &Sheet<'_>, row: &Row<'_>) -> [String; 7] {
    let game = &row.played.game;
    let side = game
        .side
        .map_or("campaign-side-unknown", |side| match side {
            BoardSide::Basic => "campaign-side-basic",
            BoardSide::Advanced => "campaign-side-advanced",
        });
    let upgrade = row.played.upgrade.as_ref();
    [
        row.number.to_string(),
        rank(texts, row.rank),
        level(texts, row.level),
        captain_name(game.opponent),
        texts.get(side),
        result(texts, game),
        upgrade.map_or_else(String::new, |upgrade| sheet.upgrade(texts, upgrade)),
    ]
}

fn line(cells: &[String]) -> String {
    let cells: Vec<String> = cells.iter().map(|text| cell(text)).collect();
    format!("| {} |\n", cells.join(" | "))
}

/// Text that keeps a table or heading whole.
fn cell(text: &str) -> String {
    text.replace('|', "\\|").replace(['\n', '\r'], " ")
}
