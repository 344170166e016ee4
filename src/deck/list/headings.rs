//! Words of deck lists that name no card: headings, and what stands beside the cards. They are kept in
//! `locales/*/words.ftl`.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::Pile;
use crate::model::SETS;
use crate::text::key;
use crate::text::vocabulary::{Typed, words};

/// What a heading says of the cards below it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Heading<P = Pile> {
    Pile(P),
    /// Cards of all piles: each goes to that of its type.
    Any,
    /// A part of the pile above: a place, an affiliation.
    Part,
}

/// A label ahead of a colon, or a line of its own, that is no heading.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Label {
    /// The name of the deck.
    Name,
    /// For people alone: author, date.
    Note,
    /// How many cards there are.
    Total,
}

/// Columns of tables and fields of documents.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Column {
    Count,
    Name,
    Subtitle,
    Set,
    Rarity,
    Number,
    Pile,
}

/// A word beside a card that does not name it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Filler {
    /// Counts copies, behind a number.
    Unit,
    /// Says what the word or number behind it is.
    Names(Filling),
    /// So short and so plain that a blank alone parts it from the name: `NM`.
    Code,
    /// Rarity, condition, language, type: nothing if it is parted from the name by a sign.
    Nothing,
}

/// What a filler announces.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Filling {
    Count,
    Number,
    Other,
}

type Known<T> = LazyLock<HashMap<String, T>>;

static FILLERS: Known<Filler> = LazyLock::new(|| {
    let columns = COLUMNS.iter().map(|(word, column)| {
        let filling = match column {
            Column::Count => Filling::Count,
            Column::Number => Filling::Number,
            Column::Name | Column::Subtitle | Column::Set | Column::Rarity | Column::Pile => {
                Filling::Other
            }
        };
        (word.clone(), Filler::Names(filling))
    });
    let headings = HEADINGS.keys().map(|word| (word.clone(), Filler::Nothing));
    let words = keyed([
        (words::LIST_NOISE, Filler::Nothing),
        (words::LIST_CODES, Filler::Code),
        (words::LIST_CARDS, Filler::Nothing),
        (words::LIST_UNITS, Filler::Unit),
    ]);
    let names = SETS.iter().flat_map(|set| set.typed.forms());
    let sets = names.map(|name| (key(name), Filler::Nothing));
    sets.chain(headings).chain(columns).chain(words).collect()
});

static HEADINGS: Known<Heading> = LazyLock::new(|| {
    const AFFILIATIONS: [Typed; 13] = [
        words::AFFILIATION_BAJORAN,
        words::AFFILIATION_BORG,
        words::AFFILIATION_CARDASSIAN,
        words::AFFILIATION_DOMINION,
        words::AFFILIATION_FEDERATION,
        words::AFFILIATION_FERENGI,
        words::AFFILIATION_HIROGEN,
        words::AFFILIATION_KAZON,
        words::AFFILIATION_KLINGON,
        words::AFFILIATION_NON_ALIGNED,
        words::AFFILIATION_ROMULAN,
        words::AFFILIATION_STARFLEET,
        words::AFFILIATION_VIDIIAN,
    ];
    let parts = AFFILIATIONS.map(|word| (word, Heading::Part));
    let piles = [
        (words::HEADING_PART, Heading::Part),
        (words::HEADING_ANY, Heading::Any),
        (words::HEADING_ASIDE, Heading::Pile(Pile::Aside)),
        (words::HEADING_DECK, Heading::Pile(Pile::Deck)),
        (words::HEADING_DILEMMAS, Heading::Pile(Pile::Dilemmas)),
        (words::HEADING_MISSIONS, Heading::Pile(Pile::Missions)),
    ];
    keyed(parts.into_iter().chain(piles))
});

static LABELS: Known<Label> = LazyLock::new(|| {
    keyed([
        (words::LIST_NOTE, Label::Note),
        (words::LIST_TOTAL, Label::Total),
        (words::LIST_NAME, Label::Name),
    ])
});

static COLUMNS: Known<Column> = LazyLock::new(|| {
    keyed([
        (words::COLUMN_PILE, Column::Pile),
        (words::COLUMN_SUBTITLE, Column::Subtitle),
        (words::COLUMN_SET, Column::Set),
        (words::COLUMN_RARITY, Column::Rarity),
        (words::COLUMN_NUMBER, Column::Number),
        (words::COLUMN_COUNT, Column::Count),
        (words::COLUMN_NAME, Column::Name),
    ])
});

/// Words by the key of each form; of two with one form the later counts.
fn keyed<T: Copy>(words: impl IntoIterator<Item = (Typed, T)>) -> HashMap<String, T> {
    let forms = |(word, thing): (Typed, T)| word.forms().map(move |form| (key(form), thing));
    words.into_iter().flat_map(forms).collect()
}

impl Heading {
    /// What a heading says, in German or English and any case: `Draw deck`, `Mission cards`, `Federation personnel`.
    pub fn of(typed: &str) -> Option<Heading> {
        HEADINGS
            .get(&key(typed))
            .copied()
            .or_else(|| Heading::of_words(typed))
    }

    /// What several words say that are headings one by one, or beside them nothing.
    fn of_words(typed: &str) -> Option<Heading> {
        let mut parts = Vec::new();
        for word in typed.split(|c: char| !c.is_alphanumeric()) {
            match HEADINGS.get(&key(word)) {
                _ if word.is_empty() || words::HEADING_FILLER.is(word) => {}
                Some(part) => parts.push(*part),
                None => return None,
            }
        }
        let has = |part: Heading| parts.contains(&part).then_some(part);
        let (missions, dilemmas) = (
            has(Heading::Pile(Pile::Missions)),
            has(Heading::Pile(Pile::Dilemmas)),
        );
        match (missions, dilemmas) {
            (Some(_), Some(_)) => None,
            (Some(_), None) => missions,
            (None, Some(_)) => dilemmas,
            (None, None) => has(Heading::Pile(Pile::Aside))
                .or(has(Heading::Pile(Pile::Deck)))
                .or(has(Heading::Any))
                .or(has(Heading::Part)),
        }
    }
}

impl Filler {
    /// What the first word of a text is, of so many bytes, or the first two together; with the bytes.
    pub fn of(text: &str, length: usize) -> Option<(Filler, usize)> {
        let found = |length: usize| {
            let word = text.get(..length)?;
            Some((*FILLERS.get(&key(word))?, length))
        };
        let more = text.get(length..).and_then(|rest| rest.strip_prefix(' '));
        let second = more.map_or(0, |more| {
            let is_end = |c: char| !c.is_alphanumeric();
            more.find(is_end).unwrap_or(more.len())
        });
        let both = (second > 0).then(|| found(length + 1 + second)).flatten();
        both.or_else(|| found(length))
    }
}

impl Label {
    /// What a label says, in German or English and any case.
    pub fn of(typed: &str) -> Option<Label> {
        LABELS.get(&key(typed)).copied()
    }
}

impl Column {
    /// What a column or field holds, in German or English and any case.
    pub fn of(typed: &str) -> Option<Column> {
        COLUMNS.get(&key(typed)).copied()
    }
}

/// Whether a word beside a heading or a sum says nothing.
pub fn is_filler(word: &str) -> bool {
    words::HEADING_FILLER.is(word)
}

/// Whether a word counts cards, as behind `35 cards`.
pub fn is_unit(word: &str) -> bool {
    words::LIST_CARDS.is(word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_of_both_languages_name_their_pile() {
        let pile = |pile| Some(Heading::Pile(pile));
        assert_eq!(Heading::of("MISSIONEN"), pile(Pile::Missions));
        assert_eq!(Heading::of("HQ"), pile(Pile::Missions));
        assert_eq!(Heading::of("Planetenmissionen"), pile(Pile::Missions));
        assert_eq!(Heading::of("dilemma pile"), pile(Pile::Dilemmas));
        assert_eq!(Heading::of("Dilemmata"), pile(Pile::Dilemmas));
        assert_eq!(Heading::of("Nachziehstapel"), pile(Pile::Deck));
        assert_eq!(Heading::of("Ausruestung"), pile(Pile::Deck));
        assert_eq!(Heading::of("Mainboard"), Some(Heading::Any));
        assert_eq!(Heading::of("Dual"), Some(Heading::Part));
        assert_eq!(Heading::of("Non-Aligned"), Some(Heading::Part));
        assert_eq!(Heading::of("Odo"), None);
        assert_eq!(Heading::of(""), None);
    }

    #[test]
    fn labels_and_columns_are_known_in_both_languages() {
        assert_eq!(Label::of("Deckname"), Some(Label::Name));
        assert_eq!(Label::of("Author"), Some(Label::Note));
        assert_eq!(Label::of("Gesamt"), Some(Label::Total));
        assert_eq!(Column::of("Qty"), Some(Column::Count));
        assert_eq!(Column::of("Kartenname"), Some(Column::Name));
        assert!(is_unit("Karten"));
    }
}
