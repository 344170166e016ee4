//! What the data does not know for certain: listed, so that it is not hidden.

use super::Library;
use crate::model::{Certainty, Entry, EntryId, Lang, TitleOrigin};

/// A fact with a doubt.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Gap {
    /// The title in this language is our translation or could not be confirmed.
    Title {
        id: EntryId,
        lang: Lang,
        title: String,
        origin: TitleOrigin,
    },
    /// A ruling that is likely or open, not sure.
    Ruling {
        id: EntryId,
        number: u16,
        certainty: Certainty,
    },
}

/// All gaps, in file order; titles of an entry before its rulings.
pub fn gaps(library: &Library) -> Vec<Gap> {
    library.entries().flat_map(of_entry).collect()
}

fn of_entry(entry: &Entry) -> Vec<Gap> {
    let titles = Lang::ALL
        .into_iter()
        .filter(|lang| entry.origin(*lang) != TitleOrigin::Printed)
        .map(|lang| Gap::Title {
            id: entry.id.clone(),
            lang,
            title: entry.title.get(lang).clone(),
            origin: entry.origin(lang),
        });
    let rulings = entry
        .rulings
        .iter()
        .filter(|ruling| ruling.certainty != Certainty::Sure)
        .map(|ruling| Gap::Ruling {
            id: entry.id.clone(),
            number: ruling.number,
            certainty: ruling.certainty,
        });
    titles.chain(rulings).collect()
}
