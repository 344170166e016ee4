//! What the table of commands says of the page is so, served as well as inside a browser.

use std::collections::HashSet;
use std::sync::mpsc::{Receiver, channel};

use app::args::{Command, PagePlace};
use app::paths::{CatalogFolders, Folders, UserDataPlace};
use axum::body::Body;
use axum::http::{Request, StatusCode};
use model::Lang;
use tower::ServiceExt;
use web::site::app::AppProgram;
use web::worker::DataPlace;
use web::{App, Lock, Pool};

use super::links::{links, player};
use crate::kit::desk::Desk;
use crate::kit::site::{HOME, Site};

/// Where errata are listed.
const ERRATA: &str = "/list?kind=errata";

/// The addresses a place stands for.
fn addresses(place: PagePlace) -> Vec<&'static str> {
    match place {
        PagePlace::Search => vec!["/?q=recall"],
        PagePlace::Entry => vec!["/e/cc/keyword/log"],
        PagePlace::Cards => vec!["/cards?q=worf"],
        PagePlace::Calculators => vec![
            "/calc",
            "/calc/range",
            "/roll/event",
            "/roll/movement",
            "/roll/dilemma",
            "/roll/crew",
            "/roll/mercenary",
            "/table/nonaligned",
        ],
        PagePlace::Lessons => vec!["/learn", "/learn/cc", "/learn/2e/2", "/learn/catan", "/learn/1e"],
        PagePlace::CheatSheets => vec!["/cheat/cc", "/cheat/2e", "/cheat/catan", "/cheat/1e"],
        PagePlace::At(address) | PagePlace::Room(address) => vec![address],
        PagePlace::Rooms(rooms) => rooms.iter().map(|(_, address)| *address).collect(),
        PagePlace::Nowhere => Vec::new(),
    }
}

#[test]
fn every_place_answers_served_and_inside_a_browser() {
    for mut site in [Site::served(Lang::De), Site::in_browser(Lang::En)] {
        let mut asked = 0;
        for (name, place) in Command::page_places() {
            for address in addresses(place) {
                let got = site.get(address);
                assert_eq!(got.status, StatusCode::OK, "{name}: {address}: {}", got.text);
                asked += 1;
            }
        }
        assert!(asked > 30, "{asked}");
    }
}

/// What of an address tells one room from another.
fn room(address: &str) -> &str {
    if address.starts_with(ERRATA) { ERRATA } else { address.split('?').next().unwrap_or_default() }
}

#[test]
fn every_place_is_within_three_taps_of_the_front_door() {
    let mut site = player(Lang::En);
    let mut known: HashSet<String> = HashSet::from(["/".to_owned()]);
    let mut edge = vec!["/".to_owned()];
    for _ in 0..3 {
        let found: Vec<String> = edge.iter().flat_map(|address| links(&site.get(address).text)).collect();
        edge = found
            .into_iter()
            .filter(|link| !link.contains("lang=") && known.insert(room(link).to_owned()))
            .collect();
        // Entries lead to entries, not to rooms.
        edge.retain(|link| !link.starts_with("/e/"));
    }
    for (name, place) in Command::page_places() {
        for address in addresses(place) {
            // An entry is as near as the word that is typed for it.
            let is_near = address.starts_with("/e/") || known.contains(room(address));
            assert!(is_near, "{name}: {address}: {known:?}");
        }
    }
}

/// The addresses of pages with more than one part, beside those of [`addresses`].
const MORE: [&str; 22] = [
    "/",
    "/?q=worf&all=1",
    "/e/cc/captain/picard",
    "/cards?q=type:ship&narrow=on",
    "/cards?q=type:ship&from=50",
    "/e/2e/card/aldara",
    "/decks?of=a",
    "/decks/compare?first=a&second=example:bajoran",
    "/decks/check?list=1+Davies",
    "/decks/check?list=1+Davies&view=stats",
    "/deck/a",
    "/deck/a?view=stats",
    "/deck/a?view=odds",
    "/deck/a?view=hand&seed=1",
    "/deck/a?view=missing",
    "/deck/a?view=log",
    "/deck/a/file?to=json",
    "/list?game=all",
    "/sheet/picard",
    "/trash",
    "/cadet",
    "/solo/new",
];

/// The routes of a page whose worker tells after each answer which commands it ran.
fn counted(desk: &Desk) -> (web::Routes, Receiver<Vec<&'static str>>) {
    let place = DataPlace {
        folders: Folders {
            catalogs: CatalogFolders::only_cache(Some(desk.cache.path().to_owned())),
            user: Some(UserDataPlace::File(desk.own.path().join("user.db"))),
            settings: None,
        },
        ..DataPlace::default()
    };
    let ((pool, queue), (sender, commands)) = (Pool::new(), channel());
    std::thread::spawn(move || {
        let mut program = web::worker::WorkerState::new(place);
        queue.work_off(|job| {
            program.with_worker(|worker| {
                job(worker);
                let _ = sender.send(worker.commands());
            });
        });
    });
    let lock = Lock::new(&[HOME.parse().expect("an address")], None);
    (web::router(App::new(pool, None), lock), commands)
}

#[tokio::test]
async fn no_page_runs_a_command_twice() {
    let desk = Desk::new();
    assert!(desk.run("deck save example:klingon --name a").status.success());
    let (routes, commands) = counted(&desk);
    let places = Command::page_places().flat_map(|(_, place)| addresses(place));
    let mut total = 0;
    for address in places.chain(MORE) {
        let request = Request::get(address).header("host", HOME).body(Body::empty());
        let got = routes.clone().oneshot(request.expect("a request")).await.expect("a reply");
        assert!(!got.status().is_server_error(), "{address}");
        let run = commands.recv().expect("an answer");
        let different: HashSet<&str> = run.iter().copied().collect();
        assert_eq!(different.len(), run.len(), "{address}: {run:?}");
        total += run.len();
    }
    assert!(total > 40, "{total}");
}

/// The commands that stand in the words of a page, for a player who has no terminal.
fn commands_shown(html: &str) -> Vec<String> {
    let main = html.split("<main").nth(1).unwrap_or(html);
    let text: String = main.split('<').map(|part| part.split_once('>').map_or(part, |(_, text)| text)).collect();
    let typed = text.split("tricorder ").skip(1).map(|rest| rest.split([' ', '\n', '“', '.']).next().unwrap_or(""));
    typed.filter(|word| Command::page_places().any(|(name, _)| name == *word)).map(str::to_owned).collect()
}

#[test]
fn no_page_shows_a_command() {
    for lang in Lang::ALL {
        let mut site = player(lang);
        let mut seen: Vec<(String, String)> = Vec::new();
        for address in Command::page_places().flat_map(|(_, place)| addresses(place)).chain(MORE) {
            seen.push((address.to_owned(), site.get(address).text));
        }
        let begun = [("captain", "picard"), ("mode", "stun"), ("name", "c"), ("challenge", "acquisition")];
        seen.push(("a campaign".to_owned(), site.submit("/campaign", &begun).text));
        let version = |text: &str| {
            text.split("name=\"at\" value=\"").nth(1).and_then(|rest| rest.split('"').next()).map(str::to_owned)
        };
        let at = version(&seen[seen.len() - 1].1).expect("a log");
        let won = [("at", at.as_str()), ("bot", "koloth"), ("outcome", "won")];
        seen.push(("its upgrade".to_owned(), site.submit("/campaign/c/record", &won).text));
        seen.push(("its story".to_owned(), site.get("/campaign/c/review").text));
        seen.push(("a training".to_owned(), site.submit("/cadet", &[("captain", "sela"), ("side", "basic")]).text));
        let shown = seen.iter().map(|(page, text)| (page, commands_shown(text)));
        let shown: Vec<_> = shown.filter(|(_, commands)| !commands.is_empty()).collect();
        assert!(shown.is_empty(), "{shown:?}");
    }
}

#[test]
fn a_browser_is_told_what_it_keeps_and_how_to_begin_anew() {
    for (mut site, is_told) in [(Site::served(Lang::En), false), (Site::in_browser(Lang::En), true)] {
        let got = site.get("/settings");
        assert_eq!(got.status, StatusCode::OK, "{}", got.text);
        let words = ["has not promised to keep your data", "keeps your data even", "href=\"/rescue\""];
        assert_eq!(got.says(&words), is_told, "{}", got.text);
    }
}

/// A language that was chosen is nothing a backup could destroy.
#[test]
fn a_browser_in_which_only_the_language_was_set_takes_a_backup() {
    let mut first = Site::in_browser(Lang::En);
    first.submit("/note/cc/keyword/recall", &[("note", "mine")]);
    let backup = first.get("/settings/backup");
    let mut second = Site::in_browser(Lang::En);
    assert!(second.get("/settings?lang=de").says(&["Einstellungen"]));
    let taken = second.post("/settings/restore", &[("backup", &backup.text)]);
    assert_eq!(taken.status, StatusCode::OK, "{}", taken.text);
    assert!(second.get("/marks").says(&["mine"]));
    assert!(second.get("/settings").says(&["Einstellungen"]), "the language stays");
}

#[test]
fn a_star_and_a_note_stand_where_they_were_put() {
    let mut site = Site::open(Lang::En);
    site.submit("/star/cc/keyword/recall", &[("is", "on")]);
    let entry = site.submit("/note/cc/keyword/recall", &[("note", "from the <discard> pile?")]);
    assert!(entry.says(&["★", "from the &lt;discard&gt; pile?"]), "{}", entry.text);
    assert!(site.get("/marks").says(&["Recall", "from the"]));
    site.submit("/star/cc/keyword/recall", &[("is", "off")]);
    assert!(site.get("/e/cc/keyword/recall").says(&["☆"]));
    let lost = site.post("/star/cc/keyword/nothing", &[("is", "on")]);
    assert_eq!(lost.status, StatusCode::NOT_FOUND, "{}", lost.text);
}

#[test]
fn boxes_that_are_ticked_bring_their_captains() {
    let mut site = Site::open(Lang::En);
    assert!(!site.get("/solo/new").says(&["value=\"khan\""]));
    let got = site.submit("/settings/boxes", &[("core", "1"), ("to-boldly-go", "1")]);
    assert!(got.says(&["id=\"box-to-boldly-go\" name=\"to-boldly-go\" value=\"1\" checked"]), "{}", got.text);
    assert!(site.get("/solo/new").says(&["value=\"khan\""]));
    assert!(site.get("/?q=genesis+device").says(&["Genesis"]));
}

#[test]
fn a_backup_is_taken_in_and_never_over_what_is_there_unless_wanted() {
    let mut first = Site::open(Lang::En);
    first.submit("/note/cc/keyword/recall", &[("note", "mine")]);
    let backup = first.get("/settings/backup").text;
    let mut second = Site::open(Lang::De);
    second.submit("/note/cc/keyword/log", &[("note", "other")]);
    let refused = second.post("/settings/restore", &[("backup", &backup)]);
    assert_ne!(refused.status, StatusCode::OK, "{}", refused.text);
    assert!(second.get("/marks").says(&["other"]));
    let taken = second.post("/settings/restore", &[("backup", &backup), ("replace", "1")]);
    assert_eq!(taken.status, StatusCode::OK, "{}", taken.text);
    let marks = second.get("/marks");
    assert!(marks.says(&["mine"]) && !marks.says(&["other"]), "{}", marks.text);
    for wrong in ["", "{}", "PK\u{3}\u{4}"] {
        let refused = second.post("/settings/restore", &[("backup", wrong), ("replace", "1")]);
        assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{wrong}: {}", refused.text);
    }
    assert!(second.get("/marks").says(&["mine"]));
}

/// What `serve` offers where a package brought the app: the worker alone may run WebAssembly.
#[tokio::test]
async fn the_app_is_offered_with_the_policy_its_worker_needs() {
    let package = tempfile::tempdir().expect("a folder");
    let folder = package.path().join("app");
    std::fs::create_dir(&folder).expect("a folder");
    for name in ["tricorder.pack", "tricorder.js"] {
        std::fs::write(folder.join(name), name).expect("a file");
    }
    let packaged = vec![package.path().to_owned()];
    let program = AppProgram::find(&CatalogFolders { packaged, ..CatalogFolders::default() });
    let app = App::new(Pool::new().0, None).offering(program);
    let router = web::router(app, Lock::new(&[HOME.parse().expect("an address")], None));
    for (name, mime, runs_programs) in [
        ("", "text/html", false),
        ("worker.js", "text/javascript", true),
        ("tricorder.pack", "application/octet-stream", false),
        ("manifest.de.webmanifest", "application/manifest+json", false),
    ] {
        let request = Request::get(format!("/app/{name}")).header("host", HOME).body(Body::empty());
        let got = router.clone().oneshot(request.expect("a request")).await.expect("a reply");
        assert_eq!(got.status(), StatusCode::OK, "{name}");
        let header = |header: &str| got.headers()[header].to_str().expect("text").to_owned();
        assert!(header("content-type").starts_with(mime), "{name}");
        assert_eq!(header("content-security-policy").contains("'wasm-unsafe-eval'"), runs_programs, "{name}");
    }
}
