//! Printing marks behind the names of cards: ` *VP`, ` (Promo)`.

/// A Second Edition name without printing marks, and the mark, without brackets and asterisks. A
/// bracket is a mark if it is known as one or names the set of the row.
pub fn unmarked<'a>(name: &'a str, set: &str) -> (&'a str, Option<String>) {
    let mut name = name.trim();
    let mut mark = None;
    while let Some((shorter, found)) = last_mark(name, set) {
        name = shorter;
        mark = mark.or(found);
    }
    (name, mark)
}

fn last_mark<'a>(name: &'a str, set: &str) -> Option<(&'a str, Option<String>)> {
    const MARKS: [&str; 16] = [
        "VP", "AP", "VAP", "A", "Promo", "R2", "SS", "MAH", "IDR", "BP", "FOW", "AC", "SR", "CM",
        "ID", "",
    ];
    let (rest, last) = name.rsplit_once(' ')?;
    let stars = last.trim_start_matches('*');
    let is_starred = stars.len() < last.len();
    let inner = stars
        .strip_prefix('(')
        .and_then(|inner| inner.strip_suffix(')'));
    let word = match inner {
        Some(word) => word,
        None if is_starred => stars,
        None => return None,
    };
    let is_mark = (MARKS.contains(&word) && (is_starred || word.len() > 1))
        || (word == set && !set.is_empty());
    let mark = (!word.is_empty()).then(|| word.to_owned());
    is_mark.then(|| (rest.trim_end(), mark))
}

#[cfg(test)]
mod tests {
    use super::unmarked;

    #[test]
    fn marks_are_told_from_names() {
        let cases = [
            ("Worf *VP", "Worf", Some("VP")),
            ("Worf **VP", "Worf", Some("VP")),
            ("Worf *(Promo)", "Worf", Some("Promo")),
            ("Worf (SS)", "Worf", Some("SS")),
            ("Worf (NEW)", "Worf", Some("NEW")),
            ("Worf *", "Worf", None),
            ("Worf (Mirror)", "Worf (Mirror)", None),
            ("Part (A)", "Part (A)", None),
            ("Kortar, Slayer ", "Kortar, Slayer", None),
        ];
        for (name, bare, mark) in cases {
            assert_eq!(
                unmarked(name, "NEW"),
                (bare, mark.map(ToOwned::to_owned)),
                "{name}"
            );
        }
    }
}
