//! Who may ask, and what every reply carries.

use axum::http::{Method, StatusCode};
use model::Lang;

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
        let scripts = text.matches("<script").count();
        assert_eq!(scripts, text.matches("<script src=\"/page.js\" defer>").count(), "{path}");
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

/// Style and script come once; later visits ask whether they are still the same.
#[test]
fn files_of_the_page_are_kept_by_the_browser() {
    let mut site = Site::served(Lang::En);
    for path in ["/page.css", "/page.js", "/icon.svg"] {
        let first = site.get(path);
        let mark = first.headers["etag"].to_str().expect("a mark").to_owned();
        let again = site.send(Method::GET, path, &[("if-none-match", &mark)], "");
        assert_eq!(again.status, StatusCode::NOT_MODIFIED, "{path}");
        assert!(again.text.is_empty());
    }
}

#[test]
fn a_first_visit_is_small() {
    let mut site = Site::open(Lang::De);
    let paths = ["/?q=loggen", "/page.css", "/page.js", "/icon.svg"];
    let bytes: usize = paths.map(|path| site.get(path).text.len()).iter().sum();
    assert!(bytes < 60_000, "{bytes}");
}
