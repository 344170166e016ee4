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
fn the_manual_has_a_page_a_command_with_all_that_pages_have() {
    let version = concat!("\"tricorder ", env!("CARGO_PKG_VERSION"), "\"");
    for (lang, headings) in [
        ("en", ["EXAMPLES", "EXIT STATUS", "FILES", "SEE ALSO"]),
        ("de", ["BEISPIELE", "RÜCKGABEWERTE", "DATEIEN", "SIEHE AUCH"]),
    ] {
        let pages = pages(lang);
        assert!(pages.len() <= 20, "{}", pages.len());
        let lines: usize = pages.iter().map(|(_, page)| page.lines().count()).sum();
        assert!(lines <= 3_000, "{lines}");
        for (name, page) in &pages {
            assert!(page.contains(version), "{name}");
            for heading in headings {
                let shown = if heading.contains(' ') { format!("\"{heading}\"") } else { heading.to_owned() };
                assert!(page.contains(&format!(".SH {shown}\n")), "{name}: {heading}");
            }
            let plain = page.replace('\\', "");
            for other in plain.split([' ', ',', '\n']).filter_map(|word| word.strip_suffix("(1)")) {
                let file = format!("{other}.1");
                let is_own = other.starts_with("tricorder");
                assert!(!is_own || pages.iter().any(|(name, _)| *name == file), "{name} names {file}");
            }
        }
        let own = |name: &str| pages.iter().find(|(page, _)| page == name).expect("a page").1.clone();
        assert!(own("tricorder.1").contains("TRICORDER_CACHE_DIR"));
        assert!(own("tricorder-deck.1").contains("tricorder deck check"));
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
