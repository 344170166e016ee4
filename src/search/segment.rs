//! How both indexes are written: one pass, one segment.

use std::thread;

use tantivy::directory::Directory;
use tantivy::schema::Schema;
use tantivy::{Index, TantivyDocument};

use super::IndexError;
use super::analyze::tokenizers;
use crate::handover::handover;

/// Bytes the writer may use for all tantivy asks of it. A third is the table of its terms, which is filled from end to
/// end before the first word and grows when it must. A writer of one segment closes none early, however many there are.
const BUDGET: usize = 2 << 20;

/// Writes an index. Documents are made beside the writer, which has enough to do with sorting them in; what is to be
/// done `then` is begun as soon as the last one is made.
///
/// # Errors
/// When the directory cannot be written.
pub fn write(
    directory: impl Directory,
    schema: &Schema,
    documents: impl Iterator<Item = TantivyDocument> + Send,
    then: impl FnOnce() + Send,
) -> Result<Index, IndexError> {
    let builder = Index::builder()
        .schema(schema.clone())
        .tokenizers(tokenizers());
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
