//! Who may ask, and what every reply carries.

use axum::body::Body;
use axum::http::header::{COOKIE, HOST, LOCATION};
use axum::http::{Method, Request, StatusCode};
use model::Lang;
use tower::ServiceExt;
use web::{App, Key, Lock, Pool};

use crate::kit::site::{HOME, Site};

#[test]
fn a_name_that_is_not_ours_gets_no_answer() {
    let mut site = Site::served(Lang::En);
    for host in ["evil.com", "localhost.evil.com:4747", "127.0.0.1:1", ""] {
        let got = site.send(Method::GET, "/", &[("host", host)], "");
        assert_eq!(got.status, StatusCode::FORBIDDEN, "{host}");
    }
    for host in [HOME, "localhost:4747"] {
        let got = site.send(Method::GET, "/", &[("host", host)], "");
        assert_eq!(got.status, StatusCode::OK, "{host}");
    }
}

#[test]
fn every_reply_forbids_what_the_page_does_not_need() {
    let mut site = Site::open(Lang::En);
    for path in ["/", "/page.css", "/nowhere", "/suggest?q=lo"] {
        let got = site.get(path);
        let policy = got.headers["content-security-policy"].to_str().expect("a policy");
        assert!(policy.starts_with("default-src 'none'; script-src 'self'"), "{policy}");
        assert!(policy.contains("frame-ancestors 'none'"), "{policy}");
        assert!(!policy.contains("unsafe"), "{policy}");
        assert_eq!(got.headers["x-content-type-options"], "nosniff");
        assert_eq!(got.headers["referrer-policy"], "same-origin");
    }
}

#[test]
fn nothing_on_a_page_needs_what_the_policy_forbids() {
    let mut site = Site::served(Lang::De);
    for path in ["/", "/?q=worf", "/e/cc/keyword/log", "/cards?q=type:ship", "/nowhere"] {
        let text = site.get(path).text;
        assert!(!text.contains(" style="), "{path}");
        assert!(!text.contains("<style"), "{path}");
        assert!(!text.contains("javascript:"), "{path}");
        assert!(!text.contains("http://") && !text.contains("https://"), "{path}");
        let mut scripts = text.split("<script").skip(1).filter_map(|script| script.split('>').next());
        assert!(
            scripts.all(|script| script.starts_with(" src=\"/page.js?") && script.ends_with("\" defer")),
            "{path}"
        );
    }
}

#[test]
fn other_methods_are_refused() {
    let mut site = Site::served(Lang::En);
    for method in [Method::PUT, Method::DELETE, Method::OPTIONS, Method::PATCH] {
        let got = site.send(method.clone(), "/", &[], "");
        assert_eq!(got.status, StatusCode::METHOD_NOT_ALLOWED, "{method}");
    }
    let got = site.send(Method::POST, "/", &[], "");
    assert_eq!(got.status, StatusCode::FORBIDDEN);
}

/// Style and script come once, by the addresses that pages give them: another version shows at once.
#[test]
fn files_of_the_page_are_kept_by_the_browser() {
    let mut site = Site::served(Lang::En);
    for path in ["/page.css?", "/page.js?", "/icon.svg?"] {
        let page = site.get("/").text;
        let address = page.split('"').find(|part| part.starts_with(path)).expect("its address");
        let kept = [address, path, &format!("{path}0123456789abcdef")].map(|address| {
            let got = site.get(address);
            assert!(got.status == StatusCode::OK && !got.text.is_empty(), "{address}");
            got.headers["cache-control"].to_str().expect("a value").contains("immutable")
        });
        assert_eq!(kept, [true, false, false], "{path}");
    }
}

#[test]
fn a_first_visit_is_small() {
    let mut site = Site::open(Lang::De);
    let paths = ["/?q=loggen", "/page.css", "/page.js", "/icon.svg"];
    let bytes: usize = paths.map(|path| site.get(path).text.len()).iter().sum();
    assert!(bytes < 70_000, "{bytes}");
}

/// The addresses to which forms of a page send.
fn form_addresses(page: &str) -> Vec<String> {
    let tags = page.split('<').filter(|tag| tag.starts_with("form ") && tag.contains("method=\"post\""));
    let address = |tag: &str| tag.split(" action=\"").nth(1)?.split('"').next().map(|to| to.replace("&amp;", "&"));
    tags.map(|tag| address(tag).expect("an address")).collect()
}

/// Browsers that send no referrer send forms as if from nowhere, in a network without saying anything else.
#[test]
fn a_tap_from_nowhere_is_taken_with_the_token_of_its_form_and_else_refused_with_a_word() {
    for mut site in [Site::served(Lang::En), Site::in_browser(Lang::En)] {
        let pages =
            ["/", "/e/cc/keyword/log", "/solo", "/solo/new", "/decks", "/collection", "/campaign", "/settings"];
        for page in pages {
            for address in form_addresses(&site.get(page).text) {
                assert!(address.contains("token="), "{page}: {address}");
            }
        }
        let page = site.get("/e/cc/keyword/log?token=mine").text;
        assert!(!page.contains("token=mine"));
        let star = form_addresses(&page).into_iter().find(|address| address.starts_with("/star/")).expect("a form");
        let (bare, token) = star.split_once('?').expect("a token");
        for more in [&[][..], &[("origin", "null")]] {
            let taken = site.send(Method::POST, &star, more, "");
            assert_eq!(taken.to(), Some("/e/cc/keyword/log"), "{}", taken.text);
            let other = format!("{bare}?{}", token.replace(|sign: char| sign.is_ascii_digit(), "f"));
            for address in [bare, &other] {
                let refused = site.send(Method::POST, address, more, "");
                assert_eq!(refused.status, StatusCode::FORBIDDEN, "{address}");
                assert!(refused.says(&["Nothing was changed", "href=\"/\""]), "{}", refused.text);
            }
        }
        let german = [("accept-language", "de")];
        let refused = site.send(Method::POST, bare, &german, "");
        assert!(refused.says(&["html lang="]) && refused.says(&["role=\"alert\""]), "{}", refused.text);
    }
    let mut site = Site::served(Lang::En);
    for (from, status) in [("same-origin", 303), ("none", 303), ("same-site", 403), ("cross-site", 403)] {
        for origin in [&[][..], &[("origin", "null")]] {
            let more = [origin, &[("sec-fetch-site", from)]].concat();
            let got = site.send(Method::POST, "/star/cc/keyword/log", &more, "");
            assert_eq!(got.status.as_u16(), status, "{more:?}");
        }
    }
    let other = site.send(Method::GET, "/", &[("host", "player.local:4747")], "");
    assert!(other.says(&["its own address"]), "{}", other.text);
}

#[tokio::test]
async fn the_key_leaves_the_address_for_those_who_are_in_too_and_leads_nowhere_else() {
    let key = Key::new().expect("chance");
    let lock = Lock::new(&[HOME.parse().expect("an address")], Some(key.clone()));
    let router = web::router(App::new(Pool::new().0, None), lock);
    let (code, cookie) = (key.code(), format!("key={}", key.code()));
    for (path, cookie, to) in [
        (format!("/?key={code}"), "", Ok("/")),
        (format!("/solo?key={code}&lang=de"), &*cookie, Ok("/solo?lang=de")),
        ("/solo?key=1".to_owned(), &*cookie, Ok("/solo")),
        ("/solo?key=1".to_owned(), "", Err(403)),
        (format!("//evil.com/?key={code}"), "", Err(400)),
        (format!("//evil.com/?key={code}"), &*cookie, Err(400)),
        (format!("/%5Cevil.com/?key={code}"), "", Ok("/%5Cevil.com/")),
    ] {
        let request = Request::get(&path).header(HOST, HOME).header(COOKIE, cookie).body(Body::empty());
        let got = router.clone().oneshot(request.expect("a request")).await.expect("a reply");
        let leads = got.headers().get(LOCATION).map(|to| to.to_str().expect("an address"));
        assert_eq!(leads.ok_or(got.status().as_u16()), to, "{path}");
    }
}
