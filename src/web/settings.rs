//! What a player chooses for good, and all that is theirs as a file: the language, the boxes of Captain's Chair, backup and
//! moving house. Where the program runs inside the browser, what that browser can do for it stands here as well.

use axum::Router;
use maud::{Markup, html};
use serde::Deserialize;

use super::backend::{Backend, CommandLine, HtmlFragment};
use super::frame::below;
use super::reply::{Body, NavTab, Reply, status};
use super::router::{App, action, action_up_to, page};
use super::visit::Visit;
use ::page::locale::{Texts, msg};
use model::Localized;

/// Bytes of a backup that may be sent, as a form encodes them: years of games are a tenth.
const MOST_TAKEN_IN: usize = 24 << 20;
/// What the file of a backup is called.
const FILE: &str = "tricorder.jsonl";
/// The field of a backup that is to be taken in.
const BACKUP: &str = "backup";

/// The routes of this room.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/settings", page(settings))
        .route("/settings/boxes", page(back).merge(action(keep_boxes)))
        .route("/settings/backup", page(backup))
        .route("/settings/restore", page(back).merge(action_up_to(restore, MOST_TAKEN_IN)))
}

/// The boxes of a player, as `collection boxes` tells programs.
#[derive(Debug, Default, Deserialize)]
struct OwnedBoxes {
    boxes: Vec<OwnedBox>,
}

#[derive(Debug, Deserialize)]
struct OwnedBox {
    r#box: String,
    owned: bool,
    title: Localized<String>,
    #[serde(default)]
    captains: Vec<String>,
}

fn settings(backend: &dyn Backend, visit: &Visit) -> Reply {
    show(backend, visit, &html! {})
}

/// The page with what was said of an action above it.
fn show(backend: &dyn Backend, visit: &Visit, said: &Markup) -> Reply {
    let texts = backend.texts(visit.lang);
    let main = html! {
        h1 { (msg::settings_title(texts)) }
        (said)
        @if visit.is_in_browser { (of_browser(texts)) }
        @if visit.offers_app {
            p { (msg::settings_app_what(texts)) }
            p { a.go href="/app/" { (msg::settings_app(texts)) } }
        }
        h2 { (msg::settings_language(texts)) }
        p {
            a.choice href=(visit.in_language(visit.lang.other())) lang=(visit.lang.other().code()) {
                (msg::settings_other_language(texts))
            }
        }
        (boxes(backend, visit))
        (moving(texts))
        // Its own page, for the day on which this one does not open.
        @if visit.is_in_browser { p { a.choice href="/rescue" { (msg::app_anew(texts)) } } }
    };
    Reply::page(NavTab::Lookup, msg::settings_title(texts), main)
}

/// What the script shows where the browser can do it.
fn of_browser(texts: &Texts) -> Markup {
    html! {
        p { (msg::settings_in_browser(texts)) }
        (fresh(texts))
        div.note id="install" hidden {
            p { (msg::settings_install_why(texts)) }
            button.go type="button" { (msg::settings_install(texts)) }
        }
        // The script shows what holds; where the browser promises nothing it can be asked again.
        div.note id="keep" hidden {
            p data-kept="good" { (msg::settings_kept_good(texts)) }
            p data-kept="loose" { (msg::settings_kept_loose(texts)) }
            p data-kept="private" { (msg::settings_kept_private(texts)) }
            div data-kept="loose" { button.go type="button" { (msg::settings_keep(texts)) } }
        }
    }
}

/// That a new version stands ready; the script shows it.
pub(crate) fn fresh(texts: &Texts) -> Markup {
    html! {
        div.note id="fresh" role="status" hidden {
            p { (msg::settings_fresh(texts)) }
            button.go type="button" { (msg::settings_take(texts)) }
        }
    }
}

fn boxes(backend: &dyn Backend, visit: &Visit) -> Markup {
    let texts = backend.texts(visit.lang);
    let document = backend.document(visit.lang, &CommandLine::of(["collection", "boxes"]));
    let owned: OwnedBoxes = serde_json::from_value(document).unwrap_or_default();
    html! {
        h2 { (msg::settings_boxes(texts)) }
        // With script a tick is kept at once; the form needs no button then.
        form.ask action="/settings/boxes" method="post" data-ticks {
            p { (msg::settings_boxes_what(texts)) }
            @for one in &owned.boxes {
                @let id = format!("box-{}", one.r#box);
                label.switch {
                    input type="checkbox" id=(id) name=(one.r#box) value="1" checked[one.owned];
                    (one.title.get(visit.lang))
                    @if !one.captains.is_empty() {
                        " " small { (msg::settings_captains(texts, one.captains.len())) }
                    }
                }
            }
            button.go.renew type="submit" { (msg::settings_boxes_keep(texts)) }
        }
    }
}

/// Everything as a file, and back.
fn moving(texts: &Texts) -> Markup {
    html! {
        h2 { (msg::settings_backup(texts)) }
        p { (msg::settings_backup_what(texts)) }
        p { a.choice href="/settings/backup" { (msg::settings_backup_save(texts)) } }
        form.ask action="/settings/restore" method="post" {
            div.field {
                label for="f-backup" { (msg::settings_restore_what(texts)) }
                textarea id="f-backup" name=(BACKUP) rows="3" required spellcheck="false"
                    data-drop=(msg::settings_restore_file(texts)) data-drop-large=(msg::settings_restore_large(texts))
                    data-most=(MOST_TAKEN_IN / 3) {}
            }
            label.switch {
                input type="checkbox" name="replace" value="1";
                (msg::settings_restore_replace(texts))
            }
            button.go type="submit" { (msg::settings_restore(texts)) }
        }
    }
}

fn back(_: &dyn Backend, _: &Visit) -> Reply {
    Reply::go("/settings")
}

fn keep_boxes(backend: &dyn Backend, visit: &Visit) -> Reply {
    let ticked: Vec<&str> = visit.sent.0.iter().map(|(name, _)| name.as_str()).collect();
    let chosen = ticked.join(",");
    // Without a tick there is still the core box, which all games need.
    let words = if chosen.is_empty() { "core" } else { &chosen };
    let leaf = backend.ask(visit.lang, &CommandLine::of(["collection", "boxes"]).about([words]));
    if leaf.code == 0 {
        return Reply::go("/settings");
    }
    tell(backend, visit, &leaf)
}

/// The page with what an action said above it.
fn tell(backend: &dyn Backend, visit: &Visit, leaf: &HtmlFragment) -> Reply {
    show(backend, visit, &html! { div role="alert" { (below(&leaf.body)) } }).with_status(status(leaf))
}

fn backup(backend: &dyn Backend, visit: &Visit) -> Reply {
    let leaf = backend.ask(visit.lang, &CommandLine::of(["admin", "db", "export", "-"]));
    if leaf.code == 0 {
        return Reply::new(Body::File { name: FILE.to_owned(), text: leaf.body });
    }
    tell(backend, visit, &leaf)
}

fn restore(backend: &dyn Backend, visit: &Visit) -> Reply {
    let import = CommandLine::of(["admin", "db", "import", "-"]).reading(visit.sent.get(BACKUP));
    let line = if visit.sent.get("replace") == "1" { import.switch("--replace") } else { import };
    let leaf = backend.ask(visit.lang, &line);
    tell(backend, visit, &leaf)
}
