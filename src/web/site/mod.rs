//! The reference as plain files: pages that need no server of ours. Links lead from file to file beside it, so
//! that the folder works wherever it is put.

pub mod app;
mod files;
mod home;
mod sheets;

pub use home::{door, home};
use maud::{Markup, html};

use crate::assets::{ICON, SCRIPT, STYLE};
use crate::frame::{self, Dress};
use crate::guard::POLICY;
use crate::site::app::AppProgram;
use ::app::Found;
use ::app::admin::site::{Site, SiteReport};
use ::app::session::Session;
use model::{Game, Lang};
use page::locale::{Texts, msg};
use page::render::Links;
use words::{Problem, Term};

/// The parts of an id are parted so in the name of its file.
const PARTED: &str = ".";
/// How the names of pages end.
const ENDING: &str = ".html";
/// The first page of a language.
pub const HOME: &str = "index";

/// The app, from a page of a language.
const APP: &str = "../app/";

/// Links from page to page of a language.
pub const LINKS: Links<'_> = Links { before: "", between: PARTED, behind: ENDING };

/// Files beside the pages that are the same for every site, by their names.
pub static FILES: [(&str, &str); 4] = [
    ("site.css", STYLE.text),
    ("page.js", SCRIPT.text),
    ("icon.svg", ICON.text),
    ("site.js", include_str!("../assets/site.js")),
];

/// Writes the reference as plain files. What the player imported or keeps is never asked for: only the built-in
/// catalog is.
///
/// # Errors
/// When the folder holds something else or cannot be written, or the data is not valid.
pub fn write(arguments: &Site, session: &Session<'_>) -> Result<Found, Problem> {
    let folder = files::SiteFolder::open(&arguments.folder)?;
    let app = AppProgram::find(&session.folders.catalogs);
    let has_app = app.is_some();
    let files = sheets::all(session, app)?.finished()?;
    folder.fill(&files)?;
    Ok(Found::shown(SiteReport::new(
        &arguments.folder,
        files.pages(),
        files.len(),
        files.bytes(),
        files.version().to_owned(),
        has_app,
    )))
}

/// A page in one language.
#[derive(Debug, Clone, Copy)]
pub struct SitePage<'a> {
    /// The name it is linked by, like an id.
    pub name: &'a str,
    /// Its heading in the language of the page, which is also the title of its document.
    pub title: &'a str,
    /// The game it belongs to, if to one.
    pub game: Option<Game>,
    /// Whether the app lies beside the pages, which can answer what is typed.
    pub has_app: bool,
}

/// A group of links.
#[derive(Debug, Clone, Default)]
pub struct Group {
    /// May be empty.
    pub title: String,
    /// The links from top to bottom.
    pub rows: Vec<Row>,
}

/// A link to a page.
#[derive(Debug, Clone)]
pub struct Row {
    /// The name of the page it leads to, as in [`SitePage::name`].
    pub name: String,
    /// What is shown of it, in the language of the page.
    pub title: String,
    /// What stands beside it; may be empty.
    pub beside: String,
}

impl Row {
    /// A link with what stands beside it.
    pub fn new(name: impl Into<String>, title: String, beside: impl Into<String>) -> Row {
        Row { name: name.into(), title, beside: beside.into() }
    }
}

/// The file of a page in a language, from the root of the site.
pub fn path(lang: Lang, name: &str) -> String {
    format!("{}/{}", lang.code(), LINKS.to(name))
}

/// A page that was made by the program, with its heading.
pub fn made(texts: &Texts, sheet: SitePage<'_>, body: &str) -> String {
    let main = html! { (frame::trusted_html(body)) };
    document(texts, sheet, &main)
}

/// A page made by the program below its title.
pub fn titled(texts: &Texts, sheet: SitePage<'_>, body: &str) -> String {
    let main = html! {
        h1 { (sheet.title) }
        (frame::trusted_html(body))
    };
    document(texts, sheet, &main)
}

/// A page of links.
pub fn listed(texts: &Texts, sheet: SitePage<'_>, groups: &[Group]) -> String {
    let main = html! {
        h1 { (sheet.title) }
        (links(groups))
    };
    document(texts, sheet, &main)
}

fn links(groups: &[Group]) -> Markup {
    html! {
        @for group in groups {
            @if !group.title.is_empty() { h2 { (group.title) } }
            ul.seen {
                @for row in &group.rows {
                    li {
                        a href=(LINKS.to(&row.name)) {
                            span { (row.title) }
                            @if !row.beside.is_empty() { " " small { (row.beside) } }
                        }
                    }
                }
            }
        }
    }
}

/// The rules a browser holds a page to. Who may frame it, only a server can say.
fn policy() -> String {
    let rules: Vec<&str> = POLICY.split("; ").filter(|rule| !rule.starts_with("frame-ancestors")).collect();
    rules.join("; ")
}

/// What the head of a page names; `up` leads to the root of the site.
fn head(up: &str, scripts: &[&str]) -> Markup {
    html! {
        meta http-equiv="Content-Security-Policy" content=(policy());
        meta name="referrer" content="no-referrer";
        link rel="stylesheet" href={ (up) "site.css" };
        link rel="icon" href={ (up) "icon.svg" } type="image/svg+xml";
        @for script in scripts {
            script src={ (up) (script) } defer {}
        }
    }
}

fn document(texts: &Texts, sheet: SitePage<'_>, main: &Markup) -> String {
    let other = texts.lang().other();
    let elsewhere = format!("../{}", path(other, sheet.name));
    let head = html! {
        (head("../", &["page.js", "site.js"]))
        link rel="alternate" hreflang=(other.code()) href=(elsewhere);
    };
    let above = html! {
        header.bar {
            @if sheet.has_app {
                form.find action=(APP) method="get" role="search" {
                    input type="search" name="q" autocomplete="off" enterkeyhint="search"
                        placeholder=(msg::page_find(texts)) aria-label=(msg::page_find(texts));
                    input type="hidden" name="lang" value=(texts.lang().code());
                }
            }
            a.lang href=(elsewhere) lang=(other.code()) hreflang=(other.code()) {
                (msg::page_other_language(texts))
            }
        }
        (tabs(texts, sheet))
    };
    let title = if sheet.name == HOME { "" } else { sheet.title };
    let dress = Dress { place: sheet.game, ..Dress::default() };
    frame::whole(texts, title, dress, &head, &above, main).into_string()
}

fn tabs(texts: &Texts, sheet: SitePage<'_>) -> Markup {
    let tab = |name: &str, label: String, is_on: bool| {
        html! {
            a href=(LINKS.to(name)) aria-current=[is_on.then_some("page")] { (label) }
        }
    };
    html! {
        nav.tabs aria-label=(msg::page_rooms(texts)) {
            (tab(HOME, msg::page_tab_start(texts), sheet.name == HOME))
            @for game in Game::ALL {
                (tab(game.code(), game.term(texts), sheet.game == Some(game)))
            }
        }
    }
}
