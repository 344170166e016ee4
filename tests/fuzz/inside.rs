//! Readers that are called directly.

use std::fs;
use std::hint::black_box;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

use app::settings::{SettingsFile, rewritten};
use axum::http::Method;
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use catalog::search::query;
use data::Library;
use data::import::{self, ImportNames};
use deck::{CardList, NameIndex, Pile, Purpose, Recognizer};
use deck::{decode, is_archive, read_all, read_line, roster, unzip_files};
use model::text::{blocks, counted, key, pieces, sentences, slug, spelled, visible, words, yaml};
use model::{Lang, ReportsTo, Requirement, Setting};

use crate::kit::files::files_with_bytes;
use crate::kit::sheets::{row, sheet};
use crate::kit::site::Site;
use crate::{Target, last_panic};

/// Addresses hold no more than 64 kB, with three bytes for each of a question.
const LONGEST_QUESTION: usize = 16_000;

pub const TARGETS: [(&str, fn() -> Target); 11] = [
    ("deck list", || {
        target(seeds_below("tests/decks"), |bytes| {
            _ = deck_list(bytes);
        })
    }),
    ("share code", || target(lines_of("tests/cmd/deck/share_en.trycmd"), share_code)),
    ("crew list", || target(seeds_below("tests/decks/crews"), |bytes| drop(roster::read(&text(bytes), &names())))),
    ("card file", || target(card_files(), card_file)),
    ("card search", || target(lines_of("tests/search/cases.yaml"), |bytes| drop(query::parse(&text(bytes))))),
    ("settings", || target(Vec::new(), settings)),
    ("data folder", data_folder),
    ("card text", || target(seeds_below("data/2e"), card_text)),
    ("page of a word", || page("/lookup", lines_of("tests/queries/queries.tsv"))),
    ("page of cards", || page("/cards", lines_of("tests/search/cases.yaml"))),
    ("page of a deck", posted_deck),
];

/// A reader that panics breaks the target.
pub fn target(seeds: Vec<Vec<u8>>, mut read: impl FnMut(&[u8]) + 'static) -> Target {
    Target::new(seeds, move |bytes| {
        let read = catch_unwind(AssertUnwindSafe(|| read(bytes)));
        read.map_err(|_| last_panic().clone())
    })
}

pub fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// What lies in a folder of the repository, and in its folders.
pub fn seeds_below(folder: &str) -> Vec<Vec<u8>> {
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

/// A code as it is, and one that is made of the bytes: with its length and its sum, or hardly any would be read further.
fn share_code(bytes: &[u8]) {
    let names = names();
    for text in [text(bytes), sealed(bytes)] {
        let lists = read_all(&text, None, Purpose::Deck, Recognizer::new(&names)).unwrap_or_default();
        for list in &lists {
            black_box((list.cards().count(), list.faults().count()));
        }
    }
}

/// What `deck share` would write, if the bytes were a deck.
fn sealed(bytes: &[u8]) -> String {
    let mut whole = Vec::new();
    let mut length = bytes.len() + 4;
    while length > 0x7f {
        whole.push(length as u8 | 0x80);
        length >>= 7;
    }
    whole.push(length as u8);
    whole.extend(bytes);
    let sum = xxhash_rust::xxh3::xxh3_64(&whole) as u32;
    whole.extend(sum.to_le_bytes());
    format!("tcd1-{}", BASE64_URL_SAFE_NO_PAD.encode(whole))
}

/// Settings that can be read stay so when one of them is set anew or taken away.
fn settings(bytes: &[u8]) {
    let read = |text: String| SettingsFile::from_text(PathBuf::from("config.yaml"), text);
    let Ok(file) = read(text(bytes)) else {
        return;
    };
    for setting in Setting::ALL {
        let without = read(rewritten(&file.text, setting, None));
        assert!(without.is_ok_and(|file| file.value(setting).is_none()), "{setting:?} is still there");
        if let Some(value) = file.value(setting) {
            let anew = read(rewritten(&file.text, setting, Some(value)));
            assert_eq!(anew.ok().as_ref().and_then(|file| file.value(setting)), Some(value));
        }
    }
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
    target(seeds, move |bytes| {
        fs::write(entry.join("recall.yaml"), bytes).expect("a file");
        let corpus = author::from_folder(folder.path()).expect("a folder that is there");
        drop(Library::load(&corpus));
    })
}

/// A page that is asked for something: every answer is a page, none says that the program broke.
fn page(path: &'static str, seeds: Vec<Vec<u8>>) -> Target {
    let mut site = Site::open(Lang::De);
    target(seeds, move |bytes| {
        let most = bytes.len().min(LONGEST_QUESTION);
        let question = form_urlencoded::byte_serialize(&bytes[..most]).collect::<String>();
        let got = site.get(&format!("{path}?q={question}"));
        assert!(got.status.as_u16() < 500, "{}", got.status);
    })
}

fn posted_deck() -> Target {
    let mut site = Site::open(Lang::En);
    target(seeds_below("tests/decks/forms"), move |bytes| {
        let list = form_urlencoded::byte_serialize(bytes).collect::<String>();
        let origin = [("origin", "http://127.0.0.1:4747")];
        let got = site.send(Method::POST, "/decks/check", &origin, &format!("list={list}"));
        assert!(got.status.as_u16() < 500, "{}", got.status);
    })
}
