//! The manual and the licenses.

use std::path::Path;

use serde::Serialize;

use crate::Show;
use crate::notices::{Notices, Package};
use page::locale::{Texts, msg};
use page::{Page, PageBlock, label};

/// `{"command","page"}`: a page of the manual as manual programs read it.
#[derive(Serialize)]
pub struct Manual {
    /// Word by word as typed, without the program itself.
    pub command: String,
    /// The page in the language of roff.
    pub page: String,
}

impl Show for Manual {
    fn page(&self, _: &Texts) -> Page {
        Page::verbatim(&self.page)
    }

    fn text(&self) -> Option<&str> {
        Some(&self.page)
    }
}

/// Pages of the manual that were written.
#[derive(Serialize)]
pub struct ManualFolder {
    folder: String,
    pages: usize,
}

impl ManualFolder {
    /// So many pages in a folder.
    pub fn new(folder: &Path, pages: usize) -> ManualFolder {
        ManualFolder { folder: folder.display().to_string(), pages }
    }
}

impl Show for ManualFolder {
    fn page(&self, texts: &Texts) -> Page {
        Page::from_words(msg::usage_man_written(texts, self.pages, &self.folder))
    }
}

/// By how many signs owners are set in below their package.
const MARGIN: usize = 4;

/// The licenses of the program and of what it is built from.
#[derive(Serialize)]
pub struct Licenses {
    /// That of the program itself.
    pub license: &'static str,
    /// The packages, and the texts of their licenses.
    #[serde(flatten)]
    pub notices: Notices<'static>,
}

impl Show for Licenses {
    fn page(&self, texts: &Texts) -> Page {
        let mut page = Page::new();
        page.head(msg::licenses_title(texts), "");
        page.say(msg::licenses_own(texts));
        page.gap();
        page.say(msg::licenses_others(texts, self.notices.packages.len()));
        page.gap();
        page.heading(msg::licenses_inside(texts));
        for package in &self.notices.packages {
            page.hang(line(package), 0);
            for owner in &package.copyright {
                page.hang(*owner, MARGIN);
            }
        }
        page.gap();
        page.heading(msg::licenses_tools(texts));
        for package in &self.notices.tools {
            page.hang(line(package), 0);
        }
        self.add_texts(&mut page, texts);
        page
    }
}

impl Licenses {
    fn add_texts(&self, page: &mut Page, texts: &Texts) {
        for text in &self.notices.texts {
            page.gap();
            page.heading(msg::licenses_text(texts, text.number, text.license));
            page.push(PageBlock::Verbatim(text.text.to_owned()));
        }
    }
}

/// `serde 1.0: MIT [1]`
fn line(package: &Package<'_>) -> String {
    let all: Vec<_> = package.texts.iter().map(ToString::to_string).collect();
    let numbers = match all.join(", ") {
        none if none.is_empty() => none,
        some => format!(" [{some}]"),
    };
    let name = label(format!("{} {}", package.name, package.version));
    format!("{name}: {}{numbers}", package.license)
}
