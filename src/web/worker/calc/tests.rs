//! Forms of calculators and their way back to lines of the terminal.

use super::*;

fn all_in_both_languages(test: impl Fn(&FormBuilder<'_>)) {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for calculator in Calculator::ALL {
            test(&FormBuilder::new(&texts, calculator).expect("its command"));
        }
    }
}

#[test]
fn every_argument_of_every_calculator_has_a_field_with_a_label() {
    all_in_both_languages(|asking| {
        let form = asking.form(&FilledForm::default());
        let fields = &form.parts[0].fields;
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
    let asking = FormBuilder::new(&texts, Calculator::Range).expect("its command");
    let form = asking.form(&FilledForm::default());
    let control = |name: &str| {
        let field = form.parts[0].fields.iter().find(|field| field.name == name);
        field.expect("a field").control.clone()
    };
    assert_eq!(control("range"), FormControl::Number { least: 0, most: 99 });
    assert_eq!(control("modifier"), FormControl::Number { least: -99, most: 99 });
    let suggestions = CARDS.to_owned();
    assert_eq!(control("ship"), FormControl::Name { suggestions });
    assert!(matches!(control("stops"), FormControl::Names { .. }));
}

/// The values of all arguments of a line.
fn meant(asking: &FormBuilder<'_>, words: &[String]) -> Vec<(String, String)> {
    let matches = asking.parsed(words).expect("a line that is understood");
    let arguments = asking.command.get_arguments();
    let values = arguments.map(|arg| (arg.get_id().to_string(), typed_value(arg, &matches)));
    values.collect()
}

#[test]
fn examples_say_by_form_what_they_say_in_the_terminal() {
    let count = std::cell::Cell::new(0);
    all_in_both_languages(|asking| {
        let after = asking.command.get_after_help().map(ToString::to_string);
        let start = format!("tricorder {} ", asking.calculator.command());
        for line in after.unwrap_or_default().lines() {
            let Some(line) = line.trim().strip_prefix(&start) else {
                continue;
            };
            let words = split_words(line.split(ASIDE).next().expect("a command"));
            let Some(filled) = asking.filled(&words) else {
                assert!(line.contains("--file"), "{line}");
                continue;
            };
            let sent = asking.arguments(&filled);
            assert_eq!(meant(asking, &sent.words[2..]), meant(asking, &words), "{line}");
            count.set(count.get() + 1);
        }
    });
    assert!(count.get() > 50, "{}", count.get());
}

#[test]
fn every_choice_can_be_sent() {
    all_in_both_languages(|asking| {
        for field in &asking.form(&FilledForm::default()).parts[0].fields {
            if let FormControl::OneOf(choices) = &field.control {
                assert!(choices.iter().any(|choice| choice.value == field.value));
            }
        }
    });
}

#[test]
fn a_list_is_handed_over_and_never_a_path() {
    let texts = Texts::new(Lang::En);
    let asking = FormBuilder::new(&texts, Calculator::Staffing).expect("its command");
    let pair = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    let filled =
        FilledForm(vec![pair("ship", "--data"), pair("personnel", "1 Odo\n\n -x "), pair("file", "/etc/passwd")]);
    let line = asking.arguments(&filled);
    let words = ["calc", "staffing", "--file=-", "--", "--data", "1 Odo", "-x"];
    assert_eq!(line.words, words);
    assert_eq!(line.text, "/etc/passwd");
}

#[test]
fn help_is_parted_at_its_first_sign() {
    let parts = |label: &str, hint: &str| (label.to_owned(), hint.to_owned());
    assert_eq!(split_help("Range (0 to 99), if any"), parts("Range", "0 to 99, if any"));
    assert_eq!(split_help("Seed: the same"), parts("Seed", "The same"));
    assert_eq!(split_help("The ship"), parts("The ship", ""));
}
