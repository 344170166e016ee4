//! Campaigns and trainings: a page each with what stands in it, and a form for every command of theirs.

use axum::Router;
use axum::http::StatusCode;
use maud::{Markup, html};

use crate::form::{part, part_within};
use crate::games::{LogBookKind, LogForm, is_version};
use crate::reply::{Body, NavTab, Reply};
use crate::router::{App, action, page};
use crate::solo::ask::{AT, refusal};
use crate::solo::campaign;
use crate::solo::play::unknown;
use crate::trash;
use crate::visit::Visit;
use crate::worker::{Answer, Worker};
use app::DynReport;
use app::campaign::export::Export;
use app::form::FilledCommand;
use app::solo::tally_form::combine_fields;
use page::locale::{Message, Texts, msg};
use page::render::{Headings, encode_path};
use page::{FilledForm, FormPart};

/// A command of such a log, and where it is sent.
#[derive(Debug, Clone, Copy)]
struct Command {
    below: &'static str,
    sheet: Option<LogForm>,
    title: Message,
}

const UNDO: Command = Command::new("undo", None, msg::solo_undo);

const OF_CAMPAIGN: [Command; 3] = [
    Command::new("record", Some(LogForm::Record), msg::solo_record),
    Command::new("upgrade", Some(LogForm::Upgrade), msg::solo_upgrade),
    UNDO,
];

const OF_CADET: [Command; 3] = [
    Command::new("next", None, msg::solo_turn_done),
    Command::new("score", Some(LogForm::Score), msg::solo_score),
    UNDO,
];

impl Command {
    const fn new(below: &'static str, sheet: Option<LogForm>, title: Message) -> Command {
        Command { below, sheet, title }
    }
}

/// The routes of both.
pub(super) fn routes() -> Router<App> {
    let review =
        Router::new().route("/campaign/{name}/review", page(review)).route("/campaign/{name}/file", page(file));
    [LogBookKind::Campaign, LogBookKind::Cadet].into_iter().fold(review, |routes, book| {
        let (root, one) = (book.root(), || page(|worker, visit| show(worker, visit, None)));
        routes
            .route(root, page(|worker, visit| list(worker, visit, None)).merge(action(begin)))
            .route(&format!("{root}/{{name}}"), one())
            .route(&format!("{root}/{{name}}/delete"), one().merge(action(delete)))
            .route(&format!("{root}/{{name}}/{{doing}}"), one().merge(action(act)))
    })
}

impl LogBookKind {
    /// The kind whose pages a visitor is on.
    fn from_path(path: &str) -> LogBookKind {
        if path.starts_with(LogBookKind::Cadet.root()) { LogBookKind::Cadet } else { LogBookKind::Campaign }
    }

    fn root(self) -> &'static str {
        match self {
            LogBookKind::Campaign => "/campaign",
            LogBookKind::Cadet => "/cadet",
        }
    }

    pub(super) fn address(self, name: &str) -> String {
        format!("{}/{}", self.root(), encode_path(name).replace('/', "%2F"))
    }

    /// A command of theirs with what was filled in for it.
    fn command(self, name: &str, filled: &FilledForm) -> FilledCommand {
        let group = match self {
            LogBookKind::Campaign => "campaign",
            LogBookKind::Cadet => "solo cadet",
        };
        FilledCommand::new(&format!("{group} {name}"), filled)
    }

    /// The argument that names one of them where it is asked for alone.
    fn noun(self) -> &'static str {
        match self {
            LogBookKind::Campaign => "campaign",
            LogBookKind::Cadet => "training",
        }
    }

    fn title(self, texts: &Texts) -> String {
        match self {
            LogBookKind::Campaign => msg::solo_campaigns(texts),
            LogBookKind::Cadet => msg::solo_cadets(texts),
        }
    }

    fn new_title(self, texts: &Texts) -> String {
        match self {
            LogBookKind::Campaign => msg::solo_book_begin(texts),
            LogBookKind::Cadet => msg::solo_training_begin(texts),
        }
    }

    fn commands(self) -> &'static [Command] {
        match self {
            LogBookKind::Campaign => &OF_CAMPAIGN,
            LogBookKind::Cadet => &OF_CADET,
        }
    }

    fn beginning(self) -> LogForm {
        match self {
            LogBookKind::Campaign => LogForm::NewCampaign,
            LogBookKind::Cadet => LogForm::NewTraining,
        }
    }
}

/// What is filled in for a command about one of them.
fn named(name: &str) -> FilledForm {
    FilledForm::default().with("name", name)
}

/// All of a kind, and how to begin one.
fn list(worker: &Worker<'_>, visit: &Visit, problem: Option<&Markup>) -> Reply {
    let book = LogBookKind::from_path(&visit.path);
    let texts = worker.texts(visit.lang);
    let title = book.title(texts);
    let names = worker.books(book).unwrap_or_default();
    let parts = with_sent(worker.sheet(visit.lang, book.beginning()), visit, problem.is_some());
    let main = html! {
        h1 { (title) }
        @if !names.is_empty() {
            ul.games { @for name in &names { li { a href=(book.address(name)) { b { (name) } } } } }
        }
        form.ask method="post" action=(visit.to_send(book.root())) {
            h2.question { (book.new_title(texts)) }
            (render_problem(problem))
            @for one in &parts { (part(texts, one)) }
            button.go type="submit" { (msg::solo_new_go(texts)) }
        }
    };
    Reply::page(NavTab::Solo, title, main)
}

/// What a command said that did not work.
fn render_problem(problem: Option<&Markup>) -> Markup {
    html! { @if let Some(problem) = problem { div.problem role="alert" { (problem) } } }
}

fn with_sent(mut parts: Vec<FormPart>, visit: &Visit, holds: bool) -> Vec<FormPart> {
    if holds {
        parts.iter_mut().for_each(|part| part.fill_from(&visit.sent));
    }
    parts
}

fn begin(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let book = LogBookKind::from_path(&visit.path);
    let answer = worker.fill_in(visit.lang, book.command("new", &visit.sent));
    if !answer.is_done() {
        let reply = list(worker, visit, Some(&answer.render(worker.texts(visit.lang), Headings::Own)));
        return reply.with_status(StatusCode::BAD_REQUEST);
    }
    let names = worker.books(book).unwrap_or_default();
    Reply::go(names.first().map_or(book.root().to_owned(), |name| book.address(name)))
}

/// Where it stands, and what can be done.
fn show(worker: &Worker<'_>, visit: &Visit, problem: Option<&Markup>) -> Reply {
    let book = LogBookKind::from_path(&visit.path);
    let (texts, name) = (worker.texts(visit.lang), visit.part(0));
    let version = match worker.book(visit.lang, book, name) {
        Ok(version) => version,
        Err(refusal) => return unknown(worker, visit, &refusal),
    };
    let campaign = match book {
        LogBookKind::Campaign => worker.campaign(visit.lang, name).ok(),
        LogBookKind::Cadet => None,
    };
    let (standing, is_titled) = match &campaign {
        Some(view) => (campaign::main(worker, visit, &version, view), true),
        None => {
            let status = worker.fill_in(visit.lang, book.command("status", &named(name)));
            (status.render(texts, Headings::Own), status.is_titled(texts))
        }
    };
    let doing = visit.part(1);
    let main = html! {
        (render_problem(problem))
        (standing)
        @for one in book.commands() {
            @let is_sent = problem.is_some() && one.below == doing;
            (form(worker, visit, (book, &version), *one, is_sent))
        }
        nav.links aria-label=(book.title(texts)) {
            @if book == LogBookKind::Campaign {
                a.chip href={ (book.address(name)) "/review" } { (msg::solo_review(texts)) }
            }
            a.chip href=(book.root()) { (book.title(texts)) }
        }
        details.deed {
            summary { (msg::solo_delete_log(texts)) }
            form method="post" action=(visit.to_send(&format!("{}/delete", book.address(name)))) {
                p { (msg::solo_delete_what(texts)) }
                button.choice.danger type="submit" { (msg::solo_delete_go(texts)) }
            }
        }
    };
    Reply::page_titled(NavTab::Solo, format!("{name} · {}", book.title(texts)), main, is_titled)
}

fn form(
    worker: &Worker<'_>,
    visit: &Visit,
    (book, version): (LogBookKind, &str),
    doing: Command,
    is_sent: bool,
) -> Markup {
    let texts = worker.texts(visit.lang);
    let action = visit.to_send(&format!("{}/{}", book.address(visit.part(0)), doing.below));
    let title = (doing.title)(texts);
    let at = html! { input type="hidden" name=(AT) value=(version); };
    let Some(sheet) = doing.sheet else {
        return html! {
            form.deed method="post" action=(action) {
                (at)
                button.choice type="submit" { (title) }
            }
        };
    };
    let parts = with_sent(worker.sheet(visit.lang, sheet), visit, is_sent);
    html! {
        details.deed open[is_sent] {
            summary { (title) }
            form method="post" action=(action) {
                (at)
                @for one in &parts { (part_within(texts, doing.below, one)) }
                button.go type="submit" { (title) }
            }
        }
    }
}

/// Carries a command out and leads back. What it says is shown where there is more to say than where it stands.
fn act(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let book = LogBookKind::from_path(&visit.path);
    let (texts, name) = (worker.texts(visit.lang), visit.part(0));
    let mut commands = book.commands().iter();
    let Some(doing) = commands.find(|doing| doing.below == visit.part(1)) else {
        return show(worker, visit, None).with_status(StatusCode::NOT_FOUND);
    };
    match worker.book(visit.lang, book, name) {
        Err(refusal) => return unknown(worker, visit, &refusal),
        Ok(version) if !is_version(&version, visit.sent.get(AT)) => {
            let reply = show(worker, visit, Some(&refusal(Some(&msg::solo_moved(texts)))));
            return reply.with_status(StatusCode::CONFLICT);
        }
        Ok(_) => {}
    }
    let own_cards: Vec<&str> = visit.sent.all("own-card").collect();
    let filled = combine_fields(&visit.sent).with("own-card", own_cards.join("; ")).with("name", name);
    let answer = worker.fill_in(visit.lang, book.command(doing.below, &filled));
    match (answer.code, doing.sheet) {
        (0, Some(LogForm::Score)) => result(texts, &answer, &book.address(name)),
        (0, _) => Reply::go(book.address(name)),
        _ => {
            let said = answer.render(texts, Headings::Own);
            show(worker, visit, Some(&said)).with_status(StatusCode::BAD_REQUEST)
        }
    }
}

fn result(texts: &Texts, answer: &Answer<Box<dyn DynReport>>, back: &str) -> Reply {
    let main = html! {
        (answer.render(texts, Headings::Own))
        p { a href=(back) { (msg::solo_back_to_log(texts)) } }
    };
    Reply::page_titled(NavTab::Solo, answer.title(texts), main, answer.is_titled(texts))
}

/// What a campaign came to.
fn review(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let name = visit.part(0);
    if let Err(refusal) = worker.book(visit.lang, LogBookKind::Campaign, name) {
        return unknown(worker, visit, &refusal);
    }
    let texts = worker.texts(visit.lang);
    let address = LogBookKind::Campaign.address(name);
    let answer = worker.fill_in(visit.lang, LogBookKind::Campaign.command("review", &named(name)));
    let main = html! {
        (answer.render(texts, Headings::Own))
        nav.links {
            a.chip href={ (address) "/file" } download { (msg::decks_download(texts)) }
            a.chip href=(address) { (msg::solo_back_to_log(texts)) }
        }
    };
    Reply::page_titled(NavTab::Solo, answer.title(texts), main, answer.is_titled(texts))
}

/// What a campaign came to, as a file to keep or to share.
fn file(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let name = visit.part(0);
    let answer = worker.run(visit.lang, Export::to_markdown(name));
    match answer.report {
        Some(log) => Reply::new(Body::File { name: format!("{}.md", name.replace(' ', "-")), text: log.text }),
        None => review(worker, visit),
    }
}

fn delete(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let book = LogBookKind::from_path(&visit.path);
    let filled = FilledForm::default().with(book.noun(), visit.part(0));
    let answer = worker.fill_in(visit.lang, book.command("remove", &filled));
    if answer.is_done() {
        return Reply::go(trash::PATH);
    }
    show(worker, visit, Some(&answer.render(worker.texts(visit.lang), Headings::Own)))
}
