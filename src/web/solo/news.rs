//! News of a game for everybody who looks at it: a stream of events, each how often it has now changed. It is
//! also looked up now and then, for a terminal can go on with a game too.

use std::convert::Infallible;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::{OriginalUri, RawPathParams, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{OwnedSemaphorePermit, watch};

use crate::router::{App, ReachError, visit};
use crate::visit::Visit;

/// After so long without news it is looked up whether there are any; visitors also learn that the line stands.
const LOOK_AGAIN: Duration = Duration::from_secs(20);

/// The stream of a game.
pub(super) async fn news(
    State(app): State<App>,
    uri: OriginalUri,
    params: RawPathParams,
    headers: HeaderMap,
) -> Response {
    let Some(place) = app.place_to_listen() else {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    };
    let mut listener = Listener {
        news: app.news.subscribe(),
        visit: visit(&app, &uri, &params, &headers),
        ending: app.ending(),
        app,
        mark: String::new(),
        told: None,
        _place: place,
    };
    let first = match listener.changes().await {
        Err(ReachError::Gone) => return StatusCode::NOT_FOUND.into_response(),
        first => first.ok(),
    };
    let body = Body::from_stream(stream::unfold((listener, Some(first)), next_event));
    let headers = [(CONTENT_TYPE, "text/event-stream"), (CACHE_CONTROL, "no-store")];
    (headers, body).into_response()
}

/// Somebody who looks at a game.
struct Listener {
    app: App,
    visit: Visit,
    news: Receiver<String>,
    ending: watch::Receiver<bool>,
    /// What is heard when the game moves.
    mark: String,
    /// How often it had changed when they were told last.
    told: Option<usize>,
    _place: OwnedSemaphorePermit,
}

type EventStep = Option<(Result<Bytes, Infallible>, (Listener, Option<Option<usize>>))>;

/// The next event: at once where the game stands, then whenever it has moved. The stream ends with the game; while
/// nobody can say where it stands, the line is kept.
async fn next_event((mut listener, first): (Listener, Option<Option<usize>>)) -> EventStep {
    let changes = match first {
        Some(changes) => changes,
        None => {
            listener.wait().await?;
            match listener.changes().await {
                Err(ReachError::Gone) => return None,
                changes => changes.ok(),
            }
        }
    };
    let event = match changes {
        Some(changes) if listener.told != Some(changes) => format!("data: {changes}\n\n"),
        // A comment of the event stream: browsers pass over it, and a broken line is noticed.
        Some(_) | None => ":\n\n".to_owned(),
    };
    listener.told = changes.or(listener.told);
    Some((Ok(Bytes::from(event)), (listener, None)))
}

impl Listener {
    /// Waits for news of this game, or until it is time to look again. `None` once the program ends.
    async fn wait(&mut self) -> Option<()> {
        let (news, mark) = (&mut self.news, &self.mark);
        let moved = async {
            loop {
                match news.recv().await {
                    Ok(moved) if moved == *mark || moved.is_empty() => return Some(()),
                    Ok(_) => {}
                    // News were missed, perhaps of this game.
                    Err(RecvError::Lagged(_)) => return Some(()),
                    Err(RecvError::Closed) => return None,
                }
            }
        };
        tokio::select! {
            moved = tokio::time::timeout(LOOK_AGAIN, moved) => moved.unwrap_or(Some(())),
            _ = self.ending.wait_for(|is_ending| *is_ending) => None,
        }
    }

    /// How often the game has changed, for somebody who may see it now: a link may have been ended meanwhile.
    async fn changes(&mut self) -> Result<usize, ReachError> {
        let name = self.visit.part(0).to_owned();
        let asked = self
            .app
            .ask_own(self.visit.clone(), move |worker| Ok((worker.changes(&name)?, worker.news_channel(&name))));
        let (changes, mark) = asked.await?;
        self.mark = mark;
        Ok(changes)
    }
}
