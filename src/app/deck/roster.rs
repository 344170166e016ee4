//! `tricorder deck check --game cc`: whether a crew is complete, and what its Reinforcement pile holds.

use crate::campaign::journal::{CampaignJournal, CampaignName, find};
use crate::deck::crew_report::CheckedCrew;
use crate::deck::named_lists::no_list;
use crate::deck::report::CheckReport;
use crate::deck::{crew_report, source};
use crate::session::Session;
use crate::solo::rulebook;
use deck::NameIndex;
use deck::roster::{CrewRule, RecordedPile, crew_violations, name_index, read, resolve_crew};
use model::{Boxes, Card, CrewDeck, Program};
use page::locale::say;
use solo::campaign::upgrade::{Unfit, may_ever_join};
use words::Problem;

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
    pile: RecordedPile,
}

/// A crew list with its report.
pub(super) type CheckedCrewList<'a> = (String, Result<CheckReport<crew_report::CrewVerdict<'a>>, Problem>);

/// Checks crew lists, against a campaign if one is named, and hands the reports over.
///
/// # Errors
/// When the facts or the campaign cannot be read, or in what is done with the reports.
pub(super) fn run<T>(
    session: &Session<'_>,
    lists: &[String],
    campaign: Option<String>,
    is_explained: bool,
    then: impl FnOnce(Vec<CheckedCrewList<'_>>) -> Result<T, Problem>,
) -> Result<T, Problem> {
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
        let report = checked.map(|checked| crew_report::report(session.texts, &checked, is_explained));
        (path.clone(), report)
    };
    then(lists.iter().map(report).collect())
}

/// The programs of the captains of these boxes.
fn programs(session: &Session<'_>, own: &Boxes) -> Result<Vec<Program>, Problem> {
    let mut programs: Vec<Program> = session.ask(|catalog| Ok(catalog.register().all_keyed()?))?;
    programs.retain(|program| program.captain.of_box().is_none_or(|one| own.has(one)));
    Ok(programs)
}

fn recorded(session: &Session<'_>, name: String) -> Result<Campaign, Problem> {
    let mut user = session.user()?;
    let log = find(&mut user, &CampaignName { name: Some(name) })?;
    let state = CampaignJournal::read(&mut user, log)?.state;
    let pile = state.pile().into_iter().map(|one| one.card);
    Ok(Campaign { captain: state.start.captain, pile: pile.collect() })
}

impl<'a> GameBox<'a> {
    fn check(&self, path: &str) -> Result<CheckedCrew<'a>, Problem> {
        let text = source::text(self.session, path)?;
        let mut list = read(&text, &self.names).map_err(|error| no_list(path, error))?;
        list.name = source::stem(path);
        let campaign = self.campaign.as_ref();
        let captain = campaign.map(|campaign| campaign.captain);
        let crew = resolve_crew(&list, captain, self.cards).ok_or_else(|| no_captain(path))?;
        let programs = &self.programs;
        let unfit = |card: &Card| may_ever_join(crew.captain, programs, card).err().map(rule);
        let pile = campaign.map(|campaign| &campaign.pile);
        let own = self.cards.iter().filter(|card| card.deck == crew.captain);
        Ok(CheckedCrew {
            size: own.count(),
            violations: crew_violations(&crew, self.cards, unfit, pile),
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

fn no_captain(path: &str) -> Problem {
    Problem::misuse(say::err_deck_no_captain(path)).hint(say::hint_deck_no_captain())
}
