//! What recruiting takes.

use serde::Serialize;

use crate::calc::first::recruit::{
    Mark, PER_ICON, PER_MARK, Person, Recruiting, Skills, Terms, Verdict,
};
use crate::locale::{Texts, msg};
use crate::page::Table;
use crate::view::calc::{Basis, Reckoning, Sum};
use crate::view::kit::terms::{Term, terms};
use crate::view::solo::score::addends;

terms! {
    Mark {
        Greed => calc_mark_greed,
        Treachery => calc_mark_treachery,
        Ferengi => calc_mark_ferengi,
    }
    Verdict {
        Enough => calc_recruit_enough,
        Open => calc_recruit_open,
        Short => calc_recruit_short,
    }
}

/// Recruiting: what is null was not asked.
#[derive(Debug, Serialize)]
pub struct Recruit {
    personnel: Vec<Recruited>,
    #[serde(flatten)]
    terms: Terms,
    aboard: Option<Skills>,
    verdict: Option<Verdict>,
    takes_ship: Option<bool>,
}

#[derive(Debug, Serialize)]
struct Recruited {
    #[serde(flatten)]
    person: Person,
    points: u64,
}

impl Recruit {
    /// What this recruiting takes.
    pub fn new(recruiting: Recruiting) -> Recruit {
        let (verdict, takes_ship) = (recruiting.verdict(), recruiting.takes_ship());
        let recruited = |person: Person| Recruited {
            points: person.points(),
            person,
        };
        Recruit {
            personnel: recruiting.persons.into_iter().map(recruited).collect(),
            terms: recruiting.terms,
            aboard: recruiting.aboard,
            verdict,
            takes_ship,
        }
    }

    fn cost(&self, texts: &Texts) -> String {
        let points: Vec<u64> = self.personnel.iter().map(|person| person.points).collect();
        msg::calc_recruit_points(texts, addends::addition(&points, self.terms.points))
    }

    /// The skills it takes, and those it takes if the rules are read otherwise.
    fn needs(&self, texts: &Texts) -> Vec<String> {
        let needed = self.terms.needed;
        let mut all = vec![msg::calc_recruit_need(texts, skills(needed.least))];
        if needed.is_open() {
            all.push(msg::calc_recruit_need_open(texts, skills(needed.most)));
        }
        all
    }

    /// Whether the ship comes too, unless nobody does.
    fn ship(&self, texts: &Texts) -> Option<String> {
        let takes_ship = self
            .takes_ship
            .filter(|_| self.verdict != Some(Verdict::Short))?;
        Some(if takes_ship {
            msg::calc_recruit_ship(texts)
        } else {
            msg::calc_recruit_rest(texts)
        })
    }
}

impl Recruited {
    /// `Person 1`, `2 × 5 + 1 × 10 = 20`, `Greed, android`.
    fn row(&self, texts: &Texts, at: usize) -> Vec<String> {
        let person = &self.person;
        let icons = format!("{} × {PER_ICON}", person.icons);
        let sum = match person.marks.len() {
            0 => icons,
            marks => format!("{icons} + {marks} × {PER_MARK}"),
        };
        let android = person.is_android.then(|| msg::calc_mark_android(texts));
        let words = person
            .marks
            .iter()
            .map(|mark| mark.term(texts))
            .chain(android);
        vec![
            msg::calc_recruit_person(texts, at + 1),
            format!("{sum} = {}", self.points),
            words.collect::<Vec<_>>().join(", "),
        ]
    }
}

/// Skills as the cards name them: `2 Diplomacy + 1 Cybernetics`.
fn skills(skills: Skills) -> String {
    let named = [
        (skills.diplomacy, "Diplomacy"),
        (skills.cybernetics, "Cybernetics"),
    ];
    let needed = named.iter().filter(|(count, _)| *count > 0);
    let words: Vec<String> = needed
        .map(|(count, name)| format!("{count} {name}"))
        .collect();
    words.join(" + ")
}

impl Sum for Recruit {
    fn reckoning(&self, texts: &Texts, _: &Basis) -> Reckoning {
        let persons = self.personnel.iter().enumerate();
        let mut result = vec![self.cost(texts)];
        result.extend(self.needs(texts));
        result.extend(self.verdict.map(|verdict| verdict.term(texts)));
        result.extend(self.ship(texts));
        let rows = persons.map(|(at, person)| person.row(texts, at));
        Reckoning::new(Table::bare(rows), result)
    }
}
