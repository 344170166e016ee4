//! Odds that personnel drawn at random from those of a deck can solve a mission.
//!
//! Every draw of so many personnel is equally likely. Of unique personnel with one title only one counts,
//! the one that helps most ("Einzigartigkeit"); at least one must be allowed to attempt the mission
//! ("Versuchen einer Mission"). Draws that bring the same to the mission are counted together: what
//! matters of a crew are the levels, sums and numbers the mission asks for, each no higher than enough.

use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

use rand::seq::SliceRandom;

use super::draw::{DrawChance, HandCount, choose};
use super::measure::{Contribution, MissionMeasure, MissionVerdict};
use model::chance::stream;
use model::{CcgCard, Uniqueness};

/// Different crews told apart at most; beyond that draws are tried out.
pub const MOST_CREWS: usize = 40_000;
/// Draws tried out where counting takes too long: the standard error is then at most 0.36 percentage points.
pub const SAMPLES: u32 = 20_000;

/// The odds of one number of personnel.
#[derive(Debug, Clone, PartialEq)]
pub struct CrewOdds {
    /// Personnel drawn.
    pub drawn: u32,
    /// That they may attempt the mission and meet what it takes.
    pub met: DrawChance,
    /// That they do so if a printed condition holds which a player must judge.
    pub unclear: DrawChance,
    /// Whether draws were counted or tried out.
    pub method: OddsMethod,
}

/// How odds were found.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum OddsMethod {
    /// All draws were counted.
    Counted,
    /// Draws were tried out; the standard error of `met`, from 0 to 1.
    Tried {
        /// Draws tried out.
        samples: u32,
        /// What the draws follow from.
        seed: u64,
        /// Standard error of `met`, from 0 to 1.
        error: f64,
    },
}

/// The odds of every number of personnel from 1 to `most`, but no more than there are. Counts if it can
/// tell apart at most `limit` crews, else tries out draws that follow from the seed. `personnel` are the
/// cards with their copies.
pub fn crew_odds(
    mission: &CcgCard,
    personnel: &[(Rc<CcgCard>, u32)],
    most: u32,
    limit: usize,
    seed: u64,
) -> Vec<CrewOdds> {
    let pool = PersonnelPool::new(mission, personnel);
    let most = most.min(pool.size);
    if let Some(odds) = pool.count_draws(most, limit) {
        return odds;
    }
    (1..=most).map(|drawn| pool.sample_draws(drawn, seed, SAMPLES)).collect()
}

/// Copies that stand for one and the same.
pub(crate) struct CopyGroup {
    /// Only one of them counts.
    pub is_unique: bool,
    /// Places of cards, with copies.
    pub versions: Vec<(usize, u32)>,
}

/// The personnel of a deck as the mission sees them.
struct PersonnelPool<'a> {
    measure: MissionMeasure<'a>,
    groups: Vec<CopyGroup>,
    size: u32,
}

/// What a crew brings, and some crew that brings it, as places of cards. A choice among versions of one
/// person makes several.
type CrewChoices = BTreeMap<Contribution, Vec<usize>>;

/// Draws that come to the same.
struct EqualDraws {
    ways: u128,
    crews: CrewChoices,
    /// Whether they are known not to have solved the mission yet.
    is_open: bool,
}

/// By the number of cards drawn and what they can bring; a solved mission needs no more.
type DrawLayer = HashMap<(u32, Vec<Contribution>), EqualDraws>;

impl<'a> PersonnelPool<'a> {
    fn new(mission: &'a CcgCard, personnel: &'a [(Rc<CcgCard>, u32)]) -> PersonnelPool<'a> {
        let cards: Vec<&CcgCard> = personnel.iter().map(|(card, _)| card.as_ref()).collect();
        let copies = personnel.iter().map(|(_, copies)| *copies);
        PersonnelPool {
            groups: groups(personnel),
            size: copies.fold(0, u32::saturating_add),
            measure: MissionMeasure::new(mission, cards),
        }
    }

    fn count_draws(&self, most: u32, limit: usize) -> Option<Vec<CrewOdds>> {
        let mut layer = self.start();
        for group in &self.groups {
            layer = self.add_group(layer, group, most, limit)?;
        }
        (1..=most).map(|drawn| self.crew_odds_of(&layer, drawn)).collect()
    }

    fn start(&self) -> DrawLayer {
        let crews = CrewChoices::from([(self.measure.nothing(), Vec::new())]);
        let key = (0, crews.keys().cloned().collect());
        let nobody = EqualDraws { ways: 1, crews, is_open: true };
        DrawLayer::from([(key, nobody)])
    }

    /// Adds a group: every number of its copies may be among those drawn.
    fn add_group(&self, layer: DrawLayer, group: &CopyGroup, most: u32, limit: usize) -> Option<DrawLayer> {
        let mut next = DrawLayer::with_capacity(layer.len() * 2);
        for (key, alike) in layer {
            for (counts, ways) in group.draws(most - key.0)? {
                let more = counts.iter().sum::<u32>();
                // None of the group drawn is the draw as it was, which is added below with its own mark.
                if more == 0 {
                    continue;
                }
                let crews = self.extend_crews(&alike.crews, group, &counts);
                let longer = (key.0 + more, crews.keys().cloned().collect());
                let alike = EqualDraws { ways: alike.ways.checked_mul(ways)?, crews, is_open: false };
                join(&mut next, longer, alike)?;
            }
            join(&mut next, key, alike)?;
        }
        // Before the limit, which counts what has to be told apart.
        let next = self.merge_solved(next)?;
        (next.len() <= limit).then_some(next)
    }

    /// The crews with so many copies of each version beside them.
    fn extend_crews(&self, crews: &CrewChoices, group: &CopyGroup, counts: &[u32]) -> CrewChoices {
        let picks = group.picks(counts);
        let mut extended = CrewChoices::new();
        for (brings, crew) in crews {
            for pick in &picks {
                let more = pick.iter().fold(brings.clone(), |brings, card| self.measure.joined(&brings, *card));
                let crew = || crew.iter().chain(pick).copied().collect();
                extended.entry(more).or_insert_with(crew);
            }
        }
        extended
    }

    /// Puts all draws that have solved the mission together, where further personnel can do no harm.
    fn merge_solved(&self, layer: DrawLayer) -> Option<DrawLayer> {
        if !self.measure.more_never_harms() {
            return Some(layer);
        }
        let mut settled = DrawLayer::with_capacity(layer.len());
        for ((drawn, key), alike) in layer {
            let (known, judged) = if alike.is_open { (key, alike) } else { self.mark_solved(key, alike) };
            join(&mut settled, (drawn, known), judged)?;
        }
        Some(settled)
    }

    /// Draws with nothing but a crew that solves the mission, if there is one.
    fn mark_solved(&self, key: Vec<Contribution>, alike: EqualDraws) -> (Vec<Contribution>, EqualDraws) {
        let solved = alike.crews.values().find(|crew| self.measure.solves(crew));
        let Some(crew) = solved.cloned() else {
            return (key, EqualDraws { is_open: true, ..alike });
        };
        let enough = self.measure.enough();
        let crews = CrewChoices::from([(enough.clone(), crew)]);
        (vec![enough], EqualDraws { crews, ..alike })
    }

    fn crew_odds_of(&self, layer: &DrawLayer, drawn: u32) -> Option<CrewOdds> {
        let (mut met, mut unclear) = (0u128, 0u128);
        let alike = layer.iter().filter(|((number, _), _)| *number == drawn);
        for (_, alike) in alike {
            match self.verdict(alike.crews.values().map(Vec::as_slice)) {
                MissionVerdict::Met => met = met.checked_add(alike.ways)?,
                MissionVerdict::Unclear => unclear = unclear.checked_add(alike.ways)?,
                MissionVerdict::Missing => {}
            }
        }
        let all = choose(self.size, drawn)?;
        let odds = |favorable| DrawChance::from_hands(HandCount { favorable, all });
        Some(CrewOdds { drawn, met: odds(met), unclear: odds(unclear), method: OddsMethod::Counted })
    }

    /// The best of what can be chosen.
    fn verdict<'c>(&self, crews: impl Iterator<Item = &'c [usize]>) -> MissionVerdict {
        crews.map(|crew| self.measure.verdict(crew)).max().unwrap_or(MissionVerdict::Missing)
    }

    fn sample_draws(&self, drawn: u32, seed: u64, samples: u32) -> CrewOdds {
        let mut random = stream(seed, drawn);
        let mut copies = self.copies();
        let (mut met, mut unclear) = (0u32, 0u32);
        for _ in 0..samples {
            let amount = usize::try_from(drawn).unwrap_or(usize::MAX);
            // Copies are not put back in order: a shuffle of any order is as random.
            let (hand, _) = copies.partial_shuffle(&mut random, amount);
            let crews = self.crews(hand);
            match self.verdict(crews.iter().map(Vec::as_slice)) {
                MissionVerdict::Met => met += 1,
                MissionVerdict::Unclear => unclear += 1,
                MissionVerdict::Missing => {}
            }
        }
        let share = |count: u32| DrawChance { probability: f64::from(count) / f64::from(samples), hands: None };
        let met = share(met);
        let spread = met.probability * (1.0 - met.probability);
        let error = (spread / f64::from(samples)).sqrt();
        CrewOdds { drawn, met, unclear: share(unclear), method: OddsMethod::Tried { samples, seed, error } }
    }

    /// Every copy as the places of its group and its version.
    fn copies(&self) -> Vec<(usize, usize)> {
        let mut copies = Vec::new();
        for (group, same) in self.groups.iter().enumerate() {
            for (version, (_, count)) in same.versions.iter().enumerate() {
                copies.extend((0..*count).map(|_| (group, version)));
            }
        }
        copies
    }

    /// The crews that can be chosen from drawn copies.
    fn crews(&self, hand: &[(usize, usize)]) -> Vec<Vec<usize>> {
        let mut drawn: BTreeMap<usize, Vec<u32>> = BTreeMap::new();
        for (group, version) in hand {
            let size = self.groups[*group].versions.len();
            let counts = drawn.entry(*group).or_insert_with(|| vec![0; size]);
            counts[*version] += 1;
        }
        let mut crews = vec![Vec::new()];
        for (group, counts) in drawn {
            let picks = self.groups[group].picks(&counts);
            let with = |crew: &Vec<usize>| -> Vec<Vec<usize>> {
                let picks = picks.iter();
                picks.map(|pick| [&crew[..], &pick[..]].concat()).collect()
            };
            crews = crews.iter().flat_map(with).collect();
        }
        crews
    }
}

/// Adds draws to those that come to the same.
fn join(layer: &mut DrawLayer, key: (u32, Vec<Contribution>), alike: EqualDraws) -> Option<()> {
    match layer.get_mut(&key) {
        Some(known) => {
            known.ways = known.ways.checked_add(alike.ways)?;
            known.is_open |= alike.is_open;
        }
        None => {
            layer.insert(key, alike);
        }
    }
    Some(())
}

impl CopyGroup {
    /// Every way to draw up to `most` of the copies: how many of each version, and in how many ways.
    fn draws(&self, most: u32) -> Option<Vec<(Vec<u32>, u128)>> {
        let mut draws = vec![(Vec::new(), 1u128)];
        for (_, copies) in &self.versions {
            let mut longer = Vec::new();
            for (counts, ways) in &draws {
                let left = most - counts.iter().sum::<u32>();
                for count in 0..=left.min(*copies) {
                    let ways = ways.checked_mul(choose(*copies, count)?)?;
                    longer.push(([&counts[..], &[count]].concat(), ways));
                }
            }
            draws = longer;
        }
        Some(draws)
    }

    /// What can be made of so many copies of each version, as places of cards: of unique ones one
    /// version, of others all copies.
    fn picks(&self, counts: &[u32]) -> Vec<Vec<usize>> {
        let drawn = self.versions.iter().zip(counts).filter(|(_, count)| **count > 0);
        let mut picks: Vec<Vec<usize>> = if self.is_unique {
            drawn.map(|((card, _), _)| vec![*card]).collect()
        } else {
            let all = drawn.flat_map(|((card, _), count)| (0..*count).map(|_| *card));
            vec![all.collect()]
        };
        if picks.is_empty() {
            picks.push(Vec::new());
        }
        picks
    }
}

/// Unique personnel of one title stand together, others alone.
pub(crate) fn groups(personnel: &[(Rc<CcgCard>, u32)]) -> Vec<CopyGroup> {
    let mut groups: Vec<CopyGroup> = Vec::new();
    let mut titles: HashMap<&str, usize> = HashMap::new();
    for (place, (card, copies)) in personnel.iter().enumerate() {
        let is_unique = card.uniqueness == Uniqueness::Unique;
        let known = titles.get(card.title.as_str()).filter(|_| is_unique);
        if let Some(group) = known.and_then(|group| groups.get_mut(*group)) {
            group.versions.push((place, *copies));
            continue;
        }
        if is_unique {
            titles.insert(&card.title, groups.len());
        }
        groups.push(CopyGroup { is_unique, versions: vec![(place, *copies)] });
    }
    groups
}

#[cfg(test)]
mod tests;
