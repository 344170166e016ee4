//! `tricorder deck edit`: copies put into a saved deck and taken out of it.

use clap::Args;

use super::{About, go_on};
use crate::cli::Answer;
use crate::cli::argument_kinds::Stands;
use crate::cli::choices::{EDITS, PILES};
use crate::cli::deck::cards::Finder;
use crate::cli::deck::shelf;
use crate::cli::deck::typed_cards::{Typed, lines};
use crate::cli::options::OneOf;
use crate::cli::parsers::shown;
use crate::cli::session::Session;
use crate::deck::{Action, Deck, Kept, Pile};
use crate::error::{DeckError, Error, UsageError};
use crate::model::Lang;
use crate::text::closest;
use crate::text::vocabulary::words;

/// At most this many names are suggested.
const SUGGESTIONS: usize = 4;

#[derive(Debug, Args)]
pub struct Edit {
    #[arg(required = true, display_order = 1, add = Stands::Deck)]
    name: String,
    #[arg(required = true, display_order = 2, value_parser = OneOf(&EDITS))]
    action: Action,
    #[arg(required = true, display_order = 3, add = Stands::SecondCard)]
    cards: Vec<String>,
    #[arg(long, value_parser = OneOf(&PILES))]
    pile: Option<Pile>,
    #[arg(long)]
    all: bool,
    #[command(flatten)]
    about: About,
}

impl Edit {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        self.refuse_what_does_not_fit(session.texts.lang())?;
        let mut user = session.user()?;
        let latest = shelf::latest(&mut user, &self.name)?;
        let finder = Finder::new(session);
        let mut deck = finder.deck(&shelf::list(session, &latest)?)?;
        match self.action {
            Action::Add => self.add(&finder, &mut deck)?,
            Action::Remove => self.remove(&finder, &mut deck)?,
            Action::Swap => self.swap(&finder, &mut deck)?,
            Action::Move => self.shift(&finder, &mut deck)?,
        }
        go_on(session, &mut user, &latest, &deck, &self.about, None)
    }

    fn refuse_what_does_not_fit(&self, lang: Lang) -> Result<(), Error> {
        if self.action == Action::Add && self.all {
            return Err(UsageError::Conflict {
                option: "--all".to_owned(),
                other: shown(words::EDIT_ADD, lang).into(),
            }
            .into());
        }
        if self.action == Action::Move && self.pile.is_none() {
            return Err(DeckError::NeedsPile.into());
        }
        Ok(())
    }

    fn add(&self, finder: &Finder<'_>, deck: &mut Deck) -> Result<(), Error> {
        for text in lines(finder, deck, &self.cards)? {
            let Typed { count, kept } = Typed::of_any(finder, &text)?;
            let named = self.pile.or_else(|| deck.pile_with(&kept));
            let pile = named.unwrap_or_else(|| kept.pile());
            deck.put(&kept, pile, count.unwrap_or(1));
        }
        Ok(())
    }

    fn remove(&self, finder: &Finder<'_>, deck: &mut Deck) -> Result<(), Error> {
        for text in lines(finder, deck, &self.cards)? {
            let typed = Typed::of_deck(finder, deck, &text)?;
            let (pile, count) = self.taken(deck, &typed, 1)?;
            deck.take(&typed.kept, pile, count);
        }
        Ok(())
    }

    /// As many copies go as come, unless both numbers are given.
    fn swap(&self, finder: &Finder<'_>, deck: &mut Deck) -> Result<(), Error> {
        let texts = lines(finder, deck, &self.cards)?;
        let [out, into] = &texts[..] else {
            return Err(DeckError::SwapTwo.into());
        };
        let (out, into) = (
            Typed::of_deck(finder, deck, out)?,
            Typed::of_any(finder, into)?,
        );
        let (pile, count) = self.taken(deck, &out, into.count.unwrap_or(1))?;
        deck.take(&out.kept, pile, count);
        let to = match (self.pile, pile) {
            (Some(pile), _) | (None, pile @ Pile::Aside) => pile,
            (None, Pile::Missions | Pile::Dilemmas | Pile::Deck) => into.kept.pile(),
        };
        deck.put(&into.kept, to, into.count.unwrap_or(count));
        Ok(())
    }

    fn shift(&self, finder: &Finder<'_>, deck: &mut Deck) -> Result<(), Error> {
        let Some(to) = self.pile else {
            return Ok(());
        };
        for text in lines(finder, deck, &self.cards)? {
            let typed = Typed::of_deck(finder, deck, &text)?;
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
    fn taken(&self, deck: &Deck, typed: &Typed, usual: u32) -> Result<(Pile, u32), Error> {
        let has = |pile: &Pile| deck.count(&typed.kept, *pile) > 0;
        let found = match self.pile {
            Some(pile) => Some(pile).filter(has),
            None => deck.pile_with(&typed.kept),
        };
        let pile = found.ok_or_else(|| self.not_in(deck, &typed.kept))?;
        Ok((pile, self.copies(deck, typed, pile, usual)?))
    }

    /// All copies if all are meant, else as many as are typed; no more than there are.
    fn copies(&self, deck: &Deck, typed: &Typed, pile: Pile, usual: u32) -> Result<u32, Error> {
        let have = deck.count(&typed.kept, pile);
        let count = if self.all {
            have
        } else {
            typed.count.unwrap_or(usual)
        };
        if count <= have {
            return Ok(count);
        }
        Err(DeckError::TooFew {
            name: typed.kept.name(),
            deck: self.name.clone(),
            have: have.into(),
        }
        .into())
    }

    fn not_in(&self, deck: &Deck, kept: &Kept) -> Error {
        let name = kept.name();
        let known = deck.cards.iter().map(|line| line.card.full_name());
        let all: Vec<String> = known
            .chain(deck.unknown.iter().map(|line| line.name.clone()))
            .collect();
        let near = closest(&name, all.iter().map(String::as_str), SUGGESTIONS).into_iter();
        DeckError::NotInDeck {
            suggestions: near.map(str::to_owned).collect(),
            deck: self.name.clone(),
            name,
        }
        .into()
    }
}
