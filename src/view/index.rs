//! The screen of `index status`.

use super::{Screen, prose};
use crate::catalog::State;

/// What is known of the catalog.
pub fn status(screen: &Screen<'_>, state: &State) -> String {
    let texts = screen.texts();
    let message = match state {
        State::NoCache => texts.get("index-no-cache"),
        State::Missing(folder) => texts.with(
            "index-missing",
            &[("folder", folder.display().to_string().into())],
        ),
        State::Damaged(folder) => texts.with(
            "index-damaged",
            &[("folder", folder.display().to_string().into())],
        ),
        State::Ready {
            folder,
            entries,
            bytes,
        } => texts.with(
            "index-ready",
            &[
                ("folder", folder.display().to_string().into()),
                ("entries", (*entries).into()),
                ("size", size(*bytes).into()),
            ],
        ),
    };
    let lines = message
        .lines()
        .map(|line| prose::paragraph(screen, line, 0) + "\n");
    lines.collect()
}

fn size(bytes: u64) -> String {
    let tenths = bytes * 10 / (1 << 20);
    format!("{}.{} MiB", tenths / 10, tenths % 10)
}
