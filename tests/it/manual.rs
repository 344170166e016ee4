//! What packages have beside the program: it writes its manual and its completions itself.

use std::fs;

use crate::kit::desk::Desk;

/// Pages there are, by name.
fn pages(lang: &str) -> Vec<(String, String)> {
    let desk = Desk::with_empty_cache();
    let folder = desk.own.path().join("deep/man");
    let output = desk.run(&format!("admin man --lang {lang} --into {}", folder.display()));
    assert!(output.status.success(), "{output:?}");
    let files = fs::read_dir(folder).expect("a folder");
    let mut pages: Vec<_> = files
        .map(|file| {
            let path = file.expect("a page").path();
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            (name, fs::read_to_string(path).expect("a page"))
        })
        .collect();
    pages.sort();
    pages
}

#[test]
fn every_page_that_a_page_names_is_written() {
    for lang in ["en", "de"] {
        let pages = pages(lang);
        assert!(pages.len() > 100, "{}", pages.len());
        for (name, page) in &pages {
            let lines = page.lines().map(|line| line.replace('\\', ""));
            for other in lines.filter(|line| line.starts_with("tricorder-") && line.ends_with("(1)")) {
                let file = other.replace("(1)", ".1");
                assert!(pages.iter().any(|(name, _)| *name == file), "{name} names {file}");
            }
        }
        let own = |name: &str| pages.iter().find(|(page, _)| page == name).expect("a page").1.clone();
        assert!(own("tricorder.1").contains("TRICORDER_CACHE_DIR"));
        assert!(!own("tricorder-deck-check.1").contains("TRICORDER_CACHE_DIR"));
    }
}

#[test]
fn a_folder_that_cannot_be_made_is_refused() {
    let desk = Desk::with_empty_cache();
    let file = desk.own.path().join("file");
    fs::write(&file, "").expect("a file");
    let output = desk.run(&format!("admin man --lang en --into {}/man", file.display()));
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(said.contains("No pages can be written"), "{said}");
}
