//! Look-ups of entries.

mod query_file;
mod suggestions;
