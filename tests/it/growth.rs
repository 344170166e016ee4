//! What comes new finds its places: README lists the games there are.

use std::fs;
use std::path::Path;

use model::{Game, Lang};
use page::locale::Texts;
use words::Term;

fn read(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).expect("a file")
}

#[test]
fn the_readme_has_a_row_for_each_game() {
    let readme = read("README.md");
    let table = readme.split("| code ").nth(1).and_then(|rest| rest.split("\n\n").next()).expect("the table");
    let rows: Vec<&str> = table.lines().skip(2).collect();
    let texts = Texts::new(Lang::En);
    assert_eq!(rows.len(), Game::ALL.len(), "{rows:#?}");
    for (row, game) in rows.iter().zip(Game::ALL) {
        let is_its_own = row.starts_with(&format!("| `{}` ", game.code())) && row.contains(&game.term(&texts));
        assert!(is_its_own, "{} has another row: {row}", game.code());
    }
}
