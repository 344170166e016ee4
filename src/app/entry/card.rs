//! A card of Captain's Chair: facts, operations in our own words, what belongs to it.

use crate::entry::errata::errata;
use model::{Card, CardRecord, DevelopmentCost, Document, GameBox, InBox, Link, Operation};
use page::locale::{Texts, msg};
use page::{FactList, Labels, Page, alarm, faint, label};
use words::Term;
use words::foot::{add_origins, links, rulings};
use words::prose::spelled;

/// Suit and deck of a card, for the heading.
pub fn kind(texts: &Texts, record: &CardRecord) -> String {
    let suit = record.suit.title.get(texts.lang());
    format!("{suit} · {}", deck(texts, record))
}

/// The crew a card belongs to.
pub fn deck(texts: &Texts, record: &CardRecord) -> String {
    match &record.captain {
        Some(captain) => captain.title.get(texts.lang()).clone(),
        None => msg::entry_card_common(texts),
    }
}

/// Everything below the heading.
pub fn body(texts: &Texts, record: &CardRecord) -> Page {
    let card = &record.card;
    let mut page = Page::new();
    page.facts(facts(texts, record));
    let mut operations = Page::new();
    if card.cannot_be_played {
        operations.say(msg::entry_card_cannot_be_played(texts));
    }
    for operation in &card.operations {
        operations.point(self::operation(texts, operation));
    }
    page.part(operations);
    page.part(errata(texts, &card.errata));
    page.part(rulings(texts, &record.rulings));
    page.gap();
    page.facts(foot(texts, record));
    page
}

fn foot(texts: &Texts, record: &CardRecord) -> FactList {
    let card = &record.card;
    let mut foot = FactList::new(Labels::Short);
    foot.add(msg::entry_label_box(texts), boxes(texts, &record.boxes));
    let other = |link: &Option<Link>| links(texts.lang(), link.as_slice());
    foot.add(msg::entry_label_replaces(texts), other(&record.replaces));
    foot.begin_asides();
    foot.add(msg::entry_label_source(texts), source(texts, card));
    add_origins(&mut foot, texts, &card.title, |lang| card.origin(lang));
    foot.add(msg::entry_label_id(texts), faint(card.id.as_str()));
    foot
}

/// What our words were made from.
fn source(texts: &Texts, card: &Card) -> String {
    let source = match card.game_box {
        GameBox::Core => msg::entry_card_source(texts),
        _later => Document::CaptainsChairLaterCards.term(texts),
    };
    match card.worded_after {
        Some(print) => {
            let print = print.term(texts);
            let after = if card.errata.is_empty() {
                msg::entry_card_worded_after(texts, print)
            } else {
                msg::entry_card_worded_after_else(texts, print)
            };
            format!("{source} {after}")
        }
        None => source,
    }
}

fn facts(texts: &Texts, record: &CardRecord) -> FactList {
    let card = &record.card;
    let mut facts = FactList::new(Labels::Short);
    let traits = links(texts.lang(), &record.traits);
    facts.add(msg::entry_label_traits(texts), traits);
    facts.add(msg::entry_label_skills(texts), skills(texts, card));
    if let Some(focus) = card.focus {
        facts.add(msg::entry_label_focus(texts), focus.term(texts));
    }
    if let Some(vp) = card.vp {
        facts.add(msg::entry_label_vp(texts), vp.to_string());
    }
    if let Some(teams) = card.away_teams {
        let more = if card.away_teams_elsewhere { "+" } else { "" };
        facts.add(msg::entry_label_away_teams(texts), format!("{teams}{more}"));
    }
    if card.ship_token {
        facts.add(msg::entry_label_token(texts), msg::symbol_ship_token(texts));
    }
    if let Some(position) = card.position {
        facts.add(msg::entry_label_position(texts), position.term(texts));
    }
    if let Some(cost) = &card.development_cost {
        facts.add(msg::entry_label_cost(texts), self::cost(texts, cost));
    }
    facts
}

fn skills(texts: &Texts, card: &Card) -> String {
    let names = card.skills.iter().map(|skill| skill.term(texts));
    names.collect::<Vec<_>>().join(" · ")
}

/// What a Development costs.
pub fn cost(texts: &Texts, cost: &DevelopmentCost) -> String {
    let paid = [(cost.dilithium, msg::symbol_dilithium(texts)), (cost.latinum, msg::symbol_latinum(texts))];
    let mut parts: Vec<String> =
        paid.into_iter().filter_map(|(count, symbol)| Some(format!("{} {symbol}", count?))).collect();
    if let Some(also) = &cost.also {
        parts.push(spelled(texts, also.get(texts.lang())));
    }
    parts.join(", ")
}

fn operation(texts: &Texts, operation: &Operation) -> String {
    let mut name = operation.kind.term(texts);
    if operation.action {
        name = msg::entry_operation_action(texts, name);
    }
    let attack =
        if operation.attack { format!("{} ", alarm(msg::entry_operation_attack(texts))) } else { String::new() };
    let gist = spelled(texts, operation.gist.get(texts.lang()));
    format!("{attack}{}: {gist}", label(name))
}

/// The boxes something comes in, with the numbers of a card.
pub(super) fn boxes(texts: &Texts, boxes: &[InBox]) -> String {
    let title = |of: &InBox| {
        let title = of.title.get(texts.lang());
        match &of.number {
            Some(number) => format!("{title} {number}"),
            None => title.clone(),
        }
    };
    boxes.iter().map(title).collect::<Vec<_>>().join(" · ")
}
