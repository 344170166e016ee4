//! Campaigns and Cadet Training in a browser.

use axum::http::StatusCode;
use model::Lang;

use crate::kit::site::{Got, Site};

/// Where a page says that the log stands.
fn at(got: &Got) -> String {
    let behind = got.text.split("name=\"at\" value=\"").nth(1).expect("a log");
    behind.split('"').next().expect("a number").to_owned()
}

fn act(site: &mut Site, book: &str, below: &str, fields: &[(&str, &str)]) -> Got {
    let head = at(&site.get(book));
    let fields = [&[("at", head.as_str())], fields].concat();
    site.submit(&format!("{book}/{below}"), &fields)
}

#[test]
fn a_campaign_is_led_from_its_beginning_to_the_next_game() {
    for lang in Lang::ALL {
        let mut site = Site::open(lang);
        let chosen = [
            ("captain", "picard"),
            ("mode", "stun"),
            ("challenge", "two-weeks"),
            ("challenge", "tuesday"),
            ("name", "Mit Karin"),
        ];
        let begun = site.submit("/campaign", &chosen);
        assert_eq!(begun.status, StatusCode::OK, "{}", begun.text);
        assert!(begun.says(&["Mit Karin", "Picard"]), "{}", begun.text);
        let book = "/campaign/Mit%20Karin";
        let won = [("bot", "koloth"), ("outcome", "won")];
        let recorded = act(&mut site, book, "record", &won);
        assert!(recorded.says(&["Koloth", "Lieutenant"]), "{}", recorded.text);
        let upgraded = act(&mut site, book, "upgrade", &[("bonus", "1")]);
        assert_eq!(upgraded.status, StatusCode::OK, "{}", upgraded.text);
        let new = site.get("/solo/new?campaign=Mit%20Karin");
        assert!(new.says(&["value=\"Mit Karin\" checked"]), "{}", new.text);
        let list = site.get("/campaign");
        assert!(list.says(&[book]), "{}", list.text);
    }
}

#[test]
fn what_a_campaign_refuses_is_said_and_its_form_keeps_what_was_typed() {
    let mut site = Site::open(Lang::En);
    assert_eq!(site.post("/campaign", &[]).status, StatusCode::BAD_REQUEST);
    let chosen = [("captain", "sela"), ("mode", "stun"), ("name", "x")];
    site.submit("/campaign", &chosen);
    let head = at(&site.get("/campaign/x"));
    let own = [("at", head.as_str()), ("bot", "sela"), ("outcome", "won")];
    let refused = site.post("/campaign/x/record", &own);
    assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{}", refused.text);
    assert!(refused.says(&["role=\"alert\"", "value=\"sela\" checked"]), "{}", refused.text);
    let flag = [("at", head.as_str()), ("bot", "shran"), ("outcome", "help")];
    assert_eq!(site.post("/campaign/x/record", &flag).status, StatusCode::BAD_REQUEST);
}

#[test]
fn a_second_phone_does_not_record_twice() {
    let mut site = Site::open(Lang::De);
    let chosen = [("captain", "sela"), ("mode", "stun"), ("name", "x")];
    site.submit("/campaign", &chosen);
    let head = at(&site.get("/campaign/x"));
    let won = [("at", head.as_str()), ("bot", "shran"), ("outcome", "won")];
    assert!(site.post("/campaign/x/record", &won).to().is_some());
    let again = site.post("/campaign/x/record", &won);
    assert_eq!(again.status, StatusCode::CONFLICT, "{}", again.text);
}

#[test]
fn a_training_goes_from_turn_to_turn_to_its_points() {
    for lang in Lang::ALL {
        let mut site = Site::open(lang);
        let chosen = [("captain", "sela"), ("side", "basic")];
        let begun = site.submit("/cadet", &chosen);
        assert!(begun.says(&["Sela"]), "{}", begun.text);
        for _ in 0..11 {
            let next = act(&mut site, "/cadet/sela", "next", &[]);
            assert_eq!(next.status, StatusCode::OK);
        }
        let head = at(&site.get("/cadet/sela"));
        let points = [("at", head.as_str()), ("points", "81")];
        let scored = site.post("/cadet/sela/score", &points);
        assert_eq!(scored.status, StatusCode::OK, "{}", scored.text);
        assert!(scored.says(&["81"]), "{}", scored.text);
        let left = site.submit("/cadet/sela/delete", &[]);
        assert!(left.says(&["name=\"name\" value=\"sela\""]), "{}", left.text);
        let back = site.submit("/trash", &[("kind", "cadet"), ("name", "sela")]);
        assert!(back.says(&["/cadet/sela"]), "{}", back.text);
    }
}

#[test]
fn names_nobody_gave_are_not_there() {
    let mut site = Site::open(Lang::En);
    for path in ["/campaign/x", "/campaign/x/review", "/cadet/x"] {
        assert_eq!(site.get(path).status, StatusCode::NOT_FOUND, "{path}");
    }
    for path in ["/campaign/x/record", "/campaign/x/delete", "/cadet/x/next", "/cadet/x/delete"] {
        assert_eq!(site.post(path, &[("at", "1")]).status, StatusCode::NOT_FOUND, "{path}");
    }
}
