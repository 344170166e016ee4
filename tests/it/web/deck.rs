//! Decks: pasted, mended, saved, looked through, compared, written and removed.

use model::Lang;
use serde_json::Value;

use crate::kit::site::Site;
use crate::kit::visitor::{Seen, Visitor, encoded};

/// A legal deck, as the program writes it.
fn list(visitor: &Visitor) -> String {
    let written = visitor.desk.run("deck convert example:klingon --to text");
    String::from_utf8(written.stdout).expect("text")
}

/// What the first button that mends a line sends.
fn mend(page: &Seen) -> String {
    let behind = page.body.split("name=\"mend\" value=\"").nth(1);
    let value = behind.expect("a button").split('"').next();
    value.expect("its value").to_owned()
}

/// The page a list that was sent leads to.
fn checked(visitor: &Visitor, path: &str, fields: &[(&str, &str)]) -> Seen {
    visitor.get(&visitor.send(path, fields).leads_to())
}

#[test]
fn a_pasted_list_is_judged_and_mended_with_a_tap() {
    let visitor = Visitor::new();
    let wrong = list(&visitor).replace("Khitomer Investigation", "Khitomer Investigtion");
    let open = [("de", "Eine Karte ist noch unklar", "✓ Erlaubt"), ("en", "One card is unclear", "✓ Legal")];
    for (lang, unread, legal) in open {
        let path = format!("/decks/check?lang={lang}");
        let page = checked(&visitor, &path, &[("list", &wrong)]);
        assert_eq!(page.status, 200);
        page.says(&[unread, "<b>Khitomer, Khitomer Investigtion</b>"]);
        assert!(!page.body.contains(legal), "{}", page.body);
        let mended = checked(&visitor, &path, &[("list", &wrong), ("mend", &mend(&page))]);
        mended.says(&[legal, "1x Khitomer, Khitomer Investigation\n"]);
        assert!(!mended.body.contains("Investigtion"), "{}", mended.body);
    }
}

#[test]
fn what_was_read_in_each_line_is_folded_below_the_list() {
    let visitor = Visitor::new();
    let tally = list(&visitor).replace("2x Triage", "Triage ••") + "\n\nThanks for reading!\n";
    let saved = visitor.send("/decks/save", &[("list", tally.as_str()), ("name", "tally")]).leads_to();
    for (lang, fold, read, not) in [
        ("en", "<summary>Show what was read in each line</summary>", "· Dilemma pile", "not a card"),
        ("de", "<summary>Zeigen, wie jede Zeile gelesen wurde</summary>", "· Dilemma-Stapel", "keine Karte"),
    ] {
        let pasted = checked(&visitor, &format!("/decks/check?lang={lang}"), &[("list", &tally)]);
        pasted.says(&["<details class=\"more\" id=\"lines\">", fold, "Triage ••", not]);
        visitor.get(&format!("{saved}?lang={lang}")).says(&[fold, read]);
    }
}

#[test]
fn what_only_takes_forms_leads_back_in_the_language_asked_for() {
    let visitor = Visitor::new();
    for path in ["/decks/check", "/decks/save", "/deck/a/note", "/deck/a/restore", "/deck/a/remove"] {
        assert_eq!(visitor.get(&format!("{path}?lang=en")).status, 303, "{path}");
    }
}

#[test]
fn a_copy_more_or_less_is_a_tap() {
    let visitor = Visitor::new();
    let list = list(&visitor);
    let fields = [("list", list.as_str()), ("count", "dilemmas\t-1\tTriage")];
    let page = checked(&visitor, "/decks/check?lang=en", &fields);
    page.says(&["\n1 Triage\n"]);
    for (name, written) in [("Triage", "\n3 Triage\n"), ("2x Davies", "\n2 Davies\n")] {
        let added = [("list", list.as_str()), ("add", name)];
        checked(&visitor, "/decks/check?lang=en", &added).says(&[written]);
    }
}

#[test]
fn a_saved_deck_keeps_each_tap_and_takes_it_back() {
    let visitor = Visitor::new();
    let list = list(&visitor);
    let fields = [("list", list.as_str()), ("name", "kept"), ("note", "mine")];
    let place = visitor.send("/decks/save", &fields).leads_to();
    let fewer = visitor.send(&format!("{place}/change"), &[("count", "deck\t-1\tDokar")]);
    assert_eq!(fewer.leads_to(), place);
    visitor.get(&format!("{place}?lang=en")).says(&["version 2", "mine", "✗ Not legal", "Undo"]);
    visitor.get(&format!("{place}/file?to=text")).says(&["2x Dokar"]);
    visitor.send(&format!("{place}/restore"), &[("version", "1"), ("from", "report")]).leads_to();
    visitor.get(&format!("{place}/file?to=text")).says(&["3x Dokar"]);
    assert_eq!(visitor.send("/deck/nobody/change", &[("add", "Davies")]).status, 404);
}

#[test]
fn a_document_becomes_a_list_whose_names_can_be_put_right() {
    let visitor = Visitor::new();
    let document = "<deck><superzone name=\"Deck\"><card><name>Davis</name></card></superzone></deck>";
    let page = checked(&visitor, "/decks/check?lang=en", &[("list", document)]);
    page.says(&["Deck\n1 Davis<", "value=\"2\tDavis\tDavies\""]);
}

#[test]
fn a_card_more_goes_to_the_pile_of_its_type() {
    let visitor = Visitor::new();
    let list = list(&visitor).replace("1x Khitomer, Khitomer Investigation\n", "");
    let fields = [("list", list.as_str()), ("add", "Khitomer, Khitomer Investigation")];
    checked(&visitor, "/decks/check?lang=en", &fields).says(&["✓ Legal"]);
}

#[test]
fn rules_that_are_broken_are_told_at_their_lines() {
    let visitor = Visitor::new();
    let many = list(&visitor).replace("2x Triage", "9x Triage");
    let page = checked(&visitor, "/decks/check?lang=en", &[("list", &many)]);
    page.says(&["✗ Not legal", "9 × Triage", "Take 6 out", "value=\"dilemmas\t-6\tTriage\""]);
    let cut = [("list", many.as_str()), ("count", "dilemmas\t-6\tTriage")];
    checked(&visitor, "/decks/check?lang=en", &cut).says(&["✓ Legal", "\n3 Triage\n"]);
}

#[test]
fn a_list_is_measured_without_being_saved() {
    let visitor = Visitor::new();
    let list = list(&visitor);
    for (view, part) in [("stats", "<meter"), ("odds", "<meter"), ("hand", "<ol class=\"hand\">")] {
        let page = checked(&visitor, "/decks/check", &[("list", &list), ("view", view)]);
        assert_eq!(page.status, 200);
        page.says(&[part]);
    }
    assert!(!visitor.get("/decks?lang=en").body.contains("href=\"/deck/mine"));
}

#[test]
fn a_deck_goes_through_its_life() {
    let visitor = Visitor::new();
    let (list, name) = (list(&visitor), "../Mein/Deck ä");
    let fields = [("list", list.as_str()), ("name", name), ("note", "from the web")];
    let place = visitor.send("/decks/save", &fields).leads_to();
    let page = visitor.get(&format!("{place}?lang=de"));
    page.says(&["<h1>../Mein/Deck ä</h1>", "Version 1", "from the web", "✓ Erlaubt"]);

    let taken = visitor.send("/decks/save?lang=de", &fields);
    assert_eq!(taken.status, 400);
    taken.says(&["from the web", "1x Khitomer, Khitomer Investigation"]);
    let fewer = list.replace("2x Escape", "1x Escape");
    let again = [("list", fewer.as_str()), ("name", name), ("replace", "on")];
    assert_eq!(visitor.send("/decks/save", &again).leads_to(), place);
    visitor.get(&format!("{place}?lang=en")).says(&["version 2", "✗ Not legal"]);
    visitor.get(&format!("/decks?of={}", encoded(name))).says(&["1 Escape", "value=\"../Mein/Deck ä\""]);

    let back = visitor.send(&format!("{place}/restore"), &[("version", "1")]);
    visitor.get(&back.leads_to()).says(&["version 3"]);
    let file = format!("{place}/file?to=text");
    visitor.get(&file).says(&["2x Escape"]);
    visitor.send(&format!("{place}/note"), &[("note", "--mine")]).leads_to();
    visitor.get(&place).says(&["--mine"]);

    assert_eq!(visitor.send(&format!("{place}/remove"), &[]).leads_to(), "/trash");
    assert_eq!(visitor.get(&place).status, 404);
    visitor.get("/trash").says(&["../Mein/Deck ä"]);
    let back = [("kind", "deck"), ("name", name)];
    assert_eq!(visitor.send("/trash", &back).leads_to(), "/decks");
    visitor.get(&file).says(&["2x Escape"]);
    assert_eq!(visitor.send("/trash", &back).status, 404);
}

#[test]
fn a_hand_has_an_address_that_draws_it_again() {
    let visitor = Visitor::new();
    let place = visitor.get("/deck/example%3Aklingon?view=hand").leads_to();
    assert!(place.contains("seed="), "{place}");
    let [first, second] = [(); 2].map(|()| visitor.get(&place));
    assert_eq!(first.body, second.body);
    assert_eq!(first.body.matches("data-frame").count(), 7);
    let again = visitor.get("/deck/example%3Aklingon?view=hand&mulligans=2").leads_to();
    visitor.get(&format!("{again}&lang=en")).says(&["after 2 mulligans"]);
    let next = visitor.get(&format!("{place}&draws=1"));
    assert_eq!(next.body.matches("data-frame").count(), 8);
}

#[test]
fn a_deck_is_played_alone_by_its_form_and_a_hand_turn_by_turn() {
    let visitor = Visitor::new();
    let deck = "/deck/example%3Aklingon?lang=en";
    let figures = visitor.get(&format!("{deck}&view=goldfish&games=10&turns=4&against=example:romulan"));
    figures.says(&["name=\"games\"", "value=\"10\"", "10 games of 4 turns", "Compared with", "leave out"]);
    visitor.get(&format!("{deck}&view=goldfish&games=0")).says(&["name=\"games\""]);
    let hand = visitor.get(&format!("{deck}&view=hand&seed=3&turns=2"));
    hand.says(&["Turn 2", "turns=3", "leave out"]);
    let list = "list=3x%20Kahmis%0AQo%27noS%2C%20Heart%20of%20the%20Empire";
    visitor
        .get(&format!("/decks/check?{list}&view=goldfish&games=5&lang=en"))
        .says(&["5 games of 12", "name=\"list\""]);
}

#[test]
fn two_decks_are_compared_and_decks_are_files_to_keep() {
    let visitor = Visitor::new();
    for (lang, words) in [("de", "Von „Klingonen“ zu „Romulaner“"), ("en", "Klingons")] {
        let path = format!("/decks/compare?first=example:klingon&second=example:romulan&lang={lang}");
        let page = visitor.get(&path);
        assert_eq!(page.status, 200);
        page.says(&[words, "Surgery Under Fire"]);
    }
    assert_eq!(visitor.get("/decks/compare?first=a&second=b").status, 400);
    let file = visitor.get("/deck/example%3Aklingon/file?to=octgn");
    assert_eq!(file.status, 200);
    assert!(file.head.contains("attachment; filename=\"klingon.o8d\""), "{}", file.head);
    assert!(file.body.starts_with("<?xml"), "{}", file.body);
    assert_eq!(visitor.get("/deck/example%3Aklingon/file?to=..%2Fx").status, 404);
}

#[test]
fn crews_of_captains_chair_are_checked_too() {
    let visitor = Visitor::new();
    let crew = "Available\n1 Jean-Luc Picard\n";
    let page = checked(&visitor, "/decks/check?lang=en", &[("list", crew), ("game", "cc")]);
    page.says(&["Picard"]);
    assert!(page.body.contains("value=\"cc\" checked"), "{}", page.body);
}

#[test]
fn no_name_opens_a_file_or_the_clipboard() {
    let visitor = Visitor::new();
    for name in ["Cargo.toml", "/etc/passwd", "..%2F..%2Fetc%2Fpasswd", "%00clipboard", "-"] {
        let page = visitor.get(&format!("/deck/{name}?lang=en"));
        assert_eq!(page.status, 404, "{name}");
        assert!(!page.body.contains("root:"), "{name}");
    }
}

#[test]
fn too_much_is_refused() {
    let visitor = Visitor::new();
    let list = "1 Kira\n".repeat(60_000);
    assert_eq!(visitor.send("/decks/check", &[("list", &list)]).status, 413);
}

#[test]
fn the_collection_changes_a_copy_at_a_tap_and_grows_by_names() {
    let visitor = Visitor::new();
    visitor.desk.tell("collection import -", "2 Davies\n");
    for (lang, words) in [("de", "Sammlung"), ("en", "Collection")] {
        visitor.get(&format!("/collection?lang={lang}")).says(&[words, "Davies", "<b>2</b>"]);
        visitor.get(&format!("/deck/example:klingon?view=missing&lang={lang}")).says(&["Dokar"]);
    }
    let more = visitor.send("/collection", &[("more", "1 Davies")]);
    assert_eq!(more.leads_to(), "/collection");
    let kang = "2e/card/kang-honored-warrior";
    let page = visitor.send("/collection", &[("more", "1 Kang, Honored Warrior"), ("from", kang)]);
    assert_eq!(page.leads_to(), format!("/e/{kang}"));
    visitor.get("/collection?lang=en").says(&["<b>3</b>", "Kang, Honored Warrior"]);
    visitor.get(&format!("/e/{kang}?lang=en")).says(&["In your collection", "<b>1</b>"]);
    let unknown = visitor.send("/collection?lang=en", &[("card", "Nobody at all")]);
    assert_eq!(unknown.status, 400);
    unknown.says(&["is called “Nobody at all”", "value=\"Nobody at all\""]);
}

#[test]
fn a_collection_is_pasted_once_its_doubts_are_settled_and_ticked_in_a_set() {
    let visitor = Visitor::new();
    let list = "2 Dokar\n1 Davis";
    let doubtful = visitor.send("/collection?lang=en", &[("list", list)]);
    assert_eq!(doubtful.status, 200);
    doubtful.says(&["One card is unclear", "value=\"2\tDavis\tDavies\""]);
    assert!(!doubtful.body.contains("id=\"2e-card-dokar\""), "{}", doubtful.body);
    let mended = [("list", list), ("mend", "2\tDavis\tDavies")];
    visitor.send("/collection?lang=en", &mended).says(&["Imported", "id=\"2e-card-dokar\"", "<b>2</b>"]);
    visitor.send("/collection?lang=en", &[("list", "5 Dokar"), ("how", "set")]).says(&["<b>5</b>"]);
    let tick = visitor.send("/collection", &[("less", "1 Dokar"), ("set", "SE")]);
    assert_eq!(tick.leads_to(), "/collection?set=SE");
    assert_eq!(visitor.get("/collection?set=NOSUCH").status, 404);
    visitor.get("/collection?lang=en").says(&["Check off a set", "<b>4</b>", "href=\"/collection?set="]);
}

/// The heading of the whole deck counts what stands below those of its types, unknown names too.
#[test]
fn a_heading_counts_what_stands_below_those_inside_it() {
    let visitor = Visitor::new();
    let parts = "Draw Deck (6)\n\nPersonnel (4)\n3 Dokar\n1 Kng, Honored Warrior\n\nEvents (2)\n2 Escpe\n";
    let page = checked(&visitor, "/decks/check?lang=en", &[("list", parts)]);
    page.says(&["2 cards are unclear"]);
    assert!(!page.body.contains(" says "), "{}", page.body);
    let fewer = parts.replace("(6)", "(7)");
    checked(&visitor, "/decks/check?lang=en", &[("list", &fewer)])
        .says(&["Line 1 says 7 cards, but the count is 6."]);
}

/// What stands in the box for lists, as a browser would send it.
fn boxed(page: &str) -> String {
    let behind = page.split("<textarea id=\"f-list\"").nth(1).expect("a box");
    let inner = behind.split_once('>').and_then(|(_, rest)| rest.split("</textarea>").next()).expect("a list");
    let signs = [("&quot;", "\""), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")];
    signs.iter().fold(inner.trim_start().to_owned(), |text, (written, sign)| text.replace(written, sign))
}

#[test]
fn a_deck_of_the_terminal_opens_in_the_app_by_its_link_and_comes_back_equal() {
    let mut app = Site::in_app(Lang::De, "https://example.org/");
    let desk = &app.desk;
    desk.run("deck save example:klingon --name Ehre");
    let shared = desk.run("deck share Ehre --app https://example.org --json");
    let shared: Value = serde_json::from_slice(&shared.stdout).expect("json");
    let link = shared["link"].as_str().expect("a link").to_owned();
    let code = link.strip_prefix("https://example.org/#deck=").expect("a code");

    let opened = app.get(&format!("/decks/check?list={code}"));
    assert!(opened.status.is_success() && opened.text.contains("✓ Erlaubt"), "{}", opened.text);
    assert!(opened.text.contains("name=\"name\" value=\"Ehre\""), "{}", opened.text);
    let list = boxed(&opened.text);
    assert!(list.contains("\n3 Dokar\n"), "{list}");
    app.submit("/decks/save", &[("list", &list), ("name", "Ehre")]);
    let back = app.get("/deck/Ehre/share");
    assert!(back.text.contains(&link) && back.text.contains("<svg class=\"qr\""), "{}", back.text);
    // The whole link is a list as well, wherever one is pasted.
    let pasted = app.submit("/decks/check", &[("list", &format!("Schau mal: {link}"))]);
    assert!(pasted.text.contains("\n3 Dokar\n"), "{}", pasted.text);
    let cut = app.submit("/decks/check", &[("list", &link[..link.len() - 9])]);
    assert!(cut.text.contains("Das Ende fehlt."), "{}", cut.text);
    // A list nobody has saved goes as well, and so does a query.
    let unsaved = app.submit("/decks/share", &[("list", "3 Dokar")]);
    assert!(unsaved.text.contains("https://example.org/#deck=tcd1-"), "{}", unsaved.text);
    let query = app.get("/cards/share?q=typ:schiff+kosten%3C3");
    assert!(query.text.contains("https://example.org/#cards=typ%3Aschiff%20kosten%3C3"), "{}", query.text);
}

#[test]
fn a_deck_has_a_sheet_for_the_tournament() {
    let visitor = Visitor::new();
    let page = visitor.get("/deck/example%3Aklingon/sheet?lang=en&player=Jo+Doe");
    page.says(&["<div class=\"paper\">", "Jo Doe", "Missions: 5", "Dilemma pile: 20", "Deck: 35", "1S191", "____"]);
    assert_eq!(visitor.get("/deck/nobody/sheet").status, 400);
    visitor
        .get("/deck/example%3Aklingon?lang=en")
        .says(&["/deck/example%3Aklingon/sheet", "/deck/example%3Aklingon/share"]);
}
