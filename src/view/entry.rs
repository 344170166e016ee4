//! The screen of one entry: what a player reads at the table.

use super::{Screen, card, ccg, grid, prose};
use crate::calc::Calculator;
use crate::lookup::Found;
use crate::model::{
    EntryId, Lang, Link, Localized, Record, RuleRecord, Ruling, Source, TitleOrigin,
};

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
    let titles: Vec<String> = exact.map(|other| mention(screen, &other.record)).collect();
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
    let mut out = heading(screen, record);
    match record {
        Record::Rule(rule) => out.push_str(&self::rule(screen, rule)),
        Record::Card(card) => out.push_str(&card::body(screen, card)),
        Record::Ccg(card) => out.push_str(&ccg::body(screen, card)),
    }
    out
}

fn rule(screen: &Screen<'_>, rule: &RuleRecord) -> String {
    let entry = &rule.entry;
    let lang = screen.texts().lang();
    let mut out = prose::text(screen, entry.text.get(lang), 0);
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
    out.push_str(&footer(screen, rule));
    out
}

fn heading(screen: &Screen<'_>, record: &Record) -> String {
    let lang = screen.texts().lang();
    let (own, other) = (name(record, lang), name(record, lang.other()));
    let mut title = screen.paint().title(&own);
    if other != own {
        title.push_str(&format!(" · {other}"));
    }
    headed(screen, &title, &place(screen, record))
}

/// The head of a screen: a title, painted, and where it belongs.
pub(super) fn headed(screen: &Screen<'_>, title: &str, place: &str) -> String {
    let place = screen.paint().faint(place);
    let used = textwrap::core::display_width(title) + textwrap::core::display_width(&place);
    let rule = screen.paint().faint(&"─".repeat(screen.width()));
    if used + 2 <= screen.width() {
        let gap = " ".repeat(screen.width() - used);
        format!("{title}{gap}{place}\n{rule}\n")
    } else {
        format!("{}\n{place}\n{rule}\n", prose::paragraph(screen, title, 0))
    }
}

/// The title as a screen shows it: that of a unique card behind a dot.
pub fn name(record: &Record, lang: Lang) -> String {
    match record {
        Record::Ccg(card) => ccg::title(card, lang),
        other => other.title().get(lang).clone(),
    }
}

/// Game and kind of a record.
pub fn place(screen: &Screen<'_>, record: &Record) -> String {
    let texts = screen.texts();
    let kind = match record {
        Record::Card(card) => card::kind(screen, card),
        Record::Ccg(card) => ccg::kind(texts, &card.card),
        Record::Rule(rule) => match rule.entry.group {
            Some(group) => texts.get(&format!("group-{}", group.code())),
            None => texts.get(&format!("kind-{}", rule.entry.kind.code())),
        },
    };
    format!(
        "{} · {kind}",
        texts.get(&format!("game-{}", record.game().code()))
    )
}

fn mention(screen: &Screen<'_>, record: &Record) -> String {
    let title = name(record, screen.texts().lang());
    format!("{title} ({})", place(screen, record))
}

/// Rulings below a heading; nothing if there are none.
pub(super) fn rulings(screen: &Screen<'_>, rulings: &[Ruling]) -> String {
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

fn footer(screen: &Screen<'_>, rule: &RuleRecord) -> String {
    let entry = &rule.entry;
    let texts = screen.texts();
    let mut rows = Rows::new(screen);
    rows.add("label-cards", &titles(texts.lang(), &rule.cards));
    rows.add("label-see", &titles(texts.lang(), &rule.see));
    rows.add("label-calculators", &calculators(&entry.id));
    rows.add("label-source", &sources(screen, &entry.source));
    for note in origins(screen, &entry.title, |lang| entry.origin(lang)) {
        rows.add("label-title", &note);
    }
    rows.add("label-id", &screen.paint().faint(entry.id.as_str()));
    rows.finish()
}

/// The commands that work out what an entry rules.
fn calculators(id: &EntryId) -> String {
    let commands = Calculator::of(id).into_iter();
    let commands = commands.map(|calculator| format!("tricorder {}", calculator.command()));
    commands.collect::<Vec<_>>().join(" · ")
}

/// Labelled lines at the foot of a screen.
pub struct Rows<'a> {
    screen: &'a Screen<'a>,
    column: usize,
    lines: Vec<String>,
}

impl<'a> Rows<'a> {
    pub fn new(screen: &'a Screen<'a>) -> Rows<'a> {
        Rows::with_column(screen, COLUMN)
    }

    /// Lines whose texts start at another column.
    pub fn with_column(screen: &'a Screen<'a>, column: usize) -> Rows<'a> {
        Rows {
            screen,
            column,
            lines: Vec::new(),
        }
    }

    /// Adds a line, unless there is nothing to say.
    pub fn add(&mut self, label: &str, words: &str) {
        self.add_labelled(&self.screen.texts().get(label), words);
    }

    /// The same with the label itself instead of its message.
    pub fn add_labelled(&mut self, label: &str, words: &str) {
        if !words.is_empty() {
            let line = prose::labelled(self.screen, label, self.column, words);
            self.lines.push(line);
        }
    }

    /// Whether nothing was said.
    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    pub fn finish(self) -> String {
        self.lines.join("\n") + "\n"
    }
}

/// Titles in one line.
pub fn titles(lang: Lang, links: &[Link]) -> String {
    let titles: Vec<&str> = links
        .iter()
        .map(|link| link.title.get(lang).as_str())
        .collect();
    titles.join(" · ")
}

/// The places in print; a document is named once for all its places in a row.
pub(super) fn sources(screen: &Screen<'_>, sources: &[Source]) -> String {
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
pub fn origins(
    screen: &Screen<'_>,
    title: &Localized<String>,
    origin: impl Fn(Lang) -> TitleOrigin,
) -> Vec<String> {
    let both_coined = Lang::ALL
        .iter()
        .all(|lang| origin(*lang) == TitleOrigin::Coined);
    if both_coined {
        return vec![screen.texts().get("title-both-coined")];
    }
    let note = |lang| {
        let id = match origin(lang) {
            TitleOrigin::Printed => return None,
            TitleOrigin::Translated => "title-translated",
            TitleOrigin::Coined => "title-coined",
            TitleOrigin::Unconfirmed => "title-unconfirmed",
        };
        let title = title.get(lang).as_str();
        Some(screen.texts().with(id, &[("title", title.into())]))
    };
    Lang::ALL.into_iter().filter_map(note).collect()
}
