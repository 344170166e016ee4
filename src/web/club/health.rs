//! What machines ask: whether this node is well, and what it has measured.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Extension, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use serde::Serialize;

use super::quota::{Peer, is_forwarded};
use super::state::Club;
use crate::web::app::App;

/// A database that has not answered by then counts as away.
const PATIENCE: Duration = Duration::from_secs(2);

#[derive(Clone)]
struct Asked {
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

pub fn routes(app: App, club: Arc<Club>) -> axum::Router {
    axum::Router::new()
        .route("/healthz", get(health))
        .route("/metrics", get(metrics))
        .with_state(Asked { app, club })
}

/// A node whose database is away still answers what needs none.
async fn health(State(asked): State<Asked>) -> Response {
    let catalog = asked.app.pool().ask(|desk| desk.is_well());
    let (catalog, database) = tokio::join!(timely(catalog), database(&asked.app));
    let catalog = matches!(catalog, Some(Ok(true)));
    let (code, status) = match (asked.club.is_ending(), catalog) {
        (true, _) => (StatusCode::SERVICE_UNAVAILABLE, "ending"),
        (false, false) => (StatusCode::SERVICE_UNAVAILABLE, "unwell"),
        (false, true) => (StatusCode::OK, "well"),
    };
    let database = database.is_some();
    let health = Health {
        status,
        catalog,
        database,
    };
    let text = serde_json::to_string(&health).unwrap_or_default();
    (code, [(CONTENT_TYPE, "application/json")], text).into_response()
}

/// For this machine alone, unless the operator says otherwise; who comes through the proxy comes from outside.
async fn metrics(
    State(asked): State<Asked>,
    peer: Option<Extension<Peer>>,
    headers: HeaderMap,
) -> Response {
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

async fn database(app: &App) -> Option<usize> {
    let asked = app.own_pool().ask(|desk| desk.database());
    timely(asked).await?.ok().flatten()
}

async fn timely<T>(asked: impl Future<Output = T>) -> Option<T> {
    tokio::time::timeout(PATIENCE, asked).await.ok()
}
