//! Screens and JSON of the solo assistant: rows, values, choices, program cards.

use serde_json::{Value, json};

use super::entry::Rows;
use super::program::{Names, Sentences};
use super::{Screen, grid, prose};
use crate::locale::Texts;
use crate::model::{
    Board, Bonus, Card, Deck, Effect, Lang, Moment, Preference, Program, SpecialRule, Suit, Upgrade,
};
use crate::solo::{Multipliers, Row, Worth};

/// A card and the row it activates.
pub struct Resolved<'a> {
    pub captain: Deck,
    pub card: &'a Card,
    pub row: Row<'a>,
}

/// A card with its value.
pub struct Valued {
    pub card: Card,
    pub worth: Worth,
}

/// What was chosen among cards, and why. `places` are those that came into question.
pub struct Choice {
    pub cards: Vec<Card>,
    pub worths: Vec<i32>,
    pub places: Vec<usize>,
    pub picked: Option<usize>,
    pub reason: Reason,
}

/// Why a card was chosen.
pub enum Reason {
    Preference(Preference),
    Most,
    Least,
    Junk,
    Explore,
    Engage,
    Send,
    Control,
}

/// The name of a captain.
fn captain_name(captain: Deck) -> String {
    let code = captain.code();
    code[..1].to_uppercase() + &code[1..]
}

/// The screen of `solo resolve`.
pub fn resolved(screen: &Screen<'_>, resolved: &Resolved<'_>, names: &Names) -> String {
    let lang = screen.texts().lang();
    let (card, row) = (resolved.card, resolved.row);
    let title = format!(
        "{} → {}",
        screen.paint().title(&captain_name(resolved.captain)),
        screen.paint().title(card.title.get(lang))
    );
    let mut out = format!(
        "{title}\n{}\n",
        screen.paint().faint(&"─".repeat(screen.width()))
    );
    let sentences = Sentences::on(screen, names);
    for (number, step) in (1..).zip(steps(&sentences, card, row, lang)) {
        out.push_str(&prose::item(screen, &format!("{number}."), &step, 0));
        out.push('\n');
    }
    if card.suit == Suit::Location {
        let note = screen.texts().get("row-location");
        out.push_str(&format!("\n{}\n", prose::paragraph(screen, &note, 0)));
    }
    out.push('\n');
    let mut rows = Rows::new(screen);
    rows.add("label-why", &why(screen.texts(), names, row));
    rows.add("label-source", &screen.texts().get("row-source"));
    out + &rows.finish()
}

/// What happens, step by step; for a Surprise the gist of the card's own operation.
fn steps(sentences: &Sentences<'_>, card: &Card, row: Row<'_>, lang: Lang) -> Vec<String> {
    if row == Row::Surprise {
        let surprise = card
            .operations
            .iter()
            .filter(|operation| operation.kind == crate::model::OperationKind::Surprise);
        return surprise
            .map(|operation| operation.gist.get(lang).clone())
            .collect();
    }
    row.effects()
        .iter()
        .map(|effect| sentences.effect(effect))
        .collect()
}

fn why(texts: &Texts, names: &Names, row: Row<'_>) -> String {
    let lang = texts.lang();
    match row {
        Row::Surprise => texts.get("row-surprise"),
        Row::Wildcard(_) => texts.get("row-wildcard"),
        Row::Trait { number, row } => {
            let traits: Vec<String> = row.traits.iter().map(|slug| names.of(slug, lang)).collect();
            let traits = traits.join(" / ");
            texts.with(
                "row-trait",
                &[("number", number.into()), ("traits", traits.into())],
            )
        }
        Row::Suit { side, row } => {
            let suit = names.of(row.suit.code(), lang);
            texts.with(
                &format!("row-suit-{}", side.code()),
                &[("suit", suit.into())],
            )
        }
    }
}

/// `{"captain","card","side","row":{"match"},"attack","steps":[{"effect","by","text"}]}`.
pub fn resolved_json(resolved: &Resolved<'_>, names: &Names) -> String {
    let row = resolved.row;
    let (side, matched): (&str, Vec<&str>) = match row {
        Row::Surprise => ("surprise", vec!["surprise"]),
        Row::Wildcard(row) | Row::Trait { row, .. } => {
            ("traits", row.traits.iter().map(String::as_str).collect())
        }
        Row::Suit { side, row } => (side.code(), vec![row.suit.code()]),
    };
    let texts = Lang::ALL.map(Texts::new);
    let step = |effect: &Effect| {
        let by = if effect.involves_player() {
            "you"
        } else {
            "computer"
        };
        json!({ "effect": effect, "by": by, "text": in_both(&texts, names, effect) })
    };
    let steps: Vec<Value> = match row {
        Row::Surprise => surprise_steps(resolved.card),
        _ => row.effects().iter().map(step).collect(),
    };
    let document = json!({
        "captain": resolved.captain.code(),
        "card": resolved.card.id,
        "side": side,
        "row": { "match": matched },
        "attack": row.is_attack(),
        "steps": steps,
    });
    format!("{document:#}\n")
}

fn surprise_steps(card: &Card) -> Vec<Value> {
    let surprise = card
        .operations
        .iter()
        .filter(|operation| operation.kind == crate::model::OperationKind::Surprise);
    surprise
        .map(|operation| json!({ "effect": "surprise", "by": "computer", "text": operation.gist }))
        .collect()
}

fn in_both(texts: &[Texts; 2], names: &Names, effect: &Effect) -> Value {
    let [de, en] = texts
        .each_ref()
        .map(|texts| Sentences::plain(texts, names).effect(effect));
    json!({ "de": de, "en": en })
}

/// The screen of `solo value`.
pub fn values(screen: &Screen<'_>, valued: &[Valued], multipliers: Multipliers) -> String {
    let texts = screen.texts();
    let header = ["card", "printed", "focus", "endgame", "glory", "total"]
        .map(|column| texts.get(&format!("worth-{column}")));
    let rows = valued.iter().map(|valued| {
        let worth = valued.worth;
        let numbers = [
            worth.printed,
            worth.focus,
            worth.endgame,
            worth.glory,
            worth.total(),
        ];
        let title = valued.card.title.get(texts.lang()).clone();
        std::iter::once(title)
            .chain(numbers.map(|number| number.to_string()))
            .collect()
    });
    let mut out = grid::boxed(screen, &header, rows.collect());
    let multipliers = texts.with(
        "worth-multipliers",
        &[
            ("research", usize::from(multipliers.research).into()),
            ("influence", usize::from(multipliers.influence).into()),
            ("military", usize::from(multipliers.military).into()),
        ],
    );
    out.push_str(&prose::paragraph(screen, &multipliers, 0));
    out.push('\n');
    let mut foot = Rows::new(screen);
    foot.add("label-source", &texts.get("worth-source"));
    out + &foot.finish()
}

/// `{"values":[{"card","value","parts":{"printed","focus","endgame","glory"}}]}`.
pub fn values_json(valued: &[Valued]) -> String {
    let values: Vec<Value> = valued
        .iter()
        .map(|valued| {
            let worth = valued.worth;
            json!({
                "card": valued.card.id,
                "value": worth.total(),
                "parts": {
                    "printed": worth.printed,
                    "focus": worth.focus,
                    "endgame": worth.endgame,
                    "glory": worth.glory,
                },
            })
        })
        .collect();
    format!("{:#}\n", json!({ "values": values }))
}

/// The screen of `solo pick`.
pub fn choice(screen: &Screen<'_>, choice: &Choice, names: &Names) -> String {
    let texts = screen.texts();
    let lang = texts.lang();
    let mut out = match choice.picked {
        Some(at) => {
            let title = screen.paint().title(choice.cards[at].title.get(lang));
            texts.with("pick-picked", &[("card", title.into())])
        }
        None => texts.get("pick-none"),
    };
    out.push_str("\n\n");
    let header = ["card", "total"].map(|column| texts.get(&format!("worth-{column}")));
    let rows = choice
        .cards
        .iter()
        .zip(&choice.worths)
        .enumerate()
        .map(|(at, (card, worth))| {
            let mark = if choice.picked == Some(at) {
                "► "
            } else {
                ""
            };
            vec![format!("{mark}{}", card.title.get(lang)), worth.to_string()]
        });
    out.push_str(&grid::boxed(screen, &header, rows.collect()));
    let mut foot = Rows::new(screen);
    foot.add("label-why", &reason(screen, choice, names));
    foot.add("label-source", &texts.get(source(&choice.reason)));
    out + &foot.finish()
}

/// `{"picked","candidates":[...],"reason"}`.
pub fn choice_json(screen: &Screen<'_>, choice: &Choice, names: &Names) -> String {
    let id = |at: &usize| json!(choice.cards[*at].id);
    let document = json!({
        "picked": choice.picked.as_ref().map(id),
        "candidates": choice.places.iter().map(id).collect::<Vec<_>>(),
        "reason": reason(screen, choice, names),
    });
    format!("{document:#}\n")
}

fn reason(screen: &Screen<'_>, choice: &Choice, names: &Names) -> String {
    let texts = screen.texts();
    let Reason::Preference(preference) = &choice.reason else {
        return texts.get(match choice.reason {
            Reason::Least => "pick-reason-least",
            Reason::Junk => "pick-reason-junk",
            Reason::Explore => "pick-reason-explore",
            Reason::Engage => "pick-reason-engage",
            Reason::Send => "pick-reason-send",
            Reason::Control => "pick-reason-control",
            _ => "pick-reason-most",
        });
    };
    let cards: Vec<&str> = choice
        .places
        .iter()
        .map(|at| choice.cards[*at].title.get(texts.lang()).as_str())
        .collect();
    if cards.is_empty() {
        return String::new();
    }
    let args = [
        (
            "preference",
            Sentences::on(screen, names).preference(preference).into(),
        ),
        ("cards", cards.join(", ").into()),
    ];
    let first = texts.with("pick-reason-preference", &args);
    let only = if cards.len() == 1 {
        "pick-reason-only"
    } else {
        "pick-reason-value"
    };
    format!("{first} {}", texts.get(only))
}

fn source(reason: &Reason) -> &'static str {
    match reason {
        Reason::Explore | Reason::Engage | Reason::Send | Reason::Control => "pick-source-zone",
        _ => "pick-source-market",
    }
}

/// The screen of `solo captains`.
pub fn captains(screen: &Screen<'_>, pairs: &[(&Program, &Board)]) -> String {
    let texts = screen.texts();
    let mut out = screen.paint().title(&texts.get("captains-title")) + "\n";
    for (program, board) in pairs {
        let rows =
            program.traits.len() + program.without_officer.len() + program.with_officer.len();
        let args = [
            ("captain", captain_name(program.captain).into()),
            ("rows", rows.into()),
            ("teams", usize::from(board.away_teams).into()),
        ];
        let line = texts.with("captains-row", &args);
        out.push_str(&prose::item(screen, "-", &line, 0));
        out.push('\n');
    }
    out
}

/// `{"captains":[{"captain","rows","away_teams"}]}`.
pub fn captains_json(pairs: &[(&Program, &Board)]) -> String {
    let rows: Vec<Value> = pairs
        .iter()
        .map(|(program, board)| {
            let rows =
                program.traits.len() + program.without_officer.len() + program.with_officer.len();
            json!({
                "captain": program.captain.code(),
                "rows": rows,
                "away_teams": board.away_teams,
            })
        })
        .collect();
    format!("{:#}\n", json!({ "captains": rows }))
}

/// The whole program of a captain, as it lies beside the play area.
pub fn program(screen: &Screen<'_>, program: &Program, names: &Names) -> String {
    let texts = screen.texts();
    let lang = texts.lang();
    let sentences = Sentences::on(screen, names);
    let captain = captain_name(program.captain);
    let title = texts.with("program-title", &[("captain", captain.into())]);
    let mut out = screen.paint().title(&title) + "\n";
    if let Some(SpecialRule::BurnhamDilithium) = program.special_rule {
        out.push_str(&section(screen, "program-special-rule"));
        out.push_str(&prose::paragraph(
            screen,
            &texts.get("special-burnham-dilithium"),
            0,
        ));
        out.push('\n');
    }
    out.push_str(&section(screen, "program-traits"));
    let traits = program.traits.iter().map(|row| {
        let traits: Vec<String> = row.traits.iter().map(|slug| names.of(slug, lang)).collect();
        (traits.join(" / "), sentences.row(&row.effects))
    });
    let surprise = (names.of("surprise", lang), texts.get("row-surprise"));
    out.push_str(&rows(screen, std::iter::once(surprise).chain(traits)));
    for (heading, side) in [
        ("program-without-officer", &program.without_officer),
        ("program-with-officer", &program.with_officer),
    ] {
        out.push_str(&section(screen, heading));
        let suits = side
            .iter()
            .map(|row| (names.of(row.suit.code(), lang), sentences.row(&row.effects)));
        out.push_str(&rows(screen, suits));
    }
    out.push_str(&section(screen, "program-upgrades"));
    out.push_str(&upgrade(
        screen,
        names,
        "program-win",
        &program.upgrades.win,
    ));
    out.push_str(&upgrade(
        screen,
        names,
        "program-loss",
        &program.upgrades.loss,
    ));
    out
}

fn section(screen: &Screen<'_>, heading: &str) -> String {
    format!("\n{}\n", screen.paint().label(&screen.texts().get(heading)))
}

fn rows(screen: &Screen<'_>, rows: impl Iterator<Item = (String, String)>) -> String {
    /// Columns for the names of rows.
    const NAMES: usize = 24;
    let lines = rows.map(|(name, text)| prose::labelled(screen, &name, NAMES, &text) + "\n");
    lines.collect()
}

fn upgrade(screen: &Screen<'_>, names: &Names, result: &str, upgrade: &Upgrade) -> String {
    let texts = screen.texts();
    let lang = texts.lang();
    let wanted: Vec<String> = upgrade
        .reinforce
        .iter()
        .map(|slug| names.of(slug, lang))
        .collect();
    let mut lines = vec![texts.with("program-option-a", &[("names", wanted.join(" / ").into())])];
    lines.extend(upgrade.bonuses.iter().map(|bonus| {
        let (message, what) = match bonus {
            Bonus::Boost { when, what } => (
                match when {
                    Moment::Unnamed => "program-boost-unnamed",
                    Moment::BeforeHand => "program-boost-before-hand",
                    Moment::AfterHand => "program-boost-after-hand",
                },
                what,
            ),
            Bonus::ReinforceCard { what } => ("program-reinforce-card", what),
        };
        let what = prose::spelled(screen, what.get(lang));
        texts.with(message, &[("what", what.into())])
    }));
    let name = texts.get(result);
    rows(screen, lines.into_iter().map(|line| (name.clone(), line)))
}
