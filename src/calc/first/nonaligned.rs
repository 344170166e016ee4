//! How Non-Aligned ships behave (phase 7, "Angehen der Missionen").
//!
//! A name means its ship as in every argument. What is no name narrows the table, as a search does: `freighter` is
//! two rows, each with its rule, and nobody has to know which of them is called what.

use super::{Row, rows};
use crate::model::Table;
use crate::text::{Candidate, Meaning, Policy, key, resolve, words};

/// The rulings that bear on a ship's behaviour: what comes before the movement roll.
pub const RULINGS: &[u16] = &[316];

/// The ships a player may mean, in printed order: the one of that name, else all whose names have a
/// word that begins like each word typed.
pub fn find<'a>(table: &'a Table, typed: &str) -> Vec<Row<'a>> {
    let named: Vec<(Row<'_>, &str)> = rows(table)
        .filter_map(|row| Some((row, row.name("ship")?)))
        .collect();
    let ship = |(at, (_, name)): (usize, &(Row<'a>, &'a str))| Candidate::new(at, [*name]);
    let ships: Vec<_> = named.iter().enumerate().map(ship).collect();
    match resolve(typed, &ships, Policy::ARGUMENT) {
        Meaning::One(at, _) => vec![named[at].0],
        Meaning::Several(places) => places.into_iter().map(|at| named[at].0).collect(),
        Meaning::Nothing => narrowed(table, &words(typed)),
    }
}

/// The rows that have a word for each one typed; without words none.
fn narrowed<'a>(table: &'a Table, typed: &[String]) -> Vec<Row<'a>> {
    let fits = |row: &Row<'_>| !typed.is_empty() && has_all(*row, typed);
    rows(table).filter(fits).collect()
}

fn has_all(row: Row<'_>, typed: &[String]) -> bool {
    let own = words(row.name("ship").unwrap_or_default());
    let begins = |word: &String| own.iter().any(|own| own.starts_with(&key(word)));
    typed.iter().all(begins)
}

/// The names of all ships, in printed order.
pub fn ships(table: &Table) -> impl Iterator<Item = &str> {
    rows(table).filter_map(|row| row.name("ship"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::{Cell, Column, Localized};

    fn table() -> Table {
        let text = |text: &str| Localized {
            de: text.to_owned(),
            en: text.to_owned(),
        };
        let names = [
            "Husnock Ship",
            "Xepolite Freighter",
            "Rigelian Freighter",
            "Husnock Outpost",
        ];
        Table {
            id: "ships".to_owned(),
            title: text("ships"),
            columns: vec![Column {
                id: "ship".to_owned(),
                title: text("ship"),
            }],
            rows: names
                .iter()
                .map(|name| vec![Cell::Name((*name).to_owned())])
                .collect(),
        }
    }

    fn found(typed: &str) -> Vec<String> {
        let table = table();
        let rows = find(&table, typed);
        let names = rows.iter().filter_map(|row| row.name("ship"));
        names.map(str::to_owned).collect()
    }

    #[test]
    fn a_name_finds_its_ship_and_a_beginning_all_it_fits() {
        assert_eq!(found("husnock-SHIP"), ["Husnock Ship"]);
        assert_eq!(
            found("freight"),
            ["Xepolite Freighter", "Rigelian Freighter"]
        );
        assert_eq!(found("out hus"), ["Husnock Outpost"]);
        assert!(found("Enterprise").is_empty() && found("").is_empty());
    }
}
