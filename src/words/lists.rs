//! Lists of words in a sentence.

use page::locale::{Texts, msg};

/// Words with commas and "and" between them; with semicolons if a word has a comma of its own, as the
/// full names of cards do.
pub fn listed(texts: &Texts, words: &[String]) -> String {
    joined(
        words,
        |first, last| msg::list_and(texts, first, last),
        |before, last| msg::list_and_last(texts, before, last),
    )
}

/// Words with commas and "or" between them; with semicolons if a word has a comma of its own.
pub fn one_of(texts: &Texts, words: &[String]) -> String {
    joined(
        words,
        |first, last| msg::list_or(texts, first, last),
        |before, last| msg::list_or_last(texts, before, last),
    )
}

/// Things in words, one after the other.
pub fn join_words<T>(things: &[T], between: &str, words: impl Fn(&T) -> String) -> String {
    things.iter().map(words).collect::<Vec<_>>().join(between)
}

/// Very many words cut in the middle: the first and the last of them, with the number left out between.
pub fn shortened(texts: &Texts, words: Vec<String>, most: usize) -> Vec<String> {
    let last = most / 3;
    let first = most.saturating_sub(last + 1);
    let left_out = words.len().saturating_sub(first + last);
    // Saying that one is left out takes as much room as the one.
    if words.len() <= most || left_out < 2 {
        return words;
    }
    let behind = words[first + left_out..].to_vec();
    let mut words = words;
    words.truncate(first);
    words.push(msg::list_left_out(texts, left_out));
    words.extend(behind);
    words
}

fn joined(
    words: &[String],
    of_two: impl Fn(&str, &str) -> String,
    of_more: impl Fn(&str, &str) -> String,
) -> String {
    match words {
        [] => String::new(),
        [only] => only.clone(),
        several if several.iter().any(|word| has_comma(word)) => several.join("; "),
        [first, last] => of_two(first, last),
        [before @ .., last] => of_more(&before.join(", "), last),
    }
}

/// Whether a comma could be taken for one of the list; those in brackets cannot.
fn has_comma(word: &str) -> bool {
    let mut depth = 0_usize;
    word.chars().any(|sign| {
        match sign {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            _ => {}
        }
        sign == ',' && depth == 0
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::Lang;

    #[test]
    fn long_lists_are_cut_in_the_middle() {
        let texts = Texts::new(Lang::En);
        let words = |count: usize| (1..=count).map(|word| word.to_string()).collect();
        let cut = |count, most| shortened(&texts, words(count), most).join(" ");
        assert_eq!(cut(7, 7), "1 2 3 4 5 6 7");
        assert_eq!(cut(8, 7), "1 2 3 4 … 2 more … 7 8");
        assert_eq!(cut(999, 7), "1 2 3 4 … 993 more … 998 999");
        assert_eq!(cut(3, 0), "… 3 more …");
    }

    #[test]
    fn names_with_commas_are_told_apart() {
        let texts = Texts::new(Lang::En);
        let list = |words: &[&str]| {
            let words: Vec<String> = words.iter().map(|word| (*word).to_owned()).collect();
            listed(&texts, &words)
        };
        assert_eq!(list(&[]), "");
        assert_eq!(list(&["a", "b"]), "a and b");
        assert_eq!(list(&["a", "b", "c"]), "a, b, and c");
        assert_eq!(list(&["Odo, Constable", "b"]), "Odo, Constable; b");
        assert_eq!(list(&["a (x, y)", "b"]), "a (x, y) and b");
    }
}
