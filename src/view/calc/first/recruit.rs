//! The screen of recruiting.

use serde_json::json;

use crate::calc::first::recruit::{PER_ICON, PER_MARK, Person, Skills, Terms, Verdict};
use crate::view::calc::{Basis, Sheet, title};
use crate::view::{Screen, grid, sums};

/// What was asked and what it takes.
pub struct Recruiting {
    pub persons: Vec<Person>,
    pub terms: Terms,
    /// The skills aboard, if they were named.
    pub aboard: Option<Skills>,
    /// The personnel on the Non-Aligned ship, if that was said.
    pub crew: Option<u64>,
}

impl Recruiting {
    /// Whether nobody stays behind, if that is known.
    fn takes_ship(&self) -> Option<bool> {
        self.crew.map(|crew| crew == self.persons.len() as u64)
    }
}

/// Each person with their sum, then what it takes aboard.
pub fn show(screen: &Screen<'_>, recruiting: &Recruiting, basis: &Basis) -> String {
    let texts = screen.texts();
    let Recruiting { persons, terms, .. } = recruiting;
    let rows = persons.iter().enumerate();
    let rows = rows
        .map(|(at, person)| row(screen, at + 1, person))
        .collect();
    let points: Vec<u64> = persons.iter().map(Person::points).collect();
    let points = sums::addition(&points, terms.points);
    let mut result = vec![texts.with("calc-recruit-points", &[("points", points.into())])];
    result.extend(needs(screen, recruiting));
    let sheet = Sheet {
        title: title(screen, basis),
        sums: grid::columns(screen, &[], rows),
        result,
        ..Sheet::default()
    };
    sheet.show(screen, basis)
}

fn row(screen: &Screen<'_>, number: usize, person: &Person) -> Vec<String> {
    let texts = screen.texts();
    let name = texts.with("calc-recruit-person", &[("number", number.into())]);
    let icons = format!("{} × {PER_ICON}", person.icons);
    let sum = match person.marks.len() {
        0 => icons,
        marks => format!("{icons} + {marks} × {PER_MARK}"),
    };
    let marks = person
        .marks
        .iter()
        .map(|mark| format!("calc-mark-{}", mark.code()));
    let android = person.is_android.then(|| "calc-mark-android".to_owned());
    let words: Vec<String> = marks.chain(android).map(|id| texts.get(&id)).collect();
    vec![
        name,
        format!("{sum} = {}", person.points()),
        words.join(", "),
    ]
}

fn needs(screen: &Screen<'_>, recruiting: &Recruiting) -> Vec<String> {
    let texts = screen.texts();
    let terms = recruiting.terms;
    let needed = |id, of| texts.with(id, &[("skills", skills(of).into())]);
    let mut all = vec![needed("calc-recruit-need", terms.least)];
    if terms.least != terms.most {
        all.push(needed("calc-recruit-need-open", terms.most));
    }
    let verdict = recruiting.aboard.map(|aboard| terms.verdict(aboard));
    all.extend(verdict.map(|verdict| texts.get(&format!("calc-recruit-{}", verdict.code()))));
    let ship = match recruiting.takes_ship() {
        Some(true) => Some("calc-recruit-ship"),
        Some(false) => Some("calc-recruit-rest"),
        None => None,
    };
    let ship = ship.filter(|_| verdict != Some(Verdict::Short));
    all.extend(ship.map(|id| texts.get(id)));
    all
}

/// Skills as the cards name them: `2 Diplomacy + 1 Cybernetics`.
fn skills(skills: Skills) -> String {
    let named = [
        (skills.diplomacy, "Diplomacy"),
        (skills.cybernetics, "Cybernetics"),
    ];
    let needed = named.iter().filter(|(count, _)| *count > 0);
    let words: Vec<String> = needed
        .map(|(count, name)| format!("{count} {name}"))
        .collect();
    words.join(" + ")
}

/// `{"calculator", "personnel": [{"icons", "marks", "android", "points"}], "points", "needed":
/// {"least", "most"}, "aboard", "verdict", "takes_ship", "rules"}`. `least` and `most` differ where the rules are open;
/// `verdict` is `enough`, `open`, `short` or null.
pub fn json(recruiting: &Recruiting, basis: &Basis) -> String {
    let Recruiting { persons, terms, .. } = recruiting;
    let personnel = persons.iter().map(|person| {
        json!({
            "icons": person.icons,
            "marks": person.marks,
            "android": person.is_android,
            "points": person.points(),
        })
    });
    basis.document(json!({
        "personnel": personnel.collect::<Vec<_>>(),
        "points": terms.points,
        "needed": { "least": terms.least, "most": terms.most },
        "aboard": recruiting.aboard,
        "verdict": recruiting.aboard.map(|aboard| terms.verdict(aboard)),
        "takes_ship": recruiting.takes_ship(),
    }))
}
