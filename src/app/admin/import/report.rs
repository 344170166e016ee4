//! What `import` says: what was taken from card files, what was mended, left out, or is doubtful.

use std::path::PathBuf;

use serde::Serialize;

use crate::CommandReport;
use data::import::{Doubt, Edition, FieldRefusal, ImportNote, ImportOutcome, Layout, Repair};
use keep::imports::{Outcome, StoredImport};
use model::skill_name;
use page::locale::{Texts, msg};
use page::{Page, PageTable, Words, label};

/// At most this many lines of a kind are shown; JSON has all.
const SHOWN: usize = 12;
/// Most letters of a card's words in a sentence: enough to find them in the file.
const LETTERS: usize = 60;

/// What an import came to, file by file.
#[derive(Serialize)]
pub struct ImportReport {
    /// The card files, in the order in which they were read.
    pub files: Vec<FileReport>,
    /// Text files that are no card files.
    pub skipped: usize,
    /// Where the pictures of the cards are, if the player named a folder or one lies beside the files.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pictures: Option<PictureReport>,
}

/// A folder with pictures of the cards that were imported.
#[derive(Serialize)]
pub struct PictureReport {
    /// The folder, as the settings keep it.
    pub folder: PathBuf,
    /// The cards of the files.
    pub cards: usize,
    /// Those of which a picture is there.
    pub found: usize,
}

/// What became of a card file.
#[derive(Serialize)]
pub struct FileReport {
    name: String,
    /// `None` where nothing is kept of the file.
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<Outcome>,
    game: Edition,
    rows: usize,
    cards: usize,
    printings: usize,
    repaired: Vec<RepairedRow>,
    refused: Vec<RefusedRow>,
    doubts: Vec<DoubtfulRow>,
}

#[derive(Serialize)]
struct RepairedRow {
    line: usize,
    how: &'static str,
    message: String,
}

#[derive(Serialize)]
struct RefusedRow {
    line: usize,
    reason: &'static str,
    message: String,
}

#[derive(Serialize)]
struct DoubtfulRow {
    line: usize,
    card: String,
    doubt: &'static str,
    /// The words that are doubtful, if words are.
    words: Option<String>,
    message: String,
}

impl FileReport {
    /// The account of a file by its name.
    pub fn new(texts: &Texts, name: &str, report: &ImportOutcome, outcome: Option<Outcome>) -> FileReport {
        let mended = report.repaired.iter().map(|row| {
            let (how, message) = repair(texts, row.how);
            let line = row.line;
            RepairedRow { line, how, message }
        });
        let left_out = report.refused.iter().map(|(line, refusal)| {
            let (reason, message) = self::refusal(texts, refusal);
            RefusedRow { line: *line, reason, message }
        });
        FileReport {
            name: name.to_owned(),
            outcome,
            game: report.layout.edition(),
            rows: report.rows,
            cards: report.cards,
            printings: report.printings,
            repaired: mended.collect(),
            refused: left_out.collect(),
            doubts: report.notes.iter().map(|note| doubt(texts, note)).collect(),
        }
    }

    /// The file with what became of it, and what could not be read.
    pub fn page(&self, texts: &Texts) -> Page {
        let outcome = self.outcome.map(|outcome| match outcome {
            Outcome::Added => msg::import_outcome_added(texts),
            Outcome::Replaced => msg::import_outcome_replaced(texts),
            Outcome::Unchanged => msg::import_outcome_unchanged(texts),
        });
        let name = label(&self.name);
        let mut page = Page::from_words(outcome.map_or(name.clone(), |outcome| format!("{name}: {outcome}")));
        let counts = msg::import_counts(texts, self.rows, self.cards, self.printings);
        page.say_indented(counts, 2);
        let mended = self.repaired.iter().map(|row| (row.line, &*row.message));
        let heading = msg::import_mended(texts, mended.len());
        add_section(&mut page, texts, heading, mended);
        let left_out = self.refused.iter().map(|row| (row.line, &*row.message));
        let heading = msg::import_left_out(texts, left_out.len());
        add_section(&mut page, texts, heading, left_out);
        let doubtful = self.doubts.iter().map(|row| (row.line, &*row.message));
        let heading = msg::import_doubtful(texts, doubtful.len());
        add_section(&mut page, texts, heading, doubtful);
        page
    }
}

impl CommandReport for ImportReport {
    fn page(&self, texts: &Texts) -> Page {
        let mut page = Page::parts(self.files.iter().map(|file| file.page(texts)));
        if self.skipped > 0 {
            page.gap();
            page.say(msg::import_skipped(texts, self.skipped));
        }
        if let Some(PictureReport { folder, cards, found }) = &self.pictures {
            page.gap();
            page.say(msg::import_pictures(texts, *found, *cards, folder.display().to_string()));
        }
        page
    }
}

/// A heading with lines of the file below it; nothing if there are none.
fn add_section<'a>(
    page: &mut Page,
    texts: &Texts,
    heading: String,
    lines: impl ExactSizeIterator<Item = (usize, &'a str)>,
) {
    let hidden = lines.len().saturating_sub(SHOWN);
    if lines.len() > 0 {
        page.say_indented(heading, 2);
    }
    for (line, message) in lines.take(SHOWN) {
        page.say_hanging(Words::foreign(&msg::import_line(texts, line, message)), 4);
    }
    if hidden > 0 {
        page.say_indented(msg::import_more(texts, hidden), 4);
    }
}

/// The code of a repair and the sentence about it.
fn repair(texts: &Texts, how: Repair) -> (&'static str, String) {
    match how {
        Repair::Joined => ("joined", msg::import_repair_joined(texts)),
        Repair::RepeatedHeader => ("repeated-header", msg::import_repair_header(texts)),
        Repair::Blanks => ("blanks", msg::import_repair_blanks(texts)),
        Repair::Short(columns) => ("short", msg::import_repair_short(texts, columns)),
        Repair::TooManyTabs => ("tabs", msg::import_repair_tabs(texts)),
    }
}

/// The code of a reason and the sentence about it.
fn refusal(texts: &Texts, reason: &FieldRefusal) -> (&'static str, String) {
    match reason {
        FieldRefusal::Columns { found } => ("columns", msg::import_refused_columns(texts, *found)),
        FieldRefusal::NoName => ("no-name", msg::import_refused_no_name(texts)),
        FieldRefusal::UnknownType(word) => ("unknown-type", msg::import_refused_type(texts, shortened(word))),
    }
}

fn doubt(texts: &Texts, note: &ImportNote) -> DoubtfulRow {
    let card = shortened(&note.card);
    let (code, words) = doubt_code(&note.doubt);
    let message = match &note.doubt {
        Doubt::Title => msg::import_doubt_title(texts, card),
        Doubt::Place => msg::import_doubt_place(texts, card),
        Doubt::Requirement(words) => msg::import_doubt_requirement(texts, card, shortened(words)),
        Doubt::ReportsTo(words) => msg::import_doubt_welcome(texts, card, shortened(words)),
        Doubt::Attempt(words) => msg::import_doubt_attempt(texts, card, shortened(words)),
        Doubt::Skill(words) => msg::import_doubt_skill(texts, card, shortened(words)),
        Doubt::SkillMended { word, skill } => {
            msg::import_doubt_skill_mended(texts, card, shortened(word), skill_name(skill))
        }
    };
    DoubtfulRow { line: note.line, card: note.card.clone(), doubt: code, words: words.map(str::to_owned), message }
}

/// The code of a doubt, and the words it is about.
fn doubt_code(doubt: &Doubt) -> (&'static str, Option<&str>) {
    match doubt {
        Doubt::Title => ("title", None),
        Doubt::Place => ("place", None),
        Doubt::Requirement(words) => ("requirement", Some(words)),
        Doubt::ReportsTo(words) => ("headquarters", Some(words)),
        Doubt::Attempt(words) => ("attempt", Some(words)),
        Doubt::Skill(words) => ("skill", Some(words)),
        Doubt::SkillMended { word, .. } => ("skill-mended", Some(word)),
    }
}

/// Words of a file, fit to stand in a sentence: cut between words where they are long.
fn shortened(words: &str) -> String {
    let blank = |sign: char| if sign.is_control() { ' ' } else { sign };
    let clean: String = words.chars().map(blank).collect();
    if clean.chars().count() <= LETTERS {
        return clean;
    }
    let kept: String = clean.chars().take(LETTERS - 1).collect();
    let (whole, _) = kept.rsplit_once(' ').unwrap_or((&kept, ""));
    format!("{} …", whole.trim_end_matches([',', ';', ':', ' ']))
}

/// The imported files, and how many cards they hold together.
#[derive(Serialize)]
pub struct Imports {
    files: Vec<File>,
    cards: usize,
}

#[derive(Serialize)]
struct File {
    name: String,
    /// Unknown where a later version has imported the file.
    game: Option<Edition>,
    rows: usize,
    /// Seconds since 1970.
    imported: u64,
}

impl Imports {
    /// The files as they are stored.
    pub fn new(files: Vec<StoredImport>, cards: usize) -> Imports {
        let file = |file: StoredImport| File {
            game: Layout::from_code(&file.layout).map(Layout::edition),
            name: file.name,
            rows: file.rows,
            imported: file.imported,
        };
        Imports { files: files.into_iter().map(file).collect(), cards }
    }
}

impl CommandReport for Imports {
    fn page(&self, texts: &Texts) -> Page {
        if self.files.is_empty() {
            return Page::from_words(msg::import_none(texts));
        }
        let row = |file: &File| vec![file.name.clone(), msg::import_rows(texts, file.rows)];
        let mut page = Page::new();
        page.table(PageTable::bare(self.files.iter().map(row)));
        page.say(msg::import_total(texts, self.cards));
        page
    }
}

/// The name of a file that is gone.
#[derive(Serialize)]
pub struct RemovedImport {
    /// The name of the file, by which imports are listed.
    pub removed: String,
}

impl CommandReport for RemovedImport {
    fn page(&self, texts: &Texts) -> Page {
        Page::from_words(msg::import_removed(texts, &self.removed))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_words_are_cut_between_words() {
        assert_eq!(shortened("a\tb"), "a b");
        let long = "word, ".repeat(20);
        let short = shortened(&long);
        assert!(short.chars().count() <= LETTERS, "{short}");
        assert!(short.ends_with("word …"), "{short}");
    }
}
