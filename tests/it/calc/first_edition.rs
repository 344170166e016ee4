//! The calculators of the First Edition variant and the tables they read.

use app::calc::Calculator;
use app::calc::die::FACES;
use app::calc::first::guest::{DILEMMAS, FROZEN, Guest, numbers_with_extra};
use app::calc::first::price::{PER_DEVICE, PER_VALUE, Ware, listed_price};
use app::calc::first::roll;
use app::calc::first::roll::Roll;
use app::calc::first::side::Side;
use app::calc::first::turn::TurnPart;
use app::calc::first::victory::{GameSize, TreatyGame};
use app::calc::first::{flight, nonaligned, turn};
use app::calc::table_row::table_rows;
use model::{Cell, Lang, RuleTable};

use crate::kit::built_in::library;
use crate::kit::data_folder::built_in_below;
use crate::kit::desk::Desk;

/// A table of the First Edition variant.
fn table(id: &str) -> RuleTable {
    let library = library();
    let mut tables = library.entries().flat_map(|entry| &entry.tables);
    let found = tables.find(|table| table.id == id);
    found.expect("a table of that id").clone()
}

#[test]
fn every_calculator_of_the_first_edition_follows_a_rule() {
    let first = |calculator: &&Calculator| calculator.game().code() == "1e";
    for calculator in Calculator::ALL.iter().filter(first) {
        assert!(!calculator.follows().is_empty(), "{}", calculator.code());
    }
}

#[test]
fn the_event_card_roll_has_a_column_for_each_side() {
    let table = table(Roll::Event.table());
    let cards = |side| {
        let rows = (1..=FACES).map(|die| roll::find_row(&table, die).expect("a row"));
        rows.map(|row| roll::card(row, side).expect("a card").to_owned()).collect::<Vec<_>>()
    };
    let last = ["Doorway", "Event", "Interrupt"];
    let first = [
        (Side::Normal, ["Event", "Interrupt", "Objective/Incident"]),
        (Side::Borg, ["Borg-Objective", "Borg-Event/Interrupt", "Borg-Event/Interrupt"]),
        (Side::Dominion, ["Dominion-Deck", "Dominion-Deck", "Objective/Incident"]),
    ];
    for (side, first) in first {
        assert_eq!(cards(side), [first, last].concat(), "{}", side.code());
    }
}

#[test]
fn the_other_rolls_are_as_printed() {
    let cells = |roll: Roll, column: &str| {
        let table = table(roll.table());
        let rows = (1..=FACES).map(|die| roll::find_row(&table, die).expect("a row"));
        let cells = rows.map(|row| row.cell(column).expect("a cell").text(Lang::De));
        cells.collect::<Vec<_>>()
    };
    assert_eq!(
        cells(Roll::Movement, "move"),
        ["nach oben", "nach unten", "nach links", "nach rechts", "bleibt stehen", "verschwindet"]
    );
    let dilemmas = ["1", "2", "3", "2", "2", "3"];
    assert_eq!(cells(Roll::Dilemma, "dilemmas"), dilemmas);
    let extra = cells(Roll::Dilemma, "extra");
    assert!(extra[..3].iter().all(|cell| cell == "–"));
    assert!(extra[3..].iter().all(|cell| cell.contains("Artifact")));
    let action = cells(Roll::Mercenary, "action");
    assert!(action[..3].iter().all(|cell| cell.contains("kontrolliert")));
    assert!(action[3..].iter().all(|cell| cell == "es greift an"));
    assert_eq!(numbers_with_extra(&table(Roll::Dilemma.table())), [4, 5, 6]);
    let personnel = ["1", "2", "3", "4", "5", "6"];
    assert_eq!(cells(Roll::Crew, "personnel"), personnel);
}

#[test]
fn every_ware_but_a_ship_has_its_price() {
    let table = table("prices");
    let prices = Ware::ALL.iter().map(|ware| listed_price(&table, *ware));
    assert_eq!(prices.collect::<Vec<_>>(), [Some(200), Some(200), Some(100), Some(100), Some(50), Some(150), None]);
}

#[test]
fn formulas_agree_with_their_tables() {
    let ship = table("ship-formula");
    let parts = table_rows(&ship).filter_map(|row| row.number("points"));
    assert_eq!(parts.collect::<Vec<_>>(), [PER_VALUE, PER_VALUE, PER_VALUE, PER_DEVICE]);
    let round = table("round-points");
    let points = table_rows(&round).filter_map(|row| row.number("points"));
    assert_eq!(points.collect::<Vec<_>>(), [turn::PER_PERSON, turn::PER_CIVILIAN, turn::PER_MISSION, turn::EXTRA]);
}

#[test]
fn missions_to_win_are_as_printed() {
    let games = GameSize::read_all(&table("victory-players"));
    let games: Vec<_> = games.iter().map(|game| (game.players, game.field, game.missions)).collect();
    assert_eq!(games, [(2, (5, 5), 15), (3, (6, 6), 16), (4, (7, 7), 17)]);
    let treaties = TreatyGame::read_all(&table("victory-treaty"));
    let treaties: Vec<_> =
        treaties.iter().map(|treaty| (treaty.players, &*treaty.sides, treaty.team, treaty.single)).collect();
    assert_eq!(
        treaties,
        [(3, "2:1", 30, Some(18)), (4, "2:1:1", 23, Some(15)), (4, "3:1", 36, Some(12)), (4, "2:2", 30, None)]
    );
}

#[test]
fn every_non_aligned_ship_is_found_by_its_name() {
    let table = table("nonaligned-behaviour");
    assert_eq!(nonaligned::ship_names(&table).count(), 20);
    for name in nonaligned::ship_names(&table) {
        let found = nonaligned::find_ships(&table, name);
        assert_eq!(found.len(), 1, "{name}");
        let behaviour = found[0].cell("behaviour");
        assert!(matches!(behaviour, Some(Cell::Text(_))), "{name}");
    }
}

/// What the table says of single ships in words is reckoned with numbers that stand in the code.
#[test]
fn numbers_of_single_ships_agree_with_the_table() {
    let table = table("nonaligned-behaviour");
    let says = |name: &str, number: u64| {
        let row = nonaligned::find_ships(&table, name)[0];
        let numbers: Vec<String> =
            row.text("behaviour", Lang::En).split(|c: char| !c.is_ascii_digit()).map(str::to_owned).collect();
        assert!(numbers.contains(&number.to_string()), "{name}: {numbers:?}");
    };
    says("Phoenix", turn::PER_PHOENIX);
    says("Neutral Outpost", turn::FEE);
    says(Guest::EmpokNor.title(), DILEMMAS);
    says(Guest::Cryosatellite.title(), FROZEN);
}

#[test]
fn entries_of_single_ships_lead_to_their_calculator() {
    let asked = |calculator: Calculator| calculator.follows_if_asked();
    for guest in Guest::ALL {
        assert!(asked(Calculator::Dilemma).contains(&guest.entry()));
    }
    for part in [TurnPart::Phoenix, TurnPart::Fees] {
        let entry = part.entry().expect("an entry");
        assert!(asked(Calculator::Turn).contains(&entry));
    }
    let library = library();
    for calculator in Calculator::ALL {
        for slug in calculator.follows_if_asked() {
            let id = format!("{}/{slug}", calculator.game().code());
            let mut entries = library.entries();
            let entry = entries.find(|entry| entry.id.as_str() == id);
            let entry = entry.expect("an entry of that id");
            assert!(Calculator::for_rule(&entry.id).contains(&calculator), "{id}");
        }
    }
}

#[test]
fn the_rulings_named_stand_in_the_rules_followed() {
    let library = library();
    let named: [(Calculator, &[u16]); 12] = [
        (Calculator::Event, Roll::Event.rulings(1)),
        (Calculator::Movement, Roll::Movement.rulings(1)),
        (Calculator::Recruit, &[318]),
        (Calculator::Turn, &[319]),
        (Calculator::Nonaligned, nonaligned::RULINGS),
        (Calculator::Turn, &[323, 324, 325, 326]),
        (Calculator::Dilemma, Guest::EmpokNor.rulings()),
        (Calculator::Dilemma, Guest::Cryosatellite.rulings()),
        (Calculator::Mercenary, Roll::Mercenary.rulings(1)),
        (Calculator::Mercenary, Roll::Mercenary.rulings(4)),
        (Calculator::Control, &[319, 320, 335]),
        (Calculator::Flight, flight::RULINGS),
    ];
    let victory: &[u16] = &[311, 312];
    for (calculator, numbers) in named.into_iter().chain([(Calculator::Victory, victory)]) {
        for number in numbers {
            let slugs = [calculator.follows(), calculator.follows_if_asked()].concat();
            let follows = |id: &str| slugs.iter().any(|slug| id.ends_with(slug));
            let stands = library.entries().any(|entry| {
                let has = entry.rulings.iter().any(|ruling| ruling.number == *number);
                has && follows(entry.id.as_str())
            });
            assert!(stands, "{number} of {}", calculator.code());
        }
    }
}

#[test]
fn a_folder_of_data_without_the_tables_is_named_as_the_cause() {
    let desk = Desk::new();
    let folder = built_in_below("catan/");
    for line in [
        "calc price",
        "calc price outpost",
        "calc victory",
        "calc victory --players 3",
        "calc roll event --die 1",
        "calc roll mercenary --die 1",
        "calc roll dilemma --die 4 --ship cryosatellite",
        "calc flight A1 B1",
        "calc nonaligned",
    ] {
        let mut command = desk.tricorder();
        command.args(line.split_whitespace());
        let output = command.arg("--data").arg(folder.path()).output();
        let output = output.expect("the program starts");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{line}: {said}");
        assert!(said.contains("built-in data"), "{line}: {said}");
    }
}

#[test]
fn a_roll_without_a_seed_names_one_that_repeats_it() {
    let desk = Desk::new();
    let json = |line: &str| {
        let output = desk.run(line);
        serde_json::from_slice::<serde_json::Value>(&output.stdout).expect("a document")
    };
    for roll in Roll::ALL {
        let line = format!("calc roll {} --json", roll.code());
        let first = json(&line);
        let again = json(&format!("{line} --seed {}", first["seed"]));
        assert_eq!(first, again);
    }
}
