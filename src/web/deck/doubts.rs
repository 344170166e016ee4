//! What of a list must be settled before anything is sure, each doubt a line with the buttons that settle it.

use maud::{Markup, html};

use crate::deck::change::{PARTS, Recount};
use app::deck::report::{ListMarks, RuleBreach};
use page::locale::{Texts, msg};
use words::Term;

/// Where the first doubt stands.
const FIRST: &str = "doubt";

/// All doubts in the order of their kinds, each with its buttons for a form; without one there are none.
pub(crate) fn render_doubts(texts: &Texts, form: Option<&str>, marks: &ListMarks) -> Markup {
    let place = |line: usize| msg::deck_place_line(texts, 1_usize, line.to_string());
    let leave_out = |line: usize, name: &str| {
        html! { @if form.is_some() && !marks.crowded.contains(&line) {
            button.chip form=[form] name="mend" value=(format!("{line}{PARTS}{name}")) { (msg::decks_leave_out(texts)) }
        } }
    };
    let is_any = marks.open() > 0 || !marks.breaches.is_empty();
    html! {
        @if is_any {
            ul.doubts data-renew="deck" id=(FIRST) {
                @for unknown in &marks.unknown {
                    li {
                        p { b { (unknown.name) } small { (place(unknown.line)) " · " (msg::deck_line_unknown(texts)) } }
                        div.chips.wrap {
                            @if let Some(form) = form { @for meant in &unknown.suggestions {
                                button.chip form=(form) name="mend"
                                    value=(format!("{}{PARTS}{}{PARTS}{meant}", unknown.line, unknown.name)) { (meant) }
                            } }
                            (leave_out(unknown.line, &unknown.name))
                        }
                    }
                }
                @for line in &marks.unreadable {
                    li {
                        p { b { (line.text.trim()) } small { (place(line.line)) " · " (line.reason.term(texts)) } }
                        div.chips.wrap { (leave_out(line.line, line.text.trim())) }
                    }
                }
                @for breach in &marks.breaches { (broken(texts, form, breach)) }
            }
        }
    }
}

/// A rule that is broken; where copies too many break it, a tap takes them out.
fn broken(texts: &Texts, form: Option<&str>, breach: &RuleBreach) -> Markup {
    let recount = |(pile, name, count): &_| {
        let by = i32::try_from(u32::clone(count)).map_or(0, |count| -count);
        Recount { pile: *pile, by, name: String::clone(name) }
    };
    let gone: Vec<String> = breach.surplus.iter().map(|one| recount(one).value()).collect();
    let count: u32 = breach.surplus.iter().map(|(.., count)| count).sum();
    html! {
        li.broken {
            p { "✗ " (breach.message) }
            @if count > 0 && form.is_some() {
                div.chips.wrap {
                    button.chip form=[form] name="count" value=(gone.join("\n")) { (msg::decks_take_out(texts, count)) }
                }
            }
        }
    }
}

/// The way to the first doubt that a tap can settle, always at hand; nothing without one.
pub(super) fn next_doubt(texts: &Texts, marks: &ListMarks) -> Option<Markup> {
    let unknown = marks.unknown.first().map(|one| one.name.as_str());
    let unreadable = marks.unreadable.first().map(|one| one.text.trim());
    let surplus = marks.breaches.iter().flat_map(|breach| &breach.surplus).next();
    let name = unknown.or(unreadable).or(surplus.map(|(_, name, _)| name.as_str()))?;
    Some(html! { a.go.next href={ "#" (FIRST) } { (msg::decks_next_doubt(texts, name)) } })
}
