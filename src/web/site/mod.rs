//! The reference as plain files: pages that need no server of ours. Links lead from file to file beside it, so
//! that the folder works wherever it is put.

mod files;
mod home;
mod sheets;

use maud::{Markup, html};
use serde::Serialize;

use super::assets::{ICON, SCRIPT, STYLE};
use super::frame;
use super::guard::POLICY;
use app::CommandAnswer;
use app::admin::site::Site;
use app::session::Session;
use model::{Game, Lang};
use page::locale::{Texts, msg};
use page::render::Links;
use view::Term;
use view::admin::site::SiteReport;
use view::error::Error;

pub use home::{door, home};

/// The parts of an id are parted so in the name of its file.
const PARTED: &str = ".";
/// How the names of pages end.
const ENDING: &str = ".html";
/// The first page of a language.
pub const HOME: &str = "index";

/// Links from page to page of a language.
pub const LINKS: Links<'_> = Links { before: "", between: PARTED, behind: ENDING };

/// Files beside the pages that are the same for every site, by their names.
pub static FILES: [(&str, &str); 6] = [
    ("site.css", STYLE.text),
    ("page.js", SCRIPT.text),
    ("icon.svg", ICON.text),
    ("fold.js", include_str!("../assets/fold.js")),
    ("lookup.js", include_str!("../assets/lookup.js")),
    ("site.js", include_str!("../assets/site.js")),
];

/// Writes the reference as plain files. What the player imported or keeps is never asked for: only the built-in
/// catalog is.
///
/// # Errors
/// When the folder holds something else or cannot be written, or the data is not valid.
pub fn write(arguments: &Site, session: &Session<'_>) -> Result<CommandAnswer, Error> {
    let folder = files::SiteFolder::open(&arguments.folder)?;
    let files = sheets::all(session)?.finished()?;
    folder.fill(&files)?;
    session.show(&SiteReport::new(
        &arguments.folder,
        files.pages(),
        files.len(),
        files.bytes(),
        files.version().to_owned(),
    ))
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
    let main = html! { (frame::made(body)) };
    document(texts, sheet, &main)
}

/// A page made by the program below its title.
pub fn titled(texts: &Texts, sheet: SitePage<'_>, body: &str) -> String {
    let main = html! {
        h1 { (sheet.title) }
        (frame::made(body))
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

/// What makes a phone take the pages of a language for an app.
pub fn manifest(texts: &Texts) -> String {
    let manifest = Manifest {
        background_color: "#faf8f5",
        description: msg::site_description(texts),
        display: "standalone",
        icons: [Icon { purpose: "any", sizes: "any", src: "../icon.svg", kind: "image/svg+xml" }],
        id: "./",
        lang: texts.lang().code(),
        name: msg::site_title(texts),
        scope: "../",
        short_name: msg::site_title(texts),
        start_url: LINKS.to(HOME),
        theme_color: "#9a4f00",
    };
    serde_json::to_string_pretty(&manifest).unwrap_or_default() + "\n"
}

/// A web app manifest, as browsers read it.
#[derive(Serialize)]
struct Manifest {
    background_color: &'static str,
    description: String,
    display: &'static str,
    icons: [Icon; 1],
    id: &'static str,
    lang: &'static str,
    name: String,
    scope: &'static str,
    short_name: String,
    start_url: String,
    theme_color: &'static str,
}

#[derive(Serialize)]
struct Icon {
    purpose: &'static str,
    sizes: &'static str,
    src: &'static str,
    #[serde(rename = "type")]
    kind: &'static str,
}

/// The worker that keeps the pages for when there is no network. It is another one with each state of the files.
pub fn worker(version: &str) -> String {
    let version = serde_json::Value::from(version);
    let rest = include_str!("../assets/sw.js");
    format!("const VERSION = {version};\n{rest}")
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
            @if *script == "site.js" {
                script type="module" src={ (up) (script) } {}
            } @else {
                script src={ (up) (script) } defer {}
            }
        }
    }
}

fn document(texts: &Texts, sheet: SitePage<'_>, main: &Markup) -> String {
    let other = texts.lang().other();
    let elsewhere = format!("../{}", path(other, sheet.name));
    let head = html! {
        (head("../", &["page.js", "site.js"]))
        link rel="manifest" href="manifest.webmanifest";
        link rel="alternate" hreflang=(other.code()) href=(elsewhere);
    };
    let above = html! {
        header.bar {
            form.find.local action=(LINKS.to(HOME)) method="get" role="search" {
                input type="search" name="q" autocomplete="off" enterkeyhint="search" data-suggest=""
                    placeholder=(msg::page_find(texts)) aria-label=(msg::page_find(texts));
            }
            p.unnamed { (msg::site_no_names(texts)) }
            a.lang href=(elsewhere) lang=(other.code()) hreflang=(other.code()) {
                (msg::page_other_language(texts))
            }
        }
        (tabs(texts, sheet))
    };
    let title = if sheet.name == HOME { "" } else { sheet.title };
    frame::whole(texts, title, &head, &above, main).into_string()
}

fn tabs(texts: &Texts, sheet: SitePage<'_>) -> Markup {
    let tab = |name: &str, label: String, is_on: bool| {
        html! {
            a href=(LINKS.to(name)) aria-current=[is_on.then_some("page")] { (label) }
        }
    };
    html! {
        nav.tabs aria-label=(msg::page_rooms(texts)) {
            (tab(HOME, msg::page_tab_lookup(texts), sheet.name == HOME))
            @for game in Game::ALL {
                (tab(game.code(), game.term(texts), sheet.game == Some(game)))
            }
        }
    }
}
