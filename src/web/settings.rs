//! What a player chooses for good, and all that is theirs as a file: the language, the boxes of Captain's Chair, backup and
//! moving house. Where the program runs inside the browser, what that browser can do for it stands here as well.

use axum::Router;
use maud::{Markup, html};

use crate::pictures::render_photos;
use crate::reply::{Body, Reply};
use crate::router::{App, action, action_up_to, page};
use crate::solo::unknown;
use crate::visit::{ASKED, AT_DOOR, GAME, LOOK, LOOKS, MOTION, OWN_GAMES, PARTS, STILL, Visit, encode_query};
use crate::worker::{Answer, Worker};
use app::DynReport;
use app::backup::{Backup, Restore};
use app::choices::BOXES;
use app::collection::OwnBoxes;
use app::commands::RunCommand;
use app::options::read_value;
use model::{Game, GameBox};
use page::locale::{Texts, msg};
use words::Problem;

/// Bytes of a backup that may be sent, as a form encodes them: years of games are a tenth.
const MOST_TAKEN_IN: usize = 24 << 20;
/// What the file of a backup is called, before its day and behind it.
const FILE: [&str; 2] = ["tricorder", ".jsonl"];
/// The field of the day of a backup, as the browser knows it.
const DAY: &str = "day";
/// The field of the checks.
const CHECKS: &str = "checks";
/// The field of a backup that is to be taken in.
const BACKUP: &str = "backup";

/// The routes of this room.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/settings", page(settings))
        .route("/settings/boxes", page(back).merge(action(keep_boxes)))
        .route("/settings/checks", page(back).merge(action(keep_checks)))
        .route("/settings/backup", page(backup))
        .route("/settings/restore", page(back).merge(action_up_to(restore, MOST_TAKEN_IN)))
}

fn settings(worker: &Worker<'_>, visit: &Visit) -> Reply {
    show(worker, visit, &html! {})
}

/// The page with what was said of an action above it.
fn show(worker: &Worker<'_>, visit: &Visit, said: &Markup) -> Reply {
    let texts = worker.texts(visit.lang);
    let main = html! {
        h1 { (msg::settings_title(texts)) }
        (said)
        h2 { (msg::settings_boxes(texts)) }
        (boxes_form(worker, visit, &html! { p { (msg::settings_boxes_what(texts)) } }))
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
        (look(texts, visit))
        (checks(worker, visit))
        (moving(texts, visit))
        @if visit.is_in_browser { (render_photos(texts)) }
        // Its own page, for the day on which this one does not open.
        @if visit.is_in_browser { p { a.choice href="/rescue" { (msg::app_anew(texts)) } } }
    };
    Reply::page(None, msg::settings_title(texts), main)
}

/// What the script shows where the browser can do it.
fn of_browser(texts: &Texts) -> Markup {
    html! {
        p { (msg::settings_in_browser(texts)) }
        (fresh(texts))
        (install(texts, false))
        // The script shows what holds; where the browser promises nothing it can be asked again.
        div.note id="keep" hidden {
            p data-kept="good" { (msg::settings_kept_good(texts)) }
            p data-kept="loose" { (msg::settings_kept_loose(texts)) }
            p data-kept="private" { (msg::settings_kept_private(texts)) }
            div data-kept="loose" { button.go type="button" { (msg::settings_keep(texts)) } }
        }
    }
}

/// The offer to put the app on the home screen; the script shows it where the browser can, at the front door once.
pub(crate) fn install(texts: &Texts, is_once: bool) -> Markup {
    html! {
        div.note id="install" data-once[is_once] hidden {
            p { (msg::settings_install_why(texts)) }
            div.buttons {
                button.go type="button" { (msg::settings_install(texts)) }
                @if is_once { button.choice type="button" data-later { (msg::settings_install_later(texts)) } }
            }
        }
    }
}

/// What is said after an evening of which there is no backup; the script shows it.
pub(crate) fn reminder(texts: &Texts) -> Markup {
    html! {
        div.note id="remind" role="status" hidden {
            p { (msg::settings_remind(texts)) }
            p { a.choice href="/settings/backup" { (msg::settings_backup_save(texts)) } }
        }
    }
}

/// The note that a new version stands ready; the script shows it.
pub(crate) fn fresh(texts: &Texts) -> Markup {
    html! {
        div.note id="fresh" role="status" hidden {
            p { (msg::settings_fresh(texts)) }
            button.go type="button" { (msg::settings_take(texts)) }
        }
    }
}

/// The boxes of Captain's Chair to tick, below what else is asked. With script a tick is kept at once; the form needs no
/// button then.
pub(crate) fn boxes_form(worker: &Worker<'_>, visit: &Visit, above: &Markup) -> Markup {
    let texts = worker.texts(visit.lang);
    let boxes = worker.run(visit.lang, OwnBoxes::default()).report.map_or_else(Vec::new, |owned| owned.boxes);
    html! {
        form.ask.boxes action=(visit.to_send("/settings/boxes")) method="post" data-ticks {
            (above)
            div.chips.wrap role="group" aria-label=(msg::settings_boxes(texts)) {
                @for one in &boxes {
                    @let code = one.facts.game_box.code();
                    @let id = format!("box-{code}");
                    label.chip for=(id) {
                        input type="checkbox" id=(id) name=(code) value="1" checked[one.owned];
                        (one.facts.title.get(visit.lang))
                        @if !one.captains.is_empty() { small { (msg::settings_captains(texts, one.captains.len())) } }
                    }
                }
            }
            button.go.renew type="submit" { (msg::settings_boxes_keep(texts)) }
        }
    }
}

/// Light or dark, and whether things move; else as the system has it.
fn look(texts: &Texts, visit: &Visit) -> Markup {
    let labels =
        [msg::settings_look_system(texts), msg::settings_look_light(texts), msg::settings_look_dark(texts)];
    let values = std::iter::once("system").chain(LOOKS);
    let now = visit.look();
    let looks = values
        .zip(labels)
        .map(|(value, label)| (LOOK, value, label, value == now || now.is_empty() && value == "system"));
    let motions = [
        (MOTION, "system", msg::settings_look_system(texts), !visit.is_still()),
        (MOTION, STILL, msg::settings_motion_still(texts), visit.is_still()),
    ];
    html! {
        h2 { (msg::settings_look(texts)) }
        (choices(&msg::settings_look(texts), looks))
        h2 { (msg::settings_motion(texts)) }
        (choices(&msg::settings_motion(texts), motions))
    }
}

/// What may be chosen of a thing: its name, the value, what stands there, whether it is so now.
fn choices(title: &str, of_one: impl IntoIterator<Item = (&'static str, &'static str, String, bool)>) -> Markup {
    html! {
        nav.chips.wrap aria-label=(title) {
            @for (name, value, label, is_on) in of_one {
                a.chip href=(format!("/settings?{}", encode_query([(name, value)]))) aria-current=[is_on.then_some("true")] { (label) }
            }
        }
    }
}

/// Whether what hands have to do in a game has checks.
fn checks(worker: &Worker<'_>, visit: &Visit) -> Markup {
    let texts = worker.texts(visit.lang);
    html! {
        h2 { (msg::settings_checks(texts)) }
        form.ask action=(visit.to_send("/settings/checks")) method="post" data-ticks {
            label.switch {
                input type="checkbox" name=(CHECKS) value="on" checked[worker.has_checks(visit.lang)];
                (msg::settings_checks_what(texts))
            }
            button.go.renew type="submit" { (msg::settings_boxes_keep(texts)) }
        }
    }
}

fn keep_checks(worker: &Worker<'_>, visit: &Visit) -> Reply {
    match worker.keep_checks(visit.lang, visit.sent.is_on(CHECKS)) {
        Ok(()) => Reply::go("/settings"),
        Err(refusal) => unknown(worker, visit, &refusal),
    }
}

/// Everything as a file, and back.
fn moving(texts: &Texts, visit: &Visit) -> Markup {
    html! {
        h2 { (msg::settings_backup(texts)) }
        p { (msg::settings_backup_what(texts)) }
        p { a.choice href="/settings/backup" { (msg::settings_backup_save(texts)) } }
        p.hint id="backed-up" hidden { (msg::settings_backed_up(texts)) " " time {} }
        form.ask action=(visit.to_send("/settings/restore")) method="post" {
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

fn back(_: &Worker<'_>, _: &Visit) -> Reply {
    Reply::go("/settings")
}

/// Keeps the boxes that were ticked, and at the front door the games; whoever is done there is not asked again.
fn keep_boxes(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let sent = &visit.sent.0;
    let is_box = |name: &str| ![GAME, ASKED, AT_DOOR].contains(&name);
    let names = sent.iter().map(|(name, _)| name).filter(|name| is_box(name));
    let ticked = names.map(|name| read_value("<box>", name, &BOXES, visit.lang));
    let answer = worker.find(visit.lang, ("collection boxes", ""), |session| {
        let mut boxes = ticked.collect::<Result<Vec<GameBox>, Problem>>()?;
        if boxes.is_empty() {
            // Without a tick there is still the core box, which all games need.
            boxes.push(GameBox::Core);
        }
        OwnBoxes::new(boxes).run(session)
    });
    if !answer.is_done() {
        return tell(worker, visit, &answer);
    }
    if visit.sent.get(AT_DOOR).is_empty() {
        return back(worker, visit);
    }
    let games: Vec<&str> = sent.iter().filter(|(name, _)| name == GAME).map(|(_, code)| code.as_str()).collect();
    let known: Vec<&str> = games.into_iter().filter_map(Game::from_code).map(Game::code).collect();
    Reply::go("/").keeping(OWN_GAMES, known.join(&PARTS.to_string())).keeping(ASKED, visit.sent.get(ASKED))
}

/// The page with what an action said above it.
fn tell(worker: &Worker<'_>, visit: &Visit, answer: &Answer<impl DynReport>) -> Reply {
    let texts = worker.texts(visit.lang);
    let label = msg::hint_quoted(texts, msg::settings_restore_replace(texts));
    let said = answer.render_changed(texts, &|words| words.replace("--replace", &label));
    show(worker, visit, &html! { div role="alert" { (said) } }).with_status(answer.status())
}

fn backup(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let answer = worker.run(visit.lang, Backup::as_text());
    match answer.report.as_ref().filter(|_| answer.is_done()).and_then(|report| report.as_text()) {
        Some(text) => Reply::new(Body::File { name: file_of(visit.asked.get(DAY)), text: text.to_owned() }),
        None => tell(worker, visit, &answer),
    }
}

/// The name of the file of a backup: with its day, if that is one.
fn file_of(day: &str) -> String {
    let is_day = day.len() == 10 && day.bytes().all(|sign| sign.is_ascii_digit() || sign == b'-');
    let [start, end] = FILE;
    if is_day { format!("{start}-{day}{end}") } else { format!("{start}{end}") }
}

fn restore(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let import = Restore::of_text(visit.sent.get("replace") == "1");
    let answer = worker.run_on(visit.lang, visit.sent.get(BACKUP), import);
    tell(worker, visit, &answer)
}
