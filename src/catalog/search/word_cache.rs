//! What has been found out about words. Whoever reads many texts meets few words often.

use rustc_hash::FxHashMap;

/// A value for each word that was met, found out once.
#[derive(Clone)]
pub(super) struct WordCache<T> {
    places: FxHashMap<String, usize>,
    values: Vec<T>,
}

impl<T> WordCache<T> {
    /// A cache that has met no word yet.
    pub(super) fn new() -> WordCache<T> {
        WordCache { places: FxHashMap::default(), values: Vec::new() }
    }

    /// The value of a word. `find_out` is asked when the word is met for the first time.
    pub(super) fn get_or_insert_with(&mut self, word: &str, find_out: impl FnOnce(&str) -> T) -> &mut T {
        let at = self.places.get(word).copied().unwrap_or_else(|| {
            self.places.insert(word.to_owned(), self.values.len());
            self.values.push(find_out(word));
            self.values.len() - 1
        });
        &mut self.values[at]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_asked_about_once() {
        let mut cache = WordCache::new();
        let mut asked = Vec::new();
        for word in ["log", "card", "log"] {
            *cache.get_or_insert_with(word, |word| {
                asked.push(word.to_owned());
                0
            }) += 1;
        }
        assert_eq!(asked, ["log", "card"]);
        assert_eq!(*cache.get_or_insert_with("log", |_| 0), 2);
    }
}
