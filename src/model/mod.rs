//! The nouns of the program: games, languages, rule entries. Plain data without I/O and without
//! knowledge of how it is stored or shown.

mod cc;
mod ccg;
mod codes;
mod game;
mod id;
mod lang;
mod link;
mod memory;
mod record;
mod rules;
#[cfg(test)]
pub(crate) mod sample;
mod setting;
mod system_fault;

pub use cc::boxes::{BoxFacts, BoxSort, Boxes};
pub use cc::campaign::{CampaignMode, Challenge, Rank};
pub use cc::card::{Card, DevelopmentCost, Operation, Reprint, Vp};
pub use cc::condition::{NAMED_CARDS, Test};
pub use cc::effect::{
    Acquisition, Compound, Course, Destination, Effect, Faceup, Flip, Growth, Movement, OwnCard,
    Sought, Token, Which,
};
pub use cc::part::PlayerPart;
pub use cc::preference::{Filter, Preference, SPECIES, UnknownFilter};
pub use cc::program::{
    Board, ExileCard, Marks, Mission, Program, SpecialRule, SuitRow, Threshold, Tracks, TraitRow,
    Upgrades,
};
pub use cc::stardate::{Mode, StardateCard, StardateEffect, Stardates};
pub use cc::suit::{CrewDeck, Focus, GameBox, OperationKind, Position, Skill, Specialty, Suit};
pub use cc::upgrade::{Bonus, Boost, Cost, Moment, Origin, Upgrade};
pub use ccg::affiliations::{affiliation_name, affiliation_of_icon, ccg_icon, icon_of_affiliation};
pub use ccg::attempt::InvalidAttempt;
pub use ccg::berth::Berth;
pub use ccg::building;
pub use ccg::card::{
    Attempt, CardFact, CardField, CcgCard, EarlierValue, Fact, Keyword, Passage, Place, Printing,
    Quadrant, SkillLevel, Split, Uniqueness,
};
pub use ccg::card_set::{CardSet, RETIRED_LIST, SETS, SetKind};
pub use ccg::collector_number::CollectorNumber;
pub use ccg::example::{Copies, ExampleDeck};
pub use ccg::figure::{EmptyFigure, Figure};
pub use ccg::pile::Pile;
pub use ccg::pool::{CardPool, CardSetEntry, RetiredCard, RetiredList, Season};
pub use ccg::printed_value::PrintedValue;
pub use ccg::record::CcgRecord;
pub use ccg::reports_to::{Group, InvalidReportsTo, ReportsTo};
pub use ccg::requirement::{
    Attribute, Branch, Comparison, Fulfilment, Gap, InvalidRequirement, Requirement, Special, Term,
};
pub use ccg::skills::{SKILLS, skill_name, skill_slug};
pub use ccg::slug_index::SlugIndex;
pub use ccg::species::CCG_SPECIES;
pub use ccg::text_facts::{Bearing, Call, OtherWay, TextFacts};
pub(crate) use codes::codes;
pub use game::{Document, Game, Source};
pub use id::{EntryId, InvalidId};
pub use lang::{Lang, Localized};
pub use link::{Link, Reference};
pub use memory::{Memory, Note};
pub use record::{CardRecord, InBox, Record, RuleRecord};
pub use rules::entry::{Entry, Further, TitleOrigin};
pub use rules::erratum::{
    Alert, Basis, Change, Erratum, Impact, LastPrint, LaterPrint, Print, TraitChange,
};
pub use rules::kind::{Kind, TraitGroup};
pub use rules::ruling::{Certainty, Ruling, RulingOrigin};
pub use rules::symbol::SYMBOLS;
pub use rules::table::{Cell, Column, Table};
pub use setting::{SetBy, Setting, SettingValue};
pub use system_fault::SystemFault;
