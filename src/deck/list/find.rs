//! From names in a list to cards. A name that is not surely one card is never taken for one.

use std::collections::HashMap;
use std::rc::Rc;

use super::numbers::Number;
use super::{Miscount, miscounts};
use crate::{Citation, DeckList, ListContent, Pile};
use model::CcgCard;
use model::building::COPIES;
use model::text;
use model::text::{Candidate, NameRecognition, Policy, Resolution, key, unmarked};

/// A deck list with its cards found.
#[derive(Debug, Clone, PartialEq)]
pub struct FoundDeck {
    /// The name the list gives itself, else that of its file; `None` without either.
    pub name: Option<String>,
    /// Whether the list names no piles, so that every card went to that of its type.
    pub is_sorted: bool,
    /// In the order of the list, one for each line that names a card.
    pub cards: Vec<DeckEntry>,
    /// Lines whose card is not known.
    pub unknown: Vec<UnknownEntry>,
    /// Where the list states another number of cards than it has.
    pub miscounts: Vec<Miscount>,
}

/// Copies of a card on one line.
#[derive(Debug, Clone, PartialEq)]
pub struct DeckEntry {
    /// Number of the line, from 1.
    pub line: usize,
    /// The pile the list puts it in, else that of its type.
    pub pile: Pile,
    /// Copies on this line.
    pub count: u32,
    /// The card that is meant.
    pub card: Rc<CcgCard>,
    /// The name as written.
    pub written: String,
    /// How the name led to the card.
    pub how: MatchKind,
}

/// A line whose card is not known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownEntry {
    /// Number of the line, from 1.
    pub line: usize,
    /// The pile the list puts it in; `None`: the list does not say, so that it may be any.
    pub place: Option<Pile>,
    /// Copies on this line.
    pub count: u32,
    /// The name as written.
    pub name: String,
    /// The collector's number that stands apart from the name, as written.
    pub number: Option<String>,
    /// Why the line is not surely a card.
    pub why: MatchFailure,
}

impl UnknownEntry {
    /// The pile it is written to; without one it goes with the deck.
    pub fn pile(&self) -> Pile {
        self.place.unwrap_or(Pile::Deck)
    }
}

/// How a name was recognised.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum MatchKind {
    /// Letter by letter, with or without the comma before the subtitle.
    Exact,
    /// Without its printing mark.
    Mark,
    /// By its collector's number.
    Number,
    /// By a name the card had before.
    Renamed,
    /// But for case, dots, hyphens and accents; or because somebody has settled what is meant.
    Folded,
}

impl MatchKind {
    fn from_way(way: NameRecognition) -> MatchKind {
        match way {
            NameRecognition::Exact => MatchKind::Exact,
            NameRecognition::OtherName => MatchKind::Renamed,
            NameRecognition::Number
            | NameRecognition::Folded
            | NameRecognition::Beginning
            | NameRecognition::Initials
            | NameRecognition::Typo => MatchKind::Folded,
        }
    }
}

/// Why a name is not surely a card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MatchFailure {
    /// No card is called so.
    NoSuchCard,
    /// A title without its subtitle, or a name several cards have: the full names of all of them, in
    /// alphabetical order.
    Several(Vec<String>),
    /// The name is one card's and the collector's number another's: the full names of both.
    Disagree(Vec<String>),
}

/// The cards that are known, by what lists call them.
pub trait CardSource {
    /// Why cards cannot be looked up.
    type Error;

    /// All cards of Second Edition whose full name, title or old name has a key ([`model::text::key`]).
    ///
    /// # Errors
    /// When they cannot be looked up.
    fn find_by_key(&mut self, key: &str) -> Result<Vec<Rc<CcgCard>>, Self::Error>;

    /// All cards of Second Edition that a collector's number fits.
    ///
    /// # Errors
    /// When they cannot be looked up.
    fn numbered(&mut self, number: &Number) -> Result<Vec<Rc<CcgCard>>, Self::Error>;
}

/// What a name led to.
type CardMatch = Result<(Rc<CcgCard>, MatchKind), MatchFailure>;

/// Finds the card of every line.
///
/// # Errors
/// When cards cannot be looked up.
pub fn resolve<C: CardSource>(list: &DeckList, mut cards: C) -> Result<FoundDeck, C::Error> {
    let mut known: HashMap<(&str, Option<&Number>), CardMatch> = HashMap::new();
    let mut found = Vec::new();
    for (line, citation) in list.cards() {
        let asked = (citation.name.as_str(), citation.number.as_ref());
        let named = match known.get(&asked) {
            Some(named) => named.clone(),
            None => {
                let named = match_citation(citation, &mut cards)?;
                known.insert(asked, named.clone());
                named
            }
        };
        found.push((line, citation, named));
    }
    let mut deck = FoundDeck {
        name: list.name.clone().or_else(|| list.file.clone()),
        is_sorted: is_sorted(list),
        cards: Vec::new(),
        unknown: Vec::new(),
        miscounts: Vec::new(),
    };
    let loose = LooseNumbers::of(&found);
    let is_whole = is_whole(&found);
    deck.is_sorted |= is_whole;
    for (line, citation, named) in found {
        let place = citation.place.filter(|_| !is_whole);
        deck.add(line, place, citation, with_copies(citation, named, loose));
    }
    let known = deck.cards.iter().map(|card| (card.line, card.pile, card.count));
    let unknown = deck.unknown.iter().map(|card| (card.line, card.pile(), card.count));
    let counted: Vec<_> = known.chain(unknown).collect();
    deck.miscounts = miscounts(list, &counted);
    Ok(deck)
}

/// Whether a list that calls all of itself the deck has cards of every pile: then the word means the whole.
fn is_whole(found: &[(usize, &Citation<Pile>, CardMatch)]) -> bool {
    let has = |pile: Pile| {
        found.iter().any(|(_, _, named)| matches!(named, Ok((card, _)) if Pile::of_card(card) == pile))
    };
    found.iter().all(|(_, citation, _)| citation.place == Some(Pile::Deck))
        && [Pile::Missions, Pile::Dilemmas, Pile::Deck].into_iter().all(has)
}

/// What the numbers beside cards are that no sign explains, as far as the list as a whole tells.
#[derive(Debug, Clone, Copy)]
struct LooseNumbers {
    /// Whether those that stand alone are, for the most part, those of the cards.
    are_of_cards: bool,
    /// Of several the place of that of the copies: all others are numbers of the cards, in every line.
    count: Option<usize>,
}

impl LooseNumbers {
    fn of(found: &[(usize, &Citation<Pile>, CardMatch)]) -> LooseNumbers {
        let known = || {
            let uncounted = found.iter().filter(|(_, citation, _)| !citation.is_counted);
            uncounted.filter_map(|(_, citation, named)| Some((&citation.loose[..], &named.as_ref().ok()?.0)))
        };
        let (mut fit, mut all, mut highest) = (0, 0, 0);
        for (numbers, card) in known() {
            if let [number] = numbers {
                all += 1;
                fit += usize::from(has_number(card, *number));
                highest = highest.max(*number);
            }
        }
        let several = || known().filter(|(numbers, _)| numbers.len() > 1);
        let others = |place: usize, numbers: &[u32]| {
            let apart = numbers.iter().enumerate().filter(move |(at, _)| *at != place);
            apart.map(|(_, number)| *number).collect::<Vec<_>>()
        };
        let holds = |place: &usize| {
            several().all(|(numbers, card)| others(*place, numbers).iter().all(|number| has_number(card, *number)))
                && several().any(|(numbers, _)| others(*place, numbers).iter().any(|one| *one > COPIES))
        };
        let width = several().map(|(numbers, _)| numbers.len()).min().unwrap_or(0);
        LooseNumbers {
            are_of_cards: fit * 2 > all && highest > COPIES && (fit == all || fit > 2),
            count: (0..width).find(holds),
        }
    }
}

fn has_number(card: &CcgCard, number: u32) -> bool {
    let number = Number::short(number, "");
    card.printings.iter().any(|printing| number.fits(printing))
}

/// A card with its copies, once it is known: of several numbers beside it those that are its own do not count.
fn with_copies(
    citation: &Citation<Pile>,
    named: CardMatch,
    loose: LooseNumbers,
) -> Result<(Rc<CcgCard>, MatchKind, u32), MatchFailure> {
    let (card, how) = named?;
    // Beside a sure count the printed cost says nothing either.
    let is_beside = citation.is_counted && !citation.is_led;
    let is_cost = |number: &u32| is_beside && card.cost.map(u32::from) == Some(*number);
    let is_own = |number: &u32| is_cost(number) || has_number(&card, *number);
    let count = match &citation.loose[..] {
        [] => Some(citation.count),
        [number] if citation.is_counted => {
            let is_of_card = is_cost(number) || is_own(number) && (*number > COPIES || loose.are_of_cards);
            (is_of_card || *number == citation.count).then_some(citation.count)
        }
        [number] if loose.are_of_cards => is_own(number).then_some(1),
        [number] => Some(*number),
        numbers if citation.is_counted => numbers.iter().all(is_own).then_some(citation.count),
        numbers => loose.count.and_then(|place| numbers.get(place).copied()),
    };
    match count {
        Some(count) => Ok((card, how, count)),
        None => Err(MatchFailure::Disagree(vec![card.full_name()])),
    }
}

/// Cards that are named at most beside one whose number is another: without its set a number is that of dozens.
const NUMBERED: usize = 3;

/// Whether a list has cards and puts none of them anywhere.
fn is_sorted(list: &DeckList) -> bool {
    let has_heading =
        list.lines.iter().any(|line| matches!(line.content, ListContent::Heading { place: Some(_), .. }));
    let mut cards = list.cards().peekable();
    !has_heading && cards.peek().is_some() && cards.all(|(_, card)| card.place.is_none())
}

impl FoundDeck {
    fn add(
        &mut self,
        line: usize,
        place: Option<Pile>,
        citation: &Citation<Pile>,
        found: Result<(Rc<CcgCard>, MatchKind, u32), MatchFailure>,
    ) {
        match found {
            Ok((card, how, count)) => self.cards.push(DeckEntry {
                line,
                pile: place.unwrap_or_else(|| Pile::of_card(&card)),
                count,
                card,
                written: citation.shown().to_owned(),
                how,
            }),
            Err(why) => self.unknown.push(UnknownEntry {
                line,
                place,
                count: citation.count,
                name: citation.shown().to_owned(),
                number: citation.number_beside(),
                why,
            }),
        }
    }

    /// Takes an unknown line for copies of a card.
    pub fn settle(&mut self, unknown: &UnknownEntry, card: Rc<CcgCard>) {
        self.unknown.retain(|other| other.line != unknown.line);
        let at = self.cards.partition_point(|card| card.line < unknown.line);
        let entry = DeckEntry {
            line: unknown.line,
            pile: unknown.place.unwrap_or_else(|| Pile::of_card(&card)),
            count: unknown.count,
            card,
            written: unknown.name.clone(),
            how: MatchKind::Folded,
        };
        self.cards.insert(at, entry);
    }

    /// Whether there are dilemmas and all of them are laid aside, as below “Sideboard” in lists of programs that know
    /// no dilemmas.
    pub fn has_dilemmas_aside(&self) -> bool {
        let is_dilemma = |entry: &&DeckEntry| Pile::of_card(&entry.card) == Pile::Dilemmas;
        let mut dilemmas = self.cards.iter().filter(is_dilemma).peekable();
        dilemmas.peek().is_some() && dilemmas.all(|entry| entry.pile == Pile::Aside)
    }

    /// The lines of a pile whose cards are known.
    pub fn pile_entries(&self, pile: Pile) -> impl Iterator<Item = &DeckEntry> {
        self.cards.iter().filter(move |card| card.pile == pile)
    }

    /// Each card of a pile once with all its copies, in the order of the list.
    pub fn copies(&self, pile: Pile) -> Vec<(Rc<CcgCard>, u32)> {
        sum_copies(self.pile_entries(pile).map(|entry| (&entry.card, entry.count)))
    }
}

/// Each card once with all its copies, in the order in which they are first named.
pub fn sum_copies<'a>(lines: impl IntoIterator<Item = (&'a Rc<CcgCard>, u32)>) -> Vec<(Rc<CcgCard>, u32)> {
    let mut copies: Vec<(Rc<CcgCard>, u32)> = Vec::new();
    let mut places: HashMap<&str, usize> = HashMap::new();
    for (card, count) in lines {
        let place = *places.entry(card.id.as_str()).or_insert(copies.len());
        match copies.get_mut(place) {
            Some((_, sum)) => *sum = sum.saturating_add(count),
            None => copies.push((Rc::clone(card), count)),
        }
    }
    copies
}

/// The card of a name and the number beside it, as far as both are given.
fn match_citation<C: CardSource>(citation: &Citation<Pile>, cards: &mut C) -> Result<CardMatch, C::Error> {
    let Some(number) = &citation.number else {
        return match_name(&citation.name, cards);
    };
    if citation.name.is_empty() {
        let numbered = cards.numbered(number)?;
        return Ok(match &numbered[..] {
            [card] => Ok((Rc::clone(card), MatchKind::Number)),
            several => Err(failure_of(several)),
        });
    }
    let named = match_name(&citation.name, cards)?;
    if let Ok((card, _)) = &named
        && card.printings.iter().any(|printing| number.fits(printing))
    {
        return Ok(named);
    }
    Ok(match_with_number(&citation.name, number, named, &cards.numbered(number)?))
}

/// A name beside a number of other cards: one of several of this name may have it; a number that no card
/// has says nothing, unless it stands alone.
fn match_with_number(name: &str, number: &Number, named: CardMatch, numbered: &[Rc<CcgCard>]) -> CardMatch {
    let has_name = |card: &&Rc<CcgCard>| {
        let could_be = |names: &[String]| names.contains(&card.full_name());
        matches!(&named, Err(MatchFailure::Several(names)) if could_be(names))
    };
    let both: Vec<&Rc<CcgCard>> = numbered.iter().filter(has_name).collect();
    if let [card] = both[..] {
        return Ok((Rc::clone(card), MatchKind::Number));
    }
    match (named, numbered.is_empty()) {
        (Ok(named), true) if number.names_a_set() => Ok(named),
        (Ok((card, _)), false) => {
            let others = numbered.iter().take(NUMBERED).map(|other| other.full_name());
            Err(MatchFailure::Disagree(std::iter::once(card.full_name()).chain(others).collect()))
        }
        (Err(MatchFailure::NoSuchCard), false) if number.names_a_set() && !name.is_empty() => {
            Err(failure_of(numbered))
        }
        (Ok(_), true) => Err(MatchFailure::NoSuchCard),
        (Err(why), _) => Err(why),
    }
}

/// The card of a name: as written, then without its printing mark.
fn match_name<C: CardSource>(name: &str, cards: &mut C) -> Result<CardMatch, C::Error> {
    let as_written = match_among(name, &cards.find_by_key(&key(name))?);
    let (bare, _) = unmarked(name, "");
    if as_written.is_ok() || bare == name {
        return Ok(as_written);
    }
    Ok(match match_among(bare, &cards.find_by_key(&key(bare))?) {
        Ok((card, MatchKind::Exact)) => Ok((card, MatchKind::Mark)),
        Err(MatchFailure::NoSuchCard) => as_written,
        found => found,
    })
}

/// The one card a name means, out of those it could mean. Subtitles may follow without the comma.
fn match_among(name: &str, cards: &[Rc<CcgCard>]) -> CardMatch {
    // In lists a name ends with its last letter: signs behind it could be anybody's.
    let lettered = |name: &str| name.trim_matches(|c: char| !c.is_alphanumeric()).to_owned();
    let spelled = |card: &Rc<CcgCard>| {
        let (full, bare) = (card.full_name(), card.bare_name());
        [lettered(&full), lettered(&bare), full, bare]
    };
    let names: Vec<[String; 4]> = cards.iter().map(spelled).collect();
    let known = (0..).zip(cards.iter().zip(&names));
    let candidates: Vec<Candidate<'_, usize>> = known
        .map(|(at, (card, names))| Candidate {
            thing: at,
            full: names.iter().map(String::as_str).collect(),
            other: card.old_names.iter().map(String::as_str).collect(),
        })
        .collect();
    match text::resolve(name, &candidates, Policy::LIST) {
        Resolution::One(at, way) => Ok((Rc::clone(&cards[at]), MatchKind::from_way(way))),
        Resolution::Several(_) | Resolution::Nothing => match cards {
            // A title that one card alone bears.
            [card] if key(name) == key(&card.title) => Ok((Rc::clone(card), MatchKind::Folded)),
            _ => Err(failure_of(cards)),
        },
    }
}

fn failure_of(cards: &[Rc<CcgCard>]) -> MatchFailure {
    let mut names: Vec<String> = cards.iter().map(|card| card.full_name()).collect();
    names.sort();
    names.dedup();
    if names.is_empty() { MatchFailure::NoSuchCard } else { MatchFailure::Several(names) }
}

#[cfg(test)]
mod tests;
