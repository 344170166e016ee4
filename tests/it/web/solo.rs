//! Games in a browser, without script: a form is looked at, filled in and sent.

use axum::http::StatusCode;
use model::Lang;

use crate::kit::printed::{self, DECK, PRINTED, Step, TABLE, at, sent};
use crate::kit::site::{Got, Site};

const GAME: &str = "/solo/koloth-commander";

fn begun(lang: Lang) -> Site {
    begun_at(Site::open(lang))
}

fn begun_at(mut site: Site) -> Site {
    let got = site.post("/solo/new", &PRINTED);
    assert_eq!(got.to(), Some("/solo/koloth-commander/setup"), "{}", got.text);
    site
}

/// Does something from where the game stands, and follows. A question is answered as a browser does it: what its
/// form holds goes with what is filled in.
fn act(site: &mut Site, below: &str, fields: &[(&str, &str)]) -> Got {
    let page = site.get(GAME);
    let all = sent(&page.text, fields);
    let all: Vec<(&str, &str)> = all.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let done = site.post(&format!("{GAME}/{below}"), &all);
    assert_eq!(done.to(), Some("/solo/koloth-commander#now"), "{}", done.text);
    site.get(GAME)
}

fn step(site: &mut Site, (below, fields): &Step) -> Got {
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
    act(site, below, &fields)
}

/// The table of p. 11.
fn laid_out(site: &mut Site) {
    for forms in &printed::laid_out() {
        step(site, forms);
    }
}

fn play_the_printed_turn(site: &mut Site) -> Got {
    laid_out(site);
    let turn = printed::turn();
    let pages = turn.iter().map(|forms| step(site, forms));
    pages.last().expect("a page")
}

/// The same in the terminal.
fn play_in_the_terminal(site: &Site) {
    let tell = |line: &str, input: &str| {
        let output = site.desk.tell(line, input);
        assert!(output.status.success(), "{line}: {output:?}");
    };
    let new = "solo new --bot koloth --difficulty commander --captain picard --side advanced";
    tell(&format!("{new} --deck virtual --name terminal"), "");
    for card in DECK {
        tell(&format!("solo correct move deck {card} --name terminal"), "");
    }
    tell("solo correct influence 2 --name terminal", "");
    tell("solo correct military 3 --name terminal", "");
    tell("solo correct stardate 2 3 --name terminal", "");
    let answers = "\nharry mudd; lirpa; xrb + 1 glory; kelpeins; ars + 2 you; \
         cc/card/betazed + 1 bot; xahea + 1 you\nbiobed; 10 3 4\ncanc\nholosuite\n";
    tell("solo play --name terminal", answers);
}

/// The table of a game, as programs read it.
fn table(site: &mut Site, name: &str) -> serde_json::Value {
    site.settle();
    table_there(site, name)
}

fn table_there(site: &Site, name: &str) -> serde_json::Value {
    let output = site.desk.run(&format!("solo status --json --name {name}"));
    let document: serde_json::Value = serde_json::from_slice(&output.stdout).expect("a document");
    document["table"].clone()
}

#[test]
fn the_printed_turn_by_forms_comes_to_the_table_of_the_terminal() {
    for lang in Lang::ALL {
        let mut site = begun(lang);
        let end = play_the_printed_turn(&mut site);
        assert!(end.says(&["Rura Penthe", "Harry Mudd", "Holosuite"]), "{}", end.text);
        let by_forms = table(&mut site, "koloth-commander");
        play_in_the_terminal(&site);
        assert_eq!(by_forms, table_there(&site, "terminal"));
        assert_eq!(by_forms["tracks"], serde_json::json!([0, 4, 4]));
        let told = site.get(&format!("{GAME}/log"));
        assert_eq!(told.status, StatusCode::OK);
        assert!(told.says(&["Rura Penthe"]), "{}", told.text);
    }
}

#[test]
fn every_page_of_a_game_is_there_in_both_languages() {
    for lang in Lang::ALL {
        let mut site = begun(lang);
        for path in ["/solo", "/solo/new", GAME] {
            let got = site.get(path);
            assert_eq!(got.status, StatusCode::OK, "{path}");
            assert_eq!(got.text.matches("<h1").count(), 1, "{path}: {}", got.text);
        }
        for below in ["setup", "log", "score", "delete"] {
            let got = site.get(&format!("{GAME}/{below}"));
            assert_eq!(got.status, StatusCode::OK, "{below}: {}", got.text);
            assert_eq!(got.text.matches("<h1").count(), 1, "{below}: {}", got.text);
        }
        assert!(site.get("/solo").says(&["koloth-commander"]));
        let set_up = site.get(&format!("{GAME}/setup")).text;
        assert!(set_up.matches("type=\"checkbox\"").count() >= 10, "{set_up}");
    }
}

#[test]
fn no_page_of_a_game_needs_script_or_says_what_is_to_be_typed_in_a_terminal() {
    let mut site = begun(Lang::En);
    laid_out(&mut site);
    let turn = act(&mut site, "turn", &[]);
    for page in [turn, site.get(GAME), site.get("/solo"), site.get("/solo/new")] {
        assert!(!page.text.contains("onclick") && !page.text.contains(" style="), "{}", page.text);
        assert!(!page.says(&["tricorder solo"]), "{}", page.text);
    }
}

#[test]
fn the_turn_begins_with_what_was_told_of_the_table_and_goes_back_with_it() {
    let mut site = begun(Lang::En);
    laid_out(&mut site);
    let tracks = [("my-tracks.steps.0", "4"), ("my-tracks.steps.1", "0"), ("my-tracks.steps.2", "1")];
    let told: Vec<(&str, &str)> = TABLE.iter().copied().chain(tracks).collect();
    let asks_table = ["What is on the table now?"];
    let turn = act(&mut site, "turn", &told);
    assert!(!turn.says(&asks_table), "{}", turn.text);
    let back = act(&mut site, "undo", &[]);
    assert!(!back.says(&["4 · 0 · 1"]) && !back.says(&asks_table), "{}", back.text);
    let again = act(&mut site, "redo", &[]);
    assert!(again.says(&["4 · 0 · 1"]) && !again.says(&asks_table), "{}", again.text);
    act(&mut site, "undo", &[]);
    let some: Vec<(&str, &str)> = TABLE.iter().copied().filter(|(name, _)| !name.contains("market.0")).collect();
    let asked = act(&mut site, "turn", &some);
    assert!(
        asked.says(&asks_table) && asked.says(&["value=\"kelpeins\""]),
        "what is missing is asked for: {}",
        asked.text
    );
}

#[test]
fn what_does_not_fit_is_said_and_what_was_typed_stays() {
    let mut site = begun(Lang::De);
    laid_out(&mut site);
    let head = at(&act(&mut site, "turn", &[]).text);
    let mut fields = TABLE.to_vec();
    fields[3].1 = "tribbel-nest";
    fields.push(("at", &head));
    let got = site.post(&format!("{GAME}/answer"), &fields);
    assert_eq!(got.status, StatusCode::BAD_REQUEST);
    let told = ["role=\"alert\"", "tribbel-nest", "value=\"kelpeins\"", "value=\"ars\""];
    assert!(got.says(&told), "{}", got.text);
    assert_eq!(at(&site.get(GAME).text), head, "nothing is written");
}

/// The page shows no numbered lists, so a number is no name there; what the pieces do not allow is refused as it is in
/// a terminal.
#[test]
fn numbers_are_no_names_and_figures_that_cannot_be_are_refused() {
    let mut site = begun(Lang::En);
    laid_out(&mut site);
    let head = at(&act(&mut site, "turn", &[]).text);
    for (name, value, told) in [
        ("answer.several.1.market.0.card", "20", "this asks for a name"),
        ("answer.several.0.stardate.glory", "60", "begins with 7 Glory"),
        ("answer.several.2.zone.0.player.teams", "9", "Picard has 5 Away Teams"),
        ("answer.several.2.zone.0.player.ships", "60", "Ship tokens"),
    ] {
        let others = TABLE.iter().copied().filter(|(other, _)| *other != name);
        let fields: Vec<(&str, &str)> = others.chain([(name, value), ("at", &head)]).collect();
        let got = site.post(&format!("{GAME}/answer"), &fields);
        assert_eq!(got.status, StatusCode::BAD_REQUEST, "{name}");
        assert!(got.says(&["role=\"alert\"", told]), "{}", got.text);
    }
    assert_eq!(at(&site.get(GAME).text), head, "nothing is written");
}

#[test]
fn the_second_writer_is_told_and_writes_nothing() {
    let mut site = begun(Lang::En);
    let seen = at(&site.get(GAME).text);
    act(&mut site, "event", &[("event", "dilithium"), ("dilithium.count", "2")]);
    let before = table(&mut site, "koloth-commander");
    for (below, fields) in [
        ("turn", vec![]),
        ("undo", vec![]),
        ("event", vec![("event", "steal")]),
        ("correct", vec![("correct", "glory"), ("glory.amount", "9")]),
        ("answer", vec![("answer.card", "biobed")]),
    ] {
        let fields = [vec![("at", seen.as_str())], fields].concat();
        let got = site.post(&format!("{GAME}/{below}"), &fields);
        assert_eq!(got.status, StatusCode::CONFLICT, "{below}");
        assert!(got.says(&["continued elsewhere", "<svg"]), "{below}: {}", got.text);
    }
    assert_eq!(table(&mut site, "koloth-commander"), before);
    assert_eq!(before["supply"]["dilithium"], 2);
}

/// The next game of a name begins with as many changes as the one before did.
#[test]
fn a_page_of_a_deleted_game_does_not_go_on_with_the_next() {
    let mut site = begun_at(Site::served(Lang::En));
    let page = site.get(GAME);
    let seen = page.text.split("name=\"at\" value=\"").nth(1).and_then(|rest| rest.split('"').next());
    let seen = seen.expect("a version").to_owned();
    assert!(site.desk.run("solo remove koloth-commander").status.success());
    let mut site = begun_at(site);
    assert_eq!(at(&site.get(GAME).text), at(&page.text));
    let got =
        site.post(&format!("{GAME}/event"), &[("at", &seen), ("event", "dilithium"), ("dilithium.count", "2")]);
    assert_eq!(got.status, StatusCode::CONFLICT);
    assert_eq!(table(&mut site, "koloth-commander")["supply"]["dilithium"], 0);
}

#[test]
fn the_terminal_is_another_writer() {
    let mut site = begun_at(Site::served(Lang::En));
    let seen = at(&site.get(GAME).text);
    assert!(site.desk.run("solo event glory 1").status.success());
    let got = site.post(&format!("{GAME}/turn"), &[("at", &seen)]);
    assert_eq!(got.status, StatusCode::CONFLICT);
    assert_ne!(at(&got.text), seen, "it shows where the game stands");
}

/// All of a game is one form: what is reported must take nothing of what can be set right.
#[test]
fn no_two_fields_of_a_game_have_one_name() {
    let mut site = begun(Lang::En);
    laid_out(&mut site);
    for page in [site.get(GAME).text, act(&mut site, "turn", &[]).text] {
        let mut names: Vec<String> = printed::held(&page).into_iter().map(|(name, _)| name).collect();
        names.retain(|name| name.contains('.'));
        assert!(names.len() > 20, "{names:?}");
        names.sort();
        assert!(names.windows(2).all(|pair| pair[0] != pair[1]), "{names:?}");
    }
}

#[test]
fn undo_and_redo_lead_back_and_forth() {
    let mut site = begun(Lang::En);
    let first = site.get(GAME);
    assert!(first.says(&["disabled"]), "nothing to take back: {}", first.text);
    act(&mut site, "event", &[("event", "dilithium"), ("dilithium.count", "3")]);
    act(&mut site, "undo", &[]);
    assert_eq!(table(&mut site, "koloth-commander")["supply"]["dilithium"], 0);
    act(&mut site, "redo", &[]);
    assert_eq!(table(&mut site, "koloth-commander")["supply"]["dilithium"], 3);
}

#[test]
fn names_nobody_gave_lead_back_to_the_list() {
    let mut site = begun_at(Site::served(Lang::De));
    for path in ["", "/setup", "/score", "/delete", "/news"] {
        let got = site.get(&format!("/solo/nobody{path}"));
        assert_eq!(got.status, StatusCode::NOT_FOUND, "{path}: {}", got.text);
    }
    for below in ["turn", "answer", "undo", "redo", "event", "correct", "score", "delete"] {
        let got = site.post(&format!("/solo/nobody/{below}"), &[("at", "1")]);
        assert_eq!(got.status, StatusCode::NOT_FOUND, "{below}: {}", got.text);
        assert!(got.says(&["href=\"/solo\""]), "{below}: {}", got.text);
    }
}

#[test]
fn any_name_can_be_played_and_deleted() {
    for name in ["Grüße / & <b>?", "new", "--json", "a.b"] {
        let mut site = Site::open(Lang::En);
        let mut chosen = PRINTED.to_vec();
        chosen.push(("name", name));
        let set_up = site.submit("/solo/new", &chosen);
        assert_eq!(set_up.status, StatusCode::OK, "{name}: {}", set_up.text);
        let list = site.get("/solo").text;
        let link = list.split("<ul class=\"games\">").nth(1).expect("games");
        let link = link.split("href=\"").nth(1).expect("a link");
        let path = link.split('"').next().expect("its end").replace("&amp;", "&");
        assert_eq!(site.get(&path).status, StatusCode::OK, "{name}: {path}");
        for below in ["log", "score"] {
            let got = site.get(&format!("{path}/{below}"));
            assert_eq!(got.status, StatusCode::OK, "{path}/{below}: {}", got.text);
        }
        assert!(site.get(&format!("{path}/delete")).says(&["<form"]));
        let left = site.submit(&format!("{path}/delete"), &[]);
        assert!(left.says(&["name=\"kind\" value=\"solo\""]), "{}", left.text);
        let lists = |site: &mut Site| site.get("/solo").says(&["class=\"games\""]);
        assert!(!lists(&mut site));
        let back = site.submit("/trash", &[("kind", "solo"), ("name", name)]);
        assert!(back.says(&["class=\"games\""]), "{}", back.text);
        site.submit(&format!("{path}/delete"), &[]);
    }
}

#[test]
fn choices_that_do_not_go_together_stay_in_the_form() {
    let mut site = Site::open(Lang::De);
    let mut same = PRINTED;
    same[2].1 = "koloth";
    let got = site.post("/solo/new", &same);
    assert_eq!(got.status, StatusCode::BAD_REQUEST);
    assert!(got.says(&["role=\"alert\"", "value=\"koloth\" checked"]), "{}", got.text);
    assert_eq!(site.post("/solo/new", &[]).status, StatusCode::BAD_REQUEST);
}

#[test]
fn points_are_counted_against_those_of_the_bot() {
    let mut site = begun(Lang::En);
    play_the_printed_turn(&mut site);
    let asked = site.get(&format!("{GAME}/score"));
    assert!(asked.says(&["name=\"glory\"", "value=\"10\""]), "{}", asked.text);
    let counted = site.post(
        &format!("{GAME}/score"),
        &[
            ("glory", "6"),
            ("tokens", "2"),
            ("printed", "9"),
            ("tracks.0", "10"),
            ("tracks.1", "3"),
            ("tracks.2", "4"),
        ],
    );
    assert!(counted.says(&["17", "<table"]), "{}", counted.text);
    let refused = site.post(&format!("{GAME}/score"), &[("cards", "no such card")]);
    assert_eq!(refused.status, StatusCode::BAD_REQUEST);
    assert!(refused.says(&["no such card"]), "{}", refused.text);
}

#[test]
fn cards_are_ticked_and_looking_at_the_sum_keeps_nothing() {
    let mut site = begun(Lang::En);
    play_the_printed_turn(&mut site);
    let first = site.get(&format!("{GAME}/score"));
    let worf = "name=\"own\" value=\"cc/card/worf\" checked";
    let data = "name=\"later\" value=\"cc/card/data\"";
    assert!(first.says(&[worf, data, "12 cards counted"]), "{}", first.text);
    assert!(!first.text.contains(&format!("{data} checked")), "{}", first.text);
    let one = site.get(&format!("{GAME}/score?own=cc/card/red-alert-picard&tracks.0=10&tracks.1=3&tracks.2=4"));
    assert!(one.says(&["1 card counted"]) && !one.text.contains(worf), "{}", one.text);
    let by_hand = site.get(&format!("{GAME}/score?own=cc/card/red-alert-picard&printed=9"));
    assert!(!by_hand.text.contains("card counted"), "{}", by_hand.text);
}

#[test]
fn what_was_played_last_begins_again_with_one_button() {
    let mut site = begun(Lang::En);
    let list = site.get("/solo");
    assert!(list.says(&["Koloth · Commander, again"]), "{}", list.text);
    let fields = ["bot", "difficulty", "captain", "side", "deck"];
    let held = |name: &str| list.text.split(&format!("name=\"{name}\" value=\"")).nth(1)?.split('"').next();
    let again: Vec<(&str, &str)> = fields.iter().filter_map(|name| Some((*name, held(name)?))).collect();
    assert_eq!(again.len(), fields.len(), "{}", list.text);
    assert_eq!(site.post("/solo/new", &again).to(), Some("/solo/koloth-commander-2/setup"));
}

#[test]
fn ticks_of_the_set_up_are_kept_with_the_game() {
    let mut site = begun(Lang::En);
    let path = format!("{GAME}/setup");
    let done = site.post(&path, &[("tick", "0"), ("tick", "2"), ("tick", "999"), ("tick", "<b>")]);
    assert_eq!(done.to(), Some(GAME));
    let list = site.get(&path);
    assert!(list.says(&["value=\"0\" checked", "value=\"2\" checked", "/sheet/koloth"]), "{}", list.text);
    assert!(!list.text.contains("value=\"1\" checked"), "{}", list.text);
}

#[test]
fn junk_in_a_form_of_a_game_writes_nothing() {
    let mut site = begun(Lang::En);
    let head = at(&act(&mut site, "turn", &[]).text);
    let before = table(&mut site, "koloth-commander");
    for junk in ["", "\u{0}", "9999999999999999999999", "-1", "<script>", "../../etc/passwd", "@/etc/passwd"] {
        let fields = [
            ("at", head.as_str()),
            ("answer.card", junk),
            ("answer.several", junk),
            ("answer.several.0.stardate.card", junk),
            ("answer.several.0.stardate.glory", junk),
            ("answer.several.1.market.0.card", junk),
            ("answer.several.2.zone.0.card", junk),
            ("answer.count", junk),
            ("event", junk),
            ("correct", junk),
        ];
        for below in ["answer", "event", "correct"] {
            let got = site.post(&format!("{GAME}/{below}"), &fields);
            assert_eq!(got.status, StatusCode::BAD_REQUEST, "{below} {junk}: {}", got.text);
            assert!(!got.text.contains("<script>"), "{below}");
        }
    }
    assert_eq!(table(&mut site, "koloth-commander"), before);
}
