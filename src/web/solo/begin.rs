//! A new game: the choices, then its set-up as a list to tick.

use std::ops::RangeFrom;

use axum::http::StatusCode;
use maud::{Markup, html};

use crate::form::{part, words};
use crate::games::{NewGameForm, Refusal, SetUpList};
use crate::reply::{NavTab, Reply};
use crate::solo::ask::{SeenGame, refusal};
use crate::solo::board::Board;
use crate::solo::paths;
use crate::solo::play::unknown;
use crate::visit::Visit;
use crate::worker::Worker;
use app::solo::checklist::SetUpPile;
use page::locale::{Texts, msg};
use page::{FilledForm, FormField, FormPart, Words};

/// The field of a tick.
const TICK: &str = "tick";
/// No set-up has more points.
const MOST_TICKS: usize = 128;

/// The choices before a game.
pub(super) fn choices(worker: &Worker<'_>, visit: &Visit) -> Reply {
    match worker.choices(visit.lang) {
        Ok(mut form) => {
            hold_asked(form.parts_mut(), visit);
            render_choices(worker, visit, &form, None)
        }
        Err(refusal) => render_choices(worker, visit, &NewGameForm::default(), Some(&refusal)),
    }
}

/// What an address says already, like the campaign the game is part of.
fn hold_asked<'p>(parts: impl Iterator<Item = &'p mut FormPart>, visit: &Visit) {
    for field in parts.flat_map(|part| &mut part.fields) {
        let asked = visit.asked.get(&field.name);
        if !asked.is_empty() {
            asked.clone_into(&mut field.value);
        }
    }
}

/// Begins a game. Choices that do not go together stay in the form.
pub(super) fn begin(worker: &Worker<'_>, visit: &Visit) -> Reply {
    match worker.begin(visit.lang, &visit.sent) {
        Ok(name) => Reply::go(paths::game_path(&name, "setup")),
        Err(refusal) => {
            let mut form = worker.choices(visit.lang).unwrap_or_default();
            form.parts_mut().for_each(|part| part.fill_from(&visit.sent));
            let reply = render_choices(worker, visit, &form, Some(&refusal));
            reply.with_status(StatusCode::BAD_REQUEST)
        }
    }
}

fn render_choices(worker: &Worker<'_>, visit: &Visit, form: &NewGameForm, problem: Option<&Refusal>) -> Reply {
    let texts = worker.texts(visit.lang);
    let title = msg::solo_new_title(texts);
    let rest: Vec<&FormField> = form.rest.iter().flat_map(|part| &part.fields).collect();
    let held: Vec<String> = rest.iter().filter_map(|field| field.held()).map(Words::plain).collect();
    let is_named = rest.iter().any(|field| !visit.asked.get(&field.name).is_empty());
    let main = html! {
        h1 { (title) }
        @if problem.is_none() { (again(texts, visit, form)) }
        form.ask method="post" action=(visit.to_send("/solo/new")) {
            (refusal(problem.map(|problem| problem.sentence.as_str())))
            @for one in &form.players { (part(texts, one)) }
            @if !form.rest.is_empty() {
                details.aside open[problem.is_some() || is_named] {
                    summary { (msg::solo_new_rest(texts)) " " small { (held.join(" · ")) } }
                    @for one in &form.rest { (part(texts, one)) }
                }
            }
            button.go type="submit" data-symbol="starfleet" { (msg::solo_new_go(texts)) }
        }
    };
    Reply::page(NavTab::Solo, title, main)
}

/// One button that begins what was played last anew; nothing before the first game.
pub(super) fn again(texts: &Texts, visit: &Visit, form: &NewGameForm) -> Markup {
    if form.last.is_empty() {
        return html! {};
    }
    let parts: Vec<FormPart> = form.players.iter().chain(&form.rest).cloned().collect();
    let held = FilledForm::from_parts(&parts).0.into_iter().filter(|(_, value)| !value.is_empty());
    html! {
        form.again method="post" action=(visit.to_send("/solo/new")) {
            @for (name, value) in held { input type="hidden" name=(name) value=(value); }
            button.choice type="submit" { (msg::solo_new_again(texts, &form.last)) }
        }
    }
}

/// The set-up of a game.
pub(super) fn set_up(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let (texts, name) = (worker.texts(visit.lang), visit.part(0));
    let list = match worker.set_up(visit.lang, name) {
        Ok(list) => list,
        Err(refusal) => return unknown(worker, visit, &refusal),
    };
    let main = html! {
        form method="post" action=(visit.to_send(&paths::game_path(name, "setup"))) data-ticks {
            h1 { (list.list.title) }
            (Board::of_set_up(SeenGame { texts, name, version: "", token: None }).draw(&list.picture))
            (ticked(&list))
            @for remark in &list.list.remarks { p { (marked(remark)) } }
            p.hint { (msg::solo_setup_what(texts)) }
            nav.links aria-label=(msg::solo_more(texts)) {
                a.chip href={ "/sheet/" (list.bot) } { (msg::page_program(texts)) }
            }
            button.go type="submit" data-symbol="next" { (msg::solo_setup_done(texts)) }
        }
    };
    Reply::page(NavTab::Solo, list.list.title, main)
}

/// Keeps the ticks of a set-up, and goes on to the game.
pub(super) fn keep_ticks(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let name = visit.part(0);
    let ticks: Vec<u8> = visit.sent.all(TICK).filter_map(|tick| tick.parse().ok()).take(MOST_TICKS).collect();
    match worker.keep_ticks(visit.lang, name, &ticks) {
        Ok(()) => Reply::go(paths::game_path(name, "")),
        Err(refusal) => unknown(worker, visit, &refusal),
    }
}

/// The points with a box to tick for each, and for each card that is sorted below them. Boxes are numbered point by
/// point, then card by card.
fn ticked(list: &SetUpList) -> Markup {
    let points = &list.list.points;
    let mut cards = points.len()..;
    html! {
        @for (at, point) in points.iter().enumerate() {
            div.tick {
                label {
                    (tick_box(list, at))
                    span.mark { (at + 1) "." }
                    span { (marked(&point.text)) }
                }
                @if !point.notes.is_empty() { ul { @for note in &point.notes { li { (marked(note)) } } } }
            }
            @for pile in &point.piles { (sorted(list, pile, &mut cards)) }
        }
    }
}

/// The cards of a pile, each to be ticked.
fn sorted(list: &SetUpList, pile: &SetUpPile, numbers: &mut RangeFrom<usize>) -> Markup {
    html! {
        fieldset.pile {
            legend { (pile.name) " " small { (pile.cards.len()) } }
            @for (title, number) in pile.cards.iter().zip(numbers) {
                label { (tick_box(list, number)) span { (title) } }
            }
        }
    }
}

fn tick_box(list: &SetUpList, number: usize) -> Markup {
    let is_on = list.ticks.iter().any(|tick| usize::from(*tick) == number);
    html! { input type="checkbox" name=(TICK) value=(number) checked[is_on]; }
}

/// Marked words.
fn marked(text: &str) -> Markup {
    words(&text.into())
}
