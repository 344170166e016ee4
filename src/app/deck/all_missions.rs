//! What all missions of a deck take together.

use crate::deck::advice::lacks;
use crate::deck::own_cards::suggested;
use crate::deck::page_parts::below;
use crate::entry::requires;
use deck::{AllMissions, BestPath, BranchNeed, MissingSkill, SharedNeed, Substitute};
use model::{Requirement, RequirementBranch, RequirementTerm as Condition, skill_name};
use page::locale::{Texts, msg};
use page::{Bar, Bars, Page, alarm, command};
use words::numbers::grouped;
use words::prose::spelled;

/// Substitutes named for a skill at most.
const MOST_SUBSTITUTES: usize = 6;

/// The whole section; nothing without missions.
pub(super) fn section(texts: &Texts, all: &AllMissions) -> Page {
    let mut page = Page::new();
    if all.needs.is_empty() {
        return page;
    }
    page.say_indented(in_reach(texts, all), 2);
    page.bars(Bars::new(reached(all)));
    page.gap();
    page.bars(table(texts, all));
    page.say_indented(msg::deck_stats_playable_note(texts), 2);
    for missing in &all.missing {
        page.item("-", substitutes(texts, missing), 1);
    }
    below(msg::deck_stats_all_missions(texts), page)
}

fn in_reach(texts: &Texts, all: &AllMissions) -> String {
    if all.wins {
        msg::deck_stats_reach_wins(texts, all.points, all.of)
    } else {
        msg::deck_stats_reach_fails(texts, all.points, all.of)
    }
}

/// How much of all points is within reach.
fn reached(all: &AllMissions) -> Option<Bar> {
    let of = u32::try_from(all.of).ok().filter(|of| *of > 0)?;
    let points = u32::try_from(all.points).ok()?;
    Some(Bar::gauge(points, of))
}

fn table(texts: &Texts, all: &AllMissions) -> Bars {
    let rows = all.needs.iter().map(|shared| row(texts, shared));
    let header =
        [msg::deck_stats_need(texts), msg::deck_stats_together(texts), msg::deck_stats_for_missions(texts)];
    Bars::below(header, rows)
}

fn row(texts: &Texts, shared: &SharedNeed) -> Bar {
    let (label, need, have) = match &shared.need {
        BranchNeed::Skill { level, offer } => {
            (skill_name(&offer.skill).to_owned(), level.to_string(), Some(offer.together))
        }
        BranchNeed::Sum { attribute, comparison, than, .. } => {
            let label = words::terms::Term::term(attribute, texts);
            let need = format!("{}{than}", comparison.sign());
            (label, need, shared.at_once)
        }
        BranchNeed::Personnel { words, need, have } | BranchNeed::DifferentSkills { words, need, have } => {
            (special(texts, words), need.to_string(), Some(*have))
        }
        BranchNeed::Cards { words, need, have } => (special(texts, words), need.to_string(), Some(*have)),
        BranchNeed::Other { words } => (special(texts, words), String::new(), None),
        BranchNeed::Either { .. } => (String::new(), String::new(), None),
    };
    let label = match shared.is_enough {
        Some(false) => alarm(label),
        Some(true) | None => label,
    };
    let have = have.map(|have| grouped(texts, have.into())).unwrap_or_default();
    Bar::numbers(label, [need, have, shared.missions.len().to_string()])
}

fn special(texts: &Texts, words: &str) -> String {
    let words = requires::term(texts, &Condition::Special(words.to_owned()));
    spelled(texts, &words)
}

/// Who else has a missing skill.
fn substitutes(texts: &Texts, missing: &MissingSkill) -> String {
    let skill = skill_name(&missing.skill);
    let (have, need) = (missing.have, missing.need);
    if missing.substitutes.is_empty() {
        return msg::deck_stats_no_substitutes(texts, skill, have, need);
    }
    let first = missing.substitutes.iter().take(MOST_SUBSTITUTES);
    let shown: Vec<String> = first.map(|one| substitute(texts, one)).collect();
    let named = msg::deck_stats_substitutes(texts, skill, have, need, shown.join(" · "));
    let left = missing.substitutes.len().saturating_sub(MOST_SUBSTITUTES);
    if left == 0 {
        return named;
    }
    let search = command(format!("tricorder search skill:{}", missing.skill));
    format!("{named} · {}", msg::deck_stats_substitutes_all(texts, left, search))
}

fn substitute(texts: &Texts, one: &Substitute) -> String {
    let name = suggested(texts, &one.id, &one.name, one.owned);
    let cost = one.cost.map(|cost| cost.to_string()).unwrap_or_default();
    match one.levels {
        0 | 1 => msg::deck_stats_substitute(texts, name, cost),
        levels => msg::deck_stats_substitute_levels(texts, name, cost, levels),
    }
}

/// The best way to a mission: which it is where there is a choice, and how many it takes or what is missing.
pub(super) fn best(texts: &Texts, best: &BestPath, has_choice: bool) -> String {
    let takes = || {
        let branches = vec![RequirementBranch { terms: best.reach.takes.terms.clone() }];
        let takes = requires::requirement(texts, &Requirement { branches });
        spelled(texts, &takes)
    };
    let mut sentences = Vec::new();
    match best.branch {
        None if !best.reach.takes.terms.is_empty() => {
            sentences.push(msg::deck_stats_best_text(texts, takes()));
        }
        Some(_) if has_choice => sentences.push(msg::deck_stats_best(texts, takes())),
        Some(_) | None => {}
    }
    if !best.lacks.is_empty() {
        sentences.push(alarm(msg::deck_stats_beyond(texts, lacks(texts, &best.lacks))));
    }
    let people = best.people.map(|people| msg::deck_stats_people(texts, people));
    sentences.extend(people);
    sentences.join(" ")
}
