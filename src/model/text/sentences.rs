//! Sentences of a text.

/// Words with a full stop that end no sentence.
const ABBREVIATIONS: [&str; 20] = [
    "z.", "B.", "bzw.", "d.", "h.", "u.", "a.", "usw.", "Nr.", "S.", "max.", "min.", "inkl.", "e.g.", "i.e.",
    "vs.", "No.", "etc.", "Dr.", "U.S.S.",
];

/// The sentences of a line, in order, without blanks around them. Full stops of abbreviations and ordinals end none,
/// and quotation marks and brackets behind a stop belong to the sentence they close.
///
/// ```
/// use model::text::sentences;
/// assert_eq!(sentences("Draw a card. Then stop."), ["Draw a card.", "Then stop."]);
/// assert_eq!(sentences("Nimm z. B. die 2. Karte."), ["Nimm z. B. die 2. Karte."]);
/// ```
pub fn sentences(line: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut rest = line.trim();
    let mut from = 0;
    while let Some(end) = next_end(rest, from) {
        if is_end(&rest[..end], &rest[end..]) {
            found.push(rest[..end].trim());
            rest = rest[end..].trim_start();
            from = 0;
        } else {
            from = end;
        }
    }
    if !rest.is_empty() {
        found.push(rest);
    }
    found
}

/// The end of the next run of signs that may end a sentence, behind what closes with it.
fn next_end(text: &str, from: usize) -> Option<usize> {
    let stop = from + text[from..].find(['.', '!', '?', '…'])?;
    let closes = |c: char| matches!(c, '.' | '!' | '?' | '…' | '”' | '“' | '’' | '‘' | ')' | ']' | '"');
    let rest = text[stop..].trim_start_matches(closes);
    Some(text.len() - rest.len())
}

/// Whether a sentence ends between what stands before and behind.
fn is_end(before: &str, behind: &str) -> bool {
    let next = behind.trim_start().chars().next();
    let begins = behind.starts_with(char::is_whitespace) && next.is_some_and(|c| !c.is_lowercase());
    let last = before.rsplit(char::is_whitespace).next();
    let word = last.map(|last| last.trim_start_matches(['(', '„', '“', '"']));
    begins && !word.is_some_and(|word| ABBREVIATIONS.contains(&word) || is_ordinal(word))
}

/// Whether a word is a number of one or two digits with a full stop.
fn is_ordinal(word: &str) -> bool {
    let digits = word.strip_suffix('.').unwrap_or_default();
    (1..=2).contains(&digits.len()) && digits.bytes().all(|b| b.is_ascii_digit())
}
