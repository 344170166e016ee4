//! "Did you mean": the nearest of a list of known names.

use std::cmp::Ordering;

use super::key;

/// How alike two folded names must be (Jaro-Winkler, 0 to 1) to be worth suggesting.
const ALIKE: f64 = 0.74;

/// At most `limit` of `candidates` that look most like `typed`, best first; ties by name. Candidates
/// that look unlike it are left out, so the list may be empty.
pub fn closest<'a, I>(typed: &str, candidates: I, limit: usize) -> Vec<&'a str>
where
    I: IntoIterator<Item = &'a str>,
{
    let typed = key(typed);
    let mut scored: Vec<(f64, &str)> = candidates
        .into_iter()
        .map(|name| (strsim::jaro_winkler(&typed, &key(name)), name))
        .filter(|(score, _)| *score >= ALIKE)
        .collect();
    scored.sort_by(|a, b| {
        b.0.partial_cmp(&a.0)
            .unwrap_or(Ordering::Equal)
            .then_with(|| a.1.cmp(b.1))
    });
    scored.dedup_by(|a, b| a.1 == b.1);
    scored.into_iter().take(limit).map(|(_, name)| name).collect()
}

#[cfg(test)]
mod tests {
    use super::closest;

    #[test]
    fn the_nearest_name_comes_first_and_strangers_are_left_out() {
        let names = ["keyword", "setup", "zone"];
        assert_eq!(closest("kewyord", names, 3), ["keyword"]);
        assert!(closest("xxxx", names, 3).is_empty());
    }
}
