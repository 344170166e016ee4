//! Who would help a deck: for each skill its missions require the personnel of its affiliation that have it.

use std::collections::BTreeMap;

use maud::{Markup, html};

use crate::visit::encode_query;
use deck::{BranchNeed, DeckStats, Tally};
use model::text::with_capital;
use model::{Feature, Game};
use page::locale::{Texts, msg};

/// How many levels of a skill some mission requires, and how many the deck has in play at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct SkillNeed {
    required: u32,
    held: u32,
}

/// The skills that are too few for some mission, each leading to the cards that have it; nothing if none is.
pub(super) fn render_helpers(texts: &Texts, numbers: Option<&DeckStats>) -> Markup {
    let missions = numbers.map_or(&[][..], |numbers| &numbers.missions);
    let needs = lacking(missions.iter().flat_map(|mission| &mission.branches));
    let affiliation = numbers.and_then(|numbers| main_affiliation(&numbers.affiliations));
    html! {
        @if !needs.is_empty() {
            h2 { (msg::decks_helpers(texts)) }
            ul.words {
                @for (skill, need) in &needs {
                    li {
                        a.chip href=(search(skill, affiliation)) {
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
    let game = Game::with(Feature::Decks).code();
    let of = affiliation.map(|slug| format!(" affiliation:{slug}")).unwrap_or_default();
    format!("/cards?{}", encode_query([("q", format!("game:{game} type:personnel skill:{skill}{of}"))]))
}

/// The skills of which fewer levels can be in play at once than some mission requires.
fn lacking<'m>(branches: impl Iterator<Item = &'m Vec<BranchNeed>>) -> BTreeMap<&'m str, SkillNeed> {
    let mut needs = BTreeMap::new();
    branches.for_each(|branch| collect(branch, &mut needs));
    needs.retain(|_, need| need.held < need.required);
    needs
}

fn collect<'m>(branch: &'m [BranchNeed], needs: &mut BTreeMap<&'m str, SkillNeed>) {
    for need in branch {
        match need {
            BranchNeed::Skill { level, offer } => {
                let required = u32::from(*level);
                let known = needs.entry(&offer.skill).or_insert(SkillNeed { required, held: offer.together });
                known.required = known.required.max(required);
            }
            BranchNeed::Either { branches } => branches.iter().for_each(|branch| collect(branch, needs)),
            BranchNeed::Sum { .. }
            | BranchNeed::Personnel { .. }
            | BranchNeed::DifferentSkills { .. }
            | BranchNeed::Cards { .. }
            | BranchNeed::Other { .. } => {}
        }
    }
}

/// The affiliation most of the personnel and ships belong to.
fn main_affiliation(counts: &[Tally]) -> Option<&str> {
    counts.iter().max_by_key(|tally| tally.count).map(|tally| tally.name.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;
    use deck::SkillOffer;

    fn skill(skill: &str, level: u8, together: u32) -> BranchNeed {
        let skill = skill.to_owned();
        BranchNeed::Skill { level, offer: SkillOffer { skill, personnel: together, levels: together, together } }
    }

    #[test]
    fn only_what_is_too_little_for_some_mission_is_asked_for() {
        let either = BranchNeed::Either { branches: vec![vec![skill("treachery", 2, 1)]] };
        let branches = [vec![skill("honor", 2, 14), either], vec![skill("treachery", 3, 1)]];
        let expected = BTreeMap::from([("treachery", SkillNeed { required: 3, held: 1 })]);
        assert_eq!(lacking(branches.iter()), expected);
        assert!(lacking([].iter()).is_empty());
    }
}
