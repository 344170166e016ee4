//! How deep a text of YAML or JSON nests, before a parser tries: parsers of YAML take quadratic time for it.

/// Whether a text nests deeper than so many levels: by brackets, by dashes in a row, or by steps to the right. What
/// stands in quotes counts too, so that the limit must be far above what is meant.
pub fn nests_deeper(text: &str, most: usize) -> bool {
    brackets(text) > most || text.lines().any(|line| dashes(line) > most) || steps(text) > most
}

/// The most brackets that are open at once.
fn brackets(text: &str) -> usize {
    let mut open = 0_usize;
    let mut deepest = 0;
    for byte in text.bytes() {
        match byte {
            b'[' | b'{' => open += 1,
            b']' | b'}' => open = open.saturating_sub(1),
            _ => {}
        }
        deepest = deepest.max(open);
    }
    deepest
}

/// Lists in lists in one line: `- - - a`.
fn dashes(line: &str) -> usize {
    let mut words = line.split_whitespace();
    words
        .by_ref()
        .take_while(|word| matches!(*word, "-" | "?" | ":"))
        .count()
}

/// The most steps to the right that are open at once.
fn steps(text: &str) -> usize {
    let mut open: Vec<usize> = Vec::new();
    let mut deepest = 0;
    for line in text.lines() {
        let bare = line.trim_start();
        if bare.is_empty() {
            continue;
        }
        let margin = line.len() - bare.len();
        while open.last().is_some_and(|step| *step >= margin) {
            open.pop();
        }
        open.push(margin);
        deepest = deepest.max(open.len());
    }
    deepest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn depth_is_counted_in_every_way_of_writing_it() {
        let flow = format!("{}{}", "[".repeat(40), "]".repeat(40));
        let dashes = format!("{}a", "- ".repeat(40));
        let block: String = (0..40)
            .map(|at| format!("{}a:\n", " ".repeat(at)))
            .collect();
        for text in [flow, dashes, block] {
            assert!(nests_deeper(&text, 39), "{text}");
            assert!(!nests_deeper(&text, 40), "{text}");
        }
    }

    #[test]
    fn what_comes_one_after_the_other_is_not_deep() {
        let text = "- [a, b]\n- {c: d}\n".repeat(1000) + &"a:\n  - b\n".repeat(1000);
        assert!(!nests_deeper(&text, 3));
    }
}
