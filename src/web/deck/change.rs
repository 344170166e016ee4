//! What a tap changes in a list: a name put right, a line left out, copies counted anew.

use app::deck::unrecognized::ReadList;
use deck::{Pile, pile_copies};
use page::locale::{Texts, msg};

/// Parts what a button sends.
pub(super) const PARTS: char = '\t';

/// Copies of a card in a pile, more or fewer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Recount {
    pub pile: Pile,
    pub by: i32,
    pub name: String,
}

impl Recount {
    /// As a button sends it.
    pub(super) fn value(&self) -> String {
        format!("{}{PARTS}{}{PARTS}{}", self.pile.code(), self.by, self.name)
    }

    /// What buttons sent, a line each; other lines are nothing.
    pub(super) fn parse_all(sent: &str) -> Vec<Recount> {
        let parse = |line: &str| {
            let mut parts = line.splitn(3, PARTS);
            let pile = Pile::from_code(parts.next()?)?;
            Some(Recount { pile, by: parts.next()?.parse().ok()?, name: parts.next()?.to_owned() })
        };
        sent.lines().filter_map(parse).collect()
    }
}

/// A deck as a list with headings, a card a line, cards that nobody knows too, with copies counted anew; empty where a
/// line cannot be read.
pub(super) fn list_of(texts: &Texts, read: &ReadList, recounts: &[Recount]) -> String {
    if read.list.faults().next().is_some() {
        return String::new();
    }
    let piles = [
        (Pile::Missions, msg::deck_pile_missions(texts)),
        (Pile::Dilemmas, msg::deck_pile_dilemmas(texts)),
        (Pile::Deck, msg::deck_pile_deck(texts)),
        (Pile::Aside, msg::deck_pile_aside(texts)),
    ];
    let filled = piles.into_iter().filter_map(|(pile, heading)| {
        let of_pile = || recounts.iter().filter(|one| one.pile == pile);
        let cards = pile_copies(&read.deck, pile);
        let written = cards.iter().filter_map(|(count, name)| {
            let by = of_pile().filter(|one| one.name == *name).map(|one| one.by).sum();
            let left = count.saturating_add_signed(by);
            (left > 0).then(|| format!("{left} {name}\n"))
        });
        let lines: String = written.collect();
        (!lines.is_empty()).then(|| format!("{heading}\n{lines}"))
    });
    filled.collect::<Vec<_>>().join("\n")
}

/// The list with one name put in the place of another: `line`, the name there, the name meant, parted by tabs; without a
/// name meant the line goes. A list that has no such name in this line stays as it is.
pub(crate) fn mend_line(list: &str, mend: &str) -> String {
    let mut parts = mend.splitn(3, PARTS);
    let (Some(number), Some(name), meant) = (parts.next(), parts.next(), parts.next()) else {
        return list.to_owned();
    };
    let wanted = number.parse::<usize>().ok();
    let line = |(number, line): (usize, &str)| {
        if Some(number) != wanted || name.is_empty() || !line.contains(name) {
            return Some(line.to_owned());
        }
        meant.map(|meant| line.replacen(name, meant, 1))
    };
    (1..).zip(list.lines()).filter_map(line).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_put_right_where_it_stands_and_a_line_left_out() {
        let list = "Deck\n1 Davis\n1 Davis";
        assert_eq!(mend_line(list, "2\tDavis\tDavies"), "Deck\n1 Davies\n1 Davis");
        assert_eq!(mend_line(list, "3\tDavis"), "Deck\n1 Davis");
        for mend in ["", "2", "x\tDavis\tDavies", "1\tDavis\tDavies", "1\tDavis", "2\t\tDavies", "9\tDavis\tDavies"]
        {
            assert_eq!(mend_line(list, mend), list, "{mend}");
        }
    }

    #[test]
    fn what_a_button_sends_is_read_again() {
        let fewer = Recount { pile: Pile::Dilemmas, by: -2, name: "Triage".to_owned() };
        let more = Recount { pile: Pile::Deck, by: 1, name: "Kira Nerys, Colonel Kira".to_owned() };
        let sent = [fewer.value(), "deck\tx\ty".to_owned(), more.value()].join("\n");
        assert_eq!(Recount::parse_all(&sent), [fewer, more]);
    }
}
