//! Words of deck lists that name no card: headings, and what stands beside the cards. They are kept in
//! `locales/*/words.ftl`.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::Pile;
use model::SETS;
use model::text::key;
use model::text::vocabulary::{TypedForms, typed};

/// What a heading says of the cards below it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Heading<P = Pile> {
    Pile(P),
    /// Cards of all piles: each goes to that of its type.
    Any,
    /// A part of the pile above: a place, an affiliation.
    Subsection,
}

/// A label ahead of a colon, or a line of its own, that is no heading.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Label {
    /// The name of the deck.
    Name,
    /// For people alone: author, date.
    Note,
    /// How many cards there are.
    Total,
}

/// Columns of tables and fields of documents.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum ListColumn {
    Count,
    Name,
    Subtitle,
    Set,
    Rarity,
    Number,
    Pile,
    /// How many copies somebody has: in a collection their number, in a deck nothing.
    Owned,
    /// A figure that is never a number of copies: cost, price, rating, page, level.
    Figure,
    /// Small numbers under a head that does not say what they count.
    Unclear,
}

/// A word beside a card that does not name it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Filler {
    /// Counts copies, behind a number.
    Unit,
    /// Makes a number before it that of each card of the line: `2 each: Odo; Quark`.
    Each,
    /// Says what the word or number behind it is.
    Names(FillerTarget),
    /// So short and so plain that a blank alone parts it from the name: `NM`.
    Code,
    /// Rarity, condition, language, type: nothing if it is parted from the name by a sign.
    Nothing,
}

/// What a filler announces.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum FillerTarget {
    Count,
    Number,
    /// A number that has nothing to do with copies.
    Figure,
    Other,
}

type WordTable<T> = LazyLock<HashMap<String, T>>;

static FILLERS: WordTable<Filler> = LazyLock::new(|| {
    let columns = COLUMNS.iter().filter_map(|(word, column)| {
        let filling = match column {
            // Beside a card nobody knows whether it is what the deck has.
            ListColumn::Owned | ListColumn::Unclear => return None,
            ListColumn::Count => FillerTarget::Count,
            ListColumn::Number => FillerTarget::Number,
            ListColumn::Figure => FillerTarget::Figure,
            ListColumn::Name | ListColumn::Subtitle | ListColumn::Set | ListColumn::Rarity | ListColumn::Pile => {
                FillerTarget::Other
            }
        };
        Some((word.clone(), Filler::Names(filling)))
    });
    let headings = HEADINGS.keys().map(|word| (word.clone(), Filler::Nothing));
    let words = keyed([
        (typed::LIST_NOISE, Filler::Nothing),
        (typed::LIST_CODES, Filler::Code),
        (typed::LIST_CARDS, Filler::Nothing),
        (typed::LIST_UNITS, Filler::Unit),
        (typed::LIST_EACH, Filler::Each),
    ]);
    let names = SETS.iter().flat_map(|set| set.typed.forms());
    let sets = names.map(|name| (key(name), Filler::Nothing));
    sets.chain(headings).chain(columns).chain(words).collect()
});

static HEADINGS: WordTable<Heading> = LazyLock::new(|| {
    let parts = typed::AFFILIATION
        .iter()
        .filter(|word| !["any", "except"].contains(&word.code))
        .map(|word| (*word, Heading::Subsection));
    let piles = [
        (typed::HEADING_PART, Heading::Subsection),
        (typed::HEADING_ANY, Heading::Any),
        (typed::HEADING_ASIDE, Heading::Pile(Pile::Aside)),
        (typed::HEADING_DECK, Heading::Pile(Pile::Deck)),
        (typed::HEADING_DILEMMAS, Heading::Pile(Pile::Dilemmas)),
        (typed::HEADING_MISSIONS, Heading::Pile(Pile::Missions)),
    ];
    keyed(parts.chain(piles))
});

static LABELS: WordTable<Label> = LazyLock::new(|| {
    keyed([(typed::LIST_NOTE, Label::Note), (typed::LIST_TOTAL, Label::Total), (typed::LIST_NAME, Label::Name)])
});

static COLUMNS: WordTable<ListColumn> = LazyLock::new(|| {
    keyed([
        (typed::COLUMN_PILE, ListColumn::Pile),
        (typed::COLUMN_SUBTITLE, ListColumn::Subtitle),
        (typed::COLUMN_SET, ListColumn::Set),
        (typed::COLUMN_RARITY, ListColumn::Rarity),
        (typed::COLUMN_NUMBER, ListColumn::Number),
        (typed::COLUMN_COUNT, ListColumn::Count),
        (typed::COLUMN_NAME, ListColumn::Name),
        (typed::COLUMN_OWNED, ListColumn::Owned),
        (typed::COLUMN_FIGURE, ListColumn::Figure),
    ])
});

/// Words by the key of each form; of two with one form the later counts.
fn keyed<T: Copy>(words: impl IntoIterator<Item = (TypedForms, T)>) -> HashMap<String, T> {
    let forms = |(word, thing): (TypedForms, T)| word.forms().map(move |form| (key(form), thing));
    words.into_iter().flat_map(forms).collect()
}

impl Heading {
    /// What a heading says, in German or English and any case: `Draw deck`, `Mission cards`, `Federation personnel`.
    pub fn parse(typed: &str) -> Option<Heading> {
        HEADINGS.get(&key(typed)).copied().or_else(|| Heading::parse_words(typed))
    }

    /// What several words say that are headings one by one, or beside them nothing.
    fn parse_words(typed: &str) -> Option<Heading> {
        let mut parts = Vec::new();
        for word in typed.split(|c: char| !c.is_alphanumeric()) {
            match HEADINGS.get(&key(word)) {
                _ if word.is_empty() || typed::HEADING_FILLER.is(word) => {}
                Some(part) => parts.push(*part),
                None => return None,
            }
        }
        let has = |part: Heading| parts.contains(&part).then_some(part);
        let (missions, dilemmas) = (has(Heading::Pile(Pile::Missions)), has(Heading::Pile(Pile::Dilemmas)));
        match (missions, dilemmas) {
            (Some(_), Some(_)) => None,
            (Some(_), None) => missions,
            (None, Some(_)) => dilemmas,
            (None, None) => has(Heading::Pile(Pile::Aside))
                .or(has(Heading::Pile(Pile::Deck)))
                .or(has(Heading::Any))
                .or(has(Heading::Subsection)),
        }
    }
}

impl Filler {
    /// What the first word of a text is, of so many bytes, or the first two together; with the bytes.
    pub(crate) fn parse(text: &str, length: usize) -> Option<(Filler, usize)> {
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
    pub(crate) fn parse(typed: &str) -> Option<Label> {
        LABELS.get(&key(typed)).copied()
    }
}

impl ListColumn {
    /// What a column or field holds, in German or English and any case.
    pub(crate) fn parse(typed: &str) -> Option<ListColumn> {
        COLUMNS.get(&key(typed)).copied()
    }
}

/// Whether a word beside a heading or a sum says nothing.
pub(crate) fn is_filler(word: &str) -> bool {
    typed::HEADING_FILLER.is(word)
}

/// Whether a word counts cards, as behind `35 cards`.
pub(crate) fn is_unit(word: &str) -> bool {
    typed::LIST_CARDS.is(word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_of_both_languages_name_their_pile() {
        let pile = |pile| Some(Heading::Pile(pile));
        assert_eq!(Heading::parse("MISSIONEN"), pile(Pile::Missions));
        assert_eq!(Heading::parse("HQ"), pile(Pile::Missions));
        assert_eq!(Heading::parse("Planetenmissionen"), pile(Pile::Missions));
        assert_eq!(Heading::parse("dilemma pile"), pile(Pile::Dilemmas));
        assert_eq!(Heading::parse("Dilemmata"), pile(Pile::Dilemmas));
        assert_eq!(Heading::parse("Nachziehstapel"), pile(Pile::Deck));
        assert_eq!(Heading::parse("Ausruestung"), pile(Pile::Deck));
        assert_eq!(Heading::parse("Mainboard"), Some(Heading::Any));
        assert_eq!(Heading::parse("Dual"), Some(Heading::Subsection));
        assert_eq!(Heading::parse("Non-Aligned"), Some(Heading::Subsection));
        assert_eq!(Heading::parse("Xindi"), Some(Heading::Subsection));
        assert_eq!(Heading::parse("Odo"), None);
        assert_eq!(Heading::parse(""), None);
    }

    #[test]
    fn labels_and_columns_are_known_in_both_languages() {
        assert_eq!(Label::parse("Deckname"), Some(Label::Name));
        assert_eq!(Label::parse("Author"), Some(Label::Note));
        assert_eq!(Label::parse("Gesamt"), Some(Label::Total));
        assert_eq!(ListColumn::parse("Qty"), Some(ListColumn::Count));
        assert_eq!(ListColumn::parse("Kartenname"), Some(ListColumn::Name));
        assert!(is_unit("Karten"));
    }
}
