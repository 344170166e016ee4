//! The nouns of the program: games, languages, rule entries. Plain data without I/O and without
//! knowledge of how it is stored or shown.
//!
//! # To add something
//!
//! - **A game**: its row in `game.rs`, its words in `entry.ftl` (`entry-game-`, `entry-place-`, `entry-document-`) and
//!   `words.ftl` (`game-`, `named-`), its row in the table of the README, its folder in `data`. All else asks what it
//!   [has](Game::has). Its calculators, and the die they roll: the front page of `app`.
//! - **A box of Captain's Chair**: its lines in `data/cc/boxes.yaml` with its captains and its counts, of which `GameBox`
//!   and `CrewDeck` are made; its words in `words.ftl` (`box-`, `crew-`); its entry in `data/cc/rules/setup`.
//! - **What is to be read off a game text of Second Edition**: a fact of `TextFacts`; `data cards` then writes it for
//!   every card, and an import reads it the same way.
//! - **A setting**: its variant in `setting.rs`. The compiler then names the rest: its values and what it changes
//!   (`app::settings`), what wins over it and its meaning (`app::config`).

mod cc;
mod ccg;
pub mod chance;
mod codes;
mod game;
pub mod handover;
mod id;
mod lang;
mod link;
mod memory;
pub mod order;
pub mod packed;
mod record;
mod rules;
/// Cards for tests.
#[cfg(any(test, feature = "testing"))]
#[allow(clippy::missing_panics_doc)]
pub mod sample;
mod setting;
mod system_fault;
pub mod text;

pub use cc::availability::{ALWAYS, Availability, BoxCondition};
pub use cc::board::{Board, MarkedFocus, Marks, Mission, Threshold, Tracks};
pub use cc::boxes::{BoxFacts, BoxSort, Boxes};
pub use cc::campaign::{Bonus, Boost, Cost, CrewPart, Moment, Upgrade, UpgradeOrigin};
pub use cc::campaign::{CampaignMode, Challenge, Rank};
pub use cc::card::{Card, DevelopmentCost, Operation, Reprint, Vp};
pub use cc::condition::{NAMED_CARDS, Test};
pub use cc::effect::{Acquisition, Compound, Effect, Flip, Growth, Movement, OwnCard};
pub use cc::effect_object::{Course, Destination, DiscardFilter, EffectToken, Faceup, Which};
pub use cc::player_part::PlayerPart;
pub use cc::preference::{CardFilter, Preference, SPECIES, UnknownFilter};
pub use cc::program::{ExileCard, MarkWorth, Program, SpecialRule, SuitRow, TraitRow, Upgrades};
pub use cc::stardate::{Mode, StardateCard, StardateEffect, Stardates};
pub use cc::suit::{CrewDeck, Focus, GameBox, OperationKind, Position, Skill, Specialty, Suit};
pub use ccg::attempt::InvalidAttempt;
pub use ccg::building;
pub use ccg::building::Pile;
pub use ccg::card::{
    AttemptRule, CardField, CcgCard, EarlierValue, Fact, Place, Printing, Quadrant, SpanExemption, Split,
    Uniqueness,
};
pub use ccg::card_pool::{CardPool, RetiredCard, RetiredList, Season};
pub use ccg::card_set::{CardSet, CardSetEntry, RETIRED_LIST, SETS, SetKind};
pub use ccg::example::{ExampleCopies, ExampleDeck};
pub use ccg::figure::CollectorNumber;
pub use ccg::figure::{EmptyFigure, Figure};
pub use ccg::named_fact::{CardFact, Keyword, SkillLevel};
pub use ccg::pattern::Pattern;
pub use ccg::play_places::PlayPlace;
pub use ccg::printed_value::PrintedValue;
pub use ccg::record::CcgRecord;
pub use ccg::reports_to::{InvalidReportsTo, ReportGroup, ReportsTo};
pub use ccg::requirement::{
    Attribute, Comparison, Fulfilment, InvalidRequirement, Requirement, RequirementBranch, RequirementTerm,
    Special, UnmetNeed,
};
pub use ccg::slug_index::SlugIndex;
pub use ccg::terms::CCG_SPECIES;
pub use ccg::terms::{SKILLS, skill_name, skill_slug};
pub use ccg::terms::{affiliation_name, affiliation_of_icon, ccg_icon, icon_of_affiliation};
pub use ccg::text_facts::{AlternativeAttempt, Bearing, Call, TextEffect, TextFacts};
pub use game::{Document, Feature, Game, SourceReference};
pub use id::{EntryId, InvalidId};
pub use lang::{Lang, Localized};
pub use link::{Link, Reference};
pub use memory::PlayerNote;
pub use record::{CardRecord, InBox, Record, RuleRecord};
pub use rules::answer_unit::AnswerUnit;
pub use rules::cheat_sheet::{CheatPick, CheatSection, CheatSheet};
pub use rules::entry::{BoxAddition, Entry, TitleOrigin};
pub use rules::erratum::{Alert, Basis, Change, Erratum, Impact, LastPrint, LaterPrint, Print, TraitChange};
pub use rules::kind::{Kind, TraitGroup};
pub use rules::lesson::{Lesson, LessonStep, TablePlace};
pub use rules::ruling::{Certainty, Ruling, RulingOrigin};
pub use rules::statement::{QuestionList, RuleText, Statement, StatementForm};
pub use rules::symbol::SYMBOLS;
pub use rules::table::{Cell, RuleColumn, RuleRow, RuleTable};
pub use setting::{SetBy, Setting, SettingValue};
pub use system_fault::{SystemFault, is_closed_pipe};
