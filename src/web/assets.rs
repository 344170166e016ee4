//! The stylesheet, the script and the icon, inside the program.

use std::sync::LazyLock;

use axum::Router;
use axum::http::HeaderMap;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use xxhash_rust::xxh3::xxh3_64;

/// A file of the page.
#[derive(Debug)]
pub(crate) struct Asset {
    pub path: &'static str,
    mime: &'static str,
    pub text: &'static str,
}

/// How everything looks.
pub(crate) static STYLE: Asset =
    Asset { path: "/page.css", mime: "text/css; charset=utf-8", text: include_str!("assets/page.css") };

/// Suggestions, steppers, answers without a new page.
pub(crate) static SCRIPT: Asset =
    Asset { path: "/page.js", mime: "text/javascript; charset=utf-8", text: include_str!("assets/page.js") };

/// How a game looks.
pub(crate) static GAME_STYLE: Asset =
    Asset { path: "/game.css", mime: "text/css; charset=utf-8", text: include_str!("assets/game.css") };

/// The table of a game as its form.
pub(crate) static GAME_SCRIPT: Asset =
    Asset { path: "/game.js", mime: "text/javascript; charset=utf-8", text: include_str!("assets/game.js") };

/// What the installed app can do beside that.
pub(crate) static APP_SCRIPT: Asset =
    Asset { path: "/app.js", mime: "text/javascript; charset=utf-8", text: include_str!("assets/app/app.js") };

/// The badge in tabs.
pub(crate) static ICON: Asset =
    Asset { path: "/icon.svg", mime: "image/svg+xml", text: include_str!("assets/icon.svg") };

static ALL: [&Asset; 6] = [&STYLE, &SCRIPT, &GAME_STYLE, &GAME_SCRIPT, &APP_SCRIPT, &ICON];

/// Marks of the contents, in the order of [`ALL`].
static MARKS: LazyLock<[String; 6]> =
    LazyLock::new(|| ALL.map(|asset| format!("\"{:016x}\"", xxh3_64(asset.text.as_bytes()))));

/// The routes of all files. A browser that has one asks whether it is still the same.
pub(crate) fn routes<S: Clone + Send + Sync + 'static>() -> Router<S> {
    let mut router = Router::new();
    for (asset, mark) in ALL.iter().zip(MARKS.iter()) {
        let handler = move |headers: HeaderMap| async move { asset.reply(&headers, mark) };
        router = router.route(asset.path, get(handler));
    }
    router
}

impl Asset {
    fn reply(&self, headers: &HeaderMap, mark: &'static str) -> Response {
        let has_it = headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == mark.as_bytes());
        let fixed = [
            (CONTENT_TYPE, HeaderValue::from_static(self.mime)),
            // Kept, but asked about each time: a new version of the program shows at once.
            (CACHE_CONTROL, HeaderValue::from_static("no-cache")),
            (ETAG, HeaderValue::from_static(mark)),
        ];
        if has_it {
            return (StatusCode::NOT_MODIFIED, fixed).into_response();
        }
        (fixed, self.text).into_response()
    }
}
