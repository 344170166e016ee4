//! Who would help a deck: for each skill its missions require the personnel of its affiliation that have it.

use std::collections::BTreeMap;

use maud::{Markup, html};
use serde_json::Value;

use super::view::{Source, View};
use crate::backend::Backend;
use crate::visit::{Visit, encode_query};
use model::Game;
use model::text::with_capital;
use page::locale::msg;

/// How many levels of a skill some mission requires, and how many the deck has in play at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct SkillNeed {
    required: u64,
    held: u64,
}

/// The skills that are too few for some mission, each leading to the cards that have it; nothing if none is.
pub(super) fn render_helpers(backend: &dyn Backend, visit: &Visit, source: &Source<'_>) -> Markup {
    let texts = backend.texts(visit.lang);
    let stats = backend.document(visit.lang, &source.ends(View::Stats.line()));
    let needs = lacking(&stats["missions"]);
    let affiliation = main_affiliation(&stats["affiliations"]);
    html! {
        @if !needs.is_empty() {
            h2 { (msg::decks_helpers(texts)) }
            ul.words {
                @for (skill, need) in &needs {
                    li {
                        a.chip href=(search(skill, affiliation.as_deref())) {
                            (with_capital(&skill.replace('-', " "))) small { (need.held) "/" (need.required) }
                        }
                    }
                }
            }
        }
    }
}

/// The search for the personnel with a skill.
fn search(skill: &str, affiliation: Option<&str>) -> String {
    let game = Game::SecondEdition.code();
    let of = affiliation.map(|slug| format!(" affiliation:{slug}")).unwrap_or_default();
    format!("/cards?{}", encode_query([("q", format!("game:{game} type:personnel skill:{skill}{of}"))]))
}

/// The skills of which fewer levels can be in play at once than some mission requires.
fn lacking(missions: &Value) -> BTreeMap<String, SkillNeed> {
    let mut needs = BTreeMap::new();
    collect(missions, &mut needs);
    needs.retain(|_, need| need.held < need.required);
    needs
}

fn collect(value: &Value, needs: &mut BTreeMap<String, SkillNeed>) {
    if let (Some(skill), Some(required), Some(held)) =
        (value["skill"].as_str(), value["level"].as_u64(), value["together"].as_u64())
    {
        let need = needs.entry(skill.to_owned()).or_insert(SkillNeed { required, held });
        need.required = need.required.max(required);
    }
    let parts = value.as_array().into_iter().flatten();
    let fields = value.as_object().into_iter().flat_map(|fields| fields.values());
    parts.chain(fields).for_each(|part| collect(part, needs));
}

/// The affiliation most of the personnel belong to.
fn main_affiliation(counts: &Value) -> Option<String> {
    let count = |one: &Value| one["count"].as_u64().or(one["personnel"].as_u64());
    let counted = counts.as_array()?.iter().filter_map(|one| Some((count(one)?, one["name"].as_str()?)));
    counted.max_by_key(|(count, _)| *count).map(|(_, slug)| slug.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_too_little_for_some_mission_is_asked_for() {
        let missions = serde_json::json!([
            {"branches": [[
                {"kind": "skill", "skill": "honor", "level": 2, "together": 14},
                {"kind": "either", "branches": [[{"kind": "skill", "skill": "treachery", "level": 2, "together": 1}]]},
            ]]},
            {"branches": [[{"kind": "skill", "skill": "treachery", "level": 3, "together": 1}]]},
        ]);
        let expected = BTreeMap::from([("treachery".to_owned(), SkillNeed { required: 3, held: 1 })]);
        assert_eq!(lacking(&missions), expected);
        assert!(lacking(&Value::Null).is_empty());
    }
}
