//! What missions require against what a deck has, who would help it, and what its cards cost.

use maud::{Markup, html};

use crate::visit::encode_query;
use app::entry::requires;
use deck::{AllMissions, BranchNeed, Costs, DeckStats, MissingSkill, MissionNeeds, Prospect, SharedNeed};
use model::{Comparison, Feature, Game, RequirementTerm, skill_name};
use page::locale::{Texts, msg};
use page::render::encode_path;
use words::Term;
use words::numbers::decimal;

/// Helpers named for a skill; the search has the others.
const MOST_HELPERS: usize = 4;

/// The figures of a deck: missions against skills, who would help, costs.
pub(super) fn render_figures(texts: &Texts, numbers: &DeckStats, form: Option<&str>) -> Markup {
    html! {
        (matrix(texts, &numbers.missions, &numbers.all_missions))
        (helpers(texts, &numbers.all_missions, form))
        (curve(texts, &numbers.costs))
    }
}

/// A row for each thing that is required, a column for each mission; nothing without missions.
fn matrix(texts: &Texts, missions: &[MissionNeeds], all: &AllMissions) -> Markup {
    html! {
        @if !missions.is_empty() {
            h2 { (msg::decks_matrix(texts)) small { (msg::decks_matrix_what(texts)) } }
            div.wide {
                table.matrix {
                    thead { tr { td {} @for mission in missions { th scope="col" { (mission.mission.title) } } } }
                    tbody {
                        @for shared in &all.needs {
                            tr {
                                th scope="row" { (label(texts, &shared.need)) }
                                @for mission in missions { (cell(texts, shared, mission)) }
                            }
                        }
                        tr {
                            th scope="row" { (msg::decks_points(texts)) }
                            @for mission in missions { (points(mission)) }
                        }
                    }
                }
            }
        }
    }
}

fn label(texts: &Texts, need: &BranchNeed) -> String {
    match need {
        BranchNeed::Skill { offer, .. } => skill_name(&offer.skill).to_owned(),
        BranchNeed::Sum { attribute, .. } => attribute.term(texts),
        BranchNeed::Either { .. }
        | BranchNeed::Personnel { .. }
        | BranchNeed::DifferentSkills { .. }
        | BranchNeed::Cards { .. }
        | BranchNeed::Other { .. } => condition(need).map_or_else(String::new, |condition| {
            page::plain(&requires::term(texts, &RequirementTerm::Special(condition.words.to_owned())))
        }),
    }
}

/// A condition by its printed words, with how much it takes and how much there is, as far as that is known.
struct PrintedCondition<'a> {
    words: &'a str,
    have: Option<u32>,
    need: u32,
}

fn condition(need: &BranchNeed) -> Option<PrintedCondition<'_>> {
    let (words, have, need) = match need {
        BranchNeed::Personnel { words, need, have } | BranchNeed::DifferentSkills { words, need, have } => {
            (words, Some(*have), u32::from(*need))
        }
        BranchNeed::Cards { words, need, have } => (words, Some(*have), *need),
        BranchNeed::Other { words } => (words, None, 0),
        BranchNeed::Skill { .. } | BranchNeed::Sum { .. } | BranchNeed::Either { .. } => return None,
    };
    Some(PrintedCondition { words, have, need })
}

/// What a mission requires of a thing and how much of it can be there at once; empty where it requires nothing.
fn cell(texts: &Texts, shared: &SharedNeed, mission: &MissionNeeds) -> Markup {
    let terms = &mission.best.reach.takes.terms;
    let found = terms.iter().find_map(|term| required(shared, term));
    let Some((have, sign, need)) = found else {
        return html! { td {} };
    };
    let lacks = have.is_some_and(|have| if sign.is_none() { have < need } else { have <= need });
    html! {
        td.no[lacks].ok[!lacks && have.is_some()] {
            @if lacks { "✗ " span.unseen { (msg::deck_stats_too_few(texts)) " " } }
            @match have {
                Some(have) => { (have) "/" @if let Some(sign) = sign { (sign) } (need) }
                None if need > 0 => { @if let Some(sign) = sign { (sign) } (need) }
                None => "?",
            }
        }
    }
}

/// What can be there at once, the sign of a sum, and how much a term requires, if it is of the thing.
fn required(shared: &SharedNeed, term: &RequirementTerm) -> Option<(Option<u32>, Option<char>, u32)> {
    match term {
        RequirementTerm::Skill { skill, level } => {
            let BranchNeed::Skill { offer, .. } = &shared.need else { return None };
            (offer.skill == *skill).then(|| (Some(offer.together), None, u32::from(*level)))
        }
        RequirementTerm::Sum { attribute, comparison, than } => {
            let BranchNeed::Sum { attribute: of, comparison: how, .. } = &shared.need else { return None };
            let have = shared.at_once.filter(|_| *how == Comparison::MoreThan);
            (attribute == of && comparison == how).then(|| (have, Some(how.sign()), u32::from(*than)))
        }
        RequirementTerm::Special(words) => {
            let condition = condition(&shared.need).filter(|condition| condition.words == words)?;
            Some((condition.have, None, condition.need))
        }
        RequirementTerm::Either(_) => None,
    }
}

/// The points of a mission, and whether they are within reach.
fn points(mission: &MissionNeeds) -> Markup {
    let is_beyond = mission.best.prospect == Prospect::Beyond;
    html! {
        td.no[is_beyond].ok[mission.best.prospect == Prospect::Within] {
            b { @if is_beyond { "✗ " } @if let Some(points) = mission.points { (points) } @else { "–" } }
        }
    }
}

/// For each skill that is missing those who have it, own cards first, and the way to all of them.
fn helpers(texts: &Texts, all: &AllMissions, form: Option<&str>) -> Markup {
    html! {
        @if !all.missing.is_empty() {
            h2 { (msg::decks_helpers(texts)) }
            @for missing in &all.missing { (helpers_with(texts, missing, form)) }
        }
    }
}

fn helpers_with(texts: &Texts, missing: &MissingSkill, form: Option<&str>) -> Markup {
    html! {
        h3 { (skill_name(&missing.skill)) " " small { (missing.have) "/" (missing.need) } }
        ul.owned data-renew="deck" {
            @for one in missing.substitutes.iter().take(MOST_HELPERS) {
                li {
                    span.cost { @if let Some(cost) = one.cost { (cost) } }
                    a href=(format!("/e/{}", encode_path(one.id.as_str()))) {
                        (one.name) @if one.owned > 0 { " " small { (msg::decks_owned(texts, one.owned)) } }
                    }
                    @if let Some(form) = form {
                        span.less-more {
                            button form=(form) name="add" value=(one.name) aria-label=(msg::page_more(texts, &one.name)) { "+" }
                        }
                    }
                }
            }
        }
        div.chips.wrap { a.chip href=(search(&missing.skill)) { (msg::decks_helpers_all(texts, skill_name(&missing.skill))) } }
    }
}

/// The search for the personnel with a skill.
fn search(skill: &str) -> String {
    let game = Game::with(Feature::Decks).code();
    format!("/cards?{}", encode_query([("q", format!("game:{game} type:personnel skill:{skill}"))]))
}

/// How many cards have each cost.
fn curve(texts: &Texts, costs: &Costs) -> Markup {
    const HEIGHT: u32 = 60;
    let most = costs.curve.iter().copied().max().unwrap_or(0).max(1);
    let high = |count: u32| count * HEIGHT / most;
    html! {
        @if !costs.curve.is_empty() {
            h2 { (msg::decks_costs(texts)) small { (msg::decks_costs_average(texts, decimal(texts, costs.average, 1))) } }
            ul.odds {
                @for (cost, count) in costs.curve.iter().enumerate() {
                    li {
                        small aria-label=(msg::decks_costs_cards(texts, *count, cost)) { (count) }
                        svg viewBox="0 0 10 60" aria-hidden="true" preserveAspectRatio="none" {
                            rect y=(HEIGHT - high(*count)) x="1" width="8" height=(high(*count)) {}
                        }
                        b aria-hidden="true" { (cost) }
                    }
                }
            }
        }
    }
}
