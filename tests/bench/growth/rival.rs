//! The same rows in a full-text table of SQLite.

use std::path::Path;

use model::text::key;
use model::{Figure, Lang, Record};
use rusqlite::{Connection, params};

pub struct Fts {
    connection: Connection,
}

impl Fts {
    /// Writes all rows into a new file.
    pub fn create(path: &Path, records: &[Record]) {
        let connection = Connection::open(path).expect("a database");
        connection
            .execute_batch(
                "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;
                 CREATE VIRTUAL TABLE f USING fts5(name, text, kind, affiliation, skills);
                 CREATE TABLE n (id INTEGER PRIMARY KEY, key, kind, cost, points, second);
                 CREATE INDEX key ON n (key); BEGIN;",
            )
            .expect("tables");
        for (id, record) in (1_i64..).zip(records) {
            insert(&connection, id, record);
        }
        connection.execute_batch("COMMIT; ANALYZE;").expect("rows");
    }

    pub fn open(path: &Path) -> Fts {
        let connection = Connection::open(path).expect("a database");
        Fts { connection }
    }

    /// The entries called by a name.
    pub fn named(&self, name: &str) -> usize {
        self.rows("SELECT id FROM n WHERE key = ?1", &key(name))
    }

    /// The ten best of the entries with any of some words.
    pub fn with_words(&self, words: &str) -> usize {
        let words: Vec<String> = words.split(' ').map(|word| format!("\"{word}\"")).collect();
        let sql = "SELECT rowid FROM f WHERE f MATCH ?1 ORDER BY rank LIMIT 10";
        self.rows(sql, &words.join(" OR "))
    }

    /// The entries with some words that fit a condition.
    pub fn with_fields(&self, words: &str, condition: &str) -> usize {
        let sql = format!("SELECT f.rowid FROM f JOIN n ON n.id = f.rowid WHERE f MATCH ?1 AND {condition}");
        self.rows(&sql, words)
    }

    fn rows(&self, sql: &str, argument: &str) -> usize {
        let mut statement = self.connection.prepare_cached(sql).expect("a query");
        let rows = statement.query_map([argument], |row| row.get::<_, i64>(0));
        rows.expect("rows").filter_map(Result::ok).count()
    }
}

fn insert(connection: &Connection, id: i64, record: &Record) {
    let title = record.title().get(Lang::En);
    let key = key(title);
    let mut row = [title.clone(), String::new(), "rule".to_owned(), String::new(), String::new()];
    let mut numbers = (None, None, None);
    match record {
        Record::Ccg(record) => {
            let card = &record.card;
            let skills = card.skills.iter();
            let skills = skills.map(|own| format!("{0} {0}{1}", own.skill, own.level));
            let skills: Vec<String> = skills.collect();
            row[1] = card.text.clone().unwrap_or_default();
            row[2].clone_from(&card.card_type);
            row[3] = card.affiliations.join(" ");
            row[4] = skills.join(" ");
            let points = card.points.as_ref().and_then(Figure::number);
            let second = card.attributes.as_ref();
            let second = second.and_then(|figures| figures[1].number());
            numbers = (card.cost, points, second);
        }
        Record::Rule(rule) => {
            let questions: Vec<&str> = rule.entry.questions.en.iter().map(String::as_str).collect();
            row[1] = format!("{} {}", questions.join(" "), rule.entry.text.joined(Lang::En));
        }
        Record::Card(_) => {}
    }
    let [name, text, kind, affiliation, skills] = row;
    let sql = "INSERT INTO f (rowid, name, text, kind, affiliation, skills) VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
    let words = params![id, name, text, kind, affiliation, skills];
    let mut statement = connection.prepare_cached(sql).expect("a row");
    statement.execute(words).expect("a row");
    let sql = "INSERT INTO n VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
    let numbers = params![id, key, kind, numbers.0, numbers.1, numbers.2];
    let mut statement = connection.prepare_cached(sql).expect("a row");
    statement.execute(numbers).expect("a row");
}
