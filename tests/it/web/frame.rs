//! What stands on every page.

use model::Lang;

use crate::kit::site::Site;

#[test]
fn the_search_belongs_to_the_room() {
    let mut site = Site::open(Lang::En);
    assert!(site.get("/cards").says(&["action=\"/cards\" method=\"get\" role=\"search\""]));
    for path in ["/", "/decks", "/calc", "/solo", "/settings"] {
        assert!(site.get(path).says(&["action=\"/\"", "data-suggest=\"/suggest?game="]), "{path}");
    }
}

#[test]
fn a_game_that_goes_on_is_one_tap_away_until_it_is_over() {
    for (lang, back, first) in [
        (Lang::De, "Zurück zu Koloth", "vor dem ersten Zug"),
        (Lang::En, "Back to Koloth", "before the first turn"),
    ] {
        let mut site = Site::served(lang);
        assert!(!site.get("/").says(&[back]), "nobody plays yet");
        let begun =
            site.desk.run("solo new --bot koloth --difficulty ensign --captain picard --deck virtual --name a");
        assert!(begun.status.success(), "{begun:?}");
        for path in ["/?q=log", "/e/cc/keyword/log", "/cards", "/decks", "/nowhere"] {
            let got = site.get(path);
            assert!(got.says(&["href=\"/solo/a\"", back, first]), "{path}: {}", got.text);
        }
        assert!(site.get("/").says(&["class=\"play\" href=\"/solo/a\"", "Koloth"]));
        for path in ["/", "/solo/a", "/solo/a/log"] {
            assert!(!site.get(path).says(&[back]), "{path}");
        }
        let deleted = site.desk.run("solo remove a");
        assert!(deleted.status.success(), "{deleted:?}");
        assert!(!site.get("/").says(&[back]));
    }
}
