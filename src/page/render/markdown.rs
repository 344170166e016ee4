//! A page as Markdown: for notes, wikis and messages.

use super::Links;
use super::links::{Run, runs};
use crate::{
    Bars, Fact, FactList, FactValue, Hit, KEPT_TOGETHER, Page, PageBlock, PageItem, PageStep, PageTable, Span,
    SpanStyle, Words,
};
use model::text::{steers, visible};

/// Signs that Markdown would read as something else.
const SIGNS: &str = "\\`*_[]<>#|~";

/// The whole page, ending with a line end.
pub fn markdown(page: &Page, links: Links<'_>) -> String {
    let writer = Writer { links };
    let blocks: Vec<PageBlock> = page.blocks.iter().filter(|block| **block != PageBlock::Gap).cloned().collect();
    let parts: Vec<String> =
        runs(&blocks).into_iter().map(|run| writer.run(run)).filter(|part| !part.is_empty()).collect();
    parts.join("\n")
}

struct Writer<'a> {
    links: Links<'a>,
}

impl Writer<'_> {
    fn run(&self, run: Run<'_>) -> String {
        match run {
            Run::Items(items) | Run::Topics(items) => items.iter().map(|item| self.item(item)).collect(),
            Run::Hits(hits) => hits.iter().map(|hit| self.hit(hit)).collect(),
            Run::Steps(steps) => steps.iter().map(|step| self.step(step)).collect(),
            Run::Block(block) => self.block(block),
        }
    }

    fn block(&self, block: &PageBlock) -> String {
        match block {
            PageBlock::Head { title, place } => self.head(title, place),
            PageBlock::Title(words) => format!("# {}\n", self.words(words)),
            PageBlock::Heading(words) => format!("## {}\n", self.words(words)),
            PageBlock::Paragraph(paragraph) => format!("{}\n", self.words(&paragraph.words)),
            PageBlock::Item(item) => self.item(item),
            PageBlock::Facts(facts) => self.facts(facts),
            PageBlock::Table(table) => self.table(table),
            PageBlock::Bars(bars) => self.bars(bars),
            PageBlock::Hit(hit) => self.hit(hit),
            PageBlock::Step(step) => self.step(step),
            PageBlock::Names(names) => {
                let numbered = (1..).zip(names);
                let lines = numbered.map(|(number, name): (usize, _)| format!("{number}. {}\n", self.words(name)));
                lines.collect()
            }
            PageBlock::Pointed { typed, .. } => format!("{}\n", code(typed)),
            PageBlock::Verbatim(text) => {
                format!("```text\n{}\n```\n", visible(text.trim_end_matches('\n')))
            }
            PageBlock::Scan { .. } | PageBlock::Gap => String::new(),
        }
    }

    fn head(&self, title: &Words, place: &Words) -> String {
        let title = format!("# {}\n", self.words(title));
        if place.is_empty() { title } else { format!("{title}\n*{}*\n", self.words(place)) }
    }

    /// Numbers stay numbers; letters are kept before the words.
    fn item(&self, item: &PageItem) -> String {
        let words = self.words(&item.line());
        let number = item.mark.strip_suffix('.').unwrap_or(&item.mark);
        let is_number = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
        match item.mark.as_str() {
            "-" => format!("- {words}\n"),
            _ if is_number => format!("{number}. {words}\n"),
            mark => format!("- {mark} {words}\n"),
        }
    }

    fn facts(&self, facts: &FactList) -> String {
        facts.rows.iter().map(|fact| self.fact(fact)).collect()
    }

    fn fact(&self, fact: &Fact) -> String {
        let label = self.words(&fact.label);
        match &fact.value {
            FactValue::Words(words) | FactValue::AtMost { words, .. } => {
                format!("- **{label}**: {}\n", self.words(words))
            }
            FactValue::Lines(lines) => {
                let line = |cells: &Vec<Words>| {
                    let cells: Vec<String> = cells.iter().map(|cell| self.words(cell)).collect();
                    format!("  - {}\n", cells.join(" "))
                };
                let lines: String = lines.iter().map(line).collect();
                format!("- **{label}**:\n{lines}")
            }
        }
    }

    fn table(&self, table: &PageTable) -> String {
        let title = table.title.as_ref().map(|title| format!("**{}**\n\n", self.words(title)));
        let columns = table.rows.iter().chain([&table.header]).map(Vec::len).max().unwrap_or(0);
        let rules = (0..columns).map(|at| if table.is_right(at) { " --: |" } else { " --- |" });
        let rows = table.rows.iter().map(|row| self.row(row, columns));
        format!(
            "{}{}|{}\n{}",
            title.unwrap_or_default(),
            self.row(&table.header, columns),
            rules.collect::<String>(),
            rows.collect::<String>()
        )
    }

    fn row(&self, cells: &[Words], columns: usize) -> String {
        let cell = |at: usize| cells.get(at).map(|cell| self.words(cell)).unwrap_or_default();
        let cells = (0..columns).map(|at| format!(" {} |", cell(at)));
        format!("|{}\n", cells.collect::<String>())
    }

    /// The numbers alone; bars without any say nothing here.
    fn bars(&self, bars: &Bars) -> String {
        if bars.rows.iter().all(|bar| bar.cells.is_empty()) {
            return String::new();
        }
        let mut header = vec![Words::default()];
        header.extend(bars.header.iter().cloned());
        let rows = bars.rows.iter().map(|bar| {
            let label = [bar.label.clone()].into_iter();
            label.chain(bar.cells.iter().cloned()).collect()
        });
        self.table(&PageTable::ruled(header, rows.collect::<Vec<Vec<Words>>>()))
    }

    fn hit(&self, hit: &Hit) -> String {
        let mark = match hit.number {
            Some(number) => format!("{number}."),
            None => "-".to_owned(),
        };
        let (title, place) = (self.words(&hit.title), self.words(&hit.place));
        let gist = if hit.gist.is_empty() { String::new() } else { format!(": {}", self.words(&hit.gist)) };
        format!("{mark} {title} ({place}){gist}\n")
    }

    fn step(&self, step: &PageStep) -> String {
        let margin = "  ".repeat(step.depth);
        let (words, place) = (self.words(&step.words), self.words(&step.place));
        if place.is_empty() { format!("{margin}- {words}\n") } else { format!("{margin}- {words} ({place})\n") }
    }

    fn words(&self, words: &Words) -> String {
        words.0.iter().map(|span| self.span(span)).collect()
    }

    fn span(&self, span: &Span) -> String {
        match span {
            Span::Text(text) | Span::Hint(text) | Span::Excerpt(text) => in_markdown(text),
            Span::Styled(SpanStyle::Strong | SpanStyle::Passage | SpanStyle::Alarm, words) => {
                format!("**{}**", self.words(words))
            }
            Span::Styled(SpanStyle::Label | SpanStyle::Faint, words) => self.words(words),
            Span::Symbol { word, .. } => in_markdown(word),
            Span::Link { id, words } => format!("[{}]({})", self.words(words), self.links.to(id)),
            Span::Command(text) => code(text),
        }
    }
}

/// Words behind more backticks than they have themselves.
fn code(text: &str) -> String {
    let text = text.replace(['\n', '\r'], " ");
    let longest = text.split(|sign| sign != '`').map(str::len).max();
    let fence = "`".repeat(longest.unwrap_or(0) + 1);
    if text.contains('`') { format!("{fence} {text} {fence}") } else { format!("{fence}{text}{fence}") }
}

/// Text that Markdown takes for text, wherever it stands in a line. Line ends become spaces; other signs that steer a
/// screen are dropped.
pub fn in_markdown(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            KEPT_TOGETHER | '\n' | '\t' => out.push(' '),
            sign if steers(sign) => {}
            special if SIGNS.contains(special) => {
                out.push('\\');
                out.push(special);
            }
            other => out.push(other),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{link, strong};

    const LINKS: Links<'_> = Links { before: "", between: "/", behind: ".md" };

    #[test]
    fn every_block_has_its_form() {
        let mut page = Page::new();
        page.head("Log", "Game");
        page.gap();
        page.say(format!("{} and {}", strong("a*b"), link("cc/keyword/log", "Log")));
        page.point("one");
        page.item("2.", "two", 0);
        page.table(PageTable::ruled(["x", "n"], [vec!["a|b", "1"]]));
        let expected = "# Log\n\n*Game*\n\n**a\\*b** and [Log](cc/keyword/log.md)\n\n- one\n2. two\n\n\
                        | x | n |\n| --- | --: |\n| a\\|b | 1 |\n";
        assert_eq!(markdown(&page, LINKS), expected);
    }

    #[test]
    fn backticks_in_commands_do_no_harm() {
        assert_eq!(code("a``b"), "``` a``b ```");
    }
}
