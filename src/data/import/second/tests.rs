use super::*;

fn row(columns: &[(usize, &str)]) -> ImportRow {
    let mut fields = vec![String::new(); 23];
    for (column, value) in columns {
        fields[column - 1] = (*value).to_owned();
    }
    ImportRow { line: 7, fields }
}

fn read(columns: &[(usize, &str)]) -> PrintedCard {
    printed(&row(columns), &ImportNames::default()).expect("a card")
}

#[test]
fn personnel_have_all_their_facts() {
    let printed = read(&[
        (1, "Ona Vel, Quiet Scholar *VP"),
        (2, "VP"),
        (4, "VP"),
        (5, "Y"),
        (6, "0VP001"),
        (7, "Personnel"),
        (8, "3"),
        (13, "Non-Aligned"),
        (14, "[CMD][DS9]"),
        (16, "Commander: U.S.S. Tern-B. Thief.  Dissident. "),
        (18, "Human/Klingon"),
        (19, "2 Law Treacher"),
        (20, "6"),
        (21, "7"),
        (22, "5"),
        (23, "Draw  two."),
    ]);
    let card = &printed.card;
    assert_eq!(card.id.as_str(), "2e/card/ona-vel-quiet-scholar");
    assert_eq!((card.title.as_str(), card.subtitle.as_deref()), ("Ona Vel", Some("Quiet Scholar")));
    assert_eq!((card.cost, card.affiliations.join("")), (Some(3), "non-aligned".to_owned()));
    assert_eq!((card.icons.join(" "), card.species.join(" ")), ("Cmd DS9".to_owned(), "Human Klingon".to_owned()));
    let names: Vec<&str> = card.keywords.iter().map(|keyword| keyword.name.as_str()).collect();
    assert_eq!(names, ["Commander", "Thief", "Dissident"]);
    assert_eq!(card.keywords[0].value.as_deref(), Some("U.S.S. Tern-B"));
    assert_eq!((card.skills[0].level, card.skills[1].level), (2, 1));
    assert_eq!(card.skills[1].skill, "treachery");
    let mended = Doubt::SkillMended { word: "Treacher".to_owned(), skill: "treachery".to_owned() };
    assert_eq!(printed.doubts, [mended]);
    assert_eq!(card.text.as_deref(), Some("Draw two."));
    assert_eq!(card.printings[0].mark.as_deref(), Some("VP"));
    assert!(printed.is_reworded);
}

#[test]
fn keywords_end_at_full_stops_but_not_in_abbreviations() {
    let read = |text: &str| {
        let (keywords, rest) = keywords(text);
        let show = |k: Keyword| k.value.map_or(k.name.clone(), |value| format!("{}={value}", k.name));
        (keywords.into_iter().map(show).collect::<Vec<_>>().join("|"), rest)
    };
    assert_eq!(read("Consume: X. Morph.").0, "Consume=X|Morph");
    assert_eq!(read("Recall: 1. (While this waits, play it. Twice.)").0, "Recall=1");
    assert_eq!(read("Commander: I.K.S. Tor. Gul.").0, "Commander=I.K.S. Tor|Gul");
    assert_eq!(read("Commander: U.S.S.").0, "Commander=U.S.S");
    assert_eq!(read("Commander. U.S.S. Tor. Gul.").0, "Commander=U.S.S. Tor|Gul");
    assert_eq!(read("Thief . Rule. Thief. Rule.").0, "Thief|Rule");
    for (text, names) in [
        ("Rule. Replicate - Discard a card.", "Rule|Replicate"),
        ("Replicate- Discard a card. Rule.", "Replicate|Rule"),
    ] {
        let (keywords, rest) = read(text);
        let rest = rest.replace("Replicate-", "Replicate -");
        assert_eq!((keywords.as_str(), rest.as_str()), (names, "Replicate - Discard a card."));
    }
}

#[test]
fn a_mission_without_readable_requirement_is_kept() {
    let printed = read(&[
        (1, "Far Moon"),
        (5, "Y"),
        (7, "Mission"),
        (8, "2"),
        (9, "S"),
        (10, "3"),
        (11, "40"),
        (12, "G"),
        (13, "[Fed]"),
        (19, ">>> nothing >>>"),
    ]);
    let lost = Doubt::Requirement(">>> nothing >>>".to_owned());
    assert_eq!(printed.doubts, [Doubt::Title, lost]);
    assert_eq!((printed.card.cost, printed.card.quadrant), (None, Some(Quadrant::Gamma)));
}

#[test]
fn rows_that_are_no_cards_are_refused() {
    let refused = |columns: &[(usize, &str)]| printed(&row(columns), &ImportNames::default()).err();
    assert_eq!(refused(&[(1, "A"), (7, "Door")]), Some(FieldRefusal::UnknownType("Door".to_owned())));
    assert_eq!(refused(&[(1, "?"), (7, "Event")]), Some(FieldRefusal::NoName));
}

#[test]
fn a_headquarters_has_its_owners() {
    let home = |owner: &str| {
        let row = row(&[
            (1, "Mouth of the Wormhole Deep Space 9"),
            (5, "Y"),
            (7, "Mission"),
            (9, "H"),
            (13, owner),
            (19, "You may play [DS9] cards at this mission."),
        ]);
        printed(&row, &ImportNames::default()).expect("a card").card
    };
    let card = home("Bajoran/Federation Headquarters");
    assert_eq!(card.affiliations, ["bajoran", "federation"]);
    assert_eq!(card.attempt, None);
    let card = home("Tal Shiar/Obsidian Order Headquarters");
    assert_eq!(card.affiliations, ["tal-shiar", "obsidian-order"]);
    let card = home("This mission is not attemptable.");
    assert!(card.affiliations.is_empty());
}
