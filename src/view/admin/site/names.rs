//! All names for a look-up without the program.

use std::collections::{BTreeMap, HashSet};

use serde::Serialize;

use crate::locale::Texts;
use crate::model::{Lang, Record};
use crate::page::plain;
use crate::text::vocabulary::words::SAID;
use crate::text::{key, words};
use crate::view::entry::{name, place};

/// What a look-up in a browser knows, for readers of one language.
#[derive(Debug, Serialize)]
pub struct Names {
    /// Games and kinds, as shown; entries name them by their place.
    places: Vec<String>,
    /// What players say, folded, with the words that are meant.
    said: BTreeMap<String, Vec<String>>,
    entries: Vec<Listed>,
}

/// An entry or card. Short field names: there are many.
#[derive(Debug, Serialize)]
struct Listed {
    id: String,
    /// The title.
    t: String,
    /// The title in the other language, if it is another.
    #[serde(skip_serializing_if = "String::is_empty")]
    o: String,
    /// Where it belongs.
    p: usize,
    /// Further names in either language.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    n: Vec<String>,
    /// Questions it answers, in either language.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    q: Vec<String>,
    /// The words its rule is written in, folded, each once, those of its names left out.
    #[serde(skip_serializing_if = "String::is_empty")]
    w: String,
}

impl Names {
    /// The names of some records.
    pub fn of(texts: &Texts, records: &[Record]) -> Names {
        let mut places: Vec<String> = Vec::new();
        let entries = records.iter().map(|record| {
            let place = plain(&place(texts, record));
            let known = places.iter().position(|known| *known == place);
            let at = known.unwrap_or_else(|| {
                places.push(place);
                places.len() - 1
            });
            listed(texts.lang(), record, at)
        });
        let entries = entries.collect();
        Names {
            places,
            said: said(),
            entries,
        }
    }
}

fn listed(lang: Lang, record: &Record, place: usize) -> Listed {
    let title = plain(&name(record, lang));
    let other = plain(&name(record, lang.other()));
    let mut known: HashSet<String> = [key(&title), key(&other)].into();
    let names = Lang::ALL.into_iter().flat_map(|lang| record.names(lang));
    let names = names.filter(|name| known.insert(key(name)));
    let names: Vec<String> = names.map(str::to_owned).collect();
    let questions = Lang::ALL.iter().flat_map(|lang| record.questions(*lang));
    Listed {
        id: record.id().to_string(),
        w: text(record),
        o: if other == title { String::new() } else { other },
        t: title,
        p: place,
        n: names,
        q: questions.cloned().collect(),
    }
}

/// The words of a rule. What stands on cards is about the card.
fn text(record: &Record) -> String {
    if !matches!(record, Record::Rule(_)) {
        return String::new();
    }
    let names = Lang::ALL.into_iter().flat_map(|lang| record.names(lang));
    let mut known: HashSet<String> = names.flat_map(words).collect();
    let texts = Lang::ALL.map(|lang| record.text(lang)).join(" ");
    let texts = words(&texts).into_iter();
    let fresh: Vec<String> = texts
        .filter(|word| word.chars().count() > 2 && known.insert(word.clone()))
        .collect();
    fresh.join(" ")
}

/// What players say instead of the words of a game.
fn said() -> BTreeMap<String, Vec<String>> {
    let mut meant: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for group in SAID {
        let printed = [group.de, group.en].map(|forms| key(forms[0]));
        for form in group.forms().map(key) {
            if !printed.contains(&form) {
                meant.entry(form).or_default().extend(printed.iter().cloned());
            }
        }
    }
    for words in meant.values_mut() {
        words.sort_unstable();
        words.dedup();
    }
    meant
}
