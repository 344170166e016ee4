//! How well look-ups are answered: the query file under `tests/queries`, and every name of every
//! entry.

use model::{Game, Lang};

use crate::kit::built_in::core;
use crate::kit::reference::Reference;

/// A file of queries, and the shares of them whose first, and whose first three, hits must hold an
/// expected entry.
struct Set {
    name: &'static str,
    file: &'static str,
    first: f64,
    first_three: f64,
    /// Whether a run shows what misses; what is held back would be known then.
    shows_misses: bool,
}

const SETS: [Set; 8] = [
    Set {
        name: "queries",
        file: include_str!("../../queries/queries.tsv"),
        first: 0.97,
        first_three: 0.99,
        shows_misses: true,
    },
    Set {
        name: "practice",
        file: include_str!("../../queries/practice.tsv"),
        first: 0.94,
        first_three: 0.985,
        shows_misses: true,
    },
    Set {
        name: "everyday",
        file: include_str!("../../queries/everyday.tsv"),
        first: 0.77,
        first_three: 0.88,
        shows_misses: true,
    },
    Set {
        name: "everyday, unseen",
        file: include_str!("../../queries/everyday2.tsv"),
        first: 0.64,
        first_three: 0.81,
        shows_misses: false,
    },
    Set {
        name: "near cards",
        file: include_str!("../../queries/near_cards.tsv"),
        first: 1.0,
        first_three: 1.0,
        shows_misses: true,
    },
    Set {
        name: "held back",
        file: include_str!("../../queries/held_back.tsv"),
        first: 0.93,
        first_three: 0.97,
        shows_misses: false,
    },
    Set {
        name: "fresh",
        file: include_str!("../../queries/fresh.tsv"),
        first: 0.94,
        first_three: 0.98,
        shows_misses: true,
    },
    Set {
        name: "unseen",
        file: include_str!("../../queries/fresh2.tsv"),
        first: 0.95,
        first_three: 0.98,
        shows_misses: false,
    },
];

struct Query<'a> {
    game: Option<Game>,
    class: &'a str,
    text: &'a str,
    expected: Vec<&'a str>,
}

fn parse(file: &str) -> Vec<Query<'_>> {
    file.lines()
        .filter(|line| !line.starts_with('#') && !line.trim().is_empty())
        .map(|line| {
            let fields: Vec<&str> = line.split('\t').collect();
            let [game, class, text, expected] = fields[..] else {
                panic!("four fields: {line}");
            };
            Query { game: Game::from_code(game), class, text, expected: expected.split('|').collect() }
        })
        .collect()
}

/// Position of the first expected entry among the hits, from 0.
fn position(reference: &mut Reference, query: &Query<'_>, shows_misses: bool) -> Option<usize> {
    let found = reference.find(query.text, query.game);
    let position = found.iter().position(|found| query.expected.iter().any(|id| found.is(id)));
    if shows_misses && position != Some(0) {
        let shown: Vec<String> =
            found.iter().take(4).map(|found| format!("{} {:.2}", found.record.id(), found.score)).collect();
        println!(
            "{:>10}  {:<8} {:<40} {} <> {}",
            position.map_or("missing".to_owned(), |at| format!("place {}", at + 1)),
            query.class,
            query.text,
            query.expected.join("|"),
            shown.join(", ")
        );
    }
    position
}

/// Whether a query is of a kind.
type Fits = fn(&Query<'_>) -> bool;

/// The share of queries that are answered within a number of hits, and how many queries there are.
fn share(answered: &[(&Query<'_>, Option<usize>)], limit: usize, fits: Fits) -> (f64, usize) {
    let asked: Vec<_> = answered.iter().filter(|(query, _)| fits(query)).collect();
    let within = asked.iter().filter(|(_, place)| place.is_some_and(|at| at < limit));
    (within.count() as f64 / asked.len().max(1) as f64, asked.len())
}

fn is_long(query: &Query<'_>) -> bool {
    query.text.split_whitespace().count() >= 4
}

/// Share of the questions no rule answers that get an answer all the same: of those that taught it, and of those
/// that only measure.
const MOST_ANSWERED: [(&str, f64); 2] =
    [(include_str!("../../queries/off_topic.tsv"), 0.05), (include_str!("../../queries/off_topic2.tsv"), 0.2)];

#[test]
fn what_no_rule_is_about_is_refused() {
    let mut reference = Reference::open();
    for (file, most) in MOST_ANSWERED {
        let asked = parse(file);
        let answered = asked.iter().filter(|query| !reference.find(query.text, query.game).is_empty());
        let share = answered.count() as f64 / asked.len() as f64;
        println!("off topic: {} queries, {:.1} % answered", asked.len(), 100.0 * share);
        assert!(share <= most, "{share}");
    }
}

#[test]
fn queries_find_their_entries() {
    let mut reference = Reference::open();
    let mut below = Vec::new();
    for set in SETS {
        let queries = parse(set.file);
        let answered: Vec<(&Query<'_>, Option<usize>)> =
            queries.iter().map(|query| (query, position(&mut reference, query, set.shows_misses))).collect();
        let kinds: [(&str, Fits); 3] =
            [("all", |_| true), ("four words and longer", is_long), ("shorter", |query| !is_long(query))];
        for (kind, fits) in kinds {
            let (first, count) = share(&answered, 1, fits);
            let (three, _) = share(&answered, 3, fits);
            println!(
                "{}, {kind}: {count} queries, {:.1} % first, {:.1} % among the first three",
                set.name,
                100.0 * first,
                100.0 * three
            );
        }
        assert!(queries.len() >= 30);
        let (first, _) = share(&answered, 1, |_| true);
        let (three, _) = share(&answered, 3, |_| true);
        if first < set.first || three < set.first_three {
            below.push(set.name);
        }
    }
    assert!(below.is_empty(), "{below:?}");
}

#[test]
fn every_title_and_alias_finds_its_entry_first() {
    let mut reference = Reference::open();
    let library = core();
    let mut missed = Vec::new();
    for entry in library.entries() {
        for lang in Lang::ALL {
            for name in entry.names(lang) {
                let found = reference.find(name, Some(entry.game()));
                let first = found.first().expect("an exact name is found");
                let is_first = first.is(entry.id.as_str());
                let shares_name = found.iter().any(|found| found.is(entry.id.as_str()));
                let as_good = first.is_exact() && shares_name;
                let is_title = name == entry.title.get(lang) && !entry.kind().is_variant();
                if !is_first && !(as_good && (first.is_title || !is_title)) {
                    missed.push(format!("{name} -> {}, not {}", first.record.id(), entry.id));
                }
            }
        }
    }
    assert!(missed.is_empty(), "{missed:#?}");
}

/// Names that the general rule shares with a rule of solo play or the campaign: singular, plural and
/// printed headings, each with the general entry and the one that follows it.
const SHARED_WITH_A_VARIANT: [(&str, &str, &str); 29] = [
    ("spielende", "cc/phase/end-of-the-game", "cc/solo/ending-the-game"),
    ("ending the game", "cc/phase/end-of-the-game", "cc/solo/ending-the-game"),
    ("spielablauf", "cc/concept/game-overview", "cc/solo/bot-turn-flow"),
    ("flow of the game", "cc/concept/game-overview", "cc/solo/bot-turn-flow"),
    ("brückenoffiziere", "cc/concept/duty-officer", "cc/solo/duty-officers"),
    ("duty officers", "cc/concept/duty-officer", "cc/solo/duty-officers"),
    ("karten schrotten", "cc/keyword/junk-a-card", "cc/solo/junking"),
    ("junking", "cc/keyword/junk-a-card", "cc/solo/junking"),
    ("ressourcen erhalten", "cc/keyword/gain-resources", "cc/solo/gaining-resources"),
    ("gaining resources", "cc/keyword/gain-resources", "cc/solo/gaining-resources"),
    ("captain", "cc/type/captain", "cc/solo/captain"),
    ("erhalte", "cc/keyword/gain", "cc/solo/gain"),
    ("gain", "cc/keyword/gain", "cc/solo/gain"),
    ("nimm", "cc/keyword/take", "cc/solo/take"),
    ("take", "cc/keyword/take", "cc/solo/take"),
    ("außenteams aussenden", "cc/keyword/send-remove-an-away-team", "cc/solo/sending-away-teams"),
    ("sending away teams", "cc/keyword/send-remove-an-away-team", "cc/solo/sending-away-teams"),
    ("traits", "cc/concept/trait", "cc/solo/trait-rows"),
    ("suits", "cc/concept/suit", "cc/solo/suit-rows"),
    ("multiplier", "cc/symbol/vp-multiplier", "cc/solo/multiplier"),
    ("beförderung", "cc/keyword/promote", "cc/campaign/promotion"),
    ("promotion", "cc/keyword/promote", "cc/campaign/promotion"),
    ("logbuch", "cc/zone/captains-log", "cc/campaign/campaign-log"),
    ("abwehren", "cc/concept/negative-effect", "cc/solo/cancel"),
    ("cancel", "cc/concept/negative-effect", "cc/solo/cancel"),
    ("resolve a card", "cc/concept/resolve", "cc/solo/resolve-a-card"),
    ("gaining and taking cards", "cc/concept/where-cards-go", "cc/solo/gaining-and-taking-cards"),
    ("sieg", "cc/phase/end-of-the-game", "cc/campaign/win"),
    ("win", "cc/phase/end-of-the-game", "cc/campaign/win"),
];

#[test]
fn the_general_rule_comes_first_and_that_of_solo_play_second() {
    let mut reference = Reference::open();
    for (name, general, variant) in SHARED_WITH_A_VARIANT {
        let found = reference.find(name, Some(Game::CaptainsChair));
        let ids: Vec<&str> = found.iter().map(|hit| hit.record.id().as_str()).collect();
        assert_eq!(ids.get(..2), Some(&[general, variant][..]), "{name}: {ids:?}");
    }
}
