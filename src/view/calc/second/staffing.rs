//! Who staffs a ship.

use serde::Serialize;

use super::printed::Printed;
use crate::calc::Calculator;
use crate::calc::second::staffing::Staffing as Seats;
use crate::locale::{Texts, msg};
use crate::model::{CcgCard, EntryId};
use crate::page::{Page, Table};
use crate::view::calc::{Basis, Reckoning, Sum, listed};
use crate::view::entry::ccg::word;

/// A crew as a program reads it: who covers what, null where nobody does.
#[derive(Debug, Serialize)]
pub struct Staffing {
    ship: EntryId,
    staffed: bool,
    icons: Vec<Seat>,
    affiliation: Affiliation,
    missing: Vec<String>,
    stopped: Vec<EntryId>,
    #[serde(flatten)]
    printed: Printed,
    #[serde(skip)]
    ship_name: String,
    #[serde(skip)]
    stopped_names: Vec<String>,
}

#[derive(Debug, Serialize)]
struct Seat {
    icon: String,
    #[serde(flatten)]
    person: Person,
}

/// The affiliations of the ship, one of which is needed aboard; of a ship without, none is.
#[derive(Debug, Serialize)]
struct Affiliation {
    any: Vec<String>,
    #[serde(flatten)]
    person: Person,
}

/// Who covers something, if anybody does.
#[derive(Debug, Serialize)]
struct Person {
    card: Option<EntryId>,
    #[serde(skip)]
    name: Option<String>,
}

impl Staffing {
    /// A ship and its seats, taken by unstopped personnel, with the stopped beside them.
    pub fn new(ship: &CcgCard, seats: &Seats, crew: &[&CcgCard], stopped: &[CcgCard]) -> Staffing {
        let person = |place: Option<usize>| Person::of(place.map(|at| crew[at]));
        let seat = |(icon, place): &(String, Option<usize>)| Seat {
            icon: icon.clone(),
            person: person(*place),
        };
        Staffing {
            ship: ship.id.clone(),
            staffed: seats.is_staffed(),
            icons: seats.icons.iter().map(seat).collect(),
            affiliation: Affiliation {
                any: ship.affiliations.clone(),
                person: person(seats.affiliation),
            },
            missing: seats.missing().map(str::to_owned).collect(),
            stopped: stopped.iter().map(|card| card.id.clone()).collect(),
            printed: Printed::of(
                Calculator::Staffing,
                std::iter::once(ship).chain(crew.iter().copied()),
            ),
            ship_name: ship.full_name(),
            stopped_names: stopped.iter().map(CcgCard::full_name).collect(),
        }
    }

    fn seats(&self, texts: &Texts) -> Table {
        let header = [
            msg::calc_staffing_needs(texts),
            msg::calc_staffing_covered(texts),
        ];
        let icons = self.icons.iter().map(|seat| {
            let icon = word(texts, "icon", &seat.icon);
            vec![icon, seat.person.name(texts)]
        });
        let affiliation = &self.affiliation;
        let last = affiliation
            .is_needed()
            .then(|| vec![affiliation.words(texts), affiliation.person.name(texts)]);
        Table::open(header, icons.chain(last))
    }

    fn result(&self, texts: &Texts) -> Vec<String> {
        let ship = &self.ship_name;
        let verdict = if self.staffed {
            msg::calc_staffing_yes(texts, ship)
        } else {
            msg::calc_staffing_no(texts, ship, listed(texts, &self.lacking(texts)))
        };
        let stopped = (!self.stopped_names.is_empty())
            .then(|| msg::calc_staffing_stopped(texts, listed(texts, &self.stopped_names)));
        std::iter::once(verdict).chain(stopped).collect()
    }

    /// The icons nobody covers, equal ones counted, and the affiliation if nobody has it.
    fn lacking(&self, texts: &Texts) -> Vec<String> {
        let groups = self.missing.chunk_by(|a, b| a == b);
        let icons =
            groups.map(|group| format!("{} {}", group.len(), word(texts, "icon", &group[0])));
        let affiliation = &self.affiliation;
        let is_open = affiliation.is_needed() && affiliation.person.card.is_none();
        icons
            .chain(is_open.then(|| affiliation.words(texts)))
            .collect()
    }
}

impl Affiliation {
    fn is_needed(&self) -> bool {
        !self.any.is_empty()
    }

    fn words(&self, texts: &Texts) -> String {
        let names: Vec<String> = self
            .any
            .iter()
            .map(|slug| word(texts, "affiliation", slug))
            .collect();
        msg::calc_staffing_affiliation(texts, names.join(" / "))
    }
}

impl Person {
    fn of(card: Option<&CcgCard>) -> Person {
        Person {
            card: card.map(|card| card.id.clone()),
            name: card.map(CcgCard::full_name),
        }
    }

    fn name(&self, texts: &Texts) -> String {
        let name = self.name.clone();
        name.unwrap_or_else(|| msg::calc_staffing_missing(texts))
    }
}

impl Sum for Staffing {
    fn reckoning(&self, texts: &Texts, _: &Basis) -> Reckoning {
        let mut sums = Page::new();
        sums.table(self.seats(texts));
        let reckoning = Reckoning {
            title: msg::calc_staffing_of(texts, &self.ship_name),
            sums,
            result: self.result(texts),
            ..Reckoning::default()
        };
        self.printed.add_to(texts, reckoning)
    }
}
