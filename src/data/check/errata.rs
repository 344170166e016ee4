//! Checks over errata, whatever they belong to, and over the rulings of all entries and cards.

use std::collections::{HashMap, HashSet};

use super::texts::text_problems;
use crate::{DataProblem, Finding, Library, references};
use model::text::is_slug;
use model::{Basis, EntryId, Erratum, GameBox, Lang, Ruling};

/// Everything wrong with the errata of a card or an entry of a box that has these traits. Prints are counted by
/// that box.
pub fn errata_problems(errata: &[Erratum], game_box: GameBox, traits: &[String]) -> Vec<DataProblem> {
    let of = |erratum: &Erratum| {
        let mut problems = texts(erratum);
        problems.extend(wordings(erratum));
        problems.extend(prints(erratum, game_box));
        problems.extend(self::traits(erratum, traits));
        problems
    };
    errata.iter().flat_map(of).collect()
}

fn texts(erratum: &Erratum) -> Vec<DataProblem> {
    let mut problems = Vec::new();
    let part = erratum.part.iter().map(|part| ("part", part));
    for (field, text) in erratum.prose().chain(part) {
        let found = text.iter();
        problems.extend(found.flat_map(|(lang, text)| text_problems(field, lang, text)));
    }
    let same = erratum.prose().filter(|(_, text)| text.de == text.en);
    problems.extend(same.map(|(field, _)| DataProblem::SameInBoth { field }));
    problems
}

/// Two wordings that are one.
fn wordings(erratum: &Erratum) -> impl Iterator<Item = DataProblem> {
    let same = |lang: &Lang| erratum.first.get(*lang) == erratum.latest.get(*lang);
    let langs = Lang::ALL.into_iter().filter(same);
    langs.map(|lang| DataProblem::SameWordings { lang })
}

/// Only a card of the core box can be in all of its prints.
fn prints(erratum: &Erratum, game_box: GameBox) -> Option<DataProblem> {
    let is_foreign = erratum.basis == Basis::CoreBox && game_box != GameBox::Core;
    is_foreign.then(|| DataProblem::UnknownCode { field: "basis", code: erratum.basis.code().to_owned() })
}

/// Dropped traits are those of the first print; added ones are not.
fn traits(erratum: &Erratum, own: &[String]) -> Vec<DataProblem> {
    let problem = |field, slug: &String| DataProblem::UnknownCode { field, code: slug.clone() };
    let (dropped, added) = (&erratum.traits.dropped, &erratum.traits.added);
    let wrongly_dropped = dropped.iter().filter(|slug| !own.contains(slug));
    let wrongly_added = added.iter().filter(|slug| own.contains(slug) || !is_slug(slug));
    wrongly_dropped
        .map(|slug| problem("dropped", slug))
        .chain(wrongly_added.map(|slug| problem("added", slug)))
        .collect()
}

/// Everything wrong with the rulings of a library; the texts of those of entries are checked there.
pub(super) fn check(library: &Library) -> Vec<Finding> {
    let mut counts: HashMap<u16, usize> = HashMap::new();
    for (_, ruling) in references::all_rulings(library) {
        *counts.entry(ruling.number).or_default() += 1;
    }
    let cards: HashSet<&EntryId> = library.cards().map(|card| &card.id).collect();
    let mut findings = Vec::new();
    for located in &library.entries {
        let problems = (located.value.rulings.iter())
            .flat_map(|ruling| among_others(&located.value.id, ruling, &counts, &cards));
        let at = (&located.file, &located.value.id, located.line);
        findings.extend(problems.map(|problem| finding(at, problem)));
    }
    for located in &library.cards {
        let problems = located.value.rulings.iter().flat_map(|ruling| {
            let mut problems = ruling_texts(ruling);
            problems.extend(among_others(&located.value.id, ruling, &counts, &cards));
            problems
        });
        let at = (&located.file, &located.value.id, located.line);
        findings.extend(problems.map(|problem| finding(at, problem)));
    }
    findings
}

fn finding((file, id, line): (&String, &EntryId, usize), problem: DataProblem) -> Finding {
    Finding { file: file.clone(), id: Some(id.to_string()), line: Some(line), problem }
}

fn ruling_texts(ruling: &Ruling) -> Vec<DataProblem> {
    let field = "rulings";
    let texts = ruling.text.iter();
    let mut problems: Vec<DataProblem> = texts.flat_map(|(lang, text)| text_problems(field, lang, text)).collect();
    if ruling.text.de == ruling.text.en {
        problems.push(DataProblem::SameInBoth { field });
    }
    problems
}

/// Numbers are unique; the cards a ruling concerns as well exist, each once and never itself.
fn among_others(
    id: &EntryId,
    ruling: &Ruling,
    counts: &HashMap<u16, usize>,
    cards: &HashSet<&EntryId>,
) -> Vec<DataProblem> {
    let number = ruling.number;
    let mut problems = Vec::new();
    if counts.get(&number).is_some_and(|count| *count > 1) {
        problems.push(DataProblem::DuplicateRuling { number });
    }
    let mut seen = HashSet::new();
    for to in &ruling.also {
        if to == id {
            problems.push(DataProblem::SelfReference);
        } else if !cards.contains(to) {
            problems.push(DataProblem::UnknownReference { to: to.clone() });
        } else if !seen.insert(to) {
            problems.push(DataProblem::DuplicateReference { to: to.clone() });
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::changed;

    const GOOD: &str = "{ level: green, change: typo, effect: same, until: first-print, \
        first: { de: Alt., en: Old. }, latest: { de: Neu., en: New. }, \
        counts: first, basis: same, certainty: sure }";

    fn problems(from: &str, to: &str) -> Vec<DataProblem> {
        let erratum = serde_yaml::from_str(&GOOD.replace(from, to)).expect("an erratum");
        errata_problems(&[erratum], GameBox::Core, &["alien".to_owned()])
    }

    #[test]
    fn a_sound_erratum_has_no_problem() {
        assert_eq!(problems("x", "x"), []);
    }

    #[test]
    fn both_wordings_stand_in_both_languages_and_differ() {
        let lang = Lang::En;
        let empty = DataProblem::Empty { field: "latest", lang };
        assert_eq!(problems("New.", ""), [empty]);
        assert_eq!(problems("New.", "Old."), [DataProblem::SameWordings { lang }]);
        let same = DataProblem::SameInBoth { field: "first" };
        assert_eq!(problems("de: Alt.", "de: Old."), [same]);
    }

    #[test]
    fn dropped_traits_are_on_the_card_and_added_ones_are_not() {
        let with = |traits: &str| problems("sure }", &format!("sure, traits: {{ {traits} }} }}"));
        assert_eq!(with("dropped: [alien], added: [kazon]"), []);
        let code = |field| DataProblem::UnknownCode { field, code: "alien".to_owned() };
        assert_eq!(with("added: [alien]"), [code("added")]);
        assert!(with("dropped: [human], added: [Big]").len() == 2);
    }

    #[test]
    fn only_the_core_box_has_all_its_prints() {
        let all = GOOD.replace("basis: same", "basis: core-box");
        let erratum: Erratum = serde_yaml::from_str(&all).expect("an erratum");
        let of = |game_box| errata_problems(std::slice::from_ref(&erratum), game_box, &[]);
        assert_eq!(of(GameBox::Core), []);
        assert_eq!(of(GameBox::SecondContact).len(), 1);
    }

    #[test]
    fn an_unknown_field_or_level_is_no_erratum() {
        for (from, to) in [("green", "pink"), ("typo", "typo, x: 1"), (", en: Old.", "")] {
            let read = serde_yaml::from_str::<Erratum>(&GOOD.replace(from, to));
            assert!(read.is_err(), "{to}");
        }
    }

    /// What is wrong with the built-in data after a card got these lines.
    fn problems_with(lines: &str) -> Vec<DataProblem> {
        let corpus = changed("cc/cards/sela.yaml", |text| format!("{}\n{lines}", text.trim_end()));
        let findings = Library::checked(&corpus, |_, _| Vec::new()).err().unwrap_or_default();
        findings.into_iter().map(|finding| finding.problem).collect()
    }

    fn ruling(number: u16, rest: &str) -> String {
        format!(
            "  rulings:\n    - number: {number}\n      certainty: open\n      origin: players\n      \
             text: {{ de: Ja., en: Yes. }}\n{rest}"
        )
    }

    #[test]
    fn a_card_may_have_a_ruling_with_a_number_of_its_own() {
        assert_eq!(problems_with(&ruling(200, "")), []);
        let found = problems_with(&ruling(40, ""));
        let twice = DataProblem::DuplicateRuling { number: 40 };
        assert_eq!(found, [twice.clone(), twice]);
    }

    #[test]
    fn a_ruling_concerns_other_cards_that_exist() {
        let found = problems_with(&ruling(200, "      also: [cc/card/none]\n"));
        assert!(matches!(found[..], [DataProblem::UnknownReference { .. }]), "{found:?}");
        let empty = ruling(200, "").replace("Yes.", "");
        assert!(matches!(problems_with(&empty)[..], [DataProblem::Empty { .. }]));
    }
}
