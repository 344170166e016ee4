//! The files that hold one thing each: a rule entry, an example deck, the first lesson and the cheat sheet of a game.

use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::layout::{cheat_sheet_of, example_of, id_of, lesson_of};
use super::{Corpus, DataFile, DataItem, DataProblem, Finding};
use crate::parse::{ParseFault, document, whole};
use model::text::{SyntaxFault, SyntaxKind};
use model::{
    BoxAddition, CheatSheet, Entry, EntryId, Erratum, ExampleCopies, ExampleDeck, Game, GameBox, Lesson, Localized,
    QuestionList, RuleTable, RuleText, Ruling, SourceReference, TitleOrigin, TraitGroup,
};

/// What an author writes: an [`Entry`] without its id, which is the path of the file. The schema is
/// closed: an unknown field is an error.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EntryFile {
    #[serde(rename = "box")]
    game_box: Option<GameBox>,
    group: Option<TraitGroup>,
    title: Localized<String>,
    title_origin: Option<Localized<TitleOrigin>>,
    #[serde(default)]
    aliases: Localized<Vec<String>>,
    #[serde(default)]
    questions: QuestionList,
    text: RuleText,
    #[serde(default)]
    further: Vec<BoxAddition>,
    example: Option<RuleText>,
    #[serde(default)]
    tables: Vec<RuleTable>,
    #[serde(default)]
    rulings: Vec<Ruling>,
    #[serde(default)]
    errata: Vec<Erratum>,
    see: Option<Vec<EntryId>>,
    source: Option<Vec<SourceReference>>,
}

impl EntryFile {
    /// The field it cannot do without and does not have. What a player writes need not refer to anything.
    fn missing(&self, is_own: bool) -> Option<&'static str> {
        match (is_own, &self.see, &self.source) {
            (false, None, _) => Some("see"),
            (false, _, None) => Some("source"),
            (_, _, _) => None,
        }
    }

    fn entry(self, id: EntryId, is_own: bool) -> Entry {
        Entry {
            id,
            is_own,
            game_box: self.game_box,
            group: self.group,
            title: self.title,
            title_origin: self.title_origin,
            aliases: self.aliases,
            questions: self.questions,
            text: self.text,
            further: self.further,
            example: self.example,
            tables: self.tables,
            rulings: self.rulings,
            errata: self.errata,
            see: self.see.unwrap_or_default(),
            source: self.source.unwrap_or_default(),
        }
    }
}

/// Adds the entry of a file to `good`, and returns why it could not be read.
pub(crate) fn entry_of(file: &DataFile, good: &mut Vec<DataItem<Entry>>) -> Vec<Finding> {
    let Some(id) = id_of(&file.path) else {
        return vec![Finding::of_file(&file.path, DataProblem::NoId)];
    };
    match document::<EntryFile>(file) {
        Ok(written) if written.missing(file.is_own).is_some() => {
            let missing = written.missing(file.is_own).unwrap_or_default().to_owned();
            let fault = SyntaxFault::whole(SyntaxKind::MissingField(missing));
            vec![Finding { id: Some(id.to_string()), ..Finding::of_file(&file.path, DataProblem::Syntax(fault)) }]
        }
        Ok(written) => {
            good.push(DataItem { file: file.path.to_string(), line: 1, value: written.entry(id, file.is_own) });
            Vec::new()
        }
        Err(fault) => vec![fault.within(file, Some(id.to_string()))],
    }
}

/// What an author writes: an [`ExampleDeck`] without its id, which is the name of the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ExampleFile {
    title: Localized<String>,
    #[serde(default)]
    aliases: Localized<Vec<String>>,
    how: Localized<String>,
    missions: ExampleCopies,
    dilemmas: ExampleCopies,
    deck: ExampleCopies,
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
pub(crate) fn example_of_file(file: &DataFile, good: &mut Vec<DataItem<ExampleDeck>>) -> Vec<Finding> {
    let Some(id) = example_of(&file.path) else {
        return vec![Finding::of_file(&file.path, DataProblem::Misplaced)];
    };
    match document::<ExampleFile>(file) {
        Ok(written) => {
            good.push(DataItem { file: file.path.to_string(), line: 1, value: written.deck(id) });
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
    if findings.is_empty() { Ok(decks.into_iter().map(|deck| deck.value).collect()) } else { Err(findings) }
}

/// Adds the one thing that a file holds to `good`, and returns why it could not be read.
pub(crate) fn whole_file<T: DeserializeOwned>(file: &DataFile, good: &mut Vec<DataItem<T>>) -> Vec<Finding> {
    let mut read = Vec::new();
    let findings = whole(file, &mut read);
    good.extend(read.into_iter().map(|value| DataItem { file: file.path.to_string(), line: 1, value }));
    findings
}

/// The first lesson of a game, if the corpus has one; no other file is read.
///
/// # Errors
/// When it cannot be read.
pub fn lesson(corpus: &Corpus, game: Game) -> Result<Option<Lesson>, Vec<Finding>> {
    read_single(corpus, &lesson_of(game))
}

/// The cheat sheet of a game, if the corpus has one; no other file is read.
///
/// # Errors
/// When it cannot be read.
pub fn cheat_sheet(corpus: &Corpus, game: Game) -> Result<Option<CheatSheet>, Vec<Finding>> {
    read_single(corpus, &cheat_sheet_of(game))
}

/// What the file at a path holds, if there is one.
fn read_single<T: DeserializeOwned>(corpus: &Corpus, path: &str) -> Result<Option<T>, Vec<Finding>> {
    let Some(file) = corpus.files.iter().find(|file| file.path == path) else {
        return Ok(None);
    };
    document(file).map(Some).map_err(|fault: ParseFault| vec![fault.within(file, None)])
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = "title: { de: Loggen, en: Log }\ntext: { de: a, en: b }\nsee: []\nsource: []\n";

    fn read(path: &'static str, text: String) -> (Vec<DataItem<Entry>>, Vec<Finding>) {
        let mut good = Vec::new();
        let file = DataFile::yaml(path, text);
        let bad = entry_of(&file, &mut good);
        (good, bad)
    }

    #[test]
    fn the_id_comes_from_the_path() {
        let (good, bad) = read("cc/rules/keyword/log.yaml", GOOD.to_owned());
        assert_eq!((good[0].value.id.as_str(), bad.len()), ("cc/keyword/log", 0));
        let (good, bad) = read("cc/rules/keyword/Log.yaml", GOOD.to_owned());
        assert_eq!((good.len(), &bad[0].problem), (0, &DataProblem::NoId));
    }

    #[test]
    fn a_broken_entry_names_its_line_and_an_id_in_it_is_refused() {
        let broken = GOOD.replace("see: []", "see: [x]");
        let (_, bad) = read("cc/rules/keyword/log.yaml", broken);
        assert_eq!((bad[0].id.as_deref(), bad[0].line), (Some("cc/keyword/log"), Some(3)));
        let (good, bad) = read("cc/rules/keyword/log.yaml", format!("id: x\n{GOOD}"));
        assert_eq!((good.len(), bad[0].line), (0, Some(1)));
    }
}
