//! The catalog as documents for other programs: what the file is, then a line an entry or card.

mod item;

use serde::Serialize;

use crate::locale::{Texts, msg};
use crate::model::{BoxFacts, Game, Kind, Lang, Localized, Record};
use crate::page::Page;
use crate::view::{Show, Term};

pub use item::Item;

/// The first line: what follows it.
#[derive(Debug, Serialize)]
pub struct Header {
    /// Always `tricorder-export`.
    format: &'static str,
    /// Version of the documents.
    version: u8,
    /// Version of the program.
    program: &'static str,
    #[serde(flatten)]
    counts: Counts,
    game: Vec<Named>,
    kind: Vec<Named>,
    #[serde(rename = "box")]
    boxes: Vec<Named>,
}

/// How much there is.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Counts {
    pub entries: usize,
    pub cards: usize,
    /// Cards with something of the player's imports.
    pub imported: usize,
}

/// A code and what it is called.
#[derive(Debug, Serialize)]
struct Named {
    code: &'static str,
    title: Localized<String>,
}

impl Header {
    /// That of some records.
    pub fn of(records: &[Record], boxes: &[BoxFacts]) -> Header {
        let texts = Localized {
            de: Texts::new(Lang::De),
            en: Texts::new(Lang::En),
        };
        let boxes = boxes.iter().map(|facts| Named {
            code: facts.game_box.code(),
            title: facts.title.clone(),
        });
        Header {
            format: "tricorder-export",
            version: 1,
            program: env!("CARGO_PKG_VERSION"),
            counts: Counts::of(records),
            game: Game::ALL
                .map(|game| named(&texts, game.code(), &game))
                .into(),
            kind: Kind::ALL
                .map(|kind| named(&texts, kind.code(), &kind))
                .into(),
            boxes: boxes.collect(),
        }
    }
}

impl Counts {
    /// Those of some records.
    pub fn of(records: &[Record]) -> Counts {
        let is_card = |record: &&Record| record.kind() == Kind::Card;
        let cards = records.iter().filter(is_card).count();
        Counts {
            entries: records.len() - cards,
            cards,
            imported: records.iter().filter(|record| is_imported(record)).count(),
        }
    }
}

fn named(texts: &Localized<Texts>, code: &'static str, term: &impl Term) -> Named {
    let title = Localized {
        de: term.term(&texts.de),
        en: term.term(&texts.en),
    };
    Named { code, title }
}

/// Whether something of it comes from files of the player.
fn is_imported(record: &Record) -> bool {
    match record {
        Record::Rule(_) | Record::Card(_) => false,
        Record::Ccg(card) => card.is_imported,
    }
}

/// What was written to a file.
#[derive(Debug, Serialize)]
pub struct Exported {
    pub file: String,
    #[serde(flatten)]
    pub counts: Counts,
}

impl Show for Exported {
    fn page(&self, texts: &Texts) -> Page {
        let Counts { entries, cards, .. } = self.counts;
        Page::of(msg::admin_index_exported(texts, entries, cards, &self.file))
    }
}

/// What is to be known of an export with imported cards.
pub fn warning(texts: &Texts, counts: Counts) -> Option<Page> {
    let is_private = counts.imported > 0;
    is_private.then(|| Page::of(msg::admin_index_exported_private(texts, counts.imported)))
}
