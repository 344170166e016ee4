//! The lines of a list, with what the report says about them.

use std::collections::BTreeMap;

use maud::{Markup, html};

use crate::collection::SUGGESTIONS;
use crate::html_fragment::html_fragment;
use app::deck::CheckedList;
use app::deck::report::ListMarks;
use page::locale::{Texts, msg};
use page::render::Headings;

/// What was read in every line, folded; nothing of several lists.
pub(super) fn line_readings(texts: &Texts, checked: Option<&CheckedList>) -> Markup {
    let lines = checked.map(|checked| &checked.lines).filter(|lines| !lines.is_empty());
    html! {
        @if let Some(lines) = lines {
            details.more id="lines" {
                summary { (msg::decks_readings(texts)) }
                div.answer { (html_fragment(lines.clone(), texts, Headings::Untitled)) }
            }
        }
    }
}

/// Parts what mends a line.
const PARTS: char = '\t';

/// What is said about one line.
#[derive(Debug, Default)]
struct LineMark<'a> {
    /// Rules it breaks.
    broken: Vec<&'a str>,
    /// The name nobody knows, and those that may be meant.
    unknown: Option<(&'a str, &'a [String])>,
    is_unreadable: bool,
}

fn by_line(marks: &ListMarks) -> BTreeMap<usize, LineMark<'_>> {
    let mut lines: BTreeMap<usize, LineMark<'_>> = BTreeMap::new();
    for unknown in &marks.unknown {
        lines.entry(unknown.line).or_default().unknown = Some((&unknown.name, &unknown.suggestions));
    }
    for unreadable in &marks.unreadable {
        lines.entry(unreadable.line).or_default().is_unreadable = true;
    }
    for breach in &marks.breaches {
        for line in breach.cards.iter().flat_map(|(_, lines)| lines) {
            lines.entry(*line).or_default().broken.push(&breach.message);
        }
    }
    lines
}

/// Whether the report counts lines as they stand in the text: of documents it counts cards.
fn fit(marks: &ListMarks, lines: &[&str]) -> bool {
    let unknown = marks.unknown.iter().map(|one| (one.line, &one.name));
    let unreadable = marks.unreadable.iter().map(|one| (one.line, &one.text));
    let culprits = marks.breaches.iter().flat_map(|broken| &broken.cards);
    let cards = culprits.flat_map(|(name, lines)| lines.iter().map(move |line| (*line, name)));
    let mut all = unknown.chain(unreadable).chain(cards);
    all.all(|(line, name)| {
        let text = line.checked_sub(1).and_then(|at| lines.get(at));
        text.is_some_and(|text| bare(text).contains(first_word(&bare(name))))
    })
}

fn bare(text: &str) -> String {
    text.to_lowercase().replace('’', "'")
}

fn first_word(name: &str) -> &str {
    let mut words = name.split(|sign: char| !sign.is_alphanumeric());
    words.find(|word| !word.is_empty()).unwrap_or_default()
}

/// How a list with marks is shown.
#[derive(Debug, Clone, Copy)]
pub(super) struct ListDisplay<'a> {
    /// The id of the form with which a line is mended.
    pub form: &'a str,
    /// Whether it lies open though nothing is marked.
    pub always: bool,
}

/// A card more, by its name.
pub(super) fn adding(texts: &Texts, form: &str) -> Markup {
    html! {
        div.field.add {
            label for="f-add" { (msg::decks_add(texts)) }
            input type="text" id="f-add" name="add" form=(form) autocomplete="off" autocapitalize="off"
                data-suggest=(SUGGESTIONS) data-fill="title";
            button.choice type="submit" form=(form) { (msg::decks_add_go(texts)) }
        }
    }
}

/// The list with its marks.
pub(super) fn list_with_marks(texts: &Texts, list: &str, marks: &ListMarks, opened: ListDisplay<'_>) -> Markup {
    let lines: Vec<&str> = list.lines().collect();
    if list.trim().is_empty() || list.trim_start().starts_with(['<', '{', '[']) || !fit(marks, &lines) {
        return html! {};
    }
    let by_line = by_line(marks);
    html! {
        details.lines open[opened.always || !by_line.is_empty()] {
            summary { (msg::decks_lines(texts)) }
            ol {
                @for (number, line) in (1..).zip(&lines) {
                    (marked_line(texts, number, line, by_line.get(&number), opened.form))
                }
            }
        }
    }
}

fn marked_line(texts: &Texts, number: usize, line: &str, mark: Option<&LineMark<'_>>, form: &str) -> Markup {
    let Some(mark) = mark else {
        return html! { li { span.text { (line) } (recounting(texts, number, line, form)) } };
    };
    html! {
        li.faulty aria-label=(msg::decks_line(texts, number)) {
            span.text { mark { (line) } }
            (recounting(texts, number, line, form))
            @for message in &mark.broken { p { (message) } }
            @if let Some((name, suggestions)) = mark.unknown { @if !suggestions.is_empty() {
                p { (msg::decks_mend(texts)) }
                div.chips {
                    @for suggestion in suggestions {
                        button.chip type="submit" form=(form) name="mend"
                            value=(format!("{number}{PARTS}{name}{PARTS}{suggestion}")) { (suggestion) }
                    }
                }
            } }
        }
    }
}

/// One copy less or more of the card of a line; nothing for a line without a number.
fn recounting(texts: &Texts, number: usize, line: &str, form: &str) -> Markup {
    let Some((_, _, name)) = counted(line) else {
        return html! {};
    };
    let button = |sign: &str, by: i8, label: String| {
        html! {
            button type="submit" form=(form) name="count" value=(format!("{number}{PARTS}{by}")) aria-label=(label) { (sign) }
        }
    };
    html! {
        span.less-more {
            (button("−", -1, msg::page_less(texts, name)))
            (button("+", 1, msg::page_more(texts, name)))
        }
    }
}

/// The count a line begins with, what parts it from the name, and the name.
fn counted(line: &str) -> Option<(u32, &str, &str)> {
    let line = line.trim_start();
    let digits = line.len() - line.trim_start_matches(|sign: char| sign.is_ascii_digit()).len();
    let (count, rest) = line.split_at(digits);
    let name = rest.trim_start_matches(['x', '×', ' ', '\t']);
    let between = &rest[..rest.len() - name.len()];
    let is_counted = !between.is_empty() && !name.trim().is_empty();
    is_counted.then_some((count.parse().ok()?, between, name))
}

/// The list with another count in one line: `line`, copies more, parted by a tab. A line with no copies left goes.
pub(super) fn recount_line(list: &str, change: &str) -> String {
    let parsed: Option<(usize, i32)> =
        change.split_once(PARTS).and_then(|(line, by)| Some((line.parse().ok()?, by.parse().ok()?)));
    let Some((wanted, by)) = parsed else {
        return list.to_owned();
    };
    let line = |(number, line): (usize, &str)| match counted(line) {
        Some((count, between, name)) if number == wanted => {
            let left = count.saturating_add_signed(by);
            (left > 0).then(|| format!("{left}{between}{name}"))
        }
        Some(_) | None => Some(line.to_owned()),
    };
    (1..).zip(list.lines()).filter_map(line).collect::<Vec<_>>().join("\n")
}

/// The list with one name put in the place of another: `line`, the name there, the name meant, parted by tabs.
/// A list that has no such name in this line stays as it is.
pub(super) fn mend_line(list: &str, mend: &str) -> String {
    let mut parts = mend.splitn(3, PARTS);
    let (Some(number), Some(name), Some(meant)) = (parts.next(), parts.next(), parts.next()) else {
        return list.to_owned();
    };
    let wanted = number.parse::<usize>().ok();
    let line = |(number, line): (usize, &str)| {
        if Some(number) == wanted && !name.is_empty() { line.replacen(name, meant, 1) } else { line.to_owned() }
    };
    (1..).zip(list.lines()).map(line).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use app::deck::report::RuleBreach;
    use app::deck::unrecognized::UnknownCard;
    use model::Lang;

    const OPENED: ListDisplay<'_> = ListDisplay { form: "list", always: false };

    fn marks() -> ListMarks {
        let cards = vec![("Triage".to_owned(), vec![3])];
        let breach = RuleBreach { message: "too many".to_owned(), cards };
        let unknown = UnknownCard::new(&Texts::new(Lang::En), 2, "Davis", vec!["Davies".to_owned()], &[]);
        ListMarks { unknown: vec![unknown], unreadable: Vec::new(), breaches: vec![breach] }
    }

    #[test]
    fn a_name_is_mended_in_its_line_alone() {
        assert_eq!(mend_line("Davis\r\n2 Davis\n", "2\tDavis\tDavies"), "Davis\n2 Davies");
        for mend in ["", "2", "x\tDavis\tDavies", "9\tDavis\tDavies", "1\t\tDavies"] {
            assert_eq!(mend_line("Davis", mend), "Davis", "{mend}");
        }
    }

    #[test]
    fn a_tap_adds_or_takes_a_copy_and_the_last_takes_the_line() {
        let list = "Deck\n2x Davies\n1 Triage";
        assert_eq!(recount_line(list, "2\t1"), "Deck\n3x Davies\n1 Triage");
        assert_eq!(recount_line(list, "3\t-1"), "Deck\n2x Davies");
        for change in ["", "1\t1", "9\t1", "x\t1", "2\tx"] {
            assert_eq!(recount_line(list, change), list, "{change}");
        }
    }

    #[test]
    fn lines_the_report_speaks_about_are_marked() {
        let texts = Texts::new(Lang::En);
        let shown = list_with_marks(&texts, "Deck\n1 Davis\n5 Triage", &marks(), OPENED).into_string();
        assert_eq!(shown.matches("<mark>").count(), 2, "{shown}");
        assert!(shown.contains("<mark>5 Triage</mark>") && shown.contains("too many"));
        assert!(shown.contains("value=\"2\tDavis\tDavies\""), "{shown}");
    }

    #[test]
    fn a_list_whose_lines_are_not_those_of_the_report_has_no_marks() {
        let texts = Texts::new(Lang::En);
        for list in ["", "a\nb", "{\"a\": 1}"] {
            assert_eq!(list_with_marks(&texts, list, &marks(), OPENED).into_string(), "");
        }
    }
}
