//! The catalog for other programs: its lines, its file, and its script on a real PostgreSQL.

mod file;
mod lines;
#[cfg(unix)]
mod queries;
#[cfg(unix)]
mod tables;

use std::process::Output;

use crate::kit::desk::Desk;
use crate::kit::sheets::{row, sheet};

/// What stands nowhere but in the import.
const PRIVATE: &str = "Invented text of an imported card.";

/// An export that must succeed.
fn export(desk: &Desk, options: &str) -> String {
    let output = desk.run(&format!("admin index export {options}"));
    assert!(output.status.success(), "{}", told(&output));
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// What was said beside the answer.
fn told(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// A player who has imported a card and written a rule.
fn collector() -> Desk {
    let desk = Desk::with_empty_cache();
    let row = row("Invented Visitor", 1, &[("Type", "Event"), ("Text", PRIVATE)]);
    let file = desk.cache.path().join("cards.txt");
    std::fs::write(&file, sheet(&[&row])).expect("a file");
    let imported = desk.run(&format!("import {}", file.display()));
    assert!(imported.status.success(), "{}", told(&imported));
    let rules = desk.own.path().join("rules/cc/rules/keyword");
    std::fs::create_dir_all(&rules).expect("a folder");
    let rule = "title: { de: Mischglück, en: Mulligan }\ntext: { de: Ziehe neu., en: Draw anew. }\n";
    std::fs::write(rules.join("mulligan.yaml"), rule).expect("a file");
    desk
}
