//! What the computer chose among cards or Locations, and why.

use serde_json::json;

use super::entry::Rows;
use super::program::{Names, Sentences};
use super::{Screen, grid};
use crate::model::{Card, Preference};

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
