//! Setting right what differs between table and screen.

use axum::http::StatusCode;
use maud::html;

use super::ask::{Seen, refusal};
use super::paths;
use super::play::{acted, at, unknown};
use crate::locale::msg;
use crate::view::solo::control::fields;
use crate::web::desk::Desk;
use crate::web::games::{Act, Refused};
use crate::web::reply::Reply;
use crate::web::tab::Tab;
use crate::web::visit::Visit;

/// Everything that can be set right.
pub fn page(desk: &dyn Desk, visit: &Visit) -> Reply {
    listed(desk, visit, None)
}

/// Sets one thing.
pub fn correct(desk: &dyn Desk, visit: &Visit) -> Reply {
    let name = visit.part(0);
    match desk.act(visit.lang, name, at(visit), Act::Correct(&visit.sent)) {
        Err(refusal) if refusal.kind == Refused::Wrong => {
            let reply = listed(desk, visit, Some(&refusal.sentence));
            reply.with_status(StatusCode::BAD_REQUEST)
        }
        done => acted(desk, visit, done),
    }
}

fn listed(desk: &dyn Desk, visit: &Visit, problem: Option<&str>) -> Reply {
    let (texts, name) = (desk.texts(visit.lang), visit.part(0));
    let (changes, deeds) = match desk.corrections(visit.lang, name) {
        Ok(found) => found,
        Err(refusal) => return unknown(desk, visit, &refusal),
    };
    let sent = visit.sent.get(fields::CORRECT);
    let seen = Seen {
        texts,
        name,
        changes,
    };
    let go = msg::solo_correct_go(texts);
    let title = msg::solo_correct(texts);
    let main = html! {
        h1 { (title) }
        p { (msg::solo_correct_what(texts)) }
        p { a href=(paths::of(name, "")) { (msg::solo_back(texts)) } }
        (refusal(problem))
        div.deeds {
            @for deed in deeds {
                @let was_sent = problem.is_some() && deed.word == sent;
                @let deed = if was_sent { deed.holding(&visit.sent) } else { deed };
                (seen.deed(&deed, was_sent, (fields::CORRECT, "correct", &go)))
            }
        }
    };
    Reply::page(Tab::Solo, format!("{} · {title}", desk.called(name)), main)
}
