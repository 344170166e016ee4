//! What `licenses` says. The notices are shown word for word, in whatever language they are.

use serde::Serialize;

use crate::locale::{Texts, msg};
use crate::notices::{Notices, Package};
use crate::page::{Block, Page, label};
use crate::view::Show;

/// By how many signs owners are set in below their package.
const MARGIN: usize = 4;

/// The licenses of the program and of what it is built from.
#[derive(Serialize)]
pub struct Licenses {
    /// That of the program itself.
    pub license: &'static str,
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
            page.push(Block::Verbatim(text.text.to_owned()));
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
