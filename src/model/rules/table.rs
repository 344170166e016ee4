//! Tables inside entries: dice, prices, behaviour. Data, so that calculators can read them too.

use std::fmt;

use serde::de::{self, MapAccess, SeqAccess, Visitor, value};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::statement::{QuestionList, is_unasked};
use crate::{Lang, Localized};

/// A table with named columns. Rows stand in printed order and are as wide as `columns`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RuleTable {
    /// Slug, unique within the game.
    pub id: String,
    /// Heading of the table.
    pub title: Localized<String>,
    /// In printed order, from the left.
    pub columns: Vec<RuleColumn>,
    /// Rows in printed order, each with one cell for every column.
    pub rows: Vec<RuleRow>,
}

/// A column of a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RuleColumn {
    /// Slug, unique within the table.
    pub id: String,
    /// Heading of the column.
    pub title: Localized<String>,
}

/// A row of a table: in YAML and JSON its cells, or `{cells, asks}`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleRow {
    /// One for every column.
    pub cells: Vec<Cell>,
    /// The questions it answers.
    pub asks: QuestionList,
}

/// A row that answers questions, as it is written.
#[derive(Serialize, Deserialize)]
#[serde(rename = "RuleRow", deny_unknown_fields)]
struct AskedRow<C> {
    cells: C,
    asks: QuestionList,
}

impl From<Vec<Cell>> for RuleRow {
    fn from(cells: Vec<Cell>) -> RuleRow {
        RuleRow { cells, asks: QuestionList::default() }
    }
}

impl Serialize for RuleRow {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if is_unasked(&self.asks) {
            return self.cells.serialize(serializer);
        }
        AskedRow { cells: &self.cells, asks: self.asks.clone() }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for RuleRow {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(RowVisitor)
    }
}

struct RowVisitor;

impl<'de> Visitor<'de> for RowVisitor {
    type Value = RuleRow;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of cells or { cells, asks }")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, seq: A) -> Result<RuleRow, A::Error> {
        Vec::deserialize(value::SeqAccessDeserializer::new(seq)).map(RuleRow::from)
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<RuleRow, A::Error> {
        let row = AskedRow::deserialize(value::MapAccessDeserializer::new(map))?;
        Ok(RuleRow { cells: row.cells, asks: row.asks })
    }
}

/// One cell: in YAML and JSON a number, a string that is the same in both languages, or `{de, en}`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Cell {
    /// A whole number, which calculators can reckon with.
    Number(i64),
    /// A text that is the same in both languages.
    Name(String),
    /// A text that each language has in its own words.
    Text(Localized<String>),
}

impl Cell {
    /// The cell as text in one language.
    pub fn text(&self, lang: Lang) -> String {
        match self {
            Cell::Number(number) => number.to_string(),
            Cell::Name(name) => name.clone(),
            Cell::Text(text) => text.get(lang).clone(),
        }
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Cell::Number(number) => serializer.serialize_i64(*number),
            Cell::Name(name) => serializer.serialize_str(name),
            Cell::Text(text) => text.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(CellVisitor)
    }
}

struct CellVisitor;

impl<'de> Visitor<'de> for CellVisitor {
    type Value = Cell;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a number, a name or { de, en }")
    }

    fn visit_i64<E: de::Error>(self, number: i64) -> Result<Cell, E> {
        Ok(Cell::Number(number))
    }

    fn visit_u64<E: de::Error>(self, number: u64) -> Result<Cell, E> {
        i64::try_from(number).map(Cell::Number).map_err(E::custom)
    }

    fn visit_str<E: de::Error>(self, name: &str) -> Result<Cell, E> {
        Ok(Cell::Name(name.to_owned()))
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Cell, A::Error> {
        Localized::deserialize(value::MapAccessDeserializer::new(map)).map(Cell::Text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_keep_their_shape_through_json() {
        let row = r#"[3,"Event",{"de":"nach oben","en":"up"}]"#;
        let cells: Vec<Cell> = serde_json::from_str(row).expect("three cells");
        assert_eq!(cells[2].text(Lang::En), "up");
        assert_eq!(serde_json::to_string(&cells).expect("json"), row);
    }
}
