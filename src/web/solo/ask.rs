//! Controls of a game as HTML.

use maud::{Markup, html};

use super::paths;
use crate::form::{part, words};
use crate::games::QuestionForm;
use page::locale::{Texts, msg};
use view::solo::control::{Controls, EntryForm, Group};

/// Under which name is sent where the reader saw the game stand.
pub(super) const AT: &str = "at";

/// A game of a name, as it was seen.
#[derive(Clone, Copy)]
pub(super) struct SeenGame<'a> {
    pub texts: &'a Texts,
    pub name: &'a str,
    /// How often it had changed.
    pub changes: usize,
}

impl SeenGame<'_> {
    /// What every form of a game carries.
    pub(super) fn at(self) -> Markup {
        html! { input type="hidden" name=(AT) value=(self.changes); }
    }

    /// The question with its controls. What is known can be sent as it stands.
    pub(super) fn question(self, ask: &QuestionForm, problem: Option<&str>) -> Markup {
        let is_complete = ask.controls.is_complete();
        html! {
            form.ask method="post" action=(paths::game_path(self.name, "answer"))
                data-ready[is_complete] {
                (self.at())
                h2.question { (words(&ask.title)) }
                p.why { (words(&ask.why)) }
                @if !ask.known.is_empty() { p { (words(&ask.known)) } }
                (refusal(problem))
                (self.controls(&ask.controls))
                @if !ask.controls.is_sent_by_choice() {
                    button.go type="submit" { (msg::solo_go_on(self.texts)) }
                }
            }
        }
    }

    /// Something to report or to set right, behind its title where more has to be said.
    pub(super) fn entry(self, entry: &EntryForm, is_open: bool, (field, below, go): (&str, &str, &str)) -> Markup {
        let action = paths::game_path(self.name, below);
        if entry.is_bare() {
            return html! {
                form.deed method="post" action=(action) {
                    (self.at())
                    button.choice type="submit" name=(field) value=(entry.word) { (entry.title) }
                }
            };
        }
        html! {
            details.deed open[is_open] {
                summary { (entry.title) }
                form method="post" action=(action) {
                    (self.at())
                    input type="hidden" name=(field) value=(entry.word);
                    (self.controls(&entry.controls))
                    @if !entry.controls.is_sent_by_choice() {
                        button.choice type="submit" { (go) }
                    }
                }
            }
        }
    }

    fn controls(self, controls: &Controls) -> Markup {
        html! { @for group in &controls.groups { (self.group(group)) } }
    }

    fn group(self, group: &Group) -> Markup {
        let parts = html! {
            @for one in &group.parts { (part(self.texts, one)) }
        };
        let inside = html! {
            @if group.is_row { div.places { (parts) } } @else { (parts) }
            @if !group.rare.is_empty() {
                details.rare open[group.has_rare_values()] {
                    summary { (group.rare_title) }
                    div.places { @for one in &group.rare { (part(self.texts, one)) } }
                }
            }
        };
        if group.title.is_empty() {
            return html! { div.group { (inside) } };
        }
        html! { div.group { h3 { (words(&group.title)) } (inside) } }
    }
}

/// What did not work, in a sentence.
pub(super) fn refusal(problem: Option<&str>) -> Markup {
    html! {
        @if let Some(problem) = problem { p.problem role="alert" { (problem) } }
    }
}
