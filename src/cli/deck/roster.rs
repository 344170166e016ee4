//! `tricorder deck check --game cc`: whether a crew is complete, and what its Reinforcement pile holds.

use super::source;
use crate::cli::Answer;
use crate::cli::campaign::Which;
use crate::cli::campaign::book::{self, Book};
use crate::cli::session::Session;
use crate::cli::solo::rulebook;
use crate::data::Library;
use crate::deck::roster::{CrewRule, Recorded, breaches, muster, read};
use crate::error::Error;
use crate::model::{Card, Deck};
use crate::solo::upgrade::{Unfit, Upgrade, may_ever_join};
use crate::view::deck::roster::{self as view, CheckedCrew};

/// What lists are checked against.
struct GameBox<'a> {
    cards: &'a [Card],
    library: Library,
    campaign: Option<Campaign>,
}

/// What a campaign says about the crew.
struct Campaign {
    captain: Deck,
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
    [json, explained]: [bool; 2],
) -> Result<Answer, Error> {
    let cards = rulebook::cards(session)?;
    let facts = GameBox {
        cards: &cards,
        library: Library::solo(&session.corpus()?, None),
        campaign: campaign.map(|name| recorded(session, name)).transpose()?,
    };
    let results = lists.iter().map(|path| (path.as_str(), facts.check(path)));
    let mut results: Vec<_> = results.collect();
    if results.len() == 1
        && let Some((_, Err(error))) = results.pop_if(|(_, result)| result.is_err())
    {
        return Err(error);
    }
    let code = |(_, result): &(_, Result<CheckedCrew<'_>, Error>)| match result {
        Ok(checked) => checked.standing().exit_code(),
        Err(error) => error.exit_code(),
    };
    let worst = results.iter().map(code).max().unwrap_or(0);
    let text = match json {
        true => view::json(&session.screen, &results),
        false => view::screen(&session.screen, &results, explained),
    };
    Ok(Answer::judged(text, worst))
}

fn recorded(session: &Session<'_>, name: String) -> Result<Campaign, Error> {
    let mut user = session.user()?;
    let log = book::find(&mut user, &Which { name: Some(name) })?;
    let state = Book::read(&mut user, log)?.state;
    let pile = state.upgrades().filter_map(Upgrade::card);
    Ok(Campaign {
        captain: state.start.captain,
        pile: pile.cloned().collect(),
    })
}

impl<'a> GameBox<'a> {
    fn check(&self, path: &str) -> Result<CheckedCrew<'a>, Error> {
        let list = read(&source::text(path)?);
        let campaign = self.campaign.as_ref();
        let captain = campaign.map(|campaign| campaign.captain);
        let crew = muster(&list, captain, self.cards).ok_or_else(|| no_captain(path))?;
        let programs = self.library.programs();
        let unfit = |card: &Card| may_ever_join(crew.captain, programs, card).err().map(rule);
        let pile = campaign.map(|campaign| &campaign.pile);
        let own = self.cards.iter().filter(|card| card.deck == crew.captain);
        Ok(CheckedCrew {
            name: source::stem(path),
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
    Error::Refused {
        reason: "deck-no-captain",
        words: vec![("path", path.to_owned())],
        suggestions: Vec::new(),
    }
}
