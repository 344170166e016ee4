//! `tricorder deck edit`: copies put into a saved deck and taken out of it.

use std::rc::Rc;

use clap::Args;

use crate::argument_kinds::ArgKind;
use crate::choices::{EDITS, PILES};
use crate::deck::card_finder::CardFinder;
use crate::deck::named_lists;
use crate::deck::saved::version::{About, save_version};
use crate::deck::unrecognized::ReadList;
use crate::options::OneOf;
use crate::parsers::shown;
use crate::session::Session;
use crate::{Found, RunCommand};
use deck::{Action, CardRef, DeckList, FoundDeck, MatchFailure, Pile};
use model::text::vocabulary::typed;
use model::text::{closest, key};
use model::{CcgCard, Lang};
use page::locale::say;
use words::Problem;

/// At most this many names are suggested.
const SUGGESTIONS: usize = 4;

#[derive(Debug, Args)]
pub struct Edit {
    #[arg(required = true, display_order = 1, add = ArgKind::Deck)]
    name: String,
    #[arg(required = true, display_order = 2, value_parser = OneOf(&EDITS))]
    action: Action,
    #[arg(required = true, display_order = 3, add = ArgKind::SecondCard)]
    cards: Vec<String>,
    #[arg(long, value_parser = OneOf(&PILES))]
    pile: Option<Pile>,
    #[arg(long)]
    all: bool,
    #[command(flatten)]
    about: About,
}

impl RunCommand for Edit {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        self.refuse_what_does_not_fit(session.texts.lang())?;
        let mut user = session.user()?;
        let latest = named_lists::find_latest(&mut user, &self.name)?;
        let finder = CardFinder::new(session);
        let mut deck = finder.deck(&named_lists::read_version(session, &latest)?)?;
        match self.action {
            Action::Add => self.add(&finder, &mut deck)?,
            Action::Remove => self.remove(&finder, &mut deck)?,
            Action::Swap => self.swap(&finder, &mut deck)?,
            Action::Move => self.shift(&finder, &mut deck)?,
        }
        save_version(session, &mut user, &latest, &deck, &self.about, None)
    }
}

impl Edit {
    fn refuse_what_does_not_fit(&self, lang: Lang) -> Result<(), Problem> {
        if self.action == Action::Add && self.all {
            return Err(Problem::conflict("--all", shown(typed::EDIT_ADD, lang)));
        }
        if self.action == Action::Move && self.pile.is_none() {
            return Err(Problem::misuse(say::err_deck_needs_pile()).hint(say::hint_deck_needs_pile()));
        }
        Ok(())
    }

    fn add(&self, finder: &CardFinder<'_>, deck: &mut FoundDeck) -> Result<(), Problem> {
        for text in split_arguments(finder, deck, &self.cards)? {
            let CardArgument { count, kept } = CardArgument::find(finder, None, &text)??;
            let named = self.pile.or_else(|| deck.pile_with(&kept));
            let pile = named.unwrap_or_else(|| kept.pile());
            deck.put(&kept, pile, count.unwrap_or(1));
        }
        Ok(())
    }

    fn remove(&self, finder: &CardFinder<'_>, deck: &mut FoundDeck) -> Result<(), Problem> {
        for text in split_arguments(finder, deck, &self.cards)? {
            let typed = self.named(finder, deck, &text)?;
            let (pile, count) = self.taken(deck, &typed, 1)?;
            deck.take(&typed.kept, pile, count);
        }
        Ok(())
    }

    /// Swaps copies of a card for those of another: as many go as come, unless both numbers are given.
    fn swap(&self, finder: &CardFinder<'_>, deck: &mut FoundDeck) -> Result<(), Problem> {
        let texts = split_arguments(finder, deck, &self.cards)?;
        let [out, into] = &texts[..] else {
            return Err(Problem::misuse(say::err_deck_swap_two()).hint(say::hint_deck_swap_two()));
        };
        let (out, into) = (self.named(finder, deck, out)?, CardArgument::find(finder, None, into)??);
        let (pile, count) = self.taken(deck, &out, into.count.unwrap_or(1))?;
        deck.take(&out.kept, pile, count);
        let to = match (self.pile, pile) {
            (Some(pile), _) | (None, pile @ Pile::Aside) => pile,
            (None, Pile::Missions | Pile::Dilemmas | Pile::Deck) => into.kept.pile(),
        };
        deck.put(&into.kept, to, into.count.unwrap_or(count));
        Ok(())
    }

    /// A card of the deck.
    fn named(&self, finder: &CardFinder<'_>, deck: &FoundDeck, text: &str) -> Result<CardArgument, Problem> {
        let in_deck = || say::hint_deck_not_in_deck(&self.name);
        CardArgument::find(finder, Some(deck), text)?
            .map_err(|problem| if problem.is(say::ERR_DECK_NO_CARD) { problem.hint(in_deck()) } else { problem })
    }

    fn shift(&self, finder: &CardFinder<'_>, deck: &mut FoundDeck) -> Result<(), Problem> {
        let Some(to) = self.pile else {
            return Ok(());
        };
        for text in split_arguments(finder, deck, &self.cards)? {
            let typed = self.named(finder, deck, &text)?;
            let mut others = Pile::ALL.iter().copied().filter(|pile| *pile != to);
            let from = others
                .find(|pile| deck.count(&typed.kept, *pile) > 0)
                .ok_or_else(|| self.not_in(deck, &typed.kept))?;
            let count = self.copies(deck, &typed, from, 1)?;
            deck.take(&typed.kept, from, count);
            deck.put(&typed.kept, to, count);
        }
        Ok(())
    }

    /// The pile that copies are taken from, and how many.
    fn taken(&self, deck: &FoundDeck, typed: &CardArgument, usual: u32) -> Result<(Pile, u32), Problem> {
        let has = |pile: &Pile| deck.count(&typed.kept, *pile) > 0;
        let found = match self.pile {
            Some(pile) => Some(pile).filter(has),
            None => deck.pile_with(&typed.kept),
        };
        let pile = found.ok_or_else(|| self.not_in(deck, &typed.kept))?;
        Ok((pile, self.copies(deck, typed, pile, usual)?))
    }

    /// All copies if all are meant, else as many as are typed; no more than there are.
    fn copies(&self, deck: &FoundDeck, typed: &CardArgument, pile: Pile, usual: u32) -> Result<u32, Problem> {
        let have = deck.count(&typed.kept, pile);
        let count = if self.all { have } else { typed.count.unwrap_or(usual) };
        if count <= have {
            return Ok(count);
        }
        Err(Problem::misuse(say::err_deck_too_few(&self.name, u64::from(have), typed.kept.name()))
            .hint(say::hint_deck_too_few()))
    }

    fn not_in(&self, deck: &FoundDeck, kept: &CardRef) -> Problem {
        let name = kept.name();
        let known = deck.cards.iter().map(|line| line.card.full_name());
        let all: Vec<String> = known.chain(deck.unknown.iter().map(|line| line.name.clone())).collect();
        let near = closest(&name, all.iter().map(String::as_str), SUGGESTIONS).into_iter();
        Problem::missing(say::err_deck_not_in_deck(name, &self.name))
            .hint(say::hint_deck_not_in_deck(&self.name))
            .near(near)
    }
}

/// A card and how many copies of it are meant, if that is said.
struct CardArgument {
    count: Option<u32>,
    kept: CardRef,
}

/// What is typed as a text for each card: `2 Odo Curzon` is one if a card is called so, and a number
/// alone belongs to what follows.
///
/// # Errors
/// When the catalog cannot be read.
fn split_arguments(finder: &CardFinder<'_>, deck: &FoundDeck, words: &[String]) -> Result<Vec<String>, Problem> {
    if words.len() > 1 {
        let joined = words.join(" ");
        if CardArgument::find(finder, Some(deck), &joined)?.is_ok() {
            return Ok(vec![joined]);
        }
    }
    let mut lines: Vec<String> = Vec::new();
    let mut count = None;
    for word in words {
        match count.take() {
            Some(count) => lines.push(format!("{count} {word}")),
            None if is_count(word) => count = Some(word),
            None => lines.push(word.clone()),
        }
    }
    lines.extend(count.cloned());
    Ok(lines)
}

/// `2`, `2x`, `x2`.
fn is_count(word: &str) -> bool {
    let digits = word.trim_matches(['x', 'X', '×']);
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}

impl CardArgument {
    /// A card that is known, or one of a deck: there its title is enough if no other has it, and names that no card is
    /// known by count too. The inner error says why it is none.
    ///
    /// # Errors
    /// When the catalog cannot be read.
    fn find(
        finder: &CardFinder<'_>,
        inside: Option<&FoundDeck>,
        text: &str,
    ) -> Result<Result<CardArgument, Problem>, Problem> {
        let read = finder.read_typed(text)?;
        if read.list.faults().next().is_some() {
            return Ok(Err(Problem::misuse(say::err_deck_no_copies(text)).hint(say::hint_deck_no_copies())));
        }
        if let Some(entry) = read.deck.cards.first() {
            let is_said = key(&entry.written) != key(text);
            return Ok(Ok(CardArgument {
                count: is_said.then_some(entry.count),
                kept: CardRef::Card(Rc::clone(&entry.card)),
            }));
        }
        let own = inside.and_then(|deck| find_in_deck(deck, &read.list, text));
        Ok(own.ok_or_else(|| not_one_card(read, inside, text)))
    }
}

/// The one card of a deck whose title a line names, or the name it has as it stands.
fn find_in_deck(deck: &FoundDeck, list: &DeckList, text: &str) -> Option<CardArgument> {
    let mut named = list.cards();
    named.find_map(|(_, named)| {
        let wanted = key(&named.name);
        let count = (wanted != key(text)).then_some(named.count);
        let titled = deck.cards.iter().map(|line| &line.card).filter(|card| key(&card.title) == wanted);
        if let Some(card) = only(titled) {
            let kept = CardRef::Card(Rc::clone(card));
            return Some(CardArgument { count, kept });
        }
        let mut names = deck.unknown.iter().map(|line| &line.name);
        let name = names.find(|name| key(name) == wanted)?;
        let kept = CardRef::Name(name.clone());
        Some(CardArgument { count, kept })
    })
}

/// The card that all of them are.
fn only<'a>(mut cards: impl Iterator<Item = &'a Rc<CcgCard>>) -> Option<&'a Rc<CcgCard>> {
    let first = cards.next()?;
    cards.all(|card| card.id == first.id).then_some(first)
}

/// The cards of a deck that have a typed word in their names; if none has, those that look like it.
fn near_in_deck(deck: &FoundDeck, text: &str) -> Vec<String> {
    let names: Vec<String> = deck.cards.iter().map(|line| line.card.full_name()).collect();
    let typed = key(text);
    let having: Vec<String> = names.iter().filter(|name| key(name).contains(&typed)).cloned().collect();
    if having.is_empty() {
        closest(text, names.iter().map(String::as_str), 3).into_iter().map(str::to_owned).collect()
    } else {
        having
    }
}

fn not_one_card(read: ReadList, inside: Option<&FoundDeck>, text: &str) -> Problem {
    let all = read.suggestions.into_iter().flatten().collect();
    let suggestions: Vec<String> = inside.map_or(all, |deck| near_in_deck(deck, text));
    match read.deck.unknown.first().map(|unknown| &unknown.why) {
        Some(MatchFailure::Several(_) | MatchFailure::Disagree(_)) => {
            Problem::misuse(say::err_deck_several_cards(text))
                .hint(say::hint_deck_several_cards())
                .near(suggestions)
        }
        Some(MatchFailure::NoSuchCard) | None => {
            Problem::missing(say::err_deck_no_card(text)).hint(say::hint_deck_no_card()).near(suggestions)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::is_count;

    #[test]
    fn counts_stand_alone() {
        for word in ["2", "2x", "x2", "3×"] {
            assert!(is_count(word), "{word}");
        }
        for word in ["", "x", "Odo", "2Odo", "-2"] {
            assert!(!is_count(word), "{word}");
        }
    }
}
