//! The program as a service worker asks it: one request after another, each answered before the next.

use std::future::Future;
use std::pin::pin;
use std::sync::atomic::{AtomicU32, Ordering};
use std::task::{Context, Poll, Waker};

use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, COOKIE, HOST, LOCATION, SET_COOKIE};
use axum::http::{HeaderValue, Method, Request, Response};
use http_body_util::BodyExt;
use tower::ServiceExt;
use xxhash_rust::xxh3::xxh3_64;

use super::cookies::Cookies;
use app::paths::{CatalogFolders, Folders, UserDataPlace};
use catalog::shelf::MemoryCatalogs;
use keep::UserError;
use keep::sqlite::MemoryDatabase;
use web::worker::{DataPlace, WorkerState};
use web::{App, Key, Pool, Queue, Routes};

/// What databases in memory are called, with a number behind it.
const DATABASE: &str = "tricorder";
/// How often an answer may wait for a worker: each room asks once or twice.
const MOST_QUESTIONS: usize = 100;

/// What a page asks.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PageRequest {
    /// `GET` or `POST`.
    pub method: String,
    /// Path and query below the place of the app, beginning with a slash.
    pub address: String,
    /// The languages the browser prefers, as it would send them.
    pub languages: String,
    /// What a form sends.
    pub body: Vec<u8>,
    /// Whether the browser says that a page of the app sends it.
    pub is_own: bool,
}

/// What goes back to a page.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PageAnswer {
    /// The status of HTTP.
    pub status: u16,
    /// Names and values of headers; no cookies.
    pub headers: Vec<(String, String)>,
    /// HTML, JSON or a file.
    pub body: Vec<u8>,
}

/// The program with what its player owns.
pub struct Companion {
    router: Routes,
    queue: Queue,
    desk: WorkerState,
    cookies: Cookies,
    held: MemoryDatabase,
    /// Hash of the bytes that were kept last.
    kept: u64,
    /// Where the app lies on its server, without a slash at its end: `/tricorder/app`.
    base: String,
}

impl Companion {
    /// The program at an address, or at a place of a server, with the bytes and the cookies that were kept of what its
    /// player owns and chose, catalogs that were built before, and what forms bring along.
    ///
    /// # Errors
    /// When the bytes are no database, or one that a later version has written.
    pub fn new(
        base: &str,
        kept: Option<&[u8]>,
        cookies: &str,
        shelf: MemoryCatalogs,
        token: Option<Key>,
    ) -> Result<Companion, UserError> {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("{DATABASE}-{}", NEXT.fetch_add(1, Ordering::Relaxed));
        let held = MemoryDatabase::hold(&name, kept)?;
        let catalogs = CatalogFolders { shelf: Some(shelf), ..CatalogFolders::default() };
        let place = UserDataPlace::Memory(name);
        // Brings what an earlier version has kept to the tables of this one, or says why it cannot.
        app::user::opened(&place)?;
        let folders = Folders { catalogs, user: Some(place), settings: None };
        let (pool, queue) = Pool::new();
        let address = base.trim_end_matches('/');
        let path = path_of(address);
        Ok(Companion {
            router: web::app_router(App::in_browser(pool, token, if path == address { "" } else { address })),
            queue,
            desk: WorkerState::new(DataPlace { folders, data: None, is_shared: false }),
            cookies: Cookies::from_line(cookies),
            held,
            kept: xxh3_64(kept.unwrap_or_default()),
            base: path.to_owned(),
        })
    }

    /// Answers a request. What it changed is in [`Companion::changes`].
    pub fn answer(&mut self, request: PageRequest) -> PageAnswer {
        let Some(request) = request.for_router(&self.cookies) else {
            return PageAnswer { status: 400, ..PageAnswer::default() };
        };
        let Some(response) = self.route(request) else {
            return PageAnswer { status: 500, ..PageAnswer::default() };
        };
        for line in response.headers().get_all(SET_COOKIE) {
            self.cookies.set(line.to_str().unwrap_or_default());
        }
        self.answer_of(response)
    }

    /// All that the player owns, as bytes, if it has changed since it was asked for last.
    ///
    /// # Errors
    /// Only on faults inside SQLite.
    pub fn changes(&mut self) -> Result<Option<Vec<u8>>, UserError> {
        let bytes = self.held.bytes()?;
        let now = xxh3_64(&bytes);
        let has_changed = now != self.kept;
        self.kept = now;
        Ok(has_changed.then_some(bytes))
    }

    /// What pages have chosen, as a line of cookies.
    pub fn cookies(&self) -> String {
        self.cookies.line()
    }

    fn route(&mut self, request: Request<Body>) -> Option<Response<Vec<u8>>> {
        let router = self.router.clone();
        let answered = async move {
            let (parts, body) = router.oneshot(request).await.ok()?.into_parts();
            let bytes = body.collect().await.ok()?.to_bytes().to_vec();
            Some(Response::from_parts(parts, bytes))
        };
        let (queue, desk) = (&self.queue, &mut self.desk);
        run(answered, || {
            while let Some(job) = queue.next() {
                desk.with_worker(job);
            }
        })?
    }

    fn answer_of(&self, response: Response<Vec<u8>>) -> PageAnswer {
        let (parts, body) = response.into_parts();
        let is_page = parts.headers.get(CONTENT_TYPE).is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"));
        let shown = parts.headers.iter().filter(|(name, _)| *name != SET_COOKIE);
        let headers = shown.filter_map(|(name, value)| {
            let said = value.to_str().ok()?;
            let value = if name == LOCATION { format!("{}{said}", self.base) } else { said.to_owned() };
            Some((name.as_str().to_owned(), value))
        });
        PageAnswer {
            status: parts.status.as_u16(),
            headers: headers.collect(),
            body: if is_page { self.based(body) } else { body },
        }
    }

    /// A page whose addresses lead to where the app lies. In a text of ours a quotation mark is always escaped, so that
    /// only an attribute can look like this.
    fn based(&self, page: Vec<u8>) -> Vec<u8> {
        match String::from_utf8(page) {
            Ok(page) => page.replace("=\"/", &format!("=\"{}/", self.base)).into_bytes(),
            Err(other) => other.into_bytes(),
        }
    }
}

impl PageRequest {
    /// The request as the router takes it; `None` if it is none HTTP knows.
    fn for_router(self, cookies: &Cookies) -> Option<Request<Body>> {
        let method = Method::from_bytes(self.method.as_bytes()).ok()?;
        let header = |text: &str| HeaderValue::from_str(text).ok();
        let mut request = Request::builder().method(method).uri(self.address).header(HOST, "localhost");
        request = request.header(axum::http::header::ACCEPT_LANGUAGE, header(&self.languages)?);
        if self.is_own {
            request = request.header("sec-fetch-site", "same-origin");
        }
        let line = cookies.line();
        if !line.is_empty() {
            request = request.header(COOKIE, header(&line)?);
        }
        request.body(Body::from(self.body)).ok()
    }
}

/// What stands behind the name of the server.
fn path_of(address: &str) -> &str {
    let host = address.split_once("://").map(|(_, host)| host);
    host.map_or(address, |host| host.find('/').and_then(|at| host.get(at..)).unwrap_or_default())
}

/// Runs what waits for nothing but `work`; `None` if it waits too often.
fn run<T>(future: impl Future<Output = T>, mut work: impl FnMut()) -> Option<T> {
    let mut future = pin!(future);
    let mut context = Context::from_waker(Waker::noop());
    for _ in 0..MOST_QUESTIONS {
        if let Poll::Ready(done) = future.as_mut().poll(&mut context) {
            return Some(done);
        }
        work();
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: usize = 4096;

    fn opened(bytes: &[u8], shelf: &MemoryCatalogs) -> Result<Companion, UserError> {
        Companion::new("", Some(bytes), "", shelf.clone(), None)
    }

    fn status(companion: &mut Companion, address: &str) -> u16 {
        companion
            .answer(PageRequest { method: "GET".into(), address: address.into(), ..PageRequest::default() })
            .status
    }

    /// Each byte of the head of the file, each page of it, and its end.
    fn damaged(whole: &[u8]) -> impl Iterator<Item = Vec<u8>> {
        let turned = |range: std::ops::Range<usize>| {
            let mut bytes = whole.to_vec();
            bytes[range].iter_mut().for_each(|byte| *byte ^= 0xff);
            bytes
        };
        let head = (0..100).map(move |at| turned(at..at + 1));
        let pages = (0..whole.len() / PAGE).map(move |at| turned(at * PAGE..(at + 1) * PAGE));
        let cut = [1, 50, 100, PAGE, whole.len() / 2, whole.len() - 1].map(|length| whole[..length].to_vec());
        head.chain(pages).chain(cut)
    }

    #[test]
    fn damaged_bytes_are_refused_or_the_settings_open() {
        let shelf = MemoryCatalogs::default();
        let mut first = Companion::new("", None, "", shelf.clone(), None).expect("an empty store");
        let whole = first.changes().expect("bytes").expect("tables");
        assert_eq!(opened(&whole, &shelf).map(|mut companion| status(&mut companion, "/settings")).ok(), Some(200));
        let mut refused = 0;
        for (at, bytes) in damaged(&whole).enumerate() {
            match opened(&bytes, &shelf) {
                Err(_) => refused += 1,
                Ok(mut companion) => assert_eq!(status(&mut companion, "/settings"), 200, "{at}"),
            }
        }
        assert!(refused > 40, "{refused}");
    }

    #[test]
    fn the_first_page_waits_for_no_catalog_and_a_suggestion_builds_that_of_rules() {
        let shelf = MemoryCatalogs::default();
        let mut companion = Companion::new("", None, "", shelf.clone(), None).expect("an empty store");
        assert_eq!(status(&mut companion, "/"), 200);
        assert_eq!(shelf.names(), [""; 0]);
        assert_eq!(status(&mut companion, "/suggest?q=a"), 200);
        assert!(matches!(&shelf.names()[..], [one] if one.starts_with("catalog-")), "{:?}", shelf.names());
    }

    #[test]
    fn cookies_no_browser_sends_leave_the_pages_open() {
        let cookies = "lang=de; game=\u{1}";
        let mut companion =
            Companion::new("", None, cookies, MemoryCatalogs::default(), None).expect("an empty store");
        assert_eq!(status(&mut companion, "/settings"), 200);
        assert_eq!(companion.cookies(), "lang=de");
    }
}
