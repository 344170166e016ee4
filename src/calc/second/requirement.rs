//! What a crew must have: of a mission, of a dilemma, or as typed, and whether it has it
//! ("Fähigkeiten", "Missionsanforderungen überprüfen").

use super::attempt::{Check, checks};
use crate::model::{CcgCard, Fulfilment, Requirement};

/// What a card asks of a crew.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Demand {
    /// At least one requirement; of a dilemma one for each "Unless you have".
    Requirements(Vec<Requirement>),
    /// Nothing a program can read.
    Nothing,
}

/// What a mission or a dilemma asks for.
pub fn demand(card: &CcgCard) -> Demand {
    if let Some(requirement) = &card.requirement {
        return Demand::Requirements(vec![requirement.clone()]);
    }
    let written = card.text.as_deref().filter(|_| card.card_type == "dilemma");
    let conditions = match written {
        Some(text) => Requirement::conditions(text),
        None => card.text_facts.conditions.clone(),
    };
    if conditions.is_empty() {
        Demand::Nothing
    } else {
        Demand::Requirements(conditions)
    }
}

/// A requirement held against a crew.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Held {
    pub requirement: Requirement,
    pub outcome: Fulfilment,
    /// A list of checks for each branch.
    pub checks: Vec<Vec<Check>>,
}

/// Holds requirements against personnel, each by itself.
pub fn hold(requirements: Vec<Requirement>, crew: &[&CcgCard]) -> Vec<Held> {
    let held = |requirement: Requirement| Held {
        outcome: requirement.meets(crew),
        checks: checks(&requirement, crew),
        requirement,
    };
    requirements.into_iter().map(held).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::calc::second::sample::card;

    #[test]
    fn missions_print_it_and_dilemmas_tell_it() {
        let mission = card("mission", "requirement: 2 Law\n");
        assert!(matches!(demand(&mission), Demand::Requirements(all) if all.len() == 1));
        assert_eq!(
            demand(&card("mission", "place: headquarters\n")),
            Demand::Nothing
        );
        assert_eq!(demand(&card("dilemma", "")), Demand::Nothing);
        let facts = "text_facts: { conditions: [Law, Honor] }\n";
        assert!(
            matches!(demand(&card("dilemma", facts)), Demand::Requirements(all) if all.len() == 2)
        );
    }

    #[test]
    fn each_requirement_has_its_outcome() {
        let person = card("personnel", "skills: [{ skill: law, level: 2 }]\n");
        let requirements = ["2 Law", "Honor"].map(|text| text.parse().expect("a requirement"));
        let held = hold(requirements.to_vec(), &[&person]);
        assert!(matches!(held[0].outcome, Fulfilment::Met { branch: 0 }));
        assert!(matches!(held[1].outcome, Fulfilment::Missing(_)));
        assert_eq!(held[0].checks[0][0].total(), 2);
    }
}
