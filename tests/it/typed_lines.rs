//! What becomes of a line: a look-up, or a wrong command with those that may be meant (`typed_lines.tsv`).

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::kit::desk::Desk;

/// What is wrong with the answer to a line.
fn fault(desk: &Desk, row: &str) -> Option<String> {
    let cells: Vec<&str> = row.split('\t').collect();
    let [lang, line, code, expected] = cells[..] else {
        return Some(format!("{row}: four cells"));
    };
    let is_found = code == "0";
    let mut command = desk.tricorder();
    command.env("TRICORDER_LANG", lang);
    if is_found {
        command.arg("--json");
    }
    let output = command.args(line.split(' ')).output().expect("the program starts");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    if output.status.code() != code.parse().ok() {
        return Some(format!("{line} ({lang}): ended with {:?}\n{said}", output.status.code()));
    }
    let is_right = match expected {
        "-" => true,
        id if is_found => {
            let document: Value = serde_json::from_slice(&output.stdout).unwrap_or_default();
            document["hits"][0]["id"] == id
        }
        names => names.split(", ").all(|name| {
            let quoted = [format!("“{name}”"), format!("„{name}“")];
            quoted.iter().any(|name| said.contains(name)) || said.contains(&format!(" {name},"))
        }),
    };
    (!is_right)
        .then(|| format!("{line} ({lang}): not {expected}\n{said}{}", String::from_utf8_lossy(&output.stdout)))
}

#[test]
fn a_line_is_looked_up_or_names_the_commands_that_may_be_meant() {
    let desk = Desk::new();
    let table = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/typed_lines.tsv");
    let table = fs::read_to_string(table).expect("the table");
    let rows: Vec<&str> = table.lines().filter(|row| !row.starts_with('#')).collect();
    assert!(rows.len() > 40);
    let faults: Vec<String> = rows.iter().filter_map(|row| fault(&desk, row)).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
