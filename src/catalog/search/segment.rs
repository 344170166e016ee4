//! How both indexes are written: one pass, one segment.

use std::path::Path;
use std::thread;

use tantivy::directory::Directory;
use tantivy::schema::Schema;
use tantivy::{Index, TantivyDocument};

use super::IndexError;
use super::analyze::tokenizers;
use model::handover::handover;

/// Bytes the writer may use for all tantivy asks of it. A third is the table of its terms, which is filled from end to
/// end before the first word and grows when it must. A writer of one segment closes none early, however many there are.
const BUDGET: usize = 2 << 20;

/// The directory of an index that lies in a folder, read as it lies.
///
/// # Errors
/// When the folder cannot be read, or the system has no memory maps.
#[cfg(feature = "mmap")]
pub(super) fn open_folder(folder: &Path) -> tantivy::Result<impl Directory> {
    Ok(tantivy::directory::MmapDirectory::open(folder)?)
}

/// The same where the system has no memory maps: an index lives in memory alone.
#[cfg(not(feature = "mmap"))]
pub fn open_folder(_: &Path) -> tantivy::Result<impl Directory> {
    let refused = std::io::Error::from(std::io::ErrorKind::Unsupported);
    Err::<tantivy::directory::RamDirectory, _>(refused.into())
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
    let builder = Index::builder().schema(schema.clone()).tokenizers(tokenizers());
    let directory: Box<dyn Directory> = Box::new(directory);
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
