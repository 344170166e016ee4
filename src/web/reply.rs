//! What a room answers, and how it goes back.

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, LOCATION, SET_COOKIE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use maud::Markup;
use serde::Serialize;

use super::visit::{LANG, Visit};
use app::calc::throws::DiceUse;
use model::{Feature, Game, Lang};
use page::locale::{Texts, msg};

/// Seconds a choice is kept: a year.
const KEPT_FOR: u32 = 365 * 24 * 60 * 60;
/// How long a browser may show a picture without asking again.
const PICTURE_KEPT: &str = "private, max-age=86400";

/// What a room answers.
#[derive(Debug, Clone)]
pub struct Reply {
    pub status: StatusCode,
    pub body: Body,
    /// Choices the browser keeps, by their names.
    pub keeps: Vec<(&'static str, String)>,
    /// The game that has gone on, for everybody who looks at it.
    pub moved: Option<String>,
    /// Lines about cookies that are no choices.
    pub sets: Vec<String>,
    /// The hash of the seat that was let in, at a server that many share.
    pub seated: Option<String>,
}

/// What a reply holds.
#[derive(Debug, Clone)]
pub enum Body {
    /// The middle of a page; `frame` puts the rest around it, and an unseen heading above it if it has none. What stands
    /// in the sky of a place has its heading.
    Page { title: String, tab: Option<NavTab>, sky: Option<Markup>, main: Markup, is_titled: bool },
    /// A document that stands alone, like one to print.
    Document(Markup),
    /// For the script.
    Data(String),
    /// The page to go on with; always one of this server.
    Go(String),
    /// A file to keep, with its name.
    File { name: String, text: String },
    /// A picture with its media type, which is worth asking for once a day.
    Picture { media: &'static str, bytes: Vec<u8> },
}

impl Reply {
    /// A page of a room, or of none.
    pub fn page(tab: impl Into<Option<NavTab>>, title: impl Into<String>, main: Markup) -> Reply {
        Reply::page_titled(tab, title, main, true)
    }

    /// A page whose middle may have no heading: `is_titled` says whether it has one.
    pub fn page_titled(
        tab: impl Into<Option<NavTab>>,
        title: impl Into<String>,
        main: Markup,
        is_titled: bool,
    ) -> Reply {
        Reply::new(Body::Page { title: title.into(), tab: tab.into(), sky: None, main, is_titled })
    }

    /// The first page of a place: its heading stands in the sky above it.
    pub fn place(title: impl Into<String>, sky: Markup, main: Markup) -> Reply {
        let (title, sky) = (title.into(), Some(sky));
        Reply::new(Body::Page { title, tab: None, sky, main, is_titled: true })
    }

    /// Anything that went well.
    pub fn new(body: Body) -> Reply {
        Reply { status: StatusCode::OK, body, keeps: Vec::new(), moved: None, sets: Vec::new(), seated: None }
    }

    /// On to another page, by a path from the root.
    pub fn go(path: impl Into<String>) -> Reply {
        Reply { status: StatusCode::SEE_OTHER, ..Reply::new(Body::Go(path.into())) }
    }

    /// On to another page; a language chosen in the address goes with it.
    pub(crate) fn go_in_language(visit: &Visit, to: &str) -> Reply {
        match Lang::from_tag(visit.asked.get(LANG)) {
            Some(lang) => Reply::go(format!("{to}?{LANG}={}", lang.code())),
            None => Reply::go(to),
        }
    }

    /// A document for the script.
    pub fn data(document: &impl Serialize) -> Reply {
        match serde_json::to_string(document) {
            Ok(text) => Reply::new(Body::Data(text)),
            Err(_) => Reply::new(Body::Data("null".to_owned())).with_status(StatusCode::INTERNAL_SERVER_ERROR),
        }
    }

    /// Sets the status.
    pub fn with_status(self, status: StatusCode) -> Reply {
        Reply { status, ..self }
    }

    /// Keeps a choice in the browser, as a cookie.
    pub fn keeping(mut self, name: &'static str, value: impl Into<String>) -> Reply {
        self.keeps.push((name, value.into()));
        self
    }
}

impl IntoResponse for Reply {
    fn into_response(self) -> Response {
        let mut response = match self.body {
            Body::Page { main, .. } | Body::Document(main) => html(main.into_string()),
            Body::Data(text) => typed("application/json", text),
            Body::Go(path) => ([(LOCATION, path)], "").into_response(),
            Body::File { name, text } => file(&name, text),
            Body::Picture { media, bytes } => {
                ([(CONTENT_TYPE, media), (CACHE_CONTROL, PICTURE_KEPT)], bytes).into_response()
            }
        };
        *response.status_mut() = self.status;
        let headers = response.headers_mut();
        headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
        for (name, value) in self.keeps {
            headers.extend(cookie(name, &value).map(|cookie| (SET_COOKIE, cookie)));
        }
        for line in self.sets {
            headers.extend(line.parse().ok().map(|line: HeaderValue| (SET_COOKIE, line)));
        }
        response
    }
}

/// A page of HTML.
pub(crate) fn html(text: String) -> Response {
    typed("text/html; charset=utf-8", text)
}

fn typed(mime: &'static str, text: String) -> Response {
    ([(CONTENT_TYPE, mime)], text).into_response()
}

/// A file the browser keeps. Of its name only letters and digits of ASCII go into a header.
fn file(name: &str, text: String) -> Response {
    let is_fine = |sign: &char| sign.is_ascii_alphanumeric() || "-._".contains(*sign);
    let name: String = name.chars().filter(is_fine).collect();
    let kept = format!("attachment; filename=\"{name}\"");
    let headers =
        [(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (axum::http::header::CONTENT_DISPOSITION, kept)];
    (headers, text).into_response()
}

/// A choice kept in the browser; `None` if a header cannot hold it.
fn cookie(name: &str, value: &str) -> Option<HeaderValue> {
    let line = format!("{name}={value}; Path=/; Max-Age={KEPT_FOR}; HttpOnly; SameSite=Strict");
    line.parse().ok()
}

/// The rooms a page belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NavTab {
    Lookup,
    Cards,
    Solo,
    Decks,
    Calc,
    Dice,
    List,
}

impl NavTab {
    /// The rooms in reach of the thumb beside the search: those of a game, or those of all.
    pub fn beside(game: Option<Game>) -> [NavTab; 2] {
        match game {
            None => [NavTab::Cards, NavTab::Decks],
            Some(game) if game.has(Feature::Opponent) => [NavTab::Cards, NavTab::Solo],
            Some(game) if game.has(Feature::Decks) => [NavTab::Cards, NavTab::Decks],
            Some(game) if DiceUse::of(game).next().is_some() => [NavTab::Calc, NavTab::Dice],
            Some(_) => [NavTab::List, NavTab::Calc],
        }
    }

    /// The address of its first page; that of the search is the box in which one types.
    pub fn path(self) -> &'static str {
        match self {
            NavTab::Lookup => "#find",
            NavTab::Cards => "/cards",
            NavTab::Solo => "/solo",
            NavTab::Decks => "/decks",
            NavTab::Calc => "/calc",
            NavTab::Dice => "/roll",
            NavTab::List => "/list",
        }
    }

    /// The lines of its sign, in a square of 24.
    pub fn sign(self) -> &'static str {
        match self {
            NavTab::Lookup => "M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM15 15l5.5 5.5",
            NavTab::Cards => {
                "M6 3h8a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM9 21.5h8a3 3 0 0 0 3-3V7"
            }
            NavTab::Solo => "M12 3l7.5 17.5L12 15.5l-7.5 5z",
            NavTab::Decks => "M4 6.5h16M4 12h16M4 17.5h10",
            NavTab::Calc => {
                "M7 3h10a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM8.5 7h7M9 12v.01M12 12v.01M15 12v.01M9 16v.01M12 16v.01M15 16v.01"
            }
            NavTab::Dice => {
                "M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM8.5 8.5v.01M15.5 8.5v.01M12 12v.01M8.5 15.5v.01M15.5 15.5v.01"
            }
            NavTab::List => {
                "M12 6.5c-2-1.7-5-2.2-8-1.6V19c3-.6 6-.1 8 1.6 2-1.7 5-2.2 8-1.6V4.9c-3-.6-6-.1-8 1.6zM12 6.5V20"
            }
        }
    }

    /// Its name.
    pub fn label(self, texts: &Texts) -> String {
        match self {
            NavTab::Lookup => msg::page_tab_lookup(texts),
            NavTab::Cards => msg::page_tab_cards(texts),
            NavTab::Solo => msg::page_tab_solo(texts),
            NavTab::Decks => msg::page_tab_decks(texts),
            NavTab::Calc => msg::page_tab_calc(texts),
            NavTab::Dice => msg::dice_title(texts),
            NavTab::List => msg::page_tab_list(texts),
        }
    }
}
