//! Calculators and the entries they follow.

use tricorder::calc::Calculator;
use tricorder::data::{self, Library};
use tricorder::model::EntryId;

#[test]
fn every_rule_a_calculator_follows_exists() {
    let library = Library::load(&data::embedded()).expect("valid data");
    let ids: Vec<&EntryId> = library.entries().map(|entry| &entry.id).collect();
    for calculator in Calculator::ALL {
        for rest in calculator.follows() {
            let id = format!("{}/{rest}", calculator.game().code());
            let found = ids.iter().find(|known| known.as_str() == id);
            let found = found.unwrap_or_else(|| panic!("{} follows {id}", calculator.code()));
            assert!(Calculator::of(found).contains(calculator), "{id}");
        }
    }
}
