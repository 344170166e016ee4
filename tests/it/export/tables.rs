//! The script on a real PostgreSQL: loaded once or twice it is the same, whatever the texts are, and it spoils
//! nothing that is somebody else's.

use std::sync::OnceLock;

use catalog::export::Script;
use model::text::key;
use proptest::prelude::*;
use serde_json::{Value, json};

use super::{PRIVATE, collector, export};
use crate::kit::desk::Desk;
use crate::kit::postgres::Database;

/// All that is loaded, in an order of its own, as one sum.
const SUM: &str = "SELECT md5(string_agg(row, E'\\n' ORDER BY row)) FROM (
    SELECT entry::text FROM tricorder.entry UNION ALL SELECT name::text FROM tricorder.name
    UNION ALL SELECT link::text FROM tricorder.link UNION ALL SELECT ruling::text FROM tricorder.ruling
    UNION ALL SELECT ruling_entry::text FROM tricorder.ruling_entry
    UNION ALL SELECT erratum::text FROM tricorder.erratum
    UNION ALL SELECT entry_box::text FROM tricorder.entry_box UNION ALL SELECT game::text FROM tricorder.game
    UNION ALL SELECT kind::text FROM tricorder.kind UNION ALL SELECT box::text FROM tricorder.box
    UNION ALL SELECT export::text FROM tricorder.export) AS every (row)";

/// A database with the whole export, to be read alone; `None` where there is no PostgreSQL.
pub fn loaded() -> Option<&'static Database> {
    static LOADED: OnceLock<Option<Database>> = OnceLock::new();
    let load = || {
        let database = Database::empty()?;
        assert_eq!(database.ask(&script()), "");
        Some(database)
    };
    LOADED.get_or_init(load).as_ref()
}

fn script() -> String {
    export(&Desk::with_empty_cache(), "--to postgres")
}

/// A script of some documents.
fn script_of(documents: &[Value]) -> String {
    let mut out = Vec::new();
    let mut script = Script::begin(&mut out, "tricorder").expect("written");
    for document in documents {
        script.document(&document.to_string()).expect("written");
    }
    script.finish().expect("written");
    String::from_utf8(out).expect("UTF-8")
}

/// The header and an item with these words wherever words stand.
fn documents(words: &str) -> Vec<Value> {
    let both = json!({"de": words, "en": words});
    let named = |code: &str| json!([{"code": code, "title": both}]);
    let name = |kind: &str| json!({"name": words, "lang": null, "kind": kind});
    let ruling = json!({"number": 1, "certainty": "sure", "origin": "cards", "text": both});
    let erratum = json!({"level": "green", "change": "typo", "effect": "same", "counts": "first",
        "first": both, "latest": both});
    let header = json!({"format": "tricorder-export", "version": 1, "program": "0", "entries": 1, "cards": 0,
        "imported": 0, "game": named("cc"), "kind": named("keyword"), "box": named("core")});
    let item = json!({"id": "cc/keyword/a", "game": "cc", "kind": "keyword", "title": both,
        "names": [name("title"), name("alias"), name("question")], "text": both,
        "boxes": [{"box": "core", "number": words}], "facts": {"words": words, words: 1, "example": both},
        "related": [{"relation": "see", "id": "cc/keyword/a"}], "rulings": [ruling], "errata": [erratum],
        "source": [words], "imported": false});
    vec![header, item]
}

/// Every place of [`documents`] where words stand.
const WORDS: &str = "SELECT json_build_array(title_de, title_en, aliases_de[1], questions_en[1], text_de, text_en,
        facts ->> 'words', source ->> 0,
        (SELECT name.name FROM tricorder.name WHERE place = 2), (SELECT text_en FROM tricorder.ruling),
        (SELECT latest_de FROM tricorder.erratum), (SELECT number FROM tricorder.entry_box),
        (SELECT title_de FROM tricorder.game))
    FROM tricorder.entry";

#[test]
fn loading_twice_is_loading_once() {
    let Some(database) = Database::empty() else {
        return;
    };
    let script = script();
    database.ask(&script);
    let once = database.ask(SUM);
    database.ask(
        "CREATE TABLE star (entry text PRIMARY KEY REFERENCES tricorder.entry);
        INSERT INTO star VALUES ('cc/keyword/log');
        CREATE ROLE reader; GRANT SELECT ON tricorder.entry TO reader",
    );
    database.ask(&script);
    assert_eq!(database.ask(SUM), once);
    let kept = "SELECT has_table_privilege('reader', 'tricorder.entry', 'SELECT'), count(*) FROM star";
    assert_eq!(database.ask(kept), "t|1\n");
}

#[test]
fn what_is_imported_goes_with_the_next_export() {
    let Some(database) = Database::empty() else {
        return;
    };
    let private = format!("SELECT count(*) FROM tricorder.entry WHERE text_de = '{PRIVATE}' AND imported");
    database.ask(&export(&collector(), "--to postgres --imported"));
    assert_eq!(database.ask(&private), "1\n");
    database.ask(&script());
    assert_eq!(database.ask(&private), "0\n");
    let whole = loaded().expect("a server");
    assert_eq!(database.ask(SUM), whole.ask(SUM));
}

#[test]
fn names_are_folded_as_the_program_folds_them() {
    let Some(database) = loaded() else {
        return;
    };
    let rows = database.ask("SELECT json_build_array(name, key) FROM tricorder.name");
    for row in rows.lines() {
        let [name, folded]: [String; 2] = serde_json::from_str(row).expect("two texts");
        assert_eq!(folded, key(&name), "{name}");
    }
}

#[test]
fn a_schema_of_somebody_else_is_left_alone() {
    let Some(database) = Database::empty() else {
        return;
    };
    database.ask("CREATE SCHEMA tricorder; CREATE TABLE tricorder.export AS SELECT 7 AS version");
    let refused = database.psql(&script());
    let said = String::from_utf8_lossy(&refused.stderr);
    assert!(!refused.status.success() && said.contains("holds something else"), "{said}");
    assert_eq!(database.ask("SELECT version FROM tricorder.export"), "7\n");
    database.ask(&export(&Desk::with_empty_cache(), "--to postgres --schema trek"));
    assert_ne!(database.ask("SELECT count(*) FROM trek.entry"), "0\n");
}

#[test]
fn tables_of_another_version_are_left_alone() {
    let Some(database) = Database::empty() else {
        return;
    };
    let script = script_of(&documents("a"));
    database.ask(&script);
    database.ask("UPDATE tricorder.export SET version = 2");
    let refused = database.psql(&script);
    let said = String::from_utf8_lossy(&refused.stderr);
    assert!(!refused.status.success() && said.contains("version 2"), "{said}");
}

#[test]
fn what_is_gone_goes_unless_somebody_holds_it() {
    let Some(database) = Database::empty() else {
        return;
    };
    let other = |item: &Value| item.to_string().replace("cc/keyword/a", "cc/keyword/b");
    let others = documents("a");
    let others: Vec<Value> = others.iter().map(|item| serde_json::from_str(&other(item)).expect("JSON")).collect();
    database.ask(&script_of(&documents("a")));
    database.ask(
        "CREATE TABLE star (entry text REFERENCES tricorder.entry);
        INSERT INTO star VALUES ('cc/keyword/a')",
    );
    let refused = database.psql(&script_of(&others));
    let ids = "SELECT string_agg(id, ' ') FROM tricorder.entry";
    assert!(!refused.status.success());
    assert_eq!(database.ask(ids), "cc/keyword/a\n");
    database.ask("DELETE FROM star");
    database.ask(&script_of(&others));
    assert_eq!(database.ask(ids), "cc/keyword/b\n");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_arrives_as_it_was(words in "(\\PC|[\\x00-\\x1f\\\\\"'$.|\u{85}\u{2028}]){1,24}") {
        let Some(database) = text_database() else {
            return Ok(());
        };
        database.ask(&script_of(&documents(&words)));
        let arrived: Vec<Value> = serde_json::from_str(&database.ask(WORDS)).expect("texts");
        // PostgreSQL has no sign numbered 0.
        let expected = words.replace('\0', "\u{fffd}");
        for text in arrived {
            prop_assert_eq!(text.as_str(), Some(expected.as_str()));
        }
    }
}

/// The database in which one text follows the other.
fn text_database() -> Option<&'static Database> {
    static ONE: OnceLock<Option<Database>> = OnceLock::new();
    ONE.get_or_init(Database::empty).as_ref()
}
