//! Screens and JSON of the solo assistant: the row of a card, the value of cards.

use serde_json::{Value, json};

use super::entry::Rows;
use super::program::{Names, Sentences};
use super::{Screen, grid, prose};
use crate::locale::Texts;
use crate::model::{Card, Deck, Effect, Lang, OperationKind, Suit};
use crate::solo::{Multipliers, Row, Worth};

/// A card and the row it activates.
pub struct Resolved<'a> {
    pub captain: Deck,
    pub card: &'a Card,
    pub row: Row<'a>,
}

/// A card with its value.
pub struct Valued {
    pub card: Card,
    pub worth: Worth,
}

/// The name of a captain.
pub fn captain_name(captain: Deck) -> String {
    let code = captain.code();
    code[..1].to_uppercase() + &code[1..]
}

/// The screen of `solo resolve`.
pub fn resolved(screen: &Screen<'_>, resolved: &Resolved<'_>, names: &Names) -> String {
    let lang = screen.texts().lang();
    let (card, row) = (resolved.card, resolved.row);
    let title = format!(
        "{} → {}",
        screen.paint().title(&captain_name(resolved.captain)),
        screen.paint().title(card.title.get(lang))
    );
    let mut out = format!(
        "{title}\n{}\n",
        screen.paint().faint(&"─".repeat(screen.width()))
    );
    let sentences = Sentences::on(screen, names);
    for (number, step) in (1..).zip(steps(&sentences, card, row, lang)) {
        out.push_str(&prose::item(screen, &format!("{number}."), &step, 0));
        out.push('\n');
    }
    if card.suit == Suit::Location {
        let note = screen.texts().get("row-location");
        out.push_str(&format!("\n{}\n", prose::paragraph(screen, &note, 0)));
    }
    out.push('\n');
    let mut rows = Rows::new(screen);
    rows.add("label-why", &why(screen.texts(), names, row));
    rows.add("label-source", &screen.texts().get("row-source"));
    out + &rows.finish()
}

/// What happens, step by step; for a Surprise the gist of the card's own operation.
fn steps(sentences: &Sentences<'_>, card: &Card, row: Row<'_>, lang: Lang) -> Vec<String> {
    if row == Row::Surprise {
        let surprise = card
            .operations
            .iter()
            .filter(|operation| operation.kind == OperationKind::Surprise);
        return surprise
            .map(|operation| operation.gist.get(lang).clone())
            .collect();
    }
    row.effects()
        .iter()
        .map(|effect| sentences.effect(effect))
        .collect()
}

fn why(texts: &Texts, names: &Names, row: Row<'_>) -> String {
    let lang = texts.lang();
    match row {
        Row::Surprise => texts.get("row-surprise"),
        Row::Wildcard(_) => texts.get("row-wildcard"),
        Row::Trait { number, row } => {
            let traits: Vec<String> = row.traits.iter().map(|slug| names.of(slug, lang)).collect();
            let traits = traits.join(" / ");
            texts.with(
                "row-trait",
                &[("number", number.into()), ("traits", traits.into())],
            )
        }
        Row::Suit { side, row } => {
            let suit = names.of(row.suit.code(), lang);
            texts.with(
                &format!("row-suit-{}", side.code()),
                &[("suit", suit.into())],
            )
        }
    }
}

/// `{"captain","card","side","row":{"match"},"attack","steps":[{"effect","by","text"}]}`.
pub fn resolved_json(resolved: &Resolved<'_>, names: &Names) -> String {
    let row = resolved.row;
    let (side, matched): (&str, Vec<&str>) = match row {
        Row::Surprise => ("surprise", vec!["surprise"]),
        Row::Wildcard(row) | Row::Trait { row, .. } => {
            ("traits", row.traits.iter().map(String::as_str).collect())
        }
        Row::Suit { side, row } => (side.code(), vec![row.suit.code()]),
    };
    let texts = Lang::ALL.map(Texts::new);
    let step = |effect: &Effect| {
        let by = if effect.involves_player() {
            "you"
        } else {
            "computer"
        };
        json!({ "effect": effect, "by": by, "text": in_both(&texts, names, effect) })
    };
    let steps: Vec<Value> = match row {
        Row::Surprise => surprise_steps(resolved.card),
        _ => row.effects().iter().map(step).collect(),
    };
    let document = json!({
        "captain": resolved.captain.code(),
        "card": resolved.card.id,
        "side": side,
        "row": { "match": matched },
        "attack": row.is_attack(),
        "steps": steps,
    });
    format!("{document:#}\n")
}

fn surprise_steps(card: &Card) -> Vec<Value> {
    let surprise = card
        .operations
        .iter()
        .filter(|operation| operation.kind == OperationKind::Surprise);
    surprise
        .map(|operation| json!({ "effect": "surprise", "by": "computer", "text": operation.gist }))
        .collect()
}

fn in_both(texts: &[Texts; 2], names: &Names, effect: &Effect) -> Value {
    let [de, en] = texts
        .each_ref()
        .map(|texts| Sentences::plain(texts, names).effect(effect));
    json!({ "de": de, "en": en })
}

/// The screen of `solo value`.
pub fn values(screen: &Screen<'_>, valued: &[Valued], multipliers: Multipliers) -> String {
    let texts = screen.texts();
    let header = ["card", "printed", "focus", "endgame", "glory", "total"]
        .map(|column| texts.get(&format!("worth-{column}")));
    let rows = valued.iter().map(|valued| {
        let worth = valued.worth;
        let numbers = [
            worth.printed,
            worth.focus,
            worth.endgame,
            worth.glory,
            worth.total(),
        ];
        let title = valued.card.title.get(texts.lang()).clone();
        std::iter::once(title)
            .chain(numbers.map(|number| number.to_string()))
            .collect()
    });
    let mut out = grid::boxed(screen, &header, rows.collect());
    let multipliers = texts.with(
        "worth-multipliers",
        &[
            ("research", usize::from(multipliers.research).into()),
            ("influence", usize::from(multipliers.influence).into()),
            ("military", usize::from(multipliers.military).into()),
        ],
    );
    out.push_str(&prose::paragraph(screen, &multipliers, 0));
    out.push('\n');
    let mut foot = Rows::new(screen);
    foot.add("label-source", &texts.get("worth-source"));
    out + &foot.finish()
}

/// `{"values":[{"card","value","parts":{"printed","focus","endgame","glory"}}]}`.
pub fn values_json(valued: &[Valued]) -> String {
    let values: Vec<Value> = valued
        .iter()
        .map(|valued| {
            let worth = valued.worth;
            json!({
                "card": valued.card.id,
                "value": worth.total(),
                "parts": {
                    "printed": worth.printed,
                    "focus": worth.focus,
                    "endgame": worth.endgame,
                    "glory": worth.glory,
                },
            })
        })
        .collect();
    format!("{:#}\n", json!({ "values": values }))
}
