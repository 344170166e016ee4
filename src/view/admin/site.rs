//! The reference as plain files: what is said of it, its further pages, the names its look-up knows.

use std::collections::{BTreeMap, HashSet};
use std::path::Path;

use serde::Serialize;

use crate::Show;
use crate::entry::{name, place};
use model::text::vocabulary::words::{MEANT, NAMED_1E, NAMED_2E, NAMED_CATAN, NAMED_CC, VARIANT};
use model::text::{key, words};
use model::{Game, Kind, Lang, Record};
use page::locale::{Texts, msg};
use page::{Page, PageBlock, link, plain};

/// What was written.
#[derive(Debug, Serialize)]
pub struct SiteReport {
    folder: String,
    pages: usize,
    files: usize,
    bytes: u64,
    /// Tells one state of the files from another.
    version: String,
}

impl SiteReport {
    /// Files in a folder, so many of which are pages.
    pub fn new(folder: &Path, pages: usize, files: usize, bytes: u64, version: String) -> SiteReport {
        SiteReport { folder: folder.display().to_string(), pages, files, bytes, version }
    }
}

impl Show for SiteReport {
    fn page(&self, texts: &Texts) -> Page {
        let mut page = Page::new();
        let size = megabytes(texts, self.bytes);
        page.say(msg::site_written(texts, self.pages, size, &self.folder));
        page.say(msg::site_next(texts));
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
    Page { blocks: page.blocks.into_iter().map(lower).collect() }
}

/// What a look-up in a browser knows, for readers of one language.
#[derive(Debug, Serialize)]
pub struct Names {
    /// Games and kinds, as shown; entries name them by their place.
    places: Vec<String>,
    /// What players say, folded, with the words that are meant.
    said: BTreeMap<String, Vec<String>>,
    /// Folded words that say how something is asked, not what it is about.
    scaffolding: Vec<&'static str>,
    /// What games are called, folded, by their codes.
    games: BTreeMap<&'static str, Vec<String>>,
    /// Folded words for the computer opponent and games alone, and the kinds of entries about them.
    variant: Vec<String>,
    variants: Vec<&'static str>,
    entries: Vec<SiteEntry>,
}

/// An entry or card. Short field names: there are many.
#[derive(Debug, Serialize)]
struct SiteEntry {
    id: String,
    /// The title.
    t: String,
    /// The title in the other language, if it is another.
    #[serde(skip_serializing_if = "String::is_empty")]
    o: String,
    /// Where it belongs.
    p: usize,
    /// Further names in either language.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    n: Vec<String>,
    /// Questions it answers, in either language.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    q: Vec<String>,
    /// The words its rule is written in, folded, each once, those of its names and questions left out.
    #[serde(skip_serializing_if = "String::is_empty")]
    w: String,
}

impl Names {
    /// The names of some records, beside words that only say how something is asked.
    pub fn new(texts: &Texts, records: &[Record], scaffolding: &[&'static str]) -> Names {
        let mut places: Vec<String> = Vec::new();
        let line = |record: &Record| {
            let place = plain(&place(texts, record));
            let known = places.iter().position(|known| *known == place);
            let at = known.unwrap_or_else(|| {
                places.push(place);
                places.len() - 1
            });
            listed(texts.lang(), record, at, scaffolding)
        };
        let entries = records.iter().map(line).collect();
        let variants = Kind::ALL.iter().filter(|kind| kind.is_variant());
        Names {
            places,
            said: group_sayings(),
            scaffolding: scaffolding.to_vec(),
            games: called().into(),
            variant: VARIANT.forms().map(key).collect(),
            variants: variants.map(|kind| kind.code()).collect(),
            entries,
        }
    }
}

fn listed(lang: Lang, record: &Record, place: usize, scaffolding: &[&str]) -> SiteEntry {
    let title = plain(&name(record, lang));
    let other = plain(&name(record, lang.other()));
    let mut known: HashSet<String> = [key(&title), key(&other)].into();
    let names: Vec<String> = Lang::ALL
        .into_iter()
        .flat_map(|lang| record.names(lang))
        .filter(|name| known.insert(key(name)))
        .map(str::to_owned)
        .collect();
    let questions = Lang::ALL.iter().flat_map(|lang| record.questions(*lang));
    SiteEntry {
        id: record.id().to_string(),
        w: text(record, scaffolding),
        o: if other == title { String::new() } else { other },
        t: title,
        p: place,
        n: names,
        q: questions.cloned().collect(),
    }
}

/// The words of a rule. What stands on cards is about the card.
fn text(record: &Record, scaffolding: &[&str]) -> String {
    if !matches!(record, Record::Rule(_)) {
        return String::new();
    }
    let phrases = Lang::ALL.into_iter().flat_map(|lang| {
        let questions = record.questions(lang).iter().map(String::as_str);
        record.names(lang).chain(questions)
    });
    let mut known: HashSet<String> = phrases.flat_map(words).collect();
    known.extend(scaffolding.iter().map(|word| (*word).to_owned()));
    let text = Lang::ALL.map(|lang| record.text(lang)).join(" ");
    let texts = words(&text).into_iter();
    let fresh: Vec<String> = texts.filter(|word| word.chars().count() > 2 && known.insert(word.clone())).collect();
    fresh.join(" ")
}

/// What each game is called among players.
fn called() -> [(&'static str, Vec<String>); 4] {
    let names = |game: Game| match game {
        Game::CaptainsChair => NAMED_CC,
        Game::SecondEdition => NAMED_2E,
        Game::Catan => NAMED_CATAN,
        Game::FirstEdition => NAMED_1E,
    };
    Game::ALL.map(|game| (game.code(), names(game).forms().map(key).collect()))
}

/// What players say instead of the words of a game.
fn group_sayings() -> BTreeMap<String, Vec<String>> {
    let meant = MEANT.iter().map(|(said, terms)| {
        let terms = terms.iter().map(|term| (*term).to_owned());
        ((*said).to_owned(), terms.collect())
    });
    meant.collect()
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
