//! Conditions and orders of preference in sentences.

use super::Sentences;
use crate::locale::msg;
use crate::model::{Filter, Preference, Skill, Specialty, Test};
use crate::view::kit::terms::Term;

impl Sentences<'_> {
    /// A condition at the beginning of a sentence.
    pub(super) fn condition(&self, test: &Test) -> String {
        match test {
            Test::OfficerIs(slug) => msg::effect_test_alone_officer_is(self.texts, self.name(slug)),
            Test::NoOfficer => msg::effect_test_alone_no_officer(self.texts),
            other => self.test(other),
        }
    }

    fn test(&self, test: &Test) -> String {
        match test {
            Test::ThisIs(suit) => msg::effect_test_this_is(self.texts, self.name(suit.code())),
            Test::InDiscard(slug) => msg::effect_test_in_discard(self.texts, self.name(slug)),
            Test::OfficerIs(slug) => msg::effect_test_officer_is(self.texts, self.name(slug)),
            Test::DiscardedIs(suit) => {
                msg::effect_test_discarded_is(self.texts, self.name(suit.code()))
            }
            Test::AtLeast { track, step } => {
                msg::effect_test_at_least(self.texts, track.term(self.texts), *step)
            }
            Test::AtMost { track, step } => {
                msg::effect_test_at_most(self.texts, track.term(self.texts), *step)
            }
            Test::ThisHas(slug) => msg::effect_test_this_has(self.texts, self.name(slug)),
            Test::OfficerIsNot(slug) => {
                msg::effect_test_officer_is_not(self.texts, self.name(slug))
            }
            Test::InLog(slug) => msg::effect_test_in_log(self.texts, self.name(slug)),
            Test::InPlay(slug) => msg::effect_test_in_play(self.texts, self.name(slug)),
            Test::TopIs(slug) => msg::effect_test_top_is(self.texts, self.name(slug)),
            Test::PlayerHas(slug) => msg::effect_test_player_has(self.texts, self.name(slug)),
            Test::ThisNamed(slug) => msg::effect_test_this_named(self.texts, self.name(slug)),
            Test::ThisHasSkill => msg::effect_test_this_has_skill(self.texts),
            Test::ThisFromControlStep => msg::effect_test_this_from_control_step(self.texts),
            Test::NoOfficer => msg::effect_test_no_officer(self.texts),
            Test::DiscardedSharesTrait => msg::effect_test_discarded_shares_trait(self.texts),
            Test::PlayerShipInZone => msg::effect_test_player_ship_in_zone(self.texts),
            Test::InDiscardAll(slugs) => {
                let names: Vec<String> = slugs.iter().map(|slug| self.name(slug)).collect();
                msg::effect_test_in_discard(self.texts, names.join(" + "))
            }
            Test::Higher { track, than } => {
                let (track, than) = (track.term(self.texts), than.term(self.texts));
                msg::effect_test_higher(self.texts, track, than)
            }
            Test::GainedIs(suit) => msg::effect_test_gained_is(self.texts, self.name(suit.code())),
            Test::MarkedAtLeast(traits) => msg::effect_test_marked_at_least(self.texts, *traits),
            Test::All(tests) => {
                let tests: Vec<String> = tests.iter().map(|test| self.test(test)).collect();
                tests.join(&format!(" {} ", msg::effect_test_and(self.texts)))
            }
        }
    }

    /// A preference in printed names.
    pub fn preference(&self, preference: &Preference) -> String {
        let level = |level: &Vec<Filter>| {
            let names: Vec<String> = level.iter().map(|filter| self.filter(filter)).collect();
            names.join(" / ")
        };
        let levels: Vec<String> = preference.levels.iter().map(level).collect();
        levels.join(" > ")
    }

    /// A suit, trait or icon by its printed name.
    pub fn filter(&self, filter: &Filter) -> String {
        match filter {
            Filter::Suit(suit) => self.name(suit.code()),
            Filter::Trait(slug) => self.name(slug),
            Filter::Focus(track) => match track {
                Specialty::Research => msg::symbol_research_focus(self.texts),
                Specialty::Influence => msg::symbol_influence_focus(self.texts),
                Specialty::Military => msg::symbol_military_focus(self.texts),
            },
            Filter::Skill(skill) => match skill {
                Skill::Research => msg::symbol_research_skill(self.texts),
                Skill::Influence => msg::symbol_influence_skill(self.texts),
                Skill::Military => msg::symbol_military_skill(self.texts),
                Skill::Any => msg::symbol_any_skill(self.texts),
                Skill::Variable => skill.term(self.texts),
            },
            Filter::OtherSpecies => msg::effect_filter_other_species(self.texts),
            Filter::Unmarked => msg::effect_filter_unmarked(self.texts),
        }
    }
}
