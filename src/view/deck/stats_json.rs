//! The numbers of a deck as JSON.

use serde_json::{Value, json};

use super::stats::{ATTRIBUTES, Measured};
use super::unread;
use crate::deck::{Costs, MissionNeeds, Need, Spread, Tally};
use crate::model::{Comparison, Figure};

/// `{"name","counts","types":[{"name","count"}],"costs":{"curve":[counts from cost 0],"without","total",
/// "average"},"personnel","ships","attributes":[{"attribute","average","lowest","highest","total"}],
/// "skills":[{"skill","personnel","levels","together"}],"missions":[{"id","name","place","points",
/// "may_attempt","branches":[[need]]}],"keywords","icons","species","affiliations","dilemmas":{"places",
/// "costs"},"unknown","unreadable"}`. A need is `{"kind":"skill","skill","level","personnel","levels",
/// "together"}`, `{"kind":"sum","attribute","comparison","than","average","people"}`, `{"kind":"either",
/// "branches"}`, `{"kind":"personnel","words","need","have"}` or `{"kind":"other","words"}`.
pub fn json(measured: &Measured) -> String {
    let (read, counts, stats) = (&measured.read, &measured.counts, &measured.stats);
    let spreads = [stats.attributes, stats.ship_attributes];
    let named = ATTRIBUTES.iter().zip(&spreads);
    let attributes = named.flat_map(|(names, spreads)| names.iter().zip(spreads));
    let skills = stats.skills.iter().map(|offer| {
        json!({
            "skill": offer.skill,
            "personnel": offer.personnel,
            "levels": offer.levels,
            "together": offer.together,
        })
    });
    let value = json!({
        "name": read.deck.name,
        "counts": {
            "missions": counts.missions,
            "dilemmas": counts.dilemmas,
            "deck": counts.deck,
            "total": counts.total,
        },
        "types": tallies(&stats.types),
        "costs": costs_value(&stats.costs),
        "personnel": stats.personnel,
        "ships": stats.ships,
        "attributes": attributes.map(|(name, spread)| spread_value(name, spread)).collect::<Value>(),
        "skills": skills.collect::<Value>(),
        "missions": stats.missions.iter().map(mission_value).collect::<Value>(),
        "keywords": tallies(&stats.keywords),
        "icons": tallies(&stats.icons),
        "species": tallies(&stats.species),
        "affiliations": tallies(&stats.affiliations),
        "dilemmas": {
            "places": tallies(&stats.dilemmas),
            "costs": costs_value(&stats.dilemma_costs),
        },
        "unknown": unread::unknown_json(&read.deck, &read.suggestions),
        "unreadable": unread::troubles_json(&read.list),
    });
    format!("{value:#}\n")
}

fn tallies(tallies: &[Tally]) -> Value {
    let tallies = tallies.iter();
    tallies
        .map(|tally| json!({ "name": tally.name, "count": tally.count }))
        .collect()
}

fn costs_value(costs: &Costs) -> Value {
    json!({
        "curve": costs.curve,
        "without": costs.without,
        "total": costs.total,
        "average": costs.average(),
    })
}

fn spread_value(name: &str, spread: &Spread) -> Value {
    json!({
        "attribute": name,
        "average": spread.average(),
        "lowest": spread.lowest,
        "highest": spread.highest,
        "total": spread.total,
    })
}

fn mission_value(needs: &MissionNeeds) -> Value {
    let card = &needs.mission;
    json!({
        "id": card.id,
        "name": card.full_name(),
        "place": card.place,
        "points": card.points.as_ref().and_then(Figure::number),
        "may_attempt": needs.may_attempt,
        "branches": branches_value(&needs.branches),
    })
}

fn branches_value(branches: &[Vec<Need>]) -> Value {
    let branches = branches.iter();
    branches
        .map(|branch| branch.iter().map(need_value).collect::<Value>())
        .collect()
}

fn need_value(need: &Need) -> Value {
    match need {
        Need::Skill { level, offer } => json!({
            "kind": "skill",
            "skill": offer.skill,
            "level": level,
            "personnel": offer.personnel,
            "levels": offer.levels,
            "together": offer.together,
        }),
        Need::Sum {
            attribute,
            comparison,
            than,
            average,
            people,
        } => json!({
            "kind": "sum",
            "attribute": attribute.printed().to_lowercase().replace(' ', "-"),
            "comparison": match comparison {
                Comparison::MoreThan => "more-than",
                Comparison::LessThan => "less-than",
            },
            "than": than,
            "average": average,
            "people": people,
        }),
        Need::Either(inner) => json!({ "kind": "either", "branches": branches_value(inner) }),
        Need::Personnel { words, need, have } => {
            json!({ "kind": "personnel", "words": words, "need": need, "have": have })
        }
        Need::Other(words) => json!({ "kind": "other", "words": words }),
    }
}
