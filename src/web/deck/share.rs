//! What is sent to others: a deck, saved or pasted, or a query, as a line, a link into the app and a code for the camera.

use maud::{Markup, html};

use crate::deck::address;
use crate::reply::{NavTab, Reply};
use crate::visit::{Visit, encode_query};
use crate::worker::{Answer, Worker};
use app::commands::RunCommand;
use app::deck::Share;
use app::deck::share::{ShareReport, app_link};
use page::locale::{Texts, msg};
use page::render::{Headings, encode_path, scan};

/// A saved deck by its name.
pub(super) fn saved(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let name = visit.part(0);
    let answer = worker.run(visit.lang, Share::new(name, app(visit)));
    let texts = worker.texts(visit.lang);
    shared(texts, &answer, name, Some((address(name), msg::decks_report(texts))))
}

/// The list that was sent.
pub(super) fn pasted(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let texts = worker.texts(visit.lang);
    let answer = worker.find(visit.lang, ("deck share", visit.sent.get("list")), |session| {
        Share::new("-", app(visit)).run(session)
    });
    shared(texts, &answer, &msg::decks_list(texts), None)
}

/// A query, which the address has.
pub(crate) fn query(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let (texts, query) = (worker.texts(visit.lang), visit.asked.get("q"));
    let link = app_link(app(visit).map(str::to_owned), &format!("cards={}", encode_path(query)));
    let carried = link.as_deref().unwrap_or(query);
    let back = (format!("{}?{}", NavTab::Cards.path(), encode_query([("q", query)])), msg::page_tab_cards(texts));
    Reply::page(NavTab::Cards, query, render(texts, query, (carried, link.as_deref()), 0, Some(back)))
}

/// Where the app is that shows this page.
fn app(visit: &Visit) -> Option<&str> {
    Some(&*visit.app_address).filter(|address| !address.is_empty())
}

fn shared(texts: &Texts, answer: &Answer<ShareReport>, name: &str, back: Option<(String, String)>) -> Reply {
    let Some(shared) = &answer.report else {
        let main = html! { h1 { (name) } div.wrong role="alert" { (answer.render(texts, Headings::Lowered)) } };
        return Reply::page(NavTab::Decks, name, main).with_status(answer.status());
    };
    let carried = (shared.link.as_ref().unwrap_or(&shared.code).as_str(), shared.link.as_deref());
    let title = shared.name.as_deref().unwrap_or(name);
    Reply::page(NavTab::Decks, title, render(texts, title, carried, shared.unknown, back))
}

fn render(
    texts: &Texts,
    title: &str,
    (carried, link): (&str, Option<&str>),
    unknown: usize,
    back: Option<(String, String)>,
) -> Markup {
    html! {
        h1 { (title) }
        @if let Some(link) = link {
            p { button.go type="button" hidden data-share=(link) { (msg::decks_share_send(texts)) } }
        }
        p { textarea.address readonly rows="6" aria-label=(msg::decks_share(texts)) { (carried) } }
        @if unknown > 0 { p { (msg::deck_unknown_kept(texts, unknown)) } }
        p { (msg::deck_share_scan(texts)) }
        (scan(carried))
        @if let Some((address, words)) = back { p { a.button href=(address) { (words) } } }
    }
}
