//! Answers for programs: one stable document each. Texts keep their named symbols (`[glory]`).

use serde_json::{Value, json};

use super::{Screen, check};
use crate::catalog::State;
use crate::data::{Finding, Gap};
use crate::lookup::Found;
use crate::model::{CcgCard, Figure, Lang, Record};
use crate::store::Summary;

/// `{"query", "hits": [...], "suggestions": [...]}`, best hit first.
pub fn hits(query: &str, found: &[Found], suggestions: &[String]) -> String {
    let hits: Vec<Value> = found
        .iter()
        .map(|found| {
            let mut hit = document(&found.record);
            hit["score"] = json!(f64::from((found.score * 1000.0).round()) / 1000.0);
            hit
        })
        .collect();
    pretty(&json!({ "query": query, "hits": hits, "suggestions": suggestions }))
}

/// `{"entry": {...}}`.
pub fn record(record: &Record) -> String {
    pretty(&json!({ "entry": document(record) }))
}

/// `{"total", "entries": [{"id", "game", "kind", "title"}]}`.
pub fn summaries(entries: &[Summary]) -> String {
    let rows: Vec<Value> = entries
        .iter()
        .map(|summary| {
            json!({
                "id": summary.id,
                "game": summary.id.game(),
                "kind": summary.id.kind(),
                "title": summary.title,
            })
        })
        .collect();
    pretty(&json!({ "total": rows.len(), "entries": rows }))
}

/// `{"ok", "findings": [{"file", "line", "id", "message"}], "gaps": [...]}`.
pub fn check(screen: &Screen<'_>, findings: &[Finding], gaps: &[Gap]) -> String {
    let texts = screen.texts();
    let rows: Vec<Value> = findings
        .iter()
        .map(|finding| {
            json!({
                "file": finding.file,
                "line": finding.line,
                "id": finding.id,
                "message": check::sentence(texts, &finding.problem),
            })
        })
        .collect();
    let gaps: Vec<String> = gaps
        .iter()
        .map(|gap| check::gap_sentence(texts, gap))
        .collect();
    pretty(&json!({ "ok": rows.is_empty(), "findings": rows, "gaps": gaps }))
}

/// `{"state", "folder", "entries", "bytes", "cards": {"state", "folder", "entries", "bytes"}}`.
pub fn index(entries: &State, cards: &State) -> String {
    let mut value = index_state(entries);
    value["cards"] = index_state(cards);
    pretty(&value)
}

fn index_state(state: &State) -> Value {
    let folder = |path: &std::path::Path| path.display().to_string();
    match state {
        State::NoCache => json!({ "state": "no-cache" }),
        State::Missing(path) => json!({ "state": "missing", "folder": folder(path) }),
        State::Damaged(path) => json!({ "state": "damaged", "folder": folder(path) }),
        State::Ready {
            folder: path,
            entries,
            bytes,
        } => json!({
            "state": "ready", "folder": folder(path), "entries": entries, "bytes": bytes
        }),
    }
}

/// A record with its game beside its id and its references with titles. A card has its operations
/// in `operations`, and their gists one a line in `text`; a card of the Star Trek CCG has its full name
/// as title, and `text` holds its imported game text.
fn document(record: &Record) -> Value {
    let mut value = match record {
        Record::Rule(rule) => {
            let mut value = json!(rule.entry);
            value["see"] = json!(rule.see);
            if !rule.cards.is_empty() {
                value["cards"] = json!(rule.cards);
            }
            value
        }
        Record::Card(card) => {
            let mut value = json!(card.card);
            let texts = Lang::ALL.map(|lang| (lang.code().to_owned(), json!(record.text(lang))));
            value["kind"] = json!(record.kind());
            value["text"] = Value::Object(texts.into_iter().collect());
            value["source"] = json!([]);
            value
        }
        Record::Ccg(card) => {
            let mut value = ccg_card(&card.card);
            let texts = Lang::ALL.map(|lang| (lang.code().to_owned(), json!(record.text(lang))));
            value["kind"] = json!(record.kind());
            value["title"] = json!(card.title);
            value["aliases"] = json!(card.aliases);
            value["text"] = Value::Object(texts.into_iter().collect());
            value["see"] = json!(card.see);
            value["source"] = json!([]);
            value
        }
    };
    value["game"] = json!(record.game());
    value
}

/// A card of the Star Trek CCG with its facts. Figures are numbers; those of First Edition that are
/// none, like `7+X`, are texts.
pub(super) fn ccg_card(card: &CcgCard) -> Value {
    let mut value = json!(card);
    let printed = [("span", &card.span), ("points", &card.points)];
    for (name, printed) in printed {
        if let Some(printed) = printed {
            value[name] = figure(printed);
        }
    }
    if let Some(attributes) = &card.attributes {
        value["attributes"] = attributes.iter().map(figure).collect();
    }
    value
}

fn figure(figure: &Figure) -> Value {
    figure
        .number()
        .map_or_else(|| json!(figure.as_str()), |number| json!(number))
}

fn pretty(value: &Value) -> String {
    format!("{value:#}\n")
}
