//! Campaigns and trainings: a page each with what stands in it, and a form for every command of theirs.

use axum::Router;
use axum::http::StatusCode;
use maud::{Markup, html};

use super::ask::{AT, refusal};
use super::play::unknown;
use super::score::told;
use crate::locale::{Texts, msg};
use crate::page::{Control, Field, Filled, Part};
use crate::web::app::{App, action, page};
use crate::web::desk::{Desk, Leaf, Line};
use crate::web::form::part;
use crate::web::frame::made;
use crate::web::games::{Book, FLAG, Sheet};
use crate::web::reply::Reply;
use crate::web::tab::Tab;
use crate::web::visit::{Visit, encoded};

/// A command of such a log, and where it is sent.
#[derive(Debug, Clone, Copy)]
struct Doing {
    below: &'static str,
    sheet: Option<Sheet>,
    title: fn(&Texts) -> String,
}

const OF_CAMPAIGN: [Doing; 3] = [
    Doing {
        below: "record",
        sheet: Some(Sheet::Record),
        title: msg::solo_record,
    },
    Doing {
        below: "upgrade",
        sheet: Some(Sheet::Upgrade),
        title: msg::solo_upgrade,
    },
    Doing {
        below: "undo",
        sheet: None,
        title: msg::solo_undo,
    },
];

const OF_CADET: [Doing; 3] = [
    Doing {
        below: "next",
        sheet: None,
        title: msg::solo_turn_done,
    },
    Doing {
        below: "score",
        sheet: Some(Sheet::Score),
        title: msg::solo_score,
    },
    Doing {
        below: "undo",
        sheet: None,
        title: msg::solo_undo,
    },
];

/// The routes of both.
pub fn routes() -> Router<App> {
    let campaigns = Router::new()
        .route("/campaign", page(campaigns).merge(action(begin_campaign)))
        .route("/campaign/{name}", page(campaign))
        .route("/campaign/{name}/review", page(review))
        .route(
            "/campaign/{name}/delete",
            page(campaign).merge(action(delete_campaign)),
        )
        .route(
            "/campaign/{name}/{doing}",
            page(campaign).merge(action(do_in_campaign)),
        );
    Router::new()
        .route("/cadet", page(trainings).merge(action(begin_training)))
        .route("/cadet/{name}", page(training))
        .route(
            "/cadet/{name}/delete",
            page(training).merge(action(delete_training)),
        )
        .route(
            "/cadet/{name}/{doing}",
            page(training).merge(action(do_in_training)),
        )
        .merge(campaigns)
}

impl Book {
    fn root(self) -> &'static str {
        match self {
            Book::Campaign => "/campaign",
            Book::Cadet => "/cadet",
        }
    }

    fn of(self, name: &str) -> String {
        format!("{}/{}", self.root(), encoded(name).replace('/', "%2F"))
    }

    fn command(self) -> &'static [&'static str] {
        match self {
            Book::Campaign => &["campaign"],
            Book::Cadet => &["solo", "cadet"],
        }
    }

    fn line(self, command: &'static str) -> Line {
        Line::of(self.command().iter().copied().chain([command]))
    }

    fn title(self, texts: &Texts) -> String {
        match self {
            Book::Campaign => msg::solo_campaigns(texts),
            Book::Cadet => msg::solo_cadets(texts),
        }
    }

    fn doings(self) -> &'static [Doing] {
        match self {
            Book::Campaign => &OF_CAMPAIGN,
            Book::Cadet => &OF_CADET,
        }
    }

    fn beginning(self) -> Sheet {
        match self {
            Book::Campaign => Sheet::NewCampaign,
            Book::Cadet => Sheet::NewTraining,
        }
    }
}

fn campaigns(desk: &dyn Desk, visit: &Visit) -> Reply {
    list(desk, visit, Book::Campaign, None)
}

fn trainings(desk: &dyn Desk, visit: &Visit) -> Reply {
    list(desk, visit, Book::Cadet, None)
}

fn begin_campaign(desk: &dyn Desk, visit: &Visit) -> Reply {
    begin(desk, visit, Book::Campaign)
}

fn begin_training(desk: &dyn Desk, visit: &Visit) -> Reply {
    begin(desk, visit, Book::Cadet)
}

fn campaign(desk: &dyn Desk, visit: &Visit) -> Reply {
    show(desk, visit, Book::Campaign, None)
}

fn training(desk: &dyn Desk, visit: &Visit) -> Reply {
    show(desk, visit, Book::Cadet, None)
}

fn do_in_campaign(desk: &dyn Desk, visit: &Visit) -> Reply {
    act(desk, visit, Book::Campaign)
}

fn do_in_training(desk: &dyn Desk, visit: &Visit) -> Reply {
    act(desk, visit, Book::Cadet)
}

fn delete_campaign(desk: &dyn Desk, visit: &Visit) -> Reply {
    delete(desk, visit, Book::Campaign)
}

fn delete_training(desk: &dyn Desk, visit: &Visit) -> Reply {
    delete(desk, visit, Book::Cadet)
}

/// All of a kind, and how to begin one.
fn list(desk: &dyn Desk, visit: &Visit, book: Book, problem: Option<&Leaf>) -> Reply {
    let texts = desk.texts(visit.lang);
    let title = book.title(texts);
    let names = desk.books(book).unwrap_or_default();
    let parts = held(
        desk.sheet(visit.lang, book.beginning()),
        visit,
        problem.is_some(),
    );
    let main = html! {
        h1 { (title) }
        @if !names.is_empty() {
            ul.games { @for name in &names { li { a href=(book.of(name)) { b { (name) } } } } }
        }
        form.ask method="post" action=(book.root()) {
            h2.question { (msg::solo_book_begin(texts)) }
            (said(problem))
            @for one in &parts { (part(texts, one)) }
            button.go type="submit" { (msg::solo_new_go(texts)) }
        }
    };
    Reply::page(Tab::Solo, title, main)
}

/// What a command said that did not work.
fn said(problem: Option<&Leaf>) -> Markup {
    html! { @if let Some(leaf) = problem { div.problem role="alert" { (made(&leaf.body)) } } }
}

fn held(mut parts: Vec<Part>, visit: &Visit, holds: bool) -> Vec<Part> {
    if !holds {
        return parts;
    }
    let fields = parts.iter_mut().flat_map(|part| &mut part.fields);
    fields.for_each(|field| field.take_up(&visit.sent));
    parts
}

/// A command with what was filled in. Only options that are offered are ever taken from outside.
fn filled(line: Line, parts: &[Part], sent: &Filled) -> Line {
    let mut line = line;
    for field in parts.iter().flat_map(|part| &part.fields) {
        for value in sent.values(field) {
            line = if field.name == FLAG {
                flagged(line, field, value)
            } else {
                line.option(&format!("--{}", field.name), value)
            };
        }
    }
    line
}

/// The same with an option that has no value, if it is one of those offered.
fn flagged(line: Line, field: &Field, value: &str) -> Line {
    if let Control::OneOf(choices) = &field.control
        && choices.iter().any(|choice| choice.value == value)
    {
        return line.switch(&format!("--{value}"));
    }
    line
}

fn begin(desk: &dyn Desk, visit: &Visit, book: Book) -> Reply {
    let parts = desk.sheet(visit.lang, book.beginning());
    let leaf = desk.ask(visit.lang, &filled(book.line("new"), &parts, &visit.sent));
    if leaf.code != 0 {
        let reply = list(desk, visit, book, Some(&leaf));
        return reply.with_status(StatusCode::BAD_REQUEST);
    }
    let names = desk.books(book).unwrap_or_default();
    Reply::go(
        names
            .first()
            .map_or(book.root().to_owned(), |name| book.of(name)),
    )
}

/// Where it stands, and what can be done.
fn show(desk: &dyn Desk, visit: &Visit, book: Book, problem: Option<&Leaf>) -> Reply {
    let (texts, name) = (desk.texts(visit.lang), visit.part(0));
    let changes = match desk.book(visit.lang, book, name) {
        Ok(changes) => changes,
        Err(refusal) => return unknown(desk, visit, &refusal),
    };
    let status = desk.ask(visit.lang, &book.line("status").option("--name", name));
    let doing = visit.part(1);
    let main = html! {
        (said(problem))
        (made(&status.body))
        @for one in book.doings() {
            @let is_sent = problem.is_some() && one.below == doing;
            (form(desk, visit, (book, changes), *one, is_sent))
        }
        nav.links aria-label=(book.title(texts)) {
            @if book == Book::Campaign {
                a.chip href={ "/solo/new?campaign=" (encoded(name)) } { (msg::solo_new_title(texts)) }
                a.chip href={ (book.of(name)) "/review" } { (msg::solo_review(texts)) }
            }
            a.chip href=(book.root()) { (book.title(texts)) }
        }
        details.deed {
            summary { (msg::solo_delete_log(texts)) }
            form method="post" action={ (book.of(name)) "/delete" } {
                p { (msg::solo_delete_what(texts)) }
                button.choice.danger type="submit" { (msg::solo_delete_go(texts)) }
            }
        }
    };
    Reply::page(Tab::Solo, format!("{name} · {}", book.title(texts)), main)
}

fn form(
    desk: &dyn Desk,
    visit: &Visit,
    (book, changes): (Book, usize),
    doing: Doing,
    is_sent: bool,
) -> Markup {
    let texts = desk.texts(visit.lang);
    let action = format!("{}/{}", book.of(visit.part(0)), doing.below);
    let title = (doing.title)(texts);
    let at = html! { input type="hidden" name=(AT) value=(changes); };
    let Some(sheet) = doing.sheet else {
        return html! {
            form.deed method="post" action=(action) {
                (at)
                button.choice type="submit" { (title) }
            }
        };
    };
    let parts = held(desk.sheet(visit.lang, sheet), visit, is_sent);
    html! {
        details.deed open[is_sent] {
            summary { (title) }
            form method="post" action=(action) {
                (at)
                @for one in &parts { (part(texts, one)) }
                button.go type="submit" { (title) }
            }
        }
    }
}

/// Carries a command out and leads back. What it says is shown where there is more to say than where it stands.
fn act(desk: &dyn Desk, visit: &Visit, book: Book) -> Reply {
    let (texts, name) = (desk.texts(visit.lang), visit.part(0));
    let mut doings = book.doings().iter();
    let Some(doing) = doings.find(|doing| doing.below == visit.part(1)) else {
        return show(desk, visit, book, None).with_status(StatusCode::NOT_FOUND);
    };
    match desk.book(visit.lang, book, name) {
        Err(refusal) => return unknown(desk, visit, &refusal),
        Ok(changes) if visit.sent.get(AT) != changes.to_string() => {
            let body = refusal(Some(&msg::solo_moved(texts))).into_string();
            let leaf = Leaf {
                body,
                ..Leaf::default()
            };
            let reply = show(desk, visit, book, Some(&leaf));
            return reply.with_status(StatusCode::CONFLICT);
        }
        Ok(_) => {}
    }
    let line = book.line(doing.below).option("--name", name);
    let leaf = desk.ask(visit.lang, &with_fields(desk, visit, line, doing.sheet));
    match (leaf.code, doing.sheet) {
        (0, Some(Sheet::Score)) => result(texts, &leaf, &book.of(name)),
        (0, _) => Reply::go(book.of(name)),
        _ => show(desk, visit, book, Some(&leaf)).with_status(StatusCode::BAD_REQUEST),
    }
}

fn with_fields(desk: &dyn Desk, visit: &Visit, line: Line, sheet: Option<Sheet>) -> Line {
    match sheet {
        None => line,
        Some(Sheet::Score) => {
            let parts = desk.sheet(visit.lang, Sheet::Score);
            let first = &parts[..parts.len().min(1)];
            told(filled(line, first, &visit.sent), &visit.sent)
        }
        Some(sheet) => filled(line, &desk.sheet(visit.lang, sheet), &visit.sent),
    }
}

fn result(texts: &Texts, leaf: &Leaf, back: &str) -> Reply {
    let main = html! {
        (made(&leaf.body))
        p { a href=(back) { (msg::solo_back_to_log(texts)) } }
    };
    Reply::page(Tab::Solo, leaf.title.clone(), main)
}

/// What a campaign came to.
fn review(desk: &dyn Desk, visit: &Visit) -> Reply {
    let name = visit.part(0);
    if let Err(refusal) = desk.book(visit.lang, Book::Campaign, name) {
        return unknown(desk, visit, &refusal);
    }
    let line = Book::Campaign.line("review").option("--name", name);
    let leaf = desk.ask(visit.lang, &line);
    result(desk.texts(visit.lang), &leaf, &Book::Campaign.of(name))
}

fn delete(desk: &dyn Desk, visit: &Visit, book: Book) -> Reply {
    let leaf = desk.ask(visit.lang, &book.line("delete").about([visit.part(0)]));
    match leaf.code {
        0 => Reply::go(book.root()),
        _ => show(desk, visit, book, Some(&leaf)),
    }
}
