//! Stands before all rooms of a shared server: counts, refuses who asks too much, writes the log of requests. And what
//! machines ask: whether this node is well, and what it has measured.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::{Extension, MatchedPath, Request, State};
use axum::http::header::{CONTENT_TYPE, RETRY_AFTER};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use maud::html;
use serde::Serialize;

use super::access::alone;
use super::identity::SEAT;
use super::quota::{Peer, RequestCost, Visitor, is_forwarded};
use super::state::{Club, RequestRecord};
use crate::router::App;
use crate::visit::lang_of;
use page::locale::{Texts, msg};

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
    let line = RequestRecord::new(method.as_str(), &room, status, took, seat);
    club.journal.tell(&line);
    response
}

fn weight(method: &Method, room: &str) -> RequestCost {
    match (method, room.strip_prefix('/')) {
        (&Method::POST, Some(SEAT)) => RequestCost::NewSeat,
        (&Method::POST, _) => RequestCost::Write,
        _ => RequestCost::Look,
    }
}

/// What is read by who asked too much.
fn too_much(headers: &HeaderMap, wait: Duration) -> Response {
    // No worker is asked: who asks too much must not take up a worker.
    let texts = Texts::new(lang_of(headers));
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

/// A database that has not answered by then counts as away.
const PATIENCE: Duration = Duration::from_secs(2);

#[derive(Clone)]
struct NodeState {
    app: App,
    club: Arc<Club>,
}

/// How a node is.
#[derive(Debug, Serialize)]
struct Health {
    status: &'static str,
    catalog: bool,
    database: bool,
}

/// What machines ask, and not players: these answer to any name they are called by.
pub fn open_routes(app: App, club: Arc<Club>) -> axum::Router {
    axum::Router::new()
        .route("/healthz", get(health))
        .route("/metrics", get(metrics))
        .with_state(NodeState { app, club })
}

/// A node whose database is away still answers what needs none.
#[expect(clippy::redundant_closure_for_method_calls, reason = "a path is not general enough for every worker")]
async fn health(State(asked): State<NodeState>) -> Response {
    let catalog = asked.app.pool().ask(|worker| worker.is_well());
    let (catalog, database) = tokio::join!(timely(catalog), database(&asked.app));
    let catalog = matches!(catalog, Some(Ok(true)));
    let (code, status) = match (asked.club.is_ending(), catalog) {
        (true, _) => (StatusCode::SERVICE_UNAVAILABLE, "ending"),
        (false, false) => (StatusCode::SERVICE_UNAVAILABLE, "unwell"),
        (false, true) => (StatusCode::OK, "well"),
    };
    let database = database.is_some();
    let health = Health { status, catalog, database };
    let text = serde_json::to_string(&health).unwrap_or_default();
    (code, [(CONTENT_TYPE, "application/json")], text).into_response()
}

/// For this machine alone, unless the operator says otherwise; who comes through the proxy comes from outside.
async fn metrics(State(asked): State<NodeState>, peer: Option<Extension<Peer>>, headers: HeaderMap) -> Response {
    let is_peer_near = peer.is_none_or(|Extension(Peer(peer))| peer.ip().is_loopback());
    let is_near = is_peer_near && !is_forwarded(&headers);
    if !is_near && !asked.club.is_metered_openly {
        return StatusCode::FORBIDDEN.into_response();
    }
    let idle = database(&asked.app).await;
    let text = asked.club.gauges.text(idle);
    // The version of the text form of Prometheus, not of this program.
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response()
}

#[expect(clippy::redundant_closure_for_method_calls, reason = "a path is not general enough for every worker")]
async fn database(app: &App) -> Option<usize> {
    let asked = app.own_pool().ask(|worker| worker.database());
    timely(asked).await?.ok().flatten()
}

async fn timely<T>(asked: impl Future<Output = T>) -> Option<T> {
    tokio::time::timeout(PATIENCE, asked).await.ok()
}
