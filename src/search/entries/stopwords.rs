//! The scaffolding of questions: words that say how something is asked, not what it is about.

/// Folded, sorted for binary search. German and English together: both languages are searched at
/// once, so a word is only here if it is scaffolding in both.
const STOPWORDS: &[&str] = &[
    "a", "ab", "about", "again", "all", "als", "also", "am", "an", "and", "are", "at", "auch",
    "auf", "aus", "be", "bedeutet", "been", "bei", "beim", "being", "bin", "bist", "by", "can",
    "cant", "da", "dabei", "dafur", "damit", "dann", "daran", "darauf", "darf", "darfst", "das",
    "dass", "davon", "dazu", "dein", "deine", "deinen", "dem", "den", "denn", "der", "des", "dich",
    "did", "die", "dir", "do", "done", "dont", "dos", "drauf", "du", "durfen", "ein", "eine",
    "einem", "einen", "einer", "eines", "einfach", "er", "es", "for", "from", "fur", "ganz",
    "geht", "gibt", "gleiche", "gleichen", "habe", "haben", "had", "has", "hast", "hat", "have",
    "how", "i", "ich", "if", "ihr", "im", "in", "ins", "into", "is", "ist", "it", "its", "just",
    "kann", "kannst", "kein", "keine", "keinen", "kommt", "konnen", "konnte", "macht", "man",
    "many", "may", "me", "mean", "means", "mehr", "mehrere", "mehreren", "mein", "meine", "mich",
    "might", "mir", "mit", "much", "muss", "mussen", "musst", "must", "my", "nach", "nicht", "no",
    "noch", "not", "nur", "oder", "of", "on", "only", "or", "our", "out", "passiert", "same",
    "sein", "selbe", "selben", "selber", "selbst", "several", "should", "sich", "sie", "sind",
    "so", "soll", "sollen", "than", "that", "the", "their", "there", "they", "this", "to", "um",
    "und", "uns", "up", "us", "viel", "viele", "vom", "von", "wann", "warum", "was", "we",
    "welche", "wem", "wen", "wenn", "wer", "werde", "werden", "what", "when", "where", "which",
    "who", "whose", "why", "wie", "wieder", "wieviel", "wieviele", "will", "wir", "wird", "with",
    "wo", "woher", "wohin", "would", "you", "your", "zu", "zum", "zur",
];

/// All words of the scaffolding.
pub fn scaffolding() -> &'static [&'static str] {
    STOPWORDS
}

/// Whether a folded word belongs to the scaffolding.
pub fn is_stopword(word: &str) -> bool {
    STOPWORDS.binary_search(&word).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::words;

    #[test]
    fn the_list_is_sorted_and_folded() {
        assert!(STOPWORDS.is_sorted());
        for word in STOPWORDS {
            assert_eq!(words(word), [*word]);
        }
    }
}
