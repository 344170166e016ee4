//! The nouns of the program: games, languages, rule entries. Plain data without I/O and without
//! knowledge of how it is stored or shown.

mod affiliations;
mod attempt;
mod campaign;
mod card;
mod ccg;
mod ccg_record;
mod entry;
mod game;
mod id;
mod kind;
mod lang;
mod preference;
mod program;
mod record;
mod requirement;
#[cfg(test)]
pub(crate) mod sample;
mod skills;
mod stardate;
mod symbol;
mod table;
mod traits;
mod welcome;

pub use affiliations::{affiliation_name, affiliation_of_icon, ccg_icon, icon_of_affiliation};
pub use attempt::InvalidAttempt;
pub use campaign::{CampaignMode, Challenge, Rank};
pub(crate) use card::codes;
pub use card::{
    Card, Deck, DevelopmentCost, Operation, OperationKind, Position, Skill, Specialty, Suit, Vp,
};
pub use ccg::{
    Attempt, CcgCard, EmptyFigure, Fact, Figure, Keyword, Place, Printing, Quadrant, SkillLevel,
    Split, Uniqueness,
};
pub use ccg_record::CcgRecord;
pub use entry::{Certainty, Entry, Ruling, RulingOrigin, TitleOrigin};
pub use game::{Document, Game, Source};
pub use id::{EntryId, InvalidId};
pub use kind::{Kind, TraitGroup};
pub use lang::{Lang, Localized};
pub use preference::{Filter, Preference, UnknownFilter};
pub use program::{
    Board, Bonus, Boost, Course, Effect, Mission, Moment, Origin, PlayerPart, Program, SpecialRule,
    SuitRow, Test, Threshold, Token, Tracks, TraitRow, Upgrade, Upgrades, Which,
};
pub use record::{CardRecord, Link, Record, RuleRecord};
pub use requirement::{
    Attribute, Branch, Comparison, Gap, InvalidRequirement, Outcome, Requirement, Special, Term,
};
pub use skills::{SKILLS, skill_name, skill_slug};
pub use stardate::{Mode, StardateCard, StardateEffect, Stardates};
pub use symbol::SYMBOLS;
pub use table::{Cell, Column, Table};
pub use welcome::{Group, InvalidWelcome, Welcome};
