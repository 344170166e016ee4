//! Lists of words in a sentence.

use crate::locale::Texts;

/// Words with commas and "and" between them; with semicolons if a word has a comma of its own, as the
/// full names of cards do.
pub fn listed(texts: &Texts, words: &[String]) -> String {
    match words {
        [] => String::new(),
        [only] => only.clone(),
        several if several.iter().any(|word| word.contains(',')) => several.join("; "),
        [first, last] => and(texts, "calc-and", first, last),
        [first @ .., last] => and(texts, "calc-and-last", &first.join(", "), last),
    }
}

fn and(texts: &Texts, id: &str, first: &str, last: &str) -> String {
    texts.with(id, &[("first", first.into()), ("last", last.into())])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::Lang;

    #[test]
    fn names_with_commas_are_told_apart() {
        let texts = Texts::new(Lang::En);
        let listed = |words: &[&str]| {
            let words: Vec<String> = words.iter().map(|word| (*word).to_owned()).collect();
            listed(&texts, &words)
        };
        assert_eq!(listed(&[]), "");
        assert_eq!(listed(&["a", "b"]), "a and b");
        assert_eq!(listed(&["a", "b", "c"]), "a, b, and c");
        assert_eq!(listed(&["Odo, Constable", "b"]), "Odo, Constable; b");
    }
}
