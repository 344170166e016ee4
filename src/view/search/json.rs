//! Cards found, as programs read them.

use serde::{Serialize, Serializer};

use crate::model::{Card, CcgCard, Game, Localized, Record, Suit};
use crate::view::entry::json::{CardFacts, CcgFacts, text};

/// A document a card.
pub(super) fn cards<S: Serializer>(cards: &[Record], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(cards.iter().map(Document::of))
}

#[derive(Serialize)]
#[serde(untagged)]
enum Document<'a> {
    Chair(ChairDocument<'a>),
    Ccg(CcgDocument<'a>),
    /// No search finds rules; what one says of them is their names.
    Rule(RuleDocument<'a>),
}

/// A card of Captain's Chair with its English title; `titles` and `text` are there in both languages.
#[derive(Serialize)]
struct ChairDocument<'a> {
    game: Game,
    title: &'a str,
    titles: &'a Localized<String>,
    subtitle: Option<&'a str>,
    #[serde(rename = "type")]
    card_type: Suit,
    text: Localized<String>,
    #[serde(flatten, with = "CardFacts")]
    facts: &'a Card,
}

/// A card of the Star Trek CCG, which has one title in all languages, and its text if it was imported.
#[derive(Serialize)]
struct CcgDocument<'a> {
    game: Game,
    title: &'a str,
    subtitle: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<&'a str>,
    #[serde(flatten, with = "CcgFacts")]
    facts: &'a CcgCard,
}

#[derive(Serialize)]
struct RuleDocument<'a> {
    id: &'a str,
    game: Game,
    titles: &'a Localized<String>,
}

impl<'a> Document<'a> {
    fn of(record: &'a Record) -> Document<'a> {
        let game = record.game();
        match record {
            Record::Card(card) => Document::Chair(ChairDocument {
                game,
                title: &card.card.title.en,
                titles: &card.card.title,
                subtitle: None,
                card_type: card.card.suit,
                text: text(record),
                facts: &card.card,
            }),
            Record::Ccg(card) => Document::Ccg(CcgDocument {
                game,
                title: &card.card.title,
                subtitle: card.card.subtitle.as_deref(),
                text: card.card.text.as_deref(),
                facts: &card.card,
            }),
            Record::Rule(rule) => Document::Rule(RuleDocument {
                id: rule.entry.id.as_str(),
                game,
                titles: &rule.entry.title,
            }),
        }
    }
}
