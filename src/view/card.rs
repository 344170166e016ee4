//! The screen of a card: facts, operations in our own words, what belongs to it.

use super::entry::{Rows, origins, titles};
use super::{Screen, prose};
use crate::model::{Card, CardRecord, DevelopmentCost, Operation};

/// Suit and deck of a card, for the heading.
pub fn kind(screen: &Screen<'_>, record: &CardRecord) -> String {
    let lang = screen.texts().lang();
    let deck = match &record.captain {
        Some(captain) => captain.title.get(lang).clone(),
        None => screen.texts().get("card-common"),
    };
    format!("{} · {deck}", record.suit.title.get(lang))
}

/// Everything below the heading.
pub fn body(screen: &Screen<'_>, record: &CardRecord) -> String {
    let card = &record.card;
    let mut out = facts(screen, record);
    out.push('\n');
    if card.cannot_be_played {
        out.push_str(&prose::paragraph(
            screen,
            &screen.texts().get("card-cannot-be-played"),
            0,
        ));
        out.push('\n');
    }
    for operation in &card.operations {
        out.push_str(&self::operation(screen, operation));
        out.push('\n');
    }
    if !card.operations.is_empty() {
        out.push('\n');
    }
    let mut rows = Rows::new(screen);
    rows.add("label-source", &screen.texts().get("card-source"));
    for note in origins(screen, &card.title, |lang| card.origin(lang)) {
        rows.add("label-title", &note);
    }
    rows.add("label-id", &screen.paint().faint(card.id.as_str()));
    out + &rows.finish()
}

fn facts(screen: &Screen<'_>, record: &CardRecord) -> String {
    let card = &record.card;
    let texts = screen.texts();
    let mut rows = Rows::new(screen);
    rows.add("label-traits", &titles(texts.lang(), &record.traits));
    rows.add("label-skills", &skills(screen, card));
    if let Some(focus) = card.focus {
        rows.add(
            "label-focus",
            &texts.get(&format!("symbol-{}", focus.code())),
        );
    }
    if let Some(vp) = card.vp {
        rows.add("label-vp", &vp.to_string());
    }
    if let Some(teams) = card.away_teams {
        rows.add("label-away-teams", &teams.to_string());
    }
    if card.ship_token {
        rows.add("label-token", &texts.get("symbol-ship-token"));
    }
    if let Some(position) = card.position {
        rows.add(
            "label-position",
            &texts.get(&format!("position-{}", position.code())),
        );
    }
    if let Some(cost) = &card.development_cost {
        rows.add("label-cost", &self::cost(screen, cost));
    }
    rows.finish()
}

fn skills(screen: &Screen<'_>, card: &Card) -> String {
    let names = card
        .skills
        .iter()
        .map(|skill| screen.texts().get(&format!("skill-{}", skill.code())));
    names.collect::<Vec<_>>().join(" · ")
}

/// What a Development costs.
pub fn cost(screen: &Screen<'_>, cost: &DevelopmentCost) -> String {
    let texts = screen.texts();
    let paid = [
        (cost.dilithium, "symbol-dilithium"),
        (cost.latinum, "symbol-latinum"),
    ];
    let mut parts: Vec<String> = paid
        .into_iter()
        .filter_map(|(count, symbol)| Some(format!("{} {}", count?, texts.get(symbol))))
        .collect();
    if let Some(also) = &cost.also {
        parts.push(prose::spelled(screen, also.get(texts.lang())));
    }
    parts.join(", ")
}

fn operation(screen: &Screen<'_>, operation: &Operation) -> String {
    let texts = screen.texts();
    let mut label = texts.get(&format!("operation-{}", operation.kind.code()));
    if operation.action {
        label = texts.with("operation-action", &[("operation", label.into())]);
    }
    let label = screen.paint().label(&label);
    let attack = match operation.attack {
        true => format!("{} ", screen.paint().wrong(&texts.get("operation-attack"))),
        false => String::new(),
    };
    let gist = operation.gist.get(texts.lang());
    prose::item(screen, "-", &format!("{attack}{label}: {gist}"), 0)
}
