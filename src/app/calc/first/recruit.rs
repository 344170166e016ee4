//! `tricorder calc recruit`: recruiting the crew of a Non-Aligned ship (phase 6, "Schiffsaktionen ausführen").

use clap::Args;
use serde::Serialize;

use crate::argument_kinds::{ValueCell, ValueShape};
use crate::calc::Calculator;
use crate::calc::answer::{Calculation, Report, RuleBasis, Verdict};
use crate::calc::first::side::{SIDES, Side};
use crate::calc::numbers::parse_number;
use crate::options::{Numbers, OneOf};
use crate::session::Session;
use crate::{Found, RunCommand};
use model::text::closest;
use model::text::vocabulary::{meant, typed};
use model::{choices, codes};
use page::PageTable;
use page::locale::{Texts, msg, say};
use words::numbers::addition;
use words::{Problem, Term, terms};

/// The most skill icons of a person.
const ICONS: u64 = 20;
/// Points for each skill icon of a person.
const PER_ICON: u64 = 5;
/// Points in addition for each [`PersonMark`] of a person.
const PER_MARK: u64 = 10;

codes!(
    /// What makes a person dearer.
    PersonMark {
        /// The skill Greed.
        Greed => "greed",
        /// The skill Treachery.
        Treachery => "treachery",
        /// The species.
        Ferengi => "ferengi",
    }
);

choices! {
    MARKS: PersonMark = MARK;
}

/// Whether a word says that a person is an android, in either language.
fn is_android(word: &str) -> bool {
    typed::MARK_ANDROID.is(word)
}

/// A person to be recruited.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
struct Person {
    /// All skill icons on the card.
    icons: u64,
    /// What makes the person dearer, each mark at most once.
    marks: Vec<PersonMark>,
    #[serde(rename = "android")]
    is_android: bool,
}

impl Person {
    /// 5 points a skill icon, in addition 10 for each of Greed, Treachery and Ferengi.
    fn points(&self) -> u64 {
        self.icons * PER_ICON + self.marks.len() as u64 * PER_MARK
    }
}

/// What is needed aboard the own ship, or is there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
struct Skills {
    diplomacy: u64,
    cybernetics: u64,
}

impl Skills {
    fn cover(self, needed: Skills) -> bool {
        self.diplomacy >= needed.diplomacy && self.cybernetics >= needed.cybernetics
    }
}

/// What recruiting some persons takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
struct RecruitTerms {
    /// Points to be paid.
    points: u64,
    needed: NeededSkills,
}

/// The skills needed aboard the own ship; the rules leave open what an android takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
struct NeededSkills {
    /// The skills needed if an android takes Cybernetics alone.
    least: Skills,
    /// The skills needed if an android takes Diplomacy as well, like any person.
    most: Skills,
}

/// What recruiting these persons takes: 1 Diplomacy a person, 1 Cybernetics an android, and points.
fn terms(persons: &[Person]) -> RecruitTerms {
    let all = persons.len() as u64;
    let androids = persons.iter().filter(|person| person.is_android).count() as u64;
    let needed = |diplomacy| Skills { diplomacy, cybernetics: androids };
    RecruitTerms {
        points: persons.iter().map(Person::points).sum(),
        needed: NeededSkills { least: needed(all - androids), most: needed(all) },
    }
}

/// Whether the skills aboard are enough.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
enum RecruitVerdict {
    Enough,
    /// They are enough only if androids take no Diplomacy.
    Open,
    Short,
}

impl NeededSkills {
    /// Whether it is open what is needed.
    fn is_open(self) -> bool {
        self.least != self.most
    }
}

impl RecruitTerms {
    /// Whether these skills aboard are enough.
    fn verdict(self, aboard: Skills) -> RecruitVerdict {
        match (aboard.cover(self.needed.most), aboard.cover(self.needed.least)) {
            (true, _) => RecruitVerdict::Enough,
            (false, true) => RecruitVerdict::Open,
            (false, false) => RecruitVerdict::Short,
        }
    }

    /// Numbers of the rulings that bear on the answer: what an android takes.
    fn rulings(self) -> &'static [u16] {
        if self.needed.is_open() { &[318] } else { &[] }
    }
}

terms! {
    PersonMark {
        Greed => calc_mark_greed,
        Treachery => calc_mark_treachery,
        Ferengi => calc_mark_ferengi,
    }
    RecruitVerdict {
        Enough => calc_recruit_enough,
        Open => calc_recruit_open,
        Short => calc_recruit_short,
    }
}

/// Recruiting: what is null was not asked.
#[derive(Debug, Serialize)]
struct Recruit {
    personnel: Vec<RecruitedPerson>,
    #[serde(flatten)]
    terms: RecruitTerms,
    aboard: Option<Skills>,
    verdict: Option<RecruitVerdict>,
    /// Whether the ship comes too, because nobody stays behind.
    takes_ship: Option<bool>,
}

#[derive(Debug, Serialize)]
struct RecruitedPerson {
    #[serde(flatten)]
    person: Person,
    points: u64,
}

impl Recruit {
    /// What these persons take with the skills aboard, if they were named, and the personnel on the Non-Aligned
    /// ship, if that was said.
    ///
    /// # Errors
    /// When the crew has fewer personnel.
    fn new(persons: Vec<Person>, aboard: Option<Skills>, crew: Option<u64>) -> Result<Recruit, Problem> {
        let count = persons.len() as u64;
        if let Some(crew) = crew.filter(|crew| *crew < count) {
            return Err(Problem::misuse(say::err_calc_crew_size(count, crew)).hint(say::hint_calc_crew_size()));
        }
        let terms = terms(&persons);
        let recruited = |person: Person| RecruitedPerson { points: person.points(), person };
        Ok(Recruit {
            personnel: persons.into_iter().map(recruited).collect(),
            terms,
            aboard,
            verdict: aboard.map(|aboard| terms.verdict(aboard)),
            takes_ship: crew.map(|crew| crew == count),
        })
    }

    fn cost(&self, texts: &Texts) -> String {
        let points: Vec<u64> = self.personnel.iter().map(|person| person.points).collect();
        msg::calc_recruit_points(texts, addition(&points, self.terms.points))
    }

    /// The skills it takes, and those it takes if the rules are read otherwise.
    fn needs(&self, texts: &Texts) -> Vec<String> {
        let needed = self.terms.needed;
        let mut all = vec![msg::calc_recruit_need(texts, format_skills(needed.least))];
        if needed.is_open() {
            all.push(msg::calc_recruit_need_open(texts, format_skills(needed.most)));
        }
        all
    }

    /// Whether the ship comes too, unless nobody does.
    fn ship(&self, texts: &Texts) -> Option<String> {
        let is_possible = self.verdict != Some(RecruitVerdict::Short);
        let takes_ship = self.takes_ship.filter(|_| is_possible)?;
        Some(if takes_ship { msg::calc_recruit_ship(texts) } else { msg::calc_recruit_rest(texts) })
    }
}

impl RecruitedPerson {
    /// `Person 1`, `2 × 5 + 1 × 10 = 20`, `Greed, android`.
    fn row(&self, texts: &Texts, at: usize) -> Vec<String> {
        let person = &self.person;
        let icons = format!("{} × {PER_ICON}", person.icons);
        let sum = match person.marks.len() {
            0 => icons,
            marks => format!("{icons} + {marks} × {PER_MARK}"),
        };
        let android = person.is_android.then(|| msg::calc_mark_android(texts));
        let marks = person.marks.iter().map(|mark| mark.term(texts));
        vec![
            msg::calc_recruit_person(texts, at + 1),
            format!("{sum} = {}", self.points),
            marks.chain(android).collect::<Vec<_>>().join(", "),
        ]
    }
}

/// Skills as the cards name them: `2 Diplomacy + 1 Cybernetics`.
fn format_skills(skills: Skills) -> String {
    let named = [(skills.diplomacy, "Diplomacy"), (skills.cybernetics, "Cybernetics")];
    let needed = named.iter().filter(|(count, _)| *count > 0);
    let words = needed.map(|(count, name)| format!("{count} {name}"));
    words.collect::<Vec<_>>().join(" + ")
}

impl Calculation for Recruit {
    fn report(&self, texts: &Texts) -> Report {
        let persons = self.personnel.iter().enumerate();
        let mut result = vec![self.cost(texts)];
        result.extend(self.needs(texts));
        result.extend(self.verdict.map(|verdict| verdict.term(texts)));
        result.extend(self.ship(texts));
        let rows = persons.map(|(at, person)| person.row(texts, at));
        let report = Report::new(PageTable::bare(rows), result);
        let verdict = match self.verdict {
            None => return report,
            Some(RecruitVerdict::Enough) => Verdict::Yes,
            Some(RecruitVerdict::Open) => Verdict::Unclear,
            Some(RecruitVerdict::Short) => Verdict::No,
        };
        report.judged(texts, verdict, &[])
    }
}

/// A person as cells.
const PERSONS: ValueShape = ValueShape::Cells {
    cells: &[
        ValueCell::Number(msg::calc_cell_icons, 0, ICONS.cast_signed()),
        ValueCell::Word(typed::MARK_GREED, msg::calc_mark_greed),
        ValueCell::Word(typed::MARK_TREACHERY, msg::calc_mark_treachery),
        ValueCell::Word(typed::MARK_FERENGI, msg::calc_mark_ferengi),
        ValueCell::Word(typed::MARK_ANDROID, msg::calc_mark_android),
    ],
    between: ' ',
    lines: 2,
};

#[derive(Debug, Args)]
pub struct RecruitArgs {
    #[arg(required = true, num_args = 1.., allow_negative_numbers = true, add = PERSONS)]
    persons: Vec<String>,
    #[arg(long, allow_negative_numbers = true, value_parser = Numbers(0..=99_u64))]
    diplomacy: Option<u64>,
    #[arg(long, allow_negative_numbers = true, value_parser = Numbers(0..=99_u64))]
    cybernetics: Option<u64>,
    #[arg(long = "crew", id = "crew_size", allow_negative_numbers = true,
        value_parser = Numbers(1..=99_u64))]
    crew: Option<u64>,
    #[arg(long, value_parser = OneOf(&SIDES), default_value = "normal")]
    side: Side,
}

impl RunCommand for RecruitArgs {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        if !self.side.may_recruit() {
            return Err(Problem::misuse(say::err_calc_borg_recruit()).hint(say::hint_calc_borg_recruit()));
        }
        let persons = parse_persons(&self.persons)?;
        let recruit = Recruit::new(persons, self.aboard(), self.crew)?;
        let basis = RuleBasis::load(session, Calculator::Recruit)?;
        Ok(basis.with_rulings(recruit.terms.rulings()).answer(recruit))
    }
}

impl RecruitArgs {
    /// The skills aboard, if any are named; the other is then none.
    fn aboard(&self) -> Option<Skills> {
        let is_named = self.diplomacy.is_some() || self.cybernetics.is_some();
        is_named
            .then(|| Skills { diplomacy: self.diplomacy.unwrap_or(0), cybernetics: self.cybernetics.unwrap_or(0) })
    }
}

/// Persons, each as the number of skill icons and what else counts: `3 2 greed 5 android`.
fn parse_persons(typed: &[String]) -> Result<Vec<Person>, Problem> {
    let mut persons: Vec<Person> = Vec::new();
    for word in typed.iter().flat_map(|typed| typed.split([' ', ','])) {
        if word.is_empty() {
            continue;
        }
        if word.starts_with(|c: char| c.is_ascii_digit() || c == '-') {
            let icons = parse_number("icons", word, 0..=ICONS)?;
            persons.push(Person { icons, ..Person::default() });
        } else {
            let last = persons.last_mut();
            let person =
                last.ok_or_else(|| Problem::misuse(say::err_calc_no_icons(word)).hint(say::hint_calc_no_icons()))?;
            add_word(person, word)?;
        }
    }
    if persons.is_empty() {
        let word = String::new();
        return Err(Problem::misuse(say::err_calc_no_icons(word)).hint(say::hint_calc_no_icons()));
    }
    Ok(persons)
}

fn add_word(person: &mut Person, word: &str) -> Result<(), Problem> {
    let is_new = match meant(word, &MARKS) {
        Some(mark) if person.marks.contains(&mark) => false,
        Some(mark) => {
            person.marks.push(mark);
            true
        }
        None if is_android(word) => !std::mem::replace(&mut person.is_android, true),
        None => return Err(unknown_mark(word)),
    };
    if is_new {
        return Ok(());
    }
    Err(Problem::misuse(say::err_calc_mark_twice(word)).hint(say::hint_calc_mark_twice()))
}

fn unknown_mark(word: &str) -> Problem {
    let near = closest(word, ["Greed", "Treachery", "Ferengi", "Android"], 2);
    Problem::missing(say::err_calc_mark(word)).hint(say::hint_calc_mark()).near(near)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn person(icons: u64, marks: &[PersonMark], is_android: bool) -> Person {
        Person { icons, marks: marks.to_vec(), is_android }
    }

    #[test]
    fn icons_and_marks_cost_points() {
        assert_eq!(person(3, &[], false).points(), 15);
        assert_eq!(person(2, &[PersonMark::Greed], false).points(), 20);
        assert_eq!(person(4, &[PersonMark::Treachery, PersonMark::Ferengi], false).points(), 40);
        assert_eq!(person(0, &[], true).points(), 0);
    }

    #[test]
    fn persons_take_diplomacy_and_androids_cybernetics() {
        let crew = [person(3, &[], false), person(5, &[], true)];
        let terms = terms(&crew);
        assert_eq!(terms.points, 40);
        assert_eq!((terms.needed.least.diplomacy, terms.needed.most.diplomacy), (1, 2));
        assert_eq!(terms.needed.least.cybernetics, 1);
        let verdict = |diplomacy, cybernetics| terms.verdict(Skills { diplomacy, cybernetics });
        assert_eq!(verdict(2, 1), RecruitVerdict::Enough);
        assert_eq!(verdict(1, 1), RecruitVerdict::Open);
        assert_eq!(verdict(2, 0), RecruitVerdict::Short);
        assert_eq!(verdict(0, 1), RecruitVerdict::Short);
        assert_eq!(terms.rulings(), [318]);
    }

    #[test]
    fn a_whole_crew_brings_its_ship() {
        let recruit = |crew| Recruit::new(vec![person(3, &[], false); 2], None, crew);
        let ship = |crew| recruit(crew).expect("a recruiting").takes_ship;
        assert_eq!(ship(None), None);
        assert_eq!(ship(Some(2)), Some(true));
        assert_eq!(ship(Some(3)), Some(false));
        let refused = recruit(Some(1)).map(drop).expect_err("a crew of one").to_string();
        assert_eq!(refused, "2 people cannot be recruited: the crew numbers only 1.");
    }

    #[test]
    fn words_of_both_languages_are_known() {
        assert_eq!(meant("GREED", &MARKS), Some(PersonMark::Greed));
        assert_eq!(meant("Verrat", &MARKS), Some(PersonMark::Treachery));
        assert!(is_android("Androide") && is_android("ANDROID"));
    }

    proptest! {
        #[test]
        fn one_person_more_takes_more(crew in proptest::collection::vec((0..9_u64, any::<bool>()), 0..9)) {
            let crew: Vec<Person> = crew.iter().map(|(icons, android)| person(*icons, &[], *android)).collect();
            let before = terms(&crew);
            let after = terms(&[crew, vec![person(2, &[PersonMark::Greed], false)]].concat());
            prop_assert_eq!(after.points, before.points + 20);
            prop_assert_eq!(after.needed.least.diplomacy, before.needed.least.diplomacy + 1);
            prop_assert!(before.needed.least.diplomacy + before.needed.least.cybernetics == before.needed.most.diplomacy);
            prop_assert_eq!(before.verdict(before.needed.most), RecruitVerdict::Enough);
        }
    }

    #[test]
    fn every_number_begins_a_person() {
        let typed = ["3", "2 greed, android", "4", "Verrat"].map(str::to_owned);
        let persons = parse_persons(&typed).expect("three persons");
        let icons: Vec<u64> = persons.iter().map(|person| person.icons).collect();
        assert_eq!(icons, [3, 2, 4]);
        assert!(persons[1].is_android && !persons[0].is_android);
        assert_eq!(persons[2].marks, [PersonMark::Treachery]);
    }

    proptest! {
        #[test]
        fn any_words_are_read_or_refused(words in proptest::collection::vec("\\PC{0,12}|[0-9-]{1,3}|greed|android", 0..6)) {
            if let Ok(persons) = parse_persons(&words) {
                prop_assert!(persons.iter().all(|person| person.icons <= ICONS && person.marks.len() <= 3));
            }
        }
    }
}
