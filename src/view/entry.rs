//! The screen of one entry: what a player reads at the table.

use super::{Screen, grid, prose};
use crate::lookup::Found;
use crate::model::{Entry, Lang, Link, Record, Ruling, Source, TitleOrigin};

/// Column where labelled texts start.
const COLUMN: usize = 12;

/// The first of the records found, with a word on how it was found and on the others.
pub fn answer(screen: &Screen<'_>, query: &str, found: &[Found]) -> String {
    let [first, others @ ..] = found else {
        return String::new();
    };
    let mut out = String::new();
    if !first.is_exact() {
        let note = screen
            .texts()
            .with("answer-inexact", &[("query", query.into())]);
        out.push_str(&screen.paint().faint(&prose::paragraph(screen, &note, 0)));
        out.push_str("\n\n");
    }
    out.push_str(&self::screen(screen, &first.record));
    let exact = others.iter().filter(|other| other.is_exact());
    let titles: Vec<String> = exact
        .map(|other| mention(screen, &other.record.entry))
        .collect();
    if !titles.is_empty() {
        let label = screen.texts().get("label-also");
        out.push_str(&prose::labelled(
            screen,
            &label,
            COLUMN,
            &titles.join(" · "),
        ));
        out.push('\n');
    }
    out
}

/// The whole screen of a record.
pub fn screen(screen: &Screen<'_>, record: &Record) -> String {
    let entry = &record.entry;
    let lang = screen.texts().lang();
    let mut out = heading(screen, entry);
    out.push_str(&prose::text(screen, entry.text.get(lang), 0));
    for table in &entry.tables {
        out.push('\n');
        out.push_str(&grid::table(screen, table));
    }
    if let Some(example) = &entry.example {
        out.push('\n');
        out.push_str(&screen.paint().label(&screen.texts().get("label-example")));
        out.push('\n');
        out.push_str(&prose::text(screen, example.get(lang), 2));
    }
    out.push_str(&rulings(screen, &entry.rulings));
    out.push('\n');
    out.push_str(&footer(screen, record));
    out
}

fn heading(screen: &Screen<'_>, entry: &Entry) -> String {
    let lang = screen.texts().lang();
    let mut title = screen.paint().title(entry.title.get(lang));
    let other = entry.title.get(lang.other());
    if other != entry.title.get(lang) {
        title.push_str(&format!(" · {other}"));
    }
    let place = screen.paint().faint(&place(screen, entry));
    let used = textwrap::core::display_width(&title) + textwrap::core::display_width(&place);
    let rule = screen.paint().faint(&"─".repeat(screen.width()));
    if used + 2 <= screen.width() {
        let gap = " ".repeat(screen.width() - used);
        format!("{title}{gap}{place}\n{rule}\n")
    } else {
        format!("{}\n{place}\n{rule}\n", prose::paragraph(screen, &title, 0))
    }
}

/// Game and kind of an entry.
pub fn place(screen: &Screen<'_>, entry: &Entry) -> String {
    let texts = screen.texts();
    let kind = match entry.group {
        Some(group) => texts.get(&format!("group-{}", group.code())),
        None => texts.get(&format!("kind-{}", entry.kind.code())),
    };
    format!(
        "{} · {kind}",
        texts.get(&format!("game-{}", entry.game().code()))
    )
}

fn mention(screen: &Screen<'_>, entry: &Entry) -> String {
    let title = entry.title.get(screen.texts().lang());
    format!("{title} ({})", place(screen, entry))
}

fn rulings(screen: &Screen<'_>, rulings: &[Ruling]) -> String {
    if rulings.is_empty() {
        return String::new();
    }
    let texts = screen.texts();
    let mut out = format!("\n{}\n", screen.paint().label(&texts.get("label-rulings")));
    for ruling in rulings {
        let origin = texts.get(&format!("origin-{}", ruling.origin.code()));
        let certainty = texts.get(&format!("certainty-{}", ruling.certainty.code()));
        let text = format!("{} ({certainty}; {origin})", ruling.text.get(texts.lang()));
        out.push_str(&prose::item(screen, "-", &text, 0));
        out.push('\n');
    }
    out
}

fn footer(screen: &Screen<'_>, record: &Record) -> String {
    let entry = &record.entry;
    let texts = screen.texts();
    let mut lines = Vec::new();
    let mut row = |label: &str, words: String| {
        if !words.is_empty() {
            lines.push(prose::labelled(screen, &texts.get(label), COLUMN, &words));
        }
    };
    row("label-see", see(texts.lang(), &record.see));
    row("label-source", sources(screen, &entry.source));
    for note in origins(screen, entry) {
        row("label-title", note);
    }
    row("label-id", screen.paint().faint(entry.id.as_str()));
    lines.join("\n") + "\n"
}

fn see(lang: Lang, links: &[Link]) -> String {
    let titles: Vec<&str> = links
        .iter()
        .map(|link| link.title.get(lang).as_str())
        .collect();
    titles.join(" · ")
}

/// The places in print; a document is named once for all its places in a row.
fn sources(screen: &Screen<'_>, sources: &[Source]) -> String {
    let texts = screen.texts();
    let groups = sources.chunk_by(|a, b| a.doc == b.doc).map(|group| {
        let places: Vec<String> = group
            .iter()
            .map(|source| printed_place(screen, source))
            .collect();
        let document = texts.get(&format!("document-{}", group[0].doc.code()));
        format!("{document}: {}", places.join("; "))
    });
    groups.collect::<Vec<_>>().join("; ")
}

fn printed_place(screen: &Screen<'_>, source: &Source) -> String {
    let pages = source.pages.as_ref().map(|pages| {
        let pages = pages.replace('-', "–");
        screen
            .texts()
            .with("source-pages", &[("pages", pages.into())])
    });
    let parts: Vec<String> = pages.into_iter().chain(source.section.clone()).collect();
    parts.join(", ")
}

/// What there is to say about titles that are not printed.
fn origins(screen: &Screen<'_>, entry: &Entry) -> Vec<String> {
    let both_coined = Lang::ALL
        .iter()
        .all(|lang| entry.origin(*lang) == TitleOrigin::Coined);
    if both_coined {
        return vec![screen.texts().get("title-both-coined")];
    }
    let note = |lang| {
        let id = match entry.origin(lang) {
            TitleOrigin::Printed => return None,
            TitleOrigin::Translated => "title-translated",
            TitleOrigin::Coined => "title-coined",
            TitleOrigin::Unconfirmed => "title-unconfirmed",
        };
        let title = entry.title.get(lang).as_str();
        Some(screen.texts().with(id, &[("title", title.into())]))
    };
    Lang::ALL.into_iter().filter_map(note).collect()
}
