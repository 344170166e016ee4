//! How both indexes are written: one pass, one segment.

use std::collections::BTreeMap;
use std::path::Path;
use std::thread;

use tantivy::directory::{Directory, RamDirectory};
use tantivy::schema::Schema;
use tantivy::{Index, IndexSettings, TantivyDocument};

use super::IndexError;
use super::analyze::tokenizers;
use model::handover::{HAS_THREADS, handover};

/// Bytes the writer may use for all tantivy asks of it. A third is the table of its terms, which is filled from end to
/// end before the first word and grows when it must. A writer of one segment closes none early, however many there are.
const BUDGET: usize = 2 << 20;

/// The directory of an index that lies in a folder, in which each file is checked when it is opened.
///
/// # Errors
/// When the folder cannot be read, or the system has no memory maps.
#[cfg(feature = "mmap")]
pub(super) fn open_folder(folder: &Path) -> tantivy::Result<impl Directory> {
    super::index_folder::IndexFolder::open(folder)
}

/// Refuses to open a folder, for this system has no memory maps: here an index lives in memory alone.
#[cfg(not(feature = "mmap"))]
pub fn open_folder(_: &Path) -> tantivy::Result<impl Directory> {
    let refused = std::io::Error::from(std::io::ErrorKind::Unsupported);
    Err::<RamDirectory, _>(refused.into())
}

/// The files of an index by their names.
pub type IndexFiles = BTreeMap<String, Vec<u8>>;

/// What tantivy keeps beside the files of its segments.
const META: [&str; 2] = ["meta.json", ".managed.json"];

/// The directory of an index whose files lie in memory.
///
/// # Errors
/// Only on faults inside tantivy.
pub(super) fn open_files<'f>(files: impl Iterator<Item = (&'f str, &'f [u8])>) -> tantivy::Result<impl Directory> {
    let directory = RamDirectory::create();
    for (name, bytes) in files {
        directory.atomic_write(Path::new(name), bytes)?;
    }
    Ok(directory)
}

/// Writes an index as files in memory.
///
/// # Errors
/// Only on faults inside tantivy.
pub(super) fn write_files(
    schema: &Schema,
    documents: impl Iterator<Item = TantivyDocument> + Send,
) -> Result<IndexFiles, IndexError> {
    let directory = RamDirectory::create();
    let index = write(directory.clone(), schema, documents, || {})?;
    let managed = index.directory().list_managed_files().into_iter();
    let paths = managed.chain(META.map(Into::into)).filter(|path| directory.exists(path).unwrap_or_default());
    let read = |path: std::path::PathBuf| {
        let bytes = directory.atomic_read(&path).map_err(tantivy::TantivyError::from)?;
        Ok((path.display().to_string(), bytes))
    };
    paths.map(read).collect()
}

/// Writes an index. Documents are made beside the writer, which has enough to do with sorting them in; what is to be
/// done `then` is begun as soon as the last one is made.
///
/// # Errors
/// When the directory cannot be written.
pub(super) fn write(
    directory: impl Directory,
    schema: &Schema,
    documents: impl Iterator<Item = TantivyDocument> + Send,
    then: impl FnOnce() + Send,
) -> Result<Index, IndexError> {
    let settings = IndexSettings { docstore_compress_dedicated_thread: HAS_THREADS, ..IndexSettings::default() };
    let builder = Index::builder().schema(schema.clone()).settings(settings).tokenizers(tokenizers());
    let directory: Box<dyn Directory> = Box::new(directory);
    if !HAS_THREADS {
        let mut writer = builder.single_segment_index_writer(directory, BUDGET)?;
        let mut documents = documents;
        documents.try_for_each(|document| writer.add_document(document))?;
        then();
        return Ok(writer.finalize()?);
    }
    thread::scope(|scope| {
        let (giver, mut made) = handover();
        scope.spawn(move || {
            giver.give_all(documents);
            then();
        });
        let mut writer = builder.single_segment_index_writer(directory, BUDGET)?;
        made.try_for_each(|document| writer.add_document(document))?;
        Ok(writer.finalize()?)
    })
}
