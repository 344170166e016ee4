//! What the card search is measured against: SQLite with FTS5, and a scan over all cards.

use std::path::Path;

use model::{CcgCard, Figure, Record};
use rusqlite::{Connection, params};

/// A query in three languages.
pub struct Rival {
    /// Ours.
    pub query: &'static str,
    /// FTS5; empty for all cards.
    words: &'static str,
    /// A further condition on numbers.
    numbers: &'static str,
    /// The same for one card.
    pub fits: fn(&CcgCard) -> bool,
}

pub const QUERIES: [Rival; 10] = [
    Rival { query: "voyager", words: "voyager", numbers: "1", fits: |card| says(card, "voyager") },
    Rival {
        query: "voyager commander",
        words: "voyager commander",
        numbers: "1",
        fits: |card| says(card, "voyager") && says(card, "commander"),
    },
    Rival {
        query: "\"your personnel\"",
        words: "\"your personnel\"",
        numbers: "1",
        fits: |card| says(card, "your personnel"),
    },
    Rival {
        query: "voy* type:personnel",
        words: "voy* kind:personnel",
        numbers: "1",
        fits: |card| card.card_type == "personnel" && says(card, "voy"),
    },
    Rival {
        query: "type:personnel affiliation:klingon cost<=2",
        words: "kind:personnel affiliation:klingon",
        numbers: "cost <= 2",
        fits: |card| {
            card.card_type == "personnel" && is_of(card, "klingon") && card.cost.is_some_and(|cost| cost <= 2)
        },
    },
    Rival {
        query: "skill:leadership>=2 cunning>5",
        words: "skills:leadership2 OR skills:leadership3",
        numbers: "second > 5 AND kind = 'personnel'",
        fits: |card| {
            let mut skills = card.skills.iter();
            skills.any(|skill| skill.skill == "leadership" && skill.level >= 2) && number(card, 1) > 5
        },
    },
    Rival {
        query: "type:ship weapons>=9 shields>=9",
        words: "kind:ship",
        numbers: "second >= 9 AND third >= 9",
        fits: |card| card.card_type == "ship" && number(card, 1) >= 9 && number(card, 2) >= 9,
    },
    Rival {
        query: "(icon:tng or icon:ds9) -affiliation:federation cost:2..4",
        words: "(icons:tng OR icons:ds9) NOT affiliation:federation",
        numbers: "cost BETWEEN 2 AND 4",
        fits: |card| {
            let mut icons = card.icons.iter();
            icons.any(|icon| icon == "TNG" || icon == "DS9")
                && !is_of(card, "federation")
                && card.cost.is_some_and(|cost| (2..=4).contains(&cost))
        },
    },
    Rival {
        query: "type:mission points>=40",
        words: "kind:mission",
        numbers: "points >= 40",
        fits: |card| {
            let points = card.points.as_ref().and_then(Figure::number);
            card.card_type == "mission" && points.is_some_and(|points| points >= 40)
        },
    },
    Rival { query: "*", words: "", numbers: "1", fits: |_| true },
];

fn is_of(card: &CcgCard, affiliation: &str) -> bool {
    card.affiliations.iter().any(|own| own == affiliation)
}

fn number(card: &CcgCard, at: usize) -> i16 {
    let figures = card.attributes.as_ref();
    figures.and_then(|figures| figures[at].number()).unwrap_or(0)
}

/// Everything a card says, as one text.
fn text(card: &CcgCard) -> String {
    let keywords = card.keywords.iter().map(|keyword| match &keyword.value {
        Some(value) => format!("{}: {value}", keyword.name),
        None => keyword.name.clone(),
    });
    let keywords: Vec<String> = keywords.collect();
    let text = card.text.as_deref().unwrap_or_default();
    format!("{} {} {text}", card.full_name(), keywords.join(" "))
}

fn says(card: &CcgCard, words: &str) -> bool {
    text(card).to_lowercase().contains(words)
}

/// How many cards fit, looked at one by one.
pub fn scan(cards: &[Record], fits: fn(&CcgCard) -> bool) -> usize {
    let cards = cards.iter().filter_map(|card| match card {
        Record::Ccg(card) => Some(&card.card),
        _ => None,
    });
    cards.filter(|card| fits(card)).count()
}

/// The cards in a full-text table of SQLite, with their numbers in a table beside it.
pub struct Fts {
    connection: Connection,
}

impl Fts {
    pub fn of(cards: &[Record], path: &Path) -> Fts {
        let connection = Connection::open(path).expect("a database");
        connection
            .execute_batch(
                "CREATE VIRTUAL TABLE f USING fts5(kind, affiliation, icons, skills, text);
                 CREATE TABLE n (id INTEGER PRIMARY KEY, kind, cost, points, second, third);
                 CREATE INDEX cost ON n (cost); CREATE INDEX points ON n (points); BEGIN;",
            )
            .expect("tables");
        for (id, card) in (1_i64..).zip(cards) {
            if let Record::Ccg(card) = card {
                insert(&connection, id, &card.card);
            }
        }
        connection.execute_batch("COMMIT; ANALYZE;").expect("rows");
        Fts { connection }
    }

    /// Runs a query and reads all its rows.
    pub fn count(&self, rival: &Rival) -> usize {
        let sql = if rival.words.is_empty() {
            "SELECT id FROM n ORDER BY id".to_owned()
        } else {
            format!(
                "SELECT f.rowid FROM f JOIN n ON n.id = f.rowid WHERE f MATCH ?1 AND {} ORDER BY rank",
                rival.numbers.replace("kind", "n.kind")
            )
        };
        let mut statement = self.connection.prepare_cached(&sql).expect("a query");
        let words: &[&str] = if rival.words.is_empty() { &[] } else { &[rival.words] };
        let rows = statement.query_map(rusqlite::params_from_iter(words), |row| row.get::<_, i64>(0));
        rows.expect("rows").filter_map(Result::ok).count()
    }
}

fn insert(connection: &Connection, id: i64, card: &CcgCard) {
    let skills: Vec<String> =
        card.skills.iter().map(|skill| format!("{} {}{}", skill.skill, skill.skill, skill.level)).collect();
    let words = params![
        id,
        card.card_type,
        card.affiliations.join(" "),
        card.icons.join(" "),
        skills.join(" "),
        text(card)
    ];
    let sql = "INSERT INTO f (rowid, kind, affiliation, icons, skills, text) VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
    connection.execute(sql, words).expect("a row");
    let points = card.points.as_ref().and_then(Figure::number);
    let numbers = params![id, card.card_type, card.cost, points, number(card, 1), number(card, 2)];
    let sql = "INSERT INTO n VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
    connection.execute(sql, numbers).expect("a row");
}
