//! What may be played at a headquarters. Cards say it in a sentence, which is read here; our own data
//! and all documents hold a list of groups instead: `["[Baj]", "[NA]", equipment]`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::terms::{affiliation_of_icon, icon_of_affiliation};

/// The groups of cards that may be played there; a card of any of them may.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<ReportGroup>", into = "Vec<ReportGroup>")]
pub struct ReportsTo {
    /// In printed order. At least one.
    pub groups: Vec<ReportGroup>,
}

/// A group of cards: a card belongs to it if it has all of these. Written as its icons and its words:
/// `[Fed][DS9]`, `[Car] Dissidents`, `equipment`; `cards` if it has neither.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct ReportGroup {
    /// Icon codes, affiliations among them: `Fed`, `DS9`.
    pub icons: Vec<String>,
    /// Further words: a species (`Holograms`), a keyword (`Dissidents`), a skill (`Intelligence
    /// personnel`), a ship class, or `equipment`.
    pub words: Option<String>,
}

/// A text that is no such sentence, or no group of cards.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{text}` does not say what may be played")]
pub struct InvalidReportsTo {
    /// The text as it was given; empty for an empty list.
    pub text: String,
}

impl FromStr for ReportsTo {
    type Err = InvalidReportsTo;

    /// Reads the printed English sentence.
    fn from_str(text: &str) -> Result<ReportsTo, InvalidReportsTo> {
        let groups = list(text).and_then(|list| groups(&list));
        groups.map(|groups| ReportsTo { groups }).ok_or_else(|| InvalidReportsTo { text: text.to_owned() })
    }
}

/// What stands between "You may play" and "at this mission", with single blanks.
fn list(text: &str) -> Option<String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let joined = words.join(" ");
    let text = joined.strip_suffix('.').unwrap_or(&joined);
    let list = text.strip_prefix("You may play ")?;
    Some(list.strip_suffix(" at this mission")?.to_owned())
}

/// The items of a list: parted by commas, "and", or both.
pub(super) fn groups(list: &str) -> Option<Vec<ReportGroup>> {
    let mut groups = Vec::new();
    for (index, part) in list.split(',').enumerate() {
        let part = part.trim();
        let behind = part.strip_prefix("and ").filter(|_| index > 0);
        let part = behind.unwrap_or(part);
        for item in part.split(" and ") {
            groups.push(group(item)?);
        }
    }
    Some(groups)
}

/// An item of a sentence: words must follow its icons.
fn group(item: &str) -> Option<ReportGroup> {
    let (icons, rest) = icons(item)?;
    let words = words(rest)?;
    Some(ReportGroup { icons, words })
}

/// The icons at the beginning, and what is behind them.
fn icons(item: &str) -> Option<(Vec<String>, &str)> {
    let mut rest = item.trim();
    let mut icons = Vec::new();
    while let Some(behind) = rest.strip_prefix('[') {
        let (code, next) = behind.split_once(']')?;
        icons.push(icon(code)?);
        rest = next.trim_start();
    }
    Some((icons, rest))
}

/// A code of letters and digits; the older spellings `Non` and `Sta` in the newer form.
fn icon(code: &str) -> Option<String> {
    let fine = !code.is_empty() && code.chars().all(|c| c.is_ascii_alphanumeric());
    let affiliation = affiliation_of_icon(code).and_then(icon_of_affiliation);
    fine.then(|| affiliation.unwrap_or(code).to_owned())
}

/// The words behind the icons: none for `cards`. None at all if they name nothing.
fn words(rest: &str) -> Option<Option<String>> {
    let letter = |c: char| c.is_alphanumeric() || " '’-/.".contains(c);
    let fine = rest.chars().all(letter) && rest.chars().any(char::is_alphabetic);
    let joined = rest == "and" || rest.starts_with("and ") || rest.ends_with(" and");
    (fine && !joined).then(|| (rest != "cards").then(|| rest.to_owned()))
}

impl FromStr for ReportGroup {
    type Err = InvalidReportsTo;

    /// Reads the form it is written in.
    fn from_str(text: &str) -> Result<ReportGroup, InvalidReportsTo> {
        let group = icons(text).and_then(|(icons, rest)| {
            let words = match rest {
                "" if !icons.is_empty() => None,
                rest => words(rest)?,
            };
            Some(ReportGroup { icons, words })
        });
        group.ok_or_else(|| InvalidReportsTo { text: text.to_owned() })
    }
}

impl TryFrom<String> for ReportGroup {
    type Error = InvalidReportsTo;

    fn try_from(text: String) -> Result<ReportGroup, InvalidReportsTo> {
        text.parse()
    }
}

impl From<ReportGroup> for String {
    fn from(group: ReportGroup) -> String {
        group.to_string()
    }
}

impl TryFrom<Vec<ReportGroup>> for ReportsTo {
    type Error = InvalidReportsTo;

    /// A headquarters where nothing may be played does not exist.
    fn try_from(groups: Vec<ReportGroup>) -> Result<ReportsTo, InvalidReportsTo> {
        if groups.is_empty() {
            let text = String::new();
            return Err(InvalidReportsTo { text });
        }
        Ok(ReportsTo { groups })
    }
}

impl From<ReportsTo> for Vec<ReportGroup> {
    fn from(welcome: ReportsTo) -> Vec<ReportGroup> {
        welcome.groups
    }
}

impl fmt::Display for ReportGroup {
    /// `[Fed][DS9]`, `[Car] Dissidents`, `cards`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for icon in &self.icons {
            write!(f, "[{icon}]")?;
        }
        match &self.words {
            Some(words) if self.icons.is_empty() => f.write_str(words),
            Some(words) => write!(f, " {words}"),
            None if self.icons.is_empty() => f.write_str("cards"),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests;
