//! A page as a document of HTML: headings, links, lists, tables; everything escaped.

use maud::{Markup, PreEscaped, Render, html as markup};

use super::Links;
use super::escape::Text;
use super::links::{Run, runs};
use super::points::{list, topics};
use super::scan::scan;
use super::track::tracks;
use crate::{
    Bar, Bars, Fact, FactList, FactValue, Hit, Page, PageBlock, PageStep, PageTable, Paragraph, Span, SpanStyle,
    Tone, Words,
};
use model::Lang;

/// The steepest margin a paragraph can have.
const STEEPEST: usize = 4;

/// How a whole document looks: black on white, to be printed on A4.
const STYLE: &str = "@page{size:A4;margin:12mm}\
    body{font:1rem/1.35 sans-serif;color:#000;background:#fff;max-width:46em;margin:1em auto;padding:0 1em}\
    h1,h2{font-size:1.2em;margin:.8em 0 .3em;break-after:avoid}p{margin:.4em 0}dl{display:grid;grid-template-columns:auto 1fr;gap:.2em 1em}dd{margin:0}\
    td,th{padding:0 1em 0 0;text-align:left;vertical-align:top}.number{text-align:right}tr,dt,dd,li{break-inside:avoid}\
    @media print{body{font-size:9.5pt;line-height:1.25;max-width:none;margin:0;padding:0}}";

/// What a sheet of paper has beside: two columns of small print.
const SHEET: &str = include_str!("sheet.css");

/// What becomes of the titles and headings of a page that is a part of another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Headings {
    /// They stay as they are.
    Own,
    /// Each is one step lower: above stands the heading of the page it is a part of.
    Lowered,
    /// The first title is left out, for the page around it says it.
    Untitled,
}

/// A whole document, with the words of the first block as its title.
pub fn html(page: &Page, lang: Lang, links: Links<'_>) -> String {
    let document = markup! {
        (PreEscaped("<!doctype html>\n"))
        html lang=(lang.code()) {
            "\n"
            head {
                "\n" meta charset="utf-8";
                "\n" meta name="viewport" content="width=device-width, initial-scale=1";
                "\n" title { (Text(&title(page))) }
                "\n" style { (PreEscaped(STYLE)) } "\n"
                @if page.is_sheet { style { (PreEscaped(SHEET)) } "\n" }
            }
            "\n"
            body { "\n" main { "\n" (PreEscaped(fragment(page, links, Headings::Own))) } "\n" }
            "\n"
        }
        "\n"
    };
    document.into_string()
}

/// The blocks of a page alone.
pub fn fragment(page: &Page, links: Links<'_>, headings: Headings) -> String {
    let titles = page.blocks.iter().filter(|block| is_title(block)).count();
    let writer = Writer { links, has_parts: titles > 1, headings };
    let parts = page.blocks.split(|block| *block == PageBlock::Gap);
    let sections = markup! {
        @for part in parts.filter(|part| !part.is_empty()) {
            section { "\n" @for run in runs(part) { (writer.run(run)) } } "\n"
        }
    };
    sections.into_string()
}

/// Words inside a line of the local page.
pub fn phrase(words: &Words) -> Markup {
    let links = Links { before: "/e/", between: "/", behind: "" };
    let writer = Writer { links, has_parts: false, headings: Headings::Own };
    writer.words(words)
}

/// Whether a page has a title of its own, which no part of it shares.
pub fn is_titled(page: &Page) -> bool {
    page.blocks.iter().filter(|block| is_title(block)).count() == 1
}

/// The plain words of what a page begins with.
pub fn title(page: &Page) -> String {
    page.blocks.first().map(beginning).unwrap_or_default()
}

fn beginning(block: &PageBlock) -> String {
    match block {
        PageBlock::Head { title, .. } => title.plain(),
        PageBlock::Title(words) | PageBlock::Heading(words) => words.plain(),
        PageBlock::Paragraph(paragraph) => paragraph.words.plain(),
        PageBlock::Step(step) => step.words.plain(),
        PageBlock::Hit(hit) => hit.title.plain(),
        PageBlock::Item(item) => item.words.plain(),
        PageBlock::Facts(_)
        | PageBlock::Table(_)
        | PageBlock::Bars(_)
        | PageBlock::Names(_)
        | PageBlock::Pointed { .. }
        | PageBlock::Verbatim(_)
        | PageBlock::Scan { .. }
        | PageBlock::Gap => "tricorder".to_owned(),
    }
}

fn is_title(block: &PageBlock) -> bool {
    matches!(block, PageBlock::Head { .. } | PageBlock::Title(_))
}

struct Writer<'a> {
    links: Links<'a>,
    /// Whether titles name parts of the page and not the page.
    has_parts: bool,
    headings: Headings,
}

impl Writer<'_> {
    fn run(&self, run: Run<'_>) -> Markup {
        match run {
            Run::Items(items) => list(&items, |words| self.words(words)),
            Run::Topics(items) => topics(&items, self.headings == Headings::Lowered, |words| self.words(words)),
            Run::Hits(hits) => {
                markup! { ol.hits { "\n" @for hit in hits { (self.hit(hit)) } } "\n" }
            }
            Run::Steps(steps) => {
                markup! { ol.steps { "\n" @for step in steps { (self.step(step)) } } "\n" }
            }
            Run::Block(block) => self.block(block),
        }
    }

    /// A block that stands alone; of lists [`Writer::run`] makes one.
    fn block(&self, block: &PageBlock) -> Markup {
        match block {
            PageBlock::Head { title, place } => markup! {
                header {
                    "\n" (self.title(title))
                    @if !place.is_empty() { p.place { (self.words(place)) } "\n" }
                }
                "\n"
            },
            PageBlock::Title(words) => self.title(words),
            PageBlock::Heading(words) => self.heading(words),
            PageBlock::Paragraph(paragraph) => self.paragraph(paragraph),
            PageBlock::Item(item) => list(&[item], |words| self.words(words)),
            PageBlock::Facts(facts) => self.facts(facts),
            PageBlock::Table(table) => self.table(table),
            PageBlock::Bars(bars) => self.bars(bars),
            PageBlock::Hit(hit) => self.hit(hit),
            PageBlock::Step(step) => self.step(step),
            PageBlock::Names(names) => markup! {
                ol.names { "\n" @for name in names { li { (self.words(name)) } "\n" } } "\n"
            },
            PageBlock::Pointed { typed, at } => pointed(typed, *at),
            PageBlock::Verbatim(text) => markup! { pre { (Text(text)) } "\n" },
            PageBlock::Scan { text, caption } => markup! { p { (self.words(caption)) } "\n" (scan(text)) "\n" },
            PageBlock::Gap => markup! {},
        }
    }

    /// As the title of the page, or as that of one of its parts.
    fn title(&self, words: &Words) -> Markup {
        if self.has_parts {
            return self.heading(words);
        }
        let words = self.words(words);
        match self.headings {
            Headings::Own => markup! { h1 { (words) } "\n" },
            Headings::Lowered => markup! { h2 { (words) } "\n" },
            Headings::Untitled => markup! {},
        }
    }

    fn heading(&self, words: &Words) -> Markup {
        let words = self.words(words);
        match self.headings {
            Headings::Own | Headings::Untitled => markup! { h2 { (words) } "\n" },
            Headings::Lowered => markup! { h3 { (words) } "\n" },
        }
    }

    fn paragraph(&self, paragraph: &Paragraph) -> Markup {
        let margin = paragraph.margin.min(STEEPEST);
        let class = (margin > 0).then(|| format!("in-{margin}"));
        markup! { p class=[class] { (self.words(&paragraph.words)) } "\n" }
    }

    /// Facts, and below them the asides, folded under their labels.
    fn facts(&self, facts: &FactList) -> Markup {
        let (said, asides) = facts.parted();
        let list = |rows: &[&Fact]| markup! { dl { "\n" @for fact in rows { (self.fact(fact)) } } "\n" };
        let mut labels: Vec<String> = asides.iter().map(|fact| fact.label.plain()).collect();
        labels.dedup();
        markup! {
            @if !said.is_empty() { (list(&said)) }
            @if !asides.is_empty() {
                details.aside { summary { (Text(&labels.join(" · "))) } "\n" (list(&asides)) } "\n"
            }
        }
    }

    fn fact(&self, fact: &Fact) -> Markup {
        markup! {
            dt { (self.words(&fact.label)) } "\n"
            dd {
                @match &fact.value {
                    FactValue::Words(words) | FactValue::AtMost { words, .. } => (self.words(words)),
                    FactValue::Lines(lines) => {
                        @for (row, cells) in lines.iter().enumerate() {
                            @if row > 0 { br; }
                            @for (at, cell) in cells.iter().enumerate() {
                                @if at > 0 { " " }
                                (self.words(cell))
                            }
                        }
                    }
                }
            }
            "\n"
        }
    }

    fn table(&self, table: &PageTable) -> Markup {
        if let Some(track) = tracks(table, |words| self.words(words)) {
            return track;
        }
        let folded = table.title.as_ref().filter(|_| table.is_aside);
        if let Some(title) = folded {
            let open = PageTable { title: None, is_aside: false, ..table.clone() };
            return markup! {
                details.aside { summary { (self.words(title)) } "\n" (self.table(&open)) } "\n"
            };
        }
        markup! {
            div.wide {
                table {
                    "\n"
                    @if let Some(title) = &table.title { caption { (self.words(title)) } "\n" }
                    @if !table.header.is_empty() {
                        thead { "\n" (self.row(true, &table.header, table)) } "\n"
                    }
                    tbody { "\n" @for row in &table.rows { (self.row(false, row, table)) } } "\n"
                }
            }
            "\n"
        }
    }

    fn row(&self, is_header: bool, cells: &[Words], table: &PageTable) -> Markup {
        markup! {
            tr {
                @for (at, cell) in cells.iter().enumerate() {
                    @let class = table.is_right(at).then_some("number");
                    // A header without words is none.
                    @if is_header && !cell.is_empty() {
                        th class=[class] { (self.words(cell)) }
                    } @else {
                        td class=[class] { (self.words(cell)) }
                    }
                }
            }
            "\n"
        }
    }

    fn bars(&self, bars: &Bars) -> Markup {
        let fulls = bars.rows.iter().filter_map(|bar| bar.full.max(bar.value));
        // A meter from 0 to 0 is none.
        let highest = fulls.max().unwrap_or(0).max(1);
        markup! {
            div.wide {
                table.bars {
                    "\n"
                    @if !bars.header.is_empty() {
                        thead {
                            "\n"
                            tr { td {} @for cell in &bars.header { th.number { (self.words(cell)) } } }
                            "\n"
                        }
                        "\n"
                    }
                    tbody { "\n" @for bar in &bars.rows { (self.bar(bar, highest)) } } "\n"
                }
            }
            "\n"
        }
    }

    /// A row. Where it has a bar behind its numbers, that shows what would else stand in them.
    fn bar(&self, bar: &Bar, highest: u32) -> Markup {
        let share = |at: usize| bar.shares.get(at).copied().flatten();
        // A gauge stands alone: a header without words is none.
        let label = self.words(&bar.label);
        markup! {
            tr {
                @if !label.0.is_empty() { th scope="row" { (label) } }
                @for (at, words) in bar.cells.iter().enumerate() {
                    td.number {
                        (self.words(words))
                        @if let (None, Some(share)) = (bar.value, share(at)) { (meter(100, share.into())) }
                    }
                }
                @if let Some(value) = bar.value {
                    td {
                        @match share(0) {
                            Some(share) => (meter(100, share.into())),
                            None => (meter(highest, value)),
                        }
                    }
                }
            }
            "\n"
        }
    }

    fn hit(&self, hit: &Hit) -> Markup {
        markup! {
            li value=[hit.number] {
                (self.words(&hit.title)) " " small { (self.words(&hit.place)) }
                @if !hit.gist.is_empty() { p { (self.words(&hit.gist)) } }
            }
            "\n"
        }
    }

    fn step(&self, step: &PageStep) -> Markup {
        let tone = match step.tone {
            Tone::Plain => "plain",
            Tone::Kept => "kept",
            Tone::Title => "title",
            Tone::Card => "card",
            Tone::Attack => "attack",
            Tone::Yours => "yours",
        };
        markup! {
            li class={ (tone) " depth-" (step.depth) } {
                (self.words(&step.words)) " " small { (self.words(&step.place)) }
            }
            "\n"
        }
    }

    fn words(&self, words: &Words) -> Markup {
        markup! { @for span in &words.0 { (self.span(span)) } }
    }

    fn span(&self, span: &Span) -> Markup {
        match span {
            Span::Text(text) | Span::Hint(text) | Span::Excerpt(text) => Text(text).render(),
            Span::Styled(SpanStyle::Strong, words) => markup! { strong { (self.words(words)) } },
            Span::Styled(SpanStyle::Passage, words) => markup! { mark { (self.words(words)) } },
            Span::Styled(SpanStyle::Label, words) => markup! { b { (self.words(words)) } },
            Span::Styled(SpanStyle::Faint, words) => markup! { small { (self.words(words)) } },
            Span::Styled(SpanStyle::Alarm, words) => markup! { strong.alarm { (self.words(words)) } },
            Span::Symbol { name, word } => {
                markup! { span.symbol data-symbol=(Text(name)) { (Text(word)) } }
            }
            Span::Link { id, words } => {
                markup! { a href=(Text(&self.links.to(id))) { (self.words(words)) } }
            }
            Span::Command(text) => markup! { code { (Text(text)) } },
        }
    }
}

/// A bar, hidden from those who have its number read to them.
fn meter(highest: u32, value: u32) -> Markup {
    markup! { meter max=(highest) value=(value) aria-hidden="true" { (value) } }
}

fn pointed(typed: &str, at: usize) -> Markup {
    let before: String = typed.chars().take(at).collect();
    let wrong: String = typed.chars().skip(at).take(1).collect();
    let after: String = typed.chars().skip(at + 1).collect();
    markup! { pre { (Text(&before)) mark { (Text(&wrong)) } (Text(&after)) } "\n" }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{FactList, Labels, link, strong};

    const LINKS: Links<'_> = Links { before: "/e/", between: "/", behind: "" };

    #[test]
    fn words_from_anywhere_are_escaped() {
        let mut page = Page::from_words(strong("<script>&\"'"));
        page.table(PageTable::bare([vec!["<td>"]]));
        page.push(PageBlock::Pointed { typed: "a<b".to_owned(), at: 1 });
        let html = html(&page, Lang::De, LINKS);
        assert!(html.contains("<strong>&lt;script&gt;&amp;&quot;&#39;</strong>"), "{html}");
        assert!(html.contains("<td>&lt;td&gt;</td>"), "{html}");
        assert!(html.contains("a<mark>&lt;</mark>b"), "{html}");
        assert!(html.starts_with("<!doctype html>\n<html lang=\"de\">"), "{html}");
    }

    #[test]
    fn references_are_links() {
        let mut facts = FactList::new(Labels::Short);
        facts.add("See", link("cc/keyword/log", "Log"));
        let mut page = Page::new();
        page.facts(facts);
        let html = fragment(&page, LINKS, Headings::Own);
        assert!(html.contains("<dd><a href=\"/e/cc/keyword/log\">Log</a></dd>"), "{html}");
    }

    #[test]
    fn asides_are_folded_below_what_is_said() {
        let mut facts = FactList::new(Labels::Short);
        facts.add("See", "Log");
        facts.begin_asides();
        facts.add("Source", "p. 3");
        let mut page = Page::new();
        page.facts(facts);
        let html = fragment(&page, LINKS, Headings::Own);
        let (said, aside) = html.split_once("<details class=\"aside\"><summary>Source</summary>").expect("a fold");
        assert!(said.contains("Log") && aside.contains("p. 3"), "{html}");
    }

    #[test]
    fn a_track_is_drawn_as_wide_as_its_steps_and_anything_else_stays_a_table() {
        let table = |steps: &str| {
            let rows = vec![vec!["Research".into(), steps.into()]];
            let mut page = Page::new();
            page.table(PageTable::printed("Multipliers", vec!["Track".into(), "Steps".into()], rows).with_track());
            fragment(&page, LINKS, Headings::Own)
        };
        let drawn = table("0: ×1, 5: ×3, 15: ×7");
        for segment in
            ["<td colspan=\"5\"><b>×1</b>", "<td colspan=\"10\"><b>×3</b>", "<td colspan=\"1\"><b>×7</b>"]
        {
            assert!(drawn.contains(segment), "{drawn}");
        }
        for other in ["as printed", "5: ×1, 3: ×2", ""] {
            assert!(table(other).contains("<th>Track</th>"), "{other}");
        }
    }
}
