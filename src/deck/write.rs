//! From a deck to a list in any form.

use super::read::document::{Copies, Document};
use super::{Deck, Format, Pile};
use crate::model::CcgCard;

/// A card with its copies as it is written.
struct Entry {
    name: String,
    count: u32,
}

/// A deck as a list, ending with a line end: piles as missions, dilemmas, deck, aside, each card once
/// with all its copies, in the order of the list. Cards of unknown names keep the name they were
/// written with. `headings` are the words above the piles in plain text and Markdown.
pub fn write(deck: &Deck, format: Format, headings: impl Fn(Pile) -> String) -> String {
    match format {
        Format::Lackey => lackey(deck),
        Format::Text => listed(deck, headings, ["", ""]),
        Format::Markdown => {
            let title = deck.name.as_ref().map(|name| format!("# {name}\n\n"));
            title.unwrap_or_default() + &listed(deck, headings, ["## ", "- "])
        }
        Format::Yaml => serde_yaml::to_string(&document(deck)).unwrap_or_default(),
        Format::Json => serde_json::to_string_pretty(&document(deck)).unwrap_or_default() + "\n",
    }
}

/// LackeyCCG finds cards by title and subtitle with a blank between them. The deck comes first, without
/// a heading.
fn lackey(deck: &Deck) -> String {
    let piles = [
        (Pile::Deck, ""),
        (Pile::Dilemmas, "Dilemmas:\n"),
        (Pile::Missions, "Missions:\n"),
        (Pile::Aside, "Aside:\n"),
    ];
    let pile = |(pile, heading): (Pile, &str)| {
        let entries = entries(deck, pile, plugin_name);
        let lines: String = entries
            .iter()
            .map(|entry| format!("{}\t{}\n", entry.count, entry.name))
            .collect();
        match lines.is_empty() {
            true => lines,
            false => heading.to_owned() + &lines,
        }
    };
    piles.into_iter().map(pile).collect()
}

/// Title and subtitle as card files of LackeyCCG write them.
pub(super) fn plugin_name(card: &CcgCard) -> String {
    match &card.subtitle {
        Some(subtitle) => format!("{} {subtitle}", card.title),
        None => card.title.clone(),
    }
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
        let entries = entries(deck, *pile, CcgCard::full_name).into_iter();
        let copies = entries.map(|entry| Copies {
            count: entry.count,
            name: entry.name,
        });
        document.pile(*pile).extend(copies);
    }
    document
}

/// The cards of a pile, each name once; known ones first.
fn entries(deck: &Deck, pile: Pile, name: impl Fn(&CcgCard) -> String) -> Vec<Entry> {
    let known = deck.copies(pile).into_iter();
    let mut entries: Vec<Entry> = known
        .map(|(card, count)| Entry {
            name: name(&card),
            count,
        })
        .collect();
    for unknown in deck.unknown.iter().filter(|unknown| unknown.pile == pile) {
        match entries.iter_mut().find(|entry| entry.name == unknown.name) {
            Some(entry) => entry.count = entry.count.saturating_add(unknown.count),
            None => entries.push(Entry {
                name: unknown.name.clone(),
                count: unknown.count,
            }),
        }
    }
    entries
}
