//! The blocks of a page on a terminal.

use std::borrow::Cow;

use textwrap::core::display_width;
use textwrap::{Options, WordSeparator, WordSplitter};

use super::super::scan::half_blocks;
use super::Terminal;
use super::ink::Paint;
use crate::{
    Hit, KEPT_TOGETHER, PageBlock, PageItem, PageStep, PageTable, Paragraph, Span, SpanStyle, Tone, Words,
};

/// Ends all that is bold or colored.
const PLAIN: &str = "\x1b[0m";
/// Columns kept for the page in print at the right edge.
const PLACE: usize = 9;
/// On a narrower terminal the pages in print are left out.
const ROOM_FOR_PLACES: usize = 60;
/// Columns by which a resolved card and what it does are set in.
const DEPTH: usize = 2;
/// Stands before what concerns the player, to be seen without color.
const MARK: &str = "► ";
/// Before what the program keeps.
const KEPT: &str = "· ";
/// Columns for the number of a hit.
const NUMBER: usize = 4;
/// Columns between names to choose from.
const BETWEEN: usize = 2;
/// Signs of a typed line shown before the place where it is wrong.
const BEFORE: usize = 30;

impl Terminal {
    pub(super) fn block(&self, block: &PageBlock) -> String {
        match block {
            PageBlock::Head { title, place } => self.head(title, place),
            PageBlock::Title(words) => self.painted_whole(words, |line| self.paint.title(line)),
            PageBlock::Heading(words) => self.painted_whole(words, |line| self.paint.label(line)),
            PageBlock::Paragraph(paragraph) => self.paragraph(paragraph),
            PageBlock::Item(item) => self.item(item),
            PageBlock::Facts(facts) => self.facts(facts),
            PageBlock::Table(table) => self.table(table),
            PageBlock::Bars(bars) => self.bars(bars),
            PageBlock::Hit(hit) => self.hit(hit),
            PageBlock::Step(step) => self.step(step),
            PageBlock::Names(names) => self.names(names),
            PageBlock::Pointed { typed, at } => self.pointed(typed, *at),
            PageBlock::Verbatim(text) => format!("{}\n", text.trim_end_matches('\n')),
            PageBlock::Scan { text, caption } => self.scan(text, caption).unwrap_or_default(),
            PageBlock::Gap => "\n".to_owned(),
        }
    }

    /// A code with its caption; nothing where a line of it would be broken.
    fn scan(&self, text: &str, caption: &Words) -> Option<String> {
        let code = half_blocks(text)?;
        let fits = code.lines().next().is_some_and(|line| display_width(line) <= self.width);
        fits.then(|| format!("{}\n{code}\n", self.wrapped(&self.painted(caption), "", "")))
    }

    /// The title, where it belongs at the right edge, and a rule below.
    fn head(&self, title: &Words, place: &Words) -> String {
        let rule = self.paint.faint(&"─".repeat(self.width));
        let (title, place) = (self.painted(title), self.painted(place));
        if place.is_empty() {
            return format!("{}\n{rule}\n", self.wrapped(&title, "", ""));
        }
        let used = display_width(&title) + display_width(&place);
        let place = self.paint.faint(&place);
        if used + 2 <= self.width {
            format!("{title}{}{place}\n{rule}\n", " ".repeat(self.width - used))
        } else {
            let lines = [title, place].map(|words| self.wrapped(&words, "", ""));
            format!("{}\n{rule}\n", lines.join("\n"))
        }
    }

    fn painted_whole(&self, words: &Words, paint: impl Fn(&str) -> String) -> String {
        format!("{}\n", paint(&self.wrapped(&self.painted(words), "", "")))
    }

    fn paragraph(&self, paragraph: &Paragraph) -> String {
        let margin = " ".repeat(paragraph.margin);
        if paragraph.is_line {
            let room = self.width.saturating_sub(paragraph.margin);
            return format!("{margin}{}\n", self.cut(&paragraph.words, room));
        }
        let hanging = if paragraph.is_hanging { 2 } else { 0 };
        let rest = " ".repeat(paragraph.margin + hanging);
        self.wrapped(&self.painted(&paragraph.words), &margin, &rest) + "\n"
    }

    /// Words in one line; if something must be cut, without color.
    fn cut(&self, words: &Words, room: usize) -> String {
        let plain = words.plain();
        if display_width(&plain) <= room { self.painted(words) } else { shortened(&plain, room) }
    }

    fn item(&self, item: &PageItem) -> String {
        let first = format!("{}{} ", " ".repeat(item.margin + 1), item.mark);
        let rest = " ".repeat(display_width(&first));
        self.wrapped(&self.painted(&item.line()), &first, &rest) + "\n"
    }

    fn hit(&self, hit: &Hit) -> String {
        let (title, place) = (self.painted(&hit.title), self.painted(&hit.place));
        let place = self.paint.faint(&place);
        let (head, margin) = match hit.number {
            Some(number) => {
                let first = format!(" {number:>2} ");
                let words = format!("{title}  {place}");
                (self.wrapped(&words, &first, &" ".repeat(NUMBER)), NUMBER)
            }
            None if display_width(&format!("{title}{place}")) + 2 <= self.width => (format!("{title}  {place}"), 2),
            None => {
                let title = self.wrapped(&title, "", "");
                (format!("{title}\n{}", self.wrapped(&place, "  ", "  ")), 2)
            }
        };
        let indent = " ".repeat(margin);
        if hit.is_answer {
            return format!("{head}\n{}\n", self.wrapped(&self.painted(&hit.gist), &indent, &indent));
        }
        let gist = self.cut(&hit.gist, self.width - margin);
        if gist.is_empty() && hit.number.is_none() {
            return format!("{head}\n");
        }
        format!("{head}\n{indent}{gist}\n")
    }

    /// The lines of a step, with its place in print behind the first.
    fn step(&self, step: &PageStep) -> String {
        let has_places = self.width >= ROOM_FOR_PLACES && !step.place.is_empty();
        let width = self.width - if has_places { PLACE } else { 0 };
        // Deep resolutions do not push the words off the screen.
        let margin = " ".repeat((step.depth * DEPTH).min(width / 3));
        let mark = match step.tone {
            Tone::Attack | Tone::Yours => MARK,
            Tone::Kept => KEPT,
            Tone::Plain | Tone::Title | Tone::Card => "",
        };
        let first = format!("{margin}{mark}");
        let rest = " ".repeat(display_width(&first));
        let options = options(width).initial_indent(&first).subsequent_indent(&rest);
        let mut out = String::new();
        for (at, line) in closed_lines(&textwrap::wrap(&self.painted(&step.words), options)).iter().enumerate() {
            out.push_str(&self.toned(line, step.tone));
            if at == 0 && has_places {
                out.push_str(&self.at_the_edge(line, &step.place));
            }
            out.push('\n');
        }
        out
    }

    fn at_the_edge(&self, line: &str, place: &Words) -> String {
        let place = self.painted(place);
        let used = display_width(line) + display_width(&place);
        let gap = " ".repeat(self.width.saturating_sub(used));
        format!("{gap}{}", self.paint.faint(&place))
    }

    fn toned(&self, line: &str, tone: Tone) -> String {
        match tone {
            Tone::Plain | Tone::Card => line.to_owned(),
            Tone::Kept => self.paint.faint(line),
            Tone::Title | Tone::Yours => self.paint.title(line),
            Tone::Attack => self.paint.wrong(line),
        }
    }

    /// As many columns as fit, numbered and filled from top to bottom.
    fn names(&self, names: &[Words]) -> String {
        let numbered = (1..).zip(names);
        let cells: Vec<String> = numbered.map(|(number, name)| format!("{number:>2} {}", name.plain())).collect();
        let widest = cells.iter().map(|cell| display_width(cell)).max();
        let columns = (self.width / (widest.unwrap_or(0) + BETWEEN)).max(1);
        let height = cells.len().div_ceil(columns);
        let row = |row| cells.iter().skip(row).step_by(height.max(1)).collect();
        self.table(&PageTable::bare((0..height).map(row)))
    }

    /// A line that was typed, with a mark below the place where it is wrong.
    fn pointed(&self, typed: &str, at: usize) -> String {
        let start = at.saturating_sub(BEFORE);
        let shown: String = typed
            .chars()
            .map(|sign| if sign.is_control() { ' ' } else { sign })
            .skip(start)
            // Four blanks stand before it.
            .take(self.width.saturating_sub(4))
            .collect();
        let before: String = shown.chars().take(at - start).collect();
        let mark = self.paint.wrong("^");
        format!("    {shown}\n    {}{mark}\n", " ".repeat(display_width(&before)))
    }
}

/// Words as one line, painted. Of foreign words as much is kept as fits `room`.
pub(super) fn painted(words: &Words, paint: Paint, room: usize) -> String {
    let spans = words.0.iter();
    spans.map(|span| span_painted(span, paint, room)).collect()
}

fn span_painted(span: &Span, paint: Paint, room: usize) -> String {
    let inner = |words: &Words| painted(words, paint, room);
    match span {
        Span::Text(text) | Span::Command(text) | Span::Hint(text) => text.clone(),
        Span::Excerpt(text) => shortened(text, room),
        Span::Styled(SpanStyle::Strong | SpanStyle::Passage, words) => paint.title(&inner(words)),
        Span::Styled(SpanStyle::Label, words) => paint.label(&inner(words)),
        Span::Styled(SpanStyle::Faint, words) => paint.faint(&inner(words)),
        Span::Styled(SpanStyle::Alarm, words) => paint.wrong(&inner(words)),
        Span::Symbol { word, .. } => paint.symbol(word),
        Span::Link { id, words } => paint.link(id, &inner(words)),
    }
}

impl Terminal {
    /// Words as one line, painted. Of foreign words as much is kept as half a line holds.
    pub(super) fn painted(&self, words: &Words) -> String {
        painted(words, self.paint, self.width / 2)
    }

    /// Words wrapped behind a margin, without an end of the last line.
    pub(super) fn wrapped(&self, words: &str, first: &str, rest: &str) -> String {
        let options = options(self.width).initial_indent(first).subsequent_indent(rest);
        textwrap::fill(words, options).replace(KEPT_TOGETHER, " ")
    }
}

/// Lines of one painted text with something beside them: what is bold or colored at the end of a line ends there and goes
/// on in the next.
fn closed_lines(lines: &[Cow<'_, str>]) -> Vec<String> {
    let mut open = String::new();
    let closed = lines.iter().map(|line| {
        let before = open.clone();
        for (sign, _) in line.match_indices("\x1b[") {
            let code = line[sign..].split_inclusive('m').next().unwrap_or_default();
            if code == PLAIN { open.clear() } else { open.push_str(code) }
        }
        format!("{before}{line}{}", if open.is_empty() { "" } else { PLAIN })
    });
    closed.collect()
}

/// Lines are broken at spaces alone.
pub(super) fn options<'a>(width: usize) -> Options<'a> {
    Options::new(width).word_separator(WordSeparator::AsciiSpace).word_splitter(WordSplitter::NoHyphenation)
}

/// At most `width` columns of a text, cut between words.
pub(super) fn shortened(text: &str, width: usize) -> String {
    if display_width(text) <= width {
        return text.to_owned();
    }
    // Room for the blank and the sign that follow.
    let lines = textwrap::wrap(text, options(width.saturating_sub(2)));
    let first = lines.first().map(|line| line.trim_end_matches([',', ';', ':', ' ']));
    format!("{} …", first.unwrap_or_default())
}

/// Words of which those wider than a line are cut in the middle: beginning and end tell paths apart.
pub(super) fn in_the_middle(words: &str, line: usize) -> String {
    let words = words.split(' ').map(|word| {
        if display_width(word) <= line {
            return word.to_owned();
        }
        let signs: Vec<char> = word.chars().collect();
        let kept = line.saturating_sub(1);
        let (before, after) = (kept.div_ceil(2), signs.len() - kept / 2);
        let part = |signs: &[char]| signs.iter().collect::<String>();
        format!("{}…{}", part(&signs[..before]), part(&signs[after..]))
    });
    words.collect::<Vec<_>>().join(" ")
}

/// Columns of the longest word.
pub(super) fn longest_word(words: &str) -> usize {
    words.split(' ').map(display_width).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_bold_goes_on_in_the_next_line_and_not_beside_it() {
        let cut = ["to \x1b[1mAncient".into(), "Relay".into(), "Station\x1b[0m now".into()];
        let closed = ["to \x1b[1mAncient\x1b[0m", "\x1b[1mRelay\x1b[0m", "\x1b[1mStation\x1b[0m now"];
        assert_eq!(closed_lines(&cut), closed);
    }
}
