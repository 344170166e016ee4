//! The rules that the steps of a game lead to: by the page they are printed on, and by their names in a sentence.

use std::cell::OnceCell;

use maud::{Markup, html};

use crate::html_fragment::html_fragment;
use app::entry::printed::printed;
use app::session::Session;
use model::order::Order;
use model::{Document, Feature, Game, Kind, Localized, Record, SourceReference};
use page::Page;
use page::render::Headings;
use words::Problem;

/// The document behind the steps of the Bot.
const SOLO: Document = Document::CaptainsChairSolo;
/// Every step speaks of the Bot.
const BOT: &str = "cc/solo/bot";
/// What a printed term in a step is; phases are its headings.
const TERMS: [Kind; 8] =
    [Kind::Keyword, Kind::Type, Kind::Symbol, Kind::Resource, Kind::Zone, Kind::Pile, Kind::Setup, Kind::Solo];
/// So many pages are asked for at once.
const MOST_PAGES: usize = 8;

/// The rules of Captain's Chair, once they have been read from the catalog.
pub(super) type Rules = OnceCell<Vec<KnownRule>>;

/// A rule by what leads to it.
pub(super) struct KnownRule {
    id: String,
    kind: Kind,
    names: Localized<Vec<String>>,
    places: Vec<SourceReference>,
}

impl KnownRule {
    fn new(record: &Record) -> Option<KnownRule> {
        let Record::Rule(rule) = record else {
            return None;
        };
        let names = |lang| rule.entry.names(lang).filter(|name| is_printed(name)).map(str::to_owned).collect();
        Some(KnownRule {
            id: record.id().to_string(),
            kind: record.kind(),
            names: Localized::from_fn(names),
            places: rule.entry.source.clone(),
        })
    }
}

/// Terms are printed with a capital letter; what players say for them is not.
fn is_printed(name: &str) -> bool {
    name.chars().next().is_some_and(char::is_uppercase)
}

/// Makes links in the steps of a game: page numbers lead to what is printed there, terms to their rules.
pub(super) fn link_steps(session: &Session<'_>, rules: &Rules, page: &mut Page) -> Result<(), Problem> {
    let (rules, lang) = (known(session, rules)?, session.texts.lang());
    let terms = rules.iter().filter(|rule| TERMS.contains(&rule.kind) && rule.id != BOT);
    let mut names: Vec<(String, String)> =
        terms.flat_map(|rule| rule.names.get(lang).iter().map(|name| (rule.id.clone(), name.clone()))).collect();
    names.order_by_key(|(_, name)| std::cmp::Reverse(name.chars().count()));
    let address = |place: &str| {
        let pages = read_pages(place);
        (!on_pages(rules, SOLO, &pages).is_empty()).then(|| printed_address(SOLO, &pages))
    };
    page.link_steps(address, names);
    Ok(())
}

/// The address of what stands on pages of a printed document.
fn printed_address(doc: Document, pages: &[u16]) -> String {
    let numbers: Vec<String> = pages.iter().map(u16::to_string).collect();
    format!("/printed/{}/{}", doc.code(), numbers.join(","))
}

/// The rules of a place in print; `None` where there are none.
pub(super) fn on_page(session: &Session<'_>, rules: &Rules, doc: &str, pages: &str) -> Option<(String, Markup)> {
    let (doc, pages) = (Document::from_code(doc)?, read_pages(pages));
    let found = on_pages(known(session, rules).ok()?, doc, &pages);
    let records: Vec<Record> =
        found.iter().filter_map(|rule| session.ask(|catalog| catalog.record(&rule.id)).ok()?).collect();
    let numbers: Vec<String> = pages.iter().map(u16::to_string).collect();
    let place = SourceReference { doc, pages: Some(numbers.join(", ")), section: None };
    let body = html! { (html_fragment(printed(session.texts, &place, &records), session.texts, Headings::Own)) };
    let title = words::foot::sources(session.texts, &[place]);
    (!records.is_empty()).then_some((title, body))
}

/// The rules whose first place in print is on these pages, page by page; where none begins there, those that cite them.
fn on_pages<'r>(rules: &'r [KnownRule], doc: Document, pages: &[u16]) -> Vec<&'r KnownRule> {
    let is_at = |place: &SourceReference, page: u16| place.doc == doc && place.names_page(page);
    let first = |rule: &KnownRule, page| rule.places.first().is_some_and(|place| is_at(place, page));
    let any = |rule: &KnownRule, page| rule.places.iter().any(|place| is_at(place, page));
    let mut found: Vec<&KnownRule> = Vec::new();
    for page in pages {
        let begins = rules.iter().any(|rule| first(rule, *page));
        let of_page = rules.iter().filter(|rule| if begins { first(rule, *page) } else { any(rule, *page) });
        let new: Vec<&KnownRule> = of_page.filter(|rule| found.iter().all(|other| other.id != rule.id)).collect();
        found.extend(new);
    }
    found
}

/// The numbers in the words of a place, each once.
fn read_pages(words: &str) -> Vec<u16> {
    let numbers = words.split(|sign: char| !sign.is_ascii_digit());
    let mut pages: Vec<u16> = numbers.filter_map(|number| number.parse().ok()).take(MOST_PAGES).collect();
    pages.dedup();
    pages
}

fn known<'r>(session: &Session<'_>, rules: &'r Rules) -> Result<&'r [KnownRule], Problem> {
    if let Some(known) = rules.get() {
        return Ok(known);
    }
    let kinds = Kind::ALL.iter().filter(|kind| **kind != Kind::Card);
    let mut read = Vec::new();
    for kind in kinds {
        let records = session.ask(|catalog| catalog.of_kind(Game::with(Feature::Opponent), *kind))?;
        read.extend(records.iter().filter_map(KnownRule::new));
    }
    Ok(rules.get_or_init(|| read))
}
