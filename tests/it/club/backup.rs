//! A club's database is saved, lost and restored by the commands of `tests/club/README.md`, as they stand there.

use std::path::Path;

use crate::kit::club::{Browser, Node};
use crate::kit::postgres::Server;
use crate::kit::printed::{self, PRINTED, Step, pairs, sent};

const README: &str = include_str!("../../club/README.md");
const HEADING: &str = "## Backup and restore";
const GAME: &str = "/solo/koloth-commander";
/// Every row of every table, and where its numbers go on.
const ALL: &str = "pg_dump --data-only --inserts club";

/// The three commands: one that saves, two that restore.
fn commands() -> [&'static str; 3] {
    let behind = README.split(HEADING).nth(1).expect("the heading");
    let chapter = behind.split("\n## ").next().expect("its end");
    let lines = chapter.lines().filter_map(|line| line.strip_prefix("    "));
    let lines: Vec<&str> = lines.collect();
    lines.try_into().expect("three commands")
}

fn run(server: &Server, folder: &Path, line: &str) -> String {
    let output = server.shell(line).current_dir(folder).output();
    let output = output.expect("a shell");
    assert!(output.status.success(), "{line}: {output:?}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// All that is kept, in an order that says nothing.
fn kept(server: &Server, folder: &Path) -> Vec<String> {
    let text = run(server, folder, ALL);
    // Behind a backslash stands a word made up for each run.
    let lines = text.lines().filter(|line| !line.starts_with('\\'));
    let mut lines: Vec<String> = lines.map(str::to_owned).collect();
    lines.sort();
    lines
}

fn play(browser: &mut Browser, steps: &[Step]) {
    for (below, fields) in steps {
        let page = browser.get(GAME).expect("a page");
        let fields = sent(&page.body, &pairs(fields));
        let done = browser.post(&format!("{GAME}/{below}"), &pairs(&fields));
        assert_eq!(done.expect("an answer").to(), format!("{GAME}#now"));
    }
}

/// A page that is there.
fn seen(browser: &mut Browser, path: &str) -> String {
    let seen = browser.get(path).expect("a page");
    assert_eq!(seen.status, 200, "{path}: {seen:?}");
    seen.body
}

/// What lies at a seat in the middle of a turn: a game with a link, and a deck.
fn seated(port: u16) -> (Browser, String) {
    let (mut owner, _) = Browser::seated(port);
    owner.post("/solo/new", &PRINTED).expect("an answer");
    play(&mut owner, &printed::laid_out());
    play(&mut owner, &printed::turn()[..2]);
    let deck = [("list", "2 Davies\n1 Kira Nerys"), ("name", "crew of one")];
    owner.post("/decks/save", &deck).expect("an answer");
    let link = [("link", "play"), ("do", "make")];
    let link = owner.post(&format!("{GAME}/share"), &link);
    (owner, link.expect("an answer").path("/table/"))
}

/// What happens between the backup and the loss.
fn go_on(owner: &mut Browser) {
    play(owner, &printed::turn()[2..3]);
    let end = [("link", "play"), ("do", "end")];
    owner.post(&format!("{GAME}/share"), &end).expect("an answer");
    owner.post("/seat/renew", &[]).expect("an answer");
    owner.post("/solo/new", &PRINTED).expect("an answer");
}

#[test]
fn three_commands_bring_back_what_there_was_at_the_backup() {
    let Some(server) = Server::start(&[]) else {
        return;
    };
    let folder = tempfile::tempdir().expect("a folder");
    let [save, make, restore] = commands();
    run(&server, folder.path(), make);
    let mut node = Node::alone(&server.url("club"));
    let (mut owner, link) = seated(node.port);
    let paths = [GAME, "/solo", "/decks"];
    let before = paths.map(|path| seen(&mut owner, path));
    let saved = kept(&server, folder.path());
    run(&server, folder.path(), save);

    let mut late = owner.clone();
    go_on(&mut late);
    assert_ne!(kept(&server, folder.path()), saved);
    node.end();
    run(&server, folder.path(), "dropdb club");
    run(&server, folder.path(), make);
    run(&server, folder.path(), restore);
    assert_eq!(kept(&server, folder.path()), saved);

    let node = Node::start(&server.url("club"), node.port, &node.url());
    assert_eq!(paths.map(|path| seen(&mut owner, path)), before);
    assert!(seen(&mut late, "/solo").contains("Take a seat"));
    let mut guest = Browser::at(node.port);
    let table = guest.get(&link).expect("an answer").to().to_owned();
    assert!(seen(&mut guest, &table).contains("data-at=\"11\""));
    play(&mut owner, &printed::turn()[2..]);
    assert!(seen(&mut guest, &table).contains("data-at=\"14\""));
    let begun = owner.post("/solo/new", &PRINTED).expect("an answer");
    assert_eq!(begun.to(), "/solo/koloth-commander-2/setup");
}
