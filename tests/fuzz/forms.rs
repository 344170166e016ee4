//! The page asked in process: links and forms of its own pages, mutated. Every answer is a page; none says that the
//! program broke.

use std::collections::{BTreeSet, VecDeque};
use std::sync::LazyLock;

use axum::http::Method;
use model::Lang;
use regex::Regex;

use crate::kit::desk::Desk;
use crate::kit::site::{HOME, Site};
use crate::outside::{Kept, player};
use crate::{Target, Verdict, last_panic};

pub const TARGETS: [(&str, fn() -> Target); 1] = [("forms", forms)];

/// Pages that are looked at for links and forms.
const READ: usize = 150;
/// The same of pages that are made alike: entries, and what is asked for behind `?`.
const READ_ALIKE: usize = 10;
/// Requests of an input.
const MOST_ASKED: usize = 6;
/// Servers and browsers take no longer addresses.
const LONGEST_ADDRESS: usize = 60_000;
const SAVED: &str = "deck save example:klingon --name mine --lang en";

/// Some requests, one a line: `GET /decks?lang=de`, `POST /dice/roll kind=d6`. Each input meets the player's things
/// as they were on the first day.
fn forms() -> Target {
    let desk = player();
    assert!(desk.run(SAVED).status.success(), "{SAVED}");
    let kept = Kept::of(desk.own.path());
    let seeds = requests(&mut Site::of(desk, Lang::De));
    Target::new(seeds, move |bytes| {
        // Workers of the page before may still be about to close their files.
        let desk = Desk::new();
        kept.write_to(desk.own.path());
        let mut site = Site::of(desk, Lang::De);
        bytes.split(|byte| *byte == b'\n').take(MOST_ASKED).try_for_each(|line| ask(&mut site, line))
    })
}

fn ask(site: &mut Site, line: &[u8]) -> Verdict {
    let mut parts = line.splitn(3, |byte| *byte == b' ');
    let mut part = || parts.next().unwrap_or_default();
    let (method, address, body) = (part(), part(), part());
    let method = if method == b"POST" { Method::POST } else { Method::GET };
    let mut address = encoded(address);
    address.truncate(LONGEST_ADDRESS);
    if !address.starts_with('/') {
        address.insert(0, '/');
    }
    let got = site.send(method.clone(), &address, &[("origin", &format!("http://{HOME}"))], &encoded(body));
    if got.status.as_u16() < 500 {
        Ok(())
    } else {
        Err(format!("{method} {address}: {} {}", got.status, last_panic()))
    }
}

/// Bytes as a browser sends them.
fn encoded(bytes: &[u8]) -> String {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"/?&=%-._~+:,;@!$'()*".contains(&byte);
    let sign = |byte: &u8| if is_plain(*byte) { char::from(*byte).to_string() } else { format!("%{byte:02X}") };
    bytes.iter().map(sign).collect()
}

/// All that can be asked for on the pages, with what the forms hold.
fn requests(site: &mut Site) -> Vec<Vec<u8>> {
    let mut waiting = VecDeque::from(["/".to_owned()]);
    let mut known = BTreeSet::new();
    let mut asked = BTreeSet::new();
    let (mut alike, mut read) = (0, 0);
    while let Some(address) = waiting.pop_front().filter(|_| read < READ) {
        if !known.insert(address.clone()) {
            continue;
        }
        asked.insert(format!("GET {address}"));
        let is_alike = address.starts_with("/e/") || address.contains('?');
        alike += usize::from(is_alike);
        if is_alike && alike > READ_ALIKE {
            continue;
        }
        read += 1;
        let got = site.get(&address);
        waiting.extend(got.to().map(str::to_owned));
        waiting.extend(links(&got.text));
        asked.extend(filled_forms(&got.text));
    }
    asked.into_iter().map(String::into_bytes).collect()
}

fn links(page: &str) -> Vec<String> {
    static LINK: LazyLock<Regex> = LazyLock::new(|| Regex::new(r##" href="(/[^"#]*)"##).expect("a pattern"));
    LINK.captures_iter(page).map(|found| plain(&found[1])).collect()
}

/// The forms of a page as requests, with what stands in their fields.
fn filled_forms(page: &str) -> Vec<String> {
    static FORM: LazyLock<Regex> =
        LazyLock::new(|| Regex::new(r#"(?s)<form([^>]*)>(.*?)</form>"#).expect("a pattern"));
    static FIELD: LazyLock<Regex> =
        LazyLock::new(|| Regex::new(r#"<(input|button|select|textarea|option)([^>]*)>"#).expect("a pattern"));
    let mut made = Vec::new();
    for form in FORM.captures_iter(page) {
        let Some(action) = attribute(&form[1], "action") else {
            continue;
        };
        let mut fields: Vec<(String, String)> = Vec::new();
        for field in FIELD.captures_iter(&form[2]) {
            let value = attribute(&field[2], "value").unwrap_or_default();
            match (attribute(&field[2], "name"), fields.last_mut()) {
                (Some(name), _) => fields.push((name, value)),
                (None, Some((_, last))) if &field[1] == "option" => *last = value,
                (None, _) => {}
            }
        }
        let sent = form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish();
        let is_post = attribute(&form[1], "method").is_some_and(|method| method == "post");
        made.push(if is_post { format!("POST {action} {sent}") } else { format!("GET {action}?{sent}") });
    }
    made
}

fn attribute(tag: &str, name: &str) -> Option<String> {
    let (_, behind) = tag.split_once(&format!(" {name}=\""))?;
    Some(plain(behind.split('"').next()?))
}

/// What stands between quotation marks, with its signs as they are.
fn plain(written: &str) -> String {
    written.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
}
