//! What comes new finds its places: README lists the games there are, and the rehearsals of `tests/growth` still apply
//! and touch no more files than they did.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use model::{Game, Lang};
use page::locale::Texts;
use words::Term;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).expect("a file")
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

/// The rehearsals with the files they may touch in `src`, of data, and beside both.
fn rehearsals() -> Vec<(String, [usize; 3])> {
    let table = read("tests/growth/files.tsv");
    let row = |line: &str| {
        let cells: Vec<&str> = line.split('\t').collect();
        let count = |at: usize| cells[at].parse().expect("a number");
        (cells[0].to_owned(), [count(1), count(2), count(3)])
    };
    table.lines().skip(1).map(row).collect()
}

fn patch(name: &str) -> PathBuf {
    root().join(format!("tests/growth/{name}.patch"))
}

#[test]
fn rehearsals_touch_as_many_files_as_the_table_says() {
    for (name, allowed) in rehearsals() {
        let text = fs::read_to_string(patch(&name)).expect("a patch");
        let files = text.lines().filter_map(|line| line.strip_prefix("diff --git a/")?.split(" b/").next());
        let mut touched = [0; 3];
        for file in files {
            println!("{name}\t{file}");
            let place = ["src/", "data/"].iter().position(|folder| file.starts_with(folder));
            touched[place.unwrap_or(2)] += 1;
        }
        println!("{name}\tsrc {}, data {}, beside {}", touched[0], touched[1], touched[2]);
        assert_eq!(touched, allowed, "{name}: files in src, of data and beside");
    }
}

#[test]
fn rehearsals_still_apply() {
    if Command::new("git").arg("--version").output().is_err() {
        println!("left out: there is no git");
        return;
    }
    for (name, _) in rehearsals() {
        let applied = Command::new("git")
            .args(["apply", "--check"])
            .arg(patch(&name))
            .current_dir(root())
            // A tree without history of its own does not belong to the repository it may lie in.
            .env("GIT_CEILING_DIRECTORIES", root().parent().unwrap_or(root()))
            .output()
            .expect("git");
        let said = String::from_utf8_lossy(&applied.stderr);
        assert!(applied.status.success(), "{name} no longer applies, see tests/growth/README.md: {said}");
    }
}
