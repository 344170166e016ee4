//! Trading with the supply.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::calc::catan::trade::{Deal, Hand, Plan, Post, Resource, most, rate};
use crate::locale::Texts;
use crate::model::{Lang, Localized};
use crate::view::calc::{Basis, Sheet, listed, title};
use crate::view::{Screen, grid};

/// The titles of the resources.
pub type Names = BTreeMap<Resource, Localized<String>>;

/// A resource in running text: English writes the title small.
fn name(texts: &Texts, names: &Names, resource: Resource) -> String {
    let lang = texts.lang();
    let title = names.get(&resource).map(|title| title.get(lang).clone());
    let title = title.unwrap_or_else(|| resource.code().to_owned());
    match lang {
        Lang::De => title,
        Lang::En => title.to_lowercase(),
    }
}

/// `3 Wasser und 1 Nahrung`.
fn cards(texts: &Texts, names: &Names, hand: &Hand) -> String {
    let cards = hand.cards();
    let words: Vec<String> = cards
        .map(|(resource, count)| format!("{count} {}", name(texts, names, resource)))
        .collect();
    listed(texts, &words)
}

/// The trades that bring what is wanted.
pub fn plan(screen: &Screen<'_>, names: &Names, plan: &Plan, basis: &Basis) -> String {
    let texts = screen.texts();
    let cards = |hand: &Hand| cards(texts, names, hand);
    let rows = plan.deals.iter().map(|deal| line(texts, names, deal));
    let table = table(screen, ["give", "rate", "take"], rows.collect());
    let mut told = Vec::new();
    if plan.missing.total() == 0 {
        told.push(texts.get("calc-trade-nothing-missing"));
    } else if plan.is_complete() {
        told.push(texts.get("calc-trade-complete"));
    } else {
        told.push(texts.with("calc-trade-unmet", &[("cards", cards(&plan.unmet).into())]));
    }
    if !plan.deals.is_empty() {
        told.push(texts.with("calc-trade-after", &[("cards", cards(&plan.after).into())]));
    }
    let sheet = Sheet {
        title: title(screen, basis),
        sums: table,
        result: told,
        ..Sheet::default()
    };
    sheet.show(screen, basis)
}

/// A table; nothing without rows.
fn table(screen: &Screen<'_>, columns: [&str; 3], rows: Vec<Vec<String>>) -> String {
    if rows.is_empty() {
        return String::new();
    }
    let header = columns.map(|column| screen.texts().get(&format!("calc-trade-{column}")));
    grid::boxed(screen, &header, rows)
}

fn line(texts: &Texts, names: &Names, deal: &Deal) -> Vec<String> {
    let given = match deal.taken {
        1 => deal.given().to_string(),
        taken => format!("{taken} × {} = {}", deal.rate, deal.given()),
    };
    vec![
        format!("{given} {}", name(texts, names, deal.give)),
        format!("{}:1", deal.rate),
        format!("{} {}", deal.taken, name(texts, names, deal.take)),
    ]
}

/// What each resource of a hand would bring.
pub fn offers(
    screen: &Screen<'_>,
    names: &Names,
    have: &Hand,
    posts: &[Post],
    basis: &Basis,
) -> String {
    let texts = screen.texts();
    let rows = have.cards().map(|(resource, count)| {
        let rate = rate(resource, posts);
        vec![
            format!("{count} {}", name(texts, names, resource)),
            format!("{rate}:1"),
            quotient(texts, count, rate),
        ]
    });
    let most = u64::from(most(have, posts));
    let told = texts.with("calc-trade-most", &[("count", most.into())]);
    let sheet = Sheet {
        title: title(screen, basis),
        sums: table(screen, ["give", "rate", "takes"], rows.collect()),
        result: vec![told],
        ..Sheet::default()
    };
    sheet.show(screen, basis)
}

/// `9 / 4 = 2, Rest 1`.
fn quotient(texts: &Texts, count: u8, rate: u8) -> String {
    let sum = format!("{count} / {rate} = {}", count / rate);
    match count % rate {
        0 => sum,
        rest => {
            let args = [("sum", sum.into()), ("rest", usize::from(rest).into())];
            texts.with("calc-trade-rest", &args)
        }
    }
}

fn hand(hand: &Hand) -> Value {
    let cards = hand.cards();
    let cards = cards.map(|(resource, cards)| json!({ "resource": resource, "cards": cards }));
    Value::Array(cards.collect())
}

/// `{"calculator","possible","missing":[{"resource","cards"}],"deals":[{"give","given","rate","take",
/// "taken"}],"unmet":[…],"after":[…],"rules"}`.
pub fn plan_json(plan: &Plan, basis: &Basis) -> String {
    let deals = plan.deals.iter().map(|deal| {
        json!({
            "give": deal.give,
            "given": deal.given(),
            "rate": deal.rate,
            "take": deal.take,
            "taken": deal.taken,
        })
    });
    let fields = json!({
        "possible": plan.is_complete(),
        "missing": hand(&plan.missing),
        "deals": deals.collect::<Vec<_>>(),
        "unmet": hand(&plan.unmet),
        "after": hand(&plan.after),
    });
    basis.document(fields)
}

/// `{"calculator","offers":[{"resource","cards","rate","taken"}],"rules"}`.
pub fn offers_json(have: &Hand, posts: &[Post], basis: &Basis) -> String {
    let offers = have.cards().map(|(resource, cards)| {
        let rate = rate(resource, posts);
        json!({ "resource": resource, "cards": cards, "rate": rate, "taken": cards / rate })
    });
    let fields = json!({ "offers": offers.collect::<Vec<_>>() });
    basis.document(fields)
}
