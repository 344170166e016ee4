//! Dice that roll: what fell is kept, and told with what it means.

use model::Lang;

use crate::kit::site::Site;

/// How many throws a page says it knows of.
fn count(page: &str) -> usize {
    let said = page.split("data-count=\"").nth(1).and_then(|rest| rest.split('"').next());
    said.and_then(|count| count.parse().ok()).expect("the throws")
}

#[test]
fn each_tap_throws_once_and_looking_again_throws_nothing() {
    for (lang, first, again, so_far) in [
        (Lang::De, "Würfeln", "Noch einmal würfeln", "Bisher 2 Würfe"),
        (Lang::En, "Roll", "Roll again", "2 rolls so far"),
    ] {
        for mut site in [Site::served(lang), Site::in_browser(lang)] {
            let page = site.get("/roll/catan");
            assert!(page.says(&[first]) && !page.says(&[again]), "{}", page.text);
            for thrown in 1..=2 {
                assert_eq!(site.post("/roll/catan", &[]).to(), Some("/roll/catan"));
                assert_eq!(count(&site.get("/roll/catan").text), thrown);
                assert_eq!(count(&site.get("/roll/catan").text), thrown);
            }
            assert!(site.get("/roll/catan").says(&[again, so_far]));
            site.submit("/roll/catan/new", &[]);
            assert_eq!(count(&site.get("/roll/catan").text), 0);
        }
    }
}

#[test]
fn fair_dice_show_every_total_as_often_as_its_pairs() {
    let mut site = Site::served(Lang::En);
    site.submit("/roll/catan/fair", &[("fair", "on")]);
    assert!(site.get("/roll/catan").says(&["36 of 36 left"]));
    (0..36).for_each(|_| drop(site.submit("/roll/catan", &[])));
    let page = site.get("/roll/catan");
    for (total, times) in [(2, "rolled once"), (7, "rolled 6 times"), (12, "rolled once")] {
        let row = format!("<b>{total}</b><small aria-label=\"{times}\">");
        assert!(page.says(&[&row]), "{total}: {}", page.text);
    }
}

#[test]
fn every_roll_of_first_edition_is_one_tap_with_its_table() {
    for (kind, word) in
        [("event", "draw"), ("movement", "Movement"), ("dilemma", "under the mission"), ("crew", "aboard")]
    {
        let mut site = Site::served(Lang::En);
        let address = format!("/roll/{kind}");
        site.submit(&address, &[]);
        let page = site.get(&address);
        assert!(page.says(&[word, "<table", "data-row=\""]), "{kind}: {}", page.text);
        assert_eq!(count(&page.text), 1);
    }
    assert_eq!(Site::served(Lang::En).get("/roll/tribbles").status, 404);
}

#[test]
fn throws_go_along_to_a_second_phone_on_which_something_was_set_already() {
    for open in [Site::served, Site::in_browser] {
        let mut first = open(Lang::En);
        first.submit("/roll/catan", &[]);
        let file = first.get("/settings/backup?day=2026-11-29");
        let name = file.headers.get("content-disposition").and_then(|name| name.to_str().ok());
        assert_eq!(name, Some("attachment; filename=\"tricorder-2026-11-29.jsonl\""));
        let mut second = open(Lang::De);
        second.get("/settings?lang=en");
        second.submit("/roll/catan", &[]);
        second.submit("/roll/catan", &[]);
        second.submit("/settings/boxes", &[("core", "1"), ("second-contact", "1")]);
        second.submit("/settings/checks", &[]);
        let taken = second.submit("/settings/restore", &[("backup", file.text.as_str())]);
        assert_eq!(taken.status, 200, "{}", taken.text);
        assert_eq!(count(&second.get("/roll/catan").text), 1);
    }
}
