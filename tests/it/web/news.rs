//! News of a game for everybody who looks at it.

use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, HOST, ORIGIN};
use axum::http::{Method, Request, StatusCode};
use axum::response::Response;
use http_body_util::BodyExt;
use tower::ServiceExt;

use crate::kit::desk::Desk;
use crate::kit::site::HOME;

const NEWS: &str = "/solo/x/news";
/// Nobody waits longer for news.
const PATIENCE: Duration = Duration::from_secs(15);

async fn send(router: &Router, method: Method, path: &str, body: &str) -> Response {
    let request = Request::builder()
        .method(method)
        .uri(path)
        .header(HOST, HOME)
        .header(ORIGIN, format!("http://{HOME}"))
        .header(CONTENT_TYPE, "application/x-www-form-urlencoded")
        .body(Body::from(body.to_owned()));
    let reply = router.clone().oneshot(request.expect("a request")).await;
    reply.expect("a reply")
}

/// The next event of a stream.
async fn next(stream: &mut Body) -> String {
    let frame = tokio::time::timeout(PATIENCE, stream.frame()).await;
    let frame = frame.expect("news").expect("a frame").expect("bytes");
    let bytes = frame.into_data().expect("data");
    String::from_utf8(bytes.to_vec()).expect("words")
}

fn with_a_game(work: impl AsyncFnOnce(Router)) {
    let desk = Desk::new();
    let begun = desk.run("solo new --bot sela --captain picard --difficulty ensign --name x");
    assert!(begun.status.success(), "{begun:?}");
    let router = server::in_process(desk.own.path(), desk.cache.path(), None);
    let runtime = tokio::runtime::Builder::new_current_thread();
    let runtime = { runtime }.enable_all().build().expect("a runtime");
    runtime.block_on(work(router));
}

#[test]
fn whoever_looks_at_a_game_is_told_that_it_has_moved() {
    with_a_game(async |router| {
        let reply = send(&router, Method::GET, NEWS, "").await;
        assert_eq!(reply.headers()[CONTENT_TYPE], "text/event-stream");
        let mut stream = reply.into_body();
        assert_eq!(next(&mut stream).await, "data: 1\n\n");
        let event = "at=1&event=dilithium&count=1";
        let done = send(&router, Method::POST, "/solo/x/event", event).await;
        assert_eq!(done.status(), StatusCode::SEE_OTHER);
        assert_eq!(next(&mut stream).await, "data: 2\n\n");
        let undone = send(&router, Method::POST, "/solo/x/undo", "at=2").await;
        assert_eq!(undone.status(), StatusCode::SEE_OTHER);
        assert_eq!(next(&mut stream).await, "data: 3\n\n");
    });
}

#[test]
fn no_more_listen_than_there_are_places_and_who_leaves_makes_room() {
    with_a_game(async |router| {
        let mut streams = Vec::new();
        for _ in 0..64 {
            let reply = send(&router, Method::GET, NEWS, "").await;
            assert_eq!(reply.status(), StatusCode::OK);
            streams.push(reply);
        }
        let reply = send(&router, Method::GET, NEWS, "").await;
        assert_eq!(reply.status(), StatusCode::SERVICE_UNAVAILABLE);
        streams.pop();
        let reply = send(&router, Method::GET, NEWS, "").await;
        assert_eq!(reply.status(), StatusCode::OK);
    });
}
