//! `tricorder calc nonaligned`: how Non-Aligned ships behave (phase 7, "Angehen der Missionen").
//!
//! A name means its ship as in every argument. What is no name narrows the table, as a search does: `freighter` is
//! two rows, each with its rule, and nobody has to know which of them is called what.

use clap::Args;
use serde::Serialize;

use crate::calc::Calculator;
use crate::calc::answer::{Calculation, CalculatorAnswer, Report, RuleBasis, RuleTables};
use crate::calc::table_row::{TableRow, table_rows};
use crate::commands::RunCommand;
use crate::session::Session;
use crate::{CommandReport, Found};
use model::RuleTable;
use model::text::{Candidate, Policy, Resolution, closest, key, resolve, words};
use page::locale::{Texts, say};
use page::{Page, label};
use words::Problem;
use words::prose::spelled;

/// At most this many ships are suggested.
const SUGGESTIONS: usize = 4;
/// The table they stand in.
const BEHAVIOUR: &str = "nonaligned-behaviour";
/// The rulings that bear on a ship's behaviour: what comes before the movement roll.
pub const RULINGS: &[u16] = &[316];

/// The ships a player may mean, in printed order: the one of that name, else all whose names have a
/// word that begins like each word typed.
pub fn find_ships<'a>(table: &'a RuleTable, typed: &str) -> Vec<TableRow<'a>> {
    let named: Vec<(TableRow<'_>, &str)> =
        table_rows(table).filter_map(|row| Some((row, row.name("ship")?))).collect();
    let ship = |(at, (_, name)): (usize, &(TableRow<'a>, &'a str))| Candidate::new(at, [*name]);
    let ships: Vec<_> = named.iter().enumerate().map(ship).collect();
    match resolve(typed, &ships, Policy::ARGUMENT) {
        Resolution::One(at, _) => vec![named[at].0],
        Resolution::Several(places) => places.into_iter().map(|at| named[at].0).collect(),
        Resolution::Nothing => filter_by_words(table, &words(typed)),
    }
}

/// The rows that have a word for each one typed; without words none.
fn filter_by_words<'a>(table: &'a RuleTable, typed: &[String]) -> Vec<TableRow<'a>> {
    let fits = |row: &TableRow<'_>| !typed.is_empty() && has_all_words(*row, typed);
    table_rows(table).filter(fits).collect()
}

fn has_all_words(row: TableRow<'_>, typed: &[String]) -> bool {
    let own = words(row.name("ship").unwrap_or_default());
    let begins = |word: &String| own.iter().any(|own| own.starts_with(&key(word)));
    typed.iter().all(begins)
}

/// The names of all ships, in printed order.
pub fn ship_names(table: &RuleTable) -> impl Iterator<Item = &str> {
    table_rows(table).filter_map(|row| row.name("ship"))
}

/// Ships with their behaviour, each a row of the table.
#[derive(Debug, Serialize)]
struct BehaviorReport<'a> {
    ships: Vec<TableRow<'a>>,
    /// What is shown if nobody asked for a ship: the table itself.
    #[serde(skip)]
    tables: Option<RuleTables>,
}

impl Calculation for BehaviorReport<'_> {
    fn report(&self, texts: &Texts) -> Report {
        if let Some(tables) = &self.tables {
            return tables.report(texts);
        }
        let ships = self.ships.iter().map(|row| {
            let words = |column| spelled(texts, &row.text(column, texts.lang()));
            let mut page = Page::from_words(label(words("ship")));
            page.say_indented(words("behaviour"), 2);
            page
        });
        Report::new(Page::parts(ships), [])
    }
}

/// What `tricorder calc nonaligned` takes: the words of a ship, or none for the whole table.
#[derive(Debug, Default, Args)]
pub struct NonalignedArgs {
    #[arg(num_args = 0..)]
    ship: Vec<String>,
}

/// How all ships behave, as a page.
///
/// # Errors
/// When the data lacks the table.
pub fn page(session: &Session<'_>, texts: &Texts) -> Result<Page, Problem> {
    let (basis, behaviour) = load(session)?;
    let ships = table_rows(&behaviour).collect();
    let tables = Some(RuleTables::new(&basis));
    Ok(CalculatorAnswer::new(basis, BehaviorReport { ships, tables }).page(texts))
}

/// The rules with the table of the ships.
fn load(session: &Session<'_>) -> Result<(RuleBasis, RuleTable), Problem> {
    let basis = RuleBasis::load(session, Calculator::Nonaligned)?.with_rulings(RULINGS);
    let behaviour = basis.table(BEHAVIOUR)?.clone();
    Ok((basis, behaviour))
}

impl RunCommand for NonalignedArgs {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let (basis, behaviour) = load(session)?;
        let name = self.ship.join(" ");
        if self.ship.is_empty() {
            let ships = table_rows(&behaviour).collect();
            let tables = Some(RuleTables::new(&basis));
            return basis.draw(session, BehaviorReport { ships, tables });
        }
        let ships = find_ships(&behaviour, &name);
        if ships.is_empty() {
            let near = closest(&name, ship_names(&behaviour), SUGGESTIONS);
            return Err(Problem::missing(say::err_calc_no_ship(name)).hint(say::hint_calc_no_ship()).near(near));
        }
        basis.draw(session, BehaviorReport { ships, tables: None })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::{Cell, Localized, RuleColumn};

    fn table() -> RuleTable {
        let text = |text: &str| Localized { de: text.to_owned(), en: text.to_owned() };
        let names = ["Husnock Ship", "Xepolite Freighter", "Rigelian Freighter", "Husnock Outpost"];
        RuleTable {
            id: "ships".to_owned(),
            title: text("ships"),
            columns: vec![RuleColumn { id: "ship".to_owned(), title: text("ship") }],
            rows: names.iter().map(|name| vec![Cell::Name((*name).to_owned())].into()).collect(),
        }
    }

    fn found(typed: &str) -> Vec<String> {
        let table = table();
        let rows = find_ships(&table, typed);
        let names = rows.iter().filter_map(|row| row.name("ship"));
        names.map(str::to_owned).collect()
    }

    #[test]
    fn a_name_finds_its_ship_and_a_beginning_all_it_fits() {
        assert_eq!(found("husnock-SHIP"), ["Husnock Ship"]);
        assert_eq!(found("freight"), ["Xepolite Freighter", "Rigelian Freighter"]);
        assert_eq!(found("out hus"), ["Husnock Outpost"]);
        assert!(found("Enterprise").is_empty() && found("").is_empty());
    }
}
