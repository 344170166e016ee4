//! The cards a deck list names, and the copies of them in the collection.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use crate::deck::unrecognized::ReadList;
use crate::search::refusal::refused;
use crate::session::Session;
use catalog::search::cards::NOTHING;
use catalog::search::query::parse;
use catalog::{CatalogError, OpenedCards, split_query_error};
use deck::{
    CardSource, DeckList, FoundDeck, MatchFailure, NameChange, Number, Recognizer, encode, read_line, resolve,
};
use model::order::Order;
use model::text::{keep_likely, key, things_called, words};
use model::{CcgCard, Feature, Game, Record};
use words::Problem;

/// At most this many names are suggested for one that is not known.
const SUGGESTIONS: usize = 3;
/// Names are suggested for this many unknown names at most: more of them are no deck list.
const MOST_SUGGESTED: usize = 100;

/// Every name of a card with the full one.
type Names = Rc<Vec<(String, String)>>;

/// Finds cards by name, each name asked once, however many lists there are.
pub struct CardFinder<'a> {
    session: &'a Session<'a>,
    known: RefCell<HashMap<String, Vec<Rc<CcgCard>>>>,
    numbered: RefCell<HashMap<Number, Vec<Rc<CcgCard>>>>,
    names: RefCell<Option<Names>>,
}

impl<'a> CardFinder<'a> {
    /// Finds cards in the catalog of a session; nothing is read before the first name is asked.
    pub fn new(session: &'a Session<'a>) -> CardFinder<'a> {
        CardFinder { session, known: RefCell::default(), numbered: RefCell::default(), names: RefCell::default() }
    }

    /// What lists are read by.
    ///
    /// # Errors
    /// When the catalog cannot be read.
    pub fn recognizer(&self) -> Result<Recognizer<'a>, Problem> {
        self.session.recognizer()
    }

    /// The cards of a list.
    ///
    /// # Errors
    /// When the catalog cannot be read.
    pub fn deck(&self, list: &DeckList) -> Result<FoundDeck, Problem> {
        let asked = |opened: &OpenedCards| resolve(list, OpenedCardSource { finder: self, opened });
        self.session.ask_cards(asked)
    }

    /// A deck in one line.
    ///
    /// # Errors
    /// When the catalog cannot be read.
    pub fn encode(&self, deck: &FoundDeck) -> Result<String, Problem> {
        self.session.ask_cards(|opened| encode(deck, OpenedCardSource { finder: self, opened }))
    }

    /// A list with its cards and what could be meant by names that are none.
    ///
    /// # Errors
    /// When the catalog cannot be read.
    pub fn read(&self, list: DeckList) -> Result<ReadList, Problem> {
        let deck = self.deck(&list)?;
        Ok(ReadList { suggestions: self.all_suggestions(&deck)?, list, deck })
    }

    /// A line as it is typed, without a list around it: `2 Odo Curzon`.
    ///
    /// # Errors
    /// When the catalog cannot be read.
    pub fn read_typed(&self, text: &str) -> Result<ReadList, Problem> {
        self.read(read_line(text, self.recognizer()?))
    }

    fn find_by_key(&self, cards: &OpenedCards, key: &str) -> Result<Vec<Rc<CcgCard>>, CatalogError> {
        if let Some(found) = self.known.borrow().get(key) {
            return Ok(found.clone());
        }
        let records = cards.db.by_name(Game::with(Feature::Decks), key)?.into_iter();
        let found: Vec<Rc<CcgCard>> = records.filter_map(card).collect();
        self.known.borrow_mut().insert(key.to_owned(), found.clone());
        Ok(found)
    }

    fn numbered(&self, cards: &OpenedCards, number: &Number) -> Result<Vec<Rc<CcgCard>>, CatalogError> {
        if let Some(found) = self.numbered.borrow().get(number) {
            return Ok(found.clone());
        }
        let records = cards.db.by_number(Game::with(Feature::Decks), number.set, number.number)?;
        let fits = |card: &Rc<CcgCard>| card.printings.iter().any(|one| number.fits(one));
        let found: Vec<_> = records.into_iter().filter_map(card).filter(fits).collect();
        self.numbered.borrow_mut().insert(number.clone(), found.clone());
        Ok(found)
    }

    /// The card of a name as lists write it, if it is surely one.
    ///
    /// # Errors
    /// When the catalog cannot be read.
    pub fn card(&self, name: &str) -> Result<Option<Rc<CcgCard>>, Problem> {
        let deck = self.deck(&DeckList::of_card(name))?;
        Ok(deck.cards.into_iter().next().map(|line| line.card))
    }

    /// All personnel who have a skill, by slug.
    ///
    /// # Errors
    /// When the catalog cannot be read.
    pub fn personnel_with(&self, skill: &str) -> Result<Vec<Rc<CcgCard>>, Problem> {
        self.search(&format!("type:personnel skill:{skill}"))
    }

    /// All missions.
    ///
    /// # Errors
    /// When the catalog cannot be read.
    pub fn missions(&self) -> Result<Vec<Rc<CcgCard>>, Problem> {
        self.search(&format!("game:{} type:mission", Game::with(Feature::Decks).code()))
    }

    fn search(&self, asked: &str) -> Result<Vec<Rc<CcgCard>>, Problem> {
        let query = parse(asked).map_err(|error| refused(self.session.texts.lang(), asked, error))?;
        self.session.ask_cards(|catalog| {
            let found = split_query_error(catalog.index()?.search(&query, &[], &NOTHING))?;
            let places = found.unwrap_or_default().into_iter();
            let records = places.map(|at| catalog.db.card(at));
            let cards = records.filter_map(|record| record.map(card).transpose());
            Ok(cards.collect::<Result<_, _>>()?)
        })
    }

    /// The mission of a subtitle, as older files name it; of several none.
    ///
    /// # Errors
    /// When the catalog cannot be read.
    pub fn subtitled(&self, subtitle: &str) -> Result<Option<Rc<CcgCard>>, Problem> {
        let typed = key(subtitle);
        let names = self.all_names()?;
        let mut full: Vec<&String> = names
            .iter()
            .filter(|(_, full)| key(full).ends_with(&typed) && !typed.is_empty())
            .map(|(_, full)| full)
            .collect();
        full.sort();
        full.dedup();
        let mut missions = Vec::new();
        for name in full {
            let found = self.card(name)?.filter(|card| card.is_mission_called(subtitle));
            missions.extend(found);
        }
        Ok(Some(missions).filter(|one| one.len() == 1).and_then(|mut one| one.pop()))
    }

    /// Names that could be meant, for each unknown card of a deck; none from the hundred-first name on.
    ///
    /// # Errors
    /// When the catalog cannot be read.
    pub fn all_suggestions(&self, deck: &FoundDeck) -> Result<Vec<Vec<String>>, Problem> {
        let mut known: HashMap<&str, Vec<String>> = HashMap::new();
        let mut all = Vec::new();
        for unknown in &deck.unknown {
            let name = unknown.name.as_str();
            if !known.contains_key(name) && known.len() < MOST_SUGGESTED {
                known.insert(name, self.suggestions(name, &unknown.why)?);
            }
            all.push(known.get(name).cloned().unwrap_or_default());
        }
        Ok(all)
    }

    /// Takes each unknown name for the card that alone is suggested for it, and tells which for which.
    ///
    /// # Errors
    /// When the catalog cannot be read.
    pub fn settle(&self, deck: &mut FoundDeck) -> Result<Vec<NameChange>, Problem> {
        let suggestions = self.all_suggestions(deck)?;
        let mut settled = Vec::new();
        for (unknown, names) in deck.unknown.clone().into_iter().zip(suggestions) {
            if let [name] = &names[..]
                && let Some(card) = self.card(name)?
            {
                settled.push(NameChange { line: unknown.line, from: unknown.name.clone(), to: card.full_name() });
                deck.settle(&unknown, card);
            }
        }
        Ok(settled)
    }

    /// Full names that could be meant by one that is not surely a card, those with the most of its words first.
    ///
    /// # Errors
    /// When the catalog cannot be read.
    fn suggestions(&self, name: &str, why: &MatchFailure) -> Result<Vec<String>, Problem> {
        let mut names = match why {
            MatchFailure::Several(names) | MatchFailure::Disagree(names) => names.clone(),
            MatchFailure::NoSuchCard => near(name, &self.all_names()?),
        };
        names.order_by_key(|full| std::cmp::Reverse(words_shared(name, full)));
        Ok(names)
    }

    /// Every name of a card with the full one, read once.
    fn all_names(&self) -> Result<Names, Problem> {
        if let Some(names) = &*self.names.borrow() {
            return Ok(Rc::clone(names));
        }
        let ask = |cards: &OpenedCards| Ok(cards.db.names(Game::with(Feature::Decks))?);
        let names = Rc::new(self.session.ask_cards(ask)?);
        self.names.replace(Some(Rc::clone(&names)));
        Ok(names)
    }
}

/// The cards of an opened catalog.
struct OpenedCardSource<'a, 'b> {
    finder: &'a CardFinder<'a>,
    opened: &'b OpenedCards,
}

impl CardSource for OpenedCardSource<'_, '_> {
    type Error = CatalogError;

    fn find_by_key(&mut self, key: &str) -> Result<Vec<Rc<CcgCard>>, CatalogError> {
        self.finder.find_by_key(self.opened, key)
    }

    fn numbered(&mut self, number: &Number) -> Result<Vec<Rc<CcgCard>>, CatalogError> {
        self.finder.numbered(self.opened, number)
    }
}

/// How many words of a name stand in another.
fn words_shared(name: &str, full: &str) -> usize {
    let known = words(full);
    words(name).iter().filter(|word| known.contains(word)).count()
}

fn near(name: &str, names: &[(String, String)]) -> Vec<String> {
    let things = names.iter().map(|(name, full)| (name.as_str(), full.as_str()));
    let mut near = things_called(name, things, SUGGESTIONS);
    keep_likely(name, &mut near);
    near.into_iter().map(str::to_owned).collect()
}

fn card(record: Record) -> Option<Rc<CcgCard>> {
    let Record::Ccg(record) = record else {
        return None;
    };
    Some(Rc::new(record.card))
}

/// A card as it is kept.
type Row = (String, u32);

/// The whole collection.
pub struct OwnedCards {
    /// The rows by the key of their name.
    rows: HashMap<String, Vec<Row>>,
}

impl OwnedCards {
    /// Reads the collection from the user database.
    ///
    /// # Errors
    /// When the user database cannot be read.
    pub fn load(session: &Session<'_>) -> Result<OwnedCards, Problem> {
        let mut rows: HashMap<String, Vec<Row>> = HashMap::new();
        for row in session.owned_rows()? {
            rows.entry(key(&row.0)).or_default().push(row);
        }
        Ok(OwnedCards { rows })
    }

    /// Whether there is not a single card.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// Every card as it is kept, by name.
    pub fn all(&self) -> Vec<&Row> {
        let mut all: Vec<&Row> = self.rows.values().flatten().collect();
        all.sort();
        all
    }

    /// How many copies of a card there are.
    ///
    /// # Errors
    /// When the catalog cannot be read.
    pub fn copies(&self, finder: &CardFinder<'_>, card: &CcgCard) -> Result<u32, Problem> {
        let rows = self.rows_of(finder, card)?;
        Ok(rows.iter().fold(0, |sum, (_, count)| sum.saturating_add(*count)))
    }

    /// The names beside its full name under which a card is kept.
    ///
    /// # Errors
    /// When the catalog cannot be read.
    pub fn former(&self, finder: &CardFinder<'_>, card: &CcgCard) -> Result<Vec<String>, Problem> {
        let full = card.full_name();
        let rows = self.rows_of(finder, card)?.into_iter();
        let names = rows.map(|(name, _)| name.clone());
        Ok(names.filter(|name| *name != full).collect())
    }

    /// The rows of a card: that of its full name, and those of names that surely mean it today.
    ///
    /// # Errors
    /// When the catalog cannot be read.
    pub fn rows_of(&self, finder: &CardFinder<'_>, card: &CcgCard) -> Result<Vec<&Row>, Problem> {
        let full = card.full_name();
        let mut keys = vec![key(&full)];
        keys.extend(card.old_names.iter().map(|name| key(name)));
        keys.put_in_order();
        keys.dedup();
        let mut found = Vec::new();
        for row in keys.iter().filter_map(|key| self.rows.get(key)).flatten() {
            let is_own = row.0 == full || {
                let meant = finder.card(&row.0)?;
                meant.is_some_and(|meant| meant.id == card.id)
            };
            found.extend(is_own.then_some(row));
        }
        Ok(found)
    }
}
