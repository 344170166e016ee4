//! Combat and engagement: two sums.

use serde_json::{Value, json};

use super::{Sheet, document, numbers, sum};
use crate::calc::Calculator;
use crate::calc::second::contest::{Addend, Contest, Side};
use crate::locale::Texts;
use crate::model::RuleRecord;
use crate::view::{Screen, prose};

/// Column where the sums start.
const COLUMN: usize = 21;

/// The screen of a combat or an engagement.
pub fn show(
    screen: &Screen<'_>,
    calculator: Calculator,
    contest: &Contest,
    rules: &[RuleRecord],
) -> String {
    let texts = screen.texts();
    let [yours, theirs] = contest.totals();
    let sides = [
        ("you", &contest.yours, yours),
        ("opponent", &contest.theirs, theirs),
    ];
    let sums = sides.map(|(side, addends, total)| {
        let label = texts.get(&format!("calc-{}-{side}", calculator.code()));
        prose::labelled(screen, &label, COLUMN, &added(addends, total)) + "\n"
    });
    let sheet = Sheet {
        title: texts.get(&format!("calc-{}-title", calculator.code())),
        sums: sums.concat(),
        result: result(texts, calculator, contest),
    };
    sheet.show(screen, rules)
}

/// `7 (Worf) + 6 = 13`.
fn added(addends: &[Addend], total: u32) -> String {
    let shown = addends.iter().map(|addend| match &addend.name {
        Some(name) => format!("{} ({name})", addend.value),
        None => addend.value.to_string(),
    });
    sum(&shown.collect::<Vec<_>>(), total)
}

fn result(texts: &Texts, calculator: Calculator, contest: &Contest) -> Vec<String> {
    let [yours, theirs] = contest.totals();
    let id = match contest.winner() {
        Some(Side::You) => "calc-contest-you",
        Some(Side::Opponent) => "calc-contest-opponent",
        None => "calc-contest-nobody",
    };
    let totals = [("yours", yours.into()), ("theirs", theirs.into())];
    vec![
        numbers(texts, id, &totals),
        texts.get(&format!("calc-{}-after", calculator.code())),
    ]
}

/// `{"calculator","you":{"addends":[{"name","value"}],"total"},"opponent":{...},"winner":"you"|
/// "opponent"|null,"rules"}`.
pub fn json(calculator: Calculator, contest: &Contest, rules: &[RuleRecord]) -> String {
    let [yours, theirs] = contest.totals();
    let side = |addends: &[Addend], total: u32| {
        let addends = addends.iter();
        let addends = addends.map(|one| json!({ "name": one.name, "value": one.value }));
        json!({ "addends": addends.collect::<Vec<Value>>(), "total": total })
    };
    let facts = json!({
        "you": side(&contest.yours, yours),
        "opponent": side(&contest.theirs, theirs),
        "winner": contest.winner().map(|side| match side {
            Side::You => "you",
            Side::Opponent => "opponent",
        }),
    });
    document(calculator, facts, rules)
}
