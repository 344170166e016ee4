//! Words with styles: what a sentence is made of.
//!
//! Marks are noncharacters of Unicode (U+FDD0 to U+FDEF), which are kept free for uses like this one; no
//! text from outside keeps them.

use model::text::{steers, visible};

/// Stands for a space where a line must not be broken.
pub const KEPT_TOGETHER: char = '\u{fde1}';

const END: char = '\u{fdd0}';
const STRONG: char = '\u{fdd1}';
const LABEL: char = '\u{fdd2}';
const FAINT: char = '\u{fdd3}';
const ALARM: char = '\u{fdd4}';
const SYMBOL: char = '\u{fdd5}';
const LINK: char = '\u{fdd6}';
const COMMAND: char = '\u{fdd7}';
const EXCERPT: char = '\u{fdd8}';
const PASSAGE: char = '\u{fdd9}';
/// A command between backticks of a message, see `generate`.
const HINT: char = '\u{fdda}';
/// What a command of the program begins with.
const PROGRAM: &str = "tricorder ";
/// Parts a name from the words that stand for it.
const BAR: char = '\u{fde0}';

/// A stretch of words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Span {
    /// Words without a style.
    Text(String),
    /// Words with a style.
    Styled(SpanStyle, Words),
    /// A symbol of a card by its name in the texts, with the word for it.
    Symbol {
        /// By which the symbol is known in the texts, such as `glory`.
        name: String,
        /// The word for it where no symbol can be shown.
        word: String,
    },
    /// An entry or card by its id.
    Link {
        /// The id of the entry or card, or an address of the page that begins with `/`.
        id: String,
        /// What is shown of the link.
        words: Words,
    },
    /// Something to type.
    Command(String),
    /// A command of the program named in a sentence, which stands in it like its other words.
    Hint(String),
    /// Foreign words of which a narrow face may show the beginning alone.
    Excerpt(String),
}

/// What a stretch of words is for, which every face shows in its way.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SpanStyle {
    /// The name of what is spoken of.
    Strong,
    /// The words of a page that answer what was asked; one stretch a page.
    Passage,
    /// What names the words behind it.
    Label,
    /// What may be overlooked: ids, sources.
    Faint,
    /// What is wrong, or hurts.
    Alarm,
}

/// Words of a sentence, from first to last.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Words(pub Vec<Span>);

/// The name of what is spoken of.
pub fn strong(words: impl AsRef<str>) -> String {
    marked(STRONG, words.as_ref())
}

/// The words of a page that answer what was asked; one stretch a page.
pub fn passage(words: impl AsRef<str>) -> String {
    marked(PASSAGE, words.as_ref())
}

/// What names the words behind it.
pub fn label(words: impl AsRef<str>) -> String {
    marked(LABEL, words.as_ref())
}

/// What may be overlooked.
pub fn faint(words: impl AsRef<str>) -> String {
    marked(FAINT, words.as_ref())
}

/// What is wrong, or hurts.
pub fn alarm(words: impl AsRef<str>) -> String {
    marked(ALARM, words.as_ref())
}

/// A symbol by its name in the texts, with the word for it.
pub fn symbol(name: &str, word: &str) -> String {
    marked(SYMBOL, &format!("{name}{BAR}{word}"))
}

/// Words that lead to the entry or card with an id.
pub fn link(id: &str, words: impl AsRef<str>) -> String {
    marked(LINK, &format!("{id}{BAR}{}", words.as_ref()))
}

/// Something to type.
pub fn command(words: impl AsRef<str>) -> String {
    marked(COMMAND, words.as_ref())
}

/// Foreign words of which a narrow face may show the beginning alone.
pub fn excerpt(words: impl AsRef<str>) -> String {
    marked(EXCERPT, words.as_ref())
}

fn marked(mark: char, words: &str) -> String {
    if words.is_empty() {
        return String::new();
    }
    format!("{mark}{words}{END}")
}

/// Marked words without their marks, as a program reads them.
pub fn plain(marked: &str) -> String {
    Words::read(marked).plain()
}

/// Marked words as a document for programs has them, for `#[serde(serialize_with = "serialize_plain")]`.
///
/// # Errors
/// When the serializer fails.
pub fn serialize_plain<S: serde::Serializer>(marked: &str, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(&plain(marked))
}

impl Words {
    pub(super) fn change_texts(&mut self, change: &dyn Fn(&str) -> String) {
        for span in &mut self.0 {
            match span {
                Span::Text(text) | Span::Excerpt(text) => *text = change(text),
                Span::Styled(_, words) | Span::Link { words, .. } => words.change_texts(change),
                Span::Symbol { .. } | Span::Command(_) | Span::Hint(_) => {}
            }
        }
    }

    /// Puts what `replace` makes of a command, given as typed behind the name of the program, in its place. Whether
    /// it made something of each; else the words are of no use.
    pub(super) fn replace_commands(&mut self, replace: &impl Fn(&str) -> Option<Span>) -> bool {
        self.0.iter_mut().all(|span| match span {
            Span::Command(text) | Span::Hint(text) => match text.strip_prefix(PROGRAM) {
                Some(typed) => replace(typed).map(|put| *span = put).is_some(),
                None => true,
            },
            Span::Styled(_, words) => words.replace_commands(replace),
            Span::Text(_) | Span::Symbol { .. } | Span::Link { .. } | Span::Excerpt(_) => true,
        })
    }

    /// Makes symbols and the first mention of each title links. Of what was found all titles are taken off the list.
    pub(super) fn link_terms(
        &mut self,
        of_symbol: &impl Fn(&str, &str) -> Option<&'static str>,
        titles: &mut Vec<(String, String)>,
    ) {
        let spans = std::mem::take(&mut self.0).into_iter();
        self.0 = spans.flat_map(|span| linked_span(span, of_symbol, titles)).collect();
    }

    /// Words from outside: marks in them are dropped.
    pub fn foreign(words: &str) -> Words {
        let is_kept = |sign: &char| !is_mark(*sign) && !steers(*sign);
        let kept: String = words.chars().filter(is_kept).collect();
        Words(vec![Span::Text(kept)]).set()
    }

    /// Marked words as they are.
    fn read(marked: &str) -> Words {
        let mut rest = marked;
        let words = read(&mut rest);
        // An end too many is no reason to lose what follows it.
        if rest.is_empty() { words } else { Words(words.0.into_iter().chain(Words::read(rest).0).collect()) }
    }

    /// The words with printed apostrophes. Card files have typed ones; what is to be typed keeps them.
    fn set(self) -> Words {
        Words(self.0.into_iter().map(Span::set).collect())
    }

    /// Whether nothing is said.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The words alone.
    pub fn plain(&self) -> String {
        self.0.iter().map(Span::plain).collect()
    }
}

impl Span {
    fn set(self) -> Span {
        match self {
            Span::Text(text) => Span::Text(apostrophes(text)),
            Span::Excerpt(text) => Span::Excerpt(apostrophes(text)),
            Span::Styled(style, words) => Span::Styled(style, words.set()),
            Span::Symbol { name, word } => Span::Symbol { name, word },
            Span::Link { id, words } => Span::Link { id, words: words.set() },
            Span::Hint(text) => Span::Hint(text),
            Span::Command(text) => Span::Command(text),
        }
    }

    /// The words alone.
    pub fn plain(&self) -> String {
        match self {
            Span::Text(text) | Span::Command(text) | Span::Hint(text) | Span::Excerpt(text) => {
                text.replace(KEPT_TOGETHER, " ")
            }
            Span::Styled(_, words) | Span::Link { words, .. } => words.plain(),
            Span::Symbol { word, .. } => word.clone(),
        }
    }
}

impl From<&str> for Words {
    fn from(marked: &str) -> Words {
        Words::read(marked).set()
    }
}

impl From<String> for Words {
    fn from(marked: String) -> Words {
        Words::from(marked.as_str())
    }
}

impl From<&String> for Words {
    fn from(marked: &String) -> Words {
        Words::from(marked.as_str())
    }
}

/// A text with `’` for every `'` inside a word or behind its last `s`.
fn apostrophes(text: String) -> String {
    if !text.contains('\'') {
        return text;
    }
    let mut set = String::with_capacity(text.len() + 2);
    let mut signs = text.chars().peekable();
    while let Some(sign) = signs.next() {
        let last = set.chars().next_back().unwrap_or(' ');
        let is_inside = last.is_alphanumeric() && signs.peek().is_some_and(|next| next.is_alphanumeric());
        let is_behind = last == 's' && signs.peek() == Some(&' ');
        let is_apostrophe = sign == '\'' && (is_inside || is_behind);
        set.push(if is_apostrophe { '’' } else { sign });
    }
    set
}

pub(crate) fn is_mark(sign: char) -> bool {
    ('\u{fdd0}'..='\u{fdef}').contains(&sign)
}

/// A mark of a span or the end of one.
fn is_border(sign: char) -> bool {
    (END..=HINT).contains(&sign)
}

/// The spans up to an end, which is taken too, or up to the end of all.
fn read(rest: &mut &str) -> Words {
    let mut spans = Vec::new();
    while let Some(sign) = rest.chars().next() {
        if !is_border(sign) {
            let text = rest.split(is_border).next().unwrap_or(rest);
            spans.push(Span::Text(visible(text).into_owned()));
            *rest = &rest[text.len()..];
            continue;
        }
        *rest = &rest[sign.len_utf8()..];
        if sign == END {
            break;
        }
        spans.push(span(sign, rest));
    }
    Words(spans)
}

fn span(mark: char, rest: &mut &str) -> Span {
    match mark {
        STRONG => Span::Styled(SpanStyle::Strong, read(rest)),
        PASSAGE => Span::Styled(SpanStyle::Passage, read(rest)),
        LABEL => Span::Styled(SpanStyle::Label, read(rest)),
        FAINT => Span::Styled(SpanStyle::Faint, read(rest)),
        ALARM => Span::Styled(SpanStyle::Alarm, read(rest)),
        SYMBOL => {
            let name = take_name(rest);
            let word = read(rest).plain();
            Span::Symbol { name, word }
        }
        LINK => {
            let id = take_name(rest);
            let words = read(rest);
            Span::Link { id, words }
        }
        COMMAND => Span::Command(read(rest).plain()),
        HINT => Span::Hint(read(rest).plain()),
        _ => Span::Excerpt(read(rest).plain()),
    }
}

/// The name before the bar.
fn take_name(rest: &mut &str) -> String {
    let (name, after) = rest.split_once(BAR).unwrap_or(("", rest));
    let name = name.to_owned();
    *rest = after;
    name
}

/// A span in which terms are links.
fn linked_span(
    span: Span,
    of_symbol: &impl Fn(&str, &str) -> Option<&'static str>,
    titles: &mut Vec<(String, String)>,
) -> Vec<Span> {
    match span {
        Span::Text(text) => linked_text(text, titles),
        Span::Styled(style, mut words) => {
            words.link_terms(of_symbol, titles);
            vec![Span::Styled(style, words)]
        }
        Span::Symbol { name, word } => match of_symbol(&name, &word) {
            Some(id) => vec![Span::Link { id: id.to_owned(), words: Words(vec![Span::Symbol { name, word }]) }],
            None => vec![Span::Symbol { name, word }],
        },
        other @ (Span::Link { .. } | Span::Command(_) | Span::Hint(_) | Span::Excerpt(_)) => vec![other],
    }
}

/// A text in which the first mention of each title is a link.
fn linked_text(text: String, titles: &mut Vec<(String, String)>) -> Vec<Span> {
    let found = titles.iter().position(|(_, title)| find_whole(&text, title).is_some());
    let Some((id, title)) = found.map(|at| titles.remove(at)) else {
        return vec![Span::Text(text)];
    };
    titles.retain(|(other, _)| *other != id);
    let at = find_whole(&text, &title).unwrap_or_default();
    let (before, rest) = text.split_at(at);
    let behind = rest[title.len()..].to_owned();
    let mut spans = linked_text(before.to_owned(), titles);
    spans.push(Span::Link { id, words: Words(vec![Span::Text(title)]) });
    spans.extend(linked_text(behind, titles));
    spans.retain(|span| *span != Span::Text(String::new()));
    spans
}

/// Where a title stands as words of its own.
fn find_whole(text: &str, title: &str) -> Option<usize> {
    let is_apart = |sign: Option<char>| !sign.is_some_and(char::is_alphanumeric);
    let mut found = text.match_indices(title).map(|(at, _)| at);
    found.find(|at| {
        let (before, rest) = text.split_at(*at);
        !title.is_empty() && is_apart(before.chars().next_back()) && is_apart(rest[title.len()..].chars().next())
    })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn marks_become_spans() {
        let marked = format!("a {} b {}", strong("c"), link("cc/keyword/log", "Log"));
        let expected = Words(vec![
            Span::Text("a ".to_owned()),
            Span::Styled(SpanStyle::Strong, Words::from("c")),
            Span::Text(" b ".to_owned()),
            Span::Link { id: "cc/keyword/log".to_owned(), words: Words::from("Log") },
        ]);
        assert_eq!(Words::from(marked), expected);
    }

    #[test]
    fn a_style_may_stand_in_another() {
        let words = Words::from(faint(format!("({})", symbol("glory", "Glory"))));
        assert_eq!(words.plain(), "(Glory)");
        assert!(matches!(&words.0[..], [Span::Styled(SpanStyle::Faint, inner)] if inner.0.len() == 3));
    }

    #[test]
    fn words_from_outside_bring_no_marks() {
        assert_eq!(Words::foreign(&strong("x")).0, [Span::Text("x".to_owned())]);
    }

    #[test]
    fn names_have_printed_apostrophes_and_commands_typed_ones() {
        let name = "K't'inga, Bynars' Password, 'x'";
        let words = Words::from(format!("{} {}", link("2e/card/x", name), command(name)));
        let expected = format!("K’t’inga, Bynars’ Password, 'x' {name}");
        assert_eq!(words.plain(), expected);
        assert_eq!(plain(&strong(name)), name);
    }

    proptest! {
        #[test]
        fn no_word_is_lost(parts in prop::collection::vec(("[a-z ]{0,5}", 0..7_usize), 0..8)) {
            let styles: [fn(&str) -> String; 7] =
                [
                    |words| strong(words), |words| label(words), |words| faint(words),
                    |words| alarm(words), |words| command(words), |words| excerpt(words), str::to_owned,
                ];
            let marked: String = parts.iter().map(|(text, style)| styles[*style](text)).collect();
            let plain: String = parts.iter().map(|(text, _)| text.as_str()).collect();
            prop_assert_eq!(Words::from(marked).plain(), plain);
        }

        #[test]
        fn any_text_is_read(text in "[a-c\u{fdd0}-\u{fde1}]{0,30}") {
            let _ = Words::from(text.as_str());
        }
    }
}
