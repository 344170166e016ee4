//! Words of advice about a deck, and what it lacks for a mission.

use crate::deck::page_parts::MOST_CARDS;
use crate::entry::requires;
use deck::{Advice, AdviceTopic, PointsInReach, Shortfall};
use model::{Comparison, Place, RETIRED_LIST, RequirementTerm};
use page::locale::{Texts, msg};
use words::lists::{listed, shortened};
use words::prose::spelled;

/// Cards of the retired list named at most: a deck that is not meant for the pool has many.
const MOST_RETIRED: usize = 5;
/// Card texts quoted for one word of advice at most.
const MOST_TEXTS: usize = 3;

/// The advice itself, without what card texts say about it.
pub(super) fn message(texts: &Texts, advice: &Advice) -> String {
    let is_retired = advice.topic == AdviceTopic::Retired;
    let most = if is_retired { MOST_RETIRED } else { MOST_CARDS };
    let cards = shortened(texts, advice.cards.clone(), most).join(" · ");
    let count = advice.cards.len();
    match advice.topic {
        AdviceTopic::NoPlanet => msg::deck_advice_no_planet(texts),
        AdviceTopic::NoSpace => msg::deck_advice_no_space(texts),
        AdviceTopic::FewPoints => msg::deck_advice_few_points(texts, advice.points.unwrap_or(0)),
        AdviceTopic::NoHeadquarters => msg::deck_advice_no_headquarters(texts),
        AdviceTopic::NoPersonnel => msg::deck_advice_no_personnel(texts),
        AdviceTopic::NoShip => msg::deck_advice_no_ship(texts),
        AdviceTopic::Unwelcome => msg::deck_advice_unwelcome(texts, cards),
        AdviceTopic::Unattempted => msg::deck_advice_unattempted(texts, count, cards),
        AdviceTopic::OutOfReach => reach(texts, advice.reach.as_ref()),
        AdviceTopic::Unstaffed => msg::deck_advice_unstaffed(texts, count, cards),
        AdviceTopic::OneKindOfDilemma => match advice.dilemmas {
            Some(Place::Space) => msg::deck_advice_space_dilemmas(texts),
            Some(Place::Planet | Place::Dual | Place::Headquarters) | None => {
                msg::deck_advice_planet_dilemmas(texts)
            }
        },
        AdviceTopic::TitleInDoubt => msg::deck_advice_title_in_doubt(texts, cards),
        AdviceTopic::Retired => msg::deck_advice_retired(texts, retired_list(texts), cards),
        AdviceTopic::UniqueCopies => {
            let (all, at_once) = advice.at_once.map_or((0, 0), |one| (one.all, one.at_once));
            msg::deck_advice_unique_copies(texts, all, at_once, cards)
        }
    }
}

/// When the players voted on the retired list: “spring 2026”.
pub(super) fn retired_list(texts: &Texts) -> String {
    let (year, season) = RETIRED_LIST;
    msg::deck_retired_list(texts, season, year.to_string())
}

/// What card texts say about it: a sentence each where they are known, else their cards; the last says how many
/// more there are.
pub(super) fn quoted(texts: &Texts, advice: &Advice) -> Vec<String> {
    let (mut sentences, mut unquoted) = (Vec::new(), Vec::new());
    for quote in advice.texts.iter().take(MOST_TEXTS) {
        match &quote.text {
            Some(text) => sentences.push(msg::deck_advice_text(texts, &quote.card, spelled(texts, text))),
            None => unquoted.push(quote.card.clone()),
        }
    }
    let named = unquoted.join(" · ");
    sentences.extend((!named.is_empty()).then(|| msg::deck_advice_unquoted(texts, named)));
    let left = advice.texts.len().saturating_sub(MOST_TEXTS);
    sentences.extend((left > 0).then(|| msg::deck_advice_texts_left(texts, left)));
    sentences
}

/// The points within reach, then every lack with the missions it keeps beyond.
fn reach(texts: &Texts, reach: Option<&PointsInReach>) -> String {
    let Some(reach) = reach else {
        return String::new();
    };
    let mut sentences = vec![msg::deck_advice_reach(texts, reach.points, reach.of)];
    sentences.extend(missing(texts, reach).into_iter().map(|(missions, lacks)| {
        let lacks = listed(texts, &lacks);
        msg::deck_advice_lacks(texts, missions.len(), lacks, name_cards(texts, &missions))
    }));
    sentences.join(" ")
}

/// What is missing, by the missions that lack it.
fn missing(texts: &Texts, reach: &PointsInReach) -> Vec<(Vec<String>, Vec<String>)> {
    let mut lacking: Vec<(String, Vec<String>)> = Vec::new();
    for mission in &reach.beyond {
        for lack in mission.lacks.iter().map(|one| lack(texts, one)) {
            add_to_group(&mut lacking, lack, mission.name.clone());
        }
    }
    let mut groups: Vec<(Vec<String>, Vec<String>)> = Vec::new();
    for (lack, missions) in lacking {
        add_to_group(&mut groups, missions, lack);
    }
    groups
}

/// Adds to what has this name already.
fn add_to_group<K: PartialEq, V>(groups: &mut Vec<(K, Vec<V>)>, name: K, value: V) {
    match groups.iter_mut().find(|(known, _)| *known == name) {
        Some((_, values)) => values.push(value),
        None => groups.push((name, vec![value])),
    }
}

fn name_cards(texts: &Texts, cards: &[String]) -> String {
    shortened(texts, cards.to_vec(), MOST_CARDS).join(" · ")
}

/// One thing that is missing, with what there is of it.
pub(super) fn lack(texts: &Texts, lack: &Shortfall) -> String {
    match lack {
        Shortfall::Access => msg::deck_lack_access(texts),
        Shortfall::Together => msg::deck_lack_together(texts),
        Shortfall::Skill { skill, need, have } => {
            let term =
                RequirementTerm::Skill { skill: skill.clone(), level: u8::try_from(*need).unwrap_or(u8::MAX) };
            with(texts, &term, *have)
        }
        Shortfall::Count { words, have, .. } => with(texts, &RequirementTerm::Special(words.clone()), *have),
        Shortfall::Sum { attribute, comparison, than, have } => {
            let term = RequirementTerm::Sum { attribute: *attribute, comparison: *comparison, than: *than };
            match (comparison, have) {
                (Comparison::MoreThan, Some(have)) => with(texts, &term, *have),
                (Comparison::MoreThan, None) | (Comparison::LessThan, _) => requires::term(texts, &term),
            }
        }
    }
}

/// Several things, each with what there is of it.
pub(super) fn lacks(texts: &Texts, lacks: &[Shortfall]) -> String {
    let lacks: Vec<String> = lacks.iter().map(|lack| self::lack(texts, lack)).collect();
    listed(texts, &lacks)
}

fn with(texts: &Texts, term: &RequirementTerm, have: u32) -> String {
    let term = requires::term(texts, term);
    match have {
        0 => term,
        have => msg::deck_lack_have(texts, term, have),
    }
}
