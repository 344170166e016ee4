//! A deck as one line that travels: `tcd1-…` holds its name and its cards, by their collector's numbers.
//!
//! Behind the version stand, in base64 for addresses, the number of bytes behind it, the name, for each pile its
//! entries, and a checksum. An entry is a number of a card of the set, its letters and the set, or a name; where there
//! are several copies their count. Numbers are varints: seven bits a byte, the low ones first.

use std::collections::{HashSet, VecDeque};
use std::sync::Arc;

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use xxhash_rust::xxh3::xxh3_64;

use super::MOST_COPIES;
use super::numbers::Number;
use super::write::{ListEntry, entries, split_copies};
use crate::{CardSource, Citation, DeckList, Family, FoundDeck, ListContent, ListLine, Pile};
use model::text::SyntaxKind;
use model::{CcgCard, CollectorNumber};

/// What a code begins with, ahead of its version.
const SIGN: &str = "tcd";
/// The version that is written; others are not known.
const VERSION: u32 = 1;
/// The letters of collector's numbers by their place; it is written, so that new ones go to the end.
const LETTERS: [&str; 11] = ["C", "U", "R", "S", "P", "AP", "V", "VP", "A", "D", "B"];
/// Stands for letters where a card has a name in place of a number.
const NAMED: u32 = 15;
/// The piles in the order in which they are written.
const PILES: [Pile; 4] = [Pile::Missions, Pile::Dilemmas, Pile::Deck, Pile::Aside];
/// Bytes of the checksum.
const CHECKED: usize = 4;

/// A deck as a code. Cards that share all their numbers with others, and those that are not known, go by their names.
///
/// # Errors
/// When cards cannot be looked up.
pub fn encode<C: CardSource>(deck: &FoundDeck, mut cards: C) -> Result<String, C::Error> {
    let mut bytes = Vec::new();
    put_text(&mut bytes, deck.name.as_deref().unwrap_or_default());
    for pile in PILES {
        let mut packed = Vec::new();
        for (card, count) in deck.copies(pile) {
            let named = match own_number(&card, &mut cards)? {
                Some(number) => CardName::Number(number),
                None => CardName::Written { name: card.full_name(), number: None },
            };
            packed.extend(split_copies(count).map(|count| (count, named.clone())));
        }
        let unknown = entries(deck, pile, CcgCard::full_name).into_iter().filter(|entry| !entry.is_known);
        packed.extend(unknown.map(|entry| (entry.count, CardName::of_unknown(entry))));
        put(&mut bytes, packed.len() as u32);
        packed.iter().for_each(|(count, card)| card.put(&mut bytes, *count));
    }
    let mut whole = Vec::new();
    put(&mut whole, (bytes.len() + CHECKED) as u32);
    whole.append(&mut bytes);
    whole.extend(checksum(&whole));
    Ok(format!("{SIGN}{VERSION}-{}", BASE64_URL_SAFE_NO_PAD.encode(whole)))
}

/// Whether a text holds the code of a deck, whatever stands around it.
pub fn has_code(text: &str) -> bool {
    places(text).next().is_some()
}

/// The decks whose codes stand in a text, each once.
///
/// # Errors
/// With what is wrong with the first that cannot be read.
pub(super) fn decode_all(text: &str) -> Result<Vec<DeckList>, SyntaxKind> {
    let mut known = HashSet::new();
    let mut lists = Vec::new();
    let source: Arc<str> = text.into();
    for (version, signs) in places(text) {
        if version != VERSION {
            return Err(SyntaxKind::Newer { found: version, known: VERSION });
        }
        let bytes = bytes(signs)?;
        if known.insert(bytes.clone()) {
            let read = ByteReader { bytes: bytes.into() }.deck();
            lists.push(DeckList { source: Arc::clone(&source), ..read.ok_or(SyntaxKind::Malformed)? });
        }
    }
    Ok(lists)
}

/// The versions of all codes of a text, each with the text behind its hyphen.
fn places(text: &str) -> impl Iterator<Item = (u32, &str)> {
    let is_sign = |at: usize| text.get(at..at + SIGN.len()).is_some_and(|sign| sign.eq_ignore_ascii_case(SIGN));
    let starts = text.char_indices().map(|(at, _)| at).filter(move |at| is_sign(*at));
    starts.filter_map(|at| {
        let is_apart = !text[..at].ends_with(|before: char| before.is_alphanumeric());
        let (version, signs) = text[at + SIGN.len()..].split_once('-')?;
        let is_version = (1..=4).contains(&version.len()) && version.bytes().all(|byte| byte.is_ascii_digit());
        Some((version.parse().ok().filter(|_| is_apart && is_version)?, signs))
    })
}

fn is_base64(sign: char) -> bool {
    sign.is_ascii_alphanumeric() || matches!(sign, '-' | '_')
}

/// The bytes behind the length, the checksum left out. What follows the last sign belongs to the text around the code;
/// a line may end in the middle of it, as mails and terminals break lines.
fn bytes(signs: &str) -> Result<Vec<u8>, SyntaxKind> {
    let run = signs.chars().take_while(|sign| is_base64(*sign));
    let joined = signs.chars().take_while(|sign| is_base64(*sign) || sign.is_whitespace());
    match checked(&run) {
        Err(SyntaxKind::CutOff) => checked(&joined.filter(|sign| is_base64(*sign))).map_err(|_| SyntaxKind::CutOff),
        checked => checked,
    }
}

/// The same of signs without anything between them. As many are read as belong to the code: behind it there may be
/// thousands of others.
fn checked(signs: &(impl Iterator<Item = char> + Clone)) -> Result<Vec<u8>, SyntaxKind> {
    let first = |many: usize| {
        let taken: String = signs.clone().take(many).collect();
        Some(taken).filter(|taken| taken.len() == many)
    };
    // Eight signs hold more bytes than the longest number has.
    let head = BASE64_URL_SAFE_NO_PAD.decode(first(8).unwrap_or_default()).map_err(|_| SyntaxKind::CutOff)?;
    let mut reader = ByteReader { bytes: head.into_iter().collect() };
    let length = reader.number().map_or(0, |length| length as usize);
    let before = 6_usize.saturating_sub(reader.bytes.len());
    let needed = length.checked_mul(8).map_or(usize::MAX, |bits| (before * 8).saturating_add(bits).div_ceil(6));
    let whole = first(needed).ok_or(SyntaxKind::CutOff)?;
    let mut bytes = BASE64_URL_SAFE_NO_PAD.decode(whole).map_err(|_| SyntaxKind::Checksum)?;
    let sum = bytes.split_off(bytes.len().saturating_sub(CHECKED));
    if length < CHECKED || sum != checksum(&bytes) {
        return Err(SyntaxKind::Checksum);
    }
    Ok(bytes.split_off(before))
}

/// The low bytes of a hash that stays the same in all versions.
fn checksum(bytes: &[u8]) -> [u8; CHECKED] {
    (xxh3_64(bytes) as u32).to_le_bytes()
}

/// A number that no other card has; the first printing's if that is one.
fn own_number<C: CardSource>(card: &CcgCard, cards: &mut C) -> Result<Option<CardNumber>, C::Error> {
    for printing in &card.printings {
        if let (Some(own), Some(number)) = (CardNumber::parse(&printing.number), Number::printed(&printing.number))
            && matches!(&cards.numbered(&number)?[..], [only] if only.id == card.id)
        {
            return Ok(Some(own));
        }
    }
    Ok(None)
}

/// A collector's number with letters that have a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct CardNumber {
    set: u32,
    letters: usize,
    number: u32,
}

impl CardNumber {
    /// The number as printed; `None` unless it would be written in the same signs.
    fn parse(printed: &str) -> Option<CardNumber> {
        let parts = CollectorNumber::parse(printed)?;
        let letters = LETTERS.iter().position(|letters| *letters == parts.rarity)?;
        let number = CardNumber { set: parts.set, letters, number: parts.number };
        (number.number < 1 << 20 && number.printed() == printed).then_some(number)
    }

    fn printed(self) -> String {
        format!("{}{}{:03}", self.set, LETTERS[self.letters], self.number)
    }
}

/// How a card is named in a code.
#[derive(Debug, Clone, PartialEq, Eq)]
enum CardName {
    Number(CardNumber),
    /// A name, with the number beside it.
    Written {
        name: String,
        number: Option<String>,
    },
}

impl CardName {
    /// A card that is not known: where nothing but its number is, another player may know it.
    fn of_unknown(entry: ListEntry) -> CardName {
        match CardNumber::parse(&entry.name) {
            Some(number) if entry.number.is_none() => CardName::Number(number),
            Some(_) | None => CardName::Written { name: entry.name, number: entry.number },
        }
    }

    fn put(&self, bytes: &mut Vec<u8>, count: u32) {
        let is_several = u32::from(count > 1);
        match self {
            CardName::Number(CardNumber { set, letters, number }) => {
                put(bytes, number << 5 | (*letters as u32) << 1 | is_several);
                put(bytes, *set);
            }
            CardName::Written { name, number } => {
                put(bytes, u32::from(number.is_some()) << 5 | NAMED << 1 | is_several);
                put_text(bytes, name);
                number.iter().for_each(|number| put_text(bytes, number));
            }
        }
        if count > 1 {
            put(bytes, count);
        }
    }

    fn citation(self, pile: Pile, count: u32) -> Citation<Pile> {
        let (name, number) = match self {
            CardName::Number(number) => (String::new(), Some(number.printed())),
            CardName::Written { name, number } => (name, number),
        };
        let number = number.and_then(|written| Number::in_columns("", "", &written));
        Citation { number, ..Citation::by_name(Some(pile), count, &name) }
    }
}

fn put(bytes: &mut Vec<u8>, mut number: u32) {
    while number > 0x7f {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

fn put_text(bytes: &mut Vec<u8>, text: &str) {
    put(bytes, text.len() as u32);
    bytes.extend(text.as_bytes());
}

/// What is left of the bytes of a code.
struct ByteReader {
    bytes: VecDeque<u8>,
}

impl ByteReader {
    /// The deck, if the bytes are one and nothing more.
    fn deck(mut self) -> Option<DeckList> {
        let name = Some(self.text()?).filter(|name| !name.is_empty());
        let mut cards = Vec::new();
        for pile in PILES {
            for _ in 0..self.number()? {
                cards.push(self.card(pile)?);
            }
        }
        let lines = (1..).zip(cards).map(|(number, card)| ListLine {
            number,
            text: format!("{} {}", card.count, card.shown()),
            content: ListContent::Cards(vec![card]),
        });
        let list = DeckList { name, lines: lines.collect(), ..DeckList::empty(Family::Code) };
        self.bytes.is_empty().then_some(list)
    }

    fn card(&mut self, pile: Pile) -> Option<Citation<Pile>> {
        let head = self.number()?;
        let (number, letters) = (head >> 5, head >> 1 & 0xf);
        let card = if letters == NAMED {
            let name = self.text()?;
            CardName::Written { name, number: if number > 0 { Some(self.text()?) } else { None } }
        } else {
            let letters = Some(letters as usize).filter(|letters| *letters < LETTERS.len())?;
            CardName::Number(CardNumber { set: self.number()?, letters, number })
        };
        let count = if head & 1 == 1 { self.number()? } else { 1 };
        (1..=MOST_COPIES).contains(&count).then(|| card.citation(pile, count))
    }

    fn number(&mut self) -> Option<u32> {
        let mut number = 0_u32;
        for shift in (0..32).step_by(7) {
            let byte = u32::from(self.bytes.pop_front()?);
            number |= (byte & 0x7f).checked_shl(shift)?;
            if byte < 0x80 {
                return Some(number);
            }
        }
        None
    }

    fn text(&mut self) -> Option<String> {
        let length = self.number()? as usize;
        let bytes: Vec<u8> = (length <= self.bytes.len()).then(|| self.bytes.drain(..length).collect())?;
        String::from_utf8(bytes).ok()
    }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use proptest::prelude::*;

    use super::*;
    use crate::sample::{SamplePool, card, index};
    use crate::{Format, Purpose, Recognizer, read_all, resolve, write};
    use model::Printing;

    fn pool() -> Vec<Rc<CcgCard>> {
        let printed = |number: &str| Printing {
            set: "SE".to_owned(),
            number: number.to_owned(),
            rarity: String::new(),
            mark: None,
        };
        let of = |name: &str, kind: &str, numbers: &[&str]| {
            card(name, kind, |card| card.printings = numbers.iter().map(|number| printed(number)).collect())
        };
        let mut pool = vec![
            of("Void", "mission", &["1U154"]),
            of("Odo|Curzon", "personnel", &["0P024", "47VP003"]),
            of("Kira|Major", "personnel", &["0P024"]),
            of("Quark", "personnel", &["9ZZ001"]),
        ];
        let far = (0..60).map(|at| of(&format!("Card {at}"), "event", &[&format!("66V{:03}", 440 + at)]));
        pool.extend(far);
        pool
    }

    fn decode(code: &str) -> Result<Vec<FoundDeck>, SyntaxKind> {
        let pool = pool();
        let index = index(&pool);
        let lists =
            read_all(code, None, Purpose::Deck, Recognizer::new(&index)).map_err(|error| error.fault.kind)?;
        let found = |list: &DeckList| {
            let Ok(deck) = resolve(list, SamplePool(&pool));
            deck
        };
        Ok(lists.iter().map(found).collect())
    }

    fn encoded(deck: &FoundDeck) -> String {
        let Ok(code) = encode(deck, SamplePool(&pool()));
        code
    }

    fn text(deck: &FoundDeck) -> String {
        write(deck, Format::Json, |_| String::new())
    }

    fn sample() -> FoundDeck {
        crate::sample::deck(
            "Name: Köln\n2\tQuark\n1200\tOdo Curzon\n3\tKira Major\n1\tWho Else\n1\t70V012\nAside:\n1\tCard 7\nMissions:\n1\tVoid\n",
            &pool(),
        )
    }

    #[test]
    fn a_deck_comes_back_with_all_that_is_known_of_it() {
        let deck = sample();
        let code = encoded(&deck);
        assert_eq!(deck.unknown.len(), 2);
        let [again] = &decode(&code).expect("a deck")[..] else { panic!("one deck") };
        assert_eq!(text(again), text(&deck));
        assert_eq!(encoded(again), code);
        // What is a number alone stays one: another catalog may know it.
        assert!(again.unknown.iter().any(|unknown| unknown.name == "70V012" && unknown.number.is_none()));
    }

    #[test]
    fn a_code_is_found_in_what_stands_around_it() {
        let code = encoded(&sample());
        let halves = code.split_at(40);
        let whole = [
            format!("Look: https://me.example/app/#deck={code}"),
            format!("<{code}>, have fun!"),
            format!("{code}\nhttps://me.example/app/#deck={code}\n"),
            format!("_{code}_"),
            format!("{}\r\n  {}\n", halves.0, halves.1),
            code.replacen("tcd", "Tcd", 1),
        ];
        for around in whole {
            assert_eq!(
                decode(&around).map(|decks| decks.iter().map(text).collect()),
                Ok(vec![text(&sample())]),
                "{around}"
            );
        }
        assert!(!has_code("tcd-1") && !has_code("atcd1-x") && !has_code("tcdx1-"));
    }

    /// Each is read for itself, and what lies behind it is no part of it.
    #[test]
    fn a_text_may_hold_thousands_of_codes() {
        let code = encoded(&sample());
        let other = encoded(&crate::sample::deck("Name: Other\n1\tCard 1\n", &pool()));
        let many = format!("{code}\n{other}\n").repeat(10_000);
        let lists = decode_all(&many).expect("decks");
        assert_eq!(lists.len(), 2);
        assert!(Arc::ptr_eq(&lists[0].source, &lists[1].source));
    }

    #[test]
    fn what_is_wrong_is_told_by_kind() {
        let code = encoded(&sample());
        let fault = |code: &str| decode(code).expect_err("a fault");
        assert_eq!(fault(&code[..code.len() - 1]), SyntaxKind::CutOff);
        assert_eq!(fault("tcd1-"), SyntaxKind::CutOff);
        assert_eq!(fault(&format!("{}\nSee you!", &code[..30])), SyntaxKind::CutOff);
        let turned = if &code[30..31] == "A" { "B" } else { "A" };
        let wrong = format!("{}{turned}{}", &code[..30], &code[31..]);
        assert_eq!(fault(&wrong), SyntaxKind::Checksum);
        assert_eq!(fault(&code.replacen("tcd1", "tcd2", 1)), SyntaxKind::Newer { found: 2, known: 1 });
    }

    #[test]
    fn sixty_cards_are_under_350_signs() {
        let names: String = (0..60).map(|at| format!("1\tCard {at}\n")).collect();
        let deck = crate::sample::deck(
            &format!("Name: {}\n{names}", "A long name of a deck, all of it".repeat(2)),
            &pool(),
        );
        assert_eq!(deck.cards.len(), 60);
        assert!(encoded(&deck).len() < 350, "{}", encoded(&deck).len());
    }

    proptest! {
        /// Whatever happens to a code, it is the same deck or none.
        #[test]
        fn damage_never_makes_another_deck(
            edits in prop::collection::vec((0_usize..200, 0_usize..4, any::<char>()), 1..4),
        ) {
            let (deck, mut signs) = (sample(), encoded(&sample()).chars().collect::<Vec<_>>());
            for (at, kind, sign) in edits {
                let at = at % signs.len();
                match kind {
                    0 => signs[at] = sign,
                    1 => signs.insert(at, sign),
                    2 => signs.truncate(at.max(1)),
                    _ => signs[at] = if signs[at] == 'A' { 'B' } else { 'A' },
                }
            }
            let damaged: String = signs.into_iter().collect();
            if has_code(&damaged) && let Ok(decks) = decode(&damaged) {
                prop_assert!(decks.iter().all(|again| text(again) == text(&deck)), "{}", damaged);
            }
        }

        /// Bytes with a right checksum are a deck or a fault.
        #[test]
        fn no_bytes_panic(bytes in prop::collection::vec(any::<u8>(), 0..60)) {
            let mut whole = Vec::new();
            put(&mut whole, (bytes.len() + CHECKED) as u32);
            whole.extend(bytes);
            whole.extend(checksum(&whole));
            let _ = decode(&format!("tcd1-{}", BASE64_URL_SAFE_NO_PAD.encode(whole)));
        }
    }
}
