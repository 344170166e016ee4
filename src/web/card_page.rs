//! A card as it lies on the table: its face with words to tap, what the Bot does with it, where the player has it.

use maud::{Markup, html};

use crate::collection::{copies, less_more};
use crate::html_fragment::html_fragment;
use crate::pictures;
use crate::visit::{Visit, encode_query};
use crate::worker::{CardSheet, Worker};
use app::choices::CAPTAINS;
use app::commands::RunCommand;
use app::deck::DecksOfCard;
use app::entry::CardFace;
use app::options::read_value;
use app::solo::Resolve;
use app::solo::captains::Captains;
use model::text::with_capital;
use model::{Feature, Game};
use page::locale::msg;
use page::render::{Headings, encode_path};

/// Asks for what the program of a captain does with a card.
const BOT: &str = "bot";

/// The page of a card below the frame.
pub(crate) fn render_card(worker: &Worker<'_>, visit: &Visit, id: &str, sheet: &CardSheet) -> Markup {
    let game = id.split('/').next().and_then(Game::from_code);
    let has = |feature| game.is_some_and(|game| game.has(feature));
    html! {
        (face(worker, visit, id, &sheet.face))
        (html_fragment(sheet.rest.clone(), worker.texts(visit.lang), Headings::Own))
        @if visit.is_in_browser { (pictures::render_photo(worker.texts(visit.lang), id)) }
        @if has(Feature::Opponent) { (program(worker, visit, id, &sheet.name)) }
        @if has(Feature::Decks) && visit.club.is_none() { (own(worker, visit, id, &sheet.name)) }
    }
}

fn face(worker: &Worker<'_>, visit: &Visit, id: &str, face: &CardFace) -> Markup {
    html! {
        section.face data-frame=(face.frame) data-card=[visit.is_in_browser.then_some(id)] {
            header {
                @if let Some(cost) = face.cost { b.cost { (cost) } }
                h1 { (face.title) @if !face.subtitle.is_empty() { small { (face.subtitle) } } }
                p.place data-symbol=(face.frame) { (face.place) }
            }
            (pictures::render_sides(visit, id, &face.title, &face.pictures))
            @if !face.figures.is_empty() {
                dl.figures {
                    @for (name, value) in &face.figures { div { dt { (name) } dd { (value) } } }
                }
            }
            @if !face.tags.is_empty() {
                ul.words aria-label=(msg::page_card_words(worker.texts(visit.lang))) {
                    @for tag in &face.tags {
                        @let search = format!("/cards?{}", encode_query([("q", &tag.query)]));
                        li { a.chip data-symbol=(tag.symbol) href=(search) { (tag.label) } }
                    }
                }
            }
        }
    }
}

/// The captains whose program can turn the card up, and what the chosen one does.
fn program(worker: &Worker<'_>, visit: &Visit, id: &str, name: &str) -> Markup {
    let texts = worker.texts(visit.lang);
    let captains = worker.run(visit.lang, Captains {}).report.map_or_else(Vec::new, |listed| listed.captains);
    let chosen = visit.asked.get(BOT);
    let path = format!("/e/{}", encode_path(id));
    html! {
        details.more id="bot" open[!chosen.is_empty()] {
            summary { (msg::page_card_bot(texts)) }
            div.chips.wrap {
                @for captain in captains.iter().map(|one| one.captain.code()) {
                    a.chip href=(format!("{path}?{}#bot", encode_query([(BOT, captain)])))
                        aria-current=[(captain == chosen).then_some("true")] { (with_capital(captain)) }
                }
            }
            @if !chosen.is_empty() {
                @let answer = worker.find(visit.lang, ("solo resolve", ""), |session| {
                    let captain = read_value("<captain>", chosen, &CAPTAINS, visit.lang)?;
                    Resolve::new(captain, name).run(session)
                });
                div.answer { (answer.render(texts, Headings::Lowered)) }
            }
        }
    }
}

/// How many copies the player has, and the saved decks that hold the card.
fn own(worker: &Worker<'_>, visit: &Visit, id: &str, name: &str) -> Markup {
    let texts = worker.texts(visit.lang);
    let decks =
        worker.run(visit.lang, DecksOfCard(name.to_owned())).report.map_or_else(Vec::new, |found| found.decks);
    let copies = copies(worker, visit, id);
    html! {
        // With the face it is what a sheet shows of the card.
        div.yours {
            div.own { (msg::page_card_own(texts)) (less_more(texts, visit, name, copies, id)) }
            @if !decks.is_empty() {
                h2 { (msg::page_card_decks(texts)) }
                ul.words {
                    @for deck in &decks {
                        li { a.chip href=(format!("/deck/{}", encode_path(&deck.name))) { (deck.name) } }
                    }
                }
            }
        }
    }
}
