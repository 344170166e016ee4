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

/// What the form of the choices leads to: its hidden fields, and ticks by their labels in the place of those it had.
fn ticked(visitor: &Visitor, page: &Seen, labels: &[&str], lang: &str) -> String {
    let form = page.body.split("<form action=\"/cards\"").nth(1).expect("the form of the choices");
    let form = form.split("</form>").next().expect("its end");
    let attribute = |tag: &str, name: &str| {
        let value = tag.split(&format!(" {name}=\"")).nth(1).and_then(|rest| rest.split('"').next());
        value.expect("an attribute").to_owned()
    };
    let inputs = form.split("<input ").skip(1);
    let is_sent = |input: &&str| {
        let label = input.split('>').nth(1).and_then(|rest| rest.split('<').next());
        // Species are called like affiliations.
        let is_meant = label.is_some_and(|label| labels.contains(&label)) && !input.contains("name=\"species\"");
        input.contains("type=\"hidden\"") || is_meant
    };
    let sent: Vec<(String, String)> = inputs
        .filter(is_sent)
        .map(|input| format!(" {input}"))
        .map(|input| (attribute(&input, "name"), attribute(&input, "value")))
        .collect();
    let fields = crate::kit::visitor::form(&sent);
    visitor.get(&format!("/cards?{fields}&show=on&lang={lang}")).leads_to()
}

#[test]
fn ticks_become_a_query_in_the_words_of_the_reader() {
    let visitor = Visitor::new();
    let cases = [
        ("de", ["Schiff", "Klingonen", "Romulaner"], "spiel:2e typ:schiff fraktion:klingonen,romulaner"),
        ("en", ["Ship", "Klingon", "Romulan"], "game:2e type:ship affiliation:klingon,romulan"),
    ];
    for (lang, labels, query) in cases {
        let first = visitor.get(&format!("/cards?lang={lang}"));
        let address = format!("{}&all=1&lang={lang}", ticked(&visitor, &first, &labels, lang));
        let found = visitor.get(&address);
        found.says(&[&format!("value=\"{query}\""), "I.K.S. Rotarran", "D'deridex", " checked>"]);
        assert!(!found.body.contains("U.S.S. Galaxy"));
        let fewer = visitor.get(&format!("{}&all=1&lang={lang}", ticked(&visitor, &found, &labels[..2], lang)));
        assert!(fewer.body.contains("I.K.S. Rotarran") && !fewer.body.contains("D'deridex"));
    }
}

#[test]
fn what_cannot_be_ticked_stays_as_it_was_typed() {
    let visitor = Visitor::new();
    let cases = [
        ("typ%3Aschiff+cost%3C%3D2", "cost%3C%3D2+type%3Aevent"),
        ("-type%3Aship+type%3Aship,nothing", "-type%3Aship+type%3Aship%2Cnothing+type%3Aevent"),
        ("klingon+or+borg", "%28klingon+or+borg%29+type%3Aevent"),
    ];
    for (typed, query) in cases {
        let led = visitor.get(&format!("/cards?q={typed}&ticks=on&type=event&type=sheep&lang=en"));
        assert_eq!(led.leads_to(), format!("/cards?q={query}&narrow=on"));
    }
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
fn skills_count_together_with_their_levels_or_one_is_enough() {
    let visitor = Visitor::new();
    let cases = [
        ("skill=leadership&skill=officer&cost-to=..3", "game:2e skill:leadership skill:officer cost:..3"),
        ("skill=leadership&skill=officer&skill-any=on", "game:2e skill:leadership,officer"),
        ("skill=leadership&skill=leadership>=2&type=personnel", "game:2e type:personnel skill:leadership>=2"),
        // A level without its skill is none, and where one is enough a second level says nothing new.
        ("skill=leadership>=2", "game:2e"),
        ("skill=leadership&skill=leadership>=2&skill=law&skill-any=on", "game:2e skill:law,leadership>=2"),
        ("cost-to=..3&cost-from=2..&strength=8..", "game:2e cost:..3 cost:2.. strength:8.."),
    ];
    for (ticks, query) in cases {
        let ticks = ticks.replace(">=", "%3E%3D");
        let led = visitor.get(&format!("/cards?q=game%3A2e&ticks=on&show=on&lang=en&{ticks}")).leads_to();
        let typed = crate::kit::visitor::form(&[("q".to_owned(), query.to_owned())]);
        let words = |address: &str| {
            let mut words: Vec<String> =
                address.replace("%2E", ".").replace("%20", "+").split(['?', '&', '+']).map(str::to_owned).collect();
            words.sort();
            words
        };
        let is_any = if ticks.contains("any") { "&skill-any=on" } else { "" };
        assert_eq!(words(&led), words(&format!("/cards?{typed}{is_any}")), "{ticks}");
        let found = visitor.get(&format!("{led}&lang=en"));
        assert_eq!(found.status, 200, "{led}");
        // All that was ticked is ticked.
        for tick in ticks.split('&').filter(|tick| tick.contains("skill=") && query.contains("skill")) {
            let value = tick.split('=').nth(1).expect("a value").replace("%3E%3D", "&gt;=");
            assert!(found.body.contains(&format!("value=\"{value}\" checked>")), "{value}");
        }
    }
}

#[test]
fn half_a_name_finds_its_card() {
    let visitor = Visitor::new();
    let lwaxana = visitor.get("/cards?q=lwax&lang=en");
    assert_eq!(lwaxana.status, 200);
    lwaxana.says(&["Lwaxana Troi", "value=\"lwax\""]);
    // A whole word stays one: it is a skill, too.
    let leadership = visitor.get("/cards?q=leadership&lang=en&all=1");
    leadership.says(&["/e/2e/card/kang-honored-warrior\""]);
}

#[test]
fn cards_come_page_by_page_and_sorted() {
    let visitor = Visitor::new();
    let first = visitor.get("/cards?q=type%3Apersonnel&lang=en&sort=cost&down=on");
    first.says(&["<ul class=\"cards\">", "1–50 of ", "rel=\"next\"", "name=\"down\" checked"]);
    assert!(!first.body.contains("rel=\"prev\""));
    let next = visitor.get(&chip(&first, ">Next<"));
    next.says(&["51–100 of ", "rel=\"prev\"", "sort=cost"]);
    let all = visitor.get("/cards?q=typ%3Apersonal&lang=de&all=1");
    all.says(&["Karten</span>"]);
    assert!(!all.body.contains("rel=\"next\""));
}

#[test]
fn the_examples_of_the_help_are_links_that_run() {
    let visitor = Visitor::new();
    let page = visitor.get("/cards?lang=de");
    let help = page.body.split("<div class=\"help answer\">").nth(1).expect("the help");
    let links: Vec<&str> =
        help.split("<a href=\"/cards?").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert!(links.len() > 35, "{}", links.len());
    // That every one finds cards is known to the guide.
    for link in links.iter().step_by(16) {
        let found = visitor.get(&format!("/cards?{}&lang=de", link.replace("&amp;", "&")));
        found.says(&["<ul class=\"cards\"><li>"]);
        assert!(!found.body.contains("class=\"notes\""), "{link}");
    }
}

#[test]
fn what_cannot_be_read_is_told_and_kept() {
    let visitor = Visitor::new();
    for (lang, sentence) in [("de", "Kein Feld heißt „foo“"), ("en", "There is no field “foo”")] {
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
