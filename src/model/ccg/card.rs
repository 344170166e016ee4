//! Cards of the Star Trek CCG, Second and First Edition: facts as printed. Game text belongs to the
//! player's own imported files and is never shipped.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::figure::Figure;
use super::named_fact::{CardFact, Keyword, SkillLevel};
use super::terms::affiliation_of_icon;
use crate::order::Order;
use crate::text::{key, slug};
use crate::{EntryId, ReportsTo, Requirement, TextFacts, codes};

/// One card, however many printings it has.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CcgCard {
    /// Game, `card` and the slug of the full name: `2e/card/jean-luc-picard-explorer`.
    pub id: EntryId,
    /// In English as printed, without the subtitle.
    pub title: String,
    /// In English as printed; `None` if the card has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub subtitle: Option<String>,
    /// How sure the parting of title and subtitle is.
    #[serde(default, skip_serializing_if = "Split::is_known")]
    pub split: Split,
    /// Type as printed, in kebab-case: `personnel`, `mission`, `dilemma`; First Edition has more.
    #[serde(rename = "type")]
    pub card_type: String,
    /// How often the card may be in play.
    pub uniqueness: Uniqueness,
    /// Printed cost; `None` where the type of card has none, as missions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cost: Option<u8>,
    /// Where a mission or dilemma is: planet, space, both, or a headquarters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<Place>,
    /// Printed span of a mission; `None` for other cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub span: Option<Figure>,
    /// Printed points, as a rule what a mission is worth; `None` for a headquarters and for cards that print none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<Figure>,
    /// Printed quadrant: where a mission lies; `None` for cards that name none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quadrant: Option<Quadrant>,
    /// Who may attempt a mission; absent for other cards and for headquarters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub attempt: Option<AttemptRule>,
    /// What solving a mission takes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub requirement: Option<Requirement>,
    /// What may be played at a headquarters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub welcome: Option<ReportsTo>,
    /// Missions from and to which flights take nothing on top for another quadrant.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub passage: Option<SpanExemption>,
    /// Slugs: `bajoran`, `non-aligned`, ...; First Edition cards may have two. Of a headquarters its
    /// owners, which need not be affiliations: `maquis`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub affiliations: Vec<String>,
    /// Icon codes as printed in the data, whole codes, no staffing: `TNG`, `DS9`, `AU`, also `Cmd` and
    /// `Stf` of personnel.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub icons: Vec<String>,
    /// Icons a ship needs aboard: `Cmd` before `Stf`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub staffing: Vec<String>,
    /// In the order of the data, each once; regions of missions are among them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub keywords: Vec<Keyword>,
    /// Class of a ship, classification of First Edition personnel.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub class: Option<String>,
    /// Names in English as printed: `Bajoran`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub species: Vec<String>,
    /// Skills of a personnel with their levels, in the order of the data.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub skills: Vec<SkillLevel>,
    /// Integrity, Cunning, Strength; of ships Range, Weapons, Shields.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub attributes: Option<[Figure; 3]>,
    /// Imported game text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// What the game text says, as facts; known whether the text is or not.
    #[serde(default, skip_serializing_if = "TextFacts::is_empty")]
    pub text_facts: TextFacts,
    /// In the order of sets, then of collector's numbers. At least one.
    pub printings: Vec<Printing>,
    /// What the player's card files call its pictures, without ending, in the order of those files; with a comma between
    /// two where both sides are printed. Empty of cards that were not imported.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pictures: Vec<String>,
    /// Names older files and decks use.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub old_names: Vec<String>,
    /// Title and subtitle of today, where the player's card files have others than those printed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub today: Option<String>,
    /// The name as the player's newest card file writes it, where that is not title and subtitle with a
    /// blank between.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub file_name: Option<String>,
    /// Further facts of First Edition cards, as column and value.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub other: Vec<(String, String)>,
    /// Whether the players' committee counts the card among those retired from the pool Standard
    /// ([`RETIRED_LIST`](crate::RETIRED_LIST)).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_retired: bool,
    /// What was corrected since the card was printed, a field each.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub earlier: Vec<EarlierValue>,
    /// Facts on which the sources differ: what stands here, or is missing here, may be otherwise on the
    /// printed card.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unsure: Vec<Fact>,
}

impl CcgCard {
    /// A universal card with nothing but a name and a type.
    pub fn new(id: EntryId, title: String, card_type: String) -> CcgCard {
        CcgCard {
            id,
            title,
            card_type,
            subtitle: None,
            split: Split::Known,
            uniqueness: Uniqueness::Universal,
            cost: None,
            place: None,
            span: None,
            points: None,
            quadrant: None,
            attempt: None,
            requirement: None,
            welcome: None,
            passage: None,
            affiliations: Vec::new(),
            icons: Vec::new(),
            staffing: Vec::new(),
            keywords: Vec::new(),
            class: None,
            species: Vec::new(),
            skills: Vec::new(),
            attributes: None,
            text: None,
            text_facts: TextFacts::default(),
            printings: Vec::new(),
            pictures: Vec::new(),
            old_names: Vec::new(),
            today: None,
            file_name: None,
            other: Vec::new(),
            is_retired: false,
            earlier: Vec::new(),
            unsure: Vec::new(),
        }
    }

    /// Title and subtitle as printed: `Jean-Luc Picard, Explorer`.
    pub fn full_name(&self) -> String {
        match &self.subtitle {
            Some(subtitle) => format!("{}, {subtitle}", self.title),
            None => self.title.clone(),
        }
    }

    /// The slugs it is known by, each behind its game and type: that of its id first, then those of its name and
    /// of its old names.
    pub fn slugs(&self) -> impl Iterator<Item = String> + use<> {
        let of = format!("{}/{}", self.id.game().code(), self.card_type);
        let names: Vec<String> = self.names().map(|name| slug(&name)).collect();
        let all = std::iter::once(self.id.slug().to_owned()).chain(names);
        all.map(move |name| format!("{of}/{name}"))
    }

    /// Title with subtitle, then the old names.
    pub fn names(&self) -> impl Iterator<Item = Cow<'_, str>> {
        let old = self.old_names.iter().map(|name| Cow::Borrowed(name.as_str()));
        std::iter::once(Cow::Owned(self.full_name())).chain(old)
    }

    /// Whether it is called so, in any spelling: title and subtitle, the title alone, or an old name.
    pub fn is_called(&self, name: &str) -> bool {
        let wanted = key(name);
        key(&self.title) == wanted || self.names().any(|name| key(&name) == wanted)
    }

    /// Whether it is a mission of this subtitle, in any spelling; players and older files call missions so.
    pub fn is_mission_called(&self, subtitle: &str) -> bool {
        let own = self.subtitle.as_deref().map(key);
        self.card_type == "mission" && own.is_some_and(|own| own == key(subtitle))
    }

    /// Title and subtitle as the card is called today; as printed unless the player's card files say
    /// otherwise.
    pub fn name_today(&self) -> String {
        self.today.clone().unwrap_or_else(|| self.full_name())
    }

    /// The name by which LackeyCCG finds the card: that of the player's newest card file, else title and
    /// subtitle with a blank between.
    pub fn plugin_name(&self) -> String {
        self.file_name.clone().unwrap_or_else(|| self.bare_name())
    }

    /// Title and subtitle with nothing but a blank between.
    pub fn bare_name(&self) -> String {
        match &self.subtitle {
            Some(subtitle) => format!("{} {subtitle}", self.title),
            None => self.title.clone(),
        }
    }

    /// Levels of a skill, by slug.
    pub fn levels(&self, skill: &str) -> u32 {
        let own = self.skills.iter().filter(|own| own.skill == skill);
        own.fold(0, |sum, own| sum.saturating_add(own.level.into()))
    }

    /// The number of an attribute by its place in [`CcgCard::attributes`], from 0. Without a number it
    /// is 0, and none is less than 0 (rules of Second Edition, "Glossary, modifiers").
    pub fn attribute(&self, place: usize) -> u32 {
        let figures = self.attributes.as_ref();
        let figure = figures.and_then(|figures| figures.get(place));
        let number = figure.and_then(Figure::number).unwrap_or(0);
        u32::try_from(number).unwrap_or(0)
    }

    /// Whether it has an icon: of its affiliation, or among its icons.
    pub fn has_icon(&self, code: &str) -> bool {
        match affiliation_of_icon(code) {
            Some(slug) => self.affiliations.iter().any(|own| own == slug),
            None => self.icons.iter().any(|own| own.eq_ignore_ascii_case(code)),
        }
    }
}

codes!(
    /// A fact of a card that can be in doubt.
    Fact {
        /// The region among the keywords of a mission.
        Region => "region",
        /// Whether what stands in brackets is part of the title.
        Title => "title",
    }
);

codes!(
    /// A field of a card that a correction can change.
    CardField {
        /// Whether the card is unique, universal or enigma.
        Uniqueness => "uniqueness",
        /// The printed cost.
        Cost => "cost",
        /// Planet, space, both, or headquarters.
        Place => "place",
        /// The span of a mission.
        Span => "span",
        /// The points of a mission.
        Points => "points",
        /// The affiliations, or the owners of a headquarters.
        Affiliations => "affiliations",
        /// Who may attempt the mission.
        Attempt => "attempt",
        /// What solving the mission takes.
        Requirement => "requirement",
        /// All icons but those of staffing.
        Icons => "icons",
        /// The keywords, regions among them.
        Keywords => "keywords",
        /// The species of a personnel.
        Species => "species",
        /// The skills with their levels.
        Skills => "skills",
        /// All three attributes of a personnel or ship.
        Attributes => "attributes",
    }
);

/// What a field was before the players' committee corrected it. The card has the corrected one, which counts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EarlierValue {
    /// Which field of the card was corrected.
    pub field: CardField,
    /// In English, as printed; `None` if there was none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<String>,
    /// It stood on a corrected print already; what the first print says is not known.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_corrected: bool,
}

codes!(
    /// How title and subtitle were told apart.
    #[derive(Default)]
    Split {
        /// By the table of known names, or there is nothing to part.
        #[default]
        Known => "known",
        /// By rule; most likely right.
        Rule => "rule",
        /// By a guess.
        Doubtful => "doubtful",
    }
);

impl Split {
    fn is_known(&self) -> bool {
        *self == Split::Known
    }
}

codes!(
    /// How often a card may be in play: once if unique (a dot before its title).
    Uniqueness {
        /// One copy in play at most.
        Unique => "unique",
        /// Any number of copies.
        Universal => "universal",
        /// First Edition alone: marked as enigma, neither unique nor universal.
        Enigma => "enigma",
    }
);

codes!(
    /// Where a mission or dilemma is.
    Place {
        /// On a planet.
        Planet => "planet",
        /// In space, aboard ships.
        Space => "space",
        /// Dilemmas for both; First Edition missions that are both.
        Dual => "dual",
        /// A mission nobody attempts, where its owners play their cards.
        Headquarters => "headquarters",
    }
);

codes!(
    /// Quadrants.
    Quadrant {
        /// The Alpha Quadrant.
        Alpha => "alpha",
        /// The Gamma Quadrant.
        Gamma => "gamma",
        /// The Delta Quadrant.
        Delta => "delta",
        /// The mirror universe, which cards print as a quadrant of its own.
        Mirror => "mirror",
    }
);

/// The missions to and from which flights take nothing on top.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SpanExemption {
    /// Missions of a quadrant.
    Quadrant(Quadrant),
    /// Missions of every quadrant but this one.
    OutsideQuadrant(Quadrant),
    /// Missions of a region.
    Region(String),
}

impl CcgCard {
    /// The skills, species and keywords of the card, each once.
    pub fn named_facts(&self) -> Vec<(CardFact, &str)> {
        let skills = self.skills.iter().map(|skill| (CardFact::Skill, skill.skill.as_str()));
        let species = self.species.iter().map(|name| (CardFact::Species, name.as_str()));
        let keywords = self.keywords.iter().map(|keyword| (CardFact::Keyword, keyword.name.as_str()));
        let mut facts: Vec<(CardFact, &str)> = skills.chain(species).chain(keywords).collect();
        facts.put_in_order();
        facts.dedup();
        facts
    }
}

/// Who may attempt a mission.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AttemptRule {
    /// Affiliation slugs.
    Only(Vec<String>),
    /// Any affiliation but these.
    AnyExcept(Vec<String>),
}

/// One printing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Printing {
    /// Set code, `SE` for the Premiere set of Second Edition.
    pub set: String,
    /// Collector's information as printed: `1U154`.
    pub number: String,
    /// Letters as in the data: `C`, `U`, `R`, `S`, `P`, `AP`, `V`, `VP`.
    pub rarity: String,
    /// Printing mark of the name, without brackets and asterisk: `VP`, `Promo`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mark: Option<String>,
}
