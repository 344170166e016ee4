//! Every command that the READMEs and the help texts name does what they say.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Output;
use std::{env, fs};

use tempfile::TempDir;

use app::help;
use model::Lang;
use page::locale::Texts;

use crate::kit::desk::Desk;
use crate::kit::sheets::{row, sheet};

/// What the README writes with something to fill in or to choose from, and the lines that are meant.
const FILLED_IN: [(&str, &[&str]); 20] = [
    ("tricorder restore <file>", &["restore --help"]),
    // It stays until somebody ends it: `web/server.rs` tries it.
    ("tricorder serve --public", &["serve --help"]),
    ("tricorder serve --lan", &["serve --help"]),
    ("deck save my-deck.txt", &["deck save my-deck.txt --name first"]),
    ("solo resolve", &["solo resolve koloth 'ancient relay station' --with-officer"]),
    ("solo value", &["solo value 'Pakled Freighter + 1 glory' --captain picard --research 10"]),
    ("solo pick", &["solo pick 'Klingon > Ally / Cargo' --market 'Tribbles + 2 glory' --captain picard"]),
    ("campaign", &["campaign --help"]),
    ("solo cadet", &["solo cadet --help"]),
    ("tricorder", &["tricorder"]),
    ("tricorder <words>", &["recall", "how many cards in a deck"]),
    ("tricorder import <folder|files>", &["import sheets", "import sheets/Physical.txt"]),
    ("deck stats", &["deck stats my-deck.txt"]),
    ("deck odds", &["deck odds my-deck.txt"]),
    ("deck hand", &["deck hand my-deck.txt"]),
    ("deck diff", &["deck diff my-deck.txt mein-deck.txt"]),
    ("deck fix", &["deck fix my-deck.txt"]),
    ("deck share", &["deck share my-deck.txt"]),
    ("deck sheet", &["deck sheet my-deck.txt"]),
    ("deck goldfish", &["deck goldfish my-deck.txt --games 20"]),
];

/// Lines that end with another code, for the reason beside them.
const CODES: [(&str, i32, &str); 9] = [
    ("search 'owned:yes type:ship'", 1, "the collection is empty"),
    ("deck missing my-deck.txt", 1, "the collection is empty"),
    ("deck missing my-deck.txt mein-deck.txt", 1, "a card of each is too few for two decks"),
    ("calc odds", 2, "the help names the command alone, which needs number tokens"),
    ("deck diff my-deck.txt mein-deck.txt", 1, "the lists differ"),
    ("campaign review", 1, "the campaign is still running"),
    ("deck diff my-deck@2 my-deck", 1, "the versions differ"),
    ("deck diff mein-deck@2 mein-deck", 1, "the versions differ"),
    ("solo new", 2, "it asks, and here is nobody who could answer"),
];

/// Examples that end with another code than 0.
const EXAMPLE_CODES: [(&str, i32, &str); 7] = [
    ("deck missing my-deck.txt", 1, "cards are missing"),
    ("deck missing mein-deck.txt", 1, "cards are missing"),
    ("deck diff my-deck@1 my-deck", 1, "the versions differ"),
    ("deck diff mein-deck@1 mein-deck", 1, "the versions differ"),
    ("list open 3", 1, "no list was shown on a terminal"),
    ("admin data cards ~/LackeyCCG/plugins/startrek2e/sets --into data", 2, "only the whole data is written anew"),
    ("admin data cards ~/LackeyCCG/plugins/startrek2e/sets --into daten", 2, "only the whole data is written anew"),
];

/// A folder with the files that are named, and a desk at which one works in it.
struct Place {
    desk: Desk,
    folder: TempDir,
}

impl Place {
    fn new() -> Place {
        let folder = tempfile::tempdir().expect("a folder");
        let decks = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/decks");
        let put = |from: &str, name: &str| {
            fs::copy(decks.join(from), folder.path().join(name)).expect(name);
        };
        put("legal/plain_english.txt", "my-deck.txt");
        put("legal/plain_german.txt", "mein-deck.txt");
        put("crews/picard.txt", "captains-crew.txt");
        fs::write(folder.path().join("crew.txt"), "1 Worf, Security Detail Leader\n3 Davies\n").expect("crew");
        let card = row("Invented Ally", 1, &[("Type", "Personnel"), ("Cost", "1")]);
        for name in ["sheets", "LackeyCCG/plugins/startrek2e/sets", "card-images", "kartenbilder"] {
            fs::create_dir_all(folder.path().join(name)).expect("a folder");
            fs::write(folder.path().join(name).join("Physical.txt"), sheet(&[&card])).expect("a file");
        }
        for name in ["Physical.txt", "Virtual.txt"] {
            fs::write(folder.path().join(name), sheet(&[&card])).expect("a file");
        }
        let place = Place { desk: Desk::new(), folder };
        place.save_decks();
        place
    }

    /// Keeps one of all that examples name.
    fn keep_one_of_all(&self) {
        for (from, to) in [("mein-deck.txt", "other-deck.txt"), ("my-deck.txt", "anderes-deck.txt")] {
            fs::copy(self.folder.path().join(from), self.folder.path().join(to)).expect(to);
        }
        for name in ["my-cards.csv", "meine-karten.csv"] {
            fs::write(self.folder.path().join(name), "name,quantity\nEscape,2\n").expect(name);
        }
        for line in [
            "solo new --bot koloth --captain picard --difficulty ensign --name koloth",
            "solo correct glory 1",
            "solo correct glory 2",
            "solo undo",
            "solo cadet new --captain picard --name picard",
            "solo cadet next",
            "campaign new --captain picard --mode stun --name picard",
            "campaign record --bot koloth --won --score 84 --bot-score 71",
            "collection add '3 Escape' 'USS Galaxy'",
            "import Physical.txt",
            "note recall first",
            "note star recall",
            "config language en",
            "backup all.jsonl",
            "backup alles.jsonl",
        ] {
            let output = self.run(line, "en");
            assert!(output.status.success(), "{line} {output:?}");
        }
        let written = self.run("campaign export --to yaml", "en").stdout;
        for name in ["log.yaml", "logbuch.yaml"] {
            fs::write(self.folder.path().join(name), &written).expect(name);
        }
    }

    /// The same once more, for a line of its own: what it changes is nobody else's.
    fn copy(&self, line: &str) -> Place {
        let desk = if line.starts_with("admin index rebuild") { Desk::with_own_cache() } else { Desk::new() };
        let folder = tempfile::tempdir().expect("a folder");
        copy_folder(self.desk.own.path(), desk.own.path());
        copy_folder(self.folder.path(), folder.path());
        let place = Place { desk, folder };
        if line.starts_with("campaign record") {
            // The upgrade after the game before is due first.
            place.run("campaign undo", "en");
        }
        place
    }

    /// Saves both lists under their names, each in two versions.
    fn save_decks(&self) {
        for name in ["my-deck", "mein-deck"] {
            for line in [format!("deck save {name}.txt"), format!("deck edit {name} add 'Amanda Rogers'")] {
                let output = self.run(&line, "en");
                assert!(output.status.success(), "{line} {output:?}");
            }
        }
    }

    fn run(&self, line: &str, lang: &str) -> Output {
        let home = self.folder.path().to_string_lossy().into_owned();
        // Behind a pipe another program goes on.
        let own = split(line).into_iter().take_while(|part| part != "|" && part != ">");
        let arguments = own.map(|part| part.replace('~', &home));
        let mut command = self.desk.tricorder();
        command.args(arguments).current_dir(self.folder.path()).env("TRICORDER_LANG", lang);
        command.env("HOME", self.folder.path()).env("SHELL", "/bin/bash").env("EDITOR", "true");
        command.output().expect("the program starts")
    }

    /// What is wrong with a line.
    fn fault(&self, line: &str, lang: &str, codes: &[(&str, i32, &str)]) -> Option<String> {
        let output = self.run(line, lang);
        let expected = codes.iter().find(|(known, ..)| *known == line).map_or(0, |(_, code, _)| *code);
        if output.status.code() == Some(expected) && (expected > 0 || !output.stdout.is_empty()) {
            return None;
        }
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        Some(format!("{line} ({lang}): {:?}\n{said}", output.status.code()))
    }
}

fn copy_folder(from: &Path, to: &Path) {
    for entry in fs::read_dir(from).expect("a folder") {
        let entry = entry.expect("a file");
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            fs::create_dir_all(&target).expect("a folder");
            copy_folder(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).expect("a copy");
        }
    }
}

/// The words of a line as a shell reads them.
fn split(line: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut quote = None;
    for sign in line.trim().chars() {
        match (quote, sign) {
            (Some(open), sign) if open == sign => quote = None,
            (None, '"' | '\'') => quote = Some(sign),
            (None, ' ') => words.push(String::new()),
            (_, sign) => words.last_mut().expect("a word").push(sign),
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

fn read(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    fs::read_to_string(path).expect("a file").replace("\\\n", " ")
}

/// The lines behind `tricorder` in the remarks of help texts.
fn named_by_remarks(lang: &str) -> Vec<String> {
    // Those of calculators stand with all else they say.
    let help = ["help", "calc"].map(|file| read(&format!("locales/{lang}/{file}.ftl"))).concat();
    let mut is_remark = false;
    let inside = help.lines().filter(|line| {
        if let Some((id, _)) = line.split_once(" =").filter(|_| !line.starts_with(' ')) {
            is_remark = id.ends_with("-after");
        }
        is_remark
    });
    let found = inside.filter_map(|line| line.split_once("tricorder "));
    let line = |(before, line): (&str, &str)| {
        // What is to be filled in is a line of usage.
        (!before.ends_with(['-', '/']) && !line.contains('<')).then(|| line.trim_end_matches('`').to_owned())
    };
    found.filter_map(line).collect()
}

/// The commands that the READMEs name in the middle of their texts, each once.
fn named_by_readme() -> BTreeSet<String> {
    let readme = ["README.md", "README.de.md"].map(read).join("\n");
    let outside = readme.split("```").step_by(2);
    let spans = outside.flat_map(|text| text.split('`').skip(1).step_by(2));
    let spans = spans.map(|span| span.split_whitespace().collect::<Vec<_>>().join(" "));
    let commands = [
        "tricorder",
        "show",
        "list",
        "search",
        "solo",
        "campaign",
        "calc",
        "deck",
        "collection",
        "import",
        "admin",
    ];
    let is_command = |span: &String| span.split([' ', '|']).next().is_some_and(|first| commands.contains(&first));
    spans.filter(is_command).collect()
}

#[test]
fn every_command_in_remarks_of_the_help_runs() {
    let mut faults = Vec::new();
    for lang in ["en", "de"] {
        let place = Place::new();
        let lines = named_by_remarks(lang);
        assert!(lines.len() > 3, "{lines:#?}");
        for line in &lines {
            faults.extend(place.fault(line, lang, &CODES));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_example_of_every_help_runs_as_it_stands() {
    let prepared = Place::new();
    prepared.keep_one_of_all();
    let mut faults = Vec::new();
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let found: BTreeSet<String> = help::every_example(&texts).into_iter().collect();
        assert!(found.len() > 140, "{found:#?}");
        for example in found.iter().map(|example| example.replace("\\\n", " ")) {
            let typed = example.split("  ").filter(|part| !part.is_empty());
            // Behind two blanks stands a remark; what goes on in another line begins with an option.
            let typed: Vec<&str> = typed
                .enumerate()
                .filter(|(at, part)| *at == 0 || part.starts_with("--"))
                .map(|(_, part)| part)
                .collect();
            let typed = typed.join(" ");
            let line = typed.strip_prefix("tricorder").unwrap_or_else(|| panic!("{example}")).trim();
            // It stays until somebody ends it: `web/server.rs` tries it.
            let line = line.replace("serve --open", "serve --help");
            faults.extend(prepared.copy(&line).fault(&line, lang.code(), &EXAMPLE_CODES));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_command_of_the_readme_runs() {
    let place = Place::new();
    let known: Vec<_> = FILLED_IN.iter().collect();
    let spans = named_by_readme();
    let log = "campaign export --to yaml";
    let mut faults = Vec::new();
    for span in &spans {
        let filled = known.iter().find(|(written, _)| written == span);
        let whole = [span.strip_prefix("tricorder ").unwrap_or(span)];
        let lines: &[&str] = filled.map_or(&whole[..], |(_, lines)| lines);
        for line in lines {
            if line.starts_with("campaign import") {
                fs::write(place.folder.path().join("log.yaml"), place.run(log, "en").stdout).expect("the log");
            }
            faults.extend(place.fault(line.strip_prefix("tricorder").unwrap_or(line), "en", &CODES));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    let unused = known.iter().filter(|(written, _)| spans.iter().all(|span| span != written));
    assert_eq!(unused.count(), 0, "a span of the README that is not in it any more");
}
