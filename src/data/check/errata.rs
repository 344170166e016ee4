//! Checks over errata, whatever they belong to.

use super::texts::text_problems;
use crate::data::Problem;
use crate::model::{Basis, Erratum, GameBox, Lang};
use crate::text::is_slug;

/// Everything wrong with the errata of a card or an entry of a box that has these traits. Prints are counted by
/// that box.
pub(super) fn errata_problems(
    errata: &[Erratum],
    game_box: GameBox,
    traits: &[String],
) -> Vec<Problem> {
    let of = |erratum: &Erratum| {
        let mut problems = texts(erratum);
        problems.extend(wordings(erratum));
        problems.extend(prints(erratum, game_box));
        problems.extend(self::traits(erratum, traits));
        problems
    };
    errata.iter().flat_map(of).collect()
}

fn texts(erratum: &Erratum) -> Vec<Problem> {
    let mut problems = Vec::new();
    let part = erratum.part.iter().map(|part| ("part", part));
    for (field, text) in erratum.prose().chain(part) {
        let found = text.iter();
        problems.extend(found.flat_map(|(lang, text)| text_problems(field, lang, text)));
    }
    let same = erratum.prose().filter(|(_, text)| text.de == text.en);
    problems.extend(same.map(|(field, _)| Problem::SameInBoth { field }));
    problems
}

/// Two wordings that are one.
fn wordings(erratum: &Erratum) -> impl Iterator<Item = Problem> {
    let same = |lang: &Lang| erratum.first.get(*lang) == erratum.latest.get(*lang);
    let langs = Lang::ALL.into_iter().filter(same);
    langs.map(|lang| Problem::SameWordings { lang })
}

/// Only a card of the core box can be in all of its prints.
fn prints(erratum: &Erratum, game_box: GameBox) -> Option<Problem> {
    let is_foreign = erratum.basis == Basis::CoreBox && game_box != GameBox::Core;
    is_foreign.then(|| Problem::UnknownCode {
        field: "basis",
        code: erratum.basis.code().to_owned(),
    })
}

/// Dropped traits are those of the first print; added ones are not.
fn traits(erratum: &Erratum, own: &[String]) -> Vec<Problem> {
    let problem = |field, slug: &String| Problem::UnknownCode {
        field,
        code: slug.clone(),
    };
    let (dropped, added) = (&erratum.traits.dropped, &erratum.traits.added);
    let wrongly_dropped = dropped.iter().filter(|slug| !own.contains(slug));
    let wrongly_added = added
        .iter()
        .filter(|slug| own.contains(slug) || !is_slug(slug));
    wrongly_dropped
        .map(|slug| problem("dropped", slug))
        .chain(wrongly_added.map(|slug| problem("added", slug)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = "{ level: green, change: typo, effect: same, until: first-print, \
        first: { de: Alt., en: Old. }, latest: { de: Neu., en: New. }, \
        counts: first, basis: same, certainty: sure }";

    fn problems(from: &str, to: &str) -> Vec<Problem> {
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
        let empty = Problem::Empty {
            field: "latest",
            lang,
        };
        assert_eq!(problems("New.", ""), [empty]);
        assert_eq!(problems("New.", "Old."), [Problem::SameWordings { lang }]);
        let same = Problem::SameInBoth { field: "first" };
        assert_eq!(problems("de: Alt.", "de: Old."), [same]);
    }

    #[test]
    fn dropped_traits_are_on_the_card_and_added_ones_are_not() {
        let with = |traits: &str| problems("sure }", &format!("sure, traits: {{ {traits} }} }}"));
        assert_eq!(with("dropped: [alien], added: [kazon]"), []);
        let code = |field| Problem::UnknownCode {
            field,
            code: "alien".to_owned(),
        };
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
        for (from, to) in [
            ("green", "pink"),
            ("typo", "typo, x: 1"),
            (", en: Old.", ""),
        ] {
            let read = serde_yaml::from_str::<Erratum>(&GOOD.replace(from, to));
            assert!(read.is_err(), "{to}");
        }
    }
}
