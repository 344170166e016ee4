//! The one form of a game: what is asked, what can be reported and what can be set right are sent from it, each by
//! its own button.

use maud::{Markup, html};

use crate::form::{fields_within, part, words};
use crate::games::QuestionForm;
use crate::key::Key;
use crate::solo::paths;
use app::solo::control::{EntryForm, fields};
use app::solo::table_change::TableChange;
use page::locale::{Texts, msg};
use page::{FormChoice, FormControl};

/// Under which name is sent where the reader saw the game stand.
pub(super) const AT: &str = "at";

/// A game of a name, as it was seen.
#[derive(Clone, Copy)]
pub(super) struct SeenGame<'a> {
    pub texts: &'a Texts,
    pub name: &'a str,
    /// Its version.
    pub version: &'a str,
    /// What its forms bring along.
    pub token: Option<&'a Key>,
}

impl SeenGame<'_> {
    /// What every form of a game carries.
    pub(super) fn at(self) -> Markup {
        html! { input type="hidden" name=(AT) value=(self.version); }
    }

    /// An address below the game.
    pub(super) fn path(self, below: &str) -> String {
        paths::game_path(self.name, below)
    }

    /// An address below the game for a form to send to: with the token, where the form needs one.
    pub(super) fn to_send(self, below: &str) -> String {
        let path = self.path(below);
        self.token.map_or_else(|| path.clone(), |token| token.added_to(&path))
    }

    /// The question with what is not filled in at the table.
    pub(super) fn question(self, ask: &QuestionForm) -> Markup {
        let groups = ask.controls.groups.iter().filter(|group| group.places.is_empty());
        html! {
            h2.question { (words(&ask.title)) }
            p.why { (words(&ask.why)) @if !ask.known.is_empty() { " " (words(&ask.known)) } }
            @for group in groups {
                div.group.steps-of[!ask.changes.is_empty()] {
                    @if !group.title.is_empty() { h3 { (words(&group.title)) } }
                    @for one in &group.parts { (part(self.texts, one)) }
                }
            }
            @if !ask.changes.is_empty() { (self.changes(&ask.changes)) }
        }
    }

    /// Keys for what the player did: each opens its part of the table, the last one all of it. Without script all is open.
    fn changes(self, changes: &[TableChange]) -> Markup {
        let key = |code: &str, symbol: &str, label: String| {
            html! {
                button.choice type="button" aria-pressed="false" data-change=(code) data-symbol=(symbol) { span { (label) small {} } }
            }
        };
        html! {
            div.changes role="group" aria-label=(msg::solo_what_changed(self.texts)) {
                @for change in changes { (key(change.code(), symbol_of(*change), change.says(self.texts))) }
                (key("all", "next", msg::solo_change_all(self.texts)))
            }
        }
    }

    /// Something to report, behind its title where more has to be said.
    pub(super) fn event(self, entry: &EntryForm, problem: Option<&str>) -> Markup {
        if entry.is_bare() {
            return self.report(entry.word, &html! { (entry.title) });
        }
        let choices = entry.controls.fields().find_map(|field| {
            let FormControl::Buttons(choices) = &field.control else {
                return None;
            };
            Some(choices)
        });
        html! {
            details.deed name="deed" open[problem.is_some()] {
                summary { (entry.title) }
                (refusal(problem))
                @if let Some(choices) = choices {
                    div.buttons { @for choice in choices { (self.report_choice(entry.word, choice)) } }
                } @else {
                    (fields_within(self.texts, entry.word, entry.controls.fields()))
                    (self.report(entry.word, &html! { (msg::solo_report(self.texts)) }))
                }
            }
        }
    }

    /// A button that reports a card with the event, as it would be typed.
    fn report_choice(self, word: &str, choice: &FormChoice) -> Markup {
        self.report(&format!("{word} {}", choice.value), &words(&choice.label))
    }

    fn report(self, value: &str, label: &Markup) -> Markup {
        html! {
            button.choice type="submit" formnovalidate formaction=(self.to_send("event"))
                name=(fields::EVENT) value=(value) { (label) }
        }
    }
}

/// The sign of what the player did.
fn symbol_of(change: TableChange) -> &'static str {
    match change {
        TableChange::Card => "cargo",
        TableChange::Team => "away-team",
        TableChange::Ship => "ship-token",
        TableChange::Location => "planet",
        TableChange::Track => "research",
    }
}

/// What did not work, in a sentence.
pub(super) fn refusal(problem: Option<&str>) -> Markup {
    html! {
        @if let Some(problem) = problem { p.problem role="alert" { (problem) } }
    }
}
