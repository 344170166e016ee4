//! Who may ask. A page in a browser can be made to send requests anywhere, and names can be made to lead to any
//! address: so the name that was called must be one of ours, and what changes something must come from a page of
//! ours. Browsers say where a form comes from; where one says nothing, forms of ours bring a token. In a network a
//! visitor must also have been given the key.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, COOKIE, HOST, LOCATION, ORIGIN, REFERRER_POLICY, SET_COOKIE,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use maud::html;

use super::club::Origin;
use super::club::access::alone;
use super::key::{KEY, Key, TOKEN};
use super::visit::lang_of;
use page::locale::{Texts, msg};

/// An answer, with the reading of what was sent, may take so long.
const ANSWER_TIME: Duration = Duration::from_secs(30);

/// Own scripts, styles and pictures alone; no frame around the page; forms lead back to it.
pub(crate) const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
     connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// What is asked of every request.
#[derive(Debug, Clone)]
pub struct Lock {
    hosts: Arc<[String]>,
    /// What pages of ours come by.
    scheme: &'static str,
    key: Option<Key>,
    /// What forms of ours bring along, if anything.
    token: Option<Key>,
    /// How long an answer may take, where there is a clock.
    answer_time: Option<Duration>,
}

/// Why a request is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Refused {
    /// It asks for nothing that could be here.
    NoPath,
    /// It calls us by another name.
    OtherName,
    /// It changes something, and no page of ours seems to have sent it.
    Foreign,
    /// It is of no kind that we answer.
    OtherMethod,
}

impl Lock {
    /// The lock of a server that listens at some addresses, with the key visitors must bring, if any.
    pub fn new(addresses: &[SocketAddr], key: Option<Key>) -> Lock {
        let own = addresses.iter().map(ToString::to_string);
        let local = addresses
            .iter()
            .filter(|address| address.ip().is_loopback())
            .map(|address| format!("localhost:{}", address.port()));
        let mut hosts: Vec<String> = own.chain(local).collect();
        // Browsers leave the usual port out.
        let bare: Vec<String> =
            hosts.iter().filter_map(|host| host.strip_suffix(":80")).map(str::to_owned).collect();
        hosts.extend(bare);
        Lock::of(hosts, "http", key)
    }

    fn of(hosts: Vec<String>, scheme: &'static str, key: Option<Key>) -> Lock {
        Lock { hosts: hosts.into(), scheme, key, token: None, answer_time: Some(ANSWER_TIME) }
    }

    /// The lock of the program inside a browser, which whoever asks it calls `localhost`.
    pub(crate) fn in_browser() -> Lock {
        Lock { answer_time: None, ..Lock::of(vec!["localhost".to_owned()], "http", None) }
    }

    /// Sets the token that forms of ours bring along.
    pub(crate) fn with_token(self, token: Option<Key>) -> Lock {
        Lock { token, ..self }
    }

    /// The lock of a server behind a proxy, which is known under one address.
    pub fn at(origin: &Origin) -> Lock {
        Lock::of(vec![origin.host.clone()], origin.scheme(), None)
    }

    /// Why a request is refused; `None` if it is not.
    fn refuses(&self, method: &Method, uri: &Uri, headers: &HeaderMap) -> Option<Refused> {
        // Two strokes would be another server, in links as in redirects.
        let is_path = uri.path().starts_with('/') && !uri.path()[1..].starts_with(['/', '\\']);
        if !is_path {
            return Some(Refused::NoPath);
        }
        let Some(host) = one(headers, &HOST).filter(|host| self.knows(host)) else {
            return Some(Refused::OtherName);
        };
        match *method {
            Method::GET | Method::HEAD => None,
            Method::POST if self.is_from(host, uri, headers) => None,
            Method::POST => Some(Refused::Foreign),
            _ => Some(Refused::OtherMethod),
        }
    }

    /// Whether a page of this host sent the request. Browsers say where a form comes from, or at least whether it is
    /// from here. Without a referrer the first is `null`, and the second they tell only where nobody listens on the way.
    fn is_from(&self, host: &str, uri: &Uri, headers: &HeaderMap) -> bool {
        if let Some(origin) = one(headers, &ORIGIN).filter(|origin| *origin != "null") {
            return origin
                .split_once("://")
                .is_some_and(|(scheme, origin)| scheme == self.scheme && origin.eq_ignore_ascii_case(host));
        }
        let site = HeaderName::from_static("sec-fetch-site");
        match one(headers, &site) {
            // `none` is what no page asked for, but the person at the browser.
            Some(from) => matches!(from, "same-origin" | "none"),
            None => !headers.contains_key(site) && self.knows_token(uri),
        }
    }

    fn knows_token(&self, uri: &Uri) -> bool {
        let mut sent = form_urlencoded::parse(uri.query().unwrap_or_default().as_bytes());
        self.token.as_ref().is_some_and(|token| sent.any(|(name, tried)| name == TOKEN && token.opens(&tried)))
    }

    fn knows(&self, host: &str) -> bool {
        let host = host.to_ascii_lowercase();
        self.hosts.contains(&host)
    }

    fn is_open_to(&self, headers: &HeaderMap) -> bool {
        let Some(key) = &self.key else {
            return true;
        };
        let lines = headers.get_all(COOKIE).iter();
        let texts = lines.filter_map(|line| line.to_str().ok());
        let mut pairs = texts.flat_map(|line| line.split(';').filter_map(|pair| pair.trim().split_once('=')));
        pairs.any(|(name, value)| name == KEY && key.opens(value))
    }

    /// The way in with the key in the address: it becomes a cookie, and the address is left. Who is in already leaves it
    /// too, so that nobody passes the key on with the address.
    fn let_in(&self, uri: &Uri, is_open: bool) -> Option<Response> {
        let key = self.key.as_ref()?;
        let pairs = form_urlencoded::parse(uri.query()?.as_bytes());
        let (of_key, others): (Vec<_>, Vec<_>) = pairs.partition(|(name, _)| name == KEY);
        let opens = is_open && !of_key.is_empty() || of_key.iter().any(|(_, tried)| key.opens(tried));
        if !opens {
            return None;
        }
        let mut query = form_urlencoded::Serializer::new(String::new());
        query.extend_pairs(others);
        let query = query.finish();
        let mark = if query.is_empty() { "" } else { "?" };
        let to = format!("{}{mark}{query}", uri.path());
        // Strict: a link on somebody else's page does not bring the key along.
        let cookie = format!("{KEY}={}; Path=/; HttpOnly; SameSite=Strict", key.code());
        let headers = [(LOCATION, to), (SET_COOKIE, cookie)];
        Some((StatusCode::SEE_OTHER, headers).into_response())
    }

    /// What is answered without asking any room.
    fn turns_away(&self, request: &Request) -> Option<Response> {
        let (method, uri, headers) = (request.method(), request.uri(), request.headers());
        if let Some(refused) = self.refuses(method, uri, headers) {
            return Some(refused.answer(headers));
        }
        let is_open = self.is_open_to(headers);
        let is_deed = is_open && *method == Method::POST;
        let way_in = if is_deed { None } else { self.let_in(uri, is_open) };
        way_in.or_else(|| (!is_open).then(|| locked(headers)))
    }
}

impl Refused {
    /// What whoever is refused reads.
    fn answer(self, headers: &HeaderMap) -> Response {
        let texts = Texts::new(lang_of(headers));
        match self {
            Refused::NoPath => StatusCode::BAD_REQUEST.into_response(),
            Refused::OtherMethod => StatusCode::METHOD_NOT_ALLOWED.into_response(),
            Refused::OtherName => (StatusCode::FORBIDDEN, msg::page_other_name(&texts)).into_response(),
            Refused::Foreign => {
                let title = msg::page_foreign(&texts);
                let main = html! {
                    h1 { (title) }
                    p role="alert" { (msg::page_foreign_what(&texts)) }
                    p { a href="/" { (msg::page_nowhere_back(&texts)) } }
                };
                alone(StatusCode::FORBIDDEN, &texts, &title, &main)
            }
        }
    }
}

/// The value of a header that stands there once.
fn one<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<&'a str> {
    let mut values = headers.get_all(name).iter();
    let value = values.next()?;
    values.next().is_none().then(|| value.to_str().ok())?
}

/// Lets a request through, or refuses it.
pub(crate) async fn admit(State(lock): State<Lock>, request: Request, next: Next) -> Response {
    let response = match (lock.turns_away(&request), lock.answer_time) {
        (Some(response), _) => response,
        (None, None) => next.run(request).await,
        (None, Some(time)) => {
            let answer = tokio::time::timeout(time, next.run(request)).await;
            answer.unwrap_or_else(|_| StatusCode::REQUEST_TIMEOUT.into_response())
        }
    };
    sealed(response)
}

/// What somebody without the key reads.
fn locked(headers: &HeaderMap) -> Response {
    let words = msg::page_locked(&Texts::new(lang_of(headers)));
    (StatusCode::FORBIDDEN, words).into_response()
}

/// The headers every reply carries.
fn sealed(mut response: Response) -> Response {
    let headers = response.headers_mut();
    // The worker of the app has said already what it may do beyond that.
    headers.entry(CONTENT_SECURITY_POLICY).or_insert(HeaderValue::from_static(POLICY));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    // Nobody else learns of an address. With less, browsers would send forms of ours as if from nowhere.
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    headers
        // Files of the page have said already how long they may be kept.
        .entry(CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("no-store"));
    response
}

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use super::*;

    static HOME: LazyLock<Uri> = LazyLock::new(|| Uri::from_static("/"));

    fn lock(key: Option<Key>) -> Lock {
        let addresses = ["127.0.0.1:4747", "192.168.1.5:4747", "[::1]:80"];
        let addresses = addresses.map(|address| address.parse().expect("an address"));
        Lock::new(&addresses, key)
    }

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        let pair =
            |(name, value): &(&'static str, &str)| (HeaderName::from_static(name), value.parse().expect("a value"));
        pairs.iter().map(pair).collect()
    }

    #[test]
    fn only_names_of_ours_are_answered_to() {
        let refused = |host: &str| {
            let headers = headers(&[("host", host)]);
            lock(None).refuses(&Method::GET, &HOME, &headers).is_some()
        };
        for host in ["127.0.0.1:4747", "LOCALHOST:4747", "192.168.1.5:4747", "[::1]"] {
            assert!(!refused(host), "{host}");
        }
        for host in
            ["localhost.evil.com:4747", "evil.com", "localhost:4748", "127.0.0.1:4748", "192.168.1.6:4747", ""]
        {
            assert!(refused(host), "{host}");
        }
        let twice = {
            let mut twice = headers(&[("host", "127.0.0.1:4747")]);
            twice.append(HOST, "evil.com".parse().expect("a value"));
            twice
        };
        assert!(lock(None).refuses(&Method::GET, &HOME, &twice).is_some());
        assert!(lock(None).refuses(&Method::GET, &HOME, &HeaderMap::new()).is_some());
    }

    #[test]
    fn what_changes_something_comes_from_a_page_of_ours() {
        let host = ("host", "localhost:4747");
        let fine = |pairs: &[(&'static str, &str)]| {
            let headers = headers(&[&[host], pairs].concat());
            lock(None).refuses(&Method::POST, &HOME, &headers).is_none()
        };
        assert!(fine(&[("origin", "http://localhost:4747")]));
        assert!(fine(&[("sec-fetch-site", "same-origin")]));
        assert!(fine(&[("sec-fetch-site", "none")]));
        assert!(fine(&[("origin", "null"), ("sec-fetch-site", "same-origin")]));
        assert!(!fine(&[]));
        assert!(!fine(&[("origin", "null")]));
        assert!(!fine(&[("origin", "null"), ("sec-fetch-site", "cross-site")]));
        assert!(!fine(&[("origin", "null"), ("sec-fetch-site", "same-site")]));
        assert!(!fine(&[("sec-fetch-site", "same-origin"), ("sec-fetch-site", "same-origin")]));
        assert!(!fine(&[("origin", "https://localhost:4747")]));
        assert!(!fine(&[("origin", "http://evil.com")]));
        assert!(!fine(&[("sec-fetch-site", "cross-site")]));
        let both = [("origin", "http://evil.com"), ("sec-fetch-site", "same-origin")];
        assert!(!fine(&both));
        let headers = headers(&[host]);
        let other = lock(None).refuses(&Method::DELETE, &HOME, &headers);
        assert_eq!(other, Some(Refused::OtherMethod));
    }

    #[test]
    fn a_form_with_the_token_is_ours_unless_the_browser_says_otherwise() {
        let token = Key::new().expect("chance");
        let lock = lock(None).with_token(Some(token.clone()));
        let fine = |code: &str, more: &[(&'static str, &str)]| {
            let headers = headers(&[&[("host", "192.168.1.5:4747")], more].concat());
            let uri: Uri = format!("/star/x?{TOKEN}={code}").parse().expect("an address");
            lock.refuses(&Method::POST, &uri, &headers).is_none()
        };
        for nothing in [&[][..], &[("origin", "null")]] {
            assert!(fine(token.code(), nothing));
            assert!(!fine("", nothing) && !fine("00000000000000000000000000000000", nothing));
        }
        for other in [("origin", "http://192.168.1.5:80"), ("sec-fetch-site", "same-site"), ("sec-fetch-site", "x")]
        {
            assert!(!fine(token.code(), &[other]), "{other:?}");
        }
    }

    #[test]
    fn what_is_no_path_of_ours_is_a_bad_request() {
        let headers = headers(&[("host", "127.0.0.1:4747")]);
        for (path, fault) in [
            ("foo", Some(Refused::NoPath)),
            ("*", Some(Refused::NoPath)),
            ("127.0.0.1:4747", Some(Refused::NoPath)),
            ("//evil.com/?key=1", Some(Refused::NoPath)),
            ("/\\evil.com", Some(Refused::NoPath)),
            ("/e//x", None),
            ("http://127.0.0.1:4747/", None),
        ] {
            let uri: Uri = path.parse().expect("an address");
            assert_eq!(lock(None).refuses(&Method::GET, &uri, &headers), fault, "{path}");
        }
    }

    #[test]
    fn behind_a_proxy_forms_come_the_way_players_do() {
        let lock = Lock::at(&Origin::parse("https://club.example").expect("an address"));
        let refused = |host: &str, origin: &str| {
            let headers = headers(&[("host", host), ("origin", origin)]);
            lock.refuses(&Method::POST, &HOME, &headers).is_some()
        };
        assert!(!refused("club.example", "https://club.example"));
        assert!(!refused("Club.Example", "https://club.example"));
        assert!(refused("club.example", "http://club.example"));
        assert!(refused("club.example", "https://evil.example"));
        assert!(refused("127.0.0.1:4747", "https://127.0.0.1:4747"));
    }

    #[test]
    fn the_key_in_the_address_becomes_a_cookie() {
        let key = Key::new().expect("chance");
        assert_eq!(key.code().len(), 32);
        let lock = lock(Some(key.clone()));
        assert!(!lock.is_open_to(&HeaderMap::new()));
        let uri: Uri = format!("/e/x?a=1&key={}", key.code()).parse().expect("an address");
        let response = lock.let_in(&uri, false).expect("the way in");
        assert_eq!(response.headers()[LOCATION], "/e/x?a=1");
        let cookie = response.headers()[SET_COOKIE].to_str().expect("a cookie");
        assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"));
        let pair = cookie.split(';').next().expect("a pair");
        assert!(lock.is_open_to(&headers(&[("cookie", pair)])));
        assert!(!lock.is_open_to(&headers(&[("cookie", "key=0")])));
        let wrong = Uri::from_static("/?key=00000000000000000000000000000000");
        assert!(lock.let_in(&wrong, false).is_none());
        let cleaned = lock.let_in(&wrong, true).expect("the address without the key");
        assert_eq!(cleaned.headers()[LOCATION], "/");
        assert!(lock.let_in(&Uri::from_static("/?a=1"), true).is_none());
    }
}
