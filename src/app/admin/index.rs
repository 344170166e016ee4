//! `tricorder admin index`: the catalogs in the cache folder, of look-ups and of the card search.

use std::fs::{self, File};
use std::io::{self, BufWriter, Read, Write};
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use serde::{Serialize, Serializer};

use crate::admin::export::{Counts, Header, IndexExport, Item, warning};
use crate::answer::json_line;
use crate::options::{Format, OneOf};
use crate::paths::{is_standard_output, is_there, put_written};
use crate::session::Session;
use crate::{CommandReport, Found, RunCommand, imports};
use catalog::export::{MARK, Script, is_schema};
use catalog::{CatalogFolders, CatalogInput, ImportSource, State};
use data::Corpus;
use model::text::vocabulary::{TypedForms, typed};
use page::Page;
use page::locale::{self, Texts, msg, say};
use words::Problem;

/// What `tricorder admin index` takes: one of its subcommands.
#[derive(Debug, Args)]
pub struct Index {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Status,
    Rebuild(Rebuild),
    Export(Export),
}

/// What `tricorder admin index rebuild` takes: the folder that a package brings, if the catalogs are for one.
#[derive(Debug, Args)]
struct Rebuild {
    #[arg(long)]
    into: Option<PathBuf>,
}

impl RunCommand for Index {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        match self.command {
            Command::Status => status(session, false),
            Command::Rebuild(Rebuild { into: None }) => status(session, true),
            Command::Rebuild(Rebuild { into: Some(folder) }) => write_package(session, &folder),
            Command::Export(export) => export.run(session),
        }
    }
}

/// How the catalogs are, after they were built anew if that is wanted.
fn status(session: &Session<'_>, is_rebuilt: bool) -> Result<Found, Problem> {
    let corpus = session.corpus()?;
    let imported = session.or_default_with_warning(imports::for_search(&session.folders, &corpus));
    let folders = &session.folders.catalogs;
    if is_rebuilt {
        let folder = folders.cache.clone().ok_or_else(Problem::no_cache_folder)?;
        rebuild(&corpus, &imported, &folder)?;
    }
    Ok(Found::shown(look(&corpus, &imported, folders)))
}

fn look(corpus: &Corpus, imported: &ImportSource, folders: &CatalogFolders) -> Status {
    Status { entries: catalog::state(corpus, folders), cards: catalog::state_of_cards(corpus, imported, folders) }
}

/// Writes the catalogs that a package brings: for a player who has said nothing yet, and so has no imports.
fn write_package(session: &Session<'_>, folder: &Path) -> Result<Found, Problem> {
    let corpus = session.corpus_alone()?;
    let imported = ImportSource::default();
    rebuild(&corpus, &imported, folder)?;
    let folders = CatalogFolders { packaged: vec![folder.to_owned()], ..CatalogFolders::default() };
    Ok(Found::shown(look(&corpus, &imported, &folders)))
}

fn rebuild(corpus: &Corpus, imported: &ImportSource, folder: &Path) -> Result<(), Problem> {
    let written = catalog::rebuild_in(corpus, folder, locale::symbol)
        .and_then(|_| catalog::rebuild_cards_in(corpus, imported, folder, locale::symbol));
    written.map_err(|error| Problem::of_catalog(error, |reason| Problem::cache_folder(folder, reason)))
}

/// The schema if none is named.
const USUAL: &str = "tricorder";
/// How lines of JSON begin.
const FIRST_LINE: &str = r#"{"format":"tricorder-export""#;

/// What `tricorder admin index export` takes: the file, standard output without one, and what is written to it.
#[derive(Debug, Args)]
pub struct Export {
    file: Option<PathBuf>,
    #[arg(long, default_value = "jsonl", value_parser = OneOf(&FORMS))]
    to: Form,
    #[arg(long)]
    imported: bool,
    #[arg(long, value_parser = schema)]
    schema: Option<String>,
}

/// What the export is written as.
#[derive(Debug, Clone, Copy)]
enum Form {
    /// A document a line.
    Jsonl,
    /// For psql.
    Postgres,
}

static FORMS: [(TypedForms, Form); 2] = [(typed::FORM_JSONL, Form::Jsonl), (typed::FORM_POSTGRES, Form::Postgres)];

impl RunCommand for Export {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        self.check()?;
        self.check_form(session.asked_format())?;
        let all = self.everything(session)?;
        let counts = Counts::from_records(&all.records);
        let answer = match self.file.as_deref().filter(|file| !is_standard_output(file)) {
            None => {
                self.write(&mut io::stdout().lock(), &all)?;
                Found::shown(Page::new())
            }
            Some(file) => {
                self.put(file, &all)?;
                let file = file.display().to_string();
                Found::shown(IndexExport { file, counts })
            }
        };
        let remark = warning(session.texts, counts);
        Ok(Found { remark, ..answer })
    }
}

impl Export {
    /// Lines of JSON have no schema.
    fn check(&self) -> Result<(), Problem> {
        match (self.to, &self.schema) {
            (Form::Jsonl, Some(_)) => Err(Problem::conflict("--schema", "--to jsonl")),
            (Form::Jsonl, None) | (Form::Postgres, _) => Ok(()),
        }
    }

    /// What goes to standard output has its own form: lines of JSON are documents, a script is none.
    fn check_form(&self, asked: Option<Format>) -> Result<(), Problem> {
        let asked = asked.filter(|_| self.file.as_deref().is_none_or(is_standard_output));
        let option = match (asked, self.to) {
            (None | Some(Format::Text), _) | (Some(Format::Json), Form::Jsonl) => return Ok(()),
            (Some(Format::Json), Form::Postgres) => "--json",
            (
                Some(
                    Format::Html
                    | Format::Markdown
                    | Format::Table
                    | Format::List
                    | Format::Lines
                    | Format::Csv
                    | Format::Ids,
                ),
                _,
            ) => "--format",
        };
        let other = match self.to {
            Form::Jsonl => "--to jsonl",
            Form::Postgres => "--to postgres",
        };
        Err(Problem::conflict(option, other))
    }

    fn everything(&self, session: &Session<'_>) -> Result<CatalogInput, Problem> {
        let corpus = session.corpus_alone()?;
        let imported =
            if self.imported { imports::for_search(&session.folders, &corpus)? } else { ImportSource::default() };
        Ok(catalog::everything(&corpus, &imported)?)
    }

    /// Writes the export to a path, in the place of an older one. Another file there is left alone, and refused.
    fn put(&self, path: &Path, all: &CatalogInput) -> Result<(), Problem> {
        let failed = |error: io::Error| {
            Problem::unreadable(say::err_export_unwritable(path, error)).hint(say::hint_export_unwritable())
        };
        if is_there(path).map_err(failed)? && !is_ours(path).map_err(failed)? {
            return Err(Problem::misuse(say::err_export_not_ours(path)).hint(say::hint_export_not_ours()));
        }
        put_written(path, |file| self.write(file, all)).map_err(failed)
    }

    fn write(&self, out: &mut dyn Write, all: &CatalogInput) -> io::Result<()> {
        let mut out = BufWriter::new(out);
        let header = json_line(&Header::new(&all.records, &all.boxes));
        let items = all.records.iter().map(|record| json_line(&Item::from_record(record)?));
        let lines = std::iter::once(header).chain(items);
        match self.to {
            Form::Jsonl => {
                for line in lines {
                    writeln!(out, "{}", line?)?;
                }
                out.flush()
            }
            Form::Postgres => {
                let schema = self.schema.as_deref().unwrap_or(USUAL);
                let mut script = Script::begin(out, schema)?;
                for line in lines {
                    script.document(&line?)?;
                }
                script.finish()
            }
        }
    }
}

/// Whether a path names an older export, or what holds nothing: an empty file, a pipe, a device.
fn is_ours(path: &Path) -> io::Result<bool> {
    if !fs::metadata(path)?.is_file() {
        return Ok(true);
    }
    let mut begin = Vec::new();
    // Longer than either mark.
    File::open(path)?.take(40).read_to_end(&mut begin)?;
    let marks = [MARK, FIRST_LINE].map(str::as_bytes);
    Ok(begin.is_empty() || marks.iter().any(|mark| begin.starts_with(mark)))
}

/// The name of a schema that needs no quotes.
fn schema(typed: &str) -> Result<String, &'static str> {
    if is_schema(typed) { Ok(typed.to_owned()) } else { Err("no name of a schema") }
}

/// What is known of the catalog of look-ups and, in `cards`, of that of the card search.
#[derive(Serialize)]
pub struct Status {
    /// The catalog of look-ups.
    #[serde(flatten, serialize_with = "document")]
    pub entries: State,
    /// The catalog of the card search.
    #[serde(serialize_with = "document")]
    pub cards: State,
}

/// A catalog for programs: the folder where there is a cache, the rest where it is ready.
#[derive(Default, Serialize)]
struct Document {
    state: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    folder: Option<String>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    packaged: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    entries: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bytes: Option<u64>,
}

fn document<S: Serializer>(state: &State, serializer: S) -> Result<S::Ok, S::Error> {
    let in_folder = |state, folder: &Path| Document {
        state,
        folder: Some(folder.display().to_string()),
        ..Document::default()
    };
    let document = match state {
        State::NoCache => Document { state: "no-cache", ..Document::default() },
        State::Missing(folder) => in_folder("missing", folder),
        State::Damaged(folder) => in_folder("damaged", folder),
        State::Ready { folder, is_packaged, entries, bytes } => Document {
            packaged: *is_packaged,
            entries: Some(*entries),
            bytes: Some(*bytes),
            ..in_folder("ready", folder)
        },
    };
    document.serialize(serializer)
}

impl CommandReport for Status {
    fn page(&self, texts: &Texts) -> Page {
        let entries = lines(&of_entries(texts, &self.entries));
        if self.entries == State::NoCache {
            return entries;
        }
        Page::parts([entries, lines(&of_cards(texts, &self.cards))])
    }
}

fn of_entries(texts: &Texts, state: &State) -> String {
    match state {
        State::NoCache => msg::admin_index_no_cache(texts),
        State::Missing(folder) => msg::admin_index_missing(texts, shown(folder)),
        State::Damaged(folder) => msg::admin_index_damaged(texts, shown(folder)),
        State::Ready { folder, entries, bytes, .. } => {
            msg::admin_index_ready(texts, *entries, size(*bytes), shown(folder))
        }
    }
}

fn of_cards(texts: &Texts, state: &State) -> String {
    match state {
        State::NoCache => msg::admin_index_no_cache(texts),
        State::Missing(folder) => msg::admin_index_cards_missing(texts, shown(folder)),
        State::Damaged(folder) => msg::admin_index_cards_damaged(texts, shown(folder)),
        State::Ready { folder, entries, bytes, .. } => {
            msg::admin_index_cards_ready(texts, *entries, size(*bytes), shown(folder))
        }
    }
}

fn shown(folder: &Path) -> String {
    folder.display().to_string()
}

fn lines(text: &str) -> Page {
    let mut page = Page::new();
    for line in text.lines() {
        page.say(line);
    }
    page
}

fn size(bytes: u64) -> String {
    let tenths = bytes * 10 / (1 << 20);
    format!("{}.{} MiB", tenths / 10, tenths % 10)
}
