//! Calculators as forms.

use std::collections::BTreeSet;

use app::calc::Calculator;

use crate::kit::visitor::Visitor;

/// The names of all calculators, from the page that lists them.
fn listed(visitor: &Visitor, lang: &str) -> Vec<String> {
    let list = visitor.get(&format!("/calc?lang={lang}"));
    assert_eq!(list.status, 200);
    // What is rolled for leads to the dice.
    let links = ["/calc/", "/roll/"].into_iter().flat_map(|room| {
        let start = format!("href=\"{room}");
        let links: Vec<String> = list.body.split(&start).skip(1).map(str::to_owned).collect();
        links
    });
    links.filter_map(|link| link.split('"').next().map(str::to_owned)).collect()
}

#[test]
fn every_calculator_has_a_page_in_both_languages() {
    let visitor = Visitor::new();
    for (lang, word) in [("de", "Berechnen"), ("en", "Calculate")] {
        let names = listed(&visitor, lang);
        assert_eq!(names.len(), Calculator::CODES.len(), "{names:?}");
        assert_eq!(names.iter().map(String::as_str).collect::<BTreeSet<_>>(), BTreeSet::from(Calculator::CODES));
        for name in names {
            let page = visitor.get(&format!("/calc/{name}?lang={lang}"));
            assert_eq!(page.status, 200, "{name}");
            page.says(&[&format!("<html lang=\"{lang}\">"), word, "<form class=\"ask\""]);
            assert_eq!(page.body.matches("<h1>").count(), 1, "{name}");
        }
    }
    assert_eq!(visitor.get("/calc/nothing").status, 404);
}

#[test]
fn every_example_of_the_help_is_answered() {
    let visitor = Visitor::new();
    for lang in ["de", "en"] {
        let mut count = 0;
        for name in listed(&visitor, lang) {
            let page = visitor.get(&format!("/calc/{name}?lang={lang}"));
            let start = format!("<a href=\"/calc/{name}?");
            let links = page.body.split(&start).skip(1);
            let links = links.filter_map(|link| link.split('"').next());
            for link in links.filter(|link| !link.contains("lang=")) {
                let link = link.replace("&amp;", "&");
                let answer = visitor.get(&format!("/calc/{name}?{link}&lang={lang}"));
                assert_eq!(answer.status, 200, "{name}?{link}\n{}", answer.body);
                answer.says(&["<div class=\"answer\" id=\"answer\""]);
                count += 1;
            }
        }
        assert!(count > 25, "{count}");
    }
}

#[test]
fn a_form_answers_as_the_terminal_does() {
    let visitor = Visitor::new();
    for (lang, short) in [("de", "zu weit"), ("en", "too far")] {
        let line = format!("calc range 2@alpha 3@gamma 1@gamma --range 9 --lang {lang} --format html");
        let terminal = String::from_utf8(visitor.desk.run(&line).stdout).expect("text");
        let table = terminal.split("<tbody>").nth(1).expect("a table");
        let table = table.split("</tbody>").next().expect("its end");
        assert!(table.contains(short), "{table}");
        let query = "stops=2%40alpha%0A3%40gamma%0A1%40gamma&ship=&range=9&modifier=0";
        let page = visitor.get(&format!("/calc/range?{query}&lang={lang}"));
        page.says(&[table, "value=\"9\"", "min=\"-99\""]);
    }
}

#[test]
fn what_is_wrong_stands_above_the_form_that_keeps_what_was_typed() {
    let visitor = Visitor::new();
    for (lang, sentence) in [("de", "ist Personal"), ("en", "is personnel")] {
        let query = format!("ship=--data&personnel=2x+Davies&lang={lang}");
        let page = visitor.get(&format!("/calc/staffing?{query}"));
        assert!((400..500).contains(&page.status));
        page.says(&[sentence, "value=\"--data\"", ">2x Davies</textarea>"]);
        let [wrong, form] =
            ["class=\"wrong\"", "<form class=\"ask\""].map(|part| page.body.find(part).expect("on the page"));
        assert!(wrong < form);
    }
}

#[test]
fn no_path_opens_a_file() {
    let visitor = Visitor::new();
    let page = visitor.get("/calc/staffing?ship=USS+Galaxy&file=%2Fetc%2Fpasswd&lang=en");
    assert!((400..500).contains(&page.status));
    assert!(!page.body.contains("root:"), "{}", page.body);
}

#[test]
fn names_of_cards_alone_are_suggested_for_cards() {
    let visitor = Visitor::new();
    let page = visitor.get("/calc/staffing?lang=en");
    page.says(&["data-suggest=\"/suggest?game=2e&amp;cards=1\""]);
    let names = visitor.get("/suggest?game=2e&cards=1&q=sta");
    let ids = names.body.split("\"id\":\"").skip(1);
    let ids: Vec<&str> = ids.collect();
    assert!(!ids.is_empty() && ids.iter().all(|id| id.starts_with("2e/card/")), "{ids:?}");
}

#[test]
fn what_is_wrong_names_fields_and_no_option() {
    let visitor = Visitor::new();
    for (lang, field) in [
        ("de", "„Raumschiffe der längsten Route jedes Spielers“"),
        ("en", "“Starships of each player’s longest route”"),
    ] {
        let page = visitor.get(&format!("/calc/points?routes=6&lang={lang}"));
        let wrong = page.body.split("class=\"wrong\"").nth(1).and_then(|rest| rest.split("</div>").next());
        let wrong = wrong.expect("what is wrong");
        assert!(!wrong.contains("--"), "{wrong}");
        page.says(&[field]);
    }
}
