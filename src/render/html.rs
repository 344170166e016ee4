//! A page as a document of HTML: headings, links, lists, tables; everything escaped.

use super::Links;
use super::runs::{Run, runs};
use crate::model::Lang;
use crate::page::{
    Bar, Bars, Block, Fact, Facts, Hit, Item, KEPT_TOGETHER, Page, Paragraph, Span, Step, Table,
    Tone, Value, Words,
};
use crate::text::steers;

/// The steepest margin a paragraph can have.
const STEEPEST: usize = 4;

/// A whole document, with the words of the first block as its title.
pub fn html(page: &Page, lang: Lang, links: Links<'_>) -> String {
    let title = title(page);
    format!(
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{}</title>\n</head>\n<body>\n<main>\n{}</main>\n</body>\n</html>\n",
        lang.code(),
        escaped(&title),
        fragment(page, links)
    )
}

/// The blocks of a page alone.
pub fn fragment(page: &Page, links: Links<'_>) -> String {
    let titles = page.blocks.iter().filter(|block| is_title(block)).count();
    let writer = Writer {
        links,
        has_parts: titles > 1,
    };
    let parts = page
        .blocks
        .split(|block| *block == Block::Gap)
        .filter(|part| !part.is_empty());
    parts
        .map(|part| format!("<section>\n{}</section>\n", writer.part(part)))
        .collect()
}

/// Words inside a line of the local page.
pub fn phrase(words: &Words) -> String {
    let links = Links {
        before: "/e/",
        between: "/",
        behind: "",
    };
    let writer = Writer {
        links,
        has_parts: false,
    };
    writer.words(words)
}

/// The plain words of what a page begins with.
pub fn title(page: &Page) -> String {
    page.blocks.first().map(beginning).unwrap_or_default()
}

fn beginning(block: &Block) -> String {
    match block {
        Block::Head { title, .. } => title.plain(),
        Block::Title(words) | Block::Heading(words) => words.plain(),
        Block::Paragraph(paragraph) => paragraph.words.plain(),
        Block::Step(step) => step.words.plain(),
        Block::Hit(hit) => hit.title.plain(),
        Block::Item(item) => item.words.plain(),
        Block::Facts(_)
        | Block::Table(_)
        | Block::Bars(_)
        | Block::Names(_)
        | Block::Pointed { .. }
        | Block::Verbatim(_)
        | Block::Gap => "tricorder".to_owned(),
    }
}

fn is_title(block: &Block) -> bool {
    matches!(block, Block::Head { .. } | Block::Title(_))
}

struct Writer<'a> {
    links: Links<'a>,
    /// Whether titles name parts of the page and not the page.
    has_parts: bool,
}

impl Writer<'_> {
    fn part(&self, blocks: &[Block]) -> String {
        runs(blocks).into_iter().map(|run| self.run(run)).collect()
    }

    fn run(&self, run: Run<'_>) -> String {
        match run {
            Run::Items(items) => self.list(&items),
            Run::Hits(hits) => {
                let hits: String = hits.iter().map(|hit| self.hit(hit)).collect();
                format!("<ol class=\"hits\">\n{hits}</ol>\n")
            }
            Run::Steps(steps) => {
                let steps: String = steps.iter().map(|step| self.step(step)).collect();
                format!("<ol class=\"steps\">\n{steps}</ol>\n")
            }
            Run::Block(block) => self.block(block),
        }
    }

    /// A block that stands alone; of lists [`Writer::run`] makes one.
    fn block(&self, block: &Block) -> String {
        match block {
            Block::Head { title, place } => self.head(title, place),
            Block::Title(words) => {
                let level = self.level();
                format!("<{level}>{}</{level}>\n", self.words(words))
            }
            Block::Heading(words) => format!("<h2>{}</h2>\n", self.words(words)),
            Block::Paragraph(paragraph) => self.paragraph(paragraph),
            Block::Item(item) => self.list(&[item]),
            Block::Facts(facts) => self.facts(facts),
            Block::Table(table) => self.table(table),
            Block::Bars(bars) => self.bars(bars),
            Block::Hit(hit) => self.hit(hit),
            Block::Step(step) => self.step(step),
            Block::Names(names) => {
                let names = names
                    .iter()
                    .map(|name| format!("<li>{}</li>\n", self.words(name)));
                format!("<ol class=\"names\">\n{}</ol>\n", names.collect::<String>())
            }
            Block::Pointed { typed, at } => pointed(typed, *at),
            Block::Verbatim(text) => format!("<pre>{}</pre>\n", escaped(text)),
            Block::Gap => String::new(),
        }
    }

    fn head(&self, title: &Words, place: &Words) -> String {
        let place = if place.is_empty() {
            String::new()
        } else {
            format!("<p class=\"place\">{}</p>\n", self.words(place))
        };
        let level = self.level();
        format!(
            "<header>\n<{level}>{}</{level}>\n{place}</header>\n",
            self.words(title)
        )
    }

    /// How titles stand: as the one of the page, or as those of its parts.
    fn level(&self) -> &'static str {
        if self.has_parts { "h2" } else { "h1" }
    }

    fn paragraph(&self, paragraph: &Paragraph) -> String {
        let words = self.words(&paragraph.words);
        match paragraph.margin.min(STEEPEST) {
            0 => format!("<p>{words}</p>\n"),
            margin => format!("<p class=\"in-{margin}\">{words}</p>\n"),
        }
    }

    /// Points without numbers are a plain list; numbers and letters stay as they are.
    fn list(&self, items: &[&Item]) -> String {
        let is_plain = items.iter().all(|item| item.mark == "-");
        let item = |item: &&Item| {
            let words = self.words(&item.words);
            if is_plain {
                format!("<li>{words}</li>\n")
            } else {
                let mark = escaped(&item.mark);
                format!("<li><span class=\"mark\">{mark}</span> {words}</li>\n")
            }
        };
        let class = if is_plain { "" } else { " class=\"marked\"" };
        let items: String = items.iter().map(item).collect();
        format!("<ul{class}>\n{items}</ul>\n")
    }

    fn facts(&self, facts: &Facts) -> String {
        let rows: String = facts.rows.iter().map(|fact| self.fact(fact)).collect();
        format!("<dl>\n{rows}</dl>\n")
    }

    fn fact(&self, fact: &Fact) -> String {
        let value = match &fact.value {
            Value::Words(words) | Value::AtMost { words, .. } => self.words(words),
            Value::Lines(lines) => {
                let line = |cells: &Vec<Words>| {
                    let cells: Vec<String> = cells.iter().map(|cell| self.words(cell)).collect();
                    cells.join(" ")
                };
                lines.iter().map(line).collect::<Vec<_>>().join("<br>")
            }
        };
        format!("<dt>{}</dt>\n<dd>{value}</dd>\n", self.words(&fact.label))
    }

    fn table(&self, table: &Table) -> String {
        let title = table.title.as_ref();
        let caption = title.map(|title| format!("<caption>{}</caption>\n", self.words(title)));
        let header = if table.header.is_empty() {
            String::new()
        } else {
            format!(
                "<thead>\n{}</thead>\n",
                self.row("th", &table.header, table)
            )
        };
        let rows: String = table
            .rows
            .iter()
            .map(|row| self.row("td", row, table))
            .collect();
        format!(
            "<div class=\"wide\"><table>\n{}{header}<tbody>\n{rows}</tbody>\n</table></div>\n",
            caption.unwrap_or_default()
        )
    }

    fn row(&self, tag: &str, cells: &[Words], table: &Table) -> String {
        let cells = cells.iter().enumerate().map(|(at, cell)| {
            let class = if table.is_right(at) {
                " class=\"number\""
            } else {
                ""
            };
            // A header without words is none.
            let tag = if cell.is_empty() { "td" } else { tag };
            format!("<{tag}{class}>{}</{tag}>", self.words(cell))
        });
        format!("<tr>{}</tr>\n", cells.collect::<String>())
    }

    fn bars(&self, bars: &Bars) -> String {
        let fulls = bars.rows.iter().filter_map(|bar| bar.full.max(bar.value));
        // A meter from 0 to 0 is none.
        let highest = fulls.max().unwrap_or(0).max(1);
        let header = if bars.header.is_empty() {
            String::new()
        } else {
            let cells: String = bars
                .header
                .iter()
                .map(|cell| format!("<th class=\"number\">{}</th>", self.words(cell)))
                .collect();
            format!("<thead>\n<tr><td></td>{cells}</tr>\n</thead>\n")
        };
        let rows: String = bars.rows.iter().map(|bar| self.bar(bar, highest)).collect();
        format!(
            "<div class=\"wide\"><table class=\"bars\">\n{header}<tbody>\n{rows}</tbody>\n</table></div>\n"
        )
    }

    /// A row. Where it has a bar behind its numbers, that shows what would else stand in them.
    fn bar(&self, bar: &Bar, highest: u32) -> String {
        let shares: &[Option<u8>] = if bar.value.is_some() {
            &[]
        } else {
            &bar.shares
        };
        let share = |at: usize| shares.get(at).copied().flatten();
        let cell = |(at, words): (usize, &Words)| {
            let drawn = share(at).map(|share| meter(100, share.into()));
            let meter = drawn.unwrap_or_default();
            format!("<td class=\"number\">{}{meter}</td>", self.words(words))
        };
        let cells: String = bar.cells.iter().enumerate().map(cell).collect();
        let gauge = bar.value.map(|value| match bar.shares.first() {
            Some(Some(share)) => meter(100, (*share).into()),
            Some(None) | None => meter(highest, value),
        });
        let behind = gauge.map(|meter| format!("<td>{meter}</td>"));
        // A gauge stands alone: a header without words is none.
        let label = match self.words(&bar.label) {
            label if label.is_empty() => String::new(),
            label => format!("<th scope=\"row\">{label}</th>"),
        };
        let behind = behind.unwrap_or_default();
        format!("<tr>{label}{cells}{behind}</tr>\n")
    }

    fn hit(&self, hit: &Hit) -> String {
        let number = hit.number.map(|number| format!(" value=\"{number}\""));
        let gist = if hit.gist.is_empty() {
            String::new()
        } else {
            format!("<p>{}</p>", self.words(&hit.gist))
        };
        format!(
            "<li{}>{} <small>{}</small>{gist}</li>\n",
            number.unwrap_or_default(),
            self.words(&hit.title),
            self.words(&hit.place)
        )
    }

    fn step(&self, step: &Step) -> String {
        let tone = match step.tone {
            Tone::Plain => "plain",
            Tone::Kept => "kept",
            Tone::Title => "title",
            Tone::Card => "card",
            Tone::Attack => "attack",
            Tone::Yours => "yours",
        };
        format!(
            "<li class=\"{tone} depth-{}\">{} <small>{}</small></li>\n",
            step.depth,
            self.words(&step.words),
            self.words(&step.place)
        )
    }

    fn words(&self, words: &Words) -> String {
        words.0.iter().map(|span| self.span(span)).collect()
    }

    fn span(&self, span: &Span) -> String {
        match span {
            Span::Text(text) | Span::Excerpt(text) => escaped(text),
            Span::Strong(words) => format!("<strong>{}</strong>", self.words(words)),
            Span::Label(words) => format!("<b>{}</b>", self.words(words)),
            Span::Faint(words) => format!("<small>{}</small>", self.words(words)),
            Span::Alarm(words) => format!("<strong class=\"alarm\">{}</strong>", self.words(words)),
            Span::Symbol { name, word } => {
                let (name, word) = (escaped(name), escaped(word));
                format!("<span class=\"symbol\" data-symbol=\"{name}\">{word}</span>")
            }
            Span::Link { id, words } => {
                let address = escaped(&self.links.to(id));
                format!("<a href=\"{address}\">{}</a>", self.words(words))
            }
            Span::Command(text) => format!("<code>{}</code>", escaped(text)),
        }
    }
}

/// A bar, hidden from those who have its number read to them.
fn meter(highest: u32, value: u32) -> String {
    format!("<meter max=\"{highest}\" value=\"{value}\" aria-hidden=\"true\">{value}</meter>")
}

fn pointed(typed: &str, at: usize) -> String {
    let before: String = typed.chars().take(at).collect();
    let wrong: String = typed.chars().skip(at).take(1).collect();
    let after: String = typed.chars().skip(at + 1).collect();
    let [before, wrong, after] = [before, wrong, after].map(|part| escaped(&part));
    format!("<pre>{before}<mark>{wrong}</mark>{after}</pre>\n")
}

/// Text that no browser takes for anything else. Control characters are dropped.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            KEPT_TOGETHER => out.push('\u{a0}'),
            '\n' | '\t' => out.push(sign),
            sign if steers(sign) => {}
            other => out.push(other),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::{Labels, link, strong};

    const LINKS: Links<'_> = Links {
        before: "/e/",
        between: "/",
        behind: "",
    };

    #[test]
    fn words_from_anywhere_are_escaped() {
        let mut page = Page::of(strong("<script>&\"'"));
        page.table(Table::bare([vec!["<td>"]]));
        page.push(Block::Pointed {
            typed: "a<b".to_owned(),
            at: 1,
        });
        let html = html(&page, Lang::De, LINKS);
        assert!(
            html.contains("<strong>&lt;script&gt;&amp;&quot;&#39;</strong>"),
            "{html}"
        );
        assert!(html.contains("<td>&lt;td&gt;</td>"), "{html}");
        assert!(html.contains("a<mark>&lt;</mark>b"), "{html}");
        assert!(
            html.starts_with("<!doctype html>\n<html lang=\"de\">"),
            "{html}"
        );
    }

    #[test]
    fn references_are_links() {
        let mut facts = Facts::new(Labels::Short);
        facts.add("See", link("cc/keyword/log", "Log"));
        let mut page = Page::new();
        page.facts(facts);
        let html = fragment(&page, LINKS);
        assert!(
            html.contains("<dd><a href=\"/e/cc/keyword/log\">Log</a></dd>"),
            "{html}"
        );
    }

    #[test]
    fn points_in_a_row_are_one_list() {
        let mut page = Page::new();
        page.point("a");
        page.point("b");
        let html = fragment(&page, LINKS);
        assert_eq!(
            html,
            "<section>\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n</section>\n"
        );
    }
}
