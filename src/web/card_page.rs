//! A card as it lies on the table: its face with words to tap, what the Bot does with it, where the player has it.

use maud::{Markup, html};
use serde::Deserialize;
use serde_json::Value;

use super::backend::{Backend, CardSheet, CommandLine};
use super::collection::{OwnedCards, less_more};
use super::frame::{below, made};
use super::visit::{Visit, encode_path, encode_query};
use ::page::locale::msg;
use model::Game;
use model::text::with_capital;
use view::entry::CardFace;

/// Asks for what the program of a captain does with a card.
const BOT: &str = "bot";

#[derive(Debug, Default, Deserialize)]
struct Captains {
    captains: Vec<Captain>,
}

#[derive(Debug, Deserialize)]
struct Captain {
    captain: String,
}

/// The page of a card below the frame.
pub(crate) fn render_card(backend: &dyn Backend, visit: &Visit, id: &str, sheet: &CardSheet) -> Markup {
    let game = id.split('/').next().and_then(Game::from_code);
    html! {
        (face(backend, visit, &sheet.face))
        (made(&sheet.rest))
        @match game {
            Some(Game::CaptainsChair) => (program(backend, visit, id, &sheet.name)),
            Some(Game::SecondEdition) if visit.club.is_none() => (own(backend, visit, id, &sheet.name)),
            Some(Game::SecondEdition | Game::FirstEdition | Game::Catan) | None => {}
        }
    }
}

fn face(backend: &dyn Backend, visit: &Visit, face: &CardFace) -> Markup {
    html! {
        section.face data-frame=(face.frame) {
            header {
                @if let Some(cost) = face.cost { b.cost { (cost) } }
                h1 { (face.title) @if !face.subtitle.is_empty() { small { (face.subtitle) } } }
                p.place data-symbol=(face.frame) { (face.place) }
            }
            @if !face.figures.is_empty() {
                dl.figures {
                    @for (name, value) in &face.figures { div { dt { (name) } dd { (value) } } }
                }
            }
            @if !face.tags.is_empty() {
                ul.words aria-label=(msg::page_card_words(backend.texts(visit.lang))) {
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
fn program(backend: &dyn Backend, visit: &Visit, id: &str, name: &str) -> Markup {
    let listed = backend.document(visit.lang, &CommandLine::of(["solo", "captains"]));
    let captains: Captains = serde_json::from_value(listed).unwrap_or_default();
    let chosen = visit.asked.get(BOT);
    let path = format!("/e/{}", encode_path(id));
    html! {
        details.more id="bot" open[!chosen.is_empty()] {
            summary { (msg::page_card_bot(backend.texts(visit.lang))) }
            div.chips.wrap {
                @for Captain { captain } in &captains.captains {
                    a.chip href=(format!("{path}?{}#bot", encode_query([(BOT, captain)])))
                        aria-current=[(captain == chosen).then_some("true")] { (with_capital(captain)) }
                }
            }
            @if !chosen.is_empty() {
                @let line = CommandLine::of(["solo", "resolve"]).about([chosen, name]);
                div.answer { (below(&backend.ask(visit.lang, &line).body)) }
            }
        }
    }
}

/// How many copies the player has, and the saved decks that hold the card.
fn own(backend: &dyn Backend, visit: &Visit, id: &str, name: &str) -> Markup {
    let texts = backend.texts(visit.lang);
    let report = backend.document(visit.lang, &CommandLine::of(["deck", "with"]).about([name]));
    let decks: Vec<&str> =
        report["decks"].as_array().into_iter().flatten().filter_map(|deck: &Value| deck["name"].as_str()).collect();
    let copies = OwnedCards::load(backend, visit).copies(id);
    html! {
        div.own { (msg::page_card_own(texts)) (less_more(texts, name, copies, id)) }
        @if !decks.is_empty() {
            h2 { (msg::page_card_decks(texts)) }
            ul.words { @for deck in decks { li { a.chip href=(format!("/deck/{}", encode_path(deck))) { (deck) } } } }
        }
    }
}
