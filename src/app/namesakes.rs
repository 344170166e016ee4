//! Things that share a name. A list numbers them; the number behind the name, or the name as listed,
//! means one of them.

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
}
