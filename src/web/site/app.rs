//! The app: the program itself as files that a browser installs. `tricorder admin site` writes them beside the pages, and
//! `tricorder serve` offers them.

use std::fs;
use std::sync::Arc;

use axum::Router;
use axum::body::Bytes;
use axum::http::HeaderValue;
use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use maud::html;
use serde_json::json;
use xxhash_rust::xxh3::Xxh3;

use crate::assets::{ICON, STYLE};
use crate::frame;
use crate::guard::POLICY;
use crate::site::policy;
use app::paths::CatalogFolders;
use model::Lang;
use page::locale::{Message, Texts, msg};

/// The folder of the app, below the site and in a package.
pub const FOLDER: &str = "app";
/// The program, packed: the worker unpacks it, whatever the server does.
const PROGRAM: &str = "tricorder.pack";
/// The first page.
const DOOR: &str = "index.html";
/// What answers in the place of a server.
const WORKER: &str = "worker.js";
/// What joins it to JavaScript.
const GLUE: &str = "tricorder.js";

/// The program for browsers, as it was packaged.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AppProgram {
    pack: Vec<u8>,
    glue: Vec<u8>,
}

/// The routes of the app at a server of the program: `/app/` and its files.
pub(crate) fn routes<S: Clone + Send + Sync + 'static>(program: AppProgram) -> Router<S> {
    let mut router = Router::new().route(&format!("/{FOLDER}"), get(|| async { Redirect::permanent("app/") }));
    for file in program.files(false) {
        let path = if file.name == DOOR { format!("/{FOLDER}/") } else { format!("/{FOLDER}/{}", file.name) };
        let file = Arc::new(file);
        router = router.route(&path, get(move || async move { file.reply() }));
    }
    router
}

/// A file of the app.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AppFile {
    /// Its name below the app's folder.
    pub name: String,
    /// What a server says it is.
    pub mime: &'static str,
    /// What is in it.
    pub bytes: Bytes,
}

impl AppProgram {
    /// The program for browsers that came with this one; `None` if it came without.
    pub fn find(folders: &CatalogFolders) -> Option<AppProgram> {
        let read =
            |name: &str| folders.packaged.iter().find_map(|place| fs::read(place.join(FOLDER).join(name)).ok());
        Some(AppProgram { pack: read(PROGRAM)?, glue: read(GLUE)? })
    }

    /// All files of the app, beside the pages of the site or without them.
    pub fn files(self, has_pages: bool) -> Vec<AppFile> {
        let texts = Lang::ALL.map(Texts::new);
        let mut files = vec![
            AppFile::new(PROGRAM, self.pack),
            AppFile::new(GLUE, self.glue),
            AppFile::new(DOOR, door(&texts, has_pages)),
            AppFile::new("install.js", include_str!("../assets/app/install.js")),
            AppFile::new("app.css", STYLE.text),
            AppFile::new("icon.svg", ICON.text),
            AppFile::new("icon-192.png", include_bytes!("../assets/app/icon-192.png").as_slice()),
            AppFile::new("icon-512.png", include_bytes!("../assets/app/icon-512.png").as_slice()),
        ];
        files.extend(texts.iter().map(manifest));
        files.push(AppFile::new(WORKER, worker(&texts, &files)));
        files
    }
}

impl AppFile {
    fn new(name: &str, bytes: impl Into<Bytes>) -> AppFile {
        AppFile { name: name.to_owned(), mime: mime(name), bytes: bytes.into() }
    }

    fn reply(&self) -> Response {
        // Kept, but asked about each time: the worker keeps what it needs itself.
        let headers = [(CONTENT_TYPE, self.mime), (CACHE_CONTROL, "no-cache")];
        let mut response = (headers, self.bytes.clone()).into_response();
        if self.name == WORKER {
            // It alone runs the program.
            let policy = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'");
            response
                .headers_mut()
                .extend(policy.parse().ok().map(|policy: HeaderValue| (CONTENT_SECURITY_POLICY, policy)));
        }
        response
    }
}

fn mime(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webmanifest" => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

/// The worker, another one with each state of the files.
fn worker(texts: &[Texts; 2], files: &[AppFile]) -> String {
    let rest = include_str!("../assets/app/worker.js");
    let mut hash = Xxh3::new();
    for file in files {
        hash.update(file.name.as_bytes());
        hash.update(&file.bytes);
    }
    hash.update(rest.as_bytes());
    let version = format!("{:016x}", hash.digest());
    let names: Vec<&str> = files.iter().map(|file| file.name.as_str()).collect();
    let words: serde_json::Map<_, _> =
        texts.iter().map(|texts| (texts.lang().code().to_owned(), faults(texts))).collect();
    let values = [("VERSION", json!(version)), ("FILES", json!(names)), ("WORDS", json!(words))];
    let constants = values.map(|(name, value)| format!("const {name} = {value};\n"));
    constants.concat() + rest
}

/// What the worker says where the program cannot answer.
fn faults(texts: &Texts) -> serde_json::Value {
    json!({
        "fault": msg::app_fault(texts),
        "again": msg::app_again(texts),
        "save": msg::app_save(texts),
        "broken": msg::app_broken(texts),
        "full": msg::app_full(texts),
        "closed": msg::app_closed(texts),
        "damaged": msg::app_damaged(texts),
        "newer": msg::app_newer(texts),
    })
}

/// What the first page says while it works, and where it cannot.
const STATES: [(&str, Message); 3] =
    [("fetching", msg::app_fetching), ("unable", msg::app_unable), ("failed", msg::app_failed)];

/// The first page: it has the browser keep the program and then makes room for it.
fn door(texts: &[Texts; 2], has_pages: bool) -> String {
    let main = html! {
        h1 { "tricorder" }
        @for texts in texts {
            section lang=(texts.lang().code()) {
                p { (msg::site_description(texts)) }
                @for (state, words) in STATES {
                    p data-state=(state) role="status" hidden { (words(texts)) }
                }
                @if has_pages {
                    p { a href=(format!("../{}/index.html", texts.lang().code())) { (msg::app_pages(texts)) } }
                }
            }
        }
    };
    let head = html! {
        meta http-equiv="Content-Security-Policy" content=(policy());
        link rel="stylesheet" href="app.css";
        link rel="icon" href="icon.svg" type="image/svg+xml";
        link rel="manifest" href="manifest.en.webmanifest";
        script src="install.js" defer {}
    };
    let [_, english] = texts;
    frame::whole(english, "", &head, &html! {}, &main).into_string()
}

fn manifest(texts: &Texts) -> AppFile {
    let icon =
        |name: &str, sizes: &str| json!({ "src": name, "sizes": sizes, "type": mime(name), "purpose": "any" });
    let manifest = json!({
        "id": "./",
        "name": msg::site_title(texts),
        "short_name": msg::site_title(texts),
        "description": msg::site_description(texts),
        "lang": texts.lang().code(),
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": "#faf8f5",
        "theme_color": "#9a4f00",
        "icons": [icon("icon-192.png", "192x192"), icon("icon-512.png", "512x512"), icon("icon.svg", "any")],
    });
    AppFile::new(&format!("manifest.{}.webmanifest", texts.lang().code()), manifest.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(pack: &str) -> Vec<AppFile> {
        AppProgram { pack: pack.into(), glue: Vec::new() }.files(true)
    }

    fn text<'f>(files: &'f [AppFile], name: &str) -> &'f str {
        let file = files.iter().find(|file| file.name == name).expect(name);
        std::str::from_utf8(&file.bytes).expect("text")
    }

    #[test]
    fn another_program_is_another_worker() {
        assert_eq!(text(&files("a"), "worker.js"), text(&files("a"), "worker.js"));
        assert_ne!(text(&files("a"), "worker.js"), text(&files("b"), "worker.js"));
    }

    #[test]
    fn the_worker_keeps_every_file_but_itself() {
        let files = files("a");
        let worker = text(&files, "worker.js");
        let listed = worker.lines().find_map(|line| line.strip_prefix("const FILES = ")).expect("the list");
        for file in &files {
            assert_eq!(listed.contains(&format!("{:?}", file.name)), file.name != "worker.js", "{}", file.name);
        }
    }

    #[test]
    fn no_file_names_the_root_of_its_server() {
        for name in ["index.html", "manifest.de.webmanifest", "manifest.en.webmanifest"] {
            assert!(!text(&files("a"), name).contains("\"/"), "{name}");
        }
    }
}
