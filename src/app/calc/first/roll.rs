//! `tricorder calc roll`: the rolls of a round, with the row of their table: event card, movement, dilemmas, crew,
//! Mercenary Ship.

use clap::{Args, Subcommand};
use serde::Serialize;

use crate::calc::Calculator;
use crate::calc::answer::{Calculation, Report, RuleBasis, no_table};
use crate::calc::die::DieArgs;
use crate::calc::first::guest::{FROZEN, Guest, GuestCards, has_extra, numbers_with_extra};
use crate::calc::first::side::{SIDES, Side};
use crate::calc::table_row::{TableRow, table_rows};
use crate::entry::record;
use crate::options::OneOf;
use crate::session::Session;
use crate::{Found, RunCommand};
use model::text::{closest, key};
use model::{Lang, RuleTable, codes};
use page::Page;
use page::locale::{Fact, Texts, msg, say};
use words::{Problem, Term};

codes!(
    /// A roll of one six-sided die with a table to it.
    Roll {
        /// Which type of card may be drawn (phase 1).
        Event => "event",
        /// Where a Non-Aligned ship or a roaming card goes (phase 4).
        Movement => "movement",
        /// How many dilemmas are at a mission, and whether more is there (phase 7).
        Dilemma => "dilemma",
        /// How many personnel a Non-Aligned ship has aboard (phase 7).
        Crew => "crew",
        /// What the Mercenary Ship does after it has robbed its discoverer (phase 7).
        Mercenary => "mercenary",
    }
);

impl Roll {
    /// The roll in the list of calculators.
    pub fn calculator(self) -> Calculator {
        match self {
            Roll::Event => Calculator::Event,
            Roll::Movement => Calculator::Movement,
            Roll::Dilemma => Calculator::Dilemma,
            Roll::Crew => Calculator::Crew,
            Roll::Mercenary => Calculator::Mercenary,
        }
    }

    /// The id of its table.
    pub fn table(self) -> &'static str {
        match self {
            Roll::Event => "event-roll",
            Roll::Movement => "movement-roll",
            Roll::Dilemma => "dilemma-roll",
            Roll::Crew => "crew-roll",
            Roll::Mercenary => "mercenary-roll",
        }
    }

    /// Numbers of the rulings that bear on a result: whether any hand card may be exchanged, how far a
    /// movement goes, who of several opponents gets the Mercenary Ship and what it takes.
    pub fn rulings(self, die: u64) -> &'static [u16] {
        match self {
            Roll::Event => &[313],
            Roll::Movement if die <= 4 => &[317],
            Roll::Mercenary if die <= 3 => &[321, 322],
            Roll::Mercenary => &[322],
            Roll::Movement | Roll::Dilemma | Roll::Crew => &[],
        }
    }
}

/// The row of a roll's table for a number of the die; `None` if the table has none.
pub fn find_row(table: &RuleTable, die: u64) -> Option<TableRow<'_>> {
    table_rows(table).find(|row| row.number("roll") == Some(die))
}

/// The card type of the event card roll for a side (phase 1, table; one column a side).
pub fn card(row: TableRow<'_>, side: Side) -> Option<&str> {
    row.name(side.code())
}

/// Whether the player chooses one of two types: that is so for Objective/Incident only, marked with
/// an asterisk in the table of phase 1.
fn is_choice(card: &str) -> bool {
    key(card) == key("Objective/Incident")
}

/// What is at a mission beside its dilemmas (phase 7, table); `None` for rows with a dash there, which
/// alone is the same in both languages.
fn extra(row: TableRow<'_>, lang: Lang) -> Option<String> {
    has_extra(row).then(|| row.text("extra", lang))
}

/// A die with the row it leads to.
#[derive(Debug, Serialize)]
struct RollResult<'a> {
    #[serde(skip)]
    roll: Roll,
    /// Who rolled; only for the event card roll, in which it names the column.
    side: Option<Side>,
    /// The number of the die, from 1 to 6.
    die: u64,
    /// The seed the number came from; null for a real die.
    seed: Option<u64>,
    row: TableRow<'a>,
    /// The card that turned up; only if one was named.
    #[serde(skip_serializing_if = "Option::is_none")]
    ship: Option<RolledGuest>,
}

/// A card that turned up, with what comes with it.
#[derive(Debug, Serialize)]
struct RolledGuest {
    name: Guest,
    /// Whether the discoverer's ship has 1 Medical.
    medical: bool,
    brings: GuestCards,
}

impl<'a> RollResult<'a> {
    fn new(die: &DieArgs, table: &'a RuleTable, roll: Roll, side: Option<Side>) -> Result<RollResult<'a>, Problem> {
        let (die, seed) = die.throw(roll as u64);
        let row = find_row(table, die).ok_or_else(|| no_table(&table.id))?;
        Ok(RollResult { roll, side, die, seed, row, ship: None })
    }

    fn title(&self, texts: &Texts) -> String {
        let name = self.roll.calculator().term(texts);
        let side = match self.side {
            None | Some(Side::Normal) => return msg::roll_die(texts, name, self.die),
            Some(Side::Borg) => msg::roll_side_borg(texts),
            Some(Side::Dominion) => msg::roll_side_dominion(texts),
        };
        msg::roll_die(texts, format!("{name} ({side})"), self.die)
    }

    fn results(&self, texts: &Texts) -> Vec<String> {
        let number = |column| self.row.number(column).unwrap_or(0);
        match self.roll {
            Roll::Event => self.event(texts),
            Roll::Movement => {
                let way = self.row.text("move", texts.lang());
                vec![msg::roll_movement(texts, way)]
            }
            Roll::Dilemma => self.dilemma(texts),
            Roll::Mercenary => {
                let action = self.row.text("action", texts.lang());
                vec![msg::roll_mercenary_first(texts), msg::roll_mercenary(texts, action)]
            }
            Roll::Crew => vec![msg::roll_crew(texts, number("personnel")), msg::roll_crew_exceptions(texts)],
        }
    }

    fn dilemma(&self, texts: &Texts) -> Vec<String> {
        let dilemmas = self.row.number("dilemmas").unwrap_or(0);
        let mut sentences = vec![msg::roll_dilemma(texts, dilemmas)];
        match &self.ship {
            Some(ship) => sentences.push(ship.sentence(texts)),
            None => {
                let extra = extra(self.row, texts.lang());
                let said =
                    extra.map(|extra| [msg::roll_dilemma_extra(texts, extra), msg::roll_dilemma_crew(texts)]);
                sentences.extend(said.into_iter().flatten());
            }
        }
        sentences
    }

    fn event(&self, texts: &Texts) -> Vec<String> {
        let drawn = self.side.and_then(|side| card(self.row, side));
        let card = drawn.unwrap_or_default();
        let mut sentences = vec![msg::roll_event(texts, card)];
        if is_choice(card) {
            sentences.push(msg::roll_event_choice(texts));
        }
        sentences.push(msg::roll_event_then(texts));
        sentences
    }
}

impl RolledGuest {
    fn sentence(&self, texts: &Texts) -> String {
        match self.name {
            Guest::EmpokNor => msg::roll_empok_nor(texts, self.brings.dilemmas),
            Guest::Cryosatellite if self.medical => msg::roll_cryosatellite(texts, self.brings.personnel),
            Guest::Cryosatellite => msg::roll_cryosatellite_alone(texts, FROZEN),
        }
    }
}

impl Calculation for RollResult<'_> {
    fn report(&self, texts: &Texts) -> Report {
        let seed = self.seed.map(|seed| (msg::roll_label_seed(texts), seed.to_string()));
        let report = Report::new(Page::new(), self.results(texts)).with_title(self.title(texts));
        report.with_notes(seed)
    }
}

/// What `tricorder calc roll` takes: one of its subcommands.
#[derive(Debug, Args)]
pub struct RollArgs {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Event(EventArgs),
    Movement(DieArgs),
    Dilemma(DilemmaArgs),
    Crew(DieArgs),
    Mercenary(DieArgs),
}

#[derive(Debug, Args)]
struct EventArgs {
    #[arg(long, value_parser = OneOf(&SIDES), default_value = "normal")]
    side: Side,
    #[command(flatten)]
    die: DieArgs,
}

#[derive(Debug, Args)]
struct DilemmaArgs {
    #[arg(long = "ship", id = "guest")]
    guest: Option<String>,
    #[arg(long, requires = "guest")]
    medical: bool,
    #[command(flatten)]
    die: DieArgs,
}

impl RollArgs {
    /// A roll with the die as it lies there.
    pub fn fallen(roll: Roll, die: u8) -> RollArgs {
        let die = DieArgs::fallen(die);
        let command = match roll {
            Roll::Event => Command::Event(EventArgs { side: Side::Normal, die }),
            Roll::Movement => Command::Movement(die),
            Roll::Dilemma => Command::Dilemma(DilemmaArgs { guest: None, medical: false, die }),
            Roll::Crew => Command::Crew(die),
            Roll::Mercenary => Command::Mercenary(die),
        };
        RollArgs { command }
    }
}

impl RunCommand for RollArgs {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        match self.command {
            Command::Event(event) => run_roll(session, &event.die, Roll::Event, Some(event.side)),
            Command::Movement(die) => run_roll(session, &die, Roll::Movement, None),
            Command::Dilemma(dilemma) => dilemma.run(session),
            Command::Crew(die) => run_roll(session, &die, Roll::Crew, None),
            Command::Mercenary(die) => run_roll(session, &die, Roll::Mercenary, None),
        }
    }
}

impl RunCommand for DilemmaArgs {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let Some(name) = &self.guest else {
            return run_roll(session, &self.die, Roll::Dilemma, None);
        };
        let (guest, medical) = (parse_guest(name)?, self.medical);
        let basis = RuleBasis::load(session, Calculator::Dilemma)?
            .with_rules(session, &[guest.entry()])?
            .with_rulings(guest.rulings());
        let table = basis.table(Roll::Dilemma.table())?.clone();
        let rolled = RollResult::new(&self.die, &table, Roll::Dilemma, None)?;
        if !has_extra(rolled.row) {
            let numbers = Fact::names(numbers_with_extra(&table).iter().map(u64::to_string));
            return Err(Problem::misuse(say::err_calc_no_extra(rolled.die)).hint(say::hint_calc_no_extra(numbers)));
        }
        let ship = RolledGuest { name: guest, medical, brings: guest.brings(medical) };
        basis.draw(session, RollResult { ship: Some(ship), ..rolled })
    }
}

/// A card that brings something with it, by its name.
fn parse_guest(name: &str) -> Result<Guest, Problem> {
    Guest::parse(name).ok_or_else(|| {
        let near = closest(name, Guest::ALL.map(Guest::title), Guest::ALL.len());
        Problem::missing(say::err_calc_guest(name)).hint(say::hint_calc_guest()).near(near)
    })
}

/// The table of a roll.
///
/// # Errors
/// When a folder of data lacks it.
pub fn table_page(session: &Session<'_>, roll: Roll) -> Result<Page, Problem> {
    let basis = RuleBasis::load(session, roll.calculator())?;
    Ok(Page::from(record::table(session.texts, basis.table(roll.table())?)))
}

/// A roll of the die with its row of the table.
fn run_roll(session: &Session<'_>, die: &DieArgs, roll: Roll, side: Option<Side>) -> Result<Found, Problem> {
    let basis = RuleBasis::load(session, roll.calculator())?;
    let table = basis.table(roll.table())?.clone();
    let rolled = RollResult::new(die, &table, roll, side)?;
    basis.with_rulings(roll.rulings(rolled.die)).draw(session, rolled)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_objective_or_incident_is_a_choice() {
        assert!(is_choice("Objective/Incident"));
        assert!(!is_choice("Borg-Event/Interrupt"));
    }
}
