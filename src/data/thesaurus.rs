//! What players call things instead of their printed terms.

use std::collections::HashMap;

use crate::Corpus;
use crate::layout::thesaurus_of;
use model::{EntryId, Game, Lang};

/// Words that are said for an entry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Saying {
    /// The language they are said in.
    pub lang: Lang,
    /// One to four words, in small letters.
    pub words: String,
    /// How surely the entry is meant: 1 perhaps, 2 usually, 3 as good as always.
    pub weight: u8,
}

impl Saying {
    /// The first line of a table.
    pub const HEADER: &str = "language\tsaying\tentry\tweight";

    /// Reads a row of a table; `None` if it is none.
    pub fn parse(line: &str) -> Option<(EntryId, Saying)> {
        let mut cells = line.split('\t');
        let [lang, words, id, weight] = [cells.next()?, cells.next()?, cells.next()?, cells.next()?];
        let lang = Lang::ALL.into_iter().find(|known| known.code() == lang)?;
        let weight = weight.parse().ok().filter(|weight| (1..=3).contains(weight))?;
        let is_whole = cells.next().is_none() && !words.is_empty() && words.trim() == words;
        let saying = Saying { lang, words: words.to_owned(), weight };
        is_whole.then_some((EntryId::try_from(id.to_owned()).ok()?, saying))
    }
}

/// The sayings of all entries.
#[derive(Debug, Clone, Default)]
pub struct Thesaurus(HashMap<EntryId, Vec<Saying>>);

impl Thesaurus {
    /// Reads the tables of a corpus. Lines that are no rows are left out: the check of the data names them.
    pub fn read(corpus: &Corpus) -> Thesaurus {
        let mut sayings: HashMap<EntryId, Vec<Saying>> = HashMap::new();
        for file in Game::ALL.map(thesaurus_of) {
            for (id, saying) in corpus.text(&file).lines().skip(1).filter_map(Saying::parse) {
                sayings.entry(id).or_default().push(saying);
            }
        }
        Thesaurus(sayings)
    }

    /// What is said for an entry, in the order of the table.
    pub fn of_entry(&self, id: &EntryId) -> &[Saying] {
        self.0.get(id).map_or(&[], Vec::as_slice)
    }
}
