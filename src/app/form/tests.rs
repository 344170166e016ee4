//! Forms of calculators and their way back to lines of the terminal.

use super::*;
use crate::calc::Calculator;

fn all_in_both_languages(test: impl Fn(&ArgumentForm<'_>)) {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for calculator in Calculator::ALL {
            test(&ArgumentForm::new(&texts, &calculator.command()).expect("its command"));
        }
    }
}

#[test]
fn every_argument_of_every_calculator_has_a_field_with_a_label() {
    all_in_both_languages(|asking| {
        let fields = asking.fields(&FilledForm::default());
        assert_eq!(fields.len(), asking.command.get_arguments().count());
        for (field, arg) in fields.iter().zip(asking.command.get_arguments()) {
            let label = field.label.plain();
            assert_eq!(field.name, arg.get_id().as_str());
            assert!(!label.is_empty() && !label.starts_with("help-"), "{label}");
            assert!(label.chars().count() < 90, "{label}");
        }
    });
}

#[test]
fn numbers_that_are_counted_have_their_range() {
    let texts = Texts::new(Lang::En);
    let asking = ArgumentForm::new(&texts, "calc range").expect("its command");
    let fields = asking.fields(&FilledForm::default());
    let control = |name: &str| {
        let field = fields.iter().find(|field| field.name == name);
        field.expect("a field").control.clone()
    };
    assert_eq!(control("range"), FormControl::Number { least: 0, most: 99 });
    assert_eq!(control("modifier"), FormControl::Number { least: -99, most: 99 });
    let suggestions = CARDS.to_owned();
    assert_eq!(control("ship"), FormControl::Name { suggestions });
    assert!(matches!(control("stops"), FormControl::Names { .. }));
}

/// The fields of the parts of an argument, with what they hold.
fn parts(fields: &[FormField], name: &str) -> Vec<Vec<String>> {
    let field = fields.iter().find(|field| field.name == name).expect("a field");
    let FormControl::Rows(rows) = &field.control else { panic!("{name} has no parts: {:?}", field.control) };
    rows.iter().map(|row| row.0.iter().map(|cell| cell.value.clone()).collect()).collect()
}

#[test]
fn a_value_of_several_parts_has_a_field_for_each() {
    let texts = Texts::new(Lang::De);
    for (path, name, typed, held) in [
        (
            "calc winner",
            "scores",
            "Anna:70:1:1:leer\nBen:85:3:0",
            [["Anna", "70", "1", "1", "on"], ["Ben", "85", "3", "0", ""]]
                .map(|line| line.map(str::to_owned).to_vec())
                .to_vec(),
        ),
        (
            "calc robbery",
            "hands",
            "8\nBen=11",
            [["", "8"], ["Ben", "11"]].map(|line| line.map(str::to_owned).to_vec()).to_vec(),
        ),
        (
            "calc trade",
            "have",
            "2 Wasser, tritanium",
            ["0", "0", "0", "1", "2"].map(|count| vec![count.to_owned()]).to_vec(),
        ),
        (
            "calc shortage",
            "claims",
            "William=2 Wasser, 1 dilithium",
            vec![["William", "1", "0", "0", "0", "2"].map(str::to_owned).to_vec()],
        ),
        (
            "calc shortage",
            "supply",
            "3 Nahrung, 0 Wasser",
            ["0", "3", "0", "0", "0"].map(|count| vec![count.to_owned()]).to_vec(),
        ),
        (
            "calc recruit",
            "persons",
            "2 android greed\n5",
            [["2", "on", "", "", "on"], ["5", "", "", "", ""]]
                .map(|line| line.map(str::to_owned).to_vec())
                .to_vec(),
        ),
        (
            "calc flight",
            "spans",
            "B1=4,C2=0",
            [["B1", "4"], ["C2", "0"]].map(|line| line.map(str::to_owned).to_vec()).to_vec(),
        ),
        ("calc points", "small", "3,2,4", ["3", "2", "4", ""].map(|count| vec![count.to_owned()]).to_vec()),
    ] {
        let asking = ArgumentForm::new(&texts, path).expect("its command");
        let fields = asking.fields(&FilledForm(vec![(name.to_owned(), typed.to_owned())]));
        assert_eq!(parts(&fields, name)[..held.len()], held, "{path}");
        // What the parts hold says on the line what was typed.
        let FormControl::Rows(rows) = &fields.iter().find(|field| field.name == name).expect("a field").control
        else {
            continue;
        };
        let cells = rows.iter().flat_map(|row| &row.0).map(|cell| (cell.name.clone(), cell.value.clone()));
        let again = asking.fields(&FilledForm(cells.collect()));
        assert_eq!(parts(&again, name)[..held.len()], held, "{path}");
    }
}

#[test]
fn players_are_chosen_until_somebody_has_a_name() {
    let texts = Texts::new(Lang::De);
    let asking = ArgumentForm::new(&texts, "calc control").expect("its command");
    let held = |typed: &str| {
        let fields = asking.fields(&FilledForm(vec![("ships_there".to_owned(), typed.to_owned())]));
        let field = fields.into_iter().find(|field| field.name == "ships_there").expect("a field");
        (matches!(field.control, FormControl::Several(_)), field.value)
    };
    assert_eq!(held("du,Spieler 3"), (true, "me\n3".to_owned()));
    assert_eq!(held("ich,Ben"), (false, "ich,Ben".to_owned()));
}

#[test]
fn none_of_a_thing_is_said_where_it_counts() {
    let texts = Texts::new(Lang::En);
    let asking = ArgumentForm::new(&texts, "calc shortage").expect("its command");
    let parts = ["claims.0.5", "supply.0.0", "supply.4.0"].map(|name| (name.to_owned(), "1".to_owned()));
    let none = ["claims.1.5", "supply.1.0"].map(|name| (name.to_owned(), "0".to_owned()));
    let filled = FilledForm(parts.into_iter().chain(none).collect());
    let line = "calc shortage --supply=1 dilithium, 0 food, 1 water -- =1 water";
    assert_eq!(typed_words(&asking.read(&filled)).join(" "), line);
}

#[test]
fn what_no_part_can_hold_stays_a_text() {
    let texts = Texts::new(Lang::En);
    let asking = ArgumentForm::new(&texts, "calc winner").expect("its command");
    let typed = FilledForm(vec![("scores".to_owned(), "Anna:70-15+5:1:1\nBen:85:3:0".to_owned())]);
    let fields = asking.fields(&typed);
    assert_eq!(fields[0].value, "Anna:70-15+5:1:1\nBen:85:3:0");
    assert!(parts(&fields, "scores").concat().iter().all(String::is_empty));
    let both = FilledForm(vec![
        ("scores".to_owned(), "Anna:70-15+5:1:1".to_owned()),
        ("scores.0.0".to_owned(), "Ben".to_owned()),
        ("scores.0.2".to_owned(), "3".to_owned()),
    ]);
    assert_eq!(typed_words(&asking.read(&both)), ["calc", "winner", "--", "Anna:70-15+5:1:1", "Ben:0:3:0"]);
}

fn typed_words(filled: &FilledCommand) -> Vec<String> {
    filled.words.iter().map(|word| word.to_string_lossy().into_owned()).collect()
}

/// The values of all arguments of a line.
fn meant(asking: &ArgumentForm<'_>, words: &[String]) -> Vec<(String, String)> {
    let matches = asking.parsed(words).expect("a line that is understood");
    let arguments = asking.command.get_arguments();
    let values = arguments.map(|arg| (arg.get_id().to_string(), typed_value(arg, &matches)));
    values.collect()
}

#[test]
fn examples_say_by_form_what_they_say_in_the_terminal() {
    let count = std::cell::Cell::new(0);
    all_in_both_languages(|asking| {
        for line in asking.example_lines() {
            let words = split_words(line.split(ASIDE).next().expect("a command"));
            let Some(filled) = asking.filled(&words) else {
                assert!(line.contains("--file"), "{line}");
                continue;
            };
            let sent: Vec<String> = typed_words(&asking.read(&filled))[2..].to_vec();
            assert_eq!(meant(asking, &sent), meant(asking, &words), "{line}");
            count.set(count.get() + 1);
        }
    });
    assert!(count.get() > 50, "{}", count.get());
}

#[test]
fn every_choice_can_be_sent() {
    all_in_both_languages(|asking| {
        for field in &asking.fields(&FilledForm::default()) {
            if let FormControl::OneOf(choices) = &field.control {
                assert!(choices.iter().any(|choice| choice.value == field.value));
            }
        }
    });
}

#[test]
fn a_list_is_handed_over_and_never_a_path() {
    let texts = Texts::new(Lang::En);
    let asking = ArgumentForm::new(&texts, "calc staffing").expect("its command");
    let pair = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    let filled =
        FilledForm(vec![pair("ship", "--data"), pair("personnel", "1 Odo\n\n -x "), pair("file", "/etc/passwd")]);
    let line = asking.read(&filled);
    let words = ["calc", "staffing", "--file=-", "--", "--data", "1 Odo", "-x"];
    assert_eq!(typed_words(&line), words);
    assert_eq!(line.text, "/etc/passwd");
}

#[test]
fn help_is_parted_at_its_first_sign() {
    let parts = |label: &str, hint: &str| (label.to_owned(), hint.to_owned());
    assert_eq!(split_help("Range (0 to 99), if any"), parts("Range", "0 to 99, if any"));
    assert_eq!(split_help("Seed: the same"), parts("Seed", "The same"));
    assert_eq!(split_help("The ship"), parts("The ship", ""));
}
