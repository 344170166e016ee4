//! The page asked in process: all its routes, without any network.

use std::sync::LazyLock;

use axum::Router;
use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, COOKIE, HOST, LOCATION, ORIGIN, SET_COOKIE};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, Request, StatusCode};
use browser::{Companion, PageRequest};
use catalog::shelf::MemoryCatalogs;
use http_body_util::BodyExt;
use tokio::runtime::Runtime;
use tower::ServiceExt;

use model::Lang;
use web::Key;

use super::desk::Desk;

/// The address the page believes to have.
pub const HOME: &str = "127.0.0.1:4747";

/// The variable that has the program inside a browser answer, instead of the routes of the server.
const WHO: &str = "TRICORDER_PAGE";

/// Catalogs that are built once for all programs inside browsers.
static SHELF: LazyLock<MemoryCatalogs> = LazyLock::new(MemoryCatalogs::default);

/// Who answers.
enum Program {
    Router(Router, Runtime),
    /// The program inside a browser, which prefers a language.
    Companion(Box<Companion>, Lang),
}

/// The page of a player, with a browser that keeps cookies.
pub struct Site {
    program: Program,
    cookies: Vec<(String, String)>,
    /// Holds the folders for as long as the page is open.
    pub desk: Desk,
}

/// What came back.
#[derive(Debug)]
pub struct Got {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub text: String,
}

impl Site {
    /// The page of somebody who has never been there.
    pub fn open(lang: Lang) -> Site {
        if std::env::var(WHO).is_ok_and(|who| who == "companion") {
            return Site::in_browser(lang);
        }
        Site::of(Desk::new(), lang)
    }

    /// The same with the program inside the browser.
    pub fn in_browser(lang: Lang) -> Site {
        Site::in_app(lang, "")
    }

    /// The same of an app at an address of the web.
    pub fn in_app(lang: Lang, address: &str) -> Site {
        let companion = Companion::new(address, None, "", SHELF.clone(), Key::new()).expect("an empty store");
        Site { program: Program::Companion(Box::new(companion), lang), cookies: Vec::new(), desk: Desk::new() }
    }

    /// The page that the server of the program answers, whatever else is asked for.
    pub fn served(lang: Lang) -> Site {
        Site::of(Desk::new(), lang)
    }

    /// Moves what is the player's to the desk, where a terminal reads it: a server has it there already.
    pub fn settle(&mut self) {
        if let Program::Router(..) = self.program {
            return;
        }
        let backup = self.get("/settings/backup");
        assert_eq!(backup.status, StatusCode::OK, "{}", backup.text);
        let file = self.desk.own.path().join("backup.jsonl");
        std::fs::write(&file, backup.text).expect("a file");
        let mut import = self.desk.tricorder();
        let done = import.args(["restore", "--replace"]).arg(&file).output().expect("the program starts");
        assert!(done.status.success(), "{done:?}");
    }

    /// The page of a player who has used the program already.
    pub fn of(desk: Desk, lang: Lang) -> Site {
        let router = server::in_process(desk.own.path(), desk.cache.path(), Some(lang));
        let runtime = tokio::runtime::Builder::new_current_thread();
        let runtime = { runtime }.enable_all().build().expect("a runtime");
        Site { program: Program::Router(router, runtime), cookies: Vec::new(), desk }
    }

    /// Looks at a page.
    pub fn get(&mut self, path: &str) -> Got {
        self.send(Method::GET, path, &[], "")
    }

    /// Sends a form from a page of the server.
    pub fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Got {
        let body = form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish();
        let origin = format!("http://{HOME}");
        self.send(Method::POST, path, &[("origin", &origin)], &body)
    }

    /// Sends a form and follows where it leads.
    pub fn submit(&mut self, path: &str, fields: &[(&str, &str)]) -> Got {
        let got = self.post(path, fields);
        match got.to() {
            Some(to) => self.get(to),
            None => got,
        }
    }

    /// Sends a request with more headers. Cookies are kept as a browser does.
    pub fn send(&mut self, method: Method, path: &str, more: &[(&str, &str)], body: &str) -> Got {
        let cookies: Vec<String> = self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let mut request =
            Request::builder().method(method).uri(path).header(CONTENT_TYPE, "application/x-www-form-urlencoded");
        if !more.iter().any(|(name, _)| *name == HOST.as_str()) {
            request = request.header(HOST, HOME);
        }
        if !cookies.is_empty() {
            request = request.header(COOKIE, cookies.join("; "));
        }
        for (name, value) in more {
            request = request.header(*name, *value);
        }
        let request = request.body(Body::from(body.to_owned())).expect("a request");
        let got = match &mut self.program {
            Program::Router(router, runtime) => routed(router.clone(), runtime, request),
            Program::Companion(companion, lang) => answered(companion, *lang, &request, body),
        };
        self.keep(&got);
        got
    }

    fn keep(&mut self, got: &Got) {
        for cookie in got.headers.get_all(SET_COOKIE) {
            let line = cookie.to_str().expect("a cookie");
            let pair = line.split(';').next().expect("a pair");
            let (name, value) = pair.split_once('=').expect("a pair");
            self.cookies.retain(|(known, _)| known != name);
            self.cookies.push((name.to_owned(), value.to_owned()));
        }
    }
}

fn routed(router: Router, runtime: &Runtime, request: Request<Body>) -> Got {
    runtime.block_on(async move {
        let response = router.oneshot(request).await.expect("a reply");
        let (parts, body) = response.into_parts();
        let bytes = body.collect().await.expect("a body").to_bytes();
        Got { status: parts.status, headers: parts.headers, text: String::from_utf8_lossy(&bytes).into_owned() }
    })
}

/// What a service worker hears.
fn answered(companion: &mut Companion, lang: Lang, request: &Request<Body>, body: &str) -> Got {
    let answer = companion.answer(PageRequest {
        method: request.method().to_string(),
        address: request.uri().to_string(),
        languages: lang.code().to_owned(),
        body: body.as_bytes().to_vec(),
        is_own: request.headers().get(ORIGIN).is_some_and(|origin| origin == &format!("http://{HOME}")),
    });
    let header = |(name, value): (String, String)| {
        (HeaderName::try_from(name).expect("a name"), HeaderValue::try_from(value).expect("a value"))
    };
    Got {
        status: StatusCode::from_u16(answer.status).expect("a status"),
        headers: answer.headers.into_iter().map(header).collect(),
        text: String::from_utf8_lossy(&answer.body).into_owned(),
    }
}

impl Got {
    /// Where it leads, if it leads on.
    pub fn to(&self) -> Option<&str> {
        let to = self.headers.get(LOCATION)?;
        Some(to.to_str().expect("an address"))
    }

    /// Whether all of some words stand in it.
    pub fn says(&self, words: &[&str]) -> bool {
        words.iter().all(|words| self.text.contains(words))
    }
}
