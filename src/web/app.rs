//! From a request to a room and back.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{DefaultBodyLimit, OriginalUri, RawPathParams, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, get, post};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, broadcast};

use super::desk::Desk;
use super::frame;
use super::pool::{NoAnswer, Pool};
use super::reply::Reply;
use super::visit::Visit;
use crate::model::Lang;
use crate::page::Filled;

/// Bytes that may be sent at once: a deck list is a hundredth of it.
pub const MOST_SENT: usize = 256 << 10;
/// News of games that may wait for somebody slow.
const NEWS: usize = 64;
/// Visitors who may listen for news at once; each keeps a connection open.
const LISTENERS: usize = 64;

/// What a room is: an answer worked out at a desk.
pub type Room = fn(&dyn Desk, &Visit) -> Reply;

/// What all requests share.
#[derive(Clone)]
pub struct App {
    pool: Pool,
    /// Names of games that have gone on.
    pub news: broadcast::Sender<String>,
    listeners: Arc<Semaphore>,
    /// The language of visitors who have not chosen.
    lang: Option<Lang>,
}

impl App {
    /// A page whose answers come from these workers.
    pub fn new(pool: Pool, lang: Option<Lang>) -> App {
        let (news, _) = broadcast::channel(NEWS);
        App {
            pool,
            news,
            listeners: Arc::new(Semaphore::new(LISTENERS)),
            lang,
        }
    }

    /// Who answers.
    pub fn pool(&self) -> &Pool {
        &self.pool
    }

    /// A place for somebody who listens for news, as long as it is kept; `None` if all are taken.
    pub fn place_to_listen(&self) -> Option<OwnedSemaphorePermit> {
        Arc::clone(&self.listeners).try_acquire_owned().ok()
    }

    /// Has a room answer, and puts the frame around it.
    async fn answer(&self, room: Room, visit: Visit) -> Response {
        let framed = move |desk: &dyn Desk| {
            let reply = room(desk, &visit);
            frame::around(desk, &visit, reply)
        };
        match self.pool.ask(framed).await {
            Ok(reply) => {
                // Nobody may be looking.
                let _ = reply.moved.clone().map(|name| self.news.send(name));
                reply.into_response()
            }
            Err(NoAnswer::Busy) => StatusCode::SERVICE_UNAVAILABLE.into_response(),
            Err(NoAnswer::Failed) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
        }
    }
}

/// A page that is only looked at.
pub fn page(room: Room) -> MethodRouter<App> {
    get(
        move |State(app): State<App>,
              uri: OriginalUri,
              params: RawPathParams,
              headers: HeaderMap| async move {
            let visit = visit(&app, &uri, &params, &headers, Filled::default());
            app.answer(room, visit).await
        },
    )
}

/// Something to be done with what was filled in.
pub fn action(room: Room) -> MethodRouter<App> {
    let handler = move |State(app): State<App>,
                        uri: OriginalUri,
                        params: RawPathParams,
                        headers: HeaderMap,
                        body: Result<Bytes, BytesRejection>| async move {
        match body {
            Ok(body) => {
                let visit = visit(&app, &uri, &params, &headers, filled(&body));
                app.answer(room, visit).await
            }
            Err(refused) => refused.into_response(),
        }
    };
    post(handler).layer(DefaultBodyLimit::max(MOST_SENT))
}

fn visit(
    app: &App,
    uri: &OriginalUri,
    params: &RawPathParams,
    headers: &HeaderMap,
    sent: Filled,
) -> Visit {
    let asked = filled(uri.query().unwrap_or_default().as_bytes());
    let parts = params.iter().map(|(_, value)| value.to_owned()).collect();
    let visit = Visit::new(uri.path().to_owned(), parts, asked, sent, headers);
    visit.or_in(app.lang)
}

/// Names and values of a form as browsers send them.
fn filled(body: &[u8]) -> Filled {
    let pairs = form_urlencoded::parse(body);
    Filled(
        pairs
            .map(|(name, value)| (name.into(), value.into()))
            .collect(),
    )
}
