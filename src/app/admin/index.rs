//! `tricorder admin index`: the catalogs in the cache folder, of look-ups and of the card search.

use std::fs::{self, File};
use std::io;
use std::io::{BufWriter, Read, Write};
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};

use crate::answer::json_line;
use crate::options::{Format, OneOf};
use crate::paths::{is_standard_output, is_there, put_written};
use crate::session::Session;
use crate::{Found, RunCommand, imports};
use catalog::export::MARK;
use catalog::export::Script;
use catalog::export::is_schema;
use catalog::{CatalogFolders, CatalogInput, ImportSource};
use data::Corpus;
use model::text::vocabulary::{TypedForms, words};
use page::Page;
use page::locale::{self, say};
use view::admin::export::{Counts, Header, IndexExport, Item, warning};
use view::admin::index::Status;
use view::error::Error;
use view::problem::Problem;

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
    fn run(self, session: &Session<'_>) -> Result<Found, Error> {
        match self.command {
            Command::Status => status(session, false),
            Command::Rebuild(Rebuild { into: None }) => status(session, true),
            Command::Rebuild(Rebuild { into: Some(folder) }) => write_package(session, &folder),
            Command::Export(export) => export.run(session),
        }
    }
}

/// How the catalogs are, after they were built anew if that is wanted.
fn status(session: &Session<'_>, is_rebuilt: bool) -> Result<Found, Error> {
    let corpus = session.corpus()?;
    let imported = session.or_without(imports::for_search(&session.folders, &corpus));
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

/// Writes the catalogs that a package brings: for a player who has said nothing yet, and so has the core box and no
/// imports.
fn write_package(session: &Session<'_>, folder: &Path) -> Result<Found, Error> {
    let corpus = session.corpus_of_core_box()?;
    let imported = ImportSource::default();
    rebuild(&corpus, &imported, folder)?;
    let folders = CatalogFolders { packaged: vec![folder.to_owned()], ..CatalogFolders::default() };
    Ok(Found::shown(look(&corpus, &imported, &folders)))
}

fn rebuild(corpus: &Corpus, imported: &ImportSource, folder: &Path) -> Result<(), Error> {
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

static FORMS: [(TypedForms, Form); 2] = [(words::FORM_JSONL, Form::Jsonl), (words::FORM_POSTGRES, Form::Postgres)];

impl RunCommand for Export {
    fn run(self, session: &Session<'_>) -> Result<Found, Error> {
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
    fn check(&self) -> Result<(), Error> {
        match (self.to, &self.schema) {
            (Form::Jsonl, Some(_)) => Err(Problem::conflict("--schema", "--to jsonl")),
            (Form::Jsonl, None) | (Form::Postgres, _) => Ok(()),
        }
    }

    /// What goes to standard output has its own form: lines of JSON are documents, a script is none.
    fn check_form(&self, asked: Option<Format>) -> Result<(), Error> {
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

    fn everything(&self, session: &Session<'_>) -> Result<CatalogInput, Error> {
        let corpus = session.corpus_of_all_boxes()?;
        let imported =
            if self.imported { imports::for_search(&session.folders, &corpus)? } else { ImportSource::default() };
        Ok(catalog::everything(&corpus, &imported)?)
    }

    /// Writes the export to a path, in the place of an older one. Another file there is left alone, and refused.
    fn put(&self, path: &Path, all: &CatalogInput) -> Result<(), Error> {
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
