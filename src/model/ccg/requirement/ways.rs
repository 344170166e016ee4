//! Every way to meet a requirement, with no choice left in it.

use super::{Requirement, RequirementBranch, RequirementTerm};

impl Requirement {
    /// Its ways with the place of the printed branch each belongs to, from 0, in printed order: of
    /// `A and (B or C) or D` these are `A and B`, `A and C`, `D`. `None` if there are more than `most`.
    pub fn ways(&self, most: usize) -> Option<Vec<(usize, RequirementBranch)>> {
        let mut ways = Vec::new();
        for (at, branch) in self.branches.iter().enumerate() {
            let of_branch = branch.ways(most)?;
            ways.extend(of_branch.into_iter().map(|terms| (at, RequirementBranch { terms })));
            if ways.len() > most {
                return None;
            }
        }
        Some(ways)
    }
}

impl RequirementBranch {
    fn ways(&self, most: usize) -> Option<Vec<Vec<RequirementTerm>>> {
        let mut ways = vec![Vec::new()];
        for term in &self.terms {
            let choices = choices(term, most)?;
            if ways.len().saturating_mul(choices.len()) > most {
                return None;
            }
            let with = |way: &Vec<RequirementTerm>| -> Vec<Vec<RequirementTerm>> {
                let choices = choices.iter();
                choices.map(|terms| [&way[..], &terms[..]].concat()).collect()
            };
            ways = ways.iter().flat_map(with).collect();
        }
        Some(ways)
    }
}

/// What may stand in place of a term.
fn choices(term: &RequirementTerm, most: usize) -> Option<Vec<Vec<RequirementTerm>>> {
    match term {
        RequirementTerm::Either(inner) => {
            let ways = inner.ways(most)?.into_iter();
            Some(ways.map(|(_, branch)| branch.terms).collect())
        }
        RequirementTerm::Skill { .. } | RequirementTerm::Sum { .. } | RequirementTerm::Special(_) => {
            Some(vec![vec![term.clone()]])
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ways(text: &str, most: usize) -> Option<Vec<(usize, String)>> {
        let requirement: Requirement = text.parse().expect("a requirement");
        let ways = requirement.ways(most)?.into_iter();
        Some(ways.map(|(at, branch)| (at, branch.to_string())).collect())
    }

    #[test]
    fn brackets_leave_no_choice() {
        let way = |at, text: &str| (at, text.to_owned());
        assert_eq!(
            ways("Law and (Honor or 2 Medical and Cunning>9) or Science", 9),
            Some(vec![way(0, "Law and Honor"), way(0, "Law, 2 Medical, and Cunning>9"), way(1, "Science"),])
        );
        assert_eq!(ways("(Law or Honor) and (Science or Biology)", 4).map(|ways| ways.len()), Some(4));
        assert_eq!(ways("(Law or Honor) and (Science or Biology)", 3), None);
        assert_eq!(ways("Law or Honor or Science", 2), None);
    }
}
