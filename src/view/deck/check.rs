//! What is said of a deck list: whether it is legal, what it breaks, what was not understood.

use serde_json::{Value, json};

use super::{explain, unread};
use crate::deck::{Advice, Counts, Culprit, Deck, DeckList, Rule, Violation};
use crate::error::Error;
use crate::locale::Arg;
use crate::view::{Screen, grid, problem, prose};

/// A list that was read and judged.
pub struct Checked {
    pub list: DeckList,
    pub deck: Deck,
    pub counts: Counts,
    pub violations: Vec<Violation>,
    pub advice: Vec<Advice>,
    /// Names that could be meant, for each unknown card from the first.
    pub suggestions: Vec<Vec<String>>,
    /// Whether unknown cards are let pass.
    pub unknown_allowed: bool,
}

/// How a deck stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    Legal,
    Illegal,
    /// Lines were not understood, so nothing is sure.
    Unread,
}

impl Checked {
    /// Lines not understood weigh more than broken rules.
    pub fn standing(&self) -> Standing {
        let unknown = !self.deck.unknown.is_empty() && !self.unknown_allowed;
        if unknown || self.list.troubles().next().is_some() {
            return Standing::Unread;
        }
        match self.violations.is_empty() {
            true => Standing::Legal,
            false => Standing::Illegal,
        }
    }

    /// The name of the deck: that of its file, unless the list gives one.
    fn name(&self, screen: &Screen<'_>) -> String {
        let name = self.deck.name.clone();
        name.unwrap_or_else(|| screen.texts().get("deck-unnamed"))
    }
}

impl Standing {
    fn code(self) -> &'static str {
        match self {
            Standing::Legal => "legal",
            Standing::Illegal => "illegal",
            Standing::Unread => "unread",
        }
    }
}

/// The whole report of a deck.
pub fn screen(screen: &Screen<'_>, checked: &Checked, explained: bool) -> String {
    let mut parts = vec![heading(screen, checked)];
    if explained {
        parts.push(explain::lines(screen, checked));
    }
    let violations = checked.violations.iter();
    let violations: Vec<String> = violations
        .map(|violation| told(screen, checked, violation))
        .collect();
    let advice = checked.advice.iter();
    let advice: Vec<String> = advice.map(|advice| advised(screen, advice)).collect();
    let unread = unread::items(screen, &checked.list, &checked.deck, &checked.suggestions);
    parts.push(section(screen, "unread", &unread));
    parts.push(section(screen, "violations", &violations));
    parts.push(section(screen, "advice", &advice));
    parts.retain(|part| !part.is_empty());
    parts.join("\n")
}

fn heading(screen: &Screen<'_>, checked: &Checked) -> String {
    let texts = screen.texts();
    let standing = standing(screen, checked.standing());
    let title = screen.paint().title(&checked.name(screen));
    let counts = texts.with("deck-counts", &counted(&checked.counts));
    format!(
        "{title}: {standing}\n{}\n",
        prose::paragraph(screen, &counts, 0)
    )
}

pub(super) fn standing(screen: &Screen<'_>, standing: Standing) -> String {
    let word = screen
        .texts()
        .get(&format!("deck-standing-{}", standing.code()));
    match standing {
        Standing::Legal => screen.paint().title(&word),
        _ => screen.paint().wrong(&word),
    }
}

fn counted(counts: &Counts) -> [(&'static str, Arg<'static>); 4] {
    [
        ("missions", u64::from(counts.missions).into()),
        ("dilemmas", u64::from(counts.dilemmas).into()),
        ("deck", u64::from(counts.deck).into()),
        ("total", u64::from(counts.total).into()),
    ]
}

/// A heading with items below it, if there are any.
pub(super) fn section(screen: &Screen<'_>, name: &str, items: &[String]) -> String {
    if items.is_empty() {
        return String::new();
    }
    let heading = screen.texts().get(&format!("deck-section-{name}"));
    let items: String = items
        .iter()
        .map(|item| prose::foreign_item(screen, "-", item, 0) + "\n")
        .collect::<String>()
        .replace(prose::KEPT_TOGETHER, " ");
    format!("{}\n{items}", screen.paint().label(&heading))
}

/// What is broken, with the place in the rules.
fn told(screen: &Screen<'_>, checked: &Checked, violation: &Violation) -> String {
    let cite = screen.texts().get(rule_place(violation.rule));
    let cite = screen.paint().faint(&cite);
    format!("{} {cite}", sentence(screen, checked, violation))
}

/// What is broken, with the cards.
fn sentence(screen: &Screen<'_>, checked: &Checked, violation: &Violation) -> String {
    let texts = screen.texts();
    let pile = violation
        .pile
        .map(|pile| texts.get(&format!("deck-pile-{}", pile.code())));
    let args = [
        ("have", u64::from(violation.have).into()),
        ("limit", u64::from(violation.limit).into()),
        ("pile", pile.unwrap_or_default().into()),
        ("title", violation.title.clone().unwrap_or_default().into()),
    ];
    let broken = texts.with(&format!("deck-rule-{}", violation.rule.code()), &args);
    let culprits = violation
        .cards
        .iter()
        .map(|culprit| self::culprit(screen, checked, culprit));
    let culprits: Vec<String> = culprits.collect();
    match culprits.is_empty() {
        true => broken,
        false => format!("{broken} {}.", culprits.join("; ")),
    }
}

fn culprit(screen: &Screen<'_>, checked: &Checked, culprit: &Culprit) -> String {
    let place = unread::place(screen, &checked.list, &culprit.lines);
    let kept = prose::KEPT_TOGETHER;
    format!("{}{kept}×{kept}{} ({place})", culprit.count, culprit.name)
}

/// Message that cites the rule.
fn rule_place(rule: Rule) -> &'static str {
    match rule {
        Rule::DilemmaCopies => "deck-cite-dilemma-copies",
        Rule::WrongPile => "deck-cite-types",
        _ => "deck-cite-building",
    }
}

fn advised(screen: &Screen<'_>, advice: &Advice) -> String {
    let args = [
        ("points", i64::from(advice.points.unwrap_or(0)).into()),
        ("count", advice.cards.len().into()),
        ("cards", advice.cards.join(" · ").into()),
    ];
    let id = format!("deck-advice-{}", advice.topic.code());
    screen.texts().with(&id, &args)
}

/// The results of several lists, a line each.
pub fn summary(
    screen: &Screen<'_>,
    results: &[(&str, Result<Checked, Error>)],
    explained: bool,
) -> String {
    let texts = screen.texts();
    let header = ["list", "standing", "missions", "dilemmas", "deck", "faults"]
        .map(|column| texts.get(&format!("deck-column-{column}")));
    let rows = results
        .iter()
        .map(|(path, result)| row(screen, path, result));
    let table = grid::columns(screen, &header, rows.collect());
    let errors = results
        .iter()
        .filter_map(|(_, result)| result.as_ref().err());
    let errors: String = errors.map(|error| problem::error(screen, error)).collect();
    let reports = results
        .iter()
        .filter_map(|(_, result)| result.as_ref().ok());
    let reports = reports.filter(|checked| explained || checked.standing() != Standing::Legal);
    let reports = reports.map(|checked| self::screen(screen, checked, explained));
    let mut parts = vec![table];
    parts.extend((!errors.is_empty()).then_some(errors));
    parts.extend(reports);
    parts.join("\n")
}

fn row(screen: &Screen<'_>, path: &str, result: &Result<Checked, Error>) -> Vec<String> {
    match result {
        Ok(checked) => {
            let counts = &checked.counts;
            let unread = checked.deck.unknown.len() + checked.list.troubles().count();
            let faults = checked.violations.len() + unread;
            vec![
                checked.name(screen),
                standing(screen, checked.standing()),
                counts.missions.to_string(),
                counts.dilemmas.to_string(),
                counts.deck.to_string(),
                faults.to_string(),
            ]
        }
        Err(_) => vec![path.to_owned(), standing(screen, Standing::Unread)],
    }
}

/// `{"name","legal","counts","violations":[{"rule","message","have","limit","title","cards":[{"name",
/// "count","lines"}]}],"unknown":[{"line","name","suggestions"}],"unreadable":[{"line","text","reason"}],
/// "advice":[{"topic","message","cards"}]}`; messages in the player's language.
pub fn json(screen: &Screen<'_>, checked: &Checked) -> String {
    format!("{:#}\n", value(screen, checked))
}

/// `{"decks":[...]}`: each as [`json()`] with `path`; of unreadable files `path`, `legal` and `error`, a
/// sentence.
pub fn json_of_all(screen: &Screen<'_>, results: &[(&str, Result<Checked, Error>)]) -> String {
    each_with_path(screen, results, |checked| value(screen, checked))
}

/// Results of several lists, each with its path.
pub(super) fn each_with_path<T>(
    screen: &Screen<'_>,
    results: &[(&str, Result<T, Error>)],
    told: impl Fn(&T) -> Value,
) -> String {
    let decks = results.iter().map(|(path, result)| {
        let mut value = match result {
            Ok(checked) => told(checked),
            Err(error) => {
                json!({ "legal": false, "error": problem::sentence(screen.texts(), error) })
            }
        };
        value["path"] = json!(path);
        value
    });
    format!("{:#}\n", json!({ "decks": decks.collect::<Vec<_>>() }))
}

fn value(screen: &Screen<'_>, checked: &Checked) -> Value {
    let counts = &checked.counts;
    let violations = checked
        .violations
        .iter()
        .map(|violation| violation_value(screen, checked, violation));
    let advice = checked.advice.iter().map(|advice| {
        json!({
            "topic": advice.topic.code(),
            "message": advised(screen, advice),
            "cards": advice.cards,
        })
    });
    json!({
        "name": checked.deck.name,
        "legal": checked.standing() == Standing::Legal,
        "counts": {
            "missions": counts.missions,
            "dilemmas": counts.dilemmas,
            "deck": counts.deck,
            "total": counts.total,
        },
        "violations": violations.collect::<Vec<_>>(),
        "unknown": unread::unknown_json(&checked.deck, &checked.suggestions),
        "unreadable": unread::troubles_json(&checked.list),
        "advice": advice.collect::<Vec<_>>(),
    })
}

fn violation_value(screen: &Screen<'_>, checked: &Checked, violation: &Violation) -> Value {
    let cards = violation.cards.iter().map(
        |culprit| json!({ "name": culprit.name, "count": culprit.count, "lines": culprit.lines }),
    );
    json!({
        "rule": violation.rule.code(),
        "message": sentence(screen, checked, violation).replace(prose::KEPT_TOGETHER, " "),
        "have": violation.have,
        "limit": violation.limit,
        "title": violation.title,
        "cards": cards.collect::<Vec<_>>(),
    })
}
