//! `tricorder calc staffing`: whether a ship is staffed ("Bemannen von Schiffen").

use clap::Args;
use serde::Serialize;

use crate::argument_kinds::{CardWords, Needed};
use crate::calc::Calculator;
use crate::calc::answer::{Calculation, Report, answer};
use crate::calc::second::cards::{SHIP, find_card};
use crate::calc::second::crew::CrewArgs;
use crate::calc::second::printed_values::PrintedValues;
use crate::entry::ccg::word;
use crate::session::Session;
use crate::{Found, RunCommand};
use deck::staffing::{Staffing, staffing};
use model::{CcgCard, EntryId};
use page::PageTable;
use page::locale::{Texts, msg, say};
use words::Problem;
use words::lists::listed;

/// A crew as a program reads it: who covers what, null where nobody does.
#[derive(Debug, Serialize)]
struct StaffingReport {
    ship: EntryId,
    staffed: bool,
    icons: Vec<StaffedIcon>,
    affiliation: NeededAffiliation,
    missing: Vec<String>,
    stopped: Vec<EntryId>,
    #[serde(flatten)]
    printed: PrintedValues,
    #[serde(skip)]
    ship_name: String,
    #[serde(skip)]
    stopped_names: Vec<String>,
}

#[derive(Debug, Serialize)]
struct StaffedIcon {
    icon: String,
    #[serde(flatten)]
    person: CrewPerson,
}

/// The affiliations of the ship, one of which is needed aboard; of a ship without, none is.
#[derive(Debug, Serialize)]
struct NeededAffiliation {
    any: Vec<String>,
    #[serde(flatten)]
    person: CrewPerson,
}

/// Who covers something, if anybody does.
#[derive(Debug, Serialize)]
struct CrewPerson {
    card: Option<EntryId>,
    #[serde(skip)]
    name: Option<String>,
}

impl StaffingReport {
    /// A ship and its seats, taken by unstopped personnel, with the stopped beside them.
    fn new(ship: &CcgCard, seats: &Staffing, crew: &[&CcgCard], stopped: &[CcgCard]) -> StaffingReport {
        let person = |place: Option<usize>| CrewPerson::new(place.map(|at| crew[at]));
        let seat =
            |(icon, place): &(String, Option<usize>)| StaffedIcon { icon: icon.clone(), person: person(*place) };
        StaffingReport {
            ship: ship.id.clone(),
            staffed: seats.is_staffed(),
            icons: seats.icons.iter().map(seat).collect(),
            affiliation: NeededAffiliation { any: ship.affiliations.clone(), person: person(seats.affiliation) },
            missing: seats.missing().map(str::to_owned).collect(),
            stopped: stopped.iter().map(|card| card.id.clone()).collect(),
            printed: PrintedValues::new(Calculator::Staffing, std::iter::once(ship).chain(crew.iter().copied())),
            ship_name: ship.full_name(),
            stopped_names: stopped.iter().map(CcgCard::full_name).collect(),
        }
    }

    fn table(&self, texts: &Texts) -> PageTable {
        let affiliation = &self.affiliation;
        let last = affiliation.is_needed().then(|| vec![affiliation.words(texts), affiliation.person.name(texts)]);
        PageTable::of(&self.icons)
            .col(msg::calc_staffing_needs(texts), |seat| word(texts, "icon", &seat.icon))
            .col(msg::calc_staffing_covered(texts), |seat| seat.person.name(texts))
            .open()
            .with_row(last)
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
        let icons = groups.map(|group| format!("{} {}", group.len(), word(texts, "icon", &group[0])));
        let affiliation = &self.affiliation;
        let is_open = affiliation.is_needed() && affiliation.person.card.is_none();
        icons.chain(is_open.then(|| affiliation.words(texts))).collect()
    }
}

impl NeededAffiliation {
    fn is_needed(&self) -> bool {
        !self.any.is_empty()
    }

    fn words(&self, texts: &Texts) -> String {
        let names: Vec<String> = self.any.iter().map(|slug| word(texts, "affiliation", slug)).collect();
        msg::calc_staffing_affiliation(texts, names.join(" / "))
    }
}

impl CrewPerson {
    fn new(card: Option<&CcgCard>) -> CrewPerson {
        CrewPerson { card: card.map(|card| card.id.clone()), name: card.map(CcgCard::full_name) }
    }

    fn name(&self, texts: &Texts) -> String {
        let name = self.name.clone();
        name.unwrap_or_else(|| msg::calc_staffing_missing(texts))
    }
}

impl Calculation for StaffingReport {
    fn report(&self, texts: &Texts) -> Report {
        let title = msg::calc_staffing_of(texts, &self.ship_name);
        let report = Report::new(self.table(texts), self.result(texts)).with_title(title);
        self.printed.add_to(texts, report.judged(texts, self.staffed.into(), &[]))
    }
}

#[derive(Debug, Args)]
pub struct StaffingArgs {
    #[arg(add = Needed(&[]))]
    ship: Option<CardWords>,
    #[command(flatten)]
    crew: CrewArgs,
}

impl RunCommand for StaffingArgs {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let Some(ship) = &self.ship else {
            return Err(Problem::misuse(say::err_calc_staffing_ship()).hint(say::hint_calc_staffing_ship()));
        };
        let ship = find_card(session, ship, SHIP)?;
        let crew = self.crew.read(session)?;
        let people: Vec<&CcgCard> = crew.unstopped.iter().collect();
        let report = StaffingReport::new(&ship, &staffing(&ship, &people), &people, &crew.stopped);
        answer(session, Calculator::Staffing, report)
    }
}
