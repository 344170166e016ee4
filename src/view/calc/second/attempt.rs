//! What counts in a mission attempt.

use serde_json::{Value, json};

use super::{Sheet, document, numbers, sum};
use crate::calc::Calculator;
use crate::calc::second::attempt::{Check, Dilemmas, Leave, Standing};
use crate::locale::{Arg, Texts};
use crate::model::{CcgCard, Comparison, Outcome, RuleRecord, Term};
use crate::view::ccg::gist;
use crate::view::entry::Rows;
use crate::view::{Screen, grid, requires};

/// Column where the facts start.
const COLUMN: usize = 13;

/// What is shown.
pub struct Shown<'a> {
    pub mission: &'a CcgCard,
    /// The unstopped personnel all else names by place.
    pub crew: &'a [&'a CcgCard],
    /// Stopped personnel beside them.
    pub stopped: usize,
    pub leave: &'a Leave,
    pub dilemmas: Dilemmas,
    /// Whether the requirement is met; `None` if the data has none.
    pub outcome: Option<Outcome>,
    /// A list of checks for each branch.
    pub checks: Vec<Vec<Check>>,
    pub rules: &'a [RuleRecord],
}

impl Shown<'_> {
    fn title_of(&self, person: usize) -> String {
        self.crew
            .get(person)
            .map_or(String::new(), |card| card.title.clone())
    }

    /// Titles, each once, in order.
    fn titles(&self, people: impl Iterator<Item = usize>) -> String {
        let mut titles: Vec<String> = Vec::new();
        for title in people.map(|person| self.title_of(person)) {
            if !titles.contains(&title) {
                titles.push(title);
            }
        }
        titles.join(", ")
    }
}

/// The screen.
pub fn show(screen: &Screen<'_>, shown: &Shown<'_>) -> String {
    let texts = screen.texts();
    let mut sums = facts(screen, shown);
    for (at, branch) in shown.checks.iter().enumerate() {
        let heading = match shown.checks.len() {
            1 => texts.get("calc-attempt-requirement"),
            _ => texts.with("calc-attempt-branch", &[("number", (at + 1).into())]),
        };
        sums.push_str(&format!("\n{}\n", screen.paint().label(&heading)));
        let mut rows = Vec::new();
        for check in branch {
            rows.extend(check_rows(texts, shown, check, 1));
        }
        sums.push_str(&grid::columns(screen, &[], rows));
    }
    let sheet = Sheet {
        title: shown.mission.full_name(),
        sums,
        result: result(texts, shown),
    };
    sheet.show(screen, shown.rules)
}

fn facts(screen: &Screen<'_>, shown: &Shown<'_>) -> String {
    let texts = screen.texts();
    let mut rows = Rows::with_column(screen, COLUMN);
    rows.add("calc-attempt-mission", &gist(screen, shown.mission));
    let personnel = [
        ("unstopped", shown.crew.len().into()),
        ("stopped", shown.stopped.into()),
    ];
    rows.add(
        "calc-attempt-personnel",
        &texts.with("calc-attempt-counted", &personnel),
    );
    rows.add("calc-attempt-leave", &leave(texts, shown));
    rows.add("calc-attempt-dilemmas", &dilemmas(texts, shown.dilemmas));
    rows.finish()
}

fn leave(texts: &Texts, shown: &Shown<'_>) -> String {
    let attempt = shown.mission.attempt.as_ref();
    let who = attempt.map(|attempt| requires::attempt(texts, attempt));
    let who = who.unwrap_or_default();
    match shown.leave {
        Leave::Given(people) => {
            let names = shown.titles(people.iter().copied());
            let args = [("who", who.into()), ("names", names.into())];
            texts.with("calc-attempt-given", &args)
        }
        Leave::Refused => texts.with("calc-attempt-refused", &[("who", who.into())]),
        Leave::Unclear | Leave::Headquarters => texts.get("calc-attempt-unclear"),
    }
}

/// `8 − 3 = 5`, and what it means.
fn dilemmas(texts: &Texts, dilemmas: Dilemmas) -> String {
    let number = u64::from(dilemmas.number());
    let Dilemmas {
        personnel,
        overcome,
    } = dilemmas;
    let sum = match overcome {
        0 => String::new(),
        _ if overcome > personnel => format!("{personnel} − {overcome} → 0: "),
        _ => format!("{personnel} − {overcome} = {number}: "),
    };
    sum + &numbers(texts, "calc-attempt-drawn", &[("number", number)])
}

/// A part of the requirements: what, sum, verdict; the branches of "one of several" below it.
fn check_rows(texts: &Texts, shown: &Shown<'_>, check: &Check, depth: usize) -> Vec<Vec<String>> {
    let indent = "  ".repeat(depth);
    let what = match check.branches.is_empty() {
        true => requires::term(texts, &check.term),
        false => texts.get("calc-attempt-one-of"),
    };
    let mut rows = vec![vec![
        format!("{indent}{what}"),
        added(shown, check),
        standing(texts, check),
    ]];
    for (at, branch) in check.branches.iter().enumerate() {
        if at > 0 {
            let or = format!("{indent}  {}", texts.get("calc-attempt-or"));
            rows.push(vec![or, String::new(), String::new()]);
        }
        for check in branch {
            rows.extend(check_rows(texts, shown, check, depth + 1));
        }
    }
    rows
}

/// `5 + 6 = 11`; of skills with the names of those who have them.
fn added(shown: &Shown<'_>, check: &Check) -> String {
    let values = check.addends.iter().map(|(_, value)| value.to_string());
    let values: Vec<String> = values.collect();
    match &check.term {
        Term::Sum { .. } => sum(&values, check.total()),
        Term::Skill { .. } if values.is_empty() => "0".to_owned(),
        Term::Skill { .. } => {
            let names = shown.titles(check.addends.iter().map(|(person, _)| *person));
            format!("{} ({names})", sum(&values, check.total()))
        }
        Term::Either(_) | Term::Special(_) => String::new(),
    }
}

fn standing(texts: &Texts, check: &Check) -> String {
    let below = matches!(
        check.term,
        Term::Sum {
            comparison: Comparison::LessThan,
            ..
        }
    );
    match check.standing {
        Standing::Met => texts.get("calc-attempt-met"),
        Standing::Unclear => texts.get("calc-attempt-look"),
        Standing::Short(None) => texts.get("calc-attempt-not-met"),
        Standing::Short(Some(short)) => {
            let id = match below {
                true => "calc-attempt-over",
                false => "calc-attempt-short",
            };
            numbers(texts, id, &[("number", short.into())])
        }
    }
}

fn result(texts: &Texts, shown: &Shown<'_>) -> Vec<String> {
    let count = shown.crew.len();
    let mut result = Vec::new();
    let is_refused = *shown.leave == Leave::Refused;
    if is_refused {
        result.push(texts.get("calc-attempt-result-refused"));
    }
    let id = match &shown.outcome {
        None => "calc-attempt-result-unknown",
        Some(Outcome::Met { .. }) if is_refused => "calc-attempt-result-would",
        Some(Outcome::Met { .. }) => "calc-attempt-result-met",
        Some(Outcome::Unclear(_)) => "calc-attempt-result-look",
        Some(Outcome::Missing(_)) => "calc-attempt-result-missing",
    };
    let points = shown.mission.points.as_ref();
    let points = points.map_or("?", |points| points.as_str());
    let args: [(&str, Arg<'_>); 2] = [("count", count.into()), ("points", points.into())];
    result.push(texts.with(id, &args));
    result
}

/// `{"calculator","mission","personnel":[ids],"stopped","may-attempt","by":[ids],"dilemmas":
/// {"personnel","overcome","drawn","cost-limit"},"requirement":"met"|"missing"|"unclear"|null,
/// "branches":[[check]],"rules"}`; a check is `{"term","addends":[{"card","value"}],"total",
/// "standing":"met"|"short"|"unclear","short","branches"}`. `may-attempt` is null if the card must be
/// read.
pub fn json(shown: &Shown<'_>) -> String {
    let id = |person: &usize| shown.crew.get(*person).map(|card| &card.id);
    let (may, by) = match shown.leave {
        Leave::Given(people) => (Some(true), people.iter().filter_map(id).collect()),
        Leave::Refused | Leave::Headquarters => (Some(false), Vec::new()),
        Leave::Unclear => (None, Vec::new()),
    };
    let outcome = shown.outcome.as_ref().map(|outcome| match outcome {
        Outcome::Met { .. } => "met",
        Outcome::Unclear(_) => "unclear",
        Outcome::Missing(_) => "missing",
    });
    let facts = json!({
        "mission": shown.mission.id,
        "personnel": shown.crew.iter().map(|card| &card.id).collect::<Vec<_>>(),
        "stopped": shown.stopped,
        "may-attempt": may,
        "by": by,
        "dilemmas": {
            "personnel": shown.dilemmas.personnel,
            "overcome": shown.dilemmas.overcome,
            "drawn": shown.dilemmas.number(),
            "cost-limit": shown.dilemmas.number(),
        },
        "requirement": outcome,
        "branches": branches(shown, &shown.checks),
    });
    document(Calculator::Attempt, facts, shown.rules)
}

fn branches(shown: &Shown<'_>, branches: &[Vec<Check>]) -> Value {
    let branch = |checks: &Vec<Check>| -> Value {
        checks
            .iter()
            .map(|check| check_json(shown, check))
            .collect()
    };
    branches.iter().map(branch).collect()
}

fn check_json(shown: &Shown<'_>, check: &Check) -> Value {
    let addends = check.addends.iter().map(|(person, value)| {
        let card = shown.crew.get(*person).map(|card| &card.id);
        json!({ "card": card, "value": value })
    });
    let (standing, short) = match check.standing {
        Standing::Met => ("met", None),
        Standing::Short(short) => ("short", short),
        Standing::Unclear => ("unclear", None),
    };
    json!({
        "term": check.term.to_string(),
        "addends": addends.collect::<Vec<Value>>(),
        "total": check.total(),
        "standing": standing,
        "short": short,
        "branches": branches(shown, &check.branches),
    })
}
