//! From a deck to a list in any form.

use std::collections::HashMap;

use super::MOST_COPIES;
use super::read::document::{Copies, Document};
use crate::deck::{Deck, Format, Pile};
use crate::model::CcgCard;

/// A card with its copies as it is written.
struct Entry {
    name: String,
    count: u32,
}

/// A deck as a list, ending with a line end: piles as missions, dilemmas, deck, aside, each card once
/// with all its copies, in the order of the list. Copies beyond [`MOST_COPIES`], which no line can have,
/// take further lines. Cards of unknown names keep the name they were
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
        if lines.is_empty() {
            lines
        } else {
            heading.to_owned() + &lines
        }
    };
    piles.into_iter().map(pile).collect()
}

/// Title and subtitle as card files of LackeyCCG write them.
pub(in crate::deck) fn plugin_name(card: &CcgCard) -> String {
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
        let entries = entries(deck, pile, CcgCard::full_name).into_iter();
        let copies = entries.map(|entry| Copies {
            count: entry.count,
            name: entry.name,
        });
        document.pile(pile).extend(copies);
    }
    document
}

/// The cards of a pile, each name once; known ones first.
fn entries(deck: &Deck, pile: Pile, name: impl Fn(&CcgCard) -> String) -> Vec<Entry> {
    let known = deck
        .copies(pile)
        .into_iter()
        .map(|(card, count)| (name(&card), count));
    let unknown = deck
        .unknown
        .iter()
        .filter(|unknown| unknown.pile == pile)
        .map(|unknown| (unknown.name.clone(), unknown.count));
    let mut entries: Vec<Entry> = Vec::new();
    let mut places: HashMap<String, usize> = HashMap::new();
    for (name, count) in known.chain(unknown) {
        let place = *places.entry(name.clone()).or_insert(entries.len());
        match entries.get_mut(place) {
            Some(entry) => entry.count = entry.count.saturating_add(count),
            None => entries.push(Entry { name, count }),
        }
    }
    entries.into_iter().flat_map(in_lines).collect()
}

/// An entry in as many lines as its copies take.
fn in_lines(entry: Entry) -> impl Iterator<Item = Entry> {
    let Entry { name, count } = entry;
    (0..count.div_ceil(MOST_COPIES)).map(move |line| Entry {
        name: name.clone(),
        count: (count - line * MOST_COPIES).min(MOST_COPIES),
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
