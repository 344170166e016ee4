//! Collector's numbers as lists give them, and other numbers and addresses as lines write them: copies, prices, dates.

use super::name_index::is_times;
use model::Pattern;
use model::text::digits;
use model::text::vocabulary::typed;
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

    /// The number in a set of this code.
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
    let counts = [typed::LIST_COUNT_1, typed::LIST_COUNT_2, typed::LIST_COUNT_3];
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
        // Most signs of a line: what they begin is not looked through, or long runs of blanks would be again at each of them.
        if !is_stroke || sign.is_whitespace() {
            return None;
        }
        // Blanks between bars are empty cells.
        let goes_on = |c: &char| *c == sign || (*c == ' ' && sign != '|');
        let run: String = text.chars().take_while(goes_on).collect();
        let length = run.trim_end().len();
        let count = u32::try_from(run.matches(sign).count()).ok()?;
        let is_whole = text.get(length..)?.chars().next().is_none_or(char::is_whitespace);
        is_whole.then_some(Tally { sign, count, length })
    }

    /// Whether nothing but a count can be meant, ahead of a name or behind it.
    pub(crate) fn is_clear(&self, is_ahead: bool) -> bool {
        STROKES.contains(self.sign) && !(is_ahead && self.sign == '*')
    }
}

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

/// Figures with signs between them.
static FIGURES: Pattern = Pattern::new(r"^[0-9]+(?:\.[0-9]+){0,2}(?:,[0-9]+)?(?:-[0-9]+){0,2}");
/// What makes figures a price or a part of a hundred.
static UNIT: Pattern = Pattern::new(r"^ *(?:[$€£%]|(?:EUR|USD|GBP|ct)\b)");
static COLLECTORS: Pattern = Pattern::new(r"^([0-9]{1,3})([ \t]*)([A-Za-z]{1,3})([ \t]*)([0-9]{1,4})");
/// An address of the web; a face, as chats write them: `:smile:`.
static ADDRESS: Pattern = Pattern::new(r#"^(?:(?:https?://|www\.)[^\s)\]>"]*|:[a-z][A-Za-z0-9_]+:)"#);
static LINK_TARGET: Pattern = Pattern::new(r"^\([^\s)][^)]*\)");

/// A price, a percentage or a date; with its length.
pub(crate) fn amount(rest: &str, before: Option<char>) -> Option<usize> {
    let figures = FIGURES.place(rest)?.as_str();
    if let Some(unit) = UNIT.place(&rest[figures.len()..]) {
        return Some(figures.len() + unit.len());
    }
    let parts: Vec<&str> = figures.split(['.', ',', '-']).collect();
    let is_price = before.is_some_and(|sign| "$€£%".contains(sign));
    let is_decimal = parts.len() == 2 && figures.contains('.');
    let is_date = parts.len() == 3 && figures.len() - parts[0].len() >= 4;
    (is_price || is_decimal || is_date).then_some(figures.len())
}

/// `1U154`, `1 U 154` and tabs between: a collector's number as printed or in columns, with its length.
pub(crate) fn collectors(text: &str) -> Option<(Number, usize)> {
    let found = COLLECTORS.first(text)?;
    let [set, gap, rarity, behind, number] = [&found[1], &found[2], &found[3], &found[4], &found[5]];
    // A tab behind the first number makes columns of all three, or that number counts: `1\tU2`.
    let are_columns = gap.starts_with('\t') && !behind.is_empty();
    let is_upper = rarity.bytes().all(|byte| byte.is_ascii_uppercase());
    let is_rarity = (is_upper || are_columns || (gap.is_empty() && behind.is_empty()))
        && (are_columns || !gap.starts_with('\t'))
        && !rarity.eq_ignore_ascii_case("x");
    let length = found[0].len();
    let is_whole = !text[length..].starts_with(char::is_alphanumeric);
    (is_rarity && is_whole).then(|| Some((Number::in_columns(set, rarity, number)?, length)))?
}

/// An address of the web, the target of a link or the name of a face, with its length.
pub(crate) fn address(rest: &str, before: Option<char>) -> Option<usize> {
    let target = || LINK_TARGET.place(rest).filter(|target| target.as_str().contains(['/', '.', '#']));
    let found = if before == Some(']') { target() } else { None };
    found.or_else(|| ADDRESS.place(rest)).map(|found| found.len())
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

    #[test]
    fn a_small_letter_is_a_rarity_where_nothing_parts_it_from_the_numbers_or_columns_do() {
        let is_number = |text: &str| collectors(text).is_some();
        assert!(["1U154", "1u154", "1 U 154", "1\tu\t154"].into_iter().all(is_number));
        assert!(!["1u 154", "1 u154", "1\tu154", "1x154"].into_iter().any(is_number));
    }
}
