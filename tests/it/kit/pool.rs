//! The built-in cards of Second Edition, with which tests read lists without the program around.

use std::collections::{BTreeSet, HashMap};
use std::convert::Infallible;
use std::rc::Rc;

use deck::{CardSource, DeckList, FoundDeck, ListError, NameIndex, Number, Pile, Purpose, Recognizer};
use deck::{encode, read, read_all, resolve};
use model::text::key;
use model::{CcgCard, CollectorNumber};

use crate::kit::built_in::library;

/// The built-in cards by the keys of their names.
pub struct Pool {
    pub cards: Vec<Rc<CcgCard>>,
    pub by_key: HashMap<String, Vec<Rc<CcgCard>>>,
    by_number: HashMap<u32, Vec<Rc<CcgCard>>>,
    names: NameIndex,
}

thread_local! {
    pub static POOL: Pool = Pool::new();
}

impl Pool {
    fn new() -> Pool {
        let cards: Vec<Rc<CcgCard>> = library().ccg().cloned().map(Rc::new).collect();
        let cards: Vec<Rc<CcgCard>> =
            cards.into_iter().filter(|card| card.id.as_str().starts_with("2e/")).collect();
        let mut by_key: HashMap<String, Vec<Rc<CcgCard>>> = HashMap::new();
        for card in &cards {
            let own = [card.full_name(), card.title.clone()];
            let mut keys: Vec<String> = own.iter().chain(&card.old_names).map(|name| key(name)).collect();
            keys.sort();
            keys.dedup();
            for key in keys {
                by_key.entry(key).or_default().push(Rc::clone(card));
            }
        }
        let mut by_number: HashMap<u32, Vec<Rc<CcgCard>>> = HashMap::new();
        for card in &cards {
            let numbers = card.printings.iter().filter_map(|one| CollectorNumber::parse(&one.number));
            for number in numbers.map(|parts| parts.number).collect::<BTreeSet<u32>>() {
                by_number.entry(number).or_default().push(Rc::clone(card));
            }
        }
        let names = NameIndex::new(by_key.keys().cloned());
        Pool { cards, by_key, by_number, names }
    }

    /// A list with its cards found.
    pub fn deck(&self, text: &str) -> (DeckList, FoundDeck) {
        self.read(text).expect("a list")
    }

    /// A list with its cards found, or why the text is none.
    pub fn read(&self, text: &str) -> Result<(DeckList, FoundDeck), ListError> {
        let list: DeckList = read(text, None, Recognizer::new(&self.names))?;
        let Ok(deck) = resolve(&list, Known(self));
        Ok((list, deck))
    }

    /// A deck in one line.
    pub fn encode(&self, deck: &FoundDeck) -> String {
        let Ok(code) = encode(deck, Known(self));
        code
    }

    /// All decks of a text, whatever its form, with their cards found.
    pub fn read_all(&self, text: &str) -> Result<Vec<FoundDeck>, ListError> {
        let lists = read_all(text, None, Purpose::Deck, Recognizer::new(&self.names))?;
        let found = |list: &DeckList| {
            let Ok(deck) = resolve(list, Known(self));
            deck
        };
        Ok(lists.iter().map(found).collect())
    }

    /// Cards of a pile, all of different titles.
    pub fn of(&self, pile: Pile) -> Vec<Rc<CcgCard>> {
        let mut titles = BTreeSet::new();
        let fits = |card: &&Rc<CcgCard>| Pile::of_card(card) == pile;
        let cards = self.cards.iter().filter(fits);
        cards.filter(|card| titles.insert(card.title.clone())).cloned().collect()
    }
}

struct Known<'a>(&'a Pool);

impl CardSource for Known<'_> {
    type Error = Infallible;

    fn find_by_key(&mut self, key: &str) -> Result<Vec<Rc<CcgCard>>, Infallible> {
        Ok(self.0.by_key.get(key).cloned().unwrap_or_default())
    }

    fn numbered(&mut self, number: &Number) -> Result<Vec<Rc<CcgCard>>, Infallible> {
        let fits = |card: &&Rc<CcgCard>| card.printings.iter().any(|one| number.fits(one));
        Ok(self.0.by_number.get(&number.number).into_iter().flatten().filter(fits).cloned().collect())
    }
}

/// The lines that are told as doubts.
pub fn doubted(list: &DeckList, deck: &FoundDeck) -> Vec<usize> {
    let unknown = deck.unknown.iter().map(|unknown| unknown.line);
    let mut lines: Vec<usize> = unknown.chain(list.faults().map(|(line, _)| line.number)).collect();
    lines.sort_unstable();
    lines
}
