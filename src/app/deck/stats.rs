//! `tricorder deck stats`: the numbers of a deck.

use serde::Serialize;

use crate::CommandReport;
use crate::deck::all_missions;
use crate::deck::card_finder::{CardFinder, OwnedCards};
use crate::deck::measure::measure;
use crate::deck::own_cards::find_substitutes;
use crate::deck::page_parts::{below, counts, place_and_points};
use crate::deck::source::Source;
use crate::deck::unrecognized::{ListFaults, ReadList};
use crate::entry::ccg::word;
use crate::entry::requires;
use crate::session::Session;
use crate::{Found, RunCommand};
use clap::Args;
use deck::{AttributeSpread, BranchNeed, Costs, DeckCounts, DeckStats, MissionNeeds, SkillOffer, Tally};
use model::{Comparison, RequirementTerm as Condition, affiliation_name, skill_name};
use page::locale::{Texts, msg};
use page::{Bar, Bars, FactList, Labels, Page, faint, link};
use words::Problem;
use words::Term;
use words::numbers::{decimal, grouped};
use words::prose::spelled;

/// What `tricorder deck stats` takes: a list.
#[derive(Debug, Args)]
pub struct Stats {
    #[command(flatten)]
    source: Source,
}

impl RunCommand for Stats {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let finder = CardFinder::new(session);
        let read = finder.read(self.source.load(session)?)?;
        stats(session, &finder, &read, None)
    }
}

/// The report on the numbers of a deck, which are worked out unless they are at hand.
///
/// # Errors
/// When the catalog cannot be read.
pub(super) fn stats(
    session: &Session<'_>,
    finder: &CardFinder<'_>,
    read: &ReadList,
    numbers: Option<DeckStats>,
) -> Result<Found, Problem> {
    measure(session, read, || {
        let mut numbers = numbers.unwrap_or_else(|| DeckStats::from_deck(&read.deck));
        find_substitutes(finder, &OwnedCards::load(session)?, &read.deck, &mut numbers.all_missions)?;
        let counts = DeckCounts::from_deck(&read.deck);
        Ok(Found::shown(StatsReport::new(session.texts, read, counts, numbers)))
    })
}

/// Columns by which what a branch of branches takes is set in.
const DEEPER: usize = 2;

/// `{"name","counts",...the fields of [`DeckStats`]...,"unknown","unreadable"}`.
#[derive(Debug, Serialize)]
pub struct StatsReport {
    name: Option<String>,
    counts: DeckCounts,
    #[serde(flatten)]
    stats: DeckStats,
    #[serde(flatten)]
    unread: ListFaults,
    #[serde(skip)]
    title: String,
}

impl StatsReport {
    /// A list with all its numbers.
    pub fn new(texts: &Texts, read: &ReadList, counts: DeckCounts, stats: DeckStats) -> StatsReport {
        StatsReport {
            name: read.deck.name.clone(),
            counts,
            stats,
            unread: read.unread(texts),
            title: read.title(texts),
        }
    }
}

impl CommandReport for StatsReport {
    /// All numbers, one section below the other.
    fn page(&self, texts: &Texts) -> Page {
        let stats = &self.stats;
        let mut head = Page::new();
        head.title(&self.title);
        head.say(counts(texts, &self.counts));
        let (of_deck, of_dilemmas) = (&stats.costs, &stats.dilemmas.costs);
        let average = |costs: &Costs| decimal(texts, costs.average, 1);
        Page::parts([
            head,
            self.unread.page(texts),
            tallied(msg::deck_stats_types(texts), &stats.types, |name| word(texts, "type", name)),
            costs(msg::deck_stats_costs(texts, of_deck.without, average(of_deck)), of_deck),
            attributes(texts, stats),
            skills(texts, &stats.skills),
            missions(texts, stats),
            all_missions::section(texts, &stats.all_missions),
            names(texts, stats),
            tallied(msg::deck_pile_dilemmas(texts), &stats.dilemmas.places, |name| word(texts, "place", name)),
            costs(msg::deck_stats_dilemma_costs(texts, of_dilemmas.without, average(of_dilemmas)), of_dilemmas),
        ])
    }
}

fn charted(heading: String, bars: Bars) -> Page {
    let mut page = Page::new();
    page.bars(bars);
    below(heading, page)
}

fn tallied(heading: String, tallies: &[Tally], name: impl Fn(&str) -> String) -> Page {
    let rows = tallies.iter().map(|tally| Bar::counted(name(&tally.name), tally.count));
    charted(heading, Bars::new(rows))
}

fn costs(heading: String, costs: &Costs) -> Page {
    let rows = costs.curve.iter().enumerate().map(|(cost, count)| Bar::counted(cost.to_string(), *count));
    charted(heading, Bars::new(rows))
}

fn attributes(texts: &Texts, stats: &DeckStats) -> Page {
    let row = |AttributeSpread { attribute, spread }: &AttributeSpread| {
        let cells = [
            decimal(texts, spread.average, 1),
            spread.lowest.to_string(),
            spread.highest.to_string(),
            grouped(texts, spread.total.into()),
        ];
        Bar::numbers(attribute.term(texts), cells)
    };
    let rows = stats.attributes.iter().filter(|row| row.spread.cards > 0).map(row);
    let header = [
        msg::deck_stats_average(texts),
        msg::deck_stats_lowest(texts),
        msg::deck_stats_highest(texts),
        msg::deck_stats_total(texts),
    ];
    let heading = msg::deck_stats_attributes(texts, stats.ships, stats.personnel);
    charted(heading, Bars::below(header, rows))
}

fn skills(texts: &Texts, skills: &[SkillOffer]) -> Page {
    let rows = skills.iter().map(|offer| {
        let cells = [offer.personnel, offer.together, offer.levels];
        Bar {
            value: Some(offer.together),
            ..Bar::numbers(skill_name(&offer.skill), cells.map(|number| number.to_string()))
        }
    });
    let header = [msg::deck_stats_personnel(texts), msg::deck_stats_together(texts), msg::deck_stats_levels(texts)];
    let mut page = charted(msg::deck_stats_skills(texts), Bars::below(header, rows));
    if !page.is_empty() {
        page.say_indented(msg::deck_stats_together_note(texts), 2);
    }
    page
}

fn missions(texts: &Texts, stats: &DeckStats) -> Page {
    let mut page = Page::new();
    for needs in &stats.missions {
        page.append(mission(texts, needs, stats.personnel));
    }
    below(msg::deck_stats_missions(texts), page)
}

fn mission(texts: &Texts, needs: &MissionNeeds, personnel: u32) -> Page {
    let mut facts = place_and_points(texts, &needs.mission);
    let may = msg::deck_stats_may_attempt(texts, needs.may_attempt, personnel);
    facts.push(may);
    let mut page = Page::new();
    let name = link(needs.id.as_str(), &needs.name);
    page.say_hanging(format!("{name}: {}", facts.join(" · ")), DEEPER);
    page.append(branches(texts, &needs.branches, 2 * DEEPER));
    let best = all_missions::best(texts, &needs.best, has_choice(&needs.branches));
    if !best.is_empty() {
        page.say_indented(best, 2 * DEEPER);
    }
    page
}

/// Whether there is more than one way.
fn has_choice(branches: &[Vec<BranchNeed>]) -> bool {
    let is_either = |need: &BranchNeed| matches!(need, BranchNeed::Either { .. });
    branches.len() > 1 || branches.iter().flatten().any(is_either)
}

/// Branches below each other, with "or" between them.
fn branches(texts: &Texts, branches: &[Vec<BranchNeed>], margin: usize) -> Page {
    let mut page = Page::new();
    for branch in branches {
        if !page.is_empty() {
            page.say_indented(faint(msg::deck_stats_or(texts)), margin);
        }
        for need in branch {
            page.append(self::need(texts, need, margin));
        }
    }
    page
}

fn need(texts: &Texts, need: &BranchNeed, margin: usize) -> Page {
    let mut page = Page::new();
    // The mark of a point stands one column in.
    let mut point = |words: &str| page.item("-", spelled(texts, words), margin - 1);
    match need {
        BranchNeed::Either { branches } => {
            point(&msg::deck_stats_either(texts));
            page.append(self::branches(texts, branches, margin + DEEPER));
        }
        BranchNeed::Skill { level, offer } => point(&skill(texts, *level, offer)),
        BranchNeed::Sum { attribute, comparison, than, average, people } => {
            let sum = requires::term(
                texts,
                &Condition::Sum { attribute: *attribute, comparison: *comparison, than: *than },
            );
            let offered = summed(texts, *comparison, *average, *people);
            point(&need_line(texts, &sum, &offered, people.is_some()));
        }
        BranchNeed::Personnel { words, need, have } => {
            let offered = msg::deck_stats_have(texts, *have);
            let is_enough = *have >= u32::from(*need);
            point(&need_line(texts, &special(texts, words), &offered, is_enough));
        }
        BranchNeed::DifferentSkills { words, need, have } => {
            let offered = msg::deck_stats_different_skills(texts, *have);
            let is_enough = *have >= u32::from(*need);
            point(&need_line(texts, &special(texts, words), &offered, is_enough));
        }
        BranchNeed::Cards { words, need, have } => {
            let offered = msg::deck_stats_in_deck(texts, *have);
            point(&need_line(texts, &special(texts, words), &offered, have >= need));
        }
        BranchNeed::Other { words } => {
            let offered = msg::deck_stats_judge(texts);
            point(&need_line(texts, &special(texts, words), &offered, true));
        }
    }
    page
}

/// What is needed and what there is of it.
fn need_line(texts: &Texts, what: &str, offered: &str, is_enough: bool) -> String {
    if is_enough {
        format!("{what}: {offered}")
    } else {
        let too_few = msg::deck_stats_too_few(texts);
        format!("{what}: {offered} – {too_few}")
    }
}

fn skill(texts: &Texts, level: u8, offer: &SkillOffer) -> String {
    let what = Condition::Skill { skill: offer.skill.clone(), level };
    let offered = msg::deck_stats_offer(texts, offer.together, offer.personnel);
    let is_enough = offer.together >= u32::from(level);
    need_line(texts, &requires::term(texts, &what), &offered, is_enough)
}

fn special(texts: &Texts, words: &str) -> String {
    requires::term(texts, &Condition::Special(words.to_owned()))
}

fn summed(texts: &Texts, comparison: Comparison, average: f64, people: Option<u32>) -> String {
    let average = decimal(texts, average, 1);
    match (people, comparison) {
        (None, Comparison::MoreThan | Comparison::LessThan) => msg::deck_stats_sum_never(texts, average),
        (Some(people), Comparison::MoreThan) => msg::deck_stats_sum_more(texts, average, people),
        (Some(people), Comparison::LessThan) => msg::deck_stats_sum_less(texts, average, people),
    }
}

fn names(texts: &Texts, stats: &DeckStats) -> Page {
    let plain = |name: &str| name.to_owned();
    let affiliation = |slug: &str| {
        let known = texts.find(&format!("ccg-affiliation-{slug}"), &[]);
        known.unwrap_or_else(|| affiliation_name(slug).to_owned())
    };
    let icon = |code: &str| word(texts, "icon", code);
    let mut facts = FactList::new(Labels::Long);
    facts.add(msg::ccg_label_affiliation(texts), listed(&stats.affiliations, affiliation));
    facts.add(msg::ccg_label_species(texts), listed(&stats.species, plain));
    facts.add(msg::ccg_label_keywords(texts), listed(&stats.keywords, plain));
    facts.add(msg::ccg_label_icons(texts), listed(&stats.icons, icon));
    let mut page = Page::new();
    page.facts(facts);
    page
}

fn listed(tallies: &[Tally], name: impl Fn(&str) -> String) -> String {
    let tallies = tallies.iter().map(|tally| format!("{} {}", name(&tally.name), tally.count));
    tallies.collect::<Vec<_>>().join(" · ")
}
