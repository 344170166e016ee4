//! What becomes of commands when a player has many things: lines of lists, games, notes, owned cards, rules. Each
//! command is answered in process, on catalogs that are opened before, and measured by the work of its thread.

use std::fs;
use std::time::Duration;

use data::{Library, embedded};
use model::{CcgCard, Lang, Record};

use crate::kit::answers::Answers;

/// Commands that ask for one thing by its name: with the most they may take so many times what they take with the fewest.
const EXACT: f64 = 1.1;
/// How much more time each thing may take among ever more of them, from one number to the next.
const LINEAR: f64 = 1.3;
/// Runs of each command: at least these, and on until they have taken so long.
const RUNS: u32 = 2;
const LONG_ENOUGH: Duration = Duration::from_millis(300);
/// The first line of a backup, and a game as it is when it begins.
const HEAD: &str = r#"{"tricorder":"own-data","version":1,"records":"#;
const GAME: &str = r#"{\"started\":{\"bot\":\"koloth\",\"difficulty\":\"ensign\",\"captain\":\"picard\",\"side\":\"basic\",\"conspiracy\":false,\"deck\":\"virtual\",\"seed\":7,\"questions\":\"joined\",\"rules\":\"third\"}}"#;

/// How a command may grow.
#[derive(Clone, Copy, PartialEq)]
enum Growth {
    /// It asks for one thing by its name.
    Exact,
    /// It has to do with all of them.
    Linear,
}
use Growth::{Exact, Linear};

/// A command, what is typed behind it, and how it may grow.
struct Asked {
    name: &'static str,
    line: &'static str,
    typed: String,
    growth: Growth,
    /// Whether nothing stays open from one run to the next, as in a process of its own.
    afresh: bool,
}

fn asked(name: &'static str, line: &'static str, growth: Growth) -> Asked {
    Asked { name, line, typed: String::new(), growth, afresh: false }
}

/// A kind of things with its name: some numbers of them, how a player comes to have them, what is asked then.
struct Kind {
    name: &'static str,
    sizes: &'static [usize],
    give: fn(&Answers, &[String], usize),
    ask: fn(&[String], usize) -> Vec<Asked>,
}

const KINDS: [Kind; 5] = [
    Kind { name: "lists", sizes: &[60, 600, 3708], give: |_, _, _| {}, ask: ask_lists },
    Kind { name: "games", sizes: &[10, 200, 2_000, 20_000], give: give_games, ask: ask_games },
    Kind { name: "notes", sizes: &[10, 200, 2_000, 20_000], give: give_notes, ask: ask_notes },
    Kind { name: "rows", sizes: &[60, 600, 3708], give: give_rows, ask: ask_rows },
    Kind { name: "rules", sizes: &[10, 100, 1_000, 5_000], give: give_rules, ask: ask_rules },
];

fn ask_lists(names: &[String], count: usize) -> Vec<Asked> {
    let typed: String = names[..count].iter().map(|name| format!("1 {name}\n")).collect();
    let lines = [
        ("list checked", "deck check -", Linear),
        ("list measured", "deck stats -", Linear),
        ("list converted", "deck convert - --to lackey", Linear),
    ];
    lines.map(|(name, line, growth)| Asked { typed: typed.clone(), ..asked(name, line, growth) }).into()
}

fn give_games(answers: &Answers, _: &[String], count: usize) {
    restore(answers, count, |at| {
        format!(
            r#"{{"log":{{"kind":"solo","name":"g{at}","created":{at},"used":{at},"head":1,"entries":["{GAME}"]}}}}"#
        )
    });
}

fn ask_games(_: &[String], _: usize) -> Vec<Asked> {
    vec![
        asked("games listed", "solo list", Linear),
        asked("game shown by name", "solo status g7", Exact),
        asked("game's log by name", "solo log g7", Exact),
        asked("game begun", "solo new --bot koloth --difficulty ensign --captain picard --deck virtual", Exact),
    ]
}

/// Ten stand on one entry, the others on others; those on cards are all on one.
fn give_notes(answers: &Answers, names: &[String], count: usize) {
    restore(answers, count, |at| {
        let entry = match at {
            0..10 => "cc/keyword/recall".to_owned(),
            _ if at % 2 == 0 => "cc/keyword/log".to_owned(),
            _ => format!("2e/card/{}", at % names.len()),
        };
        format!(r#"{{"note":{{"entry":"{entry}","body":"a note of few words, {at}","written":{at}}}}}"#)
    });
}

fn ask_notes(_: &[String], _: usize) -> Vec<Asked> {
    vec![
        asked("notes listed", "note", Linear),
        asked("ten notes on an entry", "note recall", Exact),
        asked("page with ten notes", "show cc/keyword/recall", Exact),
        asked("half of all on an entry", "show cc/keyword/log", Linear),
        asked("look-up beside notes", "lookup some words of the deck", Exact),
        asked("note added", "note cc/keyword/beam one-more --replace", Exact),
    ]
}

fn give_rows(answers: &Answers, names: &[String], count: usize) {
    restore(answers, count, |at| format!(r#"{{"owned":{{"name":{},"count":2}}}}"#, serde_json::json!(names[at])));
}

fn ask_rows(names: &[String], _: usize) -> Vec<Asked> {
    let typed: String = names[..60].iter().map(|name| format!("3 {name}\n")).collect();
    vec![
        asked("collection shown", "collection show", Linear),
        Asked { typed, ..asked("missing of a deck", "deck missing -", Linear) },
        // It tells how many there are now in all.
        asked("owned card added", "collection add Escape", Linear),
        asked("owned card shown", "show 2e/card/escape", Exact),
    ]
}

fn give_rules(answers: &Answers, _: &[String], count: usize) {
    let folder = answers.desk.own.path().join("rules/cc/rules/concept");
    fs::create_dir_all(&folder).expect("a folder");
    for at in 0..count {
        let rule = format!(
            "title: {{ de: Hausregel {at}, en: House rule {at} }}\nsee: [cc/keyword/recall]\n\
             text: {{ de: \"Nummer {at} gilt hier.\", en: \"Number {at} holds here.\" }}\n"
        );
        fs::write(folder.join(format!("house-{at}.yaml")), rule).expect("a file");
    }
}

fn ask_rules(_: &[String], _: usize) -> Vec<Asked> {
    vec![
        Asked { afresh: true, ..asked("first look-up with rules", "lookup recall", Linear) },
        asked("own rule by its name", "lookup house rule 7", Exact),
        asked("look-up beside rules", "lookup recall", Exact),
        asked("words beside rules", "lookup some words of the deck", Linear),
    ]
}

/// Gives the player records, by a backup.
fn restore(answers: &Answers, count: usize, record: impl Fn(usize) -> String) {
    let records: Vec<String> = (0..count).map(record).collect();
    let backup = format!("{HEAD}{count}}}\n{}\n", records.join("\n"));
    let shown = answers.show(&["restore", "-", "--replace"], &backup, 80).expect("a line");
    assert_eq!(shown.code, 0, "{}", shown.screen(80));
}

/// Prints the table, of the kinds that are named alone if there are any, and of no more things than `most`.
pub fn tell(wanted: &[String], most: usize) {
    let names = names();
    println!("{:<26} {:>7} {:>11} {:>10}", "thing", "number", "time", "tenfold");
    let is_wanted = |kind: &Kind| wanted.is_empty() || wanted.iter().any(|name| name == kind.name);
    for Kind { sizes, give, ask, .. } in KINDS.into_iter().filter(is_wanted) {
        let sizes: Vec<usize> = sizes.iter().copied().filter(|size| *size <= most).collect();
        let mut figures: Vec<Vec<f64>> = Vec::new();
        for count in &sizes {
            let mut answers = Answers::new(Lang::En);
            give(&answers, &names, *count);
            figures.push(ask(&names, *count).iter().map(|asked| milliseconds(&mut answers, asked)).collect());
        }
        for (at, asked) in ask(&names, sizes[0]).iter().enumerate() {
            let times: Vec<f64> = figures.iter().map(|row| row[at]).collect();
            told(asked, &sizes, &times);
        }
    }
}

/// Titles of the cards of Second Edition, as lists name them.
fn names() -> Vec<String> {
    let library = Library::load(&embedded()).expect("sound data");
    let cards = library.records().into_iter().filter_map(|record| match record {
        Record::Ccg(card) => Some(CcgCard::full_name(&card.card)),
        Record::Rule(_) | Record::Card(_) => None,
    });
    cards.collect()
}

/// How long the thread works on an answer, in milliseconds: the mean of some runs behind the first, which opens what
/// stays open. The system counts work by its own ticks, so that a single run says little.
fn milliseconds(answers: &mut Answers, asked: &Asked) -> f64 {
    let words: Vec<&str> = asked.line.split(' ').collect();
    let mut answer = || {
        if asked.afresh {
            answers.reopen();
        }
        let shown = answers.show(&words, &asked.typed, 80).expect("a line");
        let screen = shown.screen(80);
        assert!(shown.code < 2, "{}: {screen}", asked.line);
    };
    answer();
    let (before, mut runs) = (work(), 0);
    while runs < RUNS || work().saturating_sub(before) < LONG_ENOUGH {
        answer();
        runs += 1;
    }
    work().saturating_sub(before).as_secs_f64() * 1000.0 / f64::from(runs)
}

/// How long this thread has worked.
fn work() -> Duration {
    let figures = fs::read_to_string("/proc/thread-self/schedstat").expect("figures of the system");
    let nanoseconds = figures.split(' ').next().and_then(|figure| figure.parse().ok());
    Duration::from_nanos(nanoseconds.expect("a number"))
}

/// Prints the times of a command, and whether it grows no more than it may.
fn told(asked: &Asked, sizes: &[usize], times: &[f64]) {
    let mut each_more = 0.0_f64;
    for (at, (size, time)) in sizes.iter().zip(times).enumerate() {
        let more = match at.checked_sub(1) {
            None => String::new(),
            Some(before) => {
                let (things, longer) = (*size as f64 / sizes[before] as f64, time / times[before]);
                each_more = each_more.max(longer / things);
                format!("{:>8.2} x", longer.powf(1.0 / things.log10()))
            }
        };
        println!("{:<26} {size:>7} {time:>8.3} ms {more:>10}", asked.name);
    }
    let whole = times.last().zip(times.first()).map_or(0.0, |(most, fewest)| most / fewest);
    let (word, is_so) = match asked.growth {
        Exact => ("exact", whole <= EXACT),
        Linear => ("linear", each_more <= LINEAR),
    };
    let verdict = if is_so { word.to_owned() } else { format!("not {word}") };
    println!("{:<26} {verdict}: {whole:.2} times in all, {each_more:.2} times a thing", "");
}
