//! `tricorder calc attempt`: what counts in a mission attempt: who may make it, how many dilemmas are drawn, and
//! whether the personnel meet the requirements ("Versuchen einer Mission").

use std::ops::RangeInclusive;

use clap::Args;
use serde::Serialize;

use crate::argument_kinds::{CardWords, Needed};
use crate::calc::Calculator;
use crate::calc::answer::{Calculation, Report, RuleBasis, Verdict, facts_page};
use crate::calc::second::cards::{MISSION, find_card};
use crate::calc::second::crew::CrewArgs;
use crate::calc::second::modifiers::AttributeModifiers;
use crate::calc::second::printed_values::PrintedValues;
use crate::calc::second::requirement_parts::{
    RequirementPart, RequirementVerdict, branch_pages, check_branches, join_titles, lacking,
};
use crate::entry::ccg::gist;
use crate::options::Numbers;
use crate::session::Session;
use crate::{Found, RunCommand};
use model::{CcgCard, EntryId, Figure, Place};
use page::locale::{Texts, msg, say};
use page::{FactList, Labels, Page};
use words::Problem;

/// Overcome dilemmas that may lie beneath a mission.
pub(super) const OVERCOME: RangeInclusive<u16> = 0..=99;

/// The places of those of unstopped personnel who have an affiliation icon of the mission, from 0: one of them must,
/// or the attempt may not be made. `None` if the data does not say who may attempt it; a player must read the card.
fn fitting_personnel(mission: &CcgCard, crew: &[&CcgCard]) -> Option<Vec<usize>> {
    let attempt = mission.attempt.as_ref()?;
    let fits = |person: &CcgCard| {
        let mut own = person.affiliations.iter();
        match attempt {
            model::AttemptRule::Only(slugs) => own.any(|slug| slugs.contains(slug)),
            model::AttemptRule::AnyExcept(slugs) => own.any(|slug| !slugs.contains(slug)),
        }
    };
    Some((0..crew.len()).filter(|at| fits(crew[*at])).collect())
}

/// The dilemmas of an attempt that the opponent draws.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
struct DilemmaDraw {
    /// Personnel who begin the attempt.
    personnel: u16,
    /// Dilemmas overcome at this mission before.
    overcome: u16,
    drawn: u16,
    /// What those selected may cost together.
    cost_limit: u16,
}

impl DilemmaDraw {
    /// One dilemma, and one point of cost, for each of the personnel less one for each overcome dilemma ("Wenn Dein
    /// Versuch scheitert").
    fn new(personnel: u16, overcome: u16) -> DilemmaDraw {
        let drawn = personnel.saturating_sub(overcome);
        DilemmaDraw { personnel, overcome, drawn, cost_limit: drawn }
    }

    /// Numbers of the rulings that bear on the answer: whether a dilemma overcome here may come again.
    fn rulings(self) -> &'static [u16] {
        match self.overcome {
            0 => &[],
            _ => &[205],
        }
    }

    /// `8 − 3 = 5`, and what it means.
    fn words(self, texts: &Texts) -> String {
        let DilemmaDraw { personnel, overcome, drawn, .. } = self;
        let sum = if overcome == 0 {
            String::new()
        } else if overcome > personnel {
            format!("{personnel} − {overcome} → 0: ")
        } else {
            format!("{personnel} − {overcome} = {drawn}: ")
        };
        sum + &msg::calc_attempt_drawn(texts, drawn)
    }
}

/// An attempt as a program reads it. `may_attempt` is null if the card must be read, `requirement` if
/// the data has none.
#[derive(Debug, Serialize)]
struct Attempt {
    mission: EntryId,
    personnel: Vec<EntryId>,
    stopped: usize,
    may_attempt: Option<bool>,
    by: Vec<EntryId>,
    dilemmas: DilemmaDraw,
    requirement: Option<RequirementVerdict>,
    /// Branches of the requirement, of which one is enough, each with all its parts.
    branches: Vec<Vec<RequirementPart>>,
    #[serde(skip_serializing_if = "AttributeModifiers::is_none")]
    everyone: AttributeModifiers,
    #[serde(flatten)]
    printed: PrintedValues,
    #[serde(skip)]
    card: CcgCard,
    /// The titles of those `by` names.
    #[serde(skip)]
    fitting: String,
}

impl Attempt {
    /// The attempt of unstopped personnel, so many more being stopped.
    fn new(
        mission: CcgCard,
        crew: &[&CcgCard],
        stopped: usize,
        everyone: AttributeModifiers,
        overcome: u16,
    ) -> Attempt {
        let places = fitting_personnel(&mission, crew);
        let may_attempt = places.as_ref().map(|places| !places.is_empty());
        let fitting: Vec<&CcgCard> = places.iter().flatten().map(|at| crew[*at]).collect();
        let asked = mission.requirement.as_ref();
        let cards = std::iter::once(&mission).chain(crew.iter().copied());
        Attempt {
            personnel: crew.iter().map(|card| card.id.clone()).collect(),
            stopped,
            may_attempt,
            by: fitting.iter().map(|card| card.id.clone()).collect(),
            dilemmas: DilemmaDraw::new(u16::try_from(crew.len()).unwrap_or(u16::MAX), overcome),
            requirement: asked.map(|asked| (&asked.meets(crew)).into()),
            branches: asked.map_or(Vec::new(), |asked| check_branches(asked, crew)),
            everyone,
            printed: PrintedValues::new(Calculator::Attempt, cards),
            fitting: join_titles(fitting.iter().map(|card| card.title.as_str())),
            mission: mission.id.clone(),
            card: mission,
        }
    }

    fn facts(&self, texts: &Texts) -> Page {
        let personnel = msg::calc_attempt_counted(texts, self.personnel.len(), self.stopped);
        let leave = match self.may_attempt {
            Some(true) => msg::calc_attempt_given(texts, &self.fitting),
            Some(false) => msg::calc_attempt_refused(texts),
            None => msg::calc_attempt_unclear(texts),
        };
        let mut facts = FactList::new(Labels::Medium);
        facts.add(msg::calc_attempt_mission(texts), gist(texts, &self.card));
        facts.add(msg::calc_attempt_personnel(texts), personnel);
        self.everyone.add_to(texts, &mut facts);
        facts.add(msg::calc_attempt_leave(texts), leave);
        facts.add(msg::calc_attempt_dilemmas(texts), self.dilemmas.words(texts));
        facts_page(facts)
    }

    fn verdict(&self) -> Verdict {
        match self.requirement {
            Some(_) if self.may_attempt == Some(false) => Verdict::No,
            Some(RequirementVerdict::Met) if self.may_attempt.is_none() => Verdict::Unclear,
            Some(outcome) => outcome.into(),
            None => Verdict::Unclear,
        }
    }

    fn result(&self, texts: &Texts) -> Vec<String> {
        let is_refused = self.may_attempt == Some(false);
        let count = self.personnel.len();
        let points = self.card.points.as_ref().map_or("?", Figure::as_str);
        let prospect = match self.requirement {
            None => msg::calc_attempt_result_unknown(texts, count, points),
            Some(RequirementVerdict::Met) if is_refused => msg::calc_attempt_result_would(texts, count, points),
            Some(RequirementVerdict::Met) => msg::calc_attempt_result_met(texts, count, points),
            Some(RequirementVerdict::Unclear) => msg::calc_attempt_result_look(texts, count, points),
            Some(RequirementVerdict::Missing) => msg::calc_attempt_result_missing(texts, count, points),
        };
        let refused = is_refused.then(|| msg::calc_attempt_result_refused(texts));
        refused.into_iter().chain([prospect]).collect()
    }
}

impl Calculation for Attempt {
    fn report(&self, texts: &Texts) -> Report {
        let branches = branch_pages(texts, &self.branches);
        let sums = Page::parts(std::iter::once(self.facts(texts)).chain(branches));
        let report = Report::new(sums, self.result(texts)).with_title(self.card.full_name());
        let lacking = lacking(texts, &self.branches);
        self.printed.add_to(texts, report.judged(texts, self.verdict(), &lacking))
    }
}

#[derive(Debug, Args)]
pub struct AttemptArgs {
    #[arg(add = Needed(&[]))]
    mission: Option<CardWords>,
    #[command(flatten)]
    crew: CrewArgs,
    #[command(flatten)]
    everyone: AttributeModifiers,
    #[arg(long, default_value = "0", allow_negative_numbers = true,
        value_parser = Numbers(OVERCOME))]
    overcome: u16,
}

impl RunCommand for AttemptArgs {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let Some(mission) = self.mission.as_ref().filter(|_| !self.crew.is_empty()) else {
            return Err(Problem::misuse(say::err_calc_attempt_who()).hint(say::hint_calc_attempt_who()));
        };
        let mission = find_card(session, mission, MISSION)?;
        let crew = self.crew.read(session)?;
        if mission.place == Some(Place::Headquarters) {
            let name = mission.full_name();
            return Err(Problem::headquarters(&name));
        }
        if crew.unstopped.is_empty() {
            return Err(Problem::misuse(say::err_calc_attempt_nobody()).hint(say::hint_calc_attempt_nobody()));
        }
        let changed = crew.unstopped.into_iter().map(|card| self.everyone.apply(card));
        let personnel: Vec<CcgCard> = changed.collect();
        let people: Vec<&CcgCard> = personnel.iter().collect();
        let stopped = crew.stopped.len();
        let attempt = Attempt::new(mission, &people, stopped, self.everyone, self.overcome);
        let basis = RuleBasis::load(session, Calculator::Attempt)?;
        Ok(basis.with_rulings(attempt.dilemmas.rulings()).answer(attempt))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::sample::{crew_member as person, yaml_card as card};

    /// "Wenn Dein Versuch scheitert": eight personnel and three overcome dilemmas make five, for the
    /// number as for the cost.
    #[test]
    fn eight_personnel_and_three_overcome_make_five() {
        let drawn = |personnel, overcome| DilemmaDraw::new(personnel, overcome).drawn;
        assert_eq!(drawn(8, 3), 5);
        assert_eq!(drawn(8, 0), 8);
        assert_eq!(drawn(2, 3), 0);
    }

    #[test]
    fn one_affiliation_icon_of_the_mission_is_enough() {
        let mission = |attempt: &str| card("mission", &format!("place: space\n{attempt}"));
        let persons = [person("klingon", &[]), person("federation", &[])];
        let crew: Vec<&CcgCard> = persons.iter().collect();
        let only = mission("attempt: !only [bajoran, federation]\n");
        assert_eq!(fitting_personnel(&only, &crew), Some(vec![1]));
        assert_eq!(fitting_personnel(&only, &crew[..1]), Some(Vec::new()));
        let any = mission("attempt: !any-except [klingon]\n");
        assert_eq!(fitting_personnel(&any, &crew), Some(vec![1]));
        assert_eq!(fitting_personnel(&mission(""), &crew), None);
    }
}
