//! What a crew list must hold, one function a rule.

use std::collections::BTreeMap;

use super::{CrewEntry, CrewRoster, StartPosition};
use model::order::Order;
use model::{Card, CrewDeck, EntryId, Position, codes};

codes!(
    /// A rule of crew lists. Declaration order is the order of reports.
    CrewRule {
        /// A card of the crew is not in the list.
        Missing => "missing",
        /// Every card of a crew is there once.
        TooMany => "too-many",
        /// A card of another crew, or a common one outside the Reinforcement pile.
        Foreign => "foreign",
        /// A card begins elsewhere than its mark says.
        WrongPlace => "wrong-place",
        /// Encounters, Incidents and Locations never are reinforcements.
        Forbidden => "forbidden",
        /// Another crew's card as a reinforcement.
        NotOwn => "not-own",
        /// A common card that never lies in the Market.
        NotGained => "not-gained",
        /// No opponent's program permits the common card.
        NotPermitted => "not-permitted",
        /// An own card that no bonus takes from where it begins.
        Elsewhere => "elsewhere",
        /// Reinforce is in the deck while the pile has a card.
        NoReinforce => "no-reinforce",
        /// Reinforce is not in the deck while the pile has none.
        IdleReinforce => "idle-reinforce",
        /// The campaign has recorded the card, the list lacks it.
        Recorded => "recorded",
        /// The list has the card, the campaign has not recorded it.
        NotRecorded => "not-recorded",
    }
);

/// A rule that is broken.
#[derive(Debug, Clone, PartialEq)]
pub struct CrewViolation<'a> {
    /// The rule of crews or of the Reinforcement pile it goes against.
    pub rule: CrewRule,
    /// Where the cards belong, if that is the point.
    pub place: Option<StartPosition>,
    /// In the order of the list; missing ones in that of the box.
    pub cards: Vec<OffendingCard<'a>>,
}

/// A card that breaks a rule.
#[derive(Debug, Clone, PartialEq)]
pub struct OffendingCard<'a> {
    /// The card of the box; a missing one too.
    pub card: &'a Card,
    /// Copies in the list, 0 for a missing card.
    pub count: u32,
    /// Numbers of its lines, from 1.
    pub lines: Vec<usize>,
}

/// The Reinforcement pile a campaign has recorded.
pub type RecordedPile = Vec<EntryId>;

/// The id of the card that fetches reinforcements.
const REINFORCE: &str = "cc/card/reinforce";

/// Everything a crew breaks, in the order of [`CrewRule`] and [`StartPosition`]. `unfit` says why a card can
/// never be in the Reinforcement pile of the crew's captain. A list that has nothing but a
/// Reinforcement pile is judged as one alone.
pub fn crew_violations<'a>(
    crew: &CrewRoster<'a>,
    cards: &'a [Card],
    unfit: impl Fn(&Card) -> Option<CrewRule>,
    recorded: Option<&RecordedPile>,
) -> Vec<CrewViolation<'a>> {
    let mut found = Vec::new();
    if crew.is_whole() {
        found.extend(missing(crew, cards));
        found.extend(foreign(crew));
        found.extend(wrong_place(crew));
        found.extend(reinforce_card(crew, cards));
    }
    found.extend(too_many(crew));
    found.extend(unfit_cards(crew, unfit));
    if let Some(recorded) = recorded {
        found.extend(against_record(crew, cards, recorded));
    }
    found.order_by_key(|breach| (breach.rule, breach.place));
    found
}

impl<'a> CrewRoster<'a> {
    /// The lines of the Reinforcement pile.
    pub fn pile(&self) -> impl Iterator<Item = &CrewEntry<'a>> {
        let in_pile = |named: &&CrewEntry<'_>| named.place == Some(StartPosition::Reinforcement);
        self.cards.iter().filter(in_pile)
    }

    /// The lines of the crew itself.
    fn aboard(&self) -> impl Iterator<Item = &CrewEntry<'a>> {
        let is_aboard = |named: &&CrewEntry<'_>| named.place != Some(StartPosition::Reinforcement);
        self.cards.iter().filter(is_aboard)
    }

    /// Whether the list is that of a crew, not of a Reinforcement pile with the name of the captain.
    pub fn is_whole(&self) -> bool {
        let is_captain =
            |named: &CrewEntry<'_>| StartPosition::of_card(named.card) == Some(StartPosition::Unmarked);
        self.pile().next().is_none() || self.aboard().any(|named| !is_captain(named))
    }
}

/// All cards of the crew (rules p. 6-7). A card of the own crew in the Reinforcement pile is missing
/// where it began without fault (solo rules p. 17).
fn missing<'a>(crew: &CrewRoster<'a>, cards: &'a [Card]) -> Vec<CrewViolation<'a>> {
    let is_there = |card: &Card| crew.cards.iter().any(|named| named.card.id == card.id);
    let own = cards.iter().filter(|card| card.deck == crew.captain);
    let absent = own.filter(|card| !is_there(card)).map(|card| {
        let place = StartPosition::of_card(card);
        (place, offending(card))
    });
    by_place(CrewRule::Missing, absent)
}

/// Each card of the box is there once.
fn too_many<'a>(crew: &CrewRoster<'a>) -> Vec<CrewViolation<'a>> {
    let all = sum_lines(crew.cards.iter());
    let many = all.into_iter().filter(|offending| offending.count > 1);
    violation(CrewRule::TooMany, many.collect())
}

/// Cards of other crews, and common ones: only Reinforce may join a crew, and Conspiracy by a
/// challenge (solo rules p. 17-18).
fn foreign<'a>(crew: &CrewRoster<'a>) -> Vec<CrewViolation<'a>> {
    let is_stranger = |named: &&CrewEntry<'_>| {
        let of_solo = matches!(named.card.position, Some(Position::SoloCampaign | Position::SoloChallenge));
        named.card.deck != crew.captain && !(named.card.deck == CrewDeck::Common && of_solo)
    };
    violation(CrewRule::Foreign, sum_lines(crew.aboard().filter(is_stranger)))
}

/// Each card begins where the mark at its lower edge says (rules p. 6-7).
fn wrong_place<'a>(crew: &CrewRoster<'a>) -> Vec<CrewViolation<'a>> {
    let own = crew.aboard().filter(|named| named.card.deck == crew.captain);
    let misplaced = own.filter(|named| named.place.is_some() && named.place != StartPosition::of_card(named.card));
    let wrong = misplaced.map(|named| (StartPosition::of_card(named.card), listed_card(named)));
    by_place(CrewRule::WrongPlace, wrong)
}

/// Reinforce is shuffled into the deck once the pile has a card (solo rules p. 17).
fn reinforce_card<'a>(crew: &CrewRoster<'a>, cards: &'a [Card]) -> Vec<CrewViolation<'a>> {
    let has_pile = crew.pile().next().is_some();
    let card = crew.aboard().find(|named| named.card.id.as_str() == REINFORCE);
    match (has_pile, card) {
        (true, None) => {
            let card = cards.iter().find(|card| card.id.as_str() == REINFORCE);
            violation(CrewRule::NoReinforce, card.map(offending).into_iter().collect())
        }
        (false, Some(card)) => violation(CrewRule::IdleReinforce, vec![listed_card(card)]),
        _ => Vec::new(),
    }
}

/// Restrictions of the Reinforcement pile (solo rules p. 17).
fn unfit_cards<'a>(crew: &CrewRoster<'a>, unfit: impl Fn(&Card) -> Option<CrewRule>) -> Vec<CrewViolation<'a>> {
    let mut by_rule: BTreeMap<CrewRule, Vec<OffendingCard<'a>>> = BTreeMap::new();
    for offending in sum_lines(crew.pile()) {
        if let Some(rule) = unfit(offending.card) {
            by_rule.entry(rule).or_default().push(offending);
        }
    }
    by_rule.into_iter().flat_map(|(rule, cards)| violation(rule, cards)).collect()
}

/// The pile is what the upgrades of the campaign made it (solo rules p. 17).
fn against_record<'a>(crew: &CrewRoster<'a>, cards: &'a [Card], recorded: &RecordedPile) -> Vec<CrewViolation<'a>> {
    let in_pile = |id: &EntryId| crew.pile().any(|named| named.card.id == *id);
    let lacking = cards.iter().filter(|card| recorded.contains(&card.id) && !in_pile(&card.id));
    let extra = crew.pile().filter(|named| !recorded.contains(&named.card.id));
    let mut found = violation(CrewRule::Recorded, lacking.map(offending).collect());
    found.extend(violation(CrewRule::NotRecorded, sum_lines(extra)));
    found
}

fn violation(rule: CrewRule, cards: Vec<OffendingCard<'_>>) -> Vec<CrewViolation<'_>> {
    let place = None;
    let breach = (!cards.is_empty()).then_some(CrewViolation { rule, place, cards });
    breach.into_iter().collect()
}

fn by_place<'a>(
    rule: CrewRule,
    cards: impl Iterator<Item = (Option<StartPosition>, OffendingCard<'a>)>,
) -> Vec<CrewViolation<'a>> {
    let mut places: BTreeMap<Option<StartPosition>, Vec<OffendingCard<'a>>> = BTreeMap::new();
    for (place, offending) in cards {
        places.entry(place).or_default().push(offending);
    }
    let breach = |(place, cards)| CrewViolation { rule, place, cards };
    places.into_iter().map(breach).collect()
}

fn offending(card: &Card) -> OffendingCard<'_> {
    OffendingCard { card, count: 0, lines: Vec::new() }
}

fn listed_card<'a>(named: &CrewEntry<'a>) -> OffendingCard<'a> {
    OffendingCard { card: named.card, count: named.count, lines: vec![named.line] }
}

/// Each card once with all its copies and lines, in the order of the list.
fn sum_lines<'b, 'a: 'b>(lines: impl Iterator<Item = &'b CrewEntry<'a>>) -> Vec<OffendingCard<'a>> {
    let mut all: Vec<OffendingCard<'a>> = Vec::new();
    for named in lines {
        match all.iter_mut().find(|offending| offending.card.id == named.card.id) {
            Some(offending) => {
                offending.count = offending.count.saturating_add(named.count);
                offending.lines.push(named.line);
            }
            None => all.push(listed_card(named)),
        }
    }
    all
}
