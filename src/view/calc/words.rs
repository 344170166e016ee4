//! Lists of words in a sentence.

use crate::locale::Texts;

/// Words with commas and "and" between them; with semicolons if a word has a comma of its own, as the
/// full names of cards do.
pub fn listed(texts: &Texts, words: &[String]) -> String {
    joined(texts, words, ["calc-and", "calc-and-last"])
}

/// The same with "or".
pub fn one_of(texts: &Texts, words: &[String]) -> String {
    joined(texts, words, ["calc-or", "calc-or-last"])
}

fn joined(texts: &Texts, words: &[String], [of_two, of_more]: [&str; 2]) -> String {
    let last = |id, first: &str, last: &str| {
        texts.with(id, &[("first", first.into()), ("last", last.into())])
    };
    match words {
        [] => String::new(),
        [only] => only.clone(),
        several if several.iter().any(|word| word.contains(',')) => several.join("; "),
        [first, second] => last(of_two, first, second),
        [before @ .., end] => last(of_more, &before.join(", "), end),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::Lang;

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
    }
}
