//! News of a game for everybody who looks at it: a stream of events, each the place at which it now stands. It is
//! also looked up now and then, for a terminal can go on with a game too.

use std::convert::Infallible;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use tokio::sync::OwnedSemaphorePermit;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;

use crate::web::app::App;

/// After so long without news it is looked up whether there are any; visitors also learn that the line stands.
const LOOK_AGAIN: Duration = Duration::from_secs(20);

/// The stream of a game.
pub async fn news(State(app): State<App>, Path(name): Path<String>) -> Response {
    let Some(place) = app.place_to_listen() else {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    };
    let listener = Listener {
        news: app.news.subscribe(),
        app,
        name,
        told: None,
        _place: place,
    };
    let Some(first) = listener.head().await else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let body = Body::from_stream(stream::unfold((listener, Some(first)), told));
    let headers = [
        (CONTENT_TYPE, "text/event-stream"),
        (CACHE_CONTROL, "no-store"),
    ];
    (headers, body).into_response()
}

/// Somebody who looks at a game.
struct Listener {
    app: App,
    name: String,
    news: Receiver<String>,
    /// Where it stood when they were told last.
    told: Option<usize>,
    _place: OwnedSemaphorePermit,
}

type Told = Option<(Result<Bytes, Infallible>, (Listener, Option<usize>))>;

/// The next event: at once where the game stands, then whenever it has moved. The stream ends with the game.
async fn told((mut listener, first): (Listener, Option<usize>)) -> Told {
    let head = match first {
        Some(head) => head,
        None => {
            listener.wait().await?;
            listener.head().await?
        }
    };
    let event = if listener.told == Some(head) {
        ":\n\n".to_owned()
    } else {
        format!("data: {head}\n\n")
    };
    listener.told = Some(head);
    Some((Ok(Bytes::from(event)), (listener, None)))
}

impl Listener {
    /// Waits for news of this game, or until it is time to look again. `None` once the program ends.
    async fn wait(&mut self) -> Option<()> {
        let (news, name) = (&mut self.news, &self.name);
        let moved = async {
            loop {
                match news.recv().await {
                    Ok(moved) if moved == *name => return Some(()),
                    Ok(_) => {}
                    Err(RecvError::Lagged(_)) => return Some(()),
                    Err(RecvError::Closed) => return None,
                }
            }
        };
        tokio::time::timeout(LOOK_AGAIN, moved)
            .await
            .unwrap_or(Some(()))
    }

    async fn head(&self) -> Option<usize> {
        let name = self.name.clone();
        let asked = self.app.pool().ask(move |desk| desk.head(&name).ok());
        asked.await.ok().flatten()
    }
}
