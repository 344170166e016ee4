//! Whether a ship is staffed ("Bemannen von Schiffen").

use model::CcgCard;
use model::order::Order;

/// The icon that also covers a staff icon.
const COMMAND: &str = "Cmd";
const STAFF: &str = "Stf";

/// Who covers what a ship needs. People are named by their place among those who were given.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Staffing {
    /// Each icon of the staffing requirements with the person who covers it. As many as possible are
    /// covered; command icons before staff icons.
    pub icons: Vec<(String, Option<usize>)>,
    /// Someone of the ship's affiliation, the first there is.
    pub affiliation: Option<usize>,
    /// The ship has an affiliation that someone aboard must match.
    pub needs_affiliation: bool,
}

impl Staffing {
    /// Whether every icon and the affiliation are covered.
    pub fn is_staffed(&self) -> bool {
        self.missing().next().is_none() && !self.lacks_affiliation()
    }

    /// The icons nobody covers.
    pub fn missing(&self) -> impl Iterator<Item = &str> {
        let open = self.icons.iter().filter(|(_, person)| person.is_none());
        open.map(|(icon, _)| icon.as_str())
    }

    /// Whether nobody aboard is of the ship's affiliation.
    pub fn lacks_affiliation(&self) -> bool {
        self.needs_affiliation && self.affiliation.is_none()
    }
}

/// Staffs a ship with unstopped personnel aboard. Each icon takes a different person; a command icon
/// also serves as a staff icon, not the other way round. The person of the ship's affiliation may be
/// one who covers an icon.
pub fn staffing(ship: &CcgCard, crew: &[&CcgCard]) -> Staffing {
    let mut seats = StaffingSeats::new(&ship.staffing, crew);
    for icon in 0..ship.staffing.len() {
        seats.fill(icon, &mut vec![false; crew.len()]);
    }
    let owner = |person: &&CcgCard| {
        let mut own = person.affiliations.iter();
        own.any(|slug| ship.affiliations.contains(slug))
    };
    let icons = ship.staffing.iter().enumerate();
    Staffing {
        icons: icons.map(|(at, icon)| (icon.clone(), seats.holder(at))).collect(),
        affiliation: crew.iter().position(owner),
        needs_affiliation: !ship.affiliations.is_empty(),
    }
}

fn covers(person: &CcgCard, icon: &str) -> bool {
    person.has_icon(icon) || (icon == STAFF && person.has_icon(COMMAND))
}

/// A growing assignment of people to icons.
struct StaffingSeats {
    /// Who can cover each icon, and whether with the icon itself.
    fitting: Vec<Vec<(usize, bool)>>,
    /// The icon each person covers.
    taken: Vec<Option<usize>>,
}

impl StaffingSeats {
    fn new(icons: &[String], crew: &[&CcgCard]) -> StaffingSeats {
        let mut fitting: Vec<Vec<(usize, bool)>> = Vec::new();
        for (at, icon) in icons.iter().enumerate() {
            let same = icons[..at].iter().position(|other| other == icon);
            let asked = || {
                let people = crew.iter().enumerate().filter(|(_, person)| covers(person, icon));
                people.map(|(at, person)| (at, person.has_icon(icon))).collect()
            };
            let fits = same.map_or_else(asked, |same| fitting[same].clone());
            fitting.push(fits);
        }
        StaffingSeats { fitting, taken: vec![None; crew.len()] }
    }

    fn holder(&self, icon: usize) -> Option<usize> {
        self.taken.iter().position(|taken| *taken == Some(icon))
    }

    /// Finds someone for an icon, moving others to further icons if need be. `tried` are the people
    /// asked already.
    fn fill(&mut self, icon: usize, tried: &mut Vec<bool>) -> bool {
        for person in self.candidates(icon) {
            if std::mem::replace(&mut tried[person], true) {
                continue;
            }
            let free = match self.taken[person] {
                None => true,
                Some(other) => self.fill(other, tried),
            };
            if free {
                self.taken[person] = Some(icon);
                return true;
            }
        }
        false
    }

    /// Who can cover an icon: those without a seat first, then those with the icon itself.
    fn candidates(&self, icon: usize) -> Vec<usize> {
        let mut fit = self.fitting[icon].clone();
        fit.order_by_key(|(person, exact)| (self.taken[*person].is_some(), !exact));
        fit.into_iter().map(|(person, _)| person).collect()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use model::sample::{crew_member as person, galaxy, yaml_card as card};

    fn staffed(ship: &CcgCard, crew: &[CcgCard]) -> Staffing {
        staffing(ship, &crew.iter().collect::<Vec<_>>())
    }

    /// "Bemannen von Schiffen": the USS Galaxy needs one command, three staff or command, and one
    /// Federation personnel, who may be one of the four.
    #[test]
    fn the_galaxy_needs_four_and_one_of_them_federation() {
        let mut crew = vec![
            person("federation", &["Stf"]),
            person("klingon", &["Cmd"]),
            person("klingon", &["Cmd"]),
            person("klingon", &["Stf"]),
        ];
        let done = staffed(&galaxy(), &crew);
        assert!(done.is_staffed());
        assert_eq!(done.affiliation, Some(0));
        crew[0] = person("klingon", &["Stf"]);
        let done = staffed(&galaxy(), &crew);
        assert!(!done.is_staffed() && done.lacks_affiliation());
        crew.push(person("federation", &[]));
        assert!(staffed(&galaxy(), &crew).is_staffed());
    }

    #[test]
    fn staff_does_not_serve_as_command() {
        let crew = ["Stf"; 5].map(|icon| person("federation", &[icon]));
        let done = staffed(&galaxy(), &crew);
        assert_eq!(done.missing().collect::<Vec<_>>(), ["Cmd"]);
    }

    #[test]
    fn nobody_covers_two_icons() {
        let crew = [person("federation", &["Cmd", "Stf"])];
        let done = staffed(&galaxy(), &crew);
        assert_eq!(done.icons[0], ("Cmd".to_owned(), Some(0)));
        assert_eq!(done.missing().count(), 3);
    }

    #[test]
    fn a_ship_without_requirements_needs_its_affiliation_alone() {
        let ship = card("ship", "affiliations: [klingon]\n");
        assert!(!staffed(&ship, &[]).is_staffed());
        assert!(staffed(&ship, &[person("klingon", &[])]).is_staffed());
        assert!(staffed(&card("ship", ""), &[]).is_staffed());
    }

    /// The most icons any assignment of people to icons covers.
    fn best(icons: &[String], crew: &[&CcgCard]) -> usize {
        let Some((person, others)) = crew.split_first() else {
            return 0;
        };
        let seated = (0..icons.len()).filter(|at| covers(person, &icons[*at])).map(|at| {
            let mut rest = icons.to_vec();
            rest.remove(at);
            1 + best(&rest, others)
        });
        seated.max().unwrap_or(0).max(best(icons, others))
    }

    fn icons() -> impl Strategy<Value = Vec<&'static str>> {
        proptest::sample::subsequence(vec!["Cmd", "Stf", "TNG"], 0..=2)
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(128))]
        #[test]
        fn as_many_icons_are_covered_as_can_be(
            needs in proptest::collection::vec(prop_oneof![Just("Cmd"), Just("Stf"), Just("TNG")], 0..=5),
            crew in proptest::collection::vec(icons(), 0..=8),
        ) {
            let mut ship = galaxy();
            ship.staffing = needs.into_iter().map(str::to_owned).collect();
            let crew: Vec<CcgCard> = crew.iter().map(|icons| person("federation", icons)).collect();
            let crew: Vec<&CcgCard> = crew.iter().collect();
            let done = staffing(&ship, &crew);
            let covered: Vec<(&String, usize)> = done
                .icons
                .iter()
                .filter_map(|(icon, person)| person.map(|person| (icon, person)))
                .collect();
            prop_assert_eq!(covered.len(), best(&ship.staffing, &crew));
            let mut people: Vec<usize> = covered.iter().map(|(_, person)| *person).collect();
            people.sort_unstable();
            people.dedup();
            prop_assert_eq!(people.len(), covered.len());
            for (icon, person) in covered {
                prop_assert!(covers(crew[person], icon));
            }
        }
    }
}
