//! What happened in a Bot turn or an event, step by step, as the player carries it out at the table.

use serde::Serialize;

use super::effects::Names;
use super::steps::Telling;
use crate::locale::{Texts, msg};
use crate::model::Localized;
use crate::page::{self, Block, Page, Tone};
use crate::solo::state::setup::{DeckMode, Rulebook};
use crate::solo::state::step::groups::{CleanUpStep, DeckStep, MovementStep, PileStep, TurnStep};
use crate::solo::state::step::{Step, StepKind};
use crate::view::kit::terms::{Term, terms};

/// The part of a Bot turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::view) enum Phase {
    Control,
    Action,
    CleanUp,
}

impl Phase {
    /// The phase a step begins, if it shows.
    pub fn begun_by(step: &Step) -> Option<Phase> {
        if step.depth > 0 {
            return None;
        }
        match &step.kind {
            StepKind::Turn(TurnStep::NothingSecured | TurnStep::TakesControl { .. }) => {
                Some(Phase::Control)
            }
            StepKind::Deck(DeckStep::Draws { .. }) => Some(Phase::Action),
            StepKind::CleanUp(CleanUpStep::Executes { .. } | CleanUpStep::ClearsStaging { .. }) => {
                Some(Phase::CleanUp)
            }
            StepKind::Turn(_)
            | StepKind::Deck(_)
            | StepKind::CleanUp(_)
            | StepKind::Resolution(_)
            | StepKind::Growth(_)
            | StepKind::Acquisition(_)
            | StepKind::Pile(_)
            | StepKind::Movement(_)
            | StepKind::Player(_) => None,
        }
    }
}

terms! {
    Phase {
        Control => step_phase_control,
        Action => step_phase_action,
        CleanUp => step_phase_clean_up,
    }
}

/// A word to the player; a text of several lines stays as it is.
pub fn notice(words: String) -> Page {
    let mut page = Page::new();
    if words.contains('\n') {
        page.push(Block::Verbatim(words));
    } else {
        page.say(words);
    }
    page
}

/// The steps in order, below the phases of the turn.
pub fn story(texts: &Texts, names: &Names, book: &Rulebook, steps: &[Step]) -> Page {
    let telling = Telling::new(texts, names, book);
    let steps = gathered(steps);
    let mut phase = None;
    let mut page = Page::new();
    for (at, step) in steps.iter().enumerate() {
        if says_nothing(&step.kind, book) {
            continue;
        }
        let begun = Phase::begun_by(step);
        if let Some(begun) = begun.filter(|begun| Some(*begun) != phase) {
            phase = Some(begun);
            page.push(Block::Gap);
            page.heading(begun.term(texts));
        }
        page.push(Block::Step(told(&telling, &steps, at)));
    }
    page
}

/// A step with its page in print.
fn told(telling: &Telling<'_>, steps: &[Step], at: usize) -> page::Step {
    let step = &steps[at];
    let text = telling.step(steps, at);
    // A card stands where its row is told from, what it does one deeper.
    let depth = step.depth.saturating_sub(u8::from(text.tone == Tone::Card));
    page::Step {
        depth: depth.into(),
        tone: text.tone,
        words: text.text.into(),
        place: msg::step_page(telling.texts, step.kind.page()).into(),
    }
}

/// With the deck in the program nobody turns up a card or picks one up: what is done with it shows in what
/// follows.
fn says_nothing(what: &StepKind, book: &Rulebook) -> bool {
    let is_move = matches!(
        what,
        StepKind::Pile(PileStep::Fetches { .. } | PileStep::TurnsUp { .. })
    );
    is_move && book.setup.deck == DeckMode::Virtual
}

/// Away Teams sent one after the other the same way, as one step.
fn gathered(steps: &[Step]) -> Vec<Step> {
    let mut out: Vec<Step> = Vec::with_capacity(steps.len());
    for step in steps {
        let last = out.last_mut().filter(|last| last.depth == step.depth);
        let is_added = last.is_some_and(|last| add_teams(&mut last.kind, &step.kind));
        if !is_added {
            out.push(step.clone());
        }
    }
    out
}

fn add_teams(before: &mut StepKind, more: &StepKind) -> bool {
    let (
        StepKind::Movement(MovementStep::Sends { teams, to, from }),
        StepKind::Movement(MovementStep::Sends {
            teams: others,
            to: other_to,
            from: other_from,
        }),
    ) = (before, more)
    else {
        return false;
    };
    let is_same_way = to == other_to && from == other_from;
    if is_same_way {
        *teams = teams.saturating_add(*others);
    }
    is_same_way
}

/// A step with its facts and its sentence in both languages.
#[derive(Debug, Serialize)]
pub struct StepTold {
    #[serde(flatten)]
    step: Step,
    page: &'static str,
    text: Localized<String>,
}

/// Steps as a program reads them.
pub fn steps_told(
    texts: &[Texts; 2],
    names: &Names,
    book: &Rulebook,
    steps: &[Step],
) -> Vec<StepTold> {
    let [de, en] = texts
        .each_ref()
        .map(|texts| Telling::new(texts, names, book));
    let text = |telling: &Telling<'_>, at| page::plain(&telling.step(steps, at).text);
    let told = steps.iter().enumerate().map(|(at, step)| StepTold {
        step: step.clone(),
        page: step.kind.page(),
        text: Localized {
            de: text(&de, at),
            en: text(&en, at),
        },
    });
    told.collect()
}

#[cfg(test)]
mod tests;
