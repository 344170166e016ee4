//! From a deck to a list in any form.

use std::borrow::Cow;
use std::collections::HashMap;

use serde::Serialize;
use serde_json::{Value, json};

use super::MOST_COPIES;
use crate::{Format, FoundDeck, Pile, UnknownEntry};
use model::{CcgCard, CollectorNumber};

/// A deck list as a document.
#[derive(Serialize)]
struct ListDocument<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<&'a str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    missions: Vec<ListEntry>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    dilemmas: Vec<ListEntry>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    deck: Vec<ListEntry>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    aside: Vec<ListEntry>,
}

/// A card with its copies as it is written.
#[derive(Clone, Serialize)]
pub(super) struct ListEntry {
    pub(super) count: u32,
    pub(super) name: String,
    /// The collector's number of the first printing; of an unknown card the number beside its name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) number: Option<String>,
    #[serde(skip)]
    pub(super) is_known: bool,
}

impl ListEntry {
    /// Set, letters and number in columns, empty for unknown cards.
    fn columns(&self) -> String {
        let number = self.number.as_deref().and_then(CollectorNumber::parse);
        number.map_or("\t\t".to_owned(), |number| format!("{}\t{}\t{}", number.set, number.rarity, number.number))
    }
}

/// A written form of lists that have a part for each pile, as texts with fields in braces.
struct ListShape {
    /// Which name of a card is written.
    name: fn(&CcgCard) -> String,
    /// What keeps signs of the form out of names.
    escape: fn(&str) -> Cow<'_, str>,
    /// The piles in their order, with what the form calls them.
    piles: [(Pile, &'static str); 4],
    /// What stands ahead of all piles.
    head: &'static str,
    /// What stands ahead of the entries of a pile.
    open: &'static str,
    entry: &'static str,
    /// What stands behind them.
    close: &'static str,
    between: &'static str,
    /// What stands behind all piles.
    foot: &'static str,
    /// Whether each copy is an entry of its own.
    is_each_copy: bool,
    /// Whether an empty deck has all its piles, so that the form can be told.
    shows_empty: bool,
}

const TEXT: ListShape = ListShape {
    name: CcgCard::full_name,
    escape: |name| Cow::Borrowed(name),
    piles: [
        (Pile::Missions, "missions"),
        (Pile::Dilemmas, "dilemmas"),
        (Pile::Deck, "deck"),
        (Pile::Aside, "aside"),
    ],
    head: "",
    open: "{heading} ({count})\n",
    entry: "{count}x {name}\n",
    close: "",
    between: "\n",
    foot: "",
    is_each_copy: false,
    shows_empty: false,
};

const MARKDOWN: ListShape =
    ListShape { head: "{title}", open: "## {heading} ({count})\n", entry: "- {count}x {name}\n", ..TEXT };

/// LackeyCCG finds cards by title and subtitle with a blank between them. The deck comes first, without a heading.
const LACKEY: ListShape = ListShape {
    name: CcgCard::plugin_name,
    piles: [
        (Pile::Deck, ""),
        (Pile::Dilemmas, "Dilemmas:\n"),
        (Pile::Missions, "Missions:\n"),
        (Pile::Aside, "Aside:\n"),
    ],
    head: "{deck}",
    open: "{pile}",
    entry: "{count}\t{name}\n",
    between: "",
    ..TEXT
};

/// Copies as the web page shows them: set, letters, number, an empty cell, count and name.
const TREKCC: ListShape = ListShape {
    name: CcgCard::name_today,
    piles: [
        (Pile::Missions, "Missions"),
        (Pile::Deck, "Draw Deck"),
        (Pile::Dilemmas, "Dilemma Pile"),
        (Pile::Aside, "Sideboard"),
    ],
    open: "{pile} ({count})\n",
    entry: "{columns}\t\t{count}x {name}\n",
    between: "",
    ..TEXT
};

const CSV: ListShape = ListShape {
    escape: |name| Cow::Owned(name.replace('"', "\"\"")),
    head: "Count,Name,Number,Pile\n",
    open: "",
    entry: "{count},\"{name}\",{number},{pile}\n",
    between: "",
    ..TEXT
};

/// A heading and a list for each pile.
const HTML: ListShape = ListShape {
    escape: |name| html_escape::encode_double_quoted_attribute(name),
    open: "<h2>{heading}</h2>\n<ul>\n",
    entry: "<li>{count}x {name}</li>\n",
    close: "</ul>\n",
    between: "",
    ..TEXT
};

/// A heading and a list for each pile, in the tags of forums.
const BBCODE: ListShape = ListShape {
    open: "[b]{heading}[/b]\n[list]\n",
    entry: "[*]{count}x {name}\n",
    close: "[/list]\n",
    between: "",
    ..TEXT
};

const OCTGN: ListShape = ListShape {
    head: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<deck>\n",
    open: "  <section name=\"{pile}\">\n",
    entry: "    <card qty=\"{count}\">{name}</card>\n",
    close: "  </section>\n",
    foot: "</deck>\n",
    shows_empty: true,
    ..HTML
};

const DEK: ListShape = ListShape {
    name: CcgCard::plugin_name,
    head: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<deck version=\"0.8\">\n",
    open: "  <superzone name=\"{pile}\">\n",
    entry: "    <card><name>{name}</name></card>\n",
    close: "  </superzone>\n",
    is_each_copy: true,
    ..OCTGN
};

const COCKATRICE: ListShape = ListShape {
    head: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<cockatrice_deck version=\"1\">\n  <deckname>{name}</deckname>\n",
    open: "  <zone name=\"{pile}\">\n",
    entry: "    <card number=\"{count}\" name=\"{name}\"/>\n",
    close: "  </zone>\n",
    foot: "</cockatrice_deck>\n",
    ..OCTGN
};

/// A text with its fields filled in; what stands in braces is one.
fn fill(template: &str, field: impl Fn(&str) -> String) -> String {
    let parts = template.split(['{', '}']).enumerate();
    parts.map(|(at, part)| if at % 2 == 0 { part.to_owned() } else { field(part) }).collect()
}

impl ListShape {
    fn write(&self, deck: &FoundDeck, headings: impl Fn(Pile) -> String) -> String {
        let shows_empty = self.shows_empty && deck.cards.is_empty() && deck.unknown.is_empty();
        let part = |(pile, called): (Pile, &str)| {
            let entries = entries(deck, pile, self.name);
            let open = fill(self.open, |field| match field {
                "heading" => (self.escape)(&headings(pile)).into_owned(),
                "count" => entries.iter().map(|entry| u64::from(entry.count)).sum::<u64>().to_string(),
                _ => called.to_owned(),
            });
            let line = |entry: &ListEntry| {
                let line = fill(self.entry, |field| match field {
                    "count" => entry.count.to_string(),
                    "name" => (self.escape)(&entry.name).into_owned(),
                    "number" => entry.number.clone().unwrap_or_default(),
                    "columns" => entry.columns(),
                    _ => called.to_owned(),
                });
                if self.is_each_copy { line.repeat(entry.count as usize) } else { line }
            };
            let is_shown = shows_empty || !entries.is_empty();
            is_shown.then(|| open + &entries.iter().map(line).collect::<String>() + self.close)
        };
        let name = deck.name.as_deref();
        let head = fill(self.head, |field| match field {
            "title" => name.map_or_else(String::new, |name| format!("# {name}\n\n")),
            "deck" => if needs_deck_heading(deck) { "Deck:\n" } else { "" }.to_owned(),
            _ => (self.escape)(name.unwrap_or_default()).into_owned(),
        });
        let parts: Vec<String> = self.piles.into_iter().filter_map(part).collect();
        head + &parts.join(self.between) + self.foot
    }
}

/// A deck as a list, ending with a line end: piles as missions, dilemmas, deck, aside, each card once
/// with all its copies, in the order of the list. Copies beyond [`MOST_COPIES`], which no line can have,
/// take further lines. Unknown cards keep the name they were written with, in forms with columns or
/// fields also the number. `headings` are the words above the piles in plain text and Markdown.
pub fn write(deck: &FoundDeck, format: Format, headings: impl Fn(Pile) -> String) -> String {
    let shape = match format {
        Format::Yaml => return serde_yaml::to_string(&document(deck)).unwrap_or_default(),
        Format::Json => return serde_json::to_string_pretty(&document(deck)).unwrap_or_default() + "\n",
        Format::Tabletop => return tabletop(deck),
        Format::Lackey => LACKEY,
        Format::Text => TEXT,
        Format::Markdown => MARKDOWN,
        Format::Trekcc => TREKCC,
        Format::Csv => CSV,
        Format::Html => HTML,
        Format::Bbcode => BBCODE,
        Format::Octgn => OCTGN,
        Format::Dek => DEK,
        Format::Cockatrice => COCKATRICE,
    };
    shape.write(deck, headings)
}

/// Whether cards of other piles stand in a deck that is nothing but draw deck: without its heading LackeyCCG would
/// sort them into theirs.
fn needs_deck_heading(deck: &FoundDeck) -> bool {
    let mut piles = deck.cards.iter().map(|card| card.pile).chain(deck.unknown.iter().map(UnknownEntry::pile));
    piles.all(|pile| pile == Pile::Deck) && deck.cards.iter().any(|card| Pile::of_card(&card.card) != Pile::Deck)
}

/// A pile for each part, a card for each copy.
fn tabletop(deck: &FoundDeck) -> String {
    let card = |name: &str| json!({ "Name": "Card", "Nickname": name });
    let pile = |pile: &Pile| {
        let entries = entries(deck, *pile, CcgCard::full_name).into_iter();
        let cards: Vec<Value> =
            entries.flat_map(|entry| (0..entry.count).map(move |_| card(&entry.name))).collect();
        let code = pile.code();
        (!cards.is_empty()).then(|| json!({ "ContainedObjects": cards, "Name": "Deck", "Nickname": code }))
    };
    let piles: Vec<Value> = Pile::ALL.iter().filter_map(pile).collect();
    let saved = json!({ "ObjectStates": piles });
    serde_json::to_string_pretty(&saved).unwrap_or_default() + "\n"
}

/// The cards of a pile with their copies, each name once; known ones first, unknown ones as they are written.
pub fn pile_copies(deck: &FoundDeck, pile: Pile) -> Vec<(u32, String)> {
    let entries = entries(deck, pile, CcgCard::full_name).into_iter();
    entries.map(|entry| (entry.count, entry.name)).collect()
}

fn document(deck: &FoundDeck) -> ListDocument<'_> {
    let cards = |pile| {
        let entries = entries(deck, pile, CcgCard::full_name).into_iter();
        entries.map(|entry| ListEntry { number: entry.number.filter(|_| !entry.is_known), ..entry }).collect()
    };
    ListDocument {
        name: deck.name.as_deref(),
        missions: cards(Pile::Missions),
        dilemmas: cards(Pile::Dilemmas),
        deck: cards(Pile::Deck),
        aside: cards(Pile::Aside),
    }
}

/// The cards of a pile, each name once; known ones first.
pub(super) fn entries(deck: &FoundDeck, pile: Pile, name: impl Fn(&CcgCard) -> String) -> Vec<ListEntry> {
    let known = deck.copies(pile).into_iter().map(|(card, count)| ListEntry {
        name: name(&card),
        count,
        number: card.printings.first().map(|printing| printing.number.clone()),
        is_known: true,
    });
    let of_pile = deck.unknown.iter().filter(|unknown| unknown.pile() == pile);
    let unknown = of_pile.map(|unknown| ListEntry {
        name: unknown.name.clone(),
        count: unknown.count,
        number: unknown.number.clone(),
        is_known: false,
    });
    let mut entries: Vec<ListEntry> = Vec::new();
    let mut places: HashMap<(String, Option<String>), usize> = HashMap::new();
    for entry in known.chain(unknown) {
        // A number beside a name makes it another card than the name alone.
        let number = entry.number.clone().filter(|_| !entry.is_known);
        let place = *places.entry((entry.name.clone(), number)).or_insert(entries.len());
        match entries.get_mut(place) {
            Some(same) => same.count = same.count.saturating_add(entry.count),
            None => entries.push(entry),
        }
    }
    let split = |entry: ListEntry| {
        split_copies(entry.count).map(move |count| ListEntry { count, ..entry.clone() }).collect::<Vec<_>>()
    };
    entries.into_iter().flat_map(split).collect()
}

/// Copies in as many lines as they take.
pub(super) fn split_copies(count: u32) -> impl Iterator<Item = u32> {
    (0..count.div_ceil(MOST_COPIES)).map(move |line| (count - line * MOST_COPIES).min(MOST_COPIES))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::{card, deck};

    fn written(list: &str, format: Format) -> String {
        let pool = [card("Odo|Curzon", "personnel", |_| {}), card("Void", "mission", |_| {})];
        write(&deck(list, &pool), format, |pile| pile.code().to_owned())
    }

    #[test]
    fn each_pile_stands_under_its_heading_and_none_is_lost() {
        let list = "1\tOdo Curzon\nMissions:\n1\tVoid\nAside:\n2\tOdo Curzon\nDilemmas:\n1\tWho\n";
        let lackey = "1\tOdo Curzon\nDilemmas:\n1\tWho\nMissions:\n1\tVoid\nAside:\n2\tOdo Curzon\n";
        assert_eq!(written(list, Format::Lackey), lackey);
        let text = "missions (1)\n1x Void\n\ndilemmas (1)\n1x Who\n\ndeck (1)\n1x Odo, Curzon\n\naside (2)\n2x Odo, Curzon\n";
        assert_eq!(written(list, Format::Text), text);
    }

    #[test]
    fn the_number_beside_an_unknown_name_is_kept() {
        let list = "Count,Name,Number\n1,Nobody,5U005\n2,Nobody,5U006\n4,Nobody,\n";
        for format in [Format::Json, Format::Yaml, Format::Csv] {
            let once = written(list, format);
            assert!(once.contains("5U005") && once.contains("5U006"), "{once}");
            assert_eq!(written(&once, format), once);
        }
    }

    #[test]
    fn a_name_known_and_unknown_is_listed_once_and_beyond_999_in_several_lines() {
        let list = "600\tWho\n600\tWho\n999\tOdo Curzon\n1\tOdo, Curzon\n";
        let lackey = "999\tOdo Curzon\n1\tOdo Curzon\n999\tWho\n201\tWho\n";
        assert_eq!(written(list, Format::Lackey), lackey);
        for format in Format::ALL {
            let again = written(&written(list, format), Format::Lackey);
            assert_eq!(again, lackey, "{format:?}");
        }
    }
}
