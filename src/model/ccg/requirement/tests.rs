use proptest::prelude::*;

use super::{
    Attribute, Comparison, Fulfilment, Requirement, RequirementBranch, RequirementTerm, Special, UnmetNeed,
};
use crate::ccg::terms::SKILLS;
use crate::sample::{person, with};
use crate::{CcgCard, Keyword, SkillLevel};

fn read(text: &str) -> Requirement {
    text.parse().expect(text)
}

/// One example for each shape a mission has.
const SHAPES: &str = include_str!("shapes.txt");

#[test]
fn every_shape_is_read() {
    for text in SHAPES.lines() {
        let written = read(text).to_string();
        let squeezed = |text: &str| text.replace(", and ", ", ").replace(" and ", ", ");
        assert_eq!(squeezed(&written), squeezed(text.trim_end_matches('.')));
    }
}

#[test]
fn the_canonical_form_has_every_comma_and_and() {
    let pairs = [
        ("Law", "Law"),
        ("Law, Officer", "Law and Officer"),
        ("Law, and 2 Honor", "Law and 2 Honor"),
        ("6 law, HONOR and 3 Officer", "6 Law, Honor, and 3 Officer"),
        ("Law, Cunning&gt;31", "Law and Cunning>31"),
        ("Law and Integrity&lt;20", "Law and Integrity<20"),
        (" Law,  Cunning > 34 ", "Law and Cunning>34"),
        ("Any attribute>30.", "any attribute>30"),
        ("1 Law, (Honor or Law), Officer", "Law, (Honor or Law), and Officer"),
        ("Law and (Honor, Law or Medical)", "Law and (Honor and Law or Medical)"),
        ("16 different skills, Law", "16 different skills and Law"),
        ("An Orion or ((Law))", "An Orion or ((Law))"),
    ];
    for (text, canonical) in pairs {
        assert_eq!(read(text).to_string(), canonical);
    }
}

#[test]
fn or_is_weaker_than_comma_and_and() {
    let requirement = read("Law, Honor and Cunning>9 or Officer");
    let sizes: Vec<usize> = requirement.branches.iter().map(|b| b.terms.len()).collect();
    assert_eq!(sizes, [3, 1]);
}

#[test]
fn other_texts_are_refused() {
    let deep = "(".repeat(100_000) + "Law";
    let texts = [
        "",
        " ",
        ".",
        "Lawful",
        "Law Honor",
        "0 Law",
        "+2 Law",
        "300 Law",
        "Law,",
        ", Law",
        "and",
        "Law,, Honor",
        "Law or",
        "or Law",
        "Law, or Honor",
        "(Law",
        "Law)",
        "()",
        "Law ()",
        "Cunning",
        "Cunning>",
        "Cunning>x",
        "Cunning>+3",
        "Cunning>99999",
        "Cunning>=3",
        "Law>3",
        "0 Holograms",
        "a",
        "a ",
        "3",
        "an Engineer at your {",
        "an Engineer at your {}",
        "a <b>",
        "total Hull at this \
        mission>3",
        "a Law at your {A}{B}",
        "You may play",
        deep.as_str(),
    ];
    for text in texts {
        assert!(text.parse::<Requirement>().is_err(), "{text}");
    }
}

#[test]
fn a_title_in_braces_may_hold_anything() {
    let text = "Law and an Engineer at your {Salt, Sand and (or) Sea}";
    assert_eq!(read(text).to_string(), text);
    let at = Special::read("an Engineer at your {Salt, Sand and (or) Sea}");
    assert!(matches!(at, Some(Special::SkillAt { mission, .. }) if mission.len() == 23));
}

#[test]
fn levels_add_up_and_sums_are_strict() {
    let one = person(&[("law", 2), ("honor", 1)], 5);
    let two = person(&[("law", 1)], 6);
    let crew = [&one, &two];
    let met = Fulfilment::Met { branch: 0 };
    assert_eq!(read("3 Law, Honor, and Cunning>10").meets(&crew), met);
    assert_eq!(read("Cunning<12").meets(&crew), met);
    assert!(matches!(read("Cunning>11").meets(&crew), Fulfilment::Missing(_)));
    assert!(matches!(read("Cunning<11").meets(&crew), Fulfilment::Missing(_)));
    assert!(matches!(read("Cunning<11").meets(&[]), Fulfilment::Missing(_)));
    assert_eq!(read("4 Law or Honor").meets(&crew), Fulfilment::Met { branch: 1 });
}

#[test]
fn each_branch_says_what_it_lacks() {
    let one = person(&[("law", 1)], 5);
    let skill = |skill: &str, have, need| UnmetNeed::Skill { skill: skill.to_owned(), have, need };
    let sum = UnmetNeed::Sum { attribute: Attribute::Cunning, comparison: Comparison::MoreThan, than: 5, have: 5 };
    let either = UnmetNeed::Either(vec![vec![skill("honor", 0, 1)], vec![skill("medical", 0, 1)]]);
    let gaps = vec![vec![skill("law", 1, 2), sum], vec![either]];
    let requirement = read("2 Law and Cunning>5 or Law and (Honor or Medical)");
    assert_eq!(requirement.meets(&[&one]), Fulfilment::Missing(gaps));
}

#[test]
fn conditions_of_personnel_are_counted() {
    let klingon = with(|card| card.species = vec!["Human".into(), "Klingon".into()]);
    let hologram = with(|card| {
        card.species = vec!["Hologram".into()];
        card.skills = vec![SkillLevel { skill: "diplomacy".into(), level: 1 }];
    });
    let thief = with(|card| {
        card.keywords = vec![Keyword { name: "Thief".into(), value: None }];
        card.icons = vec!["Fut".into()];
    });
    let crew = [&klingon, &hologram, &thief];
    let met = [
        "a Klingon",
        "a Human",
        "a Diplomacy Hologram",
        "a non-Hologram personnel",
        "a [Fut] personnel",
        "1 Thief personnel",
        "a [Fut] Thief",
        "3 personnel",
        "1 Holograms",
        "2 non-Hologram personnel",
    ];
    for text in met {
        assert_eq!(read(text).meets(&crew), Fulfilment::Met { branch: 0 }, "{text}");
    }
    let missing = [
        "2 Klingons",
        "a Diplomacy Klingon",
        "a [Voy] personnel",
        "3 non-Hologram personnel",
        "Locutus",
        "2 different skills",
        "a Human Hologram",
    ];
    for text in missing {
        assert!(matches!(read(text).meets(&crew), Fulfilment::Missing(_)), "{text}");
    }
}

#[test]
fn an_affiliation_is_no_species() {
    let human = with(|card| {
        card.affiliations = vec!["klingon".into()];
        card.species = vec!["Human".into()];
    });
    let met = Fulfilment::Met { branch: 0 };
    assert!(matches!(read("a Klingon").meets(&[&human]), Fulfilment::Missing(_)));
    assert_eq!(read("a [Kli] personnel").meets(&[&human]), met);
    assert_eq!(read("a non-Klingon personnel").meets(&[&human]), met);
}

#[test]
fn what_no_personnel_shows_is_left_to_the_player() {
    let one = person(&[("law", 1)], 5);
    let unclear = [
        "Law and a Hand Weapon",
        "an undamaged ship",
        "total Weapons at this mission>3",
        "Honor or Law and (Honor or a personnel you do not own)",
        "3 Hand Weapons",
        "2 staffed ships",
        "an Engineer at your {Earth}",
        "Transporters aboard your ship at this mission",
    ];
    for text in unclear {
        assert!(matches!(read(text).meets(&[&one]), Fulfilment::Unclear(_)), "{text}");
    }
    let missing = read("Honor and a Hand Weapon").meets(&[&one]);
    assert!(matches!(missing, Fulfilment::Missing(_)));
}

fn skill() -> impl Strategy<Value = RequirementTerm> {
    (0..SKILLS.len(), 1..=255u8)
        .prop_map(|(index, level)| RequirementTerm::Skill { skill: SKILLS[index].0.to_owned(), level })
}

fn sum(comparisons: &'static [Comparison]) -> impl Strategy<Value = RequirementTerm> {
    let attributes = [Attribute::Integrity, Attribute::Cunning, Attribute::Strength, Attribute::Any];
    let parts = (prop::sample::select(attributes.to_vec()), prop::sample::select(comparisons), 0..200u16);
    parts.prop_map(|(attribute, comparison, than)| RequirementTerm::Sum { attribute, comparison, than })
}

fn special() -> impl Strategy<Value = RequirementTerm> {
    let words = [
        "16 different skills",
        "3 Holograms",
        "three [Voy] personnel",
        "a Klingon",
        "an Orion",
        "Locutus",
        "a personnel you do not own",
        "total Weapons at this mission>10",
        "a non-Hologram personnel",
        "an Engineer at your {A, (B) or C}",
        "an undamaged ship",
        "Law aboard your ship at this mission",
    ];
    prop::sample::select(words.to_vec()).prop_map(|words| RequirementTerm::Special(words.to_owned()))
}

fn branches(term: impl Strategy<Value = RequirementTerm>) -> impl Strategy<Value = Requirement> {
    let branch = prop::collection::vec(term, 1..5).prop_map(|terms| RequirementBranch { terms });
    prop::collection::vec(branch, 1..4).prop_map(|branches| Requirement { branches })
}

const BOTH: &[Comparison] = &[Comparison::MoreThan, Comparison::LessThan];

fn requirements(comparisons: &'static [Comparison]) -> impl Strategy<Value = Requirement> {
    let plain = prop_oneof![4 => skill(), 2 => sum(comparisons), 1 => special()];
    let term = plain.prop_recursive(4, 24, 4, |inner| branches(inner).prop_map(RequirementTerm::Either));
    branches(term)
}

/// Texts made of the pieces of the grammar.
fn pieces() -> impl Strategy<Value = String> {
    let pieces = [
        " ",
        ", ",
        " and ",
        " or ",
        "(",
        ")",
        "Law",
        "2 ",
        "Honor",
        "Cunning",
        ">",
        "<",
        "34",
        "&gt;",
        "a ",
        "an ",
        "three ",
        "Klingon",
        "[Voy]",
        "{",
        "}",
        " personnel",
        "any attribute",
        ".",
        "0",
        "Locutus",
        "Borg Queen",
        "total Weapons",
        " at this mission",
        " at your ",
        "different skills",
        "ship",
        "non-",
        "'",
        "-",
        "ß",
        "\u{a0}",
        "\n",
    ];
    prop::collection::vec(prop::sample::select(pieces.to_vec()), 0..24).prop_map(|pieces| pieces.concat())
}

fn stays(text: &str) -> Result<(), TestCaseError> {
    if let Ok(requirement) = text.parse::<Requirement>() {
        let written = requirement.to_string();
        let again: Requirement = written
            .parse()
            .map_err(|_| TestCaseError::fail(format!("{text:?} was written as {written:?}, which is refused")))?;
        prop_assert_eq!(&again, &requirement);
        prop_assert_eq!(again.to_string(), written);
    }
    Ok(())
}

proptest! {
    #[test]
    fn written_and_read_again_is_the_same(requirement in requirements(BOTH)) {
        prop_assert_eq!(read(&requirement.to_string()), requirement);
    }

    #[test]
    fn what_is_read_is_written_readably(text in pieces()) {
        stays(&text)?;
    }

    #[test]
    fn a_changed_requirement_is_refused_or_stays(
        requirement in requirements(BOTH),
        changes in prop::collection::vec((any::<prop::sample::Index>(), 0..4usize, pieces()), 1..4),
    ) {
        let mut text: Vec<char> = requirement.to_string().chars().collect();
        for (at, length, piece) in changes {
            let at = at.index(text.len() + 1);
            let end = text.len().min(at + length);
            text.splice(at..end, piece.chars().take(6));
        }
        stays(&text.into_iter().collect::<String>())?;
    }

    #[test]
    fn no_text_stops_the_reader(text in any::<String>()) {
        stays(&text)?;
    }

    #[test]
    fn more_personnel_lose_nothing(
        requirement in requirements(&[Comparison::MoreThan]),
        skills in prop::collection::vec((0..SKILLS.len(), 1..100u8, 0..60i16), 0..12),
    ) {
        let cards: Vec<CcgCard> = skills
            .iter()
            .map(|(index, level, value)| person(&[(SKILLS[*index].0, *level)], *value))
            .collect();
        let crew: Vec<&CcgCard> = cards.iter().collect();
        let met: Vec<bool> = (0..=crew.len())
            .map(|count| matches!(requirement.meets(&crew[..count]), Fulfilment::Met { .. }))
            .collect();
        prop_assert!(met.is_sorted());
    }

    #[test]
    fn met_means_that_a_branch_lacks_nothing(requirement in requirements(BOTH), level in 1..5u8) {
        let cards: Vec<CcgCard> = SKILLS
            .iter()
            .map(|(slug, _)| person(&[(slug, level)], 6))
            .collect();
        let crew: Vec<&CcgCard> = cards.iter().collect();
        match requirement.meets(&crew) {
            Fulfilment::Met { branch } => prop_assert!(branch < requirement.branches.len()),
            Fulfilment::Unclear(gaps) | Fulfilment::Missing(gaps) => {
                prop_assert_eq!(gaps.len(), requirement.branches.len());
                prop_assert!(gaps.iter().all(|gaps| !gaps.is_empty()));
            }
        }
    }
}
