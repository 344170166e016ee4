//! From a deck to a list in any form.

mod markup;

use std::collections::HashMap;

use serde::Serialize;

use super::MOST_COPIES;
use crate::deck::{Deck, Format, Pile};
use crate::model::{CcgCard, CollectorNumber};

/// A deck list as it is written.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
struct Document {
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    missions: Vec<Copies>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    dilemmas: Vec<Copies>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    deck: Vec<Copies>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    aside: Vec<Copies>,
}

/// Copies of a card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
struct Copies {
    count: u32,
    name: String,
    /// The collector's number beside a name that no card is known by.
    #[serde(skip_serializing_if = "Option::is_none")]
    number: Option<String>,
}

impl Document {
    fn pile(&mut self, pile: Pile) -> &mut Vec<Copies> {
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
struct Entry {
    name: String,
    count: u32,
    /// The collector's number of the first printing; of an unknown card the number beside its name.
    number: Option<String>,
    is_known: bool,
}

impl Entry {
    /// Set, letters and number in columns, empty for unknown cards.
    fn columns(&self) -> String {
        let number = self.number.as_deref().and_then(CollectorNumber::parse);
        number.map_or("\t\t".to_owned(), |number| {
            format!("{}\t{}\t{}", number.set, number.rarity, number.number)
        })
    }
}

/// A deck as a list, ending with a line end: piles as missions, dilemmas, deck, aside, each card once
/// with all its copies, in the order of the list. Copies beyond [`MOST_COPIES`], which no line can have,
/// take further lines. Unknown cards keep the name they were written with, in forms with columns or
/// fields also the number. `headings` are the words above the piles in plain text and Markdown.
pub fn write(deck: &Deck, format: Format, headings: impl Fn(Pile) -> String) -> String {
    match format {
        Format::Lackey => lackey(deck),
        Format::Text => listed(deck, headings, ["", ""]),
        Format::Markdown => {
            let title = deck.name.as_ref().map(|name| format!("# {name}\n\n"));
            title.unwrap_or_default() + &listed(deck, headings, ["## ", "- "])
        }
        Format::Yaml => serde_yaml::to_string(&document(deck)).unwrap_or_default(),
        Format::Trekcc => trekcc(deck),
        Format::Csv => csv(deck),
        Format::Html => html(deck, headings),
        Format::Bbcode => bbcode(deck, headings),
        Format::Octgn => markup::octgn(deck),
        Format::Dek => markup::dek(deck),
        Format::Cockatrice => markup::cockatrice(deck),
        Format::Tabletop => tabletop(deck),
        Format::Json => serde_json::to_string_pretty(&document(deck)).unwrap_or_default() + "\n",
    }
}

/// LackeyCCG finds cards by title and subtitle with a blank between them. The deck comes first, without
/// a heading, unless cards of other piles among it would be sorted into theirs.
fn lackey(deck: &Deck) -> String {
    let is_deck_alone = deck.cards.iter().all(|card| card.pile == Pile::Deck)
        && deck
            .unknown
            .iter()
            .all(|unknown| unknown.pile() == Pile::Deck);
    let is_mixed = deck
        .cards
        .iter()
        .any(|card| Pile::of_card(&card.card) != Pile::Deck);
    let own = if is_deck_alone && is_mixed {
        "Deck:\n"
    } else {
        ""
    };
    let piles = [
        (Pile::Deck, own),
        (Pile::Dilemmas, "Dilemmas:\n"),
        (Pile::Missions, "Missions:\n"),
        (Pile::Aside, "Aside:\n"),
    ];
    let pile = |(pile, heading): (Pile, &str)| {
        let entries = entries(deck, pile, CcgCard::plugin_name);
        let lines: String = entries
            .iter()
            .map(|entry| format!("{}\t{}\n", entry.count, entry.name))
            .collect();
        if lines.is_empty() {
            lines
        } else {
            heading.to_owned() + &lines
        }
    };
    piles.into_iter().map(pile).collect()
}

/// Copies as the web page shows them: set, letters, number, an empty cell, count and name.
fn trekcc(deck: &Deck) -> String {
    let headings = [
        (Pile::Missions, "Missions"),
        (Pile::Deck, "Draw Deck"),
        (Pile::Dilemmas, "Dilemma Pile"),
        (Pile::Aside, "Sideboard"),
    ];
    let pile = |(pile, heading): (Pile, &str)| {
        let entries = entries(deck, pile, CcgCard::name_today);
        let count: u64 = entries.iter().map(|entry| u64::from(entry.count)).sum();
        let lines: String = entries
            .iter()
            .map(|entry| format!("{}\t\t{}x {}\n", entry.columns(), entry.count, entry.name))
            .collect();
        (!entries.is_empty()).then(|| format!("{heading} ({count})\n{lines}"))
    };
    headings.into_iter().filter_map(pile).collect()
}

/// A table with a header.
fn csv(deck: &Deck) -> String {
    let quoted = |text: &str| format!("\"{}\"", text.replace('"', "\"\""));
    let mut out = "Count,Name,Number,Pile\n".to_owned();
    for pile in Pile::ALL {
        for entry in entries(deck, pile, CcgCard::full_name) {
            let number = entry.number.clone().unwrap_or_default();
            let row = format!(
                "{},{},{number},{}\n",
                entry.count,
                quoted(&entry.name),
                pile.code()
            );
            out.push_str(&row);
        }
    }
    out
}

/// A heading and a list for each pile.
fn html(deck: &Deck, headings: impl Fn(Pile) -> String) -> String {
    let escaped = markup::escaped;
    let pile = |pile: &Pile| {
        let entries = entries(deck, *pile, CcgCard::full_name);
        let items: String = entries
            .iter()
            .map(|entry| format!("<li>{}x {}</li>\n", entry.count, escaped(&entry.name)))
            .collect();
        let heading = escaped(&headings(*pile));
        (!entries.is_empty()).then(|| format!("<h2>{heading}</h2>\n<ul>\n{items}</ul>\n"))
    };
    Pile::ALL.iter().filter_map(pile).collect()
}

/// The same in the tags of forums.
fn bbcode(deck: &Deck, headings: impl Fn(Pile) -> String) -> String {
    let pile = |pile: &Pile| {
        let entries = entries(deck, *pile, CcgCard::full_name);
        let items: String = entries
            .iter()
            .map(|entry| format!("[*]{}x {}\n", entry.count, entry.name))
            .collect();
        let heading = headings(*pile);
        (!entries.is_empty()).then(|| format!("[b]{heading}[/b]\n[list]\n{items}[/list]\n"))
    };
    Pile::ALL.iter().filter_map(pile).collect()
}

/// A pile for each part, a card for each copy.
fn tabletop(deck: &Deck) -> String {
    let pile = |pile: &Pile| {
        let cards: Vec<_> = entries(deck, *pile, CcgCard::full_name)
            .into_iter()
            .flat_map(|entry| (0..entry.count).map(move |_| entry.name.clone()))
            .map(|nickname| Object {
                contained: None,
                name: "Card",
                nickname,
            })
            .collect();
        (!cards.is_empty()).then(|| Object {
            contained: Some(cards),
            name: "Deck",
            nickname: pile.code().to_owned(),
        })
    };
    let saved = Saved {
        objects: Pile::ALL.iter().filter_map(pile).collect(),
    };
    serde_json::to_string_pretty(&saved).unwrap_or_default() + "\n"
}

/// A table of Tabletop Simulator.
#[derive(Serialize)]
struct Saved {
    #[serde(rename = "ObjectStates")]
    objects: Vec<Object>,
}

/// A card, or a pile with what lies in it.
#[derive(Serialize)]
#[serde(rename_all = "PascalCase")]
struct Object {
    #[serde(rename = "ContainedObjects", skip_serializing_if = "Option::is_none")]
    contained: Option<Vec<Object>>,
    name: &'static str,
    nickname: String,
}

/// A heading for each pile, then a line for each card, with the signs of headings and of cards.
fn listed(deck: &Deck, headings: impl Fn(Pile) -> String, signs: [&str; 2]) -> String {
    let [of_heading, of_card] = signs;
    let pile = |pile: &Pile| {
        let entries = entries(deck, *pile, CcgCard::full_name);
        let count: u64 = entries.iter().map(|entry| u64::from(entry.count)).sum();
        let lines: String = entries
            .iter()
            .map(|entry| format!("{of_card}{}x {}\n", entry.count, entry.name))
            .collect();
        let heading = format!("{of_heading}{} ({count})\n", headings(*pile));
        (!entries.is_empty()).then_some(heading + &lines)
    };
    let piles: Vec<String> = Pile::ALL.iter().filter_map(pile).collect();
    piles.join("\n")
}

fn document(deck: &Deck) -> Document {
    let mut document = Document {
        name: deck.name.clone(),
        ..Document::default()
    };
    for pile in Pile::ALL {
        let entries = entries(deck, pile, CcgCard::full_name).into_iter();
        let copies = entries.map(|entry| Copies {
            count: entry.count,
            name: entry.name,
            number: entry.number.filter(|_| !entry.is_known),
        });
        document.pile(pile).extend(copies);
    }
    document
}

/// The cards of a pile, each name once; known ones first.
fn entries(deck: &Deck, pile: Pile, name: impl Fn(&CcgCard) -> String) -> Vec<Entry> {
    let known = deck.copies(pile).into_iter().map(|(card, count)| Entry {
        name: name(&card),
        count,
        number: card
            .printings
            .first()
            .map(|printing| printing.number.clone()),
        is_known: true,
    });
    let of_pile = deck.unknown.iter().filter(|unknown| unknown.pile() == pile);
    let unknown = of_pile.map(|unknown| Entry {
        name: unknown.name.clone(),
        count: unknown.count,
        number: unknown.number.clone(),
        is_known: false,
    });
    let mut entries: Vec<Entry> = Vec::new();
    let mut places: HashMap<(String, Option<String>), usize> = HashMap::new();
    for entry in known.chain(unknown) {
        // A number beside a name makes it another card than the name alone.
        let number = entry.number.clone().filter(|_| !entry.is_known);
        let place = *places
            .entry((entry.name.clone(), number))
            .or_insert(entries.len());
        match entries.get_mut(place) {
            Some(same) => same.count = same.count.saturating_add(entry.count),
            None => entries.push(entry),
        }
    }
    entries.into_iter().flat_map(in_lines).collect()
}

/// An entry in as many lines as its copies take.
fn in_lines(entry: Entry) -> impl Iterator<Item = Entry> {
    let count = entry.count;
    (0..count.div_ceil(MOST_COPIES)).map(move |line| Entry {
        count: (count - line * MOST_COPIES).min(MOST_COPIES),
        ..entry.clone()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deck::sample::{card, deck};

    fn written(list: &str, format: Format) -> String {
        let pool = [
            card("Odo|Curzon", "personnel", |_| {}),
            card("Void", "mission", |_| {}),
        ];
        write(&deck(list, &pool), format, |pile| pile.code().to_owned())
    }

    #[test]
    fn each_pile_stands_under_its_heading_and_none_is_lost() {
        let list = "1\tOdo Curzon\nMissions:\n1\tVoid\nAside:\n2\tOdo Curzon\nDilemmas:\n1\tWho\n";
        let lackey =
            "1\tOdo Curzon\nDilemmas:\n1\tWho\nMissions:\n1\tVoid\nAside:\n2\tOdo Curzon\n";
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
