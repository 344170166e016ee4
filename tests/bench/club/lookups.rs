//! What players look up: the queries that the ranking is tested with, and card searches among them.

use super::line::Line;
use super::pace::Asker;
use crate::kit::visitor::encoded;

const QUERIES: &str = include_str!("../../queries/queries.tsv");
/// Card searches; one of so many requests is one.
const CARDS: [&str; 6] = [
    "worf",
    "type:personnel affiliation:klingon cost<=2",
    "typ:schiff reichweite>=9",
    "text:\"draw a card\"",
    "skill:leadership>=2 cunning>5",
    "typ:mission punkte>=40",
];
const EVERY: usize = 10;
/// Visitors that look things up.
const VISITORS: u16 = 64;

/// Somebody who looks things up.
pub struct Reader {
    german: Line,
    english: Line,
    /// The next page to look at, of all of them.
    next: usize,
}

/// Those who look up through a proxy.
pub fn readers(port: u16) -> Vec<Reader> {
    let reader = |number: u16| Reader {
        german: Line::new(number, port, "lang=de"),
        english: Line::new(number, port, "lang=en"),
        // A prime: no two ask the same at the same time.
        next: usize::from(number) * 7,
    };
    (0..VISITORS).map(reader).collect()
}

impl Asker for Reader {
    fn ask(&mut self) -> bool {
        let at = self.next;
        self.next += 1;
        let (path, is_german) = page(at);
        let line = if is_german { &mut self.german } else { &mut self.english };
        let seen = line.get(&path);
        seen.is_ok_and(|seen| matches!(seen.status, 200 | 404) && !seen.body.is_empty())
    }
}

/// A page, and whether it is asked for in German.
fn page(at: usize) -> (String, bool) {
    if at.is_multiple_of(EVERY) {
        let query = CARDS[at / EVERY % CARDS.len()];
        return (format!("/cards?q={}", encoded(query)), at % 4 < 2);
    }
    let mut lines = QUERIES.lines().filter(|line| !line.starts_with('#'));
    let count = lines.clone().count();
    let line = lines.nth(at % count).unwrap_or_default();
    let mut cells = line.split('\t').skip(1);
    let (class, query) = (cells.next(), cells.next().unwrap_or_default());
    let is_german = match class {
        Some(class) if class.ends_with("-de") || class == "umlaut" => true,
        Some(class) if class.ends_with("-en") => false,
        Some(_) | None => at.is_multiple_of(2),
    };
    (format!("/?q={}", encoded(query)), is_german)
}
