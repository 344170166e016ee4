//! The reference as plain files.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;
use std::sync::LazyLock;

use model::Lang;
use serde_json::Value;
use tempfile::TempDir;

use crate::kit::desk::Desk;
use crate::kit::files::files_with_bytes;
use crate::kit::sheets::{row, sheet};

/// No more may be asked of whoever keeps it on a phone.
const MOST_BYTES: usize = 32_000_000;
/// Words that stand in no built-in text.
const FOREIGN: [&str; 3] = ["Zwiebelfisch", "Quarkglyphen", "Far Moon of Testing"];

/// A built-in mission, with a text.
const BUILT_IN: [(&str, &str); 5] = [
    ("CollectorsInfo", "1S148"),
    ("Unique", "Y"),
    ("Type", "Mission"),
    ("Mission/DilemmaType", "S"),
    ("Text", FOREIGN[0]),
];

/// A site, with the desk it was written at.
struct Written {
    desk: Desk,
    folder: TempDir,
    /// Texts by their paths.
    files: BTreeMap<String, String>,
}

fn site(desk: &Desk, folder: &Path) -> Output {
    let mut command = desk.tricorder();
    command.args(["admin", "site", "--lang", "en"]).arg(folder);
    command.output().expect("the program starts")
}

/// The files of a site, by their paths in it.
fn read(folder: &Path) -> BTreeMap<String, String> {
    let files = files_with_bytes(folder).into_iter();
    let named = |(path, bytes): (PathBuf, Vec<u8>)| {
        let below = path.strip_prefix(folder).expect("below the folder");
        let name = below.to_string_lossy().replace('\\', "/");
        (name, String::from_utf8(bytes).expect("a text"))
    };
    files.map(named).collect()
}

/// The site of a player who has imported cards, one of them with the name of a built-in one.
static SITE: LazyLock<Written> = LazyLock::new(|| {
    let desk = Desk::new();
    let rows =
        [row("Abduction Plot", 148, &BUILT_IN), row(FOREIGN[2], 2, &[("Type", "Event"), ("Text", FOREIGN[1])])];
    let cards = desk.own.path().join("cards.txt");
    let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
    fs::write(&cards, sheet(&rows)).expect("a file");
    let mut import = desk.tricorder();
    let imported = import.args(["import"]).arg(&cards).output();
    assert!(imported.expect("the program starts").status.success());
    let shown = desk.run("show 2e/card/abduction-plot");
    let shown = String::from_utf8_lossy(&shown.stdout).into_owned();
    assert!(shown.contains(FOREIGN[0]), "{shown}");

    let folder = tempfile::tempdir().expect("a folder");
    let output = site(&desk, &folder.path().join("site"));
    assert!(output.status.success(), "{output:?}");
    let files = read(&folder.path().join("site"));
    Written { desk, folder, files }
});

fn pages() -> impl Iterator<Item = (&'static str, &'static str)> {
    let files = SITE.files.iter();
    let files = files.map(|(path, text)| (path.as_str(), text.as_str()));
    files.filter(|(path, _)| path.ends_with(".html"))
}

/// The values of an attribute in a page.
fn values<'p>(page: &'p str, attribute: &str) -> Vec<&'p str> {
    let before = format!(" {attribute}=\"");
    let parts = page.split(before.as_str()).skip(1);
    parts.filter_map(|part| part.split('"').next()).collect()
}

/// The path of a link from a page.
fn target(page: &str, link: &str) -> String {
    let mut parts: Vec<&str> = page.split('/').collect();
    parts.pop();
    for part in link.split('/') {
        match part {
            ".." => drop(parts.pop()),
            "." => {}
            part => parts.push(part),
        }
    }
    parts.join("/")
}

#[test]
fn everything_fits_on_a_phone() {
    let bytes: usize = SITE.files.values().map(String::len).sum();
    assert!(bytes < MOST_BYTES, "{bytes}");
    assert!(pages().count() > 2_000);
}

#[test]
fn nothing_imported_gets_in() {
    for (path, text) in &SITE.files {
        for words in FOREIGN {
            assert!(!text.contains(words), "{path}: {words}");
        }
    }
}

#[test]
fn every_link_leads_to_a_file_of_the_site() {
    let mut lost = BTreeSet::new();
    for (path, text) in pages() {
        let links = ["href", "src", "action"].map(|name| values(text, name));
        for link in links.into_iter().flatten() {
            let link = link.split(['#', '?']).next().unwrap_or_default();
            let to = target(path, link);
            if !link.is_empty() && !SITE.files.contains_key(&to) {
                lost.insert(format!("{path}: {link}"));
            }
            assert!(!link.contains(':') && !link.starts_with('/'), "{path}: {link}");
        }
    }
    assert!(lost.is_empty(), "{lost:#?}");
}

#[test]
fn every_page_has_its_language_its_title_and_one_heading() {
    for (path, text) in pages() {
        let lang = if path.starts_with("de/") { "de" } else { "en" };
        assert!(text.contains(&format!("<html lang=\"{lang}\">")), "{path}");
        let title = text.split("<title>").nth(1).expect("a title");
        assert!(title.split('<').next().is_some_and(|title| title.ends_with("tricorder")));
        assert_eq!(text.matches("<h1").count(), 1, "{path}");
        assert!(text.contains("name=\"viewport\""), "{path}");
    }
}

#[test]
fn every_page_leads_to_itself_in_the_other_language() {
    for (path, _) in pages().filter(|(path, _)| *path != "index.html") {
        let (lang, name) = path.split_once('/').expect("a language");
        let other = Lang::from_tag(lang).expect("a language").other().code();
        let link = format!("rel=\"alternate\" hreflang=\"{other}\" href=\"../{other}/{name}\"");
        assert!(SITE.files[path].contains(&link), "{path}");
    }
}

#[test]
fn nothing_on_a_page_needs_what_its_policy_forbids() {
    for (path, text) in pages() {
        assert!(text.contains("content=\"default-src 'none'; script-src 'self';"), "{path}");
        assert!(!text.contains(" style=") && !text.contains("<style"), "{path}");
        let scripts = text.matches("<script").count();
        assert_eq!(scripts, text.matches("<script src=\"").count(), "{path}");
        assert!(!text.contains("://"), "{path}");
    }
}

#[test]
fn all_entries_programs_and_tables_are_there_in_both_languages() {
    let desk = &SITE.desk;
    let ids = desk.run("list --format ids");
    let ids = String::from_utf8_lossy(&ids.stdout).replace('/', ".");
    let names = ids.lines().chain([
        "program.picard",
        "program.burnham",
        "errata",
        "nonaligned",
        "cc",
        "cc.keyword",
        "index",
    ]);
    for name in names {
        for lang in Lang::ALL {
            let path = format!("{}/{name}.html", lang.code());
            assert!(SITE.files.contains_key(&path), "{path}");
        }
    }
    assert!(SITE.files["de/cc.captain.picard.html"].contains("href=\"program.picard.html\""));
    assert!(SITE.files["de/program.picard.html"].contains("<h1>Programmkarten von Picard</h1>"));
}

#[test]
fn the_list_of_files_names_what_is_there() {
    let list: Value = serde_json::from_str(&SITE.files["files.json"]).expect("the list");
    let named = list["files"].as_array().expect("paths").iter();
    let mut named: BTreeSet<&str> = named.map(|path| path.as_str().expect("a path")).collect();
    named.insert("files.json");
    let there: BTreeSet<&str> = SITE.files.keys().map(String::as_str).collect();
    assert_eq!(named, there);
    assert!(list["version"].is_string());
}

/// What was there before: pages of ours go, everything else stays.
#[test]
fn a_newer_site_takes_the_place_of_an_older_one_and_of_nothing_else() {
    let desk = Desk::new();
    let folder = tempfile::tempdir().expect("a folder");
    let data = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/one_entry");
    let write = |to: &Path| {
        let mut command = desk.tricorder();
        command.args(["admin", "site", "--lang", "en", "--data"]).arg(&data).arg(to);
        command.output().expect("the program starts")
    };
    let to = folder.path().join("new/site");
    let output = write(&to);
    assert!(output.status.success(), "{output:?}");
    fs::write(to.join("CNAME"), "example").expect("a file");
    fs::write(to.join("de/old.html"), "old").expect("a file");
    let output = write(&to);
    assert!(output.status.success(), "{output:?}");
    assert!(to.join("CNAME").exists() && !to.join("de/old.html").exists());
    let beside: Vec<_> = fs::read_dir(folder.path().join("new")).expect("a folder").collect();
    assert_eq!(beside.len(), 1, "{beside:?}");

    let taken = folder.path().join("taken");
    fs::create_dir(&taken).expect("a folder");
    assert!(write(&taken).status.success(), "an empty folder will do");
    let foreign = folder.path().join("foreign");
    fs::create_dir(&foreign).expect("a folder");
    fs::write(foreign.join("files.json"), "{}").expect("a file");
    let output = write(&foreign);
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(said.contains("contains something else"), "{said}");
    assert_eq!(fs::read_dir(&foreign).expect("a folder").count(), 1);
    let output = write(&foreign.join("files.json"));
    assert_eq!(output.status.code(), Some(2), "a file is no folder");
}

#[test]
fn programs_learn_what_was_written() {
    let desk = Desk::new();
    let folder = tempfile::tempdir().expect("a folder");
    let to = folder.path().join("site");
    let mut command = desk.tricorder();
    command.args(["admin", "site", "--json", "--data", "tests/one_entry"]).arg(&to);
    let output = command.output().expect("the program starts");
    let told: Value = serde_json::from_slice(&output.stdout).expect("a document");
    let files = read(&to);
    assert_eq!(told["folder"], to.display().to_string());
    assert_eq!(told["files"], files.len());
    assert_eq!(told["bytes"], files.values().map(String::len).sum::<usize>());
    let pages = files.keys().filter(|path| path.ends_with(".html")).count();
    assert_eq!(told["pages"], pages);
    assert_eq!(told["app"], false);
    assert_eq!(told.as_object().expect("fields").len(), 7);
}

#[test]
fn the_same_data_makes_the_same_site() {
    let again = SITE.folder.path().join("again");
    let output = site(&SITE.desk, &again);
    assert!(output.status.success());
    assert!(read(&again) == SITE.files);
}
