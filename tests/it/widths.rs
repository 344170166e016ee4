//! Screens at every width of a terminal: no word is broken that would fit a line.

use std::collections::HashSet;

use crate::documents::{self, kept_in};
use crate::kit::answers::Answers;
use crate::kit::built_in::records;
use crate::kit::desk::Desk;
use app::entry::record;
use model::Lang;
use page::Page;
use page::locale::Texts;
use page::render::{Links, StyledPage, Terminal, html};

/// Widths of terminals.
fn widths() -> impl Iterator<Item = usize> {
    (40..=200).step_by(8)
}

/// Further screens than those of entries and calculators: lists, tables, sums, bars, errors.
const SCREENS: [&str; 21] = [
    "list --game 1e --format table",
    "list --game cc --kind phase --format table",
    "list errata",
    "search type:ship --format table",
    "search --format list type:ship",
    "search --printings keyword:admiral --format table",
    "search --help-query",
    "search jadzia daks --format table",
    "search xyzzyx",
    "deck check tests/decks/legal/plain_german.txt tests/decks/illegal/two_wormholes.mission-twice.yaml tests/decks/unreadable/empty.txt",
    "deck check tests/decks/illegal/picards.copies.md",
    "deck check --explain tests/decks/illegal/picards.copies.md",
    "deck stats tests/decks/legal/plain_german.txt",
    "deck odds tests/decks/legal/plain_german.txt",
    "deck diff tests/decks/legal/plain_german.txt tests/decks/illegal/picards.copies.md",
    "solo captains",
    "solo program picard",
    "solo resolve picard ancient-relay-station",
    "how many cards in a deck",
    "import list",
    "admin index status",
];

/// Screens that are not the page of an answer alone: help, and how links are followed.
const AROUND: [&str; 5] = ["calc", "recall --links", "--help", "deck check --help", "solo pick --help"];

/// The words of a text as they stand between blanks and rules.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|sign: char| sign.is_whitespace() || "│┆─┌┐└┘├┤┬┴┼╞╪╡═╌".contains(sign))
        .filter(|word| !word.is_empty())
}

/// What stands between the tags of a document.
fn bare(html: &str) -> String {
    let texts = html.split('<').map(|part| part.split_once('>').map_or(part, |(_, text)| text));
    let text = texts.collect::<Vec<_>>().join(" ");
    let signs = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")];
    signs.iter().fold(text, |text, (name, sign)| text.replace(name, sign))
}

/// Signs that stand before or behind a word of a document, parted from it by a tag.
const AT_THE_EDGE: &[char] = &['.', ',', ';', ':', '(', ')', '„', '“', '”', '►', '•', '·'];

/// The first word of a screen that is a piece of a word of the document, though that would fit a line.
fn broken<'s>(screen: &'s str, whole: &HashSet<String>, width: usize) -> Option<&'s str> {
    let mut found = words(screen).filter(|word| {
        let core = word.trim_matches(AT_THE_EDGE);
        !whole.contains(core) && core.chars().count() > 2 && !core.contains(['…', '#', '█', '░'])
    });
    found.find(|word| {
        let core = word.trim_matches(AT_THE_EDGE);
        let is_piece = |of: &&String| of.starts_with(core) || of.ends_with(core);
        let pieces: Vec<&String> = whole.iter().filter(is_piece).collect();
        // A word too long for a line must be broken; those behind a margin are left out of doubt.
        !pieces.is_empty() && pieces.iter().all(|of| of.chars().count() + 6 <= width)
    })
}

fn cores(text: &str) -> HashSet<String> {
    words(text).map(|word| word.trim_matches(AT_THE_EDGE).to_owned()).collect()
}

fn known_words(page: &Page, lang: Lang) -> HashSet<String> {
    let links = Links { before: "", between: "/", behind: "" };
    cores(&bare(&html(page, lang, links)))
}

#[test]
fn no_word_of_an_entry_is_broken_at_any_width() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        // Every width for some, and each entry at one width of its own and at the narrowest.
        for (at, record) in records().into_iter().enumerate() {
            let page = record::page(&texts, &record);
            let whole = known_words(&page, lang);
            let own = widths().nth(at % widths().count());
            let some = widths().filter(|width| at % 40 == 0 || *width == 40 || Some(*width) == own);
            for width in some {
                let screen = Terminal::new(Some(width), false).render(&page);
                let word = broken(&screen, &whole, width.min(100));
                assert!(word.is_none(), "{word:?}, {} at {width}:\n{screen}", record.id());
                let longest = screen.lines().map(|line| line.chars().count()).max();
                assert!(longest <= Some(width), "{} at {width}:\n{screen}", record.id());
            }
        }
    }
}

/// Widths of screens, up to those beyond which lines grow no longer.
fn widths_of_screens() -> impl Iterator<Item = usize> {
    widths().filter(|width| *width <= 104)
}

#[test]
fn no_word_of_a_screen_is_broken_at_any_width() {
    for lang in Lang::ALL {
        let answers = Answers::new(lang);
        let calculators = ["calc", "table"].into_iter().flat_map(kept_in);
        let calculators: Vec<String> = calculators.map(|(line, _)| line).collect();
        for line in SCREENS.into_iter().chain(calculators.iter().map(String::as_str)) {
            let words = documents::words(line);
            let shown = answers.show(&words, "", 100).expect("a command");
            let pages = shown.pages.iter().flat_map(|page| known_words(page, lang));
            let whole: HashSet<String> = pages.chain(cores(&shown.screen(100))).collect();
            for width in widths_of_screens() {
                let screen = shown.screen(width);
                let word = broken(&screen, &whole, width.min(100));
                assert!(word.is_none(), "{word:?}, {line} at {width}:\n{screen}");
            }
        }
    }
}

#[test]
fn no_word_around_an_answer_is_broken_at_any_width() {
    let desk = Desk::new();
    let shown = |line: &str, lang: Lang, width: usize| {
        let mut command = desk.tricorder();
        command.args(line.split(' ')).args(["--lang", lang.code()]);
        let output = command.env("COLUMNS", width.to_string()).output().expect("it runs");
        let text = [output.stdout, output.stderr].concat();
        String::from_utf8(text).expect("text")
    };
    for line in AROUND {
        for lang in Lang::ALL {
            let html = shown(&format!("{line} --format html"), lang, 100);
            let whole: HashSet<String> =
                cores(&bare(&html)).into_iter().chain(cores(&shown(line, lang, 100))).collect();
            for width in widths_of_screens() {
                let screen = shown(line, lang, width);
                let word = broken(&screen, &whole, width.min(100));
                assert!(word.is_none(), "{word:?}, {line} at {width}:\n{screen}");
            }
        }
    }
}

#[test]
fn a_broken_word_is_noticed() {
    let whole = cores("a list of tests/decks/unreadable/empty.txt and others");
    assert_eq!(broken("tests/decks/unreadable/e  a\n mpty.txt", &whole, 80), Some("tests/decks/unreadable/e"));
    assert_eq!(broken("tests/decks/unreadable/empty.txt", &whole, 80), None);
    assert_eq!(broken("tests/decks/unreadable/e", &whole, 30), None);
}

#[test]
fn every_link_of_an_entry_can_be_followed_on_a_screen() {
    let texts = Texts::new(Lang::De);
    for (at, record) in records().into_iter().enumerate() {
        let page = record::page(&texts, &record);
        let sheet = StyledPage::render(&page, [38, 52, 77][at % 3], true);
        let found: HashSet<&str> = sheet.links.iter().map(|lead| lead.id.as_str()).collect();
        for (id, words) in page.links() {
            assert!(found.contains(id), "{words} in {}", record.id());
        }
    }
}
