//! Special conditions of missions, understood from their printed words.

use super::RequirementTerm;
use super::numbered::{digits, numbered};
use crate::ccg::terms::skill_slug;

/// What a special condition asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Special {
    /// So many different skills, over all personnel together.
    DifferentSkills(u16),
    /// A sum over ships at the mission: `total Weapons at this mission>10`.
    ShipTotal {
        /// `Range`, `Weapons` or `Shields`, as printed.
        attribute: String,
        /// The number the sum must exceed.
        than: u16,
    },
    /// A person by name: `Locutus`.
    Person(String),
    /// So many personnel of a kind: `a Klingon`, `three [Voy] personnel`. The kind as printed, maybe in
    /// the plural.
    Personnel {
        /// How many, 1 or more.
        number: u16,
        /// Words behind the number: `[Voy] personnel`.
        kind: String,
    },
    /// So many personnel each of whom has a skill, or enough of an attribute, alone: `a personnel who
    /// has 2 Law`, `four personnel who each have Strength>6`.
    Each {
        /// How many, 1 or more.
        number: u16,
        /// What each of them must meet: a skill or the sum of an attribute.
        term: Box<RequirementTerm>,
    },
    /// So much equipment: `a Hand Weapon`.
    Equipment {
        /// How many, 1 or more.
        number: u16,
        /// Words behind the number, as printed: `Hand Weapon`.
        kind: String,
    },
    /// So many ships of a kind: `undamaged ship`, as printed.
    Ships {
        /// How many, 1 or more.
        number: u16,
        /// Words behind the number, as printed.
        kind: String,
    },
    /// A personnel of another player.
    NotOwned,
    /// A skill, by slug, aboard a ship at the mission.
    SkillAboard(String),
    /// A skill, by slug, at another mission of one's own, by title.
    SkillAt {
        /// Slug of the skill.
        skill: String,
        /// Title of the mission, as printed in braces.
        mission: String,
    },
    /// Something that only the text of the card says.
    InText,
}

/// What stands in a requirement for [`Special::InText`].
pub(super) const IN_TEXT: &str = "…";

/// The persons missions name.
const PERSONS: [&str; 2] = ["Borg Queen", "Locutus"];

/// Numbers as words.
const NUMBERS: [(&str, u16); 8] =
    [("a", 1), ("an", 1), ("one", 1), ("two", 2), ("three", 3), ("four", 4), ("five", 5), ("six", 6)];

impl Special {
    /// Understands the printed words. None if they are no condition.
    pub fn read(words: &str) -> Option<Special> {
        (words == IN_TEXT)
            .then_some(Special::InText)
            .or_else(|| person(words))
            .or_else(|| ship_total(words))
            .or_else(|| aboard(words))
            // Before `counted`, which would take all behind the number for a kind of personnel.
            .or_else(|| each(words))
            .or_else(|| counted(words))
    }
}

/// A person missions name, or a title in braces, as game texts print it.
fn person(words: &str) -> Option<Special> {
    let title = words.strip_prefix('{').and_then(|rest| rest.strip_suffix('}'));
    let plain = |title: &&str| !title.is_empty() && !title.contains(['{', '}']);
    let known = PERSONS.contains(&words).then_some(words);
    let name = title.filter(plain).or(known)?;
    Some(Special::Person(name.to_owned()))
}

fn each(words: &str) -> Option<Special> {
    let (number, rest) = words.split_once(" personnel who ")?;
    let term = rest.strip_prefix("each have ").or_else(|| rest.strip_prefix("has "))?;
    Some(Special::Each { number: number_of(number)?, term: Box::new(numbered(term)?) })
}

fn ship_total(words: &str) -> Option<Special> {
    let (attribute, than) = words.strip_prefix("total ")?.split_once(" at this mission>")?;
    let known = ["Range", "Weapons", "Shields"].contains(&attribute);
    let than = digits(than)?;
    known.then(|| Special::ShipTotal { attribute: attribute.to_owned(), than })
}

fn aboard(words: &str) -> Option<Special> {
    let name = words.strip_suffix(" aboard your ship at this mission")?;
    Some(Special::SkillAboard(skill_slug(name)?.to_owned()))
}

fn counted(words: &str) -> Option<Special> {
    let (number, kind) = words.split_once(' ')?;
    let number = number_of(number)?;
    let fine = is_kind(kind) && skill_slug(kind).is_none();
    match kind {
        "different skills" => Some(Special::DifferentSkills(number)),
        "personnel you do not own" => Some(Special::NotOwned),
        other => at_mission(other).or_else(|| fine.then(|| of_kind(number, other))),
    }
}

/// Keywords that only equipment has.
const EQUIPMENT: [&str; 4] = ["equipment", "hand weapon", "artifact", "orb"];

fn of_kind(number: u16, kind: &str) -> Special {
    let small = kind.to_lowercase();
    let folded = small.strip_suffix('s').unwrap_or(&small);
    let ends_with = |name: &&str| {
        let before = folded.strip_suffix(*name);
        before.is_some_and(|before| before.is_empty() || before.ends_with(' '))
    };
    let kind = kind.to_owned();
    if ends_with(&"ship") {
        Special::Ships { number, kind }
    } else if EQUIPMENT.iter().any(ends_with) {
        Special::Equipment { number, kind }
    } else {
        Special::Personnel { number, kind }
    }
}

/// A number of 1 or more.
fn number_of(word: &str) -> Option<u16> {
    let named = NUMBERS.iter().find(|(name, _)| name.eq_ignore_ascii_case(word));
    named.map(|(_, number)| *number).or_else(|| digits(word)).filter(|number| *number > 0)
}

fn at_mission(kind: &str) -> Option<Special> {
    let (skill, mission) = kind.strip_suffix('}')?.split_once(" at your {")?;
    let fine = !mission.trim().is_empty() && !mission.contains(['{', '}', '<', '>', '&']);
    let skill = skill_slug(skill).filter(|_| fine)?.to_owned();
    Some(Special::SkillAt { skill, mission: mission.to_owned() })
}

/// Whether words can name a kind of card: letters, and what stands in names and icons.
fn is_kind(words: &str) -> bool {
    let letters = |c: char| c.is_alphanumeric() || " '’-/[].".contains(c);
    words.chars().all(letters) && words.chars().any(char::is_alphabetic) && !words.ends_with('.')
}
