//! A list with the names cards have today, and otherwise as it was.

use std::ops::Range;

use serde::Serialize;

use crate::{DeckEntry, DeckList, FoundDeck, MatchKind};
use model::text::{key, unmarked};

/// A name that was corrected.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct NameChange {
    /// Number of the line, from 1.
    pub line: usize,
    /// What stood there: the name as written, without a printing mark that stays.
    pub from: String,
    /// The name that took its place.
    pub to: String,
}

/// A list with old names and other spellings replaced by the names of today, and what was replaced. Lists of LackeyCCG
/// get the names of the player's card files. All else stays: lines that were not understood, comments, counts,
/// printing marks, line ends, the shape of documents and the tags of pages, and names that are spelled out otherwise.
pub fn update_names(list: &DeckList, deck: &FoundDeck) -> (String, Vec<NameChange>) {
    let mut changes: Vec<NameChange> =
        deck.cards.iter().filter_map(|card| name_change(list.is_tabbed, card)).collect();
    if !list.source.is_empty() {
        let text = replace_names(&list.source, &changes);
        changes.retain(|change| list.source.contains(&change.from));
        return (text, changes);
    }
    let mut text = String::new();
    let mut made = Vec::new();
    for line in &list.lines {
        let mut updated = line.text.clone();
        for change in changes.iter().filter(|change| change.line == line.number) {
            if let Some(place) = find_name(&updated, &change.from, &change.to) {
                updated.replace_range(place, &change.to);
                made.push(change.clone());
            }
        }
        text.push_str(&updated);
        text.push_str(list.end(line.number));
    }
    (text, made)
}

/// A text with whole names replaced wherever they stand.
fn replace_names(text: &str, changes: &[NameChange]) -> String {
    let mut names: Vec<(&str, &str)> =
        changes.iter().map(|change| (change.from.as_str(), change.to.as_str())).collect();
    // The longest first, so that a title does not take the place of a whole name.
    names.sort_by_key(|(from, _)| std::cmp::Reverse(from.len()));
    names.dedup();
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while !rest.is_empty() {
        let is_start = !out.ends_with(char::is_alphanumeric);
        let whole = |from: &str| {
            let behind = strip_closing(from, rest.strip_prefix(from)?);
            (!behind.starts_with(char::is_alphanumeric)).then_some(behind)
        };
        let mended =
            |from: &str, to: &str| rest.strip_prefix(to).filter(|_| to.contains(from)).or_else(|| whole(from));
        let found = names.iter().filter(|_| is_start).find_map(|(from, to)| Some((mended(from, to)?, *to)));
        match (found, rest.chars().next()) {
            (Some((behind, to)), _) => {
                out.push_str(to);
                rest = behind;
            }
            (None, Some(sign)) => {
                out.push(sign);
                rest = &rest[sign.len_utf8()..];
            }
            (None, None) => break,
        }
    }
    out
}

fn name_change(is_tabbed: bool, card: &DeckEntry) -> Option<NameChange> {
    let to = if is_tabbed { card.card.plugin_name() } else { card.card.name_today() };
    let from = replaced_part(card, &to);
    let is_exact = matches!(card.how, MatchKind::Exact | MatchKind::Mark);
    // A subtitle that follows without its comma is a spelling of today too.
    let is_today = from == to.replacen(", ", " ", 1) || (is_exact && card.card.today.is_none());
    let stays = card.how == MatchKind::Number || from == to || (!is_tabbed && is_today);
    (!stays).then(|| NameChange { line: card.line, from: from.to_owned(), to })
}

/// What of a name as written is replaced: a printing mark behind it stays unless the new name has one.
fn replaced_part<'a>(card: &'a DeckEntry, to: &str) -> &'a str {
    if unmarked(to, "").0 == to { without_mark(card) } else { &card.written }
}

/// The name as written, without its printing mark unless that is part of a name of the card.
fn without_mark(card: &DeckEntry) -> &str {
    let written = key(&card.written);
    let is_name = |name: &String| key(name) == written;
    let is_whole = is_name(&card.card.full_name()) || card.card.old_names.iter().any(is_name);
    if is_whole { &card.written } else { unmarked(&card.written, "").0 }
}

/// Where a line has a name and not the new one already, the last place if there are several; between its words there
/// may be more than a blank, and the signs around the new name belong to the old one too.
fn find_name(line: &str, name: &str, to: &str) -> Option<Range<usize>> {
    let mut starts = line.char_indices().map(|(at, _)| at).rev();
    starts.find_map(|start| {
        let here = line.get(start..).filter(|here| strip_name(here, to).is_none())?;
        let rest = strip_closing(name, strip_name(here, name)?);
        let end = line.len() - rest.len();
        let is_sign = |c: char| !c.is_alphanumeric();
        let head = &to[..to.len() - to.trim_start_matches(is_sign).len()];
        let tail = &to[to.trim_end_matches(is_sign).len()..];
        let before = line.get(..start).filter(|_| !name.starts_with(head));
        let begin = before.and_then(|before| before.strip_suffix(head)).map_or(start, str::len);
        let is_whole = name.ends_with(tail) || !rest.starts_with(tail);
        Some(begin..if is_whole { end } else { end + tail.len() })
    })
}

/// What follows a name without the bracket that closes one inside it: a name as read ends with its last letter.
fn strip_closing<'a>(name: &str, rest: &'a str) -> &'a str {
    let brackets = [('(', ')'), ('[', ']'), ('{', '}')];
    let is_open = |(open, close)| name.matches(open).count() > name.matches(close).count();
    let closed = brackets.into_iter().find(|pair| is_open(*pair) && rest.starts_with(pair.1));
    closed.map_or(rest, |(_, close)| &rest[close.len_utf8()..])
}

/// What follows the name that a text begins with.
fn strip_name<'a>(text: &'a str, name: &str) -> Option<&'a str> {
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
    use crate::sample::{card, deck, list};

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
            card("K'mpec|Keeper of the Peace", "personnel", |_| {}),
            card("Queen|The One", "personnel", |card| {
                card.file_name = Some("Queen The One *VP".to_owned());
            }),
        ];
        update_names(&list(text, &pool), &deck(text, &pool)).0
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
            ("2x Odo (Curzon) // mine\n", "2x Odo, Curzon // mine\n"),
            ("Odo [Curzon] x2\n(odo curzon)\n", "Odo, Curzon x2\n(Odo, Curzon)\n"),
            ("Old Errand *VP\n", "Far Moon, Errand *VP\n"),
            ("2 k'mpec (keeper of the peace) // (mine)\n", "2 K'mpec, Keeper of the Peace // (mine)\n"),
            ("2 K'mpec, Keeper of the Peace)\n", "2 K'mpec, Keeper of the Peace)\n"),
            (
                "1\tOdo Curzon\t\n\nMissions:\t\n2\tOld\u{a0}Errand\t\n",
                "1\tOdo Curzon\t\n\nMissions:\t\n2\tFar Moon Errand\t\n",
            ),
            ("# odo curzon\nX:\n\t \nWho\n0 Odo\n", "# odo curzon\nX:\n\t \nWho\n0 Odo\n"),
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
