//! Texts of card files as they are meant: without leftovers of HTML and of web searches.
//!
//! What rows of both editions have in common once they are read as facts.

use super::layout::Edition;
use model::text::slug;
use model::{CcgCard, EntryId, Figure};

/// A text with entities resolved, tags and double blanks removed, straight apostrophes, and
/// `{traits[]=Capture|Capture cards}` as `Capture cards`.
pub(super) fn clean(text: &str) -> String {
    let bare = untagged(&resolved(text));
    let text = without_searches(&bare).replace(['\u{2018}', '\u{2019}'], "'");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn resolved(text: &str) -> String {
    const ENTITIES: [(&str, &str); 6] = [
        ("&gt;", ">"),
        ("&lt;", "<"),
        ("&quot;", "\""),
        ("&#39;", "'"),
        ("&nbsp;", " "),
        // Last, or `&amp;lt;` would be resolved twice.
        ("&amp;", "&"),
    ];
    if !text.contains('&') {
        return text.to_owned();
    }
    ENTITIES.iter().fold(text.to_owned(), |text, (from, to)| text.replace(from, to))
}

fn untagged(text: &str) -> String {
    // These alone: card texts also have the sign for less than.
    const TAGS: [&str; 10] =
        ["<b>", "</b>", "<i>", "</i>", "<em>", "</em>", "<strong>", "</strong>", "<br>", "<br/>"];
    if !text.contains('<') {
        return text.to_owned();
    }
    let to = |tag: &str| if tag.starts_with("<br") { " " } else { "" };
    TAGS.iter().fold(text.to_owned(), |text, tag| text.replace(tag, to(tag)))
}

/// Braces that hold a web search keep what is behind its bar; other braces name cards and stay.
fn without_searches(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, inner, after)) = braced(rest) {
        out.push_str(before);
        match inner.split_once('|') {
            Some((search, shown)) if search.contains('=') => out.push_str(shown),
            _ => out.push_str(&format!("{{{inner}}}")),
        }
        rest = after;
    }
    out + rest
}

fn braced(text: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = text.split_once('{')?;
    let (inner, after) = rest.split_once('}')?;
    Some((before, inner, after))
}

/// The codes of `[Cmd][DS9]` or `[Baj] [Fed]`, in order.
pub(super) fn codes(text: &str) -> Vec<String> {
    let parts = text.split('[').skip(1);
    let inner = parts.filter_map(|part| part.split_once(']'));
    inner.map(|(code, _)| code.trim().to_owned()).filter(|code| !code.is_empty()).collect()
}

/// One row: a card with one printing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PrintedCard {
    /// Line of the row.
    pub line: usize,
    /// The card, with this printing alone.
    pub card: CcgCard,
    /// Its name as the file has it, without printing mark.
    pub name: String,
    /// Its name letter by letter, as the file has it, with its printing mark.
    pub written: String,
    /// The mark of a corrected print in the name of its image: `a`, `ab`; empty if it has none.
    pub correction: String,
    /// A reprint of the players' committee, which carries the wording that counts today.
    pub is_reworded: bool,
    /// The second face of a card.
    pub is_back: bool,
    /// What could not be understood and was left out or guessed.
    pub doubts: Vec<Doubt>,
}

impl PrintedCard {
    /// Set and number of its printing.
    pub fn number(&self) -> Option<(&str, &str)> {
        let printing = self.card.printings.first()?;
        Some((&printing.set, &printing.number))
    }
}

/// Why a row is no card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FieldRefusal {
    /// Its line has this many columns.
    Columns {
        /// Columns of the line, which could not be mended.
        found: usize,
    },
    /// No name, or one without a letter or digit, so that no id can be made of it.
    NoName,
    /// A type of card that its edition does not have, as the file writes it.
    UnknownType(String),
}

/// What is doubtful about a row that was imported.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Doubt {
    /// Title and subtitle are guessed.
    Title,
    /// A mission without the requirement of these words.
    Requirement(String),
    /// A headquarters without this sentence.
    ReportsTo(String),
    /// A mission without this rule who may attempt it.
    Attempt(String),
    /// A mission or dilemma of no known place.
    Place,
    /// A word that is no skill.
    Skill(String),
    /// A word that lacks the last letter of this skill, and was taken as it. Slug of the skill.
    SkillMended {
        /// The word as the file has it.
        word: String,
        /// Slug of the skill it was taken for.
        skill: String,
    },
}

/// The id of a card with this name; `None` if the name has no letter or digit.
pub(super) fn id(edition: Edition, full_name: &str) -> Option<EntryId> {
    EntryId::try_from(format!("{}/card/{}", edition.code(), slug(full_name))).ok()
}

/// A figure, if the field is not empty.
pub(super) fn figure(field: &str) -> Option<Figure> {
    Figure::try_from(field.to_owned()).ok()
}

/// Three figures, if none of them is missing.
pub(super) fn figures(fields: [&str; 3]) -> Option<[Figure; 3]> {
    let [one, two, three] = fields.map(figure);
    Some([one?, two?, three?])
}

/// A text, if it is not empty.
pub(super) fn some(text: String) -> Option<String> {
    (!text.is_empty()).then_some(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn leftovers_vanish_and_card_names_stay() {
        assert_eq!(clean("Cunning&gt;3  and &lt;em&gt;more&lt;/em&gt;"), "Cunning>3 and more");
        assert_eq!(clean("<b>One</b> - Integrity<5"), "One - Integrity<5");
        assert_eq!(clean("{traits[]=A|A cards} and {For the Cause}"), "A cards and {For the Cause}");
        assert_eq!(clean("K\u{2019}wov {"), "K'wov {");
    }

    #[test]
    fn codes_stand_in_brackets() {
        assert_eq!(codes("[Cmd][DS9] [E]"), ["Cmd", "DS9", "E"]);
        assert_eq!(codes("[] x [open"), [""; 0]);
    }
}
