//! Things that share a name. A list numbers them; the number behind the name, or the name as listed,
//! means one of them.

use model::CrewDeck;

/// Of cards that share a name those of the first crew that has one; all of them where none has.
pub fn of_crews<T>(cards: Vec<T>, deck: impl Fn(&T) -> CrewDeck, crews: &[CrewDeck]) -> Vec<T> {
    let first = crews.iter().find(|crew| cards.iter().any(|card| deck(card) == **crew));
    match first {
        Some(crew) => cards.into_iter().filter(|card| deck(card) == *crew).collect(),
        None => cards,
    }
}

/// `1 Worf (Picard) · 2 Worf, Son of Mogh (Sisko)`.
pub fn listed(labels: impl IntoIterator<Item = String>) -> String {
    let labels = (1..).zip(labels);
    let numbered: Vec<String> = labels.map(|(at, label)| format!("{at} {label}")).collect();
    numbered.join(" · ")
}

/// The name and the number of `Worf 2`, a number from 1.
pub fn numbered(typed: &str) -> Option<(&str, usize)> {
    let (name, number) = typed.trim().rsplit_once(char::is_whitespace)?;
    let number = number.parse().ok().filter(|number| *number > 0)?;
    Some((name.trim_end(), number))
}

/// Of things that share a name the one with a number, if there are as many and it is not the only one.
pub fn at<T>(mut things: Vec<T>, number: usize) -> Option<T> {
    let is_one = things.len() > 1 && number <= things.len();
    is_one.then(|| things.swap_remove(number - 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_behind_a_name_means_a_place_in_the_list() {
        assert_eq!(listed(["A".to_owned(), "B".to_owned()]), "1 A · 2 B");
        assert_eq!(numbered("Worf 2"), Some(("Worf", 2)));
        assert_eq!(numbered("Worf"), None);
        assert_eq!(numbered("Worf 0"), None);
        assert_eq!(at(vec!['a', 'b'], 2), Some('b'));
        assert_eq!(at(vec!['a', 'b'], 3), None);
        assert_eq!(at(vec!['a'], 1), None);
    }

    #[test]
    fn a_name_is_narrowed_to_the_crews_that_play() {
        let of = |crews: &[CrewDeck]| {
            let cards = vec![('a', CrewDeck::Picard), ('b', CrewDeck::Common), ('c', CrewDeck::Shran)];
            let left = of_crews(cards, |(_, deck)| *deck, crews);
            left.into_iter().map(|(card, _)| card).collect::<String>()
        };
        assert_eq!(of(&[CrewDeck::Koloth, CrewDeck::Common]), "b");
        assert_eq!(of(&[CrewDeck::Shran, CrewDeck::Common]), "c");
        assert_eq!(of(&[CrewDeck::Koloth]), "abc");
    }
}
