//! The numbers of a deck on a screen.

use super::bars::{self, Row};
use super::figures::{decimal, grouped};
use super::unread::Read;
use crate::deck::{Costs, Counts, MissionNeeds, Need, Spread, Stats, Tally};
use crate::locale::Texts;
use crate::model::{Comparison, Figure, Term, affiliation_name, skill_name};
use crate::view::ccg::word;
use crate::view::entry::Rows;
use crate::view::{Screen, prose, requires};

/// A list with all its numbers.
pub struct Measured {
    pub read: Read,
    pub counts: Counts,
    pub stats: Stats,
}

/// The codes of attributes, of personnel and of ships.
pub(super) const ATTRIBUTES: [[&str; 3]; 2] = [
    ["integrity", "cunning", "strength"],
    ["range", "weapons", "shields"],
];

/// Column where lists of names start.
const COLUMN: usize = 17;

/// All numbers, one section below the other.
pub fn screen(screen: &Screen<'_>, measured: &Measured) -> String {
    let stats = &measured.stats;
    let mut parts = vec![
        heading(screen, measured),
        measured.read.left_out(screen),
        types(screen, stats),
        costs(screen, "deck-stats-costs", &stats.costs),
        attributes(screen, stats),
        skills(screen, stats),
        missions(screen, stats),
        names(screen, stats),
        dilemmas(screen, stats),
    ];
    parts.retain(|part| !part.is_empty());
    parts.join("\n")
}

fn heading(screen: &Screen<'_>, measured: &Measured) -> String {
    let counts = &measured.counts;
    let args = [
        ("missions", u64::from(counts.missions).into()),
        ("dilemmas", u64::from(counts.dilemmas).into()),
        ("deck", u64::from(counts.deck).into()),
        ("total", u64::from(counts.total).into()),
    ];
    let counts = screen.texts().with("deck-counts", &args);
    let title = screen.paint().title(&measured.read.name(screen));
    format!("{title}\n{}\n", prose::paragraph(screen, &counts, 0))
}

/// A heading with what stands below it, if anything does.
fn section(screen: &Screen<'_>, heading: &str, below: &str) -> String {
    match below.is_empty() {
        true => String::new(),
        false => {
            let heading = prose::paragraph(screen, heading, 0);
            format!("{}\n{below}", screen.paint().label(&heading))
        }
    }
}

fn types(screen: &Screen<'_>, stats: &Stats) -> String {
    let texts = screen.texts();
    let row = |tally: &Tally| Row::counted(word(texts, "type", &tally.name), tally.count);
    let rows: Vec<Row> = stats.types.iter().map(row).collect();
    let heading = texts.get("deck-stats-types");
    section(screen, &heading, &bars::rows(screen, &[], &rows))
}

fn costs(screen: &Screen<'_>, heading: &str, costs: &Costs) -> String {
    let texts = screen.texts();
    let args = [
        ("average", decimal(texts, costs.average(), 1).into()),
        ("without", u64::from(costs.without).into()),
    ];
    let rows = costs.curve.iter().enumerate();
    let rows: Vec<Row> = rows
        .map(|(cost, count)| Row::counted(cost.to_string(), *count))
        .collect();
    let heading = texts.with(heading, &args);
    section(screen, &heading, &bars::rows(screen, &[], &rows))
}

fn attributes(screen: &Screen<'_>, stats: &Stats) -> String {
    let texts = screen.texts();
    let spreads = [stats.attributes, stats.ship_attributes];
    let named = ATTRIBUTES.iter().zip(&spreads);
    let named = named.flat_map(|(names, spreads)| names.iter().zip(spreads));
    let row = |(name, spread): (&&str, &Spread)| Row {
        label: texts.get(&format!("ccg-attribute-{name}")),
        cells: vec![
            decimal(texts, spread.average(), 1),
            spread.lowest.to_string(),
            spread.highest.to_string(),
            grouped(texts, spread.total.into()),
        ],
        bar: None,
    };
    let rows: Vec<Row> = named
        .filter(|(_, spread)| spread.cards > 0)
        .map(row)
        .collect();
    let header = ["average", "lowest", "highest", "total"];
    let header = header.map(|name| texts.get(&format!("deck-stats-{name}")));
    let heading = texts.with(
        "deck-stats-attributes",
        &[
            ("personnel", u64::from(stats.personnel).into()),
            ("ships", u64::from(stats.ships).into()),
        ],
    );
    match rows.is_empty() {
        true => String::new(),
        false => section(screen, &heading, &bars::rows(screen, &header, &rows)),
    }
}

fn skills(screen: &Screen<'_>, stats: &Stats) -> String {
    let texts = screen.texts();
    let rows = stats.skills.iter().map(|offer| Row {
        label: skill_name(&offer.skill).to_owned(),
        cells: vec![
            offer.personnel.to_string(),
            offer.together.to_string(),
            offer.levels.to_string(),
        ],
        bar: Some(offer.together),
    });
    let rows: Vec<Row> = rows.collect();
    if rows.is_empty() {
        return String::new();
    }
    let header = ["personnel", "together", "levels"];
    let header = header.map(|name| texts.get(&format!("deck-stats-{name}")));
    let note = prose::paragraph(screen, &texts.get("deck-stats-together-note"), 2);
    let below = format!("{}{note}\n", bars::rows(screen, &header, &rows));
    section(screen, &texts.get("deck-stats-skills"), &below)
}

fn missions(screen: &Screen<'_>, stats: &Stats) -> String {
    let missions = stats.missions.iter();
    let missions: Vec<String> = missions
        .map(|needs| mission(screen, needs, stats.personnel))
        .collect();
    let heading = screen.texts().get("deck-stats-missions");
    section(screen, &heading, &missions.join(""))
}

fn mission(screen: &Screen<'_>, needs: &MissionNeeds, personnel: u32) -> String {
    let texts = screen.texts();
    let card = &needs.mission;
    let place = card.place.map(|place| word(texts, "place", place.code()));
    let points = card.points.as_ref().map(Figure::as_str);
    let points = points.map(|points| texts.with("ccg-points", &[("number", points.into())]));
    let may = texts.with(
        "deck-stats-may-attempt",
        &[
            ("may", u64::from(needs.may_attempt).into()),
            ("personnel", u64::from(personnel).into()),
        ],
    );
    let facts = place.into_iter().chain(points).chain([may]);
    let facts = facts.collect::<Vec<_>>().join(" · ");
    let head = format!("{}: {facts}", card.full_name());
    let head = prose::verbatim(screen, &head, 2);
    format!("{head}\n{}", branches(screen, &needs.branches, 4))
}

/// Branches below each other, with "or" between them.
fn branches(screen: &Screen<'_>, branches: &[Vec<Need>], margin: usize) -> String {
    let or = screen.texts().get("deck-stats-or");
    let or = format!("{}{}\n", " ".repeat(margin), screen.paint().faint(&or));
    let needs = |branch: &Vec<Need>| -> String {
        let needs = branch.iter();
        needs.map(|need| self::need(screen, need, margin)).collect()
    };
    let branches: Vec<String> = branches.iter().map(needs).collect();
    branches.join(&or)
}

fn need(screen: &Screen<'_>, need: &Need, margin: usize) -> String {
    let texts = screen.texts();
    if let Need::Either(inner) = need {
        let heading = texts.get("deck-stats-either");
        let inner = branches(screen, inner, margin + 2);
        return format!("{}{heading}\n{inner}", " ".repeat(margin));
    }
    let (what, offered, enough) = offered(texts, need);
    let offered = match enough {
        true => offered,
        false => format!("{offered} – {}", texts.get("deck-stats-too-few")),
    };
    prose::item(screen, "-", &format!("{what}: {offered}"), margin - 1) + "\n"
}

/// What is needed, what there is of it, and whether that can be enough.
fn offered(texts: &Texts, need: &Need) -> (String, String, bool) {
    match need {
        Need::Skill { level, offer } => {
            let args = [
                ("levels", u64::from(offer.together).into()),
                ("personnel", u64::from(offer.personnel).into()),
            ];
            let offered = texts.with("deck-stats-offer", &args);
            let skill = offer.skill.clone();
            let term = Term::Skill {
                skill,
                level: *level,
            };
            let enough = offer.together >= u32::from(*level);
            (requires::term(texts, &term), offered, enough)
        }
        Need::Sum { .. } => summed(texts, need),
        Need::Personnel { words, need, have } => {
            let offered = texts.with("deck-stats-have", &[("have", u64::from(*have).into())]);
            (special(texts, words), offered, *have >= u32::from(*need))
        }
        Need::Other(words) => (special(texts, words), texts.get("deck-stats-judge"), true),
        Need::Either(_) => (String::new(), String::new(), true),
    }
}

fn special(texts: &Texts, words: &str) -> String {
    requires::term(texts, &Term::Special(words.to_owned()))
}

fn summed(texts: &Texts, need: &Need) -> (String, String, bool) {
    let Need::Sum {
        attribute,
        comparison,
        than,
        average,
        people,
    } = need
    else {
        return (String::new(), String::new(), true);
    };
    let term = Term::Sum {
        attribute: *attribute,
        comparison: *comparison,
        than: *than,
    };
    let id = match (comparison, people) {
        (_, None) => "deck-stats-sum-never",
        (Comparison::MoreThan, _) => "deck-stats-sum-more",
        (Comparison::LessThan, _) => "deck-stats-sum-less",
    };
    let args = [
        ("average", decimal(texts, *average, 1).into()),
        ("people", u64::from(people.unwrap_or(0)).into()),
    ];
    let offered = texts.with(id, &args);
    (requires::term(texts, &term), offered, people.is_some())
}

fn names(screen: &Screen<'_>, stats: &Stats) -> String {
    let texts = screen.texts();
    let listed = |tallies: &[Tally], name: &dyn Fn(&str) -> String| {
        let tallies = tallies.iter();
        let tallies = tallies.map(|tally| format!("{} {}", name(&tally.name), tally.count));
        tallies.collect::<Vec<_>>().join(" · ")
    };
    let mut rows = Rows::with_column(screen, COLUMN);
    let plain = |name: &str| name.to_owned();
    rows.add(
        "ccg-label-affiliation",
        &listed(&stats.affiliations, &|slug| {
            let known = texts.find(&format!("ccg-affiliation-{slug}"), &[]);
            known.unwrap_or_else(|| affiliation_name(slug).to_owned())
        }),
    );
    rows.add("ccg-label-species", &listed(&stats.species, &plain));
    rows.add("ccg-label-keywords", &listed(&stats.keywords, &plain));
    rows.add(
        "ccg-label-icons",
        &listed(&stats.icons, &|code| word(texts, "icon", code)),
    );
    match rows.is_empty() {
        true => String::new(),
        false => rows.finish(),
    }
}

fn dilemmas(screen: &Screen<'_>, stats: &Stats) -> String {
    let texts = screen.texts();
    let row = |tally: &Tally| Row::counted(word(texts, "place", &tally.name), tally.count);
    let rows: Vec<Row> = stats.dilemmas.iter().map(row).collect();
    let places = bars::rows(screen, &[], &rows);
    let places = section(screen, &texts.get("deck-pile-dilemmas"), &places);
    let costs = costs(screen, "deck-stats-dilemma-costs", &stats.dilemma_costs);
    let mut parts = vec![places, costs];
    parts.retain(|part| !part.is_empty());
    parts.join("\n")
}
