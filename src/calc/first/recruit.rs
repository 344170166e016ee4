//! Recruiting the crew of a Non-Aligned ship (phase 6, "Schiffsaktionen ausführen").

use serde::{Deserialize, Serialize};

use crate::model::codes;
use crate::text::vocabulary::{Typed, meant, words};

/// Points for each skill icon of a person.
pub const PER_ICON: u64 = 5;
/// Points in addition for each [`Mark`] of a person.
pub const PER_MARK: u64 = 10;

codes!(
    /// What makes a person dearer.
    Mark {
        Greed => "greed",
        Treachery => "treachery",
        Ferengi => "ferengi",
    }
);

impl Mark {
    /// What a player means by a word, in either language.
    pub fn named(word: &str) -> Option<Mark> {
        const MARKS: [(Typed, Mark); 3] = [
            (words::MARK_GREED, Mark::Greed),
            (words::MARK_TREACHERY, Mark::Treachery),
            (words::MARK_FERENGI, Mark::Ferengi),
        ];
        meant(word, &MARKS)
    }
}

/// Whether a word says that a person is an android, in either language.
pub fn is_android(word: &str) -> bool {
    words::MARK_ANDROID.is(word)
}

/// A person to be recruited.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct Person {
    /// All skill icons on the card.
    pub icons: u64,
    /// Each at most once.
    pub marks: Vec<Mark>,
    #[serde(rename = "android")]
    pub is_android: bool,
}

impl Person {
    /// 5 points a skill icon, in addition 10 for each of Greed, Treachery and Ferengi.
    pub fn points(&self) -> u64 {
        self.icons * PER_ICON + self.marks.len() as u64 * PER_MARK
    }
}

/// What is needed aboard the own ship, or is there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Skills {
    pub diplomacy: u64,
    pub cybernetics: u64,
}

impl Skills {
    fn cover(self, needed: Skills) -> bool {
        self.diplomacy >= needed.diplomacy && self.cybernetics >= needed.cybernetics
    }
}

/// What recruiting some persons takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Terms {
    /// To be paid.
    pub points: u64,
    pub needed: Needed,
}

/// The skills needed aboard the own ship; the rules leave open what an android takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Needed {
    /// If an android takes Cybernetics alone.
    pub least: Skills,
    /// If an android takes Diplomacy as well, like any person.
    pub most: Skills,
}

/// What recruiting these persons takes: 1 Diplomacy a person, 1 Cybernetics an android, and points.
pub fn terms(persons: &[Person]) -> Terms {
    let all = persons.len() as u64;
    let androids = persons.iter().filter(|person| person.is_android).count() as u64;
    let needed = |diplomacy| Skills {
        diplomacy,
        cybernetics: androids,
    };
    Terms {
        points: persons.iter().map(Person::points).sum(),
        needed: Needed {
            least: needed(all - androids),
            most: needed(all),
        },
    }
}

codes!(
    /// Whether the skills aboard are enough.
    Verdict {
        Enough => "enough",
        /// Only if androids take no Diplomacy.
        Open => "open",
        Short => "short",
    }
);

/// Recruiting as it was asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recruiting {
    pub persons: Vec<Person>,
    pub terms: Terms,
    /// The skills aboard, if they were named.
    pub aboard: Option<Skills>,
    /// The personnel on the Non-Aligned ship, if that was said.
    crew: Option<u64>,
}

/// A crew smaller than the part of it that is recruited.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SmallCrew {
    pub persons: u64,
    pub crew: u64,
}

impl Recruiting {
    /// What these persons take.
    ///
    /// # Errors
    /// When the crew has fewer personnel.
    pub fn new(
        persons: Vec<Person>,
        aboard: Option<Skills>,
        crew: Option<u64>,
    ) -> Result<Recruiting, SmallCrew> {
        let count = persons.len() as u64;
        if let Some(crew) = crew.filter(|crew| *crew < count) {
            let persons = count;
            return Err(SmallCrew { persons, crew });
        }
        Ok(Recruiting {
            terms: terms(&persons),
            persons,
            aboard,
            crew,
        })
    }

    /// Whether the ship comes too, because nobody stays behind, if that is known.
    pub fn takes_ship(&self) -> Option<bool> {
        self.crew.map(|crew| crew == self.persons.len() as u64)
    }

    /// Whether the skills aboard are enough, if they were named.
    pub fn verdict(&self) -> Option<Verdict> {
        self.aboard.map(|aboard| self.terms.verdict(aboard))
    }
}

impl Needed {
    /// Whether it is open what is needed.
    pub fn is_open(self) -> bool {
        self.least != self.most
    }
}

impl Terms {
    /// Whether these skills aboard are enough.
    pub fn verdict(self, aboard: Skills) -> Verdict {
        match (
            aboard.cover(self.needed.most),
            aboard.cover(self.needed.least),
        ) {
            (true, _) => Verdict::Enough,
            (false, true) => Verdict::Open,
            (false, false) => Verdict::Short,
        }
    }

    /// Numbers of the rulings that bear on the answer: what an android takes.
    pub fn rulings(self) -> &'static [u16] {
        if self.needed.is_open() { &[318] } else { &[] }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn person(icons: u64, marks: &[Mark], is_android: bool) -> Person {
        Person {
            icons,
            marks: marks.to_vec(),
            is_android,
        }
    }

    #[test]
    fn icons_and_marks_cost_points() {
        assert_eq!(person(3, &[], false).points(), 15);
        assert_eq!(person(2, &[Mark::Greed], false).points(), 20);
        assert_eq!(
            person(4, &[Mark::Treachery, Mark::Ferengi], false).points(),
            40
        );
        assert_eq!(person(0, &[], true).points(), 0);
    }

    #[test]
    fn persons_take_diplomacy_and_androids_cybernetics() {
        let crew = [person(3, &[], false), person(5, &[], true)];
        let terms = terms(&crew);
        assert_eq!(terms.points, 40);
        assert_eq!(
            (terms.needed.least.diplomacy, terms.needed.most.diplomacy),
            (1, 2)
        );
        assert_eq!(terms.needed.least.cybernetics, 1);
        let verdict = |diplomacy, cybernetics| {
            terms.verdict(Skills {
                diplomacy,
                cybernetics,
            })
        };
        assert_eq!(verdict(2, 1), Verdict::Enough);
        assert_eq!(verdict(1, 1), Verdict::Open);
        assert_eq!(verdict(2, 0), Verdict::Short);
        assert_eq!(verdict(0, 1), Verdict::Short);
        assert_eq!(terms.rulings(), [318]);
    }

    #[test]
    fn a_whole_crew_brings_its_ship() {
        let recruiting = |crew| Recruiting::new(vec![person(3, &[], false); 2], None, crew);
        let ship = |crew| recruiting(crew).map(|found| found.takes_ship());
        assert_eq!(ship(None), Ok(None));
        assert_eq!(ship(Some(2)), Ok(Some(true)));
        assert_eq!(ship(Some(3)), Ok(Some(false)));
        let (persons, crew) = (2, 1);
        assert_eq!(ship(Some(1)), Err(SmallCrew { persons, crew }));
    }

    #[test]
    fn words_of_both_languages_are_known() {
        assert_eq!(Mark::named("GREED"), Some(Mark::Greed));
        assert_eq!(Mark::named("Verrat"), Some(Mark::Treachery));
        assert!(is_android("Androide") && is_android("ANDROID"));
    }

    proptest! {
        #[test]
        fn one_person_more_takes_more(crew in proptest::collection::vec((0..9_u64, any::<bool>()), 0..9)) {
            let crew: Vec<Person> = crew.iter().map(|(icons, android)| person(*icons, &[], *android)).collect();
            let before = terms(&crew);
            let after = terms(&[crew, vec![person(2, &[Mark::Greed], false)]].concat());
            prop_assert_eq!(after.points, before.points + 20);
            prop_assert_eq!(after.needed.least.diplomacy, before.needed.least.diplomacy + 1);
            prop_assert!(before.needed.least.diplomacy + before.needed.least.cybernetics == before.needed.most.diplomacy);
            prop_assert_eq!(before.verdict(before.needed.most), Verdict::Enough);
        }
    }
}
