//! All that a deck can bring to a mission at once.

use std::collections::BTreeSet;
use std::rc::Rc;

use crate::odds::attempt::{CopyGroup, groups};
use crate::odds::measure::skill_bits;
use crate::playability::PlayPermissions;
use crate::stats::counts::Copies;
use crate::{FoundDeck, Pile};
use model::text::key;
use model::{CcgCard, Figure, SkillLevel, Special};

/// More copies of a card than a mission could ask for; further ones bring nothing.
const ENOUGH: u32 = 60;
/// Choices among versions of unique personnel told apart at most.
const MOST_CHOICES: usize = 4_096;
/// The attributes of ships in their places on the card.
const OF_SHIPS: [&str; 3] = ["Range", "Weapons", "Shields"];

/// The cards of a deck that may be played.
pub struct CrewPool {
    /// All cards of the deck that can come into play, with their copies.
    pub played: Copies,
    /// All personnel with their copies.
    pub personnel: Copies,
    /// Everybody who can be in play at once; of unique ones with one title the first.
    pub some: Vec<Rc<CcgCard>>,
    /// Everybody who can be in play at once; of unique ones with one title one who is all of them: nobody can do more.
    pub best: Vec<Rc<CcgCard>>,
    ships: Vec<Rc<CcgCard>>,
    equipment: Vec<Rc<CcgCard>>,
    missions: Vec<Rc<CcgCard>>,
}

impl CrewPool {
    /// Who can be played, by the doors of the deck. Without any door all count, since nothing could be said
    /// of the missions otherwise.
    pub fn new(deck: &FoundDeck, doors: &PlayPermissions) -> CrewPool {
        let mut cards = deck.copies(Pile::Deck);
        cards.retain(|(card, _)| doors.lets_play(card));
        let of_type = |card_type: &str| -> Copies {
            let cards = cards.iter().filter(|(card, _)| card.card_type == card_type);
            cards.cloned().collect()
        };
        let personnel = of_type("personnel");
        let missions = deck.copies(Pile::Missions).into_iter();
        CrewPool {
            some: at_once(&personnel),
            best: merged(&personnel),
            ships: at_once(&of_type("ship")),
            equipment: at_once(&of_type("equipment")),
            missions: missions.map(|(card, _)| card).collect(),
            personnel,
            played: cards,
        }
    }

    /// How many of what a condition asks for the deck has, and how many it takes, where not the crew decides
    /// it. `None` if the deck does not decide it either.
    pub fn brings(&self, special: &Special) -> Option<(u32, u32)> {
        let counted = |cards: &[Rc<CcgCard>], kind: &str| {
            let fitting = cards.iter().filter(|card| card.is(kind));
            u32::try_from(fitting.count()).unwrap_or(u32::MAX)
        };
        match special {
            Special::Equipment { number, kind } => Some((counted(&self.equipment, kind), (*number).into())),
            Special::Ships { number, kind } => Some((counted(&self.ships, whole(kind)), (*number).into())),
            Special::ShipTotal { attribute, than } => Some((self.of_ships(attribute), u32::from(*than) + 1)),
            Special::SkillAboard(skill) => Some((u32::from(self.has(skill)), 1)),
            Special::SkillAt { skill, mission } => {
                let mut missions = self.missions.iter();
                let is_there = missions.any(|own| key(&own.title) == key(mission));
                Some((u32::from(is_there && self.has(skill)), 1))
            }
            Special::DifferentSkills(_)
            | Special::Person(_)
            | Special::Personnel { .. }
            | Special::Each { .. }
            | Special::NotOwned
            | Special::InText => None,
        }
    }

    /// Different skills that can be there at once.
    pub fn different_skills(&self) -> u32 {
        different_skills(&self.personnel)
    }

    /// Points of an attribute, by its place on the card, that can be there at once.
    pub fn points(&self, place: usize) -> u32 {
        self.best.iter().map(|card| card.attribute(place)).fold(0, u32::saturating_add)
    }

    fn has(&self, skill: &str) -> bool {
        self.best.iter().any(|card| card.levels(skill) > 0)
    }

    fn of_ships(&self, attribute: &str) -> u32 {
        let place = OF_SHIPS.iter().position(|own| *own == attribute);
        let points = self.ships.iter().map(|ship| place.map_or(0, |place| ship.attribute(place)));
        points.fold(0, u32::saturating_add)
    }
}

/// How many cards can be in play at once: of a unique title one.
pub(crate) fn number_at_once(cards: &Copies) -> u32 {
    let copies = |group: &CopyGroup| group.versions.iter().map(|(_, copies)| *copies).fold(0, u32::saturating_add);
    let at_once = |group: &CopyGroup| if group.is_unique { 1 } else { copies(group) };
    groups(cards).iter().map(at_once).fold(0, u32::saturating_add)
}

/// A kind of ship without what it must be at that moment.
fn whole(kind: &str) -> &str {
    let bare = kind.strip_prefix("staffed ");
    bare.or(kind.strip_prefix("undamaged ")).unwrap_or(kind)
}

/// As many of each group as can be in play at once and make a difference, each of them what its versions are made to be.
fn people(cards: &Copies, unite: impl Fn(&mut Rc<CcgCard>, &CcgCard)) -> Vec<Rc<CcgCard>> {
    let of_group = |group: CopyGroup| {
        let mut versions = group.versions.iter().filter_map(|(place, copies)| Some((cards.get(*place)?, *copies)));
        let (first, copies) = versions.next()?;
        let mut person = Rc::clone(&first.0);
        versions.for_each(|((other, _), _)| unite(&mut person, other));
        let number = if group.is_unique { 1 } else { copies.min(ENOUGH) };
        Some((0..number).map(move |_| Rc::clone(&person)))
    };
    groups(cards).into_iter().filter_map(of_group).flatten().collect()
}

fn at_once(cards: &Copies) -> Vec<Rc<CcgCard>> {
    people(cards, |_, _| ())
}

fn merged(cards: &Copies) -> Vec<Rc<CcgCard>> {
    people(cards, |person, other| join(Rc::make_mut(person), other))
}

/// Makes a person all that another version of them is, too.
fn join(person: &mut CcgCard, other: &CcgCard) {
    for own in &other.skills {
        let more = u32::from(own.level).saturating_sub(person.levels(&own.skill));
        if let Ok(level @ 1..) = u8::try_from(more) {
            let skill = own.skill.clone();
            person.skills.push(SkillLevel { skill, level });
        }
    }
    if let (Some(figures), Some(others)) = (&mut person.attributes, &other.attributes) {
        for (figure, other) in figures.iter_mut().zip(others) {
            if Figure::number(other) > Figure::number(figure) {
                figure.clone_from(other);
            }
        }
    }
    person.icons.extend(other.icons.iter().cloned());
    person.affiliations.extend(other.affiliations.iter().cloned());
    person.species.extend(other.species.iter().cloned());
    person.keywords.extend(other.keywords.iter().cloned());
}

/// Different skills of personnel who can be there at once, counted with the best choice among versions of
/// unique ones; of very many choices with all of them.
fn different_skills(personnel: &Copies) -> u32 {
    let mut choices = BTreeSet::from([0_u32]);
    for group in groups(personnel) {
        let versions = group.versions.iter().filter_map(|(place, _)| personnel.get(*place));
        let skills: BTreeSet<u32> = versions.map(|(version, _)| skill_bits(version)).collect();
        let with = |own: &u32| skills.iter().map(|more| own | more).collect::<Vec<_>>();
        choices = choices.iter().flat_map(with).collect();
        if choices.len() > MOST_CHOICES {
            choices = BTreeSet::from([choices.iter().fold(0, |all, own| all | own)]);
        }
    }
    choices.iter().map(|own| own.count_ones()).max().unwrap_or(0)
}
