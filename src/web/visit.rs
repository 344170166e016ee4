//! Who asks for what: the path, what was filled in, the language.

use std::borrow::Borrow;
use std::sync::Arc;

use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_LANGUAGE, COOKIE};

use super::club::Origin;
use super::key::{KEY, Key, TOKEN};
use model::{Game, Lang};
use page::FilledForm;

/// Keeps the language chosen.
pub(crate) const LANG: &str = "lang";
/// Keeps the game chosen.
pub(crate) const GAME: &str = "game";
/// Keeps whether the page is light or dark, where the system does not decide.
pub(crate) const LOOK: &str = "look";
/// What can be chosen of it.
pub(crate) const LOOKS: [&str; 2] = ["light", "dark"];
/// Keeps whether things move on the page, where the system does not decide.
pub(crate) const MOTION: &str = "motion";
/// Its value where nothing moves.
pub(crate) const STILL: &str = "still";
/// Keeps what was looked at last.
pub(crate) const SEEN: &str = "seen";

/// Keeps that the player was asked for games and boxes; the button that says so.
pub(crate) const ASKED: &str = "asked";
/// Keeps the games the player has.
pub(crate) const OWN_GAMES: &str = "games";
/// Tells that what is sent comes from the front door.
pub(crate) const AT_DOOR: &str = "door";
/// Parts the values of a cookie; no id holds it.
pub(crate) const PARTS: char = '|';

/// A request as the rooms see it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Visit {
    pub lang: Lang,
    /// The path from the root, as it was sent.
    pub path: String,
    /// The parts of the path that vary, in their order, decoded.
    pub parts: Vec<String>,
    /// Behind the question mark.
    pub asked: FilledForm,
    /// What was sent to be done.
    pub sent: FilledForm,
    /// Whether something is to be done, and not only looked at.
    pub is_deed: bool,
    /// The address of the server, if many share it.
    pub club: Option<Arc<Origin>>,
    /// Whether the program runs inside the browser of the visitor.
    pub is_in_browser: bool,
    /// Where the app is that runs this, without a slash at its end; empty if none does, or nobody knows.
    pub app_address: Arc<str>,
    /// Whether the server offers the program to be put into a browser.
    pub offers_app: bool,
    /// What forms of the page bring along.
    pub token: Option<Key>,
    cookies: Vec<(String, String)>,
    /// Whether the visitor chose the language here.
    has_chosen: bool,
}

impl Visit {
    /// Reads what came with the path.
    pub fn new(
        path: String,
        parts: Vec<String>,
        asked: FilledForm,
        sent: FilledForm,
        headers: &HeaderMap,
    ) -> Visit {
        let cookies = cookies(headers);
        let kept = cookies.iter().find(|(name, _)| name == LANG);
        // What opens doors is for the guard: no link of a page repeats it.
        let asked = FilledForm(asked.0.into_iter().filter(|(name, _)| name != KEY && name != TOKEN).collect());
        let chosen = Lang::from_tag(asked.get(LANG)).or_else(|| Lang::from_tag(&kept?.1));
        Visit {
            lang: chosen.or_else(|| accepted(headers)).unwrap_or(Lang::En),
            has_chosen: chosen.is_some(),
            path,
            parts,
            asked,
            sent,
            is_deed: false,
            club: None,
            is_in_browser: false,
            app_address: Arc::from(""),
            offers_app: false,
            token: None,
            cookies,
        }
    }

    /// Makes the visit one that does something with what was filled in.
    pub fn doing(self, sent: FilledForm) -> Visit {
        Visit { sent, is_deed: true, ..self }
    }

    /// Sets the language, unless the visitor chose one.
    pub fn or_in(self, lang: Option<Lang>) -> Visit {
        let lang = lang.filter(|_| !self.has_chosen).unwrap_or(self.lang);
        Visit { lang, ..self }
    }

    /// A part of the path that varies; empty if there are fewer.
    pub fn part(&self, at: usize) -> &str {
        self.parts.get(at).map_or("", String::as_str)
    }

    /// What a cookie keeps; empty if there is none.
    pub fn setting(&self, name: &str) -> &str {
        let cookie = self.cookies.iter().find(|(kept, _)| kept == name);
        cookie.map_or("", |(_, value)| value)
    }

    /// The game answers are wanted for: the one asked for now, else the one kept. `all` is none.
    pub fn game(&self) -> Option<Game> {
        let asked = self.asked.get(GAME);
        let code = if asked.is_empty() { self.setting(GAME) } else { asked };
        Game::from_code(code)
    }

    /// Whether the page is to be light or dark: as asked for now, else as kept. Empty where the system decides.
    pub fn look(&self) -> &'static str {
        let asked = self.asked.get(LOOK);
        let wanted = if asked.is_empty() { self.setting(LOOK) } else { asked };
        LOOKS.into_iter().find(|look| *look == wanted).unwrap_or_default()
    }

    /// Whether nothing on the page is to move: as asked for now, else as kept.
    pub fn is_still(&self) -> bool {
        let asked = self.asked.get(MOTION);
        (if asked.is_empty() { self.setting(MOTION) } else { asked }) == STILL
    }

    /// Whether it is to the front door.
    pub fn is_first_page(&self) -> bool {
        self.path == "/" && self.asked.get("q").is_empty()
    }

    /// An address to which a form sends something to be done, with what proves that the form is ours.
    pub fn to_send(&self, address: &str) -> String {
        self.token.as_ref().map_or_else(|| address.to_owned(), |token| token.added_to(address))
    }

    /// The address of this visit in a language.
    pub fn in_language(&self, lang: Lang) -> String {
        let pairs = self.asked.0.iter().filter(|(name, _)| name != LANG);
        let mut query = form_urlencoded::Serializer::new(String::new());
        query.extend_pairs(pairs);
        query.append_pair(LANG, lang.code());
        format!("{}?{}", self.path, query.finish())
    }
}

/// Fields and their values as they stand behind the question mark of an address.
pub fn encode_query<K: AsRef<str>, V: AsRef<str>>(fields: impl IntoIterator<Item: Borrow<(K, V)>>) -> String {
    let mut query = form_urlencoded::Serializer::new(String::new());
    query.extend_pairs(fields).finish()
}

fn cookies(headers: &HeaderMap) -> Vec<(String, String)> {
    let cookies = headers.get_all(COOKIE).iter();
    let lines = cookies.filter_map(|line| line.to_str().ok());
    let parts = lines.flat_map(|line| line.split(';'));
    let pairs = parts.filter_map(|pair| pair.trim().split_once('='));
    pairs.map(|(name, value)| (name.to_owned(), value.to_owned())).collect()
}

/// What a cookie of a request keeps.
pub(crate) fn cookie_of(headers: &HeaderMap, name: &str) -> Option<String> {
    let mut cookies = cookies(headers).into_iter();
    cookies.find_map(|(kept, value)| (kept == name).then_some(value))
}

/// The first language of the browser that the program speaks.
fn accepted(headers: &HeaderMap) -> Option<Lang> {
    let wanted = headers.get(ACCEPT_LANGUAGE)?.to_str().ok()?;
    wanted.split(',').find_map(|tag| Lang::from_tag(tag.trim()))
}

/// The language of somebody whom no room answers: the one kept, else the first of the browser.
pub(crate) fn lang_of(headers: &HeaderMap) -> Lang {
    let kept = cookie_of(headers, LANG).and_then(|kept| Lang::from_tag(&kept));
    kept.or_else(|| accepted(headers)).unwrap_or(Lang::En)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn visit(query: &[(&str, &str)], headers: &[(axum::http::HeaderName, &str)]) -> Visit {
        let pairs = query.iter().map(|(a, b)| ((*a).to_owned(), (*b).to_owned()));
        let asked = FilledForm(pairs.collect());
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.insert(name.clone(), value.parse().expect("a header"));
        }
        Visit::new("/e/%C3%A4".into(), Vec::new(), asked, FilledForm::default(), &map)
    }

    #[test]
    fn the_language_is_the_one_asked_for_then_the_one_kept_then_the_browsers() {
        let browser = (ACCEPT_LANGUAGE, "fr, de-AT;q=0.9, en;q=0.8");
        let cookie = (COOKIE, "a=1; lang=en");
        assert_eq!(visit(&[], &[]).lang, Lang::En);
        assert_eq!(visit(&[], std::slice::from_ref(&browser)).lang, Lang::De);
        assert_eq!(visit(&[], &[browser.clone(), cookie.clone()]).lang, Lang::En);
        assert_eq!(visit(&[("lang", "de")], &[browser, cookie]).lang, Lang::De);
    }

    #[test]
    fn the_address_in_another_language_keeps_what_was_asked() {
        let visit = visit(&[("q", "a&b"), ("lang", "en")], &[]);
        assert_eq!(visit.in_language(Lang::De), "/e/%C3%A4?q=a%26b&lang=de");
    }

    #[test]
    fn no_link_repeats_what_opens_doors() {
        let asked = visit(&[("key", "1"), ("q", "a"), ("token", "2")], &[]);
        assert_eq!(asked.in_language(Lang::De), "/e/%C3%A4?q=a&lang=de");
    }
}
