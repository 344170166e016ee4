//! `tricorder deck check --game cc`: whether a crew is complete, and what its Reinforcement pile holds.

use super::judge::judged;
use super::source;
use super::unread::no_list;
use crate::catalog::Opened;
use crate::cli::Answer;
use crate::cli::campaign::book;
use crate::cli::campaign::book::Book;
use crate::cli::campaign::which::Which;
use crate::cli::session::Session;
use crate::cli::solo::rulebook;
use crate::deck::NameIndex;
use crate::deck::roster::{CrewRule, Recorded, breaches, muster, name_index, read};
use crate::error::{DeckError, Error};
use crate::model::{Boxes, Card, CrewDeck, Program};
use crate::solo::campaign::upgrade::{Unfit, may_ever_join};
use crate::view::deck::roster as view;
use crate::view::deck::roster::CheckedCrew;

/// What lists are checked against.
struct GameBox<'a> {
    session: &'a Session<'a>,
    cards: &'a [Card],
    names: NameIndex,
    programs: Vec<Program>,
    campaign: Option<Campaign>,
}

/// What a campaign says about the crew.
struct Campaign {
    captain: CrewDeck,
    pile: Recorded,
}

/// Checks crew lists, against a campaign if one is named.
///
/// # Errors
/// When the facts or the campaign cannot be read, or the one list cannot.
pub fn run(
    session: &Session<'_>,
    lists: &[String],
    campaign: Option<String>,
    is_explained: bool,
) -> Result<Answer, Error> {
    let own = session.boxes()?;
    let all = rulebook::cards(session)?;
    let cards: Vec<Card> = own.kept(all.iter()).into_iter().cloned().collect();
    let facts = GameBox {
        session,
        names: name_index(&cards),
        cards: &cards,
        programs: programs(session, &own)?,
        campaign: campaign.map(|name| recorded(session, name)).transpose()?,
    };
    let report = |path: &String| {
        let checked = facts.check(path);
        let report = checked.map(|checked| view::report(session.texts, &checked, is_explained));
        (path.clone(), report)
    };
    judged(session, lists.iter().map(report).collect())
}

/// The programs of the captains of these boxes.
fn programs(session: &Session<'_>, own: &Boxes) -> Result<Vec<Program>, Error> {
    let mut programs: Vec<Program> = session.ask(Opened::all_keyed)?;
    programs.retain(|program| program.captain.of_box().is_none_or(|one| own.has(one)));
    Ok(programs)
}

fn recorded(session: &Session<'_>, name: String) -> Result<Campaign, Error> {
    let mut user = session.user()?;
    let log = book::find(&mut user, &Which { name: Some(name) })?;
    let state = Book::read(&mut user, log)?.state;
    let pile = state.pile().into_iter().map(|one| one.card);
    Ok(Campaign {
        captain: state.start.captain,
        pile: pile.collect(),
    })
}

impl<'a> GameBox<'a> {
    fn check(&self, path: &str) -> Result<CheckedCrew<'a>, Error> {
        let text = source::text(self.session, path)?;
        let mut list = read(&text, &self.names).map_err(|error| no_list(path, error))?;
        list.name = source::stem(path);
        let campaign = self.campaign.as_ref();
        let captain = campaign.map(|campaign| campaign.captain);
        let crew = muster(&list, captain, self.cards).ok_or_else(|| no_captain(path))?;
        let programs = &self.programs;
        let unfit = |card: &Card| may_ever_join(crew.captain, programs, card).err().map(rule);
        let pile = campaign.map(|campaign| &campaign.pile);
        let own = self.cards.iter().filter(|card| card.deck == crew.captain);
        Ok(CheckedCrew {
            size: own.count(),
            breaches: breaches(&crew, self.cards, unfit, pile),
            crew,
            list,
        })
    }
}

/// The rule a card breaks that cannot be in the pile.
fn rule(unfit: Unfit) -> CrewRule {
    match unfit {
        Unfit::Forbidden => CrewRule::Forbidden,
        Unfit::NotGained => CrewRule::NotGained,
        Unfit::NotPermitted => CrewRule::NotPermitted,
        Unfit::NotOwn | Unfit::NotCommon => CrewRule::NotOwn,
        Unfit::Elsewhere => CrewRule::Elsewhere,
        Unfit::InPile => CrewRule::TooMany,
    }
}

fn no_captain(path: &str) -> Error {
    let path = path.to_owned();
    DeckError::NoCaptain { path }.into()
}
