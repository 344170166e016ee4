//! The folding of the program and that of the site's script are one: both give what stands in one file.
//! `node --test tests/web` asks the script.

use model::text::{key, words};
use serde::Deserialize;

#[derive(Debug, Deserialize)]
struct Folded {
    text: String,
    key: String,
    words: Vec<String>,
}

#[test]
fn the_program_folds_as_the_script_does() {
    let all: Vec<Folded> = serde_json::from_str(include_str!("../../web/fold.json")).expect("a list");
    assert!(all.len() >= 150);
    for folded in all {
        assert_eq!(key(&folded.text), folded.key, "{:?}", folded.text);
        assert_eq!(words(&folded.text), folded.words, "{:?}", folded.text);
    }
}
