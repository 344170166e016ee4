//! The card search with its facets.

use crate::kit::visitor::{Seen, Visitor};

/// The address behind a chip.
fn chip(page: &Seen, label: &str) -> String {
    let before = page.body.split(label).next().expect("before it");
    assert!(before.len() < page.body.len(), "no {label} in {}", page.body);
    let link = before.rsplit("href=\"").next().expect("a link");
    let link = link.split('"').next().expect("its end");
    link.replace("&amp;", "&")
}

#[test]
fn facets_narrow_down_in_the_words_of_the_reader() {
    let visitor = Visitor::new();
    let cases = [
        ("de", ">Schiff<", ">Klingonen<", "spiel:2e typ:schiff fraktion:klingonen"),
        ("en", ">Ship<", ">Klingon<", "game:2e type:ship affiliation:klingon"),
    ];
    for (lang, ship, klingon, query) in cases {
        let first = visitor.get(&format!("/cards?lang={lang}"));
        assert_eq!(first.status, 200);
        let ships = visitor.get(&format!("{}&lang={lang}", chip(&first, ship)));
        let both = visitor.get(&format!("{}&lang={lang}", chip(&ships, klingon)));
        assert_eq!(both.status, 200);
        both.says(&[&format!("value=\"{query}\""), "I.K.S. Rotarran"]);
        assert!(!both.body.contains("U.S.S. Galaxy"));
        let back = chip(&both, klingon);
        assert!(!back.contains("klingon"), "{back}");
    }
}

#[test]
fn another_type_takes_the_place_of_the_first_and_an_or_stays_together() {
    let visitor = Visitor::new();
    let page = visitor.get("/cards?q=typ%3Aschiff+cost%3C%3D2&lang=en");
    let event = chip(&page, ">Event<");
    assert_eq!(event, "/cards?q=cost%3C%3D2+game%3A2e+type%3Aevent&narrow=on");
    let page = visitor.get("/cards?q=klingon+or+borg&lang=en");
    let ship = chip(&page, ">Ship<");
    assert_eq!(ship, "/cards?q=%28klingon+or+borg%29+game%3A2e+type%3Aship&narrow=on");
    assert_eq!(visitor.get(&ship).status, 200);
}

#[test]
fn the_choices_are_those_of_one_game() {
    let visitor = Visitor::new();
    let second = visitor.get("/cards?lang=en");
    assert!(second.body.contains(">Personnel<") && !second.body.contains(">Encounter<"), "{}", second.body);
    let chosen = visitor.get(&chip(&second, ">Captain’s Chair<"));
    assert!(chosen.body.contains(">Encounter<") && !chosen.body.contains(">Personnel<"), "{}", chosen.body);
    chosen.says(&["Show 250 cards"]);
}

#[test]
fn a_second_tap_turns_the_order_round() {
    let visitor = Visitor::new();
    let up = visitor.get("/cards?q=type%3Aship&sort=cost&lang=en");
    let down = chip(&up, ">Cost<small>");
    assert!(down.contains("sort=cost&down=on"), "{down}");
}

#[test]
fn cards_come_page_by_page_as_table_or_list_and_sorted() {
    let visitor = Visitor::new();
    let first = visitor.get("/cards?q=type%3Apersonnel&lang=en&sort=cost&down=on");
    first.says(&["<table>", "1–50 of ", "rel=\"next\""]);
    assert!(!first.body.contains("rel=\"prev\""));
    let next = visitor.get(&chip(&first, ">Next<"));
    next.says(&["51–100 of ", "rel=\"prev\"", "sort=cost"]);
    let list = visitor.get("/cards?q=typ%3Apersonal&lang=de&view=list&all=1");
    list.says(&["<ol class=\"hits\">", "Karten</small>"]);
    assert!(!list.body.contains("rel=\"next\""));
}

#[test]
fn what_cannot_be_read_is_told_and_kept() {
    let visitor = Visitor::new();
    for (lang, sentence) in [("de", "Ein Feld „foo“"), ("en", "There is no field “foo”")] {
        let page = visitor.get(&format!("/cards?q=foo%3Abar&lang={lang}"));
        assert_eq!(page.status, 400);
        page.says(&[sentence, "value=\"foo:bar\""]);
    }
    let nothing = visitor.get("/cards?q=qqqqqq&lang=en");
    assert_eq!(nothing.status, 404);
    nothing.says(&["value=\"qqqqqq\""]);
}

#[test]
fn the_query_language_is_explained_beside_the_box() {
    let visitor = Visitor::new();
    for (lang, words) in [("de", "fraktion:klingonisch"), ("en", "affiliation:klingon")] {
        visitor.get(&format!("/cards?lang={lang}")).says(&[words]);
    }
}

#[test]
fn a_card_lies_on_the_table_with_its_figures_and_words_to_tap() {
    let visitor = Visitor::new();
    visitor.desk.run("deck save example:klingon --name Honor");
    for (lang, honor, label) in
        [("de", "spiel%3A2e+f%C3%A4higkeit%3Ahonor", "Stärke"), ("en", "game%3A2e+skill%3Ahonor", "Strength")]
    {
        let kang = visitor.get(&format!("/e/2e/card/kang-honored-warrior?lang={lang}"));
        kang.says(&[
            "data-frame=\"klingon\"",
            "<b class=\"cost\">3</b>",
            "<dd>7</dd>",
            label,
            "href=\"/deck/Honor\"",
        ]);
        kang.says(&[&format!("href=\"/cards?q={honor}\"")]);
    }
}

#[test]
fn every_word_on_a_card_finds_the_card() {
    let visitor = Visitor::new();
    for id in ["cc/card/klingon-disruptors", "2e/card/kang-honored-warrior", "cc/card/worf"] {
        let page = visitor.get(&format!("/e/{id}?lang=en"));
        assert_eq!(page.status, 200, "{id}");
        let face = page.body.split("<section class=\"face\"").nth(1).expect("a face");
        let face = face.split("</section>").next().expect("its end");
        let links = face.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next());
        for link in links {
            let found = visitor.get(&format!("{}&all=1", link.replace("&amp;", "&")));
            assert!(found.status == 200 && found.body.contains(&format!("/e/{id}\"")), "{link}");
        }
    }
}

#[test]
fn a_card_says_what_the_program_of_a_captain_does_with_it() {
    let visitor = Visitor::new();
    let page = visitor.get("/e/cc/card/klingon-disruptors?lang=en");
    let koloth =
        visitor.get(&format!("{}&lang=en", chip(&page, ">Koloth<").split('#').next().expect("an address")));
    koloth.says(&["Junk the Market card most valuable to you"]);
    assert!(!page.body.contains("Junk the Market"));
}
