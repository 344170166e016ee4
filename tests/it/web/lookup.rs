//! Looking up on the page.

use app::calc::Calculator;
use axum::http::StatusCode;
use model::{Game, Lang};

use crate::kit::site::Site;

#[test]
fn a_word_is_answered_in_the_language_of_the_reader() {
    let mut de = Site::open(Lang::De);
    let got = de.get("/?q=loggen");
    assert_eq!(got.status, StatusCode::OK);
    assert!(
        got.says(&["<html lang=\"de\">", "<title>loggen · tricorder</title>", "Loggen", "Quelle"]),
        "{}",
        got.text
    );
    let mut en = Site::open(Lang::En);
    let got = en.get("/?q=loggen");
    assert!(got.says(&["<html lang=\"en\">", "Log", "Source"]), "{}", got.text);
}

#[test]
fn a_question_is_answered_first_and_the_entry_folds_below() {
    let mut site = Site::open(Lang::De);
    let got = site.get("/?q=wann+ist+das+spiel+zu+ende");
    let parts = ["id=\"answer\"", "href=\"#answer\"", "<details class=\"whole\">", "<ul class=\"elsewhere\">"];
    let places: Vec<usize> = parts.iter().filter_map(|part| got.text.find(part)).collect();
    assert!(places.len() == parts.len() && places.is_sorted(), "{}", got.text);
    assert_eq!(got.text.matches("<h1").count(), 1);
    // What else may be meant is asked in words of the data, and answered.
    let got = site.get("/?q=kann+ich+eine+karte+unter+meinem+schiff+noch+benutzen");
    let chip = got.text.split("class=\"chip\" href=\"").nth(1).and_then(|rest| rest.split('"').next());
    let asked = chip.filter(|address| address.starts_with("/?q=")).map(|address| address.replace("&amp;", "&"));
    assert!(asked.is_some_and(|asked| site.get(&asked).status == StatusCode::OK), "{}", got.text);
}

#[test]
fn every_page_begins_with_its_heading_and_bears_a_title() {
    for lang in Lang::ALL {
        let mut site = Site::open(lang);
        for path in ["/", "/?q=recall", "/e/cc/keyword/recall", "/cards", "/nowhere"] {
            let got = site.get(path);
            let headings = got.text.matches("<h1").count();
            assert_eq!(headings, 1, "{path}: {}", got.text);
            assert!(got.says(&["tricorder</title>"]), "{path}");
        }
    }
}

#[test]
fn the_language_chosen_stays() {
    let mut site = Site::open(Lang::De);
    assert!(site.get("/").says(&["href=\"/?lang=en\""]));
    assert!(site.get("/e/cc/keyword/log?lang=en").says(&["<html lang=\"en\">"]));
    assert!(site.get("/e/cc/keyword/recall").says(&["<html lang=\"en\">"]));
}

#[test]
fn the_game_chosen_stays_and_all_games_are_a_choice() {
    let mut site = Site::open(Lang::En);
    let of_game = |site: &mut Site, path: &str| {
        let got = site.get(path);
        let marked = got.text.split("aria-current=\"true\">").nth(1);
        marked.and_then(|rest| rest.split('<').next()).unwrap_or_default().to_owned()
    };
    assert_eq!(of_game(&mut site, "/?q=personnel&game=2e"), "Second Edition");
    assert_eq!(of_game(&mut site, "/?q=ship"), "Second Edition");
    assert_eq!(of_game(&mut site, "/?q=ship&game=all"), "all games");
    // One answer is no choice.
    assert_eq!(of_game(&mut site, "/?q=recall"), "");
}

#[test]
fn a_game_is_a_place_with_what_is_wanted_most_and_all_else_of_it() {
    let mut site = Site::open(Lang::De);
    for game in Game::ALL {
        let place = site.get(&format!("/game/{}", game.code()));
        let entries = game.looked_up().into_iter().chain([game.turn(), game.set_up()]);
        for entry in entries {
            assert!(place.says(&[&format!("href=\"/e/{entry}\"")]), "{entry}: {}", place.text);
            assert_eq!(site.get(&format!("/e/{entry}")).status, StatusCode::OK);
        }
        let calculators = Calculator::ALL.iter().filter(|one| one.game() == game);
        for calculator in calculators {
            let leads = |room: &str| place.says(&[&format!("href=\"/{room}/{}\"", calculator.code())]);
            assert!(leads("calc") || leads("roll"), "{}: {}", calculator.code(), place.text);
        }
        let color = format!("data-color=\"{}\"", game.color());
        assert!(place.says(&[&color, game.mark(), "id=\"find\""]), "{}", place.text);
        // The search stays in the game one is in, and finds what another knows.
        let first = format!("name=\"game\" value=\"{}\"", game.code());
        assert!(place.says(&[&first]) && site.get("/settings").says(&[&color, &first]));
    }
    let elsewhere = site.get("/?q=Sieben+gew%C3%BCrfelt&game=cc");
    assert_eq!(elsewhere.status, StatusCode::OK, "{}", elsewhere.text);
    assert!(!site.get("/").says(&["data-color=\"teal\"><a"]));
    assert_eq!(site.get("/game/chess").status, StatusCode::NOT_FOUND);
}

#[test]
fn errata_are_found_by_their_words_from_their_game_and_from_their_card() {
    let mut site = Site::open(Lang::De);
    for word in ["errata", "Berichtigung", "FAQ"] {
        let got = site.get(&format!("/?q={word}"));
        assert_eq!(got.to(), Some("/list?kind=errata"), "{word}");
    }
    for path in ["/game/cc", "/e/cc/card/mirok"] {
        assert!(site.get(path).says(&["href=\"/list?kind=errata\""]), "{path}");
    }
    assert!(site.get("/suggest?q=beric&game=all").says(&["\"title\":\"Berichtigungen\",", "\"asks\":true"]));
}

#[test]
fn games_and_boxes_are_asked_for_once() {
    let mut site = Site::served(Lang::En);
    assert!(site.get("/").says(&["Which games and boxes do you have?", "id=\"box-second-contact\""]));
    site.submit("/settings/boxes", &[("door", "1"), ("game", "catan"), ("core", "1"), ("second-contact", "1")]);
    let door = site.get("/");
    assert!(door.says(&["Which games and boxes", "name=\"second-contact\" value=\"1\" checked"]), "{}", door.text);
    let places = door.text.split("href=\"/game/").skip(1).filter_map(|rest| rest.split('"').next());
    let others = Game::ALL.into_iter().filter(|game| *game != Game::Catan);
    let wanted: Vec<&str> = [Game::Catan].into_iter().chain(others).map(Game::code).collect();
    assert_eq!(places.collect::<Vec<_>>(), wanted, "those one has come first");
    site.submit("/settings/boxes", &[("door", "1"), ("core", "1"), ("asked", "1")]);
    assert!(!site.get("/").says(&["Which games and boxes"]));
}

#[test]
fn a_star_leads_from_the_first_page() {
    let mut site = Site::served(Lang::En);
    assert!(!site.get("/").says(&["Starred"]));
    let starred = site.desk.run("note star cc/keyword/recall");
    assert!(starred.status.success(), "{starred:?}");
    assert!(site.get("/").says(&["Starred", "href=\"/e/cc/keyword/recall\""]));
}

#[test]
fn what_was_seen_is_remembered_newest_first() {
    let mut site = Site::open(Lang::En);
    site.get("/e/cc/keyword/promote");
    site.get("/e/cc/keyword/recall");
    site.get("/e/cc/keyword/promote");
    let home = site.get("/").text;
    let promote = home.find("href=\"/e/cc/keyword/promote\"").expect("the last");
    let recall = home.find("href=\"/e/cc/keyword/recall\"").expect("the one before");
    assert!(promote < recall, "{home}");
    assert_eq!(home.matches("href=\"/e/cc/keyword/promote\"").count(), 1);
}

#[test]
fn what_is_not_there_is_said_with_a_way_on() {
    let mut site = Site::open(Lang::De);
    for path in ["/?q=xyzzyx", "/e/cc/keyword/xyzzyx", "/xyzzyx"] {
        let got = site.get(path);
        assert_eq!(got.status, StatusCode::NOT_FOUND, "{path}");
        assert!(got.says(&["<main"]), "{path}");
    }
}

#[test]
fn names_are_suggested_while_typing() {
    let mut site = Site::open(Lang::De);
    let got = site.get("/suggest?q=zur%C3%BCckr");
    let names: serde_json::Value = serde_json::from_str(&got.text).expect("a document");
    assert_eq!(names[0]["id"], "cc/keyword/recall", "{names}");
    assert_eq!(names[0]["other"], "Recall");
    let other = site.get("/suggest?q=zur%C3%BCckr&game=2e");
    assert!(!other.text.contains("cc/keyword/recall"), "{}", other.text);
    assert_eq!(site.get("/suggest?q=").text, "[]");
}

#[test]
fn a_miss_is_no_error_and_offers_what_is_near() {
    let mut site = Site::open(Lang::En);
    let got = site.get("/?q=dilixxxxxxxx");
    assert_eq!(got.status, StatusCode::NOT_FOUND);
    assert!(
        got.says(&["href=\"/e/cc/resource/dilithium\"", "href=\"/cards?q=dilixxxxxxxx\"", "For example"]),
        "{}",
        got.text
    );
    assert!(!got.says(&["class=\"alarm\""]), "{}", got.text);
}

#[test]
fn a_card_by_its_name_lies_there_as_on_its_own_page() {
    for lang in Lang::ALL {
        let mut site = Site::open(lang);
        let looked_up = site.get("/?q=Kang,+Honored+Warrior");
        assert_eq!(looked_up.status, StatusCode::OK);
        let own = site.get("/e/2e/card/kang-honored-warrior");
        let face =
            own.text.split("<section class=\"face\"").nth(1).and_then(|rest| rest.split("</section>").next());
        assert!(looked_up.says(&[face.expect("a face"), "action=\"/star/2e/card/kang-honored-warrior?"]));
        assert!(site.get("/").says(&["href=\"/e/2e/card/kang-honored-warrior\""]));
    }
}

#[test]
fn a_list_is_in_the_order_of_a_dictionary() {
    let page = Site::open(Lang::De).get("/list?game=cc&kind=keyword");
    let at = |title: &str| page.text.find(&format!(">{title}")).expect("in the list");
    assert!(at("Auslage") < at("Außenteam senden") && at("Außenteam senden") < at("Beamen"));
}

/// Options and paths typed into the box are words.
#[test]
fn words_are_never_taken_for_options_or_files() {
    let mut site = Site::open(Lang::En);
    for typed in ["--data%20/etc", "--json", "-n9", "--", "@/etc/passwd", "../../etc/passwd"] {
        for path in [format!("/?q={typed}"), format!("/cards?q={typed}"), format!("/e/{typed}")] {
            let got = site.get(&path);
            assert!(got.text.starts_with("<!DOCTYPE html>"), "{path}: {}", got.text);
            assert!(!got.text.contains("root:"), "{path}");
        }
    }
}

#[test]
fn words_come_back_escaped() {
    let mut site = Site::open(Lang::En);
    let got = site.get("/?q=%3Cscript%3Ealert(1)%3C/script%3E");
    assert!(!got.text.contains("<script>alert"), "{}", got.text);
}

#[test]
fn the_list_has_less_by_kinds_and_letters() {
    for (lang, found) in [(Lang::En, "Discard"), (Lang::De, "Drohne")] {
        let page = Site::open(lang).get("/list?game=cc&kind=keyword&letter=D");
        assert!(page.says(&[&format!(">{found}"), "href=\"/list?game=cc&amp;kind=keyword&amp;letter=B\""]));
        assert!(!page.says(&["/cc/keyword/beam\""]) && !page.says(&["cc/trait/"]), "{}", page.text);
    }
}
