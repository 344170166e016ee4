//! Signs that steer a screen come in through every door, and none of them reaches a screen.

use std::fs;
use std::process::Output;

use crate::kit::desk::{Desk, converse};
use crate::kit::sheets::{row, sheet};

/// The beginning of a terminal's sequences in seven and eight bits, a turn of the writing, signs without room, a
/// bell, a line that begins anew.
const EVIL: &str = "\u{1b}[2J\u{9b}31m\u{202e}\u{2066}\u{200b}\u{feff}\u{7}\u{8}";

fn is_evil(sign: char) -> bool {
    let is_line = matches!(sign, '\n' | '\t');
    let turns = "\u{202e}\u{2066}\u{200b}\u{feff}";
    sign.is_control() && !is_line || turns.contains(sign)
}

fn assert_clean(what: &str, output: &Output) {
    for stream in [&output.stdout, &output.stderr] {
        let text = String::from_utf8_lossy(stream);
        assert!(!text.contains(is_evil), "{what}: {text:?}");
    }
    assert!(output.status.code().is_some_and(|code| code <= 2), "{what}");
}

#[test]
fn arguments_are_shown_without_them() {
    let desk = Desk::new();
    let named = format!("Ki{EVIL}ra");
    let lines: [&[&str]; 12] = [
        &["lookup", &named],
        &["show", &named],
        &["search", &named],
        &["deck", "check", "--explain", &named],
        &["list", "--kind", &named],
        &["deck", "check", &named],
        &["deck", "save", "example:klingon", "--name", &named],
        &["solo", "resolve", "koloth", &named],
        &["solo", "new", "koloth", "--name", &named],
        &["campaign", "status", "--campaign", &named],
        &["calc", "range", &named, &named],
        &["--data", &named, "admin", "data", "check"],
    ];
    for line in lines {
        for lang in ["de", "en"] {
            let mut command = desk.tricorder();
            command.args(line).args(["--lang", lang]);
            let output = command.output().expect("the program starts");
            assert_clean(&line.join(" "), &output);
        }
    }
}

#[test]
fn lists_bring_none_of_them_in() {
    let desk = Desk::new();
    let list = format!("1 Kira{EVIL} Nerys\n2 Nobody{EVIL} Knows\n# {EVIL}\n");
    for line in [
        "deck check -",
        "deck check - --json",
        "deck convert - --to text",
        "deck convert - --to lackey",
        "collection import -",
        "deck save - --name a",
        "deck show a",
    ] {
        assert_clean(line, &desk.tell(line, &list));
    }
    // Without those a terminal would obey, the list is one, and the names are whole.
    let soft = "1 Ki\u{200b}ra Nerys, Colonel\u{202e} Kira\n";
    let output = desk.tell("deck convert - --to text", soft);
    assert!(String::from_utf8_lossy(&output.stdout).contains("Kira Nerys, Colonel Kira"));
}

#[test]
fn card_files_bring_none_of_them_in() {
    let desk = Desk::new();
    let text = format!("An e{EVIL}vil text.");
    let named = row(&format!("E{EVIL}vil Card"), 1, &[("Text", &text)]);
    let path = desk.own.path().join("Physical.txt");
    fs::write(&path, sheet(&[&named])).expect("a file");
    let path = path.display().to_string();
    for line in [
        format!("import {path}"),
        "import list".to_owned(),
        "search e".to_owned(),
        "search e --format list".to_owned(),
        "search e --json".to_owned(),
        "search e --format csv".to_owned(),
    ] {
        assert_clean(&line, &desk.run(&line));
    }
}

#[test]
fn conversations_repeat_none_of_them() {
    let desk = Desk::new();
    assert!(desk.run("solo new --bot koloth --difficulty commander --captain picard --name a").status.success());
    let typed = format!("{EVIL}\n:?{EVIL}\nKi{EVIL}ra\n:event {EVIL}x\n:quit\n");
    let mut command = desk.tricorder();
    command.args(["solo", "play", "a"]);
    let output = converse(command, &typed);
    // What is piped in is shown once more, as it was typed by somebody else's program: without them too.
    assert_clean("solo play", &output);
}

/// The same in the escapes of JSON and of YAML between quotation marks, which no editor shows.
fn in_escapes() -> String {
    let escaped = |sign: char| format!("\\u{:04x}", u32::from(sign));
    EVIL.chars().map(|sign| if is_evil(sign) { escaped(sign) } else { sign.to_string() }).collect()
}

/// Whether lines are answered without any of them, in both languages and all faces of an answer.
fn assert_all_clean(desk: &Desk, lines: &[String]) {
    for line in lines {
        for more in ["--lang de", "--lang en", "--json", "--format html", "--format markdown"] {
            let line = format!("{line} {more}");
            assert_clean(&line, &desk.run(&line));
        }
    }
}

#[test]
fn escapes_in_documents_bring_none_of_them_in() {
    let desk = Desk::new();
    let evil = in_escapes();
    let at = |name: &str| desk.own.path().join(name).display().to_string();
    let odo = "{\"count\":1,\"name\":\"Kira Nerys, Colonel Kira\"}";
    let json = format!("{{\"name\":\"N{evil}\",\"deck\":[{odo},\"1 Yy{evil}\"]}}");
    let whole = format!("{{\"name\":\"N{evil}\",\"deck\":[{odo}]}}");
    let yaml = format!("name: \"N{evil}\"\ndeck:\n- count: 1\n  name: \"Kira Nerys, Colonel Kira\"\n");
    assert!(desk.run("campaign new --captain picard --mode stun --name Imp").status.success());
    let book = desk.run("campaign export --name Imp --to yaml").stdout;
    let book = String::from_utf8(book).expect("a text");
    let campaign = book.replace("name: Imp", &format!("name: \"I{evil}mp\""));
    let note = format!("{{\"note\":{{\"entry\":\"cc/keyword/recall\",\"body\":\"a{evil}b\",\"written\":7}}}}\n");
    let backup = format!("{{\"tricorder\":\"own-data\",\"version\":1,\"records\":1}}\n{note}");
    for (name, text) in [
        ("odd.json", &json),
        ("deck.json", &whole),
        ("deck.yaml", &yaml),
        ("book.yaml", &campaign),
        ("backup.jsonl", &backup),
    ] {
        fs::write(at(name), text).expect("a file");
    }
    let (odd, deck, yaml) = (at("odd.json"), at("deck.json"), at("deck.yaml"));
    let mut lines: Vec<String> = [
        format!("restore {} --replace", at("backup.jsonl")),
        format!("deck check {odd}"),
        format!("deck fix {odd}"),
        format!("deck fix {deck}"),
        format!("campaign import {} --name given", at("book.yaml")),
        format!("campaign import {}", at("book.yaml")),
        "campaign list".to_owned(),
        "recall".to_owned(),
        "note".to_owned(),
        format!("deck save {yaml}"),
        "deck list".to_owned(),
    ]
    .into();
    for form in ["text", "json", "yaml", "markdown", "cockatrice", "bbcode", "html", "csv"] {
        lines.push(format!("deck convert {deck} --to {form}"));
        lines.push(format!("deck convert {yaml} --to {form}"));
    }
    assert_all_clean(&desk, &lines);
    // They were taken in, each under a name that can be read.
    for kept in ["deck log N[2J31m", "campaign status --name given"] {
        let output = desk.run(kept);
        assert!(output.status.success(), "{kept}: {output:?}");
    }
}

#[test]
fn rules_and_names_of_files_bring_none_of_them_in() {
    let desk = Desk::new();
    let evil = in_escapes();
    let own = desk.own.path().join("rules/cc/rules/keyword");
    fs::create_dir_all(&own).expect("a folder");
    let rule = format!(
        "title: {{ de: \"Zork{evil}\", en: \"Zork{evil}\" }}\naliases: {{ de: [\"z{evil}k\"], en: [] }}\n\
         text: {{ de: \"Ein Text.{evil}\", en: \"A text.{evil}\" }}\nsee: []\nsource: []\n"
    );
    fs::write(own.join("zork.yaml"), rule).expect("a rule");
    assert!(desk.run("show cc/keyword/zork").status.success());
    let data = desk.own.path().join(format!("data{EVIL}"));
    let rules = data.join("cc/rules/keyword");
    fs::create_dir_all(&rules).expect("a folder");
    fs::write(rules.join(format!("z{EVIL}.yaml")), "nothing").expect("a file");
    let lines = ["list", "list --format csv", "zork", "show cc/keyword/zork", "admin data check", "admin doctor"];
    assert_all_clean(&desk, &lines.map(str::to_owned));
    for more in ["de", "en"] {
        for format in ["text", "html", "markdown", "json"] {
            let mut command = desk.tricorder();
            command.arg("--data").arg(&data).args(["admin", "data", "check"]);
            let output = command.args(["--lang", more, "--format", format]).output().expect("the program starts");
            assert_clean("admin data check --data", &output);
        }
    }
}
