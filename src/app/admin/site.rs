//! `tricorder admin site`: the arguments of the reference as plain files.

use std::path::{Path, PathBuf};

use clap::Args;
use serde::Serialize;

use crate::CommandReport;
use page::locale::{Texts, msg};
use page::{Page, PageBlock, link};

/// What `tricorder admin site` takes.
#[derive(Debug, Args)]
pub struct Site {
    /// The folder for the pages: a new one, an empty one, or one with pages written before.
    #[arg(required = true)]
    pub folder: PathBuf,
}

/// What was written.
#[derive(Debug, Serialize)]
pub struct SiteReport {
    folder: String,
    pages: usize,
    files: usize,
    bytes: u64,
    /// Tells one state of the files from another.
    version: String,
    /// Whether the app lies beside the pages.
    app: bool,
}

impl SiteReport {
    /// Files in a folder, so many of which are pages.
    pub fn new(folder: &Path, pages: usize, files: usize, bytes: u64, version: String, app: bool) -> SiteReport {
        SiteReport { folder: folder.display().to_string(), pages, files, bytes, version, app }
    }
}

impl CommandReport for SiteReport {
    fn page(&self, texts: &Texts) -> Page {
        let mut page = Page::new();
        let size = megabytes(texts, self.bytes);
        page.say(msg::site_written(texts, self.pages, size, &self.folder));
        page.say(if self.app { msg::site_next(texts) } else { msg::site_next_without_app(texts) });
        page
    }
}

/// To a tenth, with the decimal sign of the language.
fn megabytes(texts: &Texts, bytes: u64) -> String {
    let tenths = (bytes + 50_000) / 100_000;
    msg::site_megabytes(texts, tenths / 10, tenths % 10)
}

/// A page with another named below it.
pub fn with_link(mut page: Page, name: &str, title: &str) -> Page {
    page.gap();
    page.say(link(name, title));
    page
}

/// The page below a heading of its own: what were titles in it are headings.
pub fn below(page: Page) -> Page {
    let lower = |block| match block {
        PageBlock::Title(words) => PageBlock::Heading(words),
        other => other,
    };
    Page { blocks: page.blocks.into_iter().map(lower).collect(), ..Page::new() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::Lang;

    #[test]
    fn sizes_are_rounded_to_a_tenth() {
        let shown = |lang, bytes| megabytes(&Texts::new(lang), bytes);
        assert_eq!(shown(Lang::De, 9_949_999), "9,9");
        assert_eq!(shown(Lang::En, 9_950_000), "10.0");
    }

    #[test]
    fn titles_below_a_heading_are_headings() {
        let mut page = Page::new();
        page.title("One");
        page.say("Two");
        let lowered = below(page);
        assert!(matches!(lowered.blocks[0], PageBlock::Heading(_)));
        assert!(matches!(lowered.blocks[1], PageBlock::Paragraph(_)));
    }
}
