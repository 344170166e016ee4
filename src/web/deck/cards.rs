//! The cards of a deck by their types, each to be looked at, counted up and down.

use std::rc::Rc;

use maud::{Markup, html};

use crate::deck::change::Recount;
use crate::pictures;
use crate::visit::Visit;
use app::entry::ccg::word;
use app::pictures::find_pictures;
use deck::{FoundDeck, Pile};
use model::CcgCard;
use model::order::Order;
use page::locale::{Texts, msg};
use page::render::encode_path;

/// Suggests cards of the game that has decks.
pub(crate) const SUGGESTIONS: &str = "/suggest?cards=1&game=2e";

/// Types of the deck in the order of the rules; others stand behind them.
const TYPES: [&str; 5] = ["personnel", "ship", "equipment", "event", "interrupt"];

/// Cards that stand below a heading.
struct CardGroup {
    pile: Pile,
    heading: String,
    cards: Vec<(Rc<CcgCard>, u32)>,
}

/// The cards of a deck in groups: missions, the types of the deck, dilemmas, what is laid aside.
fn groups(texts: &Texts, deck: &FoundDeck) -> Vec<CardGroup> {
    let whole = |pile: Pile, heading: String| CardGroup { pile, heading, cards: deck.copies(pile) };
    let mut groups = vec![whole(Pile::Missions, msg::deck_pile_missions(texts))];
    let place = |card: &CcgCard| TYPES.iter().position(|known| *known == card.card_type).unwrap_or(TYPES.len());
    let mut cards = deck.copies(Pile::Deck);
    cards.order_by_key(|(card, _)| (place(card), card.card_type.clone()));
    for line in cards {
        let heading = word(texts, "type", &line.0.card_type);
        match groups.last_mut().filter(|group| group.pile == Pile::Deck && group.heading == heading) {
            Some(group) => group.cards.push(line),
            None => groups.push(CardGroup { pile: Pile::Deck, heading, cards: vec![line] }),
        }
    }
    groups.push(whole(Pile::Dilemmas, msg::deck_pile_dilemmas(texts)));
    groups.push(whole(Pile::Aside, msg::deck_pile_aside(texts)));
    groups.retain(|group| !group.cards.is_empty());
    groups.iter_mut().for_each(|group| group.cards.order_by_key(|(card, _)| card.full_name()));
    groups
}

/// All cards of a deck with their copies, one less or more a tap away.
pub(super) fn render_cards(texts: &Texts, visit: &Visit, deck: &FoundDeck, form: Option<&str>) -> Markup {
    html! {
        @for group in groups(texts, deck) {
            @let count: u32 = group.cards.iter().map(|(_, copies)| copies).sum();
            h2 { (group.heading) small { (count) } }
            ul.owned data-renew="deck" {
                @for (card, copies) in &group.cards {
                    @let name = card.full_name();
                    @let recount = |by| ("count", Recount { pile: group.pile, by, name: name.clone() }.value());
                    li {
                        @let files = find_pictures(&card.id, &card.pictures);
                        @if let Some(front) = pictures::render_thumbnail(visit, card.id.as_str(), &files, "") { (front) }
                        (cost(card))
                        a href=(format!("/e/{}", encode_path(card.id.as_str()))) { (name) }
                        (counter(texts, form, (&name, *copies), [recount(-1), recount(1)]))
                    }
                }
            }
        }
    }
}

/// What a card costs, as a badge; an empty one keeps its place.
fn cost(card: &CcgCard) -> Markup {
    html! { span.cost { @if let Some(cost) = card.cost { (cost) } } }
}

/// How many copies of a card there are, between the buttons for one less and one more: each with the field it sends and
/// what it sends there. Without a form there are no buttons.
pub(crate) fn counter(
    texts: &Texts,
    form: Option<&str>,
    (name, copies): (&str, u32),
    [less, more]: [(&str, String); 2],
) -> Markup {
    html! {
        span.less-more {
            @if form.is_some() {
                button form=[form] name=(less.0) value=(less.1) disabled[copies == 0] aria-label=(msg::page_less(texts, name)) { "−" }
            }
            b { (copies) }
            @if form.is_some() {
                button form=[form] name=(more.0) value=(more.1) aria-label=(msg::page_more(texts, name)) { "+" }
            }
        }
    }
}

/// A card more, by its name.
pub(super) fn adding(texts: &Texts, form: &str) -> Markup {
    html! {
        div.field.add {
            label for="f-add" { (msg::decks_add(texts)) }
            input type="text" id="f-add" name="add" form=(form) autocomplete="off" autocapitalize="off"
                data-suggest=(SUGGESTIONS) data-fill="title";
            button.choice type="submit" form=(form) { (msg::decks_add_go(texts)) }
        }
    }
}
