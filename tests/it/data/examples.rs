//! The examples of `data/README.md` are sound.

use data::{DataFile, Library};

use crate::kit::data_folder::written;

/// The examples: the file each names in its first line, below the data folder, and its text.
fn examples() -> Vec<(&'static str, &'static str)> {
    let blocks = include_str!("../../../data/README.md").split("```yaml\n# data/");
    let example = |block: &'static str| {
        let text = block.split("```").next()?;
        text.split_once('\n')
    };
    blocks.skip(1).filter_map(example).collect()
}

#[test]
fn the_example_of_an_entry_is_sound_and_the_others_stand_in_the_data() {
    let mut corpus = written();
    let mut made_up = Vec::new();
    for (path, text) in examples() {
        match corpus.files.iter().find(|file| file.path == path) {
            Some(file) => assert!(file.text.contains(text), "{path}"),
            None => made_up.push(DataFile::yaml(path, text)),
        }
    }
    assert_eq!(made_up.len(), 1);
    corpus.files.to_mut().extend(made_up);
    let findings = Library::load(&corpus).err().unwrap_or_default();
    assert!(findings.is_empty(), "{findings:#?}");
}
