//! The Tab key in a shell: asked as the shells ask, and with zsh and fish themselves where they are installed; bash is
//! in `live/completion`.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::{env, fs};

use serde_json::{Value, json};

use crate::kit::desk::Desk;
use crate::kit::seat;
use crate::kit::sheets::{row, sheet};
use crate::kit::typist::Typist;

/// Signs at which bash parts words.
const BREAKS: &str = "\"'@><=;|&(:";

/// What bash is told for a line that ends at the cursor.
fn bash(desk: &Desk, lang: &str, line: &str) -> Vec<String> {
    answer(desk, "bash", lang, &[line, BREAKS])
}

/// What a shell is told, a word a line, without what is said of it.
fn answer(desk: &Desk, shell: &str, lang: &str, words: &[&str]) -> Vec<String> {
    let mut command = desk.tricorder();
    command.args(words).env("TRICORDER_COMPLETE", shell);
    let output = command.env("TRICORDER_LANG", lang).output().expect("an answer");
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
    let text = String::from_utf8(output.stdout).expect("text");
    let word = |line: &str| line.split('\t').next().unwrap_or_default().to_owned();
    text.lines().map(word).collect()
}

#[test]
fn words_of_a_look_up_are_completed_in_the_language_of_the_player() {
    let desk = Desk::new();
    assert!(bash(&desk, "de", "tricorder logg").contains(&"loggen".to_owned()));
    assert_eq!(bash(&desk, "en", "tricorder zurückr"), ["Zurückrufen"]);
    assert_eq!(bash(&desk, "de", "tricorder zurueckr"), ["Zurückrufen"]);
    assert_eq!(
        bash(&desk, "en", "tricorder anc"),
        ["Ancient\\ Gene\\ Fragments", "Ancient\\ Grudge", "Ancient\\ Relay\\ Station"]
    );
    assert_eq!(bash(&desk, "en", "tricorder \"ancient r"), ["Ancient Relay Station"]);
    assert_eq!(bash(&desk, "en", "tricorder ancient r"), ["Relay\\ Station"]);
    assert_eq!(bash(&desk, "en", "tricorder lookup ancient\\ r"), ["Ancient\\ Relay\\ Station"]);
    assert_eq!(bash(&desk, "de", "tricorder --game catan lookup zurückr"), [""; 0]);
}

#[test]
fn imported_cards_and_their_sets_are_completed() {
    let desk = Desk::with_empty_cache();
    let rows = [
        row("Zephyr Drill", 1, &[("Type", "Event"), ("Cost", "2")]),
        row("Worf, Zephyr's Friend", 2, &[("Type", "Personnel")]),
    ];
    let file = desk.own.path().join("one.txt");
    fs::write(&file, sheet(&[&rows[0], &rows[1]])).expect("a file");
    let line = format!("import {}", file.display());
    assert!(desk.run(&line).status.success());
    assert_eq!(bash(&desk, "de", "tricorder zephy"), ["Zephyr\\ Drill"]);
    assert_eq!(bash(&desk, "en", "tricorder show 2e/card/zephyr"), ["2e/card/zephyr-drill"]);
    assert!(bash(&desk, "en", "tricorder --game cc zephy").is_empty());
    // Those of the program stay, each offered once.
    desk.run("recall");
    let worfs = bash(&desk, "en", "tricorder worf");
    assert!(worfs.contains(&"Worf".to_owned()), "{worfs:?}");
    assert!(worfs.iter().any(|name| name.contains("Friend")), "{worfs:?}");
    let sets = bash(&desk, "en", "tricorder collection add --set ");
    assert!(sets.contains(&"Premiere".to_owned()), "{sets:?}");
    assert_eq!(sets.iter().filter(|set| *set == "XX").count(), 1, "{sets:?}");
    desk.run("import remove one.txt");
    assert!(bash(&desk, "en", "tricorder zephy").is_empty());
}

#[test]
fn commands_go_before_names() {
    let desk = Desk::new();
    assert_eq!(bash(&desk, "en", "tricorder so"), ["solo"]);
    assert_eq!(bash(&desk, "en", "tricorder solo re"), ["redo", "resume", "remove", "restore", "resolve"]);
    assert_eq!(bash(&desk, "en", "tricorder help solo reso"), ["resolve"]);
    assert_eq!(bash(&desk, "de", "tricorder -l de solo --json reso"), ["resolve"]);
    assert!(bash(&desk, "en", "tricorder ").contains(&"deck".to_owned()));
}

#[test]
fn options_and_settings_go_before_names() {
    let desk = Desk::new();
    for lang in ["de", "en"] {
        for (typed, offered) in [
            ("--fo", vec!["--format"]),
            ("recall --fo", vec!["--format"]),
            ("--la", vec!["--lang"]),
            ("config col", vec!["color-title", "color-label", "color-symbol", "color-faint", "color-alarm"]),
            ("config game cat", vec!["catan"]),
            ("config language d", vec!["de"]),
            ("deck check --cl", vec!["--clipboard"]),
        ] {
            assert_eq!(bash(&desk, lang, &format!("tricorder {typed}")), offered, "{typed}");
        }
    }
    desk.run("deck save example:klingon --name format");
    for typed in ["deck check --", "deck check -", "--l", "--lang=", "search --"] {
        let offers = bash(&desk, "en", &format!("tricorder {typed}"));
        assert!(!offers.is_empty(), "{typed}");
        let is_option = |offer: &String| offer.starts_with("--") || typed.ends_with('=') && offer.len() == 2;
        assert!(offers.iter().all(is_option), "{typed}: {offers:?}");
    }
}

#[test]
fn captains_cards_and_values_are_completed_in_both_languages() {
    let desk = Desk::new();
    assert_eq!(bash(&desk, "de", "tricorder solo resolve pi"), ["picard"]);
    let cards = bash(&desk, "en", "tricorder solo resolve picard anc");
    assert_eq!(cards, ["Ancient\\ Gene\\ Fragments", "Ancient\\ Relay\\ Station"]);
    assert_eq!(bash(&desk, "de", "tricorder list --kind merk"), ["Merkmal"]);
    assert_eq!(bash(&desk, "de", "tricorder list --kind trai"), ["trait"]);
    assert_eq!(bash(&desk, "en", "tricorder list --kind=trai"), ["trait"]);
    assert_eq!(bash(&desk, "de", "tricorder solo new --difficulty fä"), ["Fähnrich"]);
    assert_eq!(bash(&desk, "en", "tricorder list --trait kling"), ["Klingon"]);
    assert_eq!(bash(&desk, "en", "tricorder show cc/key"), ["cc/keyword/"]);
    assert_eq!(bash(&desk, "en", "tricorder show cc/keyword/log"), ["cc/keyword/log"]);
    assert_eq!(bash(&desk, "en", "tricorder solo resolve --with-o"), ["--with-officer"]);
    assert_eq!(bash(&desk, "en", "tricorder collection add \"2 kira nerys, c"), ["2 Kira Nerys, Colonel Kira"]);
}

#[test]
fn games_campaigns_and_decks_are_completed_and_files_behind_them() {
    let desk = Desk::new();
    let none = bash(&desk, "en", "tricorder solo play ");
    assert!(none.iter().all(|word| word.starts_with("--")), "{none:?}");
    assert!(!desk.own.path().join("user.db").exists());
    desk.run("solo new --bot koloth --captain picard --difficulty ensign --name evening");
    desk.run("deck save example:klingon --name mine");
    desk.run("campaign new --captain picard --mode stun --name fleet");
    assert_eq!(bash(&desk, "en", "tricorder solo play ev"), ["evening"]);
    assert_eq!(bash(&desk, "en", "tricorder solo status --name "), ["evening"]);
    assert_eq!(bash(&desk, "en", "tricorder campaign status --name f"), ["fleet"]);
    assert_eq!(bash(&desk, "en", "tricorder deck check mi"), ["mine"]);
    for (lang, typed, offered) in [
        ("en", "search reg", "region:"),
        ("en", "search -affil", "-affiliation:"),
        ("de", "search kost", "kosten:"),
        ("de", "search typ:sch", "Schiff"),
        ("en", "search quadrant:al", "alpha"),
        ("en", "search -deck:mi", "mine"),
    ] {
        let offers = bash(&desk, lang, &format!("tricorder {typed}"));
        assert!(offers.iter().any(|offer| offer == offered), "{typed}: {offers:?}");
    }
    fs::write(desk.own.path().join("my deck.txt"), "1 Kira").expect("a list");
    let typed = format!("tricorder deck check {}/my", desk.own.path().display());
    let file = format!("{}/my\\ deck.txt", desk.own.path().display());
    assert_eq!(bash(&desk, "en", &typed), [file]);
}

#[test]
fn zsh_and_fish_are_told_more_and_quote_themselves() {
    let desk = Desk::new();
    let relay = ["Ancient Gene Fragments", "Ancient Grudge", "Ancient Relay Station"];
    assert_eq!(answer(&desk, "zsh", "en", &["anc"]), relay);
    let of_captains_chair = [relay[0], relay[2]];
    assert_eq!(answer(&desk, "fish", "en", &["solo", "resolve", "picard", "anc"]), of_captains_chair);
    assert_eq!(answer(&desk, "fish", "en", &["'anc"]), relay);
    // fish itself finds no umlaut in letters without one.
    assert_eq!(answer(&desk, "fish", "de", &["zuruckr"]), ["zuruckrufen"]);
}

#[test]
fn anything_half_typed_is_answered_in_silence() {
    let desk = Desk::with_empty_cache();
    for line in [
        "tricorder log",
        "tricorder \"",
        "tricorder 'a",
        "tricorder \\",
        "tricorder -- ",
        "tricorder --lang",
        "",
        "tricorder deck check ~/",
        "tricorder search -type:ship -",
        "tricorder x --kind= ",
    ] {
        for shell in ["bash", "zsh", "fish"] {
            answer(&desk, shell, "de", &[line, ""]);
        }
    }
    answer(&desk, "bash", "de", &[]);
    // No catalog is built for the Tab key.
    let built = fs::read_dir(desk.cache.path()).expect("the cache");
    assert_eq!(built.count(), 0);
}

#[test]
fn a_shell_nobody_knows_asks_nothing() {
    let desk = Desk::new();
    let mut command = desk.tricorder();
    let output = command.arg("loggen").env("TRICORDER_COMPLETE", "tcsh").output();
    assert!(!output.expect("an answer").stdout.is_empty());
}

/// The folder of the program first among those that are searched.
fn path() -> std::ffi::OsString {
    let program = Path::new(env!("CARGO_BIN_EXE_tricorder"));
    let own = program.parent().expect("a folder").to_owned();
    let others = env::var_os("PATH").unwrap_or_default();
    env::join_paths(std::iter::once(own).chain(env::split_paths(&others))).expect("a path")
}

/// A shell, if it is installed.
pub fn installed(shell: &str) -> Option<PathBuf> {
    let searched = path();
    let mut found = env::split_paths(&searched).map(|folder| folder.join(shell));
    let found = found.find(|path| path.is_file());
    if found.is_none() {
        println!("{shell} is not installed; it is left out");
    }
    found
}

fn script(desk: &Desk, shell: &str) -> PathBuf {
    let output = desk.run(&format!("admin completions {shell}"));
    assert!(output.status.success());
    let file = desk.own.path().join(format!("script.{shell}"));
    fs::write(&file, output.stdout).expect("a script");
    file
}

/// A shell with the surroundings of a desk.
fn in_shell(desk: &Desk, shell: &Path) -> pty_process::blocking::Command {
    let command = seat::at(desk, shell, "xterm");
    let command = command.env("PATH", path()).env("TRICORDER_LANG", "en");
    command.env("HOME", desk.own.path()).env("PS1", "$ ").env("HISTFILE", "")
}

/// What is typed at a shell, each with what is shown for it.
fn typed(command: pty_process::blocking::Command, keys: &[(&str, &str)]) {
    let mut player = Typist::with(command.env("COLUMNS", "80"), 80);
    for (keys, awaited) in keys {
        player.types(keys, awaited);
    }
    player.leaves();
}

/// What is typed behind the name of the program, and the words the Tab key makes of it: with blanks and capitals, in any
/// quote, values of settings, and no deck where an option is begun.
const INSERTED: [(&str, &str); 8] = [
    ("ancient\\ rel", "[Ancient Relay Station]"),
    ("'ancient rel", "[Ancient Relay Station]"),
    ("deck check my", "[deck][check][My Deck]"),
    ("deck check \"my d", "[deck][check][My Deck]"),
    ("deck check --mis", "[deck][check][--missing]"),
    ("config color-title bright yel", "[color-title][bright][yellow]"),
    ("list --trait kling", "[--trait][Klingon]"),
    ("recall --js", "[recall][--json]"),
];

/// A machine with a deck of two words.
fn with_a_deck() -> Desk {
    let desk = Desk::new();
    let mut command = desk.tricorder();
    let saved = command.args(["deck", "save", "example:klingon", "--name", "My Deck"]).output();
    assert!(saved.is_ok_and(|output| output.status.success()));
    desk
}

#[test]
fn zsh_inserts_whole_words_on_a_terminal() {
    let desk = with_a_deck();
    let Some(shell) = installed("zsh") else {
        return;
    };
    let script = script(&desk, "zsh");
    let source = format!("autoload -Uz compinit; compinit -u; source {}; echo re\"\"ady\n", script.display());
    // zsh writes what is new of a line, so the line is let told.
    let told = INSERTED.map(|(typed, words)| (format!("tricorder {typed}\t\u{1}printf '[%s]' \r"), words));
    let mut keys = vec![(source.as_str(), "ready")];
    keys.extend(told.iter().map(|(typed, words)| (typed.as_str(), *words)));
    typed(in_shell(&desk, &shell).args(["-f", "-i"]), &keys);
}

#[test]
fn fish_finds_whole_words() {
    let desk = with_a_deck();
    let Some(shell) = installed("fish") else {
        return;
    };
    let script = script(&desk, "fish");
    let mut command = Command::new(shell);
    let plain = desk.tricorder();
    let kept = plain.get_envs().filter_map(|(name, value)| Some((name, value?)));
    command.env_clear().envs(kept).env("PATH", path()).env("HOME", desk.own.path());
    let asked = INSERTED.map(|(typed, _)| format!("complete -C \"tricorder {}\"", typed.replace('"', "\\\"")));
    let line = format!("source {}; {}", script.display(), asked.join("; echo ==; "));
    let output = command.args(["--no-config", "-c", &line]).output().expect("fish answers");
    let text = String::from_utf8_lossy(&output.stdout);
    let offers: Vec<&str> = text.split("==\n").collect();
    assert_eq!(offers.len(), INSERTED.len(), "{output:?}");
    for ((typed, words), offers) in INSERTED.iter().zip(offers) {
        let word = words.rsplit('[').next().and_then(|last| last.strip_suffix(']'));
        assert!(offers.lines().any(|offer| offer.split('\t').next() == word), "{typed}: {offers}");
    }
}

/// `completions --install` with a home folder of its own.
fn install(desk: &Desk, line: &str, set: &[(&str, &Path)]) -> Output {
    let mut command = desk.tricorder();
    command.args(line.split_whitespace()).env("HOME", desk.own.path());
    command.envs(set.iter().copied()).env("PATH", path());
    command.output().expect("an answer")
}

#[test]
fn scripts_are_put_where_shells_read_them() {
    let desk = Desk::with_empty_cache();
    let home = desk.own.path();
    for (shell, below) in [
        ("bash", ".local/share/bash-completion/completions/tricorder"),
        ("zsh", ".zfunc/_tricorder"),
        ("fish", ".config/fish/completions/tricorder.fish"),
    ] {
        let line = format!("admin completions {shell} --install --lang en");
        let output = install(&desk, &line, &[]);
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(said.starts_with("Installed:"), "{output:?}");
        let printed = desk.run(&format!("admin completions {shell}")).stdout;
        assert_eq!(fs::read(home.join(below)).expect("a script"), printed);
        let again = install(&desk, &line, &[]);
        assert!(String::from_utf8_lossy(&again.stdout).starts_with("Already installed:"), "{again:?}");
        fs::write(home.join(below), "# TRICORDER_COMPLETE of old").expect("a script");
        let renewed = install(&desk, &line, &[]);
        assert!(String::from_utf8_lossy(&renewed.stdout).starts_with("Installed over an older version:"));
    }
    for lang in ["de", "en"] {
        let line = format!("admin completions fish --install --json --lang {lang}");
        let told = install(&desk, &line, &[]).stdout;
        let told: Value = serde_json::from_slice(&told).expect("a document");
        let path = home.join(".config/fish/completions/tricorder.fish");
        let expected = json!({
            "schema": 1, "shell": "fish", "before": "same", "next": "fish", "lines": [], "path": path
        });
        assert_eq!(told, expected);
    }
    let said = install(&desk, "admin completions zsh --install --lang de", &[]);
    assert!(String::from_utf8_lossy(&said.stdout).contains("fpath=(~/.zfunc $fpath)"), "{said:?}");
    assert!(!home.join(".zshrc").exists() && !home.join(".bashrc").exists());
}

#[test]
fn folders_that_are_named_go_before_the_usual_ones() {
    let desk = Desk::with_empty_cache();
    let own = desk.own.path().join("own");
    install(&desk, "admin completions bash --install", &[("XDG_DATA_HOME", &own)]);
    assert!(own.join("bash-completion/completions/tricorder").is_file());
    install(&desk, "admin completions fish --install", &[("XDG_CONFIG_HOME", &own)]);
    assert!(own.join("fish/completions/tricorder.fish").is_file());
    let output = install(
        &desk,
        "admin completions --install --lang en",
        &[("SHELL", Path::new("/bin/zsh")), ("FPATH", &own)],
    );
    assert!(own.join("_tricorder").is_file(), "{output:?}");
    assert!(String::from_utf8_lossy(&output.stdout).contains("nothing else"));
}

#[test]
fn files_of_others_stay() {
    let desk = Desk::with_empty_cache();
    let file = desk.own.path().join(".config/fish/completions/tricorder.fish");
    fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
    fs::write(&file, "my own").expect("a file");
    let output = install(&desk, "admin completions fish --install --lang en", &[]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("was left unchanged"), "{output:?}");
    assert_eq!(fs::read_to_string(&file).expect("a file"), "my own");
    let refused = install(&desk, "admin completions --install", &[]);
    assert_eq!(refused.status.code(), Some(2), "{refused:?}");
    let refused = install(&desk, "admin completions elvish --install", &[]);
    assert_eq!(refused.status.code(), Some(2), "{refused:?}");
}
