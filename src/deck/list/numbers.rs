//! Collector's numbers as lists give them, and other numbers and addresses as lines write them: copies, prices, dates.

use super::name_index::is_times;
use model::text::digits;
use model::text::vocabulary::words;
use model::{CardSet, CollectorNumber, Printing};

/// A collector's number as lists give it, as far as they do.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Number {
    /// The number of the set.
    pub set: Option<u32>,
    /// The code of the set, as `SE`, in capitals.
    pub code: Option<String>,
    /// Letters of the rarity, in capitals.
    pub rarity: Option<String>,
    /// The number within the set.
    pub number: u32,
    /// As written.
    pub written: String,
}

impl Number {
    /// A whole number as printed on cards: `1U154`; case does not count.
    pub fn printed(written: &str) -> Option<Number> {
        let parts = CollectorNumber::parse(written)?;
        Some(Number {
            set: Some(parts.set),
            code: None,
            rarity: Some(parts.rarity.to_uppercase()),
            number: parts.number,
            written: written.to_owned(),
        })
    }

    /// The number alone, of whatever set.
    pub fn short(number: u32, written: &str) -> Number {
        Number { set: None, code: None, rarity: None, number, written: written.to_owned() }
    }

    /// The same in a set of this code.
    pub fn of_code(self, code: &str) -> Number {
        Number { code: Some(code.to_uppercase()), ..self }
    }

    /// Out of columns: a set by number, code or name, letters, and the number, which may be whole in itself.
    pub fn in_columns(set: &str, rarity: &str, number: &str) -> Option<Number> {
        let [set, rarity, number] = [set, rarity, number].map(str::trim);
        if let Some(whole) = Number::printed(number) {
            return Some(whole);
        }
        let of_set = set.parse().ok();
        let set = match of_set {
            Some(_) => set,
            None => CardSet::called(set).map_or(set, |set| set.code),
        };
        let given = |text: &str| (!text.is_empty()).then(|| text.to_uppercase());
        Some(Number {
            set: of_set,
            code: given(set).filter(|_| of_set.is_none()),
            rarity: given(rarity),
            number: number.trim_start_matches('#').parse().ok()?,
            written: [set, rarity, number].concat(),
        })
    }

    /// Whether it says more than a bare number does: these are too short to be told from other numbers.
    pub fn names_a_set(&self) -> bool {
        self.set.is_some() || self.code.is_some()
    }

    /// Whether a printing has it, as far as it is given.
    pub fn fits(&self, printing: &Printing) -> bool {
        let Some(parts) = CollectorNumber::parse(&printing.number) else {
            return false;
        };
        let is_same = |given: &Option<String>, printed: &str| {
            given.as_ref().is_none_or(|given| given.eq_ignore_ascii_case(printed))
        };
        parts.number == self.number
            && self.set.is_none_or(|set| set == parts.set)
            && is_same(&self.code, &printing.set)
            && is_same(&self.rarity, parts.rarity)
    }
}

/// Copies that a word says: `zwei`, `twice`, and `lx`, which a scan makes of `1x`.
pub(crate) fn count_of_word(word: &str) -> Option<u32> {
    let counts = [words::LIST_COUNT_1, words::LIST_COUNT_2, words::LIST_COUNT_3];
    (1..).zip(counts).find(|(_, forms)| forms.is(word)).map(|(count, _)| count)
}

/// Signs that count copies where they are repeated; others, as stars ahead, may be bullets or praise.
const STROKES: &str = "|•●∙·○◦■□▪▫✓✔☑×*xXoOIil";
/// Signs that rule, lead, quote and shout, and count nothing.
const RULES: &str = "-_=~.,:;!?'\"()[]{}<>/\\#$%&^`@–—…·“”„’‘«»";

/// A run of one sign that stands for itself, as a tally does: `|||`, `••`, `xxx`, `* * *`.
pub(crate) struct Tally {
    pub sign: char,
    pub count: u32,
    /// Its bytes.
    pub length: usize,
}

impl Tally {
    /// The tally a text begins with.
    pub(crate) fn parse(text: &str) -> Option<Tally> {
        let sign = text.chars().next()?;
        let is_stroke = STROKES.contains(sign) || !(sign.is_alphanumeric() || RULES.contains(sign));
        // Blanks between bars are empty cells.
        let goes_on = |c: &char| *c == sign || (*c == ' ' && sign != '|');
        let run: String = text.chars().take_while(goes_on).collect();
        let length = run.trim_end().len();
        let count = u32::try_from(run.matches(sign).count()).ok()?;
        let is_whole = text.get(length..)?.chars().next().is_none_or(char::is_whitespace);
        (is_stroke && is_whole && !sign.is_whitespace()).then_some(Tally { sign, count, length })
    }

    /// Whether nothing but a count can be meant, ahead of a name or behind it.
    pub(crate) fn is_clear(&self, is_ahead: bool) -> bool {
        STROKES.contains(self.sign) && !(is_ahead && self.sign == '*')
    }
}

const CURRENCIES: [char; 4] = ['$', '€', '£', '%'];

/// `x3`, `× 3`, `x-3` not: a sign of copies before a number, with what is used up.
pub(crate) fn times_number(text: &str) -> Option<(u32, usize)> {
    let rest = text.strip_prefix(is_times)?;
    let number = rest.trim_start_matches(' ');
    let end = digits_of(number);
    let behind = number.get(end..).unwrap_or_default();
    let is_whole = end > 0 && !behind.starts_with(|c: char| c.is_alphanumeric());
    is_whole.then_some((digits(&number[..end])?, text.len() - behind.len()))
}

/// The length of a sign of copies behind a number, with the blank before it.
pub(crate) fn sign_of_copies(behind: &str) -> Option<usize> {
    let trimmed = behind.trim_start_matches(' ');
    let gap = behind.len() - trimmed.len();
    let sign = trimmed.chars().next()?;
    let next = trimmed.get(sign.len_utf8()..)?.chars().next();
    let is_alone = next.is_none_or(|next| !next.is_alphanumeric());
    match sign {
        'x' | 'X' if is_alone || (gap == 0 && next.is_some_and(char::is_uppercase)) => Some(gap + 1),
        '×' => Some(gap + sign.len_utf8()),
        '*' if gap == 0 && next.is_some_and(char::is_whitespace) => Some(1),
        _ => None,
    }
}

/// A price, a percentage or a date; with its length.
pub(crate) fn amount(rest: &str, end: usize, before: Option<char>) -> Option<usize> {
    let behind = rest.get(end..).unwrap_or_default();
    let mut length = end;
    let mut parts = 1;
    for sign in ['.', '.', ',', '-', '-'] {
        let tail = rest.get(length..).unwrap_or_default();
        if let Some(more) = tail.strip_prefix(sign)
            && digits_of(more) > 0
        {
            length += 1 + digits_of(more);
            parts += 1;
        }
    }
    let tail = rest.get(length..).unwrap_or_default();
    let bare = tail.trim_start_matches(' ');
    let has_sign = bare.starts_with(CURRENCIES);
    let is_word = ["EUR", "USD", "GBP", "ct"]
        .iter()
        .any(|word| bare.strip_prefix(word).is_some_and(|rest| !rest.starts_with(|c: char| c.is_alphanumeric())));
    if has_sign || is_word {
        let sign = bare.chars().next().map_or(0, char::len_utf8);
        let word = bare.find(|c: char| !c.is_alphanumeric()).unwrap_or(bare.len());
        let unit = if has_sign { sign } else { word };
        return Some(length + (tail.len() - bare.len()) + unit);
    }
    if before.is_some_and(|sign| CURRENCIES.contains(&sign)) {
        return Some(length);
    }
    let is_decimal = behind.starts_with('.') && parts == 2;
    let is_date = parts == 3 && length - end >= 4;
    (is_decimal || is_date).then_some(length)
}

/// `1U154`, `1 U 154` and tabs between: a collector's number as printed or in columns, with its length.
pub(crate) fn collectors(text: &str) -> Option<(Number, usize)> {
    let set = digits_of(text);
    let tail = text.get(set..)?;
    let letters = tail.trim_start_matches([' ', '\t']);
    let long = letters.bytes().take_while(u8::is_ascii_alphabetic).count();
    let rarity = letters.get(..long)?;
    let number = letters.get(long..)?;
    let bare = number.trim_start_matches([' ', '\t']);
    let end = digits_of(bare);
    let is_apart = letters.len() < tail.len() || bare.len() < number.len();
    let is_upper = rarity.bytes().all(|byte| byte.is_ascii_uppercase());
    // A tab behind the first number makes columns of all three, or that number counts: `1\tU2`.
    let are_columns = tail.starts_with('\t') && bare.len() < number.len();
    let is_rarity = (1..=3).contains(&long)
        && (is_upper || !is_apart || are_columns)
        && (are_columns || !tail.starts_with('\t'))
        && !rarity.eq_ignore_ascii_case("x");
    let is_number = (1..=3).contains(&set) && (1..=4).contains(&end);
    let behind = bare.get(end..)?;
    let is_whole = !behind.starts_with(|c: char| c.is_alphanumeric());
    (is_rarity && is_number && is_whole).then_some(())?;
    let length = text.len() - behind.len();
    let parts = Number::in_columns(text.get(..set)?, rarity, bare.get(..end)?)?;
    Some((parts, length))
}

/// An address of the web or the target of a link, with its length.
pub(crate) fn address(rest: &str, before: Option<char>) -> Option<usize> {
    let until = |is_end: fn(char) -> bool| Some(rest.find(is_end).unwrap_or(rest.len()));
    if ["http://", "https://", "www."].iter().any(|start| rest.starts_with(start)) {
        return until(|c| c.is_whitespace() || matches!(c, ')' | ']' | '>' | '"'));
    }
    if rest.starts_with('(') && before == Some(']') {
        let end = rest.find(')')?;
        let target = rest.get(1..end)?;
        let is_target = target.contains(['/', '.', '#']) && !target.starts_with(char::is_whitespace);
        return is_target.then_some(end + 1);
    }
    // `:smile:`, as chats write faces.
    let name = rest.strip_prefix(':')?;
    let end = name.find(|c: char| !c.is_ascii_alphanumeric() && c != '_')?;
    let is_face =
        end > 1 && name.get(end..)?.starts_with(':') && name.starts_with(|c: char| c.is_ascii_lowercase());
    is_face.then_some(end + 2)
}

/// The number of digits a text begins with.
pub(crate) fn digits_of(text: &str) -> usize {
    text.bytes().take_while(u8::is_ascii_digit).count()
}

/// The length of the word a text begins with.
pub(crate) fn word_of(text: &str) -> usize {
    let is_inner = |c: char| c.is_alphanumeric() || matches!(c, '\'' | '’');
    text.find(|c: char| !is_inner(c)).unwrap_or(text.len())
}

/// Whether a word looks like the code of a set.
pub(crate) fn is_code(word: &str) -> bool {
    (1..=5).contains(&word.len()) && word.bytes().all(|byte| byte.is_ascii_uppercase() || byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn printing(number: &str) -> Printing {
        Printing { set: "SE".to_owned(), number: number.to_owned(), rarity: "U".to_owned(), mark: None }
    }

    #[test]
    fn numbers_fit_as_far_as_they_are_given() {
        let card = printing("1U007");
        let fits = |number: Option<Number>| number.expect("a number").fits(&card);
        assert!(fits(Number::printed("1u7")));
        assert!(fits(Some(Number::short(7, "#007"))));
        assert!(fits(Number::in_columns("1", "U", "7")));
        assert!(fits(Number::in_columns("se", "", "7")));
        assert!(fits(Number::in_columns("", "", "1U7")));
        assert!(!fits(Number::printed("1R7")));
        assert!(!fits(Number::printed("2U7")));
        assert!(!fits(Number::in_columns("XX", "", "7")));
        assert_eq!(Number::in_columns("1", "U", "x"), None);
    }
}
