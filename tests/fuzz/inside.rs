//! Readers that are called directly.

use std::fs;
use std::hint::black_box;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use axum::http::Method;
use catalog::search::query;
use data::Library;
use data::import::{self, ImportNames};
use deck::{CardList, NameIndex, Pile, Purpose, Recognizer};
use deck::{decode, is_archive, read_all, read_line, roster, unzip_files};
use model::text::{blocks, counted, key, pieces, sentences, slug, spelled, visible, words, yaml};
use model::{Lang, ReportsTo, Requirement};

use crate::kit::files::files_with_bytes;
use crate::kit::sheets::{row, sheet};
use crate::kit::site::Site;
use crate::{Target, Verdict, last_panic};

/// Addresses hold no more than 64 kB, with three bytes for each of a question.
const LONGEST_QUESTION: usize = 16_000;

pub fn targets() -> Vec<Target> {
    vec![
        target("deck list", seeds_below("tests/decks"), |bytes| {
            _ = deck_list(bytes);
        }),
        target("crew list", seeds_below("tests/decks/crews"), |bytes| {
            drop(roster::read(&text(bytes), &names()));
        }),
        target("card file", card_files(), card_file),
        target("card search", lines_of("tests/search/cases.yaml"), |bytes| drop(query::parse(&text(bytes)))),
        data_folder(),
        target("card text", seeds_below("data/2e"), card_text),
        page("page of a word", "/lookup", lines_of("tests/queries/queries.tsv")),
        page("page of cards", "/cards", lines_of("tests/search/cases.yaml")),
        posted_deck(),
    ]
}

/// A reader that panics breaks the target.
fn target(name: &'static str, seeds: Vec<Vec<u8>>, mut read: impl FnMut(&[u8]) + 'static) -> Target {
    let feed = move |bytes: &[u8]| -> Verdict {
        let read = catch_unwind(AssertUnwindSafe(|| read(bytes)));
        read.map_err(|_| last_panic().clone())
    };
    Target { name, seeds, feed: Box::new(feed) }
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// What lies in a folder of the repository, and in its folders.
fn seeds_below(folder: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let files = files_with_bytes(&folder).into_iter();
    files.map(|(_, bytes)| bytes).collect()
}

/// Each line of a file is good input.
fn lines_of(file: &str) -> Vec<Vec<u8>> {
    let file = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file));
    let lines = file.expect("a file");
    lines.lines().map(|line| line.as_bytes().to_vec()).collect()
}

/// Names that stand in the lists.
fn names() -> NameIndex {
    let names = ["Anara", "Odo, Constable", "Triage", "Cure Blight", "Worf", "Data"];
    NameIndex::new(names.map(key))
}

/// Lists in all their forms, decks and collections.
fn deck_list(bytes: &[u8]) -> Option<()> {
    if is_archive(bytes) {
        let inside = unzip_files(bytes).ok()?;
        inside.iter().for_each(|(_, bytes)| drop(decode(bytes)));
    }
    let text = decode(bytes).ok()?;
    let names = names();
    let recognizer = Recognizer::new(&names);
    for purpose in [Purpose::Deck, Purpose::Collection] {
        let lists = read_all(&text, None, purpose, recognizer).unwrap_or_default();
        for list in &lists {
            black_box((list.cards().count(), list.faults().count()));
        }
    }
    let _: CardList<Pile> = read_line(&text, recognizer);
    Some(())
}

fn card_files() -> Vec<Vec<u8>> {
    let personnel = [
        ("Type", "Personnel"),
        ("Cost", "3"),
        ("Skills", "2 Medical Leadership"),
        ("Text", "When you play her, draw."),
    ];
    let mission = [("Type", "Mission"), ("Points", "35"), ("Skills", "Medical and (Leadership or Cunning>30)")];
    let rows = [row("Test Person", 1, &personnel), row("Test Mission", 2, &mission)];
    vec![sheet(&rows.each_ref().map(String::as_str)), sheet(&[])]
}

fn card_file(bytes: &[u8]) {
    let tables = text(bytes);
    let names = ImportNames::new(&tables, &tables);
    if let Ok(rows) = import::read(bytes) {
        let (sheet, _) = import::report(rows, &names);
        import::cards(&[sheet], &names);
    }
}

/// What cards and entries say, and what programs are written in.
fn card_text(bytes: &[u8]) {
    let text = text(bytes);
    Requirement::conditions(&text);
    let _ = text.parse::<ReportsTo>();
    black_box((sentences(&text).len(), blocks(&text).len(), pieces(&text).len(), counted(&text)));
    black_box((key(&text), spelled(&text), words(&text), slug(&text), visible(&text).len()));
    let _ = yaml::read_all::<serde_json::Value>(&text);
}

/// Data of one's own: a folder with one entry, which is this.
fn data_folder() -> Target {
    let folder = tempfile::tempdir().expect("a folder");
    let entry = folder.path().join("cc/rules/keyword");
    fs::create_dir_all(&entry).expect("a folder");
    let mut seeds = seeds_below("data/cc/rules/keyword");
    seeds.extend(seeds_below("data/cc/rules/captain"));
    target("data folder", seeds, move |bytes| {
        fs::write(entry.join("recall.yaml"), bytes).expect("a file");
        let corpus = author::from_folder(folder.path()).expect("a folder that is there");
        drop(Library::load(&corpus));
    })
}

/// A page that is asked for something: every answer is a page, none says that the program broke.
fn page(name: &'static str, path: &'static str, seeds: Vec<Vec<u8>>) -> Target {
    let mut site = Site::open(Lang::De);
    target(name, seeds, move |bytes| {
        let most = bytes.len().min(LONGEST_QUESTION);
        let question = form_urlencoded::byte_serialize(&bytes[..most]).collect::<String>();
        let got = site.get(&format!("{path}?q={question}"));
        assert!(got.status.as_u16() < 500, "{}", got.status);
    })
}

fn posted_deck() -> Target {
    let mut site = Site::open(Lang::En);
    target("page of a deck", seeds_below("tests/decks/forms"), move |bytes| {
        let list = form_urlencoded::byte_serialize(bytes).collect::<String>();
        let origin = [("origin", "http://127.0.0.1:4747")];
        let got = site.send(Method::POST, "/decks/check", &origin, &format!("list={list}"));
        assert!(got.status.as_u16() < 500, "{}", got.status);
    })
}
