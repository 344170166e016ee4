//! A deck that is judged: the verdict, what is to be settled, its cards, its figures.

use maud::{Markup, html};

use crate::deck::cards::{adding, render_cards};
use crate::deck::doubts::{next_doubt, render_doubts};
use crate::deck::matrix::render_figures;
use crate::deck::verdict::Verdict;
use crate::html_fragment::html_fragment;
use crate::visit::Visit;
use crate::worker::Answer;
use app::deck::CheckedList;
use deck::{DeckCounts, DeckStats, Family};
use page::locale::{Texts, msg};
use page::render::Headings;

/// A list with what was found of it.
pub(super) struct DeckSheet {
    pub checked: Answer<CheckedList>,
    /// `None` of a list that is not wholly understood.
    pub numbers: Option<DeckStats>,
}

impl DeckSheet {
    /// The page of the list below its heading; `form` is the id of the form its buttons belong to.
    pub(super) fn render(&self, texts: &Texts, visit: &Visit, form: &str, checked: &CheckedList) -> Markup {
        let (read, marks) = (checked.read.as_ref(), &checked.marks);
        let verdict = Verdict::new(checked, self.numbers.as_ref());
        let headings = if verdict.is_some() { Headings::Untitled } else { Headings::Lowered };
        // Of documents the report counts cards, not lines.
        let has_lines = read.is_none_or(|read| matches!(read.list.family, Family::Text | Family::Csv));
        let is_whole = read.is_some_and(|read| read.list.faults().next().is_none());
        html! {
            // What Enter presses in a field: the first button of the form.
            button.unseen type="submit" form=(form) tabindex="-1" aria-hidden="true" {}
            div.panes {
                div {
                    @if let Some(verdict) = verdict { p.verdict role="status" { (verdict.render(texts)) } }
                    @if let Some(read) = read { (counts(texts, &DeckCounts::from_deck(&read.deck))) }
                    (render_doubts(texts, has_lines.then_some(form), marks))
                    @if let Some(read) = read { (render_cards(texts, visit, &read.deck, is_whole.then_some(form))) }
                    (adding(texts, form))
                }
                div {
                    @if let Some(numbers) = &self.numbers { (render_figures(texts, numbers, is_whole.then_some(form))) }
                    div.answer id="answer" { (self.checked.render(texts, headings)) }
                }
            }
            (line_readings(texts, checked))
        }
    }

    /// The way to the first doubt, if there is one.
    pub(super) fn next_doubt(&self, texts: &Texts) -> Option<Markup> {
        next_doubt(texts, &self.checked.report.as_ref()?.marks)
    }
}

fn counts(texts: &Texts, counts: &DeckCounts) -> Markup {
    let all = [
        (counts.missions, msg::deck_pile_missions(texts)),
        (counts.dilemmas, msg::decks_dilemmas(texts)),
        (counts.deck, msg::deck_pile_deck(texts)),
        (counts.total, msg::decks_total(texts)),
    ];
    html! { dl.figures { @for (count, what) in all { div { dt { (what) } dd { (count) } } } } }
}

/// What was read in every line, folded; nothing of several lists.
fn line_readings(texts: &Texts, checked: &CheckedList) -> Markup {
    html! {
        @if !checked.lines.is_empty() {
            details.more id="lines" {
                summary { (msg::decks_readings(texts)) }
                div.answer { (html_fragment(checked.lines.clone(), texts, Headings::Untitled)) }
            }
        }
    }
}
