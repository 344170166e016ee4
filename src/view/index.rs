//! The screen of `index status`.

use std::path::Path;

use super::{Screen, prose};
use crate::catalog::State;

/// What is known of the catalog of look-ups and of that of cards.
pub fn status(screen: &Screen<'_>, entries: &State, cards: &State) -> String {
    if *entries == State::NoCache {
        return paragraphs(screen, &screen.texts().get("index-no-cache"));
    }
    let parts = [("", entries), ("cards-", cards)];
    let parts = parts.map(|(which, state)| paragraphs(screen, &sentence(screen, which, state)));
    parts.join("\n")
}

fn sentence(screen: &Screen<'_>, which: &str, state: &State) -> String {
    let texts = screen.texts();
    let about = |what: &str, folder: &Path| {
        let folder = folder.display().to_string();
        texts.with(
            &format!("index-{which}{what}"),
            &[("folder", folder.into())],
        )
    };
    match state {
        State::NoCache => texts.get("index-no-cache"),
        State::Missing(folder) => about("missing", folder),
        State::Damaged(folder) => about("damaged", folder),
        State::Ready {
            folder,
            entries,
            bytes,
        } => texts.with(
            &format!("index-{which}ready"),
            &[
                ("folder", folder.display().to_string().into()),
                ("entries", (*entries).into()),
                ("size", size(*bytes).into()),
            ],
        ),
    }
}

fn paragraphs(screen: &Screen<'_>, text: &str) -> String {
    let lines = text
        .lines()
        .map(|line| prose::paragraph(screen, line, 0) + "\n");
    lines.collect()
}

fn size(bytes: u64) -> String {
    let tenths = bytes * 10 / (1 << 20);
    format!("{}.{} MiB", tenths / 10, tenths % 10)
}
