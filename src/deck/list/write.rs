//! From a deck to a list in any form.

use std::borrow::Cow;
use std::collections::HashMap;

use serde::Serialize;
use serde_json::{Value, json};

use super::MOST_COPIES;
use crate::{Format, FoundDeck, Pile};
use model::{CcgCard, CollectorNumber};

/// A deck list as it is written.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
struct ListDocument {
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    missions: Vec<ListCopies>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    dilemmas: Vec<ListCopies>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    deck: Vec<ListCopies>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    aside: Vec<ListCopies>,
}

/// Copies of a card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
struct ListCopies {
    count: u32,
    name: String,
    /// The collector's number beside a name that no card is known by.
    #[serde(skip_serializing_if = "Option::is_none")]
    number: Option<String>,
}

impl ListDocument {
    fn pile(&mut self, pile: Pile) -> &mut Vec<ListCopies> {
        match pile {
            Pile::Missions => &mut self.missions,
            Pile::Dilemmas => &mut self.dilemmas,
            Pile::Deck => &mut self.deck,
            Pile::Aside => &mut self.aside,
        }
    }
}

/// A card with its copies as it is written.
#[derive(Clone)]
struct ListEntry {
    name: String,
    count: u32,
    /// The collector's number of the first printing; of an unknown card the number beside its name.
    number: Option<String>,
    is_known: bool,
}

impl ListEntry {
    /// Set, letters and number in columns, empty for unknown cards.
    fn columns(&self) -> String {
        let number = self.number.as_deref().and_then(CollectorNumber::parse);
        number.map_or("\t\t".to_owned(), |number| format!("{}\t{}\t{}", number.set, number.rarity, number.number))
    }
}

/// A written form of lists that have a part for each pile.
struct ListShape {
    /// Which name of a card is written.
    name: fn(&CcgCard) -> String,
    piles: [Pile; 4],
    /// What stands ahead of the entries of a pile.
    open: fn(&PileHead) -> String,
    entry: fn(Pile, &ListEntry) -> String,
    /// What stands behind them.
    close: &'static str,
    between: &'static str,
    /// Whether an empty deck has all its piles, so that the form can be told.
    shows_empty: bool,
}

/// A pile with its heading and the number of its cards.
struct PileHead {
    pile: Pile,
    heading: String,
    count: u64,
}

const XML_HEAD: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";

const TEXT: ListShape = ListShape {
    name: CcgCard::full_name,
    piles: [Pile::Missions, Pile::Dilemmas, Pile::Deck, Pile::Aside],
    open: |head| format!("{} ({})\n", head.heading, head.count),
    entry: |_, entry| format!("{}x {}\n", entry.count, entry.name),
    close: "",
    between: "\n",
    shows_empty: false,
};

const MARKDOWN: ListShape = ListShape {
    open: |head| format!("## {} ({})\n", head.heading, head.count),
    entry: |_, entry| format!("- {}x {}\n", entry.count, entry.name),
    ..TEXT
};

/// LackeyCCG finds cards by title and subtitle with a blank between them. The deck comes first, without a heading.
const LACKEY: ListShape = ListShape {
    name: CcgCard::plugin_name,
    piles: [Pile::Deck, Pile::Dilemmas, Pile::Missions, Pile::Aside],
    open: |head| {
        match head.pile {
            Pile::Deck => "",
            Pile::Dilemmas => "Dilemmas:\n",
            Pile::Missions => "Missions:\n",
            Pile::Aside => "Aside:\n",
        }
        .to_owned()
    },
    entry: |_, entry| format!("{}\t{}\n", entry.count, entry.name),
    between: "",
    ..TEXT
};

/// Copies as the web page shows them: set, letters, number, an empty cell, count and name.
const TREKCC: ListShape = ListShape {
    name: CcgCard::name_today,
    piles: [Pile::Missions, Pile::Deck, Pile::Dilemmas, Pile::Aside],
    open: |head| {
        let heading = match head.pile {
            Pile::Missions => "Missions",
            Pile::Deck => "Draw Deck",
            Pile::Dilemmas => "Dilemma Pile",
            Pile::Aside => "Sideboard",
        };
        format!("{heading} ({})\n", head.count)
    },
    entry: |_, entry| format!("{}\t\t{}x {}\n", entry.columns(), entry.count, entry.name),
    between: "",
    ..TEXT
};

const CSV: ListShape = ListShape {
    open: |_| String::new(),
    entry: |pile, entry| {
        let (name, number) = (entry.name.replace('"', "\"\""), entry.number.as_deref());
        let number = number.unwrap_or_default();
        format!("{},\"{name}\",{number},{}\n", entry.count, pile.code())
    },
    between: "",
    ..TEXT
};

/// A heading and a list for each pile.
const HTML: ListShape = ListShape {
    open: |head| format!("<h2>{}</h2>\n<ul>\n", escaped(&head.heading)),
    entry: |_, entry| format!("<li>{}x {}</li>\n", entry.count, escaped(&entry.name)),
    close: "</ul>\n",
    between: "",
    ..TEXT
};

/// The same in the tags of forums.
const BBCODE: ListShape = ListShape {
    open: |head| format!("[b]{}[/b]\n[list]\n", head.heading),
    entry: |_, entry| format!("[*]{}x {}\n", entry.count, entry.name),
    close: "[/list]\n",
    between: "",
    ..TEXT
};

const OCTGN: ListShape = ListShape {
    open: |head| format!("  <section name=\"{}\">\n", head.pile.code()),
    entry: |_, entry| {
        let name = escaped(&entry.name);
        format!("    <card qty=\"{}\">{name}</card>\n", entry.count)
    },
    close: "  </section>\n",
    between: "",
    shows_empty: true,
    ..TEXT
};

/// A card for each copy.
const DEK: ListShape = ListShape {
    name: CcgCard::plugin_name,
    open: |head| format!("  <superzone name=\"{}\">\n", head.pile.code()),
    entry: |_, entry| {
        let name = escaped(&entry.name);
        format!("    <card><name>{name}</name></card>\n").repeat(entry.count as usize)
    },
    close: "  </superzone>\n",
    ..OCTGN
};

const COCKATRICE: ListShape = ListShape {
    open: |head| format!("  <zone name=\"{}\">\n", head.pile.code()),
    entry: |_, entry| {
        let name = escaped(&entry.name);
        format!("    <card number=\"{}\" name=\"{name}\"/>\n", entry.count)
    },
    close: "  </zone>\n",
    ..OCTGN
};

impl ListShape {
    fn write(&self, deck: &FoundDeck, headings: impl Fn(Pile) -> String) -> String {
        let shows_empty = self.shows_empty && deck.cards.is_empty() && deck.unknown.is_empty();
        let pile = |pile: Pile| {
            let entries = entries(deck, pile, self.name);
            let head = PileHead {
                pile,
                heading: headings(pile),
                count: entries.iter().map(|entry| u64::from(entry.count)).sum(),
            };
            let lines: String = entries.iter().map(|entry| (self.entry)(pile, entry)).collect();
            let is_shown = shows_empty || !entries.is_empty();
            is_shown.then(|| (self.open)(&head) + &lines + self.close)
        };
        let piles: Vec<String> = self.piles.into_iter().filter_map(pile).collect();
        piles.join(self.between)
    }
}

/// A deck as a list, ending with a line end: piles as missions, dilemmas, deck, aside, each card once
/// with all its copies, in the order of the list. Copies beyond [`MOST_COPIES`], which no line can have,
/// take further lines. Unknown cards keep the name they were written with, in forms with columns or
/// fields also the number. `headings` are the words above the piles in plain text and Markdown.
pub fn write(deck: &FoundDeck, format: Format, headings: impl Fn(Pile) -> String) -> String {
    let list = |shape: &ListShape| shape.write(deck, &headings);
    match format {
        Format::Lackey if needs_deck_heading(deck) => format!("Deck:\n{}", list(&LACKEY)),
        Format::Lackey => list(&LACKEY),
        Format::Text => list(&TEXT),
        Format::Markdown => {
            let title = deck.name.as_ref().map(|name| format!("# {name}\n\n"));
            title.unwrap_or_default() + &list(&MARKDOWN)
        }
        Format::Yaml => serde_yaml::to_string(&document(deck)).unwrap_or_default(),
        Format::Trekcc => list(&TREKCC),
        Format::Csv => format!("Count,Name,Number,Pile\n{}", list(&CSV)),
        Format::Html => list(&HTML),
        Format::Bbcode => list(&BBCODE),
        Format::Octgn => format!("{XML_HEAD}<deck>\n{}</deck>\n", list(&OCTGN)),
        Format::Dek => format!("{XML_HEAD}<deck version=\"0.8\">\n{}</deck>\n", list(&DEK)),
        Format::Cockatrice => {
            let name = deck.name.as_deref().map(escaped).unwrap_or_default();
            let zones = list(&COCKATRICE);
            format!(
                "{XML_HEAD}<cockatrice_deck version=\"1\">\n  <deckname>{name}</deckname>\n{zones}</cockatrice_deck>\n"
            )
        }
        Format::Tabletop => tabletop(deck),
        Format::Json => serde_json::to_string_pretty(&document(deck)).unwrap_or_default() + "\n",
    }
}

/// Whether cards of other piles stand in a deck that is nothing but draw deck: without its heading LackeyCCG would
/// sort them into theirs.
fn needs_deck_heading(deck: &FoundDeck) -> bool {
    let mut known = deck.cards.iter();
    let mut unknown = deck.unknown.iter();
    known.clone().all(|card| card.pile == Pile::Deck)
        && unknown.all(|unknown| unknown.pile() == Pile::Deck)
        && known.any(|card| Pile::of_card(&card.card) != Pile::Deck)
}

/// A text without the signs of markup.
fn escaped(text: &str) -> Cow<'_, str> {
    html_escape::encode_double_quoted_attribute(text)
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

fn document(deck: &FoundDeck) -> ListDocument {
    let mut document = ListDocument { name: deck.name.clone(), ..ListDocument::default() };
    for pile in Pile::ALL {
        let entries = entries(deck, pile, CcgCard::full_name).into_iter();
        let copies = entries.map(|entry| ListCopies {
            count: entry.count,
            name: entry.name,
            number: entry.number.filter(|_| !entry.is_known),
        });
        document.pile(pile).extend(copies);
    }
    document
}

/// The cards of a pile, each name once; known ones first.
fn entries(deck: &FoundDeck, pile: Pile, name: impl Fn(&CcgCard) -> String) -> Vec<ListEntry> {
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
    entries.into_iter().flat_map(split_entry).collect()
}

/// An entry in as many lines as its copies take.
fn split_entry(entry: ListEntry) -> impl Iterator<Item = ListEntry> {
    let count = entry.count;
    (0..count.div_ceil(MOST_COPIES))
        .map(move |line| ListEntry { count: (count - line * MOST_COPIES).min(MOST_COPIES), ..entry.clone() })
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
