//! `tricorder admin licenses`: the licenses of the program and of what it is built from.

use clap::Args;
use serde::Serialize;

use crate::notices::{Notices, Package, notices};
use crate::session::Session;
use crate::{CommandReport, Found, RunCommand};
use page::locale::{Texts, msg};
use page::{Page, PageBlock, label};
use words::Problem;

/// What `tricorder admin licenses` takes: nothing.
#[derive(Debug, Args)]
pub struct Licenses {}

impl RunCommand<LicenseReport> for Licenses {
    fn run(self, _: &Session<'_>) -> Result<Found<LicenseReport>, Problem> {
        Ok(Found::new(LicenseReport { license: env!("CARGO_PKG_LICENSE"), notices: notices() }))
    }
}

/// By how many signs owners are set in below their package.
const MARGIN: usize = 4;

/// The licenses of the program and of what it is built from.
#[derive(Serialize)]
pub struct LicenseReport {
    /// That of the program itself.
    pub license: &'static str,
    /// The packages, and the texts of their licenses.
    #[serde(flatten)]
    pub notices: Notices<'static>,
}

impl CommandReport for LicenseReport {
    fn page(&self, texts: &Texts) -> Page {
        let mut page = Page::new();
        page.head(msg::licenses_title(texts), "");
        page.say(msg::licenses_own(texts));
        page.gap();
        page.say(msg::licenses_others(texts, self.notices.packages.len()));
        page.gap();
        page.heading(msg::licenses_inside(texts));
        for package in &self.notices.packages {
            page.say_hanging(line(package), 0);
            for owner in &package.copyright {
                page.say_hanging(*owner, MARGIN);
            }
        }
        page.gap();
        page.heading(msg::licenses_tools(texts));
        for package in &self.notices.tools {
            page.say_hanging(line(package), 0);
        }
        self.add_texts(&mut page, texts);
        page
    }
}

impl LicenseReport {
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
