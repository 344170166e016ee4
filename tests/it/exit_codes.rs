//! Exit codes by the kind of mistake, whatever command it is made in, in both languages.

use model::Lang;

use crate::documents::words;
use crate::kit::desk::Desk;

/// A kind of mistake: what the program ends with, and lines that make it.
const KINDS: [(&str, i32, &[&str]); 11] = [
    (
        "found, legal or done",
        0,
        &[
            "recall",
            "show cc/keyword/log",
            "list --kind captain",
            "search picard",
            "search picard --count",
            "--json recall",
            "collection boxes --json core,tbg",
            "deck check tests/decks/legal/plain_english.txt",
            "calc odds 6,8",
            "solo list",
            "deck list",
            "config",
            "help json",
            "deck --help",
        ],
    ),
    (
        "nothing found",
        1,
        &[
            "xyzzyq",
            "lookup xyzzyq",
            "lookup xyzzyq --json",
            "search xyzzyq",
            "search --count xyzzyq",
            "search xyzzyq --json=title",
            "list --game catan --kind phase",
            "collection show",
            "solo status",
            "solo cadet status",
            "campaign status",
        ],
    ),
    (
        "a name nobody bears",
        1,
        &[
            "show cc/keyword/xyzzyq",
            "show xyzzyq",
            "list --trait xyzzyq",
            "list --captain spock",
            "list open 99",
            "recall --pick 99",
            "solo program spock",
            "solo resolve spock recall",
            "solo resolve koloth xyzzyq",
            "solo value xyzzyq --captain picard",
            "solo status --name xyzzyq",
            "solo play --name xyzzyq",
            "solo remove xyzzyq",
            "solo new --bot spock --difficulty ensign --captain picard",
            "solo cadet status --name xyzzyq",
            "campaign status --name xyzzyq",
            "campaign export --name xyzzyq",
            "deck rename xyzzyq other",
            "deck remove xyzzyq",
            "deck log xyzzyq",
            "collection add xyzzyq",
            "collection boxes core,xyzzyq",
            "import remove xyzzyq",
            "note remove cc/keyword/xyzzyq",
            "note star xyzzyq",
        ],
    ),
    ("not legal", 1, &["deck check tests/decks/illegal/picards.copies.md"]),
    (
        "a value that cannot be",
        2,
        &[
            "recall --lang fr",
            "recall --color xyzzyq",
            "recall --game startrek",
            "recall --format xyzzyq",
            "recall --pick two",
            "recall --json=xyzzyq",
            "list --kind xyzzyq",
            "list errata --level xyzzyq",
            "search picard --limit many",
            "search picard --sort xyzzyq",
            "search cost<=abc",
            "search cost<",
            "search (picard",
            "solo new --bot koloth --difficulty hard --captain picard",
            "solo new --bot koloth --difficulty ensign --captain koloth",
            "calc odds 13",
            "calc roll event 13",
            "deck hand tests/decks/legal/plain_english.txt --seed x",
            "config language fr",
            "config color-title xyzzyq",
            "config colour",
        ],
    ),
    (
        "an option that is none",
        2,
        &["recall --xyzzyq", "deck check --xyzzyq", "solo --xyzzyq", "calc odds --xyzzyq", "admin man --xyzzyq"],
    ),
    (
        "a command that is none",
        2,
        &["deck chck x", "solo xyzzyq", "calc xyzzyq", "admin xyzzyq", "help xyzzyq", "serch", "admin man xyzzyq"],
    ),
    (
        "too few or too many words",
        2,
        &[
            "show",
            "search",
            "deck check",
            "calc odds",
            "solo value",
            "solo new --bot koloth",
            "solo list xyzzyq",
            "backup",
            "restore",
            "collection add",
            "recall --lang",
            "recall --json title,text",
        ],
    ),
    ("options that exclude each other", 2, &["recall --json --format text", "admin man deck --into x"]),
    (
        "a file that cannot be read",
        2,
        &[
            "deck check tests/decks/missing.txt",
            "deck check tests/decks",
            "deck stats tests/decks/unreadable/program.bin",
            "deck check tests/decks/unreadable/empty.txt",
            "deck save tests/decks/missing.txt",
            "collection import tests/decks/missing.txt",
            "campaign import tests/decks/missing.txt",
            "import tests/decks/missing",
            "restore tests/decks/missing.jsonl",
            "restore tests/archives/cut.jsonl",
            "recall --data tests/decks",
        ],
    ),
    (
        "a folder that cannot be written",
        2,
        &["backup tests/README.md/all.jsonl", "admin man --into tests/README.md"],
    ),
];

#[test]
fn a_kind_of_mistake_has_one_code_in_every_command() {
    let desk = Desk::new();
    let mut faults = Vec::new();
    for (kind, code, lines) in KINDS {
        for (line, lang) in lines.iter().flat_map(|line| Lang::ALL.map(|lang| (line, lang))) {
            let output = desk.tricorder().args(words(line)).env("TRICORDER_LANG", lang.code()).output();
            let output = output.expect("the program starts");
            let said = String::from_utf8_lossy(&output.stderr);
            // What is not legal is told in the answer itself.
            let is_silent = code == 0 || kind == "not legal";
            if output.status.code() != Some(code) || said.is_empty() != is_silent {
                faults.push(format!(
                    "{kind}: {line} ({}) ended with {:?}: {said}",
                    lang.code(),
                    output.status.code()
                ));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
