//! Who staffs a ship.

use serde_json::{Value, json};

use super::{Sheet, document, joined};
use crate::calc::Calculator;
use crate::calc::second::staffing::Staffing;
use crate::locale::Texts;
use crate::model::{CcgCard, RuleRecord};
use crate::view::ccg::word;
use crate::view::{Screen, grid};

/// What is shown.
pub struct Shown<'a> {
    pub ship: &'a CcgCard,
    pub staffing: &'a Staffing,
    /// The unstopped personnel the staffing names by place.
    pub crew: &'a [CcgCard],
    pub stopped: &'a [CcgCard],
    pub rules: &'a [RuleRecord],
}

impl Shown<'_> {
    fn name(&self, person: Option<usize>) -> Option<String> {
        self.crew.get(person?).map(CcgCard::full_name)
    }

    fn affiliations(&self, texts: &Texts) -> String {
        let words = self.ship.affiliations.iter();
        joined(words.map(|slug| word(texts, "affiliation", slug)))
    }
}

/// The screen.
pub fn show(screen: &Screen<'_>, shown: &Shown<'_>) -> String {
    let texts = screen.texts();
    let name = shown.ship.full_name();
    let sheet = Sheet {
        title: texts.with("calc-staffing-title", &[("ship", name.into())]),
        sums: seats(screen, shown),
        result: result(texts, shown),
    };
    sheet.show(screen, shown.rules)
}

fn seats(screen: &Screen<'_>, shown: &Shown<'_>) -> String {
    let texts = screen.texts();
    let row = |what: String, person: Option<usize>| {
        let missing = || texts.get("calc-staffing-missing");
        vec![what, shown.name(person).unwrap_or_else(missing)]
    };
    let icons = shown.staffing.icons.iter();
    let mut rows: Vec<Vec<String>> = icons
        .map(|(icon, person)| row(word(texts, "icon", icon), *person))
        .collect();
    if shown.staffing.needs_affiliation {
        let names = shown.affiliations(texts);
        let what = texts.with("calc-staffing-affiliation", &[("names", names.into())]);
        rows.push(row(what, shown.staffing.affiliation));
    }
    let header = ["calc-staffing-needs", "calc-staffing-covered"].map(|id| texts.get(id));
    grid::columns(screen, &header, rows)
}

fn result(texts: &Texts, shown: &Shown<'_>) -> Vec<String> {
    let ship = shown.ship.full_name();
    let missing = missing(texts, shown);
    let mut result = vec![match shown.staffing.is_staffed() {
        true => texts.with("calc-staffing-yes", &[("ship", ship.into())]),
        false => {
            let args = [
                ("ship", ship.into()),
                ("missing", missing.join(", ").into()),
            ];
            texts.with("calc-staffing-no", &args)
        }
    }];
    let stopped = joined(shown.stopped.iter().map(CcgCard::full_name));
    if !stopped.is_empty() {
        result.push(texts.with("calc-staffing-stopped", &[("names", stopped.into())]));
    }
    result
}

/// The icons nobody covers, equal ones counted, and the affiliation if nobody has it.
fn missing(texts: &Texts, shown: &Shown<'_>) -> Vec<String> {
    let icons: Vec<&str> = shown.staffing.missing().collect();
    let groups = icons.chunk_by(|a, b| a == b);
    let mut missing: Vec<String> = groups
        .map(|group| format!("{} {}", group.len(), word(texts, "icon", group[0])))
        .collect();
    if shown.staffing.lacks_affiliation() {
        let names = shown.affiliations(texts);
        missing.push(texts.with("calc-staffing-affiliation", &[("names", names.into())]));
    }
    missing
}

/// `{"calculator","ship","staffed","icons":[{"icon","card"}],"affiliation":{"any","card"},"missing",
/// "stopped","rules"}`: who covers what, by id; null where nobody does.
pub fn json(shown: &Shown<'_>) -> String {
    let id = |person: Option<usize>| {
        person
            .and_then(|at| shown.crew.get(at))
            .map(|card| &card.id)
    };
    let icons = shown.staffing.icons.iter();
    let icons = icons.map(|(icon, person)| json!({ "icon": icon, "card": id(*person) }));
    let facts = json!({
        "ship": shown.ship.id,
        "staffed": shown.staffing.is_staffed(),
        "icons": icons.collect::<Vec<Value>>(),
        "affiliation": {
            "any": shown.ship.affiliations,
            "card": id(shown.staffing.affiliation),
        },
        "missing": shown.staffing.missing().collect::<Vec<&str>>(),
        "stopped": shown.stopped.iter().map(|card| &card.id).collect::<Vec<_>>(),
    });
    document(Calculator::Staffing, facts, shown.rules)
}
