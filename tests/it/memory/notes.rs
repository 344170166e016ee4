//! Notes where the list of them is lost, and on the page.

use std::fs;

use model::Lang;

use crate::kit::desk::Desk;
use crate::kit::site::Site;

#[test]
fn notes_outlive_a_data_base_of_an_earlier_version_and_a_lost_list_of_them() {
    let desk = Desk::new();
    assert!(desk.run("note recall kept --lang en").status.success());
    fs::remove_file(desk.own.path().join("noted")).expect("the list");
    let recall = String::from_utf8(desk.run("recall --lang en").stdout).expect("text");
    assert!(!recall.contains("kept"), "{recall}");
    assert!(desk.run("note").status.success());
    let recall = String::from_utf8(desk.run("recall --lang en").stdout).expect("text");
    assert!(recall.contains("kept"), "{recall}");
}

#[test]
fn notes_stand_on_the_page_of_the_browser_too() {
    let desk = Desk::new();
    assert!(desk.run("note recall seen-by-all").status.success());
    let mut site = Site::of(desk, Lang::En);
    for path in ["/e/cc/keyword/recall", "/?q=recall"] {
        let page = site.get(path).text;
        assert!(page.contains("Your notes") && page.contains("seen-by-all"), "{page}");
    }
    let other = site.get("/e/cc/keyword/log").text;
    assert!(!other.contains("Your notes"), "{other}");
}
