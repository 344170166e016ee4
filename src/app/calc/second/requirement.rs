//! `tricorder calc requirement`: a crew against what a mission, a dilemma or a player asks for ("Fähigkeiten",
//! "Missionsanforderungen überprüfen").

use clap::Args;
use serde::Serialize;

use crate::argument_kinds::{CardWords, Needed};
use crate::calc::Calculator;
use crate::calc::answer::{Calculation, Report, answer, facts_page};
use crate::calc::second::cards::{CHALLENGE, find_card};
use crate::calc::second::crew::CrewArgs;
use crate::calc::second::modifiers::AttributeModifiers;
use crate::calc::second::printed_values::PrintedValues;
use crate::calc::second::requirement_parts::{CheckedRequirement, RequirementVerdict, branch_pages, lacking};
use crate::entry::requires;
use crate::session::Session;
use crate::{Found, RunCommand};
use model::{CcgCard, EntryId, Place, Requirement};
use page::locale::{Texts, msg, say};
use page::{FactList, Labels, Page};
use words::Problem;

/// What a mission or a dilemma asks for; of a dilemma a requirement for each "Unless you have". None if a program can
/// read nothing.
fn requirements_of(card: &CcgCard) -> Vec<Requirement> {
    if let Some(requirement) = &card.requirement {
        return vec![requirement.clone()];
    }
    match card.text.as_deref().filter(|_| card.card_type == "dilemma") {
        Some(text) => Requirement::conditions(text),
        None => card.text_facts.conditions.clone(),
    }
}

/// A crew and what it is held against, as a program reads it. `card` is null for what was typed.
#[derive(Debug, Serialize)]
struct RequirementCheck {
    card: Option<EntryId>,
    personnel: Vec<EntryId>,
    stopped: usize,
    requirements: Vec<CheckedRequirement>,
    #[serde(skip_serializing_if = "AttributeModifiers::is_none")]
    everyone: AttributeModifiers,
    #[serde(flatten)]
    printed: PrintedValues,
    #[serde(skip)]
    title: String,
    #[serde(skip)]
    is_dilemma: bool,
}

impl RequirementCheck {
    fn facts(&self, texts: &Texts) -> Page {
        let personnel = msg::calc_attempt_counted(texts, self.personnel.len(), self.stopped);
        let mut facts = FactList::new(Labels::Medium);
        for checked in &self.requirements {
            let words = requires::requirement(texts, &checked.requirement);
            facts.add(msg::calc_requirement_asked(texts), words);
        }
        facts.add(msg::calc_attempt_personnel(texts), personnel);
        self.everyone.add_to(texts, &mut facts);
        facts_page(facts)
    }

    /// The worst outcome of all.
    fn outcome(&self) -> RequirementVerdict {
        let worst = [RequirementVerdict::Missing, RequirementVerdict::Unclear].into_iter();
        let mut met = worst.filter(|outcome| self.requirements.iter().any(|checked| checked.outcome == *outcome));
        met.next().unwrap_or(RequirementVerdict::Met)
    }

    fn result(&self, texts: &Texts) -> Vec<String> {
        let verdict = match self.outcome() {
            RequirementVerdict::Missing => msg::calc_requirement_missing(texts),
            RequirementVerdict::Unclear => msg::calc_requirement_look(texts),
            RequirementVerdict::Met => msg::calc_requirement_met(texts),
        };
        let dilemma = self.is_dilemma.then(|| msg::calc_requirement_dilemma(texts));
        std::iter::once(verdict).chain(dilemma).collect()
    }
}

impl Calculation for RequirementCheck {
    fn report(&self, texts: &Texts) -> Report {
        let parts = self.requirements.iter().flat_map(|checked| branch_pages(texts, &checked.branches));
        let sums = Page::parts(std::iter::once(self.facts(texts)).chain(parts));
        let missed = self.requirements.iter().filter(|checked| checked.outcome == RequirementVerdict::Missing);
        let lacking: Vec<String> = missed.flat_map(|checked| lacking(texts, &checked.branches)).collect();
        let report = Report::new(sums, self.result(texts)).with_title(self.title.clone());
        self.printed.add_to(texts, report.judged(texts, self.outcome().into(), &lacking))
    }
}

#[derive(Debug, Args)]
pub struct RequirementArgs {
    #[arg(add = Needed(&[]))]
    asked: Option<CardWords>,
    #[command(flatten)]
    crew: CrewArgs,
    #[command(flatten)]
    everyone: AttributeModifiers,
}

impl RunCommand for RequirementArgs {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let Some(asked) = self.asked.as_ref().filter(|_| !self.crew.is_empty()) else {
            return Err(Problem::misuse(say::err_calc_requirement_who()).hint(say::hint_calc_requirement_who()));
        };
        let (card, requirements) = read_requirements(session, asked)?;
        let crew = self.crew.read(session)?;
        if crew.unstopped.is_empty() {
            return Err(Problem::misuse(say::err_calc_requirement_nobody()).hint(say::hint_calc_attempt_nobody()));
        }
        let changed = crew.unstopped.into_iter().map(|card| self.everyone.apply(card));
        let personnel: Vec<CcgCard> = changed.collect();
        let people: Vec<&CcgCard> = personnel.iter().collect();
        let requirements = requirements.into_iter();
        let check = RequirementCheck {
            personnel: personnel.iter().map(|card| card.id.clone()).collect(),
            stopped: crew.stopped.len(),
            requirements: requirements.map(|asked| CheckedRequirement::new(asked, &people)).collect(),
            everyone: self.everyone,
            printed: PrintedValues::new(Calculator::Requirement, &personnel),
            title: card.as_ref().map_or_else(String::new, CcgCard::full_name),
            is_dilemma: card.as_ref().is_some_and(|card| card.card_type == "dilemma"),
            card: card.map(|card| card.id),
        };
        answer(session, Calculator::Requirement, check)
    }
}

/// What is asked: by a mission or a dilemma of this name, else in words like those of a mission.
fn read_requirements(session: &Session<'_>, asked: &str) -> Result<(Option<CcgCard>, Vec<Requirement>), Problem> {
    let card = match find_card(session, asked, CHALLENGE) {
        Ok(card) => card,
        Err(unknown) if unknown.is(say::ERR_CALC_UNKNOWN_CARD) => {
            return match asked.parse() {
                Ok(requirement) => Ok((None, vec![requirement])),
                Err(_) => Err(unknown),
            };
        }
        Err(error) => return Err(error),
    };
    let name = card.full_name();
    if card.place == Some(Place::Headquarters) {
        return Err(Problem::headquarters(&name));
    }
    let requirements = requirements_of(&card);
    if requirements.is_empty() {
        return Err(Problem::missing(say::err_calc_no_requirement(name)).hint(say::hint_calc_no_requirement()));
    }
    Ok((Some(card), requirements))
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::sample::yaml_card as card;

    #[test]
    fn missions_print_it_and_dilemmas_tell_it() {
        let count = |card_type, rest| requirements_of(&card(card_type, rest)).len();
        assert_eq!(count("mission", "requirement: 2 Law\n"), 1);
        assert_eq!(count("mission", "place: headquarters\n"), 0);
        assert_eq!(count("dilemma", ""), 0);
        let facts = "text_facts: { conditions: [Law, Honor] }\n";
        assert_eq!(count("dilemma", facts), 2);
    }
}
