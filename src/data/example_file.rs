//! The file of one example deck.

use serde::Deserialize;

use super::layout::example_of;
use super::{Corpus, DataFile, Finding, Located, Problem};
use crate::data::parse::document;
use crate::model::{Copies, ExampleDeck, Localized};

/// What an author writes: an [`ExampleDeck`] without its id, which is the name of the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ExampleFile {
    title: Localized<String>,
    #[serde(default)]
    aliases: Localized<Vec<String>>,
    how: Localized<String>,
    missions: Copies,
    dilemmas: Copies,
    deck: Copies,
}

impl ExampleFile {
    fn deck(self, id: &str) -> ExampleDeck {
        ExampleDeck {
            id: id.to_owned(),
            title: self.title,
            aliases: self.aliases,
            how: self.how,
            missions: self.missions,
            dilemmas: self.dilemmas,
            deck: self.deck,
        }
    }
}

/// Adds the deck of a file to `good`, and returns why it could not be read.
pub fn example_of_file(file: &DataFile, good: &mut Vec<Located<ExampleDeck>>) -> Vec<Finding> {
    let Some(id) = example_of(&file.path) else {
        return vec![Finding::of_file(&file.path, Problem::Misplaced)];
    };
    match document::<ExampleFile>(file) {
        Ok(written) => {
            good.push(Located {
                file: file.path.to_string(),
                line: 1,
                value: written.deck(id),
            });
            Vec::new()
        }
        Err(fault) => vec![fault.within(file, Some(id.to_owned()))],
    }
}

/// The example decks of a corpus, in the order of their ids; no other file is read.
///
/// # Errors
/// What could not be read of them.
pub fn examples(corpus: &Corpus) -> Result<Vec<ExampleDeck>, Vec<Finding>> {
    let (mut decks, mut findings) = (Vec::new(), Vec::new());
    let files = corpus.files.iter();
    for file in files.filter(|file| example_of(&file.path).is_some()) {
        findings.extend(example_of_file(file, &mut decks));
    }
    if findings.is_empty() {
        Ok(decks.into_iter().map(|deck| deck.value).collect())
    } else {
        Err(findings)
    }
}
