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
use sha2::{Digest, Sha256};

use crate::assets::{APP_SCRIPT, ICON, STYLE};
use crate::frame::{self, SKY};
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
/// What joins it to JavaScript, in a package; it becomes a part of the worker.
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
            AppFile::new("app.css", STYLE.text),
            AppFile::new("app.js", APP_SCRIPT.text),
            AppFile::new("icon.svg", ICON.text),
            AppFile::new("icon-192.png", include_bytes!("../assets/app/icon-192.png").as_slice()),
            AppFile::new("icon-512.png", include_bytes!("../assets/app/icon-512.png").as_slice()),
            AppFile::new("icon-mask.png", include_bytes!("../assets/app/icon-mask.png").as_slice()),
        ];
        files.extend(texts.iter().map(manifest));
        files.push(AppFile::new(WORKER, worker(&texts, &files, &String::from_utf8_lossy(&self.glue))));
        files.push(AppFile::new("install.js", include_str!("../assets/app/install.js")));
        files.push(AppFile::new(DOOR, door(&texts, has_pages)));
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

/// The worker, another one with each state of the files, which it knows by their hashes. What joins it to the program is
/// a part of it, and all of it one block: half a file does not run.
fn worker(texts: &[Texts; 2], files: &[AppFile], glue: &str) -> String {
    let rest = include_str!("../assets/app/worker.js");
    let hashes: serde_json::Map<_, _> =
        files.iter().map(|file| (file.name.clone(), json!(hash(&file.bytes)))).collect();
    let words: serde_json::Map<_, _> =
        texts.iter().map(|texts| (texts.lang().code().to_owned(), words(texts))).collect();
    let parts = format!(
        "const FILES = {};\nconst WORDS = {};\nconst bind = () => {{\n{glue}\nreturn wasm_bindgen;\n}};\n{rest}",
        json!(hashes),
        json!(words),
    );
    format!("\"use strict\";\n{{\nconst VERSION = {};\n{parts}}}\n", json!(hash(parts.as_bytes())))
}

fn hash(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// What the worker says where the program cannot answer, and what pages say of what is kept.
fn words(texts: &Texts) -> serde_json::Value {
    json!({
        "fault": msg::app_fault(texts),
        "later": msg::app_later(texts),
        "again": msg::app_again(texts),
        "on": msg::app_on(texts),
        "retry": msg::app_retry(texts),
        "save": msg::settings_backup_save(texts),
        "raw": msg::app_save(texts),
        "broken": msg::app_broken(texts),
        "full": msg::app_full(texts),
        "room": msg::app_room(texts),
        "unkept": msg::app_unkept(texts),
        "elsewhere": msg::app_elsewhere(texts),
        "unsaved": msg::app_unsaved(texts),
        "saved": msg::app_saved(texts),
        "closed": msg::app_closed(texts),
        "damaged": msg::app_damaged(texts),
        "newer": msg::app_newer(texts),
        "unloaded": msg::app_unloaded(texts),
        "foreign": msg::page_foreign_what(texts),
        "anew": msg::app_anew(texts),
        "rescue": msg::app_rescue(texts),
        "begin": msg::app_begin(texts),
        "what": msg::app_begin_what(texts),
        "backup": msg::app_backup(texts),
        "really": msg::app_really(texts),
        "loose": msg::settings_kept_loose(texts),
        "private": msg::settings_kept_private(texts),
        "settings": msg::settings_title(texts),
        "fresh": msg::settings_fresh(texts),
        "take": msg::settings_take(texts),
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
    frame::whole(english, "", frame::Dress::default(), &head, &html! {}, &main).into_string()
}

fn manifest(texts: &Texts) -> AppFile {
    let icon = |name: &str, sizes: &str, purpose: &str| json!({ "src": name, "sizes": sizes, "type": mime(name), "purpose": purpose });
    let shortcut = |name: String, url: &str| json!({ "name": name, "url": url });
    let manifest = json!({
        "id": "./",
        "name": msg::site_title(texts),
        "short_name": msg::site_title(texts),
        "description": msg::site_description(texts),
        "lang": texts.lang().code(),
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": SKY,
        "theme_color": SKY,
        "icons": [
            icon("icon-192.png", "192x192", "any"),
            icon("icon-512.png", "512x512", "any"),
            icon("icon.svg", "any", "any"),
            icon("icon-mask.png", "512x512", "maskable"),
        ],
        "shortcuts": [
            shortcut(msg::door_look_up(texts), "./#find"),
            shortcut(msg::app_play_on(texts), "solo"),
            shortcut(msg::app_scan(texts), "decks"),
        ],
        // A list that is shared out of another app is judged.
        "share_target": { "action": "decks/check", "method": "GET", "params": { "title": "name", "text": "list" } },
    });
    AppFile::new(&format!("manifest.{}.webmanifest", texts.lang().code()), manifest.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(pack: &str) -> Vec<AppFile> {
        AppProgram { pack: pack.into(), glue: "let wasm_bindgen;".into() }.files(true)
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
    fn the_worker_knows_every_file_behind_the_door_by_its_hash() {
        let files = files("a");
        let worker = text(&files, "worker.js");
        let listed = worker.lines().find_map(|line| line.strip_prefix("const FILES = ")).expect("the list");
        for file in &files {
            let is_door = ["worker.js", "install.js", "index.html"].contains(&file.name.as_str());
            let entry = format!("\"{}\":\"{}\"", file.name, hash(&file.bytes));
            assert_eq!(listed.contains(&entry), !is_door, "{}", file.name);
        }
    }

    /// Braces stand around all of it, so that what an upload has cut off cannot be run.
    #[test]
    fn half_a_worker_does_not_run() {
        let files = files("a");
        let worker = text(&files, "worker.js");
        assert!(worker.starts_with("\"use strict\";\n{\n") && worker.ends_with("\n}\n"), "{worker}");
        assert!(worker.contains("let wasm_bindgen;") && !worker.contains("importScripts"));
    }

    #[test]
    fn no_file_names_the_root_of_its_server() {
        for name in ["index.html", "manifest.de.webmanifest", "manifest.en.webmanifest"] {
            assert!(!text(&files("a"), name).contains("\"/"), "{name}");
        }
    }
}
