use proptest::prelude::*;

use super::{ReportGroup, ReportsTo};
use crate::sample::with;
use crate::{CcgCard, Keyword, SkillLevel};

fn read(groups: &str) -> ReportsTo {
    let text = format!("You may play {groups} at this mission.");
    text.parse().expect(groups)
}

/// The groups as they are written.
fn written(welcome: &ReportsTo) -> Vec<String> {
    welcome.groups.iter().map(ToString::to_string).collect()
}

#[test]
fn every_form_of_the_sentence_is_read() {
    let lists: [(&str, &[&str]); 8] = [
        ("equipment", &["equipment"]),
        ("[Baj] cards and equipment", &["[Baj]", "equipment"]),
        ("[Baj] cards, [NA] cards, and equipment", &["[Baj]", "[NA]", "equipment"]),
        ("[Fed][DS9] cards, [E] cards, and equipment", &["[Fed][DS9]", "[E]", "equipment"]),
        ("[AU][Non] cards and [Sta] ships", &["[AU][NA]", "[SF] ships"]),
        ("Holograms, cards, and [NA] ships", &["Holograms", "cards", "[NA] ships"]),
        ("[Car] Dissidents, and [Car] ships, and equipment", &["[Car] Dissidents", "[Car] ships", "equipment"]),
        (
            "[Rom] Law personnel, D'deridex-class ships, and equipment",
            &["[Rom] Law personnel", "D'deridex-class ships", "equipment"],
        ),
    ];
    for (list, groups) in lists {
        assert_eq!(written(&read(list)), groups);
    }
}

#[test]
fn data_holds_groups_and_no_sentence() {
    let welcome = |yaml: &str| serde_yaml::from_str::<ReportsTo>(yaml).ok();
    let groups = welcome("[\"[Baj]\", \"[Fed][DS9] cards\", equipment]");
    let sentence = read("[Baj] cards, [Fed][DS9] cards, and equipment");
    assert_eq!(groups.as_ref(), Some(&sentence));
    assert_eq!(serde_json::to_string(&sentence).expect("JSON"), "[\"[Baj]\",\"[Fed][DS9]\",\"equipment\"]");
    for other in ["[]", "[\"\"]", "[\"[Baj\"]", "equipment", "[\"a, b\"]"] {
        assert_eq!(welcome(other), None, "{other}");
    }
}

#[test]
fn other_texts_are_refused() {
    let texts = [
        "",
        "You may play at this mission.",
        "You may play  at this mission.",
        "Law and Honor",
        "You may play [Baj] at this mission.",
        "You may play [Baj cards at this mission.",
        "You may play [] cards at this mission.",
        "You may play cards, at this mission.",
        "You may play cards, and at this mission.",
        "You may play and cards at this mission.",
        "You may play [Baj] cards",
        "You may play cards [Baj] at this mission.",
    ];
    for text in texts {
        assert!(text.parse::<ReportsTo>().is_err(), "{text}");
    }
}

fn ship(affiliation: &str, class: &str) -> CcgCard {
    with(|card| {
        card.card_type = "ship".into();
        card.affiliations = vec![affiliation.into()];
        card.class = Some(class.into());
    })
}

#[test]
fn icons_affiliations_and_types_decide() {
    let officer = with(|card| {
        card.affiliations = vec!["federation".into()];
        card.icons = vec!["Cmd".into(), "TNG".into()];
    });
    let station = with(|card| {
        card.affiliations = vec!["federation".into()];
        card.icons = vec!["DS9".into()];
    });
    let event = with(|card| card.card_type = "event".into());
    let kit = with(|card| card.card_type = "equipment".into());
    let both = read("[Fed][DS9] cards and [TN] cards");
    assert!(both.admits(&station) && both.admits(&kit));
    assert!(!both.admits(&officer) && !both.admits(&event));
    assert!(read("[TNG] cards").admits(&officer));
    assert!(read("[Fed] personnel").admits(&officer));
    assert!(!read("[Fed] ships").admits(&officer));
    assert!(read("[Fed] ships").admits(&ship("federation", "Nova Class")));
    assert!(!read("[Kli] cards").admits(&officer));
}

#[test]
fn words_name_species_keywords_skills_and_classes() {
    let card = with(|card| {
        card.affiliations = vec!["non-aligned".into()];
        card.species = vec!["Hologram".into()];
        card.keywords = vec![Keyword { name: "Dissident".into(), value: None }];
        card.skills = vec![SkillLevel { skill: "intelligence".into(), level: 1 }];
    });
    let welcome = [
        "Holograms",
        "[NA] Dissidents",
        "[Non] Dissident personnel",
        "Intelligence personnel",
        "[NA] Hologram personnel",
    ];
    assert!(welcome.iter().all(|list| read(list).admits(&card)));
    let others = ["Humans", "Romulans", "[Car] Dissidents", "Law personnel", "Dissident ships", "Nova-class ships"];
    assert!(!others.iter().any(|list| read(list).admits(&card)));
    let raider = ship("romulan", "D'Deridex Class");
    assert!(read("D'deridex-class ships").admits(&raider));
    assert!(!read("Keldon-class ships").admits(&raider));
}

fn groups() -> impl Strategy<Value = ReportsTo> {
    let icons = prop::sample::subsequence(vec!["Fed", "NA", "DS9", "TN", "AU", "SF"], 0..4);
    let words = [None, Some("Holograms"), Some("ships"), Some("Keldon-class ships"), Some("equipment")];
    let group = (icons, prop::sample::select(words.to_vec())).prop_map(|(icons, words)| ReportGroup {
        icons: icons.into_iter().map(str::to_owned).collect(),
        words: words.map(str::to_owned),
    });
    prop::collection::vec(group, 1..6).prop_map(|groups| ReportsTo { groups })
}

fn pieces() -> impl Strategy<Value = String> {
    let pieces = [
        "You may play ",
        " at this mission",
        ".",
        "[Baj]",
        "[Non]",
        "[",
        "]",
        " ",
        ", ",
        " and ",
        "and",
        "cards",
        "ships",
        "Holograms",
        "D'deridex-class",
        "equipment",
        "\n",
        "ß",
        "1",
        "-",
    ];
    prop::collection::vec(prop::sample::select(pieces.to_vec()), 0..16).prop_map(|pieces| pieces.concat())
}

/// What is read from a sentence survives the form it is stored in.
fn stays(text: &str) -> Result<(), TestCaseError> {
    if let Ok(welcome) = text.parse::<ReportsTo>() {
        let stored = serde_json::to_string(&welcome).expect("JSON");
        let again: ReportsTo = serde_json::from_str(&stored).expect(&stored);
        prop_assert_eq!(again, welcome);
    }
    Ok(())
}

proptest! {
    #[test]
    fn written_and_read_again_is_the_same(welcome in groups()) {
        let groups = written(&welcome).iter().map(|group| group.parse()).collect::<Result<_, _>>();
        prop_assert_eq!(groups.as_ref(), Ok(&welcome.groups));
    }

    #[test]
    fn a_sentence_holds_its_groups(welcome in groups()) {
        let item = |group: &ReportGroup| match group.words {
            None if !group.icons.is_empty() => format!("{group} cards"),
            _ => group.to_string(),
        };
        let list: Vec<String> = welcome.groups.iter().map(item).collect();
        prop_assert_eq!(read(&list.join(", ")), welcome.clone());
        prop_assert_eq!(read(&list.join(", and ")), welcome);
    }

    #[test]
    fn what_is_read_is_written_readably(text in pieces()) {
        stays(&text)?;
        stays(&format!("You may play {text} at this mission."))?;
    }

    #[test]
    fn no_text_stops_the_reader(text in any::<String>()) {
        stays(&text)?;
        stays(&format!("You may play {text} at this mission."))?;
    }
}
