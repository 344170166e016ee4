//! The file of the settings: options and variables win over it, and what is wrong with it takes nothing else away.

use std::fs;
use std::process::Output;

use crate::kit::desk::Desk;

fn set(desk: &Desk, text: &str) {
    let folder = desk.own.path().join("config");
    fs::create_dir_all(&folder).expect("a folder");
    fs::write(folder.join("config.yaml"), text).expect("a file");
}

fn told(output: &Output) -> (String, String) {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (text(&output.stdout), text(&output.stderr))
}

#[test]
fn options_and_variables_win_over_the_file() {
    let desk = Desk::new();
    set(&desk, "language: de\ngame: catan\nwidth: 50\n");
    let (out, _) = told(&desk.run("recall --game cc"));
    assert!(out.starts_with("Zurückrufen"), "{out}");
    assert!(out.lines().all(|line| line.chars().count() <= 50), "{out}");
    let (out, _) = told(&desk.run("recall --game cc --lang en"));
    assert!(out.starts_with("Recall"), "{out}");
    let mut command = desk.tricorder();
    command.args(["recall"]).env("TRICORDER_LANG", "en");
    command.env("TRICORDER_GAME", "cc").env("COLUMNS", "40");
    let (out, _) = told(&command.output().expect("the program starts"));
    assert!(out.starts_with("Recall"), "{out}");
    assert!(out.lines().all(|line| line.chars().count() <= 40), "{out}");
    let (out, _) = told(&desk.run("ore --json"));
    assert!(!out.contains("\"game\": \"2e\""), "{out}");
}

#[test]
fn the_settings_of_pictures_and_games_are_used() {
    let desk = Desk::new();
    set(&desk, "color-title: underlined\nprinting: latest\n");
    let (out, _) = told(&desk.run("recall --color always --lang en"));
    assert!(out.starts_with("\u{1b}[4mRecall\u{1b}[0m"), "{out:?}");
    let line = "solo new --bot koloth --captain picard --difficulty ensign --deck virtual --seed 1 --lang en";
    let (out, _) = told(&desk.run(line));
    assert!(out.contains("latest print"), "{out}");
}

#[test]
fn a_file_that_cannot_be_used_takes_only_itself_away_and_loses_nothing() {
    for (text, said) in [
        ("width: [", "config.yaml"),
        ("width: 3\n", "line 1"),
        ("game: cc\nbreite: 60\nspeed: 9\n", "line 3"),
        ("- a list\n", "config.yaml"),
    ] {
        let desk = Desk::new();
        set(&desk, text);
        for line in ["recall --lang en", "config --lang en"] {
            let output = desk.run(line);
            let (out, err) = told(&output);
            assert_eq!(output.status.code(), Some(0), "{err}");
            assert!(!out.is_empty() && err.contains("without your settings"), "{err}");
            assert!(err.contains(said), "{err}");
        }
        let output = desk.run("config width 60 --lang en");
        let (_, err) = told(&output);
        assert_eq!(output.status.code(), Some(2), "{err}");
        assert!(!err.contains("without your settings"), "{err}");
        let path = desk.own.path().join("config/config.yaml");
        assert_eq!(fs::read_to_string(path).expect("the file"), text);
    }
}

#[test]
fn a_folder_in_place_of_the_file_is_told() {
    let desk = Desk::new();
    fs::create_dir_all(desk.own.path().join("config/config.yaml")).expect("a folder");
    let output = desk.run("recall --lang en");
    let (out, err) = told(&output);
    assert!(out.starts_with("Recall") && err.contains("without your settings"), "{err}");
}

#[test]
fn what_the_player_wrote_beside_the_settings_stays() {
    let desk = Desk::new();
    set(&desk, "# mine\nwidth: 60 # narrow\n");
    desk.run("config language de");
    desk.run("config width --remove");
    let path = desk.own.path().join("config/config.yaml");
    assert_eq!(fs::read_to_string(path).expect("the file"), "# mine\nlanguage: de\n");
}

#[test]
fn folders_of_own_rules_are_read_and_a_missing_one_is_told() {
    let desk = Desk::new();
    let folder = desk.own.path().join("more");
    fs::create_dir_all(folder.join("2e/rules/concept")).expect("a folder");
    let rule = "title: { de: Teerunde, en: Tea Break }\ntext: { de: Trinkt., en: Drink. }\n";
    fs::write(folder.join("2e/rules/concept/tea-break.yaml"), rule).expect("a file");
    let output = desk.run(&format!("config own-data {} /nowhere", folder.display()));
    assert!(output.status.success(), "{output:?}");
    let (out, err) = told(&desk.run("tea break --lang en"));
    assert!(out.contains("your own") && err.contains("/nowhere"), "{out}{err}");
}

#[test]
fn the_first_language_of_the_system_that_there_is_counts() {
    let desk = Desk::new();
    for (variables, said) in [
        (&[("LANGUAGE", "fr:de:en"), ("LANG", "fr_FR.UTF-8")][..], "nachschlagen"),
        (&[("LANGUAGE", "fr:es"), ("LANG", "de_DE.UTF-8")], "Look up"),
        (&[("LANGUAGE", ""), ("LANG", "de_DE.UTF-8")], "nachschlagen"),
        (&[("LC_ALL", "C"), ("LANG", "de_DE.UTF-8")], "Look up"),
    ] {
        let output =
            desk.tricorder().envs(variables.iter().copied()).arg("-h").output().expect("the program starts");
        let text = String::from_utf8_lossy(&output.stdout);
        assert!(text.contains(said), "{variables:?}: {text}");
    }
}
