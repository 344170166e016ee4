//! What is said of a deck list: whether it is legal, what it breaks, what was not understood.

use std::collections::HashMap;

use serde::Serialize;

use crate::deck::advice;
use crate::deck::missing::DeckShortages;
use crate::deck::own_cards::suggested;
use crate::deck::page_parts::{MOST_CARDS, counts};
use crate::deck::report::{CheckReport, CheckVerdict, RuleBreach};
use crate::deck::unrecognized::{self, CardReading, Legality, LineReading, ListNote, ReadList, copies, place};
use deck::{
    Advice, AdviceTopic, DeckCounts, DeckEntry, MatchFailure, MatchKind, Miscount, MissingSkill, Pile, Rule,
    RuleBreaker, Violation,
};
use model::{CardPool, skill_name};
use page::locale::{Texts, msg};
use page::{Page, faint, link, plain, serialize_plain};
use words::Term;
use words::lists::shortened;

/// Own cards named for a skill at most.
const MOST_OWN: usize = 4;

/// What the rules say of a deck.
pub struct DeckFindings {
    /// Cards of each pile.
    pub counts: DeckCounts,
    /// What is broken; where lines are not understood, only what they cannot mend.
    pub violations: Vec<Violation>,
    /// What is worth a look, though no rule forbids it.
    pub advice: Vec<Advice>,
    /// Who in the collection has a skill that keeps missions beyond reach.
    pub own: Vec<MissingSkill>,
    /// Whether unknown cards are let pass.
    pub unknown_allowed: bool,
    /// How the list was read, where that bears on the verdict.
    pub notes: Vec<ListNote>,
    /// What the collection lacks, if it was asked.
    pub lacking: Option<DeckShortages>,
}

/// `{"counts","violations":[{"rule","entry","message","have","limit","title","cards":[{"name","count","lines"}]}],
/// "advice":[{"topic","message","cards",...what [`Advice`] has beside}],"notes":[{"note","message"}],
/// "own":[{"skill",...}],"missing":[{"name","needed","owned","missing","instead"}],
/// "miscounts":[{"message","line","stated","read"}]}`; without notes, own cards or miscounts their field is missing, as
/// `missing` is unless the collection was asked.
#[derive(Debug, Serialize)]
pub struct DeckVerdict {
    counts: DeckCounts,
    violations: Vec<ViolationMessage>,
    advice: Vec<AdviceMessage>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    own: Vec<MissingSkill>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    notes: Vec<NoteMessage>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    miscounts: Vec<MiscountMessage>,
    #[serde(rename = "missing", skip_serializing_if = "Option::is_none")]
    lacking: Option<DeckShortages>,
}

#[derive(Debug, Serialize)]
struct MiscountMessage {
    message: String,
    #[serde(flatten)]
    miscount: Miscount,
}

#[derive(Debug, Serialize)]
struct ViolationMessage {
    #[serde(serialize_with = "serialize_plain")]
    message: String,
    /// Id of the rule entry it stands in.
    #[serde(skip_serializing_if = "Option::is_none")]
    entry: Option<&'static str>,
    #[serde(flatten)]
    violation: Violation,
}

#[derive(Debug, Serialize)]
struct AdviceMessage {
    message: String,
    /// What card texts say about it, in sentences.
    #[serde(skip)]
    quoted: Vec<String>,
    #[serde(flatten)]
    advice: Advice,
}

impl AdviceMessage {
    fn with_quotes(&self) -> String {
        if self.quoted.is_empty() {
            return self.message.clone();
        }
        let end = if self.message.ends_with('.') { "" } else { "." };
        format!("{}{end} {}", self.message, self.quoted.join(" "))
    }
}

#[derive(Debug, Serialize)]
struct NoteMessage {
    note: ListNote,
    message: String,
}

/// The report of a deck.
pub fn report(texts: &Texts, read: &ReadList, found: DeckFindings, is_explained: bool) -> CheckReport<DeckVerdict> {
    let is_known = read.deck.unknown.is_empty() || found.unknown_allowed;
    let is_read = is_known && read.list.faults().next().is_none();
    let standing = Legality::new(is_read, found.violations.is_empty());
    let is_document = read.list.family.is_document();
    let broken = |violation| ViolationMessage {
        message: sentence(texts, &violation, is_document),
        entry: violation.rule.entry(),
        violation,
    };
    let own = found.own;
    let advised = |advice: Advice| AdviceMessage {
        message: advice::message(texts, &advice),
        quoted: if advice.topic == AdviceTopic::OutOfReach {
            [advice::quoted(texts, &advice), own_help(texts, &own)].concat()
        } else {
            advice::quoted(texts, &advice)
        },
        advice,
    };
    let verdict = DeckVerdict {
        counts: found.counts,
        violations: found.violations.into_iter().map(broken).collect(),
        advice: found.advice.into_iter().map(advised).collect(),
        own: own.clone(),
        notes: found.notes.into_iter().map(|note| NoteMessage { note, message: note.term(texts) }).collect(),
        miscounts: read.deck.miscounts.iter().map(|one| miscounted(texts, *one)).collect(),
        lacking: found.lacking,
    };
    let name = read.deck.name.clone();
    let report = CheckReport::new(name, standing, verdict, read.unread(texts));
    if is_explained { report.with_lines(lines(texts, read)) } else { report }
}

/// A sentence for each skill that somebody in the collection has.
fn own_help(texts: &Texts, own: &[MissingSkill]) -> Vec<String> {
    let sentence = |missing: &MissingSkill| {
        let first = missing.substitutes.iter().take(MOST_OWN);
        let named = first.map(|one| suggested(texts, &one.id, &one.name, one.owned));
        msg::collection_own_skill(texts, skill_name(&missing.skill), named.collect::<Vec<_>>().join(" · "))
    };
    own.iter().map(sentence).collect()
}

fn miscounted(texts: &Texts, miscount: Miscount) -> MiscountMessage {
    let Miscount { line, stated, read } = miscount;
    MiscountMessage { message: msg::deck_miscount(texts, line, stated, read), miscount }
}

/// The copies that must go, the last of the list first.
fn surplus(violation: &Violation) -> Vec<(Pile, String, u32)> {
    let is_limit = matches!(violation.rule, Rule::Copies | Rule::DilemmaCopies | Rule::MissionTwice);
    let Some(pile) = violation.pile.filter(|_| is_limit) else {
        return Vec::new();
    };
    let mut left = violation.have.saturating_sub(violation.limit);
    let gone = violation.cards.iter().rev().map(|card| {
        let count = left.min(card.count);
        left -= count;
        (pile, card.name.clone(), count)
    });
    gone.filter(|(.., count)| *count > 0).collect()
}

impl CheckVerdict for DeckVerdict {
    fn breaches(&self) -> Vec<RuleBreach> {
        let breach = |one: &ViolationMessage| RuleBreach {
            message: plain(&one.message),
            cards: one.violation.cards.iter().map(|card| (card.name.clone(), card.lines.clone())).collect(),
            surplus: surplus(&one.violation),
        };
        self.violations.iter().map(breach).collect()
    }

    fn unnamed(&self, texts: &Texts) -> String {
        msg::deck_unnamed(texts)
    }

    fn notes(&self) -> Vec<String> {
        let notes = self.notes.iter().map(|noted| &noted.message);
        let miscounts = self.miscounts.iter().map(|one| &one.message);
        notes.chain(miscounts).cloned().collect()
    }

    fn counts(&self, texts: &Texts) -> String {
        counts(texts, &self.counts)
    }

    fn broken(&self, texts: &Texts) -> Vec<String> {
        let broken = self.violations.iter().map(|broken| {
            let cite = faint(cite(texts, broken.violation.rule));
            format!("{} {cite}", broken.message)
        });
        broken.collect()
    }

    fn advice(&self) -> Vec<String> {
        self.advice.iter().map(AdviceMessage::with_quotes).collect()
    }

    fn beside(&self, texts: &Texts) -> Page {
        let lacking = self.lacking.as_ref();
        lacking.map_or_else(Page::new, |lacking| lacking.page(texts))
    }

    fn is_clear(&self) -> bool {
        self.lacking.as_ref().is_none_or(DeckShortages::is_complete)
    }

    fn columns(texts: &Texts) -> Vec<String> {
        vec![msg::deck_column_missions(texts), msg::deck_column_dilemmas(texts), msg::deck_column_deck(texts)]
    }

    fn cells(&self) -> Vec<String> {
        let counts = [self.counts.missions, self.counts.dilemmas, self.counts.deck];
        counts.iter().map(ToString::to_string).collect()
    }
}

/// What is broken, with the cards.
fn sentence(texts: &Texts, violation: &Violation, is_document: bool) -> String {
    let broken = rule(texts, violation);
    let culprits: Vec<String> = violation.cards.iter().map(|card| culprit(texts, card, is_document)).collect();
    if culprits.is_empty() {
        broken
    } else {
        let culprits = shortened(texts, culprits, MOST_CARDS);
        format!("{broken} {}.", culprits.join("; "))
    }
}

fn rule(texts: &Texts, violation: &Violation) -> String {
    let (have, limit) = (violation.have, violation.limit);
    let title = violation.title.as_deref().unwrap_or_default();
    match violation.rule {
        Rule::MissionCount => msg::deck_rule_mission_count(texts, have, limit),
        Rule::MissionTwice => msg::deck_rule_mission_twice(texts, have),
        Rule::DilemmaCount => msg::deck_rule_dilemma_count(texts, have, limit),
        Rule::DeckCount => msg::deck_rule_deck_count(texts, have, limit),
        Rule::TotalCount => msg::deck_rule_total_count(texts, have, limit),
        Rule::Copies => msg::deck_rule_copies(texts, have, title, limit),
        Rule::DilemmaCopies => msg::deck_rule_dilemma_copies(texts, have, title, limit),
        Rule::WrongPile => {
            let pile = violation.pile.map(|pile| pile.term(texts));
            msg::deck_rule_wrong_pile(texts, pile.unwrap_or_default())
        }
        Rule::SecondHeadquarters => msg::deck_rule_second_headquarters(texts, title),
        Rule::OutsidePool => match violation.pool {
            Some(CardPool::Traditional) => msg::deck_rule_outside_traditional(texts),
            Some(CardPool::Standard | CardPool::Open) | None => {
                msg::deck_rule_outside_standard(texts, advice::retired_list(texts))
            }
        },
    }
}

fn culprit(texts: &Texts, culprit: &RuleBreaker, is_document: bool) -> String {
    let place = place(texts, is_document, &culprit.lines);
    format!("{} ({place})", copies(culprit.count, &culprit.name))
}

/// Where the rule stands.
fn cite(texts: &Texts, rule: Rule) -> String {
    match rule {
        Rule::DilemmaCopies => msg::deck_cite_dilemma_copies(texts),
        Rule::WrongPile => msg::deck_cite_types(texts),
        Rule::OutsidePool => msg::deck_cite_pool(texts),
        Rule::SecondHeadquarters => msg::deck_cite_card_text(texts),
        Rule::MissionCount
        | Rule::MissionTwice
        | Rule::DilemmaCount
        | Rule::DeckCount
        | Rule::TotalCount
        | Rule::Copies => msg::deck_cite_building(texts),
    }
}

/// Every line with the cards it names.
fn lines(texts: &Texts, read: &ReadList) -> Vec<LineReading> {
    let mut of_line: HashMap<usize, Vec<CardReading>> = HashMap::new();
    for card in &read.deck.cards {
        of_line.entry(card.line).or_default().push(CardReading {
            count: card.count,
            name: card.card.full_name(),
            place: card.pile.code(),
            reading: entry_text(texts, card),
        });
    }
    for unknown in &read.deck.unknown {
        let why = match unknown.why {
            MatchFailure::Several(_) => msg::deck_line_unsure(texts),
            MatchFailure::Disagree(_) => msg::deck_line_disagree(texts),
            MatchFailure::NoSuchCard => msg::deck_line_unknown(texts),
        };
        of_line.entry(unknown.line).or_default().push(CardReading {
            count: unknown.count,
            name: unknown.name.clone(),
            place: unknown.pile().code(),
            reading: format!("{} · {why}", copies(unknown.count, &unknown.name)),
        });
    }
    unrecognized::lines(texts, &read.list, |pile| pile.term(texts), of_line)
}

fn entry_text(texts: &Texts, card: &DeckEntry) -> String {
    let name = link(card.card.id.as_str(), card.card.full_name());
    let read = format!("{} · {}", copies(card.count, &name), card.pile.term(texts));
    let how = match card.how {
        MatchKind::Exact => return read,
        MatchKind::Mark => msg::deck_how_mark(texts),
        MatchKind::Number => msg::deck_how_number(texts),
        MatchKind::Renamed => msg::deck_how_renamed(texts),
        MatchKind::Folded => msg::deck_how_folded(texts),
    };
    format!("{read} ({how})")
}
