//! A list with the names cards have today, and otherwise as it was.

use std::collections::HashMap;
use std::ops::Range;

use serde::Serialize;

use crate::deck::{Card, Deck, DeckList, Format, How, Line, Pile};
use crate::text::{key, unmarked};

/// A name that was corrected.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Change {
    /// Number of the line, from 1.
    pub line: usize,
    pub from: String,
    pub to: String,
}

/// The lines of a list with old names and other spellings replaced by the names of today, and what was
/// replaced. Lists of LackeyCCG get the names of the player's card files. Lines that were not understood,
/// comments, counts, printing marks and line ends stay. For documents only the changes matter: their text
/// is written anew.
pub fn fixed(list: &DeckList, deck: &Deck) -> (String, Vec<Change>) {
    let cards: HashMap<usize, &Card> = deck.cards.iter().map(|card| (card.line, card)).collect();
    let mut changes = Vec::new();
    let mut text = String::new();
    for line in &list.lines {
        let card = cards.get(&line.number);
        let change = card.and_then(|card| change(list.format, card));
        text.push_str(&written(line, change.as_ref()));
        text.push_str(list.end(line.number));
        changes.extend(change);
    }
    (text, changes)
}

fn change(format: Format, card: &Card) -> Option<Change> {
    let to = match format {
        Format::Lackey => card.card.plugin_name(),
        Format::Text
        | Format::Yaml
        | Format::Json
        | Format::Markdown
        | Format::Trekcc
        | Format::Csv
        | Format::Html
        | Format::Bbcode
        | Format::Octgn
        | Format::Dek
        | Format::Cockatrice
        | Format::Tabletop => card.card.name_today(),
    };
    let from = replaced(card, &to);
    let is_exact = matches!(card.how, How::Exact | How::Mark);
    // A subtitle that follows without its comma is a spelling of today too.
    let is_today = from == to.replacen(", ", " ", 1) || (is_exact && card.card.today.is_none());
    let stays = card.how == How::Number || from == to || (format != Format::Lackey && is_today);
    (!stays).then(|| Change {
        line: card.line,
        from: from.to_owned(),
        to,
    })
}

/// What of a name as written is replaced: a printing mark behind it stays unless the new name has one.
fn replaced<'a>(card: &'a Card, to: &str) -> &'a str {
    if unmarked(to, "").0 == to {
        without_mark(card)
    } else {
        &card.written
    }
}

/// The name as written, without its printing mark unless that is part of a name of the card.
fn without_mark(card: &Card) -> &str {
    let written = key(&card.written);
    let is_name = |name: &String| key(name) == written;
    let is_whole = is_name(&card.card.full_name()) || card.card.old_names.iter().any(is_name);
    if is_whole {
        &card.written
    } else {
        unmarked(&card.written, "").0
    }
}

fn written(line: &Line<Pile>, change: Option<&Change>) -> String {
    let place = change.and_then(|change| Some((change, place(&line.text, &change.from)?)));
    match place {
        Some((change, place)) => {
            let (before, behind) = (&line.text[..place.start], &line.text[place.end..]);
            format!("{before}{}{behind}", change.to)
        }
        None => line.text.clone(),
    }
}

/// Where a line has a name, the last place if there are several; between its words there may be more
/// than a blank.
fn place(line: &str, name: &str) -> Option<Range<usize>> {
    let mut starts = line.char_indices().map(|(at, _)| at).rev();
    starts.find_map(|start| {
        let rest = behind(line.get(start..)?, name)?;
        Some(start..line.len() - rest.len())
    })
}

/// What follows the name that a text begins with.
fn behind<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    let mut words = name.split(' ');
    let first = text.strip_prefix(words.next()?)?;
    words.try_fold(first, |rest, word| {
        let next = rest.trim_start();
        let is_parted = next.len() < rest.len();
        is_parted.then(|| next.strip_prefix(word)).flatten()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deck::read;
    use crate::deck::sample::{card, deck};

    fn mended(text: &str) -> String {
        let pool = [
            card("Odo|Curzon", "personnel", |_| {}),
            card("Far Moon|Errand", "mission", |card| {
                card.old_names = vec!["Old Errand".to_owned()];
            }),
            card("Cure", "mission", |card| {
                card.old_names = vec!["Teplan Cure".to_owned()];
                card.today = Some("Teplan, Cure".to_owned());
                card.file_name = Some("Teplan Cure".to_owned());
            }),
            card("Queen|The One", "personnel", |card| {
                card.file_name = Some("Queen The One *VP".to_owned());
            }),
        ];
        let list = read(text, None).expect("a list");
        fixed(&list, &deck(text, &pool)).0
    }

    #[test]
    fn names_are_those_of_todays_files() {
        let cases = [
            ("1\tCure\n", "1\tTeplan Cure\n"),
            ("1\tTeplan Cure *AP\n", "1\tTeplan Cure *AP\n"),
            ("2\tOdo, Curzon\n", "2\tOdo Curzon\n"),
            ("1\tQueen The One\n", "1\tQueen The One *VP\n"),
            ("1\tQueen The One (SS)\n", "1\tQueen The One *VP\n"),
            ("1x Cure\n", "1x Teplan, Cure\n"),
            ("1x Teplan Cure\n", "1x Teplan Cure\n"),
        ];
        for (text, expected) in cases {
            assert_eq!(mended(text), expected);
            assert_eq!(mended(expected), expected);
        }
    }

    #[test]
    fn lines_keep_their_ends() {
        for end in ["\r\n", "\n", "\r"] {
            let text = ["1\tOdo Curzon", "", "1\told errand", "# x"].join(end);
            let mended = mended(&text);
            assert_eq!(mended, text.replace("old errand", "Far Moon Errand"));
        }
        assert_eq!(mended("1 Odo Curzon\r\n1 Who\n"), "1 Odo Curzon\r\n1 Who\n");
    }

    #[test]
    fn names_alone_change_and_all_else_stays() {
        let cases = [
            ("3x odo  CURZON  // mine\n", "3x Odo, Curzon  // mine\n"),
            ("  - 3 ×  • odo,   curzon \n", "  - 3 ×  • Odo, Curzon \n"),
            ("old errand x2\n", "Far Moon, Errand x2\n"),
            ("Odo,Curzon (SS) x3\n", "Odo, Curzon (SS) x3\n"),
            ("Old Errand *VP\n", "Far Moon, Errand *VP\n"),
            (
                "1\tOdo Curzon\t\n\nMissions:\t\n2\tOld\u{a0}Errand\t\n",
                "1\tOdo Curzon\t\n\nMissions:\t\n2\tFar Moon Errand\t\n",
            ),
            (
                "# odo curzon\nX:\n\t \nWho\n0 Odo\n",
                "# odo curzon\nX:\n\t \nWho\n0 Odo\n",
            ),
        ];
        for (text, expected) in cases {
            assert_eq!(mended(text), expected);
        }
    }

    #[test]
    fn what_is_mended_needs_no_mending() {
        let once = mended("odo curzon\nold errand x2\nOld Errand (Promo)\n");
        assert_eq!(mended(&once), once);
    }
}
