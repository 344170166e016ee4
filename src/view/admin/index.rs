//! What `index status` says.

use std::path::Path;

use serde::{Serialize, Serializer};

use crate::Show;
use catalog::State;
use page::Page;
use page::locale::{Texts, msg};

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

impl Show for Status {
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
