//! Screens of `import`: what was taken from card files, what was mended, left out, or is doubtful.

use serde_json::{Value, json};

use super::{Screen, grid, prose};
use crate::import::{Doubt, Layout, Note, Refusal, Repair, Report};
use crate::locale::{Arg, Texts};
use crate::model::skill_name;
use crate::store::{Imported, Outcome};

/// At most this many lines of a kind are shown; JSON has all.
const SHOWN: usize = 12;
/// Longest words of a card shown in a line.
const WORDS: usize = 60;

/// One file, and what its import came to.
pub struct Told<'a> {
    pub name: &'a str,
    pub report: &'a Report,
    pub outcome: Outcome,
}

/// What is being read, cut to one line.
pub fn reading(screen: &Screen<'_>, path: &str) -> String {
    let texts = screen.texts();
    progress(
        screen,
        &texts.with("import-reading", &[("path", path.into())]),
    )
}

/// The card search is being built.
pub fn building(screen: &Screen<'_>) -> String {
    progress(screen, &screen.texts().get("import-building"))
}

fn progress(screen: &Screen<'_>, line: &str) -> String {
    let plain = |c: char| if c.is_control() { ' ' } else { c };
    line.chars().take(screen.width() - 1).map(plain).collect()
}

/// The report of an import, file by file.
pub fn told(screen: &Screen<'_>, files: &[Told<'_>], skipped: usize) -> String {
    let texts = screen.texts();
    let parts: Vec<String> = files.iter().map(|file| one(screen, file)).collect();
    let mut out = parts.join("\n");
    if skipped > 0 {
        let line = texts.with("import-skipped", &[("count", skipped.into())]);
        out.push_str(&format!("\n{}\n", prose::paragraph(screen, &line, 0)));
    }
    out
}

fn one(screen: &Screen<'_>, file: &Told<'_>) -> String {
    let (texts, report) = (screen.texts(), file.report);
    let outcome = texts.get(&format!("import-outcome-{}", file.outcome.code()));
    let name = screen.paint().label(file.name);
    let counts = [
        ("rows", report.rows.into()),
        ("cards", report.cards.into()),
        ("printings", report.printings.into()),
    ];
    let counts = texts.with("import-counts", &counts);
    let mut out = format!(
        "{name}: {outcome}\n{}\n",
        prose::paragraph(screen, &counts, 2)
    );
    let repaired = report
        .repaired
        .iter()
        .map(|row| (row.line, repair(texts, row.how)));
    out += &section(screen, "import-mended", &repaired.collect::<Vec<_>>());
    let refused = report
        .refused
        .iter()
        .map(|(line, reason)| (*line, refusal(texts, reason)));
    out += &section(screen, "import-left-out", &refused.collect::<Vec<_>>());
    let notes = report
        .notes
        .iter()
        .map(|note| (note.line, doubt(texts, note)));
    out + &section(screen, "import-doubtful", &notes.collect::<Vec<_>>())
}

/// A heading with its lines; nothing if there are none.
fn section(screen: &Screen<'_>, heading: &str, lines: &[(usize, String)]) -> String {
    if lines.is_empty() {
        return String::new();
    }
    let texts = screen.texts();
    let heading = texts.with(heading, &[("count", lines.len().into())]);
    let mut out = prose::paragraph(screen, &heading, 2) + "\n";
    for (line, words) in lines.iter().take(SHOWN) {
        let place = texts.with(
            "import-line",
            &[("line", (*line).into()), ("words", words.into())],
        );
        out += &prose::verbatim(screen, &place, 4);
        out.push('\n');
    }
    if lines.len() > SHOWN {
        let more = [("count", (lines.len() - SHOWN).into())];
        out += &prose::paragraph(screen, &texts.with("import-more", &more), 4);
        out.push('\n');
    }
    out
}

fn repair(texts: &Texts, how: Repair) -> String {
    match how {
        Repair::Joined => texts.get("import-repair-joined"),
        Repair::RepeatedHeader => texts.get("import-repair-header"),
        Repair::Blanks => texts.get("import-repair-blanks"),
        Repair::Short(columns) => texts.with("import-repair-short", &[("columns", columns.into())]),
        Repair::TooManyTabs => texts.get("import-repair-tabs"),
    }
}

fn repair_code(how: Repair) -> &'static str {
    match how {
        Repair::Joined => "joined",
        Repair::RepeatedHeader => "repeated-header",
        Repair::Blanks => "blanks",
        Repair::Short(_) => "short",
        Repair::TooManyTabs => "tabs",
    }
}

fn refusal(texts: &Texts, reason: &Refusal) -> String {
    match reason {
        Refusal::Columns { found } => {
            texts.with("import-refused-columns", &[("found", (*found).into())])
        }
        Refusal::NoName => texts.get("import-refused-no-name"),
        Refusal::UnknownType(word) => {
            texts.with("import-refused-type", &[("type", shortened(word).into())])
        }
    }
}

fn refusal_code(reason: &Refusal) -> &'static str {
    match reason {
        Refusal::Columns { .. } => "columns",
        Refusal::NoName => "no-name",
        Refusal::UnknownType(_) => "unknown-type",
    }
}

fn doubt(texts: &Texts, note: &Note) -> String {
    let card = shortened(&note.card);
    let say = |id: &str| texts.with(id, &[("card", card.as_str().into())]);
    let quote = |id: &str, words: &str| {
        let words: Arg<'_> = shortened(words).into();
        texts.with(id, &[("card", card.as_str().into()), ("words", words)])
    };
    match &note.doubt {
        Doubt::Title => say("import-doubt-title"),
        Doubt::Place => say("import-doubt-place"),
        Doubt::Requirement(words) => quote("import-doubt-requirement", words),
        Doubt::Welcome(words) => quote("import-doubt-welcome", words),
        Doubt::Attempt(words) => quote("import-doubt-attempt", words),
        Doubt::Skill(words) => quote("import-doubt-skill", words),
        Doubt::SkillMended { word, skill } => texts.with(
            "import-doubt-skill-mended",
            &[
                ("card", card.as_str().into()),
                ("words", shortened(word).into()),
                ("skill", skill_name(skill).into()),
            ],
        ),
    }
}

/// The code of a doubt, and the words it is about.
fn doubt_code(doubt: &Doubt) -> (&'static str, Option<&str>) {
    match doubt {
        Doubt::Title => ("title", None),
        Doubt::Place => ("place", None),
        Doubt::Requirement(words) => ("requirement", Some(words)),
        Doubt::Welcome(words) => ("headquarters", Some(words)),
        Doubt::Attempt(words) => ("attempt", Some(words)),
        Doubt::Skill(words) => ("skill", Some(words)),
        Doubt::SkillMended { word, .. } => ("skill-mended", Some(word)),
    }
}

/// Words of a file, fit to be shown.
fn shortened(words: &str) -> String {
    let clean: String = words
        .chars()
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect();
    prose::shortened(&clean, WORDS)
}

/// `{"files": [{"name", "outcome", "game", "rows", "cards", "printings", "repaired": [{"line", "how",
/// "message"}], "refused": [{"line", "reason", "message"}], "doubts": [{"line", "card", "doubt",
/// "words", "message"}]}], "skipped"}`.
pub fn json(screen: &Screen<'_>, files: &[Told<'_>], skipped: usize) -> String {
    let files: Vec<Value> = files
        .iter()
        .map(|file| document(screen.texts(), file))
        .collect();
    format!("{:#}\n", json!({ "files": files, "skipped": skipped }))
}

fn document(texts: &Texts, file: &Told<'_>) -> Value {
    let report = file.report;
    let repaired = report.repaired.iter().map(|row| {
        json!({ "line": row.line, "how": repair_code(row.how), "message": repair(texts, row.how) })
    });
    let refused = report.refused.iter().map(|(line, reason)| {
        json!({ "line": line, "reason": refusal_code(reason), "message": refusal(texts, reason) })
    });
    let doubts = report.notes.iter().map(|note| {
        let (code, words) = doubt_code(&note.doubt);
        json!({
            "line": note.line, "card": note.card, "doubt": code, "words": words,
            "message": doubt(texts, note),
        })
    });
    json!({
        "name": file.name,
        "outcome": file.outcome.code(),
        "game": report.layout.edition().code(),
        "rows": report.rows,
        "cards": report.cards,
        "printings": report.printings,
        "repaired": repaired.collect::<Vec<_>>(),
        "refused": refused.collect::<Vec<_>>(),
        "doubts": doubts.collect::<Vec<_>>(),
    })
}

/// The imported files, and how many cards they hold together.
pub fn list(screen: &Screen<'_>, files: &[Imported], cards: usize) -> String {
    let texts = screen.texts();
    if files.is_empty() {
        return prose::paragraph(screen, &texts.get("import-none"), 0) + "\n";
    }
    let row = |file: &Imported| {
        let rows = texts.with("import-rows", &[("count", file.rows.into())]);
        vec![file.name.clone(), rows]
    };
    let table = grid::columns(screen, &[], files.iter().map(row).collect());
    let total = texts.with("import-total", &[("cards", cards.into())]);
    format!("{table}{}\n", prose::paragraph(screen, &total, 0))
}

/// `{"files": [{"name", "game", "rows", "imported"}], "cards"}`, the time in seconds since 1970.
pub fn list_json(files: &[Imported], cards: usize) -> String {
    let row = |file: &Imported| {
        let layout = Layout::from_code(&file.layout);
        let game = layout.map(|layout| layout.edition().code());
        json!({ "name": file.name, "game": game, "rows": file.rows, "imported": file.imported })
    };
    let files: Vec<Value> = files.iter().map(row).collect();
    format!("{:#}\n", json!({ "files": files, "cards": cards }))
}

/// A file is gone.
pub fn removed(screen: &Screen<'_>, name: &str) -> String {
    let line = screen
        .texts()
        .with("import-removed", &[("name", name.into())]);
    prose::paragraph(screen, &line, 0) + "\n"
}
