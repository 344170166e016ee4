//! Plays and draws that seven counters pay for.

use serde_json::{Value, json};

use super::{Sheet, document, joined, numbers, sum};
use crate::calc::Calculator;
use crate::calc::second::counters::{COUNTERS, InHand, Plan, Wish};
use crate::locale::Texts;
use crate::model::RuleRecord;
use crate::view::{Screen, grid};

/// Plans on a screen; JSON has all.
const SCREENFUL: usize = 12;

/// What is shown.
pub struct Shown<'a> {
    /// The cards the plans name by place.
    pub hand: &'a [InHand],
    pub wish: Wish,
    pub plans: &'a [Plan],
    pub rules: &'a [RuleRecord],
}

/// The screen.
pub fn show(screen: &Screen<'_>, shown: &Shown<'_>) -> String {
    let texts = screen.texts();
    let sheet = Sheet {
        title: title(texts, shown.wish),
        sums: plans(screen, shown),
        result: result(texts, shown),
    };
    sheet.show(screen, shown.rules)
}

fn title(texts: &Texts, wish: Wish) -> String {
    let args = [("counters", COUNTERS.into()), ("draws", wish.draws.into())];
    match wish.draws {
        0 => numbers(texts, "calc-counters-title", &args[..1]),
        _ => numbers(texts, "calc-counters-title-draws", &args),
    }
}

fn plans(screen: &Screen<'_>, shown: &Shown<'_>) -> String {
    let texts = screen.texts();
    let has_idle = shown.plans.iter().any(|plan| plan.idle > 0);
    let mut columns = vec!["plays", "draws"];
    columns.extend(has_idle.then_some("idle"));
    let header: Vec<String> = columns
        .iter()
        .map(|column| texts.get(&format!("calc-counters-{column}")))
        .collect();
    let rows = shown.plans.iter().take(SCREENFUL).map(|plan| {
        let mut row = vec![plays(texts, shown.hand, plan), plan.draws.to_string()];
        row.extend(has_idle.then(|| plan.idle.to_string()));
        row
    });
    grid::columns(screen, &header, rows.collect())
}

/// `3 (Odo, Constable) + 2 = 5`.
fn plays(texts: &Texts, hand: &[InHand], plan: &Plan) -> String {
    let cards = plan.plays.iter().filter_map(|at| hand.get(*at));
    let cards: Vec<String> = cards
        .map(|card| match &card.name {
            Some(name) => format!("{} ({name})", card.cost),
            None => card.cost.to_string(),
        })
        .collect();
    match cards.is_empty() {
        true => texts.get("calc-counters-none"),
        false => sum(&cards, plan.spent.into()),
    }
}

fn result(texts: &Texts, shown: &Shown<'_>) -> Vec<String> {
    let mut result = Vec::new();
    let hidden = shown.plans.len().saturating_sub(SCREENFUL);
    if hidden > 0 {
        result.push(texts.with("calc-counters-more", &[("count", hidden.into())]));
    }
    let free = shown.hand.iter().filter(|card| card.cost == 0);
    let free: Vec<String> = free
        .map(|card| {
            let bare = || texts.with("ccg-cost", &[("number", "0".into())]);
            card.name.clone().unwrap_or_else(bare)
        })
        .collect();
    if !free.is_empty() {
        result.push(texts.with("calc-counters-free", &[("names", joined(free).into())]));
    }
    result.push(whole_hand(texts, shown));
    result.push(texts.get("calc-counters-must"));
    result
}

/// Whether all cards fit together, with the wished draws.
fn whole_hand(texts: &Texts, shown: &Shown<'_>) -> String {
    let costs = shown.hand.iter().map(|card| u64::from(card.cost));
    let paid = shown.hand.iter().filter(|card| card.cost > 0).count();
    let draws = u64::from(shown.wish.draws);
    let costs = costs.sum::<u64>();
    let needs = costs + draws;
    let args = [
        ("costs", costs),
        ("draws", draws),
        ("needs", needs),
        ("counters", COUNTERS.into()),
    ];
    let all = shown.plans.iter().any(|plan| plan.plays.len() == paid);
    match all {
        true => numbers(texts, "calc-counters-all", &args),
        false if needs <= COUNTERS.into() => texts.get("calc-counters-twice"),
        false => numbers(texts, "calc-counters-not-all", &args),
    }
}

/// `{"calculator","counters","draws","deck","hand":[{"name","cost"}],"plans":[{"plays":[places in hand
/// from 0],"spent","draws","idle"}],"rules"}`, best plan first.
pub fn json(shown: &Shown<'_>) -> String {
    let hand = shown.hand.iter();
    let hand = hand.map(|card| json!({ "name": card.name, "cost": card.cost }));
    let plans = shown.plans.iter().map(|plan| {
        json!({
            "plays": plan.plays,
            "spent": plan.spent,
            "draws": plan.draws,
            "idle": plan.idle,
        })
    });
    let facts = json!({
        "counters": COUNTERS,
        "draws": shown.wish.draws,
        "deck": shown.wish.deck,
        "hand": hand.collect::<Vec<Value>>(),
        "plans": plans.collect::<Vec<Value>>(),
    });
    document(Calculator::Counters, facts, shown.rules)
}
