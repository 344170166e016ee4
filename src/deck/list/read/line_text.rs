//! What a line looks like: where it ends, whether it is a heading, a sum, a label; and its text as it is meant: without
//! the signs nobody sees, with the plain form of wide ones and of those spelled out, and without the tags of forums.

use std::borrow::Cow;

use super::Section;
use crate::Statement;
use crate::list::headings::{Filler, Heading, Label, ListColumn, is_filler, is_unit};
use crate::list::numbers::count_of_word;
use model::Pattern;
use model::text::{digits, steers};

/// Bytes of the longest heading.
const LONGEST: usize = 80;

/// The lines of a text without their ends: LF, CR LF, or CR alone as on old Macs.
pub(crate) fn split(text: &str) -> impl Iterator<Item = &str> {
    let lines = text.split_inclusive('\n');
    lines.flat_map(|line| split_end(line).0.split('\r'))
}

/// How each of these lines ends; the last with nothing if the text ends there.
pub(crate) fn ends(text: &str) -> Vec<&'static str> {
    let lines = text.split_inclusive('\n').map(split_end);
    let of_line = |(line, end): (&str, &'static str)| {
        let inner = line.matches('\r').map(|_| "\r");
        inner.chain([end]).collect::<Vec<_>>()
    };
    lines.flat_map(of_line).collect()
}

/// A line without its end, and the end.
fn split_end(line: &str) -> (&str, &'static str) {
    let mut ends = ["\r\n", "\n", "\r"].into_iter();
    let found = ends.find_map(|end| Some((line.strip_suffix(end)?, end)));
    found.unwrap_or((line, ""))
}

/// Whether a line is `count TAB name` and nothing else.
pub(crate) fn is_tabbed(line: &str) -> bool {
    let parts = line.trim_end().split_once('\t');
    parts.is_some_and(|(count, name)| {
        digits(count.trim()).is_some() && !name.trim().is_empty() && !name.contains('\t')
    })
}

/// The words of a line without the numbers among them, and these; `None` if it is longer than any heading.
fn words_and_numbers(line: &str) -> Option<(Vec<&str>, Vec<u32>)> {
    (line.len() <= LONGEST).then_some(())?;
    let mut words = Vec::new();
    let mut numbers = Vec::new();
    for word in line.split(|c: char| !c.is_alphanumeric()) {
        match digits(word) {
            Some(number) => numbers.push(number),
            None if word.is_empty() => {}
            None => words.push(word),
        }
    }
    Some((words, numbers))
}

/// What a line says as a heading, with the number of cards it states: `Missions:`, `## Dilemmas (20)`, `== Schiffe ==`,
/// `[Deck] 35`, `Deck - 35 cards`, `5 Missionen`. A number before a tab counts a card, whatever its name.
pub(crate) fn heading<P: Section>(line: &str) -> Option<(Heading<P>, Option<u32>)> {
    let line = line.trim();
    let (mut words, numbers) = words_and_numbers(line)?;
    let counts_a_card = line
        .split_once('\t')
        .is_some_and(|(count, name)| digits(count.trim()).is_some() && !name.trim().is_empty());
    if counts_a_card || numbers.len() > 1 || words.len() > 6 {
        return None;
    }
    if !numbers.is_empty() {
        words.retain(|word| !is_unit(word));
    }
    let is_marked = line.ends_with(':') || line.starts_with(['#', '[', '=', '*']);
    let heading = P::heading(&words.join(" "), is_marked)?;
    Some((heading, numbers.first().copied()))
}

/// What a name says as a heading, of a field or ahead of a colon.
pub(crate) fn label_heading<P: Section>(name: &str) -> Option<Heading<P>> {
    heading(&format!("{name}:")).map(|(heading, _)| heading)
}

/// What a line adds up: `60 cards`, `Total: 60`, `Gesamt (60 Karten)`; no more than a note where it adds up several
/// parts or nothing.
pub(crate) fn total<P: Section>(line: &str) -> Option<Statement> {
    let (words, numbers) = words_and_numbers(line)?;
    let is_total = |word: &&str| Label::parse(word) == Some(Label::Total);
    let adds = |word: &&str| is_unit(word) || is_filler(word) || is_total(word);
    let Some(first) = numbers.first().copied() else {
        return (!words.is_empty() && words.iter().all(is_total)).then_some(Statement::Note);
    };
    if let [number] = numbers[..] {
        let whole = words.join(" ");
        let is_sum = words.iter().all(adds) && words.iter().any(|word| is_unit(word) || is_total(word));
        let begins = line.trim_start().starts_with(|c: char| c.is_ascii_digit());
        return (is_sum || (!begins && is_total(&whole.as_str()))).then_some(Statement::Total(number));
    }
    let is_part = |word: &&str| adds(word) || P::heading(word, true).is_some();
    let is_sum = !words.is_empty() && words.iter().all(is_part) && !line.contains('\t');
    is_sum.then_some(if words.iter().any(is_total) { Statement::Total(first) } else { Statement::Note })
}

/// The copies that a line counts without naming a card: `3`, `2x`, `je dreimal:`, `Two of each:`.
pub(crate) fn copies_alone(line: &str) -> Option<u32> {
    let mut count = None;
    for word in line.split(|c: char| !c.is_alphanumeric() && c != '×').filter(|word| !word.is_empty()) {
        match digits(word.trim_matches(['x', 'X', '×'])).or_else(|| count_of_word(word)) {
            Some(_) if count.is_some() => return None,
            Some(number) => count = Some(number),
            None if matches!(Filler::parse(word, word.len()), Some((Filler::Unit | Filler::Each, _))) => {}
            None => return None,
        }
    }
    count
}

/// The clock of a chat: `[14:06]`.
static CLOCK: Pattern = Pattern::new(r"^\s*\[[0-9]{1,2}:[0-9]{1,2}\]\s*$");
/// The date, the clock and the name that a chat writes before a line: `[12.03.26, 20:14:05] Kira: `.
static CHAT_HEAD: Pattern = Pattern::new(r"^\s*\[[0-9./ -]+, ?[0-9: ]*:[0-9: ]*\][^:]{0,40}: ");

/// `2026-05-01`, `1.5.2026`, `05/01/26 18:30`, and the clock of a chat.
pub(crate) fn is_date(line: &str) -> bool {
    let digits = line.bytes().filter(u8::is_ascii_digit).count();
    let signs = line.chars().filter(|c| "-./:".contains(*c)).count();
    let is_all = line.chars().all(|c| c.is_ascii_digit() || "-./: ".contains(c));
    CLOCK.is_in(line) || (is_all && digits >= 4 && signs >= 2)
}

/// A label of a few words, and what it says: `Author: Quark`.
pub(crate) fn label(line: &str) -> Option<(&str, &str)> {
    let (head, rest) = line.split_once(':')?;
    let is_short = head.len() <= 40 && head.split_whitespace().count() <= 4;
    (is_short && head.contains(char::is_alphanumeric)).then(|| (head.trim(), rest.trim()))
}

/// Whether a line is too long for a heading and has neither numbers nor a label: it may be cards or somebody's words,
/// and nothing else.
pub(crate) fn is_running(line: &str) -> bool {
    let blanks = line.bytes().filter(|byte| *byte == b' ').count();
    let says = |byte: u8| byte.is_ascii_digit() || byte == b':';
    blanks > 8 && line.starts_with(char::is_alphabetic) && !line.bytes().any(says)
}

/// Whether people speak: a line of many words, or of some that end as sentences do.
pub(crate) fn is_sentence(line: &str) -> bool {
    let words = line.split_whitespace().filter(|word| word.contains(char::is_alphanumeric)).count();
    let end = line.trim_end_matches(|c: char| {
        c.is_whitespace() || "\"'”“»)*_".contains(c) || !c.is_ascii() && !c.is_alphanumeric()
    });
    let ends = end.ends_with(['.', '!', '?', ':', ';', ',']);
    words > 10 || (words >= 5 && ends)
}

/// Whether a line is for people alone. A number sign ahead of a digit is a collector's number.
pub(crate) fn is_comment(line: &str) -> bool {
    let is_number = line.strip_prefix('#').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
    !is_number && ["#", "//", ";", "<!--"].iter().any(|sign| line.starts_with(sign))
}

/// A line of a text, or what a document says of one card, which makes a line of cells.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct SourceLine {
    /// Counts from 1; in documents the lines made of them.
    pub number: usize,
    /// As written; empty where cells say all.
    pub text: String,
    /// What the fields of a record hold.
    pub cells: Vec<(Option<ListColumn>, String)>,
    /// The names of the parts of a document around it, from the outermost.
    pub path: Vec<String>,
    /// Whether it is all of a text in a document.
    pub is_item: bool,
}

impl SourceLine {
    /// A line of a text.
    pub(crate) fn of_text(number: usize, text: &str) -> SourceLine {
        SourceLine { number, text: text.to_owned(), ..SourceLine::default() }
    }
}

/// Lines from which on an editor may have numbered them.
const NUMBERED: usize = 5;

/// Whether an editor or a listing has put its number before each line.
pub(crate) fn has_line_numbers(lines: &[SourceLine]) -> bool {
    let numbered = lines.iter().filter(|line| without_line_number(&line.text, line.number).is_some()).count();
    let said = lines.iter().filter(|line| !line.text.trim().is_empty()).count();
    numbered >= NUMBERED && numbered >= said
}

/// A line without its own number before it.
pub(crate) fn without_line_number(text: &str, number: usize) -> Option<&str> {
    let rest = text.trim_start().strip_prefix(number.to_string().as_str())?;
    let inner = rest.strip_prefix([':', '|', '.']).unwrap_or(rest);
    (inner.is_empty() || inner.starts_with(char::is_whitespace)).then(|| inner.trim_start())
}

/// A line without what a chat writes before it.
pub(crate) fn without_chat_head(text: &str) -> &str {
    CHAT_HEAD.behind(text)
}

/// What strikes a letter out that stands before it.
const STROKE: char = '\u{336}';

/// A line without what is struck out in it: `~~1 Odo~~`, `~1 Odo~`.
pub(crate) fn without_struck(line: &str) -> Cow<'_, str> {
    let bare = line.trim();
    let is_whole = bare.len() > 2 && bare.starts_with('~') && bare.ends_with('~') && !bare.starts_with("~~");
    if is_whole || line.matches(STROKE).count() > 1 {
        return Cow::Borrowed("~");
    }
    if !line.contains("~~") || line.starts_with("~~~") {
        return Cow::Borrowed(line);
    }
    // What is opened and not closed is struck out to the end.
    let kept: String = line.split("~~").step_by(2).collect();
    Cow::Owned(if kept.contains(char::is_alphanumeric) { kept } else { "~".to_owned() })
}

/// Bytes of the longest tag, addresses in it included.
const LONGEST_TAG: usize = 300;
/// Tags of forums; other words in brackets are text.
const TAGS: [&str; 36] = [
    "b", "i", "u", "s", "url", "list", "*", "color", "size", "font", "quote", "center", "left", "right", "indent",
    "code", "spoiler", "hide", "table", "tr", "td", "th", "h1", "h2", "h3", "h4", "li", "ul", "ol", "card", "deck",
    "justify", "email", "sup", "strike", "del",
];

/// What makes a line plainer that has a certain sign.
type PlainStep = fn(&str) -> String;

/// A line with full-width letters, digits and signs as plain ones, without signs of no width, with the characters that
/// were spelled out, and without tags of forums.
pub(crate) fn plain(text: &str) -> Cow<'_, str> {
    let mut plain = narrowed(text);
    let steps: [(char, PlainStep); 4] =
        [('=', unquoted), ('&', |text| unescaped(text).into_owned()), ('\\', unslashed), ('[', untagged)];
    for (sign, step) in steps {
        if plain.contains(sign) {
            plain = Cow::Owned(step(&plain));
        }
    }
    plain
}

/// A line without the strokes that Markdown sets before signs it would read: `2 \- Odo`.
fn unslashed(line: &str) -> String {
    let mut signs = line.chars().peekable();
    let is_kept = |sign: char, next: Option<&char>| sign != '\\' || !next.is_some_and(char::is_ascii_punctuation);
    std::iter::from_fn(|| signs.next().map(|sign| is_kept(sign, signs.peek()).then_some(sign))).flatten().collect()
}

/// Bytes of letters that a mail spells out.
static SPELLED_BYTES: Pattern = Pattern::new("(?:=[89A-Fa-f][0-9A-Fa-f])+");

/// A line with the letters that a mail spells out as bytes: `Who=E2=80=99s`. What makes no letter stays as it is.
fn unquoted(text: &str) -> String {
    let mut out = text.to_owned();
    for codes in SPELLED_BYTES.all(text) {
        let bytes = codes[0].split('=').filter_map(|code| u8::from_str_radix(code, 16).ok());
        if let Ok(letters) = String::from_utf8(bytes.collect()) {
            out = out.replacen(&codes[0], &letters, 1);
        }
    }
    out
}

/// A line with full-width signs as plain ones, and without signs of no width.
fn narrowed(text: &str) -> Cow<'_, str> {
    if text.is_ascii() || !text.chars().any(|c| is_unseen(c) || narrow(c) != c) {
        return Cow::Borrowed(text);
    }
    Cow::Owned(text.chars().filter(|c| !is_unseen(*c)).map(narrow).collect())
}

/// Joiners, marks of direction, soft hyphens, byte order marks, forms of signs, frames of keys.
fn is_unseen(c: char) -> bool {
    matches!(
        c,
        '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2064}'
            | '\u{2066}'..='\u{2069}' | '\u{feff}' | '\u{fe00}'..='\u{fe0f}' | '\u{20e3}'
    )
}

fn narrow(c: char) -> char {
    match c {
        // Full-width forms stand in the order of ASCII, this far behind it.
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(c) - 0xfee0).unwrap_or(c),
        '\u{3000}' | '\u{a0}' | '\u{2000}'..='\u{200a}' | '\u{202f}' => ' ',
        '✕' | '✖' | '⨉' | '╳' => '×',
        other => other,
    }
}

/// A line without the tags of forums; items of lists keep a hyphen ahead.
fn untagged(line: &str) -> String {
    let mut out = String::with_capacity(line.len());
    let mut rest = line;
    while let Some(start) = rest.find('[') {
        out.push_str(&rest[..start]);
        let from = &rest[start..];
        match tag(from) {
            Some((name, end)) => {
                out.push_str(match name {
                    "*" | "li" => "- ",
                    "/td" | "/th" => "\t",
                    "s" | "/s" | "strike" | "/strike" | "del" | "/del" => "~~",
                    _ => "",
                });
                rest = &from[end..];
            }
            None => {
                out.push('[');
                rest = &from[1..];
            }
        }
    }
    out.push_str(rest);
    out
}

/// The tag a text begins with, and where it ends. A pair of brackets before an address is a link, not a tag.
fn tag(text: &str) -> Option<(&str, usize)> {
    let close = text.bytes().take(LONGEST_TAG).position(|byte| byte == b']')?;
    let inside = text.get(1..close)?;
    let name = inside.split(['=', ' ']).next()?;
    let bare = name.strip_prefix('/').unwrap_or(name).to_ascii_lowercase();
    // “[Deck]” is a heading of lists more often than a tag of forums, and so is a letter that ends the line.
    let is_tag = TAGS.contains(&bare.as_str()) && (bare != "deck" || name.starts_with('/'));
    let behind = text.get(close + 1..).unwrap_or_default();
    let is_pair = || behind.to_ascii_lowercase().contains(&format!("[/{bare}]"));
    let stands_alone =
        name.starts_with('/') || matches!(bare.as_str(), "*" | "li" | "list") || behind.trim().is_empty();
    (is_tag && !behind.starts_with('(') && (stands_alone || is_pair())).then_some((name, close + 1))
}

/// A text with the characters that were spelled out, but for those that steer a screen.
pub(crate) fn unescaped(text: &str) -> Cow<'_, str> {
    // Ends of lines, pages and files are none of a screen's.
    let is_kept = |c: &char| !steers(*c) || matches!(c, '\r' | '\u{c}' | '\u{1a}');
    match html_escape::decode_html_entities(text) {
        Cow::Owned(meant) => Cow::Owned(meant.chars().filter(is_kept).map(narrow).collect()),
        Cow::Borrowed(same) => Cow::Borrowed(same),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Pile;

    #[test]
    fn every_line_has_its_end() {
        for text in ["", "a", "a\n", "a\r\nb\n\nc", "a\rb\r", "\n\r\n\r\r\n", "a\n\rb"] {
            let whole: String = split(text).zip(ends(text)).map(|(line, end)| format!("{line}{end}")).collect();
            assert_eq!(split(text).count(), ends(text).len(), "{text:?}");
            assert_eq!(whole, text);
        }
    }

    #[test]
    fn a_date_has_digits_enough_and_parts_enough() {
        assert!(["2026-05-01", "1.5.2026", "05/01/26 18:30", "[14:06]"].into_iter().all(is_date));
        assert!(!["1-2-3", "2026-05", "2026", "1.5.2026 x", ""].into_iter().any(is_date));
    }

    #[test]
    fn what_is_struck_out_is_left_out() {
        for (line, left) in [
            ("~~1 Odo~~", "~"),
            ("~1 Odo~", "~"),
            ("1 Odo ~~2 Quark~~", "1 Odo "),
            ("~~1 Odo~~ 2 Quark", " 2 Quark"),
            ("1 Odo ~~2 Quark", "1 Odo "),
            ("1\u{336} O\u{336}do", "~"),
            ("~~~", "~~~"),
            ("1 Odo ~ 2 Quark", "1 Odo ~ 2 Quark"),
        ] {
            assert_eq!(without_struck(line), left, "{line}");
        }
    }

    #[test]
    fn headings_stand_with_signs_and_counts_around_them() {
        let of = |line| heading::<Pile>(line);
        let deck = |stated| Some((Heading::Pile(Pile::Deck), stated));
        for line in ["Draw deck: 35", "[Deck] 35", "Deck - 35 cards", "35 Karten Zugdeck", "## Ships (35)"] {
            assert_eq!(of(line), deck(Some(35)), "{line}");
        }
        assert_eq!(of("**Federation Personnel**"), deck(None));
        assert_eq!(of("Mission cards"), Some((Heading::Pile(Pile::Missions), None)));
        for line in ["3\tMissions", "2x Deck", "Deck of many things"] {
            assert_eq!(of(line), None, "{line}");
        }
        assert_eq!(total::<Pile>("Gesamt (60 Karten)"), Some(Statement::Total(60)));
        assert_eq!(total::<Pile>("5 missions, 20 dilemmas, 35 cards"), Some(Statement::Note));
        assert_eq!(total::<Pile>("3 Anara"), None);
    }
}

#[cfg(test)]
mod plain_tests {
    use super::plain;
    use super::unescaped;

    #[test]
    fn signs_are_what_they_mean() {
        let cases = [
            ("３ｘ\u{3000}Odo\u{200b}, Cur\u{ad}zon", "3x Odo, Curzon"),
            ("\u{feff}Müller", "Müller"),
            ("3\u{fe0f}\u{20e3} Odo", "3 Odo"),
            ("[b]Missions[/b]", "Missions"),
            ("[*]3x [url=x]Odo[/url]", "- 3x Odo"),
            ("[3] Odo [Deck] [", "[3] Odo [Deck] ["),
            ("Who=E2=80=99s =C3=BCber =E2=80 a=b", "Who’s über =E2=80 a=b"),
            ("Cry &quot;Havoc&#33;&quot;", "Cry \"Havoc!\""),
        ];
        for (text, meant) in cases {
            assert_eq!(plain(text), meant, "{text}");
        }
        let odd = "a & b &nothing; &#x110000;";
        assert_eq!(unescaped(odd), odd);
    }
}
