//! The calculators as a whole: the rules they follow, and what they make of anything typed.

use std::collections::BTreeSet;

use app::calc::Calculator;
use app::help;
use model::{EntryId, Lang};
use page::locale::Texts;
use serde_json::Value;

use crate::documents::kept_in;
use crate::kit::answers::Answers;
use crate::kit::built_in::library;
use crate::kit::desk::Desk;

#[test]
fn every_calculator_follows_rules_that_exist() {
    let library = library();
    let ids: BTreeSet<&str> = library.entries().map(|entry| entry.id.as_str()).collect();
    for calculator in Calculator::ALL {
        for slug in calculator.follows() {
            let id = format!("{}/{slug}", calculator.game().code());
            assert!(ids.contains(id.as_str()), "{}: {id}", calculator.code());
            let id = EntryId::try_from(id).expect("an id");
            assert!(Calculator::for_rule(&id).contains(&calculator), "{id}");
        }
    }
}

fn json(desk: &Desk, arguments: &[&str]) -> Value {
    let run = desk.tricorder().args(arguments).arg("--json").output();
    let run = run.expect("the program starts");
    assert_eq!(run.status.code(), Some(0), "{arguments:?}");
    serde_json::from_slice(&run.stdout).expect("JSON")
}

/// "Benutzen der Reichweite": Earth to Intercept Renegade with the USS Galaxy.
#[test]
fn the_galaxy_example_with_its_cards() {
    let desk = Desk::new();
    let route = ["Earth", "Intercept Renegade", "--ship", "USS Galaxy"];
    let answer = json(&desk, &[&["calc", "range"], &route[..]].concat());
    assert_eq!(answer["hops"][0]["cost"], 5);
    assert_eq!(answer["hops"][0]["left"], 3);
    assert_eq!(answer["rules"][0], "2e/glossary/range");
}

/// "Wenn Dein Versuch scheitert": eight personnel, three overcome dilemmas.
#[test]
fn the_second_attempt_with_personnel_from_a_list() {
    let desk = Desk::new();
    let list = "# crew\n3x Davies\n2 Paulson\n\nT'Lara x3\n";
    let line = "calc attempt Excavation --file - --overcome 3 --json";
    let run = desk.tell(line, list);
    let answer: Value = serde_json::from_slice(&run.stdout).expect("JSON");
    let dilemmas = serde_json::json!({
        "personnel": 8, "overcome": 3, "drawn": 5, "cost_limit": 5
    });
    assert_eq!(answer["dilemmas"], dilemmas);
}

/// "stopped": stopped personnel are aboard, but do not help to staff the ship.
#[test]
fn stopped_personnel_do_not_staff() {
    let desk = Desk::new();
    let crew = ["Worf, Security Detail Leader", "3x Davies"];
    let aboard = [&["calc", "staffing", "USS Galaxy"], &crew[..]].concat();
    assert_eq!(json(&desk, &aboard)["staffed"], true);
    let stopped = [&aboard[..], &["--stopped", "Davies"]].concat();
    let answer = json(&desk, &stopped);
    assert_eq!(answer["staffed"], false);
    assert_eq!(answer["missing"], serde_json::json!(["Stf"]));
}

/// `--json` counts wherever it stands.
#[test]
fn json_may_stand_before_the_calculator() {
    let desk = Desk::new();
    for (before, after) in [
        ("calc --json robbery 8", "calc robbery 8 --json"),
        ("calc roll --json crew --die 3", "calc roll crew --die 3 --json"),
        ("calc --json nonaligned edo", "calc nonaligned edo --json"),
    ] {
        let [before, after] = [before, after].map(|line| desk.run(line).stdout);
        assert!(before.starts_with(b"{"), "{before:?}");
        assert_eq!(before, after);
    }
}

/// One form for all: who answers, facts, and the rules by id.
#[test]
fn every_calculator_keeps_a_document_that_names_it_and_its_rules() {
    let kept: Vec<(String, Value)> = ["calc", "roll", "table"].into_iter().flat_map(kept_in).collect();
    for calculator in Calculator::ALL {
        let game = calculator.game().code();
        let ids = |slugs: &[&str]| slugs.iter().map(|slug| format!("{game}/{slug}").into()).collect::<Vec<Value>>();
        let (follows, if_asked) = (ids(calculator.follows()), ids(calculator.follows_if_asked()));
        let of_calculator = kept.iter().filter(|(_, document)| document["calculator"] == calculator.code());
        let mut count = 0;
        for (line, document) in of_calculator {
            assert!(line.starts_with(&calculator.command()), "{line}");
            let rules = document["rules"].as_array().expect("rules");
            let further = rules.strip_prefix(&follows[..]).unwrap_or_else(|| panic!("{line}: {rules:?}"));
            assert!(further.iter().all(|rule| if_asked.contains(rule)), "{line}: {further:?}");
            count += 1;
        }
        assert!(count > 0, "{} keeps no document", calculator.code());
    }
}

/// Each argument of each calculator with what nobody means by it: an answer, or a refusal with a way out.
#[test]
fn no_argument_makes_a_calculator_panic() {
    let texts = Texts::new(Lang::En);
    let answers = Answers::new(Lang::En);
    let program = help::localized(&texts);
    for path in Calculator::ALL.map(Calculator::command) {
        let command = path.split(' ').try_fold(&program, |above, name| above.find_subcommand(name));
        for argument in command.expect("its command").get_arguments().filter(|one| !one.is_global_set()) {
            for typed in ["-1", "99999999999999999999999", "0x_", "=", "1:1:1:1:1", "\u{7f}"] {
                let typed = match argument.get_long() {
                    Some(long) if argument.get_action().takes_values() => format!("--{long}={typed}"),
                    Some(long) => format!("--{long}"),
                    None => typed.to_owned(),
                };
                let line: Vec<&str> = path.split(' ').chain([typed.as_str()]).collect();
                // What clap refuses has no page.
                if let Ok(shown) = answers.show(&line, "", 80) {
                    let screen = shown.screen(80);
                    let has_way_out = shown.code == 0 || screen.trim_end().lines().count() > 1;
                    assert!(has_way_out && !screen.contains("err-"), "{line:?}: {screen}");
                }
            }
        }
    }
}

/// Imagined numbers and names are refused in words, never with a panic.
#[test]
fn nonsense_is_refused() {
    let desk = Desk::new();
    let lines = [
        "calc range -1 2",
        "calc range 2 99999999999999999999999",
        "calc range 2",
        "calc range 2 3 --range -5",
        "calc range Davies Earth",
        "calc staffing",
        "calc staffing Davies",
        "calc attempt",
        "calc attempt Excavation",
        "calc attempt Excavation --stopped Davies",
        "calc attempt Excavation Davies --overcome 100",
        "calc attempt Romulus Davies",
        "calc attempt Excavation --file /nowhere/crew.txt",
        "calc combat --you 3",
        "calc combat --you -3 --opponent 2",
        "calc engagement --you Davies --opponent 2",
        "calc counters",
        "calc counters -1",
        "calc combat --you -1 --opponent 2",
        "calc range 2 3 --modifier -1",
        "calc requirement",
        "calc requirement Law",
        "calc requirement Law Davies --strength 100",
        "calc dilemmas 3",
        "calc dilemmas -1 --personnel 3",
        "calc dilemmas 3 2 --personnel 1",
        "calc dilemmas 3 --personnel 0",
        "calc selection",
        "calc selection Davies --number 0",
        "calc selection Davies --of Altman",
        "calc counters 3 --draws 8",
        "calc counters 3 --draws 2 --deck 1",
        "calc counters 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1",
        "calc counters Excavation",
        "calc winner",
        "calc winner A:1:1:1",
        "calc winner A:1:1:1 B:1-x:0:0",
        "calc winner A:1:3:3 B:1:0:0",
        "calc winner A:1:1 B:1:1:1",
        "calc odds 7",
        "calc odds -1",
        "calc odds 2,3,4,5",
        "calc dice 1",
        "calc dice 13",
        "calc dice -6",
        "calc dice 6 --rolls 0",
        "calc dice 6 --rolls 1000",
        "calc shortage",
        "calc shortage 1water",
        "calc shortage 1water --supply 1food",
        "calc shortage 20water --supply 1water",
        "calc shortage 1water --supply 20water",
        "calc shortage 1water 1water 1water 1water 1water --supply 9water",
        "calc shortage A=1water a=1water --supply 9water",
        "calc robbery",
        "calc robbery -1",
        "calc robbery 96",
        "calc robbery 1 2 3 4 5",
        "calc points",
        "calc points --outposts -1",
        "calc points --outposts 6",
        "calc points --outposts 1,2 --starbases 1",
        "calc points --routes 16,1",
        "calc route A",
        "calc route A-A",
        "calc route A-B --block C",
        "calc trade --have 20wasser",
        "calc trade --have -1wasser",
        "calc limits --outposts 6",
        "calc limits --starships -1",
        "calc price 0 outpost",
        "calc price --range -1 --weapons 1 --shields 1",
        "calc recruit 21",
        "calc recruit -1",
        "calc turn",
        "calc turn --owned 50",
        "calc victory --players 1",
        "calc victory --treaty 4:4",
        "calc roll event --die 0",
        "calc roll crew --die 7",
        "calc roll dilemma --seed -1",
    ];
    for line in lines {
        assert_refused(&desk, line, 2);
    }
}

/// A name nobody bears is no wrong use.
#[test]
fn unknown_names_are_not_found() {
    let desk = Desk::new();
    for line in [
        "calc range 2@nowhere 3",
        "calc range Earth Nowhere",
        "calc staffing Keldon 0x_Davies",
        "calc staffing Keldon 999x Davies",
        "calc trade --have tribbles",
        "calc shortage tribbles --supply 1water",
        "calc shortage 1water --supply tribbles",
        "calc price tribble",
        "calc nonaligned enterprise",
        "calc points --outposts 1,2 --route-holder 3",
        "calc attempt Excavation Worrf_of_Nowhere",
    ] {
        assert_refused(&desk, line, 1);
    }
}

fn assert_refused(desk: &Desk, line: &str, code: i32) {
    let run = desk.run(line);
    assert_eq!(run.status.code(), Some(code), "{line}");
    let said = String::from_utf8_lossy(&run.stderr).into_owned();
    assert!(said.starts_with("Error: "), "{line}: {said}");
    assert!(said.lines().count() > 1, "no way out of {line}: {said}");
    assert!(!said.contains("err-") && !said.contains("panic"), "{said}");
}
