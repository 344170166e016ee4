//! The register leads from every name to what bears it, and notices damage.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::fs::File;
use std::io::{Seek, SeekFrom, Write};
use std::path::Path;

use catalog::store::contents::CatalogContents;
use catalog::store::on_disk::RecordForm;
use catalog::store::register::Register;
use model::text::key;
use model::{Boxes, Game};

use crate::kit::built_in::{library, records};

/// A register of the built-in data.
fn written(folder: &Path) -> Register {
    let library = library();
    let contents = CatalogContents {
        thesaurus: data::Thesaurus::default(),
        records: records(),
        is_listed: |_| true,
        form: RecordForm::Plain,
        boxes: &library.boxes,
        programs: &library.programs,
        boards: &library.boards,
        stardates: &library.stardates,
        phrases: || Box::new(|record| record.id().as_str().as_bytes().to_vec()),
    };
    let register = folder.join("register");
    Register::create(&register, &contents).expect("a register");
    Register::open(&register, &Boxes::all()).expect("a register")
}

#[test]
fn every_name_leads_to_all_that_bear_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let register = written(folder.path());
    let records = records();
    let spellings = register.spellings().expect("names");
    assert!(spellings.len() > 5000);
    let mut called: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
    for known in &spellings {
        called.entry(key(&known.name)).or_default().insert(&known.id);
    }
    for (name, ids) in &called {
        for game in [None, Some(Game::Catan)] {
            let found = register.bearers(name, game).expect("an answer");
            let found: BTreeSet<&str> = found.iter().map(|found| found.record.id().as_str()).collect();
            let is_asked = |id: &&&str| game.is_none_or(|game| id.starts_with(game.code()));
            assert_eq!(found, ids.iter().filter(is_asked).copied().collect(), "{name}");
        }
    }
    for name in ["Romulan", "leadership", "Leadership", "nobody is called so", ""] {
        let found = register.card_values(name, None).expect("an answer");
        let is_value = name.to_lowercase() == "leadership" || name == "Romulan";
        assert_eq!(!found.is_empty(), is_value, "{name}");
    }
    for id in ["cc/keyword/log", "cc/card/bajor", "no/such/id"] {
        let found = register.with_id(id).expect("an answer");
        assert_eq!(found.as_ref(), records.iter().find(|record| record.id().as_str() == id));
    }
}

#[test]
fn no_changed_byte_leads_to_another_answer_without_a_word() {
    let folder = tempfile::tempdir().expect("a folder");
    let register = written(folder.path());
    let path = folder.path().join("register");
    let whole = register.bearers("loggen", None).expect("an answer");
    let bytes = fs::read(&path).expect("bytes");
    let mut file = File::options().write(true).open(&path).expect("a file");
    let mut put = |at: usize, byte: u8| {
        file.seek(SeekFrom::Start(at as u64)).expect("a place");
        file.write_all(&[byte]).expect("a byte");
    };
    let mut noticed = 0;
    // A part of the records and lines, and most places of shelves, which stand at the end.
    let places = (0..bytes.len()).step_by(bytes.len() / 3000);
    for at in places.chain((0..bytes.len()).rev().take(1 << 16).step_by(4)) {
        put(at, bytes[at] ^ 0x20);
        match register.bearers("loggen", None) {
            Ok(found) => assert_eq!(found, whole, "byte {at}"),
            Err(_) => noticed += 1,
        }
        put(at, bytes[at]);
    }
    assert!(noticed > 0);
}
