use proptest::prelude::*;

use super::*;
use crate::import::layout::tests::{FIRST, PROCESSED, SECOND};

const EVENT: &str = "Red Alarm\tXX\timg\tC\tN\t1C001\tEvent\t2\t\t\t\t\t\t\t\tManeuver.\t\t\t\t\t\t\tDraw a card.";

fn rows(below: &str) -> Rows {
    read(format!("{SECOND}\n{below}").as_bytes()).expect("a card file")
}

#[test]
fn line_ends_and_byte_order_marks_do_not_count() {
    let plain = rows(&format!("{EVENT}\n"));
    let other = format!("\u{FEFF}{SECOND}\r\n{EVENT}\r\n\r\n");
    assert_eq!(read(other.as_bytes()), Ok(plain.clone()));
    assert_eq!(rows(EVENT), plain);
    assert_eq!((plain.rows[0].line, plain.rows[0].fields.len()), (2, 23));
}

#[test]
fn a_record_over_two_lines_is_joined() {
    let broken = EVENT.replace("Maneuver.", "Maneuver.\n");
    let read = rows(&format!("{EVENT}\n{broken}\n{EVENT}\n"));
    assert_eq!(read.rows.len(), 3);
    assert_eq!(read.rows[1].fields, read.rows[0].fields);
    assert_eq!(read.repaired, [RepairedRow { line: 3, how: Repair::Joined }]);
    assert_eq!(read.rows[2].line, 5);
}

#[test]
fn a_repeated_header_is_passed_over() {
    let read = rows(&format!("{EVENT}\n{SECOND}\n{EVENT}\n"));
    assert_eq!((read.rows.len(), read.repaired[0].line), (2, 3));
}

#[test]
fn blanks_instead_of_tabs_are_understood() {
    let read = rows("Slow Poison ZZ img-1 C N 12C005 Dilemma 0 P Unless you have Medical, stop all.\n");
    let fields = &read.rows[0].fields;
    assert_eq!((fields[0].as_str(), fields[1].as_str()), ("Slow Poison", "ZZ"));
    assert_eq!((fields[7].as_str(), fields[8].as_str()), ("0", "P"));
    assert_eq!(fields[22], "Unless you have Medical, stop all.");
    assert_eq!(read.repaired[0].how, Repair::Blanks);
}

#[test]
fn a_short_mission_is_kept_and_short_personnel_refused() {
    let mission = "Far Moon\tXX\ti\tV\tY\t1V1\tMission\t0\tS\t3\t40\tA\t[Fed]\t\t\t\t\t\tLaw";
    let personnel = "Bo\tXX\ti\tV\tN\t1V2\tPersonnel\t1\t\t\t\t\tBorg\t\t\t\t\t\tLaw";
    let read = rows(&format!("{mission}\n{personnel}\n"));
    assert_eq!(read.rows.len(), 1);
    assert_eq!(read.repaired, [RepairedRow { line: 2, how: Repair::Short(19) }]);
    assert_eq!(read.refused, [RefusedRow { line: 3, found: 19 }]);
}

#[test]
fn too_many_columns_are_cut_only_when_empty() {
    let read = rows(&format!("{EVENT}\t\t\n{EVENT}\tmore\n"));
    assert_eq!((read.rows.len(), read.refused[0].found), (1, 24));
}

#[test]
fn processed_rows_become_plain_ones() {
    let fields = "\"A \"\"B\"\"\"\tS\ti\tC\tY\t1C1\tPersonnel\t2\t\t\t\t\t\tBorg\t\t\t\t\tHuman\tLaw\t6\t6\t5\t5\t4\t4\tText\tY";
    let quoted: Vec<String> =
        fields.split('\t').map(|f| if f.starts_with('"') { f.to_owned() } else { format!("\"{f}\"") }).collect();
    let read = read(format!("{PROCESSED}\n{}\n", quoted.join("\t")).as_bytes()).expect("rows");
    let fields = &read.rows[0].fields;
    assert_eq!((fields.len(), fields[0].as_str()), (23, "A \"B\""));
    assert_eq!(fields[12..].join("|"), "Borg|||||Human|Law|6|5|4|Text");
}

#[test]
fn lore_stands_behind_the_other_columns() {
    let header = FIRST.replace("Command\t", "Command\tLore\t");
    let row: Vec<String> = (1..=28).map(|at| at.to_string()).collect();
    let read = read(format!("{header}\n{}\n", row.join("\t")).as_bytes()).expect("rows");
    let fields = &read.rows[0].fields;
    assert_eq!((fields.len(), fields[23..].join(" ")), (28, "24 26 27 28 25".to_owned()));
}

#[test]
fn what_is_no_card_file_says_why() {
    assert_eq!(read(b""), Err(NoSheet::Empty));
    assert_eq!(read(b"\n \n"), Err(NoSheet::Empty));
    assert_eq!(read(b"\xFF\xFEN\0a\0"), Err(NoSheet::Utf16));
    assert_eq!(read(b"N\0a\0m\0e\0"), Err(NoSheet::Utf16));
    assert_eq!(read(b"\x7FELF\x02\x01\x01\0\0\0"), Err(NoSheet::Binary));
    assert_eq!(read(b"1\tWorf\n"), Err(NoSheet::NoHeader));
    assert_eq!(read(FIRST.as_bytes()), Err(NoSheet::NoRows));
    let latin = [SECOND.as_bytes(), b"\nAttach\xE9"].concat();
    assert_eq!(read(&latin), Err(NoSheet::NotUtf8));
}

proptest! {
    #[test]
    fn any_bytes_are_read_or_refused(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        let _ = read(&bytes);
        for header in [SECOND, PROCESSED, FIRST] {
            let _ = read(&[header.as_bytes(), b"\n", &bytes].concat());
        }
    }

    #[test]
    fn every_row_has_its_columns(below in "[A-Za-z0-9 \t\"\r\n.:]{0,400}") {
        for header in [SECOND, PROCESSED, FIRST] {
            if let Ok(read) = read(format!("{header}\n{below}").as_bytes()) {
                let wanted = match read.layout {
                    Layout::Second => 23,
                    Layout::SecondProcessed => 23,
                    Layout::First => 27,
                    Layout::FirstLore => 28,
                };
                prop_assert!(read.rows.iter().all(|row| row.fields.len() == wanted));
            }
        }
    }
}
