//! Odds on a screen, with how they were found.

use std::rc::Rc;

use serde_json::{Value, json};

use super::bars::{self, Row};
use super::figures::{decimal, grouped, percent};
use super::unread::{self, Read};
use crate::deck::{CHEAP, CrewOdds, Draw, Method, Wish, Wished};
use crate::locale::Texts;
use crate::model::{CcgCard, Figure};
use crate::view::ccg::word;
use crate::view::entry::Rows;
use crate::view::{Screen, prose, requires};

/// Column where facts of the mission start.
const COLUMN: usize = 17;

/// Draws from a deck.
pub struct Hands {
    /// Cards of the deck, unknown ones too.
    pub pile: u32,
    /// How many of the wished-for cards are enough.
    pub least: u32,
    /// Cards drawn in all, ascending, at least one number.
    pub drawn: Vec<u32>,
    pub wishes: Vec<Wished>,
}

/// Crews before a mission.
pub struct Attempt {
    pub mission: Rc<CcgCard>,
    /// Personnel of the deck.
    pub size: u32,
    /// Whether unique personnel are there more than once.
    pub has_rivals: bool,
    pub odds: Vec<CrewOdds>,
}

impl Hands {
    fn draw(&self, wished: &Wished, drawn: u32) -> Draw {
        Draw {
            pile: self.pile,
            wanted: wished.count,
            drawn,
        }
    }
}

/// A table with a line for each wish.
pub fn hands(screen: &Screen<'_>, read: &Read, hands: &Hands) -> String {
    let texts = screen.texts();
    let mut parts = vec![
        heading(
            screen,
            read,
            &texts.with(
                "deck-odds-hands",
                &[
                    ("pile", u64::from(hands.pile).into()),
                    ("least", u64::from(hands.least).into()),
                ],
            ),
        ),
        read.left_out(screen),
        table(screen, hands),
        named(screen, hands),
        note(screen, hands),
        reckoned(screen, hands),
    ];
    parts.retain(|part| !part.is_empty());
    parts.join("\n")
}

fn heading(screen: &Screen<'_>, read: &Read, sentence: &str) -> String {
    let title = screen.paint().title(&read.name(screen));
    format!("{title}\n{}\n", prose::paragraph(screen, sentence, 0))
}

fn table(screen: &Screen<'_>, hands: &Hands) -> String {
    let texts = screen.texts();
    if hands.wishes.is_empty() {
        return String::new();
    }
    let mut header = vec![texts.get("deck-odds-count")];
    let drawn = columns(screen, &hands.drawn);
    header.extend(drawn.iter().map(|drawn| among(texts, *drawn)));
    header.push(texts.get("deck-odds-expected"));
    let rows = hands.wishes.iter().map(|wished| {
        let odds = drawn.iter().map(|drawn| {
            let odds = hands.draw(wished, *drawn).at_least(hands.least);
            percent(texts, odds.probability)
        });
        let expected = hands.draw(wished, hands.drawn[0]).expected();
        let count = [wished.count.to_string()].into_iter();
        let expected = [decimal(texts, expected, 1)];
        Row {
            label: label(texts, &wished.wish),
            cells: count.chain(odds).chain(expected).collect(),
            bar: None,
        }
    });
    bars::rows(screen, &header, &rows.collect::<Vec<_>>())
}

/// The numbers of cards drawn that there is room for: the first and the last ones.
fn columns(screen: &Screen<'_>, drawn: &[u32]) -> Vec<u32> {
    const OTHERS: usize = 40;
    const WIDTH: usize = 9;
    let room = (screen.width().saturating_sub(OTHERS) / WIDTH).clamp(1, drawn.len());
    let (first, rest) = drawn.split_at(1);
    let last = &rest[rest.len() - (room - 1)..];
    [first, last].concat()
}

fn among(texts: &Texts, drawn: u32) -> String {
    texts.with("deck-odds-among", &[("drawn", u64::from(drawn).into())])
}

fn label(texts: &Texts, wish: &Wish) -> String {
    match wish {
        Wish::Type(card_type) => word(texts, "type", card_type),
        Wish::PlayablePersonnel => texts.get("deck-odds-playable-personnel"),
        Wish::CheapPersonnel => texts.with("deck-odds-cheap", &[("cost", u64::from(CHEAP).into())]),
        Wish::PlayableShip => texts.get("deck-odds-playable-ship"),
        Wish::Copies(count) => {
            texts.with("deck-odds-copies", &[("count", u64::from(*count).into())])
        }
        Wish::Named { asked, .. } => asked.clone(),
    }
}

/// The cards behind what was asked for.
fn named(screen: &Screen<'_>, hands: &Hands) -> String {
    let items = hands.wishes.iter().filter_map(|wished| match &wished.wish {
        Wish::Named { asked, cards } if cards[..] != [asked.as_str()] => {
            let line = format!("{asked}: {}", cards.join("; "));
            Some(prose::verbatim(screen, &line, 0) + "\n")
        }
        _ => None,
    });
    items.collect()
}

/// What the words of the table mean, unless they are the player's own.
fn note(screen: &Screen<'_>, hands: &Hands) -> String {
    let is_own = |wished: &Wished| matches!(wished.wish, Wish::Named { .. });
    match hands.wishes.iter().all(is_own) {
        true => String::new(),
        false => {
            let note = screen.texts().get("deck-odds-playable-note");
            prose::paragraph(screen, &note, 0) + "\n"
        }
    }
}

/// The count behind one of the numbers: the first that is far from sure and from impossible, else the
/// first that is neither.
fn reckoned(screen: &Screen<'_>, hands: &Hands) -> String {
    let texts = screen.texts();
    let drawn = hands.drawn[0];
    let between = |low: f64, high: f64| {
        hands.wishes.iter().find(|wished| {
            let odds = hands.draw(wished, drawn).at_least(hands.least);
            low < odds.probability && odds.probability < high
        })
    };
    let Some(wished) = between(0.001, 0.999).or(between(0.0, 1.0)) else {
        return String::new();
    };
    let odds = hands.draw(wished, drawn).at_least(hands.least);
    let number = |number: u32| u64::from(number).into();
    let mut args = vec![
        ("what", label(texts, &wished.wish).into()),
        ("pile", number(hands.pile)),
        ("wanted", number(wished.count)),
        ("others", number(hands.pile.saturating_sub(wished.count))),
        ("drawn", number(drawn)),
        ("least", number(hands.least)),
        ("odds", percent(texts, odds.probability).into()),
    ];
    let id = match odds.hands {
        Some(hands) => {
            args.push(("favorable", grouped(texts, hands.favorable).into()));
            args.push(("all", grouped(texts, hands.all).into()));
            "deck-odds-reckoned"
        }
        None => "deck-odds-estimated",
    };
    prose::paragraph(screen, &texts.with(id, &args), 0) + "\n"
}

/// `{"name","deck","at_least","drawn":[numbers],"odds":[{"of","count","cards":[names],"rows":[{"drawn",
/// "probability","favorable","all","expected"}]}],"unknown","unreadable"}`. `of` is a type, one of
/// `playable-personnel`, `cheap-personnel`, `playable-ship`, `copies-3`, or what was asked; `cards` is
/// null unless something was asked. `favorable` and `all` are null beyond 64 bits.
pub fn hands_json(read: &Read, hands: &Hands) -> String {
    let odds = hands.wishes.iter().map(|wished| {
        let rows = hands.drawn.iter().map(|drawn| {
            let draw = hands.draw(wished, *drawn);
            let odds = draw.at_least(hands.least);
            json!({
                "drawn": drawn,
                "probability": odds.probability,
                "favorable": odds.hands.and_then(|hands| u64::try_from(hands.favorable).ok()),
                "all": odds.hands.and_then(|hands| u64::try_from(hands.all).ok()),
                "expected": draw.expected(),
            })
        });
        let cards = match &wished.wish {
            Wish::Named { cards, .. } => Some(cards),
            _ => None,
        };
        json!({
            "of": code(&wished.wish),
            "count": wished.count,
            "cards": cards,
            "rows": rows.collect::<Value>(),
        })
    });
    let value = json!({
        "name": read.deck.name,
        "deck": hands.pile,
        "at_least": hands.least,
        "drawn": hands.drawn,
        "odds": odds.collect::<Value>(),
        "unknown": unread::unknown_json(&read.deck, &read.suggestions),
        "unreadable": unread::troubles_json(&read.list),
    });
    format!("{value:#}\n")
}

fn code(wish: &Wish) -> String {
    match wish {
        Wish::Type(card_type) => card_type.clone(),
        Wish::PlayablePersonnel => "playable-personnel".to_owned(),
        Wish::CheapPersonnel => "cheap-personnel".to_owned(),
        Wish::PlayableShip => "playable-ship".to_owned(),
        Wish::Copies(count) => format!("copies-{count}"),
        Wish::Named { asked, .. } => asked.clone(),
    }
}

/// The odds of crews of several sizes before a mission.
pub fn attempt(screen: &Screen<'_>, read: &Read, attempt: &Attempt) -> String {
    let texts = screen.texts();
    let size = [("size", u64::from(attempt.size).into())];
    let mut parts = vec![
        heading(screen, read, &texts.with("deck-odds-attempt", &size)),
        read.left_out(screen),
        facts(screen, &attempt.mission),
        crews(screen, attempt),
        method(screen, attempt),
    ];
    parts.retain(|part| !part.is_empty());
    parts.join("\n")
}

fn facts(screen: &Screen<'_>, mission: &CcgCard) -> String {
    let texts = screen.texts();
    let place = mission
        .place
        .map(|place| word(texts, "place", place.code()));
    let points = mission.points.as_ref().map(Figure::as_str);
    let points = points.map(|points| texts.with("ccg-points", &[("number", points.into())]));
    let facts: Vec<String> = place.into_iter().chain(points).collect();
    let head = format!("{}: {}", mission.full_name(), facts.join(" · "));
    let requirement = mission.requirement.as_ref();
    let requirement = requirement.map(|requirement| requires::requirement(texts, requirement));
    let attempt = mission.attempt.as_ref();
    let attempt = attempt.map(|attempt| requires::attempt(texts, attempt));
    let mut rows = Rows::with_column(screen, COLUMN);
    rows.add("ccg-label-attempt", &attempt.unwrap_or_default());
    rows.add("ccg-label-requirement", &requirement.unwrap_or_default());
    format!("{}\n{}", prose::verbatim(screen, &head, 0), rows.finish())
}

fn crews(screen: &Screen<'_>, attempt: &Attempt) -> String {
    let texts = screen.texts();
    let is_unclear = has_unclear(attempt);
    let mut header = vec![texts.get("deck-odds-met")];
    header.extend(is_unclear.then(|| texts.get("deck-odds-unclear")));
    let rows = attempt.odds.iter().map(|odds| {
        let drawn = [("drawn", u64::from(odds.drawn).into())];
        let mut cells = vec![percent(texts, odds.met.probability)];
        cells.extend(is_unclear.then(|| percent(texts, odds.unclear.probability)));
        Row {
            label: texts.with("deck-odds-crew", &drawn),
            cells,
            bar: Some(tenths(odds.met.probability)),
        }
    });
    bars::rows(screen, &header, &rows.collect::<Vec<_>>())
}

/// A bar of forty signs is certainty.
fn tenths(probability: f64) -> u32 {
    const SIGNS: u32 = 40;
    let signs = (0..SIGNS).filter(|sign| f64::from(*sign) + 0.5 < probability * f64::from(SIGNS));
    u32::try_from(signs.count()).unwrap_or(0)
}

fn has_unclear(attempt: &Attempt) -> bool {
    attempt
        .odds
        .iter()
        .any(|odds| odds.unclear.probability > 0.0)
}

/// How the numbers were found, told of the last line, and what was assumed.
fn method(screen: &Screen<'_>, attempt: &Attempt) -> String {
    let texts = screen.texts();
    let mut sentences: Vec<String> = Vec::new();
    sentences.extend(attempt.odds.last().map(|odds| found(texts, attempt, odds)));
    if attempt.has_rivals {
        sentences.push(texts.get("deck-odds-rivals"));
    }
    if has_unclear(attempt) {
        sentences.push(texts.get("deck-odds-judge"));
    }
    sentences.push(texts.get("deck-odds-no-dilemmas"));
    prose::paragraph(screen, &sentences.join(" "), 0) + "\n"
}

fn found(texts: &Texts, attempt: &Attempt, odds: &CrewOdds) -> String {
    let mut args = vec![
        ("size", u64::from(attempt.size).into()),
        ("drawn", u64::from(odds.drawn).into()),
        ("odds", percent(texts, odds.met.probability).into()),
    ];
    match (odds.method, odds.met.hands) {
        (
            Method::Tried {
                samples,
                seed,
                error,
            },
            _,
        ) => {
            args.push(("samples", grouped(texts, samples.into()).into()));
            args.push(("seed", seed.to_string().into()));
            args.push(("error", decimal(texts, error * 100.0, 2).into()));
            texts.with("deck-odds-tried", &args)
        }
        (Method::Counted, hands) => {
            let favorable = hands.map_or(0, |hands| hands.favorable);
            args.push(("favorable", grouped(texts, favorable).into()));
            let all = hands.map_or(0, |hands| hands.all);
            args.push(("all", grouped(texts, all).into()));
            texts.with("deck-odds-counted", &args)
        }
    }
}

/// `{"name","mission":{"id","name"},"personnel","rows":[{"drawn","met","unclear","method":"counted",
/// "favorable","all"}],"unknown","unreadable"}`; rows that were tried out have `"method":"tried",
/// "samples","seed","standard_error"` instead. `favorable` and `all` are null beyond 64 bits.
pub fn attempt_json(read: &Read, attempt: &Attempt) -> String {
    let value = json!({
        "name": read.deck.name,
        "mission": { "id": attempt.mission.id, "name": attempt.mission.full_name() },
        "personnel": attempt.size,
        "rows": attempt.odds.iter().map(row_value).collect::<Value>(),
        "unknown": unread::unknown_json(&read.deck, &read.suggestions),
        "unreadable": unread::troubles_json(&read.list),
    });
    format!("{value:#}\n")
}

fn row_value(odds: &CrewOdds) -> Value {
    let mut value = json!({
        "drawn": odds.drawn,
        "met": odds.met.probability,
        "unclear": odds.unclear.probability,
    });
    match odds.method {
        Method::Counted => {
            let hands = odds.met.hands;
            value["method"] = json!("counted");
            value["favorable"] = json!(hands.and_then(|hands| u64::try_from(hands.favorable).ok()));
            value["all"] = json!(hands.and_then(|hands| u64::try_from(hands.all).ok()));
        }
        Method::Tried {
            samples,
            seed,
            error,
        } => {
            value["method"] = json!("tried");
            value["samples"] = json!(samples);
            value["seed"] = json!(seed);
            value["standard_error"] = json!(error);
        }
    }
    value
}
