//! Decks in tables, documents and lines with another number beside that of the copies: cost, price, rating, page, what
//! somebody owns. Each card is read exactly, or there is a doubt about it.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use deck::Pile;
use proptest::prelude::*;
use serde_json::json;

use crate::kit::pool::{POOL, doubted};

/// Heads of columns of numbers that are not those of the copies; the last say nothing.
const HEADS: [&str; 20] = [
    "Cost",
    "Price",
    "Rating",
    "Page",
    "Owned",
    "Have",
    "Level",
    "Year",
    "Kosten",
    "Preis",
    "Seite",
    "Bewertung",
    "Besitz",
    "Punkte",
    "Popularity",
    "Stärke",
    "Wins",
    "ID",
    "x",
    "",
];
/// Heads of the column with the copies.
const COUNTS: [&str; 6] = ["Count", "Qty", "Anzahl", "#", "Copies", "Menge"];
/// The forms, by their names.
const SHAPES: [&str; 14] = [
    "tabs",
    "semicolons",
    "commas",
    "pipes",
    "markdown",
    "html",
    "json",
    "yaml",
    "xml",
    "bare tabs",
    "bare commas",
    "brackets",
    "words",
    "line ends",
];

/// A card with its copies and the number beside it.
type Row = (String, u32, u32);

#[derive(Debug, Clone)]
struct Table {
    shape: &'static str,
    count: &'static str,
    head: &'static str,
    /// Whether the other number stands ahead of the copies, and whether the name does.
    order: (bool, bool),
    rows: Vec<Row>,
}

impl Table {
    /// The cells of a row in their order.
    fn cells(&self, name: &str, count: &str, other: &str) -> Vec<String> {
        let (is_other_first, is_name_first) = self.order;
        let numbers = if is_other_first { [other, count] } else { [count, other] };
        let [first, second] = numbers.map(str::to_owned);
        if is_name_first { vec![name.to_owned(), first, second] } else { vec![first, name.to_owned(), second] }
    }

    fn table(&self, parted_by: &str, edge: &str, has_head: bool) -> String {
        let line = |cells: Vec<String>| {
            let quoted = cells
                .into_iter()
                .map(|cell| if cell.contains(',') && parted_by == "," { format!("\"{cell}\"") } else { cell });
            format!("{edge}{}{edge}\n", quoted.collect::<Vec<_>>().join(parted_by))
        };
        let mut text = String::new();
        if has_head {
            text += &line(self.cells("Card", self.count, self.head));
        }
        if edge == "| " {
            text += "|---|---|---|\n";
        }
        for (name, count, other) in &self.rows {
            text += &line(self.cells(name, &count.to_string(), &other.to_string()));
        }
        text
    }

    fn fields(&self, (name, count, other): &Row) -> serde_json::Value {
        json!({ "name": name, self.count: count, self.head: other })
    }

    fn text(&self) -> String {
        let each = |line: &dyn Fn(&Row) -> String| self.rows.iter().map(line).collect::<String>();
        let escaped = |name: &str| name.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;");
        match self.shape {
            "tabs" => self.table("\t", "", true),
            "semicolons" => self.table(";", "", true),
            "commas" => self.table(",", "", true),
            "pipes" => self.table(" | ", "", true),
            "markdown" => self.table(" | ", "| ", true),
            "html" => {
                let row = |cells: Vec<String>| {
                    let cells: String = cells.iter().fold(String::new(), |mut all, cell| {
                        let _ = write!(all, "<td>{}</td>", escaped(cell));
                        all
                    });
                    format!("<tr>{cells}</tr>\n")
                };
                let head = row(self.cells("Card", self.count, self.head));
                let rows =
                    each(&|(name, count, other)| row(self.cells(name, &count.to_string(), &other.to_string())));
                format!("<html><body><table>\n{head}{rows}</table></body></html>\n")
            }
            "json" => {
                serde_json::to_string_pretty(&self.rows.iter().map(|row| self.fields(row)).collect::<Vec<_>>())
                    .expect("a document")
            }
            "yaml" => serde_yaml::to_string(
                &json!({ "cards": self.rows.iter().map(|row| self.fields(row)).collect::<Vec<_>>() }),
            )
            .expect("a document"),
            "xml" => {
                let named =
                    |head: &str| if head.is_empty() || head == "#" { "n".to_owned() } else { head.to_lowercase() };
                let row = |(name, count, other): &Row| {
                    format!(
                        "<card {}=\"{count}\" {}2=\"{other}\" name=\"{}\"/>\n",
                        named(self.count),
                        named(self.head),
                        escaped(name)
                    )
                };
                format!("<?xml version=\"1.0\"?>\n<deck>\n{}</deck>\n", each(&row))
            }
            "bare tabs" => self.table("\t", "", false),
            "bare commas" => self.table(",", "", false),
            "brackets" => each(&|(name, count, other)| format!("{count}x {name} ({} {other})\n", self.head)),
            "words" => each(&|(name, count, other)| format!("{count} {name} - {} {other}\n", self.head)),
            _ => each(&|(name, count, other)| format!("{count} {name} {other}\n")),
        }
    }
}

fn tables() -> impl Strategy<Value = Table> {
    let shape = prop::sample::select(SHAPES.to_vec());
    let (count, head) = (prop::sample::select(COUNTS.to_vec()), prop::sample::select(HEADS.to_vec()));
    let picks = prop::collection::vec((0..10_000_usize, 1..4_u32, prop_oneof![0..9_u32, 0..400_u32]), 4..30);
    (shape, count, head, any::<(bool, bool)>(), picks).prop_map(|(shape, count, head, order, picks)| {
        let rows = POOL.with(|pool| {
            let mut cards = [Pile::Missions, Pile::Dilemmas, Pile::Deck].map(|pile| pool.of(pile)).concat();
            let row = |(place, count, other): (usize, u32, u32)| {
                let card = cards.swap_remove(place % cards.len());
                (card.full_name(), count, other)
            };
            picks.into_iter().map(row).collect()
        });
        Table { shape, count, head, order, rows }
    })
}

/// Programs that write no quotation marks, or do not double those within, part a name at its commas.
#[test]
fn a_name_parted_at_its_commas_leaves_the_others_their_counts() {
    for parted in ["Risan Approach, Abduction Plot", "\"Subspace \"Sandbar\", Contact Photonic Lifeforms\""] {
        let text = format!("Card,#,Cost\nVidiian Cruiser,2,0\n{parted},1,0\nVidiian Interceptor,3,0\n");
        let (_, deck) = POOL.with(|pool| pool.deck(&text));
        let mut counts: Vec<u32> = deck.cards.iter().map(|card| card.count).collect();
        counts.sort_unstable();
        assert_eq!(counts, [1, 2, 3], "{text}");
    }
}

proptest! {
    #[test]
    fn a_number_beside_that_of_the_copies_is_never_taken_for_it(table in tables()) {
        let text = table.text();
        let (list, deck) = POOL.with(|pool| pool.deck(&text));
        let mut read: BTreeMap<String, u32> = BTreeMap::new();
        for card in &deck.cards {
            *read.entry(card.card.full_name()).or_default() += card.count;
        }
        let doubts = doubted(&list, &deck).len();
        let meant: BTreeMap<String, u32> = table.rows.iter().map(|(name, count, _)| (name.clone(), *count)).collect();
        for (name, count) in &read {
            prop_assert_eq!(meant.get(name), Some(count), "{} of {:?}\n{}", name, table, text);
        }
        prop_assert!(meant.len() <= read.len() + doubts, "{:?}\n{}", table, text);
    }
}
