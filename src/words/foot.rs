//! What stands at the foot of a page: where it stands in print, what else to read, what is in doubt.

use crate::Term;
use crate::names::captain_name;
use model::{CrewDeck, EntryId, Lang, Link, Localized, Reference, Ruling, SourceReference, TitleOrigin};
use page::locale::{Texts, msg};
use page::{FactList, Labels, Page, PageBlock, PageTable, Words, command, link};

/// The titles of entries or cards in one line, each leading there.
pub fn links(lang: Lang, links: &[Link]) -> String {
    let titles = links.iter().map(|to| link(to.id.as_str(), to.title.get(lang)));
    titles.collect::<Vec<_>>().join(" · ")
}

/// The commands that lead to entries and cards, given by id and title, below a heading and behind a gap.
pub fn ways(texts: &Texts, links: &[(&str, String)]) -> Page {
    let mut page = Page::new();
    if links.is_empty() {
        return page;
    }
    page.push(PageBlock::Gap);
    page.heading(msg::entry_links_heading(texts));
    let row =
        |(id, title): &(&str, String)| vec![Words::from(title), command(format!("tricorder show {id}")).into()];
    page.table(PageTable::bare(links.iter().map(row)));
    page
}

/// The titles of what an entry refers to. Where a title would leave open which is meant, its kind or its
/// deck stands behind it.
pub fn references(texts: &Texts, references: &[Reference]) -> String {
    let titles = references.iter().map(|to| {
        let title = link(to.link.id.as_str(), to.link.title.get(texts.lang()));
        if *to.shared.get(texts.lang()) { format!("{title} ({})", apart(texts, to)) } else { title }
    });
    titles.collect::<Vec<_>>().join(" · ")
}

fn apart(texts: &Texts, reference: &Reference) -> String {
    kind_or_deck(texts, &reference.link.id, reference.deck)
}

/// What stands behind a title that several bear: the deck of a card, the kind of all else.
pub fn kind_or_deck(texts: &Texts, id: &EntryId, deck: Option<CrewDeck>) -> String {
    match deck {
        None => id.kind().term(texts),
        Some(CrewDeck::Common) => msg::entry_card_common(texts),
        Some(captain) => captain_name(captain),
    }
}

/// The places in print; a document is named once for all its places in a row.
pub fn sources(texts: &Texts, sources: &[SourceReference]) -> String {
    let groups = sources.chunk_by(|a, b| a.doc == b.doc).map(|group| {
        let document = group[0].doc.term(texts);
        let places: Vec<String> =
            group.iter().map(|source| place(texts, source)).filter(|place| !place.is_empty()).collect();
        if places.is_empty() {
            return document;
        }
        format!("{document}: {}", places.join("; "))
    });
    groups.collect::<Vec<_>>().join("; ")
}

/// Why something is so, which may be empty, and where the rule stands in print.
pub fn reasons(texts: &Texts, why: impl Into<Words>, source: impl Into<Words>) -> Page {
    let mut facts = FactList::new(Labels::Short);
    facts.add(msg::entry_label_why(texts), why);
    facts.add(msg::entry_label_source(texts), source);
    let mut page = Page::new();
    page.facts(facts);
    page
}

fn place(texts: &Texts, source: &SourceReference) -> String {
    let pages = source.pages.as_ref().map(|pages| msg::entry_source_pages(texts, pages.replace('-', "–")));
    let parts: Vec<String> = pages.into_iter().chain(source.section.clone()).collect();
    parts.join(", ")
}

/// Rulings below their heading; nothing if there are none.
pub fn rulings<'r>(texts: &Texts, rulings: impl IntoIterator<Item = &'r Ruling>) -> Page {
    let mut page = Page::new();
    for ruling in rulings {
        if page.is_empty() {
            page.heading(msg::entry_label_rulings(texts));
        }
        let certainty = ruling.certainty.term(texts);
        let origin = ruling.origin.term(texts);
        let text = ruling.text.get(texts.lang());
        page.point(format!("{} ({certainty}; {origin})", crate::prose::spelled(texts, text)));
    }
    page
}

/// Adds what there is to say about titles that are not printed.
pub fn add_origins(
    facts: &mut FactList,
    texts: &Texts,
    title: &Localized<String>,
    origin: impl Fn(Lang) -> TitleOrigin,
) {
    let is_coined = |lang: &Lang| origin(*lang) == TitleOrigin::Coined;
    if Lang::ALL.iter().all(is_coined) {
        let note = msg::entry_title_both_coined(texts);
        return facts.add(msg::entry_label_title(texts), note);
    }
    let is_shared = title.get(Lang::De) == title.get(Lang::En);
    for lang in Lang::ALL {
        let title = title.get(lang);
        let note = match origin(lang) {
            TitleOrigin::Printed => continue,
            TitleOrigin::Translated => msg::entry_title_translated(texts, title),
            TitleOrigin::Coined => msg::entry_title_coined(texts, title),
            TitleOrigin::Unconfirmed if is_shared => msg::entry_title_unconfirmed_in(texts, title, lang.code()),
            TitleOrigin::Unconfirmed => msg::entry_title_unconfirmed(texts, title),
        };
        facts.add(msg::entry_label_title(texts), note);
    }
}
