//! The notices of the packages the program is built from: `NOTICES.txt`, which a test writes from `Cargo.lock` and
//! compares with it.

use std::sync::LazyLock;

use serde::Serialize;

use model::packed::CompressedText;

include!(concat!(env!("OUT_DIR"), "/NOTICES.rs"));

static TEXT_OF_FILE: LazyLock<String> = LazyLock::new(|| NOTICES.text());

/// The head of the packages that are only there to build and test.
pub const TOOLS: &str = "Only to build and test it";
/// What the head of a text begins with.
pub const TEXT: &str = "Text ";

/// All notices.
#[derive(Debug, Default, PartialEq, Eq, Serialize)]
pub struct Notices<'a> {
    /// What is in the program.
    pub packages: Vec<Package<'a>>,
    /// What only builds and tests it.
    pub tools: Vec<Package<'a>>,
    /// The texts of licenses, each once.
    pub texts: Vec<Text<'a>>,
}

/// A package with its license.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct Package<'a> {
    /// As `Cargo.lock` has it.
    pub name: &'a str,
    /// As `Cargo.lock` has it.
    pub version: &'a str,
    /// The terms as an SPDX expression.
    pub license: &'a str,
    /// Whose it is, line by line.
    pub copyright: Vec<&'a str>,
    /// The numbers of the texts that hold for it.
    pub texts: Vec<usize>,
}

/// The text of a license.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct Text<'a> {
    /// By which packages name the text, from 1.
    pub number: usize,
    /// The license as an SPDX id.
    pub license: &'a str,
    /// The whole text, word for word.
    pub text: &'a str,
}

/// The notices of this build.
pub fn notices() -> Notices<'static> {
    read(&TEXT_OF_FILE)
}

/// Reads a file of notices; what it does not understand it leaves out, and the test notices.
pub fn read(file: &str) -> Notices<'_> {
    let mut notices = Notices::default();
    let parts = file.split("\n== ").skip(1);
    for part in parts {
        let (head, body) = part.split_once('\n').unwrap_or((part, ""));
        match head.strip_prefix(TEXT) {
            Some(head) => notices.texts.extend(text(head, body)),
            None if head == TOOLS => notices.tools = packages(body),
            None => notices.packages.extend(packages(body)),
        }
    }
    notices
}

fn text<'a>(head: &'a str, body: &'a str) -> Option<Text<'a>> {
    let (number, license) = head.split_once(": ")?;
    Some(Text { number: number.parse().ok()?, license, text: body.trim_matches('\n') })
}

fn packages(body: &str) -> Vec<Package<'_>> {
    let mut found: Vec<Package<'_>> = Vec::new();
    for line in body.lines() {
        match (line.strip_prefix("    "), found.last_mut()) {
            (Some(line), Some(package)) => package.copyright.push(line),
            _ => found.extend(package(line)),
        }
    }
    found
}

/// `name version: license [1, 2]`
fn package(line: &str) -> Option<Package<'_>> {
    let (id, rest) = line.split_once(": ")?;
    let (name, version) = id.rsplit_once(' ')?;
    let (license, texts) = rest.split_once(" [").unwrap_or((rest, ""));
    let texts = texts.trim_end_matches(']').split(", ");
    Some(Package {
        name,
        version,
        license,
        copyright: Vec::new(),
        texts: texts.filter_map(|number| number.parse().ok()).collect(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_read_part_by_part() {
        let file = "Words\n\n== In it\na b 1.0: MIT [1, 2]\n    Copyright A\n    Copyright B\n\
            == Only to build and test it\nc 2.0: X/Y\n\n== Text 1: MIT\n\nMay be\n\nused.\n";
        let notices = read(file);
        let package = &notices.packages[0];
        assert_eq!((package.name, package.version), ("a b", "1.0"));
        assert_eq!((package.license, &package.texts[..]), ("MIT", &[1, 2][..]));
        assert_eq!(package.copyright, ["Copyright A", "Copyright B"]);
        assert_eq!((notices.tools[0].name, notices.tools[0].license), ("c", "X/Y"));
        assert_eq!((notices.texts[0].number, notices.texts[0].text), (1, "May be\n\nused."));
    }

    #[test]
    fn every_package_in_the_program_has_its_texts() {
        let notices = notices();
        let is_there = |number: &usize| notices.texts.iter().any(|text| text.number == *number);
        for package in &notices.packages {
            assert!(!package.texts.is_empty(), "{package:?}");
            assert!(package.texts.iter().all(is_there), "{package:?}");
        }
    }
}
