//! What is said of a crew list of Captain's Chair.

use std::collections::HashMap;

use serde::Serialize;

use crate::deck::report::{CheckReport, CheckVerdict, RuleBreach};
use crate::deck::unrecognized::{self, CardReading, Legality, LineReading, ListFaults, UnknownCard, copies, place};
use deck::roster::{CrewList, CrewRoster, CrewRule, CrewViolation, OffendingCard, StartPosition};
use model::{Card, CrewDeck, EntryId, Localized};
use page::locale::{Texts, msg};
use page::{faint, link, plain, serialize_plain};
use words::Term;
use words::names::captain_name;

/// A crew list that was read and judged.
pub struct CheckedCrew<'a> {
    /// The lines as they were read.
    pub list: CrewList,
    /// The captain, and the cards the lines mean.
    pub crew: CrewRoster<'a>,
    /// What the list breaks; empty if it is legal.
    pub violations: Vec<CrewViolation<'a>>,
    /// Cards of the whole crew in the box.
    pub size: usize,
}

/// `{"captain","counts":{"crew","of","reinforcements"},"violations":[{"rule","place","message","cards":
/// [{"id","title":{"de","en"},"count","lines"}]}]}`.
#[derive(Debug, Serialize)]
pub struct CrewVerdict<'a> {
    captain: CrewDeck,
    counts: CrewCounts,
    violations: Vec<ViolationDocument<'a>>,
    /// Whether the list is that of a crew, not of a Reinforcement pile alone.
    #[serde(skip)]
    is_whole: bool,
}

#[derive(Debug, Serialize)]
struct CrewCounts {
    /// Cards of the own crew in the list, wherever they are.
    crew: usize,
    of: usize,
    reinforcements: u64,
}

#[derive(Debug, Serialize)]
struct ViolationDocument<'a> {
    rule: CrewRule,
    place: Option<StartPosition>,
    #[serde(serialize_with = "serialize_plain")]
    message: String,
    cards: Vec<OffenderDocument<'a>>,
}

#[derive(Debug, Serialize)]
struct OffenderDocument<'a> {
    id: &'a EntryId,
    title: &'a Localized<String>,
    count: u32,
    lines: Vec<usize>,
}

/// The report of a crew list.
pub fn report<'a>(texts: &Texts, checked: &CheckedCrew<'a>, is_explained: bool) -> CheckReport<CrewVerdict<'a>> {
    let crew = &checked.crew;
    let is_read = crew.unnamed.is_empty() && checked.list.faults().next().is_none();
    let standing = Legality::new(is_read, checked.violations.is_empty());
    let violations = checked.violations.iter();
    let is_document = checked.list.family.is_document();
    let verdict = CrewVerdict {
        captain: crew.captain,
        counts: CrewCounts {
            crew: present(crew),
            of: checked.size,
            reinforcements: crew.pile().map(|named| u64::from(named.count)).sum(),
        },
        violations: violations.map(|breach| broken(texts, is_document, breach)).collect(),
        is_whole: crew.is_whole(),
    };
    let unread = unread(texts, checked);
    let report = CheckReport::new(checked.list.name.clone(), standing, verdict, unread);
    if is_explained { report.with_lines(lines(texts, checked)) } else { report }
}

impl CheckVerdict for CrewVerdict<'_> {
    /// The names of cards are those of the box, not of the list, whose lines they could not be found in.
    fn breaches(&self) -> Vec<RuleBreach> {
        let breach = |one: &ViolationDocument<'_>| RuleBreach {
            message: plain(&one.message),
            cards: Vec::new(),
            surplus: Vec::new(),
        };
        self.violations.iter().map(breach).collect()
    }

    fn unnamed(&self, _: &Texts) -> String {
        captain_name(self.captain)
    }

    fn counts(&self, texts: &Texts) -> String {
        let captain = captain_name(self.captain);
        let (pile, counts) = (self.counts.reinforcements, &self.counts);
        if self.is_whole {
            msg::deck_crew_counts(texts, captain, counts.crew, counts.of, pile)
        } else {
            msg::deck_crew_pile_counts(texts, captain, pile)
        }
    }

    fn broken(&self, texts: &Texts) -> Vec<String> {
        let broken = self.violations.iter().map(|broken| {
            let cite = faint(cite(texts, broken.rule));
            format!("{} {cite}", broken.message)
        });
        broken.collect()
    }

    fn advice(&self) -> Vec<String> {
        Vec::new()
    }

    fn columns(_: &Texts) -> Vec<String> {
        Vec::new()
    }

    fn cells(&self) -> Vec<String> {
        Vec::new()
    }
}

fn present(crew: &CrewRoster<'_>) -> usize {
    let own = crew.cards.iter().map(|named| named.card).filter(|card| card.deck == crew.captain);
    let mut ids: Vec<&EntryId> = own.map(|card| &card.id).collect();
    ids.sort();
    ids.dedup();
    ids.len()
}

fn unread(texts: &Texts, checked: &CheckedCrew<'_>) -> ListFaults {
    let own = checked.crew.captain;
    let unknown = checked.crew.unnamed.iter().map(|unnamed| {
        let near = unnamed.near.iter();
        let ids = near.clone().map(|card| card.id.as_str().to_owned());
        let quoted: Vec<String> = near.map(|card| meant(texts, card, own)).collect();
        UnknownCard::new(texts, unnamed.line, &unnamed.name, ids.collect(), &quoted)
    });
    ListFaults::from_list(&checked.list, unknown.collect())
}

/// A card that could be meant, with its crew if that is another: crews share titles.
fn meant(texts: &Texts, card: &Card, own: CrewDeck) -> String {
    let quoted = msg::hint_quoted(texts, title(texts, card));
    if card.deck == CrewDeck::Common || card.deck == own {
        quoted
    } else {
        format!("{quoted} ({})", captain_name(card.deck))
    }
}

fn broken<'a>(texts: &Texts, is_document: bool, breach: &CrewViolation<'a>) -> ViolationDocument<'a> {
    let cards = breach.cards.iter();
    let culprit = |card| culprit(texts, is_document, card);
    let culprits: Vec<String> = cards.clone().map(culprit).collect();
    let wrong = |offending: &OffendingCard<'a>| OffenderDocument {
        id: &offending.card.id,
        title: &offending.card.title,
        count: offending.count,
        lines: offending.lines.clone(),
    };
    ViolationDocument {
        rule: breach.rule,
        place: breach.place,
        message: format!("{} {}.", rule(texts, breach), culprits.join("; ")),
        cards: cards.map(wrong).collect(),
    }
}

fn rule(texts: &Texts, breach: &CrewViolation<'_>) -> String {
    let place = breach.place.map(|place| place.term(texts)).unwrap_or_default();
    match breach.rule {
        CrewRule::Missing => msg::deck_crew_missing(texts, place),
        CrewRule::TooMany => msg::deck_crew_too_many(texts),
        CrewRule::Foreign => msg::deck_crew_foreign(texts),
        CrewRule::WrongPlace => msg::deck_crew_wrong_place(texts, place),
        CrewRule::Forbidden => msg::deck_crew_forbidden(texts),
        CrewRule::NotOwn => msg::deck_crew_not_own(texts),
        CrewRule::NotGained => msg::deck_crew_not_gained(texts),
        CrewRule::NotPermitted => msg::deck_crew_not_permitted(texts),
        CrewRule::Elsewhere => msg::deck_crew_elsewhere(texts),
        CrewRule::NoReinforce => msg::deck_crew_no_reinforce(texts),
        CrewRule::IdleReinforce => msg::deck_crew_idle_reinforce(texts),
        CrewRule::Recorded => msg::deck_crew_recorded(texts),
        CrewRule::NotRecorded => msg::deck_crew_not_recorded(texts),
    }
}

/// Where the rule stands.
fn cite(texts: &Texts, rule: CrewRule) -> String {
    match rule {
        CrewRule::Missing | CrewRule::TooMany | CrewRule::Foreign | CrewRule::WrongPlace => {
            msg::deck_cite_crew(texts)
        }
        CrewRule::Forbidden
        | CrewRule::NotOwn
        | CrewRule::NotGained
        | CrewRule::NotPermitted
        | CrewRule::Elsewhere
        | CrewRule::NoReinforce
        | CrewRule::IdleReinforce
        | CrewRule::Recorded
        | CrewRule::NotRecorded => msg::deck_cite_pile(texts),
    }
}

fn culprit(texts: &Texts, is_document: bool, offending: &OffendingCard<'_>) -> String {
    let title = title(texts, offending.card);
    let lines = |lines| place(texts, is_document, lines);
    match (&offending.lines[..], offending.count) {
        ([], _) => title,
        (numbers, 1) => format!("{title} ({})", lines(numbers)),
        (numbers, count) => format!("{} ({})", copies(count, &title), lines(numbers)),
    }
}

/// Every line with the card it names.
fn lines(texts: &Texts, checked: &CheckedCrew<'_>) -> Vec<LineReading> {
    let mut of_line: HashMap<usize, Vec<CardReading>> = HashMap::new();
    for named in &checked.crew.cards {
        let place = named.place.or_else(|| StartPosition::of_card(named.card));
        let parts = [Some(title(texts, named.card)), place.map(|place| place.term(texts))];
        let words: Vec<String> = parts.into_iter().flatten().collect();
        of_line.entry(named.line).or_default().push(CardReading {
            count: named.count,
            name: named.card.title.get(texts.lang()).clone(),
            place: place.map_or("", StartPosition::code),
            reading: words.join(" · "),
        });
    }
    unrecognized::lines(texts, &checked.list, |place| place.term(texts), of_line)
}

fn title(texts: &Texts, card: &Card) -> String {
    link(card.id.as_str(), card.title.get(texts.lang()))
}
