//! Stands before all rooms of a shared server: counts, refuses who asks too much, writes the journal.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::{MatchedPath, Request, State};
use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::Response;
use maud::html;

use super::door::alone;
use super::journal::Line;
use super::person::SEAT;
use super::quota::{Peer, Visitor, Weight};
use super::state::Club;
use crate::locale::{Texts, msg};
use crate::model::Lang;
use crate::web::visit::{LANG, accepted, cookie_of};

/// What has no room.
const NOWHERE: &str = "-";

/// Lets a request through, unless its visitor has asked too much.
pub async fn watch(State(club): State<Arc<Club>>, request: Request, next: Next) -> Response {
    let start = Instant::now();
    let matched = request.extensions().get::<MatchedPath>();
    let room = matched.map_or(NOWHERE, MatchedPath::as_str).to_owned();
    let method = request.method().clone();
    let peer = request.extensions().get::<Peer>().copied();
    let visitor = club.limits.visitor(request.headers(), peer);
    let response = match club.limits.take(&visitor, weight(&method, &room)) {
        Ok(()) => next.run(request).await,
        Err(wait) => {
            club.gauges.refused();
            too_much(request.headers(), wait)
        }
    };
    let (status, took) = (response.status().as_u16(), start.elapsed());
    club.gauges.request(&room, status, took);
    let seat = match &visitor {
        Visitor::Seat(hash) => Some(hash.as_str()),
        Visitor::Address(_) => None,
    };
    let line = Line::new(method.as_str(), &room, status, took, seat);
    club.journal.tell(&line);
    response
}

fn weight(method: &Method, room: &str) -> Weight {
    match (method, room.strip_prefix('/')) {
        (&Method::POST, Some(SEAT)) => Weight::NewSeat,
        (&Method::POST, _) => Weight::Write,
        _ => Weight::Look,
    }
}

/// What is read by who asked too much.
fn too_much(headers: &HeaderMap, wait: Duration) -> Response {
    let kept = cookie_of(headers, LANG).and_then(|kept| Lang::from_tag(&kept));
    let lang = kept.or_else(|| accepted(headers)).unwrap_or(Lang::En);
    // No desk is asked: who asks too much must not take up a worker.
    let texts = Texts::new(lang);
    // Rounded up: who comes back too early is refused again.
    let seconds = wait.as_secs() + 1;
    let title = msg::seat_too_much(&texts);
    let main = html! {
        h1 { (title) }
        p { (msg::seat_too_much_what(&texts, seconds)) }
    };
    let mut response = alone(StatusCode::TOO_MANY_REQUESTS, &texts, &title, &main);
    let headers = response.headers_mut();
    headers.insert(RETRY_AFTER, HeaderValue::from(seconds));
    response
}
